"""Church (rulebook p. 9).

A member from the farm goes into the black bag, for a brown cube or for time. Who
lies in the bag is not visible and cannot die (R-20); the mass may draw them out.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.games.village.amounts import of_cubes, of_time, owned_cubes
from demesne.games.village.menu import ActionMenu, ChooseMember
from demesne.games.village.pay import pay
from demesne.games.village.pieces import BAG, FARM
from demesne.games.village.state import VillageState

WITH_CUBES: Final = 1
WITH_TIME: Final = 2


class EnterChurch(ActionMenu):
    """Cubes or time?"""

    __slots__ = ()
    SIZE: ClassVar[int] = 3

    def hindrance(self, state: VillageState, choice: int) -> str:
        if not state.at(self.seat, FARM):
            return "why-farm-empty"
        if choice == WITH_TIME or state.has_cubes(self.seat, state.box.church_cubes):
            return ""
        return "why-short-cubes"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key != "why-short-cubes":
            return ()
        cost = state.box.church_cubes
        return (of_cubes(cost), owned_cubes(state, self.seat, cost))

    def act(self, state: VillageState, choice: int) -> None:
        state.then(SendToBag(self.seat))
        if choice == WITH_CUBES:
            pay(state, self.seat, state.box.church_cubes)
        else:
            state.grow_older(self.seat, state.box.church_time)

    def line(self, choice: int) -> str:
        return "cubes" if choice == WITH_CUBES else "time"

    def words(self, state: VillageState, choice: int) -> Message:
        if choice == WITH_CUBES:
            return Message("line-church", of_cubes(state.box.church_cubes))
        return Message("line-church", of_time(state.box.church_time))


class SendToBag(ChooseMember):
    """Who takes the cloth?"""

    __slots__ = ()

    def place(self) -> int:
        return FARM

    def choose(self, state: VillageState, choice: int) -> None:
        state.move(self.seat, choice, FARM, BAG)
        state.tell("sent-to-bag", self.seat, choice + 1)
