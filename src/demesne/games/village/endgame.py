"""Final scoring (rulebook p. 12).

On top of the prestige track: cities visited, members in the council and the
church, members in the chronicle, customers served and coins. Ties go to more
customers served, then to more living members (R-25), then it is shared (R-40).
"""

from __future__ import annotations

from demesne.core.game import Standing, ranked
from demesne.games.village.pieces import CHAMBER, CHRONICLE, GRAVE, LEVELS, WINDOW, WINDOWS
from demesne.games.village.state import VillageState, heads


def scores(state: VillageState, seat: int) -> dict[str, int]:
    """Every line of the score sheet, as it would count now."""
    box = state.box
    council = sum(
        box.council_points[level] * heads(state.at(seat, CHAMBER + level))
        for level in range(LEVELS)
    )
    church = sum(
        box.church_points[window] * heads(state.at(seat, WINDOW + window))
        for window in range(WINDOWS)
    )
    remembered = sum(heads(state.at(seat, place)) for place in range(CHRONICLE, GRAVE))
    customers = sum(
        points for tile, points in enumerate(box.points) if state.served[seat] >> tile & 1
    )
    return {
        "track": state.prestige[seat],
        "travel": box.city_points[state.visited[seat].bit_count()],
        "council": council,
        "church": church,
        "chronicle": box.chronicle_points[min(remembered, len(box.chronicle_points) - 1)],
        "customers": customers,
        "coins": state.coins[seat],
    }


def standings(state: VillageState) -> list[Standing]:
    seats = range(state.seats)
    return ranked(
        [scores(state, seat) for seat in seats],
        [(state.served[seat].bit_count(), state.living(seat)) for seat in seats],
    )
