"""Final scoring (rulebook p. 12).

On top of the prestige track: cities visited, members in the council and the
church, members in the chronicle, customers served and coins. Ties go to more
customers served, then to more living members (R-25), then it is shared (R-40).
"""

from __future__ import annotations

from demesne.core.game import Standing, ranked
from demesne.games.village.pieces import CHAMBER, CHRONICLE, CUSTOMERS, GRAVE, WINDOW
from demesne.games.village.state import VillageState, heads

PARTS = ("track", "travel", "council", "church", "chronicle", "customers", "coins")


def parts(state: VillageState, seat: int) -> list[int]:
    """Every line of the score sheet, as it would count now."""
    box = state.box
    remembered = heads(state.crowd(seat, CHRONICLE, GRAVE))
    return [
        state.prestige[seat],
        box.city_points[state.cities[seat].bit_count()],
        _members(state, seat, CHAMBER, box.council_points),
        _members(state, seat, WINDOW, box.church_points),
        box.chronicle_points[min(remembered, len(box.chronicle_points) - 1)],
        customer_points(state, seat),
        state.coins[seat],
    ]


def _members(state: VillageState, seat: int, first: int, points: tuple[int, ...]) -> int:
    """The points of members on the levels of the council or at the windows of the church."""
    total = 0
    for place in range(len(points)):
        total += points[place] * heads(state.at(seat, first + place))
    return total


def customer_points(state: VillageState, seat: int) -> int:
    served = state.customers[seat]
    total = 0
    for tile in range(CUSTOMERS):
        if served >> tile & 1:
            total += state.box.points[tile]
    return total


def score(state: VillageState, seat: int) -> int:
    return sum(parts(state, seat))


def score_sheet(state: VillageState, seat: int) -> dict[str, int]:
    """The parts by their names."""
    return dict(zip(PARTS, parts(state, seat), strict=True))


def standings(state: VillageState) -> list[Standing]:
    seats = range(state.seats)
    return ranked(
        [score_sheet(state, seat) for seat in seats],
        [
            {"customers": state.customers[seat].bit_count(), "living": state.living(seat)}
            for seat in seats
        ],
    )
