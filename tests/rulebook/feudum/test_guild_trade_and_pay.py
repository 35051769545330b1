"""The guild action (rulebook p. 15): who may do what, and where the shillings go."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GUILDS,
    Family,
    answer_draws,
    changes,
    family,
    play,
    position,
    refs,
    shown,
    told,
    warned,
    why_not,
)

BLUE, PURPLE, OTHER = 0, 1, 2
NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}


def guild(*families: Family, seat: int = 0, repeated: int = 0, **table: Any) -> State:
    return position(*families, agenda=[["ChooseGuild", seat, repeated]], **table)


def merchants(shillings: int) -> State:
    families = (family(), family(shillings=shillings), family(shillings=1))
    return guild(*families, seat=PURPLE, chairs=NOBODY | {"merchant": [BLUE, PURPLE]})


def test_v01_five_shillings_of_goods_bought_by_the_journeyman() -> None:
    before = merchants(5)
    # Saltpeter for 4, iron for 1.
    after = play(before, "merchant/trade", "saltpeter-1", "iron-3", "stop")
    assert changes(before, after) == {
        "0 shillings": (0, 2),
        "1 shillings": (5, 2),
        "coffer": (0, 1),
        "bins/saltpeter/1": (1, 0),
        "bins/iron/3": (1, 0),
        "1 goods/saltpeter": (0, 1),
        "1 goods/iron": (0, 1),
        "1 guilds_used": (0, 1 << GUILDS.index("merchant")),
    }
    assert told(before, "merchant/trade", "saltpeter-1", "iron-3", "stop") == [
        "guild-chosen 1 1 0",
        "goods-bought 1 1 saltpeter+1 iron",
        "guild-paid 1 1 5",
        "guild-share 0 1 0 2",
        "guild-share 1 1 1 2",
        "coffer-fed 1",
    ]


def test_v02_the_full_price_must_be_owned_though_some_of_it_comes_back() -> None:
    after = play(merchants(4), "merchant/trade", "saltpeter-1")
    assert refs(after) == ["stop"]
    assert why_not(after, "iron-3") == Message("why-shillings", 5, 4)
    # The dearest alone is just within reach.
    assert play(after, "stop").to_dict()["shillings"] == [2, 1, 1]


def test_v03_without_members_two_of_three_go_to_the_bank() -> None:
    before = guild(family(shillings=3), family(), chairs=NOBODY, advanced=0)
    after = play(before, "knight/trade")
    assert changes(before, after) == {
        "0 shillings": (3, 0),
        "bank": (75, 77),
        "purse": (0, 1),
        "0 rows": (2, 0),
        "0 markers": (5, 7),
        "0 guilds_used": (0, 8),
    }
    assert told(before, "knight/trade") == [
        "guild-chosen 0 3 0",
        "row-bought 0 2",
        "guild-paid 0 3 3",
        "guild-share-bank 3 0 1",
        "guild-share-bank 3 1 1",
        "purse-fed 1",
    ]


@pytest.mark.parametrize("bought", range(1, 11))
def test_p15_the_price_goes_round_shilling_by_shilling(bought: int) -> None:
    """Against a count by hand: one to the master, one to the journeyman, one to charity."""
    prices = {
        1: "food-2",
        2: "food-1",
        3: "saltpeter-2",
        4: "saltpeter-1",
        5: "saltpeter-1 iron-3",
        6: "saltpeter-1 wood-1",
        7: "saltpeter-1 saltpeter-2",
        8: "saltpeter-1 saltpeter-2 food-2",
        9: "saltpeter-1 saltpeter-2 saltpeter-3",
        10: "saltpeter-1 saltpeter-2 sulfur-1",
    }
    bins = prices[bought].split()
    before = guild(
        family(),
        family(),
        family(shillings=20),
        seat=OTHER,
        chairs=NOBODY | {"merchant": [BLUE, PURPLE]},
    )
    moves = ["merchant/trade", *bins, *(["stop"] if len(bins) < 3 else [])]
    after = play(before, *moves)
    if bought == 10:
        after = play(after, "kept")
    shares = [0, 0, 0]
    for shilling in range(bought):
        shares[shilling % 3] += 1
    assert after.to_dict()["shillings"] == [shares[0], shares[1], 20 - bought]
    assert after.to_dict()["coffer"] == shares[2]


@pytest.mark.parametrize(
    "name, moves, charity",
    [
        ("merchant", ["saltpeter-2", "stop"], "coffer"),
        ("alchemist", ["ship"], "coffer"),
        ("knight", [], "purse"),
        ("noble", ["a1", "done"], "purse"),
        ("monk", [], "purse"),
    ],
)
def test_p15_charity_lies_on_the_other_side(name: str, moves: list[str], charity: str) -> None:
    before = guild(
        family(),
        family(),
        family(shillings=3),
        seat=OTHER,
        chairs=NOBODY | {name: [PURPLE]},
        dock="ship",
        rosary="3",
        advanced=0,
        rows=[2, 2, 2, 2],
    )
    # A track that is recalculated must not lose its master on the way.
    if name == "knight":
        before = guild(
            family(),
            family(pawns="knight@sea-1"),
            family(shillings=3),
            seat=OTHER,
            rows=[2, 2, 2, 2],
            advanced=0,
        )
    after = play(before, f"{name}/trade", *moves)
    # One for the master, one for charity; the journeyman's share to the bank.
    assert after.to_dict()["shillings"] == [0, 1, 0]
    assert after.to_dict()[charity] == 1
    assert after.to_dict()["bank"] == before.to_dict()["bank"] + 1


def test_p15_the_apprentice_is_paid_nothing() -> None:
    families = (family(), family(), family(), family(shillings=3))
    before = guild(*families, seat=3, chairs=NOBODY | {"noble": [0, 1, 2]})
    after = play(before, "noble/trade", "a3", "done")
    assert after.to_dict()["shillings"] == [1, 1, 0, 0]
    assert after.to_dict()["purse"] == 1


def test_p15_push_is_the_masters_pull_the_journeymans() -> None:
    families = (family(), family(), family(), family())
    chairs = NOBODY | {"farmer": [0, 1, 2], "monk": [1]}
    barn = "saltpeter sulfur"
    state = guild(*families, chairs=chairs, barn=barn)
    assert refs(state) == ["forgo", "farmer/push"]
    assert why_not(state, "farmer/pull") == Message("why-only-journeyman", 1, 0)
    assert why_not(state, "monk/push") == Message("why-only-master", 1, 5)
    assert why_not(state, "monk/pull") == Message("why-no-journeyman", 5)
    assert why_not(state, "noble/push") == Message("why-no-master", 4)
    state = guild(*families, seat=1, chairs=chairs, barn=barn)
    assert refs(state) == ["forgo", "farmer/pull", "monk/push"]
    state = guild(*families, seat=2, chairs=chairs, barn=barn)
    assert refs(state) == ["forgo"]
    assert len(shown(state)) == 20


def test_p15_the_action_may_be_forgone() -> None:
    before = guild(family(), family())
    assert changes(before, play(before, "forgo")) == {}
    assert told(before, "forgo") == ["action-forgone 0"]


def test_v37_a_repeated_guild_action_goes_to_another_guild() -> None:
    own = family(shillings=9, guilds_used="merchant")
    state = guild(own, family(), repeated=1)
    assert why_not(state, "merchant/trade") == Message("why-guild-used", 1)
    assert why_not(state, "noble/trade") is None
    # The first of the round marks its guild, whatever its function.
    after = play(guild(family(), family(), chairs=NOBODY | {"monk": [0]}), "monk/push")
    assert answer_draws(after).to_dict()["guilds_used"] == [32, 0]


def test_p15_a_function_that_can_score_nothing_says_so() -> None:
    chairs = NOBODY | {"merchant": [0], "farmer": [0]}
    state = guild(family(), family(), chairs=chairs, carts="iron wood", barn="sulfur")
    # One sulfur completes a row.
    assert warned(state, "farmer/push") is None
    # Four goods at most, and containers that lack two or three: one can be filled.
    assert warned(state, "merchant/push") is None
    state = guild(
        family(),
        family(),
        chairs=chairs,
        barn="sulfur",
        carts="",
        bins=dict.fromkeys(("saltpeter", "sulfur", "iron", "wood", "food"), "1 2"),
    )
    assert warned(state, "farmer/push") == Message("warn-no-points")
    assert warned(state, "merchant/push") == Message("warn-no-points")
