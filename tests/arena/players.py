"""Bots for the arena's tests: quick ones, and ones that go wrong."""

from __future__ import annotations

import os
import time
from typing import Any

from demesne.bots import Bot
from demesne.core.state import State
from demesne.core.step import Decision

# In the environment of a tournament that a test stops half-way: `First` takes its time there.
UNHURRIED = "DEMESNE_TEST_UNHURRIED"


class First(Bot):
    """Always the first line."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        if UNHURRIED in os.environ:
            time.sleep(0.02)
        return decision.options(state)[0]


class Stumbles(Bot):
    """Raises at its third question."""

    asked = 0

    def choose(self, state: State, decision: Decision[Any]) -> int:
        self.asked += 1
        if self.asked == 3:
            raise ValueError("my shoe is untied")
        return decision.options(state)[0]


class Cheats(Bot):
    """Answers what is not on the menu."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        return 10_000


class Dreams(Bot):
    """Never answers."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        while True:
            pass


class Falls(Bot):
    """Takes its whole process down."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        os._exit(7)
