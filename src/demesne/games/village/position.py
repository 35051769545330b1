"""The laws every position keeps: every piece is somewhere, and nowhere twice."""

from __future__ import annotations

from demesne.core.errors import PositionError
from demesne.games.village.death import GRAVES
from demesne.games.village.pieces import (
    CHRONICLE,
    COLOURS,
    CUSTOMERS,
    GRAVE,
    INFLUENCE,
    NOBODY,
    PLACE_COUNT,
    SECTIONS,
)
from demesne.games.village.state import VillageState, generations, heads


def check(state: VillageState) -> None:
    """PositionError, with a sentence, unless the position can be."""
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
    is_full = not any(state.free_slots[:GRAVES]) or not state.free_slots[GRAVES]
    if is_full and state.end_brought_by == NOBODY:
        raise PositionError("The chronicle or the graves are full, but nobody brought the end.")


def _check_cubes(state: VillageState) -> None:
    for colour, name in enumerate(COLOURS):
        count = state.supply[colour] + state.green_bag[colour] + sum(state.spaces[colour::5])
        if colour < INFLUENCE:
            count += sum(state.cubes[colour::INFLUENCE])
        if count != state.box.cubes[colour]:
            raise PositionError(
                f"There must be {state.box.cubes[colour]} {name} cubes in all, not {count}."
            )


def _check_customers(state: VillageState) -> None:
    standing = [1 << tile for tile in state.stalls + state.queue]
    seen = 0
    for mask in [state.customers_to_come, *state.customers, *standing]:
        if mask & seen:
            raise PositionError("A customer is in two places.")
        seen |= mask
    if seen != (1 << CUSTOMERS) - 1:
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
    if box.coins_limited and sum(state.coins) > box.coins:
        raise PositionError(f"There are {box.coins} coins in the box, not {sum(state.coins)}.")
