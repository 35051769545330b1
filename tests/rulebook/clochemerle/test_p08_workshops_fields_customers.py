"""Workshops, fields and customers (rulebook p. 8), and how resources are paid."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.core.message import Message
from rulebook.clochemerle.position import (
    asked,
    bits,
    changes,
    make,
    play,
    position,
    question,
    refs,
    shown,
    village,
    why_not,
)

KINDS = {
    "stable": ("horse", 2, 1, 2),
    "brewery": ("beer", 1, 0, 3),
    "forge": ("plough", 2, 1, 2),
    "scriptorium": ("scroll", 2, 1, 3),
    "wainwright": ("wagon", 3, 1, 2),
}


@pytest.mark.parametrize("name", KINDS)
def test_p08_a_workshop_comes_with_its_first_good(name: str) -> None:
    good, time, _, _ = KINDS[name]
    before = position(village(), village(), value=9)
    after = play(before, f"buy/{name}/4")
    assert changes(before, after) == {
        "0 time": (0, time),
        f"0 {name}": (0, 4),
        f"0 {good}": (0, 1),
    }


@pytest.mark.parametrize("name", KINDS)
def test_p08_a_workshop_makes_goods_while_it_has_room(name: str) -> None:
    good, _, time, slots = KINDS[name]
    for markers in range(slots + 1):
        own = village(workshops=name, goods=" ".join([good] * markers))
        before = position(own, village(board=3), value=5)
        after = play(before, "run/personal", f"run/{name}", "done") if markers < slots else None
        if after is not None:
            expected = {"0 tree": (0, 1), f"0 {good}": (markers, markers + 1)}
            assert changes(before, after) == expected | ({"0 time": (0, 1)} if time else {})


def test_p08_any_card_of_the_column_one_of_each_kind() -> None:
    state = position(village(workshops="brewery/1"), village(workshops="stable/1"), value=8)
    lines = refs(state)
    # The stable 5/8 is the other's; of breweries one is enough.
    assert [ref for ref in lines if "stable" in ref] == ["buy/stable/3"]
    assert [ref for ref in lines if "buy/brewery" in ref] == []
    assert why_not(state, "buy/brewery/3") == Message("why-has-workshop", 1)
    assert [ref for ref in lines if "forge" in ref] == ["buy/forge/1", "buy/forge/3"]


def test_p08_a_workshop_needs_the_craftsman_but_its_goods_do_not() -> None:
    state = position(village(dead="craftsman"), village(), value=8)
    assert why_not(state, "buy/brewery/1") == Message("why-needs", 3)


def test_p12_r11_goods_can_be_used_without_the_craftsman() -> None:
    own = village(dead="craftsman", goods="scroll scroll", market=(14,))
    before = position(own, village(), value=3)
    assert changes(before, play(before, "market", "customer/14", "done")) == {
        "0 scroll": (2, 0),
        "0 market": (bits((14,)), 0),
        "0 served": (0, bits((14,))),
    }


# --- fields ---------------------------------------------------------------------------------------


def test_p08_a_field_brings_a_coin_and_needs_nobody() -> None:
    own = village(dead="abbot councillor traveller craftsman", fields=2)
    before = position(own, village(), value=7)
    assert changes(before, play(before, "buy/field")) == {
        "0 time": (0, 2),
        "0 coins": (0, 1),
        "0 fields": (2, 3),
    }


def test_p12_r29_eight_fields_are_all_there_are() -> None:
    state = position(village(fields=5), village(fields=3), value=7)
    assert "buy/field" not in shown(state)


def test_p12_r29_markers_and_story_points_never_run_out() -> None:
    before = position(village(coins=70, tree=90, fields=1), village(coins=70), value=7)
    assert play(before, "run/field/1").to_dict()["coins"][0] == 71


def test_p08_v17_each_field_is_a_banner_of_its_own() -> None:
    before = position(village(fields=2, ploughs=(2,)), village(), value=7)
    after = play(before, "run/field/1", "run/field/2", "done")
    assert changes(before, after) == {"0 coins": (0, 3), "0 time": (0, 2)}


def test_p08_r35_a_plough_is_moved_before_the_field_is_run() -> None:
    before = position(village(goods="plough", fields=2, ploughs=(1,)), village(), value=7)
    state = play(before, "plough/forge")
    assert refs(state) == ["field/2"]
    after = play(state, "field/2", "run/field/2", "done")
    assert changes(before, after) == {
        "0 plough": (1, 0),
        "0 ploughs": (bits((1,)), bits((1, 2))),
        "0 coins": (0, 2),
        "0 time": (0, 1),
    }


def test_p08_r35_and_frees_a_slot_of_the_forge() -> None:
    before = position(village(goods="plough plough", fields=1), village(), value=5)
    after = play(before, "plough/forge", "field/1", "run/forge", "done")
    assert changes(before, after) == {"0 ploughs": (0, 1), "0 time": (0, 1)}


def test_p08_r35_it_is_asked_only_while_it_can_matter() -> None:
    own = village(goods="plough", fields=1)
    state = position(own, village(), value=5)
    assert "plough/forge" in refs(state)
    # The forge is still to be run; then nothing is.
    assert "plough/forge" in refs(play(state, "run/personal"))
    assert refs(play(state, "run/personal", "run/forge")) == ["done"]
    # Without a bare field, or a plough, there is nothing to move.
    assert "plough/forge" not in shown(position(village(goods="plough"), village(), value=5))
    assert "plough/forge" not in shown(position(village(fields=1), village(), value=5))


def test_p08_r13_a_guild_marker_on_a_field_is_an_ordinary_plough() -> None:
    own = village(chamber="guild", guild=1, fields=1, market=(4,))
    before = position(own, village(), value=7)
    after = play(before, "plough/guild", "field/1", "run/field/1", "market", "customer/4", "done")
    assert changes(before, after) == {
        "0 covered": (1, 0),
        "0 coins": (0, 2),
        "0 time": (0, 1),
        "0 market": (bits((4,)), 0),
        "0 served": (0, bits((4,))),
    }


# --- customers ------------------------------------------------------------------------------------


def test_p08_v13_one_of_any_kind_may_be_a_plough_on_a_field() -> None:
    before = position(village(fields=1, ploughs=(1,), market=(11,)), village(), value=9)
    after = play(before, "market", "customer/11", "done")
    assert changes(before, after) == {
        "0 ploughs": (1, 0),
        "0 market": (bits((11,)), 0),
        "0 served": (0, bits((11,))),
    }


def test_p08_a_customer_waits_for_the_merchant() -> None:
    state = position(village(goods="wagon", market=(1,), dead="merchant"), village(), value=3)
    assert why_not(state, "market") == Message("why-cannot-serve")


def test_p08_unserved_customers_are_worth_nothing() -> None:
    from rulebook.clochemerle.position import scores

    state = position(village(market=(33, 32)), village(served=(1,)), value=3)
    assert scores(state) == [1, 3]  # seat 0 has the hand


def test_p11_v14_guild_markers_pay_what_is_missing() -> None:
    before = position(village(chamber="guild", guild=2, market=(14,)), village(), value=2)
    after = play(before, "market", "customer/14", "done")
    assert changes(before, after) == {
        "0 covered": (2, 0),
        "0 market": (bits((14,)), 0),
        "0 served": (0, bits((14,))),
    }
    short = position(village(chamber="guild", guild=1, market=(14,)), village(), value=2)
    assert "market" not in refs(short)


def test_p11_r12_a_guild_marker_stands_for_any_resource_of_a_customer_or_a_toll() -> None:
    own = village(chamber="guild", guild=1, market=(12,))
    assert refs(play(position(own, village(), value=4), "market")) == ["customer/12"]
    # A toll of one beer (card 7 is the B with it), and a wagon.
    own = village(chamber="guild", guild=1, goods="wagon", travel=(1, 7))
    assert "buy/travel" in refs(position(own, village(), value=7))


def test_p08_r14_where_several_markers_can_pay_one_chooses() -> None:
    own = village(goods="plough", fields=2, ploughs=(1, 2), chamber="guild", guild=1, market=(4,))
    before = position(own, village(), value=7)
    state = play(before, "market", "customer/4")
    assert question(state) == "PayFrom"
    assert refs(state) == ["from/forge", "from/field/1", "from/field/2", "from/guild"]
    base = {"0 market": (bits((4,)), 0), "0 served": (0, bits((4,)))}
    for ref, paid in (
        ("from/forge", {"0 plough": (1, 0)}),
        ("from/field/2", {"0 ploughs": (3, 1)}),
        ("from/guild", {"0 covered": (1, 0)}),
    ):
        assert changes(before, play(state, ref, "done")) == base | paid


def test_p08_r14_like_payments_have_one_order() -> None:
    """Two ploughs: no source once it is passed over, and no dead end."""
    own = village(goods="plough", fields=1, ploughs=(1,), chamber="guild", guild=1, market=(17,))
    state = play(position(own, village(), value=3), "market", "customer/17")
    assert refs(state) == ["from/forge", "from/field/1"]
    assert why_not(state, "from/guild") == Message("why-source-passed")
    assert refs(play(state, "from/forge")) == ["from/field/1", "from/guild"]
    # From the field, only the guild is left: it pays unasked.
    assert play(state, "from/field/1").to_dict()["covered"][0] == 0


def test_p08_a_payment_leaves_enough_for_what_is_still_due() -> None:
    """A beer and a scroll with one guild marker and one beer: the guild must be the scroll."""
    own = village(goods="beer", chamber="guild", guild=1, market=(21,))
    before = position(own, village(), value=5)
    after = play(before, "market", "customer/21", "run/personal", "done")
    assert after.to_dict()["covered"][0] == 0
    assert after.to_dict()["goods"][1] == 0


def test_p08_any_resource_is_any_resource() -> None:
    own = village(goods="horse beer scroll", market=(12,))
    state = play(position(own, village(), value=4), "market", "customer/12")
    assert refs(state) == ["from/stable", "from/brewery", "from/scriptorium"]


def test_p08_an_owners_customer_may_cost_time_and_a_card_something_else(tmp_path: Path) -> None:
    from demesne.games.clochemerle.box import COMPONENTS

    remark = 'source = "public"\nnote = "as on my cards"\n'
    text = COMPONENTS.read_text("utf-8")
    cards = text[text.index("[customers]") : text.index("[guard]")]
    cards = cards.replace(
        "{ values = [6, 8], wants = { beer = 1 }, prestige = 2 }",
        "{ values = [6, 8], wants = { beer = 1 }, time = 1, prestige = 2 }",
    )
    mine = tmp_path / "mine.toml"
    mine.write_text(
        f"{cards}\n[field_banner]\n{remark}values = [7]\ntime = 2\nwhite_time = 0\n"
        "cost = [{ coin = 1 }, { plough = 1 }]\n",
        "utf-8",
    )
    game = make(mine)
    before = position(village(goods="beer", market=(2,)), village(), value=6, game=game)
    assert play(before, "market", "customer/2").to_dict()["time"][0] == 1
    before = position(village(goods="plough", coins=1), village(), value=7, game=game)
    state = play(before, "buy/field")
    assert question(state) == "ChooseWay"
    assert refs(state) == ["way/1", "way/2"]
    assert changes(before, play(state, "way/2")) == {
        "0 time": (0, 2),
        "0 plough": (1, 0),
        "0 coins": (1, 2),
        "0 fields": (0, 1),
    }
    assert why_not(position(village(), village(), value=7, game=game), "buy/field") == Message(
        "why-cannot-pay-either", (("time", 2), ("coin", 1)), (("time", 2), ("plough", 1))
    )
    assert asked(before).seat == 0
