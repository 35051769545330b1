"""A round (rulebook p. 3, and its end on pp. 9-10)."""

from __future__ import annotations

from pathlib import Path

import pytest

import demesne
from demesne.core.errors import ComponentsError
from rulebook.position import (
    asked,
    asks,
    changes,
    family,
    menu,
    own_box,
    plain,
    play,
    position,
    turn_passes,
)

NEW_ROUND = [["Round"]]


def test_p03_example_refill_for_three() -> None:
    """Five of each colour and all plague into the bag; 21 onto the spaces, in their order."""
    before = position(family(), family(), family(), spaces={}, agenda=NEW_ROUND)
    assert before.to_dict()["green_bag"] == [5, 5, 5, 5, 6]
    assert asks(before).weights(before) == [5, 5, 5, 5, 6]
    draws = ["orange", "orange", "orange"]  # harvest
    draws += ["orange", "orange", "plague"]  # family
    draws += ["green", "green", "green", "green", "green", "plague"]  # crafts
    draws += ["brown", "brown"]  # market
    draws += ["brown", "brown", "brown"]  # travel
    draws += ["pink", "plague"]  # council
    draws += ["plague", "plague"]  # church
    after = play(before, *draws)
    assert changes(before, after) == {
        "harvest orange": (0, 3),
        "family orange": (0, 2),
        "family plague": (0, 1),
        "crafts green": (0, 5),
        "crafts plague": (0, 1),
        "market brown": (0, 2),
        "travel brown": (0, 3),
        "council pink": (0, 1),
        "council plague": (0, 1),
        "church plague": (0, 2),
        # Four pink and one plague stay in the bag for the next round.
        "bag orange": (5, 0),
        "bag green": (5, 0),
        "bag brown": (5, 0),
        "bag pink": (5, 4),
        "bag plague": (6, 1),
        "agenda": "TakeTurn 0 > EndOfTurn 0 > AfterTurn 0",
    }


def test_p03_what_stayed_in_the_bag_is_mixed_with_the_new() -> None:
    state = position(family(), family(), spaces={}, bag="pink pink plague", agenda=NEW_ROUND)
    assert state.to_dict()["green_bag"] == [4, 4, 4, 6, 6]
    assert state.to_dict()["supply"] == [14, 14, 14, 12, 0]


def test_p03_r04_the_bag_takes_what_the_supply_has() -> None:
    hoard = family(cubes=" ".join(["orange"] * 17 + ["pink"] * 18))
    state = position(hoard, family(), spaces={}, agenda=NEW_ROUND)
    assert state.to_dict()["green_bag"] == [1, 4, 4, 0, 6]
    assert state.to_dict()["supply"] == [0, 14, 14, 18 - 18, 0]


def test_p03_r04_a_bag_that_runs_out_fills_the_first_spaces() -> None:
    every = " ".join(["orange"] * 18 + ["pink"] * 18 + ["green"] * 18 + ["brown"] * 18)
    state = position(family(cubes=every), family(), spaces={}, agenda=NEW_ROUND)
    after = play(state, *["plague"] * 6)
    assert changes(state, after) == {
        "bag plague": (6, 0),
        "harvest plague": (0, 3),
        "family plague": (0, 2),
        "crafts plague": (0, 1),
        "agenda": "TakeTurn 0 > EndOfTurn 0 > AfterTurn 0",
    }


def test_p03_r26_plague_waits_in_the_supply_and_all_of_it_returns() -> None:
    before = position(family(), family(), spaces={"harvest": "plague plague", "family": "green"})
    after = play(before, "harvest/plague", "skip", "harvest/plague", "skip")
    assert plain(after)["supply plague"] == 6
    assert plain(after)["bag plague"] == 0
    new_round = position(family(), family(), spaces={}, agenda=NEW_ROUND)
    assert plain(new_round)["supply plague"] == 0
    assert plain(new_round)["bag plague"] == 6


def test_p03_turns_go_round_the_table() -> None:
    state = position(family(), family(), family(), agenda=[["FirstTurn"]], starting_seat=2)
    seats = []
    for _ in range(4):
        seats.append(asked(state))
        space = menu(state)[0].partition("/")[0]
        state = play(state, f"{space}/green", *(["pass"] * 3 if space == "market" else ["skip"]))
    assert seats == ["2 TakeTurn", "0 TakeTurn", "1 TakeTurn", "2 TakeTurn"]


def test_p09_the_last_cube_ends_the_round_with_a_mass() -> None:
    before = position(family(), family(), spaces={"church": "brown"}, starting_seat=1)
    after = play(before, "church/brown", "cubes", "coins/0", "generation/1")
    assert changes(before, after) == {
        "church brown": (1, 0),
        "supply brown": (17, 18),
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at bag": ([], [1]),
        "masses": (0, 1),
        # The starting player of the round leads, whoever took the last cube.
        "agenda": "PullMember 1 2 4 > Promotions 1 2 > Round",
    }


def test_p10_the_marker_makes_the_next_starting_player() -> None:
    before = position(family(), family(), spaces={}, next_start=1, agenda=NEW_ROUND)
    table = plain(before)
    assert (table["starting_seat"], table["next_start"], table["round"]) == (1, -1, 2)
    draws = ["orange"] * 4 + ["green"] * 4 + ["brown"] * 4 + ["pink"] * 4 + ["plague"] * 2
    assert asked(play(before, *draws)) == "1 TakeTurn"


def test_p10_without_the_marker_the_starting_player_stays() -> None:
    table = plain(position(family(), family(), spaces={}, starting_seat=1, agenda=NEW_ROUND))
    assert (table["starting_seat"], table["next_start"]) == (1, -1)


def test_p10_r16_the_starting_player_may_keep_the_place() -> None:
    """Whoever starts may take the marker, too, and then starts again."""
    before = position(family(people={"council-1": [1]}), family())
    after = play(before, "council/green", "privilege/1")
    assert changes(before, after) == {
        "council green": (1, 0),
        "0 green": (0, 1),
        "next_start": (-1, 0),
        **turn_passes(0, 1),
    }
    new_round = position(family(), family(), spaces={}, next_start=0, agenda=NEW_ROUND)
    assert plain(new_round)["starting_seat"] == 0


def test_p10_r16_the_marker_changes_nothing_in_the_last_mass() -> None:
    """The old starting player leads the mass of the round in which the marker was taken."""
    agenda = [["FinalScoring"], ["HoldMass"]]
    dead = {"grave": [1, 1]}
    state = position(
        family(people=dead),
        family(people={"grave": [1]}),
        next_start=1,
        end_brought_by=0,
        agenda=agenda,
    )
    assert asked(state) == "0 PullMember"
    after = play(state, "done", "done", *["monk"] * 4, "done", "done")
    assert asked(after) == "over"
    assert plain(after)["starting_seat"] == 0


@pytest.mark.parametrize(
    "table, printed, mine",
    [("supply", "plague = 6", "plague = 0"), ("life", "plague_time = 2", "plague_time = 0")],
)
def test_p03_r04_a_box_without_plague_is_refused(
    table: str, printed: str, mine: str, tmp_path: Path
) -> None:
    """Plague always returns to the bag: where all else is hoarded, rounds go on and end."""
    with pytest.raises(ComponentsError, match="must be a whole number from 1"):
        demesne.game("village", own_box(tmp_path, table, printed, mine))
