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


# -- agendas that cannot be ----------------------------------------------------------------

SERVE: list[list[Any]] = [["AfterTurn", 0], ["EndOfTurn", 0], ["FillMarket"]]
WITHIN: list[list[Any]] = [["AfterTurn", 0], ["EndOfTurn", 0]]
IMPOSSIBLE: dict[str, tuple[list[list[Any]], str]] = {
    "a turn within nothing": ([["TakeTurn", 0]], "cannot come right before nothing"),
    "a round below a turn": ([["Round"], ["TakeTurn", 0]], "cannot come right before Round"),
    "a mass in a turn": ([*WITHIN, ["HoldMass"]], "cannot come right before EndOfTurn"),
    "two turns": ([*WITHIN, ["AfterTurn", 0]], "cannot come right before EndOfTurn"),
    "another's action": ([*WITHIN, ["HarvestGrain", 1, 0]], "cannot be followed by EndOfTurn(0)"),
    "not its turn": ([["AfterTurn", 1], ["EndOfTurn", 1], ["TakeTurn", 1]], "the turn of seat 0"),
    "another building": (
        [*WITHIN, ["MakeGood", 0, 1], ["TrainMember", 0, 2]],
        "cannot be followed by MakeGood(0, 1)",
    ),
    "another city": (
        [*WITHIN, ["Arrival", 0, 1], ["SendTraveller", 0, 0, 0]],
        "cannot be followed by Arrival(0, 1)",
    ),
    "no road": ([*WITHIN, ["Arrival", 0, 5], ["SendTraveller", 0, 0, 5]], "no such road"),
    "a last turn too early": (
        [["FinalScoring"], ["HoldMass"], ["LastTurns", 1, 1], ["EndOfTurn", 0], ["TakeTurn", 0]],
        "the game goes on",
    ),
    "nobody to bury": ([*WITHIN, ["BuryMember", 0]], "nobody is visible"),
    "a second free sale": ([*SERVE, ["ServeCustomer", 0, 2, 1]], "first sale is free"),
    "a rival's free sale": ([*SERVE, ["ServeCustomer", 1, 0, 1]], "first sale is free"),
    "a sale after passing": ([*SERVE, ["ServeCustomer", 1, 2, 0]], "out for the day"),
    "two colours at the well": (
        [*WITHIN, ["ChooseAction", 0], ["PayAtWell", 0, [1, 2, 0, 0]]],
        "takes 3 cubes of one colour",
    ),
    "a promotion out of turn": (
        [["Round"], ["Promotions", 0, 1], ["PromoteMember", 0]],
        "cannot be followed by Promotions(0, 1)",
    ),
    "a space left out": (
        [["FirstTurn"], ["PlaceCubes", 5], ["DrawCube", 3, 1]],
        "cannot be followed by PlaceCubes(5)",
    ),
}


@pytest.mark.parametrize("kind", IMPOSSIBLE)
def test_an_agenda_that_cannot_be_is_refused(kind: str) -> None:
    agenda, says = IMPOSSIBLE[kind]
    hidden = family(coins=3, people={"farm": [], "bag": [1]})
    data = position(hidden, family(), bag="pink").to_dict()
    data["agenda"] = agenda
    with pytest.raises(PositionError) as refused:
        GAME.from_dict(data)
    assert says in str(refused.value)


def test_a_death_waits_for_the_end_of_its_own_turn_only() -> None:
    data = position(family(deaths_pending=1), family()).to_dict()
    assert GAME.from_dict(data).to_dict() == data
    data["deaths_pending"] = [0, 1]
    with pytest.raises(PositionError, match="death of seat 1 waits"):
        GAME.from_dict(data)


def test_the_end_is_brought_by_whoever_filled_the_last_place() -> None:
    data = position(family(), family()).to_dict()
    data["end_brought_by"] = 1
    with pytest.raises(PositionError, match="neither the chronicle nor the graves are full"):
        GAME.from_dict(data)
