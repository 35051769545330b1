"""The checked components of Village, in the form the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from demesne.core.components import Box, Tables, read_tables
from demesne.games.village.pieces import (
    BUILDINGS,
    CITIES,
    COLOURS,
    CUSTOMERS,
    GENERATIONS,
    GOODS,
    INFLUENCE,
    LEVELS,
    SECTIONS,
    SPACES,
    WINDOWS,
)

COMPONENTS = Path(__file__).with_name("components.toml")
PLAYERS = ("two", "three", "four")
INFLUENCE_COLOURS = COLOURS[:INFLUENCE]
NO_ROAD = -1
# A menu of coins has four lines, so no payment asks for more of one colour.
MOST_CUBES = 3


class VillageBox(Box):
    """Tables by number of players start with three empty rows: `slots[seats]`."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        t = tables
        self._read_supplies(t)
        self._read_rounds(t)
        self._read_crafts(t)
        self._read_market(t)
        self._read_travel(t)
        self._read_council_and_church(t)
        self._read_ends(t)

    def _read_supplies(self, t: Tables) -> None:
        t.only("people", ("generations", "monks"))
        self.generations = t.numbers("people", "generations", GENERATIONS, 1, 7)
        # The whole family as an octal crowd (see state.py).
        self.family = sum(count << 3 * g for g, count in enumerate(self.generations))
        self.monks = t.number("people", "monks", 0, 20)
        t.only("supply", _rows("influence plague coins coins_limited start_coins grain_cap"))
        influence = t.amounts(
            "supply", "influence", t.value("supply", "influence"), INFLUENCE_COLOURS
        )
        # Plague always comes back and costs time: a round never starts without a cube, and the
        # game ends, even where everybody hoards.
        self.cubes = (*influence, t.number("supply", "plague", 1, 99))
        self.coins = t.number("supply", "coins")
        self.coins_limited = t.flag("supply", "coins_limited")
        self.start_coins = t.number("supply", "start_coins", 0, 20)
        self.grain_cap = t.number("supply", "grain_cap", 1, 99)
        if self.coins_limited and self.coins < 4 * self.start_coins:
            t.fail("supply", "coins", f"must be enough for four players to start: {self.coins}")
        t.only("life", ("spaces", "plague_time"))
        self.life_track = t.number("life", "spaces", 9, 99)
        self.plague_time = t.number("life", "plague_time", 1, 2)

    def _read_rounds(self, t: Tables) -> None:
        t.only("setup_cards", PLAYERS)
        t.only("bag_fill", PLAYERS)
        self.cards = _by_players(t, "setup_cards", SPACES)
        self.fill = _by_players(t, "bag_fill", INFLUENCE_COLOURS)
        for players, row in enumerate(PLAYERS, start=2):
            on_board = sum(self.cards[players])
            if not on_board:
                t.fail("setup_cards", row, "puts no cube on the board")
            if on_board > sum(self.fill[players]) + self.cubes[-1]:
                t.fail(
                    "bag_fill", row, f"fills the bag with fewer cubes than the {on_board} to place"
                )
            for colour, count in enumerate(self.fill[players]):
                if count > self.cubes[colour]:
                    t.fail("bag_fill", row, f"has more {COLOURS[colour]} cubes than the supply")
        t.only("harvest", ("by_hand", "with_horse", "with_ox"))
        self.harvest = tuple(
            t.number("harvest", row, 0, 99) for row in ("by_hand", "with_horse", "with_ox")
        )

    def _read_crafts(self, t: Tables) -> None:
        t.only("crafts", ("train_time", "make_time", "mill_time", "mill_grain", "mill_coins"))
        self.train_time = t.amounts(
            "crafts", "train_time", t.value("crafts", "train_time"), BUILDINGS, 3
        )
        self.make_time = t.amounts("crafts", "make_time", t.value("crafts", "make_time"), GOODS, 3)
        self.mill_time = t.number("crafts", "mill_time", 0, 6)
        self.mill_grain = t.number("crafts", "mill_grain", 0, self.grain_cap)
        self.mill_coins = t.number("crafts", "mill_coins", 0, 20)
        t.only("buy_wagon_and_animals", ("wagon", "horse", "ox"))
        t.only("buy_scroll_and_plough", ("scroll", "plough"))
        cubes: list[tuple[int, ...]] = []
        grain: list[int] = []
        for good in GOODS:
            table = (
                "buy_scroll_and_plough" if good in ("scroll", "plough") else "buy_wagon_and_animals"
            )
            price = t.amounts(table, good, t.value(table, good), (*INFLUENCE_COLOURS, "grain"))
            _check_cubes(t, table, good, price[:INFLUENCE])
            cubes.append(price[:INFLUENCE])
            grain.append(price[INFLUENCE])
        self.buy_cubes = tuple(cubes)
        self.buy_grain = tuple(grain)

    def _read_market(self, t: Tables) -> None:
        t.only("market", ("stalls", "queue", "sale_cubes", "sale_time"))
        self.stalls = (0, 0, *t.numbers("market", "stalls", 3, 1, CUSTOMERS))
        self.queue = t.number("market", "queue", 0, CUSTOMERS)
        self.sale_cubes = t.amounts(
            "market", "sale_cubes", t.value("market", "sale_cubes"), INFLUENCE_COLOURS
        )
        _check_cubes(t, "market", "sale_cubes", self.sale_cubes)
        self.sale_time = t.number("market", "sale_time", 0, 2)
        t.only("customers", ("tiles",))
        tiles = t.entries("customers", "tiles")
        if len(tiles) != CUSTOMERS:
            t.fail("customers", "tiles", f"must be {CUSTOMERS} tiles, not {len(tiles)}")
        if max(self.stalls) + self.queue > CUSTOMERS:
            t.fail("market", "queue", "has room for more customers than there are")
        wants: list[tuple[int, ...]] = []
        points: list[int] = []
        for number, tile in enumerate(tiles, start=1):
            row = f"tile {number}"
            t.entry("customers", row, tile, ("wants", "points"))
            wanted = t.amounts("customers", row, tile.get("wants"), (*GOODS, "grain"))
            if not any(wanted):
                t.fail("customers", row, "wants nothing")
            if wanted[-1] > self.grain_cap:
                t.fail("customers", row, f"wants more grain than a farm holds ({self.grain_cap})")
            wants.append(wanted)
            points.append(t.checked("customers", row, tile.get("points"), 0, 99))
        # Five goods, then grain.
        self.wants = tuple(wants)
        self.points = tuple(points)

    def _read_travel(self, t: Tables) -> None:
        count = len(CITIES)
        # By origin (0 is the village, then the cities) and destination.
        time = [NO_ROAD] * ((count + 1) * count)
        wagons = [0] * len(time)
        cubes: list[tuple[int, ...]] = [()] * len(time)
        for table in ("near_roads", "far_roads"):
            t.only(table, ("roads",))
            for number, road in enumerate(t.entries(table, "roads"), start=1):
                row = f"road {number}"
                t.entry(table, row, road, ("from", "to", "time", "wagons", "cubes"))
                origin = _stop(t, table, row, road.get("from"), ("village", *CITIES))
                city = _stop(t, table, row, road.get("to"), CITIES)
                price = t.amounts(table, row, road.get("cubes"), INFLUENCE_COLOURS)
                _check_cubes(t, table, row, price)
                ways = [(origin, city)]
                if origin:
                    ways.append((city + 1, origin - 1))
                for start, end in ways:
                    index = start * count + end
                    if time[index] != NO_ROAD:
                        t.fail(table, row, "is on the map already")
                    time[index] = t.checked(table, row, road.get("time"), 0, 6)
                    wagons[index] = t.checked(table, row, road.get("wagons"), 0, 9)
                    cubes[index] = price
        self.road_time = tuple(time)
        self.road_wagons = tuple(wagons)
        self.road_cubes = tuple(cubes)
        # Whither roads lead from each origin.
        self.cities_from = tuple(
            tuple(city for city in range(count) if time[origin * count + city] != NO_ROAD)
            for origin in range(count + 1)
        )
        if not self.cities_from[0]:
            t.fail("near_roads", "roads", "has no road out of the village")
        kinds = ("prestige", "cubes", "coins")
        t.only("near_cities", CITIES)
        t.only("far_cities", CITIES)
        rewards: list[tuple[int, ...]] = []
        for name in CITIES:
            if name in t.tables["near_cities"] and name in t.tables["far_cities"]:
                t.fail("far_cities", name, "stands among the near cities too")
            table = "near_cities" if name in t.tables["near_cities"] else "far_cities"
            rewards.append(t.amounts(table, name, t.value(table, name), kinds, 9))
        # Prestige, cubes of choice, coins.
        self.rewards = tuple(rewards)

    def _read_council_and_church(self, t: Tables) -> None:
        t.only(
            "council",
            _rows("scrolls cubes privilege_cubes privilege_coins privilege_prestige points"),
        )
        self.council_scrolls = t.number("council", "scrolls", 1, 9)
        self.council_cubes = t.amounts(
            "council", "cubes", t.value("council", "cubes"), INFLUENCE_COLOURS
        )
        _check_cubes(t, "council", "cubes", self.council_cubes)
        self.privilege_cubes = t.number("council", "privilege_cubes", 1, 9)
        self.privilege_coins = t.number("council", "privilege_coins", 0, 9)
        self.privilege_prestige = t.number("council", "privilege_prestige", 0, 99)
        self.council_points = t.numbers("council", "points", LEVELS)
        t.only("council_time", ("time",))
        self.council_time = t.numbers("council_time", "time", LEVELS, 0, 6)
        t.only(
            "church", _rows("enter_cubes enter_time step_grain points figures pull_coins majority")
        )
        self.church_cubes = t.amounts(
            "church", "enter_cubes", t.value("church", "enter_cubes"), INFLUENCE_COLOURS
        )
        _check_cubes(t, "church", "enter_cubes", self.church_cubes)
        self.church_time = t.number("church", "enter_time", 0, 6)
        self.step_grain = t.numbers("church", "step_grain", WINDOWS - 1, 1, self.grain_cap)
        self.church_points = t.numbers("church", "points", WINDOWS)
        self.figures = t.number("church", "figures", 1, self.monks)
        self.pull_coins = t.number("church", "pull_coins", 1, 9)
        self.majority = t.number("church", "majority")

    def _read_ends(self, t: Tables) -> None:
        t.only("chronicle", PLAYERS)
        self.slots = _by_players(t, "chronicle", SECTIONS)
        t.only("graves", ("open",))
        self.graves = (0, 0, *t.numbers("graves", "open", 3, 1, 99))
        t.only("well", ("cubes", "coins_allowed"))
        self.well_cubes = t.number("well", "cubes", 1, MOST_CUBES)
        self.well_coins = t.flag("well", "coins_allowed")
        t.only("scoring", ("cities", "chronicle"))
        self.city_points = t.numbers("scoring", "cities", len(CITIES) + 1)
        self.chronicle_points = t.numbers("scoring", "chronicle", 6)


def load_box(override: Path | None = None) -> VillageBox:
    return VillageBox(read_tables(COMPONENTS, override))


def _rows(names: str) -> tuple[str, ...]:
    return tuple(names.split())


def _by_players(t: Tables, table: str, names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    rows = [t.amounts(table, row, t.value(table, row), names) for row in PLAYERS]
    return ((), (), *rows)


def _check_cubes(t: Tables, table: str, row: str, cubes: tuple[int, ...]) -> None:
    if max(cubes) > MOST_CUBES:
        t.fail(table, row, f"asks for more than {MOST_CUBES} cubes of one colour")


def _stop(t: Tables, table: str, row: str, name: Any, names: tuple[str, ...]) -> int:
    if name not in names:
        t.fail(table, row, f"leads to or from {name!r}, which is not one of {', '.join(names)}")
    return names.index(name)
