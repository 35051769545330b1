"""MIL 1049 on a wide screen: spheres and families as panels, what they earn printed on them."""

from __future__ import annotations

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.mat import mat
from demesne.cli.boards.mil_card import earns
from demesne.cli.boards.mil_parts import SPHERES, Parts
from demesne.cli.pieces import RULE, flowed, joined, line

# Narrower panels break the line of a knight once too often.
FAMILY = 44
GROUNDS = {
    "monastery": "#b09a6a",
    "court": "#a8688a",
    "market": "#cf9a5f",
    "war": "#b4574a",
    "clergy": "#7f97a8",
    "crusades": "#9a8fa8",
    "lands": "#7f9a5a",
    "realm": RULE,
}
IN_A_ROW = 4


def wide(parts: Parts) -> tuple[RenderableType, int]:
    """The board, and how many lines of the screen it takes."""
    header = parts.header()
    spheres, sphere_lines = _spheres(parts)
    families, family_lines = _families(parts)
    height = len(header.split("\n")) + sphere_lines + family_lines
    return Group(header, spheres, families), height


def _spheres(parts: Parts) -> tuple[RenderableType, int]:
    """The six spheres, the free land and the realm, four in a row."""
    room = parts.scene.width // IN_A_ROW - 4
    bodies = {sphere: _sphere(parts, sphere, room) for sphere in SPHERES}
    bodies["lands"] = [
        *(line(parts.pile(number)) for number in range(len(parts.view["piles"]))),
        *flowed([parts.soft("area-below"), *parts.face_down()], room).split("\n"),
    ]
    bodies["realm"] = [line(item) for item in parts.realm()]
    if battle := parts.battle():
        title = Text(parts.say("area-battle"), "bold")
        bodies["realm"] += flowed([joined([title, battle[0]]), *battle[1:]], room).split("\n")
    names = list(bodies)
    rows: list[RenderableType] = []
    total = 0
    for start in range(0, len(names), IN_A_ROW):
        here = names[start : start + IN_A_ROW]
        height = max(len(bodies[name]) for name in here) + 2
        grid = Table.grid(expand=True)
        for _ in here:
            grid.add_column(ratio=1)
        grid.add_row(*(_ground(parts, name, bodies[name], height) for name in here))
        rows.append(grid)
        total += height
    return Group(*rows), total


def _sphere(parts: Parts, sphere: str, room: int) -> list[Text]:
    return [
        *flowed(parts.row(sphere), room, " ").split("\n"),
        *map(line, earns(parts, sphere, room)),
    ]


def _ground(parts: Parts, name: str, lines: list[Text], height: int) -> Panel:
    key = f"sphere-{name}" if name in SPHERES else f"area-{name}"
    return Panel(
        Group(*lines),
        title=Text(parts.say(key), "bold"),
        title_align="left",
        box=borders.ROUNDED,
        border_style=GROUNDS[name],
        padding=(0, 1),
        height=height,
    )


def _families(parts: Parts) -> tuple[RenderableType, int]:
    """The families side by side, in as few rows as fit and of equal length."""
    seats = len(parts.seats)
    rows_needed = -(-seats // max(1, parts.scene.width // FAMILY))
    in_a_row = -(-seats // rows_needed)
    room = parts.scene.width // in_a_row - 4
    rows: list[RenderableType] = []
    total = 0
    for start in range(0, seats, in_a_row):
        here = range(start, min(seats, start + in_a_row))
        bodies = [_family_lines(parts, seat, room) for seat in here]
        height = max(map(len, bodies)) + 2
        grid = Table.grid(expand=True)
        for _ in range(in_a_row):
            grid.add_column(ratio=1)
        panels: list[RenderableType] = [
            mat(parts.scene, seat, lines, parts.points(seat), height)
            for seat, lines in zip(here, bodies, strict=True)
        ]
        grid.add_row(*panels, *[""] * (in_a_row - len(panels)))
        rows.append(grid)
        total += height
    return Group(*rows), total


def _family_lines(parts: Parts, seat: int, room: int) -> list[Text]:
    owned = [parts.stock(parts.seats[seat]["stock"]), *parts.lineage(seat)]
    return [*flowed(owned, room).split("\n"), *parts.knights(seat, room)]
