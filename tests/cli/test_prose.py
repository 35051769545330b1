"""Sentences are wrapped, in Japanese too, and never cut off."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len

from demesne.cli.prose import NEVER_FIRST, breaks
from demesne.i18n import LANGUAGES

COMMANDS = (
    "play",
    "resume",
    "replay",
    "export",
    "serve",
    "games",
    "rules",
    "perft",
    "fuzz",
    "bench",
)


def wrapped(text: str, width: int) -> list[str]:
    starts = [0, *breaks(text, width), len(text)]
    return [text[a:b] for a, b in pairwise(starts)]


def test_words_stay_whole() -> None:
    assert wrapped("take a cube", 6) == ["take a ", "cube"]
    assert wrapped("take a cube", 11) == ["take a cube"]
    assert wrapped("take", 3) == ["tak", "e"]


def test_a_french_mark_stays_with_its_word() -> None:
    assert wrapped("On y va\N{NO-BREAK SPACE}?", 8) == ["On y ", "va\N{NO-BREAK SPACE}?"]


def test_japanese_breaks_anywhere_but_before_a_mark() -> None:
    assert wrapped("騎士が死んだ。次は", 12) == ["騎士が死ん", "だ。次は"]
    assert wrapped("彼は「騎士」だ", 6) == ["彼は", "「騎", "士」だ"]


def test_a_figure_stays_with_what_it_counts() -> None:
    assert wrapped("コマ3個を払う", 5) == ["コ", "マ3個", "を払", "う"]


def test_one_letter_fits_nowhere_and_is_shown_all_the_same() -> None:
    assert wrapped("騎士", 1) == ["騎", "士"]


@pytest.mark.parametrize("game", ["village", "mil"])
def test_nothing_is_cut_off_in_eighty_columns(run: Any, game: str) -> None:
    typed = "why all\nprices\nhelp\n1\n1\nwhy all\n1\n1\nlog all\nquit\n"
    seats = ("--seats", "me,greedy,greedy", "--seed", "3")
    for lang in LANGUAGES:
        lines = run("play", game, *seats, "--lang", lang, typed=typed).out.splitlines()
        assert [line for line in lines if "…" in line] == [], lang
        assert [line for line in lines if cell_len(line) > 80] == [], lang
        assert [line for line in lines if line.strip()[:1] in tuple(NEVER_FIRST)] == [], lang


@pytest.mark.parametrize("command", COMMANDS)
def test_no_help_is_cut_off(run: Any, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    for lang in LANGUAGES:
        monkeypatch.setenv("LANG", lang)
        out = run(command, "--help").out
        assert out
        assert "…" not in out, lang


@pytest.mark.parametrize("game, told", [("village", "Round 1 begins"), ("mil", "Turn 1 begins")])
def test_a_new_game_says_that_it_begins(run: Any, game: str, told: str) -> None:
    out = run("play", game, "--seats", "me,random", "--option", "start=first", typed="quit\n").out
    assert told in out
    # The setting up before it stands on the board.
    assert "joins the queue" not in out
    assert "now shows" not in out
    assert run("resume", typed="quit\n").out.count(told) == 1
