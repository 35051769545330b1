"""Four levels with the same meaning in every game, from gentle to fierce.

What a level is in a game, its `levels.toml` says: figures that were measured there (`demesne
tune`). A game that brings none is played by plans that suit any game.
"""

from __future__ import annotations

import random
from typing import Final

from demesne.bots.bot import Bot
from demesne.bots.plan import GREEDY, Plan, read_plan
from demesne.bots.search import Searcher
from demesne.core.errors import SetupError
from demesne.core.game import Game

# Gentle plays plausible turns and seldom the best of them; fair mostly the best it sees at once;
# strong and fierce try turns out before they choose.
LEVELS: Final = ("gentle", "fair", "strong", "fierce")

ANY_GAME: Final[dict[str, Plan]] = {
    "gentle": Plan(kind=GREEDY, arms=12, positions=400, noise=3.0),
    "fair": Plan(kind=GREEDY),
    "strong": Plan(arms=8, samples=50, turns=4, replies=4),
    "fierce": Plan(arms=12, samples=300, turns=4, replies=4),
}


def plan_of(level: str, game: Game) -> Plan:
    """How this level thinks in this game."""
    if level not in LEVELS:
        raise SetupError(f"There is no level {level!r}; the levels are {', '.join(LEVELS)}.")
    tables = game.levels()
    if level not in tables:
        return ANY_GAME[level]
    return read_plan(tables[level], f"levels.toml of {game.NAME}, [{level}]")


def make_level(
    level: str, game: Game, seat: int, rng: random.Random, weights: list[float] | None = None
) -> Bot:
    """A player of this level. `weights` are its taste: a factor for each of `game.TERMS`."""
    fitted = evaluation_of(game)
    if fitted is not None:
        tastes = weights or [1.0] * len(fitted)
        weights = [factor * taste for factor, taste in zip(fitted, tastes, strict=True)]
    return Searcher(game, seat, rng, plan_of(level, game), weights)


def evaluation_of(game: Game) -> list[float] | None:
    """The factors of `game.TERMS` that outcomes of games have taught; None: all are 1."""
    table = game.levels().get("evaluation")
    if not table:
        return None
    unknown = sorted(set(table) - set(game.TERMS))
    if unknown:
        raise SetupError(
            f"levels.toml of {game.NAME}, [evaluation]: there is no term {', '.join(unknown)}; "
            f"the terms are {', '.join(game.TERMS)}."
        )
    return [float(table.get(term, 1.0)) for term in game.TERMS]
