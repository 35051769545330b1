"""The Monastery (rulebook p. 6).

A knight there may have one damsel take the veil, and further ones for privileges.
They go to the supply (R-34).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.mil.pieces import KNIGHTS
from demesne.games.mil.questions import KNIGHT_FIELD, OfKnight
from demesne.games.mil.state import MilState

DONE: Final = 0
VEIL: Final = 1


class TakeVeil(OfKnight):
    """One more damsel? The first of each knight is free; `paid` is 1 after her."""

    __slots__ = ("paid",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, KNIGHT_FIELD, Field("paid", most=1))
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", label="line-done", ends=True), Group(VEIL, "veil")
    )

    def __init__(self, seat: int, knight: int, paid: int) -> None:
        super().__init__(seat, knight)
        self.paid = paid

    def opens_turn(self, state: MilState) -> bool:
        return not self.paid

    def cost(self, state: MilState) -> int:
        return state.box.veil_privileges if self.paid else 0

    def obstacle(self, state: MilState, line: int, x: int, y: int) -> Message | None:
        if line == DONE:
            return None
        if not state.damsels[self.seat]:
            return Message("why-no-damsel")
        return state.lacks_privileges(self.seat, self.cost(state))

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        if line == DONE:
            return super().label(state, line, x, y)
        return Message("line-veil-paid", self.cost(state)) if self.paid else Message("line-veil")

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        if line == DONE:
            return
        cost = self.cost(state)
        state.privileges[self.seat] -= cost
        state.damsels[self.seat] -= 1
        state.tell("veil-taken", self.knight, cost)
        visit_monastery(state, self.knight, 1)


def visit_monastery(state: MilState, knight: int, paid: int) -> None:
    """Ask only where somebody can take the veil."""
    question = TakeVeil(knight // KNIGHTS, knight, paid)
    if question.obstacle(state, VEIL, 0, 0) is None:
        state.then(question)
