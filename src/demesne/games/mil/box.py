"""The checked components of MIL 1049, in the form the rules use."""

from __future__ import annotations

from pathlib import Path

from demesne.core.components import Box, Tables, read_tables
from demesne.games.mil.pieces import (
    DIE,
    FACES,
    INFLUENCE,
    KINDS,
    LANDS,
    LIMITED,
    PILES,
    RESOURCES,
    ROW,
    SYMBOLS,
)

COMPONENTS = Path(__file__).with_name("components.toml")
PLAYERS = ("two", "three", "four", "five")
# A menu of trades has so many lines.
MOST_RATES = 20
# The payment for a free land is one menu, so no land may need more cubes.
MOST_FORCES = 24


class MilBox(Box):
    """Tables by number of players start with two empty rows: `pile_mix[seats]`.

    Tables by land are by code: nothing, then each sort with its faces A and B.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        t = tables
        self._read_family(t)
        self._read_lands(t)
        self._read_actions(t)
        self._read_spheres(t)
        self._read_market(t)
        self._read_scores(t)
        self._read_rulings(t)

    def _read_family(self, t: Tables) -> None:
        t.only("tokens", ("family", "score_markers"))
        self.tokens = t.number("tokens", "family", 2, 99) - t.number("tokens", "score_markers", 0)
        t.only("family", ("cubes", "damsels", "privileges", "heirs", "soldiers", "castles"))
        self.start_cubes = t.number("family", "cubes", 0, 20)
        self.start_damsels = t.number("family", "damsels", 0, 20)
        self.start_privileges = t.number("family", "privileges", 0, self.tokens)
        self.start_heirs = t.numbers("family", "heirs", 2, 0, 1)
        self.start_soldiers = t.numbers("family", "soldiers", 2, 0, 20)
        self.start_castles = t.numbers("family", "castles", 2, 0, 1)
        t.only("score", ("start",))
        self.start_points = t.number("score", "start")
        t.only("limits", ("death", "many_soldiers", "turns"))
        self.death = t.number("limits", "death", 1, 9)
        self.many_soldiers = t.number("limits", "many_soldiers", 0, 99)
        self.turns = t.number("limits", "turns", 1, 9)

    def _read_lands(self, t: Tables) -> None:
        for table in ("lands", "makes", "harvest", "tribute_gold", "land_defence"):
            t.only(table, LANDS)
        self.land_counts = tuple(t.number("lands", name, 0, 99) for name in LANDS)
        makes: list[int] = []
        for name in LANDS:
            resource = t.text("makes", name)
            if resource not in RESOURCES:
                t.fail("makes", name, f"must be one of {', '.join(RESOURCES)}, not {resource!r}")
            makes.append(RESOURCES.index(resource))
        self.makes = tuple(makes)
        self.harvest = _by_face(t, "harvest")
        self.gold = _by_face(t, "tribute_gold")
        defence = [t.number("land_defence", name, 0, 10) for name in LANDS]
        self.land_defence = (0, *(value for value in defence for _ in FACES))
        t.only("piles", ("defence",))
        self.pile_defence = t.numbers("piles", "defence", PILES, 0, 12)
        if max(self.pile_defence) + max(defence) >= MOST_FORCES:
            t.fail("piles", "defence", f"lets a land need more than {MOST_FORCES} cubes")
        t.only("pile_mix", PLAYERS)
        mixes = [t.amounts("pile_mix", row, t.value("pile_mix", row), LANDS) for row in PLAYERS]
        self.pile_mix = ((), (), *mixes)
        for players, row in enumerate(PLAYERS, start=2):
            starting = (2 * players, *[0] * (len(LANDS) - 1))
            for land, name in enumerate(LANDS):
                if mixes[players - 2][land] + starting[land] > self.land_counts[land]:
                    t.fail("pile_mix", row, f"uses more {name} lands than there are")

    def _read_actions(self, t: Tables) -> None:
        t.only("die", ("faces",))
        faces = t.entries("die", "faces")
        if len(faces) != DIE:
            t.fail("die", "faces", f"must be {DIE} faces, not {len(faces)}")
        symbols: list[int] = []
        snow: list[int] = []
        for number, face in enumerate(faces, start=1):
            row = f"face {number}"
            shown = face.get("symbols")
            if not isinstance(shown, list) or not shown or not set(shown) <= set(SYMBOLS):
                t.fail("die", row, f"must show some of {', '.join(SYMBOLS)}, not {shown!r}")
                continue
            if not isinstance(face.get("snow"), bool):
                t.fail("die", row, "must say snow = true or false")
            symbols.append(sum(1 << SYMBOLS.index(name) for name in set(shown)))
            snow.append(1 if face["snow"] else 0)
        # A bit for each symbol of a face.
        self.symbols = tuple(symbols)
        self.snow = tuple(snow)
        for table in ("entry", "bastard"):
            t.only(table, ("gold", "privileges"))
        self.entry_gold = t.number("entry", "gold", 1, 9)
        self.entry_privileges = t.number("entry", "privileges", 1, 9)
        self.bastard_gold = t.number("bastard", "gold", 1, 9)
        self.bastard_privileges = t.number("bastard", "privileges", 1, 9)
        t.only("recruit", ("cost", "extra"))
        self.recruit = t.amounts("recruit", "cost", t.value("recruit", "cost"), RESOURCES)
        extra = t.amounts("recruit", "extra", t.value("recruit", "extra"), RESOURCES)
        self.recruit_many = tuple(self.recruit[kind] + extra[kind] for kind in range(KINDS))

    def _read_spheres(self, t: Tables) -> None:
        t.only("spheres", ("spaces",))
        self.spaces = (0, 0, *t.numbers("spheres", "spaces", len(PLAYERS), 1, ROW))
        t.only("majorities", ("points", "influence", "gold"))
        self.majority_points = t.numbers("majorities", "points", LIMITED)
        self.majority_influence = t.number("majorities", "influence", 0, 9)
        self.majority_gold = t.number("majorities", "gold", 0, 9)
        t.only("monastery", ("privileges",))
        self.veil_privileges = t.number("monastery", "privileges", 1, 9)
        t.only("court", ("influence", "vassal", "vassal_land", "ransom"))
        self.court_influence = t.number("court", "influence", 0, 9)
        self.vassal_points = t.number("court", "vassal")
        self.vassal_land_points = t.number("court", "vassal_land")
        self.ransom_points = t.number("court", "ransom")
        t.only("war", ("soldier", "castle", "richer"))
        self.soldier_force = t.number("war", "soldier", 0, 20)
        self.castle_force = t.number("war", "castle", 0, 20)
        self.richer_points = t.number("war", "richer")
        t.only("cathedral", ("best", "lowest"))
        self.cathedral_best = t.number("cathedral", "best")
        self.cathedral_lowest = t.number("cathedral", "lowest")
        t.only("clergy", ("privileges", "abbess"))
        self.clergy_privileges = t.number("clergy", "privileges", 1, 9)
        self.abbess_influence = t.number("clergy", "abbess", 0, 9)
        t.only("crusades", ("influence",))
        self.crusade_influence = t.number("crusades", "influence", 0, 9)
        t.only("winter", ("privileges",))
        self.winter_privileges = t.number("winter", "privileges", 1, 9)

    def _read_market(self, t: Tables) -> None:
        t.only("trade", ("most", "rates"))
        self.trade_most = t.number("trade", "most", 1, 20)
        rates = t.entries("trade", "rates")
        if len(rates) > MOST_RATES:
            t.fail("trade", "rates", f"must be at most {MOST_RATES} lines, not {len(rates)}")
        give: list[tuple[int, ...]] = []
        get: list[tuple[int, ...]] = []
        for number, rate in enumerate(rates, start=1):
            row = f"rate {number}"
            given = t.amounts("trade", row, rate.get("give"), RESOURCES)
            if not 1 <= sum(given) <= self.trade_most:
                t.fail("trade", row, f"must take 1 to {self.trade_most} cubes")
            give.append(given)
            get.append(t.amounts("trade", row, rate.get("get"), RESOURCES))
        self.give = tuple(give)
        self.given = tuple(sum(given) for given in give)
        self.get = tuple(get)
        t.only("castle", ("bid", "points"))
        self.least_bid = t.amounts("castle", "bid", t.value("castle", "bid"), RESOURCES)
        if self.least_bid[INFLUENCE]:
            t.fail("castle", "bid", "must not ask for Influence")
        self.castle_points = t.number("castle", "points")

    def _read_scores(self, t: Tables) -> None:
        t.only("land_points", ("family", "suzerain"))
        self.land_points = t.number("land_points", "family")
        self.suzerain_points = t.number("land_points", "suzerain")
        for table in ("death", "marriage", "king"):
            t.only(table, ("points",))
        self.death_points = t.number("death", "points")
        self.marriage_points = t.number("marriage", "points")
        self.king_points = t.number("king", "points")
        t.only("final", ("goods", "influence", "privileges", "gold_pair", "damsel", "damsel_most"))
        self.final_goods = t.number("final", "goods")
        self.final_influence = t.number("final", "influence")
        self.final_privileges = t.number("final", "privileges")
        self.gold_pair = t.number("final", "gold_pair")
        self.damsel_points = t.number("final", "damsel")
        self.damsel_most_points = t.number("final", "damsel_most")

    def _read_rulings(self, t: Tables) -> None:
        t.only(
            "rulings",
            (
                "black_blocks",
                "bastard_only_heir",
                "attacker_must_ask",
                "battle_bonus_defender",
                "growth_rolls",
            ),
        )
        self.black_blocks = t.flag("rulings", "black_blocks")
        self.bastard_only_heir = t.flag("rulings", "bastard_only_heir")
        self.attacker_must_ask = t.flag("rulings", "attacker_must_ask")
        self.battle_bonus_defender = t.flag("rulings", "battle_bonus_defender")
        self.growth_rolls = t.number("rulings", "growth_rolls", 1)


def load_box(override: Path | None = None) -> MilBox:
    return MilBox(read_tables(COMPONENTS, override))


def _by_face(t: Tables, table: str) -> tuple[int, ...]:
    values = [0]
    for name in LANDS:
        values += t.numbers(table, name, len(FACES), 0, 9)
    return tuple(values)
