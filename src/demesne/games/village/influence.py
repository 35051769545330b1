"""Influence cubes of one's choice, from a city or a privilege (rulebook pp. 7-8).

They are taken one after the other (R-37). Only colours still in the supply are
offered; with too few left one takes what there is (R-04), or nothing (R-36).
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.village.pieces import COLOURS, INFLUENCE
from demesne.games.village.state import VillageState


class ChooseInfluence(Decision[VillageState]):
    """Which cube? `left` of them are still to be taken."""

    __slots__ = ("left",)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", COLOURS[:INFLUENCE]))
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("left", least=1, most=9))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def exists(self, state: VillageState, line: int, colour: int, _: int) -> bool:
        return state.supply[colour] > 0

    def effect(self, state: VillageState, line: int, colour: int, _: int) -> None:
        state.supply[colour] -= 1
        state.cubes[self.seat * INFLUENCE + colour] += 1
        state.tell("cube-gained", self.seat, colour)
        gain_influence(state, self.seat, self.left - 1)

    def question(self, state: VillageState) -> Message:
        return Message("ask-choose-influence", self.seat, self.left)

    def label(self, state: VillageState, line: int, colour: int, _: int) -> Message:
        return Message("line-colour", colour)


def gain_influence(state: VillageState, seat: int, count: int) -> None:
    if count and state.has_influence_left():
        state.then(ChooseInfluence(seat, count))
