"""Whatever is interrupted, the same command repairs."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from front_door.house import NPM, House


@pytest.fixture
def house(old_house: House) -> Iterator[House]:
    """The packages of its page have changed, so npm has something to do."""
    lock = old_house.root / "web" / "package-lock.json"
    lock.write_text(lock.read_text() + "\n")
    (old_house.machine / "npm").unlink(missing_ok=True)
    yield old_house
    old_house.script("npm", NPM)
    old_house.tell("npm-seconds", "0")


def test_a_killed_set_up_is_waited_for_and_then_repaired(house: House) -> None:
    house.tell("npm-seconds", "3")
    killed = house.begin("serve")
    house.wait_for(lambda: house.count("npm") == 1)
    os.kill(killed.pid, signal.SIGKILL)
    assert not house.free("setup")  # its npm lives on
    house.tell("npm-seconds", "0")
    after = house.run("serve")
    assert "Another dev.py is setting up" in after.stderr
    assert "fetching what it is made of" in after.stderr
    assert "page the page" in after.stdout


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_stopping_stops_everything_at_once(house: House, sign: signal.Signals) -> None:
    house.tell("npm-seconds", "50")
    stopped = house.begin("serve")
    house.wait_for(lambda: house.count("npm") == 1)
    os.kill(stopped.pid, sign)
    out, err = stopped.communicate(timeout=20)
    assert stopped.returncode == 1
    assert err.endswith("Stopped. Run the same command again to go on.\n")
    assert "Traceback" not in err
    assert out == ""
    assert house.free("setup")  # nobody is left behind
    house.tell("npm-seconds", "0")
    assert "page the page" in house.run("serve").stdout


def test_packages_half_fetched_are_fetched_again(house: House) -> None:
    lock = house.root / "web" / "package-lock.json"
    house.run("serve")
    before = lock.read_text()
    lock.write_text("{'other': 1}")
    house.script("npm", "#!/bin/sh\nrm -rf node_modules; mkdir node_modules; kill -9 $$\n")
    assert house.run("serve").returncode == 1
    # Back to what was there: it is no longer there.
    lock.write_text(before)
    house.script("npm", NPM)
    house.write("web/index.html", "the page\n\n")
    assert house.run("serve").returncode == 0
    assert (house.root / "web/node_modules/by").exists()
    house.write("web/index.html", "the page\n")


def test_a_page_half_built_is_built_again(house: House) -> None:
    house.run("serve")
    house.write("web/index.html", "another page\n")
    house.script("npm", '#!/bin/sh\nmkdir -p "$5"; echo half > "$5/index.html"; kill -9 $$\n')
    failed = house.run("serve")
    assert failed.returncode == 1
    assert "Could not build the page" in failed.stderr
    assert "ended by signal 9" in failed.stderr
    # The page of before is there, whole, for whoever is looking at it.
    page = house.root / "src" / "demesne" / "server" / "page" / "index.html"
    assert page.read_text() == "the page\n"
    house.script("npm", NPM)
    assert "page another page" in house.run("serve").stdout
    house.write("web/index.html", "the page\n")


def test_an_environment_that_pip_left_half_changed_is_made_anew(house: House) -> None:
    [table] = (house.root / ".venv").glob("lib/*/site-packages/table.py")
    lock = house.root / "requirements" / "run.lock"
    before = lock.read_text()
    try:
        # Two packages, and pip stumbles over the one it comes to last.
        house.lock("run", "chair", "bench")
        table.with_name("bench.py").mkdir()
        failed = house.run("play")
        assert failed.returncode == 1
        assert "Could not install the packages of requirements/run.lock" in failed.stderr
        assert table.with_name("chair.py").exists()
    finally:
        lock.write_text(before)
    after = house.run("play")
    assert "a virtual environment in .venv" in after.stderr
    assert table.exists()
    assert not table.with_name("chair.py").exists()
    assert after.returncode == 0


def test_offline_says_so_and_spoils_nothing(house: House) -> None:
    run = house.root / "requirements" / "run.lock"
    before = run.read_text()
    try:
        house.offline()
        run.write_text(before.replace("table==1.0", "tables==1.0"))
        alone = house.run("serve")
        assert alone.returncode == 1
        assert "Could not install the packages of requirements/run.lock" in alone.stderr
        assert "Could not fetch the page's packages" in alone.stderr
        assert "look at your network, proxy or npm settings" in alone.stderr
        assert "Traceback" not in alone.stderr
        # What there was to play with is there still.
        run.write_text(before)
        assert house.run("play").stderr == ""
    finally:
        run.write_text(before)
        house.online()
    assert "page the page" in house.run("serve").stdout


def test_what_cannot_be_written_is_a_sentence(new_house: House) -> None:
    (new_house.root / ".cache").write_text("no folder")
    refused = new_house.run("play")
    assert refused.returncode == 1
    assert ".cache" in refused.stderr
    assert "run the same command again" in refused.stderr
    assert "Traceback" not in refused.stderr
