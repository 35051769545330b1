"""The fuzzer plays every game without a crash, and finds the bugs planted for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import demesne
from contract.broken import BUGS, broken
from contract.cases import every_game
from demesne.cli.fuzz import run_crash, run_fuzz
from demesne.core.errors import LogError, SetupError, UnknownGame
from demesne.core.fuzz import fuzz_game, replay_crash
from demesne.core.game import Game
from demesne.core.log import read_log


@every_game
def test_random_games_break_no_law(game: Game) -> None:
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
        for number in range(3):
            played = fuzz_game(game, seats, f"test/{number}", thorough_every=25)
            assert played.crash is None, played.crash.trace
            assert 0 < played.decisions <= game.MAX_PLIES


def test_the_same_seed_plays_the_same_game() -> None:
    game = demesne.game("village")
    one, other = (fuzz_game(game, 2, "twice") for _ in range(2))
    assert (one.decisions, one.kinds) == (other.decisions, other.kinds)


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found_and_replays(bug: str) -> None:
    game = broken(bug)
    found = next(
        played.crash
        for number in range(50)
        if (played := fuzz_game(game, 3, str(number), thorough_every=1)).crash is not None
    )
    again = replay_crash(game, read_log(found.log.to_text(), partial=True))
    assert again is not None
    assert again.error == found.error


def test_a_crash_that_was_mended_does_not_fail_any_more() -> None:
    crash = fuzz_game(broken("lost"), 2, "0").crash
    assert crash is not None
    assert replay_crash(broken("none"), crash.log) is None


def test_a_crash_of_another_game_is_refused() -> None:
    crash = fuzz_game(broken("lost"), 2, "0").crash
    assert crash is not None
    with pytest.raises(LogError, match="a log of broken"):
        replay_crash(demesne.game("village"), crash.log)


@pytest.fixture
def broken_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The broken game, installed from elsewhere by an entry point."""
    info = tmp_path / "site" / "broken_game-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[demesne.games]\nbroken = contract.broken\n")
    monkeypatch.syspath_prepend(tmp_path / "site")
    return "broken"


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_command_writes_crashes_that_replay(
    broken_game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: int
) -> None:
    out = tmp_path / "crashes"
    assert run_fuzz(broken_game, 4, jobs=jobs, out_dir=out, json_output=True) == 1
    summary = json.loads(capsys.readouterr().out)
    assert summary["ok"] is False
    assert summary["games"] == len(summary["crashes"]) == 4
    crash = summary["crashes"][0]
    assert "dead end" in crash["error"]
    assert crash["replay"] == f"demesne fuzz broken --replay {crash['log']}"
    assert crash["replay"] in Path(crash["report"]).read_text("utf-8")
    assert run_crash(Path(crash["log"]), json_output=True) == 1
    assert json.loads(capsys.readouterr().out)["error"] == crash["error"]


def test_the_command_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "crashes"
    assert run_fuzz("village", 3, jobs=1, out_dir=out) == 0
    assert "longest game" in capsys.readouterr().out
    assert not out.exists()
    assert run_fuzz("village", 2, "3", jobs=1, out_dir=out, json_output=True) == 0
    printed = capsys.readouterr()
    summary = json.loads(printed.out)
    assert summary["ok"] is True
    assert list(summary["mean_length"]) == ["3"]
    assert summary["decisions"] > 200


def test_wrong_arguments_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame):
        run_fuzz("chess", 1)
    with pytest.raises(SetupError):
        run_fuzz("village", 1, "5")
    with pytest.raises(SetupError, match="number or 'all'"):
        run_fuzz("village", 1, "many")
    with pytest.raises(SetupError, match="At least one game"):
        run_fuzz("village", 0)
    with pytest.raises(LogError, match="cannot be read"):
        run_crash(tmp_path / "nothing.log")
