"""Measure the search of the `demesne` that this process finds, and print the figures as JSON.

`python -m bench.searching village 2 1.0`: game, seats, processor seconds for each figure. Run
in a process of its own, so that peers can take turns with it.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from demesne import COMPILED, registry
from demesne.bots.levels import plan_of
from demesne.bots.plan import Plan
from demesne.bots.rollout import play_samples
from demesne.bots.search import Searcher
from demesne.cli.tune import some_positions
from demesne.core.game import Game
from demesne.core.sample import play_out
from demesne.core.state import State


class Timed(Game):
    """A game that says how long its evaluation and its redrawing take."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.box)
        self.game = game
        self.evaluating = 0.0
        self.evaluations = 0
        self.redrawing = 0.0

    def evaluate(self, state: State, seat: int) -> float:
        begun = time.perf_counter()
        worth = self.game.evaluate(state, seat)
        self.evaluating += time.perf_counter() - begun
        self.evaluations += 1
        return worth

    def determinise(self, state: State, seat: int, rng: random.Random) -> State:
        begun = time.perf_counter()
        drawn = self.game.determinise(state, seat, rng)
        self.redrawing += time.perf_counter() - begun
        return drawn


def rate(work: Callable[[State], int], positions: list[State], seconds: float) -> float:
    """How much of it is done in a second of processor time."""
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for state in positions:
            done += work(state)
    return done / (time.process_time() - begun)


def measure(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    positions = some_positions(game, seats, {})
    plan = plan_of("strong", game).at(seats)
    to_the_end = Plan(turns=0, replies=1)

    def turns(state: State) -> int:
        decision = state.advance()
        assert decision is not None
        searcher = Searcher(game, decision.seat, random.Random(1), plan)
        searcher.explore_all(state, decision.options(state), plan)
        return len(searcher.found)

    def samples(state: State, of: Plan, played: Game) -> int:
        decision = state.advance()
        assert decision is not None
        chains = [[choice] for choice in decision.options(state)[:4]]
        play_samples(played, decision.seat, of, None, state, chains, 7, 0, 2)
        return 2 * len(chains)

    def decisions(state: State) -> int:
        return play_out(state.copy(), random.Random(7), game.MAX_PLIES)

    figures: dict[str, float] = {
        "turns_per_second": round(rate(turns, positions, seconds)),
        "rollouts_per_second": round(rate(lambda s: samples(s, plan, game), positions, seconds)),
        "full_rollouts_per_second": round(
            rate(lambda s: samples(s, to_the_end, game), positions, seconds)
        ),
        "decisions_per_second": round(rate(decisions, positions, seconds)),
    }
    timed = Timed(game)
    begun = time.perf_counter()
    rate(lambda s: samples(s, plan, timed), positions, seconds)
    whole = time.perf_counter() - begun
    copies = timed.evaluations * (plan.replies - 1) / max(1, plan.replies)
    begun = time.perf_counter()
    for state in positions * 100:
        state.copy()
    copying = copies * (time.perf_counter() - begun) / (100 * len(positions))
    figures["share_evaluation"] = round(timed.evaluating / whole, 3)
    figures["share_redrawing"] = round(timed.redrawing / whole, 3)
    figures["share_copies"] = round(copying / whole, 3)
    rest = 1 - figures["share_evaluation"] - figures["share_redrawing"] - figures["share_copies"]
    figures["share_rules_and_search"] = round(rest, 3)
    return figures


def main(name: str, seats: str, seconds: str) -> None:
    figures = measure(registry.game(name), int(seats), float(seconds))
    print(json.dumps({"compiled": COMPILED, **figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
