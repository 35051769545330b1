"""What is shown: a line for every piece that is there, and why a line is not possible now."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.errors import PositionError
from demesne.core.message import Message
from demesne.core.state import State
from rulebook.position import GAME, asks, family, play, position


def shown(state: State) -> dict[str, str]:
    """Every line that is shown, with the key of the reason why it is not possible now."""
    return {line.ref: "" if line.why is None else line.why.key for line in asks(state).lines(state)}


def why(state: State, ref: str) -> Message | None:
    (line,) = [line for line in asks(state).lines(state) if line.ref == ref]
    return line.why


def test_cubes_that_lie_there_and_the_well() -> None:
    state = position(family(cubes="pink"), family(), spaces={"harvest": "orange plague"})
    assert shown(state) == {
        "harvest/orange": "",
        "harvest/plague": "",
        **{f"well/{c}": "why-short-cubes-of-one" for c in ("orange", "green", "brown", "pink")},
        "well/coins": "why-short-coins",
    }


def test_a_workshop_without_a_worker_is_a_line_and_says_so() -> None:
    state = play(position(family(people={"farm": [], "smithy": [1]}), family()), "crafts/green")
    assert shown(state) == {
        "skip": "",
        **{f"train/{b}": "why-farm-empty" for b in ("wainwright", "stables", "library", "smithy")},
        **{f"make/{g}": "why-no-worker" for g in ("scroll", "horse", "ox", "wagon")},
        "make/plough": "",
        **{f"buy/{g}": "why-short-cubes" for g in ("scroll", "plough", "wagon")},
        **{f"buy/{g}": "why-short-grain" for g in ("horse", "ox")},
        "mill": "why-short-grain",
    }


def test_roads_and_steps_for_those_who_stand_there() -> None:
    people: dict[str, list[int]] = {"farm": [], "city-e": [1], "council-2": [1]}
    before = position(family(goods="wagon scroll", people=people), family())
    assert shown(play(before, "travel/green")) == {
        "skip": "",
        "village/a": "why-farm-empty",
        "village/b": "why-farm-empty",
        "e/c": "why-short-cubes",
        "e/f": "why-short-cubes",
    }
    assert shown(play(before, "council/green")) == {
        "skip": "",
        "rise/1": "why-farm-empty",
        "rise/3": "",
        "privilege/1": "",
        "privilege/2": "",
        "privilege/3": "why-council-level",
        "privilege/4": "why-council-level",
    }
    assert shown(play(before, "family/green")) == {
        "skip": "",
        "birth": "",
        "home/city-e": "",
        "home/council-2": "",
    }


def test_a_privilege_is_bounded_by_the_best_member_or_by_the_one_who_moved() -> None:
    before = position(family(coins=9, people={"council-4": [1]}), family())
    visit = play(before, "council/green")
    assert why(visit, "privilege/4") is None
    moved = play(visit, "rise/1", "generation/1", "cubes", "coins/2")
    assert why(moved, "privilege/1") is None
    assert why(moved, "privilege/2") == Message("why-council-moved", 1)


def test_an_obliged_menu_has_no_line_to_skip() -> None:
    state = play(position(family(cubes="pink pink pink"), family()), "well/pink", "coins/0")
    assert shown(play(state, "harvest")) == {"harvest": ""}


def test_payments_end_with_what_is_due() -> None:
    state = play(position(family(coins=1, cubes="pink pink pink"), family()), "well/pink")
    assert shown(state) == {"coins/0": "", "coins/1": "", "coins/2": "why-too-few-coins"}
    church = play(position(family(coins=1), family()), "church/green", "cubes")
    assert shown(church) == {"coins/0": "why-too-few-cubes", "coins/1": ""}


# -- positions set up by hand ----------------------------------------------------------------


@pytest.mark.parametrize(
    "question", [["TakeTurn", 0], ["HarvestGrain", 1, 0], ["ChooseCraft", 0, 0]]
)
def test_one_question_alone_is_a_position_to_try_things_out_in(question: list[Any]) -> None:
    data = position(family(), family()).to_dict()
    data["agenda"] = [question]
    state = GAME.from_dict(data)
    decision = state.advance()
    assert decision is not None
    assert decision.to_list() == question
    assert decision.options(state)


def test_nobody_can_be_buried_where_nobody_is_visible() -> None:
    data = position(family(people={"farm": [], "bag": [1]}), family()).to_dict()
    data["agenda"] = [["BuryMember", 0]]
    with pytest.raises(PositionError, match="BuryMember"):
        GAME.from_dict(data)
