"""`hint` at the table: the best ways with a chance and a reason, under the numbers one types."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

import demesne
from cli.conftest import Run
from demesne.analysis import Budget
from demesne.cli import hint
from demesne.i18n import LANGUAGES, Words

WAY = re.compile(r"^ *(\d+) +(\d+) % [█░]{10} \S", re.MULTILINE)


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "BUDGET", Budget(tries=6, arms=4, turns=1, positions=200))


@pytest.mark.parametrize("game", demesne.game_names())
def test_the_best_ways_have_a_chance_each(run: Run, game: str) -> None:
    told = run("play", game, "--seats", "me,random", "--seed", "11", typed="hint\n")
    assert told.code == 0, told.err
    assert "A hint from Grimbert" in told.out
    chances = [int(chance) for _, chance in WAY.findall(told.out)]
    assert 1 <= len(chances) <= 3
    assert chances == sorted(chances, reverse=True)


def test_its_number_is_the_answer(run: Run) -> None:
    play = ("play", "mil", "--seats", "me,random", "--seed", "11")
    told = run(*play, typed="hint\n").out
    number, label = re.search(r"^ *(\d+) +\d+ % [█░]{10} (.+?) *$", told, re.MULTILINE).groups()  # type: ignore[union-attr]
    # The question has the same line under the same number, and takes it.
    why = run(*play, typed=f"why {number}\n").out
    assert f"{label}" in why
    assert "is possible" in why
    after = run(*play, typed=f"hint\n{number}\nlog\n")
    assert after.code == 0
    assert "There is no line" not in after.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language_and_in_eighty_columns(run: Run, lang: str) -> None:
    words = Words(lang)
    typed = words.tr("cli-command-hint").split()[0]
    told = run(
        "play", "mil", "--seats", "me,random", "--seed", "3", "--lang", lang, typed=f"{typed}\n"
    )
    shown = told.out[told.out.index(words.tr("hint-title")) :]
    assert WAY.search(shown)
    assert words.tr("hint-for", terms="").strip() in shown
    assert not re.search(r"\bterm-|\bhint-", shown)
    assert all(cell_len(line) <= 80 for line in shown.splitlines() if "demesne resume" not in line)
