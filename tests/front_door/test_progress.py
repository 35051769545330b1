"""What is shown while one waits."""

from __future__ import annotations

import io
import threading

import pytest

from tools import progress
from tools.progress import ERASE, Progress, Trouble, together


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_elsewhere_than_on_a_terminal_every_stage_is_a_line() -> None:
    out, clock = io.StringIO(), Clock()
    shown = Progress(out, False, clock)
    shown.stage("Python", "35 packages", lambda: "(fetched 3)")
    clock.now += 7.4
    shown.stage("page", "building")
    shown.draw()
    shown.say("A word.")
    shown.finish("page")
    shown.draw()
    assert out.getvalue() == "   0 s  Python: 35 packages\n   7 s  page: building\nA word.\n"


def test_on_a_terminal_one_line_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out, clock = io.StringIO(), Clock()
    shown = Progress(out, True, clock)
    shown.stage("Python", "35 packages", lambda: "(fetched 3)")
    clock.now += 7.4
    shown.stage("page", "building")
    line = "   7 s  Python: 35 packages (fetched 3) · page: building"
    assert out.getvalue().endswith(ERASE + line)
    # What is said stays above the line.
    shown.say("A word.")
    assert out.getvalue().endswith(f"{ERASE}A word.\n{line}")
    # In a narrow window the line is cut rather than wrapped.
    monkeypatch.setenv("COLUMNS", "20")
    shown.draw()
    assert out.getvalue().endswith(ERASE + line[:19])
    for job in ("Python", "page"):
        shown.finish(job)
    shown.draw()
    assert out.getvalue().endswith(ERASE)


def nothing() -> None:
    pass


def test_one_that_fails_lets_the_others_finish() -> None:
    failed, done = threading.Event(), threading.Event()

    def fail() -> None:
        failed.set()
        raise Trouble("No network.")

    def work() -> None:
        assert failed.wait(10)
        done.set()

    shown = Progress(io.StringIO(), False)
    with pytest.raises(Trouble, match=r"No network\."):
        together({"a": fail, "b": work}, nothing, shown)
    assert done.is_set()


def test_two_that_fail_are_both_told_and_a_fault_of_ours_is_not_hidden() -> None:
    def first() -> None:
        raise Trouble("One.")

    def second() -> None:
        raise Trouble("Two.")

    def fault() -> None:
        raise ZeroDivisionError

    shown = Progress(io.StringIO(), False)
    with pytest.raises(Trouble) as told:
        together({"a": first, "b": second}, nothing, shown)
    assert sorted(str(told.value).split()) == ["One.", "Two."]
    with pytest.raises(ZeroDivisionError):
        together({"a": first, "b": fault}, nothing, shown)


def test_stopping_ends_the_jobs_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "STOPPING", threading.Event())
    stopped = threading.Event()
    ended = []

    def work() -> None:
        assert stopped.wait(10)
        ended.append("work")

    class Interrupted(Progress):
        def draw(self) -> None:
            if not stopped.is_set():
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        together({"a": work}, stopped.set, Interrupted(io.StringIO(), True))
    assert ended == ["work"]
