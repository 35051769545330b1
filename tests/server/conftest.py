"""What every test of the server may use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("uvicorn")

from server.house import House, house


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "data") as made:
        yield made


@pytest.fixture
def hush(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that also plays Hush, found the way every third-party game is found."""
    site = tmp_path / "site"
    info = site / "hush-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hush\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[demesne.games]\nhush = server.hush\n")
    monkeypatch.syspath_prepend(str(site))
    with house(tmp_path / "data") as made:
        yield made
