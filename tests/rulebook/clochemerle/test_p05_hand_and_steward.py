"""The first-player hand and the steward's office (rulebook p. 5)."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from rulebook.clochemerle.position import (
    asked,
    bits,
    changes,
    play,
    position,
    question,
    refs,
    village,
    why_not,
)

ROW = (1, 2, 3, 4, 5, 6)


def test_p05_v19_the_hand_with_its_story_points() -> None:
    table: dict[str, Any] = {"turn": 1, "hand_story": 3, "turns_done": 1}
    before = position(village(), village(tree=1), village(), value=4, **table)
    after = play(before, "hand")
    assert changes(before, after) == {
        "1 tree": (1, 4),
        "hand_story": (3, 0),
        "hand": (0, 1),
        "palm": (1, 0),
    }


def test_p05_v19_not_by_the_first_player_of_three() -> None:
    state = position(village(), village(), village(), value=4, hand_story=3)
    assert why_not(state, "hand") == Message("why-hand-yours")


def test_p05_r01_the_hand_can_be_taken_once_a_round() -> None:
    state = position(
        village(), village(), village(), value=10, turn=2, turns_done=2, palm=0, hand=1
    )
    assert why_not(state, "hand") == Message("why-hand-taken", 1)


def test_p05_r05_whoever_takes_the_hand_starts_the_next_round_not_this_one() -> None:
    state = position(village(), village(), village(), value=4, turn=1, turns_done=1)
    state = play(state, "hand")
    assert asked(state).seat == 2
    state = play(state, "dice/white-1", "dice/white-1", "sum/2/0", "chief/coin")
    assert state.to_dict()["starter"] == 1


@pytest.mark.parametrize(
    "turn, done, palm, legal",
    [
        (0, 0, 1, False),  # the first player, first turn
        (0, 2, 1, True),  # the first player, second turn
        (0, 2, 0, False),  # taken by the other since
        (1, 1, 1, True),
        (1, 3, 1, True),
    ],
)
def test_p05_r30_the_hand_with_two_players(turn: int, done: int, palm: int, legal: bool) -> None:
    state = position(village(), village(), value=4, turn=turn, turns_done=done, palm=palm)
    assert ("hand" in refs(state)) == legal


def test_p05_the_hand_needs_a_four_or_a_ten() -> None:
    for value in range(2, 13):
        state = position(village(), village(), value=value, turn=1, turns_done=1)
        assert ("hand" in refs(state)) == (value in (4, 10))


def test_p05_v03_three_customers() -> None:
    """The rulebook's example: one coin, two time."""
    before = position(village(coins=1), village(), village(), value=4, row=ROW)
    after = play(before, "steward", "row/2", "row/1", "row/5", "done")
    assert question(after) == "DrawCustomer"
    after = play(after, "customer/30", "customer/31", "customer/32")
    assert changes(before, after) == {
        "0 coins": (1, 0),
        "0 time": (0, 2),
        "0 market": (0, bits((1, 2, 5))),
        "0 row": (0, 29),
        "1 row": (1, 30),
        "4 row": (4, 31),
        "pile": (bits(range(7, 34)), bits(range(7, 34)) - bits((30, 31, 32))),
    }


@pytest.mark.parametrize("count, time, coins", [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1)])
def test_p05_the_price_of_customers(count: int, time: int, coins: int) -> None:
    before = position(village(coins=1), village(), value=10, row=ROW, pile=())
    moves = [f"row/{place + 1}" for place in range(count)] + ["done"] * (count < 4)
    after = play(before, "steward", *moves)
    assert after.to_dict()["time"][0] == time
    assert after.to_dict()["coins"][0] == 1 - coins
    assert after.to_dict()["market"][0] == bits(range(1, count + 1))


def test_p05_without_a_coin_two_customers_at_most() -> None:
    state = position(village(), village(), value=4, row=ROW)
    state = play(state, "steward", "row/1", "row/2")
    assert refs(state) == ["done"]
    assert why_not(state, "row/3") == Message("why-cannot-pay", (("coin", 1),), (("coin", 0),))


def test_p05_at_least_one_customer_is_taken() -> None:
    state = play(position(village(), village(), value=4, row=ROW), "steward")
    assert refs(state) == [f"row/{place}" for place in range(1, 7)]


def test_p05_neither_merchant_nor_goods_are_needed() -> None:
    state = position(village(dead="merchant"), village(), value=4, row=ROW)
    assert "steward" in refs(state)


def test_p05_r25_from_a_short_row_one_takes_what_is_there() -> None:
    before = position(village(coins=1), village(), value=4, row=(7, 9), pile=())
    after = play(before, "steward", "row/1", "row/2")
    assert after.to_dict()["time"][0] == 2
    assert asked(after).seat == 1
    empty = position(village(coins=1), village(), value=4, row=(), pile=())
    assert why_not(empty, "steward") == Message("why-nobody-open")


def test_p05_a_row_is_filled_while_the_pile_lasts() -> None:
    before = position(village(), village(), value=4, row=ROW, pile=(33,))
    after = play(before, "steward", "row/1", "row/2", "done", "customer/33")
    assert after.to_dict()["row"] == [32, -1, 2, 3, 4, 5, -1]


# --- the diocese counter (p. 9) -------------------------------------------------------------------


def test_p09_v22_one_free_and_four_at_the_usual_price() -> None:
    before = position(
        village(coins=1, church="diocese"), village(), value=4, row=ROW, pile=range(20, 25)
    )
    after = play(before, "steward", "customer/20", "row/7")
    assert after.to_dict()["time"][0] == 0
    after = play(after, "row/1", "row/2", "row/3", "row/4")
    after = play(after, "customer/21", "customer/22", "customer/23", "customer/24")
    assert after.to_dict()["time"][0] == 3
    assert after.to_dict()["coins"][0] == 0
    assert after.to_dict()["market"][0] == bits((20, 1, 2, 3, 4))
    assert sum(card != -1 for card in after.to_dict()["row"]) == 6


def test_p09_r24_the_free_card_alone_will_do() -> None:
    before = position(village(church="diocese"), village(), value=4, row=ROW)
    after = play(before, "steward", "customer/7", "row/3", "done")
    assert changes(before, after) == {
        "0 market": (0, bits((3,))),
        "2 row": (2, 6),
        "pile": (bits(range(7, 34)), bits(range(8, 34))),
    }


def test_p09_r24_without_a_pile_there_is_no_seventh_card() -> None:
    before = position(village(church="diocese"), village(), value=4, row=(1, 2), pile=())
    state = play(before, "steward")
    assert refs(state) == ["row/1", "row/2", "nobody"]
    assert refs(play(state, "row/1")) == ["row/2", "done"]


def test_p09_r39_who_takes_nobody_leaves_seven_open() -> None:
    before = position(village(church="diocese"), village(), value=4, row=ROW)
    after = play(before, "steward", "customer/7", "nobody", "done")
    assert after.to_dict()["row"] == [0, 1, 2, 3, 4, 5, 6]
    assert asked(after).seat == 1
    # The next counter finds seven already, and lays no eighth.
    again = position(village(church="diocese"), village(), value=4, row=(*ROW, 7))
    assert question(play(again, "steward")) == "TakeFreeCustomer"


def test_p09_without_an_abbot_the_counter_does_nothing() -> None:
    before = position(village(church="diocese", dead="abbot"), village(), value=4, row=ROW)
    assert question(play(before, "steward")) == "TakeCustomer"
