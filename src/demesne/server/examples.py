"""A position of each game for the pictures in its rules, played by the real rules."""

from __future__ import annotations

import random
from typing import Final

from demesne import bots
from demesne.bots import beasts
from demesne.core.game import Game
from demesne.core.match import Match

SEATS: Final = 3
SEED: Final = 7
# So many choices: pieces stand everywhere, and no game is over yet.
PLIES: Final = 90


def example_of(game: Game) -> Match:
    """The same position every time, for the same rules."""
    seats = max(game.MIN_SEATS, min(SEATS, game.MAX_SEATS))
    match = Match(game, seed=SEED, players=list(beasts.FIERCE[:seats]))
    players = [bots.make("random", game, seat, random.Random(SEED + seat)) for seat in range(seats)]
    while not match.over and match.ply < PLIES:
        seat = next(iter(match.open_decisions()))
        match.choose(bots.ask(players[seat], match, seat), seat)
    return match
