"""A process that plays games, and is watched while it does.

A bot may crash its process or think for ever. Then that one game is given up, the result says
which seat it was, and a new process plays on.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from demesne.arena.playing import Setting, begin, failed, play
from demesne.arena.results import Result
from demesne.arena.schedule import Fixture

# `spawn` everywhere, so that every system plays the same.
SPAWN: Final = multiprocessing.get_context("spawn")
# How often a silent hand is looked after, in seconds.
GLANCE: Final = 0.2


class Hand:
    """Plays one game after the other. `patience` is the longest a choice may take, in seconds."""

    def __init__(self, setting: Setting, patience: float) -> None:
        self.setting = setting
        self.game = setting.make()
        self.patience = patience
        self.fixture: Fixture | None = None
        self._start()

    def _start(self) -> None:
        # Which seat thinks, and since when.
        self.watch: Any = SPAWN.RawArray("d", [-1.0, 0.0])
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(
            target=_work, args=(theirs, self.watch, self.setting), daemon=True
        )
        self.process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.pipe.send(fixture)

    def result(self) -> Result | None:
        """The result of the game that was given; None while it is played."""
        assert self.fixture is not None
        try:
            if self.pipe.poll():
                told = self.pipe.recv()
                self.fixture = None
                return dict(told)
        except (EOFError, ConnectionError):
            self.process.join()
            return self._give_up("died", f"its process ended with code {self.process.exitcode}")
        seat, since = self.watch[:]
        if seat >= 0 and time.monotonic() - since > self.patience:
            return self._give_up("late", f"no choice within {self.patience:g} s")
        return None

    def _give_up(self, kind: str, what: str) -> Result:
        assert self.fixture is not None
        result = begin(self.setting, self.game, self.fixture)
        seat = int(self.watch[0])
        self.stop()
        self.fixture = None
        self._start()
        return failed(result, seat, kind, what)

    def play(self, fixture: Fixture) -> Result:
        """One game, waiting for it."""
        self.give(fixture)
        while (result := self.result()) is None:
            wait([self.pipe], GLANCE)
        return result

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _work(pipe: Connection, watch: Any, setting: Setting) -> None:
    # Ctrl-C reaches every process of a terminal; it is for the one that hands out the games.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = setting.make()

    def look(seat: int) -> None:
        watch[1] = time.monotonic()
        watch[0] = seat

    while True:
        try:
            fixture = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(play(setting, game, fixture, look))
