"""What a bot is, how it is asked, and how a table of them finishes a match."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.native import mypyc_attr
from demesne.core.state import State
from demesne.core.step import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for one seat of one game.

    `state` is the bot's own, to try things out on: what its seat cannot know has been drawn
    anew in it. For another draw, `game.determinise(state, seat, rng)`.
    """

    def __init__(self, game: Game, seat: int, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, state: State, decision: Decision[Any]) -> int:
        """One of `decision.options(state)`."""
        raise NotImplementedError(f"{type(self).__name__}.choose")


def worth_of(game: Game, state: State, seat: int, weights: list[float] | None) -> float:
    """The evaluation, to a taste where there is one; how a game ends is no matter of taste."""
    if weights is None or not state.agenda:
        return game.evaluate(state, seat)
    worth = 0.0
    for term, weight in zip(game.terms(state, seat), weights, strict=True):
        worth += term * weight
    return worth


def knowledge(game: Game, state: State, seat: int, rng: random.Random) -> State:
    """A position of the bot's own with the question to `seat` on top, as far as `seat` knows."""
    own = game.determinise(state, seat, rng)
    own.sink = None
    own.turn_to(seat)
    return own


def ask(bot: Bot, match: Match, seat: int) -> int:
    """The bot's answer to the question that `match` puts to `seat`."""
    own = knowledge(match.game, match.state, seat, bot.rng)
    decision = own.advance()
    if decision is None or decision.seat != seat:
        raise SetupError(f"Nothing is asked of seat {seat}.")
    return bot.choose(own, decision)


def finish(match: Match, bots: Sequence[Bot]) -> None:
    """Play the match to its end, a bot in every seat."""
    if [bot.seat for bot in bots] != list(range(match.seats)):
        raise SetupError(f"A table of {match.seats} needs a bot for each seat, in seat order.")
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(ask(bots[seat], match, seat), seat)
