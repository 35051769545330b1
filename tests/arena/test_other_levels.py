"""Levels may be set anew for one number of seats; games at other tables still count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demesne import registry
from demesne.arena.errors import ArenaError
from demesne.arena.playing import Setting, begin, besides_levels
from demesne.arena.results import Book, line
from demesne.arena.schedule import schedule

PLAN = {"kind": "greedy", "noise": 1.0, "3": {"noise": 2.0}}


def setting(plan: dict[str, Any]) -> Setting:
    stands_for = {"fair": {"level": "fair", "plan": plan, "taste": None}}
    return Setting("mil", registry.game("mil").full_options({}), 1, stands_for)


def book_of(path: Path, plan: dict[str, Any]) -> Book:
    own = setting(plan)
    fixtures = [fixture for seats in (2, 3) for fixture in schedule(["fair"], seats, 2, own.seed)]
    return Book(path, own.stamp(own.make()), own.parameters, fixtures)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Two games at a table of two, as they begin."""
    path = tmp_path / "games.jsonl"
    own = setting(PLAN)
    begun = [begin(own, own.make(), fixture) for fixture in schedule(["fair"], 2, 2, own.seed)]
    assert begun[0]["parameters"]["fair"]["plan"] == {"kind": "greedy", "noise": 1.0}
    path.write_text("".join(map(line, begun)), encoding="utf-8")
    return path


def test_games_of_two_know_nothing_of_how_three_are_played(played: Path) -> None:
    book = book_of(played, {**PLAN, "3": {"noise": 0.5}})
    assert [fixture.seats for fixture in book.missing()] == [3, 3]


@pytest.mark.parametrize("other", [{"noise": 1.5}, {"2": {"noise": 1.5}}])
def test_games_of_two_by_other_figures_are_refused(played: Path, other: dict[str, Any]) -> None:
    with pytest.raises(ArenaError) as refused:
        book_of(played, {**PLAN, **other})
    assert refused.value.values["what"] == "parameters of fair"


def test_what_goes_for_every_bot_is_a_source(tmp_path: Path) -> None:
    def digested(text: str) -> bytes:
        path = tmp_path / "levels.toml"
        path.write_text(text, encoding="utf-8")
        return besides_levels(path)

    usual = digested("[strong]\nnoise = 1\n[evaluation]\nchurch = 2\n[chance]\nstages = [1]\n")
    assert usual == digested("[strong]\nnoise = 3\n[evaluation]\nchurch = 2\n")
    assert usual != digested("[strong]\nnoise = 1\n[evaluation]\nchurch = 3\n")
