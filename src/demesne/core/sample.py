"""Answering by lot: chance decisions by their weights, and whole random games."""

from __future__ import annotations

import random
from typing import Any

from demesne.core.state import State
from demesne.core.step import CHANCE, Decision


def sample(decision: Decision[Any], state: State, rng: random.Random) -> int:
    """One option of a chance decision, drawn by its weights."""
    return drawn(decision, state, rng.random())


def drawn(decision: Decision[Any], state: State, lot: float) -> int:
    """The option of a chance decision that a lot from 0 to 1 falls on."""
    weights = decision.weights(state)
    total = 0
    for weight in weights:
        total += weight
    mark = int(lot * total)
    index = 0
    while mark >= weights[index]:
        mark -= weights[index]
        index += 1
    return decision.options(state)[index]


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
