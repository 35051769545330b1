"""Every game, with every number of seats and every option, and random games of each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import demesne
from contract import toy
from demesne.core.game import Game
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision

Case = tuple[str, int, tuple[tuple[str, str], ...]]
NAMES = [*demesne.game_names(), "toy"]


@lru_cache
def game_of(name: str) -> Game:
    return toy.make() if name == "toy" else demesne.game(name)


def _cases() -> Iterator[Any]:
    for name in NAMES:
        game = game_of(name)
        for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
            for options in _settings(game.options_for(seats)):
                words = [name, str(seats), *(f"{key}={value}" for key, value in options)]
                yield pytest.param((name, seats, options), id=" ".join(words))


def _settings(offered: dict[str, tuple[str, ...]]) -> list[tuple[tuple[str, str], ...]]:
    """The defaults, every other value alone, and the last value of every option together."""
    defaults = {key: values[0] for key, values in offered.items()}
    settings = [defaults]
    settings += [{**defaults, key: value} for key in offered for value in offered[key][1:]]
    settings.append({key: values[-1] for key, values in offered.items()})
    return list(dict.fromkeys(tuple(setting.items()) for setting in settings))


CASES = list(_cases())
every_case = pytest.mark.parametrize("case", CASES)
every_game = pytest.mark.parametrize("game", [game_of(name) for name in NAMES], ids=NAMES)


def set_up(case: Case) -> tuple[Game, State]:
    name, seats, options = case
    game = game_of(name)
    return game, game.setup(seats, dict(options))


def answer(decision: Decision[Any], state: State, rng: random.Random) -> int:
    """Any option; a draw by its weights."""
    if decision.seat == CHANCE:
        return sample(decision, state, rng)
    return rng.choice(decision.options(state))


def walk(
    state: State, seed: int, choices: list[int] | None = None
) -> Iterator[tuple[State, Decision[Any]]]:
    """Play `state` on at random to its end, stopping at every decision.

    `choices` receives what was chosen.
    """
    rng = random.Random(seed)
    while (decision := state.advance()) is not None:
        yield state, decision
        choice = answer(decision, state, rng)
        if choices is not None:
            choices.append(choice)
        state.choose(choice)
