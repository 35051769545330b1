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
from demesne.core.sample import drawn
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision

# A turn that goes on longer than this is left where it is: some games have endless bargaining.
LONGEST_TURN: Final = 400
# Lots of a sample, and how far apart those of two turns and of two attempts begin.
LOTS: Final = 1_021
TURN_STRIDE: Final = 331
ATTEMPT_STRIDE: Final = 47

# Game, seat, plan, taste, position, chains, seed, first sample, how many: all that samples are
# made of.
Job = tuple[Game, int, Plan, "list[float] | None", State, "list[list[int]]", int, int, int]


class Luck:
    """The lots of one sample: the same for every arm in the same turn, whatever came before.

    So arms differ by what they do and not by luck, wherever they leave the others the same
    answers.
    """

    def __init__(self, rng: random.Random) -> None:
        self.lots = [rng.random() for _ in range(LOTS)]
        self.place = 0

    def begin(self, turn: int, attempt: int) -> None:
        """From here on the lots are those of this attempt at this turn."""
        self.place = (turn * TURN_STRIDE + attempt * ATTEMPT_STRIDE) % LOTS

    def lot(self) -> float:
        """The next number from 0 to 1."""
        self.place += 1
        if self.place >= LOTS:
            self.place = 0
        return self.lots[self.place]


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
        known = knowledge(game, state, seat, rng)
        luck = Luck(rng)
        row: list[float] = []
        last = len(chains) - 1
        for index, chain in enumerate(chains):
            copy = known.copy() if index < last else known
            row.append(outcome(game, seat, plan, weights, copy, chain, luck))
        rows.append(row)
    return rows


def outcome(
    game: Game,
    seat: int,
    plan: Plan,
    weights: list[float] | None,
    state: State,
    chain: list[int],
    luck: Luck,
) -> float:
    """What one sample comes to that begins with this chain. Uses the state up."""
    state = play_on(game, state, seat, chain, plan.turns, plan.replies, luck, plan.look)
    worth = value(game, state, seat, plan, weights)
    if plan.mix and state.agenda:
        state = play_turns(game, state, plan.turns + 1, 0, plan.late, luck)
        worth += plan.mix * (value(game, state, seat, plan, weights) - worth)
    return worth


def play_on(
    game: Game,
    state: State,
    seat: int,
    chain: list[int],
    turns: int,
    replies: int,
    luck: Luck,
    look: int = 0,
) -> State:
    """The position after this chain and so many turns more (0: to the end). Uses the state up."""
    follow(state, seat, chain)
    state = finish_own(game, state, replies, luck, look)
    return play_turns(game, state, 1, turns, replies, luck, look)


def finish_own(game: Game, state: State, replies: int, luck: Luck, look: int = 0) -> State:
    """The position when the turn under way is over."""
    luck.begin(0, 0)
    decision = state.advance()
    while decision is not None and decision.seat == CHANCE and not state.is_between_turns():
        state.choose(drawn(decision, state, luck.lot()))
        decision = state.advance()
    if decision is None or state.is_between_turns():
        return state
    return reply(game, state, decision, replies, 0, luck, look)


def play_turns(
    game: Game,
    state: State,
    first: int,
    turns: int,
    replies: int,
    luck: Luck,
    look: int = 0,
) -> State:
    """The position after so many turns (0: all there are), or at the end of the game."""
    turn = first
    decision = state.advance()
    while decision is not None:
        state = reply(game, state, decision, replies, turn, luck, look)
        decision = state.advance()
        turn += 1
        if turn == first + turns:
            break
    return state


def value(game: Game, state: State, seat: int, plan: Plan, weights: list[float] | None) -> float:
    """Points ahead of the others; with a scale, the chance to win they mean."""
    best = float("-inf")
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            points = game.evaluate(state, other)
            best = max(best, points)
            total += points
    others = best + plan.field * (total / (state.seats - 1) - best)
    lead = worth_of(game, state, seat, weights) - others
    return 0.5 + 0.5 * math.tanh(lead / plan.scale) if plan.scale else lead


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


def random_turn(state: State, decision: Decision[Any], luck: Luck) -> None:
    """Answer this question and all that follow by lot, until nobody is in the middle of a turn."""
    asked: Decision[Any] | None = decision
    count = 0
    while asked is not None and count < LONGEST_TURN:
        if asked.seat == CHANCE:
            choice = drawn(asked, state, luck.lot())
        else:
            options = asked.options(state)
            choice = options[int(luck.lot() * len(options))] if len(options) > 1 else options[0]
        state.choose(choice)
        asked = state.advance()
        count += 1
        if state.is_between_turns():
            break


def reply(
    game: Game,
    state: State,
    decision: Decision[Any],
    replies: int,
    turn: int,
    luck: Luck,
    look: int = 0,
) -> State:
    """The position after one more turn: the best of some for whoever is asked."""
    if look and decision.seat != CHANCE:
        luck.begin(turn, 0)
        listed = Listed(game, decision.seat, look, luck)
        listed.explore(state, decision.options(state))
        return listed.finished()
    if replies <= 1 or decision.seat == CHANCE:
        luck.begin(turn, 0)
        random_turn(state, decision, luck)
        return state
    mover = decision.seat
    best: State | None = None
    best_worth = float("-inf")
    for attempt in range(replies):
        tried = state.copy() if attempt < replies - 1 else state
        luck.begin(turn, attempt)
        random_turn(tried, decision, luck)
        worth = game.evaluate(tried, mover)
        if best is None or worth > best_worth:
            best, best_worth = tried, worth
    assert best is not None
    return best


class Listed:
    """The best of some turns, listed from all parts of what the seat could do."""

    def __init__(self, game: Game, seat: int, positions: int, luck: Luck) -> None:
        self.game = game
        self.seat = seat
        self.left = positions
        self.luck = luck
        self.best: State | None = None
        self.worth = float("-inf")

    def explore(self, state: State, options: list[int]) -> None:
        """Try these answers, each with an equal share of what is left. Uses the state up."""
        start = int(self.luck.lot() * len(options))
        for number in range(len(options)):
            choice = options[(start + number) % len(options)]
            later = len(options) - 1 - number
            # What this answer may not use is kept for those after it.
            kept = self.left * later // (later + 1)
            self.left -= kept
            self.follow(state.copy() if later else state, choice)
            self.left += kept
            if self.left <= 0 and self.best is not None:
                return

    def follow(self, state: State, choice: int) -> None:
        """Every turn that goes on like this, as far as there are positions left."""
        state.choose(choice)
        decision = state.advance()
        count = 0
        while decision is not None and decision.seat != CHANCE and count < LONGEST_TURN:
            count += 1
            options = decision.options(state)
            if len(options) > 1:
                if decision.seat != self.seat or state.is_between_turns():
                    break
                if self.left > 1:
                    self.explore(state, options)
                    return
                choice = options[int(self.luck.lot() * len(options))]
            else:
                choice = options[0]
            state.choose(choice)
            decision = state.advance()
        self.left -= 1
        worth = self.game.evaluate(state, self.seat)
        if self.best is None or worth > self.worth:
            self.best, self.worth = state, worth

    def finished(self) -> State:
        """The position after the best turn; what chance and others have part in goes by lot."""
        best = self.best
        assert best is not None
        decision = best.advance()
        if decision is not None and not best.is_between_turns():
            random_turn(best, decision, self.luck)
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
