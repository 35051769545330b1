"""Migrate (rulebook, action 1): pawns onto the board and off it."""

from __future__ import annotations

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    PLACES,
    Family,
    at,
    changes,
    family,
    play,
    position,
    question,
    refs,
    shown,
    spelled,
    told,
    why_not,
)

STARTS = ["forest-9", "forest-10", "desert-13", "desert-14", "badlands-16", "badlands-19"]
FOOD = 4


def migrate(own: Family, *, rival: Family | None = None, advanced: int = 1) -> State:
    return position(own, rival or family(markers=5), advanced=advanced, agenda=[["Migrate", 0]])


def test_a_pawn_comes_on_for_a_food_to_a_place_with_a_pawn_or_a_marker() -> None:
    before = migrate(
        family(goods="food", pawns="monk@sea-1", rules="island-4+", serfs="mountain-22", markers=3),
        rival=family(rules="mountain-22"),
    )
    after = play(before, "on/knight")
    assert refs(after) == ["sea-1", "island-4", "mountain-22"]
    assert changes(before, play(after, "mountain-22")) == {
        "bag/food": (44, 45),
        "0 goods/food": (1, 0),
        "0 pawn_places/pawn-2": (-1, at("mountain-22")),
        "0 pawn_roles/pawn-2": (0, 3),
        # The family becomes master of the knights' guild.
        "chairs/knight/master": (-1, 0),
        "0 markers": (3, 2),
    }


def test_without_pawn_and_marker_on_the_land_a_start_place_is_open() -> None:
    after = play(migrate(family(goods="food")), "on/noble")
    assert refs(after) == STARTS


def test_markers_in_the_guilds_are_not_on_the_land() -> None:
    state = position(
        family(goods="food"),
        family(),
        chairs={"monk": [0]},
        agenda=[["MigrateTo", 0, 3]],
    )
    assert refs(state) == STARTS


def test_a_marker_alone_is_a_foothold_and_the_start_places_are_closed() -> None:
    after = play(migrate(family(goods="food", rules="sea-2")), "on/noble")
    assert refs(after) == ["sea-2"]


def test_distant_kin_opens_the_start_places() -> None:
    own = family(goods="food", pawns="alchemist@sea-1")
    after = play(migrate(own), "on/noble")
    assert refs(after) == [place for place in PLACES if place in (*STARTS, "sea-1")]
    # Not in the basic game, and not for the alchemist who is only just coming.
    assert refs(play(migrate(own, advanced=0), "on/noble")) == ["sea-1"]
    newcomer = family(goods="food", pawns="monk@sea-1")
    assert refs(play(migrate(newcomer), "on/alchemist")) == ["sea-1"]


def test_without_food_or_pawns_nobody_comes() -> None:
    state = migrate(family(pawns="monk@sea-1"))
    assert refs(state) == ["forgo", "off/pawn-1"]
    assert why_not(state, "on/monk") == Message("why-no-good", FOOD)
    full = migrate(family(goods="food", pawns="monk@sea-1 monk@sea-2 monk@sea-3"))
    assert refs(full) == ["forgo", "off/pawn-1", "off/pawn-2", "off/pawn-3"]
    assert why_not(full, "on/monk") == Message("why-no-pawn-left")
    assert "off/pawn-2" not in shown(state)


def test_r50_a_pawn_goes_off_for_nothing_its_vessel_stays_its_wine_does_not() -> None:
    # Another's monster does not hold it: migrating is the way out.
    before = position(
        family(pawns="monk@sea-1/ship* farmer@sea-2", markers=2),
        family(),
        beasts={"serpent": (1, "sea-1")},
        agenda=[["Migrate", 0]],
    )
    after = play(before, "off/pawn-1")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (0, -1),
        "0 pawn_crafts/pawn-1": (0, -1),
        "0 wine/pawn-1": (1, 0),
        "bag/sulfur": (25, 26),
        "adrift/sea-1/ship": (0, 1),
        # Nobody boards it in this turn.
        "left_now/sea-1/ship": (0, 1),
        "chairs/monk/master": (0, -1),
        "0 markers": (2, 3),
    }


def test_a_pawn_that_comes_again_is_sober_and_on_foot() -> None:
    before = migrate(family(goods="food", pawns="monk@sea-1/ship*"))
    away = play(before, "off/pawn-1")
    again = position(
        family(goods="food"), family(), agenda=[["MigrateTo", 0, 1]], adrift={"sea-1": "ship"}
    )
    after = spelled(play(again, "desert-13"))
    assert (after["pawn_crafts"][0], after["wine"][0]) == (-1, 0)
    assert away.to_dict()["pawn_crafts"][0] == -1


def test_the_third_pawn_comes_to_where_the_others_and_the_markers_are() -> None:
    own = family(goods="food", pawns="monk@sea-1 farmer@sea-1", rules="sea-1 island-4")
    state = play(migrate(own), "on/noble")
    # Two pawns and a marker at one place are one line.
    assert refs(state) == shown(state) == ["sea-1", "island-4"]


def test_the_action_may_be_forgone() -> None:
    before = migrate(family(goods="food"))
    assert changes(before, play(before, "forgo")) == {}
    assert told(before, "forgo") == ["action-forgone 0"]


def test_p16_red_comes_back_to_the_nobles_as_journeyman_v09() -> None:
    # Red's town counts again with the noble, but two stars do not exceed green's two.
    before = position(
        family(goods="food", rules="badlands-16", markers=1),
        family(pawns="noble@mountain-21", rules="mountain-21"),
        agenda=[["Migrate", 0]],
    )
    after = play(before, "on/noble", "badlands-16")
    found = changes(before, after)
    assert found["chairs/noble/journeyman"] == (-1, 0)
    assert "chairs/noble/master" not in found


def test_the_question_names_the_character() -> None:
    state = play(migrate(family(goods="food")), "on/noble")
    assert question(state) == "MigrateTo"
