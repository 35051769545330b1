"""The value of the banner (rulebook p. 4)."""

from __future__ import annotations

import pytest

from demesne.core.match import Match
from demesne.core.message import Message
from rulebook.clochemerle.position import (
    GAME,
    changes,
    play,
    position,
    refs,
    shown,
    village,
    why_not,
)


def test_p04_v01_two_coins_turn_a_four_into_a_two() -> None:
    """The rulebook's example: Antoine wants a 3 and does not want to spend time."""
    before = position(village(coins=2), village(), village(), dice="w1 w4 b2")
    after = play(before, "dice/white-1", "dice/white-4", "sum/3/0")
    assert changes(before, after) == {
        "0 coins": (2, 0),
        "0 takers": (-1, 0),
        "1 takers": (-1, 0),
    }
    assert after.to_dict()["value"] == 3


def test_p04_v01_or_the_black_two_which_costs_time() -> None:
    before = position(village(coins=2), village(), village(), dice="w1 w4 b2")
    after = play(before, "dice/white-1", "dice/black-2", "sum/3/0")
    assert changes(before, after) == {
        "0 time": (0, 2),
        "0 takers": (-1, 0),
        "6 takers": (-1, 0),
    }


def test_p04_two_black_dice_cost_four_time_at_once() -> None:
    before = position(village(), village(), dice="b1 b1 w1")
    after = play(before, "dice/black-1", "dice/black-1")
    assert after.to_dict()["time"] == [4, 0]


def test_p04_the_order_of_taking_makes_no_difference() -> None:
    before = position(village(), village(), dice="w5 b3")
    one = play(before, "dice/white-5", "dice/black-3")
    other = play(before, "dice/black-3", "dice/white-5")
    assert one == other


def test_p04_taken_dice_are_gone_for_the_round() -> None:
    before = position(village(), village(), village(), dice="w1 w1 w4 w4")
    after = play(before, "dice/white-1", "dice/white-1", "sum/2/0", "chief/coin")
    assert refs(after) == ["dice/white-4"]


def test_p04_r08_a_die_stays_within_its_faces() -> None:
    """1 and 1 can become 12 for ten coins; nothing goes round from 6 to 1."""
    state = position(village(coins=9), village(), dice="w1 w1")
    state = play(state, "dice/white-1", "dice/white-1")
    assert refs(state) == [f"sum/{value}/0" for value in range(2, 12)]
    assert why_not(state, "sum/12/0") == Message("why-cannot-pay", (("coin", 10),), (("coin", 9),))


@pytest.mark.parametrize(
    "dice, value, coins",
    [
        ("w5 w2", 8, {0: 1, 1: 0}),
        ("w5 w2", 7, {0: 0}),
        # One marker turns either die: 6 + 2 or 5 + 3.
        ("w5 w3", 12, {0: 4, 1: 1, 2: 0}),
        ("w4 w2", 12, {0: 6, 1: 2, 2: 0}),
        ("w4 w3", 2, {0: 5, 1: 2, 2: 0}),
        ("w4 w3", 9, {0: 2, 1: 0}),
        ("w6 w6", 2, {0: 10, 1: 5, 2: 0}),
    ],
)
def test_p04_r38_markers_and_coins_of_a_sum(dice: str, value: int, coins: dict[int, int]) -> None:
    """As many markers as one likes, but never one that saves no coin."""
    before = position(village(coins=10, square=2), village(), dice=dice)
    first, second = (f"dice/white-{word[1]}" for word in dice.split())
    before = play(before, first, second)
    lines = [ref for ref in shown(before) if ref.startswith(f"sum/{value}/")]
    assert lines == [f"sum/{value}/{markers}" for markers in coins]
    for markers, price in coins.items():
        after = play(before, f"sum/{value}/{markers}")
        assert after.to_dict()["coins"][0] == 10 - price
        assert after.to_dict()["square"][0] == 2 - markers
        assert after.to_dict()["value"] == value


def test_p10_two_markers_turn_both_dice() -> None:
    state = position(village(square=2), village(), dice="w3 w3")
    state = play(state, "dice/white-3", "dice/white-3")
    assert [ref for ref in refs(state) if ref.endswith("/2")] == [
        "sum/2/2",
        "sum/3/2",
        "sum/10/2",
        "sum/11/2",
        "sum/12/2",
    ]


def test_p04_r11_markers_of_the_square_work_without_the_councillor() -> None:
    state = position(village(square=1, dead="councillor"), village(), dice="w3 w3")
    state = play(state, "dice/white-3", "dice/white-3")
    assert "sum/9/1" in refs(state)


def test_p04_without_a_square_there_are_no_markers_to_use() -> None:
    state = position(village(coins=3), village(), dice="w3 w3")
    state = play(state, "dice/white-3", "dice/white-3")
    assert all(ref.endswith("/0") for ref in shown(state))


def test_p04_trying_dice_is_free_until_a_banner_is_chosen() -> None:
    match = Match(GAME, 3, 11)
    while match.decision is not None and type(match.decision).__name__ != "ChooseBanner":
        match.choose(match.options()[0])
    seat = match.decision.seat if match.decision else -1
    while type(match.decision).__name__ != "TakeFirstDie":
        match.undo(seat)
    assert match.state.to_dict()["pair"] == []


def test_p04_the_view_tells_what_every_sum_costs_and_reaches() -> None:
    before = position(village(coins=1, fields=1), village(), village(), dice="w1 w4 b2")
    seen = GAME.view(before, 0)["reach"]
    assert [entry["sum"] for entry in seen] == list(range(2, 13))
    by_sum = {entry["sum"]: entry for entry in seen}
    # Two dice as they are: 1 + 4.
    assert by_sum[5]["dice"] == ["dice/white-1", "dice/white-4"]
    assert (by_sum[5]["coins"], by_sum[5]["time"], by_sum[5]["payable"]) == (0, 0, True)
    assert "run/personal" in by_sum[5]["banners"]
    # The black two costs time; two coins are not there.
    assert by_sum[3]["dice"] == ["dice/white-1", "dice/black-2"]
    assert (by_sum[3]["coins"], by_sum[3]["time"]) == (0, 2)
    assert "buy/monetary" in by_sum[3]["banners"]
    # 4 + 2 + 1 coin: the field works, and another may be bought.
    assert by_sum[7]["banners"] == ["buy/field", "run/field/1"]
    assert by_sum[12]["payable"] is False
    assert by_sum[12]["banners"] == []
    assert GAME.view(before, 1)["reach"] == []


def test_p04_what_is_seen_before_is_what_may_be_done_after() -> None:
    """For every sum that can be paid: take the dice, make the sum, and compare the menus."""
    before = position(
        village(coins=2, time=7, goods="beer scroll", chamber="guild", guild=1, market=(2, 14, 21)),
        village(),
        village(),
        dice="w1 w4 w6 b2 b5",
        row=(1, 3),
    )
    for entry in GAME.view(before, 0)["reach"]:
        if not entry["payable"]:
            continue
        after = play(before, *entry["dice"], f"sum/{entry['sum']}/{entry['markers']}")
        menu = [ref for ref in refs(after) if not ref.startswith(("chief", "plough", "sparing"))]
        assert entry["banners"] == [ref for ref in menu if ref != "market"]
        served = refs(play(after, "market")) if "market" in menu else []
        assert entry["customers"] == served
