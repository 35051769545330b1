"""Starve the People (action 8), Defend and Royal Immunity (action 9)."""

from __future__ import annotations

from typing import Any

from demesne.core.match import Match
from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GAME,
    Family,
    asked,
    changes,
    family,
    play,
    position,
    question,
    refs,
    shown,
    told,
    why_not,
)

DEFEND = 1 << 8


def conquer(own: Family, *rivals: Family, **table: Any) -> State:
    return position(own, *rivals, agenda=[["Conquer", 0]], **table)


def test_a_noble_starves_a_serf_and_the_hens_lose_their_beads() -> None:
    before = conquer(
        family(pawns="noble@sea-1", rules="sea-1"),
        family(serfs="sea-1", markers=2),
        hens="2 4",
    )
    state = play(before, "starve")
    assert refs(state) == ["serf/sea-1"]
    state = play(state, "serf/sea-1")
    assert question(state) == "PlaceMilitary"
    after = play(state, "disc")
    assert changes(before, after) == {
        "serfs/sea-1": (1, -1),
        "1 markers": (2, 3),
        "1 attacked": (0, 1),
        "hens/2": (1, 0),
        "hens/4": (1, 0),
        "token_pool/2": (2, 3),
        "token_pool/4": (2, 3),
        "seal_supply": (7, 9),
        "0 military": (0, 1),
        "0 spare_discs": (3, 2),
    }
    assert told(before, "starve", "serf/sea-1") == [
        "starves-serf 0 1 0",
        "starved-serf 0 1 0",
        "hens-emptied 2",
    ]


def test_a_noble_starves_a_subject() -> None:
    before = conquer(family(pawns="noble@sea-1"), family(rules="sea-1+"), hens="")
    after = play(before, "starve", "subject/sea-1", "no")
    assert changes(before, after) == {
        "subjects/sea-1": (1, 0),
        "1 markers": (5, 6),
        "1 attacked": (0, 1),
    }


def test_subjects_and_serfs_of_others_where_a_noble_is() -> None:
    state = conquer(
        family(pawns="noble@sea-1 noble@sea-2 monk@sea-3", rules="sea-2+"),
        family(rules="sea-1+ sea-3+", serfs="sea-2"),
        family(serfs="sea-1"),
    )
    assert refs(play(state, "starve")) == ["subject/sea-1", "serf/sea-1", "serf/sea-2"]


def test_starving_needs_a_noble_and_the_advanced_game() -> None:
    rival = family(rules="sea-1+")
    assert "starve" not in shown(conquer(family(pawns="monk@sea-1"), rival))
    assert "starve" not in shown(conquer(family(pawns="noble@sea-1"), rival, advanced=0))
    elsewhere = conquer(family(pawns="noble@sea-2"), rival)
    assert why_not(elsewhere, "starve") == Message("why-nobody-to-starve")
    # A ruler without a subject cannot be starved.
    ruler = conquer(family(pawns="noble@sea-1"), family(rules="sea-1"))
    assert why_not(ruler, "starve") == Message("why-nobody-to-starve")


def test_r48_a_drunk_noble_starves_nobody() -> None:
    drunk = conquer(family(pawns="noble@sea-1*"), family(rules="sea-1+"))
    assert refs(drunk) == ["forgo"]
    assert why_not(drunk, "starve") == Message("why-noble-drunk")
    two = conquer(family(pawns="noble@sea-1* noble@sea-2"), family(rules="sea-1+ sea-2+"))
    assert refs(play(two, "starve")) == ["subject/sea-2"]


def test_a_kings_seal_protects() -> None:
    immune = conquer(family(pawns="noble@sea-1"), family(rules="sea-1+!"))
    assert why_not(immune, "starve") == Message("why-immune")
    one = conquer(family(pawns="noble@sea-1"), family(rules="sea-1+!"), family(serfs="sea-1"))
    state = play(one, "starve")
    assert refs(state) == ["serf/sea-1"]
    assert why_not(state, "subject/sea-1") == Message("why-immune")


def test_r12_a_landscape_stays_when_its_serf_is_starved() -> None:
    before = conquer(
        family(pawns="noble@sea-1", rules="sea-1"),
        family(serfs="sea-1"),
        scenes={"sea-1": "orchard:2"},
        stacks=[2, 1, 1, 1, 1, 1],
        hens="",
    )
    found = changes(before, play(before, "starve", "serf/sea-1", "no"))
    assert found["serfs/sea-1"] == (1, -1)
    assert "scenes/sea-1" not in found
    assert "crops/sea-1" not in found


# --- Royal Immunity -----------------------------------------------------------------------------


def test_r09_royal_immunity_stops_it_for_a_food_and_scores() -> None:
    before = conquer(
        family(pawns="noble@sea-1"),
        family(rules="sea-1+", hand="defend tax", goods="food"),
    )
    state = play(before, "starve", "subject/sea-1")
    assert question(state) == "RevealDefend"
    assert refs(state) == ["no", "immunity"]
    after = play(state, "immunity")
    assert after.advance() is None
    assert changes(before, after) == {
        "1 points": (0, 1),
        "1 goods/food": (1, 0),
        "bag/food": (44, 45),
        "subject_seals/sea-1": (0, 1),
        "seal_supply": (8, 7),
        "1 hand": (DEFEND | 1 << 6, 1 << 6),
        "1 in_hand": (2, 1),
        "1 played": (0, DEFEND),
        "1 attacked": (0, 1),
    }


def test_immunity_lies_under_the_marker_that_was_starved() -> None:
    before = conquer(
        family(pawns="noble@sea-1", rules="sea-1"),
        family(serfs="sea-1", hand="defend", goods="food"),
    )
    found = changes(before, play(before, "starve", "serf/sea-1", "immunity"))
    assert found["serf_seals/sea-1"] == (0, 1)


def test_immunity_needs_food_and_without_it_the_marker_goes() -> None:
    state = conquer(family(pawns="noble@sea-1"), family(rules="sea-1+", hand="defend"))
    state = play(state, "starve", "subject/sea-1")
    assert refs(state) == ["no"]
    assert why_not(state, "immunity") == Message("why-no-good", 4)
    assert question(play(state, "no")) == "PlaceMilitary"


def test_r57_without_a_seal_in_the_supply_immunity_still_stops_it() -> None:
    before = conquer(
        family(pawns="noble@sea-1", seals=8),
        family(rules="sea-1+", hand="defend", goods="food"),
    )
    assert before.to_dict()["seal_supply"] == 0
    found = changes(before, play(before, "starve", "subject/sea-1", "immunity"))
    assert "subjects/sea-1" not in found
    assert "subject_seals/sea-1" not in found
    assert found["1 goods/food"] == (1, 0)


# --- secrecy ------------------------------------------------------------------------------------


def test_r38_everybody_with_a_card_is_asked_and_no_says_nothing() -> None:
    """Somebody who keeps Defend and somebody who has none look alike."""
    lines: list[list[str]] = []
    views: list[Any] = []
    for hand in ("defend tax", "move tax"):
        before = conquer(
            family(pawns="noble@sea-1 monk@sea-1"), family(pawns="monk@sea-1", hand=hand)
        )
        state = play(before, "seat-2/pawn-1")
        assert question(state) == "RevealDefend"
        assert asked(state).PRIVATE
        views.append(GAME.view(state, 0))
        lines.append(told(before, "seat-2/pawn-1", "no"))
        views.append(GAME.view(play(state, "no"), 0))
    assert lines[0] == lines[1]
    assert views[:2] == views[2:]


def test_r38_no_is_said_by_the_defender_though_there_is_nothing_else_to_say() -> None:
    """A match, which plays forced answers by itself, waits for this one, and marks none of them."""
    records = []
    for hand in ("defend tax", "move tax"):
        before = conquer(
            family(pawns="noble@sea-1 monk@sea-1", goods="saltpeter"),
            family(pawns="monk@sea-1", hand=hand),
        )
        match = Match.resume(GAME, before, {"mode": "advanced"}, ["Ada", "Bob"], [], [])
        for ref in ("seat-2/pawn-1", "no"):
            decision = match.decision
            assert decision is not None
            assert decision.seat == int(ref == "no")
            assert not decision.opens_turn(match.state)
            choice = decision.find(ref)
            assert choice is not None
            match.choose(choice)
        records.append([str(record) for record in match.records])
        assert [(record.ref, record.auto) for record in match.records] == [
            ("seat-2/pawn-1", False),
            ("no", False),
        ]
    assert records[0] == records[1]


def test_r38_an_attack_is_not_taken_back_once_a_bot_has_answered_it() -> None:
    """Else one could try all of them, see who does not show Defend, and pick a target then."""
    for target in ("seat-2/pawn-1", "starve"):
        before = conquer(
            family(pawns="noble@sea-1", rules="sea-1", goods="saltpeter"),
            family(pawns="monk@sea-1", serfs="sea-1", hand="move tax"),
        )
        match = Match.resume(GAME, before, {"mode": "advanced"}, ["Ada", "Bot"], [], [])
        for ref in (target, "no"):
            decision = match.decision
            assert decision is not None
            choice = decision.find(ref)
            assert choice is not None
            match.choose(choice)
            may = match.undo_refusal(0, over=(1,)) is None
            # Until it is answered the attacker may think better of it.
            assert may == (ref != "no")


def test_who_has_no_card_left_is_not_asked() -> None:
    state = conquer(family(pawns="noble@sea-1"), family(pawns="monk@sea-1"))
    assert question(play(state, "seat-2/pawn-1")) == "Arm"


def test_defend_and_immunity_do_not_stand_in_for_one_another() -> None:
    attack = conquer(
        family(pawns="noble@sea-1"),
        family(pawns="monk@sea-1", rules="sea-1+", hand="defend", goods="food"),
    )
    assert shown(play(attack, "seat-2/pawn-1")) == ["no", "defend"]
    assert shown(play(attack, "starve", "subject/sea-1")) == ["no", "immunity"]


# --- Defend in one's own turn ---------------------------------------------------------------------


def defend(own: Family) -> State:
    return position(own, family(), agenda=[["Defend", 0]])


def test_nobody_attacked_a_point_all_the_same() -> None:
    before = defend(family())
    after = play(before)
    assert changes(before, after) == {"0 points": (0, 1)}


def test_r56_attacked_in_this_round_no_point_whatever_the_attack_was() -> None:
    before = defend(family(attacked=1))
    assert changes(before, play(before)) == {}
    attacked = conquer(
        family(pawns="noble@sea-1"),
        family(pawns="monk@sea-1"),
        family(rules="sea-1+"),
        beasts={"serpent": (1, "sea-1")},
    )
    # A pawn, a monster, and people who are starved.
    for target in ("seat-2/pawn-1", "serpent"):
        assert changes(attacked, play(attacked, target))["1 attacked"] == (0, 1)
    starved = play(attacked, "starve", "subject/sea-1")
    assert changes(attacked, starved)["2 attacked"] == (0, 1)
