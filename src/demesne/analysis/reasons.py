"""Why one turn is better than another: the parts of the evaluation in which they differ."""

from __future__ import annotations

from typing import Final

from demesne.analysis.weigh import Tried
from demesne.core.game import Game

# Smaller differences are not told, nor more of them than this.
LEAST: Final = 0.3
MOST: Final = 4
# Beside a game's own terms: what the best of the rivals loses by it, and what shows only later.
RIVALS: Final = "rivals"
LATER: Final = "later"

# A term's name and how many points it speaks for the turn (below 0: against it).
Reason = tuple[str, float]


def reasons(game: Game, better: Tried, worse: Tried, seat: int, start: int = 0) -> list[Reason]:
    """What speaks for the better turn and against it, what weighs most first, gains first.

    The terms are compared right after each turn. What the samples from number `start` on found
    beyond that is `later`, so that all parts together are the difference in points.
    """
    parts: list[Reason] = []
    own = 0.0
    for name, mine, theirs in zip(
        game.TERMS, game.terms(better.after, seat), game.terms(worse.after, seat), strict=True
    ):
        parts.append((name, mine - theirs))
        own += mine - theirs
    rivals = _best_other(game, worse, seat) - _best_other(game, better, seat)
    parts.append((RIVALS, rivals))
    parts.append((LATER, points(better, worse, start) - own - rivals))
    told = [(name, round(by, 1)) for name, by in parts if abs(by) >= LEAST]
    told.sort(key=_weight, reverse=True)
    return sorted(told[:MOST], key=_gain, reverse=True)


def points(better: Tried, worse: Tried, start: int = 0) -> float:
    """How many points the better turn is worth more, by the samples."""
    return better.lead(start) - worse.lead(start)


def _best_other(game: Game, tried: Tried, seat: int) -> float:
    state = tried.after
    return max(game.evaluate(state, each) for each in range(state.seats) if each != seat)


def _weight(reason: Reason) -> float:
    return abs(reason[1])


def _gain(reason: Reason) -> float:
    return reason[1]
