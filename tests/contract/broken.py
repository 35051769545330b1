"""A game with a bug planted in it, for the fuzzer to find: climb a stair to the top.

On the seventh step something goes wrong; what, is the game's `bug`.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from contract.toy import COMPONENTS
from demesne.core.components import Box, Tables
from demesne.core.errors import PositionError
from demesne.core.game import Game, Standing, ranked
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision

BUGS = ("dead-end", "exception", "lost", "runaway", "silence", "forgetful", "unsaid")
TOP = 12
BAD = 7


class StairState(State):
    def __init__(self, bug: str, seats: int, height: int = 0) -> None:
        super().__init__(seats)
        self.bug = bug
        self.height = height

    def copy(self) -> StairState:
        copy = StairState(self.bug, self.seats, self.height)
        copy.agenda = self.agenda.copy()
        return copy

    def to_dict(self) -> dict[str, Any]:
        return {**super().to_dict(), "height": self.height}


class Climb(Decision[StairState]):
    """One step or two."""

    SIZE: ClassVar[int] = 2

    def obstacle(self, state: StairState, choice: int) -> str:
        return "why-dead" if state.bug == "dead-end" and state.height >= BAD else ""

    def options(self, state: StairState) -> list[int]:
        if state.bug == "silence" and state.height >= BAD:
            return [1]
        return super().options(state)

    def choose(self, state: StairState, choice: int) -> None:
        state.height += choice + 1
        if state.height >= BAD:
            if state.bug == "exception":
                raise ZeroDivisionError("the stair gives way")
            if state.bug == "runaway":
                state.height -= choice + 1
            if state.bug == "unsaid":
                state.tell("creak", state.height)
        if state.height < TOP:
            state.then(Climb((self.seat + 1) % state.seats))

    def ref(self, choice: int) -> str:
        return ("one", "two")[choice]

    def label(self, state: StairState, choice: int) -> Message:
        return Message("line-climb", choice)


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

    def deal(self, seats: int, options: dict[str, str]) -> StairState:
        state = StairState(self.bug, seats)
        state.then(Climb(0))
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, StairState)
        return {"height": state.height}

    def determinise(self, state: State, seat: int, rng: random.Random) -> State:
        return state.copy()

    def standings(self, state: State) -> list[Standing]:
        return ranked([{"points": 1}] * state.seats, [()] * state.seats)

    def check(self, state: State) -> None:
        assert isinstance(state, StairState)
        if self.bug == "lost" and state.height >= BAD:
            raise PositionError("A step of the stair is missing.")

    def read_state(self, data: dict[str, Any]) -> StairState:
        forgotten = self.bug == "forgetful" and data["height"] >= BAD
        return StairState(self.bug, data["seats"], 0 if forgotten else data["height"])


def broken(bug: str, components: Path | None = None) -> Broken:
    return Broken(bug, Box(Tables(COMPONENTS, components)))


def make(components: Path | None = None) -> Broken:
    """As an entry point sees it: the game with a dead end."""
    return broken("dead-end", components)
