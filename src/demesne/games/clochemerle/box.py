"""The checked components of Clochemerle, in the form the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from demesne.core.components import Box, Tables, read_tables
from demesne.games.clochemerle.pieces import (
    ACTIONS,
    CHAMBERS,
    CHURCHES,
    COPIES,
    CUSTOMERS,
    ITEMS,
    LEAST_SUM,
    LETTERS,
    MONK_COUNTS,
    MONK_PILES,
    MONKS,
    MOST_DICE,
    MOST_FIELDS,
    MOST_GRAVES,
    MOST_ROW,
    MOST_SEATS,
    MOST_SUM,
    NICHES,
    PAIR,
    RESOURCES,
    SQUARES,
    TIME,
    TRAVEL_COUNTS,
    TRAVELS,
    WINDOWS,
    WORKSHOP_CARDS,
    WORKSHOPS,
)

COMPONENTS = Path(__file__).with_name("components.toml")
PLAYERS = 3  # two, three or four
# The ways to pay a banner are one menu.
MOST_WAYS = 4
MOST_COST = 9
# The steward's prices: for one to four customers.
PRICES = 4
ANY_SUM = sum(1 << value for value in range(LEAST_SUM, MOST_SUM + 1))

# A cost: so many of each of `ITEMS`. The ways to pay a banner, each with its whole time.
Cost = tuple[int, ...]
Ways = tuple[Cost, ...]


class ClochemerleBox(Box):
    """Tables by number of players start with two empty rows: `coffins[seats]`.

    The sums a banner shows are a set of bits: banner 3/11 is `1 << 3 | 1 << 11`.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        t = tables
        self._read_counts(t)
        self._read_round(t)
        self._read_board(t)
        self._read_workshops(t)
        self._read_fields_and_square(t)
        self._read_chambers(t)
        self._read_church(t)
        self._read_travel(t)
        self._read_customers(t)

    def _read_counts(self, t: Tables) -> None:
        counts = {
            "church": len(CHURCHES),
            "monk": MONKS,
            "chamber": len(CHAMBERS),
            "square": SQUARES,
            "field": MOST_FIELDS,
            "travel": TRAVELS,
            "workshop": WORKSHOP_CARDS,
            "customer": CUSTOMERS,
        }
        t.only("cards", tuple(counts))
        for kind, count in counts.items():
            t.number("cards", kind, count, count)

    def _read_round(self, t: Tables) -> None:
        t.only("dice", ("white", "black", "time"))
        self.white_dice = _by_players(t, "dice", "white", 0, MOST_DICE)
        self.black_dice = _by_players(t, "dice", "black", 0, MOST_DICE)
        self.black_time = t.number("dice", "time", 0, MOST_COST)
        t.only("turns", ("each",))
        self.turns = _by_players(t, "turns", "each", 1, 2)
        for seats in range(2, 2 + PLAYERS):
            dice = self.white_dice[seats] + self.black_dice[seats]
            if not PAIR * seats * self.turns[seats] <= dice <= MOST_DICE:
                t.fail(
                    "dice",
                    "white and black",
                    f"must be {PAIR * seats * self.turns[seats]} to {MOST_DICE} dice together "
                    f"with {seats} players, not {dice}",
                )
        t.only("start", ("coins",))
        self.start_coins = t.numbers("start", "coins", MOST_SEATS, 0, 99)
        t.only("end", ("coffins",))
        self.coffins = _by_players(t, "end", "coffins", 1, MOST_GRAVES - 2 * MOST_SEATS)
        t.only("time", ("clouds",))
        self.clouds = t.number("time", "clouds", 2, 99)
        t.only("chronicle", ("story",))
        self.chronicle = t.numbers("chronicle", "story", NICHES, 0, 9)
        t.only("rats", ("steps",))
        self.rat_steps = _by_players(t, "rats", "steps", 1, 99)
        t.only("labourer", ("prestige",))
        self.labourer = t.number("labourer", "prestige", 0, 99)
        t.only("guard", ("rounds",))
        self.rounds = t.number("guard", "rounds", 1)

    def _read_board(self, t: Tables) -> None:
        t.only("hand", ("values", "story", "prestige"))
        self.hand_sums = _sums(t, "hand", "values", t.value("hand", "values"))
        self.hand_story = t.number("hand", "story", 0, 9)
        self.hand_prestige = t.number("hand", "prestige", 0, 99)
        t.only("steward", ("values", "open", "time", "coins", "by_monk"))
        self.steward_sums = _sums(t, "steward", "values", t.value("steward", "values"))
        # The diocese adds one more.
        self.open_customers = t.number("steward", "open", 1, MOST_ROW - 1)
        self.steward_time = (0, *t.numbers("steward", "time", PRICES, 0, MOST_COST))
        self.steward_coins = (0, *t.numbers("steward", "coins", PRICES, 0, MOST_COST))
        for row, prices in (("time", self.steward_time), ("coins", self.steward_coins)):
            if list(prices) != sorted(prices):
                t.fail("steward", row, "must not fall from one customer to the next")
        self.steward_by_monk = t.number("steward", "by_monk", 1, PRICES)
        t.only("chief", ("time", "coins", "story"))
        self.chief_time = t.number("chief", "time", 0, MOST_COST)
        self.chief_coins = t.number("chief", "coins", 0, 9)
        self.chief_story = t.number("chief", "story", 0, 9)
        t.only("personal_banners", ("boards",))
        boards = t.value("personal_banners", "boards")
        self.personal_sums = _several(t, "personal_banners", "boards", boards, MOST_SEATS)
        t.only("personal", ("story",))
        self.personal_story = t.number("personal", "story", 0, 9)
        t.only("school_banner", ("values",))
        self.school_sums = _sums(t, "school_banner", "values", t.value("school_banner", "values"))
        t.only("school", ("time", "story"))
        self.school_time = t.number("school", "time", 0, MOST_COST)
        self.school_story = t.number("school", "story", 0, 9)
        t.only("windows", ("prestige",))
        self.windows = t.numbers("windows", "prestige", WINDOWS + 1, 0, 99)

    def _read_workshops(self, t: Tables) -> None:
        t.only("workshop_values", WORKSHOPS)
        t.only("workshops", WORKSHOPS)
        sums: list[int] = []
        ways: list[Ways] = []
        slots: list[int] = []
        white: list[int] = []
        for name in WORKSHOPS:
            cards = t.value("workshop_values", name)
            sums += _several(t, "workshop_values", name, cards, COPIES)
            entry = _entry(t, "workshops", name, ("time", "slots", "white_time"))
            ways.append(_ways(t, "workshops", name, entry))
            slots.append(t.checked("workshops", name, entry["slots"], 1, 9))
            white.append(t.checked("workshops", name, entry["white_time"], 0, 1))
        self.workshop_sums = tuple(sums)  # by card
        self.workshop_ways = tuple(ways)  # by workshop, as the next two
        self.workshop_slots = tuple(slots)
        self.workshop_time = tuple(white)

    def _read_fields_and_square(self, t: Tables) -> None:
        entry = _whole(t, "field_banner", ("values", "time", "white_time"))
        self.field_sums = _sums(t, "field_banner", "values", entry["values"])
        self.field_ways = _ways(t, "field_banner", "cost", entry)
        self.field_time = t.number("field_banner", "white_time", 0, 1)
        t.only("field", ("coins", "plough_coins", "prestige"))
        self.field_coins = t.number("field", "coins", 0, 9)
        self.plough_coins = t.number("field", "plough_coins", 0, 9)
        self.field_prestige = t.number("field", "prestige", 0, 99)
        entry = _whole(t, "square_banner", ("time", "slots", "white_time"))
        self.square_ways = _ways(t, "square_banner", "cost", entry)
        self.square_slots = t.number("square_banner", "slots", PAIR, 9)
        self.square_time = t.number("square_banner", "white_time", 0, 1)
        t.only("square", ("values", "story", "prestige"))
        # Also those of the tile that comes with it.
        self.square_sums = _sums(t, "square", "values", t.value("square", "values"))
        self.square_story = t.number("square", "story", 0, 9)
        self.square_prestige = t.number("square", "prestige", 0, 99)

    def _read_chambers(self, t: Tables) -> None:
        keys = ("values", "time", "white_time")
        monetary = _whole(t, "monetary", (*keys, "coins"))
        self.monetary_coins = t.number("monetary", "coins", 0, 9)
        t.only("chambers", CHAMBERS[1:])
        sums: list[int] = []
        ways: list[Ways] = []
        white: list[int] = []
        for name in CHAMBERS:
            table = "monetary" if name == "monetary" else "chambers"
            entry = monetary if name == "monetary" else _entry(t, table, name, keys)
            sums.append(_sums(t, table, name, entry["values"]))
            ways.append(_ways(t, table, name, entry))
            white.append(t.checked(table, name, entry["white_time"], 0, 1))
        self.chamber_sums = tuple(sums)
        self.chamber_ways = tuple(ways)
        self.chamber_time = tuple(white)
        t.only("chamber_prestige", (*CHAMBERS, "guild_slots"))
        self.chamber_prestige = _by_name(t, "chamber_prestige", CHAMBERS)
        self.guild_slots = t.number("chamber_prestige", "guild_slots", 1, 9)
        t.only("chamber_points", ("property", "citizens"))
        self.property_points = t.number("chamber_points", "property", 0, 99)
        self.citizens_points = t.number("chamber_points", "citizens", 0, 99)

    def _read_church(self, t: Tables) -> None:
        t.only("churches", CHURCHES)
        entries = [_entry(t, "churches", name, ("values", "time")) for name in CHURCHES]
        named = list(zip(CHURCHES, entries, strict=True))
        self.church_sums = tuple(_sums(t, "churches", name, e["values"]) for name, e in named)
        self.church_ways = tuple(_ways(t, "churches", name, e) for name, e in named)
        t.only("church_prestige", CHURCHES)
        self.church_prestige = _by_name(t, "church_prestige", CHURCHES)
        t.only("church_powers", ("sanatorium", "cloister"))
        self.sanatorium_uses = t.number("church_powers", "sanatorium", 0, 9)
        self.cloister_windows = t.number("church_powers", "cloister", 0, WINDOWS)
        t.only("monks", MONK_PILES)
        sums: list[int] = []
        ways: list[Ways] = []
        actions: list[int] = []
        for pile, count in zip(MONK_PILES, MONK_COUNTS, strict=True):
            for row, entry in _cards(t, "monks", pile, count):
                entry = _checked(t, "monks", row, entry, ("values", "time", "action"))
                sums.append(_sums(t, "monks", row, entry["values"]))
                ways.append(_ways(t, "monks", row, entry))
                if entry["action"] not in ACTIONS:
                    t.fail("monks", row, f"action must be one of {', '.join(ACTIONS)}")
                actions.append(ACTIONS.index(entry["action"]))
        self.monk_sums = tuple(sums)
        self.monk_ways = tuple(ways)
        self.monk_actions = tuple(actions)

    def _read_travel(self, t: Tables) -> None:
        t.only("travel_c", ("c",))
        t.only("travel", tuple(letter for letter in LETTERS if letter != "c"))
        t.only("travel_cards", LETTERS)
        sums: list[int] = []
        ways: list[Ways] = []
        prestige: list[int] = []
        tolls: list[Cost] = []
        chapels: list[bool] = []
        for letter, count in zip(LETTERS, TRAVEL_COUNTS, strict=True):
            table = "travel_c" if letter == "c" else "travel"
            entry = _entry(t, table, letter, ("values", "time"))
            sums.append(_sums(t, table, letter, entry["values"]))
            ways.append(_ways(t, table, letter, entry))
            for row, card in _cards(t, "travel_cards", letter, count):
                full = {"toll": {}, "chapel": False, **card}
                t.entry("travel_cards", row, full, ("prestige", "toll", "chapel"))
                prestige.append(t.checked("travel_cards", row, full["prestige"], 0, 99))
                tolls.append(t.amounts("travel_cards", row, full["toll"], ITEMS, MOST_COST))
                if not isinstance(full["chapel"], bool):
                    t.fail("travel_cards", row, "chapel must be true or false")
                chapels.append(full["chapel"])
        self.travel_sums = tuple(sums)  # by letter, as the next
        self.travel_ways = tuple(ways)
        self.travel_prestige = tuple(prestige)  # by card, as the next two
        self.travel_tolls = tuple(tolls)
        self.chapels = tuple(chapels)

    def _read_customers(self, t: Tables) -> None:
        t.only("customers", ("cards",))
        sums: list[int] = []
        wants: list[Cost] = []
        prestige: list[int] = []
        for row, card in _cards(t, "customers", "cards", CUSTOMERS):
            full = {"time": 0, **card}
            t.entry("customers", row, full, ("values", "wants", "time", "prestige"))
            if full["values"] == []:
                sums.append(ANY_SUM)
            else:
                sums.append(_sums(t, "customers", row, full["values"]))
            wanted = list(t.amounts("customers", row, full["wants"], (*RESOURCES, "any"), 9))
            if not sum(wanted):
                t.fail("customers", row, "must want something")
            wants.append((*wanted, 0, t.checked("customers", row, full["time"], 0, 1)))
            prestige.append(t.checked("customers", row, full["prestige"], 0, 99))
        self.customer_sums = tuple(sums)
        self.customer_wants = tuple(wants)
        self.customer_prestige = tuple(prestige)


def load_box(override: Path | None = None) -> ClochemerleBox:
    return ClochemerleBox(read_tables(COMPONENTS, override))


def _by_players(t: Tables, table: str, row: str, least: int, most: int) -> tuple[int, ...]:
    return (0, 0, *t.numbers(table, row, PLAYERS, least, most))


def _by_name(t: Tables, table: str, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(t.number(table, name, 0, 99) for name in names)


def _sums(t: Tables, table: str, row: str, values: object) -> int:
    """`[3, 11]` as the bits of those sums: one or two of them."""
    if not isinstance(values, list) or len(values) not in (1, 2):
        t.fail(table, row, f"values must list one or two sums, not {values!r}")
        return 0
    bits = 0
    for value in values:
        bits |= 1 << t.checked(table, row, value, LEAST_SUM, MOST_SUM)
    return bits


def _several(t: Tables, table: str, row: str, banners: object, count: int) -> tuple[int, ...]:
    if not isinstance(banners, list) or len(banners) != count:
        t.fail(table, row, f"must list the values of {count} banners, not {banners!r}")
        return ()
    return tuple(_sums(t, table, row, values) for values in banners)


def _ways(t: Tables, table: str, row: str, entry: dict[str, Any]) -> Ways:
    """What a black banner costs: its ways to pay, each with the banner's time."""
    time = t.checked(table, row, entry["time"], 0, MOST_COST)
    listed = entry["cost"]
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_WAYS:
        t.fail(table, row, f"cost must list 1 to {MOST_WAYS} ways to pay, not {listed!r}")
        return ()
    ways: list[Cost] = []
    for way in listed:
        cost = list(t.amounts(table, row, way, ITEMS, MOST_COST))
        cost[TIME] += time
        ways.append(tuple(cost))
    return tuple(ways)


def _checked(
    t: Tables, table: str, row: str, entry: dict[str, Any], keys: tuple[str, ...]
) -> dict[str, Any]:
    """The entry of a black banner; without a cost of its own it has one way, for nothing."""
    full = {"cost": [{}], **entry}
    t.entry(table, row, full, (*keys, "cost"))
    return full


def _entry(t: Tables, table: str, row: str, keys: tuple[str, ...]) -> dict[str, Any]:
    entry = t.value(table, row)
    if not isinstance(entry, dict):
        t.fail(table, row, f"must be a table such as {{ time = 2 }}, not {entry!r}")
    return _checked(t, table, row, entry, keys)


def _whole(t: Tables, table: str, keys: tuple[str, ...]) -> dict[str, Any]:
    """A banner that is a table by itself."""
    t.only(table, (*keys, "cost"))
    return {"cost": [{}], **{key: t.value(table, key) for key in keys}, **t.tables[table]}


def _cards(t: Tables, table: str, row: str, count: int) -> list[tuple[str, dict[str, Any]]]:
    """The cards of a row, each with the name it has in an error."""
    cards = t.entries(table, row)
    if len(cards) != count:
        t.fail(table, row, f"must be {count} cards, not {len(cards)}")
    return [(f"{row} {number}", card) for number, card in enumerate(cards, start=1)]
