"""A position as numbers, for learners: what a seat knows, one field after the other.

The index follows from the declared fields, so it is the same for every position of a
game with so many seats. What the seat cannot know, and the empty end of a loose list,
is one below the least number of the field.
"""

from __future__ import annotations

from typing import Any

from demesne.core.field import SEAT, Field
from demesne.core.game import Game
from demesne.core.state import State
from demesne.core.step import Decision


class Feature:
    """`length` numbers from `start` on, each from `least` to `most`; or `least` - 1: unknown."""

    __slots__ = ("least", "length", "most", "name", "start")

    def __init__(self, name: str, start: int, length: int, least: int, most: int) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.least = least
        self.most = most

    def __repr__(self) -> str:
        return f"Feature({self.name!r}, {self.start}, {self.length}, {self.least}, {self.most})"


def feature_index(game: Game, seats: int) -> list[Feature]:
    """What each number of `features` is."""
    kinds = len(game.DECISIONS)
    index = [Feature("question", 0, 1, 0, kinds - 1), Feature("asked", 1, 1, 0, seats - 1)]
    start = 2
    for kind in game.DECISIONS:
        for field in kind.FIELDS:
            name = f"{kind.__name__}.{field.name}"
            length = field.length(seats)
            index.append(Feature(name, start, length, field.least, field.top(seats)))
            start += length
    for field in game.blank(seats).SCHEMA:
        length = field.length(seats)
        index.append(Feature(field.name, start, length, field.least, field.top(seats)))
        start += length
    return index


def features(game: Game, state: State, seat: int) -> list[int]:
    """What `seat` knows, as numbers: the question first, then the position."""
    seats = state.seats
    decision = _question(state, seat)
    if decision is None:
        numbers = [-1, -1]
    else:
        numbers = [game.kind_of(decision), decision.seat]
    for kind in game.DECISIONS:
        is_asked = decision is not None and type(decision) is kind
        for field in kind.FIELDS:
            is_known = is_asked and not (
                field.hidden and decision is not None and decision.secret_of() != seat
            )
            value = getattr(decision, field.name) if is_known else None
            numbers += _padded(field, value, seats)
    for field in state.SCHEMA:
        values = _padded(field, getattr(state, field.name), seats)
        if field.hidden:
            values = _masked(field, values, seat)
        numbers += values
    return numbers


def _question(state: State, seat: int) -> Decision[Any] | None:
    """The question to this seat, if it is asked one; else the one on top."""
    for sealed in state.sealed_questions():
        if sealed.seat == seat:
            return sealed
    top = state.agenda[-1] if state.agenda else None
    return top if isinstance(top, Decision) else None


def _padded(field: Field, value: Any, seats: int) -> list[int]:
    length = field.length(seats)
    if value is None:
        return [field.least - 1] * length
    values = list(value) if isinstance(value, list | tuple) else [value]
    return values + [field.least - 1] * (length - len(values))


def _masked(field: Field, values: list[int], seat: int) -> list[int]:
    """Only the seat's own numbers; of what is hidden on the table, none."""
    masked = [field.least - 1] * len(values)
    if field.each == SEAT:
        own = max(1, field.count)
        masked[seat * own : (seat + 1) * own] = values[seat * own : (seat + 1) * own]
    return masked
