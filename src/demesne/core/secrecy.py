"""The law of secrecy: what a seat cannot know changes nothing it can see or do.

Take a position, change what the seat cannot know into something else that could be so,
and ask again: its view, its menu, its features, its determinised samples under equal
random numbers and the answer of every bot must be the same.

Other worlds come from two sides: drawn anew by the game's own `determinise`, and nudged
number by number in the fields that are declared hidden. A `determinise` that peeks gives
different samples in a nudged world; one that draws nothing anew is caught by `redrawn`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from demesne.core.errors import PositionError
from demesne.core.features import features
from demesne.core.field import SEAT, Field
from demesne.core.game import Game
from demesne.core.laws import LawBroken
from demesne.core.state import State
from demesne.core.step import Step

# Given a position of its own and its random numbers, the answer of a bot for a seat.
Answer = Callable[[State, int, random.Random], int]
# How many worlds are asked about at a position, and how many are tried out for it.
NUDGES = 4
TRIES = 16


def check_secrecy(
    game: Game, state: State, seat: int, seed: str, answers: Sequence[Answer] = ()
) -> set[str]:
    """Hold a position to the law, for one seat; the hidden fields that `determinise` redrew."""
    known = what_is_known(game, state, seat, seed, answers)
    guess = game.determinise(state, seat, random.Random(f"{seed}/guess"))
    for world in [guess, *nudged(game, state, seat, random.Random(f"{seed}/nudge"))]:
        for name, value in what_is_known(game, world, seat, seed, answers).items():
            if value != known[name]:
                raise LawBroken(
                    f"Seat {seat} can tell by its {name} what it cannot know: {known[name]} "
                    f"here, {value} in another world."
                )
    return redrawn(state, guess, seat)


def what_is_known(
    game: Game, state: State, seat: int, seed: str, answers: Sequence[Answer]
) -> dict[str, Any]:
    """All that a seat can see, and whatever is made of it."""
    own = state.copy()
    asked = own.turn_to(seat)
    decision = own.advance()
    asked = asked or (decision is not None and decision.seat == seat)
    sample = game.determinise(state, seat, random.Random(seed))
    game.check(sample)
    known: dict[str, Any] = {
        "view": json.dumps(game.view(state, seat), sort_keys=True),
        "features": features(game, state, seat),
        "determinised sample": json.dumps(sample.to_dict(), sort_keys=True),
    }
    if asked and decision is not None:
        known["menu"] = [
            (line.choice, str(line.label), str(line.why), str(line.warning))
            for line in decision.lines(own)
        ]
        for number, answer in enumerate(answers):
            known[f"bot {number}"] = answer(state.copy(), seat, random.Random(seed))
    known["windows"] = [window.to_list() for window in state.windows(seat)]
    return known


def nudged(game: Game, state: State, seat: int, rng: random.Random) -> list[State]:
    """Worlds that differ in one hidden number, wherever such a world can be."""
    cells = hidden_cells(state, seat)
    rng.shuffle(cells)
    worlds: list[State] = []
    for place, field, index in cells[:TRIES]:
        data = state.to_dict()
        holder = data if place < 0 else data["agenda"][place]
        name: Any = field.name if place < 0 else _position(state.agenda[place], field)
        numbers = _numbers(holder[name])
        true = numbers[index]
        numbers[index] = rng.choice((true - 1, true + 1, field.least))
        if numbers[index] == true:
            continue
        holder[name] = numbers if field.is_list else numbers[0]
        try:
            worlds.append(game.from_dict(data))
        except PositionError:
            continue
        if len(worlds) == NUDGES:
            break
    return worlds


def hidden_cells(state: State, seat: int) -> list[tuple[int, Field, int]]:
    """Every number hidden from `seat`: where on the agenda (-1: in the position), field, index."""
    cells: list[tuple[int, Field, int]] = []
    for field in state.SCHEMA:
        if not field.hidden:
            continue
        own = max(1, field.count)
        for index in range(len(_numbers(getattr(state, field.name)))):
            if field.each != SEAT or index // own != seat:
                cells.append((-1, field, index))
    for place, step in enumerate(state.agenda):
        if step.secret_of() == seat:
            continue
        for field in step.FIELDS:
            if field.hidden:
                count = len(_numbers(getattr(step, field.name)))
                cells += [(place, field, index) for index in range(count)]
    return cells


def redrawn(state: State, guess: State, seat: int) -> set[str]:
    """The hidden fields of which the guess holds something else than the truth."""
    names: set[str] = set()
    for place, field, index in hidden_cells(state, seat):
        true, guessed = (
            _numbers(getattr(world if place < 0 else world.agenda[place], field.name))
            for world in (state, guess)
        )
        if index >= len(guessed) or guessed[index] != true[index]:
            names.add(
                field.name if place < 0 else f"{type(state.agenda[place]).__name__}.{field.name}"
            )
    return names


def hidden_names(game: Game, seats: int) -> set[str]:
    """All fields that are declared hidden; over a game, `determinise` must redraw each."""
    names = {field.name for field in game.blank(seats).SCHEMA if field.hidden}
    for kind in (*game.DECISIONS, *game.STEPS):
        names |= {f"{kind.__name__}.{field.name}" for field in kind.FIELDS if field.hidden}
    return names


def _numbers(value: Any) -> list[int]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _position(step: Step[Any], field: Field) -> int:
    return 1 + step.FIELDS.index(field)
