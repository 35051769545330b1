"""Whole games of Feudum, kept as text; see `regenerate_feudum.py`."""

from __future__ import annotations

from collections import Counter

import demesne
from golden.kept import files, replayed
from golden.regenerate_feudum import EACH, NAME, features

GAME = demesne.game(NAME)
FILES = files(NAME)
GUILDS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
CARDS = (
    *("migrate", "move", "influence", "improve", "explore", "harvest", "tax", "conquer"),
    *("defend", "repeat", "guild"),
)
MANDATES = ("small-trade", "great-trade", "wings", "keels", "commons", "crown")
CHARTERS = ("cellar", "beast", "east", "west", "north", "south", "central", "isolated")
# Nobody in the pool ran out of markers with two guilds waiting; the tests of membership do.
NEVER_ASKED = {"JoinGuild"}
# The pile of writs ran out, a general supply did, three stars among knights: tests of the rules.
NEVER_TOLD = {"writs-gone", "reinforced-from-row", "mandate-markers"}


def test_every_action_every_function_every_writ_and_both_modes_are_there() -> None:
    matches = [replayed(path) for path in FILES]
    records = [record for match in matches for record in match.records]
    kinds = {kind.__name__ for kind in GAME.DECISIONS}
    assert {record.kind for record in records} == kinds - NEVER_ASKED
    chosen = {(record.kind, record.ref) for record in records}
    assert {("PlayCard", f"card/{card}") for card in CARDS} <= chosen
    functions = {f"{guild}/{way}" for guild in GUILDS for way in ("trade", "pull", "push")}
    assert {("ChooseGuild", way) for way in (*functions, "feast")} <= chosen
    played = {ref.split("/")[0] for kind, ref in chosen if kind == "PlayMandate"}
    assert played == set(MANDATES)
    kept = {ref for kind, ref in chosen if kind == "KeepWrit"}
    assert kept == {*MANDATES, *CHARTERS, "bow", "sword"}
    assert {ref.split("/")[0] for kind, ref in chosen if kind == "Arm"} >= {"bow", "sword"}
    seats = Counter((match.seats, match.variant["mode"]) for match in matches)
    for count in range(GAME.MIN_SEATS, GAME.MAX_SEATS + 1):
        assert seats[count, "basic"] + seats[count, "advanced"] >= EACH
        assert min(seats[count, "basic"], seats[count, "advanced"]) >= 1
    shown = set().union(*(features(match) for match in matches))
    for count in range(GAME.MIN_SEATS, GAME.MAX_SEATS + 1):
        for name, values in GAME.options_for(count).items():
            assert all(("setup", str(count), name, value) in shown for value in values)


def test_everything_that_can_happen_happens() -> None:
    told: set[str] = set()
    for path in FILES:
        for _, event in replayed(path).events:
            told.add(event.message.key)
            if event.own is not None:
                told.add(event.own.key)
    prefixes = ("ask-", "line-", "why-", "warn-")
    events = {key for key in GAME.MESSAGES if not key.startswith(prefixes)}
    assert told >= events - NEVER_TOLD, events - told
