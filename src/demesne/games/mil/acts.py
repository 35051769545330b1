"""Actions (rulebook p. 4).

In turn from the first player, each family takes one action with one of its knights:
harvest, recruit, grow, place the knight in a sphere of power; or it passes. Whoever
has placed a knight can only place and pass until winter, and so can all once no
white time token is left; with nobody at home one passes (R-18). The phase is over as
soon as every knight is placed, or every space is taken by a knight or a black token.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Amounts, Message
from demesne.core.step import Decision, Step
from demesne.games.mil.ageing import TakeTime, warn_of_death
from demesne.games.mil.growth import GrowFamily
from demesne.games.mil.pieces import (
    COLUMNS,
    EMPTY,
    HOME,
    KNIGHTS,
    RESOURCES,
    SLOTS,
    WHITE,
    land_type,
)
from demesne.games.mil.placing import PassTurn, PlaceKnight
from demesne.games.mil.state import MilState, of_cubes

HARVEST: Final = 0  # + 2 * column + slot
RECRUIT: Final = HARVEST + KNIGHTS * SLOTS  # + column
GROW: Final = RECRUIT + KNIGHTS  # + column
PLACE: Final = GROW + KNIGHTS  # + column
PASS: Final = PLACE + KNIGHTS


class TakeActions(Step[MilState]):
    """One action of `seat`, then the next family, until one of the two ends is there."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: MilState) -> None:
        if all_placed(state):
            state.tell("actions-over-placed")
        elif all_taken(state):
            state.tell("actions-over-taken")
        else:
            # One after the other: asked before every action, and faster without a tuple.
            state.then(TakeActions((self.seat + 1) % state.seats))
            state.then(ChooseAct(self.seat))


def all_placed(state: MilState) -> bool:
    """Is no knight of anybody at home?"""
    where, present = state.where, state.present
    for knight in range(len(present)):
        if present[knight] and where[knight] == HOME:
            return False
    return True


def all_taken(state: MilState) -> bool:
    """Has every space in use a knight, a black token or a family token?"""
    for code in state.spaces:
        if EMPTY <= code <= WHITE:
            return False
    return True


class ChooseAct(Decision[MilState]):
    """Which action, with which knight?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(HARVEST, "harvest/{}{}", COLUMNS, numbers(SLOTS)),
        Group(RECRUIT, "recruit/{}", COLUMNS),
        Group(GROW, "grow/{}", COLUMNS),
        Group(PLACE, "place/{}", COLUMNS),
        Group(PASS, "pass", label="line-pass", ends=True),
    )
    OPENS_TURN: ClassVar[bool] = True

    def exists(self, state: MilState, line: int, column: int, slot: int) -> bool:
        knight = self.seat * KNIGHTS + column
        if line == HARVEST:
            return state.has_tile(knight, slot)
        return line == PASS or state.present[knight] == 1

    def obstacle(self, state: MilState, line: int, column: int, slot: int) -> Message | None:
        seat = self.seat
        knight = seat * KNIGHTS + column
        if line == PASS:
            return None
        if line == PLACE:
            return None if state.where[knight] == HOME else Message("why-placed-already")
        if state.placed[seat]:
            return Message("why-family-placed")
        if not state.has_white():
            return Message("why-no-white-token")
        if line == HARVEST:
            # A tile may have a bare side, in a box of one's own.
            land = state.land[knight * SLOTS + slot]
            return None if state.box.harvest[land] else Message("why-no-harvest", land_type(land))
        if line == RECRUIT:
            return state.lacks_cubes(seat, recruit_cost(state, knight))
        most = state.box.growth_rolls
        return None if state.rolls[seat] < most else Message("why-growth-cap", most)

    def options(self, state: MilState) -> list[int]:
        seat = self.seat
        first = seat * KNIGHTS
        present = state.present
        acts: list[int] = []
        if not state.placed[seat] and state.has_white():
            land, harvest = state.land, state.box.harvest
            for column in range(KNIGHTS):
                slot = (first + column) * SLOTS
                if harvest[land[slot]]:
                    acts.append(HARVEST + column * SLOTS)
                if land[slot + 1] != land[slot] and harvest[land[slot + 1]]:
                    acts.append(HARVEST + column * SLOTS + 1)
            if state.has_cubes(seat, state.box.recruit):
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

    def label(self, state: MilState, line: int, column: int, slot: int) -> Message:
        knight = self.seat * KNIGHTS + column
        if line == HARVEST:
            land = state.land[knight * SLOTS + slot]
            return Message("line-harvest", column, land_type(land), crop(state, land))
        if line == RECRUIT:
            return Message("line-recruit", column, of_cubes(recruit_cost(state, knight)))
        if line == GROW:
            return Message("line-grow", column)
        return Message("line-place", column) if line == PLACE else super().label(state, line, 0, 0)

    def warning(self, state: MilState, line: int, column: int, slot: int) -> Message | None:
        if line > RECRUIT:
            return None
        return warn_of_death(state, self.seat * KNIGHTS + column, line == RECRUIT)

    def effect(self, state: MilState, line: int, column: int, slot: int) -> None:
        seat = self.seat
        knight = seat * KNIGHTS + column
        if line == PASS:
            state.then(PassTurn(seat))
        elif line == PLACE:
            state.then(PlaceKnight(seat, knight))
        elif line == GROW:
            state.then(GrowFamily(seat, knight, 0))
        elif line == RECRUIT:
            recruit(state, knight)
        else:
            harvest(state, knight, slot)


def crop(state: MilState, land: int) -> Amounts:
    return ((RESOURCES[state.box.makes[land_type(land)]], state.box.harvest[land]),)


def harvest(state: MilState, knight: int, slot: int) -> None:
    """Take the cubes of the visible face, turn the tile, grow older."""
    seat = knight // KNIGHTS
    land = state.land[knight * SLOTS + slot]
    state.gain(seat, state.box.makes[land_type(land)], state.box.harvest[land])
    state.flip(knight, slot)
    if state.sink is not None:
        state.tell("harvested", knight, land_type(land), crop(state, land))
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
    state.tell_cubes("recruited", knight, cost)
    state.then(TakeTime(seat, knight))
