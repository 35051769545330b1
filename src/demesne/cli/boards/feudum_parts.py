"""The pieces of Feudum in words and marks, for both sizes of its board."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from demesne.cli.boards import Scene
from demesne.cli.pieces import FAMILIES, MARKS, MAY, RUBRIC, SOFT, STRONG, joined, mark

GOODS = {
    "saltpeter": Style(color="#2a221c", bgcolor="#efe9dc", bold=True),
    "sulfur": Style(color="#2a1f06", bgcolor="#e2c52c", bold=True),
    "iron": Style(color="#f4f6f7", bgcolor="#3b4045", bold=True),
    "wood": Style(color="#fff6e6", bgcolor="#7d4f2d", bold=True),
    "food": Style(color="#fffdf4", bgcolor="#4f7d27", bold=True),
}
REGIONS = ("sea", "island", "forest", "desert", "badlands", "mountain")
GUILDS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
FUNCTIONS = ("trade", "pull", "push")
RANKS = ("master", "journeyman", "apprentice")
# How a route is drawn: a road, a ferry, waves, bubbles, birds.
ROUTES = {"road": "–", "ferry": "=", "ship": "~", "submersible": "∘", "air": "^"}
STEPS = (("a1", "a2", "a3"), ("b1", "b2"), ("c1",))
BARREL = 3
ROSARY = 7
HENS = 4
MILITARY = 3
VOYAGE = 7


class Parts:
    """One scene of Feudum, piece by piece."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.tables = scene.tables
        self.seats: list[dict[str, Any]] = scene.view["seats"]
        self.neighbours = _neighbours(scene.tables)

    def say(self, key: str, **arguments: int | str) -> str:
        return self.scene.text(f"cli-feudum-{key}", **arguments)

    def soft(self, key: str, **arguments: int | str) -> Text:
        return Text(self.say(key, **arguments), SOFT)

    def word(self, key: str) -> str:
        """A noun of the game itself."""
        return self.scene.text(key)

    # -- goods -----------------------------------------------------------------------

    def cube(self, good: str, times: int = 1) -> Text:
        return Text(self.say(f"letter-{good}") * times, GOODS[good])

    def due(self, price: dict[str, int]) -> Text:
        """A price as the box prints it, a letter for every cube."""
        return joined([self.cube(good, price[good]) for good in GOODS if price.get(good)], "")

    def stock(self, goods: dict[str, int]) -> Text:
        """Cubes by kind; kinds that are not there are left out."""
        found = [joined([self.cube(good), str(goods[good])], "") for good in GOODS if goods[good]]
        return joined(found)

    def vessels(self, counts: dict[str, int]) -> list[Text]:
        """Vessels by kind; a number where there are several."""
        return [
            Text(self.word(f"vessel-{kind}") + (f" ×{count}" if count > 1 else ""))
            for kind, count in counts.items()
            if count
        ]

    # -- the land --------------------------------------------------------------------

    def pawn(self, pawn: dict[str, Any]) -> Text:
        """The family's badge and the letter of the character; its vessel and its wine."""
        seat = pawn["seat"]
        text = Text(MARKS[seat] + self.say(f"role-{pawn['role']}"), FAMILIES[seat])
        if pawn["vessel"] is not None:
            text = joined([text, Text(f"({self.word('vessel-' + pawn['vessel'])})", SOFT)], "")
        return joined([text, Text("°", RUBRIC)], "") if pawn["drunk"] else text

    def owners(self, here: dict[str, Any]) -> Text:
        """The ruler, once more for a subject, and after a stroke the serf; ' is a seal."""
        if here["ruler"] is None:
            return Text("")
        items = [mark(here["ruler"])]
        if here["subject"]:
            items.append(mark(here["ruler"]))
            items.append(Text("'" if here["subject_seal"] else "", MAY))
        if here["serf"] is not None:
            items += [Text("/"), mark(here["serf"])]
            items.append(Text("'" if here["serf_seal"] else "", MAY))
        return joined(items, "")

    def disc(self, disc: str | None) -> Text:
        if disc is None:
            return Text("–", SOFT)
        return Text(self.word(f"disc-{disc}"), STRONG if disc.startswith("feudum") else "")

    def place(self, ref: str) -> list[Text]:
        """A place: its number and disc, whose it is, who and what is there, where it leads."""
        here = self.view["places"][ref]
        number = ref.rpartition("-")[2]
        head = [Text(number, STRONG), self.disc(here["disc"]), self.owners(here)]
        items = [joined(head), joined(self.pawn(pawn) for pawn in here["pawns"])]
        items += [self.monster(name) for name in self.beasts_at(ref)]
        items.append(self.stock(here["goods"]))
        if here["landscape"] is not None:
            scene = self.word(f"landscape-{here['landscape']}")
            items.append(Text(f"[{scene} {here['resources']}]"))
        items += [joined([text, self.soft("adrift")]) for text in self.vessels(here["vessels"])]
        items.append(Text(self.routes(ref), SOFT))
        return [item for item in items if len(item)]

    def beasts_at(self, ref: str) -> list[str]:
        monsters = self.view["monsters"]
        return [name for name, beast in monsters.items() if beast and beast["place"] == ref]

    def monster(self, name: str) -> Text:
        return joined([Text(self.word(f"monster-{name}"), RUBRIC), self.tamer(name)])

    def tamer(self, name: str) -> Text:
        beast = self.view["monsters"][name]
        return Text("") if beast is None else mark(beast["seat"])

    def routes(self, ref: str) -> str:
        """`–8,10 ~18`: roads to 8 and 10, a ship's way to 18."""
        found = self.neighbours.get(ref, {})
        return " ".join(
            ROUTES[kind] + ",".join(str(number) for number in sorted(found[kind]))
            for kind in ROUTES
            if kind in found
        )

    def ways(self, start: str, end: str) -> str:
        """The signs of the routes between two places; a ferry with its price."""
        number, found = int(end.rpartition("-")[2]), self.neighbours.get(start, {})
        price = self.say("shillings", count=self.tables["cards"]["ferry"])
        return " ".join(
            f"{sign} {price}" if kind == "ferry" else sign
            for kind, sign in ROUTES.items()
            if number in found.get(kind, ())
        )

    def places_of(self, region: str) -> list[str]:
        return [ref for ref in self.view["places"] if ref.rpartition("-")[0] == region]

    def region(self, region: str) -> Text:
        """Its name, and the epoch that its stack shows."""
        name = Text(self.word(f"region-{region}"), STRONG)
        return joined([name, Text(self.view["stacks"][region], SOFT)])

    # -- guilds ----------------------------------------------------------------------

    def guild(self, guild: str) -> Text:
        return Text(self.word(f"guild-{guild}"), STRONG)

    def members(self, guild: str) -> list[Text]:
        """Who sits where, with stars; then those with stars and no seat."""
        here = self.view["guilds"][guild]
        items: list[Text] = []
        for rank, seat in zip(RANKS, here["seats"], strict=False):
            who = Text("–", SOFT) if seat is None else self.member(here, seat)
            items.append(joined([Text(self.word(f"rank-{rank}"), SOFT), who]))
        waiting = [
            self.member(here, seat)
            for seat, count in enumerate(here["stars"])
            if count and seat not in here["seats"]
        ]
        if waiting:
            items.append(joined([self.soft("waiting"), *waiting]))
        return items

    def member(self, here: dict[str, Any], seat: int) -> Text:
        reeve = Text("§" if seat in here["reeves"] else "", MAY)
        return joined([mark(seat), Text(f"{here['stars'][seat]}☆"), reeve], "")

    def functions(self, guild: str) -> list[Text]:
        """What could be done now: trade by anybody, pull and push with their points."""
        here = self.view["guilds"][guild]["functions"]
        items: list[Text] = []
        for name in FUNCTIONS:
            known = here.get(name, {})
            can = bool(known.get("can"))
            points = known.get("points")
            word = self.word(f"function-{name}")
            text = f"{word} {points}" if can and points else word
            items.append(Text(text) if can else Text(f"({text})", SOFT))
        return items

    def store(self, guild: str) -> list[Text]:
        """What lies in a guild."""
        view = self.view
        if guild == "farmer":
            barn = Text(
                self.say(
                    "barn", count=sum(view["barn"].values()), most=self.tables["guilds"]["barn"]
                )
            )
            hens = self.beads("hens", view["hens"], view["hens_sum"], HENS)
            return [joined([barn, self.stock(view["barn"])]), hens, self.money("purse")]
        if guild == "merchant":
            return [self.row(good) for good in GOODS]
        if guild == "alchemist":
            room = self.tables["workshop"]["room"]
            carts = [
                joined([self.cube(good), f"{count}/{room}"], "")
                for good, count in view["carts"].items()
            ]
            dock = self.vessels(view["dock"]) or [Text(self.say("ferries-open"))]
            closed = [] if view["ferries"] else [self.soft("ferries-closed")]
            return [joined(carts), *dock, *closed]
        if guild == "knight":
            return [joined(self.ranks()), *self.lair()]
        if guild == "noble":
            return [joined(self.scroll(name) for name in row) for row in STEPS]
        rosary = self.beads("rosary", view["rosary"], view["rosary_sum"], ROSARY)
        return [rosary, self.money("coffer")]

    def row(self, good: str) -> Text:
        """A row of the merchants: the prices of what is there."""
        prices = self.tables["market"][good]
        bins = zip(prices, self.view["bins"][good], strict=True)
        shown = "".join(str(price) if full else "·" for price, full in bins)
        return joined([self.cube(good), Text(shown)], "")

    def beads(self, key: str, values: list[int], total: int, room: int) -> Text:
        text = Text(self.say(key))
        if not values:
            return joined([text, Text(f"(0/{room})", SOFT)])
        listed = "+".join(map(str, values))
        return joined([text, Text(f"{listed} = {total}"), Text(f"({len(values)}/{room})", SOFT)])

    def money(self, key: str) -> Text:
        return Text(self.say(key, count=self.view[key]))

    def ranks(self) -> list[Text]:
        """Markers in the knights' rows; rows without a family are ghosts."""
        found: list[Text] = []
        for colour, count in enumerate(self.view["rows"]):
            ghost = colour >= len(self.seats)
            who = self.soft("ghost") if ghost else mark(colour)
            found.append(joined([who, Text(str(count))], " " if ghost else ""))
        return found

    def lair(self) -> list[Text]:
        """The monsters that nobody has tamed; there are none in the basic game."""
        if self.view["mode"] != "advanced":
            return []
        return [
            joined([Text(self.word(f"monster-{name}")), self.soft("untamed")])
            for name, beast in self.view["monsters"].items()
            if beast is None
        ]

    def scroll(self, name: str) -> Text:
        # No seal looks like the mark of a family.
        full = self.view["scrolls"][name]
        return Text(f"{name.upper()}{'◉' if full else '·'}", "" if full else SOFT)

    # -- the table -------------------------------------------------------------------

    def header(self) -> list[Text]:
        view = self.view
        coming = view["next_epoch"]
        items = [
            Text(self.say("title"), "bold"),
            Text(self.say("round", round=view["round"], epoch=view["epoch"])),
        ]
        if coming:
            items.append(Text(self.say("coming", **coming)))
        items += [
            joined([self.soft("first"), mark(view["first"])]),
            self.soft(f"mode-{view['mode']}"),
        ]
        waits = [joined([mark(seat), self.scene.names[seat]]) for seat in self.scene.asked]
        return [*items, joined([self.soft("asked"), *waits])] if waits else items

    def supply(self) -> list[Text]:
        """What anybody may still take from beside the board."""
        supply = self.view["supply"]
        discs, feudums = [], [self.soft("feudums")]
        for disc, count in supply["discs"].items():
            style = "" if count else SOFT
            if disc.startswith("feudum-"):
                letter = self.say(f"role-{disc.removeprefix('feudum-')}")
                feudums.append(Text(f"{letter}{count}", style))
            else:
                discs.append(joined([self.disc(disc), Text(str(count), style)]))
        return [
            *discs,
            joined(feudums),
            joined([self.soft("bag"), self.stock(supply["bag"])]),
            Text(self.say("shillings", count=supply["shillings"])),
            Text(self.say("seals", count=supply["seals"])),
            Text(self.say("writs", count=sum(supply["writs"]))),
            *self.vessels(supply["vessels"]),
        ]

    # -- a family --------------------------------------------------------------------

    def name(self, seat: int) -> Text:
        role = self.scene.roles[seat]
        name = Text(f" {MARKS[seat]} {self.scene.names[seat]} ", FAMILIES[seat])
        return joined([name, Text(f"({role})", SOFT) if role else Text("")])

    def points(self, seat: int) -> Text:
        """The track, then the whole score if the game ended now."""
        now = self.seats[seat]["points"]
        whole = sum(self.view["scores"][seat].values())
        return Text(self.say("points", points=now, whole=whole), "bold")

    def stocks(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        barrel = self.say("barrel", count=own["barrel"], most=BARREL)
        items = [
            self.stock(own["goods"]),
            Text(self.say("shillings", count=own["shillings"])),
            Text(self.say("markers", count=own["markers"])),
            Text(barrel, "" if own["barrel"] else SOFT),
        ]
        if own["seals"]:
            items.append(Text(self.say("seals", count=own["seals"])))
        if own["beads"]:
            items.append(Text(self.say("beads", values=" ".join(map(str, own["beads"])))))
        return [item for item in items if len(item)]

    def people(self, seat: int) -> list[Text]:
        """The pawns and where they are, the vessels, and how far the family has come."""
        own = self.seats[seat]
        items: list[Text] = []
        for pawn in own["pawns"]:
            if pawn is not None:
                at = pawn["place"].rpartition("-")[2]
                items.append(joined([self.pawn(pawn), Text(f"→{at}", SOFT)], ""))
        at_home = sum(pawn is None for pawn in own["pawns"])
        if at_home:
            items.append(self.soft("pawns-home", count=at_home))
        items += [joined([text, self.soft("in-supply")]) for text in self.vessels(own["vessels"])]
        return items

    def tracks(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        items = [self.soft("discs", count=own["discs"])]
        if own["voyage"]:
            items.append(Text(self.say("voyage", space=own["voyage"], most=VOYAGE)))
        if own["military"]:
            items.append(Text(self.say("military", count=own["military"], most=MILITARY)))
        if own["slain"]:
            items.append(Text(self.say("slain")))
        if self.view["next_epoch"] is None:
            return items
        dawn = own["dawn"]
        gains = dawn["seats"] + dawn["landscapes"] + dawn["regions"]
        if gains or dawn["disloyalty"]:
            items.append(Text(self.say("dawn", points=gains)))
        if dawn["disloyalty"]:
            items.append(Text(self.say("disloyalty", points=abs(dawn["disloyalty"])), RUBRIC))
        return items

    def cards(self, seat: int) -> list[Text]:
        """The cards of the round: played ones open, the others only for their owner."""
        own = self.seats[seat]
        items: list[Text] = []
        if own["hand"]:
            hand = [Text(self.word(f"card-{card}"), STRONG) for card in own["hand"]]
            items += self.headed("hand", hand)
        elif own["cards_left"]:
            items.append(Text(self.say("cards-left", count=own["cards_left"])))
        if own["played"]:
            items += self.headed("played", [Text(self.word(f"card-{c}")) for c in own["played"]])
        if own["bonus"] != "none":
            items.append(Text(self.say(f"bonus-{own['bonus']}")))
        return items

    def papers(self, seat: int) -> list[Text]:
        """Writs and region tiles: how many, and for their owner which."""
        own = self.seats[seat]
        items: list[Text] = []
        if own["writs"] is None:
            if own["writ_count"]:
                items.append(Text(self.say("writs", count=own["writ_count"])))
        elif own["writs"]:
            writs = [self.writ(name, own["charters"]) for name in own["writs"]]
            items += self.headed("own-writs", writs)
        if own["tiles"] is None:
            if own["tile_count"]:
                items.append(Text(self.say("tiles", count=own["tile_count"])))
        elif any(own["tiles"].values()):
            tiles = [
                Text(self.word(f"landscape-{name}") + (f" ×{count}" if count > 1 else ""))
                for name, count in own["tiles"].items()
                if count
            ]
            items += self.headed("own-tiles", tiles)
        return items

    def headed(self, key: str, items: list[Text]) -> list[Text]:
        """A list whose first item has its heading before it; it may be broken anywhere."""
        return [joined([self.soft(key), items[0]]), *items[1:]]

    def writ(self, name: str, charters: dict[str, int]) -> Text:
        """A writ; a charter with the points that it would bring now, under a seal."""
        word = Text(self.word(f"writ-{name}"), STRONG)
        if name not in charters:
            return word
        return joined([word, self.soft("charter", points=charters[name])])


def _neighbours(tables: dict[str, dict[str, Any]]) -> dict[str, dict[str, set[int]]]:
    """By place and kind of route: the numbers of the places it leads to."""
    found: dict[str, dict[str, set[int]]] = {}
    for name in ("routes", "routes_at_sea"):
        for kind in ROUTES:
            for one, other in tables[name][kind]:
                for start, end in ((one, other), (other, one)):
                    number = int(end.rpartition("-")[2])
                    found.setdefault(start, {}).setdefault(kind, set()).add(number)
    return found
