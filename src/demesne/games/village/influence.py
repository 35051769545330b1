"""Influence cubes of one's choice, from a city or a privilege (rulebook pp. 7-8).

They are taken one after the other (R-37). Only colours still in the supply are
offered; with too few left one takes what there is (R-04), or nothing (R-36).
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.village.pieces import COLOURS, INFLUENCE
from demesne.games.village.state import VillageState


class ChooseInfluence(Decision[VillageState]):
    """Which cube? `left` of them are still to be taken."""

    __slots__ = ("left",)
    SIZE: ClassVar[int] = INFLUENCE
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def obstacle(self, state: VillageState, choice: int) -> str:
        return "" if state.supply[choice] else "why-colour-gone"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice,)

    def choose(self, state: VillageState, choice: int) -> None:
        state.supply[choice] -= 1
        state.cubes[self.seat * INFLUENCE + choice] += 1
        state.tell("cube-gained", self.seat, choice)
        if self.left > 1:
            gain_influence(state, self.seat, self.left - 1)

    def ref(self, choice: int) -> str:
        return COLOURS[choice]

    def question(self, state: VillageState) -> Message:
        return Message("ask-choose-influence", self.seat, self.left)

    def label(self, state: VillageState, choice: int) -> Message:
        return Message("line-colour", choice)


def gain_influence(state: VillageState, seat: int, count: int) -> None:
    if any(state.supply[:INFLUENCE]):
        state.then(ChooseInfluence(seat, count))
