"""The Monastery (rulebook p. 6).

A knight there may have one damsel take the veil, and further ones for privileges.
They go to the supply (R-34).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.mil.state import MilState

DONE: Final = 0
VEIL: Final = 1


class TakeVeil(Decision[MilState]):
    """One more damsel? The first of each knight is free; `paid` is 1 after her."""

    __slots__ = ("knight", "paid")
    SIZE: ClassVar[int] = 2
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight", "paid")

    def __init__(self, seat: int, knight: int, paid: int) -> None:
        super().__init__(seat)
        self.knight = knight
        self.paid = paid

    def cost(self, state: MilState) -> int:
        return state.box.veil_privileges if self.paid else 0

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == DONE:
            return ""
        if not state.damsels[self.seat]:
            return "why-no-damsel"
        enough = state.privileges[self.seat] >= self.cost(state)
        return "" if enough else "why-short-privileges"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-short-privileges":
            return (self.cost(state), state.privileges[self.seat])
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        if choice == DONE:
            return
        cost = self.cost(state)
        state.privileges[self.seat] -= cost
        state.damsels[self.seat] -= 1
        state.tell("veil-taken", self.knight, cost)
        visit_monastery(state, self.seat, self.knight, 1)

    def ref(self, choice: int) -> str:
        return "veil" if choice == VEIL else "done"

    def question(self, state: MilState) -> Message:
        return Message("ask-take-veil", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        if choice == DONE:
            return Message("line-done")
        return Message("line-veil-paid", self.cost(state)) if self.paid else Message("line-veil")


def visit_monastery(state: MilState, seat: int, knight: int, paid: int) -> None:
    """Ask only where somebody can take the veil."""
    question = TakeVeil(seat, knight, paid)
    if not question.obstacle(state, VEIL):
        state.then(question)
