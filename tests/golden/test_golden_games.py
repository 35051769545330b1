"""Whole games of Village, kept as text; see `regenerate.py`."""

from __future__ import annotations

from functools import lru_cache

import demesne
from golden.kept import Feature, files, replayed
from golden.regenerate import LEAST_GAMES, NAME, features

GAME = demesne.game(NAME)
FILES = files(NAME)

# Lines that no position can make legal: no road joins these cities, and three coins at the well
# are a line of their own.
ROADS = {"village/a", "village/b"} | {
    f"{start}/{end}"
    for pair in ("ac", "bd", "ce", "df", "ef")
    for start, end in (pair, reversed(pair))
}
NEVER = {("line", "PayAtWell", "coins/3")}


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
