"""The pieces of Village in words and marks, for both sizes of its board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from demesne.cli.boards import Scene
from demesne.cli.pieces import CUBES, FAMILIES, MARKS, RUBRIC, SOFT, figures, flowed, joined, mark

COLOURS = ("orange", "green", "brown", "pink")
GOODS = ("scroll", "horse", "plough", "ox", "wagon")
SPACES = ("harvest", "family", "crafts", "market", "travel", "council", "church")
BUILDINGS = ("wainwright", "stables", "library", "smithy")
MAKES = {
    "wainwright": ("wagon",),
    "stables": ("horse", "ox"),
    "library": ("scroll",),
    "smithy": ("plough",),
}
CITIES = ("a", "b", "c", "d", "e", "f")
SECTIONS = ("council", "crafts", "travel", "church", "farm")
LEVELS = (1, 2, 3, 4)


class Parts:
    """One scene of Village, piece by piece; `bare` is the cardboard without the pieces."""

    def __init__(self, scene: Scene, bare: bool = False) -> None:
        self.scene = scene
        self.view = scene.view if not bare else scene.view | {"seats": [], "spaces": {}}
        self.tables = scene.tables
        self.seats: list[dict[str, Any]] = self.view["seats"]
        self.nobody = Text("") if bare else Text("–", SOFT)

    def say(self, key: str, **arguments: int | str) -> str:
        return self.scene.text(f"cli-village-{key}", **arguments)

    def soft(self, key: str, **arguments: int | str) -> Text:
        return Text(self.say(key, **arguments), SOFT)

    # -- cubes, prices, goods ------------------------------------------------------

    def letter(self, colour: str) -> str:
        return self.say(f"letter-{colour}")

    def cube(self, colour: str, times: int = 1) -> Text:
        return Text(self.letter(colour) * times, CUBES[colour])

    def lying(self, space: str) -> Text:
        """The cubes on an action space, one after the other."""
        cubes = [
            self.cube(colour, count)
            for colour, count in self.view["spaces"][space].items()
            if count
        ]
        return joined(cubes, "") if cubes else Text("–", SOFT)

    def owned(self, cubes: dict[str, int]) -> Text:
        """A family's cubes, by colour; colours it lacks stay faint."""
        return joined(
            joined([self.cube(colour), Text(str(count), "bold" if count else SOFT)], "")
            for colour, count in cubes.items()
        )

    def goods(self, goods: dict[str, int]) -> list[Text]:
        return [
            Text(self.say(f"good-{good}") + (f" {count}" if count > 1 else ""))
            for good, count in goods.items()
            if count
        ]

    def due(self, price: dict[str, int]) -> Text:
        """A price as the box prints it: cubes, and perhaps grain."""
        cubes = [self.cube(colour, price[colour]) for colour in COLOURS if price.get(colour)]
        grain = self.say("grain", count=price["grain"]) if price.get("grain") else ""
        return joined([joined(cubes, ""), grain])

    def time(self, time: int) -> str:
        return self.say("time", count=time)

    def wants(self, customer: dict[str, Any]) -> str:
        """What a customer asks for."""
        words = []
        for name, count in customer["wants"].items():
            if name == "grain":
                words.append(self.say("grain", count=count))
            else:
                words.append(self.say(f"good-{name}") + (f" ×{count}" if count > 1 else ""))
        return "+".join(words)

    def points(self, points: int) -> Text:
        return Text(f"→{points}", "bold")

    # -- people ---------------------------------------------------------------------

    def at(self, place: str) -> Text:
        """Everybody of every family who stands at a place."""
        here = [
            figures(seat, farm["people"][place])
            for seat, farm in enumerate(self.seats)
            if place in farm["people"]
        ]
        return joined(here) if here else self.nobody

    def anybody(self, place: str) -> bool:
        return any(place in farm["people"] for farm in self.seats)

    def markers(self, city: str) -> Text:
        """The families that have seen a city."""
        return joined(
            [mark(seat) for seat, farm in enumerate(self.seats) if city in farm["cities"]], ""
        )

    def bag(self) -> Text:
        """The black bag; everybody may look into it."""
        inside = [self.at("bag")] if self.anybody("bag") else []
        monks = self.say("monks", count=self.view["monks"])
        return joined([self.soft("at-bag"), *inside, monks])

    def people(self, seat: int, places: Iterable[str]) -> list[Text]:
        """Where a family is, of these places: a word, then a generation each."""
        people = self.seats[seat]["people"]
        # Sections of the chronicle share a word, and then one item.
        found: dict[str, list[int]] = {}
        for place in places:
            if place in people:
                found.setdefault(self.say(f"at-{place}"), []).extend(people[place])
        return [
            joined([Text(word, SOFT), Text(" ".join(map(str, sorted(who))), "bold")])
            for word, who in found.items()
        ]

    # -- a family -------------------------------------------------------------------

    def name(self, seat: int) -> Text:
        """Badge and name; the bot's kind, or that it is you."""
        scene = self.scene
        name = Text(f"{MARKS[seat]} {scene.names[seat]}", FAMILIES[seat])
        role = scene.roles[seat]
        return joined([name, Text(f"({role})" if role else "", SOFT)])

    def life(self, seat: int) -> Text:
        """The life track, its bridge at the end, and the steps left to it."""
        farm, track = self.seats[seat], self.view["life_track"]
        if track > 16:
            return Text(f"{farm['life']}/{track}")
        line = Text()
        line.append("·" * farm["life"], SOFT)
        line.append(MARKS[seat], FAMILIES[seat])
        line.append("·" * (track - farm["life"] - 1), SOFT)
        line.append("∩", RUBRIC)
        return line

    def to_bridge(self, seat: int) -> int:
        """Steps until somebody dies."""
        return int(self.view["life_track"] - self.seats[seat]["life"])

    def score(self, seat: int) -> Text:
        """The prestige track, and the whole score if the game ended now."""
        farm = self.seats[seat]
        return joined([Text(str(farm["prestige"])), self.points(sum(farm["scores"].values()))], "")

    def cubes_left(self) -> int:
        return sum(sum(cubes.values()) for cubes in self.view["spaces"].values())

    def header(self) -> Text:
        """Game, round, and who is first."""
        view = self.view
        told = self.say(
            "round", round=view["round"], cubes=self.cubes_left(), masses=view["masses"]
        )
        parts = [
            Text(self.say("title"), "bold"),
            Text(told),
            joined([self.soft("first"), mark(view["starting_seat"])]),
        ]
        if self.scene.asked:
            name = self.scene.names[view["turn"]]
            parts.append(joined([self.soft("turn"), mark(view["turn"]), name]))
        if view["next_start"] is not None:
            parts.append(joined([self.soft("next-first"), mark(view["next_start"])]))
        if view["end_brought_by"] is not None:
            name = self.scene.names[view["end_brought_by"]]
            parts.append(Text(self.say("end-brought", name=name), RUBRIC))
        return flowed(parts, self.scene.width, " · ")
