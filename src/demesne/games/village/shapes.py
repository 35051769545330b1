"""The shapes that several steps and menus share."""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.village.pieces import GENERATIONS
from demesne.games.village.state import VillageState

SKIP: Final = 0
SKIPPING: Final = Group(SKIP, "skip", label="line-skip", ends=True)
EACH_GENERATION: Final = numbers(GENERATIONS)


class SeatStep(Step[VillageState]):
    """Something that happens to one seat."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ActionMenu(Decision[VillageState]):
    """What to do with an action; its first line is to do nothing (rulebook p. 4).

    `obliged` is set where the seat has just picked this very action instead of
    doing nothing, at the well or in a last turn (R-32): then there is no such line.
    """

    __slots__ = ("obliged",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("obliged", most=1))

    def __init__(self, seat: int, obliged: int) -> None:
        super().__init__(seat)
        self.obliged = obliged

    def exists(self, state: VillageState, line: int, x: int, y: int) -> bool:
        return line != SKIP or not self.obliged

    def skipping(self) -> list[int]:
        """The beginning of `options`, where they are listed by hand."""
        return [] if self.obliged else [SKIP]

    def skip(self, state: VillageState) -> None:
        state.tell("action-skipped", self.seat)


class ChooseMember(Decision[VillageState]):
    """Which of the members at one place? By generation: equals are one line (R-28)."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "generation/{}", EACH_GENERATION))

    def place(self) -> int:
        """Where the member stands."""
        raise NotImplementedError(f"{type(self).__name__}.place")

    def exists(self, state: VillageState, line: int, generation: int, _: int) -> bool:
        return state.at(self.seat, self.place()) >> 3 * generation & 7 > 0

    def options(self, state: VillageState) -> list[int]:
        here = state.at(self.seat, self.place())
        return [generation for generation in range(GENERATIONS) if here >> 3 * generation & 7]

    def label(self, state: VillageState, line: int, generation: int, _: int) -> Message:
        return Message("line-member", generation + 1, self.place())
