"""Houses to try dev.py in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from front_door.house import House

if os.name == "nt":
    collect_ignore_glob = ["test_*.py"]  # the make-believe programs are shell scripts


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[House]:
    """Nobody has been here."""
    house = House(tmp_path)
    yield house
    house.leave()


@pytest.fixture(scope="session")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Set up for playing, once: that takes a while. Who changes anything changes it back."""
    house = House(tmp_path_factory.mktemp("house"))
    assert house.run("serve").returncode == 0
    yield house
    house.leave()
