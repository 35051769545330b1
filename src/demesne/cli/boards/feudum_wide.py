"""Feudum on a wide screen: regions, guilds and families in frames."""

from __future__ import annotations

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.feudum_narrow import hanging, house
from demesne.cli.boards.feudum_parts import GUILDS, REGIONS, Parts
from demesne.cli.boards.mat import mat
from demesne.cli.pieces import RULE, flowed, joined

IN_A_ROW = 3
# Frame and padding of a panel.
FRAME = 4
GROUNDS = {
    "sea": "#5f8fa8",
    "island": "#9aa86a",
    "forest": "#5f8a4a",
    "desert": "#cfa85f",
    "badlands": "#b4704a",
    "mountain": "#8f8f98",
}


def wide(parts: Parts) -> tuple[RenderableType, int]:
    """The board, and how many lines of the screen it takes."""
    width = parts.scene.width
    room = width // IN_A_ROW - FRAME
    header = flowed(parts.header(), width, " · ")
    supply = flowed([Text(parts.say("area-supply"), "bold"), *parts.supply()], width)
    rows: list[RenderableType] = []
    total = len(header.split("\n")) + len(supply.split("\n"))
    regions = [(parts.region(name), _places(parts, name, room), GROUNDS[name]) for name in REGIONS]
    guilds = [(parts.guild(name), _guild(parts, name, room), RULE) for name in GUILDS]
    for panels in (regions, guilds):
        for start in range(0, len(panels), IN_A_ROW):
            here = panels[start : start + IN_A_ROW]
            height = max(len(lines) for _, lines, _ in here) + 2
            rows.append(_side_by_side([_panel(*panel, height) for panel in here]))
            total += height
    families, height = _families(parts)
    return Group(header, *rows, *families, supply), total + height


def _families(parts: Parts) -> tuple[list[RenderableType], int]:
    """The families in frames, in rows as long as one another, and their lines together."""
    seats = len(parts.seats)
    in_a_row = -(-seats // -(-seats // IN_A_ROW))
    room = parts.scene.width // in_a_row - FRAME
    rows: list[RenderableType] = []
    total = 0
    for start in range(0, seats, in_a_row):
        here = range(start, min(seats, start + in_a_row))
        houses = [_house(parts, seat, room) for seat in here]
        height = max(map(len, houses)) + 2
        mats = [
            mat(parts.scene, seat, lines, parts.points(seat), height)
            for seat, lines in zip(here, houses, strict=True)
        ]
        rows.append(_side_by_side(mats, in_a_row))
        total += height
    return rows, total


def _places(parts: Parts, region: str, room: int) -> list[Text]:
    return [
        line
        for ref in parts.places_of(region)
        for line in hanging(parts.place(ref), room).split("\n")
    ]


def _guild(parts: Parts, guild: str, room: int) -> list[Text]:
    items = [parts.members(guild), parts.store(guild), [joined(parts.functions(guild), " ")]]
    return [line for some in items for line in flowed(some, room).split("\n")]


def _house(parts: Parts, seat: int, room: int) -> list[Text]:
    return [line for items in house(parts, seat) for line in flowed(items, room, " · ").split("\n")]


def _panel(title: Text, lines: list[Text], colour: str, height: int) -> RenderableType:
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        box=borders.ROUNDED,
        border_style=colour,
        padding=(0, 1),
        height=height,
    )


def _side_by_side(panels: list[RenderableType], columns: int = IN_A_ROW) -> RenderableType:
    grid = Table.grid(expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    grid.add_row(*panels, *[""] * (columns - len(panels)))
    return grid
