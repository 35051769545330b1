"""MIL 1049 in eighty columns: the spheres in a line or two, and a line for each knight."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.mil_parts import SPHERES, Parts
from demesne.cli.pieces import flowed, joined, padded


def narrow(parts: Parts) -> RenderableType:
    rows = {
        "spheres": [_sphere(parts, sphere) for sphere in SPHERES],
        "lands": [parts.pile(number) for number in range(len(parts.view["piles"]))],
        "below": parts.face_down(),
        "realm": parts.realm(),
        "battle": parts.battle(),
    }
    shown = {name: items for name, items in rows.items() if items}
    titles = {name: Text(parts.say(f"area-{name}"), "bold") for name in shown}
    room = parts.scene.width - max(title.cell_len for title in titles.values()) - 1
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, items in shown.items():
        grid.add_row(titles[name], flowed(items, room))
    families = [family(parts, seat) for seat in range(len(parts.seats))]
    return Group(parts.header(), grid, *families)


def _sphere(parts: Parts, sphere: str) -> Text:
    return joined([parts.soft(f"sphere-{sphere}"), *parts.row(sphere)])


def family(parts: Parts, seat: int) -> RenderableType:
    """A line for what is owned, then the knights."""
    # Names of all lengths, columns in line.
    width = max(parts.name(other).cell_len for other in range(len(parts.seats)))
    owned = [
        padded(parts.name(seat), width),
        padded(parts.points(seat), 6),
        parts.stock(parts.seats[seat]["stock"]),
        *parts.lineage(seat),
    ]
    room = parts.scene.width - 2
    first, *rest = flowed(owned, room).split("\n")
    beneath = [joined(["  ", line], "") for line in (*rest, *parts.knights(seat, room))]
    return Group(first, *beneath)
