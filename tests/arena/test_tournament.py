"""A tournament gives one result, however it was played; what goes wrong in it is told."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from arena.players import UNHURRIED
from cli.conftest import run as run
from demesne.arena.results import CLOCK, read_results

MINE = "arena.players"
QUICK = ("arena", "mil", "--bots", f"random,{MINE}:First", "--seats", "2", "--no-plots")

# What a shell starts in the background ignores Ctrl-C, and so does all that it starts.
INTERRUPTIBLE = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("demesne", run_name="__main__", alter_sys=True)
"""


def games(path: Path) -> list[dict[str, Any]]:
    """The results without what the clock says."""
    return [
        {name: value for name, value in result.items() if name not in CLOCK}
        for result in read_results(path)
    ]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eight games played in one go by one process."""
    from demesne.cli.main import main

    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    assert main([*QUICK, "--games", "8", "--cores", "1", "--out", str(path)]) == 0
    return path


def test_a_line_says_all_about_its_game(whole: Path) -> None:
    results = read_results(whole)
    assert [result["number"] for result in results] == list(range(8))
    for result in results:
        assert {"game", "version", "code", "rules", "box", "options", "seed"} <= result.keys()
        assert {*result["parameters"]} == {*result["seats"]}
        assert len(result["scores"]) == len(result["places"]) == len(result["parts"]) == 2
        for told in ("parts", "sources"):
            assert [sum(own.values()) for own in result[told]] == result["scores"]
        assert min(result["places"]) == 1
        assert all(result["choices"])
        assert all(
            0 <= slowest <= spent + 1e-4
            for slowest, spent in zip(result["slowest"], result["seconds"], strict=True)
        )
    # One seed, both ways round.
    assert results[0]["deal"] == results[1]["deal"]
    assert results[0]["seats"] == results[1]["seats"][::-1]


def test_two_processes_play_the_same(run: Any, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "two.jsonl"
    assert run(*QUICK, "--games", "8", "--cores", "2", "--out", str(out)).code == 0
    assert games(out) == games(whole)


def test_stopped_by_ctrl_c_it_goes_on_where_it_was(run: Any, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "stopped.jsonl"
    command = [sys.executable, "-c", INTERRUPTIBLE, *QUICK, "--games", "8", "--out", str(out)]
    path = os.pathsep.join(sys.path)
    unhurried = {**os.environ, "PYTHONPATH": path, UNHURRIED: "yes"}
    begun = subprocess.Popen([*command, "--cores", "1"], env=unhurried, stderr=subprocess.PIPE)
    while begun.poll() is None and (not out.exists() or out.read_text("utf-8").count("\n") < 2):
        time.sleep(0.005)
    begun.send_signal(signal.SIGINT)
    told = begun.communicate(timeout=60)[1].decode()
    kept = read_results(out)
    assert begun.returncode == 130
    assert f"{len(kept)} games are kept" in told
    assert 2 <= len(kept) < 8
    assert run(*QUICK, "--games", "8", "--cores", "1", "--out", str(out)).code == 0
    assert games(out) == games(whole)
    # What was played was not played again.
    assert {result["number"]: result["at"] for result in kept}.items() <= {
        result["number"]: result["at"] for result in read_results(out)
    }.items()


def test_a_torn_last_line_is_played_again(run: Any, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "torn.jsonl"
    text = whole.read_text("utf-8")
    out.write_text(text[:-200], "utf-8")
    assert run(*QUICK, "--games", "8", "--cores", "1", "--out", str(out)).code == 0
    assert games(out) == games(whole)


@pytest.mark.parametrize(
    "name, value",
    [("version", "0.0.1"), ("code", "00"), ("rules", 99), ("box", "00"), ("seed", 2)],
)
def test_results_of_another_tournament_are_refused(
    run: Any, whole: Path, tmp_path: Path, name: str, value: object
) -> None:
    out = tmp_path / "other.jsonl"
    lines = [json.loads(line) | {name: value} for line in whole.read_text("utf-8").splitlines()]
    before = "".join(json.dumps(line) + "\n" for line in lines)
    out.write_text(before, "utf-8")
    refused = run(*QUICK, "--games", "8", "--out", str(out))
    assert refused.code == 2
    assert f"its {name} is {value}" in refused.err
    assert "--out" in refused.err
    assert out.read_text("utf-8") == before


def test_other_bots_other_parameters_and_no_results_are_refused(
    run: Any, whole: Path, tmp_path: Path
) -> None:
    refused = run(
        *("arena", "mil", "--bots", f"{MINE}:Cheats,random", "--seats", "2"),
        *("--games", "8", "--out", str(whole)),
    )
    assert (refused.code, "its seats is" in refused.err) == (2, True)
    fewer = run(*QUICK, "--games", "2", "--out", str(whole))
    assert (fewer.code, "more of them" in fewer.err) == (2, True)
    out = tmp_path / "plan.jsonl"
    text = whole.read_text("utf-8").replace("uniform.Uniform", "uniform.Other", 1)
    out.write_text(text, "utf-8")
    refused = run(*QUICK, "--games", "8", "--out", str(out))
    assert (refused.code, "parameters of random" in refused.err) == (2, True)
    out.write_text("Dear Ada,\n", "utf-8")
    refused = run(*QUICK, "--games", "8", "--out", str(out))
    assert (refused.code, "line 1 is none" in refused.err) == (2, True)


def test_games_of_a_bot_that_was_changed_are_not_mixed_in(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    own, out = tmp_path / "changing.py", tmp_path / "own.jsonl"
    own.write_text("from arena.players import First as Mine\nclass Mine(Mine): pass\n", "utf-8")
    bots = ("--bots", "random,changing:Mine", "--seats", "2", "--games", "2")
    command = ("arena", "mil", *bots, "--cores", "1", "--no-plots", "--out", str(out))
    assert run(*command).code == 0
    assert run(*command).code == 0
    own.write_text(own.read_text("utf-8") + "# cleverer now\n", "utf-8")
    refused = run(*command)
    assert (refused.code, "parameters of changing:Mine" in refused.err) == (2, True)


@pytest.mark.parametrize(
    "bot, kind, what",
    [
        ("Stumbles", "crash", "my shoe is untied"),
        ("Cheats", "crash", "InvalidChoice"),
        ("Dreams", "late", "0.5 s"),
        ("Falls", "died", "code 7"),
    ],
)
def test_one_bot_goes_wrong_and_the_rest_plays_on(
    run: Any, tmp_path: Path, bot: str, kind: str, what: str
) -> None:
    out = tmp_path / "wrong.jsonl"
    told = run(
        *("arena", "mil", "--bots", f"random,{MINE}:First,{MINE}:{bot}", "--seats", "2"),
        *("--games", "6", "--cores", "1", "--patience", "0.5", "--no-plots", "--out", str(out)),
        "--json",
    )
    assert told.code == 1
    assert what in told.err
    results = read_results(out)
    assert len(results) == 6
    for result in results:
        wrong = f"{MINE}:{bot}" in result["seats"]
        assert ("error" in result) == wrong
        if wrong:
            assert result["error"]["kind"] == kind
            assert result["error"]["bot"] == f"{MINE}:{bot}"
            assert what in result["error"]["what"]
    (table,) = json.loads(told.out)["tables"].values()
    assert (table["games"], table["failed"]) == (2, 4)
    assert {own["bot"] for own in table["bots"]} == {"random", f"{MINE}:First"}


def test_wrong_wishes_are_sentences(run: Any, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "x.jsonl"))
    for words, sentence in (
        (("--bots", "random,random"), "named once each"),
        (("--games", "0"), "more than nothing"),
        (("--bots", "nobody"), "no bot 'nobody'"),
        (("--seats", "9"), "9 were asked for"),
        (("--option", "x"), "NAME=VALUE"),
    ):
        refused = run("arena", "mil", *words, *out)
        assert (refused.code, sentence in refused.err) == (2, True), refused.err
    french = run("arena", "mil", "--games", "0", "--lang", "fr", *out)
    assert "plus que zéro" in french.err


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray, from the environment that `dev.py test` makes for it, or from this one."""
    packages = os.environ.get("DEMESNE_RAY")
    if packages:
        monkeypatch.setattr(sys, "path", [*sys.path, packages])
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    if importlib.util.find_spec("ray") is None:
        text = "No Ray here, so the arena was not tried on a cluster: python3 dev.py test gets it."
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)


@pytest.mark.usefixtures("ray")
def test_ray_plays_the_same(run: Any, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "ray.jsonl"
    command = (*QUICK, "--games", "8", "--ray", "local", "--cores", "2", "--out", str(out))
    assert run(*command).code == 0
    assert games(out) == games(whole)


def test_without_ray_the_arena_says_how_to_get_it(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", {}.get)
    refused = run(*QUICK, "--ray", "local", "--out", str(tmp_path / "ray.jsonl"))
    assert (refused.code, "pip install 'demesne[ray]'" in refused.err) == (2, True)
