"""The pieces of MIL 1049 in words and marks, for both sizes of its board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from demesne.cli.boards import Scene
from demesne.cli.pieces import FAMILIES, GOODS, MARKS, RUBRIC, SOFT, flowed, joined, mark

SPHERES = ("monastery", "court", "market", "war", "clergy", "crusades")
LIMITED = ("court", "market", "war", "clergy")
COLUMNS = ("a", "b", "c", "d")
LANDS = ("cereal", "fishing", "cloth", "mine", "quarry")
FACES = ("a", "b")
# A space by itself, a white and a black time token.
SPACES = {"empty": "·", "white": "○", "black": "×"}


class Parts:
    """One scene of MIL, piece by piece."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.tables = scene.tables
        self.seats: list[dict[str, Any]] = self.view["seats"]

    def say(self, key: str, **arguments: int | str) -> str:
        return self.scene.text(f"cli-mil-{key}", **arguments)

    def soft(self, key: str, **arguments: int | str) -> Text:
        return Text(self.say(key, **arguments), SOFT)

    # -- cubes and lands -------------------------------------------------------------

    def cube(self, kind: str, times: int = 1) -> Text:
        return Text(self.say(f"letter-{kind}") * times, GOODS[kind])

    def due(self, price: dict[str, int]) -> Text:
        """A price as the box prints it, a letter for every cube."""
        return joined([self.cube(kind, count) for kind, count in price.items() if count], "")

    def stock(self, cubes: dict[str, int]) -> Text:
        """Cubes by kind."""
        return joined(
            joined([self.cube(kind), Text(str(count), "bold" if count else SOFT)], "")
            for kind, count in cubes.items()
        )

    def land(self, land: dict[str, str]) -> Text:
        """Its sort and face, what it yields, its gold and its own defence."""
        sort, face = land["sort"], land["face"]
        side = FACES.index(face)
        tables = self.tables
        name = joined([Text(self.say(f"land-{sort}")), Text(face, SOFT)])
        yields = self.cube(tables["makes"][sort], tables["harvest"][sort][side])
        gold = self.cube("gold", tables["tribute_gold"][sort][side])
        return joined([name, joined([yields, gold], "+"), self.defence(sort)])

    def defence(self, sort: str) -> Text:
        own = self.tables["land_defence"][sort]
        return self.soft("defence", count=own) if own else Text("")

    def pile(self, number: int) -> Text:
        """A pile of free land: what lies on top, what it takes to win it, what is below."""
        pile = self.view["piles"][number]
        head = Text(str(number + 1), "bold")
        if pile["top"] is None:
            return joined([head, self.soft("pile-empty")])
        need = pile["defence"] + self.tables["land_defence"][pile["top"]]
        return joined(
            [
                head,
                Text(self.say(f"land-{pile['top']}"), "bold"),
                self.soft("defence", count=need),
                self.soft("below", count=pile["below"]),
            ]
        )

    def face_down(self) -> list[Text]:
        """The sorts that lie below, of both piles together."""
        return [
            joined([Text(self.say(f"land-{sort}"), SOFT), Text(str(count))])
            for sort, count in self.view["face_down"].items()
            if count
        ]

    # -- knights ----------------------------------------------------------------------

    def pawn(self, ref: str) -> Text:
        """`1b` as its family's badge and the letter of its column."""
        seat = int(ref[:-1])
        return Text(MARKS[seat] + ref[-1].upper(), FAMILIES[seat])

    def pawn_or_nobody(self, ref: str | None) -> Text:
        return Text("–", SOFT) if ref is None else self.pawn(ref)

    def space(self, code: str) -> Text:
        """A space of a sphere: free, a token of time or of a family, or a knight."""
        if code in SPACES:
            return Text(SPACES[code], "bold" if code == "black" else "")
        if code.startswith("token/"):
            return mark(int(code.removeprefix("token/")))
        return self.pawn(code)

    def row(self, sphere: str) -> list[Text]:
        """All that is in a sphere, from the left."""
        if sphere in LIMITED:
            return [self.space(code) for code in self.view["spheres"][sphere]]
        return [self.pawn(ref) for ref in self.view[sphere]] or [Text("–", SOFT)]

    def age(self, time: int) -> Text:
        """The time tokens of a knight; the last place kills him."""
        death = int(self.tables["limits"]["death"])
        line = Text("○" * time, "bold")
        line.append("·" * max(0, death - 1 - time), SOFT)
        line.append("†", RUBRIC)
        return line

    def is_old(self, knight: dict[str, Any]) -> bool:
        """One more token, and he dies."""
        return int(knight["time"]) >= int(self.tables["limits"]["death"]) - 1

    def knight(self, seat: int, column: str) -> list[Text]:
        """One column of a family: the knight, and all that is his."""
        ref = f"{seat}{column}"
        knight = self.seats[seat]["knights"][column]
        items = [joined([self.pawn(ref), self.age(knight["time"])])]
        if knight["heir"]:
            items.append(Text(self.say("heir"), "bold"))
        else:
            items.append(Text(self.say("no-heir"), RUBRIC if self.is_old(knight) else SOFT))
        if knight["soldiers"]:
            items.append(Text(self.say("soldiers", count=knight["soldiers"])))
        if knight["castle"]:
            items.append(Text(self.say("castle"), "bold"))
        items += [self.land(land) for land in knight["lands"]]
        if not knight["lands"]:
            items.append(self.soft("landless"))
        if knight["suzerain"] is not None:
            items.append(joined([self.soft("vassal-of"), mark(knight["suzerain"])]))
        if self.view["kings_soldiers"] == ref:
            items.append(Text(self.say("kings-soldiers"), "bold"))
        if self.view["archbishop"] == ref:
            items.append(Text(self.say("archbishop"), "bold"))
        if knight["where"] != "home":
            items.append(Text(f"→ {self.say('sphere-' + knight['where'])}", "bold"))
        return items

    def knights(self, seat: int, room: int) -> list[Text]:
        """The knights of a family; what does not fit in a line stands beneath its knight."""
        lines: list[Text] = []
        for column in COLUMNS:
            if column not in self.seats[seat]["knights"]:
                continue
            first, *rest = flowed(self.knight(seat, column), room - 3).split("\n")
            lines.append(first)
            lines += [joined(["   ", line], "") for line in rest]
        return lines or [self.soft("no-knights")]

    # -- a family -------------------------------------------------------------------

    def name(self, seat: int) -> Text:
        """Badge and name; the bot's kind, or that it is you."""
        scene = self.scene
        name = Text(f"{MARKS[seat]} {scene.names[seat]}", FAMILIES[seat])
        role = scene.roles[seat]
        return joined([name, Text(f"({role})" if role else "", SOFT)])

    def points(self, seat: int) -> Text:
        return Text(self.say("points", count=self.seats[seat]["points"]), "bold")

    def lineage(self, seat: int) -> list[Text]:
        family = self.seats[seat]
        items = [
            Text(self.say("damsels", count=family["damsels"])),
            Text(self.say("privileges", count=family["privileges"])),
            self.soft("tokens", count=family["tokens"]),
        ]
        # Mostly a pawn on the board tells; but who was placed may be dead.
        if family["placed"] and all(k["where"] == "home" for k in family["knights"].values()):
            items.append(self.soft("placed"))
        return items

    def families(self, seats: Iterable[int]) -> Text:
        return joined([mark(seat) for seat in seats])

    # -- the table ------------------------------------------------------------------

    def header(self) -> Text:
        """Game, turn, who is first, and for whom the table waits."""
        view = self.view
        turn = self.say(
            "turn",
            turn=view["turn"],
            turns=view["turns"],
            phase=self.say(f"phase-{view['phase']}"),
        )
        parts = [
            Text(self.say("title"), "bold"),
            Text(turn),
            joined([self.soft("first"), mark(view["first"])]),
            *self.waiting(),
        ]
        parts += [
            self.soft(f"expert-{rule.replace('_', '-')}")
            for rule, on in view["expert"].items()
            if on
        ]
        return flowed(parts, self.scene.width, " · ")

    def waiting(self) -> list[Text]:
        """Whose answer is awaited; of sealed ones, who has still to give it and who has."""
        contest = self.view["contest"]
        if contest is None or not contest.get("thinking"):
            return [
                joined([self.soft("asked"), mark(seat), self.scene.names[seat]])
                for seat in self.scene.asked
            ]
        head = Text(self.say(f"offer-{contest['kind']}"), "bold")
        items = [joined([head, self.soft("thinking"), self.families(contest["thinking"])])]
        if contest["sealed"]:
            items.append(joined([self.soft("sealed"), self.families(contest["sealed"])]))
        return items

    def realm(self) -> list[Text]:
        """Whom the King's Soldiers and the Archbishop serve; a land without a master."""
        view = self.view
        items = [
            joined([self.soft(name.replace("_", "-")), self.pawn_or_nobody(view[name])])
            for name in ("kings_soldiers", "archbishop")
        ]
        if view["conquest"] is not None:
            items.append(joined([self.soft("conquest"), self.land(view["conquest"])]))
        return items

    def battle(self) -> list[Text]:
        """Who fights whom for what, and how strong they are before the hidden cubes."""
        battle = self.view["contest"]
        if battle is None or battle["kind"] != "battle":
            return []
        items = [
            joined([self.pawn(battle["attacker"]), Text(str(battle["attack"]), "bold")]),
            joined(
                [
                    self.soft("against"),
                    self.pawn(battle["target"]),
                    Text(str(battle["defence"]), "bold"),
                ]
            ),
        ]
        if battle["land"] is not None:
            items.append(joined([self.soft("for"), self.land(battle["land"])]))
        for side in ("attackers_help", "targets_help"):
            if battle[side] is not None:
                items.append(joined([self.soft(side.replace("_", "-")), mark(battle[side])]))
        return items
