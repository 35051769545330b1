"""How strong: openskill's Plackett-Luce, which rates tables of any size by places.

A rating after a tournament depends a little on the order of its games, and how sure it is
cannot be read off one run. So the deals are drawn anew many times, with replacement and in
another order each time (a bootstrap); the rating is the mean of those runs, and 95 of 100 of
them lie within the interval. Games of one deal stay together: they are not independent.
Whoever was behind everybody in every game may be any amount weaker than that: such a rating
is a bound and has no interval.

Points are scaled so that whoever has 200 more finishes ahead of the other in 76 of 100 games,
at a table of two and at any other. One bot stands fixed at 1500: only differences can be
measured.
"""

from __future__ import annotations

import importlib.util
import math
import random
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from demesne.arena.errors import ArenaError
from demesne.arena.results import Result

MIDDLE: Final = 1500.0
# Of two at a table of n, Plackett-Luce puts one ahead by a logistic in d / (beta √n): 76 % at
# d = 200, where beta √n is this.
UNIT: Final = 173.7
# As wide as openskill's own at a table of two: twice beta.
SIGMA: Final = 245.6
# Who stands at 1500 if they play; the first of these.
ANCHORS: Final = ("fair", "bernard", "greedy")
# Games rated in all resamples together: some ten seconds.
WORK: Final = 200_000
FEWEST, MOST = 40, 200


class Rating(NamedTuple):
    bot: str
    points: float
    low: float
    high: float
    is_anchor: bool = False
    # `most` or `least` where the bot always lost or always won: then points are that bound.
    bound: str = ""


def rate(
    results: Sequence[Result],
    times: int | None = None,
    tick: Callable[[float], None] = lambda _: None,
) -> list[Rating]:
    """The bots of finished games, strongest first, from `times` resamples of the deals.

    `tick` hears how far it is, from 0 to 1.
    """
    if importlib.util.find_spec("openskill") is None:
        raise ArenaError("arena-no-stats")
    names = sorted({name for result in results for name in result["seats"]})
    anchor = next((name for name in ANCHORS if name in names), None)
    if not results or len(names) < 2:
        return [Rating(name, MIDDLE, MIDDLE, MIDDLE, is_anchor=True) for name in names]
    deals: dict[str, list[Result]] = {}
    for result in results:
        deals.setdefault(result["deal"], []).append(result)
    blocks = [deals[deal] for deal in sorted(deals)]
    rng = random.Random("ratings")
    runs: dict[str, list[float]] = {name: [] for name in names}
    times = times or resamples(len(results))
    for run in range(times):
        drawn = [result for block in rng.choices(blocks, k=len(blocks)) for result in block]
        rng.shuffle(drawn)
        points = _one_run(drawn, names)
        shift = MIDDLE - (points[anchor] if anchor else fmean(points.values()))
        for name, own in points.items():
            runs[name].append(own + shift)
        tick((run + 1) / times)
    rated = [
        Rating(
            *(name, fmean(own), _quantile(own, 0.025), _quantile(own, 0.975)),
            is_anchor=name == anchor,
            bound="" if name == anchor else _bound(results, name),
        )
        for name, own in runs.items()
    ]
    return sorted(rated, key=lambda rating: -rating.points)


def _bound(results: Iterable[Result], bot: str) -> str:
    """Did it finish behind every other bot, or ahead of them, each time it met one?"""
    ahead = behind = False
    for result in results:
        own = [place for name, place in _placed(result) if name == bot]
        others = [place for name, place in _placed(result) if name != bot]
        for place in others if own else ():
            ahead = ahead or min(own) <= place
            behind = behind or max(own) >= place
    return "" if ahead == behind else "least" if ahead else "most"


def _placed(result: Result) -> Iterable[tuple[str, int]]:
    return zip(result["seats"], result["places"], strict=True)


def resamples(games: int) -> int:
    return max(FEWEST, min(MOST, WORK // max(games, 1)))


def _one_run(results: Sequence[Result], names: Sequence[str]) -> dict[str, float]:
    from openskill.models import PlackettLuce

    # All games here are of one number of seats. tau 0: a bot does not learn between two games.
    beta = UNIT / math.sqrt(len(results[0]["seats"]))
    model = PlackettLuce(mu=MIDDLE, sigma=SIGMA, beta=beta, tau=0.0)
    known: dict[str, Any] = {name: model.rating() for name in names}
    for result in results:
        seats, places = result["seats"], result["places"]
        if len(set(seats)) == 1:
            continue
        teams = [[known[name]] for name in seats]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        # A bot in several seats is rated in each, and keeps the mean.
        for name in set(seats):
            own = [team[0] for team, seated in zip(rated, seats, strict=True) if seated == name]
            known[name] = model.rating(
                mu=fmean(rating.mu for rating in own), sigma=fmean(rating.sigma for rating in own)
            )
    return {name: rating.mu for name, rating in known.items()}


def _quantile(values: Sequence[float], share: float) -> float:
    """Between the two nearest, in proportion."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
