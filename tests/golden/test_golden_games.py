"""Whole games, kept as text: they replay record by record to the same position and score.

`regenerate.py` beside this file says where they come from and how to find them anew.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

import demesne
from demesne.core.log import read_log
from demesne.core.match import Match
from golden.regenerate import HERE, LEAST_GAMES, NAME, Feature, features, score_sheet

GAME = demesne.game(NAME)
FILES = sorted((HERE / NAME).glob("*.log"))

# Lines that no position can make legal: no road joins these cities, and three coins at the well
# are a line of their own.
ROADS = {"village/a", "village/b"} | {
    f"{start}/{end}"
    for pair in ("ac", "bd", "ce", "df", "ef")
    for start, end in (pair, reversed(pair))
}
NEVER = {("line", "PayAtWell", "coins/3")}


@lru_cache
def replayed(path: Path) -> Match:
    return Match.from_log(GAME, read_log(path.read_text("utf-8")))


@lru_cache
def shown() -> frozenset[Feature]:
    return frozenset().union(*(features(replayed(path)) for path in FILES))


def every_line() -> set[Feature]:
    """Every line of every menu, but for roads that are not on the map."""
    lines: set[Feature] = set()
    for kind in GAME.DECISIONS:
        for ref in kind.LINES.refs:
            if kind.__name__ != "ChooseRoad" or ref in ROADS | {"skip"}:
                lines.add(("line", kind.__name__, ref))
    return lines - NEVER


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_line_by_line(path: Path) -> None:
    text = path.read_text("utf-8")
    again = replayed(path)
    assert again.over
    # Replaying compares kind, seat, choice and final key; writing it again, every line.
    for number, (old, new) in enumerate(
        zip(text.splitlines(), again.to_log().to_text().splitlines(), strict=True), start=1
    ):
        assert new == old, f"line {number}"


def test_the_standings_are_as_written() -> None:
    sheets = [
        score_sheet(path.stem, match.ply, match.state.key(), match.standings())
        for path in FILES
        for match in [replayed(path)]
    ]
    assert "\n".join(sheets) == (HERE / NAME / "standings.txt").read_text("utf-8")


def test_there_are_enough_games_of_every_size_and_option() -> None:
    assert len(FILES) >= LEAST_GAMES
    setups = {feature for feature in shown() if feature[0] == "setup"}
    assert setups == {
        ("setup", str(seats), name, value)
        for seats in range(GAME.MIN_SEATS, GAME.MAX_SEATS + 1)
        for name, values in GAME.OPTIONS.items()
        for value in values
    }


def test_every_decision_is_asked() -> None:
    asked = {feature[1] for feature in shown() if feature[0] == "line"}
    assert {kind.__name__ for kind in GAME.DECISIONS} == asked


def test_every_line_that_can_be_legal_is_chosen() -> None:
    chosen = {feature for feature in shown() if feature[0] == "line"}
    assert every_line() - chosen == set()
    assert chosen - every_line() == set()


def test_everything_happens_that_can_happen() -> None:
    told = {feature[1] for feature in shown() if feature[0] == "event"}
    silent = ("ask-", "line-", "why-", "warn-")
    # No golden game has a hundred rounds.
    told.add("rounds-over")
    assert {key for key in GAME.MESSAGES if not key.startswith(silent)} - told == set()


def test_every_section_of_the_chronicle_is_reached() -> None:
    sections = {feature for feature in shown() if feature[0] == "section"}
    assert sections == {("section", str(number)) for number in range(5)}
    assert {("event", "buried-grave"), ("event", "buried-nowhere")} <= shown()
