"""What everything costs and earns in Feudum, as its box prints it."""

from __future__ import annotations

from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.feudum_parts import FUNCTIONS, GUILDS, ROUTES, Parts
from demesne.cli.pieces import RULE, STRONG, joined
from demesne.cli.prose import Prose

VESSELS = ("ship", "submersible", "flying-machine")
EPOCHS = ("II", "III", "IV")
KINGDOMS = ("east", "west", "north", "south", "central", "isolated")


def card(parts: Parts) -> RenderableType:
    """The guilds on the left, cards and scores on the right."""
    left = [_panel(parts.word(f"guild-{guild}"), _guild(parts, guild)) for guild in GUILDS]
    right = [
        _panel(parts.say("area-cards"), _cards(parts)),
        _panel(parts.say("area-combat"), _combat(parts)),
        _panel(parts.say("area-routes"), _routes(parts)),
        _panel(parts.say("area-dawn"), _dawn(parts)),
        _panel(parts.say("area-charters"), _charters(parts)),
        _panel(parts.say("area-end"), _end(parts)),
    ]
    grid = Table.grid(expand=True)
    for _ in range(2):
        grid.add_column(ratio=1)
    grid.add_row(Group(*left), Group(*right))
    return grid


def _panel(title: str, lines: list[Text]) -> Panel:
    return Panel(
        Group(*map(Prose, lines)),
        title=Text(title, "bold"),
        title_align="left",
        box=borders.ROUNDED,
        border_style=RULE,
        padding=(0, 1),
    )


def _listed(figures: list[int]) -> str:
    return "/".join(map(str, figures))


def _guild(parts: Parts, guild: str) -> list[Text]:
    """What gives stars there, and what its three functions do and score."""
    t = parts.tables
    guilds = t["guilds"]
    place = parts.say(f"card-new-{t['guild_places'][guild]}")
    figures: dict[str, Any] = {
        "farmer": {"sum": guilds["farmer_pull"], "count": guilds["farmer_push"]},
        "merchant": {
            "most": guilds["merchant_trade"],
            "pull": guilds["merchant_pull"],
            "count": guilds["merchant_push"],
        },
        "alchemist": {
            "price": guilds["price"],
            "pull": guilds["alchemist_pull"],
            "count": guilds["inventions"],
        },
        "knight": {"price": guilds["price"], "count": guilds["knight_push"]},
        "noble": {
            "price": guilds["price"],
            "most": guilds["noble_trade"],
            "pull": guilds["noble_pull"],
            "count": guilds["noble_push"],
            "sums": _listed(guilds["rosary"]),
        },
        "monk": {
            "price": guilds["price"],
            "sum": guilds["monk_pull"],
            "sums": _listed(guilds["hens"]),
        },
    }
    points = {"pull": str(guilds["pull"]), "push": _listed(guilds["push"])}
    lines = [parts.soft("card-stars", place=place, count=t["stars"]["place"])]
    for name in FUNCTIONS:
        head = parts.word(f"function-{name}")
        if name in points:
            head = parts.say("card-function", name=head, points=points[name])
        deed = parts.say(f"card-{guild}-{name}", **figures[guild])
        lines.append(joined([Text(head, STRONG), deed]))
    return lines + (_recipes(parts) if guild == "alchemist" else [])


def _recipes(parts: Parts) -> list[Text]:
    recipes = parts.tables["recipes"]
    lines = [joined([parts.word(f"vessel-{kind}"), parts.due(recipes[kind])]) for kind in VESSELS]
    barrels = joined([parts.due(price) for price in recipes["barrels"]], ", ")
    return [joined(lines, "  "), joined([parts.say("card-barrels"), barrels])]


def _cards(parts: Parts) -> list[Text]:
    t = parts.tables
    cards, harvest = t["cards"], t["harvest"]
    price = {
        "farm": parts.cube("wood"),
        "town": parts.cube("iron"),
        "feudum": Text(parts.say("a-seal")),
    }
    improve = joined(
        [
            joined([parts.say(f"card-new-{kind}"), Text("("), price[kind], Text(")")], "")
            for kind in price
        ],
        ", ",
    )
    points = [f"{epoch} {_listed(t['improve'][epoch])}" for epoch in ("I", "II", "III", "IV")]
    partial = zip(harvest["partial"], harvest["favours"], strict=True)
    shares = [
        f"{total} = {kept}+{taken}"
        for total, (kept, taken) in enumerate(partial, start=cards["crop"])
    ]
    return [
        joined([parts.word("card-improve"), improve]),
        Text("  " + "  ".join(points)),
        Text(parts.say("card-harvest", count=cards["crop"], most=cards["most_crop"])),
        Text("  " + "  ".join(shares)),
        Text(parts.say("card-tax", count=cards["tax"])),
        Text(parts.say("card-explore", count=cards["explore"])),
    ]


def _combat(parts: Parts) -> list[Text]:
    c = parts.tables["combat"]
    attack, defence = c["pawn"]
    return [
        Text(parts.say("combat-pawn", attack=attack, defence=defence)),
        Text(
            parts.say("combat-feudum", feudum=c["feudum"], subject=c["subject"], card=c["defend"])
        ),
        Text(
            parts.say(
                "combat-attack",
                saltpeter=c["saltpeter"],
                free=c["weapon"][0],
                paid=c["weapon"][1],
                rebel=c["rebel"],
            )
        ),
        Text(parts.say("combat-points", pawn=c["pawn_points"], feudum=c["feudum_points"])),
    ]


def _routes(parts: Parts) -> list[Text]:
    price = parts.tables["cards"]["ferry"]
    kinds = [f"{sign} {parts.word(f'route-{kind}')}" for kind, sign in ROUTES.items()]
    return [Text("  ".join(kinds)), Text(parts.say("card-ferry", price=price))]


def _dawn(parts: Parts) -> list[Text]:
    t = parts.tables
    epochs, scene = t["epochs"], t["landscape"]
    stacks = ", ".join(f"{epoch} {count}" for epoch, count in epochs["stacks"].items())
    return [
        Text(parts.say("dawn-stacks", stacks=stacks)),
        Text(parts.say("dawn-seats", points=_listed(epochs["seats"]))),
        Text(parts.say("dawn-landscapes", empty=scene["empty"], full=scene["full"])),
        Text(parts.say("dawn-regions", points=_listed(epochs["regions"][1:]))),
        Text(parts.say("dawn-disloyalty", points=_listed(epochs["military"]))),
        Text(parts.say("dawn-goods", places=_refilled(parts))),
    ]


def _refilled(parts: Parts) -> str:
    """The places with the letter of each epoch."""
    letters, places = parts.tables["map_refill"], parts.tables["places"]
    # Beside the places a table has a note, and says where its figures come from.
    lettered = {name: own["letters"] for name, own in places.items() if isinstance(own, dict)}
    return ", ".join(
        f"{epoch} {_numbers([name for name in lettered if letters[epoch] in lettered[name]])}"
        for epoch in EPOCHS
    )


def _numbers(places: list[str]) -> str:
    return " ".join(place.rpartition("-")[2] for place in places)


def _charters(parts: Parts) -> list[Text]:
    """The points of each with a seal, and the places of its kingdom."""
    t = parts.tables
    points = t["charters"]
    lines = [
        joined([parts.word(f"writ-{writ}"), Text(_listed(figures), STRONG)])
        for writ, figures in (("cellar", points["cellar"]), ("beast", [points["beast"]]))
    ]
    for kingdom in KINGDOMS:
        figures = points["isolated" if kingdom == "isolated" else "kingdom"]
        worth = Text(_listed(figures), STRONG)
        places = Text(_numbers(t["kingdoms"][kingdom]))
        lines.append(joined([parts.word(f"writ-{kingdom}"), worth, places], "  "))
    return lines


def _end(parts: Parts) -> list[Text]:
    t = parts.tables
    s, voyage = t["scoring"], t["voyage"]
    spaces = [
        str(low) if low == high else f"{low}/{high}"
        for low, high in zip(voyage["low"], voyage["high"], strict=True)
    ]
    return [
        Text(parts.say("end-voyage", points=" ".join(spaces))),
        Text(parts.say("end-empire", place=s["place"], feudum=s["feudum"], set=s["set"])),
        Text(parts.say("end-shillings", count=s["shillings"])),
        Text(parts.say("end-charters")),
    ]
