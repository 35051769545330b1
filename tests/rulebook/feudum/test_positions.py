"""A position with a piece too many, too few, or where it cannot be, is refused."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.errors import PositionError
from rulebook.feudum.position import GAME, WRITS, at, bits, family, packed, position, spelled

SEA = at("sea-1")


def plain() -> dict[str, Any]:
    state = position(
        family(
            pawns="monk@sea-1/ship noble@sea-2*",
            rules="sea-1+! sea-2",
            goods="food sulfur",
            hand="tax move",
            played="harvest",
            writs="bow",
            tiles="butt",
            beads="2",
        ),
        family(serfs="sea-1!", bonus="saltpeter", hand="guild"),
        scenes={"sea-1": "orchard:2"},
        adrift={"sea-3": "submersible"},
        beasts={"serpent": (1, "sea-1")},
    )
    return spelled(state)


def broken(**changed: Any) -> dict[str, Any]:
    """`name__3=5` sets a number of a list."""
    data = plain()
    for name, value in changed.items():
        field, _, index = name.partition("__")
        if index:
            data[field][int(index)] = value
        else:
            data[field] = value
    return data


@pytest.mark.parametrize("changed, message", [
    ({"goods__4": 2}, "50 food goods"),
    ({"bonus__1": 0}, "30 saltpeter goods"),
    ({"wine__1": 0}, "30 sulfur goods"),
    ({"crops__0": 3}, "50 food goods"),
    ({"carts__0": 4, "bag__0": 22}, "no room for 4 saltpeter"),
    ({"barn": [0, 0, 0, 0, 11], "bag__4": 31}, "The barn holds 10"),
    ({"purse": 1}, "78 shillings"),
    ({"targets": 11}, "12 targets"),
    ({"markers__0": 4}, "20 markers of colour 1"),
    ({"rows__3": 3}, "20 markers of colour 4"),
    ({"general__4": 1}, "unused colour 5"),
    ({"discs_left__3": 1}, "feudum-farmer discs"),
    ({"discs_left__0": 1}, "outpost discs"),
    ({"rulers__0": -1, "markers__0": 7}, "nobody rules it"),
    ({"serfs__0": 0, "markers__1": 6, "markers__0": 4}, "cannot be its serf"),
    ({"subjects__0": 0, "markers__0": 6}, "no subject at sea-1"),
    ({"serfs__0": -1, "markers__1": 6}, "no serf at sea-1"),
    ({"scenes__0": -1, "tile_pool__0": 6}, "50 food goods"),
    ({"beast_place__1": -1}, "if, and only if"),
    ({"token_pool__0": 0}, "tokens of value 2"),
    ({"seals__0": 1}, "tokens face down"),
    ({"tiles__1": 2}, "butt tiles"),
    ({"stacks": [1] * 6}, "more tiles in the stacks"),
    ({"stacks": [2, 2, 2, 2, 3, 3]}, "ahead of epoch"),
    ({"dock__0": 1}, "vessels .ship."),
    ({"left_now__0": 1}, "No vessel is adrift at sea-1"),
    ({"writs__1": bits("bow", WRITS)}, "in two places"),
    ({"writs__0": 0}, "nowhere, or should not be there: bow"),
    ({"advanced": 0}, "should not be there: beast"),
    ({"deck": [(1 << 16) - 2, 0]}, "without a card"),
    ({"spare_discs__0": 2}, "3 discs of seat 0"),
    ({"in_hand__0": 3}, "cards in hand"),
    ({"played__0": 1 << 6}, "has shown"),
    ({"played__0": 0b1100011101}, "too many cards"),
    ({"pawn_places__1": -1}, "at home, but on a vessel or drunk"),
    ({"chairs__15": -1, "chairs__16": 0}, "seats of the monk guild"),
    ({"chairs__17": 1, "markers__1": 4}, "seats of the monk guild"),
    ({"discs__21": -1, "discs_left__2": 5}, "none is dealt there"),
])  # fmt: skip
def test_what_cannot_be_is_refused(changed: dict[str, Any], message: str) -> None:
    GAME.from_dict(packed(plain()))
    with pytest.raises(PositionError, match=message):
        GAME.from_dict(packed(broken(**changed)))


@pytest.mark.parametrize("field, value, message", [
    ("slain", 0b100, "2 seats, and something belongs to another"),
    ("attacked", 0b100, "2 seats, and something belongs to another"),
    ("reeves", 1 << 12, "2 seats, and something belongs to another"),
    ("wine", 1 << 6, "6 pawns, and another one is drunk"),
    ("subjects", 1 << 22, "subjects must be from 0 to 4194303"),
    ("adrift", [7] * 28, "adrift lists 27 numbers at most"),
    ("adrift", [66], "adrift must list numbers from 0 to 65"),
])  # fmt: skip
def test_sets_hold_what_there_is_at_the_table(field: str, value: Any, message: str) -> None:
    data = packed(plain())
    data[field] = value
    with pytest.raises(PositionError, match=message):
        GAME.from_dict(data)


def test_vessels_adrift_are_listed_in_order() -> None:
    data = packed(broken(adrift__0=1, yard__0=1, left_now__0=1, left_now__7=1))
    assert (data["adrift"], data["left_now"]) == ([0, 7], [0, 7])
    GAME.from_dict(data)
    for name in ("adrift", "left_now"):
        with pytest.raises(PositionError, match="in the order of their places"):
            GAME.from_dict(data | {name: [7, 0]})


def test_a_fourth_writ_only_while_it_is_shed() -> None:
    data = plain()
    data["writs"][0] = bits("bow sword wings keels", WRITS)
    data["deck"] = [(1 << 16) - 1 - data["writs"][0]]
    with pytest.raises(PositionError, match="more than 3 writs"):
        GAME.from_dict(packed(data))
    data["agenda"] = [["EndOfRound"], ["ShedWrit", 0]]
    GAME.from_dict(packed(data))


@pytest.mark.parametrize("step, message", [
    (["ChooseCards", 0, 0], "has its cards"),
    (["PlayCard", 0, 1], "no sulfur on the pouch"),
    (["Nourish", 1, 0], "no pawn is hungry"),
    (["DealPlace", 3], "or it has one already"),
    (["KeepWrit", 0, 1], "in two places"),
])  # fmt: skip
def test_a_step_waits_only_for_what_is_there(step: list[Any], message: str) -> None:
    data = plain()
    data["agenda"] = [["EndOfRound"], step]
    with pytest.raises(PositionError, match=message):
        GAME.from_dict(packed(data))


def test_cards_are_chosen_only_as_far_as_the_hand_can_be_filled() -> None:
    data = position(family(), family(), agenda=[["EndOfRound"], ["ChooseCards", 0, 0]]).to_dict()
    for chosen in (0b1, 0b10000000, 0b11, 0b1110000000):
        data["agenda"][-1][2] = chosen
        GAME.from_dict(data)
    for chosen in (0b1111, 0b100000000, 0b10000000000):
        data["agenda"][-1][2] = chosen
        with pytest.raises(PositionError, match="cannot be filled"):
            GAME.from_dict(data)


def test_a_borrowed_outpost_is_one_more() -> None:
    data = plain()
    data["discs_left"][0] += 1
    GAME.from_dict(packed(data))
