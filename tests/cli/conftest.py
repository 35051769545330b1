"""Typing at the terminal, as a test does it."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from demesne.cli.main import main


class Typist(io.StringIO):
    """Types numbers at random: a whole game without knowing its rules.

    Where the beginning of a game shows what there is to see, a few `lines` do.
    """

    def __init__(self, seed: int, most: int = 6, lines: int | None = None) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.most = most
        self.lines = lines

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.lines is not None:
            self.lines -= 1
            if self.lines < 0:
                return ""
        return f"{self.rng.randint(1, self.most)}\n"


class Result:
    """What a command answered."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("play", "--seed", "7", typed="1\\n2\\n")`, in a home of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: str, typed: str | io.StringIO = "") -> Result:
        stdin = io.StringIO(typed) if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", stdin)
        capsys.readouterr()
        code = main(list(arguments))
        told = capsys.readouterr()
        return Result(code, told.out, told.err)

    return command


@pytest.fixture
def typist() -> type[Typist]:
    return Typist


@pytest.fixture
def golden() -> Path:
    """A whole game of three, as the rules of today play it."""
    return min((Path(__file__).parents[1] / "golden" / "village").glob("3-seats-*.log"))
