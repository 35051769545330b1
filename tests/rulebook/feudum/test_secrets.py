"""What a seat cannot know: dealt anew out of its view, and out of nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.core.state import State
from rulebook.feudum.position import (
    CARDS,
    GAME,
    LANDSCAPES,
    WRITS,
    Family,
    bits,
    choose,
    family,
    play,
    position,
    question,
    refs,
)

BASE: list[list[Any]] = [["EndOfRound"], ["TurnDone"]]


def guesses(state: State, seat: int, count: int = 40) -> list[dict[str, Any]]:
    found = []
    for seed in range(count):
        guess = GAME.determinise(state, seat, random.Random(seed))
        GAME.check(guess)
        assert GAME.view(guess, seat) == GAME.view(state, seat)
        found.append(guess.to_dict())
    return found


def own() -> Family:
    return family(hand="move tax", played="migrate", writs="bow east", tiles="butt orchard")


def rival() -> Family:
    return family(hand="defend guild", played="conquer", writs="west", tiles="butt butt")


def test_a_rivals_cards_are_any_that_he_has_not_shown() -> None:
    state = position(own(), rival())
    hands = {data["hand"][1] for data in guesses(state, 0, 200)}
    assert len(hands) > 20
    assert all(hand.bit_count() == 2 for hand in hands)
    assert not any(hand & bits("conquer", CARDS) for hand in hands)
    seen = 0
    for hand in hands:
        seen |= hand
    assert seen == bits(" ".join(CARDS), CARDS) & ~bits("conquer", CARDS)


def test_ones_own_stay_as_they_are() -> None:
    state = position(own(), rival())
    for data in guesses(state, 0):
        assert data["hand"][0] == bits("move tax", CARDS)
        assert data["writs"][0] == bits("bow east", WRITS)
        assert data["tiles"][:4] == [1, 1, 0, 0]


def test_writs_of_rivals_and_of_the_pile_change_places() -> None:
    state = position(own(), rival(), deck=["north", "south central"])
    found = guesses(state, 0, 200)
    assert len({data["writs"][1] for data in found}) > 8
    assert {tuple(group.bit_count() for group in data["deck"]) for data in found} == {(1, 2, 10)}
    assert len({data["deck"][0] for data in found}) > 8


def test_backs_of_tiles_change_places_but_not_those_on_the_land() -> None:
    state = position(
        own(), rival(), spent="orchard orchard", scenes={"sea-1": "silver-mine:2"}, stacks=[3] * 6,
        epoch=2,
    )  # fmt: skip
    found = guesses(state, 0, 200)
    for data in found:
        assert sum(data["tiles"][4:]) == 2
        assert sum(data["tiles_spent"]) == 2
        assert data["scenes"].count(LANDSCAPES.index("silver-mine")) == 1
    assert len({tuple(data["tiles"][4:]) for data in found}) > 4
    assert len({tuple(data["tiles_spent"]) for data in found}) > 4


def test_cards_that_are_being_chosen_start_from_nothing() -> None:
    agenda = [["EndOfRound"], ["NextTurn"], ["Selection"]]
    state = position(family(), family(), agenda=agenda)
    state.advance()
    assert state.turn_to(1)
    choose(state, "card/explore")
    state.order_seals()
    for data in guesses(state, 0, 3):
        assert ["ChooseCards", 1, 0] in data["agenda"]
    for data in guesses(state, 1, 3):
        assert ["ChooseCards", 1, bits("explore", CARDS)] in data["agenda"]


@pytest.mark.parametrize("seat", [0, 1])
def test_writs_just_drawn_are_known_to_who_drew_them(seat: int) -> None:
    state = position(own(), rival(), agenda=[*BASE, ["DrawWrits", 1, 3]])
    state = play(state, "north", "south", "sword")
    assert question(state) == "KeepWrit"
    drawn = {data["agenda"][-1][2] for data in guesses(state, seat, 60)}
    if seat == 1:
        assert drawn == {bits("north south sword", WRITS)}
    else:
        assert len(drawn) > 20
        assert all(group.bit_count() == 3 for group in drawn)


def test_a_rival_who_is_playing_a_mandate_has_one_that_he_can_play() -> None:
    state = position(
        family(hand="tax", writs="keels wings east", goods="iron"), family(hand="tax"), turn=0
    )
    state = play(state, "free/mandate")
    found = guesses(state, 1, 100)
    for data in found:
        guess = GAME.from_dict(data)
        assert refs(guess) != []
    # Iron buys a submersible, and nothing else.
    assert all(data["writs"][0] & bits("keels", WRITS) for data in found)
    assert len({data["writs"][0] for data in found}) > 10


def test_equal_views_make_equal_guesses() -> None:
    one = position(own(), rival(), deck=["north", "south central"])
    other = position(
        own(),
        family(hand="repeat move", played="conquer", writs="keels", tiles="orchard silver-mine"),
        deck=["isolated", "crown commons"],
    )
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert one.key() != other.key()
    for seed in range(20):
        guess, again = (GAME.determinise(w, 0, random.Random(seed)) for w in (one, other))
        assert guess.key() == again.key()


def test_r33_a_bead_that_became_a_seal_is_drawn_like_any_other() -> None:
    """Favours turn the 5 into a seal. Which value a seal has is open again from then on."""
    state = position(
        family(hand="harvest", rules="sea-1", beads="5"),
        family(),
        discs={"sea-1": "farm"},
        rosary="2 2 3 4",
        hens="2",
    )
    before = state.to_dict()
    after = play(state, "card/harvest", "sea-1", "favours").to_dict()
    assert (before["token_pool"], after["token_pool"]) == ([2, 4, 3, 2], [2, 4, 3, 3])
    assert (before["seals"], after["seals"]) == ([0, 0], [1, 0])
    assert after["seal_supply"] == before["seal_supply"]
