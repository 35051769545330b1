"""Reading a saved position, and the laws every position keeps."""

from __future__ import annotations

from typing import Any

from demesne.core.errors import PositionError
from demesne.core.game import is_whole
from demesne.games.village.box import MOST_CUBES, VillageBox
from demesne.games.village.death import GRAVES
from demesne.games.village.pieces import (
    BUILDINGS,
    CHRONICLE,
    CITIES,
    COLOURS,
    CUSTOMERS,
    GENERATIONS,
    GOODS,
    GRAVE,
    INFLUENCE,
    LEVELS,
    NOBODY,
    PLACE_COUNT,
    PLACES,
    SECTIONS,
    SPACES,
    VISIBLE,
    WORKSHOP,
)
from demesne.games.village.state import LISTS, NUMBERS, VillageState, generations, heads

# The fields of saved steps: from, to, and for a tuple how many of them.
LIMITS: dict[str, tuple[int, int, int]] = {
    "aside": (0, 20, 0),
    "building": (0, len(BUILDINGS) - 1, 0),
    "city": (0, len(CITIES) - 1, 0),
    "cost": (0, MOST_CUBES, INFLUENCE),
    "free": (0, 1, 0),
    "good": (0, len(GOODS) - 1, 0),
    "left": (1, 99, 0),
    "LastTurns.left": (0, 4, 0),
    "level": (0, LEVELS - 1, 0),
    "UsePrivilege.level": (1, LEVELS, 0),
    "obliged": (0, 1, 0),
    "origin": (0, len(CITIES), 0),
    "CallHome.origin": (WORKSHOP, VISIBLE - 1, 0),
    "passed": (0, 15, 0),
    "space": (0, len(SPACES) - 1, 0),
    "PlaceCubes.space": (0, len(SPACES), 0),
    "visits": (0, 4, 0),
}


def read_state(box: VillageBox, data: dict[str, Any]) -> VillageState:
    """The position of `State.to_dict`, agenda aside."""
    missing = [name for name in ("people", *LISTS, *NUMBERS) if name not in data]
    if missing:
        raise PositionError(f"The position lacks {', '.join(missing)}.")
    state = VillageState(box, data["seats"])
    for name in LISTS:
        values = data[name]
        expected = len(getattr(state, name))
        if name not in ("stalls", "queue") and len(values) != expected:
            raise PositionError(f"{name} must list {expected} numbers, not {len(values)}.")
        if not all(is_whole(value) and value >= 0 for value in values):
            raise PositionError(f"{name} must list whole numbers from 0 up, not {values}.")
        setattr(state, name, list(values))
    for name in NUMBERS:
        if not is_whole(data[name]):
            raise PositionError(f"{name} must be a whole number, not {data[name]!r}.")
        setattr(state, name, data[name])
    state.people = [0] * (state.seats * PLACE_COUNT)
    if len(data["people"]) != state.seats:
        raise PositionError(f"people must list {state.seats} families, not {len(data['people'])}.")
    for seat, family in enumerate(data["people"]):
        for place, members in family.items():
            if place not in PLACES:
                raise PositionError(f"Seat {seat} has somebody at {place!r}, which is no place.")
            for generation in members:
                if generation not in range(1, GENERATIONS + 1):
                    raise PositionError(f"There is no generation {generation!r} in a family.")
                # An octal digit must not run over into the next generation's.
                if members.count(generation) > box.generations[generation - 1]:
                    raise PositionError(
                        f"Seat {seat} has {members.count(generation)} members of generation "
                        f"{generation} at {place}; a family has fewer."
                    )
                index = seat * PLACE_COUNT + PLACES.index(place)
                state.people[index] += 1 << 3 * (generation - 1)
    return state


def check(state: VillageState) -> None:
    """Every piece is somewhere, and nowhere twice."""
    _check_people(state)
    _check_cubes(state)
    _check_customers(state)
    _check_stocks(state)


def _check_people(state: VillageState) -> None:
    box = state.box
    for seat in range(state.seats):
        family = sum(state.at(seat, place) for place in range(PLACE_COUNT))
        if family != box.family:
            raise PositionError(
                f"The family of seat {seat} must be the generations {generations(box.family)}, "
                f"not {generations(family)}."
            )
    for number, section in enumerate((*SECTIONS, "graves")):
        place = GRAVE if number == GRAVES else CHRONICLE + number
        lying = sum(heads(state.at(seat, place)) for seat in range(state.seats))
        slots = box.graves[state.seats] if number == GRAVES else box.slots[state.seats][number]
        if lying + state.free_slots[number] != slots:
            raise PositionError(
                f"Of {slots} {section} slots, {lying} are taken and "
                f"{state.free_slots[number]} are free."
            )
    if state.trigger == NOBODY and not (
        any(state.free_slots[:GRAVES]) and state.free_slots[GRAVES]
    ):
        raise PositionError("The chronicle or the graves are full, but nobody brought the end.")


def _check_cubes(state: VillageState) -> None:
    for colour, name in enumerate(COLOURS):
        count = state.supply[colour] + state.bag[colour] + sum(state.spaces[colour::5])
        if colour < 4:
            count += sum(state.cubes[colour::4])
        if count != state.box.cubes[colour]:
            raise PositionError(
                f"There must be {state.box.cubes[colour]} {name} cubes in all, not {count}."
            )


def _check_customers(state: VillageState) -> None:
    standing = state.stalls + state.queue
    if any(tile >= CUSTOMERS for tile in standing):
        raise PositionError(f"There are {CUSTOMERS} customers; the market lists {standing}.")
    seen = 0
    for mask in [state.pile, *state.served, *(1 << tile for tile in standing)]:
        if mask & seen or mask < 0:
            raise PositionError("A customer is in two places.")
        seen |= mask
    if seen != (1 << len(state.box.points)) - 1:
        raise PositionError("Every customer must be in exactly one place; some are not.")
    if len(state.stalls) > state.box.stalls[state.seats] or len(state.queue) > state.box.queue:
        raise PositionError("More customers stand at the market than it has spaces.")


def _check_stocks(state: VillageState) -> None:
    box = state.box
    for seat in range(state.seats):
        if state.grain[seat] > box.grain_cap:
            raise PositionError(
                f"Seat {seat} has {state.grain[seat]} grain; a farm holds {box.grain_cap}."
            )
        if state.life[seat] >= box.life_track:
            raise PositionError(f"Seat {seat} stands off the life track, at {state.life[seat]}.")
        if state.visited[seat] >= 1 << len(CITIES):
            raise PositionError(f"Seat {seat} has visited a city that is not on the map.")
    if box.coins_limited and sum(state.coins) > box.coins:
        raise PositionError(f"There are {box.coins} coins in the box, not {sum(state.coins)}.")
    for name in ("starting_seat", "turn"):
        if not 0 <= getattr(state, name) < state.seats:
            raise PositionError(f"{name} must be a seat, not {getattr(state, name)}.")
    for name in ("marker", "trigger"):
        if not NOBODY <= getattr(state, name) < state.seats:
            raise PositionError(f"{name} must be a seat or {NOBODY}, not {getattr(state, name)}.")
