"""A saved position that cannot be is refused, with a sentence that says why."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.core.errors import PositionError

VILLAGE = demesne.game("village")
Position = dict[str, Any]
SOUND: Position = json.loads(Path(__file__).with_name("position.json").read_text("utf-8"))


def put(*path: Any) -> Callable[[Position], None]:
    """Put the last argument where the others lead."""
    *way, last, value = path

    def edit(data: Any) -> None:
        for name in way:
            data = data[name]
        data[last] = value

    return edit


def top(*step: Any) -> Callable[[Position], None]:
    return lambda data: data["agenda"].__setitem__(-1, list(step))


def twice(data: Position) -> None:
    """Customer 3 at two stalls instead of 3 and 4: the masks still add up."""
    data["stalls"], data["queue"] = [2, 2], []
    data["customers"] = [0] * 3
    data["customers_to_come"] = (1 << 24) - 1 - 8


def negative_pile(data: Position) -> None:
    data["stalls"], data["queue"] = [], []
    data["customers"] = [(1 << 24) - 1, 8, 0]
    data["customers_to_come"] = -8


def octal(data: Position) -> None:
    """Twelve of the first generation weigh as much as four, and one of the second."""
    data["people"][0] = {"farm": [1] * 12, "unborn": [2, 2, 3, 3, 4, 4]}


IMPOSSIBLE: dict[str, tuple[Callable[[Position], None], str]] = {
    "no agenda": (lambda data: data.pop("agenda"), "lacks agenda"),
    "no life": (lambda data: data.pop("life"), "lacks life"),
    "no people": (lambda data: data.pop("people"), "lacks people"),
    "five seats": (put("seats", 5), "for 2 to 4 seats, not 5"),
    "seats in words": (put("seats", "three"), "not 'three'"),
    "another number of seats": (put("seats", 2), "must list"),
    "a list too short": (put("coins", [1, 1]), "coins must list 3 numbers, not 2"),
    "half a coin": (put("coins", 0, 0.5), "coins must list whole numbers"),
    "a debt": (put("coins", 0, -1), "coins must list numbers from 0 to"),
    "true for one": (put("coins", 0, True), "coins must list whole numbers"),
    "words for numbers": (put("coins", "abc"), "coins must be a list of numbers"),
    "nothing for a list": (put("coins", None), "coins must be a list of numbers, not None"),
    "a round in words": (put("round", "two"), "round must be a whole number"),
    "a child too many": (put("people", 0, "farm", [2, 2, 2, 2]), "a family has fewer"),
    "a child lost": (put("people", 0, "farm", [2, 2]), "family of seat 0 must be"),
    "twelve for four": (octal, "12 members of generation 1 at farm"),
    "generation 5": (put("people", 0, "farm", [2, 2, 5]), "no generation 5"),
    "no such place": (put("people", 0, "tavern", [1]), "'tavern', which is no place"),
    "two families for three": (lambda data: data["people"].pop(), "must list 3 families"),
    "people no family": (put("people", 0, 7), "goes by places, not 7"),
    "slots too many": (put("free_slots", 0, 2), "Of 2 council slots"),
    "graves too many": (put("free_slots", 5, 4), "graves slots"),
    "a cube lost": (put("supply", 0, 6), "18 orange cubes in all, not 17"),
    "a plague too many": (put("green_bag", 4, 9), "6 plague cubes in all"),
    "a customer lost": (put("customers_to_come", 0), "Every customer"),
    "a customer twice": (twice, "in two places"),
    "a pile below nothing": (negative_pile, "customers_to_come must be from 0"),
    "customer 99": (put("stalls", [99]), "must list numbers from 0 to 23"),
    "a customer beyond counting": (put("queue", [10**12]), "must list numbers from 0 to 23"),
    "grain to the roof": (put("grain", 0, 6), "has 6 grain; a farm holds 5"),
    "off the track": (put("life", 0, 10), "off the life track, at 10"),
    "a seventh city": (put("cities", 0, 64), "cities must list numbers from 0 to 63"),
    "nobody's turn": (put("turn", 3), "turn must be from 0 to 2, not 3"),
    "nobody starts": (put("starting_seat", -1), "starting_seat must be from 0 to 2"),
    "a stranger has the marker": (put("next_start", 3), "next_start must be from -1 to 2"),
    "a stranger brought the end": (
        put("end_brought_by", -2),
        "end_brought_by must be from -1 to 2",
    ),
    "agenda no list": (put("agenda", 5), "agenda is a list of steps, not 5"),
    "agenda of words": (put("agenda", ["TakeTurn"]), "no step of village: 'TakeTurn'"),
    "an empty step": (put("agenda", [[]]), "no step of village"),
    "an unknown step": (top("Dance", 0), "no step of village: ['Dance', 0]"),
    "a step without a name": (top([1], 0), "no step of village"),
    "a field too few": (top("ServeCustomer", 0), "takes seat, passed, free, not [0]"),
    "a field too many": (top("TakeTurn", 0, 1), "takes seat, not [0, 1]"),
    "a stranger's decision": (top("TakeTurn", 3), "seat must be from 0 to 2, not 3"),
    "a seat in words": (top("TakeTurn", "Ada"), "seat must be a whole number, not 'Ada'"),
    "a seat in brackets": (top("TakeTurn", [0]), "seat must be a whole number"),
    "a cost that is no list": (top("PayCubes", 0, 2), "cost must be a list of numbers"),
    "a cost of three colours": (top("PayCubes", 0, [1, 1, 1]), "cost must list 4 numbers"),
    "a cost of nothing": (top("PayCubes", 0, [0, 0, 0, 0]), "makes no sense here"),
    "a cost nobody can pay": (top("PayCubes", 0, [0, 3, 3, 3]), "nothing can be answered"),
    "a fifth building": (top("TrainMember", 0, 4), "building must be from 0 to 3"),
    "a city beyond the map": (top("SendTraveller", 0, 0, 6), "city must be from 0 to 5"),
    "called home from the grave": (top("CallHome", 0, 26), "origin must be from 2 to 19"),
    "called home, but nobody is there": (top("CallHome", 0, 2), "nothing can be answered"),
}


def sound() -> Position:
    copy = json.loads(json.dumps(SOUND))
    assert isinstance(copy, dict)
    return copy


def test_the_position_itself_is_sound() -> None:
    assert VILLAGE.from_dict(sound()).to_dict() == SOUND


@pytest.mark.parametrize("kind", IMPOSSIBLE)
def test_an_impossible_position_is_refused(kind: str) -> None:
    edit, says = IMPOSSIBLE[kind]
    data = sound()
    edit(data)
    with pytest.raises(PositionError) as refused:
        VILLAGE.from_dict(data)
    assert says in str(refused.value)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("data", [None, 3, "village", [], [("seats", 2)]])
def test_what_is_no_dictionary_is_refused(data: object) -> None:
    with pytest.raises(PositionError, match="A position is a dictionary"):
        VILLAGE.from_dict(data)


def test_the_last_grave_without_an_end_is_refused() -> None:
    data = sound()
    data["people"][1]["grave"] = [1, 2]
    data["people"][1]["unborn"] = [2, 3, 3, 4, 4]
    data["free_slots"][5] = 0
    with pytest.raises(PositionError, match="nobody brought the end"):
        VILLAGE.from_dict(data)


def test_an_empty_agenda_is_a_finished_game() -> None:
    data = sound()
    data["agenda"] = []
    assert VILLAGE.from_dict(data).advance() is None
