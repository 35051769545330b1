"""Trying turns out: the same positions and the same luck for each of them."""

from __future__ import annotations

import atexit
import math
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from demesne.bots.bot import knowledge, worth_of
from demesne.bots.plan import Plan
from demesne.core.game import Game
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision

# A turn that goes on longer than this is left where it is: some games have endless bargaining.
LONGEST_TURN: Final = 400

# Game, seat, plan, taste, position, chains, seed, first sample, how many: all that samples are
# made of.
Job = tuple[Game, int, Plan, "list[float] | None", State, "list[list[int]]", int, int, int]


def play_samples(
    game: Game,
    seat: int,
    plan: Plan,
    weights: list[float] | None,
    state: State,
    chains: list[list[int]],
    seed: int,
    first: int,
    count: int,
) -> list[list[float]]:
    """For each of the samples with these numbers: what every chain came to in it."""
    rows: list[list[float]] = []
    for number in range(first, first + count):
        rng = random.Random(seed + number)
        drawn = knowledge(game, state, seat, rng)
        luck = rng.getrandbits(60)
        row: list[float] = []
        last = len(chains) - 1
        for index, chain in enumerate(chains):
            copy = drawn.copy() if index < last else drawn
            row.append(outcome(game, seat, plan, weights, copy, chain, random.Random(luck)))
        rows.append(row)
    return rows


def outcome(
    game: Game,
    seat: int,
    plan: Plan,
    weights: list[float] | None,
    state: State,
    chain: list[int],
    rng: random.Random,
) -> float:
    """What one sample comes to that begins with this chain. Uses the state up."""
    follow(state, seat, chain)
    state = play_turns(game, state, plan.turns, plan.replies, rng)
    worth = value(game, state, seat, plan.scale, weights)
    if plan.mix and state.agenda:
        state = play_turns(game, state, 0, plan.late, rng)
        worth += plan.mix * (value(game, state, seat, plan.scale, weights) - worth)
    return worth


def play_turns(game: Game, state: State, turns: int, replies: int, rng: random.Random) -> State:
    """The position when the turn under way is over and so many more, or at the end of the game."""
    decision = after_chance(state, rng)
    if decision is not None and not state.is_between_turns():
        state = reply(game, state, decision, replies, rng)
        decision = state.advance()
    while decision is not None:
        state = reply(game, state, decision, replies, rng)
        decision = state.advance()
        turns -= 1
        if not turns:
            break
    return state


def value(game: Game, state: State, seat: int, scale: float, weights: list[float] | None) -> float:
    """Points ahead of the best of the others; with a scale, the chance to win they mean."""
    best = float("-inf")
    for other in range(state.seats):
        if other != seat:
            best = max(best, game.evaluate(state, other))
    lead = worth_of(game, state, seat, weights) - best
    return 0.5 + 0.5 * math.tanh(lead / scale) if scale else lead


# -- one turn ------------------------------------------------------------------------------


def next_own(state: State, seat: int) -> Decision[Any] | None:
    """The next question to this seat, after answers that are forced; None where others or
    chance are asked first."""
    decision = state.advance()
    while decision is not None and decision.seat != CHANCE:
        options = decision.options(state)
        if len(options) > 1:
            return decision if decision.seat == seat else None
        state.choose(options[0])
        decision = state.advance()
    return None


def follow(state: State, seat: int, chain: list[int]) -> None:
    """Give these answers, and those that are forced in between."""
    for choice in chain:
        decision = next_own(state, seat)
        if decision is None or choice not in decision.options(state):
            return
        state.choose(choice)


def after_chance(state: State, rng: random.Random) -> Decision[Any] | None:
    """Draw and roll until a seat is asked, or the turn is over; who is asked then."""
    decision = state.advance()
    while decision is not None and decision.seat == CHANCE and not state.is_between_turns():
        state.choose(sample(decision, state, rng))
        decision = state.advance()
    return decision


def finish_turn(state: State, rng: random.Random) -> Decision[Any] | None:
    """Play at random until nobody is in the middle of a turn; who is asked then."""
    decision = state.advance()
    count = 0
    while decision is not None and not state.is_between_turns() and count < LONGEST_TURN:
        state.choose(pick(state, decision, rng))
        decision = state.advance()
        count += 1
    return decision


def pick(state: State, decision: Decision[Any], rng: random.Random) -> int:
    if decision.seat == CHANCE:
        return sample(decision, state, rng)
    options = decision.options(state)
    return options[int(rng.random() * len(options))]


def reply(
    game: Game, state: State, decision: Decision[Any], replies: int, rng: random.Random
) -> State:
    """The position after one more turn: the best of some random ones for whoever is asked."""
    if replies <= 1 or decision.seat == CHANCE:
        state.choose(pick(state, decision, rng))
        finish_turn(state, rng)
        return state
    mover = decision.seat
    best: State | None = None
    best_worth = float("-inf")
    for number in range(replies):
        tried = state.copy() if number < replies - 1 else state
        tried.choose(pick(tried, decision, rng))
        finish_turn(tried, rng)
        worth = game.evaluate(tried, mover)
        if best is None or worth > best_worth:
            best, best_worth = tried, worth
    assert best is not None
    return best


# -- several processes ---------------------------------------------------------------------

_pools: dict[int, ProcessPoolExecutor] = {}


def shared(job: Job, processes: int) -> list[list[float]]:
    """`play_samples` by several processes: the same rows in the same order."""
    if processes not in _pools:
        # `spawn` everywhere, so that every system plays the same.
        context = multiprocessing.get_context("spawn")
        _pools[processes] = ProcessPoolExecutor(processes, mp_context=context)
        atexit.register(_pools[processes].shutdown)
    game, seat, plan, weights, state, chains, seed, first, count = job
    parts = []
    for number in range(processes):
        begin, end = (count * number // processes, count * (number + 1) // processes)
        if begin < end:
            part = (game, seat, plan, weights, state, chains, seed, first + begin, end - begin)
            parts.append(_pools[processes].submit(play_samples, *part))
    rows: list[list[float]] = []
    for waiting in parts:
        rows += waiting.result()
    return rows
