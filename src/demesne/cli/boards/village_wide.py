"""Village on a wide screen: parcels as panels, their prices printed on them."""

from __future__ import annotations

from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.mat import mat
from demesne.cli.boards.village_parts import (
    CITIES,
    LEVELS,
    MAKES,
    SECTIONS,
    SPACES,
    Parts,
)
from demesne.cli.pieces import (
    RULE,
    SOFT,
    figures,
    flowed,
    joined,
    line,
    sides,
)

GROUNDS = {
    "harvest": "#c9a44a",
    "family": "#c98f6a",
    "crafts": "#b98a52",
    "market": "#cf9a5f",
    "travel": "#7f9a5a",
    "council": "#9a8fa8",
    "church": "#7f97a8",
    "chronicle": "#b09a6a",
    "scoring": RULE,
}


def wide(parts: Parts) -> RenderableType:
    columns = (
        (_harvest(parts), _family(parts), _crafts(parts)),
        (_market(parts), _travel(parts)),
        (_council(parts), _church(parts), _chronicle(parts)),
    )
    # Columns end on one line: the last parcel of a shorter one has some ground to spare.
    heights = [sum(len(lines) + 2 for _, lines in column) for column in columns]
    grid = Table.grid(expand=True)
    for _ in columns:
        grid.add_column(ratio=1)
    grid.add_row(
        *(
            Group(*_stack(parts, column, max(heights) - height))
            for column, height in zip(columns, heights, strict=True)
        )
    )
    return Group(parts.header(), grid, _farms(parts))


def card(parts: Parts) -> RenderableType:
    """Every price and reward, in two columns; narrower screens have no room for them else."""
    columns = (
        (_harvest(parts), _family(parts), _crafts(parts), _sales(parts)),
        (_travel(parts), _council(parts), _church(parts), _scoring(parts)),
    )
    grid = Table.grid(expand=True)
    for _ in columns:
        grid.add_column(ratio=1)
    grid.add_row(*(Group(*_stack(parts, column, 0)) for column in columns))
    return grid


Parcel = tuple[str, list[RenderableType]]


def _stack(parts: Parts, column: tuple[Parcel, ...], spare: int) -> list[Panel]:
    panels = []
    for place, (name, lines) in enumerate(column):
        last = place == len(column) - 1
        key = f"space-{name}" if name in SPACES else f"area-{name}"
        title = Text(parts.say(key), "bold")
        if name in parts.view["spaces"]:
            title = joined([title, parts.lying(name)])
        panels.append(
            Panel(
                Group(*lines),
                title=title,
                title_align="left",
                box=borders.ROUNDED,
                border_style=GROUNDS[name],
                padding=(0, 1),
                height=len(lines) + 2 + (spare if last else 0),
            )
        )
    return panels


def _harvest(parts: Parts) -> Parcel:
    grain = parts.tables["harvest"]
    return "harvest", [
        line(parts.soft("harvest-by-hand", count=grain["by_hand"])),
        line(parts.soft("harvest-with-horse", count=grain["with_horse"])),
        line(parts.soft("harvest-with-ox", count=grain["with_ox"])),
    ]


def _family(parts: Parts) -> Parcel:
    """The well needs but one line, and shares the parcel."""
    well = parts.soft("well", count=parts.tables["well"]["cubes"])
    return "family", [
        line(parts.soft("family-help")),
        line(Text(parts.say("area-well"), "bold"), well),
    ]


def _crafts(parts: Parts) -> Parcel:
    tables = parts.tables
    crafts = tables["crafts"]
    buy = tables["buy_wagon_and_animals"] | tables["buy_scroll_and_plough"]
    lines: list[RenderableType] = []
    for building, goods in MAKES.items():
        products = ", ".join(parts.say(f"good-{good}") for good in goods)
        name = joined([Text(parts.say(f"at-{building}"), "bold"), products], ": ")
        lines.append(sides(name, parts.at(building)))
        train, make = crafts["train_time"][building], crafts["make_time"][goods[0]]
        time = parts.soft("craft-price", train=train, make=make)
        lines.append(line(time, parts.due(buy[goods[0]])))
    coins = parts.say("well-coins", count=crafts["mill_coins"])
    lines.append(line(joined([Text(parts.say("mill"), "bold"), coins], ": ")))
    time, grain = crafts["mill_time"], crafts["mill_grain"]
    lines.append(line(parts.soft("mill-price", time=time, grain=grain)))
    return "crafts", lines


def _market(parts: Parts) -> Parcel:
    view = parts.view
    lines: list[RenderableType] = [
        sides(Text(parts.wants(customer), "bold"), parts.points(customer["points"]))
        for customer in view["stalls"]
    ]
    if not view["stalls"]:
        lines.append(parts.soft("no-customers"))
    lines += _sales(parts)[1]
    to_come = parts.soft("pile", count=view["customers_to_come"])
    lines.append(sides(Text(parts.say("area-queue"), "bold"), to_come))
    lines += [
        sides(Text(parts.wants(customer), SOFT), Text(f"→{customer['points']}", SOFT))
        for customer in view["queue"]
    ]
    return "market", lines


def _sales(parts: Parts) -> Parcel:
    market = parts.tables["market"]
    price = joined([parts.due(market["sale_cubes"]), parts.time(market["sale_time"])])
    return "market", [line(parts.soft("sale-free")), line(parts.soft("sale-price"), price)]


def _travel(parts: Parts) -> Parcel:
    lines: list[RenderableType] = []
    rewards = parts.tables["near_cities"] | parts.tables["far_cities"]
    for city in CITIES:
        reward = [
            parts.say(f"reward-{kind}", count=rewards[city][kind])
            for kind in ("prestige", "cubes", "coins")
            if rewards[city].get(kind)
        ]
        name = [Text(city.upper(), "bold"), parts.markers(city)]
        if parts.anybody(f"city-{city}"):
            name.append(parts.at(f"city-{city}"))
        name.append(Text(" ".join(reward), SOFT))
        lines.append(sides(joined(name), _roads(parts, city)))
    lines.append(line(parts.soft("road-price", price=_road_price(parts))))
    return "travel", lines


def _all_roads(parts: Parts) -> list[dict[str, Any]]:
    return [*parts.tables["near_roads"]["roads"], *parts.tables["far_roads"]["roads"]]


def _roads(parts: Parts, city: str) -> Text:
    """Where one may come from, and the cubes it takes."""
    roads = []
    for road in _all_roads(parts):
        if city in (road["from"], road["to"]):
            origin = road["to"] if road["from"] == city else road["from"]
            name = Text("⌂" if origin == "village" else origin.upper(), SOFT)
            roads.append(joined([name, parts.due(road["cubes"])]))
    return joined(roads)


def _road_price(parts: Parts) -> str:
    """Time and wagons, which differ from road to road only in a box of one's own."""
    spans = []
    for kind in ("time", "wagons"):
        counts = sorted({road[kind] for road in _all_roads(parts)})
        spans.append("–".join(map(str, dict.fromkeys((counts[0], counts[-1])))))
    return parts.say("road", time=spans[0], wagons=spans[1])


def _council(parts: Parts) -> Parcel:
    council, times = parts.tables["council"], parts.tables["council_time"]["time"]
    privileges = {
        "cubes": council["privilege_cubes"],
        "coins": council["privilege_coins"],
        "prestige": council["privilege_prestige"],
    }
    lines: list[RenderableType] = []
    for level in reversed(LEVELS):
        name = [Text(str(level), "bold"), parts.soft(f"privilege-{level}", **privileges)]
        if parts.anybody(f"council-{level}"):
            name.insert(1, parts.at(f"council-{level}"))
        earns = parts.points(council["points"][level - 1])
        lines.append(sides(joined(name), joined([parts.time(times[level - 1]), earns])))
    price = joined([parts.say("good-scroll"), parts.soft("or"), parts.due(council["cubes"])])
    lines.append(line(parts.soft("council-price"), price))
    return "council", lines


def _church(parts: Parts) -> Parcel:
    church = parts.tables["church"]
    lines: list[RenderableType] = []
    for window in reversed(LEVELS):
        name = joined([Text(str(window), "bold"), parts.at(f"church-{window}")])
        grain = parts.say("grain", count=church["step_grain"][window - 2]) if window > 1 else ""
        earns = parts.points(church["points"][window - 1])
        lines.append(sides(name, joined([Text(grain, SOFT), earns])))
    time = parts.time(church["enter_time"])
    price = joined([parts.due(church["enter_cubes"]), parts.soft("or"), time])
    lines.append(sides(parts.bag(), price))
    return "church", lines


def _scoring(parts: Parts) -> Parcel:
    scoring, church = parts.tables["scoring"], parts.tables["church"]
    cities = " ".join(map(str, scoring["cities"][1:]))
    # Steps that earn nothing are not worth a word.
    chronicle = " ".join(
        f"{count}→{points}" for count, points in enumerate(scoring["chronicle"]) if points
    )
    return "scoring", [
        line(parts.soft("scoring-cities", points=cities)),
        line(parts.soft("scoring-chronicle", points=chronicle)),
        line(parts.soft("scoring-majority", points=church["majority"])),
        line(parts.soft("scoring-pull", coins=church["pull_coins"])),
    ]


def _chronicle(parts: Parts) -> Parcel:
    view = parts.view
    places = [
        (f"section-{name}", f"chronicle-{name}", view["chronicle"][name]) for name in SECTIONS
    ]
    lines: list[RenderableType] = []
    for key, place, slots in (*places, ("graves", "grave", view["graves"])):
        free = Text(" ".join("□" * slots["free"]), SOFT)
        here = [parts.at(place)] if parts.anybody(place) else []
        lines.append(sides(Text(parts.say(key)), joined([*here, free])))
    return "chronicle", lines


def _farms(parts: Parts) -> RenderableType:
    """The families side by side, as high as the one with most to tell."""
    room = parts.scene.width // len(parts.seats) - 4
    farms = [_farm_lines(parts, seat, room) for seat in range(len(parts.seats))]
    height = max(map(len, farms)) + 2
    grid = Table.grid(expand=True)
    for _ in farms:
        grid.add_column(ratio=1)
    grid.add_row(
        *(
            mat(parts.scene, seat, lines, parts.score(seat), height)
            for seat, lines in enumerate(farms)
        )
    )
    return grid


def _farm_lines(parts: Parts, seat: int, room: int) -> list[Text]:
    farm = parts.seats[seat]
    people = farm["people"]
    home = figures(seat, people["farm"]) if "farm" in people else Text("–", SOFT)
    away = [place for place in people if place not in ("farm", "unborn")]
    blocks = [
        [parts.life(seat), parts.soft("to-bridge", count=parts.to_bridge(seat))],
        [
            joined(
                [
                    parts.soft("grain-short"),
                    f"{farm['grain']}/{parts.tables['supply']['grain_cap']}",
                ]
            ),
            joined([parts.soft("coins-short"), str(farm["coins"])]),
            parts.owned(farm["cubes"]),
        ],
        parts.goods(farm["goods"]) or [parts.soft("no-goods")],
        [joined([parts.soft("at-farm"), home]), *parts.people(seat, ("unborn",))],
        parts.people(seat, away),
    ]
    if farm["customers"]:
        blocks.append([parts.soft("served", count=len(farm["customers"]))])
    return [line for block in blocks if block for line in flowed(block, room).split("\n")]
