"""Clochemerle in eighty columns: a line or two for each kind of card and each village."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.clochemerle_parts import Parts
from demesne.cli.pieces import flowed, joined


def narrow(parts: Parts) -> RenderableType:
    villages = [village(parts, seat) for seat in range(len(parts.seats))]
    header = flowed(parts.header(), parts.scene.width, " · ")
    return Group(header, rows(parts, areas(parts), parts.scene.width), *villages)


def areas(parts: Parts) -> dict[str, list[Text]]:
    """The table, by what its pieces are."""
    return {
        "dice": [*parts.dice(), *parts.made()],
        "sums": parts.sums(),
        "hand": parts.hand(),
        "steward": parts.row(),
        "church": parts.owners("church", parts.view["churches"]),
        "monks": parts.monks(),
        "council": parts.council(),
        "fields": [parts.fields()],
        "travel": parts.travel(),
        "workshops": parts.workshops(),
        "chronicle": [*parts.chronicle(), *parts.rat()],
    }


def rows(parts: Parts, found: dict[str, list[Text]], width: int) -> Table:
    """A title and what there is; what is empty is left out."""
    titles = {name: Text(parts.say(f"area-{name}"), "bold") for name in found}
    room = width - max(title.cell_len for title in titles.values()) - 1
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, items in found.items():
        if items:
            grid.add_row(titles[name], flowed(items, room))
    return grid


def village(parts: Parts, seat: int) -> RenderableType:
    """A village in a few lines: its stocks, its people, its cards, its customers."""
    width = parts.scene.width
    first = flowed([parts.name(seat), parts.score(seat)], width)
    found = [parts.stocks(seat), *cards(parts, seat)]
    return Group(first, *[line for items in found for line in _indented(items, width)])


def cards(parts: Parts, seat: int) -> list[list[Text]]:
    """The lines below the first."""
    own = [*parts.buildings(seat), *parts.journey(seat)]
    return [parts.people(seat), own, parts.goods(seat), parts.market(seat)]


def _indented(items: list[Text], width: int) -> list[Text]:
    if not items:
        return []
    return [joined(["  ", line], "") for line in flowed(items, width - 2, " · ").split("\n")]
