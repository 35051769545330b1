"""The nobles' and the monks' guild (rulebook pp. 19-20): seals, beads, alms, the coffer."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GUILDS,
    Family,
    answer_draws,
    asked,
    changes,
    family,
    play,
    position,
    question,
    refs,
    told,
    why_not,
)

NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}
NOBLE, MONK = {"0 guilds_used": (0, 16)}, {"0 guilds_used": (0, 32)}


def guild(*families: Family, **table: Any) -> State:
    table = {"chairs": NOBODY, "advanced": 0, **table}
    return position(*families, agenda=[["ChooseGuild", 0, 0]], **table)


def master(name: str, **table: Any) -> State:
    return guild(family(), family(), chairs=NOBODY | {name: [0]}, **table)


def journeyman(name: str, **table: Any) -> State:
    chairs = NOBODY | {name: [1, 0]}
    return guild(family(), family(), chairs=chairs, deck=["bow sword"], **table)


# --- nobles: trade ------------------------------------------------------------------------------


def test_p19_one_seal_for_three_two_for_six() -> None:
    before = guild(family(shillings=7), family())
    after = play(before, "noble/trade", "a1")
    assert refs(after) == ["done", "a3", "b2", "c1"]
    assert changes(before, play(after, "done")) == NOBLE | {
        "scrolls/a1": (1, 0),
        "0 seals": (0, 1),
        "0 shillings": (7, 4),
        "bank": (71, 73),
        "purse": (0, 1),
    }
    assert changes(before, play(after, "c1")) == NOBLE | {
        "scrolls/a1": (1, 0),
        "scrolls/c1": (1, 0),
        "0 seals": (0, 2),
        "0 shillings": (7, 1),
        "bank": (71, 75),
        "purse": (0, 2),
    }


def test_p19_a_member_needs_the_whole_six() -> None:
    chairs = NOBODY | {"noble": [0]}
    after = play(guild(family(shillings=5), family(), chairs=chairs), "noble/trade", "a1")
    assert refs(after) == ["done"]
    assert why_not(after, "a3") == Message("why-shillings", 6, 5)
    assert play(after, "done").to_dict()["shillings"] == [3, 0]


def test_p19_no_seal_or_too_few_shillings() -> None:
    state = guild(family(shillings=9), family(), scrolls="")
    assert why_not(state, "noble/trade") == Message("why-scrolls-empty")
    state = guild(family(shillings=2), family())
    assert why_not(state, "noble/trade") == Message("why-shillings", 3, 2)


# --- nobles: pull -------------------------------------------------------------------------------


def test_p19_pull_two_markers_become_two_seals() -> None:
    before = journeyman("noble", scrolls="a1")
    after = play(before, "noble/pull")
    # Two must be placed: the last scroll cannot be the first of them.
    assert refs(after) == ["a2", "a3", "b1", "b2"]
    assert why_not(after, "c1") == Message("why-order-scrolls", 1)
    # And it cannot be left at one.
    after = play(after, "a3")
    assert refs(after) == ["b1", "b2", "c1"]
    after = play(after, "b1", "colour-2", "colour-3")
    assert question(after) == "TurnWrit"
    rest = (1 << 16) - 1 - 3 - (1 << 9)
    assert changes(before, play(after, "bow", "sword", "bow")) == NOBLE | {
        "scrolls/a3": (0, 1),
        "scrolls/b1": (0, 1),
        "seal_supply": (11, 9),
        "1 rows": (2, 1),
        "1 general": (12, 13),
        "2 rows": (2, 1),
        "2 general": (18, 19),
        "0 points": (0, 3),
        "0 writs": (0, 1),
        "0 deck": (3, rest),
        "1 deck": (rest, 2),
    }


def test_p19_a_pull_that_completes_nothing() -> None:
    before = journeyman("noble", scrolls="a3 c1")
    after = play(before, "noble/pull", "a1", "b2", "colour-1", "colour-2")
    assert after.advance() is None
    assert after.to_dict()["points"] == [0, 0]


def test_r29_a_pull_with_fewer_than_two_does_what_it_can() -> None:
    # One colour only.
    after = play(journeyman("noble", scrolls="a1", rows=[0, 0, 0, 5]), "noble/pull")
    assert "c1" in refs(after)
    after = play(after, "c1")
    assert refs(after) == ["colour-4"]
    assert play(after, "colour-4").to_dict()["points"] == [3, 0]
    # One scroll only.
    after = play(journeyman("noble", scrolls="a1 a2 b1 b2 c1"), "noble/pull", "a3")
    assert question(after) == "RemoveMarker"
    # One seal only.
    state = guild(
        family(), family(seals=11), chairs=NOBODY | {"noble": [1, 0]}, scrolls="", advanced=0
    )
    after = play(state, "noble/pull", "c1", "colour-1")
    assert after.to_dict()["seal_supply"] == 0
    assert after.to_dict()["rows"] == [1, 2, 2, 2, 0]
    # None at all.
    state = journeyman("noble", rows=[0, 0, 0, 0])
    assert why_not(state, "noble/pull") == Message("why-rows-empty")


# --- nobles: push -------------------------------------------------------------------------------


def test_v33_two_seals_turned_bring_the_rosary_from_9_to_15() -> None:
    before = master("noble", rosary="2 3 4", hens="")
    after = play(before, "noble/push")
    assert refs(after) == ["a1", "a3", "b2"]
    assert why_not(after, "c1") == Message("why-order-scrolls", 1)
    after = play(after, "a3", "c1")
    assert question(after) == "TurnToken"
    assert asked(after).weights(after) == [4, 4, 3, 3]
    after = answer_draws(after, "2", "4")
    assert changes(before, after) == NOBLE | {
        "scrolls/a3": (1, 0),
        "scrolls/c1": (1, 0),
        "rosary/2": (1, 2),
        "rosary/4": (1, 2),
        "token_pool/2": (4, 3),
        "token_pool/4": (3, 2),
        "0 points": (0, 5),
    }
    assert told(before, "noble/push", "a3", "c1", "2", "4")[1:] == [
        "seals-moved 0 2",
        "bead-on-rosary 2",
        "bead-on-rosary 4",
        "rosary-sum 15",
        "push-scored 0 4 5",
    ]


@pytest.mark.parametrize(
    "rosary, turned, points",
    [
        ("", "2 2", 0),
        ("", "2 3", 4),
        ("2 2 2", "2 2", 4),
        ("2 2 2", "2 3", 5),
        ("4 4 4", "2 2", 5),
        ("4 4 4", "2 3", 6),
        ("5 5 4 4", "5 4", 6),
    ],
)
def test_p19_sums_of_5_11_and_17(rosary: str, turned: str, points: int) -> None:
    before = master("noble", rosary=rosary, hens="")
    after = answer_draws(play(before, "noble/push", "a1", "a3"), *turned.split())
    assert after.to_dict()["points"] == [points, 0]


def test_p19_fewer_seals_where_two_cannot_go() -> None:
    after = play(master("noble", rosary="2 2 2 3 3 3"), "noble/push", "c1")
    assert question(after) == "TurnToken"
    assert answer_draws(after).to_dict()["rosary"] == [4, 3, 0, 0]
    after = play(master("noble", scrolls="b1"), "noble/push", "b1")
    assert question(after) == "TurnToken"
    full = master("noble", rosary="2 2 2 3 3 3 4")
    assert why_not(full, "noble/push") == Message("why-rosary-full")
    empty = master("noble", scrolls="")
    assert why_not(empty, "noble/push") == Message("why-scrolls-empty")


# --- monks: trade -------------------------------------------------------------------------------


def test_p19_three_shillings_for_a_bead_guessed_between_two() -> None:
    before = guild(family(shillings=3), family(), rosary="3 2 5 4")
    after = play(before, "monk/trade")
    assert (question(after), refs(after)) == ("GuessHand", ["lowest", "highest"])
    assert asked(after).weights(after) == [1, 1]
    paid = {"0 shillings": (3, 0), "bank": (75, 77), "purse": (0, 1)}
    assert changes(before, play(after, "highest")) == MONK | paid | {
        "rosary/5": (1, 0),
        "0 beads/5": (0, 1),
    }
    assert changes(before, play(after, "lowest")) == MONK | paid | {
        "rosary/2": (1, 0),
        "0 beads/2": (0, 1),
    }


def test_p19_no_bead_or_too_few_shillings() -> None:
    state = guild(family(shillings=3), family(), rosary="")
    assert why_not(state, "monk/trade") == Message("why-rosary-empty")
    state = guild(family(shillings=2), family())
    assert why_not(state, "monk/trade") == Message("why-shillings", 3, 2)


# --- monks: pull and push -----------------------------------------------------------------------


def test_p20_pull_one_seal_for_a_sum_of_eleven() -> None:
    before = journeyman("monk", rosary="2 3 4", hens="")
    after = play(before, "monk/pull")
    assert refs(after) == ["a1", "a3", "b2", "c1"]
    after = play(after, "b2")
    high = play(after, "2")
    assert question(high) == "TurnWrit"
    rest = (1 << 16) - 1 - 3 - (1 << 9)
    assert changes(before, play(high, "bow", "sword", "bow")) == MONK | {
        "scrolls/b2": (1, 0),
        "rosary/2": (1, 2),
        "token_pool/2": (4, 3),
        "0 points": (0, 3),
        "0 writs": (0, 1),
        "0 deck": (3, rest),
        "1 deck": (rest, 2),
    }
    short = play(journeyman("monk", rosary="2 2 4", hens=""), "monk/pull", "b2", "2")
    assert short.advance() is None
    assert short.to_dict()["points"] == [0, 0]


@pytest.mark.parametrize(
    "hens, rosary, points",
    [
        ("", "2", 0),
        ("", "3", 4),
        ("3", "2", 4),
        ("3", "3", 5),
        ("2 2 2", "2", 5),
        ("2 2 2", "3", 6),
    ],
)
def test_p20_push_alms_for_sums_of_3_6_and_9(hens: str, rosary: str, points: int) -> None:
    before = master("monk", hens=hens, rosary=rosary)
    after = play(before, "monk/push")
    assert after.to_dict()["points"] == [points, 0]
    assert sum(after.to_dict()["hens"]) == len(hens.split()) + 1
    assert sum(after.to_dict()["rosary"]) == 0


def test_p20_a_guess_decides_and_the_coffer_is_shared() -> None:
    chairs = NOBODY | {"monk": [0, 1]}
    before = guild(family(), family(), chairs=chairs, hens="2", rosary="2 3 4", coffer=5, purse=7)
    after = play(before, "monk/push", "highest")
    assert changes(before, after) == MONK | {
        "rosary/4": (1, 0),
        "hens/4": (0, 1),
        "0 points": (0, 5),
        "0 shillings": (0, 3),
        "1 shillings": (0, 2),
        "coffer": (5, 0),
    }
    assert told(before, "monk/push", "highest") == [
        "guild-chosen 0 5 2",
        "alms-given 0 4 6",
        "push-scored 0 5 5",
        "coffer-shared 0 3",
        "coffer-shared 1 2",
    ]
    alone = guild(family(), family(), chairs=NOBODY | {"monk": [0]}, hens="2", rosary="3", coffer=5)
    data = play(alone, "monk/push").to_dict()
    assert (data["shillings"], data["coffer"]) == ([3, 0], 2)


def test_p20_alms_need_a_bead_and_an_empty_hen() -> None:
    assert why_not(master("monk", rosary=""), "monk/push") == Message("why-rosary-empty")
    full = master("monk", hens="2 2 2 2", rosary="3")
    assert why_not(full, "monk/push") == Message("why-hens-full")
