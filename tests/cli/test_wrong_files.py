"""Files that cannot be read or written end in a sentence, never in a traceback."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from cli.conftest import Run
from demesne.cli import main as program
from demesne.i18n import LANGUAGES

QUICK = ("--bots", "random,arena.players:First", "--games", "2", "--cores", "1", "--seats", "2")
BALANCE = ("balance", "mil", "--bot", "random", *QUICK[2:])
TUNE = ("tune", "mil", "--games", "2", "--rounds", "1", "--jobs", "1")
FIT = ("fit", "mil", "--games", "4", "--bot", "random", "--duels", "0")


@pytest.fixture
def barred(tmp_path: Path) -> Path:
    """A file where a folder should be."""
    path = tmp_path / "barred"
    path.write_text("no folder", "utf-8")
    return path


def test_where_nothing_can_be_written(run: Run, tmp_path: Path, barred: Path) -> None:
    results = tmp_path / "games.jsonl"
    arena = ("arena", "mil", *QUICK, "--no-plots", "--out", str(results))
    for command in (
        (*arena, "--publish", str(barred / "published")),
        ("arena", "mil", *QUICK, "--no-plots", "--out", str(barred / "games.jsonl")),
        ("rate", str(results), "--out", str(barred / "plots")),
        (*BALANCE, "--out", str(tmp_path / "b.jsonl"), "--docs", str(barred / "docs")),
        (*FIT, "--output", str(barred / "levels.toml")),
        (*TUNE, "--results", str(barred / "tune.jsonl")),
    ):
        told = run(*command)
        assert told.code == 2, (command, told.err)
        last = told.err.strip().splitlines()[-1]
        assert str(barred) in told.err, command
        assert last.endswith("."), (command, last)
        assert "Traceback" not in told.err


def test_a_full_disk_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("demesne.cli.uses.run_uses", full)
    told = run("uses", "mil", "--games", "1")
    assert told.code == program.WRONG
    assert "No space left on device" in told.err


def test_wrong_numbers_and_names_get_a_sentence(run: Run, tmp_path: Path) -> None:
    for command, said in (
        (("calibrate", "mil", "--jobs", "-1"), "--jobs"),
        (("calibrate", "mil", "--games", "1"), "nothing can be fitted"),
        (("calibrate", "mil", "--bots", "nobody"), "no bot 'nobody'"),
        (("calibrate", "mil", "--seats", "many"), "a number or 'all'"),
        (("calibrate", "mil", "--plot", "curve.doc"), ".png or an .svg"),
        (("calibrate", "mil", "--docs", str(tmp_path)), "There is no win-chance.md"),
        (("tune", "mil", "--jobs", "0"), "--jobs"),
        (("fuzz", "mil", "--jobs", "0"), "one process"),
        (("fit", "mil", "--bot", "nobody", "--games", "4"), "no bot 'nobody'"),
        (("fit", "mil", "--games", "3"), "four games"),
        (("uses", "mil", "--bot", "nobody"), "no bot 'nobody'"),
        (("uses", "mil", "--option", "mode=odd"), "mode"),
        (("uses", "chess"), "chess"),
        (("balance", "mil", "--bot", "random,greedy"), "One bot plays"),
        (("balance", "mil", "--games", "0"), "more than nothing"),
        (("arena", "mil", "--against", "nobody"), "no bot 'nobody'"),
        (("arena", "mil", "--patience", "0"), "more than nothing"),
        (("rate", str(tmp_path)), "cannot be read"),
        (("bots", "chess"), "chess"),
    ):
        told = run(*command)
        assert told.code == 2, (command, told.err)
        assert said in " ".join(told.err.split()), (command, told.err)
        assert "Traceback" not in told.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(run: Run, barred: Path, lang: str) -> None:
    told = run(*FIT, "--output", str(barred / "x.toml"), "--lang", lang)
    said = {"en": "cannot be read or written", "fr": "ne peut être lu", "ja": "読み書きできません"}
    assert said[lang] in told.err
