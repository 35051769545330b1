"""The position of a game of MIL 1049.

Lists by knight go by family and column (4 * family + column), lands by knight and
slot, cubes by family and kind. What is hidden are the offers until they are opened,
and nothing else (R-48). What lies face down in the two piles is one count for each
sort: which pile a tile is in, and where, nobody has looked at yet.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT, TABLE, Field
from demesne.core.message import Message
from demesne.core.state import State
from demesne.games.mil.box import MilBox
from demesne.games.mil.pieces import (
    BLACK,
    COURT,
    CRUSADES,
    EMPTY,
    FOR_LAND,
    FOR_VASSALS_LAND,
    GOLD,
    HOME,
    KINDS,
    KNIGHTS,
    LAND_CODES,
    LANDS,
    MOST_KNIGHTS,
    NOBODY,
    OVER,
    PAWN,
    PILES,
    PURPOSES,
    RESOURCES,
    ROW,
    SLOTS,
    SPACES,
    TOKEN,
    UNUSED,
    WHITE,
    flipped,
)

FIELDS: Final = (
    Field("present", SEAT, KNIGHTS, most=1),
    Field("heir", SEAT, KNIGHTS, most=1),
    Field("time", SEAT, KNIGHTS, most=8),
    Field("soldiers", SEAT, KNIGHTS, most=199),
    Field("castle", SEAT, KNIGHTS, most=1),
    Field("suzerain", SEAT, KNIGHTS, least=NOBODY, of_seats=1),
    Field("where", SEAT, KNIGHTS, most=CRUSADES),
    Field("land", SEAT, KNIGHTS * SLOTS, most=LAND_CODES - 1),
    Field("stock", SEAT, KINDS),
    Field("points", SEAT, least=-999),
    Field("damsels", SEAT),
    Field("privileges", SEAT, most=99),
    Field("placed", SEAT, most=1),
    Field("rolls", SEAT),
    Field("offers", SEAT, KINDS, hidden=True),
    Field("sealed", SEAT, most=len(PURPOSES)),
    Field("spaces", TABLE, SPACES, most=PAWN + MOST_KNIGHTS - 1),
    Field("monastery", TABLE, MOST_KNIGHTS, of_seats=KNIGHTS, loose=True),
    Field("crusades", TABLE, MOST_KNIGHTS, of_seats=KNIGHTS, loose=True),
    Field("tops", TABLE, PILES, least=NOBODY, most=len(LANDS) - 1),
    Field("below", TABLE, PILES),
    Field("face_down", TABLE, len(LANDS), most=99),
    Field("out", TABLE, len(LANDS), most=99),
    Field("battle", TABLE, 6, least=NOBODY, of_seats=KNIGHTS, loose=True),
    Field("first", of_seats=1),
    Field("turn", most=9),
    Field("phase", most=OVER),
    Field("kings_soldiers", least=NOBODY, of_seats=KNIGHTS),
    Field("archbishop", least=NOBODY, of_seats=KNIGHTS),
    Field("conquest", most=LAND_CODES - 1),
    Field("time_is_money", most=1),
    Field("pope", most=1),
    Field("kings_pleasure", most=1),
)


class MilState(State):
    """Everything on the table and behind the screens. `source` is the position to copy."""

    SCHEMA: ClassVar[tuple[Field, ...]] = FIELDS
    __slots__ = ("box", *(field.name for field in FIELDS))

    def __init__(self, box: MilBox, seats: int, source: MilState | None = None) -> None:
        super().__init__(seats)
        self.box = box
        if source is None:
            knights = seats * KNIGHTS
            self.present: list[int] = [0] * knights
            self.heir: list[int] = [0] * knights
            self.time: list[int] = [0] * knights
            self.soldiers: list[int] = [0] * knights
            self.castle: list[int] = [0] * knights
            self.suzerain: list[int] = [NOBODY] * knights
            self.where: list[int] = [HOME] * knights
            self.land: list[int] = [0] * (knights * SLOTS)
            self.stock: list[int] = [box.start_cubes] * (seats * KINDS)
            self.points: list[int] = [box.start_points] * seats
            self.damsels: list[int] = [box.start_damsels] * seats
            self.privileges: list[int] = [box.start_privileges] * seats
            self.placed: list[int] = [0] * seats  # has placed a knight this turn
            self.rolls: list[int] = [0] * seats  # for growth, in this turn
            self.offers: list[int] = [0] * (seats * KINDS)  # sealed, not yet opened
            self.sealed: list[int] = [0] * seats  # 1 + purpose
            self.spaces: list[int] = [UNUSED] * SPACES
            self.monastery: list[int] = []  # in order of arrival
            self.crusades: list[int] = []
            self.tops: list[int] = [NOBODY] * PILES  # the sort of the land face up
            self.below: list[int] = [0] * PILES  # how many lie under it
            self.face_down: list[int] = [0] * len(LANDS)  # face down in both piles, by sort
            self.out: list[int] = list(box.land_counts)  # lands in the box
            # While it lasts: attacking knight, target, slot, 1 if the target's family is the
            # richer, -1 if it is the poorer; helping suzerains of attacker and defender.
            self.battle: list[int] = []
            self.first: int = 0
            self.turn: int = 0
            self.phase: int = 0
            self.kings_soldiers: int = NOBODY  # with which knight
            self.archbishop: int = NOBODY
            self.conquest: int = 0  # a land that was taken and not yet placed
            self.time_is_money: int = 0
            self.pope: int = 0
            self.kings_pleasure: int = 0
        else:
            self.agenda.extend(source.agenda)
            self.present = source.present.copy()
            self.heir = source.heir.copy()
            self.time = source.time.copy()
            self.soldiers = source.soldiers.copy()
            self.castle = source.castle.copy()
            self.suzerain = source.suzerain.copy()
            self.where = source.where.copy()
            self.land = source.land.copy()
            self.stock = source.stock.copy()
            self.points = source.points.copy()
            self.damsels = source.damsels.copy()
            self.privileges = source.privileges.copy()
            self.placed = source.placed.copy()
            self.rolls = source.rolls.copy()
            self.offers = source.offers.copy()
            self.sealed = source.sealed.copy()
            self.spaces = source.spaces.copy()
            self.monastery = source.monastery.copy()
            self.crusades = source.crusades.copy()
            self.tops = source.tops.copy()
            self.below = source.below.copy()
            self.face_down = source.face_down.copy()
            self.out = source.out.copy()
            self.battle = source.battle.copy()
            self.first = source.first
            self.turn = source.turn
            self.phase = source.phase
            self.kings_soldiers = source.kings_soldiers
            self.archbishop = source.archbishop
            self.conquest = source.conquest
            self.time_is_money = source.time_is_money
            self.pope = source.pope
            self.kings_pleasure = source.kings_pleasure

    def copy(self) -> MilState:
        return MilState(self.box, self.seats, self)

    # -- knights -----------------------------------------------------------------

    def is_present(self, knight: int) -> bool:
        """Is there such a knight? Lines are written for five families of four."""
        return knight < len(self.present) and self.present[knight] == 1

    def soldiers_of(self, knight: int) -> int:
        """His soldiers, the King's among them (R-13)."""
        count = self.soldiers[knight]
        return count + 1 if self.kings_soldiers == knight else count

    def lands_of(self, knight: int) -> int:
        """How many lands; they fill the first slot first."""
        slot = knight * SLOTS
        if not self.land[slot]:
            return 0
        return 2 if self.land[slot + 1] else 1

    def has_land_or_castle(self, knight: int) -> bool:
        return self.castle[knight] == 1 or self.land[knight * SLOTS] > 0

    def has_room(self, knight: int) -> bool:
        return self.land[knight * SLOTS + 1] == 0

    def serves(self, knight: int, seat: int) -> bool:
        """Is he a knight or a vassal of `seat`?"""
        return self.is_present(knight) and (
            knight // KNIGHTS == seat or self.suzerain[knight] == seat
        )

    def free_column(self, seat: int) -> int:
        """The first column without a knight, as a knight's number; NOBODY with all four."""
        for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS):
            if not self.present[knight]:
                return knight
        return NOBODY

    # -- lands -------------------------------------------------------------------

    def gain_land(self, knight: int, land: int) -> None:
        """Put a land in his first free slot."""
        slot = knight * SLOTS
        if self.land[slot]:
            slot += 1
        self.land[slot] = land

    def lose_land(self, knight: int, slot: int) -> int:
        """Take the land of that slot; what it was."""
        index = knight * SLOTS
        land = self.land[index + slot]
        if slot == 0:
            self.land[index] = self.land[index + 1]
        self.land[index + 1] = 0
        return land

    def has_tile(self, knight: int, slot: int) -> bool:
        """Is there a land to choose? Two like tiles with the same face up are one (R-49)."""
        land = self.land[knight * SLOTS + slot]
        return land > 0 and (slot == 0 or land != self.land[knight * SLOTS])

    def is_called(self, knight: int) -> bool:
        """By the Pope: no point is gained or lost with his lands in the Crusades (p. 10, R-32)."""
        return self.pope == 1 and self.where[knight] == CRUSADES

    def score_land(self, knight: int, sign: int) -> None:
        """The ledger: a land is worth points to its holder's family and to his suzerain."""
        if self.is_called(knight):
            return
        self.score(knight // KNIGHTS, sign * self.box.land_points, FOR_LAND)
        if self.suzerain[knight] != NOBODY:
            self.score(self.suzerain[knight], sign * self.box.suzerain_points, FOR_VASSALS_LAND)

    def flip(self, knight: int, slot: int) -> None:
        index = knight * SLOTS + slot
        self.land[index] = flipped(self.land[index])

    # -- stocks ------------------------------------------------------------------

    def score(self, seat: int, points: int, cause: int) -> None:
        """Points gained or lost for something; a score may be negative (R-17)."""
        self.points[seat] += points
        if points > 0:
            self.tell("points-gained", seat, points, cause)
        elif points < 0:
            self.tell("points-lost", seat, -points, cause)

    def gain(self, seat: int, kind: int, count: int) -> None:
        self.stock[seat * KINDS + kind] += count

    def owns(self, seat: int, kind: int) -> int:
        return self.stock[seat * KINDS + kind]

    def has_cubes(self, seat: int, cost: tuple[int, ...]) -> bool:
        base = seat * KINDS
        for kind in range(KINDS):
            if self.stock[base + kind] < cost[kind]:
                return False
        return True

    def pay_cubes(self, seat: int, cost: tuple[int, ...]) -> None:
        base = seat * KINDS
        for kind in range(KINDS):
            self.stock[base + kind] -= cost[kind]

    def gain_cubes(self, seat: int, cubes: tuple[int, ...]) -> None:
        base = seat * KINDS
        for kind in range(KINDS):
            self.stock[base + kind] += cubes[kind]

    def lacks_cubes(self, seat: int, cost: tuple[int, ...]) -> Message | None:
        """Why the family cannot pay, with what it has of the kinds asked for."""
        if self.has_cubes(seat, cost):
            return None
        base = seat * KINDS
        have = [(RESOURCES[k], self.stock[base + k]) for k in range(KINDS) if cost[k]]
        return Message("why-short-cubes", of_cubes(cost), tuple(have))

    def lacks_gold(self, seat: int, need: int) -> Message | None:
        have = self.owns(seat, GOLD)
        return None if have >= need else Message("why-short-gold", need, have)

    def lacks_privileges(self, seat: int, need: int) -> Message | None:
        have = self.privileges[seat]
        return None if have >= need else Message("why-short-privileges", need, have)

    def tell_cubes(self, key: str, seat: int, cubes: tuple[int, ...]) -> None:
        """Narrate with an amount of cubes; spelled out only if somebody listens."""
        if self.sink is not None:
            self.tell(key, seat, of_cubes(cubes))

    def tokens_left(self, seat: int) -> int:
        """Family tokens still in front of the family (R-17)."""
        left = self.box.tokens - self.privileges[seat] - count_of(seat, self.suzerain)
        return left - count_of(TOKEN + seat, self.spaces) if self.seats == 2 else left

    def gain_privileges(self, seat: int, count: int) -> int:
        """As many as there are tokens for (R-17); how many."""
        gained = min(count, self.tokens_left(seat))
        self.privileges[seat] += gained
        if not gained:
            self.tell("privilege-lost", seat)
        return gained

    # -- the board ---------------------------------------------------------------

    def has_white(self) -> bool:
        """Does a white time token lie on any sphere?"""
        for code in self.spaces:
            if code == WHITE:
                return True
        return False

    def vacate(self, space: int) -> None:
        """Take the token away; on the expert side the first spaces have one printed (p. 10)."""
        printed = self.time_is_money and space % ROW == 0
        self.spaces[space] = BLACK if printed else EMPTY

    def row(self, sphere: int) -> list[int]:
        """The spaces of a limited sphere, from the left."""
        start = (sphere - COURT) * ROW
        return self.spaces[start : start + ROW]

    def knights_at(self, sphere: int) -> list[int]:
        """The knights of a limited sphere, from the left."""
        return [code - PAWN for code in self.row(sphere) if code >= PAWN]


def of_cubes(cubes: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Cubes as the words of a message."""
    return tuple((RESOURCES[kind], cubes[kind]) for kind in range(KINDS) if cubes[kind])


def count_of(number: int, numbers: list[int]) -> int:
    """A loop, like others here: faster than `list.count` once compiled."""
    count = 0
    for each in numbers:
        if each == number:
            count += 1
    return count


def half(count: int) -> int:
    """Half, rounded up."""
    return (count + 1) // 2
