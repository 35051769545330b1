"""The levels: a plan for each in every game, and a plan that cannot be is told in a sentence."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import demesne
from contract.cases import walk
from demesne import bots
from demesne.bots.levels import LEVELS, make_level, plan_of
from demesne.bots.plan import Plan, read_plan
from demesne.bots.search import Searcher
from demesne.core.errors import DemesneError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.secrecy import check_secrecy, hidden_cells
from demesne.core.state import State
from demesne.core.step import CHANCE


@pytest.fixture(params=demesne.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return demesne.game(request.param)


def test_every_game_has_its_own_plan_for_every_level(game: Game) -> None:
    assert set(LEVELS) <= game.levels().keys()
    assert game.levels() is game.levels()
    for level in LEVELS:
        plan_of(level, game)


def brief(level: str, game: Game, seat: int, rng: random.Random) -> Searcher:
    """A level that thinks as it does, only less."""
    bot = make_level(level, game, seat, rng)
    assert isinstance(bot, Searcher)
    for plan in (bot.plan, *bot.plan.tables.values()):
        plan.samples = min(plan.samples, 6)
        plan.positions = min(plan.positions, 60)
        plan.arms = min(plan.arms, 3)
    return bot


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_changes_no_levels_answer(game: Game, level: str) -> None:
    def answer(state: State, seat: int, rng: random.Random) -> int:
        own = bots.knowledge(game, state, seat, rng)
        decision = own.advance()
        assert decision is not None
        return brief(level, game, seat, rng).choose(own, decision)

    asked = 0
    for ply, (here, decision) in enumerate(walk(game.setup(game.MIN_SEATS + 1), 11)):
        # Where somebody's secret lies on the table, and now and then elsewhere.
        if decision.seat == CHANCE or (ply % 41 and not hidden_cells(here, decision.seat)):
            continue
        check_secrecy(game, here, decision.seat, f"{ply}", [answer])
        asked += 1
        if asked == 6:
            break
    assert asked > 3


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_alike_with_equal_random_numbers(game: Game, level: str) -> None:
    def answers() -> list[int]:
        match = Match(game, game.MIN_SEATS, seed=4)
        bot = brief(level, game, 0, random.Random(1))
        given: list[int] = []
        while match.decision is not None and len(given) < 12:
            seat = match.decision.seat
            options = match.decision.options(match.state)
            choice = bots.ask(bot, match, 0) if seat == 0 else options[0]
            assert choice in options
            given.append(choice)
            match.choose(choice, seat)
        return given

    assert answers() == answers()


def test_there_is_no_other_level() -> None:
    with pytest.raises(DemesneError, match="no level 'mild'; the levels are gentle, fair, strong"):
        make_level("mild", demesne.game("village"), 0, random.Random(1))


@pytest.mark.parametrize(
    "table, told",
    [
        ({"kind": "deep"}, "kind is one of greedy, search, not 'deep'"),
        ({"arms": -1}, "arms must be a whole number from 0, not -1"),
        ({"arms": True}, "arms must be a whole number"),
        ({"noise": "much"}, "noise must be a number from 0, not 'much'"),
        ({"depth": 3}, "there is no figure 'depth'"),
        ({"3": 5}, "3 must be a table"),
        ({"3": {"depth": 3}}, r"here, 3 seats: there is no figure 'depth'"),
    ],
)
def test_a_plan_that_cannot_be_is_a_sentence(table: dict[str, Any], told: str) -> None:
    with pytest.raises(DemesneError, match=told):
        read_plan(table, "here")


def test_a_plan_may_differ_by_number_of_seats() -> None:
    plan = read_plan({"samples": 30, "turns": 3, "4": {"samples": 90}}, "here")
    assert [plan.at(seats).samples for seats in (2, 3, 4)] == [30, 30, 90]
    assert plan.at(4).turns == 3
    again = pickle.loads(pickle.dumps(plan))
    assert again.to_dict() == plan.to_dict()
    assert plan.to_dict()["4"] == {"samples": 90}
    assert Plan().to_dict() == read_plan({}, "here").to_dict()
