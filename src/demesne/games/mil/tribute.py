"""Tribute (rulebook p. 6).

Every land pays its family the gold its face shows, and a vassal's land one food to
the suzerain; both come from the supply. Then every land is turned over.
"""

from __future__ import annotations

from demesne.core.step import Step
from demesne.games.mil.pieces import FOOD, GOLD, KNIGHTS, NOBODY, SLOTS, flipped
from demesne.games.mil.pieces import TRIBUTE as TRIBUTE_PHASE
from demesne.games.mil.state import MilState


class Tribute(Step[MilState]):
    """Gold and food for all, without a question."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        state.phase = TRIBUTE_PHASE
        gold = [0] * state.seats
        food = [0] * state.seats
        for slot, land in enumerate(state.land):
            if not land:
                continue
            knight = slot // SLOTS
            gold[knight // KNIGHTS] += state.box.gold[land]
            if state.suzerain[knight] != NOBODY:
                food[state.suzerain[knight]] += 1
            state.land[slot] = flipped(land)
        for seat in range(state.seats):
            state.gain(seat, GOLD, gold[seat])
            state.gain(seat, FOOD, food[seat])
            if gold[seat] or food[seat]:
                state.tell_cubes("tribute", seat, (food[seat], 0, 0, 0, gold[seat]))
