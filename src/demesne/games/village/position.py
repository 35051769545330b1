"""Reading a saved position, and the laws every position keeps."""

from __future__ import annotations

from typing import Any

from demesne.core.errors import PositionError
from demesne.games.village.box import VillageBox
from demesne.games.village.death import GRAVES
from demesne.games.village.pieces import (
    CHRONICLE,
    CITIES,
    COLOURS,
    GENERATIONS,
    GRAVE,
    NOBODY,
    PLACE_COUNT,
    PLACES,
    SECTIONS,
)
from demesne.games.village.state import LISTS, NUMBERS, VillageState, generations, heads


def read_state(box: VillageBox, data: dict[str, Any]) -> VillageState:
    """The position of `State.to_dict`, agenda aside."""
    state = VillageState(box, data["seats"])
    for name in LISTS:
        values = data[name]
        expected = len(getattr(state, name))
        if name not in ("stalls", "queue") and len(values) != expected:
            raise PositionError(f"{name} must list {expected} numbers, not {len(values)}.")
        if not all(isinstance(value, int) and value >= 0 for value in values):
            raise PositionError(f"{name} must list whole numbers from 0 up, not {values}.")
        setattr(state, name, list(values))
    for name in NUMBERS:
        if not isinstance(data[name], int):
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
    everywhere = [state.pile, *state.served, *(1 << tile for tile in state.stalls + state.queue)]
    every_tile = (1 << len(state.box.points)) - 1
    if sum(everywhere) != every_tile or any(mask > every_tile for mask in everywhere):
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
