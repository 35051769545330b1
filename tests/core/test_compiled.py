"""The engine under test is the one the test run asked for, and can be handed to a process."""

from __future__ import annotations

import copy
import os
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import demesne
from contract.cases import every_game
from demesne.bots import bot
from demesne.core.game import Game
from demesne.core.match import Match

EXPECTED = os.environ.get("DEMESNE_EXPECT_COMPILED")


@pytest.mark.skipif(EXPECTED is None, reason="DEMESNE_EXPECT_COMPILED is not set")
def test_the_engine_is_compiled_as_asked() -> None:
    assert (EXPECTED == "1") == demesne.COMPILED, demesne.__file__


def test_the_bots_are_compiled_with_the_engine() -> None:
    assert (not str(bot.__file__).endswith(".py")) == demesne.COMPILED


def through_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@every_game
@pytest.mark.parametrize("twin", [through_pickle, copy.copy, copy.deepcopy])
def test_everything_can_be_pickled_and_copied(game: Game, twin: Callable[[Any], Any]) -> None:
    rng = random.Random(5)
    match = Match(game, seats=game.MAX_SEATS, seed=5)
    for _ in range(60):
        if match.decision is None:
            break
        state, decision = match.state, match.decision
        assert twin(state).key() == state.key()
        assert twin(state).sink is None
        assert twin(decision) == decision
        assert twin(match.records) == match.records
        assert twin(game).setup(2).key() == game.setup(2).key()
        other = twin(match)
        choice = rng.choice(decision.options(state))
        for each in (match, other):
            each.choose(choice, decision.seat, each.question_of(decision.seat))
        # The twin draws the same random numbers.
        assert other.to_log().to_text() == match.to_log().to_text()
        assert [(at, event.message) for at, event in other.events] == [
            (at, event.message) for at, event in match.events
        ]


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = Match(demesne.game("village"), seats=2, seed=1)
    twin = match.copy()
    key = match.state.key()
    twin.choose(twin.options()[0])
    assert (match.state.key(), match.ply) == (key, twin.ply - 1) or match.ply < twin.ply
    assert match.state.key() == key
    assert len(match.events) < len(twin.events)


@every_game
def test_a_state_says_when_nobody_is_in_the_middle_of_a_turn(game: Game) -> None:
    state = game.setup(game.MIN_SEATS)
    rng = random.Random(3)
    seen = {True: 0, False: 0}
    while (decision := state.advance()) is not None:
        seen[state.is_between_turns()] += 1
        assert state.is_between_turns() == decision.opens_turn(state)
        state.choose(rng.choice(decision.options(state)))
    assert state.is_between_turns()
    assert min(seen.values()) > 0
