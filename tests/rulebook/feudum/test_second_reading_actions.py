"""A second reading, from the rulebook on: the eleven cards.

Each position was set up from the rulebook's words; all that a move changes is compared.
"""

from __future__ import annotations

import pytest

from demesne.core.state import State
from rulebook.feudum.position import (
    GAME,
    act,
    answer_draws,
    asked,
    at,
    changes,
    family,
    play,
    position,
    question,
    refs,
    why_not,
    windows,
)


def why(state: State, ref: str) -> str:
    """The name of the reason why a line is not open; empty where it is."""
    reason = why_not(state, ref)
    return "" if reason is None else reason.key


# --- p. 8: Migrate ------------------------------------------------------------------------------


def test_p08_the_vessel_of_a_pawn_that_migrated_is_not_boarded_in_the_same_turn() -> None:
    before = position(
        family(
            hand="migrate move tax", bonus="sulfur", pawns="monk@desert-11/ship noble@desert-11"
        ),
        family(hand="tax"),
    )
    state = play(before, "card/migrate", "off/pawn-1", "card/move")
    # The noble could go by road only: the ship was left in this very turn.
    assert refs(state) == ["stop", "pawn-2/desert-13"]
    assert str(why_not(state, "pawn-2/forest-10")) == str(why_not(state, "pawn-2/island-5"))
    state = play(state, "stop", "card/tax", "forgo")
    assert state.to_dict()["left_now"] == []
    assert GAME.view(state, 0)["places"]["desert-11"]["vessels"]["ship"] == 1


def test_p08_a_ruler_without_pawns_brings_one_to_any_of_his_places_and_no_start_place() -> None:
    before = position(
        family(goods="food", rules="sea-1 island-7+", serfs="mountain-22"),
        family(rules="mountain-22"),
        agenda=[["Migrate", 0]],
    )
    assert refs(before) == ["forgo", *(f"on/{g}" for g in GUILDS)]
    state = play(before, "on/knight")
    assert refs(state) == ["sea-1", "island-7", "mountain-22"]
    after = play(state, "mountain-22")
    assert changes(before, after) == {
        "0 goods/food": (1, 0),
        "bag/food": (44, 45),
        "0 pawn_places/pawn-1": (-1, at("mountain-22")),
        "0 pawn_roles/pawn-1": (0, 3),
        "chairs/knight/master": (-1, 0),
        "0 markers": (5, 4),
    }


GUILDS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")


def test_p08_distant_kin_is_no_use_to_the_alchemist_who_comes_himself() -> None:
    before = position(family(goods="food", rules="sea-1"), family(), ask=["Migrate", 0])
    assert refs(play(before, "on/alchemist")) == ["sea-1"]
    kin = position(family(goods="food", pawns="alchemist@sea-1*"), family(), ask=["Migrate", 0])
    # Drunk or not, he is on the board.
    assert refs(play(kin, "on/monk")) == [
        *("sea-1", "forest-9", "forest-10", "desert-13", "desert-14", "badlands-16", "badlands-19"),
    ]


def test_p08_an_alchemist_who_has_just_gone_opens_nothing() -> None:
    state = position(
        family(
            hand="migrate repeat tax", goods="food saltpeter", pawns="alchemist@sea-1 monk@sea-1"
        ),
        family(),
    )
    state = play(state, "card/migrate", "off/pawn-1", "card/repeat", "card/migrate", "on/noble")
    assert refs(state) == ["sea-1"]


# --- p. 8-9: Move -------------------------------------------------------------------------------


def test_p08_the_steps_of_pinned_pawns_may_be_taken_by_others() -> None:
    before = position(
        family(pawns="monk@forest-9 noble@forest-9 knight@desert-13"),
        family(),
        beasts={"behemoth": (1, "forest-9")},
        agenda=[["Move", 0]],
        advanced=0,
    )
    # Basic rules or not, a monster on the board holds; here the third pawn takes all three steps.
    state = play(before, "pawn-3/desert-14", "pawn-3/forest-10", "pawn-3/badlands-16")
    assert changes(before, state) == {
        "0 pawn_places/pawn-3": (at("desert-13"), at("badlands-16")),
        "0 moves": (0, 1),
    }


def test_p08_a_pawn_that_comes_to_a_monster_has_no_further_step() -> None:
    state = position(
        family(pawns="monk@desert-13 noble@desert-13"),
        family(),
        beasts={"serpent": (1, "desert-11")},
        agenda=[["Move", 0]],
    )
    state = play(state, "pawn-1/desert-11")
    assert refs(state) == ["stop", "pawn-2/desert-11", "pawn-2/desert-14"]
    assert "pinned" in why(state, "pawn-1/desert-13")
    # Godspeed does not free the monk either.
    state = play(state, "pawn-2/desert-14")
    assert refs(state) == ["stop"]


def test_p08_ones_own_monster_holds_nobody_of_ones_own() -> None:
    state = position(
        family(pawns="noble@forest-9"),
        family(pawns="noble@forest-9"),
        beasts={"behemoth": (0, "forest-9")},
        agenda=[["Move", 0]],
    )
    assert refs(state) == [
        *("stop", "pawn-1/forest-8", "pawn-1/forest-10", "pawn-1/badlands-16"),
        *("behemoth/forest-8", "behemoth/forest-10", "behemoth/badlands-16"),
    ]


def test_p08_two_pawns_and_one_vessel() -> None:
    before = position(
        family(pawns="noble@desert-11 knight@desert-11"),
        family(),
        adrift={"desert-11": "ship"},
        agenda=[["Move", 0]],
    )
    state = play(before, "pawn-1/forest-10")
    # It is taken: the other goes by road only.
    assert [ref for ref in refs(state) if ref.startswith("pawn-2")] == ["pawn-2/desert-13"]
    assert changes(before, state) == {
        "adrift/desert-11/ship": (1, 0),
        "0 pawn_crafts/pawn-1": (-1, 0),
        "0 pawn_places/pawn-1": (at("desert-11"), at("forest-10")),
    }


def test_p09_a_ferry_may_be_paid_by_a_mandate_in_the_middle_of_the_move() -> None:
    state = position(
        family(pawns="noble@desert-14", goods="food", writs="small-trade"),
        family(),
        agenda=[["Move", 0]],
    )
    assert "pawn-1/desert-15" not in refs(state)
    state = act(state, 0, "PlayMandate", "small-trade/food")
    before = state.copy()
    after = play(state, "pawn-1/desert-15")
    assert changes(before, after) == {
        "0 shillings": (3, 1),
        "bank": (75, 77),
        "0 pawn_places/pawn-1": (at("desert-14"), at("desert-15")),
        "0 moves": (0, 1),
    }


def test_p09_who_takes_a_ferry_leaves_the_vessel_behind() -> None:
    before = position(
        family(pawns="noble@badlands-19/flying-machine", shillings=2),
        family(),
        agenda=[["Move", 0]],
    )
    after = play(before, "pawn-1/mountain-22")
    assert changes(before, after) == {
        "0 shillings": (2, 0),
        "bank": (76, 78),
        "0 pawn_places/pawn-1": (at("badlands-19"), at("mountain-22")),
        "0 pawn_crafts/pawn-1": (2, -1),
        "adrift/badlands-19/flying-machine": (0, 1),
        "left_now/badlands-19/flying-machine": (0, 1),
        "0 moves": (0, 1),
    }


def test_p08_pilfering_counts_where_pieces_stand_at_the_end_not_where_they_passed() -> None:
    before = position(
        family(pawns="noble@desert-11 knight@sea-1"),
        family(),
        loose={"desert-13": "iron", "desert-14": "wood", "sea-1": "food"},
        agenda=[["Move", 0]],
    )
    state = play(before, "pawn-1/desert-13", "pawn-1/desert-14")
    # The knight did not move: what lies beside him is not to be had.
    assert refs(state) == ["nothing", "pawn-1/wood"]
    after = play(state, "pawn-1/wood")
    assert changes(before, after) == {
        "0 goods/wood": (0, 1),
        "loose/desert-14/wood": (1, 0),
        "0 pawn_places/pawn-1": (at("desert-11"), at("desert-14")),
        "0 moves": (0, 1),
    }


def test_p08_a_town_or_feudum_of_ones_own_may_be_pilfered_a_farm_not() -> None:
    for disc, open_to in (
        ("town", True),
        ("outpost", True),
        ("feudum-monk", True),
        ("farm", False),
    ):
        state = position(
            family(pawns="noble@desert-13", rules="desert-14"),
            family(),
            discs={"desert-14": disc},
            loose={"desert-14": "wood"},
            agenda=[["PlaceMilitary", 0], ["Move", 0]],
        )
        state = play(state, "pawn-1/desert-14")
        assert (question(state) == "Pilfer") == open_to, disc


def test_p08_a_farm_of_ones_own_with_a_landscape_is_open_to_its_ruler() -> None:
    # Not the farm's goods, but what a rival's serf grows beside it.
    before = position(
        family(pawns="noble@desert-13", rules="desert-14"),
        family(serfs="desert-14"),
        discs={"desert-14": "farm"},
        loose={"desert-14": "wood"},
        scenes={"desert-14": "silver-mine:2"},
        agenda=[["PlaceMilitary", 0], ["Move", 0]],
    )
    state = play(before, "pawn-1/desert-14")
    assert refs(state) == ["nothing", "pawn-1/landscape"]
    assert "own-farm" in why(state, "pawn-1/wood")
    after = play(state, "pawn-1/landscape")
    assert changes(before, after)["0 shillings"] == (0, 1)
    assert changes(before, after)["crops/desert-14"] == (2, 1)


def test_p09_one_moves_on_the_epic_voyage_only_in_the_round_of_both_moves() -> None:
    before = position(
        family(hand="move", pawns="noble@desert-13", voyage=1, moves=1),
        family(hand="tax"),
    )
    state = play(before, "card/move", "pawn-1/desert-14")
    assert state.to_dict()["voyage"] == [2, 0]
    # Space 2 shows a card.
    assert question(state) == "TurnWrit"
    first = position(family(hand="move", pawns="noble@desert-13", voyage=1), family(hand="tax"))
    assert play(first, "card/move", "pawn-1/desert-14").to_dict()["voyage"] == [1, 0]


# --- p. 9: Influence ----------------------------------------------------------------------------


def test_p09_the_marker_of_an_overthrown_ruler_serves_and_may_come_back() -> None:
    before = position(
        family(pawns="noble@sea-1", serfs="sea-1"),
        family(rules="sea-1", pawns="knight@sea-1"),
        discs={"sea-1": "outpost"},
        ask=["PlaceInfluence", 0, 0],
    )
    state = play(before, "sea-1")
    assert changes(before, state) == {
        "rulers/sea-1": (1, 0),
        "subjects/sea-1": (0, 1),
        "serfs/sea-1": (0, 1),
        "0 markers": (5, 4),
    }
    # Full: neither can add anything.
    assert refs(state) == ["stop"]
    again = position(
        family(rules="sea-1+"),
        family(pawns="knight@sea-1", serfs="sea-1"),
        discs={"sea-1": "outpost"},
        agenda=[["PlaceInfluence", 1, 0]],
    )
    assert refs(again) == ["stop"]
    assert why(again, "sea-1") == "why-place-full"


def test_p09_a_merchants_money_makes_the_ruler_a_serf_who_tends_what_lies_there() -> None:
    before = position(
        family(pawns="merchant@sea-1", shillings=1),
        family(rules="sea-1"),
        discs={"sea-1": "town"},
        scenes={"sea-1": "orchard:3"},
        ask=["PlaceInfluence", 0, 0],
    )
    state = play(before, "bribe/sea-1")
    assert changes(before, state) == {
        "rulers/sea-1": (1, 0),
        "serfs/sea-1": (-1, 1),
        "0 markers": (5, 4),
        "0 shillings": (1, 0),
        "bank": (77, 78),
    }
    assert GAME.view(state, 0)["seats"][1]["dawn"]["landscapes"] == 4


def test_p09_markers_that_run_out_end_the_action() -> None:
    before = position(
        family(pawns="noble@sea-1 knight@sea-2", markers=1, serfs="sea-3"),
        family(rules="sea-3"),
        ask=["PlaceInfluence", 0, 0],
    )
    state = play(before, "sea-2")
    assert refs(state) == ["stop"]
    assert why(state, "sea-1") == "why-no-marker"


def test_p09_ruling_a_place_may_cost_a_second_marker_for_the_guild() -> None:
    # The outpost is the first thing that lifts the alchemist above the one in the last seat.
    before = position(
        family(pawns="alchemist@sea-1", markers=2),
        family(pawns="alchemist@sea-2"),
        family(pawns="alchemist@sea-2"),
        chairs={"alchemist": [1, 2]},
        discs={"sea-1": "outpost"},
        ask=["PlaceInfluence", 0, 0],
    )
    state = play(before, "sea-1")
    assert changes(before, state) == {
        "rulers/sea-1": (-1, 0),
        "0 markers": (2, 0),
        "2 markers": (5, 6),
        "chairs/alchemist/master": (1, 0),
        "chairs/alchemist/journeyman": (2, 1),
    }


def test_r01_money_and_influence_against_a_feudum_by_the_tables_choice() -> None:
    for overthrow in (0, 1):
        state = position(
            family(pawns="merchant@sea-1 noble@sea-2", shillings=1, serfs="sea-2"),
            family(rules="sea-1 sea-2"),
            discs={"sea-1": "feudum-monk", "sea-2": "feudum-noble"},
            ask=["PlaceInfluence", 0, 0],
            overthrow=overthrow,
        )
        # A serf beside a feudum is always possible.
        wanted = ["stop", "sea-1", "sea-2", "bribe/sea-1"] if overthrow else ["stop", "sea-1"]
        assert refs(state) == wanted


# --- pp. 10-11: Improve -------------------------------------------------------------------------


def test_p10_a_town_becomes_a_feudum_and_its_goods_and_serf_stay() -> None:
    before = position(
        family(rules="sea-1+", seals=1),
        family(serfs="sea-1!"),
        discs={"sea-1": "town"},
        loose={"sea-1": "food wood"},
        scenes={"sea-1": "butt:1"},
        stacks=[2, 1, 1, 1, 1, 1],
        epoch=2,
        agenda=[["SetOut", 0], ["Improve", 0]],
    )
    state = play(before, "sea-1", "knight")
    assert question(state) == "TurnTile"
    after = answer_draws(state, "orchard")
    assert changes(before, after) == {
        "0 seals": (1, 0),
        "seal_supply": (before.to_dict()["seal_supply"], before.to_dict()["seal_supply"] + 1),
        "discs/sea-1": (2, 6),
        "discs_left/town": (4, 5),
        "discs_left/feudum-knight": (2, 1),
        "stacks/sea": (2, 3),
        "0 points": (0, 5),
        "tile_pool/orchard": (6, 5),
        "0 tiles/orchard": (0, 1),
        "chairs/knight/master": (-1, 0),
        "0 markers": (5, 4),
    }


def test_p10_a_guild_without_feudums_left_is_not_offered() -> None:
    state = position(
        family(rules="sea-1", seals=1),
        family(rules="sea-2 sea-3"),
        discs={"sea-1": "town", "sea-2": "feudum-monk", "sea-3": "feudum-monk"},
        agenda=[["Improve", 0]],
    )
    state = play(state, "sea-1")
    assert refs(state) == ["farmer", "merchant", "alchemist", "knight", "noble"]
    assert why(state, "monk") == "why-no-disc"


def test_p10_a_seal_of_immunity_taken_back_pays_for_a_feudum() -> None:
    state = position(
        family(rules="sea-1 sea-2+!"), family(), discs={"sea-1": "town"}, agenda=[["Improve", 0]]
    )
    assert refs(state) == ["forgo"]
    assert why(state, "sea-1") == "why-needs-seal"
    state = act(state, 0, "TakeSeal", "subject/sea-2")
    assert "sea-1" in refs(state)


def test_p10_beads_are_no_seals_for_a_feudum() -> None:
    state = position(
        family(rules="sea-1", beads="5"), family(), discs={"sea-1": "town"}, agenda=[["Improve", 0]]
    )
    assert refs(state) == ["forgo"]


def test_p10_no_earlier_tile_anywhere_brings_none_and_no_points() -> None:
    # Epoch II: this stack shows III, all others II. A tile of II is no earlier one.
    before = position(
        family(rules="sea-1", goods="wood"),
        family(),
        discs={"sea-1": "outpost"},
        stacks=[3, 2, 2, 2, 2, 2],
        epoch=2,
        agenda=[["Improve", 0]],
    )
    after = play(before, "sea-1")
    assert changes(before, after) == {
        "0 goods/wood": (1, 0),
        "bag/wood": (22, 23),
        "discs/sea-1": (0, 1),
        "discs_left/outpost": (2, 3),
        "discs_left/farm": (4, 3),
    }
    assert after.to_dict()["agenda"] == []


def test_p10_of_several_earlier_tiles_one_is_chosen_and_its_back_is_a_secret() -> None:
    before = position(
        family(rules="sea-1", goods="wood"),
        family(),
        discs={"sea-1": "outpost"},
        stacks=[4, 2, 3, 3, 2, 3],
        epoch=3,
        agenda=[["SetOut", 0], ["Improve", 0]],
    )
    state = play(before, "sea-1")
    assert refs(state) == ["island", "badlands"]
    after = answer_draws(play(state, "badlands"), "sulfur-mine")
    assert after.to_dict()["points"] == [0, 0]
    assert after.to_dict()["stacks"] == [4, 2, 3, 3, 3, 3]
    own, rival = GAME.view(after, 0)["seats"][0], GAME.view(after, 1)["seats"][0]
    assert own["tiles"]["sulfur-mine"] == own["tile_count"] == rival["tile_count"] == 1
    assert rival["tiles"] is None


def test_p11_a_landscape_where_the_supply_is_short_grows_what_there_is() -> None:
    before = position(
        family(goods="wood", tiles="butt", serfs="sea-1"),
        family(rules="sea-1"),
        targets_gone=0,
        scenes={
            "sea-2": "butt:5",
            "sea-3": "butt:5",
        },
        agenda=[["Improve", 0]],
    )
    state = play(before, "tend", "butt", "sea-1")
    assert question(state) == "Collect"
    assert changes(before, state) == {
        "0 goods/wood": (1, 0),
        "bag/wood": (22, 23),
        "0 tiles/butt": (1, 0),
        "scenes/sea-1": (-1, 1),
        "crops/sea-1": (0, 2),
        "targets": (2, 0),
        "0 points": (0, 2),
    }
    # One for the ruler, one for oneself, each from his own supply.
    after = play(state, "collect")
    assert changes(state, after) == {
        "crops/sea-1": (2, 0),
        "targets": (0, 2),
        "0 markers": (5, 6),
        "0 general": (before.to_dict()["general"][0], before.to_dict()["general"][0] - 1),
        "1 markers": (5, 6),
        "1 general": (before.to_dict()["general"][1], before.to_dict()["general"][1] - 1),
    }


def test_p11_the_rulers_sulfur_is_put_where_he_likes() -> None:
    before = position(
        family(serfs="sea-1", barrel=2),
        family(rules="sea-1", barrel=3),
        family(),
        scenes={"sea-1": "sulfur-mine:4"},
        agenda=[["SetOut", 0], ["Collect", 0, at("sea-1")]],
    )
    state = play(before, "collect")
    # The ruler's barrel is full: nothing is asked of him. Of the serf's three one may go on.
    assert asked(state).to_list() == ["StoreSulfur", 0]
    state = play(state, "barrel", "kept", "kept")
    assert changes(before, state) == {
        "crops/sea-1": (4, 0),
        "0 barrel": (2, 3),
        "0 goods/sulfur": (0, 2),
        "1 goods/sulfur": (0, 1),
    }


# --- pp. 12-13: Explore, Harvest, Tax -----------------------------------------------------------


def test_p12_digging_deeper_draws_two_whatever_one_rules() -> None:
    before = position(
        family(rules="sea-1 sea-2 sea-3", goods="iron"),
        family(),
        discs={"sea-1": "outpost", "sea-2": "outpost", "sea-3": "feudum-monk"},
        deck=["bow sword small-trade great-trade", "wings keels", "commons crown"],
        agenda=[["SetOut", 0], ["Explore", 0]],
    )
    state = answer_draws(play(before, "explore"))
    assert refs(state) == ["bow", "sword", "small-trade", "great-trade"]
    state = play(state, "bow")
    state = answer_draws(play(state, "dig"))
    assert refs(state) == ["wings", "keels"]
    state = play(state, "keels")
    assert question(state) == "SetOut"
    assert GAME.view(state, 0)["seats"][0]["writs"] == ["bow", "keels"]
    # Under the pile: three that were put back together, then one.
    assert GAME.view(state, 1)["supply"]["writs"] == [2, 8, 3, 1]
    assert GAME.view(state, 1)["seats"][0]["writs"] is None


def test_p12_the_harvest_of_a_farm_with_nine_goods_may_reach_nineteen() -> None:
    before = position(
        family(rules="sea-1", beads="5 3"),
        family(),
        discs={"sea-1": "farm"},
        loose={"sea-1": "food " * 9},
        agenda=[["SetOut", 0], ["Harvest", 0]],
    )
    state = answer_draws(play(before, "sea-1", "full"))
    assert sum(GAME.view(state, 0)["places"]["sea-1"]["goods"].values()) == 19
    assert state.to_dict()["points"] == [1, 0]
    assert GAME.view(state, 0)["seats"][0]["beads"] == [3, 5]


def test_p12_favours_turn_all_beads_and_the_seals_can_be_used_at_once() -> None:
    before = position(
        family(rules="sea-1 sea-2", beads="2"),
        family(),
        discs={"sea-1": "farm", "sea-2": "town"},
        agenda=[["Improve", 0], ["Harvest", 0]],
    )
    # Five and two for the bead are seven: five for the farm, two for the family.
    state = answer_draws(play(before, "sea-1", "favours"), *["food"] * 7)
    assert changes(before, state) == {
        "0 points": (0, 1),
        "0 beads/2": (1, 0),
        "token_pool/2": (1, 2),
        "0 seals": (0, 1),
        "loose/sea-1/food": (0, 5),
        "0 goods/food": (0, 2),
        "bag/food": (45, 38),
    }
    assert question(state) == "Improve"
    assert "sea-2" in refs(state)


def test_p12_a_farmer_picks_favours_out_of_the_new_goods_only() -> None:
    before = position(
        family(rules="sea-1", pawns="farmer@sea-2"),
        family(),
        discs={"sea-1": "farm"},
        loose={"sea-1": "saltpeter iron"},
        agenda=[["SetOut", 0], ["Harvest", 0]],
    )
    state = answer_draws(play(before, "sea-1", "inspect"), "food", "food", "wood", "food", "sulfur")
    # The saltpeter and the iron lay there before.
    assert refs(state) == ["full", "sulfur", "wood", "food"]
    state = play(state, "sulfur")
    assert question(state) == "StoreSulfur"
    after = play(state, "barrel")
    assert changes(before, after) == {
        "0 points": (0, 1),
        "0 barrel": (0, 1),
        "loose/sea-1/wood": (0, 1),
        "loose/sea-1/food": (0, 3),
        "bag/food": (45, 42),
        "bag/wood": (23, 22),
        "bag/sulfur": (26, 25),
    }


def test_p13_tax_with_two_towns_a_feudum_and_a_knight() -> None:
    before = position(
        family(rules="sea-1 sea-2 sea-3", pawns="knight@sea-1", markers=0),
        family(),
        discs={"sea-1": "town", "sea-2": "town", "sea-3": "feudum-monk"},
        agenda=[["Tax", 0]],
    )
    assert refs(before) == ["forgo", "tax", "reinforced"]
    plain = changes(before, play(before, "tax"))
    assert plain == {"0 shillings": (0, 4), "bank": (78, 74)}
    supply = before.to_dict()["general"][0]
    assert changes(before, play(before, "reinforced")) == plain | {
        "0 markers": (0, 1),
        "0 general": (supply, supply - 1),
    }


# --- pp. 13-14: Conquer and Defend --------------------------------------------------------------


def test_p13_one_attacks_with_all_that_stand_there_and_only_one_pawn_falls() -> None:
    before = position(
        family(pawns="noble@sea-1 monk@sea-1 farmer@sea-1"),
        family(pawns="knight@sea-1/ship merchant@sea-2"),
        family(pawns="knight@sea-1"),
        agenda=[["SetOut", 0], ["Conquer", 0]],
    )
    assert refs(before) == ["forgo", "seat-2/pawn-1", "seat-3/pawn-1"]
    # Three against two: the third family's knight defends nobody.
    after = play(before, "seat-2/pawn-1", "attack", "disc")
    assert changes(before, after) == {
        "0 points": (0, 2),
        "0 military": (0, 1),
        "0 spare_discs": (3, 2),
        "1 pawn_places/pawn-1": (at("sea-1"), -1),
        "1 pawn_crafts/pawn-1": (0, -1),
        "adrift/sea-1/ship": (0, 1),
        "left_now/sea-1/ship": (0, 1),
        "1 attacked": (0, 1),
        "1 markers": (5, 6),
        "chairs/knight/master": (1, 2),
        "chairs/knight/journeyman": (2, -1),
    }


def test_p13_a_feudum_with_subject_pawn_and_monster_defends_with_all_of_them() -> None:
    state = position(
        family(pawns="knight@sea-1 monk@sea-1", goods="saltpeter " * 9, serfs="sea-1"),
        family(pawns="farmer@sea-1 noble@sea-1*", rules="sea-1+", hand="defend"),
        discs={"sea-1": "feudum-noble"},
        beasts={"serpent": (1, "sea-1")},
        agenda=[["SetOut", 0], ["Conquer", 0]],
    )
    state = play(state, "feudum/sea-1")
    # Two pawns and the rebel; against two, the subject, a sober pawn of two, and the monster.
    assert asked(state).question(state).args[-2:] == (3, 6)
    state = play(state, "defend")
    for _ in range(4):
        state = play(state, "saltpeter")
    assert asked(state).question(state).args[-2:] == (7, 7)
    failed = play(state, "attack")
    assert question(failed) == "SetOut"
    assert failed.to_dict()["points"] == [0, 1]
    won = play(state, "saltpeter", "attack", "no")
    assert won.to_dict()["points"] == [4, 1]
    assert won.to_dict()["rulers"][at("sea-1")] == 0
    assert GAME.view(won, 0)["places"]["sea-1"]["disc"] == "outpost"


def test_p13_a_conquered_feudum_leaves_goods_landscape_and_pawns() -> None:
    before = position(
        family(pawns="knight@sea-1 monk@sea-1 noble@sea-1"),
        family(rules="sea-1"),
        family(serfs="sea-1"),
        discs={"sea-1": "feudum-farmer"},
        loose={"sea-1": "iron"},
        scenes={"sea-1": "orchard:2"},
        agenda=[["SetOut", 0], ["Conquer", 0]],
    )
    after = play(before, "feudum/sea-1", "attack", "no")
    assert changes(before, after) == {
        "0 points": (0, 4),
        "1 attacked": (0, 1),
        "discs/sea-1": (3, 0),
        "discs_left/feudum-farmer": (1, 2),
        "discs_left/outpost": (2, 1),
        "rulers/sea-1": (1, -1),
        "serfs/sea-1": (2, -1),
        "1 markers": (5, 7),
        "2 markers": (5, 6),
        "chairs/farmer/master": (1, -1),
    }


def test_p13_a_serf_helps_against_the_feudum_not_against_the_pawn_beside_it() -> None:
    state = position(
        family(pawns="monk@sea-1", serfs="sea-1"),
        family(pawns="farmer@sea-1", rules="sea-1"),
        discs={"sea-1": "feudum-farmer"},
        agenda=[["SetOut", 0], ["Conquer", 0]],
    )
    strength = {
        ref: asked(play(state, ref)).question(play(state, ref)).args[-2:]
        for ref in ("seat-2/pawn-1", "feudum/sea-1")
    }
    # The pawn defends the feudum, the feudum does not defend the pawn.
    assert strength == {"seat-2/pawn-1": (1, 2), "feudum/sea-1": (2, 4)}


def test_p13_the_two_monsters_of_a_family_attack_together() -> None:
    before = position(
        family(),
        family(pawns="monk@desert-11*"),
        beasts={"serpent": (0, "desert-11"), "behemoth": (0, "desert-11")},
        agenda=[["SetOut", 0], ["Conquer", 0]],
    )
    state = play(before, "seat-2/pawn-1")
    assert asked(state).question(state).args[-2:] == (2, 0)
    assert play(state, "attack", "no").to_dict()["points"] == [2, 0]


def test_p13_a_starved_serf_takes_no_landscape_and_the_noble_scores_nothing() -> None:
    before = position(
        family(pawns="noble@sea-1", rules="sea-1"),
        family(serfs="sea-1"),
        scenes={"sea-1": "orchard:3"},
        hens="2 3 5",
        agenda=[["SetOut", 0], ["Conquer", 0]],
    )
    supply = before.to_dict()["seal_supply"]
    after = play(before, "starve", "serf/sea-1", "disc")
    assert changes(before, after) == {
        "serfs/sea-1": (1, -1),
        "1 markers": (5, 6),
        "1 attacked": (0, 1),
        "hens/2": (1, 0),
        "hens/3": (1, 0),
        "hens/5": (1, 0),
        "token_pool/2": (before.to_dict()["token_pool"][0], before.to_dict()["token_pool"][0] + 1),
        "token_pool/3": (before.to_dict()["token_pool"][1], before.to_dict()["token_pool"][1] + 1),
        "token_pool/5": (before.to_dict()["token_pool"][3], before.to_dict()["token_pool"][3] + 1),
        "seal_supply": (supply, supply + 3),
        "0 military": (0, 1),
        "0 spare_discs": (3, 2),
    }


def test_p14_royal_immunity_saves_the_hens_too() -> None:
    before = position(
        family(pawns="noble@sea-1"),
        family(rules="sea-1+", hand="defend move", goods="food"),
        hens="2 3",
        agenda=[["SetOut", 0], ["Conquer", 0]],
    )
    supply = before.to_dict()["seal_supply"]
    after = play(before, "starve", "subject/sea-1", "immunity")
    assert question(after) == "SetOut"
    assert changes(before, after) == {
        "1 attacked": (0, 1),
        "1 hand": (0b100000010, 0b10),
        "1 in_hand": (2, 1),
        "1 played": (0, 0b100000000),
        "1 points": (0, 1),
        "1 goods/food": (1, 0),
        "bag/food": (44, 45),
        "subject_seals/sea-1": (0, 1),
        "seal_supply": (supply, supply - 1),
    }
    # Another noble finds it under the king's protection.
    again = position(family(pawns="noble@sea-1"), family(rules="sea-1+!"), agenda=[["Conquer", 0]])
    assert refs(again) == ["forgo"]
    assert why(again, "starve") == "why-immune"


def test_p14_defend_in_ones_turn_is_forgone_by_nobody_and_gone() -> None:
    before = position(family(hand="defend tax"), family(hand="tax"))
    after = play(before, "card/defend")
    assert changes(before, after) == {
        "0 hand": (0b101000000, 0b1000000),
        "0 in_hand": (2, 1),
        "0 played": (0, 0b100000000),
        "0 points": (0, 1),
    }


@pytest.mark.parametrize("answer", ["no", "defend"])
def test_p14_one_attack_makes_a_later_defend_worthless_shown_or_not(answer: str) -> None:
    state = position(
        family(hand="conquer tax", pawns="noble@sea-1"),
        family(hand="defend tax", pawns="monk@sea-1"),
    )
    state = play(state, "card/conquer", "seat-2/pawn-1", answer, "give-up")
    assert refs(state) == (["card/tax", "card/defend"] if answer == "no" else ["card/tax"])
    if answer == "no":
        state = play(state, "card/defend")
    assert state.to_dict()["points"] == [0, int(answer == "defend")]


# --- p. 14: Repeat ------------------------------------------------------------------------------


def test_p14_a_card_forgone_may_be_repeated_all_the_same() -> None:
    before = position(family(hand="influence repeat", pawns="noble@sea-1"), family(hand="tax"))
    state = play(before, "card/influence", "stop", "card/tax", "forgo", "card/repeat")
    assert refs(state) == ["forgo", "card/influence"]
    after = play(state, "card/influence", "sea-1")
    assert after.to_dict()["rulers"][0] == 0


def test_p14_deja_vu_may_be_paid_with_a_tile() -> None:
    state = position(
        family(hand="repeat", played="tax", tiles="orchard", rules="sea-1"),
        family(hand="tax"),
        discs={"sea-1": "town"},
    )
    state = play(state, "card/repeat")
    assert refs(state) == ["forgo"]
    assert why(state, "card/tax") == "why-no-good"
    assert windows(state, 0) == ["ExchangeTile"]
    state = act(state, 0, "ExchangeTile", "orchard/saltpeter")
    after = play(state, "card/tax", "tax")
    assert after.to_dict()["shillings"] == [2, 0]
    assert after.to_dict()["bag"][0] == 24


def test_p14_shovels_and_swords_may_be_used_again_by_deja_vu() -> None:
    state = position(
        family(hand="explore repeat", goods="iron iron saltpeter", rules="sea-1"),
        family(hand="tax"),
        discs={"sea-1": "outpost"},
        deck=["bow sword", "wings keels", "commons crown", "east west"],
    )
    state = answer_draws(play(state, "card/explore", "explore"))
    state = answer_draws(play(state, "bow", "dig"))
    state = play(state, "wings", "card/tax", "forgo", "card/repeat", "card/explore", "explore")
    state = answer_draws(state)
    state = play(state, "crown")
    # Three are held; a fourth must go again.
    state = answer_draws(play(state, "dig"))
    state = play(state, "east")
    assert question(state) == "ShedWrit"
    assert play(state, "bow").to_dict()["writs"][0] == 1 << 4 | 1 << 7 | 1 << 10
