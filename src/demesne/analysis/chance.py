"""The win chance of every seat in a position.

A seat is the likelier to win the more its evaluation is ahead of the others': the chances are
a softmax of the evaluations. How many points count as much is the temperature. It falls while
the game goes on, since five points mean little in the first round and all in the last; what it
is at which stage `demesne calibrate` finds out from the outcomes of whole games, and
`levels.toml` of the game keeps it:

    [chance]
    stages = [1, 4, 7]
    points = [14.0, 10.5, 6.0]

    [chance.5]      # where it is something else for so many seats
    points = [18.0, 12.0, 6.0]
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.state import State

# A game that nobody has calibrated yet: so many points ahead make it 73 to 27.
UNCALIBRATED: Final = ([1.0], [10.0])


def chances(game: Game, state: State, worths: list[float] | None = None) -> list[float]:
    """The chance of each seat to win; together they are 1. Of a finished game, who has won.

    `worths` are the evaluations of the seats, where they are known already.
    """
    if state.advance() is None:
        return won(game, state)
    stages, points = scale(game, state.seats)
    if worths is None:
        worths = [game.evaluate(state, seat) for seat in range(state.seats)]
    return softmax(worths, temperature(stages, points, stage_of(game, state)))


def won(game: Game, state: State) -> list[float]:
    """1 for the winner; winners who share the first place share it."""
    first = [standing.seat for standing in game.standings(state) if standing.place == 1]
    return [1 / len(first) if seat in first else 0.0 for seat in range(state.seats)]


def stage_of(game: Game, state: State) -> int:
    """How far the game has come: the number of its round, turn or epoch."""
    stage = game.stage(state)
    number = stage.args[0] if stage is not None and stage.args else 0
    return number if isinstance(number, int) else 0


def scale(game: Game, seats: int) -> tuple[list[float], list[float]]:
    """At which stages how many points count: ascending stages, and the points at each."""
    table = figures(game, seats)
    if not table:
        return UNCALIBRATED
    return read_scale(table, f"levels.toml of {game.NAME}, [chance]")


def figures(game: Game, seats: int) -> dict[str, Any]:
    """What `levels.toml` says for so many seats; nothing for a game nobody has calibrated."""
    table = game.levels().get("chance", {})
    own = {name: value for name, value in table.items() if not name.isdecimal()}
    return {**own, **table.get(str(seats), {})}


def read_scale(table: Any, where: str) -> tuple[list[float], list[float]]:
    stages, points = table.get("stages"), table.get("points")
    for name, numbers in (("stages", stages), ("points", points)):
        if not isinstance(numbers, list) or not numbers or not all(map(_is_number, numbers)):
            raise SetupError(f"{where}: {name} must be a list of numbers, not {numbers!r}.")
    if len(stages) != len(points) or sorted(set(stages)) != stages or min(points) <= 0:
        raise SetupError(f"{where}: stages must ascend, with so many points above 0 for each.")
    return [float(stage) for stage in stages], [float(each) for each in points]


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def temperature(stages: Sequence[float], points: Sequence[float], stage: float) -> float:
    """The points at a stage: between two that are known, on the line that joins them."""
    if stage <= stages[0]:
        return points[0]
    for index in range(1, len(stages)):
        if stage <= stages[index]:
            share = (stage - stages[index - 1]) / (stages[index] - stages[index - 1])
            return points[index - 1] + share * (points[index] - points[index - 1])
    return points[-1]


def softmax(worths: Sequence[float], heat: float) -> list[float]:
    best = max(worths)
    shares = [math.exp((worth - best) / heat) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]
