"""Answering by lot: chance decisions by their weights, and whole random games."""

from __future__ import annotations

import random
from typing import Any

from demesne.core.state import State
from demesne.core.step import CHANCE, Decision


def sample(decision: Decision[Any], state: State, rng: random.Random) -> int:
    """One option of a chance decision, drawn by its weights."""
    weights = decision.weights(state)
    mark = int(rng.random() * sum(weights))
    for choice, weight in zip(decision.options(state), weights, strict=True):
        mark -= weight
        if mark < 0:
            return choice
    raise AssertionError(f"{decision} has weights {weights}")


def play_out(state: State, rng: random.Random, limit: int) -> int:
    """Play uniformly at random to the end; the number of decisions, forced ones included."""
    count = 0
    decision = state.advance()
    while decision is not None and count < limit:
        if decision.seat == CHANCE:
            choice = sample(decision, state, rng)
        else:
            options = decision.options(state)
            choice = options[int(rng.random() * len(options))]
        state.choose(choice)
        decision = state.advance()
        count += 1
    return count
