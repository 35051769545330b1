"""The position of a game of MIL 1049.

Lists by knight go by family and column (4 * family + column), lands by knight and
slot, cubes by family and kind. Stocks of cubes are the families' secret; so are
offers until they are opened. What lies face down in the two piles is one count for
each sort: which pile a tile is in, and where, nobody has looked at yet.
"""

from __future__ import annotations

from typing import Any

from demesne.core.state import State
from demesne.games.mil.box import MilBox
from demesne.games.mil.pieces import (
    BLACK,
    COURT,
    CRUSADES,
    EMPTY,
    HOME,
    KINDS,
    KNIGHTS,
    LANDS,
    NOBODY,
    PAWN,
    PILES,
    RESOURCES,
    ROW,
    SLOTS,
    SPACES,
    TOKEN,
    UNUSED,
    WHITE,
    flipped,
)

# What is saved as it is.
LISTS = (
    "present",
    "heir",
    "time",
    "soldiers",
    "castle",
    "suzerain",
    "where",
    "land",
    "stock",
    "points",
    "damsels",
    "privileges",
    "placed",
    "rolls",
    "offers",
    "sealed",
    "spaces",
    "monastery",
    "crusades",
    "tops",
    "below",
    "hidden",
    "out",
    "battle",
)
NUMBERS = (
    "first",
    "turn",
    "phase",
    "kings_soldiers",
    "archbishop",
    "conquest",
    "time_is_money",
    "pope",
    "kings_pleasure",
)


class MilState(State):
    """Everything on the table and behind the screens. `source` is the position to copy."""

    __slots__ = (
        "archbishop",
        "battle",
        "below",
        "box",
        "castle",
        "conquest",
        "crusades",
        "damsels",
        "first",
        "heir",
        "hidden",
        "kings_pleasure",
        "kings_soldiers",
        "land",
        "monastery",
        "offers",
        "out",
        "phase",
        "placed",
        "points",
        "pope",
        "present",
        "privileges",
        "rolls",
        "sealed",
        "soldiers",
        "spaces",
        "stock",
        "suzerain",
        "time",
        "time_is_money",
        "tops",
        "turn",
        "where",
    )

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
            self.hidden: list[int] = [0] * len(LANDS)  # face down in both piles, by sort
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
            self.hidden = source.hidden.copy()
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
        return self.present[knight] == 1 and (
            knight // KNIGHTS == seat or self.suzerain[knight] == seat
        )

    def followers(self, seat: int) -> list[int]:
        """The knights and the vassals of `seat`."""
        return [knight for knight in range(len(self.present)) if self.serves(knight, seat)]

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

    def score_land(self, knight: int, sign: int) -> None:
        """The ledger: a land is worth points to its holder's family and to his suzerain.

        With the Pope's call, neither gains nor loses while the knight is in the
        Crusades (p. 10, R-32).
        """
        if self.pope and self.where[knight] == CRUSADES:
            return
        self.score(knight // KNIGHTS, sign * self.box.land_points)
        if self.suzerain[knight] != NOBODY:
            self.score(self.suzerain[knight], sign * self.box.suzerain_points)

    def flip(self, knight: int, slot: int) -> None:
        index = knight * SLOTS + slot
        self.land[index] = flipped(self.land[index])

    # -- stocks ------------------------------------------------------------------

    def score(self, seat: int, points: int) -> None:
        """Points gained or lost; a score may be negative (R-17)."""
        self.points[seat] += points
        if points and self.sink is not None:
            if points > 0:
                self.tell("points-gained", seat, points)
            else:
                self.tell("points-lost", seat, -points)

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

    def tell_cubes(self, key: str, seat: int, cubes: tuple[int, ...]) -> None:
        """Narrate with an amount of cubes; spelled out only if somebody listens."""
        if self.sink is not None:
            self.tell(key, seat, of_cubes(cubes))

    def tokens_left(self, seat: int) -> int:
        """Family tokens still in front of the family (R-17)."""
        left = self.box.tokens - self.privileges[seat] - self.suzerain.count(seat)
        return left - self.spaces.count(TOKEN + seat)

    def gain_privileges(self, seat: int, count: int) -> None:
        """As many as there are tokens for (R-17)."""
        gained = min(count, self.tokens_left(seat))
        if gained:
            self.privileges[seat] += gained
            self.tell("privileges-gained", seat, gained)
        else:
            self.tell("privilege-lost", seat)

    # -- the board ---------------------------------------------------------------

    def has_white(self) -> bool:
        """Does a white time token lie on any sphere?"""
        return WHITE in self.spaces

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

    def to_dict(self) -> dict[str, Any]:
        data = super().to_dict()
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in NUMBERS:
            data[name] = getattr(self, name)
        return data


def of_cubes(cubes: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Cubes as the words of a message."""
    return tuple((RESOURCES[kind], cubes[kind]) for kind in range(KINDS) if cubes[kind])


def half(count: int) -> int:
    """Half, rounded up."""
    return (count + 1) // 2
