"""`demesne analyse` and `demesne calibrate` at the terminal."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.cli.analyse import sparkline
from demesne.core.log import read_log
from demesne.core.match import Match
from demesne.i18n import LANGUAGES


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A whole game of MIL, whose turns are few and quick."""
    game = demesne.game("mil")
    source = min((Path(__file__).parents[1] / "golden" / "mil").glob("2-seats-*.log"))
    log = read_log(source.read_text("utf-8"))
    assert Match.from_log(game, log).over
    log.players = ["Ada", "Bruno"]
    file = tmp_path / "game.log"
    file.write_text(log.to_text(), "utf-8")
    return file


def test_it_is_analysed_once_and_reported_in_every_language(run: Any, played: Path) -> None:
    told = json.loads(run("analyse", str(played), "--budget", "2", "--seat", "Ada", "--json").out)
    assert told["ok"] is True
    assert {turn["seat"] for turn in told["turns"]} == {0}
    assert told["accuracy"][1] is None
    assert 0 < told["accuracy"][0] <= 100
    files = list(played.parent.glob("*.analysis"))
    assert len(files) == 1
    # What is kept is not looked at again: a mark in it is in the report.
    lines = files[0].read_text("utf-8").splitlines()
    turn = json.loads(lines[1])
    turn["loss"] = 0.125
    files[0].write_text("\n".join([lines[0], json.dumps(turn), *lines[2:], ""]), "utf-8")
    again = json.loads(run("analyse", str(played), "--budget", "2", "--seat", "1", "--json").out)
    assert again["turns"][0]["loss"] == 0.125
    for lang in LANGUAGES:
        shown = run("analyse", str(played), "--budget", "2", "--seat", "Ada", "--lang", lang)
        assert shown.code == 0
        assert "Ada" in shown.out
        assert "▁" in shown.out or "█" in shown.out or "▄" in shown.out


def test_a_cut_off_analysis_goes_on(run: Any, played: Path) -> None:
    run("analyse", str(played), "--budget", "2", "--seat", "2", "--json")
    file = next(iter(played.parent.glob("*.analysis")))
    whole = file.read_text("utf-8")
    lines = whole.splitlines(keepends=True)
    file.write_text("".join(lines[: len(lines) // 2]) + lines[-1][:20], "utf-8")
    assert run("analyse", str(played), "--budget", "2", "--seat", "2", "--json").code == 0
    assert file.read_text("utf-8") == whole


def test_what_cannot_be_analysed_is_said_in_one_sentence(run: Any, played: Path) -> None:
    log = read_log(played.read_text("utf-8"))
    log.records, log.key = log.records[:40], None
    running = played.with_name("running.log")
    running.write_text(log.to_text(), "utf-8")
    for arguments, words in (
        ((str(played), "--budget", "1"), "must be 2 or more"),
        ((str(played), "--seat", "Eve"), "Nobody here is Eve"),
        ((str(played.with_name("none.log")),), "cannot be read"),
    ):
        refused = run("analyse", *arguments)
        assert (refused.code, words in refused.err) == (2, True), refused.err
    assert run("analyse", str(running)).code == 2


def test_sparklines() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert sparkline([0.0, 1.0, 0.0, 1.0], 2) == "▅▅"
    assert sparkline([], 5) == ""


def test_calibrate_prints_what_it_found(run: Any) -> None:
    arguments = ("calibrate", "mil", "--games", "4", "--seats", "2", "--bots", "random")
    told = json.loads(run(*arguments, "--jobs", "1", "--json").out)
    found = told["seats"]["2"]
    assert len(found["stages"]) == len(found["points"])
    assert len(told["stages"]) == len(told["points"])
    assert 0 <= found["after"]["brier"] <= 1
    assert sum(count for count, *_ in found["after"]["buckets"]) == 2 * found["after"]["positions"]
    shown = run(*arguments, "--jobs", "1")
    assert (shown.code, "Brier score" in shown.out) == (0, True)
    assert run("calibrate", "mil", "--games", "2").code == 2


def test_calibrate_writes_the_section_of_its_game_and_no_other(run: Any, tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "win-chance.md"
    copy = tmp_path / "win-chance.md"
    before = page.read_text("utf-8")
    copy.write_text(before, "utf-8")
    command = ("calibrate", "mil", "--games", "4", "--seats", "2", "--bots", "random")
    told = run(*command, "--jobs", "1", "--docs", str(tmp_path))
    assert told.code == 0, told.err
    after = copy.read_text("utf-8")
    begin, end = "<!-- mil: written by demesne calibrate -->", "<!-- end of mil -->"
    assert after.partition(begin)[0] == before.partition(begin)[0]
    assert after.partition(end)[2] == before.partition(end)[2]
    text = after.partition(begin)[2].partition(end)[0]
    assert "demesne calibrate mil --games 4 --bots random --seats 2 --seed 0" in text
    assert "| 2 | 2 |" in text
    assert (tmp_path / "win-chance-mil.png").stat().st_size > 10_000
    copy.write_text("Nothing.", "utf-8")
    refused = run(*command, "--jobs", "1", "--docs", str(tmp_path))
    assert (refused.code, "no place for mil" in refused.err) == (2, True)
    refused = run(*command, "--docs", str(tmp_path / "elsewhere"))
    assert (refused.code, "no win-chance.md" in refused.err) == (2, True)


def test_calibrate_keeps_a_scale_for_each_number_of_seats(run: Any, tmp_path: Path) -> None:
    """In the checkout whose docs are named; what is written by hand stays."""
    docs, home = tmp_path / "docs", tmp_path / "src" / "demesne" / "games" / "mil"
    docs.mkdir()
    home.mkdir(parents=True)
    page = Path(__file__).parents[2] / "docs" / "win-chance.md"
    (docs / "win-chance.md").write_text(page.read_text("utf-8"), "utf-8")
    levels = home / "levels.toml"
    levels.write_text("# Ours.\n[gentle]\nnoise = 1.0\n", "utf-8")
    command = ("calibrate", "mil", "--games", "4", "--seats", "3", "--bots", "random")
    told = run(*command, "--jobs", "1", "--write", "--docs", str(docs))
    assert told.code == 0, told.err
    text = levels.read_text("utf-8")
    assert text.startswith("# Ours.\n[gentle]\nnoise = 1.0\n")
    chance = tomllib.loads(text)["chance"]
    assert len(chance["stages"]) == len(chance["points"])
    assert len(chance["3"]["stages"]) == len(chance["3"]["points"])
    assert run(*command, "--jobs", "1", "--write", "--docs", str(docs)).code == 0
    assert levels.read_text("utf-8") == text
    # Of another number of seats nothing is learnt by that, and nothing lost.
    for_two = ("calibrate", "mil", "--games", "4", "--seats", "2", "--bots", "random")
    assert run(*for_two, "--jobs", "1", "--write", "--docs", str(docs)).code == 0
    both = tomllib.loads(levels.read_text("utf-8"))["chance"]
    assert both["3"] == chance["3"]
    assert (both["stages"], both["points"]) == (chance["stages"], chance["points"])
    assert len(both["2"]["stages"]) == len(both["2"]["points"])
