"""Actions (rulebook p. 4).

In turn from the first player, each family takes one action with one of its knights:
harvest, recruit, grow, place the knight in a sphere of power; or it passes. Whoever
has placed a knight can only place and pass until winter, and so can all once no
white time token is left; with nobody at home one passes (R-18). The phase is over as
soon as every knight is placed, or every space is taken by a knight or a black token.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision, Step
from demesne.games.mil.ageing import TakeTime
from demesne.games.mil.growth import GrowFamily
from demesne.games.mil.pieces import (
    COLUMNS,
    EMPTY,
    HOME,
    KINDS,
    KNIGHTS,
    SLOTS,
    WHITE,
    land_type,
)
from demesne.games.mil.place import PassTurn, PlaceKnight
from demesne.games.mil.state import MilState, of_cubes

HARVEST: Final = 0  # + 2 * column + slot
RECRUIT: Final = HARVEST + KNIGHTS * SLOTS  # + column
GROW: Final = RECRUIT + KNIGHTS  # + column
PLACE: Final = GROW + KNIGHTS  # + column
PASS: Final = PLACE + KNIGHTS


class TakeActions(Step[MilState]):
    """One action of `seat`, then the next family, until one of the two ends is there."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: MilState) -> None:
        if all_placed(state):
            state.tell("actions-over-placed")
        elif all_taken(state):
            state.tell("actions-over-taken")
        else:
            state.then(ChooseAct(self.seat), TakeActions((self.seat + 1) % state.seats))


def all_placed(state: MilState) -> bool:
    """Is no knight of anybody at home?"""
    where, present = state.where, state.present
    for knight in range(len(present)):
        if present[knight] and where[knight] == HOME:
            return False
    return True


def all_taken(state: MilState) -> bool:
    """Has every space in use a knight, a black token or a family token?"""
    return EMPTY not in state.spaces and WHITE not in state.spaces


class ChooseAct(Decision[MilState]):
    """Which action, with which knight?"""

    __slots__ = ()
    SIZE: ClassVar[int] = PASS + 1

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == PASS:
            return ""
        seat = self.seat
        if choice >= PLACE:
            knight = seat * KNIGHTS + choice - PLACE
            if not state.present[knight]:
                return "why-no-knight"
            return "" if state.where[knight] == HOME else "why-placed-already"
        knight = seat * KNIGHTS + column_of(choice)
        if not state.present[knight]:
            return "why-no-knight"
        if state.placed[seat]:
            return "why-family-placed"
        if not state.has_white():
            return "why-no-white-token"
        if choice < RECRUIT:
            return harvest_obstacle(state, knight, choice & 1)
        if choice < GROW:
            return "" if state.has_cubes(seat, recruit_cost(state, knight)) else "why-short-cubes"
        return "" if state.rolls[seat] < state.box.growth_rolls else "why-growth-cap"

    def options(self, state: MilState) -> list[int]:
        seat = self.seat
        first = seat * KNIGHTS
        present = state.present
        acts: list[int] = []
        if not state.placed[seat] and state.has_white():
            land = state.land
            for column in range(KNIGHTS):
                slot = (first + column) * SLOTS
                if state.box.harvest[land[slot]]:
                    acts.append(HARVEST + column * SLOTS)
                if land[slot + 1] != land[slot] and state.box.harvest[land[slot + 1]]:
                    acts.append(HARVEST + column * SLOTS + 1)
            for column in range(KNIGHTS):
                knight = first + column
                if present[knight] and state.has_cubes(seat, recruit_cost(state, knight)):
                    acts.append(RECRUIT + column)
            if state.rolls[seat] < state.box.growth_rolls:
                for column in range(KNIGHTS):
                    if present[first + column]:
                        acts.append(GROW + column)
        for column in range(KNIGHTS):
            if present[first + column] and state.where[first + column] == HOME:
                acts.append(PLACE + column)
        acts.append(PASS)
        return acts

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        column = choice - PLACE if choice >= PLACE else column_of(choice)
        knight = self.seat * KNIGHTS + column
        if key == "why-no-knight":
            return (column,)
        if key == "why-short-cubes":
            cost = recruit_cost(state, knight)
            return (of_cubes(cost), owned(state, self.seat, cost))
        if key in ("why-same-land", "why-no-harvest"):
            return (land_type(state.land[knight * SLOTS + (choice & 1)]),)
        if key == "why-growth-cap":
            return (state.box.growth_rolls,)
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        seat = self.seat
        if choice == PASS:
            state.then(PassTurn(seat))
        elif choice >= PLACE:
            state.then(PlaceKnight(seat, seat * KNIGHTS + choice - PLACE))
        elif choice >= GROW:
            state.then(GrowFamily(seat, seat * KNIGHTS + choice - GROW, 0))
        elif choice >= RECRUIT:
            recruit(state, seat * KNIGHTS + choice - RECRUIT)
        else:
            harvest(state, seat * KNIGHTS + choice // SLOTS, choice & 1)

    def ref(self, choice: int) -> str:
        if choice == PASS:
            return "pass"
        if choice >= PLACE:
            return f"place/{COLUMNS[choice - PLACE]}"
        if choice >= GROW:
            return f"grow/{COLUMNS[choice - GROW]}"
        if choice >= RECRUIT:
            return f"recruit/{COLUMNS[choice - RECRUIT]}"
        return f"harvest/{COLUMNS[choice // SLOTS]}{choice % SLOTS + 1}"

    def label(self, state: MilState, choice: int) -> Message:
        if choice == PASS:
            return Message("line-pass")
        if choice >= PLACE:
            return Message("line-place", choice - PLACE)
        if choice >= GROW:
            return Message("line-grow", choice - GROW)
        if choice >= RECRUIT:
            column = choice - RECRUIT
            cost = recruit_cost(state, self.seat * KNIGHTS + column)
            return Message("line-recruit", column, of_cubes(cost))
        land = state.land[self.seat * KNIGHTS * SLOTS + choice]
        if not land:
            return Message("line-harvest-nothing", choice // SLOTS)
        return Message("line-harvest", choice // SLOTS, land_type(land), crop(state, land))


def column_of(choice: int) -> int:
    """The knight's column of a harvest, a recruitment or a growth."""
    if choice < RECRUIT:
        return choice // SLOTS
    return (choice - RECRUIT) % KNIGHTS


def crop(state: MilState, land: int) -> tuple[tuple[str, int], ...]:
    cubes = [0] * KINDS
    cubes[state.box.makes[land_type(land)]] = state.box.harvest[land]
    return of_cubes(tuple(cubes))


def owned(state: MilState, seat: int, cost: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """What the family has of the kinds in `cost`."""
    return of_cubes(tuple(state.owns(seat, k) if cost[k] else 0 for k in range(KINDS)))


def harvest_obstacle(state: MilState, knight: int, slot: int) -> str:
    index = knight * SLOTS
    land = state.land[index + slot]
    if not land:
        return "why-no-land"
    # Two like tiles with the same face up are one line.
    if slot and land == state.land[index]:
        return "why-same-land"
    # A tile may have a bare side, in a box of one's own.
    return "" if state.box.harvest[land] else "why-no-harvest"


def harvest(state: MilState, knight: int, slot: int) -> None:
    """Take the cubes of the visible face, turn the tile, grow older."""
    seat = knight // KNIGHTS
    land = state.land[knight * SLOTS + slot]
    sort = land_type(land)
    state.gain(seat, state.box.makes[sort], state.box.harvest[land])
    state.flip(knight, slot)
    if state.sink is not None:
        state.tell("harvested", knight, sort, crop(state, land))
    state.then(TakeTime(seat, knight))


def recruit_cost(state: MilState, knight: int) -> tuple[int, ...]:
    many = state.soldiers[knight] >= state.box.many_soldiers
    return state.box.recruit_many if many else state.box.recruit


def recruit(state: MilState, knight: int) -> None:
    """Pay, take a soldier, grow older."""
    seat = knight // KNIGHTS
    cost = recruit_cost(state, knight)
    state.pay_cubes(seat, cost)
    state.soldiers[knight] += 1
    if state.sink is not None:
        state.tell("recruited", knight, of_cubes(cost))
    state.then(TakeTime(seat, knight))
