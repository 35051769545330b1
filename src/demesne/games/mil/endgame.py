"""Final scoring (rulebook p. 10).

On top of the track: most fabric and metal, most Influence, most privileges, each
shared by all who are equal (R-43); pairs of gold; and points lost for every damsel
still at home, more of them for whoever has most. Ties go to castles, lands, vassals.
"""

from __future__ import annotations

from typing import Final

from demesne.core.game import Standing, ranked
from demesne.games.mil.pieces import FABRIC, GOLD, INFLUENCE, KNIGHTS, METAL
from demesne.games.mil.state import MilState

PARTS: Final = ("track", "goods", "influence", "privileges", "gold", "damsels")


def score_sheet(state: MilState) -> list[list[int]]:
    """Every line of the sheet by seat, in the order of `PARTS`, as it would count now."""
    box = state.box
    seats = range(state.seats)
    goods = [state.owns(seat, FABRIC) + state.owns(seat, METAL) for seat in seats]
    influence = [state.owns(seat, INFLUENCE) for seat in seats]
    most_damsels = most(state.damsels)
    return [
        state.points.copy(),
        [box.final_goods * wins for wins in most(goods)],
        [box.final_influence * wins for wins in most(influence)],
        [box.final_privileges * wins for wins in most(state.privileges)],
        [state.owns(seat, GOLD) // 2 * box.gold_pair for seat in seats],
        [
            -state.damsels[seat]
            * (box.damsel_most_points if most_damsels[seat] else box.damsel_points)
            for seat in seats
        ],
    ]


def scores(state: MilState) -> list[int]:
    """The totals of the sheet."""
    totals = [0] * state.seats
    for line in score_sheet(state):
        for seat in range(state.seats):
            totals[seat] += line[seat]
    return totals


def score_parts(state: MilState) -> list[dict[str, int]]:
    """The sheet of each seat, line by line."""
    lines = score_sheet(state)
    return [
        {PARTS[part]: lines[part][seat] for part in range(len(PARTS))}
        for seat in range(state.seats)
    ]


def most(counts: list[int]) -> list[int]:
    """1 for everybody who has most, and something at all."""
    best = max(counts)
    return [1 if count == best and count else 0 for count in counts]


def standings(state: MilState) -> list[Standing]:
    return ranked(score_parts(state), [tie_breaks(state, seat) for seat in range(state.seats)])


def tie_breaks(state: MilState, seat: int) -> dict[str, int]:
    own = range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS)
    return {
        "castles": sum(state.castle[knight] for knight in own),
        "lands": sum(state.lands_of(knight) for knight in own),
        "vassals": state.suzerain.count(seat),
    }
