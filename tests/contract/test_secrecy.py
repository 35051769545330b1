"""The law of secrecy: change all a seat cannot know, and nothing it sees or does changes."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import demesne
from contract import toy
from contract.cases import Case, every_case, every_game, set_up, walk
from contract.toy import ToyState
from demesne import bots
from demesne.core.features import feature_index, features
from demesne.core.game import Game
from demesne.core.laws import LawBroken
from demesne.core.secrecy import (
    Answer,
    check_secrecy,
    hidden_cells,
    hidden_names,
    nudged,
    what_is_known,
)
from demesne.core.secrecy import redrawn as redrawn_fields
from demesne.core.state import State
from demesne.core.step import CHANCE

TOY = toy.make()


def answer_of(name: str, game: Game) -> Answer:
    """What a bot of this name would answer, asked as every door asks it."""

    def answer(state: State, seat: int, rng: random.Random) -> int:
        own = bots.knowledge(game, state, seat, rng)
        decision = own.advance()
        assert decision is not None
        return bots.make(name, game, seat, rng).choose(own, decision)

    return answer


@every_case
def test_what_a_seat_cannot_know_changes_nothing_it_sees_or_does(case: Case) -> None:
    game, state = set_up(case)
    redrawn: set[str] = set()
    for ply, (here, decision) in enumerate(walk(state, 11)):
        if ply % 23 and (ply % 3 or not (decision.SEALED or decision.PRIVATE)):
            continue
        for seat in range(here.seats):
            redrawn |= check_secrecy(game, here, seat, f"{ply}/{seat}")
    # Not every field lies hidden in every game that is played.
    assert redrawn <= hidden_names(game, here.seats)
    assert bool(redrawn) == game.has_secrets()


@every_game
def test_all_that_is_declared_hidden_is_drawn_anew(game: Game) -> None:
    redrawn: set[str] = set()
    for seed in range(3):
        for here, _ in walk(game.setup(game.MIN_SEATS), seed):
            for seat in range(here.seats if hidden_cells(here, 0) else 0):
                guess = game.determinise(here, seat, random.Random(seed))
                redrawn |= redrawn_fields(here, guess, seat)
    assert redrawn == hidden_names(game, game.MIN_SEATS)


@every_game
@pytest.mark.parametrize("name", ["greedy", "random", "bots.test_search:Quick"])
def test_what_a_seat_cannot_know_changes_no_bots_answer(game: Game, name: str) -> None:
    answers = [answer_of(name, game)]
    asked = 0
    for ply, (here, decision) in enumerate(walk(game.setup(game.MIN_SEATS + 1), 11)):
        # Where somebody's secret lies on the table, and now and then elsewhere.
        if decision.seat == CHANCE or (ply % 41 and not hidden_cells(here, decision.seat)):
            continue
        check_secrecy(game, here, decision.seat, f"{ply}", answers)
        asked += 1
        if asked == 25:
            break
    assert asked > 3


@every_case
def test_a_determinised_position_plays_to_the_end(case: Case) -> None:
    game, state = set_up(case)
    rng = random.Random(12)
    guesses = [
        game.determinise(here, ply % here.seats, rng)
        for ply, (here, _) in enumerate(walk(state, 12))
    ]
    for guess in guesses[:: max(1, len(guesses) // 6)]:
        for here, _ in walk(guess, 13):
            game.check(here)


@every_case
def test_features_are_numbered_as_the_index_says(case: Case) -> None:
    game, state = set_up(case)
    index = feature_index(game, state.seats)
    for before, after in itertools.pairwise(index):
        assert before.start + before.length == after.start
    for ply, (here, decision) in enumerate(walk(state, 14)):
        if ply % 11:
            continue
        for seat in range(here.seats):
            numbers = features(game, here, seat)
            assert len(numbers) == index[-1].start + index[-1].length
            for feature in index:
                for number in numbers[feature.start : feature.start + feature.length]:
                    assert feature.least - 1 <= number <= feature.most, feature
        asked = features(game, here, max(0, decision.seat))
        assert asked[0] == game.kind_of(decision)


# --- Games that break the law are caught ----------------------------------------------------


def in_the_middle(game: Game, seats: int = 2) -> ToyState:
    """Seat 0 has bid, seat 1 is asked."""
    for here, decision in walk(game.setup(seats), 1):
        assert isinstance(here, ToyState)
        if decision == toy.PlaceBid(1):
            return here.copy()
    raise AssertionError("nobody bids")


class CopyingToy(toy.Toy):
    def determinise(self, state: State, seat: int, rng: random.Random) -> ToyState:
        assert isinstance(state, ToyState)
        return state.copy()


def test_a_determinise_that_just_copies_fails() -> None:
    game = CopyingToy(TOY.toy_box)
    redrawn: set[str] = set()
    for here, _ in walk(game.setup(2), 1):
        redrawn |= check_secrecy(game, here, 0, "x")
    assert redrawn == set() != hidden_names(game, 2)


class PeekingToy(toy.Toy):
    """Draws anew, but the more of the highest cards a rival has, the more it draws."""

    def determinise(self, state: State, seat: int, rng: random.Random) -> ToyState:
        assert isinstance(state, ToyState)
        for _ in range(state.hands[(1 - seat) * toy.KINDS + toy.HIGHEST]):
            rng.random()
        return super().determinise(state, seat, rng)


class LeakyToy(toy.Toy):
    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        return {**super().table_view(state, seat), "hands": state.hands.copy()}


@pytest.mark.parametrize("kind, how", [(PeekingToy, "determinised sample"), (LeakyToy, "view")])
def test_a_peeking_determinise_and_a_leaking_view_are_caught(kind: type[toy.Toy], how: str) -> None:
    def hold(game: toy.Toy) -> None:
        for seed in range(8):
            for here, _ in walk(game.setup(2), seed):
                check_secrecy(game, here, 1, f"{seed}")

    hold(TOY)
    with pytest.raises(LawBroken, match=f"can tell by its {how}"):
        hold(kind(TOY.toy_box))


def test_a_bot_that_peeks_is_caught() -> None:
    def peeks(state: State, _seat: int, _rng: random.Random) -> int:
        assert isinstance(state, ToyState)
        return state.bids[0]

    def hold() -> None:
        for seed in range(8):
            check_secrecy(TOY, in_the_middle(TOY), 1, str(seed), [peeks])

    with pytest.raises(LawBroken, match="bot 0"):
        hold()


def test_the_features_of_a_hidden_number_are_masked() -> None:
    state = in_the_middle(TOY)
    by_name = {feature.name: feature for feature in feature_index(TOY, 2)}
    hands = by_name["hands"]
    for seat in (0, 1):
        numbers = features(TOY, state, seat)[hands.start : hands.start + hands.length]
        own = state.hand(seat)
        assert numbers == (own + [-1] * 3 if seat == 0 else [-1] * 3 + own)
    deck = by_name["deck"]
    assert features(TOY, state, 0)[deck.start : deck.start + deck.length] == [-1] * 3


def test_worlds_are_nudged_where_they_can_be() -> None:
    mil = demesne.game("mil")
    worlds = cells = 0
    for here, decision in walk(mil.setup(2), 5):
        if decision.SEALED:
            cells += len(hidden_cells(here, 1 - decision.seat))
            for world in nudged(mil, here, 1 - decision.seat, random.Random(cells)):
                worlds += world.key() != here.key()
    assert cells > 10
    assert worlds > 10


def test_two_positions_that_differ_only_in_the_question_have_different_views() -> None:
    game = demesne.game("village")
    state = game.setup(2)
    state.advance()
    views = []
    for passed, free in ((0, 1), (1, 0)):
        data = state.to_dict()
        data["agenda"][-1] = ["ServeCustomer", 0, passed, free]
        views.append(game.view(game.from_dict(data), 1))
    assert views[0] != views[1]
    assert {k: v for k, v in views[0].items() if k != "agenda"} == {
        k: v for k, v in views[1].items() if k != "agenda"
    }


def test_what_is_known_covers_menu_and_windows() -> None:
    state = in_the_middle(TOY)
    known = what_is_known(TOY, state, 1, "x", [])
    assert {"view", "menu", "features", "windows", "determinised sample"} == set(known)
