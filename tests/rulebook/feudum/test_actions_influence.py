"""Influence (rulebook, action 3): rulers, subjects, serfs, and how they fall."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    Family,
    at,
    changes,
    family,
    play,
    position,
    refs,
    shown,
    told,
    why_not,
)


def influence(own: Family, *rivals: Family, **table: Any) -> State:
    return position(own, *(rivals or (family(),)), agenda=[["PlaceInfluence", 0, 0]], **table)


def test_the_first_marker_rules() -> None:
    # A monk in an outpost: nothing changes in the guilds but the stars.
    before = influence(family(pawns="monk@sea-1", markers=2))
    after = play(before, "sea-1")
    assert changes(before, after) == {"rulers/sea-1": (-1, 0), "0 markers": (2, 1)}
    assert told(before, "sea-1") == [f"influence-ruler 0 0 {at('sea-1')}"]


def test_the_rulers_second_marker_is_a_subject() -> None:
    before = influence(
        family(pawns="farmer@sea-1", rules="sea-1", markers=2), family(serfs="sea-1")
    )
    assert changes(before, play(before, "sea-1")) == {
        "subjects/sea-1": (0, 1),
        "0 markers": (2, 1),
    }


@pytest.mark.parametrize("ruled", ["sea-1", "sea-1+"])
def test_another_familys_marker_is_a_serf(ruled: str) -> None:
    before = influence(family(pawns="farmer@sea-1"), family(rules=ruled))
    assert changes(before, play(before, "sea-1")) == {
        "serfs/sea-1": (-1, 0),
        "0 markers": (5, 4),
    }


def test_v44_a_serf_overthrows_a_ruler_without_a_subject() -> None:
    before = influence(family(pawns="farmer@sea-1", serfs="sea-1"), family(rules="sea-1"), family())
    after = play(before, "sea-1")
    assert changes(before, after) == {
        "rulers/sea-1": (1, 0),
        "subjects/sea-1": (0, 1),
        "serfs/sea-1": (0, 1),
        "0 markers": (5, 4),
    }
    # The place is full for everybody.
    full = influence(family(pawns="farmer@sea-1"), family(rules="sea-1+"), family(serfs="sea-1"))
    assert refs(full) == ["stop"]
    assert why_not(full, "sea-1") == Message("why-two-families")


def test_the_seal_of_immunity_moves_with_its_marker() -> None:
    before = influence(
        family(pawns="farmer@sea-1", serfs="sea-1!"), family(rules="sea-1"), family()
    )
    found = changes(before, play(before, "sea-1"))
    assert found["serf_seals/sea-1"] == (1, 0)
    assert found["subject_seals/sea-1"] == (0, 1)


def test_two_markers_of_a_family_and_three_in_all_are_the_most() -> None:
    own = influence(family(pawns="farmer@sea-1", rules="sea-1+"))
    assert why_not(own, "sea-1") == Message("why-two-markers")
    serf = influence(family(pawns="farmer@sea-1", serfs="sea-1"), family(rules="sea-1+"))
    assert why_not(serf, "sea-1") == Message("why-place-full", 1)
    assert refs(own) == refs(serf) == ["stop"]


def test_each_place_with_a_pawn_gets_one_marker() -> None:
    before = influence(family(pawns="farmer@sea-1 farmer@sea-2 farmer@mountain-22"), beasts={})
    assert refs(before) == ["stop", "sea-1", "sea-2", "mountain-22"]
    after = play(before, "sea-2", "mountain-22", "sea-1")
    assert changes(before, after) == {
        "rulers/sea-1": (-1, 0),
        "rulers/sea-2": (-1, 0),
        "rulers/mountain-22": (-1, 0),
        "0 markers": (5, 2),
    }
    assert refs(after) == ["stop"]


def test_r53_once_for_each_place_in_an_action_and_again_in_the_next() -> None:
    state = influence(family(pawns="farmer@sea-1 monk@sea-1", markers=5))
    after = play(state, "sea-1")
    assert why_not(after, "sea-1") == Message("why-influenced")
    done = play(after, "stop")
    assert done.advance() is None
    twice = position(
        family(pawns="farmer@sea-1"),
        family(),
        # A double turn, or Repeat: the same action once more.
        agenda=[["PlaceInfluence", 0, 0], ["PlaceInfluence", 0, 0]],
    )
    found = changes(twice, play(twice, "sea-1", "stop", "sea-1", "stop"))
    assert found == {
        "rulers/sea-1": (-1, 0),
        "subjects/sea-1": (0, 1),
        "0 markers": (5, 3),
    }


def test_a_monster_influences_nothing_and_without_markers_nobody_does() -> None:
    beast = influence(family(), beasts={"serpent": (0, "sea-1")})
    assert shown(beast) == ["stop"]
    poor = influence(family(pawns="farmer@sea-1", markers=0))
    assert refs(poor) == ["stop"]
    assert why_not(poor, "sea-1") == Message("why-no-marker")


def test_a_new_ruler_takes_his_place_in_the_guilds_with_what_is_left() -> None:
    # With the town the noble has two stars, more than green's one.
    before = influence(
        family(pawns="noble@mountain-21", markers=1),
        family(pawns="noble@sea-1", markers=0),
        chairs={"noble": [1, 0]},
    )
    after = play(before, "mountain-21")
    assert changes(before, after) == {
        "rulers/mountain-21": (-1, 0),
        "0 markers": (1, 0),
        "chairs/noble/master": (1, 0),
        "chairs/noble/journeyman": (0, 1),
    }


# --- feudums and the switch ---------------------------------------------------------------------


@pytest.mark.parametrize("guild", ["farmer", "knight"])
def test_r01_influence_overthrows_the_ruler_of_a_feudum_where_the_table_plays_so(
    guild: str,
) -> None:
    own = family(pawns="monk@sea-1", serfs="sea-1")
    rival = family(rules="sea-1")
    discs = {"sea-1": f"feudum-{guild}"}
    before = influence(own, rival, discs=discs)
    found = changes(before, play(before, "sea-1"))
    assert found["rulers/sea-1"] == (1, 0)
    assert found[f"chairs/{guild}/master"] == (1, 0)
    stands = influence(own, rival, discs=discs, overthrow=0)
    assert refs(stands) == ["stop"]
    assert why_not(stands, "sea-1") == Message("why-feudum-stands")
    # A serf, or a subject of one's own, comes there all the same.
    assert refs(influence(family(pawns="monk@sea-1"), rival, discs=discs, overthrow=0)) == [
        "stop",
        "sea-1",
    ]


def test_r01_a_bribe_does_not_topple_the_ruler_of_a_feudum_either() -> None:
    own = family(pawns="merchant@sea-1", shillings=1)
    rival = family(rules="sea-1")
    discs = {"sea-1": "feudum-farmer"}
    assert "bribe/sea-1" in refs(influence(own, rival, discs=discs))
    stands = influence(own, rival, discs=discs, overthrow=0)
    assert why_not(stands, "bribe/sea-1") == Message("why-feudum-stands")


# --- Money is Influence ---------------------------------------------------------------------------


def test_money_is_influence() -> None:
    before = influence(
        family(pawns="merchant@sea-1 farmer@sea-2", shillings=2), family(rules="sea-1")
    )
    assert refs(before) == ["stop", "sea-1", "sea-2", "bribe/sea-1"]
    after = play(before, "bribe/sea-1")
    assert changes(before, after) == {
        "rulers/sea-1": (1, 0),
        "serfs/sea-1": (-1, 1),
        "0 markers": (5, 4),
        "0 shillings": (2, 1),
        "bank": (76, 77),
    }
    # That was the marker of this place.
    assert refs(after) == ["stop", "sea-2"]


def test_one_merchant_uses_it_in_an_action() -> None:
    state = influence(
        family(pawns="merchant@sea-1 merchant@sea-2", shillings=2), family(rules="sea-1 sea-2")
    )
    after = play(state, "bribe/sea-1")
    assert why_not(after, "bribe/sea-2") == Message("why-bribed")
    assert refs(after) == ["stop", "sea-2"]


def test_money_helps_only_against_a_marker_that_is_alone() -> None:
    own = family(pawns="merchant@sea-1", shillings=2)
    with_subject = influence(own, family(rules="sea-1+"))
    with_serf = influence(own, family(rules="sea-1"), family(serfs="sea-1"))
    for state in (with_subject, with_serf):
        assert why_not(state, "bribe/sea-1") == Message("why-not-alone")
    poor = influence(family(pawns="merchant@sea-1"), family(rules="sea-1"))
    assert why_not(poor, "bribe/sea-1") == Message("why-no-shilling")


def test_money_needs_a_merchant_and_the_advanced_game() -> None:
    own = family(pawns="noble@sea-1 merchant@sea-2", shillings=2)
    assert "bribe/sea-1" not in shown(influence(own, family(rules="sea-1")))
    merchant = family(pawns="merchant@sea-1", shillings=2)
    assert shown(influence(merchant, family(rules="sea-1"), advanced=0)) == ["stop", "sea-1"]
