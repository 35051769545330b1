"""Feudum in eighty columns: a line for each place, a line or two for guilds and families."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.feudum_parts import GUILDS, REGIONS, Parts
from demesne.cli.pieces import flowed, joined


def narrow(parts: Parts) -> RenderableType:
    width = parts.scene.width
    header = flowed(parts.header(), width, " · ")
    families = [family(parts, seat) for seat in range(len(parts.seats))]
    supply = flowed([Text(parts.say("area-supply"), "bold"), *parts.supply()], width)
    return Group(header, _land(parts), _guilds(parts), supply, *families)


def _land(parts: Parts) -> RenderableType:
    """Each region with its places, one line each."""
    titles = {region: parts.region(region) for region in REGIONS}
    room = _room(parts, list(titles.values()))
    grid = _grid()
    for region, title in titles.items():
        lines = [hanging(parts.place(ref), room) for ref in parts.places_of(region)]
        grid.add_row(title, joined(lines, "\n"))
    return grid


def _guilds(parts: Parts) -> RenderableType:
    titles = {guild: parts.guild(guild) for guild in GUILDS}
    room = _room(parts, list(titles.values()))
    grid = _grid()
    for guild, title in titles.items():
        items = [*parts.members(guild), joined(parts.functions(guild), " ")]
        grid.add_row(title, joined([flowed(items, room), flowed(parts.store(guild), room)], "\n"))
    return grid


def _room(parts: Parts, titles: list[Text]) -> int:
    return parts.scene.width - max(title.cell_len for title in titles) - 1


def _grid() -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def hanging(items: list[Text], room: int) -> Text:
    """The items in one line; what does not fit stands beneath, a little to the right."""
    first, *rest = flowed(items, room - 2).split("\n")
    return joined([first, *(joined(["  ", line], "") for line in rest)], "\n")


def house(parts: Parts, seat: int) -> list[list[Text]]:
    """The lines of a family below its name."""
    own = [
        parts.stocks(seat),
        parts.people(seat),
        parts.tracks(seat),
        [*parts.cards(seat), *parts.papers(seat)],
    ]
    return [items for items in own if items]


def family(parts: Parts, seat: int) -> RenderableType:
    width = parts.scene.width
    first = joined([parts.name(seat), parts.points(seat)], "  ")
    lines = [
        joined(["  ", line], "")
        for items in house(parts, seat)
        for line in flowed(items, width - 2, " · ").split("\n")
    ]
    return Group(first, *lines)
