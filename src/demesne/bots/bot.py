"""What a bot is, and how a table of them finishes a match."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.state import State
from demesne.core.step import Decision


class Bot:
    """Answers for one seat of one game.

    `state` is the match's own: a bot may look at what its seat could know, and must
    not touch it. To try something out, take `game.determinise(state, seat, rng)`.
    """

    def __init__(self, game: Game, seat: int, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, state: State, decision: Decision[Any]) -> int:
        """One of `decision.options(state)`."""
        raise NotImplementedError(f"{type(self).__name__}.choose")


def finish(match: Match, bots: Sequence[Bot]) -> None:
    """Play the match to its end, a bot in every seat."""
    if [bot.seat for bot in bots] != list(range(match.seats)):
        raise SetupError(f"A table of {match.seats} needs a bot for each seat, in seat order.")
    while match.decision is not None:
        match.choose(bots[match.decision.seat].choose(match.state, match.decision))
