"""A turn, harvest and family (rulebook p. 4)."""

from __future__ import annotations

import pytest

from rulebook.position import asked, changes, family, menu, play, position, turn_passes


def test_p04_t01_plague_on_harvest() -> None:
    """The book's example: Philippe takes a plague cube and still harvests."""
    before = position(
        family(life=3), family(), spaces={"harvest": "plague orange", "family": "green"}
    )
    after = play(before, "harvest/plague", "harvest")
    assert changes(before, after) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (3, 5),
        "0 grain": (0, 2),
        **turn_passes(0, 1),
    }


def test_p04_an_influence_cube_goes_to_the_farm() -> None:
    before = position(family(), family(), spaces={"harvest": "orange pink"})
    after = play(before, "harvest/pink")
    assert changes(before, after) == {
        "harvest pink": (1, 0),
        "0 pink": (0, 1),
        "agenda": "HarvestGrain 0 0 > EndOfTurn 0 > AfterTurn 0",
    }


def test_p04_the_new_cube_pays_for_the_action() -> None:
    before = position(family(cubes="orange"), family(), spaces={"crafts": "pink", "family": "pink"})
    after = play(before, "crafts/pink", "buy/wagon", "coins/0", "coins/0")
    assert changes(before, after) == {
        "crafts pink": (1, 0),
        "supply pink": (16, 17),
        "0 orange": (1, 0),
        "supply orange": (17, 18),
        "0 wagon": (0, 1),
        **turn_passes(0, 1),
    }


def test_p04_any_cube_of_any_space() -> None:
    spaces = {"harvest": "orange orange plague", "market": "brown", "church": "green plague"}
    state = position(family(), family(), spaces=spaces)
    assert menu(state) == [
        "harvest/orange",
        "harvest/plague",
        "market/brown",
        "church/green",
        "church/plague",
    ]


@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "travel", "council", "church"])
def test_p04_r07_the_cube_without_the_action(space: str) -> None:
    before = position(family(grain=5, cubes="green green", goods="wagon"), family())
    after = play(before, f"{space}/green", "skip")
    assert changes(before, after) == {
        f"{space} green": (1, 0),
        "0 green": (2, 3),
        **turn_passes(0, 1),
    }


def test_p04_r07_a_turn_cannot_be_passed() -> None:
    """Every line takes a cube or pays the well."""
    state = position(family(cubes="pink pink pink"), family(), spaces={"travel": "plague"})
    assert menu(state) == ["travel/plague", "well/pink"]


def test_p04_r07_a_market_day_cannot_be_refused() -> None:
    before = position(family(), family())
    after = play(before, "market/green")
    assert asked(after) == "0 ServeCustomer"
    after = play(after, "pass", "pass")
    assert changes(before, after) == {
        "market green": (1, 0),
        "0 green": (0, 1),
        **turn_passes(0, 1),
    }


# -- harvest ---------------------------------------------------------------------------


@pytest.mark.parametrize("grain, stored", [(0, 4), (3, 5), (5, 5)])
def test_p04_t07_harvest_with_ox_and_plough(grain: int, stored: int) -> None:
    before = position(family(grain=grain, goods="horse ox plough"), family())
    after = play(before, "harvest/green", "harvest")
    expected = {"harvest green": (1, 0), "0 green": (0, 1), **turn_passes(0, 1)}
    if stored > grain:
        expected["0 grain"] = (grain, stored)
    assert changes(before, after) == expected


@pytest.mark.parametrize(
    "goods, grain",
    [
        ("", 2),
        ("horse", 2),
        ("ox", 2),
        ("plough", 2),
        ("horse ox", 2),
        ("horse plough", 3),
        ("ox plough", 4),
        ("horse horse plough plough", 3),
        ("horse ox plough plough", 4),
    ],
)
def test_p04_r27_only_the_best_combination_harvests(goods: str, grain: int) -> None:
    before = position(family(goods=goods), family())
    after = play(before, "harvest/green", "harvest")
    assert changes(before, after) == {
        "harvest green": (1, 0),
        "0 green": (0, 1),
        "0 grain": (0, grain),
        **turn_passes(0, 1),
    }


@pytest.mark.parametrize("grain, stored", [(4, 5), (5, 5)])
def test_p04_r03_a_farm_never_holds_more_than_five_grain(grain: int, stored: int) -> None:
    before = position(family(grain=grain), family())
    assert menu(play(before, "harvest/green")) == ["skip", "harvest"]
    after = play(before, "harvest/green", "harvest")
    assert after.to_dict()["grain"] == [stored, 0]


def test_p04_nobody_on_the_farm_no_harvest() -> None:
    state = position(family(people={"farm": [], "smithy": [1, 1], "bag": [1]}), family())
    assert menu(play(state, "harvest/green")) == ["skip"]


def test_p04_any_generation_harvests() -> None:
    state = position(family(people={"farm": [4]}), family())
    assert menu(play(state, "harvest/green")) == ["skip", "harvest"]


# -- family ----------------------------------------------------------------------------


def test_p04_birth_of_the_lowest_number() -> None:
    before = position(family(people={"farm": [1], "unborn": [3, 4, 4], "bag": [2]}), family())
    # Whom the position does not name is unborn as well: 1 1 1, 2 2, 3.
    after = play(before, "family/green", "birth")
    assert changes(before, after) == {
        "family green": (1, 0),
        "0 green": (0, 1),
        "0 at unborn": ([1, 1, 1, 2, 2, 3, 3, 4, 4], [1, 1, 2, 2, 3, 3, 4, 4]),
        "0 at farm": ([1], [1, 1]),
        **turn_passes(0, 1),
    }


def test_p04_births_follow_the_generations() -> None:
    state = position(family(), family())
    born = []
    for expected in (2, 2, 2, 3, 3, 4, 4):
        state = play(
            position(family(people=state.to_dict()["people"][0]), family()), "family/green", "birth"
        )
        born.append(expected)
        assert sorted(state.to_dict()["people"][0]["farm"])[4:] == born
    grown = position(family(people=state.to_dict()["people"][0]), family())
    assert menu(play(grown, "family/green")) == ["skip"]


def test_p04_a_member_comes_home() -> None:
    people = {
        "smithy": [1, 2],
        "city-e": [1],
        "council-3": [2],
        "church-1": [3],
        "bag": [1],
        "chronicle-farm": [3],
        "grave": [4],
    }
    before = position(family(cities="ace", people=people), family())
    assert menu(play(before, "family/green")) == [
        "skip",
        "birth",
        "home/smithy",
        "home/city-e",
        "home/council-3",
        "home/church-1",
    ]
    after = play(before, "family/green", "home/smithy", "generation/2")
    assert changes(before, after) == {
        "family green": (1, 0),
        "0 green": (0, 1),
        "0 at smithy": ([1, 2], [1]),
        "0 at farm": ([1], [1, 2]),
        **turn_passes(0, 1),
    }


def test_p04_r21_markers_stay_when_a_traveller_comes_home() -> None:
    before = position(family(cities="ac", people={"city-c": [1]}), family())
    after = play(before, "family/green", "home/city-c", "generation/1")
    assert changes(before, after) == {
        "family green": (1, 0),
        "0 green": (0, 1),
        "0 at city-c": ([1], []),
        "0 at farm": ([1, 1, 1], [1, 1, 1, 1]),
        **turn_passes(0, 1),
    }


def test_p04_r28_equal_members_at_one_place_are_one_line() -> None:
    people = {"farm": [1, 1, 2], "smithy": [1, 1, 3, 3]}
    state = position(family(people=people), family())
    assert menu(play(state, "family/green", "home/smithy")) == ["generation/1", "generation/3"]
    assert menu(play(state, "crafts/green", "train/library")) == [
        "generation/1",
        "generation/2",
    ]
