"""Measure other searchers as `bench.searching` measures ours. Runs in an environment of its own.

`python peer_searchers.py catanatron 1.0`: which, and processor seconds for each figure. Of
Catanatron's players the package has the greedy one, which copies and tries every action; its
roll-outs are its own copy and its own random players. OpenSpiel's is its MCTS in C++, with its
random roll-outs.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

POSITIONS = 12


def rate(work: Callable[[Any], int], positions: list[Any], seconds: float) -> float:
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for position in positions:
            done += work(position)
    return done / (time.process_time() - begun)


def catanatron(seconds: float) -> dict[str, Any]:
    from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]
    from catanatron.players.search import (  # type: ignore[import-not-found]
        VictoryPointPlayer,
    )

    def play(game: Any, limit: int) -> int:
        moves = 0
        while moves < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            moves += 1
        return moves

    def begun(moves: int) -> Any:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=moves)
        play(game, moves)
        return game

    length = play(begun(0), 10**6)
    positions = [begun(length * number // POSITIONS) for number in range(POSITIONS)]
    player = VictoryPointPlayer(Color.RED)

    def greedy(game: Any) -> int:
        actions = game.state.playable_actions
        player.decide(game, actions)
        # It looks at none where it has no choice.
        return len(actions) if len(actions) > 1 else 0

    def rollout(game: Any) -> int:
        play(game.copy(), 10**6)
        return 1

    return {
        "version": version("catanatron"),
        "turns_per_second": round(rate(greedy, positions, seconds)),
        "full_rollouts_per_second": round(rate(rollout, positions, seconds), 1),
        "decisions_per_second": round(rate(lambda g: play(g.copy(), 10**6), positions, seconds)),
    }


def openspiel(name: str, seconds: float) -> dict[str, Any]:
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)
    rng = random.Random(7)

    def begun(moves: int) -> Any:
        while True:
            state = game.new_initial_state()
            while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
                state.apply_action(rng.choice(state.legal_actions()))
                moves -= 1
            if not state.is_terminal():
                return state
            moves //= 2

    positions = [begun(4 * number) for number in range(POSITIONS)]
    simulations = 32
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 64, False, 7, False)

    def search(state: Any) -> int:
        bot.step(state)
        return simulations

    def decisions(state: Any) -> int:
        state = state.clone()
        count = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
        return count

    return {
        "version": version("open_spiel"),
        "full_rollouts_per_second": round(rate(search, positions, seconds), 1),
        "decisions_per_second": round(rate(decisions, positions, seconds)),
    }


def main(which: str, seconds: str) -> None:
    if which == "catanatron":
        figures = catanatron(float(seconds))
    else:
        figures = openspiel(which, float(seconds))
    print(json.dumps(figures))


if __name__ == "__main__":
    main(*sys.argv[1:])
