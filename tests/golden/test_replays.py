"""Golden games replay record by record to the same position and score.

`regenerate*.py` beside this file say where they come from and how to find them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.registry import game_names
from golden.kept import HERE, files, replayed, standings

FILES = [path for name in game_names() for path in files(name)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_line_by_line(path: Path) -> None:
    text = path.read_text("utf-8")
    again = replayed(path)
    assert again.over
    # Replaying compares kind, seat, choice and final key; writing it again, every line.
    for number, (old, new) in enumerate(
        zip(text.splitlines(), again.to_log().to_text().splitlines(), strict=True), start=1
    ):
        assert new == old, f"line {number}"


@pytest.mark.parametrize("name", game_names())
def test_the_standings_are_as_written(name: str) -> None:
    games = {path.stem: replayed(path) for path in files(name)}
    assert games
    assert standings(games) == (HERE / name / "standings.txt").read_text("utf-8")
