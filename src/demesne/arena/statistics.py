"""What finished games say: wins, seats, points and where they came from, lengths, time.

A victory shared by k seats counts 1/k for each. Intervals of shares are Wilson's, 95 %.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean, quantiles, stdev
from typing import Any, Final, NamedTuple

from demesne.arena.results import Result

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations
# A schedule ends with whole rings: so much more often may some have met than others.
UNEVEN: Final = 1.2


class Share(NamedTuple):
    """How often, of how many, and where the true share lies 19 times in 20."""

    share: float
    low: float
    high: float
    games: int


class Mean(NamedTuple):
    mean: float
    low: float
    high: float
    deviation: float


def finished(results: Iterable[Result], seats: int | None = None) -> list[Result]:
    """Games that came to their end, of all tables or of those with so many seats."""
    return [
        result
        for result in results
        if "error" not in result and (seats is None or len(result["seats"]) == seats)
    ]


def errors(results: Iterable[Result]) -> list[Result]:
    return [result for result in results if "error" in result]


def tables(results: Iterable[Result]) -> list[int]:
    """The numbers of seats that were played."""
    return sorted({len(result["seats"]) for result in results})


def victories(result: Result) -> list[float]:
    """Each seat's share of the victory."""
    winners = result["places"].count(1)
    return [1 / winners if place == 1 else 0.0 for place in result["places"]]


def wilson(wins: float, games: int, z: float = Z) -> Share:
    """Wilson's interval for a share of `wins` in `games`; shared victories are fractions."""
    if not games:
        return Share(0.0, 0.0, 1.0, 0)
    share = wins / games
    spread = z * z / games
    middle = share + spread / 2
    width = z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    low = (middle - width) / (1 + spread)
    high = (middle + width) / (1 + spread)
    return Share(share, max(0.0, low), min(1.0, high), games)


def mean(values: Sequence[float]) -> Mean:
    middle = fmean(values)
    deviation = stdev(values) if len(values) > 1 else 0.0
    width = Z * deviation / math.sqrt(len(values))
    return Mean(middle, middle - width, middle + width, deviation)


def names(results: Iterable[Result]) -> list[str]:
    return sorted({name for result in results for name in result["seats"]})


def wins_of(results: Iterable[Result], bot: str) -> Share:
    """Per seat that the bot had: with equal players, 1 in as many as there are seats."""
    shares = [
        share
        for result in results
        for name, share in zip(result["seats"], victories(result), strict=True)
        if name == bot
    ]
    return wilson(sum(shares), len(shares))


def is_even(results: Iterable[Result]) -> bool:
    """Has everybody met everybody else about equally often?"""
    met: Counter[tuple[str, ...]] = Counter()
    for result in results:
        met.update(combinations(sorted({*result["seats"]}), 2))
    everybody = {name for pair in met for name in pair}
    if len(met) < len(everybody) * (len(everybody) - 1) / 2:
        return False
    return not met or max(met.values()) <= UNEVEN * min(met.values())


def pairs(results: Iterable[Result], strength: Mapping[str, float]) -> dict[tuple[str, str], Share]:
    """How often a bot won alone at a table of a weaker one, the strongest first."""
    shares: dict[tuple[str, str], list[float]] = {}
    for result in results:
        seats = result["seats"]
        for seat, (name, share) in enumerate(zip(seats, victories(result), strict=True)):
            others = {*seats[:seat], *seats[seat + 1 :]}
            if len(others) == 1 and (other := others.pop()) != name:
                shares.setdefault((name, other), []).append(share)
    counted = {
        pair: wilson(sum(own), len(own))
        for pair, own in shares.items()
        if strength[pair[0]] > strength[pair[1]]
    }
    return dict(
        sorted(counted.items(), key=lambda item: (-strength[item[0][0]], -strength[item[0][1]]))
    )


def wins_by_seat(results: Sequence[Result]) -> list[Share]:
    """Who sits where matters not here: each bot sits in each seat equally often."""
    if not results:
        return []
    columns = zip(*(victories(result) for result in results), strict=True)
    return [wilson(sum(column), len(results)) for column in columns]


def scores_of(results: Iterable[Result], bot: str | None = None) -> list[int]:
    return [
        score
        for result in results
        for name, score in zip(result["seats"], result["scores"], strict=True)
        if bot is None or name == bot
    ]


def scores_by_seat(results: Sequence[Result]) -> list[Mean]:
    columns = zip(*(result["scores"] for result in results), strict=True)
    return [mean(column) for column in columns]


def sources(results: Sequence[Result], winners: bool | None = None) -> dict[str, list[int]]:
    """Points by where they came from, of all seats, of winners, or of the others: as the games
    tell it, or by line of the score sheet where some of them do not."""
    told = "sources" if all("sources" in result for result in results) else "parts"
    named = dict.fromkeys(source for one in results for own in one[told] for source in own)
    found: dict[str, list[int]] = {source: [] for source in named}
    for result in results:
        for own, place in zip(result[told], result["places"], strict=True):
            if winners is None or winners == (place == 1):
                for source, points in found.items():
                    points.append(own.get(source, 0))
    return found


def seconds_of(results: Iterable[Result], bot: str) -> tuple[float, float]:
    """Processor seconds of a choice, in the mean and at most."""
    spent, choices, slowest = 0.0, 0, 0.0
    for result in results:
        for seat, name in enumerate(result["seats"]):
            if name == bot:
                spent += result["seconds"][seat]
                choices += result["choices"][seat]
                slowest = max(slowest, result["slowest"][seat])
    return spent / max(choices, 1), slowest


def bin_width(groups: Sequence[Sequence[int]]) -> int:
    """How wide the columns of a picture of these values are, whole numbers all of them: the
    more values there are, the narrower (Freedman and Diaconis)."""
    found = [_bin_width(values) for values in groups if len(values) > 1]
    return max(1, round(fmean(found))) if found else 1


def _bin_width(values: Sequence[int]) -> float:
    low, _, high = quantiles(values, n=4, method="inclusive")
    # Half of the values may be one and the same.
    spread = (high - low) or stdev(values)
    return 2 * spread / math.cbrt(len(values))


def histogram(values: Sequence[int], width: int) -> dict[int, int]:
    """How many values lie from each multiple of `width` on."""
    counted = Counter(value // width * width for value in values)
    return {start: counted[start] for start in range(min(counted), max(counted) + width, width)}


def margin(results: Sequence[Result]) -> Mean:
    """How many points the first is ahead of the second."""
    found: list[Any] = []
    for result in results:
        first, second, *_ = sorted(result["scores"], reverse=True)
        found.append(first - second)
    return mean(found)
