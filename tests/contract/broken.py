"""A game with a bug planted in it, for the fuzzer to find: climb a stair to the top.

On the seventh step something goes wrong; what, is the game's `bug`.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from contract.toy import COMPONENTS
from demesne.core.components import Box, read_tables
from demesne.core.errors import PositionError
from demesne.core.field import Field
from demesne.core.game import Game, Standing, ranked
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision

BUGS = ("dead-end", "exception", "lost", "runaway", "silence", "forgetful", "unsaid")
TOP = 12
BAD = 7


class StairState(State):
    SCHEMA: ClassVar[tuple[Field, ...]] = (Field("height"),)

    def __init__(self, box: Box, seats: int, source: StairState | None = None) -> None:
        super().__init__(seats)
        self.box = box
        self.bug: str = "none" if source is None else source.bug
        self.height: int = 0 if source is None else source.height
        if source is not None:
            self.agenda.extend(source.agenda)

    def copy(self) -> StairState:
        return StairState(self.box, self.seats, self)

    def read(self, field: Field, saved: Any) -> None:
        super().read(field, 0 if self.bug == "forgetful" and saved >= BAD else saved)


class Climb(Decision[StairState]):
    """One step or two."""

    LINES: ClassVar[Lines] = Lines(Group(0, "{}", ("one", "two")))

    def obstacle(self, state: StairState, line: int, more: int, _: int) -> Message | None:
        dead = state.bug == "dead-end" and state.height >= BAD
        return Message("why-dead") if dead else None

    def options(self, state: StairState) -> list[int]:
        if state.bug == "silence" and state.height >= BAD:
            return [1]
        return super().options(state)

    def effect(self, state: StairState, line: int, more: int, _: int) -> None:
        state.height += more + 1
        if state.height >= BAD:
            if state.bug == "exception":
                raise ZeroDivisionError("the stair gives way")
            if state.bug == "runaway":
                state.height -= more + 1
            if state.bug == "unsaid":
                state.tell("creak", state.height)
        if state.height < TOP:
            state.then(Climb((self.seat + 1) % state.seats))

    def label(self, state: StairState, line: int, more: int, _: int) -> Message:
        return Message("line-climb", more)


class Broken(Game):
    NAME: ClassVar[str] = "broken"
    MAX_SEATS: ClassVar[int] = 3
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (Climb,)
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = {
        "ask-climb": ("seat",),
        "line-climb": ("steps",),
        "why-dead": (),
    }
    MAX_PLIES: ClassVar[int] = 200

    def __init__(self, bug: str, box: Box) -> None:
        super().__init__(box)
        self.bug = bug

    def blank(self, seats: int) -> StairState:
        state = StairState(self.box, seats)
        state.bug = self.bug
        return state

    def deal(self, seats: int, options: dict[str, str]) -> StairState:
        state = self.blank(seats)
        state.then(Climb(0))
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, StairState)
        return {"height": state.height}

    def determinise(self, state: State, seat: int, rng: random.Random) -> State:
        return state.copy()

    def standings(self, state: State) -> list[Standing]:
        return ranked([{"points": 1}] * state.seats, [{}] * state.seats)

    def check(self, state: State) -> None:
        assert isinstance(state, StairState)
        if self.bug == "lost" and state.height >= BAD:
            raise PositionError("A step of the stair is missing.")


def broken(bug: str, components: Path | None = None) -> Broken:
    return Broken(bug, Box(read_tables(COMPONENTS, components)))


def make(components: Path | None = None) -> Broken:
    """As an entry point sees it: the game with a dead end."""
    return broken("dead-end", components)
