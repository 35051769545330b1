"""Fields and lines, declared once: what they read, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.errors import PositionError
from demesne.core.field import SEAT, TABLE, Field
from demesne.core.lines import Group, Lines, numbers

NUMBER = Field("phase", most=6)
SOMEBODY = Field("first", least=-1, of_seats=1)
KNIGHT = Field("knight", of_seats=4)
COINS = Field("coins", SEAT, most=9)
CUBES = Field("cubes", SEAT, 2, most=9)
SPACES = Field("spaces", TABLE, 3)
QUEUE = Field("queue", TABLE, 3, loose=True)


@pytest.mark.parametrize(
    "field, value",
    [
        (NUMBER, 0),
        (NUMBER, 6),
        (SOMEBODY, -1),
        (SOMEBODY, 2),
        (KNIGHT, 11),
        (COINS, [0, 9, 1]),
        (CUBES, [0, 1, 2, 3, 4, 5]),
        (SPACES, [7, 8, 999]),
        (QUEUE, []),
        (QUEUE, [1, 2, 3]),
    ],
)
def test_a_field_takes_what_it_declares(field: Field, value: Any) -> None:
    field.check(value, seats=3)


@pytest.mark.parametrize(
    "field, value, sentence",
    [
        (NUMBER, 7, "phase must be from 0 to 6, not 7"),
        (NUMBER, -1, "phase must be from 0 to 6, not -1"),
        (NUMBER, True, "phase must be a whole number, not True"),
        (NUMBER, 1.0, "phase must be a whole number, not 1.0"),
        (NUMBER, [1], "phase must be a whole number"),
        (SOMEBODY, 3, "first must be from -1 to 2, not 3"),
        (KNIGHT, 12, "knight must be from 0 to 11, not 12"),
        (COINS, [1, 2], "coins must list 3 numbers, not 2"),
        (COINS, 5, "coins must be a list of numbers, not 5"),
        (COINS, "abc", "coins must be a list of numbers"),
        (CUBES, [0] * 5, "cubes must list 6 numbers, not 5"),
        (CUBES, [0, 0, 0, 0, 0, 10], "cubes must list numbers from 0 to 9, not 10"),
        (SPACES, [1, 2, None], "spaces must list whole numbers, not None"),
        (QUEUE, [1, 2, 3, 4], "queue lists 3 numbers at most, not 4"),
    ],
)
def test_a_field_refuses_anything_else_with_a_sentence(
    field: Field, value: Any, sentence: str
) -> None:
    with pytest.raises(PositionError) as refused:
        field.check(value, seats=3)
    assert sentence in str(refused.value)


def test_lines_are_taken_apart_once() -> None:
    lines = Lines(
        Group(0, "done", label="line-done", ends=True),
        Group(1, "window-{}/generation-{}", numbers(2), numbers(3)),
        Group(7, "{}", ("wood", "iron")),
    )
    assert lines.size == 9
    assert lines.refs[:3] == ["done", "window-1/generation-1", "window-1/generation-2"]
    assert lines.refs[-2:] == ["wood", "iron"]
    assert [lines.line[choice] for choice in range(9)] == [0, *[1] * 6, 7, 7]
    assert [(lines.x[choice], lines.y[choice]) for choice in range(1, 7)] == [
        (x, y) for x in range(2) for y in range(3)
    ]
    assert [choice for choice in range(9) if lines.ends[choice]] == [0]
    assert lines.labels[0] == "line-done"
    assert all(lines.choices[ref] == choice for choice, ref in enumerate(lines.refs))


def test_lines_that_do_not_add_up_are_refused_where_they_are_declared() -> None:
    with pytest.raises(ValueError, match="begins at 1, not at 2"):
        Lines(Group(0, "done"), Group(2, "more"))
    with pytest.raises(ValueError, match="written alike"):
        Lines(Group(0, "done"), Group(1, "done"))
    with pytest.raises(ValueError, match="two axes at most"):
        Group(0, "{}{}{}", "ab", "cd", "ef")


def test_numbers_name_an_axis_that_is_just_counted() -> None:
    assert numbers(3) == ("1", "2", "3")
    assert numbers(2, first=0) == ("0", "1")
