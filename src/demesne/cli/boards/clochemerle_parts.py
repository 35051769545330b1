"""The pieces of Clochemerle in words and marks, for both sizes of its board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from demesne.cli.boards import Scene
from demesne.cli.pieces import FAMILIES, MARKS, MAY, RUBRIC, SOFT, STRONG, joined, mark

PROFESSIONS = ("abbot", "councillor", "traveller", "craftsman", "merchant")
WORKSHOPS = ("stable", "brewery", "forge", "scriptorium", "wainwright")
GOODS = ("horse", "beer", "plough", "scroll", "wagon")
CHURCHES = ("sanatorium", "cloister", "diocese", "refuge")
CHAMBERS = ("monetary", "property", "citizens", "guild")
PILES = ("quill", "chalice", "rosary")
LETTERS = ("a", "b", "c", "d", "e")
FACES = ("", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅")

Cost = dict[str, int]


class Parts:
    """One scene of Clochemerle, piece by piece."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.tables = scene.tables
        self.seats: list[dict[str, Any]] = scene.view["seats"]

    def say(self, key: str, **arguments: int | str) -> str:
        return self.scene.text(f"cli-clochemerle-{key}", **arguments)

    def soft(self, key: str, **arguments: int | str) -> Text:
        return Text(self.say(key, **arguments), SOFT)

    def word(self, key: str) -> str:
        """A noun of the game itself."""
        return self.scene.text(key)

    # -- prices ----------------------------------------------------------------------

    def amounts(self, cost: Cost) -> str:
        """Time, coins and goods of a cost."""
        listed = [(name, cost[name]) for name in ("time", "coin", *GOODS, "any") if cost.get(name)]
        return " + ".join(self.scene.text(f"amount-{name}", n=count) for name, count in listed)

    def price(self, banner: dict[str, Any]) -> Text:
        """The time of a black banner and its ways to pay, as the box prints them."""
        time = {"time": banner["time"]} if banner["time"] else {}
        ways = [self.amounts(way) for way in banner.get("cost", [])]
        return joined([self.amounts(time), " / ".join(way for way in ways if way)], " + ")

    @staticmethod
    def values(values: list[int]) -> Text:
        """What a banner shows: `3/11`, or `?`."""
        return Text("/".join(map(str, values)) or "?", STRONG)

    def customer(self, number: int) -> Text:
        card = self.tables["customers"]["cards"][number - 1]
        wants = Text(f"{self.amounts(card['wants'])}→{card['prestige']}")
        return joined([self.values(card["values"]), wants])

    # -- the table -------------------------------------------------------------------

    def header(self) -> list[Text]:
        view = self.view
        coffins = view["coffins"]
        first = joined([self.soft("first"), mark(view["first_player"])])
        return [
            Text(self.say("title"), "bold"),
            Text(self.say("round", round=view["round"])),
            Text(self.say("dead", dead=coffins["covered"], end=coffins["end"])),
            first,
        ]

    def dice(self) -> list[Text]:
        """The pool: a taken die leaves the mark of whoever took it."""
        found: dict[str, list[Text]] = {"white": [], "black": []}
        for die in self.view["dice"]:
            colour, face = die["ref"].removeprefix("dice/").split("-")
            taker = die["taker"]
            shown = Text(f"{FACES[int(face)]}{face}", STRONG) if taker is None else mark(taker)
            found[colour].append(shown)
        return [joined([self.soft(name), *dice]) for name, dice in found.items() if dice]

    def made(self) -> list[Text]:
        """The dice of this turn, and their sum once it is made."""
        pair = [ref.removeprefix("dice/") for ref in self.view["pair"]]
        words = [self.word(f"die-{ref}") for ref in pair]
        value = self.view["value"]
        shown = [Text(" + ".join(words))] if words else []
        return [*shown, Text(f"= {value}", MAY)] if value else shown

    def sums(self) -> list[Text]:
        """Every sum with its least price and how many banners it reaches."""
        found: list[Text] = []
        for entry in self.view["reach"]:
            count = len(entry["banners"]) + len(entry["customers"])
            paid = {"coin": entry["coins"], "marker": entry["markers"], "time": entry["time"]}
            parts = [f"{n}{self.say(f'short-{name}')}" for name, n in paid.items() if n]
            price = "".join(parts) or "0"
            style = SOFT if not entry["payable"] else MAY if count else STRONG
            more = f"+{len(entry['dearer'])}" if entry["dearer"] else ""
            shown = f" {price}" + (f" →{count}{more}" if count or more else "")
            found.append(joined([Text(str(entry["sum"]), style), Text(shown, SOFT)], ""))
        return found

    def hand(self) -> list[Text]:
        hand = self.view["hand"]
        shown = joined([mark(hand["seat"]), Text(self.scene.text("amount-story", n=hand["story"]))])
        values = self.values(self.tables["hand"]["values"])
        return [values, shown] if hand["palm"] else [values, shown, self.soft("hand-taken")]

    def row(self) -> list[Text]:
        cards = [self.customer(number) for number in self.view["row"] if number is not None]
        left = self.view["customers_to_come"]
        return [*cards, self.soft("to-come", count=left)]

    def monks(self) -> list[Text]:
        found: list[Text] = []
        for name in PILES:
            pile = self.view["monks"][name]
            if pile["top"] is None:
                continue
            start = sum(len(self.tables["monks"][other]) for other in PILES[: PILES.index(name)])
            card = self.tables["monks"][name][pile["top"] - 1 - start]
            count = Text(f"×{1 + len(pile['below'])}", SOFT)
            action = Text(self.word(f"action-{card['action']}"))
            found.append(
                joined([self.values(card["values"]), self.price(card), "→", action, count])
            )
        return found

    def owners(self, kind: str, owners: dict[str, int | None]) -> list[Text]:
        """Cards of which there is one each: those left, and whose the others are."""
        found: list[Text] = []
        for name, owner in owners.items():
            word = Text(self.word(f"{kind}-{name}"), "" if owner is None else SOFT)
            shown = self.values(self.banner(name)["values"]) if owner is None else mark(owner)
            found.append(joined([shown, word]))
        return found

    def banner(self, name: str) -> dict[str, Any]:
        """The black banner of a church or a chamber."""
        t = self.tables
        if name in CHURCHES:
            return dict(t["churches"][name])
        return dict(t["monetary"] if name == "monetary" else t["chambers"][name])

    def council(self) -> list[Text]:
        values = self.values(self.tables["square"]["values"])
        square = Text(self.word("banner-square"))
        left = Text(f"×{self.view['squares_left']}", SOFT)
        return [*self.owners("chamber", self.view["chambers"]), joined([values, square, left])]

    def fields(self) -> Text:
        values = self.values(self.tables["field_banner"]["values"])
        return joined([values, Text(f"×{self.view['fields_left']}", SOFT)])

    def travel(self) -> list[Text]:
        found: list[Text] = []
        for letter in LETTERS:
            dark = self.tables["travel_c" if letter == "c" else "travel"][letter]
            left = Text(f"×{len(self.view['travel'][letter])}", SOFT)
            found.append(joined([Text(letter.upper(), STRONG), self.price(dark), left]))
        return found

    def workshops(self) -> list[Text]:
        """One banner a card: sold ones show the mark of their village."""
        found: list[Text] = []
        for name in WORKSHOPS:
            banners = [
                self.values(values) if owner is None else mark(owner)
                for values, owner in zip(
                    self.tables["workshop_values"][name], self.view["workshops"][name], strict=True
                )
            ]
            found.append(joined([self.word(f"workshop-{name}"), *banners]))
        return found

    def chronicle(self) -> list[Text]:
        found: list[Text] = []
        for name in PROFESSIONS:
            story = self.tables["chronicle"]["story"]
            niches = [
                Text(str(points), SOFT) if owner is None else mark(owner)
                for owner, points in zip(self.view["chronicle"][name], story, strict=True)
            ]
            found.append(joined([self.word(f"profession-{name}"), *niches]))
        graves = [mark(seat) for seat in self.view["graves"]]
        return [*found, joined([self.soft("graves"), *(graves or [Text("–", SOFT)])])]

    def rat(self) -> list[Text]:
        steps = self.view["rat"]["steps"]
        style = RUBRIC if steps < len(FACES) else ""
        return [Text(self.say("rat", steps=steps), style)]

    # -- a village -------------------------------------------------------------------

    def name(self, seat: int) -> Text:
        role = self.scene.roles[seat]
        name = Text(f" {MARKS[seat]} {self.scene.names[seat]} ", FAMILIES[seat])
        return joined([name, Text(f"({role})", SOFT) if role else Text("")])

    def score(self, seat: int) -> Text:
        return Text(self.say("points", points=sum(self.seats[seat]["parts"].values())), "bold")

    def life(self, seat: int) -> Text:
        own = self.seats[seat]
        left = own["clouds"] - own["time"]
        shown = Text(self.say("time", time=own["time"], left=left))
        return joined([shown, Text("‡", RUBRIC)]) if own["reaper"] else shown

    def stocks(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        return [
            self.life(seat),
            Text(self.scene.text("amount-coin", n=own["coins"])),
            Text(self.say("tree", story=own["tree"])),
            Text(self.say("hall", story=own["hall"])),
            self.chief(seat),
        ]

    def chief(self, seat: int) -> Text:
        return Text(self.say(f"chief-{self.seats[seat]['chief']}"), SOFT)

    def people(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        found = [
            Text(self.word(f"profession-{name}"))
            if name in own["villagers"]
            else Text(f"†{self.word(f'profession-{name}')}", RUBRIC)
            for name in PROFESSIONS
        ]
        desks = [side for side in ("left", "right") if own["school"][side]]
        return found + [self.soft(f"pupil-{side}") for side in desks]

    def goods(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        found: list[Text] = []
        for name, good in zip(WORKSHOPS, GOODS, strict=True):
            if name not in own["workshops"]:
                continue
            card = own["workshops"][name]
            values = self.values(self.tables["workshop_values"][name][card["card"] - 1])
            room = self.tables["workshops"][name]["slots"]
            count = Text(f"{card['markers']}/{room}", STRONG if card["markers"] else SOFT)
            found.append(joined([values, self.word(f"item-{good}"), count, self.tile(seat, name)]))
        if own["guild"]:
            found.append(Text(self.scene.text("amount-any", n=own["guild"])))
        return found

    def tile(self, seat: int, banner: str) -> str:
        """The 2/12 tile, where it lies."""
        return "[2/12]" if self.seats[seat]["tile"] == banner else ""

    def buildings(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        found: list[Text] = []
        board = self.tables["personal_banners"]["boards"][own["board"] - 1] if own["board"] else []
        found.append(
            joined([self.values(board), self.word("banner-personal"), self.tile(seat, "personal")])
        )
        if own["tile"] == "school":
            found.append(joined([self.word("banner-school"), self.tile(seat, "school")]))
        if own["church"]:
            windows = self.say("windows", count=own["windows"])
            found.append(joined([self.word(f"church-{own['church']}"), windows]))
        if own["chamber"]:
            covered = ", ".join(self.covered(own))
            name = joined([self.word(f"chamber-{own['chamber']}"), self.tile(seat, "chamber")])
            found.append(joined([name, f"({covered})"]) if covered else name)
        if own["square"] is not None:
            markers = self.scene.text("amount-marker", n=own["square"])
            found.append(joined([self.word("banner-square"), markers, self.tile(seat, "square")]))
        if own["fields"]:
            ploughs = sum(own["fields"])
            fields = self.say("fields", count=len(own["fields"]), ploughs=ploughs)
            on_one = "[2/12]" if str(own["tile"]).startswith("field/") else ""
            found.append(joined([fields, on_one]))
        return found

    def covered(self, own: dict[str, Any]) -> Iterable[str]:
        kind = "category" if own["chamber"] == "property" else "profession"
        return (self.word(f"{kind}-{name}") for name in own["covered"])

    def journey(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        if not own["travel"]:
            return []
        cards = [card for letter in LETTERS for card in self.tables["travel_cards"][letter]]
        stages = [cards[number - 1] for number in own["travel"]]
        points = " ".join(
            f"{letter.upper()}{card['prestige']}"
            for letter, card in zip(LETTERS, stages, strict=False)
        )
        found = [joined([self.word("part-travel"), points])]
        if stages[-1].get("toll"):
            found.append(Text(self.say("toll", toll=self.amounts(stages[-1]["toll"])), SOFT))
        return found

    def market(self, seat: int) -> list[Text]:
        own = self.seats[seat]
        found = [
            joined([self.customer(number), self.tile(seat, f"customer/{number}")])
            for number in own["market"]
        ]
        if own["served"]:
            found.append(self.soft("served", count=len(own["served"])))
        if own["labourers"]:
            found.append(Text(self.say("labourers", count=own["labourers"]), RUBRIC))
        return found
