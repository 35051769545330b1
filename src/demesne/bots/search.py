"""A search over whole turns: each is tried out, the promising ones more often.

An arm is a chain of own answers up to the point where somebody else or chance is asked, as
`greedy` lists them, or a single answer where a plan says so. Every arm is played on in the
same positions with the same luck: what the seat cannot know is drawn anew for each sample,
and what chance and the others do comes from the sample's own random numbers. After each
round the worse half of the arms is dropped.

Nothing here knows a game. What suits a game is its plan.
"""

from __future__ import annotations

import math
import random
import time
from typing import Any, Final

from demesne.bots.bot import Bot, worth_of
from demesne.bots.plan import GREEDY, Plan
from demesne.bots.rollout import next_own, play_samples, shared
from demesne.core.game import Game
from demesne.core.native import mypyc_attr
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision

# With a clock and no number of samples, so many at most.
ENDLESS: Final = 1_000_000


class Arm:
    """A chain of own answers, and how it did so far."""

    def __init__(self, chain: list[int], worth: float) -> None:
        self.chain = chain
        # By the evaluation, when the chain is played: points of the seat itself.
        self.worth = worth
        # Over all samples: see `Plan` for what a worth is there.
        self.total = 0.0
        self.count = 0

    def mean(self) -> float:
        return self.total / self.count if self.count else self.worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Tries whole turns out."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        plan: Plan | None = None,
        weights: list[float] | None = None,
    ) -> None:
        super().__init__(game, seat, rng)
        self.plan = Plan() if plan is None else plan
        self.weights = weights
        # What is left of the turn that was chosen: each question by its name and options, with
        # the answer.
        self.rest: list[tuple[str, list[int], int]] = []
        # While turns are listed: positions that may still be looked at, those in mid-turn that
        # were, and the turns found.
        self.left = 0
        self.seen: set[int] = set()
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
            decision = next_own(state, self.seat)
            if decision is None:
                break
            asked.append((type(decision).__name__, decision.options(state), choice))
            state.choose(choice)
        return asked

    def search(self, state: State, options: list[int]) -> Arm:
        """The arm to take: the one that did best, or one drawn among the better ones."""
        ranking = self.rank(state, options)
        noise = self.plan.at(state.seats).noise
        if not noise:
            return ranking[0]
        best = ranking[0].mean()
        shares = [math.exp((arm.mean() - best) / noise) for arm in ranking]
        mark = self.rng.random() * sum(shares)
        for arm, share in zip(ranking, shares, strict=True):
            mark -= share
            if mark < 0:
                return arm
        return ranking[0]

    def rank(self, state: State, options: list[int]) -> list[Arm]:
        """Every arm that was examined, best first. `state` stays as it is."""
        plan = self.plan.at(state.seats)
        arms = self.list_arms(state, options, plan)
        dropped: list[Arm] = []
        if plan.kind == GREEDY or not (plan.samples or plan.seconds):
            return arms
        seed = self.rng.getrandbits(60)
        budget = plan.samples or ENDLESS
        until = time.monotonic() + plan.seconds
        done = 0
        spent = 0
        while len(arms) > 1 and spent < budget:
            rounds = max(1, (len(arms) - 1).bit_length())
            each = max(1, (budget - spent) // (rounds * len(arms)))
            if plan.seconds:
                now = time.monotonic()
                each = self.sample_until(
                    state, arms, plan, seed, done, now + (until - now) / rounds
                )
            else:
                self.sample(state, arms, plan, seed, done, each)
            done += each
            spent += each * len(arms)
            order(arms, plan)
            kept = (len(arms) + 1) // 2
            dropped = arms[kept:] + dropped
            arms = arms[:kept]
        return arms + dropped

    def sample(
        self, state: State, arms: list[Arm], plan: Plan, seed: int, first: int, count: int
    ) -> None:
        """Try every arm out in these samples: in this process, or in several."""
        chains = [arm.chain for arm in arms]
        job = (self.game, self.seat, plan, self.weights, state, chains, seed, first, count)
        rows = shared(job, plan.processes) if plan.processes > 1 else play_samples(*job)
        # One after the other, so that the sum does not depend on who played them.
        for row in rows:
            for arm, worth in zip(arms, row, strict=True):
                arm.total += worth
                arm.count += 1

    def sample_until(
        self, state: State, arms: list[Arm], plan: Plan, seed: int, first: int, until: float
    ) -> int:
        """Sample until the clock says so, once at least; how often."""
        count = 0
        while not count or time.monotonic() < until:
            self.sample(state, arms, plan, seed, first + count, plan.processes)
            count += plan.processes
        return count

    # -- arms ------------------------------------------------------------------------------

    def list_arms(self, state: State, options: list[int], plan: Plan) -> list[Arm]:
        """The best turns by the evaluation, best first; or every answer by itself."""
        if not plan.arms:
            return [Arm([choice], 0.0) for choice in options]
        self.explore_all(state, options, plan)
        self.found.sort(key=_mean, reverse=True)
        kept: list[Arm] = []
        worths: set[float] = set()
        for arm in self.found:
            # Equal to the last digit: the same position reached in another order, mostly.
            if arm.worth not in worths:
                worths.add(arm.worth)
                kept.append(arm)
                if len(kept) == plan.arms:
                    break
        self.found = []
        return kept

    def explore_all(self, state: State, options: list[int], plan: Plan) -> None:
        """Find every turn, as far as the plan allows."""
        self.found = []
        self.seen = set()
        self.left = 0
        for choice in options:
            self.left += plan.positions // len(options)
            self.explore(state.copy(), choice, [])

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
                    # Where other answers led already, all that follows was looked at.
                    key = state.fast_key()
                    if key in self.seen:
                        return
                    self.seen.add(key)
                    last = options.pop()
                    for option in options:
                        self.explore(state.copy(), option, chain)
                    self.explore(state, last, chain)
                    return
                chain.append(options[0])
            state.choose(options[0])
            decision = state.advance()
        self.found.append(Arm(chain, worth_of(self.game, state, self.seat, self.weights)))


def order(arms: list[Arm], plan: Plan) -> None:
    """Best first, of arms that were tried out equally often."""
    # A lead of one point more is so much more of a worth, about where a game is open.
    unit = 0.5 / plan.scale if plan.scale else 1.0
    scored = [(arm.total + plan.prior * unit * arm.worth, arm) for arm in arms]
    scored.sort(key=_score, reverse=True)
    arms[:] = [arm for _, arm in scored]


def _score(scored: tuple[float, Arm]) -> float:
    return scored[0]


def _mean(arm: Arm) -> float:
    return arm.mean()
