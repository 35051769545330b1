"""The merchants' guild: twenty bins between the farmers' barn and the alchemists (pp. 17-18).

Trade: up to three goods, each at the price below it (R-04). Goods come into the bins by a
push of the farmers (5) or a pull of the merchants (3), each into an empty bin of its row,
whichever its mover likes (R-03); as many as stated, or as many as can go. Rows or columns that
this completes are what counts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Amounts, Message
from demesne.core.step import Decision
from demesne.games.feudum.guilds import alchemist, pay, reward, tally
from demesne.games.feudum.pieces import BINS, FARMER, GOODS, KINDS, MERCHANT, NONE
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.stores import give_good

STALLS: Final = KINDS * BINS
EVERY_STALL: Final = (1 << STALLS) - 1
BIN_REFS: Final = tuple(f"{good}-{number + 1}" for good in GOODS for number in range(BINS))

STOP: Final = 0
BUY: Final = 1  # + bin
FILL: Final = 0  # + bin


# --- trade --------------------------------------------------------------------------------------


def trade_obstacle(state: FeudumState, seat: int) -> Message | None:
    cheapest = least_price(state)
    if cheapest == NONE:
        return Message("why-bins-empty")
    if state.shillings[seat] < cheapest:
        return Message("why-shillings", cheapest, state.shillings[seat])
    return None


def least_price(state: FeudumState) -> int:
    """The price of the cheapest good in a bin; NONE where all are empty."""
    least = NONE
    for stall in range(STALLS):
        price = state.box.prices[stall]
        if state.bins >> stall & 1 and (least == NONE or price < least):
            least = price
    return least


def trade(state: FeudumState, seat: int) -> None:
    state.then(BuyGood(seat, 0))


class BuyGood(Decision[FeudumState]):
    """One good more, or enough? Bins in their order; all is paid together at the end."""

    __slots__ = ("bought",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("bought", most=EVERY_STALL))
    LINES: ClassVar[Lines] = Lines(
        Group(STOP, "stop", ends=True),
        Group(BUY, "{}", BIN_REFS),
    )

    def __init__(self, seat: int, bought: int) -> None:
        super().__init__(seat)
        self.bought = bought

    def options(self, state: FeudumState) -> list[int]:
        left = state.shillings[self.seat] - self._price(state)
        legal = [STOP] if self.bought else []
        for stall in range(self.bought.bit_length(), STALLS):
            if state.bins >> stall & 1 and state.box.prices[stall] <= left:
                legal.append(BUY + stall)
        return legal

    def exists(self, state: FeudumState, line: int, stall: int, _: int) -> bool:
        if line == STOP:
            return self.bought > 0
        return state.bins >> stall & 1 == 1 and self.bought >> stall == 0

    def obstacle(self, state: FeudumState, line: int, stall: int, _: int) -> Message | None:
        if line == STOP:
            return None
        price = self._price(state) + state.box.prices[stall]
        if price <= state.shillings[self.seat]:
            return None
        return Message("why-shillings", price, state.shillings[self.seat])

    def question(self, state: FeudumState) -> Message:
        return Message("ask-buy-good", self.seat, self._count(), state.box.merchant_trade)

    def label(self, state: FeudumState, line: int, stall: int, _: int) -> Message:
        if line == STOP:
            return Message("line-buy-stop", self._goods(), self._price(state))
        return Message("line-buy-good", stall // BINS, state.box.prices[stall])

    def effect(self, state: FeudumState, line: int, stall: int, _: int) -> None:
        if line == BUY:
            more = BuyGood(self.seat, self.bought | 1 << stall)
            if more._count() < state.box.merchant_trade:
                state.then(more)
            else:
                more._finish(state)
        else:
            self._finish(state)

    def _finish(self, state: FeudumState) -> None:
        seat = self.seat
        if state.sink is not None:
            state.tell("goods-bought", seat, self._goods())
        pay.pay(state, seat, MERCHANT, self._price(state))
        for stall in range(STALLS):
            if self.bought >> stall & 1:
                state.bins &= ~(1 << stall)
                give_good(state, seat, stall // BINS)

    def _count(self) -> int:
        count = 0
        for stall in range(STALLS):
            count += self.bought >> stall & 1
        return count

    def _price(self, state: FeudumState) -> int:
        price = 0
        for stall in range(self.bought.bit_length()):
            if self.bought >> stall & 1:
                price += state.box.prices[stall]
        return price

    def _goods(self) -> Amounts:
        counts = [0] * KINDS
        for stall in range(STALLS):
            counts[stall // BINS] += self.bought >> stall & 1
        return amounts(counts)


def amounts(counts: list[int]) -> Amounts:
    """Goods as the words of a message."""
    return tuple((GOODS[good], counts[good]) for good in range(KINDS) if counts[good])


# --- from the barn into the bins: the farmers' push, the merchants' pull ------------------------


def can_move(state: FeudumState, after: int = NONE) -> int:
    """How many goods of the barn can go into empty bins, looking at bins after this one."""
    total = 0
    for good in range(KINDS):
        total += min(state.barn[good], _empty(state, good, after))
    return total


def _empty(state: FeudumState, good: int, after: int) -> int:
    """The empty bins of a row that come after this one."""
    count = 0
    for stall in range(max(good * BINS, after + 1), good * BINS + BINS):
        if not state.bins >> stall & 1:
            count += 1
    return count


def fill_obstacle(state: FeudumState) -> Message | None:
    return None if can_move(state) else Message("why-barn-stuck")


def pull_obstacle(state: FeudumState) -> Message | None:
    return fill_obstacle(state)


def pull(state: FeudumState, seat: int, feast: int) -> None:
    left = min(state.box.merchant_pull, can_move(state))
    state.then(FillBin(seat, 1, left, NONE, state.bins, feast))


class FillBin(Decision[FeudumState]):
    """Which bin gets a good of the barn? In the order of the bins, so many more."""

    __slots__ = ("before", "feast", "last", "left", "pull")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("pull", most=1),  # 1: by the merchants' journeyman; 0: by the farmers' master
        Field("left", most=10),
        Field("last", least=NONE, most=STALLS - 1),
        Field("before", most=EVERY_STALL),  # the bins that were filled when it began
        reward.FEAST_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(Group(FILL, "{}", BIN_REFS))

    def __init__(self, seat: int, pull: int, left: int, last: int, before: int, feast: int) -> None:
        super().__init__(seat)
        self.pull = pull
        self.left = left
        self.last = last
        self.before = before
        self.feast = feast

    def options(self, state: FeudumState) -> list[int]:
        # From the last bin back, with what could still be moved after each.
        legal: list[int] = []
        beyond = 0  # into later rows
        for good in range(KINDS - 1, NONE, -1):
            stock, later = state.barn[good], 0
            for stall in range(good * BINS + BINS - 1, good * BINS - 1, -1):
                if stall <= self.last:
                    break
                if not state.bins >> stall & 1:
                    if stock and min(stock - 1, later) + beyond >= self.left - 1:
                        legal.append(stall)
                    later += 1
            beyond += min(stock, later)
        legal.reverse()
        return legal

    def exists(self, state: FeudumState, line: int, stall: int, _: int) -> bool:
        return not state.bins >> stall & 1 and stall > self.last and state.barn[stall // BINS] > 0

    def obstacle(self, state: FeudumState, line: int, stall: int, _: int) -> Message | None:
        good = stall // BINS
        reach = min(state.barn[good] - 1, _empty(state, good, stall))
        for later in range(good + 1, KINDS):
            reach += min(state.barn[later], _empty(state, later, stall))
        if reach >= self.left - 1:
            return None
        return Message("why-order-bins", self.left - 1)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-fill-bin", self.seat, self.left)

    def label(self, state: FeudumState, line: int, stall: int, _: int) -> Message:
        return Message("line-fill-bin", stall // BINS, stall % BINS + 1)

    def effect(self, state: FeudumState, line: int, stall: int, _: int) -> None:
        good = stall // BINS
        state.barn[good] -= 1
        state.bins |= 1 << stall
        if state.sink is not None:
            state.tell("bin-filled", self.seat, good, stall % BINS + 1)
        if self.left > 1:
            more = FillBin(self.seat, self.pull, self.left - 1, stall, self.before, self.feast)
            state.then(more)
            return
        count = tally.bins_done(self.before, state.bins)
        if self.pull:
            reward.pulled(state, self.seat, MERCHANT, count > 0, self.feast)
        else:
            reward.pushed(state, self.seat, FARMER, count, self.feast)
            pay.share_out(state, self.seat, FARMER)


# --- push ---------------------------------------------------------------------------------------


def push_obstacle(state: FeudumState) -> Message | None:
    return alchemist.load_obstacle(state)


def push(state: FeudumState, seat: int, feast: int) -> None:
    alchemist.load(state, seat, 0, state.box.merchant_push, feast)
