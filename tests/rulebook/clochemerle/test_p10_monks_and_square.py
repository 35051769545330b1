"""Monks and the village square (rulebook p. 10)."""

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

# Monks 1 to 3 are quills, 4 to 7 chalices, 8 to 12 rosaries.
STORY_3, QUESTION, SCHOOL_2 = 1, 2, 3
CHALICE_STEWARD = 7
STORY_2, SCHOOL_1 = 8, 10


def test_p10_a_monk_with_story_points() -> None:
    before = position(village(church="refuge", goods="scroll"), village(), value=3)
    after = play(before, "buy/monk/quill", "monk/3")
    assert changes(before, after) == {
        "0 time": (0, 3),
        "0 scroll": (1, 0),
        "0 tree": (0, 3),
        "0 monks": (0, bits((STORY_3,))),
        "0 monk_tops": (0, 2),
        "0 monk_piles": (bits((2, 3)), bits((2,))),
    }


def test_p10_the_cheaper_story_of_a_rosary() -> None:
    before = position(village(church="refuge"), village(), value=9, tops=(STORY_2,))
    after = play(before, "buy/monk/rosary", "monk/9")
    assert after.to_dict()["tree"][0] == 2
    assert after.to_dict()["time"][0] == 4


def test_p10_v23_r02_a_monk_who_sends_for_the_chief() -> None:
    own = village(church="refuge", goods="scroll", chief="coin", tree=5)
    before = position(own, village(), value=11, tops=(QUESTION,))
    state = play(before, "buy/monk/quill", "monk/1")
    assert question(state) == "MoveChief"
    assert refs(state) == ["chief/hall", "chief/story", "chief/stay", "skip"]
    assert changes(before, play(state, "chief/hall")) == {
        "0 time": (0, 4),
        "0 scroll": (1, 0),
        "0 chief": (1, 0),
        "0 tree": (5, 0),
        "0 hall": (0, 5),
        "0 monks": (0, bits((QUESTION,))),
        "0 monk_tops": (1, 0),
        "0 monk_piles": (bits((1, 3)), bits((3,))),
    }


def test_p10_r19_the_action_may_be_skipped_and_then_costs_nothing() -> None:
    own = village(church="refuge", goods="scroll", chief="coin", tree=5)
    state = position(own, village(), value=11, tops=(QUESTION,))
    state = play(state, "buy/monk/quill", "monk/1")
    assert play(state, "skip").to_dict()["time"][0] == 3
    # Whoever sends for the chief and lets him stay has spent the time.
    assert play(state, "chief/stay").to_dict()["time"][0] == 4


def test_p10_r19_a_monk_comes_even_if_his_action_can_do_nothing() -> None:
    own = village(church="refuge", coins=1)
    before = position(own, village(), value=4, tops=(CHALICE_STEWARD,), row=(), pile=())
    after = play(before, "buy/monk/chalice", "monk/4")
    assert after.to_dict()["monks"][0] == bits((CHALICE_STEWARD,))
    assert asked(after).seat == 1


def test_p10_r20_the_school_twice_in_a_row() -> None:
    own = village(church="refuge", goods="scroll", dead="merchant")
    before = position(own, village(), value=3, tops=(SCHOOL_2,))
    state = play(before, "buy/monk/quill", "monk/1", "pupil/new")
    assert refs(state) == ["pupil/shift", "left/merchant", "nothing"]
    assert play(state, "pupil/shift").to_dict()["school"][0] == 2
    after = play(state, "left/merchant").to_dict()
    assert (after["alive"][0], after["school"][0], after["time"][0]) == (31, 0, 4)
    # Two activations, one, or none.
    none = play(before, "buy/monk/quill", "monk/1", "nothing", "nothing")
    assert none.to_dict()["school"][0] == 0


def test_p10_the_school_once() -> None:
    before = position(village(church="refuge"), village(), value=5, tops=(SCHOOL_1,))
    after = play(before, "buy/monk/rosary", "monk/8", "pupil/new")
    assert after.to_dict()["school"][0] == 1
    # No other banner with it: the turn is over.
    assert asked(after).seat == 1


def test_p10_a_monk_sends_for_one_or_two_customers() -> None:
    own = village(church="refuge", coins=1)
    state = position(own, village(), value=4, tops=(CHALICE_STEWARD,), row=(1, 2, 3), pile=())
    state = play(state, "buy/monk/chalice", "monk/4")
    assert refs(state) == ["send", "skip"]
    assert play(state, "skip").to_dict()["time"][0] == 3
    state = play(state, "send", "row/1")
    assert refs(state) == ["row/2", "row/3", "done"]
    after = play(state, "row/2")
    assert after.to_dict()["market"][0] == bits((1, 2))
    assert after.to_dict()["time"][0] == 5
    assert asked(after).seat == 1


def test_p10_the_diocese_helps_a_monk_too() -> None:
    own = village(church="diocese", coins=1)
    state = position(own, village(), value=4, tops=(CHALICE_STEWARD,), row=(1, 2, 3), pile=(9,))
    state = play(state, "buy/monk/chalice", "monk/4", "send", "customer/9", "row/4")
    state = play(state, "row/1", "row/2")
    assert state.to_dict()["market"][0] == bits((9, 1, 2))
    assert asked(state).seat == 1


def test_p10_a_monk_needs_abbot_church_and_price() -> None:
    state = position(village(church="refuge", dead="abbot"), village(), value=5)
    assert why_not(state, "buy/monk/rosary") == Message("why-needs", 0)
    state = position(village(), village(), value=5)
    assert why_not(state, "buy/monk/rosary") == Message("why-no-church")
    state = position(village(church="refuge"), village(), value=3)
    assert why_not(state, "buy/monk/quill") == Message(
        "why-cannot-pay", (("time", 3), ("scroll", 1)), (("scroll", 0),)
    )
    state = position(village(church="refuge"), village(), value=4)
    assert why_not(state, "buy/monk/chalice") == Message(
        "why-cannot-pay", (("time", 3), ("coin", 1)), (("coin", 0),)
    )


@pytest.mark.parametrize(
    "church, monks, legal",
    [("refuge", 5, True), ("refuge", 6, False), ("cloister", 4, True), ("cloister", 5, False)],
)
def test_p10_r18_six_windows_at_most(church: str, monks: int, legal: bool) -> None:
    own = village(church=church, monks=range(1, monks + 1))
    state = position(own, village(), value=5)
    assert ("buy/monk/rosary" in refs(state)) == legal
    if not legal:
        assert why_not(state, "buy/monk/rosary") == Message("why-windows-full", 6)


def test_p10_r36_the_next_monk_is_seen_once_this_one_is_paid() -> None:
    own = village(church="refuge", goods="scroll", chamber="guild", guild=1)
    state = play(position(own, village(), value=3, tops=(SCHOOL_2,)), "buy/monk/quill")
    assert question(state) == "PayFrom"
    state = play(state, "from/guild")
    assert question(state) == "TurnMonk"
    assert question(play(state, "monk/1")) == "UseSchool"


def test_p10_the_last_monk_of_a_pile() -> None:
    own = village(church="refuge", goods="scroll", monks=(2, 3))
    state = position(own, village(), value=3)
    after = play(state, "buy/monk/quill")
    assert after.to_dict()["monk_tops"][0] == -1
    assert asked(after).seat == 1


# --- the village square ---------------------------------------------------------------------------


def test_p10_the_square_brings_tile_story_and_marker() -> None:
    before = position(village(), village(), value=12)
    state = play(before, "buy/square")
    assert question(state) == "PlaceTile"
    assert refs(state) == ["tile/personal", "tile/school"]
    assert changes(before, play(state, "tile/school")) == {
        "0 time": (0, 2),
        "0 tree": (0, 1),
        "0 square": (-1, 1),
        "0 tile": (-1, 1),
    }


def test_p10_r16_the_tile_lies_at_any_white_banner_also_of_a_dead_zone() -> None:
    own = village(
        dead="craftsman merchant", goods="beer", fields=2, chamber="guild", market=(3, 33), guild=1
    )
    state = play(position(own, village(), value=2), "buy/square")
    assert refs(state) == [
        "tile/personal",
        "tile/school",
        "tile/brewery",
        "tile/chamber",
        "tile/field/1",
        "tile/field/2",
        "tile/customer/3",
        "tile/customer/33",
    ]


def test_p10_v07_with_the_tile_a_banner_answers_to_two_and_twelve() -> None:
    own = village(chamber="monetary", square=0, tile="chamber")
    for value in range(2, 13):
        before = position(own, village(), value=value)
        assert ("run/chamber" in refs(before)) == (value in (2, 3, 12))
        if value in (2, 3, 12):
            assert changes(before, play(before, "run/chamber", "done")) == {
                "0 time": (0, 1),
                "0 coins": (0, 2),
            }


def test_p10_r16_the_tile_works_without_the_councillor_and_changes_no_cost() -> None:
    own = village(dead="councillor", square=0, tile="customer/1", goods="wagon", market=(1,))
    state = position(own, village(), value=12)
    assert refs(play(state, "market")) == ["customer/1"]
    # On the square, or at a banner 2/12, it changes nothing.
    own = village(square=0, tile="square")
    for value in range(3, 12):
        assert "run/square" not in shown(position(own, village(), value=value))


def test_p10_a_served_customer_leaves_the_tile_on_the_square() -> None:
    own = village(square=0, tile="customer/1", goods="wagon", market=(1,))
    before = position(own, village(), value=3)
    after = play(before, "market", "customer/1", "done")
    assert changes(before, after) == {
        "0 wagon": (1, 0),
        "0 tile": (17, 16),
        "0 market": (1, 0),
        "0 served": (0, 1),
    }


def test_p10_r17_the_square_is_the_last_banner_of_a_turn() -> None:
    own = village(square=0, tile="personal", fields=1)
    before = position(own, village(), value=2)
    assert refs(before)[-3:-1] == ["run/personal", "run/square"]
    state = play(before, "run/personal", "run/square")
    assert question(state) == "PlaceTile"
    assert refs(state) == ["tile/school", "tile/field/1", "tile/square", "stay"]
    after = play(state, "tile/field/1")
    assert changes(before, after) == {
        "0 time": (0, 1),
        "0 tree": (0, 2),
        "0 square": (0, 1),
        "0 tile": (0, 8),
    }
    # Run first, it ends the turn: the tile it moves helps nobody in this one.
    assert asked(play(before, "run/square", "tile/field/1")).seat == 1


def test_p10_the_squares_markers_need_room() -> None:
    before = position(village(square=2, tile="personal"), village(), value=2)
    after = play(before, "run/square", "stay")
    assert changes(before, after) == {"0 time": (0, 1), "0 tree": (0, 1)}


def test_p10_one_square_a_village_and_a_councillor() -> None:
    state = position(village(square=0), village(), value=2)
    assert why_not(state, "buy/square") == Message("why-has-square")
    state = position(village(dead="councillor"), village(), value=2)
    assert why_not(state, "buy/square") == Message("why-needs", 1)
    state = position(village(dead="councillor", square=0), village(), value=2)
    assert why_not(state, "run/square") == Message("why-needs", 1)


def test_p10_whoever_left_the_tile_aside_has_none_to_move() -> None:
    before = position(village(square=0), village(), value=2)
    after = play(before, "run/square")
    assert changes(before, after) == {"0 time": (0, 1), "0 tree": (0, 1), "0 square": (0, 1)}
