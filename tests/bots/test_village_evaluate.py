"""What `greedy` steers by: the evaluation of Village says what a player would say."""

from __future__ import annotations

import random
from typing import cast

import pytest

import demesne
from demesne.core.sample import play_out
from demesne.games.village.pieces import (
    BAG,
    CHRONICLE,
    FARM,
    GRAVE,
    ORANGE,
    PLACE_COUNT,
    WAGON,
    WINDOW,
)
from demesne.games.village.state import VillageState

GAME = demesne.game("village")


def opening(seats: int = 4) -> VillageState:
    """The first turn of a game."""
    state = cast(VillageState, GAME.setup(seats))
    rng = random.Random(2)
    while state.round == 0 or state.agenda[-1].to_list()[0] != "TakeTurn":
        play_out(state, rng, 1)
    return state


def worth(state: VillageState, seat: int = 0) -> float:
    return GAME.evaluate(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    state = GAME.setup(seats)
    play_out(state, random.Random(seats), GAME.MAX_PLIES)
    for standing in GAME.standings(state):
        assert worth(cast(VillageState, state), standing.seat) == standing.score


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_changes_nothing(seats: int) -> None:
    rng = random.Random(seats)
    for plies in range(0, 600, 25):
        state = GAME.setup(seats)
        play_out(state, rng, plies)
        before = state.to_dict()
        for seat in range(seats):
            assert GAME.evaluate(state, seat) == GAME.evaluate(state.copy(), seat)
        assert state.to_dict() == before


def test_more_is_better() -> None:
    start = worth(opening())
    for stock, index in (("prestige", 0), ("coins", 0), ("grain", 0), ("cubes", ORANGE)):
        state = opening()
        getattr(state, stock)[index] += 1
        assert worth(state) > start, stock
    state = opening()
    state.goods[WAGON] += 1
    assert worth(state) > start


def test_a_served_customer_beats_the_goods_for_it() -> None:
    state = opening()
    tile = state.stalls[0]
    wants = state.box.wants[tile]
    for good in range(5):
        state.goods[good] += wants[good]
    state.grain[0] += wants[5]
    ready = worth(state)
    for good in range(5):
        state.goods[good] -= wants[good]
    state.grain[0] -= wants[5]
    state.stalls.remove(tile)
    state.customers[0] |= 1 << tile
    assert worth(state) > ready


def test_the_chronicle_beats_a_grave() -> None:
    def with_two_buried(place: int) -> float:
        state = opening()
        for _ in range(2):
            state.move(0, 0, FARM, place)
        return worth(state)

    assert with_two_buried(CHRONICLE) > with_two_buried(GRAVE)


def test_the_church_beats_the_bag() -> None:
    def with_one_at(place: int) -> float:
        state = opening()
        state.move(0, 0, FARM, place)
        return worth(state)

    assert with_one_at(WINDOW) > with_one_at(BAG)


def test_stocks_lose_their_worth_as_the_end_comes_near() -> None:
    def gain_of_wagon(graves: int) -> float:
        state = opening()
        state.free_slots[-1] = graves
        state.free_slots[:5] = [graves, 0, 0, 0, 0]
        before = worth(state)
        state.goods[WAGON] += 1
        return worth(state) - before

    assert gain_of_wagon(3) > gain_of_wagon(1)


def test_every_seat_is_measured_alike() -> None:
    state = opening(2)
    assert worth(state, 0) == pytest.approx(worth(state, 1))
    assert len(state.people) == 2 * PLACE_COUNT
