"""The position of a game of Clochemerle.

Stocks of a village are lists by seat; what it has of each workshop is a flat list
with a stride of five. Cards with a number of their own (customers, monks, travel
cards) lie in a pile, a market or a church as a set of bits. What is still face
down is such a set: its order is not in the position.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import SEAT, TABLE, Field
from demesne.core.state import State
from demesne.games.clochemerle.box import ClochemerleBox
from demesne.games.clochemerle.pieces import (
    ANY,
    BANNERS,
    CHAMBERS,
    CHURCHES,
    CLOISTER,
    COIN,
    COPIES,
    CUSTOMERS,
    EVERYBODY,
    GOODS,
    GUILD,
    HALL,
    KINDS,
    LEFT,
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
    NOBODY,
    NONE,
    PAIR,
    PLOUGH,
    RIGHT,
    SQUARES,
    STORY_SPACE,
    TRADES,
    TRAVEL_COUNTS,
    TRAVELS,
)


class ClochemerleState(State):
    """Everything on the table. `source` is the position to copy."""

    __slots__ = (
        "alive",
        "board",
        "box",
        "chamber",
        "chief",
        "chronicle",
        "church",
        "coins",
        "covered",
        "dice",
        "fields",
        "goods",
        "graves",
        "hall",
        "hand",
        "hand_story",
        "labourers",
        "market",
        "monk_piles",
        "monk_tops",
        "monks",
        "pair",
        "palm",
        "pile",
        "ploughs",
        "rat",
        "reaper",
        "rounds",
        "row",
        "sanatorium",
        "school",
        "served",
        "sparing",
        "square",
        "starter",
        "takers",
        "tile",
        "time",
        "travel",
        "travel_piles",
        "tree",
        "turn",
        "turns_done",
        "used",
        "value",
        "workshops",
    )

    SCHEMA: ClassVar[tuple[Field, ...]] = (
        # The table.
        Field("rounds"),
        Field("turn", of_seats=1),
        Field("turns_done", most=8),  # in this round
        Field("starter", of_seats=1),  # the first player of this round
        Field("hand", of_seats=1),  # who has it
        Field("palm", most=1),  # 1 while it shows its palm and may be taken
        Field("hand_story"),
        Field("rat", most=99),  # steps to the invasion
        Field("dice", TABLE, MOST_DICE, least=NONE, most=KINDS - 1),  # the white ones first
        Field("takers", TABLE, MOST_DICE, least=NOBODY, of_seats=1),
        Field("chronicle", TABLE, TRADES * NICHES, least=NOBODY, of_seats=1),  # whose dead
        Field("graves", TABLE, MOST_GRAVES, of_seats=1, loose=True),  # whose dead
        Field("row", TABLE, MOST_ROW, least=NONE, most=CUSTOMERS - 1),  # open customers
        Field("pile", most=(1 << CUSTOMERS) - 1),
        Field("travel_piles", TABLE, len(LETTERS), most=(1 << TRAVELS) - 1),
        Field("monk_tops", TABLE, len(MONK_PILES), least=NONE, most=MONKS - 1),
        Field("monk_piles", TABLE, len(MONK_PILES), most=(1 << MONKS) - 1),  # below the tops
        Field("sanatorium", most=9),  # invasions it kept off
        # The turn.
        Field("pair", TABLE, PAIR, most=KINDS - 1, loose=True),  # dice taken, as they fell
        Field("value", most=MOST_SUM),  # of the banner; 0 until it is made
        Field("used", most=(1 << BANNERS) - 1),  # white banners
        Field("sparing", most=1),  # 1 when each gain is asked for
        # The villages.
        Field("board", SEAT, least=NONE, most=MOST_SEATS - 1),
        Field("alive", SEAT, most=EVERYBODY),
        Field("school", SEAT, most=LEFT | RIGHT),
        Field("chief", SEAT, most=STORY_SPACE),
        Field("time", SEAT, most=98),
        Field("reaper", SEAT, most=1),
        Field("tree", SEAT),
        Field("hall", SEAT),
        Field("coins", SEAT),
        Field("workshops", SEAT, GOODS, most=COPIES),  # 1 + number in its column
        Field("goods", SEAT, GOODS, most=9),  # markers on the workshops
        Field("fields", SEAT, most=MOST_FIELDS),
        Field("ploughs", SEAT, most=(1 << MOST_FIELDS) - 1),
        Field("tile", SEAT, least=NONE, most=BANNERS - 1),  # the banner it lies at
        Field("church", SEAT, least=NONE, most=len(CHURCHES) - 1),
        Field("monks", SEAT, most=(1 << MONKS) - 1),
        Field("chamber", SEAT, least=NONE, most=len(CHAMBERS) - 1),
        Field("covered", SEAT, most=EVERYBODY),  # slots; of the guild, how many markers
        Field("square", SEAT, least=NONE, most=9),  # markers on it
        Field("travel", SEAT, most=(1 << TRAVELS) - 1),
        Field("market", SEAT, most=(1 << CUSTOMERS) - 1),
        Field("served", SEAT, most=(1 << CUSTOMERS) - 1),
        Field("labourers", SEAT),
    )

    def __init__(
        self, box: ClochemerleBox, seats: int, source: ClochemerleState | None = None
    ) -> None:
        super().__init__(seats)
        self.box = box
        if source is None:
            self.rounds: int = 0
            self.turn: int = 0
            self.turns_done: int = 0
            self.starter: int = 0
            self.hand: int = 0
            self.palm: int = 1
            self.hand_story: int = 0
            self.rat: int = box.rat_steps[seats]
            self.dice: list[int] = [NONE] * MOST_DICE
            self.takers: list[int] = [NOBODY] * MOST_DICE
            self.chronicle: list[int] = [NOBODY] * (TRADES * NICHES)
            self.graves: list[int] = []
            self.row: list[int] = [NONE] * MOST_ROW
            self.pile: int = (1 << CUSTOMERS) - 1
            self.travel_piles: list[int] = _piles(TRAVEL_COUNTS)
            self.monk_tops: list[int] = [NONE] * len(MONK_COUNTS)
            self.monk_piles: list[int] = _piles(MONK_COUNTS)
            self.sanatorium: int = 0
            self.pair: list[int] = []
            self.value: int = 0
            self.used: int = 0
            self.sparing: int = 0
            self.board: list[int] = [NONE] * seats
            self.alive: list[int] = [EVERYBODY] * seats
            self.school: list[int] = [0] * seats
            self.chief: list[int] = [HALL] * seats
            self.time: list[int] = [0] * seats
            self.reaper: list[int] = [0] * seats
            self.tree: list[int] = [0] * seats
            self.hall: list[int] = [0] * seats
            self.coins: list[int] = [0] * seats
            self.workshops: list[int] = [0] * (seats * GOODS)
            self.goods: list[int] = [0] * (seats * GOODS)
            self.fields: list[int] = [0] * seats
            self.ploughs: list[int] = [0] * seats
            self.tile: list[int] = [NONE] * seats
            self.church: list[int] = [NONE] * seats
            self.monks: list[int] = [0] * seats
            self.chamber: list[int] = [NONE] * seats
            self.covered: list[int] = [0] * seats
            self.square: list[int] = [NONE] * seats
            self.travel: list[int] = [0] * seats
            self.market: list[int] = [0] * seats
            self.served: list[int] = [0] * seats
            self.labourers: list[int] = [0] * seats
        else:
            # Not assigned anew: mypyc would never free the empty list that State made.
            self.agenda.extend(source.agenda)
            self.rounds = source.rounds
            self.turn = source.turn
            self.turns_done = source.turns_done
            self.starter = source.starter
            self.hand = source.hand
            self.palm = source.palm
            self.hand_story = source.hand_story
            self.rat = source.rat
            self.dice = source.dice.copy()
            self.takers = source.takers.copy()
            self.chronicle = source.chronicle.copy()
            self.graves = source.graves.copy()
            self.row = source.row.copy()
            self.pile = source.pile
            self.travel_piles = source.travel_piles.copy()
            self.monk_tops = source.monk_tops.copy()
            self.monk_piles = source.monk_piles.copy()
            self.sanatorium = source.sanatorium
            self.pair = source.pair.copy()
            self.value = source.value
            self.used = source.used
            self.sparing = source.sparing
            self.board = source.board.copy()
            self.alive = source.alive.copy()
            self.school = source.school.copy()
            self.chief = source.chief.copy()
            self.time = source.time.copy()
            self.reaper = source.reaper.copy()
            self.tree = source.tree.copy()
            self.hall = source.hall.copy()
            self.coins = source.coins.copy()
            self.workshops = source.workshops.copy()
            self.goods = source.goods.copy()
            self.fields = source.fields.copy()
            self.ploughs = source.ploughs.copy()
            self.tile = source.tile.copy()
            self.church = source.church.copy()
            self.monks = source.monks.copy()
            self.chamber = source.chamber.copy()
            self.covered = source.covered.copy()
            self.square = source.square.copy()
            self.travel = source.travel.copy()
            self.market = source.market.copy()
            self.served = source.served.copy()
            self.labourers = source.labourers.copy()

    def copy(self) -> ClochemerleState:
        return ClochemerleState(self.box, self.seats, self)

    # --- what is asked in many rules ----------------------------------------------------------

    def is_active(self, seat: int, profession: int) -> bool:
        """Whether the villager of that profession is there, and so his zone works."""
        return bool(self.alive[seat] >> profession & 1)

    def guild(self, seat: int) -> int:
        """Markers that stand for any resource."""
        return self.covered[seat] if self.chamber[seat] == GUILD else 0

    def stock(self, seat: int, resource: int) -> int:
        """Markers that are this resource, ploughs on the fields among them."""
        count = self.goods[seat * GOODS + resource]
        return count + self.ploughs[seat].bit_count() if resource == PLOUGH else count

    def window_count(self, seat: int) -> int:
        own = self.box.cloister_windows if self.church[seat] == CLOISTER else 0
        return own + self.monks[seat].bit_count()

    def fields_left(self) -> int:
        return MOST_FIELDS - sum(self.fields)

    def squares_left(self) -> int:
        return SQUARES - self.seats + self.square.count(NONE)

    def coffins(self) -> int:
        return len(self.chronicle) - self.chronicle.count(NOBODY) + len(self.graves)

    def workshop_card(self, seat: int, workshop: int) -> int:
        """The number of the card, or NONE."""
        copy = self.workshops[seat * GOODS + workshop]
        return workshop * COPIES + copy - 1 if copy else NONE

    def has_card(self, card: int) -> int:
        """Who has this workshop card."""
        workshop, copy = divmod(card, COPIES)
        for seat in range(self.seats):
            if self.workshops[seat * GOODS + workshop] == copy + 1:
                return seat
        return NOBODY

    def can_pay(self, seat: int, cost: tuple[int, ...]) -> bool:
        """Whether coins and resources suffice, all parts together; time always does (R-07)."""
        if cost[COIN] > self.coins[seat]:
            return False
        short = 0
        spare = self.guild(seat)
        guild = spare
        for resource in range(GOODS):
            left = self.stock(seat, resource) - cost[resource]
            spare += left
            if left < 0:
                short -= left
        return short <= guild and cost[ANY] <= spare

    # --- what is done in many rules -----------------------------------------------------------

    def spend_time(self, seat: int, time: int) -> None:
        """The marker moves on; past the bridge the reaper goes with it (R-06)."""
        spent = self.time[seat] + time
        self.time[seat] = spent % self.box.clouds
        if spent >= self.box.clouds and not self.reaper[seat]:
            self.reaper[seat] = 1
            self.tell("bridge-crossed", seat)

    def crosses(self, seat: int, time: int) -> bool:
        """Whether so much time would set the reaper on the marker."""
        return not self.reaper[seat] and self.time[seat] + time >= self.box.clouds


def _piles(counts: tuple[int, ...]) -> list[int]:
    """A set of bits for each pile, numbered pile by pile."""
    piles: list[int] = []
    start = 0
    for count in counts:
        piles.append(((1 << count) - 1) << start)
        start += count
    return piles
