"""Market day (rulebook p. 6).

Whoever takes the action opens a market day for everybody: in turn, each serves
one customer at the stalls or passes and is out for the day (R-09, R-10). The
opener's first sale costs only the goods; every other sale also costs a green cube
and time, and time kills at once here (R-11, R-12). Afterwards the queue moves up.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.village.amounts import of_cubes, of_time, owned_cubes, stock_for, wanted_by
from demesne.games.village.death import MemberDies
from demesne.games.village.pay import pay
from demesne.games.village.pieces import CUSTOMERS
from demesne.games.village.state import VillageState

PASS: Final = CUSTOMERS
GRAIN: Final = 5  # behind the five goods in `wants`


class MarketDay(Step[VillageState]):
    """The opener starts, and the market is filled up when all are done.

    However it was opened, the first sale is free (R-34); at empty stalls nobody is
    asked (R-33).
    """

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VillageState) -> None:
        state.tell("market-opened", self.seat)
        state.then(FillMarket())
        if state.stalls:
            state.then(ServeCustomer(self.seat, 0, 1))


class ServeCustomer(Decision[VillageState]):
    """Serve a customer or pass. `passed` has a bit for every seat that is out."""

    __slots__ = ("free", "passed")
    SIZE: ClassVar[int] = PASS + 1
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passed", "free")

    def __init__(self, seat: int, passed: int, free: int) -> None:
        super().__init__(seat)
        self.passed = passed
        self.free = free

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice == PASS:
            return ""
        if choice not in state.stalls:
            return "why-not-at-stall"
        if not has_wanted(state, self.seat, choice):
            return "why-short-wanted"
        return "" if self.can_trade(state) else "why-short-cubes"

    def can_trade(self, state: VillageState) -> bool:
        return self.free == 1 or state.has_cubes(self.seat, state.box.sale_cubes)

    def options(self, state: VillageState) -> list[int]:
        if not self.can_trade(state):
            return [PASS]
        served = [tile for tile in state.stalls if has_wanted(state, self.seat, tile)]
        served.sort()
        served.append(PASS)
        return served

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-short-wanted":
            return (wanted_by(state.box, choice), stock_for(state, self.seat, choice))
        if key == "why-short-cubes":
            cost = state.box.sale_cubes
            return (of_cubes(cost), owned_cubes(state, self.seat, cost))
        return ()

    def choose(self, state: VillageState, choice: int) -> None:
        seat = self.seat
        if choice == PASS:
            state.tell("market-passed", seat)
            state.then(MarketGoesOn(seat, self.passed | 1 << seat))
            return
        wants = state.box.wants[choice]
        for good in range(GRAIN):
            state.goods[seat * 5 + good] -= wants[good]
        state.grain[seat] -= wants[GRAIN]
        state.stalls.remove(choice)
        state.served[seat] |= 1 << choice
        state.tell("served", seat, choice)
        state.then(MarketGoesOn(seat, self.passed))
        if not self.free:
            state.then(SaleTime(seat))
            pay(state, seat, state.box.sale_cubes)

    def ref(self, choice: int) -> str:
        return "pass" if choice == PASS else f"customer/{choice + 1}"

    def label(self, state: VillageState, choice: int) -> Message:
        if choice == PASS:
            return Message("line-market-pass")
        box = state.box
        if self.free:
            return Message("line-serve-free", wanted_by(state.box, choice), box.points[choice])
        cost = (*of_cubes(box.sale_cubes), *of_time(box.sale_time))
        return Message("line-serve", wanted_by(state.box, choice), box.points[choice], cost)


class SaleTime(Step[VillageState]):
    """A sale takes time, and whoever passes the bridge dies on market day itself."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VillageState) -> None:
        if state.spend_time(self.seat, state.box.sale_time):
            state.tell("bridge-passed", self.seat)
            state.then(MemberDies(self.seat))


class MarketGoesOn(Step[VillageState]):
    """The next seat that has not passed, while there are customers at the stalls."""

    __slots__ = ("passed", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passed")

    def __init__(self, seat: int, passed: int) -> None:
        self.seat = seat
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
        if state.pile and not full:
            state.then(DrawCustomer(), self)


class DrawCustomer(Decision[VillageState]):
    """Turn up the next customer of the pile."""

    __slots__ = ()
    SIZE: ClassVar[int] = CUSTOMERS
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def obstacle(self, state: VillageState, choice: int) -> str:
        return "" if state.pile >> choice & 1 else "why-seen-already"

    def choose(self, state: VillageState, choice: int) -> None:
        state.pile &= ~(1 << choice)
        state.queue.append(choice)
        state.tell("customer-came", choice)

    def ref(self, choice: int) -> str:
        return f"customer/{choice + 1}"

    def label(self, state: VillageState, choice: int) -> Message:
        return Message("line-customer", wanted_by(state.box, choice), state.box.points[choice])


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
