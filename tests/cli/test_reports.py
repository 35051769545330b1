"""Commands that report: replay, export, games, rules, and the tools beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from demesne.cli.main import app
from demesne.core.log import read_log
from demesne.i18n import LANGUAGES, Words


def changed(log: Path, tmp_path: Path, old: str, new: str) -> str:
    text = log.read_text("utf-8")
    assert old in text
    other = tmp_path / "other.log"
    other.write_text(text.replace(old, new, 1), "utf-8")
    return str(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_shows_the_whole_game(run: Any, golden: Path, lang: str) -> None:
    shown = run("replay", str(golden), "--lang", lang)
    assert shown.code == 0
    log = read_log(golden.read_text("utf-8"))
    assert str(log.key) in shown.out


def test_replay_stops_where_it_is_told(run: Any, golden: Path) -> None:
    told = json.loads(run("replay", str(golden), "--to", "100", "--json").out)
    assert (told["ok"], told["ply"], told["over"]) == (True, 100, False)
    assert run("replay", str(golden), "--to", "0").code == 0
    refused = run("replay", str(golden), "--to", "99999")
    assert (refused.code, "is not among them" in refused.err) == (2, True)


def test_replay_step_by_step(run: Any, golden: Path) -> None:
    shown = run("replay", str(golden), "--to", "60", "--step", typed="\n\nq\n")
    assert shown.code == 0
    assert shown.out.count("Enter goes on") == 3


def test_a_log_that_was_cut_off(run: Any, golden: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.log"
    text = golden.read_text("utf-8")
    cut.write_text(text[: text.rindex("\n", 0, 3000) + 1], "utf-8")
    refused = run("replay", str(cut), "--json")
    assert refused.code == 2
    assert "--partial" in json.loads(refused.out)["error"]
    assert json.loads(run("replay", str(cut), "--partial", "--json").out)["ok"] is True


def test_a_log_of_other_rules(run: Any, golden: Path, tmp_path: Path) -> None:
    refused = run("replay", changed(golden, tmp_path, "rules: 1", "rules: 99"))
    assert refused.code == 2
    assert "rules version 99" in refused.err


def test_a_log_of_another_box(run: Any, golden: Path, tmp_path: Path) -> None:
    digest = read_log(golden.read_text("utf-8")).components
    refused = run("replay", changed(golden, tmp_path, digest, "0123456789ab"))
    assert refused.code == 2
    assert "--components" in refused.err


@pytest.mark.parametrize("as_json", [False, True])
def test_a_log_that_does_not_replay_is_a_failure(
    run: Any, golden: Path, tmp_path: Path, as_json: bool
) -> None:
    key = str(read_log(golden.read_text("utf-8")).key)
    log = changed(golden, tmp_path, key, "0" * 16)
    failed = run("replay", log, *(["--json"] if as_json else []))
    assert failed.code == 1
    assert "was closed at" in failed.err
    if as_json:
        assert json.loads(failed.out)["ok"] is False
    assert run("export", log).code == 1


def test_what_is_no_log_at_all(run: Any, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert "not UTF-8" in run("replay", str(tmp_path / "picture.png")).err
    (tmp_path / "letter.txt").write_text("Dear Ada", "utf-8")
    assert "not a game log" in run("replay", str(tmp_path / "letter.txt")).err
    assert run("replay", str(tmp_path)).code == 2


def test_export_writes_what_replays(run: Any, golden: Path, tmp_path: Path) -> None:
    assert run("export", str(golden)).out == golden.read_text("utf-8")
    out = tmp_path / "part.log"
    assert run("export", str(golden), "--to", "120", "-o", str(out)).code == 0
    assert len(read_log(out.read_text("utf-8")).records) == 120
    position = json.loads(run("export", str(golden), "--to", "120", "--format", "json").out)
    assert position["seats"] == 3
    assert run("export", str(golden), "-o", str(tmp_path / ("no" * 200))).code == 2


def test_a_position_goes_on_in_perft(run: Any, golden: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    run("export", str(golden), "--to", "200", "--format", "json", "-o", str(position))
    counted = run("perft", "--position", str(position), "--depth", "1", "--divide", "--json")
    assert counted.code == 0
    assert sum(json.loads(counted.out)["divide"].values()) == json.loads(counted.out)["leaves"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["perft", "village", "--depth", "2"],
        ["fuzz", "village", "--games", "2", "--jobs", "1"],
        ["bench", "village", "--games", "1", "--seats", "2"],
    ],
)
def test_json_is_one_object_and_nothing_else(run: Any, arguments: list[str]) -> None:
    told = run(*arguments, "--json")
    assert told.code == 0
    assert isinstance(json.loads(told.out), dict)
    assert len(told.out.strip().splitlines()) == 1
    plain = run(*arguments)
    assert plain.code == 0
    assert plain.out.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_in_short(run: Any, lang: str) -> None:
    told = run("rules", "village", "--lang", lang)
    assert told.code == 0
    assert Words(lang).tr("cli-village-mill") in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_help_teaches_with_examples(
    run: Any, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    names = [str(command.name or command.callback.__name__) for command in app.registered_commands]  # type: ignore[union-attr]
    assert {"play", "resume", "replay", "export", "perft", "fuzz", "bench", "games"} <= {*names}
    for name in names:
        page = run(name, "--help")
        assert page.code == 0
        assert f"demesne {name}" in page.out
        assert Words(lang).tr("cli-examples") in page.out


def test_no_command_at_all_is_the_help(run: Any) -> None:
    assert "demesne play" in run().out
    assert run("--version").out.startswith("demesne ")
    assert run("-h").code == 0
