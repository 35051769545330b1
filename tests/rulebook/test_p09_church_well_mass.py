"""Church, well and mass (rulebook p. 9; the mass example goes on on p. 10)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.core.errors import PositionError
from rulebook.position import (
    GAME,
    asked,
    asks,
    changes,
    family,
    last_turn_of,
    menu,
    own_box,
    plain,
    play,
    position,
    turn_passes,
)

MASS: list[list[Any]] = [["Round"], ["HoldMass"]]


# -- church ----------------------------------------------------------------------------


def test_p09_into_the_bag_for_a_brown_cube() -> None:
    before = position(family(cubes="brown"), family())
    after = play(before, "church/green", "cubes", "coins/0", "generation/1")
    assert changes(before, after) == {
        "church green": (1, 0),
        "0 green": (0, 1),
        "0 brown": (1, 0),
        "supply brown": (17, 18),
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at bag": ([], [1]),
        **turn_passes(0, 1),
    }


def test_p09_into_the_bag_for_three_time() -> None:
    before = position(family(), family())
    assert menu(play(before, "church/green")) == ["skip", "time"]
    after = play(before, "church/green", "time", "generation/1")
    assert changes(before, after) == {
        "church green": (1, 0),
        "0 green": (0, 1),
        "0 life": (0, 3),
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at bag": ([], [1]),
        **turn_passes(0, 1),
    }


def test_p09_only_from_the_farm() -> None:
    state = position(family(cubes="brown", people={"farm": [], "smithy": [1]}), family())
    assert menu(play(state, "church/green")) == ["skip"]


def test_p09_r20_the_doomed_may_slip_into_the_bag() -> None:
    """The plague of this very turn has passed the bridge; the only "1" takes the cloth."""
    before = position(
        family(life=9, people={"farm": [1, 2]}),
        family(),
        spaces={"church": "plague", "family": "green"},
    )
    state = play(before, "church/plague", "time", "generation/1")
    # Not visible any more: the next in line dies instead.
    assert (asked(state), menu(state)) == ("0 BuryMember", ["farm"])
    after = play(state, "farm")
    assert changes(before, after) == {
        "church plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 4),
        "0 at farm": ([1, 2], []),
        "0 at bag": ([], [1]),
        "0 at chronicle-farm": ([], [2]),
        "free farm": (2, 1),
        **turn_passes(0, 1),
    }


# -- well ------------------------------------------------------------------------------


def test_p09_t20_the_well() -> None:
    before = position(family(cubes="pink pink pink"), family(), spaces={"travel": "orange"})
    after = play(before, "well/pink", "coins/0", "church", "time", "generation/1")
    assert changes(before, after) == {
        "0 pink": (3, 0),
        "supply pink": (15, 18),
        "0 life": (0, 3),
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at bag": ([], [1]),
        **turn_passes(0, 1),
    }


def test_p09_three_of_one_colour() -> None:
    mixed = family(cubes="orange orange green green brown pink")
    state = position(mixed, family(), spaces={"travel": "orange"})
    assert menu(state) == ["travel/orange"]


def test_p09_r02_coins_at_the_well() -> None:
    """None, one or two coins beside cubes of the colour; or three coins, for no colour."""
    state = position(
        family(coins=3, cubes="orange orange orange pink brown brown"),
        family(),
        spaces={"travel": "plague"},
    )
    assert menu(state) == [
        "travel/plague",
        "well/orange",
        "well/brown",
        "well/pink",
        "well/coins",
    ]
    assert menu(play(state, "well/orange")) == ["coins/0", "coins/1", "coins/2"]
    assert menu(play(state, "well/brown")) == ["coins/1", "coins/2"]
    assert menu(play(state, "well/pink")) == ["coins/2"]
    paid = play(state, "well/brown", "coins/1", "nothing")
    assert changes(state, paid) == {
        "0 brown": (2, 0),
        "supply brown": (16, 18),
        "0 coins": (3, 2),
        **turn_passes(0, 1),
    }
    coins = play(state, "well/coins", "nothing")
    assert changes(state, coins) == {"0 coins": (3, 0), **turn_passes(0, 1)}


def test_p09_r02_a_box_may_forbid_coins_at_the_well(tmp_path: Path) -> None:
    game = demesne.game(
        "village", own_box(tmp_path, "well", "coins_allowed = true", "coins_allowed = false")
    )
    printed = position(
        family(coins=3, cubes="orange orange orange brown brown"),
        family(),
        spaces={"travel": "plague"},
    )
    state = game.from_dict(printed.to_dict())
    assert menu(state) == ["travel/plague", "well/orange"]
    assert menu(play(state, "well/orange")) == ["coins/0"]


def test_p09_r06_the_well_needs_a_cube_on_the_board() -> None:
    """Only in the last turns can a board be empty on a turn, and then no well is needed."""
    before = position(
        family(people={"grave": [1, 1]}),
        family(cubes="pink pink pink", people={"grave": [1]}),
        spaces={"harvest": "orange"},
        end_brought_by=0,
        turn=1,
        agenda=last_turn_of(1, 1, 2),
    )
    assert "well/pink" in menu(before)
    emptied = play(before, "harvest/orange", "skip")
    assert asked(emptied) == "0 ChooseAction"
    dry = emptied.to_dict()
    dry["agenda"][-1] = ["TakeTurn", 0]
    with pytest.raises(PositionError, match="nothing can be answered"):
        GAME.from_dict(dry)


def test_p09_r06_the_well_serves_any_action_and_gives_no_cube() -> None:
    """Also the action of a space that still has cubes; the round goes on as ever."""
    before = position(family(cubes="pink pink pink"), family())
    after = play(before, "well/pink", "coins/0", "harvest", "harvest")
    assert changes(before, after) == {
        "0 pink": (3, 0),
        "supply pink": (15, 18),
        "0 grain": (0, 2),
        **turn_passes(0, 1),
    }


def test_p09_r31_nothing_after_the_well() -> None:
    before = position(family(cubes="pink pink pink"), family())
    after = play(before, "well/pink", "coins/0", "nothing")
    assert changes(before, after) == {
        "0 pink": (3, 0),
        "supply pink": (15, 18),
        **turn_passes(0, 1),
    }


def test_p09_r32_an_action_picked_at_the_well_is_carried_out() -> None:
    """Only what can be done is offered, and then it is done."""
    poor = family(cubes="pink pink pink", people={"farm": [], "bag": [1]})
    state = play(position(poor, family()), "well/pink", "coins/0")
    assert menu(state) == ["family", "market", "nothing"]
    assert menu(play(state, "family")) == ["birth"]
    rich = family(coins=9, goods="scroll wagon", cubes="pink pink pink")
    state = play(position(rich, family()), "well/pink", "coins/0")
    assert menu(state) == [
        "harvest",
        "family",
        "crafts",
        "market",
        "travel",
        "council",
        "church",
        "nothing",
    ]
    for action in ("harvest", "family", "crafts", "travel", "council", "church"):
        assert "skip" not in menu(play(state, action))


# -- mass ------------------------------------------------------------------------------

# Jerome is blue and first player, Aurelie yellow, Philippe red: seats 0, 1 and 2.


def mass_of_the_example() -> Any:
    return position(
        family(coins=2, grain=3, people={"bag": [2, 3], "church-2": [1]}),
        family(coins=1, people={"bag": [2]}),
        family(coins=1, grain=4, people={"bag": [1], "church-3": [2]}),
        spaces={},
        agenda=MASS,
    )


def test_p09_t10_four_figures_out_of_the_bag() -> None:
    before = mass_of_the_example()
    assert asked(before) == "0 PullMember"
    state = play(before, "generation/2", "done", "done", "generation/1", "done")
    # Two are paid for; two more by lot: four monks, blue 3 and yellow 2 are in the bag.
    draw = asks(state)
    assert menu(state) == ["monk", "seat-0/generation-3", "seat-1/generation-2"]
    assert draw.weights(state) == [4, 1, 1]
    state = play(state, "seat-1/generation-2")
    assert asks(state).weights(state) == [4, 1]
    after = play(state, "monk")
    assert changes(before, after) == {
        "0 coins": (2, 1),
        "0 at bag": ([2, 3], [3]),
        "0 at church-1": ([], [2]),
        "1 at bag": ([2], []),
        "1 at church-1": ([], [2]),
        "2 coins": (1, 0),
        "2 at bag": ([1], []),
        "2 at church-1": ([], [1]),
        "agenda": "PromoteMember 0 > Promotions 1 2 > Round",
    }


def drawn() -> Any:
    pulls = ("generation/2", "done", "done", "generation/1", "done")
    return play(mass_of_the_example(), *pulls, "seat-1/generation-2", "monk")


def test_p09_t11_promotions() -> None:
    before = drawn()
    state = play(before, "window-2/generation-1", "window-1/generation-2", "done")
    assert menu(state) == ["done"]  # Aurelie has no grain
    after = play(state, "done", "window-3/generation-2")
    assert changes(before, after) == {
        "0 grain": (3, 0),
        "0 at church-2": ([1], [2]),
        "0 at church-3": ([], [1]),
        "0 at church-1": ([2], []),
        "2 grain": (4, 0),
        "2 at church-3": ([2], []),
        "2 at church-4": ([], [2]),
        "agenda": "PromoteMember 2 > Promotions 0 0 > Round",
    }


def test_p10_t12_the_majority_goes_to_who_stands_furthest_left() -> None:
    state = play(drawn(), "window-2/generation-1", "window-1/generation-2", "done")
    before = play(state, "done", "window-3/generation-2")
    after = play(before, "done")
    assert plain(after)["2 prestige"] == 2
    assert [plain(after)[f"{seat} prestige"] for seat in (0, 1, 2)] == [0, 0, 2]
    assert asked(after) == "-1 DrawCube"  # a new round


def test_p09_t28_a_mass_of_monks() -> None:
    before = position(
        family(coins=3, grain=1, people={"church-1": [1]}), family(), spaces={}, agenda=MASS
    )
    assert menu(before) == ["done"]
    state = play(before, "done", "done")
    for left in (4, 3, 2, 1):
        assert menu(state) == ["monk"]
        assert asks(state).weights(state) == [left]
        state = play(state, "monk")
    # Promotion and majority are held all the same, and the monks are back in the bag.
    state = play(state, "window-1/generation-1", "done", "done")
    table = plain(state)
    assert (table["0 at church-2"], table["0 grain"], table["0 prestige"]) == ([1], 0, 2)


def test_p09_r08_nobody_has_to_pull_or_promote() -> None:
    before = position(
        family(coins=3, grain=5, people={"bag": [1], "church-1": [1]}),
        family(),
        spaces={},
        agenda=MASS,
    )
    assert menu(before) == ["done", "generation/1"]
    state = play(before, "done", "done", *["monk"] * 4)
    assert menu(state) == ["done", "window-1/generation-1"]
    after = play(state, "done", "done")
    assert changes(before, after)["0 prestige"] == (0, 2)
    assert "0 grain" not in changes(before, after)


def test_p09_r39_each_family_is_visited_once_until_four_are_out() -> None:
    """The first may pull all four; then nobody else is asked and nothing is drawn."""
    before = position(
        family(coins=5, people={"bag": [1, 1, 2, 3, 3]}),
        family(coins=5, people={"bag": [1]}),
        spaces={},
        agenda=MASS,
    )
    state = play(before, "generation/3", "generation/1", "generation/1")
    assert asked(state) == "0 PullMember"
    after = play(state, "generation/2")
    assert changes(before, after) == {
        "0 coins": (5, 1),
        "0 at bag": ([1, 1, 2, 3, 3], [3]),
        "0 at church-1": ([], [1, 1, 2, 3]),
        "agenda": "PromoteMember 0 > Promotions 1 1 > Round",
    }


def test_p09_r39_who_is_done_is_not_asked_again() -> None:
    before = position(
        family(coins=5, people={"bag": [1, 1]}),
        family(coins=5, people={"bag": [1]}),
        spaces={},
        starting_seat=1,
        agenda=MASS,
    )
    state = play(before, "done")
    assert asked(state) == "0 PullMember"
    state = play(state, "generation/1", "done")
    assert asked(state) == "-1 DrawFigure"


def test_p09_a_coin_pulls_only_ones_own() -> None:
    state = position(family(coins=3), family(people={"bag": [1]}), spaces={}, agenda=MASS)
    assert menu(state) == ["done"]
    assert menu(play(state, "done")) == ["done"]  # no coin


def test_p09_any_member_any_number_of_steps() -> None:
    before = position(
        family(grain=5, people={"church-1": [4], "church-3": [1]}),
        family(people={"church-4": [1]}),
        spaces={},
        agenda=[["Round"], ["Promotions", 0, 2]],
    )
    assert menu(before) == ["done", "window-1/generation-4", "window-3/generation-1"]
    state = play(before, "window-1/generation-4", "window-2/generation-4")
    # Two grain left: not enough for the step that costs four.
    assert menu(state) == ["done"]
    assert plain(state)["0 at church-3"] == [1, 4]
    assert plain(state)["0 grain"] == 2


@pytest.mark.parametrize(
    "churches, prestige",
    [
        # Most members win, wherever they stand.
        (({"church-1": [1, 1]}, {"church-4": [1]}, {}), [2, 0, 0]),
        # Equal numbers: the furthest left, and only that one figure counts.
        (({"church-1": [1], "church-3": [1]}, {"church-2": [1, 1]}, {}), [2, 0, 0]),
        (({"church-1": [1], "church-3": [1]}, {"church-2": [1], "church-3": [1]}, {}), [2, 2, 0]),
        (({"church-2": [1]}, {"church-2": [3]}, {"church-2": [4]}), [2, 2, 2]),
        (({}, {}, {"church-1": [1]}), [0, 0, 2]),
    ],
)
def test_p09_majority(churches: tuple[dict[str, list[int]], ...], prestige: list[int]) -> None:
    before = position(
        *(family(people=people) for people in churches),
        spaces={},
        agenda=[["Round"], ["Promotions", 0, 0]],
    )
    assert before.to_dict()["prestige"] == prestige


def test_p09_r24_an_empty_church_scores_for_nobody() -> None:
    before = position(
        family(people={"bag": [1]}),
        family(),
        spaces={},
        round=100,
        agenda=[["FinalScoring"], ["Promotions", 0, 1]],
    )
    after = play(before, "done")
    assert changes(before, after) == {"agenda": ""}
