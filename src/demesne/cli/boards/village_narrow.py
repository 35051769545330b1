"""Village in eighty columns: a line or two for each parcel and each family."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.village_parts import (
    BUILDINGS,
    CITIES,
    LEVELS,
    SECTIONS,
    SPACES,
    Parts,
)
from demesne.cli.pieces import SOFT, figures, flowed, joined, padded


def narrow(parts: Parts) -> RenderableType:
    rows = {
        "spaces": _spaces(parts),
        "workshops": [_place(parts, building) for building in BUILDINGS],
        "market": _stalls(parts),
        "queue": _queue(parts),
        "travel": [_city(parts, city) for city in CITIES],
        "council": [_step(parts, f"council-{level}", level) for level in LEVELS],
        # Right to left, as in the church: the first window is the right one.
        "church": [
            *(_step(parts, f"church-{window}", window) for window in reversed(LEVELS)),
            parts.bag(),
        ],
        "chronicle": _chronicle(parts),
    }
    titles = {name: Text(parts.say(f"area-{name}"), "bold") for name in rows}
    room = parts.scene.width - max(title.cell_len for title in titles.values()) - 1
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, items in rows.items():
        grid.add_row(titles[name], flowed(items, room))
    farms = [family(parts, seat) for seat in range(len(parts.seats))]
    return Group(parts.header(), grid, *farms)


def _spaces(parts: Parts) -> list[Text]:
    return [joined([parts.soft(f"space-{space}"), parts.lying(space)]) for space in SPACES]


def _place(parts: Parts, place: str) -> Text:
    return joined([parts.soft(f"at-{place}"), parts.at(place)])


def _stalls(parts: Parts) -> list[Text]:
    tiles = [
        joined([parts.wants(customer), parts.points(customer["points"])], "")
        for customer in parts.view["stalls"]
    ]
    return tiles or [parts.soft("no-customers")]


def _queue(parts: Parts) -> list[Text]:
    tiles = [
        Text(f"{parts.wants(customer)}→{customer['points']}", SOFT)
        for customer in parts.view["queue"]
    ]
    return [*tiles, parts.soft("pile", count=parts.view["customers_to_come"])]


def _city(parts: Parts, city: str) -> Text:
    """The families that have seen it, then who is there now."""
    here, seen = parts.at(f"city-{city}"), parts.markers(city)
    shown = [seen, here] if parts.anybody(f"city-{city}") or not seen else [seen]
    return joined([Text(city.upper(), "bold"), *shown])


def _step(parts: Parts, place: str, number: int) -> Text:
    return joined([Text(str(number), "bold"), parts.at(place)])


def _chronicle(parts: Parts) -> list[Text]:
    """How many places are taken, and by whom."""
    view = parts.view
    places = [
        (f"section-{name}", f"chronicle-{name}", view["chronicle"][name]) for name in SECTIONS
    ]
    items = []
    for key, place, slots in (*places, ("graves", "grave", view["graves"])):
        taken = f"{slots['open'] - slots['free']}/{slots['open']}"
        here = [parts.at(place)] if parts.anybody(place) else []
        items.append(joined([parts.soft(key), taken, *here]))
    return items


def family(parts: Parts, seat: int) -> RenderableType:
    """A farm in two lines: what is owned, then who is where."""
    farm = parts.seats[seat]
    # Names of all lengths, columns in line.
    width = max(parts.name(other).cell_len for other in range(len(parts.seats)))
    owned = [
        padded(parts.name(seat), width),
        padded(parts.score(seat), 5),
        parts.life(seat),
        joined([parts.soft("grain-short"), _count(farm["grain"])]),
        joined([parts.soft("coins-short"), _count(farm["coins"])]),
        parts.owned(farm["cubes"]),
    ]
    home = farm["people"].get("farm", [])
    people = [
        joined([parts.soft("at-farm"), figures(seat, home) if home else Text("–", SOFT)]),
        *parts.people(seat, ("unborn",)),
    ]
    if any(farm["goods"].values()):
        people.append(joined(parts.goods(farm["goods"]), ", "))
    if farm["customers"]:
        people.append(parts.soft("served", count=len(farm["customers"])))
    second = flowed(people, parts.scene.width - 2, " · ")
    return Group(flowed(owned, parts.scene.width), *_indented(second))


def _indented(text: Text) -> list[Text]:
    return [joined(["  ", line], "") for line in text.split("\n")]


def _count(count: int) -> Text:
    return Text(str(count), "bold" if count else SOFT)
