"""The checked components of Feudum, in the form the rules use."""

from __future__ import annotations

from pathlib import Path

from demesne.core.components import Box, Tables, read_tables
from demesne.games.feudum.pieces import (
    BINS,
    CHAIRS,
    CRAFT,
    DISCS,
    EPOCHS,
    FEUDUM,
    FLYING,
    GOODS,
    GUILDS,
    HENS,
    HEXES,
    KINDS,
    KINGDOMS,
    LANDSCAPES,
    LETTERS,
    MILITARY,
    MOST_SEATS,
    MOST_VESSELS,
    NONE,
    PLACES,
    REGIONS,
    RING,
    ROAD,
    ROSARY,
    ROUTES,
    SCROLLS,
    SEAWAY,
    SECTIONS,
    SPOTS,
    STARTS,
    SUBMERSIBLE,
    VESSELS,
    VOYAGE,
    WORTHS,
)

COMPONENTS = Path(__file__).with_name("components.toml")
BASIC = DISCS[:FEUDUM]
TILES = 24

# The ends and the kind of a route.
Edge = tuple[int, int, int]


class FeudumBox(Box):
    """Figures by the names of their tables; places, goods and guilds by their numbers."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        t = tables
        self._read_counts(t)
        self._read_places(t)
        self._read_routes(t)
        self._read_discs(t)
        self._read_epochs(t)
        self._read_cards(t)
        self._read_guilds(t)
        self._read_stores(t)
        self._read_writs_and_scoring(t)

    def _read_counts(self, t: Tables) -> None:
        t.only("goods", GOODS)
        self.goods = tuple(t.number("goods", good, 20, 99) for good in GOODS)
        rows = ("markers", "discs", "shillings", "targets", "vessels", "tokens")
        t.only("pieces", rows)
        self.markers = t.number("pieces", "markers", 9, 40)
        self.discs = t.number("pieces", "discs", 3, 3)
        self.shillings = t.number("pieces", "shillings", 50, 300)
        self.targets = t.number("pieces", "targets", 0, 99)
        self.vessels = t.number("pieces", "vessels", 1, MOST_VESSELS)
        self.tokens = t.number("pieces", "tokens", 17, 17)
        t.only("reeves", ("discs", "placed", "present", "elsewhere", "least"))
        self.reeves = t.number("reeves", "discs", 0, 3)
        self.reeve_placed = t.number("reeves", "placed", 0, 9)
        self.reeve_present = t.number("reeves", "present", 0, 9)
        self.reeve_elsewhere = t.number("reeves", "elsewhere", 0, 9)
        self.reeve_least = t.number("reeves", "least", 0, 9)
        t.only("start", ("markers", "food", "shillings", "goods"))
        self.start_markers = t.number("start", "markers", 1, 18)
        self.start_food = t.number("start", "food", 0, 7)
        self.start_shillings = t.number("start", "shillings", 0, 10)
        self.start_goods = t.number("start", "goods", 0, KINDS)
        t.only("beads", ("values",))
        self.bead_values = t.numbers("beads", "values", WORTHS, 0, self.tokens)
        if sum(self.bead_values) != self.tokens:
            t.fail("beads", "values", f"must be {self.tokens} tokens in all")

    def _read_places(self, t: Tables) -> None:
        t.only("places", PLACES)
        starts: list[bool] = []
        letters: list[int] = []
        for place in PLACES:
            entry = t.value("places", place)
            if not isinstance(entry, dict):
                t.fail("places", place, "must be a table with letters and start")
            t.entry("places", place, entry, ("letters", "start"))
            if not isinstance(entry["start"], bool):
                t.fail("places", place, "start must be true or false")
            starts.append(entry["start"])
            text = entry["letters"]
            if not isinstance(text, str) or any(letter not in LETTERS for letter in text):
                t.fail("places", place, f"letters must be some of {''.join(LETTERS)}")
            letters.append(sum(1 << LETTERS.index(letter) for letter in text))
        if sum(starts) != STARTS:
            t.fail("places", "start", f"must be true of {STARTS} places, not of {sum(starts)}")
        self.starts = tuple(starts)
        self.region_of = tuple(REGIONS.index(place.rsplit("-", 1)[0]) for place in PLACES)
        # The places with each letter, by letter.
        self.lettered: tuple[tuple[int, ...], ...] = tuple(
            tuple(place for place in range(SPOTS) if letters[place] >> letter & 1)
            for letter in range(len(LETTERS))
        )
        for letter, places in zip(LETTERS, self.lettered, strict=True):
            if sorted(self.region_of[place] for place in places) != list(range(len(REGIONS))):
                t.fail("places", "letters", f"{letter} must stand once in each region")
        t.only("kingdoms", KINGDOMS)
        kingdoms: list[int] = []
        for name in KINGDOMS:
            members = t.value("kingdoms", name)
            if not isinstance(members, list) or not members:
                t.fail("kingdoms", name, "must list places")
            for member in members:
                if member not in PLACES:
                    t.fail("kingdoms", name, f"{member!r} is no place")
            if len(set(members)) != len(members):
                t.fail("kingdoms", name, "lists a place twice")
            kingdoms.append(sum(1 << PLACES.index(member) for member in members))
        self.kingdoms = tuple(kingdoms)  # as bits of places

    def _read_routes(self, t: Tables) -> None:
        edges: list[Edge] = []
        for table in ("routes", "routes_at_sea"):
            t.only(table, ROUTES)
            for route, name in enumerate(ROUTES):
                pairs = t.value(table, name)
                if not isinstance(pairs, list):
                    t.fail(table, name, "must list pairs of places")
                for pair in pairs:
                    if not (
                        isinstance(pair, list)
                        and len(pair) == 2
                        and all(end in PLACES for end in pair)
                        and pair[0] != pair[1]
                    ):
                        t.fail(table, name, f"{pair!r} must be two different places")
                    ends = sorted(PLACES.index(end) for end in pair)
                    edges.append((ends[0], ends[1], route))
        if len(set(edges)) != len(edges):
            t.fail("routes", "road", "a route stands twice")
        self.edges: tuple[Edge, ...] = tuple(sorted(edges))
        ways: list[list[tuple[int, int]]] = [[] for _ in range(SPOTS)]
        for a, b, route in self.edges:
            ways[a].append((b, route))
            ways[b].append((a, route))
        # From each place: where to, by which route.
        self.ways: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple(sorted(way)) for way in ways
        )
        self._check_land(t)
        seas = (SEAWAY, SEAWAY + SUBMERSIBLE)
        self.ports = tuple(any(route in seas for _, route in way) for way in self.ways)

    def _check_land(self, t: Tables) -> None:
        """Every place can be reached, and every start place by road from every other."""
        if len(self._reached(0, SEAWAY + FLYING)) != SPOTS:
            t.fail("routes", "road", "some place cannot be reached at all")
        begin = self.starts.index(True)
        by_road = self._reached(begin, ROAD)
        if not all(place in by_road for place in range(SPOTS) if self.starts[place]):
            t.fail("routes", "road", "the start places must be joined by roads")

    def _reached(self, begin: int, last_route: int) -> set[int]:
        seen = {begin}
        todo = [begin]
        while todo:
            for to, route in self.ways[todo.pop()]:
                if route <= last_route and to not in seen:
                    seen.add(to)
                    todo.append(to)
        return seen

    def _read_discs(self, t: Tables) -> None:
        t.only("map_discs", ("circled", "plain"))
        circled = t.amounts("map_discs", "circled", t.value("map_discs", "circled"), BASIC)
        plain = t.amounts("map_discs", "plain", t.value("map_discs", "plain"), BASIC)
        if sum(circled) != STARTS or sum(plain) != SPOTS - STARTS:
            t.fail("map_discs", "circled and plain", f"must be {STARTS} and {SPOTS - STARTS}")
        self.circled = circled
        self.plain = plain
        t.only("supply_discs", (*BASIC, "feudum"))
        feudums = t.number("supply_discs", "feudum", 0, 9)
        self.supply_discs = (
            *(t.number("supply_discs", disc, 0, 22) for disc in BASIC),
            *([feudums] * RING),
        )
        t.only("landscapes", LANDSCAPES)
        self.landscapes = tuple(t.number("landscapes", kind, 0, TILES) for kind in LANDSCAPES)
        if sum(self.landscapes) != TILES:
            t.fail("landscapes", "all", f"must be {TILES} tiles together")
        t.only("landscape", ("placed", "grows", "ruler", "empty", "full"))
        self.landscape_placed = t.number("landscape", "placed", 0, 9)
        self.landscape_grows = t.number("landscape", "grows", 1, 9)
        self.landscape_ruler = t.number("landscape", "ruler", 1, 1)
        self.landscape_empty = t.number("landscape", "empty", 0, 9)
        self.landscape_full = t.number("landscape", "full", 0, 9)
        t.only("improve", EPOCHS[:4])
        # By epoch (from 1) and the new disc (from FARM): points.
        self.improve = ((), *(t.numbers("improve", epoch, 3, 0, 20) for epoch in EPOCHS[:4]))

    def _read_epochs(self, t: Tables) -> None:
        t.only("epochs", ("stacks", "seats", "regions", "military", "disloyalty", "refill"))
        later = EPOCHS[1:]
        stacks = t.amounts("epochs", "stacks", t.value("epochs", "stacks"), later, 6)
        self.trigger = (0, 0, *stacks)  # by epoch
        if min(stacks) < 1:
            t.fail("epochs", "stacks", "must be at least 1 for each of II to V")
        self.seat_points = t.numbers("epochs", "seats", CHAIRS, 0, 20)
        self.region_points = t.numbers("epochs", "regions", len(REGIONS) + 1, 0, 50)
        self.military = t.numbers("epochs", "military", MILITARY, 0, 20)
        checked = t.amounts("epochs", "disloyalty", t.value("epochs", "disloyalty"), later, 3)
        self.disloyalty = (0, 0, *checked)  # spaces that are looked at, by epoch
        self.refill = t.number("epochs", "refill", 2, 5)
        t.only("map_refill", EPOCHS[1:4])
        letters = []
        for epoch in EPOCHS[1:4]:
            letter = t.text("map_refill", epoch)
            if letter not in LETTERS:
                t.fail("map_refill", epoch, f"must be one of {', '.join(LETTERS)}")
            letters.append(LETTERS.index(letter))
        self.map_refill = (NONE, NONE, *letters, NONE)  # by epoch
        t.only("voyage", ("low", "high", "writs"))
        self.voyage_low = t.numbers("voyage", "low", VOYAGE, 0, 50)
        self.voyage_high = t.numbers("voyage", "high", VOYAGE, 0, 50)
        spaces = t.value("voyage", "writs")
        if not isinstance(spaces, list):
            t.fail("voyage", "writs", "must list spaces")
        self.voyage_writs = tuple(t.checked("voyage", "writs", s, 1, VOYAGE) for s in spaces)

    def _read_cards(self, t: Tables) -> None:
        rows = ("hand", "harvest", "defend", "ferry", "tax", "explore", "crop", "most_crop")
        t.only("cards", (*rows, "bribe"))
        self.hand = t.number("cards", "hand", 1, 6)
        self.harvest_points = t.number("cards", "harvest", 0, 9)
        self.defend_points = t.number("cards", "defend", 0, 9)
        self.ferry = t.number("cards", "ferry", 0, 9)
        self.bribe = t.number("cards", "bribe", 0, 9)
        self.tax = t.number("cards", "tax", 0, 9)
        self.explore = t.number("cards", "explore", 1, 9)
        self.crop = t.number("cards", "crop", 5, 5)
        self.most_crop = t.number("cards", "most_crop", 10, 10)
        t.only("harvest", ("partial", "favours"))
        self.partial = t.numbers("harvest", "partial", 6, 0, 10)
        self.favours = t.numbers("harvest", "favours", 6, 0, 10)
        for crop, (part, favour) in enumerate(zip(self.partial, self.favours, strict=True), 5):
            if part + favour != crop:
                t.fail("harvest", "favours", f"{part} and {favour} are not {crop}")
        figures = (
            *("pawn", "monster", "feudum", "subject", "rebel", "defend", "saltpeter", "weapon"),
            *("pawn_points", "feudum_points"),
        )
        t.only("combat", figures)
        self.pawn_attack, self.pawn_defence = t.numbers("combat", "pawn", 2, 0, 9)
        self.monster_attack, self.monster_defence = t.numbers("combat", "monster", 2, 0, 9)
        self.feudum_defence = t.number("combat", "feudum", 0, 9)
        self.subject_defence = t.number("combat", "subject", 0, 9)
        self.rebel = t.number("combat", "rebel", 0, 9)
        self.defend = t.number("combat", "defend", 0, 9)
        self.saltpeter = t.number("combat", "saltpeter", 0, 9)
        self.weapon = t.numbers("combat", "weapon", 2, 0, 9)
        self.pawn_points = t.number("combat", "pawn_points", 0, 20)
        self.feudum_points = t.number("combat", "feudum_points", 0, 20)

    def _read_guilds(self, t: Tables) -> None:
        t.only("stars", ("pawn", "feudum", "place"))
        self.pawn_stars = t.number("stars", "pawn", 0, 9)
        self.feudum_stars = t.number("stars", "feudum", 0, 9)
        self.place_stars = t.number("stars", "place", 0, 9)
        t.only("guild_places", GUILDS)
        kinds: list[int] = []
        for guild in GUILDS:
            kind = t.text("guild_places", guild)
            if kind not in BASIC:
                t.fail("guild_places", guild, f"must be one of {', '.join(BASIC)}")
            kinds.append(BASIC.index(kind))
        self.guild_place = tuple(kinds)
        rows = (
            *("pull", "push", "writs", "feast", "barn", "farmer_pull", "farmer_push"),
            *("merchant_trade", "merchant_pull", "merchant_push", "alchemist_pull", "inventions"),
            *("knight_push", "noble_trade", "noble_pull", "noble_push", "rosary", "monk_pull"),
            *("hens", "price", "beast"),
        )
        t.only("guilds", rows)
        self.pull_points = t.number("guilds", "pull", 0, 20)
        self.push_points = (0, *t.numbers("guilds", "push", 3, 0, 20))
        self.pull_writs = t.number("guilds", "writs", 1, 5)
        self.feast_points = t.number("guilds", "feast", 0, 20)
        self.barn = t.number("guilds", "barn", 1, 20)
        self.farmer_pull = t.number("guilds", "farmer_pull", 0, 20)
        self.farmer_push = t.number("guilds", "farmer_push", 1, 10)
        self.merchant_trade = t.number("guilds", "merchant_trade", 1, 5)
        self.merchant_pull = t.number("guilds", "merchant_pull", 1, 10)
        self.merchant_push = t.number("guilds", "merchant_push", 1, 10)
        self.alchemist_pull = t.number("guilds", "alchemist_pull", 1, 10)
        self.inventions = t.number("guilds", "inventions", 1, 3)
        self.knight_push = t.number("guilds", "knight_push", 1, 3)
        self.noble_trade = t.number("guilds", "noble_trade", 1, 2)
        self.noble_pull = t.number("guilds", "noble_pull", 1, 3)
        self.noble_push = t.number("guilds", "noble_push", 1, 3)
        self.rosary_sums = t.numbers("guilds", "rosary", 3, 0, 40)
        self.monk_pull = t.number("guilds", "monk_pull", 0, 40)
        self.hen_sums = t.numbers("guilds", "hens", 3, 0, 40)
        self.price = t.number("guilds", "price", 0, 9)
        self.beast_markers = t.number("guilds", "beast", 3, 3)

    def _read_stores(self, t: Tables) -> None:
        t.only("market", (*GOODS, "filled"))
        prices: list[int] = []
        for good in GOODS:
            prices += t.numbers("market", good, BINS, 0, 9)
        self.prices = tuple(prices)  # by good and bin
        self.filled = t.numbers("market", "filled", KINDS, 0, BINS)
        t.only("workshop", ("room", "start", "vessels"))
        self.room = t.number("workshop", "room", 1, 9)
        start = t.value("workshop", "start")
        self.workshop = t.amounts("workshop", "start", start, GOODS, self.room)
        self.start_vessels = t.number("workshop", "vessels", 0, CRAFT * self.vessels)
        t.only("recipes", (*VESSELS, "barrels"))
        self.recipes = tuple(
            t.amounts("recipes", kind, t.value("recipes", kind), GOODS, 9) for kind in VESSELS
        )
        barrels = t.entries("recipes", "barrels")
        if len(barrels) != 3:
            t.fail("recipes", "barrels", "must list what each of three barrels takes")
        self.barrels = tuple(t.amounts("recipes", "barrels", item, GOODS, 9) for item in barrels)
        t.only("barracks", ("sections", "start", "colours"))
        self.sections = t.numbers("barracks", "sections", SECTIONS, 1, HEXES)
        if sum(self.sections) != HEXES:
            t.fail("barracks", "sections", f"must be {HEXES} hexes together")
        self.row_start = t.number("barracks", "start", 0, HEXES)
        self.colours = t.number("barracks", "colours", 2, MOST_SEATS)
        t.only("scrolls", ("sealed", "rosary", "hens"))
        sealed = t.value("scrolls", "sealed")
        if not isinstance(sealed, list) or any(scroll not in SCROLLS for scroll in sealed):
            t.fail("scrolls", "sealed", f"must list some of {', '.join(SCROLLS)}")
        self.sealed = tuple(int(scroll in sealed) for scroll in SCROLLS)
        self.rosary_start = t.number("scrolls", "rosary", 0, ROSARY)
        self.hens_start = t.number("scrolls", "hens", 0, HENS)

    def _read_writs_and_scoring(self, t: Tables) -> None:
        rows = ("small", "great", "stars", "goods", "shillings", "markers")
        t.only("mandates", rows)
        self.small_trade = t.numbers("mandates", "small", 2, 0, 30)
        self.great_trade = t.numbers("mandates", "great", 2, 0, 30)
        self.mandate_stars = t.number("mandates", "stars", 0, 9)
        self.mandate_goods = t.number("mandates", "goods", 0, 9)
        self.mandate_shillings = t.number("mandates", "shillings", 0, 30)
        self.mandate_markers = t.number("mandates", "markers", 0, 9)
        t.only("charters", ("cellar", "beast", "kingdom", "isolated"))
        self.cellar = (0, 0, *t.numbers("charters", "cellar", 2, 0, 30))  # by sulfur
        self.slain = t.number("charters", "beast", 0, 30)
        self.kingdom_points = (0, *t.numbers("charters", "kingdom", 4, 0, 30))
        self.isolated_points = (0, *t.numbers("charters", "isolated", 3, 0, 30))
        t.only("scoring", ("place", "feudum", "set", "shillings"))
        self.place_points = t.number("scoring", "place", 0, 20)
        self.feudum_end = t.number("scoring", "feudum", 0, 20)
        self.set_points = t.number("scoring", "set", 0, 20)
        self.shillings_a_point = t.number("scoring", "shillings", 1, 99)


def load_box(override: Path | None = None) -> FeudumBox:
    return FeudumBox(read_tables(COMPONENTS, override))
