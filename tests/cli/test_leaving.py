"""Leaving in the middle of a game, in every way there is, and coming back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from demesne.cli.saving import Autosave, write
from demesne.cli.seating import Seating
from demesne.core.log import Log, read_log

TWO = ("play", "--seats", "me:Ada,random", "--seed", "11")


def kept(tmp_path: Path) -> Log:
    [path] = (tmp_path / "data" / "demesne" / "playing").glob("*.log")
    return read_log(path.read_text("utf-8"))


@pytest.mark.parametrize("typed", ["1\nskip\n", "1\nskip\nquit\n"])
def test_the_end_of_input_loses_nothing(run: Any, tmp_path: Path, typed: str) -> None:
    left = run(*TWO, typed=typed)
    assert left.code == 0
    assert "Nothing is lost" in left.out
    before = kept(tmp_path)
    assert before.players == ["Ada", "Cuwart (random)"]
    back = run("resume", typed="quit\n")
    assert back.code == 0
    assert kept(tmp_path).records == before.records
    assert "Cuwart" in back.out


def test_a_game_left_and_resumed_comes_to_its_end(run: Any, typist: Any, tmp_path: Path) -> None:
    run(*TWO, typed="1\n" * 40)
    begun = kept(tmp_path).records
    finished = run("resume", "--seed", "1", typed=typist(3))
    assert finished.code == 0
    [path] = (tmp_path / "data" / "demesne" / "played").glob("*.log")
    assert read_log(path.read_text("utf-8")).records[: len(begun)] == begun
    again = run("resume", str(path))
    assert "is over" in again.out


def test_resume_of_a_file_may_change_who_plays(run: Any, tmp_path: Path) -> None:
    run(*TWO, typed=f"1\nsave {tmp_path / 'mine.log'}\n")
    swapped = run("resume", str(tmp_path / "mine.log"), "--seats", "random,random")
    assert swapped.code == 0
    assert "Final score" in swapped.out
    wrong = run("resume", str(tmp_path / "mine.log"), "--seats", "me,me,me")
    assert (wrong.code, wrong.err) == (2, "This game has 2 seats, not 3.\n")


def test_a_log_cut_before_a_draw_is_played_on(run: Any, golden: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.log"
    assert run("export", str(golden), "--to", "15", "-o", str(cut)).code == 0
    assert run("resume", str(cut), "--seats", "random,random,random").code == 0


def test_the_list_of_games_to_resume(run: Any, tmp_path: Path) -> None:
    assert "no game to resume" in run("resume", "--list").out
    run(*TWO, typed="1\n")
    (tmp_path / "data" / "demesne" / "playing" / "broken.log").write_text("?", "utf-8")
    listed = run("resume", "--list").out
    assert "Ada and Cuwart" in listed
    assert "cannot be read" in listed


# A test run started in the background ignores Ctrl-C, and its children would too.
AT_A_KEYBOARD = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from demesne.cli.main import main
raise SystemExit(main())
"""


def test_ctrl_c_at_the_prompt_loses_nothing(run: Any, tmp_path: Path) -> None:
    environ = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONUNBUFFERED": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    playing = subprocess.Popen(
        [sys.executable, "-c", AT_A_KEYBOARD, *TWO],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ,
        text=True,
        encoding="utf-8",
    )
    assert playing.stdin is not None
    playing.stdin.write("1\nskip\n")
    playing.stdin.flush()
    folder = tmp_path / "data" / "demesne" / "playing"
    patience = time.monotonic() + 30
    # The draws of the set-up, a turn of each, and then it waits.
    while time.monotonic() < patience:
        logs = list(folder.glob("*.log"))
        if logs and " 1 TakeTurn" in logs[0].read_text("utf-8"):
            break
        time.sleep(0.02)
    time.sleep(0.2)
    playing.send_signal(signal.SIGINT)
    out, err = playing.communicate(timeout=30)
    assert playing.returncode == 130
    assert "Nothing is lost" in out
    assert "Traceback" not in err
    records = kept(tmp_path).records
    assert run("resume", typed="quit\n").code == 0
    assert kept(tmp_path).records == records


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    write(path, "first")
    with pytest.raises(UnicodeEncodeError):
        write(path, "\ud800")
    assert path.read_text("utf-8") == "first"
    assert list(tmp_path.iterdir()) == [path]


def test_games_begun_in_one_second_have_a_file_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len({Autosave.fresh("village").path for _ in range(5)}) == 5


def test_a_name_in_a_log_does_not_steer_the_terminal() -> None:
    assert Seating.of_players(["A\x1b[2J"]).names == ["A?[2J"]


def test_a_log_remembers_who_is_a_bot() -> None:
    seating = Seating(["Ada", "Bruno", "Mme (veuve) Clicquot"], [None, "my.bots:Clever", None])
    back = Seating.of_players(seating.players())
    assert (back.names, back.kinds) == (seating.names, seating.kinds)
