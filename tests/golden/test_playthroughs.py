"""Games as a person would follow them: views, menus and sentences read as written.

`playthrough.py` beside this file says how to write them anew; git then shows what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import HERE, PREFIX, beside, changes, kept, playthrough


@pytest.mark.parametrize("path", kept(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_reads_as_written(path: Path) -> None:
    written = beside(path).read_text("utf-8").splitlines()
    for number, line in enumerate(playthrough(path).splitlines()):
        assert number < len(written), f"goes on after line {number}: {line}"
        assert line == written[number], f"line {number + 1}"


def test_every_game_with_golden_logs_has_playthroughs_of_its_smallest_and_largest_table() -> None:
    for folder in {path.parent for path in HERE.glob("*/*.log")}:
        seats = {int(path.name[0]) for path in folder.glob("*.log")}
        shown = {int(path.name.removeprefix(PREFIX)[0]) for path in folder.glob(f"{PREFIX}*.txt")}
        assert {min(seats), max(seats)} <= shown, folder.name


def test_no_playthrough_is_too_long_to_read() -> None:
    for path in kept():
        assert len(beside(path).read_text("utf-8").splitlines()) <= 7_000, path.name


def test_changes_are_few_words() -> None:
    old = {"coins": 1, "people": {"farm": [1, 1]}, "queue": [3, 4, 5], "gone": True}
    new = {"coins": 2, "people": {"farm": [1]}, "queue": [4, 5, 6], "come": [{"a": 1}]}
    assert changes(old, new) == (
        "{-gone, coins 1>2, people{farm [1, 1]>[1]}, queue [-3, +6], +come [{a 1}]}"
    )
    assert changes([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}]) == "[1{a 2>3}]"
