"""Whole games of MIL 1049, kept as text; see `regenerate_mil.py`."""

from __future__ import annotations

from collections import Counter

import pytest

import demesne
from demesne.core.errors import UnknownRulesVersion
from demesne.core.log import read_log
from demesne.core.match import Match
from golden.kept import HERE, files, replayed
from golden.regenerate_mil import EACH, NAME, features

GAME = demesne.game(NAME)
FILES = files(NAME)


def test_every_decision_every_number_of_seats_and_every_option_is_there() -> None:
    matches = [replayed(path) for path in FILES]
    kinds = {record.kind for match in matches for record in match.records}
    assert kinds == {kind.__name__ for kind in GAME.DECISIONS}
    seats = Counter(match.seats for match in matches)
    assert all(seats[count] >= EACH for count in range(GAME.MIN_SEATS, GAME.MAX_SEATS + 1))
    shown = set().union(*(features(match) for match in matches))
    for count in range(GAME.MIN_SEATS, GAME.MAX_SEATS + 1):
        for name, values in GAME.options_for(count).items():
            assert all(("setup", str(count), name, value) in shown for value in values)


def test_everything_that_can_happen_happens() -> None:
    told = {event.message.key for path in FILES for _, event in replayed(path).events}
    prefixes = ("ask-", "line-", "why-", "warn-")
    events = {key for key in GAME.MESSAGES if not key.startswith(prefixes)}
    # Nobody runs out of family tokens in these games, and no face of our die shows everything.
    assert told >= events - {"privilege-lost", "die-rolled-any"}


def test_a_log_of_rules_1_replays_without_what_was_taken_back() -> None:
    text = (HERE / NAME / "rules-1" / "3-seats-361.log").read_text("utf-8")
    old = read_log(text)
    assert old.rules == 1
    assert sum(record.ref == "take-back" for record in old.records) == 22
    today = Match.from_log(GAME, old)
    assert today.over
    assert today.to_log().to_text() == (HERE / NAME / "3-seats-361.log").read_text("utf-8")
    # Every offer was sealed as before, with the cubes that were put in since the last time.
    old_seals = [record.seat for record in old.records if record.ref == "seal"]
    assert old_seals == [record.seat for record in today.records if record.ref == "seal"]


def test_a_log_of_rules_unknown_says_so() -> None:
    log = read_log(FILES[0].read_text("utf-8"))
    log.rules = 99
    with pytest.raises(UnknownRulesVersion, match="rules version 99"):
        Match.from_log(GAME, log)
