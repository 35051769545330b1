"""White banners, the personal banner and the school (rulebook p. 6)."""

from __future__ import annotations

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
    shown,
    village,
    why_not,
)


def test_p06_v04_school_then_chamber_then_a_customer() -> None:
    """The rulebook's example, in its three steps."""
    before = position(
        village(
            dead="councillor",
            school="left",
            chamber="monetary",
            goods="scroll scroll",
            market=(14, 1),
        ),
        village(),
        village(),
        value=3,
    )
    # The chamber waits for its councillor, the customer at 3/11 for a wagon.
    assert why_not(before, "run/chamber") == Message("why-needs", 1)
    after = play(before, "run/school", "left/councillor", "run/chamber", "market")
    assert refs(after) == ["customer/14"]
    assert why_not(after, "customer/1") == Message(
        "why-cannot-pay", (("wagon", 1),), (("wagon", 0),)
    )
    after = play(after, "customer/14")
    assert refs(after) == ["done"]
    after = play(after, "done")
    assert changes(before, after) == {
        "0 time": (0, 2),
        "0 coins": (0, 2),
        "0 alive": (0b11101, 0b11111),
        "0 school": (1, 0),
        "0 scroll": (2, 0),
        "0 market": (bits((14, 1)), bits((1,))),
        "0 served": (0, bits((14,))),
    }
    assert asked(after).seat == 1


def test_p06_the_personal_banner_is_a_story_point_for_nothing() -> None:
    for board, sums in enumerate([(5, 8), (5, 9), (6, 8), (6, 9)]):
        for value in range(2, 13):
            state = position(village(board=board), village(board=(board + 1) % 4), value=value)
            assert ("run/personal" in refs(state)) == (value in sums)
    before = position(village(), village(), value=5)
    assert changes(before, play(before, "run/personal", "done")) == {"0 tree": (0, 1)}


def test_p06_a_banner_is_used_once_a_turn() -> None:
    state = play(position(village(goods="beer"), village(), value=8), "run/personal")
    assert "run/personal" not in shown(state)
    assert "run/brewery" in refs(state)


def test_p06_r40_with_two_players_every_banner_is_there_again_in_the_second_turn() -> None:
    state = position(village(), village(), value=5, dice="w1 w1 w4 w4 w5 w5")
    state = play(state, "run/personal", "done")
    state = play(state, "dice/white-1", "dice/white-1", "sum/2/0", "chief/coin")
    state = play(state, "dice/white-4", "dice/white-4", "sum/8/0")
    assert asked(state).seat == 0
    assert "run/personal" in refs(state)


def test_p04_one_black_banner_or_white_ones_never_both() -> None:
    state = play(position(village(goods="beer"), village(), value=8), "run/personal")
    assert [
        ref for ref in shown(state) if ref.startswith(("buy", "chief", "hand", "steward"))
    ] == []


def test_p06_r31_a_card_bought_is_not_run_in_the_same_turn() -> None:
    state = play(position(village(), village(), value=8), "buy/brewery/1")
    assert asked(state).seat == 1


def test_p06_white_banners_in_any_order_and_what_was_made_may_be_sold() -> None:
    before = position(village(workshops="brewery/3", market=(2,), board=2), village(), value=6)
    assert why_not(before, "market") == Message("why-cannot-serve")
    after = play(before, "run/brewery", "market", "customer/2", "run/personal", "done")
    assert changes(before, after) == {
        "0 market": (2, 0),
        "0 served": (0, 2),
        "0 tree": (0, 1),
    }


def test_p08_r15_a_question_mark_customer_is_served_with_any_value() -> None:
    for value in range(2, 13):
        state = position(village(goods="scroll scroll", market=(14,)), village(), value=value)
        assert "market" in refs(state)
        after = play(state, "market", "customer/14")
        # Alone, or with others; but no black banner any more.
        assert "done" in refs(after)


def test_p06_r33_school_fields_and_personal_banner_need_nobody() -> None:
    everybody_but_one = "abbot councillor traveller craftsman"
    for value, ref in ((3, "run/school"), (7, "run/field/1"), (5, "run/personal")):
        state = position(village(dead=everybody_but_one, fields=1), village(), value=value)
        assert ref in refs(state)


def test_p06_a_zone_without_its_villager_does_not_work() -> None:
    own = village(
        dead="councillor craftsman merchant",
        goods="beer scroll scroll",
        square=1,
        chamber="monetary",
        market=(14,),
    )
    for value, ref in ((8, "run/brewery"), (12, "run/square"), (3, "run/chamber"), (3, "market")):
        state = position(own, village(), value=value)
        assert ref in shown(state)
        assert ref not in refs(state)


# --- what may be left out -------------------------------------------------------------------------


def test_p12_r09_nobody_passes_but_the_chief_may_stay() -> None:
    state = position(village(), village(), value=2)
    state = play(state, "sparing")
    assert refs(state) == ["chief/coin", "chief/stay", "buy/square"]
    before = position(village(), village(), value=2)
    assert changes(before, play(before, "chief/stay")) == {"0 time": (0, 1)}


def test_p12_r09_a_sparing_player_is_asked_for_every_gain() -> None:
    before = position(village(fields=1), village(), value=7)
    after = play(before, "sparing", "run/field/1")
    assert question(after) == "TakeGain"
    assert changes(before, play(after, "leave", "done")) == {"0 time": (0, 1)}
    assert changes(before, play(after, "take", "done")) == {"0 time": (0, 1), "0 coins": (0, 1)}


@pytest.mark.parametrize(
    "value, moves, kept",
    [
        (5, ("run/personal", "leave"), {}),
        (8, ("buy/stable/1", "leave"), {"0 time": (0, 2), "0 stable": (0, 1)}),
        (3, ("buy/monetary", "leave"), {"0 time": (0, 4), "0 chamber": (-1, 0)}),
        (3, ("buy/property", "leave"), {"0 time": (0, 4), "0 chamber": (-1, 1)}),
        (7, ("buy/field", "leave"), {"0 time": (0, 2), "0 fields": (0, 1)}),
        (
            12,
            ("buy/square", "stay", "leave", "leave"),
            {"0 time": (0, 2), "0 square": (-1, 0)},
        ),
    ],
)
def test_p12_r09_a_card_is_added_even_if_all_else_is_left_out(
    value: int, moves: tuple[str, ...], kept: dict[str, tuple[int, int]]
) -> None:
    before = position(village(), village(), value=value)
    after = play(before, "sparing", *moves)
    if value == 5:
        after = play(after, "done")
    assert changes(before, after) == kept


def test_p12_r09_it_is_said_once_and_only_while_a_banner_can_follow() -> None:
    state = position(village(), village(), value=5)
    assert "sparing" not in shown(play(state, "sparing"))
    assert refs(play(state, "run/personal")) == ["done"]


def test_p12_r10_a_full_card_may_still_burn_time() -> None:
    before = position(village(goods="horse horse"), village(), value=5)
    after = play(before, "run/stable", "done")
    assert changes(before, after) == {"0 time": (0, 1)}


def test_p12_r10_what_does_nothing_for_nothing_is_a_last_resort() -> None:
    full = village(goods="beer beer beer", board=3)
    before = position(full, village(board=0), value=5)
    assert "run/brewery" in refs(before)
    after = play(before, "run/brewery", "done")
    assert changes(before, after) == {}
    # With another white banner to run it is not offered.
    other = position(village(goods="beer beer beer"), village(), value=5)
    assert why_not(other, "run/brewery") == Message("why-idle")
    assert why_not(play(other, "run/personal"), "run/brewery") == Message("why-idle")


def test_p12_r10_once_there_is_room_again_it_is_an_ordinary_banner() -> None:
    own = village(goods="beer beer beer", workshops="brewery/3", market=(2,), board=2)
    before = position(own, village(), value=6)
    assert "run/brewery" not in refs(before)
    after = play(before, "market", "customer/2", "run/brewery", "run/personal", "done")
    assert changes(before, after) == {
        "0 market": (2, 0),
        "0 served": (0, 2),
        "0 tree": (0, 1),
    }


# --- the school -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "desks, dead, lines",
    [
        ("", "", ["pupil/new", "nothing"]),
        ("", "abbot", ["pupil/new", "nothing"]),
        ("left", "", ["pupil/shift", "nothing"]),
        ("left", "abbot merchant", ["pupil/shift", "left/abbot", "left/merchant", "nothing"]),
        ("right", "", ["pupil/new", "nothing"]),
        ("right", "abbot", ["pupil/new", "right/abbot", "nothing"]),
        ("left right", "abbot", ["left/abbot", "right/abbot", "nothing"]),
    ],
)
def test_p06_r21_what_the_school_can_do(desks: str, dead: str, lines: list[str]) -> None:
    """A pupil takes any empty post, whoever held it before."""
    state = position(village(school=desks, dead=dead), village(), value=11)
    assert refs(play(state, "run/school")) == lines


@pytest.mark.parametrize(
    "desks, move, result",
    [
        ("", "pupil/new", {"0 school": (0, 1)}),
        ("left", "pupil/shift", {"0 school": (1, 2)}),
        ("right", "pupil/new", {"0 school": (2, 3)}),
        ("left", "left/abbot", {"0 school": (1, 0), "0 time": (0, 1), "0 alive": (30, 31)}),
        (
            "right",
            "right/abbot",
            {"0 school": (2, 0), "0 time": (0, 1), "0 alive": (30, 31), "0 tree": (0, 2)},
        ),
        ("left right", "left/abbot", {"0 school": (3, 2), "0 time": (0, 1), "0 alive": (30, 31)}),
        (
            "left right",
            "right/abbot",
            {"0 school": (3, 1), "0 time": (0, 1), "0 alive": (30, 31), "0 tree": (0, 2)},
        ),
        ("left", "nothing", {}),
    ],
)
def test_p06_every_lesson_of_the_school(
    desks: str, move: str, result: dict[str, tuple[int, int]]
) -> None:
    before = position(village(school=desks, dead="abbot"), village(), value=3)
    assert changes(before, play(before, "run/school", move, "done")) == result


def test_p06_r10_a_full_school_without_a_vacancy_does_nothing_and_costs_nothing() -> None:
    before = position(village(school="left right"), village(), value=11)
    assert "run/school" in refs(before)
    assert changes(before, play(before, "run/school", "done")) == {}


def test_p06_crossing_the_bridge_kills_nobody_before_the_turn_is_over() -> None:
    own = village(time=9, dead="councillor", school="left", chamber="monetary")
    state = position(own, village(), value=3)
    state = play(state, "run/school", "left/councillor")
    assert state.to_dict()["reaper"][0] == 1
    state = play(state, "run/chamber", "done")
    assert question(state) == "BuryVillager"
