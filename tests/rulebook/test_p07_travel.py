"""Travel (rulebook p. 7)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.position import asked, changes, family, menu, play, position, turn_passes

TAKEN: dict[str, Any] = {"travel green": (1, 0), "0 green": (0, 1), **turn_passes(0, 1)}


def test_p07_t06_travel_to_the_northern_city() -> None:
    """The book's example: 2 time, a wagon and 2 brown cubes; marker and 3 prestige."""
    before = position(family(life=1, goods="wagon", cubes="brown brown"), family())
    after = play(before, "travel/green", "village/a", "generation/1", "coins/0")
    assert changes(before, after) == {
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at city-a": ([], [1]),
        "0 life": (1, 3),
        "0 wagon": (1, 0),
        "0 brown": (2, 0),
        "supply brown": (16, 18),
        "0 cities": ("", "a"),
        "0 prestige": (0, 3),
        **TAKEN,
    }


def test_p07_the_other_near_city_costs_pink() -> None:
    before = position(family(goods="wagon", cubes="pink pink"), family())
    assert menu(play(before, "travel/green")) == ["skip", "village/b"]
    after = play(before, "travel/green", "village/b", "generation/1", "coins/0")
    assert changes(before, after) == {
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at city-b": ([], [1]),
        "0 life": (0, 2),
        "0 wagon": (1, 0),
        "0 pink": (2, 0),
        "supply pink": (16, 18),
        "0 cities": ("", "b"),
        "0 prestige": (0, 3),
        **TAKEN,
    }


@pytest.mark.parametrize(
    "road, colour, reward",
    [
        ("a/c", "orange", "cubes"),
        ("b/d", "orange", "coin"),
        ("c/e", "pink", "coin"),
        ("d/f", "brown", "prestige"),
        ("e/f", "orange", "prestige"),
        ("f/e", "orange", "coin"),
        ("e/c", "pink", "cubes"),
        ("f/d", "brown", "coin"),
    ],
)
def test_p07_the_roads_beyond(road: str, colour: str, reward: str) -> None:
    origin, city = road.split("/")
    traveller = family(
        goods="wagon", cubes=f"{colour} {colour}", cities=origin, people={f"city-{origin}": [2]}
    )
    before = position(traveller, family())
    choices = {"cubes": ["brown", "brown"]}.get(reward, [])
    after = play(before, "travel/green", road, "generation/2", "coins/0", *choices)
    expected = {
        f"0 at city-{origin}": ([2], []),
        f"0 at city-{city}": ([], [2]),
        "0 life": (0, 2),
        "0 wagon": (1, 0),
        f"0 {colour}": (2, 0),
        f"supply {colour}": (16, 18),
        "0 cities": (origin, "".join(sorted(origin + city))),
        **TAKEN,
    }
    if reward == "cubes":
        expected |= {"0 brown": (0, 2), "supply brown": (18, 16)}
    elif reward == "coin":
        expected["0 coins"] = (0, 1)
    else:
        expected["0 prestige"] = (0, 3)
    assert changes(before, after) == expected


def test_p07_every_road_there_is() -> None:
    everywhere = {f"city-{city}": [1] for city in "abc"} | {"city-d": [2], "city-e": [2]}
    rich = family(
        goods="wagon",
        cubes="orange orange brown brown pink pink",
        people={**everywhere, "city-f": [2], "farm": [1]},
    )
    assert menu(play(position(rich, family()), "travel/green")) == [
        "skip",
        "village/a",
        "village/b",
        "a/c",
        "b/d",
        "c/a",
        "c/e",
        "d/b",
        "d/f",
        "e/c",
        "e/f",
        "f/d",
        "f/e",
    ]


def test_p07_without_a_wagon_or_cubes_nobody_leaves() -> None:
    for goods, cubes in (("", "brown brown"), ("wagon", "brown"), ("wagon", "orange orange")):
        state = position(family(goods=goods, cubes=cubes), family())
        assert menu(play(state, "travel/green")) == ["skip"]


def test_p07_coins_may_stand_in_on_the_road() -> None:
    state = position(family(goods="wagon", cubes="brown", coins=1), family())
    assert menu(play(state, "travel/green")) == ["skip", "village/a"]
    state = play(state, "travel/green", "village/a", "generation/1")
    assert menu(state) == ["coins/1"]


def test_p07_a_second_visit_costs_the_same_and_earns_nothing() -> None:
    before = position(family(goods="wagon", cubes="brown brown", cities="a", prestige=3), family())
    after = play(before, "travel/green", "village/a", "generation/1", "coins/0")
    assert changes(before, after) == {
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at city-a": ([], [1]),
        "0 life": (0, 2),
        "0 wagon": (1, 0),
        "0 brown": (2, 0),
        "supply brown": (16, 18),
        **TAKEN,
    }


def test_p07_a_city_rewards_each_family_once() -> None:
    """That a rival was here before takes nothing away."""
    before = position(
        family(goods="wagon", cubes="pink pink"), family(cities="b", people={"city-b": [1, 1]})
    )
    after = play(before, "travel/green", "village/b", "generation/1", "coins/0")
    assert after.to_dict()["prestige"] == [3, 0]


def test_p07_r22_roads_are_walked_back_at_full_price() -> None:
    before = position(
        family(goods="wagon", cubes="orange orange", cities="ac", people={"city-c": [1]}), family()
    )
    lines = menu(play(before, "travel/green"))
    # Back to the first city, but never by road to the village.
    assert lines == ["skip", "c/a"]
    after = play(before, "travel/green", "c/a", "generation/1", "coins/0")
    assert changes(before, after) == {
        "0 at city-c": ([1], []),
        "0 at city-a": ([], [1]),
        "0 life": (0, 2),
        "0 wagon": (1, 0),
        "0 orange": (2, 0),
        "supply orange": (16, 18),
        **TAKEN,
    }


def test_p07_r19_the_reward_cannot_pay_for_the_road() -> None:
    """City c gives two cubes, but the two orange that lead there must be owned before."""
    short = position(
        family(goods="wagon", cubes="orange", cities="a", people={"city-a": [1]}), family()
    )
    assert menu(play(short, "travel/green")) == ["skip"]


def test_p07_r21_the_markers_of_the_dead_still_count() -> None:
    before = position(
        family(life=9, cities="ab", people={"farm": [], "city-b": [1]}),
        family(),
        spaces={"harvest": "plague", "family": "green"},
    )
    after = play(before, "harvest/plague", "skip", "city-b")
    assert changes(before, after) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 1),
        "0 at city-b": ([1], []),
        "0 at chronicle-travel": ([], [1]),
        "free travel": (2, 1),
        **turn_passes(0, 1),
    }


# -- two cubes of choice -----------------------------------------------------------------


def going_to_c(rival: str = "") -> Any:
    """At the choice of the cubes in city c; the rival holds what the supply lacks."""
    traveller = family(
        goods="wagon", cubes="orange orange", cities="a", people={"city-a": [1], "farm": []}
    )
    before = position(traveller, family(cubes=rival))
    return play(before, "travel/green", "a/c", "generation/1", "coins/0")


def test_p07_r37_two_cubes_of_choice_are_taken_one_by_one() -> None:
    state = going_to_c()
    assert menu(state) == ["orange", "green", "brown", "pink"]
    one = play(state, "pink", "orange")
    other = play(state, "orange", "pink")
    assert one == other
    same = play(state, "brown", "brown")
    assert changes(state, same) == {
        "0 brown": (0, 2),
        "supply brown": (18, 16),
        **turn_passes(0, 1),
    }


def test_p07_r04_only_colours_of_the_supply_are_offered() -> None:
    gone = " ".join(["brown"] * 18 + ["pink"] * 17 + ["green"] * 11)
    state = going_to_c(gone)
    assert menu(state) == ["orange", "pink"]
    assert menu(play(state, "pink")) == ["orange"]


def test_p07_r36_with_an_empty_supply_the_city_gives_nothing() -> None:
    everything = " ".join(["brown"] * 18 + ["pink"] * 18 + ["green"] * 11 + ["orange"] * 16)
    traveller = family(
        goods="wagon", coins=2, cubes="orange orange", cities="a", people={"city-a": [1]}
    )
    before = position(traveller, family(cubes=everything))
    after = play(before, "travel/green", "a/c", "generation/1", "coins/2")
    assert changes(before, after) == {
        "0 at city-a": ([1], []),
        "0 at city-c": ([], [1]),
        "0 life": (0, 2),
        "0 wagon": (1, 0),
        "0 coins": (2, 0),
        "0 cities": ("a", "ac"),
        **TAKEN,
    }


def test_p07_r04_a_single_cube_left_is_taken_alone() -> None:
    everything = " ".join(["brown"] * 18 + ["pink"] * 18 + ["green"] * 11 + ["orange"] * 15)
    traveller = family(
        goods="wagon", coins=2, cubes="orange orange", cities="a", people={"city-a": [1]}
    )
    state = play(
        position(traveller, family(cubes=everything)),
        *("travel/green", "a/c", "generation/1", "coins/2"),
    )
    assert menu(state) == ["orange"]
    assert asked(play(state, "orange")) == "1 TakeTurn"
