"""Several tournaments together: one scale, and the commands that play them again."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from arena.test_tournament import MINE, games
from cli.conftest import run as run

FIRST = f"{MINE}:First"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two rungs and a mixed table of three seats."""
    from demesne.cli.main import main

    folder = tmp_path_factory.mktemp("rate")
    found = []
    for name, words in {
        "rung": ("--bots", "random", "--against", FIRST, "--seats", "3", "--games", "6"),
        "pair": ("--bots", f"{FIRST},random", "--seats", "2,3", "--games", "6"),
        "mixed": ("--bots", f"gentle,{FIRST},random", "--seats", "3", "--games", "6"),
    }.items():
        path = folder / f"{name}.jsonl"
        command = ("arena", "mil", *words, "--seed", "5", "--cores", "1", "--no-plots")
        assert main([*command, "--out", str(path)]) == 0
        found.append(path)
    return found


def test_the_published_commands_play_the_same_games(
    run: Any, files: list[Path], tmp_path: Path
) -> None:
    told = run("rate", *map(str, files), "--no-plots", "--publish", str(tmp_path), "--json")
    assert told.code == 0, told.err
    tables = json.loads(told.out)["tables"]
    assert tables == json.loads((tmp_path / "mil.json").read_text("utf-8"))["tables"]
    assert {seats: len(table["commands"]) for seats, table in tables.items()} == {"2": 1, "3": 3}
    known = [game for path in files for game in games(path)]
    for table in tables.values():
        for number, command in enumerate(table["commands"]):
            out = tmp_path / f"{number}.jsonl"
            demesne, *words = shlex.split(command)
            assert demesne == "demesne"
            assert run(*words, "--cores", "1", "--no-plots", "--out", str(out)).code == 0
            assert all(game in known for game in games(out))
            out.unlink()
    # In the mixed tables not all met the same others: then a share of wins says nothing.
    assert all(bot["wins"] for bot in tables["2"]["bots"])
    assert not any(bot["wins"] for bot in tables["3"]["bots"])
    pairs = {(pair["bot"], pair["against"]) for pair in tables["3"]["pairs"]}
    assert pairs in ({("random", FIRST)}, {(FIRST, "random")})


def test_the_same_games_count_once(run: Any, files: list[Path]) -> None:
    once, twice = (
        json.loads(run("rate", *map(str, each), "--no-plots", "--json").out)["tables"]
        for each in ([files[2]], [files[2], files[2]])
    )
    assert once["3"]["games"] == twice["3"]["games"] == 6


@pytest.mark.parametrize(
    "name, value", [("code", "00"), ("version", "0.0.1"), ("box", "00"), ("rules", 99)]
)
def test_what_does_not_go_together_is_refused(
    run: Any, files: list[Path], tmp_path: Path, name: str, value: object
) -> None:
    other = tmp_path / "other.jsonl"
    lines = [json.loads(line) | {name: value} for line in files[0].read_text("utf-8").splitlines()]
    other.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    refused = run("rate", str(files[1]), str(other))
    assert (refused.code, f"its {name} is {value}" in refused.err) == (2, True), refused.err


def test_the_same_name_for_two_bots_is_refused(run: Any, files: list[Path], tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text(files[0].read_text("utf-8").replace("uniform.Uniform", "uniform.Other"))
    refused = run("rate", str(files[1]), str(other))
    assert (refused.code, "parameters of random" in refused.err) == (2, True)
    nothing = tmp_path / "nothing.jsonl"
    nothing.write_text("")
    for path, sentence in ((nothing, "nothing to report"), (tmp_path / "no.jsonl", "read")):
        refused = run("rate", str(path))
        assert (refused.code, sentence in refused.err) == (2, True), refused.err
