"""The end of the game (rulebook p. 12).

Prestige for what the village has become; cards count whether or not their villager lives.
A tie goes to whoever has most coins, resources and story points of the tree together
(R-41).
"""

from __future__ import annotations

from demesne.core.game import Standing, ranked
from demesne.games.clochemerle.pieces import (
    CITIZENS,
    CUSTOMERS,
    GOODS,
    NONE,
    PROPERTY,
    TRAVELS,
)
from demesne.games.clochemerle.state import ClochemerleState


def parts(state: ClochemerleState, seat: int) -> dict[str, int]:
    """The lines of the score sheet."""
    box = state.box
    return {
        "church": church_points(state, seat),
        "council": council_points(state, seat),
        "fields": box.field_prestige * state.fields[seat],
        "travel": travel_points(state, seat),
        "customers": customer_points(state, seat),
        "hall": state.hall[seat],
        "labourers": -box.labourer * state.labourers[seat],
        "hand": box.hand_prestige if state.hand == seat else 0,
    }


def score(state: ClochemerleState, seat: int) -> int:
    """The sum of the parts."""
    box = state.box
    points = church_points(state, seat) + council_points(state, seat) + state.hall[seat]
    points += box.field_prestige * state.fields[seat] - box.labourer * state.labourers[seat]
    points += travel_points(state, seat) + customer_points(state, seat)
    return points + box.hand_prestige if state.hand == seat else points


def church_points(state: ClochemerleState, seat: int) -> int:
    church = state.church[seat]
    if church == NONE:
        return 0
    return state.box.church_prestige[church] + state.box.windows[state.window_count(seat)]


def council_points(state: ClochemerleState, seat: int) -> int:
    box = state.box
    points = box.square_prestige if state.square[seat] != NONE else 0
    chamber = state.chamber[seat]
    if chamber == NONE:
        return points
    points += box.chamber_prestige[chamber]
    if chamber == PROPERTY:
        counts = categories(state, seat)
        for slot, count in enumerate(counts):
            if state.covered[seat] >> slot & 1:
                points += box.property_points * count
    elif chamber == CITIZENS:
        living = state.covered[seat] & state.alive[seat]
        points += box.citizens_points * living.bit_count()
    return points


def categories(state: ClochemerleState, seat: int) -> tuple[int, ...]:
    """Cards of each category of the property chamber; a painted monk is no card."""
    own = state.workshops[seat * GOODS : (seat + 1) * GOODS]
    church = state.church[seat] != NONE
    return (
        state.travel[seat].bit_count(),
        GOODS - own.count(0),
        state.served[seat].bit_count(),
        church + state.monks[seat].bit_count(),
        state.fields[seat],
    )


def travel_points(state: ClochemerleState, seat: int) -> int:
    return _total(state.travel[seat], state.box.travel_prestige, TRAVELS)


def customer_points(state: ClochemerleState, seat: int) -> int:
    return _total(state.served[seat], state.box.customer_prestige, CUSTOMERS)


def stocks(state: ClochemerleState, seat: int) -> int:
    """What breaks a tie: coins, resources and story points that are not safe."""
    resources = sum(state.stock(seat, good) for good in range(GOODS)) + state.guild(seat)
    return state.coins[seat] + resources + state.tree[seat]


def standings(state: ClochemerleState) -> list[Standing]:
    seats = range(state.seats)
    ties: list[dict[str, int]] = [{"stocks": stocks(state, seat)} for seat in seats]
    return ranked([parts(state, seat) for seat in seats], ties)


def _total(cards: int, points: tuple[int, ...], count: int) -> int:
    total = 0
    if cards:
        for card in range(count):
            if cards >> card & 1:
                total += points[card]
    return total
