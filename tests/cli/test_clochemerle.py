"""Clochemerle at the terminal: whole games, any width, in three languages."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import demesne
from demesne.cli.boards.clochemerle import WIDE
from demesne.core.match import Match
from demesne.i18n import LANGUAGES, Words

SEATS = {2: "me,random", 3: "random,me,random", 4: "random,random,me,random"}


@pytest.fixture(scope="module")
def game_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of four."""
    match, rng = Match(demesne.game("clochemerle"), seats=4, seed=4), random.Random(4)
    while not match.over:
        match.choose(rng.choice(match.options()))
    path = tmp_path_factory.mktemp("clochemerle") / "four.log"
    path.write_text(match.to_log().to_text(), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game_by_numbers(
    run: Any, typist: Any, tmp_path: Path, seats: int, lang: str
) -> None:
    arguments = ("--seats", SEATS[seats], "--seed", "11", "--lang", lang)
    played = run("play", "clochemerle", *arguments, typed=typist(5, most=9))
    assert played.code == 0
    assert played.err == ""
    assert Words(lang).tr("cli-score-final") in played.out
    [log] = (tmp_path / "data" / "demesne" / "played").glob("*.log")
    assert run("replay", str(log), "--json").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, WIDE - 1, WIDE, 200])
def test_any_width_holds_the_board(
    run: Any, game_log: Path, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for ply in ("0", "150", "400"):
        shown = run("replay", str(game_log), "--to", ply, "--lang", lang)
        assert shown.code == 0
        assert max(map(cell_len, shown.out.splitlines())) <= width
    typed = "board\nprices\nhelp\nquit\n"
    asked = run("play", "clochemerle", "--seats", "me,random", "--lang", lang, typed=typed)
    assert max(map(cell_len, asked.out.splitlines())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wide_board_cuts_no_word_off(
    run: Any, game_log: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDE))
    monkeypatch.setenv("LINES", "70")
    for ply in ("60", "200", "400"):
        shown = run("replay", str(game_log), "--to", ply, "--lang", lang).out
        assert "╭" in shown
        assert "…" not in shown


def test_the_dead_are_told_without_colour(run: Any, game_log: Path) -> None:
    assert "†" in run("replay", str(game_log), "--to", "650").out


def test_the_board_prices_every_sum_for_who_is_asked(run: Any) -> None:
    out = run("play", "clochemerle", "--seats", "me,random", "--seed", "3", typed="quit\n").out
    assert "\nSums " in out
    assert "→" in out
