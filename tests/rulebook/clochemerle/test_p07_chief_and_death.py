"""The '?' banner, and the death of a villager (rulebook p. 7)."""

from __future__ import annotations

import pytest

from demesne.core.message import Message
from rulebook.clochemerle.position import (
    asked,
    changes,
    play,
    position,
    question,
    refs,
    told,
    village,
)


@pytest.mark.parametrize(
    "chief, lines",
    [("hall", ["coin"]), ("coin", ["hall", "story"]), ("story", ["coin"])],
)
def test_p07_the_path_of_the_chief(chief: str, lines: list[str]) -> None:
    state = position(village(chief=chief), village(), value=2)
    found = [ref for ref in refs(state) if ref.startswith("chief/")]
    assert found == [*(f"chief/{line}" for line in lines), "chief/stay"]


def test_p07_v11_coin_story_coin_hall() -> None:
    state = position(village(tree=6), village(), value=2)
    for step, chief in (("coin", "hall"), ("story", "coin"), ("coin", "story"), ("hall", "coin")):
        data = state.to_dict()
        own = village(
            tree=data["tree"][0],
            hall=data["hall"][0],
            coins=data["coins"][0],
            time=data["time"][0],
            chief=chief,
        )
        state = play(position(own, village(), value=9), f"chief/{step}")
    data = state.to_dict()
    assert (data["time"][0], data["coins"][0], data["hall"][0], data["tree"][0]) == (4, 2, 9, 0)


def test_p07_back_at_the_hall_the_whole_tree_is_safe() -> None:
    before = position(village(tree=5, hall=2, chief="coin"), village(), value=2)
    assert changes(before, play(before, "chief/hall")) == {
        "0 time": (0, 1),
        "0 chief": (1, 0),
        "0 tree": (5, 0),
        "0 hall": (2, 7),
    }


def test_p07_v05_the_second_merchant_and_an_invasion() -> None:
    """The rulebook's example: Antoine 4 and 1, Marion 1, Valerie 8; the rat is 4 short."""
    before = position(
        village(tree=4, reaper=1),
        village(tree=1),
        village(tree=8),
        agenda=[["TurnDone"], ["CheckDeath", 0]],
        chronicle="merchant:2",
        rat=4,
    )
    after = play(before, "merchant", "rat/5")
    assert changes(before, after) == {
        "0 reaper": (1, 0),
        "0 alive": (31, 15),
        "9 chronicle": (-1, 0),
        "0 tree": (4, 3),
        "2 tree": (8, 4),
        "rat": (4, 11),
    }


@pytest.mark.parametrize(
    "chronicle, graves, story",
    [("", (), 2), ("abbot:1", (), 1), ("abbot:1 abbot:1", (1,), 0)],
)
def test_p07_a_dead_villager_goes_to_the_first_free_niche_or_to_a_grave(
    chronicle: str, graves: tuple[int, ...], story: int
) -> None:
    before = position(
        village(reaper=1),
        village(),
        agenda=[["TurnDone"], ["CheckDeath", 0]],
        chronicle=chronicle,
        graves=graves,
    )
    after = play(before, "abbot").to_dict()
    assert after["tree"][0] == story
    assert len(after["graves"]) == len(graves) + (story == 0)


def test_p07_without_the_reaper_nobody_dies() -> None:
    state = position(village(), village(), agenda=[["TurnDone"], ["CheckDeath", 0]])
    state.advance()
    assert question(state) == "TakeFirstDie"
    assert asked(state).seat == 1


def test_p07_pupils_are_no_villagers() -> None:
    state = position(
        village(reaper=1, school="left right", dead="abbot"),
        village(),
        agenda=[["TurnDone"], ["CheckDeath", 0]],
    )
    assert refs(state) == ["councillor", "traveller", "craftsman", "merchant"]


def test_p03_the_marker_jumps_the_bridge() -> None:
    """7 and 5 make 2: the bridge is no space."""
    before = position(village(time=7, coins=1), village(), value=3, row=(1,))
    state = play(before, "buy/monetary")
    assert state.to_dict()["time"][0] == 1
    before = position(village(time=9), village(), value=2)
    assert play(before, "chief/coin").to_dict()["time"][0] == 0
    before = position(village(time=8), village(), value=2)
    after = play(before, "chief/coin")
    assert after.to_dict()["time"][0] == 9
    assert after.to_dict()["reaper"][0] == 0


def test_p07_r06_one_death_however_often_the_bridge_was_crossed() -> None:
    state = position(village(reaper=1, time=9), village(), value=2)
    state = play(state, "chief/coin", "abbot", "rat/1")
    assert state.to_dict()["reaper"][0] == 0
    assert asked(state).seat == 1
    heard = told(position(village(time=9), village(), dice="b1 b2"), "dice/black-1", "dice/black-2")
    assert heard.count("bridge-crossed 0") == 1


def test_p07_r07_time_can_always_be_spent() -> None:
    for time in range(10):
        assert "buy/monetary" in refs(position(village(time=time), village(), value=3))


def test_p07_a_village_without_anybody_hires_a_day_labourer() -> None:
    before = position(
        village(reaper=1, dead="abbot councillor traveller craftsman"),
        village(),
        agenda=[["TurnDone"], ["CheckDeath", 0]],
    )
    after = play(before, "merchant")
    assert question(after) == "PlaceLabourer"
    assert refs(after) == ["abbot", "councillor", "traveller", "craftsman", "merchant"]
    after = play(after, "abbot", "rat/1")
    assert changes(before, after) == {
        "0 reaper": (1, 0),
        "0 alive": (16, 1),
        "8 chronicle": (-1, 0),
        "0 tree": (0, 2),
        "0 labourers": (0, 1),
        "rat": (8, 7),
    }


@pytest.mark.parametrize("rat, face, left", [(8, 1, 7), (8, 6, 2), (7, 6, 1)])
def test_p07_short_of_the_invasion_the_turn_just_ends(rat: int, face: int, left: int) -> None:
    before = position(
        village(tree=5, reaper=1),
        village(tree=5),
        agenda=[["TurnDone"], ["CheckDeath", 0]],
        rat=rat,
    )
    after = play(before, "abbot", f"rat/{face}")
    assert after.to_dict()["rat"] == left
    assert after.to_dict()["tree"] == [7, 5]


@pytest.mark.parametrize("tree, kept", [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4), (9, 5)])
def test_p07_r28_the_loss_is_rounded_down(tree: int, kept: int) -> None:
    before = position(village(), village(tree=tree), agenda=[["TurnDone"], ["RollRatDie"]], rat=1)
    assert play(before, "rat/6").to_dict()["tree"][1] == kept


@pytest.mark.parametrize("seats, start", [(2, 8), (3, 11), (4, 14)])
def test_p07_after_an_invasion_the_rat_starts_again(seats: int, start: int) -> None:
    before = position(*[village()] * seats, agenda=[["TurnDone"], ["RollRatDie"]], rat=3)
    assert play(before, "rat/3").to_dict()["rat"] == start


def test_p07_r26_story_points_of_the_chronicle_may_be_eaten_at_once() -> None:
    before = position(village(reaper=1), village(), agenda=[["TurnDone"], ["CheckDeath", 0]], rat=1)
    after = play(before, "abbot", "rat/1")
    assert after.to_dict()["tree"][0] == 1


# --- the sanatorium (p. 9) ------------------------------------------------------------------------


def test_p09_v27_the_sanatorium_keeps_the_rats_off() -> None:
    before = position(
        village(tree=4),
        village(tree=9, church="sanatorium"),
        village(tree=3),
        agenda=[["TurnDone"], ["RollRatDie"]],
        rat=2,
    )
    asked_now = play(before, "rat/4")
    assert question(asked_now) == "UseSanatorium"
    assert asked(asked_now).seat == 1
    spared = play(asked_now, "sanatorium").to_dict()
    assert (spared["tree"], spared["sanatorium"], spared["rat"]) == ([2, 9, 2], 1, 11)
    eaten = play(asked_now, "suffer").to_dict()
    assert (eaten["tree"], eaten["sanatorium"], eaten["rat"]) == ([2, 5, 2], 0, 11)


def test_p09_r27_twice_a_game_and_only_with_something_to_lose() -> None:
    for tree, used in ((9, 2), (1, 0), (0, 1)):
        before = position(
            village(),
            village(tree=tree, church="sanatorium"),
            agenda=[["TurnDone"], ["RollRatDie"]],
            rat=1,
            sanatorium=used,
        )
        after = play(before, "rat/1")
        assert question(after) == "TakeFirstDie"
        assert after.to_dict()["tree"][1] == tree - tree // 2


def test_p09_r26_the_abbot_who_just_died_does_not_help_a_labourer_does() -> None:
    own = village(tree=9, church="sanatorium", reaper=1)
    before = position(own, village(), agenda=[["TurnDone"], ["CheckDeath", 0]], rat=1)
    assert play(before, "abbot", "rat/1").to_dict()["tree"][0] == 6  # 11 less 5
    assert question(play(before, "merchant", "rat/1")) == "UseSanatorium"
    last = village(
        tree=9, church="sanatorium", reaper=1, dead="councillor traveller craftsman merchant"
    )
    before = position(last, village(), agenda=[["TurnDone"], ["CheckDeath", 0]], rat=1)
    assert question(play(before, "abbot", "abbot", "rat/1")) == "UseSanatorium"


def test_p07_a_line_that_crosses_the_bridge_carries_a_warning() -> None:
    state = position(village(time=9), village(), value=3)
    warned = {line.ref: line.warning for line in asked(state).lines(state) if line.why is None}
    assert warned["chief/coin"] == Message("warn-bridge")
    assert warned["buy/monetary"] == Message("warn-bridge")
    assert warned["run/school"] is None
