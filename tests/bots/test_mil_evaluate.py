"""What `greedy` steers by in MIL: its self-play looks like the game, its guesses like offers."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

import demesne
from demesne import bots
from demesne.bots.greedy import Greedy
from demesne.core.match import Match
from demesne.core.sample import play_out
from demesne.games.mil.evaluate import son_worth
from demesne.games.mil.pieces import BATTLE, CATHEDRAL, DOWRY, GOLD, KINDS, NOBODY, OFFERED
from demesne.games.mil.spheres.conquest import PlaceLand
from demesne.games.mil.state import MilState

GAME = demesne.game("mil")


class Quick(Greedy):
    """The same with less to look at: dowries have thousands of ways."""

    POSITIONS = 60


@pytest.mark.parametrize("seats", [2, 4])
def test_knights_work_at_home_and_go_everywhere(seats: int) -> None:
    match = Match(GAME, seats, seed=3)
    bots.finish(match, [Quick(GAME, seat, random.Random(seat)) for seat in range(seats)])
    done: Counter[str] = Counter()
    for record in match.records:
        if record.kind in ("ChooseAct", "PlaceKnight"):
            done[record.ref.split("/")[0]] += 1
    for act in ("harvest", "recruit", "grow", "court", "market", "war", "clergy"):
        assert done[act] > 0, act
    sent = sum(done[sphere] for sphere in ("court", "market", "war", "clergy"))
    assert sent > done["crusades"] + done["monastery"]
    # Random movers score some 15.
    assert match.standings()[0].score > 25


@pytest.mark.parametrize("purpose", [DOWRY, BATTLE, CATHEDRAL])
def test_guessed_offers_are_of_a_likely_size(purpose: int) -> None:
    state = cast(MilState, GAME.setup(2))
    kinds = OFFERED[purpose]
    for kind in range(KINDS):
        state.stock[KINDS + kind] = 4
    state.sealed[1] = 1 + purpose
    rng = random.Random(1)
    total = 0
    for _ in range(400):
        guess = cast(MilState, GAME.determinise(state, 0, rng))
        offer = guess.offers[KINDS : 2 * KINDS]
        assert all(offer[kind] <= 4 for kind in kinds)
        assert purpose != CATHEDRAL or offer[GOLD] > 0
        total += sum(offer)
    share = total / 400 / (4 * len(kinds))
    low, high = {DOWRY: (0.05, 0.2), BATTLE: (0.25, 0.4), CATHEDRAL: (0.5, 0.7)}[purpose]
    assert low < share < high


def test_a_land_that_is_won_counts_before_it_is_placed() -> None:
    state = cast(MilState, GAME.setup(2))
    play_out(state, random.Random(1), 60)
    before = GAME.evaluate(state, 0)
    state.conquest = 1
    state.agenda.append(PlaceLand(0, 0, NOBODY, 0))
    assert GAME.evaluate(state, 0) >= before + state.box.land_points
    # Where no column has room, it is lost.
    state.land = [1] * len(state.land)
    full = GAME.evaluate(state, 0)
    state.conquest = 0
    assert GAME.evaluate(state, 0) == full


def test_a_roll_for_a_son_is_worth_what_he_brings() -> None:
    state = cast(MilState, GAME.setup(2))
    knights = len(state.present) // 2
    state.heir[0] = 0
    heirless = son_worth(state, 0)
    state.heir[0] = 1
    another = son_worth(state, 0)
    assert another > 0
    assert heirless > 0
    # A family of four has no room for a further knight: he would go away.
    state.present[:knights] = [1] * knights
    assert son_worth(state, 0) == 0
    # It still wants an heir.
    state.heir[0] = 0
    assert son_worth(state, 0) == heirless
