"""Trying out turns: what each leads to, in win chances and in points.

A turn is a chain of own answers up to the point where somebody else or chance is asked. The
candidates are those the search would try, the best by the evaluation. Each is played on in the
same positions with the same luck: what the seat cannot know is drawn anew for every sample, so
that nothing here depends on it. Where a sample ends, every seat has a win chance.
"""

from __future__ import annotations

import random
from typing import Any, Final

from demesne.analysis.chance import chances
from demesne.bots.bot import knowledge
from demesne.bots.plan import Plan
from demesne.bots.rollout import Luck, follow, next_own, play_on
from demesne.bots.search import Searcher
from demesne.core.game import Game
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision

# One answer of a turn: the kind of question, how the choice is written, and its words.
Answer = tuple[str, str, Message]
# Of the turns that are tried, at least so many begin with different answers.
VARIOUS: Final = 3
FIGURES: Final = ("tries", "arms", "turns", "replies", "positions")


class Budget:
    """How hard to look: `arms` turns, each tried `tries` times, each time for `turns` turns.

    Every further turn of a sample is the best of `replies` random ones by the evaluation.
    Out of at most `positions` the candidates are found.
    """

    __slots__ = FIGURES

    def __init__(
        self,
        tries: int = 32,
        arms: int = 8,
        turns: int = 4,
        replies: int = 4,
        positions: int = 3_000,
    ) -> None:
        self.tries = tries
        self.arms = arms
        self.turns = turns
        self.replies = replies
        self.positions = positions

    def to_dict(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in FIGURES}


class Tried:
    """A turn and how it did."""

    __slots__ = ("after", "chain", "leads", "odds", "own", "terms")

    def __init__(self, chain: list[int], after: State) -> None:
        self.chain = chain
        # The position right after it, as far as the seat knows.
        self.after = after
        # Where every sample ended: the seat's own chance, the points it was ahead of the best
        # other, and the parts of its own evaluation.
        self.own: list[float] = []
        self.leads: list[float] = []
        self.terms: list[list[float]] = []
        # The sum of the chances of every seat.
        self.odds = [0.0] * after.seats

    def chance(self, start: int = 0, stop: int | None = None) -> float:
        return mean(self.own[start:stop])

    def lead(self, start: int = 0, stop: int | None = None) -> float:
        return mean(self.leads[start:stop])

    def chances(self) -> list[float]:
        return [sum_ / len(self.own) for sum_ in self.odds]

    def end(self, game: Game, state: State, seat: int) -> None:
        """One more sample, which came to this position."""
        worths = [game.evaluate(state, each) for each in range(state.seats)]
        odds = chances(game, state, worths)
        for each, chance in enumerate(odds):
            self.odds[each] += chance
        self.own.append(odds[seat])
        best = max(worth for each, worth in enumerate(worths) if each != seat)
        self.leads.append(worths[seat] - best)
        self.terms.append(game.terms(state, seat))


def weigh(
    game: Game, state: State, seat: int, budget: Budget, seed: str, played: list[int] | None = None
) -> list[Tried]:
    """The turns of `seat`, which is asked now, all tried equally often; in no order.

    With `played`, that turn is the first of them. The same seed tries the same.
    """
    rng = random.Random(seed)
    own = knowledge(game, state, seat, rng)
    arms = _candidates(game, own, seat, budget, rng, played)
    for number in range(budget.tries):
        _sample(game, state, seat, budget, random.Random(f"{seed}/{number}"), arms)
    return arms


def _candidates(
    game: Game,
    own: State,
    seat: int,
    budget: Budget,
    rng: random.Random,
    played: list[int] | None,
) -> list[Tried]:
    decision = own.advance()
    assert decision is not None
    plan = Plan(arms=budget.positions, samples=0, positions=budget.positions)
    found = Searcher(game, seat, rng, plan).rank(own.copy(), decision.options(own))
    chains = _best_and_various([arm.chain for arm in found], budget.arms)
    arms: list[Tried] = []
    keys: set[int] = set()
    for chain in [*([played] if played is not None else []), *chains]:
        after = own.copy()
        follow(after, seat, chain)
        next_own(after, seat)
        # Another order of the same answers may lead to the same position.
        key = after.fast_key()
        if key not in keys:
            keys.add(key)
            arms.append(Tried(chain, after))
    return arms


def _best_and_various(chains: list[list[int]], count: int) -> list[list[int]]:
    """So many of them, best first, and among them some that begin otherwise: where the best all
    begin alike, there would be nothing to choose between."""
    begun = list({chain[0]: chain for chain in reversed(chains)}.values())[::-1]
    various = [chain for chain in chains if chain in begun[:VARIOUS]]
    others = [chain for chain in chains if chain not in various]
    return [*various, *others[: max(0, count - len(various))]]


def _sample(
    game: Game, state: State, seat: int, budget: Budget, rng: random.Random, arms: list[Tried]
) -> None:
    """One world and its luck, for every arm."""
    drawn = knowledge(game, state, seat, rng)
    luck = Luck(rng)
    for arm in arms:
        end = play_on(game, drawn.copy(), seat, arm.chain, budget.turns, budget.replies, luck)
        arm.end(game, end, seat)


def answers(state: State, seat: int, chain: list[int]) -> list[Answer]:
    """What a chain says, in words. Uses the state up."""
    given: list[Answer] = []
    for choice in chain:
        decision = next_own(state, seat)
        if decision is None or choice not in decision.options(state):
            break
        given.append(_answer(state, decision, choice))
        state.choose(choice)
    return given


def _answer(state: State, decision: Decision[Any], choice: int) -> Answer:
    lines = decision.LINES
    label = decision.label(state, lines.line[choice], lines.x[choice], lines.y[choice])
    return type(decision).__name__, decision.ref(choice), label


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
