"""Clochemerle on a wide screen: the table on the left, a framed mat for every village."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.clochemerle_narrow import areas, cards, rows
from demesne.cli.boards.clochemerle_parts import Parts
from demesne.cli.boards.mat import mat
from demesne.cli.pieces import flowed

# Frame and padding of a mat.
FRAME = 4
IN_A_ROW = 2


def wide(parts: Parts) -> tuple[RenderableType, int]:
    """The board, and how many lines of the screen it takes."""
    width = parts.scene.width
    header = flowed(parts.header(), width, " · ")
    found = areas(parts)
    table = rows(parts, found, width)
    room = width // IN_A_ROW - FRAME
    mats = [_lines(parts, seat, room) for seat in range(len(parts.seats))]
    grid = Table.grid(expand=True)
    for _ in range(IN_A_ROW):
        grid.add_column(ratio=1)
    lines = 1 + sum(_height(parts, items, width) for items in found.values() if items)
    for start in range(0, len(mats), IN_A_ROW):
        pair = mats[start : start + IN_A_ROW]
        height = max(map(len, pair)) + 2
        lines += height
        grid.add_row(
            *(
                mat(parts.scene, start + n, own, parts.score(start + n), height)
                for n, own in enumerate(pair)
            )
        )
    return Group(header, table, grid), lines


def _lines(parts: Parts, seat: int, room: int) -> list[Text]:
    found = [parts.stocks(seat), *cards(parts, seat)]
    return [line for items in found if items for line in flowed(items, room, " · ").split("\n")]


def _height(parts: Parts, items: list[Text], width: int) -> int:
    """Lines of a row of the table, its title counted generously."""
    titles = [parts.say(f"area-{name}") for name in areas(parts)]
    room = width - max(Text(title).cell_len for title in titles) - 1
    return len(flowed(items, room).split("\n"))
