"""Paying (rulebook p. 4, 8, 9, 11).

A cost is time, coins and resources, all of it due as one sum. Coins come from the
barn. A resource comes from its workshop, a plough also from a field, and a marker of
the guild stands for any resource, a customer's or a toll's too (R-12). No villager need
be there for that (R-11). Where several markers can pay, the seat chooses (R-14);
resources are paid in their order, and like sources in theirs.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.clochemerle.amounts import of_cost, stock_for
from demesne.games.clochemerle.box import MOST_WAYS, Cost, Ways
from demesne.games.clochemerle.pieces import (
    ANY,
    COIN,
    GOODS,
    ITEMS,
    MOST_FIELDS,
    PLOUGH,
    TIME,
    WORKSHOPS,
)
from demesne.games.clochemerle.state import ClochemerleState

MOST: Final = 99
WANTS: Final = GOODS + 1  # five resources, and any

# Where a resource is taken from, in the order in which like sources are used.
FROM_WORKSHOP: Final = 0  # + workshop
FROM_FIELD: Final = 5  # + field
FROM_GUILD: Final = 13
SOURCES: Final = 14


class Pay(Step[ClochemerleState]):
    """All of a cost, of `ITEMS`."""

    __slots__ = ("cost", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("cost", count=len(ITEMS), most=MOST))

    def __init__(self, seat: int, cost: Cost) -> None:
        self.seat = seat
        self.cost = cost

    def run(self, state: ClochemerleState) -> None:
        cost = self.cost
        if not any(cost):
            return
        state.tell("paid", self.seat, of_cost(cost))
        state.spend_time(self.seat, cost[TIME])
        state.coins[self.seat] -= cost[COIN]
        settle(state, self.seat, cost[:WANTS], 0)


class ChooseWay(Decision[ClochemerleState]):
    """Which of `count` ways to pay a banner? `ways` lists their costs one after the other."""

    __slots__ = ("count", "ways")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("count", least=1, most=MOST_WAYS),
        Field("ways", count=MOST_WAYS * len(ITEMS), most=MOST),
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "way/{}", numbers(MOST_WAYS)))

    def __init__(self, seat: int, count: int, ways: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.count = count
        self.ways = ways

    def cost(self, way: int) -> Cost:
        return self.ways[way * len(ITEMS) : (way + 1) * len(ITEMS)]

    def exists(self, state: ClochemerleState, line: int, way: int, y: int) -> bool:
        return way < self.count

    def obstacle(self, state: ClochemerleState, line: int, way: int, y: int) -> Message | None:
        return cannot_pay(state, self.seat, (self.cost(way),))

    def effect(self, state: ClochemerleState, line: int, way: int, y: int) -> None:
        state.then(Pay(self.seat, self.cost(way)))

    def label(self, state: ClochemerleState, line: int, way: int, y: int) -> Message:
        return Message("line-way", of_cost(self.cost(way)))


class PayFrom(Decision[ClochemerleState]):
    """Where is the next resource taken from? `wants` is still due, in the order of `ITEMS`.

    Sources of one resource are used in ascending order, from `floor` on: the order of like
    payments is nobody's choice.
    """

    __slots__ = ("floor", "wants")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("wants", count=WANTS, most=MOST),
        Field("floor", most=SOURCES - 1),
    )
    LINES: ClassVar[Lines] = Lines(
        Group(FROM_WORKSHOP, "from/{}", WORKSHOPS),
        Group(FROM_FIELD, "from/field/{}", numbers(MOST_FIELDS)),
        Group(FROM_GUILD, "from/guild"),
    )

    def __init__(self, seat: int, wants: tuple[int, ...], floor: int) -> None:
        super().__init__(seat)
        self.wants = wants
        self.floor = floor

    def exists(self, state: ClochemerleState, line: int, x: int, y: int) -> bool:
        return has_source(state, self.seat, due(self.wants), line + x)

    def obstacle(self, state: ClochemerleState, line: int, x: int, y: int) -> Message | None:
        if is_open(state, self.seat, self.wants, self.floor, line + x):
            return None
        return Message("why-source-passed")

    def effect(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        take(state, self.seat, self.wants, line + x)

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-pay-from", self.seat, due(self.wants))

    def label(self, state: ClochemerleState, line: int, x: int, y: int) -> Message:
        if line == FROM_WORKSHOP:
            return Message("line-from-workshop", x, state.goods[self.seat * GOODS + x])
        if line == FROM_FIELD:
            return Message("line-from-field", x + 1)
        return Message("line-from-guild", state.guild(self.seat))


# --- what a banner costs ------------------------------------------------------------------------


def cannot_pay(state: ClochemerleState, seat: int, ways: Ways) -> Message | None:
    """Why none of the ways can be paid; None when one can."""
    for way in ways:
        if state.can_pay(seat, way):
            return None
    first = ways[0]
    if len(ways) == 1:
        return Message("why-cannot-pay", of_cost(first), stock_for(state, seat, first))
    return Message("why-cannot-pay-either", of_cost(first), of_cost(ways[1]))


def lacks_coins(state: ClochemerleState, seat: int, coins: int) -> Message | None:
    """Why so many coins cannot be paid; None when they can."""
    have = state.coins[seat]
    if coins <= have:
        return None
    return Message("why-cannot-pay", (("coin", coins),), (("coin", have),))


def payment(state: ClochemerleState, seat: int, ways: Ways) -> Step[ClochemerleState]:
    """The one way that can be paid, or the choice between several."""
    open_ways = [way for way in ways if state.can_pay(seat, way)]
    if len(open_ways) == 1:
        return Pay(seat, open_ways[0])
    listed = [number for way in open_ways for number in way]
    unused = MOST_WAYS * len(ITEMS) - len(listed)
    return ChooseWay(seat, len(open_ways), (*listed, *[0] * unused))


def with_toll(ways: Ways, toll: Cost) -> Ways:
    """Every way with something more to pay."""
    return tuple(tuple(way[item] + toll[item] for item in range(len(ITEMS))) for way in ways)


def of_time_only(time: int) -> Cost:
    return (0, 0, 0, 0, 0, 0, 0, time)


# --- where resources come from --------------------------------------------------------------------


def due(wants: tuple[int, ...]) -> int:
    """The first resource still to be paid, ANY among them."""
    for resource in range(WANTS):
        if wants[resource]:
            return resource
    return WANTS


def has_source(state: ClochemerleState, seat: int, resource: int, source: int) -> bool:
    """Whether a marker lies there that can pay this resource."""
    if source == FROM_GUILD:
        return state.guild(seat) > 0
    if source >= FROM_FIELD:
        return resource in (PLOUGH, ANY) and bool(state.ploughs[seat] >> source - FROM_FIELD & 1)
    return resource in (source, ANY) and state.goods[seat * GOODS + source] > 0


def is_open(
    state: ClochemerleState, seat: int, wants: tuple[int, ...], floor: int, source: int
) -> bool:
    """Whether this source may pay now: not passed over, and the rest can still be paid."""
    resource = due(wants)
    if source < floor or not has_source(state, seat, resource, source):
        return False
    # Of the same resource, what this source passes over cannot pay any more.
    left = wants[resource] - 1
    if left == 0:
        return rest_payable(state, seat, wants, resource, source)
    reachable = 0
    for other in range(source, SOURCES):
        if has_source(state, seat, resource, other):
            reachable += _markers(state, seat, other)
    return reachable - 1 >= left and rest_payable(state, seat, wants, resource, source)


def rest_payable(
    state: ClochemerleState, seat: int, wants: tuple[int, ...], resource: int, source: int
) -> bool:
    """Whether what is due besides can be paid once `source` has paid all it passes over.

    The units of `resource` still due are counted against the sources from `source` on.
    """
    guild = state.guild(seat)
    spare = guild
    short = 0
    for good in range(GOODS):
        stock = state.stock(seat, good)
        need = wants[good]
        if good == resource:
            own = 0
            for other in range(source, FROM_GUILD):
                if has_source(state, seat, good, other):
                    own += _markers(state, seat, other)
            short += max(0, need - own)
        else:
            short += max(0, need - stock)
        spare += stock - need
    return short <= guild and wants[ANY] <= spare


def _markers(state: ClochemerleState, seat: int, source: int) -> int:
    if source == FROM_GUILD:
        return state.guild(seat)
    return state.goods[seat * GOODS + source] if source < FROM_FIELD else 1


def take(state: ClochemerleState, seat: int, wants: tuple[int, ...], source: int) -> None:
    """One marker goes back to the supply; then what is still due."""
    resource = due(wants)
    if source == FROM_GUILD:
        state.covered[seat] -= 1
        state.tell("paid-with-guild", seat, resource)
    elif source >= FROM_FIELD:
        state.ploughs[seat] &= ~(1 << source - FROM_FIELD)
        state.tell("paid-with-plough", seat)
    else:
        state.goods[seat * GOODS + source] -= 1
    left = list(wants)
    left[resource] -= 1
    settle(state, seat, tuple(left), source if left[resource] else 0)


def settle(state: ClochemerleState, seat: int, wants: tuple[int, ...], floor: int) -> None:
    """Pay what has one source only; ask where there are several."""
    if due(wants) == WANTS:
        return
    sources = [
        source for source in range(floor, SOURCES) if is_open(state, seat, wants, floor, source)
    ]
    if len(sources) == 1:
        take(state, seat, wants, sources[0])
    else:
        state.then(PayFrom(seat, wants, floor))
