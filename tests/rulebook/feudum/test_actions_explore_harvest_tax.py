"""Explore, Harvest and Tax (rulebook, actions 5 to 7): what outposts, farms and towns bring."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
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
    shown,
    told,
    warned,
    why_not,
)

OUTPOST, TOWN, IRON = 0, 2, 2
FEUDUMS = {"mountain-21": "feudum-monk", "mountain-22": "feudum-noble"}


def explore(own: Family, **table: Any) -> State:
    return position(own, family(), agenda=[["Explore", 0]], **table)


def harvest(own: Family, **table: Any) -> State:
    return position(own, family(), agenda=[["Harvest", 0]], **table)


def tax(own: Family, **table: Any) -> State:
    return position(own, family(), agenda=[["Tax", 0]], **table)


# --- Explore ------------------------------------------------------------------------------------


def test_one_outpost_draws_two_writs_and_keeps_one() -> None:
    before = explore(family(rules="sea-1"), deck=["bow", "east"], advanced=0)
    state = answer_draws(play(before, "explore"))
    assert refs(state) == ["bow", "east"]
    after = play(state, "bow")
    assert after.advance() is None
    found = changes(before, after)
    assert found.pop("0 writs") == (0, 1)
    # The other one lies under the pile.
    old, new = found.pop("deck")
    assert not found
    assert new == [*old[2:], 1 << 10]


def test_v27_two_outposts_and_a_feudum_draw_four() -> None:
    before = explore(
        family(rules="sea-1 sea-2 mountain-22"),
        discs=FEUDUMS,
        deck=["bow", "east", "west", "north"],
    )
    assert str(asked(before).lines(before)[1].label) == "line-explore 4"
    state = answer_draws(play(before, "explore"))
    assert refs(state) == ["bow", "east", "west", "north"]
    assert changes(before, play(state, "north"))["0 writs"] == (0, 1 << 12)


def test_r22_a_feudum_alone_is_no_outpost_no_farm_no_town() -> None:
    own = family(rules="mountain-22")
    state = explore(own, discs=FEUDUMS)
    assert refs(state) == ["forgo"]
    assert why_not(state, "explore") == Message("why-rules-no", OUTPOST)
    assert refs(harvest(own, discs=FEUDUMS)) == ["forgo"]
    taxed = tax(own, discs=FEUDUMS)
    assert refs(taxed) == ["forgo"]
    assert why_not(taxed, "tax") == Message("why-rules-no", TOWN)


def test_shovels_and_swords_keep_another_for_iron() -> None:
    before = explore(
        family(goods="iron iron", rules="sea-1"), deck=["bow", "east", "west", "north"]
    )
    state = play(answer_draws(play(before, "explore")), "bow")
    assert question(state) == "DigDeeper"
    dug = answer_draws(play(state, "dig"))
    assert refs(dug) == ["west", "north"]
    after = play(dug, "west")
    found = changes(before, after)
    assert found["0 writs"] == (0, 1 | 1 << 11)
    assert found["0 goods/iron"] == (2, 1)
    assert found["bag/iron"] == (21, 22)
    # Once only.
    assert after.advance() is None
    assert play(state, "pass").advance() is None


def test_shovels_and_swords_need_iron_and_the_advanced_game() -> None:
    state = play(answer_draws(play(explore(family(rules="sea-1"), deck=["bow"]), "explore")), "bow")
    assert refs(state) == ["pass"]
    assert why_not(state, "dig") == Message("why-no-good", IRON)
    basic = explore(family(goods="iron", rules="sea-1"), deck=["bow"], advanced=0)
    assert play(answer_draws(play(basic, "explore")), "bow").advance() is None


# --- Harvest ------------------------------------------------------------------------------------


def test_v22_one_farm_without_beads_harvests_five() -> None:
    before = harvest(family(rules="forest-9"))
    state = play(before, "forest-9")
    assert refs(state) == ["full", "favours"]
    after = play(state, "full", "food", "wood", "food", "iron", "sulfur")
    assert changes(before, after) == {
        "0 points": (0, 1),
        "loose/forest-9/food": (0, 2),
        "loose/forest-9/wood": (0, 1),
        "loose/forest-9/iron": (0, 1),
        "loose/forest-9/sulfur": (0, 1),
        "bag/food": (45, 43),
        "bag/wood": (23, 22),
        "bag/iron": (23, 22),
        "bag/sulfur": (26, 25),
    }
    assert after.advance() is None


def test_v23_favours_of_seven_are_five_and_two_and_beads_become_seals() -> None:
    before = harvest(family(rules="forest-9", beads="2", seals=1))
    state = play(before, "forest-9")
    assert warned(state, "favours") == Message("warn-beads-turn", 1)
    drawn = ["food", "food", "food", "food", "food", "wood", "iron"]
    after = play(state, "favours", *drawn)
    assert changes(before, after) == {
        "0 points": (0, 1),
        "loose/forest-9/food": (0, 5),
        "0 goods/wood": (0, 1),
        "0 goods/iron": (0, 1),
        "bag/food": (45, 40),
        "bag/wood": (23, 22),
        "bag/iron": (23, 22),
        "0 beads/2": (1, 0),
        "0 seals": (1, 2),
        "token_pool/2": (1, 2),
    }


def test_a_full_harvest_leaves_the_beads() -> None:
    before = harvest(family(rules="forest-9", beads="2"))
    after = answer_draws(play(before, "forest-9", "full"))
    assert "0 beads/2" not in changes(before, after)
    assert sum(after.to_dict()["loose"]) == 7


def test_v24_farms_feudums_and_beads_add_up() -> None:
    before = harvest(family(rules="forest-9 forest-10 mountain-22", beads="3"), discs=FEUDUMS)
    after = answer_draws(play(before, "forest-10", "full"))
    assert sum(after.to_dict()["loose"]) == 10


def test_v25_ten_is_the_most_and_its_favours_are_four() -> None:
    own = family(rules="forest-9 forest-10 desert-11 mountain-21 mountain-22", beads="5 5")
    before = harvest(own, discs=FEUDUMS)
    state = play(before, "forest-9")
    full = answer_draws(play(state, "full"))
    assert sum(full.to_dict()["loose"]) == 10
    drawn = ["food"] * 6 + ["wood"] * 4
    found = changes(before, play(state, "favours", *drawn))
    assert found["loose/forest-9/food"] == (0, 6)
    assert found["0 goods/wood"] == (0, 4)
    assert found["0 seals"] == (0, 2)


@pytest.mark.parametrize(
    "beads, part, favours",
    [("", 4, 1), ("2", 5, 2), ("3", 5, 3), ("4", 6, 3), ("5", 6, 4), ("2 2", 6, 3)],
)
def test_the_table_of_harvests(beads: str, part: int, favours: int) -> None:
    state = play(harvest(family(rules="forest-9", beads=beads), hens="", rosary=""), "forest-9")
    after = play(state, "favours", *["food"] * part, *["wood"] * favours).to_dict()
    assert sum(after["loose"]) == part
    assert after["goods"][3] == favours
    assert after["agenda"] == []


def test_a_farm_with_ten_goods_is_not_harvested_one_with_nine_is() -> None:
    own = family(rules="forest-9 forest-10")
    state = harvest(own, loose={"forest-9": "food " * 10, "forest-10": "food " * 9})
    assert refs(state) == ["forgo", "forest-10"]
    assert why_not(state, "forest-9") == Message("why-farm-full", 10, 10)


def test_what_grows_on_the_landscape_does_not_count_as_lying_there() -> None:
    state = position(
        family(rules="forest-9"),
        family(serfs="forest-9"),
        scenes={"forest-9": "orchard:3"},
        loose={"forest-9": "food " * 9},
        stacks=[2, 1, 1, 1, 1, 1],
        agenda=[["Harvest", 0]],
    )
    assert refs(state) == ["forgo", "forest-9"]


def test_only_beads_that_are_there_are_told_to_turn() -> None:
    state = harvest(family(rules="forest-9"))
    assert not any("beads-turned" in line for line in told(state, "forest-9", "favours"))
    beads = harvest(family(rules="forest-9", beads="2 3"))
    assert "beads-turned 0 2" in told(beads, "forest-9", "favours")


def test_favoured_sulfur_is_put_somewhere() -> None:
    state = play(harvest(family(rules="forest-9")), "forest-9", "favours", *["food"] * 4, "sulfur")
    assert question(state) == "StoreSulfur"
    assert play(state, "barrel").to_dict()["barrel"] == [1, 0]


def test_inspect_the_harvest_draws_first_and_then_picks() -> None:
    before = harvest(
        family(pawns="farmer@sea-1", rules="forest-9", beads="2"), loose={"forest-9": "iron"}
    )
    state = play(before, "forest-9")
    assert refs(state) == ["full", "favours", "inspect"]
    drawn = ["food", "wood", "wood", "saltpeter", "food", "food", "food"]
    state = play(state, "inspect", *drawn)
    assert question(state) == "PickFavours"
    # The iron lay there before.
    assert refs(state) == shown(state) == ["full", "saltpeter", "wood", "food"]
    # The order of the menu, and no going back.
    assert refs(play(state, "wood")) == ["wood", "food"]
    after = play(state, "saltpeter", "wood")
    assert after.advance() is None
    assert changes(before, after) == {
        "0 points": (0, 1),
        "loose/forest-9/wood": (0, 1),
        "loose/forest-9/food": (0, 4),
        "0 goods/saltpeter": (0, 1),
        "0 goods/wood": (0, 1),
        "bag/food": (45, 41),
        "bag/wood": (23, 21),
        "bag/saltpeter": (24, 23),
        "0 beads/2": (1, 0),
        "0 seals": (0, 1),
        "token_pool/2": (1, 2),
    }


def test_an_inspected_harvest_may_be_left_and_then_the_beads_stay() -> None:
    before = harvest(family(pawns="farmer@sea-1", rules="forest-9", beads="2"))
    state = play(before, "forest-9", "inspect", *["food"] * 7)
    after = play(state, "full")
    found = changes(before, after)
    assert found == {
        "0 points": (0, 1),
        "loose/forest-9/food": (0, 7),
        "bag/food": (45, 38),
    }
    assert why_not(play(state, "food"), "full") == Message("why-favours-begun", 1)


def test_picking_never_comes_to_a_dead_end() -> None:
    before = harvest(family(pawns="farmer@sea-1", rules="forest-9", beads="5"))
    drawn = ["saltpeter", *["wood"] * 7, "food", "food"]
    state = play(before, "forest-9", "inspect", *drawn)
    # Four are picked in order: from food on there would be two only.
    assert refs(state) == ["full", "saltpeter", "wood"]
    assert why_not(state, "food") == Message("why-favours-passed", 4)
    assert refs(play(state, "saltpeter", "wood", "wood")) == ["wood", "food"]
    # Exactly as many as are wanted will do.
    enough = play(before, "forest-9", "inspect", *["wood"] * 6, *["food"] * 4)
    assert refs(enough) == ["full", "wood", "food"]
    assert refs(play(enough, "food", "food", "food")) == ["food"]


def test_inspecting_needs_a_farmer_and_the_advanced_game() -> None:
    farmer = family(pawns="farmer@sea-1", rules="forest-9")
    assert shown(play(harvest(farmer, advanced=0), "forest-9")) == ["full", "favours"]
    merchant = family(pawns="merchant@sea-1", rules="forest-9")
    assert shown(play(harvest(merchant), "forest-9")) == ["full", "favours"]


def test_r54_where_the_haversack_runs_out_the_farm_comes_first() -> None:
    # Whatever is not in the haversack lies with the rival.
    rest = "saltpeter " * 24 + "sulfur " * 26 + "iron " * 23 + "wood " * 23 + "food " * 42
    own = family(rules="forest-9", pawns="farmer@sea-1")
    before = position(own, family(goods=rest), agenda=[["Harvest", 0]])
    assert sum(before.to_dict()["bag"]) == 3
    after = answer_draws(play(before, "forest-9", "favours"))
    assert changes(before, after) == {
        "0 points": (0, 1),
        "loose/forest-9/food": (0, 3),
        "bag/food": (3, 0),
    }
    # Inspected, there is still something to pick.
    state = answer_draws(play(before, "forest-9", "inspect"))
    assert refs(state) == ["full", "food"]
    assert play(state, "food").advance() is None
    empty = position(own, family(goods=rest + "food " * 3), agenda=[["Harvest", 0]])
    assert play(empty, "forest-9", "inspect").advance() is None


# --- Tax ----------------------------------------------------------------------------------------


def test_v26_a_town_and_two_feudums_yield_four_shillings() -> None:
    before = tax(family(rules="badlands-16 mountain-21 mountain-22"), discs=FEUDUMS)
    assert changes(before, play(before, "tax")) == {"0 shillings": (0, 4), "bank": (78, 74)}


def test_one_town_yields_two_and_each_further_one_more() -> None:
    one = tax(family(rules="badlands-16"))
    assert changes(one, play(one, "tax"))["0 shillings"] == (0, 2)
    three = tax(family(rules="badlands-16 badlands-17 badlands-18"))
    assert changes(three, play(three, "tax"))["0 shillings"] == (0, 4)


def test_the_bank_pays_what_it_has() -> None:
    before = position(family(rules="badlands-16"), family(shillings=77), agenda=[["Tax", 0]])
    assert changes(before, play(before, "tax")) == {"0 shillings": (0, 1), "bank": (1, 0)}
    assert told(before, "tax") == ["taxed 0 1"]


def test_reinforcements_bring_a_marker_if_wanted() -> None:
    own = family(rules="badlands-16", pawns="knight@sea-1 knight@sea-2", markers=1)
    before = tax(own)
    assert refs(before) == ["forgo", "tax", "reinforced"]
    base = {"0 shillings": (0, 2), "bank": (78, 76)}
    assert changes(before, play(before, "tax")) == base
    assert changes(before, play(before, "reinforced")) == base | {
        "0 markers": (1, 2),
        "0 general": (15, 14),
    }


def test_reinforcements_come_from_the_row_when_the_supply_is_empty() -> None:
    own = family(rules="badlands-16", pawns="knight@sea-1", markers=12)
    before = tax(own, rows=[6, 2, 2, 2])
    assert changes(before, play(before, "reinforced")) == {
        "0 shillings": (0, 2),
        "bank": (78, 76),
        "0 markers": (12, 13),
        "0 rows": (6, 5),
    }
    none = tax(family(rules="badlands-16", pawns="knight@sea-1", markers=18), rows=[0, 2, 2, 2])
    assert why_not(none, "reinforced") == Message("why-no-reinforcement")


def test_a_marker_that_a_guild_waits_for_goes_there() -> None:
    own = family(rules="badlands-16", pawns="knight@sea-1", markers=0)
    before = tax(own, chairs={"knight": []})
    found = changes(before, play(before, "reinforced"))
    assert found["chairs/knight/master"] == (-1, 0)
    assert "0 markers" not in found


def test_reinforcements_need_a_knight_and_the_advanced_game() -> None:
    assert shown(tax(family(rules="badlands-16", pawns="monk@sea-1"))) == ["forgo", "tax"]
    knight = family(rules="badlands-16", pawns="knight@sea-1")
    assert shown(tax(knight, advanced=0)) == ["forgo", "tax"]


def test_each_action_may_be_forgone() -> None:
    for state in (explore(family()), harvest(family()), tax(family())):
        assert changes(state, play(state, "forgo")) == {}


def test_the_place_is_named_in_what_is_told() -> None:
    state = harvest(family(rules="forest-9"))
    assert told(state, "forest-9", "full")[:2] == [
        f"harvest-points 0 {at('forest-9')} 1",
        f"harvested-full 0 {at('forest-9')} 5",
    ]
