"""What everything costs and earns in MIL 1049, as its box prints it."""

from __future__ import annotations

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.mil_parts import FACES, LANDS, LIMITED, SPHERES, Parts
from demesne.cli.pieces import RULE, flowed, joined


def earns(parts: Parts, sphere: str, room: int) -> list[Text]:
    """What a knight may do in a sphere, and what most knights there bring, in lines of `room`."""
    lines = _DEEDS[sphere](parts)
    if sphere in LIMITED:
        points = parts.tables["majorities"]["points"][LIMITED.index(sphere)]
        most = parts.soft("most", points=parts.say("points", count=points))
        lines += flowed([most, *_besides(parts, sphere)], room, " ").split("\n")
    return lines


def _besides(parts: Parts, sphere: str) -> list[Text]:
    most = parts.tables["majorities"]
    if sphere == "court":
        return [parts.soft("most-court"), parts.cube("influence", most["influence"])]
    if sphere == "market":
        return [parts.cube("gold", most["gold"])]
    return [parts.soft("kings-soldiers" if sphere == "war" else "archbishop")]


def _monastery(parts: Parts) -> list[Text]:
    more = parts.tables["monastery"]["privileges"]
    return [parts.soft("veil"), parts.soft("veil-more", count=more)]


def _court(parts: Parts) -> list[Text]:
    court = parts.tables["court"]
    return [
        joined([parts.cube("influence", court["influence"]), parts.soft("or-vassal")]),
        parts.soft("vassal", count=court["vassal"], land=court["vassal_land"]),
    ]


def _market(parts: Parts) -> list[Text]:
    castle = parts.tables["castle"]
    return [
        parts.soft("trade", count=parts.tables["trade"]["most"]),
        joined([parts.soft("auction", count=castle["points"]), parts.due(castle["bid"])]),
    ]


def _war(parts: Parts) -> list[Text]:
    war = parts.tables["war"]
    return [
        parts.soft("strength", soldier=war["soldier"], castle=war["castle"]),
        parts.soft("land-points", count=parts.tables["land_points"]["family"]),
    ]


def _clergy(parts: Parts) -> list[Text]:
    clergy = parts.tables["clergy"]
    grants = parts.soft("grants", count=clergy["privileges"])
    return [
        parts.soft("cathedral", count=parts.tables["cathedral"]["best"]),
        joined([grants, parts.cube("influence", clergy["abbess"])]),
    ]


def _crusades(parts: Parts) -> list[Text]:
    gains = parts.cube("influence", parts.tables["crusades"]["influence"])
    return [gains, parts.soft("no-winter")]


_DEEDS = {
    "monastery": _monastery,
    "court": _court,
    "market": _market,
    "war": _war,
    "clergy": _clergy,
    "crusades": _crusades,
}


def card(parts: Parts) -> RenderableType:
    """Every price and reward; narrower screens have no room for them elsewhere."""
    room = parts.scene.width // 2 - 4
    spheres = [(parts.say(f"sphere-{sphere}"), earns(parts, sphere, room)) for sphere in SPHERES]
    others = [
        (parts.say("area-actions"), _actions(parts)),
        (parts.say("area-rates"), _rates(parts)),
        (parts.say("area-land-sorts"), _lands(parts)),
        (parts.say("area-scoring"), _scoring(parts)),
    ]
    grid = Table.grid(expand=True)
    for _ in range(2):
        grid.add_column(ratio=1)
    left = [_panel(title, lines) for title, lines in spheres]
    right = [_panel(title, lines) for title, lines in others]
    grid.add_row(Group(*left), Group(*right))
    return grid


def _panel(title: str, lines: list[Text]) -> Panel:
    return Panel(
        Group(*lines),
        title=Text(title, "bold"),
        title_align="left",
        box=borders.ROUNDED,
        border_style=RULE,
        padding=(0, 1),
    )


def _actions(parts: Parts) -> list[Text]:
    tables = parts.tables
    recruit, entry, bastard = tables["recruit"], tables["entry"], tables["bastard"]
    many = tables["limits"]["many_soldiers"]
    return [
        parts.soft("do-harvest"),
        joined([parts.soft("do-recruit"), parts.due(recruit["cost"])]),
        joined([parts.soft("do-recruit-many", count=many), parts.due(recruit["extra"])]),
        parts.soft("do-grow"),
        _either(parts, "do-bastard", bastard),
        _either(parts, "do-enter", entry),
    ]


def _either(parts: Parts, key: str, price: dict[str, int]) -> Text:
    """So much gold, or so many privileges."""
    privileges = Text(parts.say("privileges", count=price["privileges"]))
    gold = parts.cube("gold", price["gold"])
    return joined([parts.soft(key), gold, parts.soft("or"), privileges])


def _rates(parts: Parts) -> list[Text]:
    rates = [
        joined([parts.due(rate["give"]), "→", parts.due(rate["get"])])
        for rate in parts.tables["trade"]["rates"]
    ]
    return _flowed(parts, rates)


def _flowed(parts: Parts, items: list[Text]) -> list[Text]:
    return list(flowed(items, parts.scene.width // 2 - 4, "   ").split("\n"))


def _lands(parts: Parts) -> list[Text]:
    """Each sort with both its faces."""
    faces = [[parts.land({"sort": sort, "face": face}) for face in FACES] for sort in LANDS]
    return [line for both in faces for line in _flowed(parts, both)]


def _scoring(parts: Parts) -> list[Text]:
    tables = parts.tables
    final = tables["final"]
    return [
        parts.soft("score-lands", count=tables["land_points"]["family"]),
        parts.soft("score-marriage", count=tables["marriage"]["points"]),
        parts.soft("score-death", count=tables["death"]["points"]),
        parts.soft("score-goods", count=final["goods"]),
        parts.soft("score-influence", count=final["influence"]),
        parts.soft("score-privileges", count=final["privileges"]),
        parts.soft("score-gold", count=final["gold_pair"]),
        parts.soft("score-damsels", count=final["damsel"], most=final["damsel_most"]),
    ]
