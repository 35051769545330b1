"""How the reconstructed pieces of a box play: how often they are chosen, and who wins then."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from demesne.arena import statistics
from demesne.arena.statistics import Share, victories

# Chosen by fewer seats than this share, a piece hardly plays.
SELDOM = 0.01
# Wins in 100 more or fewer than the fair share.
FAR = 0.05
# Dozens of choices are looked at, and of 20 intervals of 95 % one misses. So what is marked is
# off with all of an interval of 99.9 %.
SURE = 3.29


class Use(NamedTuple):
    """One kind of choice: the share of seats that made it, and how often those seats won."""

    table: str
    choice: str
    seats: float
    wins: Share
    fair: float
    # Where the share of wins lies 999 times in 1000.
    least: float
    most: float

    def verdict(self) -> str:
        """`seldom`, `strong`, `weak`, or nothing to say."""
        if self.seats < SELDOM:
            return "seldom"
        if self.least > self.fair and self.wins.share > self.fair + FAR:
            return "strong"
        if self.most < self.fair and self.wins.share < self.fair - FAR:
            return "weak"
        return ""


@cache
def watched(game: str) -> dict[str, dict[str, Any]]:
    """The choices to watch, by table of the box; none for a game from elsewhere."""
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = tomllib.loads(text).get(game, {})
    return found


def count(game: str, seats: int, records: Sequence[Any]) -> list[dict[str, int]]:
    """How often each seat made each watched choice, by `table:choice`."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for record in records:
        if record.seat < 0 or record.auto:
            continue
        for table, watch in watched(game).items():
            if record.kind == watch["asks"] and record.ref.startswith(watch["begins"]):
                choice = "/".join(record.ref.split("/")[: watch["parts"]])
                found[record.seat][f"{table}:{choice}"] += 1
    return [dict(sorted(own.items())) for own in found]


def uses(results: Sequence[dict[str, Any]]) -> list[Use]:
    """Of games with one number of seats; choices of one table together, most chosen first."""
    counted: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for result in results:
        for own, share in zip(result["uses"], victories(result), strict=True):
            for choice in own:
                counted[choice] += 1
                won[choice] += share  # type: ignore[assignment]
    seats = len(results[0]["seats"])
    tables = list(watched(results[0]["game"]))
    found = []
    for name, times in counted.items():
        table, _, choice = name.partition(":")
        wins = statistics.wilson(won[name], times)
        sure = statistics.wilson(won[name], times, SURE)
        share = times / (seats * len(results))
        found.append(Use(table, choice, share, wins, 1 / seats, sure.low, sure.high))
    return sorted(found, key=lambda use: (tables.index(use.table), -use.seats, use.choice))
