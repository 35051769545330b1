"""The two shapes of menu that most actions share."""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.village.pieces import GENERATIONS
from demesne.games.village.state import VillageState

SKIP: Final = 0


class ActionMenu(Decision[VillageState]):
    """What to do with an action; its first line is to do nothing (rulebook p. 4).

    `obliged` is set where the seat has just picked this very action instead of
    doing nothing, at the well or in a last turn (R-32).
    """

    __slots__ = ("obliged",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "obliged")

    def __init__(self, seat: int, obliged: int) -> None:
        super().__init__(seat)
        self.obliged = obliged

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice == SKIP:
            return "why-action-picked" if self.obliged else ""
        return self.hindrance(state, choice)

    def hindrance(self, state: VillageState, choice: int) -> str:
        """The obstacle to a line that is not `skip`."""
        raise NotImplementedError(f"{type(self).__name__}.hindrance")

    def is_possible(self, state: VillageState) -> bool:
        """Is there anything to do but skip?"""
        return any(not self.hindrance(state, choice) for choice in range(1, self.SIZE))

    def choose(self, state: VillageState, choice: int) -> None:
        if choice == SKIP:
            state.tell("action-skipped", self.seat)
        else:
            self.act(state, choice)

    def act(self, state: VillageState, choice: int) -> None:
        raise NotImplementedError(f"{type(self).__name__}.act")

    def ref(self, choice: int) -> str:
        return "skip" if choice == SKIP else self.line(choice)

    def line(self, choice: int) -> str:
        raise NotImplementedError(f"{type(self).__name__}.line")

    def label(self, state: VillageState, choice: int) -> Message:
        return Message("line-skip") if choice == SKIP else self.words(state, choice)

    def words(self, state: VillageState, choice: int) -> Message:
        raise NotImplementedError(f"{type(self).__name__}.words")


class ChooseMember(Decision[VillageState]):
    """Which of the members at one place? By generation: equals are one line (R-28)."""

    __slots__ = ()
    SIZE: ClassVar[int] = GENERATIONS

    def place(self) -> int:
        """Where the member stands."""
        raise NotImplementedError(f"{type(self).__name__}.place")

    def obstacle(self, state: VillageState, choice: int) -> str:
        return "" if state.at(self.seat, self.place()) >> 3 * choice & 7 else "why-no-generation"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice + 1, self.place())

    def ref(self, choice: int) -> str:
        return f"generation/{choice + 1}"

    def label(self, state: VillageState, choice: int) -> Message:
        return Message("line-member", choice + 1, self.place())
