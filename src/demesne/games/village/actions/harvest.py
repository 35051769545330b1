"""Harvest (rulebook p. 4).

With a member on the farm: two grain; three with horse and plough; four with ox
and plough. The best line counts (R-27), nothing is used up, and what the farm
cannot store is not taken (R-03).
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.message import Argument, Message
from demesne.games.village.menu import ActionMenu
from demesne.games.village.pieces import FARM, HORSE, OX, PLOUGH
from demesne.games.village.state import VillageState


class HarvestGrain(ActionMenu):
    """Bring in the harvest, or not."""

    __slots__ = ()
    SIZE: ClassVar[int] = 2

    def hindrance(self, state: VillageState, choice: int) -> str:
        return "" if state.at(self.seat, FARM) else "why-farm-empty"

    def act(self, state: VillageState, choice: int) -> None:
        taken = state.gain_grain(self.seat, crop(state, self.seat))
        state.tell("harvested", self.seat, taken)

    def line(self, choice: int) -> str:
        return "harvest"

    def words(self, state: VillageState, choice: int) -> Message:
        room = state.box.grain_cap - state.grain[self.seat]
        return Message("line-harvest", min(crop(state, self.seat), room))

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        return ()


def crop(state: VillageState, seat: int) -> int:
    """The grain of one harvest before the farm's limit."""
    by_hand, with_horse, with_ox = state.box.harvest
    goods = seat * 5
    best = by_hand
    if state.goods[goods + PLOUGH]:
        if state.goods[goods + HORSE]:
            best = max(best, with_horse)
        if state.goods[goods + OX]:
            best = max(best, with_ox)
    return best
