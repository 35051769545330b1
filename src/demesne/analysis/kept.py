"""An analysis in a file: a line for each turn as soon as it is found, so that nothing is lost
when it is stopped, and the next run goes on behind the last whole line.

    {"format": "demesne analysis 2", "log": "9f31…", "budget": {…}, "turns": 88, …}
    {"turn": 0, "ply": 30, "seat": 0, "chances": [0.27, …], …}
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

from demesne.analysis.chance import figures
from demesne.analysis.review import Turn, digest_of
from demesne.analysis.weigh import Budget
from demesne.core.game import Game
from demesne.core.log import Log

FORMAT: Final = "demesne analysis 2"


class Kept:
    """What is known of one log with one budget, in a file of its own."""

    def __init__(self, path: Path, identity: dict[str, Any]) -> None:
        self.path = path
        self.identity = identity
        # How many turns there are to look at, and who won; not known before `begin`.
        self.total = 0
        self.final: list[float] = []
        self.turns: list[Turn] = []
        self._read()

    @property
    def begun(self) -> bool:
        return self.total > 0

    @property
    def done(self) -> bool:
        return self.begun and len(self.turns) >= self.total

    @property
    def next(self) -> int:
        """The number of the turn to go on with."""
        return int(self.turns[-1]["turn"]) + 1 if self.turns else 0

    def begin(self, total: int, final: list[float]) -> None:
        """The heading, unless it is there."""
        if not self.begun:
            self.total, self.final = total, final
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write("w", _line(self.heading()))

    def heading(self) -> dict[str, Any]:
        return {**self.identity, "turns": self.total, "final": self.final}

    def add(self, turn: Turn) -> None:
        """One more turn, written down at once."""
        self._write("a", _line(turn))
        self.turns.append(turn)

    def _write(self, mode: str, text: str) -> None:
        with self.path.open(mode, encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())

    def _read(self) -> None:
        """Take what is there, if it is of this log, version and budget."""
        try:
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return
        whole = text[: text.rfind("\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.split("\n")[:-1]]
        except ValueError:
            return
        if not lines or not self.identity.items() <= lines[0].items():
            return
        self.total, self.final = lines[0]["turns"], lines[0]["final"]
        self.turns = lines[1:]
        if whole != text:
            # A line that was cut off in the middle would spoil the next.
            self._write("w", whole)


def identity_of(
    game: Game, log: Log, budget: Budget, version: str, seat: int | None = None
) -> dict[str, Any]:
    """What an analysis depends on. With anything else in it, it begins anew."""
    return {
        "format": FORMAT,
        "log": digest_of(log),
        "version": version,
        "chance": figures(game, log.seats),
        "budget": budget.to_dict(),
        "seat": seat,
    }


def key_of(identity: dict[str, Any]) -> str:
    """A short name of all that an analysis depends on, for a file among many."""
    text = json.dumps(identity, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
