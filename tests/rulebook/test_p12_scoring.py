"""Final scoring (rulebook p. 12)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.position import (
    GAME,
    Family,
    changes,
    family,
    menu,
    plain,
    play,
    position,
    scores,
    turn_passes,
)

OVER: list[list[Any]] = []


def places(*families: Family) -> dict[int, int]:
    """The final place of each seat."""
    state = position(*families, agenda=OVER)
    return {standing.seat: standing.place for standing in GAME.standings(state)}


@pytest.mark.parametrize(
    "church", [{"church-1": [2], "church-3": [2]}, {"church-4": [2]}, {"church-2": [2, 2]}]
)
def test_p12_t13_the_example(church: dict[str, list[int]]) -> None:
    people = {
        "council-1": [3],
        "council-2": [3],
        "chronicle-crafts": [1, 1],
        "chronicle-farm": [1],
        "chronicle-travel": [1],
        **church,
    }
    state = position(
        family(prestige=11, coins=2, cities="abd", customers=[1, 3, 16, 22], people=people),
        family(),
        agenda=OVER,
    )
    assert scores(state, 0) == {
        "track": 11,
        "travel": 6,
        "council": 2,
        "church": 6,
        "chronicle": 7,
        "customers": 16,
        "coins": 2,
    }
    best = GAME.standings(state)[0]
    assert (best.seat, best.place, best.score) == (0, 1, 11 + 39)


@pytest.mark.parametrize("cities, points", list(enumerate([0, 1, 3, 6, 10, 14, 18])))
def test_p12_t14_cities(cities: int, points: int) -> None:
    state = position(family(cities="fbdace"[:cities]), family(), agenda=OVER)
    assert scores(state, 0)["travel"] == points


@pytest.mark.parametrize(
    "members, points", [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12), (7, 12)]
)
def test_p12_t14_chronicle(members: int, points: int) -> None:
    """All sections count together."""
    generations = [1, 1, 1, 1, 2, 2, 2][:members]
    people = {
        "chronicle-council": generations[0:2],
        "chronicle-crafts": generations[2:4],
        "chronicle-travel": generations[4:6],
        "chronicle-church": generations[6:7],
    }
    state = position(family(people=people), family(), agenda=OVER)
    assert scores(state, 0)["chronicle"] == points


def test_p12_council_and_church_by_member() -> None:
    people = {
        "council-1": [1],
        "council-2": [1],
        "council-3": [1],
        "council-4": [1, 2],
        "church-1": [2],
        "church-2": [2],
        "church-3": [3],
        "church-4": [3],
        "bag": [4],
    }
    state = position(family(people=people), family(), agenda=OVER)
    assert scores(state, 0)["council"] == 0 + 2 + 4 + 6 + 6
    assert scores(state, 0)["church"] == 2 + 3 + 4 + 6


def test_p12_what_counts_for_nothing() -> None:
    people = {"farm": [1], "bag": [1], "smithy": [1], "city-a": [2]}
    # Two in the chronicle are one too few, and a grave does not make three.
    people |= {"grave": [1], "chronicle-farm": [2], "chronicle-crafts": [2]}
    state = position(
        family(grain=5, goods="scroll horse plough ox wagon", cubes="pink green", people=people),
        family(),
        agenda=OVER,
    )
    assert sum(scores(state, 0).values()) == 0


# -- ties ----------------------------------------------------------------------------------


def test_p12_t32_the_living_decide_after_the_customers() -> None:
    x = family(customers=(3, 4, 5), people={"farm": [1, 1, 1, 1, 2]})
    y = family(customers=(12, 13), people={"farm": [1, 1, 1, 1]}, prestige=3)
    # Nine points each, three customers against two.
    assert places(x, y) == {0: 1, 1: 2}
    y = family(customers=(12, 13, 11), people={"farm": [1, 1, 1, 1]}, prestige=1)
    # Three customers each; five visible members against four.
    assert places(x, y) == {0: 1, 1: 2}
    assert places(y, x) == {0: 2, 1: 1}


def test_p12_more_customers_break_a_tie() -> None:
    """Before the living are counted: here the other family has more of them."""
    two = family(customers=(6, 16), people={"farm": [1, 1, 1, 1, 2, 2]})
    three = family(customers=(3, 4, 5), people={"farm": [1]})
    assert places(two, three) == {0: 2, 1: 1}


def test_p12_r25_the_living_are_those_in_plain_sight() -> None:
    """Farm and board count; bag, unborn, chronicle and graves do not."""
    seen = family(people={"farm": [1], "smithy": [1], "city-b": [2], "church-1": [2]}, prestige=1)
    hidden = family(
        people={
            "farm": [1, 1],
            "smithy": [2],
            "bag": [2, 2, 3],
            "unborn": [3, 4, 4],
            "grave": [1],
            "chronicle-farm": [1],
        },
        prestige=3,
    )
    # Three points each: one on the track and two from the church, or all on the track.
    assert places(seen, hidden) == {0: 1, 1: 2}


def test_p12_r40_equals_in_everything_share_the_victory() -> None:
    assert places(family(), family(), family()) == {0: 1, 1: 1, 2: 1}
    assert places(family(coins=1), family(), family(prestige=1)) == {0: 1, 1: 3, 2: 1}


def test_p12_what_breaks_a_tie_is_named() -> None:
    state = position(family(customers=(3, 4), people={"smithy": [1]}), family(), agenda=OVER)
    first, second = GAME.standings(state)
    assert (first.seat, first.ties) == (0, {"customers": 2, "living": 4})
    assert (second.seat, second.ties) == (1, {"customers": 0, "living": 4})


def test_p12_r41_served_customers_are_no_secret() -> None:
    """They lie face down, but everybody saw them taken: each seat sees them all."""
    state = position(family(customers=[22]), family(customers=[3]))
    for seat in (0, 1, None):
        farms = GAME.view(state, seat)["seats"]
        assert [[tile["id"] for tile in farm["customers"]] for farm in farms] == [[22], [3]]


# -- questions of the book's FAQ -----------------------------------------------------------


def test_p12_faq_a_cube_must_be_taken() -> None:
    state = position(family(), family(), spaces={"market": "plague"})
    assert menu(state) == ["market/plague"]


def test_p12_faq_members_stay_where_they_are() -> None:
    """No action but family takes a member off the board."""
    before = position(
        family(grain=5, people={"farm": [], "smithy": [1], "church-1": [1], "council-1": [1]}),
        family(),
    )
    assert menu(play(before, "church/green")) == ["skip"]
    after = play(before, "family/green", "home/church-1", "generation/1")
    assert changes(before, after) == {
        "family green": (1, 0),
        "0 green": (0, 1),
        "0 at church-1": ([1], []),
        "0 at farm": ([], [1]),
        **turn_passes(0, 1),
    }
    assert plain(after)["0 at smithy"] == [1]
