"""Feudum that begins where a test wants it to: found before the game of the house by its name."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.game import Game, Standing
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision, Step
from demesne.games.feudum.box import FeudumBox, load_box
from demesne.games.feudum.game import Feudum

# The position every table begins with; a test decides.
LAID: list[State] = []


class Laid(Game):
    NAME: ClassVar[str] = Feudum.NAME
    RULES_VERSION: ClassVar[int] = Feudum.RULES_VERSION
    MIN_SEATS: ClassVar[int] = Feudum.MIN_SEATS
    MAX_SEATS: ClassVar[int] = Feudum.MAX_SEATS
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = Feudum.OPTIONS
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = Feudum.DECISIONS
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = Feudum.STEPS
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = Feudum.MESSAGES
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = Feudum.WORDS
    TERMS: ClassVar[tuple[str, ...]] = Feudum.TERMS

    def __init__(self, box: FeudumBox) -> None:
        super().__init__(box)
        self.real = Feudum(box)

    def blank(self, seats: int) -> State:
        return self.real.blank(seats)

    def deal(self, seats: int, options: dict[str, str]) -> State:
        return LAID[-1].copy()

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        return self.real.table_view(state, seat)

    def standings(self, state: State) -> list[Standing]:
        return self.real.standings(state)

    def stage(self, state: State) -> Message | None:
        return self.real.stage(state)

    def determinise(self, state: State, seat: int, rng: random.Random) -> State:
        return self.real.determinise(state, seat, rng)

    def check(self, state: State) -> None:
        self.real.check(state)


def make(components: Path | None = None) -> Laid:
    return Laid(load_box(components))
