"""Move (rulebook, action 2): steps, routes, vessels, monsters, pilfering, the epic voyage."""

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
    choose,
    family,
    play,
    position,
    question,
    refs,
    shown,
    told,
    why_not,
)

SHIP, SUBMERSIBLE, FLYING = 0, 1, 2


def move(own: Family, *rivals: Family, **table: Any) -> State:
    """Seat 0 is about to move."""
    others = rivals or (family(),)
    if "scenes" in table:
        table["stacks"] = [2, 1, 1, 1, 1, 1]
    return position(own, *others, agenda=[["Move", 0]], **table)


def goes(state: State, piece: str) -> list[str]:
    """Where a piece may go now."""
    return [ref.split("/")[1] for ref in refs(state) if ref.startswith(f"{piece}/")]


# --- the allowance ------------------------------------------------------------------------------


def test_v43_three_pawns_have_three_steps_between_them() -> None:
    own = family(pawns="farmer@forest-9 knight@desert-13 noble@forest-9")
    before = move(own, loose={"forest-8": "wood"})
    after = play(before, "pawn-1/forest-10", "pawn-1/badlands-16", "pawn-3/forest-8")
    assert question(after) == "Pilfer"
    after = play(after, "nothing")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("forest-9"), at("badlands-16")),
        "0 pawn_places/pawn-3": (at("forest-9"), at("forest-8")),
        "0 moves": (0, 1),
    }
    assert after.advance() is None


def test_monsters_add_a_step_each() -> None:
    state = move(
        family(pawns="farmer@forest-9"),
        beasts={"behemoth": (0, "forest-10"), "serpent": (0, "desert-11")},
    )
    assert asked(state).to_list() == ["MovePiece", 0, 3, 0, 0]
    other = move(family(pawns="farmer@forest-9"), beasts={"behemoth": (1, "forest-10")})
    assert asked(other).to_list() == ["MovePiece", 0, 1, 0, 0]


def test_one_may_stop_before_all_steps_are_taken() -> None:
    before = move(family(pawns="farmer@forest-9 farmer@forest-10"))
    after = play(before, "pawn-1/forest-8", "stop")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("forest-9"), at("forest-8")),
        "0 moves": (0, 1),
    }


def test_a_move_of_nobody_does_not_count() -> None:
    before = move(family(pawns="farmer@forest-9"))
    assert changes(before, play(before, "stop")) == {}
    nobody = move(family())
    assert nobody.advance() is None


# --- roads and ferries --------------------------------------------------------------------------


def test_a_pawn_walks_along_roads() -> None:
    state = move(family(pawns="farmer@forest-10"))
    assert goes(state, "pawn-1") == ["forest-9", "desert-14", "badlands-16"]
    # Ship routes begin there too.
    assert why_not(state, "pawn-1/desert-11") == Message("why-no-craft", SHIP)
    assert "pawn-1/forest-8" not in shown(state)


def test_a_ferry_costs_two_shillings_each_time() -> None:
    before = move(family(pawns="farmer@desert-14 farmer@sea-1", shillings=3))
    after = play(before, "pawn-1/desert-15")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("desert-14"), at("desert-15")),
        "0 shillings": (3, 1),
        "bank": (75, 77),
    }
    assert why_not(after, "pawn-1/desert-14") == Message("why-ferry-price", 2, 1)


def test_two_shillings_are_just_enough_for_a_ferry() -> None:
    assert "desert-15" in goes(move(family(pawns="farmer@desert-14", shillings=2)), "pawn-1")


def test_v42_a_vessel_in_the_dock_closes_the_ferries() -> None:
    own = family(pawns="farmer@desert-14", shillings=5)
    closed = move(own, dock="ship flying-machine")
    assert why_not(closed, "pawn-1/desert-15") == Message("why-ferry-closed")
    assert "desert-15" not in goes(closed, "pawn-1")
    assert "desert-15" in goes(move(own), "pawn-1")


# --- vessels ------------------------------------------------------------------------------------


def test_a_vessel_travels_with_its_pawn_on_its_own_routes() -> None:
    before = move(family(pawns="farmer@desert-11/ship farmer@sea-2"))
    assert goes(before, "pawn-1") == ["island-5", "forest-10", "desert-13"]
    after = play(before, "pawn-1/forest-10", "pawn-1/badlands-18")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("desert-11"), at("badlands-18")),
        "0 moves": (0, 1),
    }


def test_r49_a_vessel_of_the_supply_is_deployed_by_moving() -> None:
    before = move(family(pawns="farmer@forest-10", vessels="ship ship"))
    after = play(before, "pawn-1/badlands-18")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("forest-10"), at("badlands-18")),
        "0 pawn_crafts/pawn-1": (-1, SHIP),
        "0 vessels/ship": (2, 1),
        "0 moves": (0, 1),
    }


def test_r49_one_that_lies_there_is_boarded_before_ones_own() -> None:
    before = move(
        family(pawns="farmer@forest-10", vessels="ship"), adrift={"forest-10": "ship ship"}
    )
    after = play(before, "pawn-1/badlands-18")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("forest-10"), at("badlands-18")),
        "0 pawn_crafts/pawn-1": (-1, SHIP),
        "adrift/forest-10/ship": (2, 1),
        "0 moves": (0, 1),
    }


def test_r49_the_one_it_is_on_comes_first_of_all() -> None:
    before = move(
        family(pawns="farmer@forest-10/ship", vessels="ship"), adrift={"forest-10": "ship"}
    )
    assert changes(before, play(before, "pawn-1/badlands-18")) == {
        "0 pawn_places/pawn-1": (at("forest-10"), at("badlands-18")),
        "0 moves": (0, 1),
    }


def test_who_goes_on_by_road_leaves_the_vessel_behind() -> None:
    before = move(family(pawns="farmer@forest-10/ship farmer@sea-2"))
    after = play(before, "pawn-1/desert-14")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("forest-10"), at("desert-14")),
        "0 pawn_crafts/pawn-1": (SHIP, -1),
        "adrift/forest-10/ship": (0, 1),
        "left_now/forest-10/ship": (0, 1),
    }


def test_a_vessel_left_in_this_turn_is_not_boarded_in_it() -> None:
    own = family(pawns="farmer@forest-10/ship farmer@forest-10 farmer@sea-2")
    state = play(move(own), "pawn-1/desert-14")
    assert "badlands-18" not in goes(state, "pawn-2")
    assert why_not(state, "pawn-2/badlands-18") == Message("why-no-craft", SHIP)
    # An older one that lies beside it may be.
    older = play(move(own, adrift={"forest-10": "ship"}), "pawn-1/desert-14")
    assert "badlands-18" in goes(older, "pawn-2")
    assert "badlands-18" not in goes(play(older, "pawn-2/badlands-18"), "pawn-3")


def test_from_ship_to_flying_machine_in_one_move() -> None:
    before = move(family(pawns="farmer@badlands-18/ship farmer@sea-2", vessels="flying-machine"))
    after = play(before, "pawn-1/badlands-17", "pawn-1/mountain-21")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("badlands-18"), at("mountain-21")),
        "0 pawn_crafts/pawn-1": (SHIP, FLYING),
        "0 vessels/flying-machine": (1, 0),
        "adrift/badlands-17/ship": (0, 1),
        "left_now/badlands-17/ship": (0, 1),
        "0 moves": (0, 1),
    }


def test_a_pawn_on_a_vessel_is_not_in_the_others_way() -> None:
    # A rival's vessel is not boarded while he is on it.
    state = move(family(pawns="farmer@forest-10"), family(pawns="monk@forest-10/ship"))
    assert "badlands-18" not in goes(state, "pawn-1")


def test_where_several_routes_lead_there_one_is_chosen() -> None:
    before = move(family(pawns="farmer@desert-12", vessels="flying-machine"))
    state = play(before, "pawn-1/desert-15")
    assert question(state) == "TravelBy"
    assert refs(state) == ["road", "air"]
    assert changes(before, play(state, "road")) == {
        "0 pawn_places/pawn-1": (at("desert-12"), at("desert-15")),
        "0 moves": (0, 1),
    }
    assert changes(before, play(state, "air")) == {
        "0 pawn_places/pawn-1": (at("desert-12"), at("desert-15")),
        "0 pawn_crafts/pawn-1": (-1, FLYING),
        "0 vessels/flying-machine": (1, 0),
        "0 moves": (0, 1),
    }


def test_where_one_of_several_routes_is_open_nothing_is_asked() -> None:
    before = move(family(pawns="farmer@desert-12/submersible"))
    after = play(before, "pawn-1/island-6")
    assert after.advance() is None
    assert changes(before, after)["0 pawn_places/pawn-1"] == (at("desert-12"), at("island-6"))
    assert "0 pawn_crafts/pawn-1" not in changes(before, after)


# --- monsters -----------------------------------------------------------------------------------


def test_r51_the_behemoth_walks_and_flies() -> None:
    state = move(family(pawns="farmer@sea-1"), beasts={"behemoth": (0, "desert-15")})
    # Road and air to desert-12, air to badlands-20; no ferry to desert-14.
    assert goes(state, "behemoth") == ["desert-12", "badlands-20"]
    assert changes(state, play(state, "behemoth/badlands-20", "stop")) == {
        "0 beast_place": (at("desert-15"), at("badlands-20")),
        "0 moves": (0, 1),
    }


def test_r51_the_serpent_swims_and_dives() -> None:
    state = move(family(pawns="farmer@sea-1"), beasts={"serpent": (0, "desert-11")})
    # Ship to island-5 and forest-10, submersible to island-5 and sea-3; no road to desert-13.
    assert goes(state, "serpent") == ["sea-3", "island-5", "forest-10"]


def test_r51_monsters_do_not_hold_one_another() -> None:
    state = move(family(), beasts={"serpent": (0, "desert-11"), "behemoth": (1, "desert-11")})
    assert goes(state, "serpent") == ["sea-3", "island-5", "forest-10"]


def test_r18_a_rivals_monster_holds_the_pawns_that_come() -> None:
    before = move(
        family(pawns="farmer@forest-9 farmer@forest-8"), beasts={"behemoth": (1, "forest-9")}
    )
    assert goes(before, "pawn-1") == []
    assert why_not(before, "pawn-1/forest-10") == Message("why-pinned", at("forest-9"))
    # In, but not out again.
    after = play(before, "pawn-2/forest-9")
    assert goes(after, "pawn-2") == []
    # One's own monster holds nobody.
    own = move(family(pawns="farmer@forest-9"), beasts={"behemoth": (0, "forest-9")})
    assert goes(own, "pawn-1") == ["forest-8", "forest-10", "badlands-16"]


# --- Godspeed -----------------------------------------------------------------------------------


def test_godspeed_is_a_step_more_for_a_monk() -> None:
    own = family(pawns="monk@forest-9 farmer@forest-9")
    before = move(own)
    state = play(before, "pawn-2/forest-10", "pawn-2/desert-14")
    assert asked(state).to_list() == ["MovePiece", 0, 1, 0b010, 1]
    assert goes(state, "pawn-2") == []
    assert refs(state) == ["stop", "pawn-1/forest-8", "pawn-1/forest-10", "pawn-1/badlands-16"]
    after = play(state, "pawn-1/forest-8")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("forest-9"), at("forest-8")),
        "0 pawn_places/pawn-2": (at("forest-9"), at("desert-14")),
        "0 moves": (0, 1),
    }
    assert after.advance() is None


def test_godspeed_comes_once_however_many_monks_and_also_when_stopped() -> None:
    before = move(family(pawns="monk@forest-9 monk@forest-9"))
    after = play(before, "stop", "pawn-2/forest-10")
    assert after.advance() is None
    assert changes(before, after) == {
        "0 pawn_places/pawn-2": (at("forest-9"), at("forest-10")),
        "0 moves": (0, 1),
    }


def test_godspeed_is_not_in_the_basic_game() -> None:
    state = play(move(family(pawns="monk@forest-9"), advanced=0), "pawn-1/forest-10")
    assert state.advance() is None


# --- pilfering ----------------------------------------------------------------------------------


def test_a_moved_piece_may_take_a_good() -> None:
    before = move(
        family(pawns="farmer@forest-9 farmer@forest-10"),
        loose={"forest-8": "wood iron iron", "forest-10": "food"},
    )
    state = play(before, "pawn-1/forest-8", "stop")
    # The second pawn has not moved.
    assert refs(state) == ["nothing", "pawn-1/iron", "pawn-1/wood"]
    assert changes(before, play(state, "pawn-1/iron")) == {
        "0 pawn_places/pawn-1": (at("forest-9"), at("forest-8")),
        "0 moves": (0, 1),
        "0 goods/iron": (0, 1),
        "loose/forest-8/iron": (2, 1),
    }


def test_pilfered_sulfur_is_put_somewhere() -> None:
    before = move(family(pawns="farmer@forest-9"), loose={"forest-8": "sulfur"})
    state = play(before, "pawn-1/forest-8", "pawn-1/sulfur")
    assert question(state) == "StoreSulfur"
    assert play(state, "barrel").to_dict()["barrel"][0] == 1


def test_a_farm_of_ones_own_is_not_pilfered_another_place_is() -> None:
    own = family(pawns="farmer@forest-8", rules="forest-9")
    state = move(own, loose={"forest-9": "food"})
    assert play(state, "pawn-1/forest-9").advance() is None
    assert refs(
        play(move(own, discs={"forest-9": "town"}, loose={"forest-9": "food"}), "pawn-1/forest-9")
    ) == ["nothing", "pawn-1/food"]


@pytest.mark.parametrize(
    "kind, gained",
    [
        ("orchard", {"0 goods/food": (0, 1)}),
        ("silver-mine", {"0 shillings": (0, 1)}),
        # A target is a marker of the general supply.
        ("butt", {"0 markers": (5, 6), "0 general": (12, 11), "targets": (10, 11)}),
    ],
)
def test_a_landscape_is_pilfered(kind: str, gained: dict[str, Any]) -> None:
    before = move(
        family(pawns="farmer@forest-8"),
        family(serfs="forest-9"),
        family(rules="forest-9"),
        scenes={"forest-9": f"{kind}:2"},
    )
    state = play(before, "pawn-1/forest-9")
    assert refs(state) == ["nothing", "pawn-1/landscape"]
    assert changes(before, play(state, "pawn-1/landscape")) == {
        "0 pawn_places/pawn-1": (at("forest-8"), at("forest-9")),
        "0 moves": (0, 1),
        "crops/forest-9": (2, 1),
        **gained,
    }


def test_r12_a_landscape_without_a_serf_may_be_pilfered_by_its_ruler_too() -> None:
    state = move(
        family(pawns="farmer@forest-8", rules="forest-9"), scenes={"forest-9": "orchard:2"}
    )
    assert refs(play(state, "pawn-1/forest-9")) == ["nothing", "pawn-1/landscape"]


def test_a_landscape_that_ones_own_serf_tends_is_not_pilfered() -> None:
    state = move(
        family(pawns="farmer@forest-8", serfs="forest-9"),
        family(rules="forest-9"),
        scenes={"forest-9": "orchard:2"},
        loose={"forest-9": "wood"},
    )
    state = play(state, "pawn-1/forest-9")
    assert refs(state) == ["nothing", "pawn-1/wood"]
    assert why_not(state, "pawn-1/landscape") == Message("why-own-landscape")


def test_two_pieces_at_one_place_are_one_line() -> None:
    state = move(family(pawns="farmer@forest-9 farmer@forest-9"), loose={"forest-8": "wood"})
    state = play(state, "pawn-1/forest-8", "pawn-2/forest-8")
    assert refs(state) == ["nothing", "pawn-1/wood"]


def test_each_moved_piece_may_pilfer_where_it_stands_and_one_resource_is_all() -> None:
    state = move(
        family(pawns="farmer@forest-9 farmer@forest-9 farmer@badlands-16"),
        loose={"forest-8": "wood", "badlands-16": "iron"},
    )
    # The third pawn stands there already, and has not moved: the second is the one who takes.
    state = play(state, "pawn-1/forest-8", "pawn-2/badlands-16", "stop")
    assert refs(state) == ["nothing", "pawn-1/wood", "pawn-2/iron"]
    assert play(state, "pawn-2/iron").advance() is None
    other = move(family(pawns="farmer@badlands-16 farmer@forest-9"), loose={"badlands-16": "iron"})
    # A pawn before it that has not moved is not in its way.
    assert refs(play(other, "pawn-2/badlands-16", "stop")) == ["nothing", "pawn-2/iron"]


def test_the_behemoth_pilfers_where_it_is() -> None:
    state = move(family(), beasts={"behemoth": (0, "forest-9")}, loose={"forest-8": "iron"})
    assert refs(play(state, "behemoth/forest-8")) == ["nothing", "behemoth/iron"]


def test_a_monster_pilfers_too() -> None:
    state = move(family(), beasts={"serpent": (0, "sea-1")}, loose={"sea-2": "iron"})
    assert refs(play(state, "serpent/sea-2")) == ["nothing", "serpent/iron"]


# --- the epic voyage ----------------------------------------------------------------------------


def test_the_second_successful_move_sets_out_with_a_disc() -> None:
    before = move(family(pawns="farmer@forest-9", moves=1))
    state = play(before, "pawn-1/forest-8")
    assert question(state) == "SetOut"
    base = {"0 pawn_places/pawn-1": (at("forest-9"), at("forest-8")), "0 moves": (1, 2)}
    assert changes(before, play(state, "stay")) == base
    assert changes(before, play(state, "set-out")) == base | {
        "0 voyage": (0, 1),
        "0 spare_discs": (3, 2),
    }


def test_r52_who_is_on_the_track_goes_on_without_being_asked() -> None:
    before = move(family(pawns="farmer@forest-9", moves=1, voyage=2))
    after = play(before, "pawn-1/forest-8")
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (at("forest-9"), at("forest-8")),
        "0 moves": (1, 2),
        "0 voyage": (2, 3),
    }


@pytest.mark.parametrize("space", [1, 3, 5])
def test_the_spaces_with_a_card_bring_a_writ(space: int) -> None:
    before = move(
        family(pawns="farmer@forest-9", moves=1, voyage=space), deck=["bow", "east", "west"]
    )
    state = answer_draws(play(before, "pawn-1/forest-8"))
    assert question(state) == "KeepWrit"
    assert refs(state) == ["bow", "east"]
    found = changes(before, play(state, "east"))
    assert found["0 voyage"] == (space, space + 1)
    assert found["0 writs"] == (0, 1 << 10)


def test_the_monastery_is_the_end() -> None:
    before = move(family(pawns="farmer@forest-9", moves=1, voyage=6))
    after = play(before, "pawn-1/forest-8")
    assert changes(before, after)["0 voyage"] == (6, 7)
    arrived = move(family(pawns="farmer@forest-9", moves=1, voyage=7))
    assert "0 voyage" not in changes(arrived, play(arrived, "pawn-1/forest-8"))


def test_without_a_disc_nobody_sets_out() -> None:
    own = family(pawns="farmer@forest-9", moves=1, military=3)
    assert play(move(own), "pawn-1/forest-8").advance() is None


def test_r52_a_step_of_a_monster_or_by_godspeed_makes_a_move_succeed() -> None:
    beast = move(family(moves=1), beasts={"serpent": (0, "sea-1")})
    assert question(play(beast, "serpent/sea-2")) == "SetOut"
    monk = move(family(pawns="monk@forest-9", moves=1))
    assert question(play(monk, "stop", "pawn-1/forest-8")) == "SetOut"
    assert play(move(family(pawns="monk@forest-9", moves=1)), "stop", "stop").advance() is None


def test_what_is_told_names_the_way() -> None:
    state = move(family(pawns="farmer@forest-10/ship", vessels="ship"), adrift={})
    assert told(state, "pawn-1/desert-14") == [
        f"vessel-abandoned 0 {SHIP} {at('forest-10')}",
        f"moved-by-road 0 0 {at('forest-10')} {at('desert-14')}",
    ]


def test_every_line_of_a_big_menu_is_listed_as_it_is_judged() -> None:
    state = move(
        family(
            pawns="monk@desert-11 farmer@badlands-17/ship monk@desert-14",
            vessels="flying-machine",
            shillings=2,
        ),
        # Somebody for whom the monsters' routes are closed.
        family(pawns="farmer@badlands-20"),
        beasts={"behemoth": (0, "desert-12"), "serpent": (0, "sea-1")},
        adrift={"desert-11": "submersible"},
    ).copy()
    while (decision := state.advance()) is not None and question(state) == "MovePiece":
        judged = [c for c in range(decision.SIZE) if decision.why_not(state, c) is None]
        assert decision.options(state) == judged
        choose(state, decision.ref(judged[-1]))


def test_r25_without_a_disc_neither_track_is_open() -> None:
    bare = family(pawns="farmer@forest-9 knight@forest-9", reeves="farmer knight", military=1)
    before = position(bare, family(), agenda=[["Voyage", 0], ["MilitaryService", 0]], moves=[2, 0])
    assert before.to_dict()["spare_discs"][0] == 0
    assert before.advance() is None, "neither is asked about"
