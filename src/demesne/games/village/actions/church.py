"""Church (rulebook p. 9).

A member from the farm goes into the black bag, for a brown cube or for time. Who
lies in the bag is not visible and cannot die (R-20); the mass may draw them out.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.village.amounts import of_cubes, of_time, short_cubes
from demesne.games.village.death import beware
from demesne.games.village.pay import pay
from demesne.games.village.pieces import BAG, FARM
from demesne.games.village.shapes import SKIPPING, ActionMenu, ChooseMember
from demesne.games.village.state import VillageState

WITH_CUBES: Final = 1
WITH_TIME: Final = 2


class EnterChurch(ActionMenu):
    """Cubes or time?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(SKIPPING, Group(WITH_CUBES, "cubes"), Group(WITH_TIME, "time"))

    def obstacle(self, state: VillageState, line: int, x: int, y: int) -> Message | None:
        if line in (WITH_CUBES, WITH_TIME) and not state.at(self.seat, FARM):
            return Message("why-farm-empty")
        if line == WITH_CUBES:
            return short_cubes(state, self.seat, state.box.church_cubes)
        return None

    def effect(self, state: VillageState, line: int, x: int, y: int) -> None:
        if line == WITH_CUBES:
            state.then(SendToBag(self.seat))
            pay(state, self.seat, state.box.church_cubes)
        elif line == WITH_TIME:
            state.then(SendToBag(self.seat))
            state.tell("church-time", self.seat, of_time(state.box.church_time))
            state.grow_older(self.seat, state.box.church_time)
        else:
            self.skip(state)

    def label(self, state: VillageState, line: int, x: int, y: int) -> Message:
        if line == WITH_CUBES:
            return Message("line-church", of_cubes(state.box.church_cubes))
        if line == WITH_TIME:
            return Message("line-church", of_time(state.box.church_time))
        return super().label(state, line, x, y)

    def warning(self, state: VillageState, line: int, x: int, y: int) -> Message | None:
        # Whoever goes into the bag is safe there.
        return beware(state, self.seat, state.box.church_time, 1) if line == WITH_TIME else None


class SendToBag(ChooseMember):
    """Who takes the cloth?"""

    __slots__ = ()

    def place(self) -> int:
        return FARM

    def effect(self, state: VillageState, line: int, generation: int, _: int) -> None:
        state.move(self.seat, generation, FARM, BAG)
        state.tell("sent-to-bag", self.seat, generation + 1)
