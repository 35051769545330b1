"""Market day (rulebook p. 6).

Whoever takes the action opens a market day for everybody: in turn, each serves
one customer at the stalls or passes and is out for the day (R-09, R-10). The
opener's first sale costs only the goods; every other sale also costs a green cube
and time, and time kills at once here (R-11, R-12). Afterwards the queue moves up.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.village.amounts import of_cubes, of_time, short_cubes, stock_for, wanted_by
from demesne.games.village.death import MemberDies, beware
from demesne.games.village.pay import pay
from demesne.games.village.pieces import CUSTOMERS
from demesne.games.village.shapes import SeatStep
from demesne.games.village.state import VillageState

SERVE: Final = 0  # + tile
PASS: Final = CUSTOMERS
GRAIN: Final = 5  # behind the five goods in `wants`

EACH_CUSTOMER: Final = Group(SERVE, "customer/{}", numbers(CUSTOMERS))
# A bit for every seat that is out for the day.
PASSED: Final = Field("passed", most=15)


class MarketDay(SeatStep):
    """The opener starts, and the market is filled up when all are done.

    However it was opened, the first sale is free (R-34); at empty stalls nobody is
    asked (R-33).
    """

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        state.tell("market-opened", self.seat)
        state.then(FillMarket())
        if state.stalls:
            state.then(ServeCustomer(self.seat, 0, 1))


class ServeCustomer(Decision[VillageState]):
    """Serve a customer or pass."""

    __slots__ = ("free", "passed")
    LINES: ClassVar[Lines] = Lines(
        EACH_CUSTOMER, Group(PASS, "pass", label="line-market-pass", ends=True)
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, PASSED, Field("free", most=1))

    def __init__(self, seat: int, passed: int, free: int) -> None:
        super().__init__(seat)
        self.passed = passed
        self.free = free

    def exists(self, state: VillageState, line: int, tile: int, _: int) -> bool:
        return line == PASS or tile in state.stalls

    def obstacle(self, state: VillageState, line: int, tile: int, _: int) -> Message | None:
        if line == PASS:
            return None
        if not has_wanted(state, self.seat, tile):
            have = stock_for(state, self.seat, tile)
            return Message("why-short-wanted", wanted_by(state.box, tile), have)
        return None if self.free else short_cubes(state, self.seat, state.box.sale_cubes)

    def options(self, state: VillageState) -> list[int]:
        if not self.free and not state.has_cubes(self.seat, state.box.sale_cubes):
            return [PASS]
        served = [tile for tile in state.stalls if has_wanted(state, self.seat, tile)]
        served.sort()
        served.append(PASS)
        return served

    def effect(self, state: VillageState, line: int, tile: int, _: int) -> None:
        seat = self.seat
        if line == PASS:
            state.tell("market-passed", seat)
            state.then(MarketGoesOn(seat, self.passed | 1 << seat))
            return
        wants = state.box.wants[tile]
        for good in range(GRAIN):
            state.goods[seat * 5 + good] -= wants[good]
        state.grain[seat] -= wants[GRAIN]
        state.stalls.remove(tile)
        state.customers[seat] |= 1 << tile
        state.tell("served", seat, tile, () if self.free else of_time(state.box.sale_time))
        state.then(MarketGoesOn(seat, self.passed))
        if not self.free:
            state.then(SaleTime(seat))
            pay(state, seat, state.box.sale_cubes)

    def label(self, state: VillageState, line: int, tile: int, _: int) -> Message:
        if line == PASS:
            return super().label(state, line, tile, _)
        box = state.box
        wants, points = wanted_by(box, tile), box.points[tile]
        if self.free:
            return Message("line-serve-free", wants, points)
        cost = (*of_cubes(box.sale_cubes), *of_time(box.sale_time))
        return Message("line-serve", wants, points, cost)

    def warning(self, state: VillageState, line: int, tile: int, _: int) -> Message | None:
        is_paid = line == SERVE and not self.free
        return beware(state, self.seat, state.box.sale_time) if is_paid else None


class SaleTime(SeatStep):
    """A sale takes time, and whoever passes the bridge dies on market day itself."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        if state.spend_time(self.seat, state.box.sale_time):
            state.tell("bridge-passed", self.seat)
            state.then(MemberDies(self.seat))


class MarketGoesOn(SeatStep):
    """The next seat that has not passed, while there are customers at the stalls."""

    __slots__ = ("passed",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, PASSED)

    def __init__(self, seat: int, passed: int) -> None:
        super().__init__(seat)
        self.passed = passed

    def run(self, state: VillageState) -> None:
        if not state.stalls:
            return
        for step in range(1, state.seats + 1):
            seat = (self.seat + step) % state.seats
            if not self.passed >> seat & 1:
                state.then(ServeCustomer(seat, self.passed, 0))
                return


class FillMarket(Step[VillageState]):
    """The queue moves up to the stalls; new customers join it while there are any."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        stalls = state.box.stalls[state.seats]
        while len(state.stalls) < stalls and state.queue:
            state.stalls.append(state.queue.pop(0))
        full = len(state.stalls) == stalls and len(state.queue) == state.box.queue
        if state.customers_to_come and not full:
            state.then(DrawCustomer(), self)


class DrawCustomer(Decision[VillageState]):
    """Turn up the next customer of the pile."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(EACH_CUSTOMER)
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def exists(self, state: VillageState, line: int, tile: int, _: int) -> bool:
        return state.customers_to_come >> tile & 1 == 1

    def weights(self, state: VillageState) -> list[int]:
        return [1] * state.customers_to_come.bit_count()

    def effect(self, state: VillageState, line: int, tile: int, _: int) -> None:
        state.customers_to_come &= ~(1 << tile)
        state.queue.append(tile)
        state.tell("customer-came", tile)

    def label(self, state: VillageState, line: int, tile: int, _: int) -> Message:
        return Message("line-customer", wanted_by(state.box, tile), state.box.points[tile])


def has_wanted(state: VillageState, seat: int, tile: int) -> bool:
    """Has the seat the goods and the grain this customer wants?"""
    wants = state.box.wants[tile]
    if state.grain[seat] < wants[GRAIN]:
        return False
    base = seat * 5
    for good in range(GRAIN):
        if state.goods[base + good] < wants[good]:
            return False
    return True
