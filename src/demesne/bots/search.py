"""A search over whole turns: each is tried out, the promising ones more often.

An arm is a chain of own answers up to the point where somebody else or chance is asked, as
`greedy` lists them, or a single answer where a plan says so. Every arm is played on in the
same positions with the same luck: what the seat cannot know is drawn anew for each sample,
and what chance and the others do comes from the sample's own random numbers. After each
round the worse half of the arms is dropped.

Nothing here knows a game. What suits a game is its plan: see `plans.py`.
"""

from __future__ import annotations

import random
from typing import Any, Final

from demesne.bots.bot import Bot
from demesne.core.game import Game
from demesne.core.native import mypyc_attr
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision

# A turn that goes on longer than this is left where it is: some games have endless bargaining.
LONGEST_TURN: Final = 400
SEEDS: Final = 2**62


class Plan:
    """How a game is searched.

    `arms` whole turns are kept (0: every single answer is an arm), `samples` are spent on
    them. A sample is played on for `turns` turns (0: to the end of the game); each turn of
    it is the best of `replies` random ones by the evaluation (1: a random one).
    """

    def __init__(
        self,
        arms: int = 8,
        samples: int = 50,
        turns: int = 4,
        replies: int = 4,
        positions: int = 5_000,
    ) -> None:
        self.arms = arms
        self.samples = samples
        self.turns = turns
        self.replies = replies
        self.positions = positions


class Arm:
    """A chain of own answers, and how it did so far."""

    def __init__(self, chain: list[int], worth: float) -> None:
        self.chain = chain
        self.worth = worth
        self.total = 0.0
        self.count = 0

    def mean(self) -> float:
        return self.total / self.count if self.count else self.worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Tries whole turns out."""

    def __init__(self, game: Game, seat: int, rng: random.Random, plan: Plan | None = None) -> None:
        super().__init__(game, seat, rng)
        self.plan = Plan() if plan is None else plan
        # What is left of the turn that was chosen: each question by its name and options, with
        # the answer.
        self.rest: list[tuple[str, list[int], int]] = []
        self.left = 0
        self.found: list[Arm] = []

    def choose(self, state: State, decision: Decision[Any]) -> int:
        options = decision.options(state)
        if len(options) == 1:
            return options[0]
        if self.rest:
            name, expected, choice = self.rest.pop(0)
            if name == type(decision).__name__ and expected == options:
                return choice
        best = self.search(state, options)
        self.rest = self.questions(state, best.chain)[1:]
        return best.chain[0]

    def questions(self, state: State, chain: list[int]) -> list[tuple[str, list[int], int]]:
        """What a chain answers. Uses the state up."""
        asked: list[tuple[str, list[int], int]] = []
        for choice in chain:
            decision = self.next_own(state)
            if decision is None:
                break
            asked.append((type(decision).__name__, decision.options(state), choice))
            state.choose(choice)
        return asked

    def search(self, state: State, options: list[int]) -> Arm:
        """The arm that did best."""
        arms = self.list_arms(state, options)
        seed = self.rng.getrandbits(60)
        done = 0
        spent = 0
        while len(arms) > 1 and spent < self.plan.samples:
            rounds = max(1, (len(arms) - 1).bit_length())
            each = max(1, (self.plan.samples - spent) // (rounds * len(arms)))
            for number in range(done, done + each):
                rng = random.Random(seed + number)
                drawn = self.game.determinise(state, self.seat, rng)
                drawn.sink = None
                drawn.turn_to(self.seat)
                luck = rng.getrandbits(60)
                for arm in arms:
                    arm.total += self.outcome(drawn.copy(), arm.chain, random.Random(luck))
                    arm.count += 1
            done += each
            spent += each * len(arms)
            arms.sort(key=_mean, reverse=True)
            arms = arms[: (len(arms) + 1) // 2]
        return arms[0]

    # -- arms ------------------------------------------------------------------------------

    def list_arms(self, state: State, options: list[int]) -> list[Arm]:
        """The best turns by the evaluation, best first; or every answer by itself."""
        if not self.plan.arms:
            return [Arm([choice], 0.0) for choice in options]
        self.found = []
        self.left = 0
        for choice in options:
            self.left += self.plan.positions // len(options)
            self.explore(state.copy(), choice, [])
        self.found.sort(key=_mean, reverse=True)
        kept: list[Arm] = []
        worths: set[float] = set()
        for arm in self.found:
            # Equal to the last digit: the same position reached in another order, mostly.
            if arm.worth not in worths:
                worths.add(arm.worth)
                kept.append(arm)
                if len(kept) == self.plan.arms:
                    break
        self.found = []
        return kept

    def explore(self, state: State, choice: int, before: list[int]) -> None:
        """Every chain that begins like this. Uses the state up."""
        chain = [*before, choice]
        self.left -= 1
        state.choose(choice)
        decision = state.advance()
        while decision is not None and decision.seat != CHANCE:
            options = decision.options(state)
            if len(options) > 1:
                if decision.seat != self.seat:
                    break
                if self.left > 0:
                    last = options.pop()
                    for option in options:
                        self.explore(state.copy(), option, chain)
                    self.explore(state, last, chain)
                    return
                chain.append(options[0])
            state.choose(options[0])
            decision = state.advance()
        self.found.append(Arm(chain, self.game.evaluate(state, self.seat)))

    # -- samples ---------------------------------------------------------------------------

    def outcome(self, state: State, chain: list[int], rng: random.Random) -> float:
        """How one sample ends that begins with this chain. Uses the state up."""
        self.follow(state, chain)
        turns = self.plan.turns
        decision = finish_turn(state, rng)
        while decision is not None:
            state = reply(self.game, state, decision, self.plan.replies, rng)
            decision = state.advance()
            turns -= 1
            if not turns:
                break
        return self.value(state)

    def follow(self, state: State, chain: list[int]) -> None:
        """Give these answers, and those that are forced in between."""
        for choice in chain:
            decision = self.next_own(state)
            if decision is None or choice not in decision.options(state):
                return
            state.choose(choice)

    def next_own(self, state: State) -> Decision[Any] | None:
        """The next question to this seat, after answers that are forced; None where others or
        chance are asked first."""
        decision = state.advance()
        while decision is not None and decision.seat != CHANCE:
            options = decision.options(state)
            if len(options) > 1:
                return decision if decision.seat == self.seat else None
            state.choose(options[0])
            decision = state.advance()
        return None

    def value(self, state: State) -> float:
        """Points ahead of the best of the others."""
        own = self.game.evaluate(state, self.seat)
        best = float("-inf")
        for seat in range(state.seats):
            if seat != self.seat:
                best = max(best, self.game.evaluate(state, seat))
        return own - best


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
    best: State | None = None
    best_worth = float("-inf")
    for number in range(replies):
        tried = state.copy() if number < replies - 1 else state
        mover = decision.seat
        tried.choose(pick(tried, decision, rng))
        finish_turn(tried, rng)
        worth = game.evaluate(tried, mover)
        if best is None or worth > best_worth:
            best, best_worth = tried, worth
    assert best is not None
    return best


def _mean(arm: Arm) -> float:
    return arm.mean()
