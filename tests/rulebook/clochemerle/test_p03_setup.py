"""Setting up, and the preparation of a round (rulebook p. 3 and 4)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.core.match import Match
from demesne.core.sample import sample
from demesne.core.step import CHANCE
from rulebook.clochemerle.position import GAME, NONE, asked, play, position, refs, village


def dealt(seats: int, start: str = "first", seed: int = 5) -> dict[str, Any]:
    """The position when the first player is asked for the first die."""
    state = GAME.setup(seats, {"start": start})
    rng = random.Random(seed)
    while asked(state).seat == CHANCE:
        state.choose(sample(asked(state), state, rng))
    return {**state.to_dict(), "asked": asked(state).seat}


@pytest.mark.parametrize("seats, dice, rat", [(2, 11, 8), (3, 8, 11), (4, 11, 14)])
def test_p03_everybody_starts_alike_but_for_coins_and_board(
    seats: int, dice: int, rat: int
) -> None:
    data = dealt(seats)
    assert data["coins"] == [1, 2, 3, 4][:seats]
    assert data["alive"] == [31] * seats
    assert data["school"] == data["chief"] == data["time"] == data["reaper"] == [0] * seats
    assert data["tree"] == data["hall"] == [0] * seats
    assert data["board"] != [NONE] * seats
    assert len(set(data["board"])) == seats
    assert data["rat"] == rat
    assert sum(face != NONE for face in data["dice"]) == dice
    assert data["asked"] == data["turn"] == data["starter"] == data["hand"] == 0


def test_p03_six_customers_are_open_and_each_pile_of_monks_shows_one() -> None:
    data = dealt(3)
    assert sum(card != NONE for card in data["row"]) == 6
    assert int(data["pile"]).bit_count() == 27
    assert [top != NONE for top in data["monk_tops"]] == [True] * 3
    below = [pile.bit_count() for pile in data["monk_piles"]]
    assert below == [2, 3, 4]


def test_p03_the_first_player_may_be_drawn_and_coins_follow_him() -> None:
    starts = {dealt(3, "random", seed)["asked"] for seed in range(20)}
    assert starts == {0, 1, 2}
    for seed in range(20):
        data = dealt(3, "random", seed)
        first = data["asked"]
        coins = data["coins"]
        assert [coins[(first + n) % 3] for n in range(3)] == [1, 2, 3]


def test_p04_v20_a_round_puts_a_story_point_on_the_hand_and_rolls_all_dice() -> None:
    """The rulebook's example: three players, six white dice and two black ones."""
    before = position(village(), village(), village(), agenda=[["Round"]], hand_story=2, palm=0)
    state = before.copy()
    assert refs(state) == ["1", "2", "3", "4", "5", "6"]
    assert state.to_dict()["hand_story"] == 3
    assert state.to_dict()["palm"] == 1
    state = play(state, *"12345612")
    assert asked(state).seat == 0
    assert state.to_dict()["dice"] == [0, 1, 2, 3, 4, 5, 6, 7, NONE, NONE, NONE]


def test_p04_the_owner_of_the_hand_starts_the_round_and_play_goes_clockwise() -> None:
    state = position(village(), village(), village(), agenda=[["Round"]], hand=1)
    state = play(state, *"11111111")
    for seat in (1, 2, 0):
        assert asked(state).seat == seat
        state = play(state, "dice/white-1", "dice/white-1")
        state = play(state, "sum/2/0", "chief/coin")
    assert asked(state).seat == CHANCE
    assert state.to_dict()["rounds"] == 2 + 1
    assert state.to_dict()["starter"] == 1


def test_p04_two_players_take_two_turns_each_from_one_pool() -> None:
    state = position(village(), village(), agenda=[["Round"]])
    state = play(state, *"11111111111")
    seen = []
    for _ in range(4):
        seen.append(asked(state).seat)
        state = play(state, "dice/white-1", "dice/white-1", "sum/2/0")
        state = play(state, next(ref for ref in refs(state) if ref.startswith("chief")))
    assert seen == [0, 1, 0, 1]
    assert state.to_dict()["rounds"] == 3


def test_p03_a_match_plays_from_the_set_up_to_the_first_question() -> None:
    match = Match(GAME, 4, 3)
    assert match.decision is not None
    assert type(match.decision).__name__ == "TakeFirstDie"
