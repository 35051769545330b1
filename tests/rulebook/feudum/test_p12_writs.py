"""Royal writs: drawing them, mandates, the limit of three (rulebook pp. 12, 24)."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.match import Match
from demesne.core.message import Event, Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GAME,
    WRITS,
    answer_draws,
    asked,
    bits,
    changes,
    choose,
    family,
    play,
    position,
    question,
    refs,
    shown,
    why_not,
)

BASE: list[list[Any]] = [["EndOfRound"], ["TurnDone"]]


def drawing(count: int, **own: Any) -> State:
    deck = own.pop("deck", None)
    return position(
        family(hand="tax", **own), family(), deck=deck, agenda=[*BASE, ["DrawWrits", 0, count]]
    )


# --- drawing ------------------------------------------------------------------------------------


def test_of_the_drawn_writs_one_is_kept() -> None:
    before = drawing(2, deck=["bow east west"])
    state = play(before, "west", "bow")
    assert question(state) == "KeepWrit"
    assert refs(state) == ["bow", "west"]
    after = play(state, "west")
    data = after.to_dict()
    assert data["writs"] == [bits("west", WRITS), 0]
    assert data["deck"][0] == bits("east", WRITS)
    assert data["deck"][-1] == bits("bow", WRITS)


def test_r36_a_group_at_the_top_is_drawn_from_before_the_next() -> None:
    state = drawing(3, deck=["east", "west north"])
    assert refs(state) == ["east"]
    state = play(state, "east")
    assert refs(state) == ["west", "north"]
    state = play(state, "north")
    assert refs(state) == ["west"]


def test_r36_what_is_put_back_together_lies_at_the_bottom_as_one_group() -> None:
    everything = " ".join(WRITS[:12])
    state = drawing(4, deck=[everything])
    state = play(state, *("bow", "sword", "wings", "keels"), "wings")
    deck = state.to_dict()["deck"]
    assert deck[-1] == bits("bow sword keels", WRITS)
    assert deck[0] == bits(" ".join(WRITS[:12]), WRITS) & ~bits("bow sword wings keels", WRITS)


def test_the_last_writs_are_drawn_and_no_more() -> None:
    rivals = [family(writs=" ".join(WRITS[n * 3 : n * 3 + 3])) for n in range(5)]
    agenda = [*BASE, ["DrawWrits", 0, 2]]
    # One is left in the pile.
    state = position(family(hand="tax", writs="bow sword"), *rivals[1:], agenda=agenda, turn=0)
    left = 16 - 2 - 12
    assert sum(group.bit_count() for group in state.to_dict()["deck"]) == left
    state = play(state, *refs(state)[:1])
    state = play(state, *refs(state)[:1])
    state = play(state, refs(state)[0])
    assert state.to_dict()["writs"][0].bit_count() == 3


def test_an_empty_pile_gives_nothing() -> None:
    hands = [family(writs=" ".join(WRITS[n * 3 : n * 3 + 3])) for n in range(1, 5)]
    own = family(hand="tax", writs="bow sword small-trade")
    # Sixteen writs: the last one lies with whoever is drawing it.
    agenda = [*BASE, ["DrawWrits", 0, 2], ["KeepWrit", 1, bits("isolated", WRITS)]]
    data = position(own, *hands, agenda=[*BASE, ["PlayCard", 0, 0]]).to_dict()
    data["deck"], data["agenda"] = [], agenda
    state = GAME.from_dict(data)
    state = play(state, "isolated")
    assert question(state) == "ShedWrit"
    # It went to the bottom, and is drawn again.
    state = play(state, "isolated", "isolated")
    assert question(state) == "KeepWrit"


def test_only_who_draws_sees_the_writs() -> None:
    state = play(drawing(2, deck=["bow east west"]), "west")
    step = GAME.view(state, 0)["agenda"][-1]
    assert (step["step"], step["drawn"]) == ("TurnWrit", bits("west", WRITS))
    assert GAME.view(state, 1)["agenda"][-1]["drawn"] is None
    assert GAME.view(state, 1)["seats"][0]["writs"] is None
    heard: list[Event] = []
    state.sink = heard.append
    for ref in ("bow", "bow"):
        choose(state, ref)
    assert heard[-1].seen_by(0) == Message("writ-kept", 0, 0)
    assert heard[-1].seen_by(1) == Message("writ-kept-unseen", 0)


def test_the_log_of_others_does_not_say_which_writ_was_drawn_or_kept() -> None:
    match = Match(GAME, 2, seed=1)
    match.state = drawing(2, deck=["bow east west"])
    match.state.sink = match._hear
    match.decision = match.state.advance()
    match.settle()
    match.choose(match.options()[0])
    kinds = {record.kind for record in match.records}
    assert {"TurnWrit", "KeepWrit"} <= kinds
    for record in match.records_seen_by(1):
        if record.kind in ("TurnWrit", "KeepWrit"):
            assert record.ref == "sealed"
    assert not any(
        record.ref == "sealed"
        for record in match.records_seen_by(0)
        if record.kind in ("TurnWrit", "KeepWrit")
    )


# --- three at most ------------------------------------------------------------------------------


def test_a_fourth_writ_goes_under_the_pile_or_one_is_played() -> None:
    state = drawing(1, writs="east west small-trade", goods="food", deck=["north"])
    state = play(state, "north", "north")
    assert question(state) == "ShedWrit"
    assert refs(state) == ["small-trade", "east", "west", "north", "play"]
    shed = play(state, "west")
    assert shed.to_dict()["writs"][0] == bits("small-trade east north", WRITS)
    assert shed.to_dict()["deck"][-1] == bits("west", WRITS)
    played = play(state, "play", "small-trade/food")
    assert played.to_dict()["writs"][0] == bits("east west north", WRITS)
    assert played.to_dict()["shillings"][0] == 3


def test_without_a_mandate_that_can_be_played_one_goes_under_the_pile() -> None:
    state = drawing(1, writs="east west small-trade", deck=["bow"])
    state = play(state, "bow", "bow")
    assert refs(state) == ["bow", "small-trade", "east", "west"]


# --- mandates -----------------------------------------------------------------------------------


def at_hand(writs: str, **own: Any) -> State:
    return position(family(hand="tax", writs=writs, **own), family(hand="tax"))


@pytest.mark.parametrize("line, goods, barrel, shillings", [
    ("small-trade/food", "food", 0, 3),
    ("small-trade/wood-food", "wood food", 0, 7),
    ("great-trade/three", "iron wood food", 0, 9),
    ("great-trade/kept-sulfur", "sulfur iron wood food", 0, 13),
    ("great-trade/barrel-sulfur", "iron wood food", 1, 13),
])  # fmt: skip
def test_r15_goods_for_shillings_sulfur_from_either_place(
    line: str, goods: str, barrel: int, shillings: int
) -> None:
    writ = line.split("/", maxsplit=1)[0]
    before = at_hand(writ, goods=goods, barrel=barrel)
    after = play(before, "free/mandate", line)
    expected: dict[str, Any] = {
        "0 shillings": (0, shillings),
        "bank": (78, 78 - shillings),
        "0 writs": (bits(writ, WRITS), 0),
    }
    bag = before.to_dict()["bag"]
    names = ("saltpeter", "sulfur", "iron", "wood", "food")
    for good in goods.split():
        expected[f"0 goods/{good}"] = (1, 0)
        expected[f"bag/{good}"] = (bag[names.index(good)], bag[names.index(good)] + 1)
    if barrel:
        expected["0 barrel"] = (1, 0)
        expected["bag/sulfur"] = (bag[1], bag[1] + 1)
    found = changes(before, after)
    deck = found.pop("deck")
    assert found == expected
    # under the pile, and by itself there.
    assert deck[1] == [*deck[0], bits(writ, WRITS)]


def test_r13_a_played_mandate_comes_back_when_the_pile_is_through() -> None:
    state = at_hand("small-trade", goods="food")
    state = play(state, "free/mandate", "small-trade/food")
    assert state.to_dict()["deck"][-1] == bits("small-trade", WRITS)
    assert len(state.to_dict()["deck"]) == 2


@pytest.mark.parametrize("line, good, vessel", [
    ("wings/flying-machine", "food", "flying-machine"),
    ("wings/ship", "wood", "ship"),
    ("keels/ship", "wood", "ship"),
    ("keels/submersible", "iron", "submersible"),
])  # fmt: skip
def test_goods_for_a_vessel(line: str, good: str, vessel: str) -> None:
    before = at_hand(line.split("/", maxsplit=1)[0], goods=good)
    found = changes(before, play(before, "free/mandate", line))
    assert found[f"0 goods/{good}"] == (1, 0)
    assert found[f"yard/{vessel}"] == (3, 2)
    assert found[f"0 vessels/{vessel}"] == (0, 1)


def test_a_vessel_that_is_not_in_the_supply_is_not_to_be_had() -> None:
    state = position(
        family(hand="tax", writs="wings", goods="food wood"),
        family(),
        dock="ship ship",
        adrift={"sea-1": "ship"},
    )
    state = play(state, "free/mandate")
    assert why_not(state, "wings/ship") == Message("why-no-vessel", 0)
    assert refs(state) == ["wings/flying-machine"]


def test_r19_three_stars_in_a_guild_of_the_commons() -> None:
    def state(role: str) -> State:
        return at_hand("commons", pawns=" ".join([f"{role}@sea-1"] * 3))

    farmer = play(state("farmer"), "free/mandate")
    assert refs(farmer) == ["commons/farmer"]
    after = play(farmer, "commons/farmer", "food", "iron", "sulfur")
    assert question(after) == "StoreSulfur"
    after = play(after, "barrel")
    assert after.to_dict()["goods"][:5] == [0, 0, 1, 0, 1]
    assert after.to_dict()["barrel"][0] == 1
    merchant = play(state("merchant"), "free/mandate", "commons/merchant")
    assert merchant.to_dict()["shillings"][0] == 3
    alchemist = play(state("alchemist"), "free/mandate")
    assert refs(alchemist) == ["commons/ship", "commons/submersible", "commons/flying-machine"]
    assert play(alchemist, "commons/submersible").to_dict()["vessels"][:3] == [0, 1, 0]


def test_three_stars_in_a_guild_of_the_crown() -> None:
    def state(role: str) -> State:
        return at_hand("crown", pawns=" ".join([f"{role}@sea-1"] * 3))

    before = state("knight")
    found = changes(before, play(before, "free/mandate", "crown/knight"))
    assert found["0 markers"] == (5, 8)
    assert found["0 general"] == (12, 9)
    before = state("noble")
    found = changes(before, play(before, "free/mandate", "crown/noble"))
    assert (found["0 seals"], found["seal_supply"]) == ((0, 1), (8, 7))
    before = state("monk")
    found = changes(before, play(before, "free/mandate", "crown/monk", "5"))
    assert (found["0 beads/5"], found["seal_supply"]) == ((0, 1), (8, 7))
    assert found["token_pool/5"] == (3, 2)


def test_two_stars_are_not_enough() -> None:
    state = at_hand("commons east", pawns="farmer@sea-1 farmer@sea-1")
    assert "free/mandate" not in refs(state)
    state = position(
        family(hand="tax", writs="commons", pawns="farmer@sea-1 farmer@sea-1", rules="sea-1"),
        family(),
        discs={"sea-1": "farm"},
    )
    # A farm of one's own is the third.
    assert refs(play(state, "free/mandate")) == ["commons/farmer"]
    assert shown(play(state, "free/mandate"))[:2] == ["commons/farmer", "commons/merchant"]


def test_markers_from_the_crown_go_where_a_guild_waits_for_one() -> None:
    state = at_hand("crown", pawns="knight@sea-1 knight@sea-1 knight@sea-1", markers=0)
    data = state.to_dict()
    data["chairs"][9], data["general"][0] = -1, data["general"][0] + 1
    state = GAME.from_dict(data)
    after = play(state, "free/mandate", "crown/knight")
    assert after.to_dict()["chairs"][9] == 0
    assert after.to_dict()["markers"][0] == 2


def test_r46_a_mandate_that_would_bring_nothing_is_not_played() -> None:
    state = position(
        family(hand="tax", writs="small-trade east", goods="food"), family(shillings=78)
    )
    assert "free/mandate" not in refs(state)
    state = position(
        family(hand="tax", writs="small-trade east", goods="food"), family(shillings=77)
    )
    # What there is, is paid.
    after = play(state, "free/mandate", "small-trade/food")
    assert after.to_dict()["shillings"][0] == 1


def test_bow_and_sword_are_for_attacks_only() -> None:
    state = at_hand("bow sword", goods="wood iron")
    assert refs(state) == ["card/tax", "free/discard"]


def test_a_mandate_is_shown_to_everybody_and_what_is_discarded_is_not() -> None:
    state = at_hand("small-trade east", goods="food")
    heard: list[Event] = []
    state.sink = heard.append
    for ref in ("free/discard", "east"):
        choose(state, ref)
    assert heard[-1].seen_by(0) == Message("writ-discarded", 0, WRITS.index("east"))
    assert heard[-1].seen_by(1) == Message("writ-discarded-unseen", 0)
    assert not heard[-1].reveals
    for ref in ("free/mandate", "small-trade/food"):
        choose(state, ref)
    assert any(
        event.reveals and event.message == Message("mandate-played", 0, WRITS.index("small-trade"))
        for event in heard
    )


def test_a_charter_is_discarded_never_played() -> None:
    state = at_hand("east cellar", barrel=3)
    assert refs(state) == ["card/tax", "free/discard"]
    assert refs(play(state, "free/discard")) == ["cellar", "east"]
    assert asked(play(state, "free/discard", "cellar")).seat == 0


def test_a_bead_of_the_crown_is_drawn() -> None:
    state = at_hand("crown", pawns="monk@sea-1 monk@sea-1 monk@sea-1")
    state = answer_draws(play(state, "free/mandate", "crown/monk"), "2")
    assert state.to_dict()["beads"][0] == 1
