"""The farmers' guild (rulebook p. 17): farms that are sent, surplus, alms, the barn, the purse."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GOODS,
    GUILDS,
    Family,
    answer_draws,
    asked,
    at,
    changes,
    family,
    play,
    position,
    question,
    refs,
    told,
    why_not,
)

NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}
REST = (
    (1 << 16) - 1 - 3 - (1 << 9)
)  # of the writs, without bow and sword; no beast in the basic game
LAND = {"forest-9": "farm", "forest-10": "farm", "sea-1": "feudum-farmer"}


def guild(*families: Family, seat: int = 0, advanced: int = 0, **table: Any) -> State:
    table = {"chairs": NOBODY, **table}
    return position(*families, agenda=[["ChooseGuild", seat, 0]], advanced=advanced, **table)


def farm(goods: str, own: Family | None = None, **table: Any) -> State:
    """Seat 0 rules Forest 9, a farm with these goods."""
    own = own or family(rules="forest-9")
    return guild(own, family(), discs=LAND, loose={"forest-9": goods}, **table)


# --- trade --------------------------------------------------------------------------------------


def test_v28_nine_goods_for_an_empty_barn() -> None:
    goods = "iron iron iron wood wood wood food food food"
    before = farm(goods)
    after = play(before, "farmer/trade", "forest-9")
    assert refs(after) == ["food-0", "food-1", "food-2", "food-3", "food-4"]
    assert changes(before, play(after, "food-3")) == {
        "loose/forest-9/iron": (3, 0),
        "loose/forest-9/wood": (3, 0),
        "loose/forest-9/food": (3, 0),
        "barn/iron": (0, 3),
        "barn/wood": (0, 3),
        "barn/food": (0, 3),
        "bag/food": (42, 39),
        "0 goods/food": (0, 3),
        "0 shillings": (0, 1),
        "bank": (78, 77),
        "0 guilds_used": (0, 1),
    }
    assert told(before, "farmer/trade", "forest-9", "food-3") == [
        "guild-chosen 0 0 0",
        f"farm-sent 0 {at('forest-9')} 3 iron+3 wood+3 food",
        "units-taken 0 3 1",
        "barn-filled 3 iron+3 wood+3 food",
    ]


def test_p17_only_a_farm_of_ones_own_with_goods_on_it() -> None:
    own = family(rules="forest-9 sea-1")
    rival = family(rules="forest-10")
    loose = {"forest-9": "iron iron", "forest-10": "iron iron", "sea-1": "iron iron"}
    state = guild(own, rival, discs=LAND, loose=loose)
    assert refs(play(state, "farmer/trade")) == ["forest-9"]
    state = guild(own, rival, discs=LAND, loose={"sea-1": "iron iron", "forest-10": "iron"})
    assert why_not(state, "farmer/trade") == Message("why-no-farm-goods")


def test_p17_one_farm_at_a_time() -> None:
    own = family(rules="forest-9 forest-10")
    before = guild(own, family(), discs=LAND, loose={"forest-9": "iron", "forest-10": "wood wood"})
    after = play(before, "farmer/trade", "forest-10", "food-0")
    assert changes(before, after) == {
        "loose/forest-10/wood": (2, 0),
        "barn/wood": (0, 2),
        "0 shillings": (0, 1),
        "bank": (78, 77),
        "0 guilds_used": (0, 1),
    }


def test_r63_a_single_good_may_be_sent_for_nothing() -> None:
    before = farm("iron")
    assert changes(before, play(before, "farmer/trade", "forest-9")) == {
        "loose/forest-9/iron": (1, 0),
        "barn/iron": (0, 1),
        "0 guilds_used": (0, 1),
    }


def test_r62_a_unit_is_what_there_is() -> None:
    six = "iron iron iron wood wood wood"
    # Food is gone from the haversack, all but one.
    rival = family(goods="food " * 44)
    state = guild(family(rules="forest-9"), rival, discs=LAND, loose={"forest-9": six})
    state = play(state, "farmer/trade", "forest-9")
    assert refs(state) == ["food-0", "food-1"]
    assert why_not(state, "food-2") == Message("why-bag-food", 1)
    # One shilling is left in the bank.
    rival = family(shillings=77)
    state = guild(family(rules="forest-9"), rival, discs=LAND, loose={"forest-9": six})
    state = play(state, "farmer/trade", "forest-9")
    assert refs(state) == ["food-2", "food-3"]
    assert why_not(state, "food-1") == Message("why-bank-short", 1)
    # Neither is there: what there is.
    rival = family(goods="food " * 45, shillings=77)
    state = guild(family(rules="forest-9"), rival, discs=LAND, loose={"forest-9": six})
    state = play(state, "farmer/trade", "forest-9")
    assert refs(state) == ["food-0"]
    after = play(state, "food-0").to_dict()
    assert (after["shillings"], after["goods"][:5]) == ([1, 77], [0, 0, 0, 0, 0])


def test_r61_what_is_sent_cannot_be_the_food_that_is_paid() -> None:
    rival = family(goods="food " * 41)
    state = guild(
        family(rules="forest-9"), rival, discs=LAND, loose={"forest-9": "food food food food"}
    )
    assert refs(play(state, "farmer/trade", "forest-9")) == ["food-0"]


def test_p17_without_beads_the_surplus_goes_into_the_haversack() -> None:
    barn = "wood wood wood wood wood wood wood wood"
    before = farm("iron iron food food", barn=barn, hens="")
    after = play(before, "farmer/trade", "forest-9", "food-1")
    decision = asked(after)
    assert question(after) == "SpillGood"
    assert decision.weights(after) == [2, 2]
    after = answer_draws(after, "food", "iron")
    assert changes(before, after) == {
        "loose/forest-9/iron": (2, 0),
        "loose/forest-9/food": (2, 0),
        "barn/iron": (0, 1),
        "barn/food": (0, 1),
        # Of food, one was paid and one has come back.
        "bag/iron": (21, 22),
        "0 goods/food": (0, 1),
        "0 shillings": (0, 1),
        "bank": (78, 77),
        "0 guilds_used": (0, 1),
    }


def test_r61_surplus_spills_into_bins_then_carts_then_the_haversack() -> None:
    # Hens worth 4: the first four of six go on. Iron has two bins, and room for one in its cart.
    before = farm(
        "iron iron iron wood food sulfur",
        barn="food " * 10,
        hens="2 2",
        bins={"iron": "1 4", "food": "1 2 3", "sulfur": "1 2 3 4"},
        carts="iron iron wood wood wood",
    )
    after = play(before, "farmer/trade", "forest-9", "food-0")
    after = answer_draws(after, "iron", "wood", "iron", "iron", "food", "sulfur")
    assert changes(before, after) == {
        "loose/forest-9/iron": (3, 0),
        "loose/forest-9/wood": (1, 0),
        "loose/forest-9/food": (1, 0),
        "loose/forest-9/sulfur": (1, 0),
        "bins/iron/2": (0, 1),
        "bins/iron/3": (0, 1),
        "carts/iron": (2, 3),
        # Wood had no room; it was one of the four all the same.
        "bag/wood": (22, 23),
        # For food there is a bin, for sulfur a cart: but four have gone.
        "bag/food": (36, 37),
        "bag/sulfur": (25, 26),
        "0 shillings": (0, 3),
        "bank": (78, 75),
        "0 guilds_used": (0, 1),
    }


def test_r03_what_spills_takes_the_dearest_bin() -> None:
    before = farm("iron", barn="food " * 10, hens="2", bins={"iron": "2"})
    after = play(before, "farmer/trade", "forest-9", "iron")
    assert changes(before, after)["bins/iron/1"] == (0, 1)


def test_p17_nobody_scores_for_what_spills() -> None:
    before = farm("iron food", barn="food " * 9, hens="5 5", bins={"iron": "1 2 4"})
    after = answer_draws(play(before, "farmer/trade", "forest-9", "food-0"), "iron")
    assert changes(before, after)["bins/iron/3"] == (0, 1)
    assert after.to_dict()["points"] == [0, 0]


def test_p17_the_barn_keeps_ten_of_a_full_farm() -> None:
    before = farm("iron " * 12 + "wood " * 7, hens="")
    after = answer_draws(play(before, "farmer/trade", "forest-9", "food-9"))
    data = after.to_dict()
    assert sum(data["barn"]) == 10
    assert data["goods"][:5] == [0, 0, 0, 0, 9]


# --- pull ---------------------------------------------------------------------------------------


def journeyman(**table: Any) -> State:
    chairs = NOBODY | {"farmer": [1, 0]}
    return guild(family(), family(), chairs=chairs, deck=["bow sword"], **table)


def test_p17_pull_an_alms_and_a_writ_for_a_sum_of_five() -> None:
    before = journeyman(hens="3", rosary="2 3 3 5")
    after = play(before, "farmer/pull")
    assert refs(after) == ["lowest", "highest"]
    assert asked(after).weights(after) == [1, 1]
    low = answer_draws(after, "lowest", "bow", "sword")
    assert question(low) == "KeepWrit"
    low = play(low, "sword")
    assert changes(before, low) == {
        "rosary/2": (1, 0),
        "hens/2": (0, 1),
        "0 points": (0, 3),
        "0 writs": (0, 2),
        # The bow lies at the bottom now.
        "0 deck": (3, REST),
        "1 deck": (REST, 1),
        "0 guilds_used": (0, 1),
    }
    high = play(answer_draws(after, "highest"), "bow")
    assert changes(before, high)["rosary/5"] == (1, 0)
    assert changes(before, high)["hens/5"] == (0, 1)


def test_p17_a_pull_below_five_moves_the_bead_for_nothing() -> None:
    before = journeyman(hens="2", rosary="2 3")
    after = answer_draws(play(before, "farmer/pull"), "lowest")
    assert changes(before, after) == {
        "rosary/2": (1, 0),
        "hens/2": (1, 2),
        "0 guilds_used": (0, 1),
    }
    assert told(before, "farmer/pull", "lowest")[1:] == ["alms-given 0 2 4", "pull-unscored 0 0"]
    # The other fist would have been enough.
    after = play(before, "farmer/pull", "highest")
    assert after.to_dict()["points"] == [3, 0]


def test_r06_equal_beads_and_a_single_one_are_not_guessed() -> None:
    for rosary in ("3", "3 3 3"):
        before = journeyman(hens="", rosary=rosary)
        after = play(before, "farmer/pull")
        assert changes(before, after) == {
            "rosary/3": (len(rosary.split()), len(rosary.split()) - 1),
            "hens/3": (0, 1),
            "0 guilds_used": (0, 1),
        }


def test_p17_alms_need_a_bead_and_a_hen() -> None:
    assert why_not(journeyman(rosary=""), "farmer/pull") == Message("why-rosary-empty")
    full = journeyman(hens="2 2 2 2", rosary="3")
    assert why_not(full, "farmer/pull") == Message("why-hens-full")
    assert why_not(journeyman(hens="2 2 2", rosary="3"), "farmer/pull") is None


# --- push ---------------------------------------------------------------------------------------


def master(bins: dict[str, str], barn: str, **table: Any) -> State:
    chairs = table.pop("chairs", NOBODY | {"farmer": [0]})
    full = dict.fromkeys(GOODS, "1 2 3 4") | bins
    return guild(family(), family(), chairs=chairs, bins=full, barn=barn, **table)


def test_p17_push_five_goods_complete_two_rows() -> None:
    bins = {"iron": "1 2", "wood": "2 3 4", "food": "1", "sulfur": "1"}
    before = master(bins, "iron iron wood food food sulfur")
    moves = ["sulfur-2", "iron-3", "iron-4", "wood-1", "food-2"]
    after = play(before, "farmer/push", *moves)
    assert changes(before, after) == {
        **{f"bins/{move.replace('-', '/')}": (0, 1) for move in moves},
        "barn/sulfur": (1, 0),
        "barn/iron": (2, 0),
        "barn/wood": (1, 0),
        "barn/food": (2, 1),
        "0 points": (0, 5),
        "0 guilds_used": (0, 1),
    }
    assert told(before, "farmer/push", *moves)[-1] == "push-scored 0 0 5"


def test_p17_rows_or_columns_whichever_are_more_never_both() -> None:
    # Three goods complete two columns and one row: two count.
    bins = {"iron": "1 2", "wood": "1 2 4"}
    before = master(bins, "iron iron wood")
    # All of row iron, row wood and columns 3, 4: two rows, two columns.
    after = play(before, "farmer/push", "iron-3", "iron-4", "wood-3")
    assert after.to_dict()["points"] == [5, 0]
    # Without the last good of wood: one row (iron), one column (4).
    before = master(bins, "iron iron")
    assert play(before, "farmer/push", "iron-3", "iron-4").to_dict()["points"] == [4, 0]
    # One column alone, no row.
    before = master({"iron": "1 2", "wood": "1 2"}, "iron wood")
    assert play(before, "farmer/push", "iron-3", "wood-3").to_dict()["points"] == [4, 0]
    assert play(before, "farmer/push", "iron-3", "wood-4").to_dict()["points"] == [0, 0]


def test_p17_three_is_the_most_that_counts() -> None:
    bins = dict.fromkeys(GOODS, "1 2 3")
    before = master(bins, "saltpeter sulfur iron wood food")
    moves = [f"{good}-4" for good in GOODS]
    assert play(before, "farmer/push", *moves).to_dict()["points"] == [6, 0]


def test_p17_rows_that_were_complete_before_do_not_count() -> None:
    before = master({"food": "1"}, "food")
    after = play(before, "farmer/push", "food-2")
    # Four rows are complete all the time; column 2 has just become so.
    assert after.to_dict()["points"] == [4, 0]
    before = master({"food": "1", "iron": "1 3 4"}, "food")
    assert play(before, "farmer/push", "food-2").to_dict()["points"] == [0, 0]


def test_p17_as_many_as_stated_else_as_many_as_can_go() -> None:
    # Two food in the barn, one bin; three iron, two bins; wood has no room at all.
    before = master({"food": "1 2 3", "iron": "1 2"}, "food food iron iron iron wood wood")
    after = play(before, "farmer/push")
    assert refs(after) == ["iron-3"]
    assert why_not(after, "food-4") == Message("why-order-bins", 2)
    after = play(after, "iron-3", "iron-4")
    assert refs(after) == ["food-4"]
    after = play(after, "food-4")
    assert after.to_dict()["barn"] == [0, 0, 1, 2, 1]
    assert after.to_dict()["points"] == [5, 0]


def test_r07_nothing_to_move_no_push() -> None:
    state = master({"food": "1 2 3"}, "iron wood")
    assert why_not(state, "farmer/push") == Message("why-barn-stuck")
    assert why_not(master({"food": ""}, ""), "farmer/push") == Message("why-barn-stuck")


def test_r03_the_mover_chooses_any_empty_bin_of_the_row() -> None:
    before = master({"iron": "2"}, "iron")
    assert refs(play(before, "farmer/push")) == ["iron-1", "iron-3", "iron-4"]


@pytest.mark.parametrize(
    "held, members, expected, left",
    [
        (5, [0, 1], [3, 2], 0),
        (4, [0, 1], [2, 2], 0),
        (1, [0, 1], [1, 0], 0),
        # No journeyman: his half stays.
        (5, [0], [3, 0], 2),
        (1, [0], [1, 0], 0),
        (0, [0, 1], [0, 0], 0),
    ],
)
def test_p17_the_purse_is_shared_after_a_push(
    held: int, members: list[int], expected: list[int], left: int
) -> None:
    chairs = NOBODY | {"farmer": members}
    before = master({"food": "1"}, "food", chairs=chairs, purse=held, coffer=9)
    data = play(before, "farmer/push", "food-3").to_dict()
    assert (data["shillings"], data["purse"], data["coffer"]) == (expected, left, 9)


def test_p17_a_push_that_scores_nothing_still_shares_the_purse() -> None:
    before = master({"food": "1", "iron": "1"}, "food", purse=3)
    after = play(before, "farmer/push", "food-3")
    assert changes(before, after) == {
        "bins/food/3": (0, 1),
        "barn/food": (1, 0),
        "purse": (3, 1),
        "0 shillings": (0, 2),
        "0 guilds_used": (0, 1),
    }
