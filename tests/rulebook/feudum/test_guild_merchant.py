"""The merchants' guild (rulebook p. 17): buying, and the way from the barn to the alchemists."""

from __future__ import annotations

from typing import Any

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GOODS,
    GUILDS,
    Family,
    changes,
    family,
    play,
    position,
    question,
    refs,
    shown,
    told,
    why_not,
)

NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}
USED = {"0 guilds_used": (0, 2)}


def guild(*families: Family, **table: Any) -> State:
    table = {"chairs": NOBODY, "advanced": 0, **table}
    return position(*families, agenda=[["ChooseGuild", 0, 0]], **table)


# --- trade --------------------------------------------------------------------------------------


def test_p17_the_price_stands_below_the_good() -> None:
    before = guild(family(shillings=20), family(), bins=dict.fromkeys(GOODS, "1 2 3 4"))
    prices = {
        "saltpeter": (4, 3, 2, 2),
        "sulfur": (3, 3, 2, 1),
        "iron": (3, 2, 1, 1),
        "wood": (2, 2, 1, 1),
        "food": (2, 1, 1, 1),
    }
    for good, row in prices.items():
        for number, price in enumerate(row, start=1):
            after = play(before, "merchant/trade", f"{good}-{number}", "stop")
            assert after.to_dict()["shillings"][0] == 20 - price


def test_r04_any_good_may_be_bought_not_only_the_cheapest() -> None:
    state = play(guild(family(shillings=4), family()), "merchant/trade")
    full = [f"{good}-{number}" for good in GOODS for number in range(1, 5)]
    full.remove("saltpeter-4")
    full.remove("sulfur-4")
    assert refs(state) == full
    assert "stop" not in shown(state)


def test_p17_three_goods_at_most_paid_together() -> None:
    before = guild(family(shillings=4), family(), bins={"wood": "1 3 4"})
    after = play(before, "merchant/trade", "wood-1", "wood-3", "food-4")
    assert question_is_over(after)
    # 2, 1 and 1: two to the master's share, which the bank has, one each to the others.
    assert changes(before, after) == USED | {
        "bins/wood/1": (1, 0),
        "bins/wood/3": (1, 0),
        "bins/food/4": (1, 0),
        "0 goods/wood": (0, 2),
        "0 goods/food": (0, 1),
        "0 shillings": (4, 0),
        "bank": (74, 77),
        "coffer": (0, 1),
    }


def question_is_over(state: State) -> bool:
    return state.advance() is None


def test_p17_bins_are_named_in_their_order_so_that_no_purchase_counts_twice() -> None:
    state = play(guild(family(shillings=9), family()), "merchant/trade", "wood-3")
    assert shown(state) == ["stop", "wood-4", *(f"food-{n}" for n in (1, 2, 3, 4))]


def test_p20_bought_sulfur_goes_onto_the_barrel_or_is_kept() -> None:
    before = guild(family(shillings=6, barrel=2), family())
    after = play(before, "merchant/trade", "sulfur-1", "sulfur-2", "stop")
    assert (question(after), refs(after)) == ("StoreSulfur", ["barrel", "kept"])
    after = play(after, "barrel")
    # The barrel is full: the other can only be kept.
    assert refs(after) == ["kept"]
    assert changes(before, play(after, "kept")) == USED | {
        "bins/sulfur/1": (1, 0),
        "bins/sulfur/2": (1, 0),
        "0 goods/sulfur": (0, 1),
        "0 barrel": (2, 3),
        "0 shillings": (6, 0),
        "bank": (72, 76),
        "coffer": (0, 2),
    }


def test_p17_nothing_to_buy_or_nothing_to_pay_with() -> None:
    empty = dict.fromkeys(GOODS, "")
    state = guild(family(shillings=9), family(), bins=empty)
    assert why_not(state, "merchant/trade") == Message("why-bins-empty")
    state = guild(family(shillings=1), family(), bins=empty | {"wood": "1 2"})
    assert why_not(state, "merchant/trade") == Message("why-shillings", 2, 1)


# --- pull ---------------------------------------------------------------------------------------


def journeyman(bins: dict[str, str], barn: str, **table: Any) -> State:
    full = dict.fromkeys(GOODS, "1 2 3 4") | bins
    chairs = NOBODY | {"merchant": [1, 0]}
    return guild(family(), family(), chairs=chairs, bins=full, barn=barn, **table)


def test_p17_pull_three_goods_that_complete_a_row() -> None:
    before = journeyman(
        {"iron": "1 2 3", "wood": "1"}, "iron wood wood food", deck=["bow sword"], purse=3
    )
    after = play(before, "merchant/pull", "iron-4", "wood-2", "wood-3")
    assert question(after) == "TurnWrit"
    assert changes(before, play(after, "bow", "sword", "bow")) == USED | {
        "bins/iron/4": (0, 1),
        "bins/wood/2": (0, 1),
        "bins/wood/3": (0, 1),
        "barn/iron": (1, 0),
        "barn/wood": (2, 0),
        "0 points": (0, 3),
        "0 writs": (0, 1),
        "0 deck": (3, REST),
        "1 deck": (REST, 2),
    }


REST = (1 << 16) - 1 - 3 - (1 << 9)  # of the writs, without bow and sword; no beast when basic


def test_p17_a_pull_scores_three_however_much_it_completes() -> None:
    before = journeyman({"iron": "1 2 3", "wood": "1 2 3"}, "iron wood")
    after = play(before, "merchant/pull", "iron-4", "wood-4")
    assert after.to_dict()["points"] == [3, 0]


def test_p17_a_pull_that_completes_nothing_brings_nothing() -> None:
    before = journeyman({"iron": "1 2", "wood": "1 2"}, "iron")
    after = play(before, "merchant/pull", "iron-4")
    assert changes(before, after) == USED | {"bins/iron/4": (0, 1), "barn/iron": (1, 0)}
    assert told(before, "merchant/pull", "iron-4")[-1] == "pull-unscored 0 1"


def test_r07_a_pull_moves_three_where_three_can_go() -> None:
    before = journeyman({"iron": "1 2", "food": "1 2 3"}, "iron iron food")
    after = play(before, "merchant/pull")
    # All three must go: the second iron or the food alone would leave one behind.
    assert refs(after) == ["iron-3"]
    assert refs(play(after, "iron-3")) == ["iron-4"]
    state = journeyman({"iron": "1 2"}, "wood")
    assert why_not(state, "merchant/pull") == Message("why-barn-stuck")


# --- push ---------------------------------------------------------------------------------------


def master(carts: str, bins: dict[str, str] | None = None, **table: Any) -> State:
    chairs = NOBODY | {"merchant": [0]}
    return guild(family(), family(), chairs=chairs, carts=carts, bins=bins or {}, **table)


def test_p17_push_four_goods_fill_two_containers() -> None:
    # Of iron and wood two each are there, of food none, of sulfur none, saltpeter is full.
    before = master("saltpeter saltpeter saltpeter iron iron wood wood", purse=5, coffer=5)
    moves = ["sulfur-3", "iron-4", "wood-1", "food-1"]
    after = play(before, "merchant/push", *moves)
    assert changes(before, after) == USED | {
        **{f"bins/{move.replace('-', '/')}": (1, 0) for move in moves},
        "carts/sulfur": (0, 1),
        "carts/iron": (2, 3),
        "carts/wood": (2, 3),
        "carts/food": (0, 1),
        "0 points": (0, 5),
    }
    assert told(before, "merchant/push", *moves)[-2:] == ["cart-loaded 0 4 1", "push-scored 0 1 5"]


def test_p17_a_full_container_takes_nothing() -> None:
    state = play(master("saltpeter saltpeter saltpeter"), "merchant/push")
    assert why_not(state, "saltpeter-1") == Message("why-cart-full", 0)
    assert "saltpeter-1" not in refs(state)


def test_p17_three_containers_are_six_points_none_are_none() -> None:
    before = master("iron iron wood wood food food")
    after = play(before, "merchant/push", "sulfur-1", "iron-1", "wood-1", "food-1")
    assert after.to_dict()["points"] == [6, 0]
    before = master("")
    after = play(before, "merchant/push", "saltpeter-1", "sulfur-1", "iron-1", "wood-1")
    assert after.to_dict()["points"] == [0, 0]
    # Containers that were full before are no merit.
    before = master("iron iron iron wood wood wood")
    after = play(before, "merchant/push", "saltpeter-1", "saltpeter-2", "sulfur-1", "food-1")
    assert after.to_dict()["points"] == [0, 0]


def test_r07_as_many_as_can_go_and_at_least_one() -> None:
    # Room for two: one iron, one food.
    carts = " ".join(["saltpeter sulfur wood"] * 3 + ["iron iron food food"])
    before = master(carts)
    after = play(before, "merchant/push")
    assert refs(after) == [f"iron-{n}" for n in (1, 2, 3, 4)]
    after = play(after, "iron-2")
    assert refs(after) == [f"food-{n}" for n in (1, 2, 3, 4)]
    assert play(after, "food-4").to_dict()["points"] == [5, 0]
    full = " ".join(["saltpeter sulfur iron wood food"] * 3)
    assert why_not(master(full), "merchant/push") == Message("why-bins-stuck")
    empty = dict.fromkeys(GOODS, "")
    assert why_not(master("", empty), "merchant/push") == Message("why-bins-stuck")
