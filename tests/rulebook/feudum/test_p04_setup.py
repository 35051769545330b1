"""Setting up (rulebook pp. 4-5)."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.state import State
from demesne.core.step import CHANCE
from rulebook.feudum.position import (
    ALL_GOODS,
    GAME,
    GOODS,
    PLACES,
    VESSELS,
    WRITS,
    answer_draws,
    at,
    bits,
    choose,
    play,
    question,
    refs,
    spelled,
    why_not,
)

NORTH = ("sea-1", "island-4", "forest-8", "desert-11", "badlands-16", "mountain-21")
STARTS = ["forest-9", "forest-10", "desert-13", "desert-14", "badlands-16", "badlands-19"]


def dealt(seats: int, **options: str) -> State:
    """All draws are made; the first family is asked for its goods."""
    return answer_draws(GAME.setup(seats, options))


def begun(seats: int, roles: list[str], **options: str) -> State:
    """Everybody has taken saltpeter, iron and wood, and sent a pawn to forest 9."""
    state = dealt(seats, **options)
    for _ in range(seats):
        for good in ("saltpeter", "iron", "wood"):
            choose(state, good)
    for role in roles:
        choose(state, role)
        choose(state, "forest-9")
    state.advance()
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_family_begins_with(seats: int) -> None:
    data = dealt(seats).to_dict()
    assert data["markers"] == [7] * seats
    assert data["shillings"] == [7] * seats
    assert data["goods"] == [0, 0, 0, 0, 7] * seats
    assert data["spare_discs"] == [3] * seats
    assert data["bank"] == 78 - 7 * seats
    assert (data["epoch"], data["stacks"], data["targets"]) == (1, [1] * 6, 12)
    assert sum(data["tile_pool"]) == 24
    assert data["pawn_places"] == [-1] * 3 * seats


@pytest.mark.parametrize("seats, rows, general", [
    (2, [2, 2, 2, 2, 0], [11, 11, 18, 18, 0]),
    (3, [2, 2, 2, 2, 0], [11, 11, 11, 18, 0]),
    (4, [2, 2, 2, 2, 0], [11, 11, 11, 11, 0]),
    (5, [2, 2, 2, 2, 2], [11, 11, 11, 11, 11]),
])  # fmt: skip
def test_ghosts_make_up_four_colours(seats: int, rows: list[int], general: list[int]) -> None:
    data = dealt(seats).to_dict()
    assert data["rows"] == rows
    assert data["general"] == general


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_haversack_before_anything_is_drawn(seats: int) -> None:
    state = GAME.setup(seats)
    assert state.to_dict()["bag"] == [24, 26, 23, 23, 45 - 7 * seats]
    # Ten goods go into the barn, one to the northernmost place of each region.
    data = dealt(seats).to_dict()
    assert sum(data["barn"]) == 10
    assert sum(data["bag"]) == 24 + 26 + 23 + 23 + 45 - 7 * seats - 16
    lying = {place for place in PLACES if sum(data["loose"][at(place) * 5 : at(place) * 5 + 5])}
    assert lying == set(NORTH)
    assert sum(data["loose"]) == 6


def test_the_guilds_at_the_start() -> None:
    data = spelled(dealt(2))
    row = {good: data["bins"][g * 4 : g * 4 + 4] for g, good in enumerate(GOODS)}
    assert row["saltpeter"] == row["sulfur"] == [1, 1, 1, 0]
    assert row["iron"] == row["wood"] == row["food"] == [1, 1, 1, 1]
    assert dict(zip(GOODS, data["carts"], strict=True)) == {
        "saltpeter": 3, "sulfur": 1, "iron": 3, "wood": 3, "food": 1,
    }  # fmt: skip
    assert sum(data["dock"]) == 2
    assert sum(data["yard"]) == 7
    assert data["scrolls"] == [1, 0, 1, 0, 1, 1]
    assert sum(data["rosary"]) == 4
    assert sum(data["hens"]) == 1
    assert data["seal_supply"] == 8
    assert sum(data["token_pool"]) == 12
    assert (data["purse"], data["coffer"]) == (0, 0)
    assert data["chairs"] == [-1] * 18


def test_circled_discs_lie_on_the_start_places() -> None:
    data = dealt(3).to_dict()
    starts = [data["discs"][at(place)] for place in STARTS]
    others = [data["discs"][at(place)] for place in PLACES if place not in STARTS]
    assert [starts.count(kind) for kind in range(3)] == [2, 2, 2]
    assert [others.count(kind) for kind in range(3)] == [6, 5, 5]
    assert data["discs_left"] == [2, 4, 4, 2, 2, 2, 2, 2, 2]


def test_a_disc_that_has_been_dealt_is_not_dealt_again() -> None:
    state = GAME.setup(2)
    # The first start place is the ninth; two outposts with a circle there, and no third.
    circled = []
    while question(state) == "DealPlace":
        place = PLACES[22 - sum(disc == -1 for disc in state.to_dict()["discs"])]
        wanted = refs(state)[0]
        if place in STARTS:
            circled.append((place, wanted))
        choose(state, wanted)
    assert [disc for _, disc in circled] == ["outpost", "outpost", "farm", "farm", "town", "town"]


def test_the_weights_of_a_draw_are_what_is_left() -> None:
    state = GAME.setup(2)
    decision = state.advance()
    assert decision is not None
    assert decision.seat == CHANCE
    # The sea is no start place: six outposts, five farms, five towns.
    assert decision.weights(state) == [6, 5, 5]
    choose(state, "town")
    decision = state.advance()
    assert decision is not None
    assert decision.weights(state) == [6, 5, 4]


def test_basic_play_leaves_the_charter_of_the_monsters_out() -> None:
    assert dealt(2, mode="basic").to_dict()["deck"] == [(1 << 16) - 1 - bits("beast", WRITS)]
    assert dealt(2, mode="advanced").to_dict()["deck"] == [(1 << 16) - 1]


def test_the_options_of_the_table() -> None:
    def flags(**options: str) -> tuple[Any, Any]:
        data = GAME.setup(2, options).to_dict()
        return data["advanced"], data["overthrow"]

    assert flags() == (0, 1)
    assert flags(mode="advanced", overthrow="no") == (1, 0)


def test_the_first_player_is_drawn_where_the_table_wants_it() -> None:
    state = GAME.setup(3, {"start": "random"})
    assert question(state) == "DrawFirstPlayer"
    assert refs(state) == ["seat-1", "seat-2", "seat-3"]
    choose(state, "seat-3")
    state = answer_draws(state)
    asked = []
    for _ in range(3):
        decision = state.advance()
        assert decision is not None
        asked.append(decision.seat)
        for good in ("saltpeter", "iron", "wood"):
            choose(state, good)
    assert asked == [2, 0, 1]
    assert (state.to_dict()["first"], state.to_dict()["turn"]) == (2, 2)


def test_three_goods_of_different_kinds_in_the_order_of_the_menu() -> None:
    state = dealt(2)
    assert refs(state) == ["saltpeter", "sulfur", "iron"]
    state = play(state, "sulfur", "kept")
    assert refs(state) == ["iron", "wood"]
    assert why_not(state, "food") is not None
    state = play(state, "wood", "food")
    data = state.to_dict()
    assert data["goods"][:5] == [0, 1, 0, 1, 8]
    assert question(state) == "ChooseStartGood"
    decision = state.advance()
    assert decision is not None
    assert decision.seat == 1


def test_sulfur_chosen_at_the_start_goes_onto_the_barrel_or_not() -> None:
    state = dealt(2)
    assert question(play(state, "sulfur")) == "StoreSulfur"
    assert play(state, "sulfur", "barrel").to_dict()["barrel"] == [1, 0]
    assert play(state, "sulfur", "kept").to_dict()["goods"][1] == 1


def test_the_first_pawn_comes_free_to_a_start_place_and_takes_the_best_seat() -> None:
    state = dealt(2)
    for _ in range(2):
        for good in ("saltpeter", "iron", "wood"):
            choose(state, good)
    assert question(state) == "StartRole"
    state = play(state, "knight")
    assert refs(state) == STARTS
    state = play(state, "desert-14", "knight", "desert-14")
    data = state.to_dict()
    assert [data["pawn_places"][0], data["pawn_places"][3]] == [at("desert-14")] * 2
    assert data["chairs"][9:12] == [0, 1, -1]
    assert data["markers"] == [6, 6]
    assert data["goods"] == [1, 0, 1, 1, 7] * 2


def test_r02_a_third_starter_in_a_guild_of_two_seats_keeps_the_marker() -> None:
    data = begun(3, ["monk", "monk", "monk"]).to_dict()
    assert data["chairs"][15:18] == [0, 1, -1]
    assert data["markers"] == [6, 6, 7]
    # With four there is an apprentice, and the fourth goes without.
    data = begun(4, ["monk", "monk", "monk", "monk"]).to_dict()
    assert data["chairs"][15:18] == [0, 1, 2]
    assert data["markers"] == [6, 6, 6, 7]


def test_the_round_begins_with_the_cards() -> None:
    state = begun(2, ["monk", "noble"])
    assert state.to_dict()["rounds"] == 1
    # Both have a saltpeter.
    assert question(state) == "ChooseBonus"
    state = play(state, "none", "none")
    assert question(state) == "ChooseCards"


def test_the_goods_of_the_box_are_all_there() -> None:
    assert sum(ALL_GOODS) == 170
    assert len(VESSELS) * 3 == 9
    GAME.check(begun(5, ["monk"] * 5))
