"""Compiling behind one's back, and from which start on it shows."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from front_door.house import HEADERS, House

pytestmark = pytest.mark.skipif(not HEADERS.exists(), reason=f"compiling needs {HEADERS}")


@pytest.fixture
def house(old_house: House) -> Iterator[House]:
    """With a compiler, and rules it has never seen."""
    old_house.bring_compiler()
    old_house.change_rules()
    (old_house.machine / "compiled").unlink(missing_ok=True)
    yield old_house
    old_house.tell("compiler", "well")
    old_house.tell("compiler-seconds", "0")
    old_house.wait_for(lambda: old_house.free("compile"))
    (old_house.bin / old_house.compiler).unlink()
    old_house.change_rules()
    old_house.run("play")  # which says that there is no compiler, once


def test_it_outlives_ctrl_c_and_serves_the_next_start(house: House) -> None:
    house.tell("compiler-seconds", "50")
    first = house.begin("serve", "--stay")
    assert first.stdout is not None
    assert first.stdout.readline() == f"interpreted from {house.root}/src/demesne\n"
    house.wait_for(lambda: house.count("compiled") == 1)
    os.killpg(first.pid, signal.SIGINT)
    _, said = first.communicate(timeout=20)
    assert "The rules are being compiled in the background" in said

    meanwhile = house.run("serve")
    assert "The rules are still being compiled in the background" in meanwhile.stderr
    assert meanwhile.stdout.startswith("interpreted")

    house.tell("compiler-seconds", "0")
    house.wait_for_compiler(1)
    # Out of the way of whatever else runs.
    assert int((house.machine / "compiled").read_text()) > os.nice(0)
    then = house.run("serve")
    assert "The compiled rules are ready" in then.stderr
    assert then.stdout.startswith(f"compiled from {house.root}/.cache/installed/")
    assert "page the page" in then.stdout
    again = house.run("serve")
    assert again.stderr == ""
    assert again.stdout == then.stdout
    assert house.count("compiled") == 1


def test_what_runs_keeps_what_it_began_with(house: House) -> None:
    assert house.run("setup").stdout.startswith("Ready (compiled)")
    running = house.begin("serve", "--stay")
    assert running.stdout is not None
    home = Path(running.stdout.readline().split()[-1])
    house.write("web/index.html", "another page\n")
    served = house.run("serve")
    assert "page another page" in served.stdout
    # The libraries fit as they are, and the first server has its own page still.
    assert served.stdout.startswith("compiled")
    assert house.count("compiled") == 1
    assert (home / "server" / "page" / "index.html").read_text() == "the page\n"
    house.write("web/index.html", "the page\n")


@pytest.mark.parametrize("file", ["src/demesne/core/rules.py", "src/demesne/bots/bot.py"])
def test_rules_that_changed_are_compiled_anew(house: House, file: str) -> None:
    house.run("setup")
    house.write(file, f"{file!r}\n")
    changed = house.run("play")
    assert "being compiled in the background" in changed.stderr
    assert changed.stdout.startswith("interpreted")
    house.wait_for_compiler(2)
    assert house.run("play").stdout.startswith("compiled")


def test_what_is_not_compiled_may_change(house: House) -> None:
    house.run("setup")
    house.write("src/demesne/server/page.py", f"CHANGED = {house.changes}\n")
    settings = house.root / "pyproject.toml"
    settings.write_text(f"{settings.read_text()}[tool.ruff]\nline-length = {house.changes}\n")
    changed = house.run("play")
    settings.write_text(settings.read_text().partition("[tool.ruff]")[0])
    assert changed.stdout.startswith("compiled")
    assert house.count("compiled") == 1
    home = Path(changed.stdout.split()[2])
    assert (home / "server/page.py").read_text() == f"CHANGED = {house.changes}\n"


def test_rules_that_do_not_compile_are_told_once_and_not_tried_again(house: House) -> None:
    house.tell("compiler", "core/rules.py:7: error: Name 'plough' is not defined")
    house.run("play")
    house.wait_for_compiler(1)
    told = house.run("play")
    assert "core/rules.py:7: error" in told.stderr
    assert "The whole story: .cache/compile.log" in told.stderr
    assert told.stdout.startswith("interpreted")
    assert house.run("play").stderr == ""
    assert house.count("compiled") == 1
    # Asked for by name, it is tried again; and so are rules that have changed.
    assert house.run("setup").stdout.startswith("Ready (compile failed)")
    assert house.count("compiled") == 2
    house.tell("compiler", "well")
    house.change_rules()
    assert "being compiled in the background" in house.run("play").stderr
    house.wait_for_compiler(3)
    assert house.run("play").stdout.startswith("compiled")


def test_a_full_disk_is_not_the_rules_fault(house: House) -> None:
    house.tell("compiler", "gcc: fatal error: No space left on device")
    house.run("play")
    house.wait_for_compiler(1)
    house.tell("compiler", "well")
    told = house.run("play").stderr
    assert "No space left on device" in told
    assert "It is tried again now." in told
    house.wait_for_compiler(2)
    assert house.run("play").stdout.startswith("compiled")


def test_setting_up_waits_for_the_background_and_can_be_stopped(house: House) -> None:
    house.tell("compiler-seconds", "50")
    house.run("play")
    house.wait_for(lambda: house.count("compiled") == 1)
    stopped = house.begin("setup")
    assert stopped.stderr is not None
    assert "in the background; waiting for that" in stopped.stderr.readline()
    os.kill(stopped.pid, signal.SIGINT)
    _, err = stopped.communicate(timeout=20)
    assert err.endswith("Stopped. Run the same command again to go on.\n")
    assert not house.free("compile")  # it goes on
    house.tell("compiler-seconds", "0")
    assert house.run("setup").stdout.startswith("Ready (compiled)")
    assert house.count("compiled") == 1


def test_ctrl_c_while_compiling_is_not_the_rules_fault(house: House) -> None:
    house.tell("compiler-seconds", "50")
    stopped = house.begin("setup")
    house.wait_for(lambda: house.count("compiled") == 1)
    os.kill(stopped.pid, signal.SIGINT)
    stopped.communicate(timeout=20)
    assert stopped.returncode == 1
    assert house.free("compile")  # nobody is left behind
    house.tell("compiler-seconds", "0")
    assert house.run("setup").stdout.startswith("Ready (compiled)")
    assert house.count("compiled") == 2


def test_a_compiler_killed_in_the_dark_is_begun_again(house: House) -> None:
    house.tell("compiler", "gcc: fatal error: Killed signal terminated program cc1")
    house.run("play")
    house.wait_for_compiler(1)
    house.tell("compiler", "well")
    house.run("play")
    house.wait_for_compiler(2)
    assert house.run("play").stdout.startswith("compiled")
