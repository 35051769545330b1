"""Fixed positions with the number of lines of play from each, one to five choices deep."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.core.perft import divide, perft
from golden.kept import HERE
from golden.regenerate import NAME, POSITIONS, position_text

GAME = demesne.game(NAME)
FILES = sorted((HERE / "positions").glob("*.json"))
every_position = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def read(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_text("utf-8"))
    assert isinstance(data, dict)
    return data


def test_every_described_position_is_there() -> None:
    assert {path.stem for path in FILES} == POSITIONS.keys()


@every_position
def test_perft(path: Path) -> None:
    data = read(path)
    state = GAME.from_dict(data["state"])
    key = state.key()
    counts = [perft(state, depth) for depth in range(1, len(data["perft"]) + 1)]
    assert counts == data["perft"]
    assert state.key() == key


@every_position
def test_divide_adds_up(path: Path) -> None:
    data = read(path)
    state = GAME.from_dict(data["state"])
    for depth in (1, 2, 3):
        assert sum(divide(state, depth).values()) == data["perft"][depth - 1]


@every_position
def test_the_position_asks_what_it_is_for_and_reads_back_as_written(path: Path) -> None:
    state = GAME.from_dict(read(path)["state"])
    about, asks = POSITIONS[path.stem]
    assert asks(state)
    assert position_text(about, state) == path.read_text("utf-8")
