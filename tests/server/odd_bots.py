"""Bots from elsewhere, as servers meet them: slow, endless, deadly, broken."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from demesne.bots import Bot
from demesne.core.state import State
from demesne.core.step import Decision


class Dreamy(Bot):
    """Thinks for half a second, and says so where nobody should hear it."""

    seconds = 0.5

    def choose(self, state: State, decision: Decision[Any]) -> int:
        print("let me think")
        time.sleep(self.seconds)
        return decision.options(state)[0]


class Endless(Dreamy):
    seconds = 1e6


class Mortal(Bot):
    """Dies of the first question anybody puts to one of its kind."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        grave = Path(os.environ["DEMESNE_TEST_GRAVE"])
        if not grave.exists():
            grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options(state)[0]


class Doomed(Bot):
    """Dies of every question."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Broken(Bot):
    def choose(self, state: State, decision: Decision[Any]) -> int:
        raise ValueError("I am broken")


class Glutton(Bot):
    """Wants more memory than there is."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        return len(bytearray(20_000_000_000))
