"""Crafts (rulebook p. 5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import demesne
from rulebook.position import changes, family, menu, own_box, play, position, turn_passes

# The cube taken for the action, and whose turn is next.
TAKEN: dict[str, Any] = {"crafts green": (1, 0), "0 green": (0, 1), **turn_passes(0, 1)}


def test_p05_t02_train_and_make_a_wagon() -> None:
    """The book's example: Philippe has somebody learn the trade and build a wagon at once."""
    before = position(family(), family())
    after = play(before, "crafts/green", "train/wainwright", "generation/1", "wagon")
    assert changes(before, after) == {
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at wainwright": ([], [1]),
        "0 life": (0, 4),
        "0 wagon": (0, 1),
        **TAKEN,
    }


def test_p05_t03_who_is_trained_only_makes() -> None:
    before = position(family(life=4, goods="wagon", people={"wainwright": [1]}), family())
    after = play(before, "crafts/green", "make/wagon")
    assert changes(before, after) == {"0 life": (4, 6), "0 wagon": (1, 2), **TAKEN}


def test_p05_t04_buy_a_wagon() -> None:
    """The same wagon for an orange and a pink cube: no worker, no time."""
    before = position(family(life=4, cubes="orange pink", people={"farm": []}), family())
    after = play(before, "crafts/green", "buy/wagon", "coins/0", "coins/0")
    assert changes(before, after) == {
        "0 orange": (1, 0),
        "supply orange": (17, 18),
        "0 pink": (1, 0),
        "supply pink": (17, 18),
        "0 wagon": (0, 1),
        **TAKEN,
    }


@pytest.mark.parametrize(
    "building, good, train, make",
    [
        ("wainwright", "wagon", 2, 2),
        ("stables", "horse", 3, 3),
        ("stables", "ox", 3, 3),
        ("library", "scroll", 2, 2),
        ("smithy", "plough", 3, 3),
    ],
)
def test_p05_overview_of_time(building: str, good: str, train: int, make: int) -> None:
    before = position(family(people={"farm": [1, 2]}), family())
    after = play(before, "crafts/green", f"train/{building}", "generation/2", good)
    assert changes(before, after) == {
        "0 at farm": ([1, 2], [1]),
        f"0 at {building}": ([], [2]),
        "0 life": (0, train + make),
        f"0 {good}": (0, 1),
        **TAKEN,
    }
    worker = position(family(people={building: [1]}), family())
    made = play(worker, "crafts/green", f"make/{good}")
    assert changes(worker, made) == {"0 life": (0, make), f"0 {good}": (0, 1), **TAKEN}


@pytest.mark.parametrize(
    "good, cubes, payments",
    [
        ("wagon", "orange pink", 2),
        ("scroll", "pink pink", 1),
        ("plough", "orange orange orange", 1),
    ],
)
def test_p05_overview_of_cubes(good: str, cubes: str, payments: int) -> None:
    before = position(family(cubes=cubes, people={"farm": []}), family())
    lines = menu(play(before, "crafts/green"))
    assert lines == ["skip", f"buy/{good}"]
    after = play(before, "crafts/green", f"buy/{good}", *["coins/0"] * payments)
    assert changes(before, after) == {
        **{
            f"0 {colour}": (cubes.split().count(colour), 0) for colour in sorted(set(cubes.split()))
        },
        **{
            f"supply {colour}": (18 - cubes.split().count(colour), 18)
            for colour in sorted(set(cubes.split()))
        },
        f"0 {good}": (0, 1),
        **TAKEN,
    }


@pytest.mark.parametrize("good", ["horse", "ox"])
def test_p05_animals_for_grain(good: str) -> None:
    before = position(family(grain=3, people={"farm": []}), family())
    after = play(before, "crafts/green", f"buy/{good}")
    assert changes(before, after) == {"0 grain": (3, 0), f"0 {good}": (0, 1), **TAKEN}


def test_p05_the_mill_turns_grain_and_time_into_coins() -> None:
    before = position(family(grain=2, people={"farm": []}), family())
    assert menu(play(before, "crafts/green")) == ["skip", "mill"]
    after = play(before, "crafts/green", "mill")
    assert changes(before, after) == {
        "0 grain": (2, 0),
        "0 life": (0, 2),
        "0 coins": (0, 2),
        **TAKEN,
    }


def test_p05_the_mill_employs_nobody() -> None:
    lines = menu(play(position(family(grain=5), family()), "crafts/green"))
    trained = [line for line in lines if line.startswith("train/")]
    assert trained == ["train/wainwright", "train/stables", "train/library", "train/smithy"]


def test_p05_a_worker_makes_only_the_good_of_the_building() -> None:
    state = position(family(people={"farm": [], "smithy": [1], "stables": [2]}), family())
    assert menu(play(state, "crafts/green")) == ["skip", "make/horse", "make/plough", "make/ox"]


def test_p05_any_number_of_workers_at_one_building() -> None:
    """A second smith may be trained, beside one's own and beside those of others."""
    before = position(family(people={"smithy": [1]}), family(people={"smithy": [1, 1]}))
    after = play(before, "crafts/green", "train/smithy", "generation/1", "done")
    assert changes(before, after) == {
        "0 at farm": ([1, 1, 1], [1, 1]),
        "0 at smithy": ([1], [1, 1]),
        "0 life": (0, 3),
        **TAKEN,
    }


def test_p05_a_rivals_worker_makes_nothing_for_me() -> None:
    state = position(family(people={"farm": []}), family(people={"smithy": [1]}))
    assert menu(play(state, "crafts/green")) == ["skip"]


def test_p05_r08_training_without_making() -> None:
    before = position(family(), family())
    asked = play(before, "crafts/green", "train/stables", "generation/1")
    assert menu(asked) == ["horse", "ox", "done"]
    after = play(asked, "done")
    assert changes(before, after) == {
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at stables": ([], [1]),
        "0 life": (0, 3),
        **TAKEN,
    }


def test_p05_r04_goods_never_run_out() -> None:
    """A ninth and tenth plough, though the box holds eight."""
    ploughs = "plough plough plough plough plough plough plough plough plough"
    before = position(family(goods=ploughs, people={"smithy": [1]}), family())
    after = play(before, "crafts/green", "make/plough")
    assert changes(before, after) == {"0 life": (0, 3), "0 plough": (9, 10), **TAKEN}


def test_p05_r04_coins_never_run_out() -> None:
    before = position(family(coins=14, grain=2), family(coins=1))
    after = play(before, "crafts/green", "mill")
    assert changes(before, after) == {
        "0 grain": (2, 0),
        "0 life": (0, 2),
        "0 coins": (14, 16),
        **TAKEN,
    }


def test_p05_r04_a_box_may_say_that_coins_run_out(tmp_path: Path) -> None:
    game = demesne.game(
        "village", own_box(tmp_path, "supply", "coins_limited = false", "coins_limited = true")
    )
    printed = position(family(coins=13, grain=2), family(coins=1))
    before = game.from_dict(printed.to_dict())
    after = play(before, "crafts/green", "mill")
    assert changes(before, after) == {
        "0 grain": (2, 0),
        "0 life": (0, 2),
        "0 coins": (13, 14),
        **TAKEN,
    }


def test_p12_faq_buying_needs_nobody_at_the_building() -> None:
    state = position(family(cubes="pink pink", people={"farm": [1]}), family())
    assert "buy/scroll" in menu(play(state, "crafts/green"))


def test_p12_faq_any_generation_may_leave_the_farm() -> None:
    state = position(
        family(goods="wagon scroll", cubes="pink pink brown", people={"farm": [1, 2, 4]}), family()
    )
    everyone = ["generation/1", "generation/2", "generation/4"]
    assert menu(play(state, "crafts/green", "train/smithy")) == everyone
    assert menu(play(state, "travel/green", "village/b")) == everyone
    assert menu(play(state, "council/green", "rise/1")) == everyone
    assert menu(play(state, "church/green", "time")) == everyone
    assert menu(play(state, "church/green", "cubes", "coins/0")) == everyone
