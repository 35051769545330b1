"""Harvest (rulebook p. 4).

With a member on the farm: two grain; three with horse and plough; four with ox
and plough. The best line counts (R-27), nothing is used up, and what the farm
cannot store is not taken (R-03).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.village.pieces import FARM, HORSE, OX, PLOUGH
from demesne.games.village.shapes import SKIPPING, ActionMenu
from demesne.games.village.state import VillageState

REAP: Final = 1


class HarvestGrain(ActionMenu):
    """Bring in the harvest, or not."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(SKIPPING, Group(REAP, "harvest"))

    def obstacle(self, state: VillageState, line: int, x: int, y: int) -> Message | None:
        if line == REAP and not state.at(self.seat, FARM):
            return Message("why-farm-empty")
        return None

    def effect(self, state: VillageState, line: int, x: int, y: int) -> None:
        if line == REAP:
            taken = state.gain_grain(self.seat, crop(state, self.seat))
            state.tell("harvested", self.seat, taken)
        else:
            self.skip(state)

    def label(self, state: VillageState, line: int, x: int, y: int) -> Message:
        if line == REAP:
            room = state.box.grain_cap - state.grain[self.seat]
            return Message("line-harvest", min(crop(state, self.seat), room))
        return super().label(state, line, x, y)


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
