"""Customers and the steward's office (rulebook p. 5, 8, 9).

The steward sends one to four of the open customers to one's market, each at its price;
no merchant and no goods are needed for that. With the diocese counter, and an abbot, one
more card is laid open first and one customer comes free (R-24, R-39). Then the row is
filled again, while the pile lasts; from a short row one takes what is there (R-25). A
customer is served by his white banner, a '?' by any value (R-15): with the merchant
there and the goods he wants.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.clochemerle.amounts import of_cost, shown
from demesne.games.clochemerle.box import PRICES
from demesne.games.clochemerle.cards.church import has_power
from demesne.games.clochemerle.pay import Pay, cannot_pay, lacks_coins
from demesne.games.clochemerle.pieces import (
    COIN,
    CUSTOMER,
    CUSTOMERS,
    DIOCESE,
    FREE,
    MERCHANT,
    MOST_ROW,
    NONE,
    SQUARE,
    TIME,
)
from demesne.games.clochemerle.state import ClochemerleState

CARD: Final = 0
DONE: Final = 7


class DrawCustomer(Decision[ClochemerleState]):
    """The next customer of the pile, onto the first free place of the row."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LINES: ClassVar[Lines] = Lines(Group(CARD, "customer/{}", numbers(CUSTOMERS)))

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def exists(self, state: ClochemerleState, line: int, customer: int, y: int) -> bool:
        return bool(state.pile >> customer & 1)

    def effect(self, state: ClochemerleState, line: int, customer: int, y: int) -> None:
        state.pile &= ~(1 << customer)
        state.row[state.row.index(NONE)] = customer
        state.tell("customer-came", customer)

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-draw-customer")

    def label(self, state: ClochemerleState, line: int, customer: int, y: int) -> Message:
        return offer(state, customer)


class FillRow(Step[ClochemerleState]):
    """Open customers up to their number, while the pile lasts."""

    __slots__ = ()

    def run(self, state: ClochemerleState) -> None:
        _close_up(state)
        if state.pile and open_count(state) < state.box.open_customers:
            state.then(DrawCustomer(), FillRow())


class TakeFreeCustomer(Decision[ClochemerleState]):
    """The diocese counter: which customer comes free, if any?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(CARD, "row/{}", numbers(MOST_ROW)),
        Group(DONE, "nobody", label="line-no-free-customer", ends=True),
    )

    def exists(self, state: ClochemerleState, line: int, place: int, y: int) -> bool:
        return line == DONE or state.row[place] != NONE

    def effect(self, state: ClochemerleState, line: int, place: int, y: int) -> None:
        if line == CARD:
            welcome(state, self.seat, place)

    def label(self, state: ClochemerleState, line: int, place: int, y: int) -> Message:
        if line == CARD:
            return offer(state, state.row[place])
        return super().label(state, line, place, y)


class TakeCustomer(Decision[ClochemerleState]):
    """Which customer comes next? `taken` are paid already, `most` may come."""

    __slots__ = ("most", "taken")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("taken", most=PRICES - 1),
        Field("most", least=1, most=PRICES),
    )
    LINES: ClassVar[Lines] = Lines(
        Group(CARD, "row/{}", numbers(MOST_ROW)),
        Group(DONE, "done", label="line-customers-done", ends=True),
    )

    def __init__(self, seat: int, taken: int, most: int) -> None:
        super().__init__(seat)
        self.taken = taken
        self.most = most

    def exists(self, state: ClochemerleState, line: int, place: int, y: int) -> bool:
        if line == CARD:
            return state.row[place] != NONE
        return self.taken > 0 or has_power(state, self.seat, DIOCESE)

    def obstacle(self, state: ClochemerleState, line: int, place: int, y: int) -> Message | None:
        return lacks_coins(state, self.seat, self.price(state)[COIN]) if line == CARD else None

    def effect(self, state: ClochemerleState, line: int, place: int, y: int) -> None:
        if line == DONE:
            return
        price = self.price(state)
        welcome(state, self.seat, place)
        Pay(self.seat, price).run(state)
        taken = self.taken + 1
        if taken < self.most and open_count(state):
            state.then(TakeCustomer(self.seat, taken, self.most))

    def price(self, state: ClochemerleState) -> tuple[int, ...]:
        """What one customer more costs."""
        box, taken = state.box, self.taken
        coins = box.steward_coins[taken + 1] - box.steward_coins[taken]
        return (*FREE[:-2], coins, box.steward_time[taken + 1] - box.steward_time[taken])

    def label(self, state: ClochemerleState, line: int, place: int, y: int) -> Message:
        if line == DONE:
            return super().label(state, line, place, y)
        customer = state.row[place]
        shows = shown(state.box.customer_sums[customer])
        return Message("line-customer-for", customer, shows, of_cost(self.price(state)))

    def warning(self, state: ClochemerleState, line: int, place: int, y: int) -> Message | None:
        if line == CARD and state.crosses(self.seat, self.price(state)[TIME]):
            return Message("warn-bridge")
        return None


class ServeCustomer(Decision[ClochemerleState]):
    """Which customer of one's market is served?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(CARD, "customer/{}", numbers(CUSTOMERS)))

    def exists(self, state: ClochemerleState, line: int, customer: int, y: int) -> bool:
        return is_called(state, self.seat, customer)

    def obstacle(self, state: ClochemerleState, line: int, customer: int, y: int) -> Message | None:
        return serve_obstacle(state, self.seat, customer)

    def effect(self, state: ClochemerleState, line: int, customer: int, y: int) -> None:
        seat = self.seat
        state.used |= 1 << CUSTOMER + customer
        state.market[seat] &= ~(1 << customer)
        state.served[seat] |= 1 << customer
        state.tell("served", seat, customer)
        if state.tile[seat] == CUSTOMER + customer:
            state.tile[seat] = SQUARE
            state.tell("tile-returned", seat)
        state.then(Pay(seat, state.box.customer_wants[customer]))

    def label(self, state: ClochemerleState, line: int, customer: int, y: int) -> Message:
        return Message("line-serve", customer)


# --- the steward --------------------------------------------------------------------------------


def steward_obstacle(state: ClochemerleState, seat: int) -> Message | None:
    if not open_count(state):
        return Message("why-nobody-open")
    if has_power(state, seat, DIOCESE):
        return None
    return lacks_coins(state, seat, state.box.steward_coins[1])


def call_steward(state: ClochemerleState, seat: int, most: int) -> None:
    """Up to `most` customers at their price; one more, and one free, for the diocese."""
    state.tell("steward-called", seat)
    if has_power(state, seat, DIOCESE):
        if state.pile and open_count(state) < MOST_ROW:
            state.then(DrawCustomer(), TakeFreeCustomer(seat), MoreCustomers(seat, most), FillRow())
        else:
            state.then(TakeFreeCustomer(seat), MoreCustomers(seat, most), FillRow())
    else:
        state.then(TakeCustomer(seat, 0, most), FillRow())


class MoreCustomers(Step[ClochemerleState]):
    """After the free one, those at a price; unless nobody is left."""

    __slots__ = ("most", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("most", least=1, most=PRICES))

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def run(self, state: ClochemerleState) -> None:
        if open_count(state):
            state.then(TakeCustomer(self.seat, 0, self.most))


def welcome(state: ClochemerleState, seat: int, place: int) -> None:
    """The customer of this place of the row comes to the market."""
    customer = state.row[place]
    state.row[place] = NONE
    state.market[seat] |= 1 << customer
    state.tell("customer-taken", seat, customer)


def open_count(state: ClochemerleState) -> int:
    return MOST_ROW - state.row.count(NONE)


def offer(state: ClochemerleState, customer: int) -> Message:
    return Message("line-customer", customer, shown(state.box.customer_sums[customer]))


def _close_up(state: ClochemerleState) -> None:
    """The seventh place is the diocese's: whoever waits there moves up."""
    last = MOST_ROW - 1
    if state.row[last] != NONE and NONE in state.row:
        state.row[state.row.index(NONE)] = state.row[last]
        state.row[last] = NONE


# --- the market ----------------------------------------------------------------------------------


def is_called(state: ClochemerleState, seat: int, customer: int) -> bool:
    """Whether this customer waits in the market and the value of the banner reaches him."""
    if not state.market[seat] >> customer & 1:
        return False
    if state.box.customer_sums[customer] >> state.value & 1:
        return True
    is_here = state.tile[seat] == CUSTOMER + customer
    return is_here and bool(state.box.square_sums >> state.value & 1)


def serve_obstacle(state: ClochemerleState, seat: int, customer: int) -> Message | None:
    if not state.is_active(seat, MERCHANT):
        return Message("why-needs", MERCHANT)
    return cannot_pay(state, seat, (state.box.customer_wants[customer],))


def anybody_called(state: ClochemerleState, seat: int) -> bool:
    waiting = state.market[seat]
    customer = 0
    while waiting:
        if waiting & 1 and is_called(state, seat, customer):
            return True
        waiting >>= 1
        customer += 1
    return False


def can_serve(state: ClochemerleState, seat: int) -> bool:
    """Whether anybody in the market can be served now."""
    waiting = state.market[seat] if state.is_active(seat, MERCHANT) else 0
    customer = 0
    while waiting:
        if (
            waiting & 1
            and is_called(state, seat, customer)
            and state.can_pay(seat, state.box.customer_wants[customer])
        ):
            return True
        waiting >>= 1
        customer += 1
    return False
