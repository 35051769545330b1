"""What a seat may see of a game of Village.

Everything on the table is public, served customers too (R-41); the order of the
customers still to come and what will be drawn are not in the state at all. The
black bag may be looked into at any time, the green bag follows from what was put in
and drawn.
"""

from __future__ import annotations

from typing import Any

from demesne.games.village.amounts import wanted_by
from demesne.games.village.endgame import score_sheet
from demesne.games.village.pieces import (
    CITIES,
    COLOURS,
    CUSTOMERS,
    GOODS,
    INFLUENCE,
    NOBODY,
    SECTIONS,
    SPACES,
)
from demesne.games.village.state import VillageState


def table_view(state: VillageState) -> dict[str, Any]:
    return {
        "seats": [_farm(state, seat) for seat in range(state.seats)],
        "turn": state.turn,
        "round": state.round,
        "masses": state.masses,
        "starting_seat": state.starting_seat,
        "next_start": None if state.next_start == NOBODY else state.next_start,
        "end_brought_by": None if state.end_brought_by == NOBODY else state.end_brought_by,
        "spaces": {
            space: _counts(COLOURS, state.spaces[5 * number :])
            for number, space in enumerate(SPACES)
        },
        "stalls": [_customer(state, tile) for tile in state.stalls],
        "queue": [_customer(state, tile) for tile in state.queue],
        "customers_to_come": state.customers_to_come.bit_count(),
        "supply": _counts(COLOURS, state.supply),
        "green_bag": _counts(COLOURS, state.green_bag),
        "monks": state.box.monks,
        "chronicle": {
            section: {
                "open": state.box.slots[state.seats][number],
                "free": state.free_slots[number],
            }
            for number, section in enumerate(SECTIONS)
        },
        "graves": {"open": state.box.graves[state.seats], "free": state.free_slots[-1]},
        "life_track": state.box.life_track,
    }


def _farm(state: VillageState, seat: int) -> dict[str, Any]:
    return {
        "life": state.life[seat],
        "deaths_pending": state.deaths_pending[seat],
        "coins": state.coins[seat],
        "grain": state.grain[seat],
        "prestige": state.prestige[seat],
        "cubes": _counts(COLOURS[:INFLUENCE], state.cubes[seat * INFLUENCE :]),
        "goods": _counts(GOODS, state.goods[seat * len(GOODS) :]),
        "cities": [city for n, city in enumerate(CITIES) if state.cities[seat] >> n & 1],
        "customers": [
            _customer(state, tile) for tile in range(CUSTOMERS) if state.customers[seat] >> tile & 1
        ],
        "people": state.people_of(seat),
        "scores": score_sheet(state, seat),
    }


def _counts(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: counts[number] for number, name in enumerate(names)}


def _customer(state: VillageState, tile: int) -> dict[str, Any]:
    wants = dict(wanted_by(state.box, tile))
    return {"id": tile + 1, "wants": wants, "points": state.box.points[tile]}
