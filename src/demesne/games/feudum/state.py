"""The position of a game of Feudum.

What belongs to a seat is a list by seat, with a stride where it has several: pawn p of a
seat is `seat * PAWNS + p`, a good `seat * KINDS + good`. What belongs to a place is a list
by place. Writs and cards are sets of bits, and so is what there is or is not: bins that are
full, places with a subject, pawns that are drunk. Vessels adrift are a list of their spots,
`place * CRAFT + vessel`, in order. Few and short lists are what makes a copy quick. What is
face down is a count or a set, and its order is not in the position.
"""

from __future__ import annotations

from typing import Any, ClassVar

from demesne.core.field import SEAT, TABLE, Field
from demesne.core.state import State
from demesne.core.step import Decision
from demesne.games.feudum.box import FeudumBox
from demesne.games.feudum.pieces import (
    ALL_WRITS,
    BARREL,
    BEASTS,
    BINS,
    CHAIRS,
    CRAFT,
    DECK,
    DISCS,
    EVERY_CARD,
    FEUDUM,
    HENS,
    HEXES,
    KINDS,
    LAST_EPOCH,
    LEAST_VALUE,
    MILITARY,
    MOST_SEATS,
    MOST_VESSELS,
    NOBODY,
    NONE,
    PAWNS,
    REGIONS,
    RING,
    ROSARY,
    SCENES,
    SCROLLS,
    SPOTS,
    VOYAGE,
    WORTHS,
)


class FeudumState(State):
    """Everything on the table. `source` is the position to copy."""

    __slots__ = (
        "adrift",
        "advanced",
        "attacked",
        "bag",
        "bank",
        "barn",
        "barrel",
        "beads",
        "beast_owner",
        "beast_place",
        "bins",
        "bonus",
        "box",
        "carts",
        "chairs",
        "coffer",
        "crops",
        "deck",
        "die",
        "discs",
        "discs_left",
        "dock",
        "epoch",
        "first",
        "general",
        "goods",
        "guilds_used",
        "hand",
        "hens",
        "in_hand",
        "left_now",
        "loose",
        "markers",
        "military",
        "moves",
        "overthrow",
        "pawn_crafts",
        "pawn_places",
        "pawn_roles",
        "played",
        "points",
        "purse",
        "reeves",
        "rosary",
        "rounds",
        "rows",
        "rulers",
        "scenes",
        "scrolls",
        "seal_supply",
        "seals",
        "serf_seals",
        "serfs",
        "shillings",
        "slain",
        "spare_discs",
        "stacks",
        "subject_seals",
        "subjects",
        "targets",
        "tile_pool",
        "tiles",
        "tiles_spent",
        "token_pool",
        "turn",
        "vessels",
        "voyage",
        "wine",
        "writs",
        "yard",
    )

    SCHEMA: ClassVar[tuple[Field, ...]] = (
        # The table.
        Field("advanced", most=1),
        Field("overthrow", most=1),  # 1: influence overthrows the ruler of a feudum too
        Field("rounds", most=99),
        Field("epoch", least=1, most=LAST_EPOCH),
        Field("first", of_seats=1),  # who has the marker of the first player
        Field("turn", of_seats=1),  # whose turn it is
        Field("bag", TABLE, KINDS),  # the haversack
        Field("bank"),
        Field("targets"),  # in the supply
        Field("die", least=NONE, most=len(REGIONS) - 1),  # the last throw
        # The epoch on top; V: empty.
        Field("stacks", TABLE, len(REGIONS), least=1, most=LAST_EPOCH),
        Field("tile_pool", TABLE, SCENES, hidden=True),  # backs nobody has seen
        Field("tiles_spent", TABLE, SCENES, hidden=True),  # exchanged for a good
        # Writs face down, from the top: sets whose order nobody knows.
        Field("deck", TABLE, ALL_WRITS, most=(1 << ALL_WRITS) - 1, loose=True, hidden=True),
        Field("discs_left", TABLE, len(DISCS), most=99),  # in the supply
        Field("yard", TABLE, CRAFT),  # vessels in the supply
        # Tokens: seal on one side, bead on the other. What lies face down is a count; which value a
        # token has is drawn when it is turned.
        Field("token_pool", TABLE, WORTHS),  # of all that lie face down, by value
        Field("seal_supply", most=17),
        Field("scrolls", most=(1 << len(SCROLLS)) - 1),  # those that are sealed: a set of bits
        Field("rosary", TABLE, WORTHS, most=ROSARY),  # beads by value
        Field("hens", TABLE, WORTHS, most=HENS),  # beads by value
        # The guilds.
        # Of each guild: master first.
        Field("chairs", TABLE, RING * CHAIRS, least=NOBODY, of_seats=1),
        Field("barn", TABLE, KINDS),
        Field("bins", most=(1 << KINDS * BINS) - 1),  # those that are full: good * BINS + bin
        Field("carts", TABLE, KINDS, most=9),  # the alchemists' containers
        Field("dock", TABLE, CRAFT, most=9),  # vessels for sale
        Field("rows", TABLE, MOST_SEATS, most=HEXES),  # markers in the knights' rows, by colour
        Field("general", TABLE, MOST_SEATS),  # markers in the supply, by colour
        Field("purse"),
        Field("coffer"),
        # The land, by place.
        Field("discs", TABLE, SPOTS, least=NONE, most=len(DISCS) - 1),
        Field("rulers", TABLE, SPOTS, least=NOBODY, of_seats=1),
        # Sets of places: with a second marker of the ruler, with a seal under it (royal immunity)
        # and with one under the serf's.
        Field("subjects", most=(1 << SPOTS) - 1),
        Field("subject_seals", most=(1 << SPOTS) - 1),
        Field("serf_seals", most=(1 << SPOTS) - 1),
        Field("serfs", TABLE, SPOTS, least=NOBODY, of_seats=1),
        Field("loose", TABLE, SPOTS * KINDS),  # goods lying at a place
        Field("scenes", TABLE, SPOTS, least=NONE, most=SCENES - 1),  # landscape tiles
        Field("crops", TABLE, SPOTS),  # resources on the landscape
        # Vessels nobody is on, by their spots in order; of those, the ones left in this very turn.
        Field("adrift", TABLE, CRAFT * MOST_VESSELS, most=SPOTS * CRAFT - 1, loose=True),
        Field("left_now", TABLE, CRAFT * MOST_VESSELS, most=SPOTS * CRAFT - 1, loose=True),
        Field("beast_owner", TABLE, BEASTS, least=NOBODY, of_seats=1),
        Field("beast_place", TABLE, BEASTS, least=NONE, most=SPOTS - 1),
        # The families.
        Field("points", SEAT, least=-999),
        Field("goods", SEAT, KINDS),  # the sulfur here is the personal one
        Field("barrel", SEAT, most=BARREL),  # sulfur on the wine barrel
        Field("shillings", SEAT),
        Field("markers", SEAT),  # influence in the personal supply
        Field("seals", SEAT, most=17),
        Field("beads", SEAT, WORTHS, most=17),  # by value
        Field("vessels", SEAT, CRAFT, most=9),  # in the personal supply
        Field("tiles", SEAT, SCENES, most=24, hidden=True),  # region tiles, by their backs
        Field("writs", SEAT, most=(1 << ALL_WRITS) - 1, hidden=True),  # a set of bits
        Field("spare_discs", SEAT, most=3),
        Field("reeves", most=(1 << MOST_SEATS * RING) - 1),  # a set: seat * RING + guild
        Field("military", SEAT, most=MILITARY),  # discs on the track
        Field("voyage", SEAT, most=VOYAGE),  # 0: has not set out
        Field("slain", most=(1 << MOST_SEATS) - 1),  # the seats that have defeated a monster
        Field("pawn_places", SEAT, PAWNS, least=NONE, most=SPOTS - 1),  # NONE: in the supply
        Field("pawn_roles", SEAT, PAWNS, most=RING - 1),
        Field("pawn_crafts", SEAT, PAWNS, least=NONE, most=CRAFT - 1),  # the vessel it is on
        # The pawns that carry sulfur, and are drunk: a set of bits.
        Field("wine", most=(1 << MOST_SEATS * PAWNS) - 1),
        # The round.
        Field("hand", SEAT, most=EVERY_CARD, hidden=True),  # chosen and not played: a set of bits
        Field("in_hand", SEAT, most=DECK),  # how many those are
        Field("played", SEAT, most=EVERY_CARD),  # a set of bits
        Field("bonus", SEAT, most=2),  # the good that lies on the pouch
        Field("moves", SEAT, most=99),  # Moves that succeeded
        Field("guilds_used", SEAT, most=(1 << RING) - 1),
        Field("attacked", most=(1 << MOST_SEATS) - 1),  # a set of seats
    )

    def __init__(self, box: FeudumBox, seats: int, source: FeudumState | None = None) -> None:
        super().__init__(seats)
        self.box = box
        if source is None:
            self.advanced: int = 0
            self.overthrow: int = 1
            self.rounds: int = 0
            self.epoch: int = 1
            self.first: int = 0
            self.turn: int = 0
            self.bag: list[int] = list(box.goods)
            self.bank: int = box.shillings
            self.targets: int = box.targets
            self.die: int = NONE
            self.stacks: list[int] = [1] * len(REGIONS)
            self.tile_pool: list[int] = list(box.landscapes)
            self.tiles_spent: list[int] = [0] * SCENES
            self.deck: list[int] = [(1 << ALL_WRITS) - 1]
            self.discs_left: list[int] = list(box.supply_discs)
            self.yard: list[int] = [box.vessels] * CRAFT
            self.token_pool: list[int] = list(box.bead_values)
            self.seal_supply: int = box.tokens
            self.scrolls: int = 0
            self.rosary: list[int] = [0] * WORTHS
            self.hens: list[int] = [0] * WORTHS
            self.chairs: list[int] = [NOBODY] * (RING * CHAIRS)
            self.barn: list[int] = [0] * KINDS
            self.bins: int = 0
            self.carts: list[int] = [0] * KINDS
            self.dock: list[int] = [0] * CRAFT
            self.rows: list[int] = [0] * MOST_SEATS
            self.general: list[int] = [0] * MOST_SEATS
            self.purse: int = 0
            self.coffer: int = 0
            self.discs: list[int] = [NONE] * SPOTS
            self.rulers: list[int] = [NOBODY] * SPOTS
            self.subjects: int = 0
            self.serfs: list[int] = [NOBODY] * SPOTS
            self.subject_seals: int = 0
            self.serf_seals: int = 0
            self.loose: list[int] = [0] * (SPOTS * KINDS)
            self.scenes: list[int] = [NONE] * SPOTS
            self.crops: list[int] = [0] * SPOTS
            self.adrift: list[int] = []
            self.left_now: list[int] = []
            self.beast_owner: list[int] = [NOBODY] * BEASTS
            self.beast_place: list[int] = [NONE] * BEASTS
            self.points: list[int] = [0] * seats
            self.goods: list[int] = [0] * (seats * KINDS)
            self.barrel: list[int] = [0] * seats
            self.shillings: list[int] = [0] * seats
            self.markers: list[int] = [0] * seats
            self.seals: list[int] = [0] * seats
            self.beads: list[int] = [0] * (seats * WORTHS)
            self.vessels: list[int] = [0] * (seats * CRAFT)
            self.tiles: list[int] = [0] * (seats * SCENES)
            self.writs: list[int] = [0] * seats
            self.spare_discs: list[int] = [box.discs] * seats
            self.reeves: int = 0
            self.military: list[int] = [0] * seats
            self.voyage: list[int] = [0] * seats
            self.slain: int = 0
            self.pawn_places: list[int] = [NONE] * (seats * PAWNS)
            self.pawn_roles: list[int] = [0] * (seats * PAWNS)
            self.pawn_crafts: list[int] = [NONE] * (seats * PAWNS)
            self.wine: int = 0
            self.hand: list[int] = [0] * seats
            self.in_hand: list[int] = [0] * seats
            self.played: list[int] = [0] * seats
            self.bonus: list[int] = [0] * seats
            self.moves: list[int] = [0] * seats
            self.guilds_used: list[int] = [0] * seats
            self.attacked: int = 0
        else:
            # Not assigned anew: mypyc would never free the empty list that State made.
            self.agenda.extend(source.agenda)
            self.advanced = source.advanced
            self.overthrow = source.overthrow
            self.rounds = source.rounds
            self.epoch = source.epoch
            self.first = source.first
            self.turn = source.turn
            self.bag = source.bag.copy()
            self.bank = source.bank
            self.targets = source.targets
            self.die = source.die
            self.stacks = source.stacks.copy()
            self.tile_pool = source.tile_pool.copy()
            self.tiles_spent = source.tiles_spent.copy()
            self.deck = source.deck.copy()
            self.discs_left = source.discs_left.copy()
            self.yard = source.yard.copy()
            self.token_pool = source.token_pool.copy()
            self.seal_supply = source.seal_supply
            self.scrolls = source.scrolls
            self.rosary = source.rosary.copy()
            self.hens = source.hens.copy()
            self.chairs = source.chairs.copy()
            self.barn = source.barn.copy()
            self.bins = source.bins
            self.carts = source.carts.copy()
            self.dock = source.dock.copy()
            self.rows = source.rows.copy()
            self.general = source.general.copy()
            self.purse = source.purse
            self.coffer = source.coffer
            self.discs = source.discs.copy()
            self.rulers = source.rulers.copy()
            self.subjects = source.subjects
            self.serfs = source.serfs.copy()
            self.subject_seals = source.subject_seals
            self.serf_seals = source.serf_seals
            self.loose = source.loose.copy()
            self.scenes = source.scenes.copy()
            self.crops = source.crops.copy()
            self.adrift = source.adrift.copy()
            self.left_now = source.left_now.copy()
            self.beast_owner = source.beast_owner.copy()
            self.beast_place = source.beast_place.copy()
            self.points = source.points.copy()
            self.goods = source.goods.copy()
            self.barrel = source.barrel.copy()
            self.shillings = source.shillings.copy()
            self.markers = source.markers.copy()
            self.seals = source.seals.copy()
            self.beads = source.beads.copy()
            self.vessels = source.vessels.copy()
            self.tiles = source.tiles.copy()
            self.writs = source.writs.copy()
            self.spare_discs = source.spare_discs.copy()
            self.reeves = source.reeves
            self.military = source.military.copy()
            self.voyage = source.voyage.copy()
            self.slain = source.slain
            self.pawn_places = source.pawn_places.copy()
            self.pawn_roles = source.pawn_roles.copy()
            self.pawn_crafts = source.pawn_crafts.copy()
            self.wine = source.wine
            self.hand = source.hand.copy()
            self.in_hand = source.in_hand.copy()
            self.played = source.played.copy()
            self.bonus = source.bonus.copy()
            self.moves = source.moves.copy()
            self.guilds_used = source.guilds_used.copy()
            self.attacked = source.attacked

    def copy(self) -> FeudumState:
        return FeudumState(self.box, self.seats, self)

    def windows(self, seat: int) -> list[Decision[Any]]:
        # Late: the free acts are rules, and rules know the position.
        from demesne.games.feudum import free

        return free.windows(self, seat)

    # --- what is asked in many rules ----------------------------------------------------------

    def order(self) -> list[int]:
        """The seats in turn order, from the first player on."""
        return [(self.first + seat) % self.seats for seat in range(self.seats)]

    def colours(self) -> int:
        """The rows in the knights' guild: families, then ghosts."""
        return max(self.seats, self.box.colours)

    def ranks(self) -> int:
        """The seats of a guild's track that are in use."""
        return CHAIRS if self.seats >= 4 else CHAIRS - 1

    def holds(self, seat: int, good: int) -> int:
        """Goods of a kind in the personal supply; the barrel does not count."""
        return self.goods[seat * KINDS + good]

    def pawns_at(self, seat: int, place: int) -> list[int]:
        """The seat's pawns at a place, by their numbers."""
        base = seat * PAWNS
        return [pawn for pawn in range(PAWNS) if self.pawn_places[base + pawn] == place]

    def has_pawn_at(self, seat: int, place: int) -> bool:
        base = seat * PAWNS
        for pawn in range(PAWNS):
            if self.pawn_places[base + pawn] == place:
                return True
        return False

    def has_role(self, seat: int, role: int) -> bool:
        """Is a pawn of this character on the board?"""
        base = seat * PAWNS
        for pawn in range(base, base + PAWNS):
            if self.pawn_places[pawn] != NONE and self.pawn_roles[pawn] == role:
                return True
        return False

    def pawns_out(self, seat: int) -> int:
        """Pawns on the board."""
        base = seat * PAWNS
        count = 0
        for pawn in range(base, base + PAWNS):
            if self.pawn_places[pawn] != NONE:
                count += 1
        return count

    def is_pinned(self, seat: int, place: int) -> bool:
        """Does another's monster hold this seat's pawns there?"""
        for beast in range(BEASTS):
            owner = self.beast_owner[beast]
            if owner not in (NOBODY, seat) and self.beast_place[beast] == place:
                return True
        return False

    def rules(self, seat: int, disc: int) -> int:
        """How many places with this disc the seat rules."""
        count = 0
        for place in range(SPOTS):
            if self.rulers[place] == seat and self.discs[place] == disc:
                count += 1
        return count

    def feudums(self, seat: int) -> int:
        """How many feudums the seat rules, of whatever guild."""
        count = 0
        for place in range(SPOTS):
            if self.rulers[place] == seat and self.discs[place] >= FEUDUM:
                count += 1
        return count

    def markers_at(self, place: int) -> int:
        """Influence markers at a place, of whomever."""
        count = self.subjects >> place & 1
        if self.rulers[place] != NOBODY:
            count += 1
        if self.serfs[place] != NOBODY:
            count += 1
        return count

    def loose_at(self, place: int) -> int:
        """Goods lying at a place; those on its landscape are another store."""
        return sum(self.loose[place * KINDS : place * KINDS + KINDS])

    def has_reeve(self, seat: int, guild: int) -> bool:
        return self.reeves >> seat * RING + guild & 1 == 1

    def reeves_of(self, seat: int) -> int:
        """The guilds with a reeve of this seat, as bits."""
        return self.reeves >> seat * RING & (1 << RING) - 1

    def is_drunk(self, pawn: int) -> bool:
        """The pawn by its number at the table."""
        return self.wine >> pawn & 1 == 1

    def master(self, guild: int) -> int:
        return self.chairs[guild * CHAIRS]

    def journeyman(self, guild: int) -> int:
        return self.chairs[guild * CHAIRS + 1]

    def rank_of(self, seat: int, guild: int) -> int:
        """MASTER, JOURNEYMAN, APPRENTICE, or NONE: not on the track."""
        base = guild * CHAIRS
        for rank in range(CHAIRS):
            if self.chairs[base + rank] == seat:
                return rank
        return NONE

    # --- pieces that change hands -------------------------------------------------------------

    def spend(self, seat: int, good: int) -> None:
        """A good of the personal supply goes into the haversack."""
        self.goods[seat * KINDS + good] -= 1
        self.bag[good] += 1

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points

    def gain_markers(self, seat: int, count: int) -> int:
        """Influence from the general supply, as much as there is; how much that was."""
        taken = min(count, self.general[seat])
        self.general[seat] -= taken
        self.markers[seat] += taken
        return taken

    def gain_shillings(self, seat: int, count: int) -> int:
        """Shillings from the bank, as many as there are; how many that were."""
        taken = min(count, self.bank)
        self.bank -= taken
        self.shillings[seat] += taken
        return taken


def count_of(vessels: list[int], spot: int) -> int:
    """How many vessels of a list lie at a spot, `place * CRAFT + vessel`."""
    count = 0
    for other in vessels:
        if other == spot:
            count += 1
    return count


def put(vessels: list[int], spot: int) -> None:
    """One more at a spot; the list stays in order, so that equal positions are equal."""
    index = len(vessels)
    while index > 0 and vessels[index - 1] > spot:
        index -= 1
    vessels.insert(index, spot)


def sum_of(beads: list[int], start: int = 0) -> int:
    """What four counts of beads, from `start` on, are worth together."""
    total = 0
    for value in range(WORTHS):
        total += (LEAST_VALUE + value) * beads[start + value]
    return total
