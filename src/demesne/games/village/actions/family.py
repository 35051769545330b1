"""Family (rulebook p. 4).

A child is born: the unborn member of the lowest generation comes to the farm. Or
a living member comes home from the board; not from the black bag, the chronicle
or a grave. City markers stay behind (R-21).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.village.pieces import FARM, PLACES, UNBORN, VISIBLE, WORKSHOP
from demesne.games.village.shapes import SKIPPING, ActionMenu, ChooseMember
from demesne.games.village.state import VillageState, lowest

BIRTH: Final = 1
HOME: Final = 2  # + place - WORKSHOP


class GrowFamily(ActionMenu):
    """A birth, or whence somebody is called home."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        SKIPPING, Group(BIRTH, "birth"), Group(HOME, "home/{}", PLACES[WORKSHOP:VISIBLE])
    )

    def exists(self, state: VillageState, line: int, place: int, _: int) -> bool:
        if line == HOME:
            return state.at(self.seat, WORKSHOP + place) > 0
        return super().exists(state, line, place, _)

    def obstacle(self, state: VillageState, line: int, place: int, _: int) -> Message | None:
        if line == BIRTH and not state.at(self.seat, UNBORN):
            return Message("why-all-born")
        return None

    def effect(self, state: VillageState, line: int, place: int, _: int) -> None:
        if line == BIRTH:
            generation = lowest(state.at(self.seat, UNBORN))
            state.move(self.seat, generation, UNBORN, FARM)
            state.tell("born", self.seat, generation + 1)
        elif line == HOME:
            state.then(CallHome(self.seat, WORKSHOP + place))
        else:
            self.skip(state)

    def label(self, state: VillageState, line: int, place: int, _: int) -> Message:
        if line == BIRTH:
            return Message("line-birth", lowest(state.at(self.seat, UNBORN)) + 1)
        if line == HOME:
            return Message("line-home", WORKSHOP + place)
        return super().label(state, line, place, _)


class CallHome(ChooseMember):
    """Who comes home?"""

    __slots__ = ("origin",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("origin", least=WORKSHOP, most=VISIBLE - 1),
    )

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def place(self) -> int:
        return self.origin

    def effect(self, state: VillageState, line: int, generation: int, _: int) -> None:
        state.move(self.seat, generation, self.origin, FARM)
        state.tell("came-home", self.seat, generation + 1, self.origin)
