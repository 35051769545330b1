"""Council chamber (rulebook p. 8)."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.position import asked, changes, family, menu, plain, play, position, turn_passes

SPACES = {"council": "pink", "family": "pink"}
TAKEN: dict[str, Any] = {"council pink": (1, 0), "0 pink": (0, 1)}


def test_p08_enter_with_a_scroll_and_take_the_marker() -> None:
    before = position(family(goods="scroll"), family(), spaces=SPACES)
    after = play(before, "council/pink", "rise/1", "generation/1", "scroll", "privilege/1")
    assert changes(before, after) == {
        **TAKEN,
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at council-1": ([], [1]),
        "0 life": (0, 1),
        "0 scroll": (1, 0),
        "next_start": (-1, 0),
        **turn_passes(0, 1),
    }


def test_p08_enter_with_two_green_cubes() -> None:
    before = position(family(cubes="green green"), family(), spaces=SPACES)
    state = play(before, "council/pink", "rise/1", "generation/1")
    assert menu(state) == ["cubes"]
    after = play(state, "cubes", "coins/0", "none")
    assert changes(before, after) == {
        **TAKEN,
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at council-1": ([], [1]),
        "0 life": (0, 1),
        "0 green": (2, 0),
        "supply green": (16, 18),
        **turn_passes(0, 1),
    }


@pytest.mark.parametrize("level, time", [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_p08_the_time_of_each_level(level: int, time: int) -> None:
    origin = "farm" if level == 1 else f"council-{level - 1}"
    people = {"farm": [], origin: [3]}
    before = position(family(goods="scroll", people=people), family(), spaces=SPACES)
    after = play(before, "council/pink", f"rise/{level}", "generation/3", "scroll", "none")
    assert changes(before, after) == {
        **TAKEN,
        f"0 at {origin}": ([3], []),
        f"0 at council-{level}": ([], [3]),
        "0 life": (0, time),
        "0 scroll": (1, 0),
        **turn_passes(0, 1),
    }


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_p08_privileges_of_the_level_reached_and_below(level: int) -> None:
    people = {"farm": [1]} if level == 1 else {"farm": [], f"council-{level - 1}": [1]}
    before = position(family(coins=1, goods="scroll", people=people), family(), spaces=SPACES)
    state = play(before, "council/pink", f"rise/{level}", "generation/1", "scroll")
    assert menu(state) == ["none", *(f"privilege/{n}" for n in range(1, level + 1))]


def test_p08_nobody_rises_from_the_highest_level() -> None:
    rich = family(goods="scroll", people={"farm": [], "council-4": [1]})
    lines = menu(play(position(rich, family(), spaces=SPACES), "council/pink"))
    assert lines == ["skip", "privilege/1", "privilege/2", "privilege/3"]


def test_p08_without_scroll_or_green_nobody_moves() -> None:
    state = position(
        family(cubes="green", people={"farm": [1], "council-1": [1]}), family(), spaces=SPACES
    )
    assert menu(play(state, "council/pink")) == ["skip", "privilege/1"]
    assert menu(play(position(family(), family(), spaces=SPACES), "council/pink")) == ["skip"]


def test_p08_a_privilege_without_moving_is_free() -> None:
    """No time, no scroll, no cubes."""
    people = {"farm": [], "council-2": [2], "council-3": [1]}
    before = position(family(goods="scroll", people=people), family(), spaces=SPACES)
    assert menu(play(before, "council/pink")) == [
        "skip",
        "rise/3",
        "rise/4",
        "privilege/1",
        "privilege/2",
        "privilege/3",
    ]
    after = play(before, "council/pink", "privilege/3", "horse")
    assert changes(before, after) == {**TAKEN, "0 horse": (0, 1), **turn_passes(0, 1)}


def test_p08_two_cubes_of_choice() -> None:
    before = position(family(people={"council-2": [1]}), family(), spaces=SPACES)
    after = play(before, "council/pink", "privilege/2", "green", "brown")
    assert changes(before, after) == {
        **TAKEN,
        "0 green": (0, 1),
        "0 brown": (0, 1),
        "supply green": (18, 17),
        "supply brown": (18, 17),
        **turn_passes(0, 1),
    }


def test_p08_one_good_of_choice() -> None:
    before = position(family(people={"council-3": [1]}), family(), spaces=SPACES)
    state = play(before, "council/pink", "privilege/3")
    assert menu(state) == ["scroll", "horse", "plough", "ox", "wagon"]


def test_p08_exactly_one_coin_for_three_prestige() -> None:
    before = position(family(coins=3, people={"council-4": [1]}), family(), spaces=SPACES)
    after = play(before, "council/pink", "privilege/4")
    assert changes(before, after) == {
        **TAKEN,
        "0 coins": (3, 2),
        "0 prestige": (0, 3),
        **turn_passes(0, 1),
    }


def test_p08_t21_the_marker_is_already_taken() -> None:
    """Seat 0 holds it; seat 1 enters and gets nothing; seat 0 starts after the mass."""
    before = position(
        family(),
        family(goods="scroll"),
        spaces={"council": "pink"},
        next_start=0,
        starting_seat=1,
        turn=1,
        agenda=[["AfterTurn", 1], ["EndOfTurn", 1], ["TakeTurn", 1]],
    )
    state = play(before, "council/pink", "rise/1", "generation/1", "scroll")
    assert menu(state) == ["none"]
    state = play(state, "none")
    # The mass is still led by the old starting player.
    assert asked(state) == "1 PullMember"
    state = play(state, "done", "done", "monk", "monk", "monk", "monk", "done", "done")
    assert changes(before, state) == {
        "council pink": (1, 0),
        "1 pink": (0, 1),
        "1 scroll": (1, 0),
        "1 life": (0, 1),
        "1 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "1 at council-1": ([], [1]),
        "masses": (0, 1),
        "round": (1, 2),
        "starting_seat": (1, 0),
        "next_start": (0, -1),
        **{f"supply {c}": (18, 14) for c in ("orange", "green", "brown")},
        "supply pink": (17, 13),
        **{f"bag {c}": (0, 4) for c in ("orange", "green", "brown", "pink")},
        "supply plague": (6, 0),
        "bag plague": (0, 6),
        "agenda": "DrawCube 0 3 > PlaceCubes 1 > FirstTurn",
    }


def test_p08_r08_entering_and_rising_without_a_privilege() -> None:
    for level in (1, 2, 3, 4):
        people = {"farm": [1]} if level == 1 else {"farm": [], f"council-{level - 1}": [1]}
        before = position(family(coins=1, goods="scroll", people=people), family(), spaces=SPACES)
        after = play(before, "council/pink", f"rise/{level}", "generation/1", "scroll", "none")
        assert asked(after) == "1 TakeTurn"
        assert plain(after)["next_start"] == -1
        assert plain(after)["0 coins"] == 1


def test_p08_r17_the_privilege_is_bounded_by_the_member_who_moved() -> None:
    """A brother on level 4 does not help whoever has just entered."""
    before = position(
        family(coins=2, goods="scroll", people={"council-4": [1]}), family(), spaces=SPACES
    )
    state = play(before, "council/pink", "rise/1", "generation/1", "scroll")
    assert menu(state) == ["none", "privilege/1"]


def test_p08_r18_the_highest_level_without_a_coin() -> None:
    before = position(family(people={"council-4": [1]}), family(), spaces=SPACES)
    lines = menu(play(before, "council/pink"))
    assert lines == ["skip", "privilege/1", "privilege/2", "privilege/3"]


def test_p08_r38_a_coin_spent_on_the_step_is_gone_for_the_privilege() -> None:
    before = position(
        family(coins=1, cubes="green green", people={"farm": [], "council-3": [1]}),
        family(),
        spaces=SPACES,
    )
    step = play(before, "council/pink", "rise/4", "generation/1", "cubes")
    assert menu(step) == ["coins/0", "coins/1"]
    assert "privilege/4" in menu(play(step, "coins/0"))
    assert "privilege/4" not in menu(play(step, "coins/1"))


def test_p08_r19_cubes_of_a_privilege_cannot_pay_for_the_step() -> None:
    """One green short: the two cubes of level 2 come too late."""
    state = position(
        family(cubes="green", people={"farm": [], "council-1": [1]}), family(), spaces=SPACES
    )
    assert menu(play(state, "council/pink")) == ["skip", "privilege/1"]


def test_p08_r35_the_first_privilege_is_not_offered_when_the_marker_is_gone() -> None:
    for holder in (0, 1):
        state = position(
            family(people={"council-1": [1]}), family(), spaces=SPACES, next_start=holder
        )
        assert menu(play(state, "council/pink")) == ["skip"]


def test_p08_r36_the_second_privilege_needs_a_cube_in_the_supply() -> None:
    every = " ".join(["orange"] * 18 + ["green"] * 18 + ["brown"] * 18 + ["pink"] * 16)
    state = position(family(people={"council-2": [1]}), family(cubes=every), spaces=SPACES)
    assert menu(play(state, "council/pink")) == ["skip", "privilege/1"]


def test_p08_any_number_on_one_level() -> None:
    before = position(
        family(goods="scroll", people={"council-1": [1]}),
        family(people={"council-1": [1, 1]}),
        spaces=SPACES,
    )
    after = play(before, "council/pink", "rise/1", "generation/1", "scroll", "none")
    assert plain(after)["0 at council-1"] == [1, 1]
