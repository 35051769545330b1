"""Why one turn is better than another: the parts of the evaluation in which they differ."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from demesne.analysis.weigh import Tried, mean
from demesne.core.game import Game

# Smaller differences are not told, nor more of them than this.
LEAST: Final = 0.3
MOST: Final = 4
# Beside a game's own terms: what the best of the rivals has less.
RIVALS: Final = "rivals"

# A term's name and how many points it speaks for the turn (below 0: against it).
Reason = tuple[str, float]


def reasons(
    game: Game, better: Tried, others: Sequence[Tried], start: int = 0, least: float = LEAST
) -> list[Reason]:
    """What speaks for a turn and against it beside the others, gains first.

    The terms are compared where the samples from number `start` on ended: a wagon that is sold
    two turns later speaks for itself as points. All parts together are the difference in points.
    What is smaller than its own standard error may be luck, and is left out.
    """
    names = (*game.TERMS, RIVALS)
    columns = [_parts(better, others, sample) for sample in range(start, len(better.own))]
    told = []
    for name, values in zip(names, zip(*columns, strict=True), strict=True):
        by = mean(list(values))
        if abs(by) >= max(least, _error(values)):
            told.append((name, round(by, 1)))
    told.sort(key=_weight, reverse=True)
    return sorted(told[:MOST], key=_gain, reverse=True)


def _parts(better: Tried, others: Sequence[Tried], sample: int) -> list[float]:
    """By how much the turn is better in one sample, term by term, and by the rivals' loss."""
    mine = better.terms[sample]
    theirs = [mean(list(own)) for own in zip(*(each.terms[sample] for each in others), strict=True)]
    own = [one - other for one, other in zip(mine, theirs, strict=True)]
    ahead = better.leads[sample] - mean([each.leads[sample] for each in others])
    return [*own, ahead - sum(own)]


def _error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = mean(list(values))
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return math.sqrt(spread / len(values))


def points(better: Tried, worse: Tried, start: int = 0) -> float:
    """How many points the better turn is worth more, by the samples."""
    return better.lead(start) - worse.lead(start)


def _weight(reason: Reason) -> float:
    return abs(reason[1])


def _gain(reason: Reason) -> float:
    return reason[1]
