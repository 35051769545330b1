"""Whole games of Clochemerle, kept as text; see `regenerate_clochemerle.py`."""

from __future__ import annotations

from collections import Counter

import demesne
from golden.kept import files, replayed
from golden.regenerate_clochemerle import EACH, NAME, features

GAME = demesne.game(NAME)
FILES = files(NAME)
WORKSHOPS = ("stable", "brewery", "forge", "scriptorium", "wainwright")
CARDS = (
    *(f"buy/{name}/{copy}" for name in WORKSHOPS for copy in (1, 2, 3, 4)),
    *("buy/field", "buy/travel", "buy/square"),
    *("buy/sanatorium", "buy/cloister", "buy/diocese", "buy/refuge"),
    *("buy/monetary", "buy/property", "buy/citizens", "buy/guild"),
    *("buy/monk/quill", "buy/monk/chalice", "buy/monk/rosary"),
)


def test_every_decision_every_card_and_every_number_of_seats_is_there() -> None:
    matches = [replayed(path) for path in FILES]
    records = [record for match in matches for record in match.records]
    assert {record.kind for record in records} == {kind.__name__ for kind in GAME.DECISIONS}
    assert {*CARDS} <= {record.ref for record in records if record.kind == "ChooseBanner"}
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
    # Random games end long before the hundredth round, and leave slots of chambers free.
    assert told >= events - {"game-too-long", "chamber-full"}
