"""Who plays whom from which seat.

A deal is one seed, played once from every seat: the bots move on by one seat and the seed
stays. So each bot sits in each seat equally often, and luck of the deal cancels out.

Line-ups are the ways to choose a table from the bots; where a table has more seats than there
are bots, every bot sits in it at least once. They come in rings: move everybody in a line-up
on to the next bot of the list, and the next, until the first returns. In a ring each bot plays
equally often, so a tournament is a whole number of rings, however large the list.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import NamedTuple

Lineup = tuple[int, ...]


class Fixture(NamedTuple):
    """One game to play. A number means the same game whether few or many are played."""

    number: int
    # The bots by seat.
    bots: tuple[str, ...]
    # Equal for games of one deal.
    deal: str

    @property
    def seats(self) -> int:
        return len(self.bots)

    def deal_seed(self) -> int:
        return random.Random(self.deal).getrandbits(62)

    def seat_seed(self, seat: int) -> str:
        """Random numbers of a bot's own: never those of another game or seat."""
        return f"{self.deal}/{self.number}/{seat}"


def schedule(
    bots: Sequence[str], seats: int, games: int, seed: int, against: str | None = None
) -> list[Fixture]:
    """At least `games` games, as many more as fill the last ring."""
    names = list(bots)
    if against is None:
        units = rings(len(names), seats)
    else:
        # One of the bots at a table of the other.
        names.append(against)
        units = [[(bot, *[len(bots)] * (seats - 1)) for bot in range(len(bots))]]
    fixtures: list[Fixture] = []
    deals = 0
    turn = 0
    while len(fixtures) < games:
        for lineup in units[turn % len(units)]:
            order = circle(lineup, turn // len(units))
            deal = f"{seed}/{seats}/{deals}"
            deals += 1
            # One bot in every seat: another turn of the deal would be the same game again.
            for shift in range(seats if len(set(lineup)) > 1 else 1):
                seated = order[shift:] + order[:shift]
                fixtures.append(Fixture(len(fixtures), tuple(names[bot] for bot in seated), deal))
        turn += 1
    return fixtures


def rings(pool: int, seats: int) -> list[list[Lineup]]:
    """All line-ups, those together that become each other as everybody moves on by one bot."""
    if pool >= seats:
        all_lineups = list(combinations(range(pool), seats))
    else:
        mixes = combinations_with_replacement(range(pool), seats)
        all_lineups = [mix for mix in mixes if len(set(mix)) == pool]
    found: list[list[Lineup]] = []
    seen: set[Lineup] = set()
    for lineup in all_lineups:
        ring: list[Lineup] = []
        while lineup not in seen:
            seen.add(lineup)
            ring.append(lineup)
            lineup = tuple(sorted((bot + 1) % pool for bot in lineup))
        if ring:
            found.append(ring)
    return found


def circle(lineup: Lineup, number: int) -> Lineup:
    """An order around the table; over time, every order: it matters who sits after whom."""
    first, *others = lineup
    orders = sorted(set(permutations(others)))
    return (first, *orders[number % len(orders)])
