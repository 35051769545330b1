"""Rows and columns that one action completed (pp. 17, 19).

A piece cannot count twice, so rows or columns are counted, whichever are more; those that
were complete before do not count. A row or column of a single scroll is one too (R-05).
"""

from __future__ import annotations

from typing import Final

from demesne.games.feudum.pieces import BINS, KINDS

# As bits of bins: good * BINS + bin.
BIN_ROWS: Final = tuple(((1 << BINS) - 1) << good * BINS for good in range(KINDS))
BIN_COLUMNS: Final = tuple(
    sum(1 << good * BINS + number for good in range(KINDS)) for number in range(BINS)
)
# As bits of scrolls: the stairs a1 a2 a3, b1 b2, c1.
SCROLL_ROWS: Final = (0b000111, 0b011000, 0b100000)
SCROLL_COLUMNS: Final = (0b101001, 0b010010, 0b000100)
MOST_LINES: Final = 3


def bins_done(before: int, after: int) -> int:
    """Rows or columns of the merchants that are complete now and were not before."""
    return _better(BIN_ROWS, BIN_COLUMNS, before, after)


def scrolls_done(before: int, after: int) -> int:
    """Rows or columns of scrolls that are sealed now and were not before."""
    return _better(SCROLL_ROWS, SCROLL_COLUMNS, before, after)


def _better(rows: tuple[int, ...], columns: tuple[int, ...], before: int, after: int) -> int:
    return min(MOST_LINES, max(_new(rows, before, after), _new(columns, before, after)))


def _new(lines: tuple[int, ...], before: int, after: int) -> int:
    count = 0
    for line in lines:
        if after & line == line and before & line != line:
            count += 1
    return count
