"""Counting lines of play, and the command that does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import demesne
from contract import toy
from demesne.cli.perft import run_perft
from demesne.core.errors import PositionError, SetupError
from demesne.core.match import Match
from demesne.core.perft import divide, perft

TOY = toy.make()


def test_draws_count_once_each_whatever_their_weight() -> None:
    state = TOY.setup(2)
    assert [perft(state, depth) for depth in range(4)] == [1, 3, 9, 26]


def test_a_finished_game_is_one_leaf() -> None:
    match = Match(TOY, seats=2, seed=3)
    last = match.state
    while match.decision is not None:
        last = match.state.copy()
        match.choose(match.options()[0])
    assert perft(match.state, 4) == 1
    assert divide(match.state, 4) == {}
    assert perft(last, 9) >= 1


def test_divide_names_the_lines() -> None:
    state = TOY.setup(2)
    assert divide(state, 2) == {"card/1": 3, "card/2": 3, "card/3": 3}
    assert divide(state, 0) == {}


def test_counting_leaves_the_position_alone() -> None:
    state = demesne.game("village").setup(2)
    key = state.key()
    perft(state, 2)
    divide(state, 2)
    assert state.key() == key


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_perft("village", depth=2, divided=True, seats=2) == 0
    printed = capsys.readouterr().out
    assert "harvest/" in printed
    assert "leaves" in printed


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_perft("village", 3, True, 3, seed=5, json_output=True) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["seats"] == 3
    assert report["leaves"] == sum(report["divide"].values()) == report["levels"][-1]["leaves"]


def test_the_command_reads_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = Match(demesne.game("village"), seats=4, seed=1).state
    for data in (state.to_dict(), {"about": "mine", "state": state.to_dict()}):
        path = tmp_path / "position.json"
        path.write_text(json.dumps(data), "utf-8")
        assert run_perft("village", 1, position_file=path, json_output=True) == 0
        assert json.loads(capsys.readouterr().out)["key"] == state.key()


def test_the_command_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="depth"):
        run_perft("village", 0)
    with pytest.raises(PositionError, match="cannot be read"):
        run_perft("village", 1, position_file=tmp_path / "none.json")
    path = tmp_path / "position.json"
    path.write_text("{", "utf-8")
    with pytest.raises(PositionError, match="no JSON"):
        run_perft("village", 1, position_file=path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PositionError, match="no JSON"):
        run_perft("village", 1, position_file=path)
    path.write_text("[]", "utf-8")
    with pytest.raises(PositionError, match="dictionary"):
        run_perft("village", 1, position_file=path)
