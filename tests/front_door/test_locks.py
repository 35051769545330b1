"""The lock files agree with each other and say nothing but versions and hashes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from front_door.house import ROOT
from tools import locks
from tools.locks import LIKE_DEV, LOCKED, addresses

PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+)")


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    return {found[1]: found[2] for line in text.splitlines() if (found := PIN.match(line))}


@pytest.mark.parametrize("name", LOCKED)
def test_every_package_has_its_hashes(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    packages = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    # A package may stand there twice, for older and for newer Pythons.
    assert {package.split("==")[0] for package in packages} == set(pins(name))
    assert all(PIN.match(package) and "--hash=sha256:" in package for package in packages)


def test_every_lock_is_made_by_dev_py() -> None:
    found = {path.stem for path in (ROOT / "requirements").iterdir()}
    assert found == set(LOCKED)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    known = extras["project"]["optional-dependencies"]
    assert {extra for named in LOCKED.values() for extra in named} <= set(known)


def test_the_tools_hold_all_that_running_needs() -> None:
    assert pins("run").items() <= pins("dev").items()
    # And running needs none of the tools.
    assert not {"mypy", "pytest", "ruff", "hypothesis", "setuptools"} & set(pins("run"))


@pytest.mark.parametrize("name", LIKE_DEV)
def test_one_version_of_each_package(name: str) -> None:
    both = set(pins(name)) & set(pins("dev"))
    assert both
    assert {package: pins(name)[package] for package in both} == {
        package: pins("dev")[package] for package in both
    }


def test_an_address_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert addresses() == []
    monkeypatch.setattr(locks, "LOCKS", tmp_path)
    monkeypatch.setattr(locks, "tidy", str)
    (tmp_path / "run.lock").write_text("rich==1.0\nthing @ https://example.org/thing.whl\n")
    [problem] = addresses()
    assert "run.lock:2: an address" in problem
