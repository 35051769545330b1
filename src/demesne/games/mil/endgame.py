"""Final scoring (rulebook p. 10).

On top of the track: most fabric and metal, most Influence, most privileges, each
shared by all who are equal (R-43); pairs of gold; and points lost for every damsel
still at home, more of them for whoever has most. Ties go to castles, lands, vassals.
"""

from __future__ import annotations

from demesne.core.game import Standing, ranked
from demesne.games.mil.pieces import FABRIC, GOLD, INFLUENCE, KNIGHTS, METAL
from demesne.games.mil.state import MilState


def scores(state: MilState, seat: int) -> dict[str, int]:
    """Every line of the score sheet, as it would count now."""
    box = state.box
    seats = range(state.seats)
    goods = [state.owns(s, FABRIC) + state.owns(s, METAL) for s in seats]
    influence = [state.owns(s, INFLUENCE) for s in seats]
    damsels = state.damsels[seat]
    most_damsels = damsels == max(state.damsels)
    return {
        "track": state.points[seat],
        "goods": box.final_goods if is_most(goods, seat) else 0,
        "influence": box.final_influence if is_most(influence, seat) else 0,
        "privileges": box.final_privileges if is_most(state.privileges, seat) else 0,
        "gold": state.owns(seat, GOLD) // 2 * box.gold_pair,
        "damsels": -damsels * (box.damsel_most_points if most_damsels else box.damsel_points),
    }


def is_most(counts: list[int], seat: int) -> bool:
    """Nobody has more, and it is something."""
    return counts[seat] > 0 and counts[seat] == max(counts)


def standings(state: MilState) -> list[Standing]:
    seats = range(state.seats)
    return ranked(
        [scores(state, seat) for seat in seats],
        [tie_breaks(state, seat) for seat in seats],
    )


def tie_breaks(state: MilState, seat: int) -> tuple[int, ...]:
    """Castles, lands and vassals."""
    own = range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS)
    return (
        sum(state.castle[knight] for knight in own),
        sum(state.lands_of(knight) for knight in own),
        state.suzerain.count(seat),
    )
