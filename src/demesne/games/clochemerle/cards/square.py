"""The village square (rulebook p. 10).

One a village. It comes with a 2/12 tile, which is put at any white banner of the village
(R-16): that banner can then be activated with a 2 or a 12 as well. Then a story point and
a marker; a marker turns a die to any face (`dice.py`). The white banner does the same
again, moving the tile or not, and is the last of its turn (R-17). Needs the councillor.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.clochemerle.gains import SQUARE_MARKER, SQUARE_STORY, Gain
from demesne.games.clochemerle.pay import Pay, cannot_pay, of_time_only, payment
from demesne.games.clochemerle.pieces import (
    CHAMBER,
    COUNCILLOR,
    CUSTOMER,
    CUSTOMERS,
    FIELD,
    GOODS,
    MOST_FIELDS,
    NONE,
    SCHOOL,
    SQUARE,
    WORKSHOP,
    WORKSHOPS,
)
from demesne.games.clochemerle.state import ClochemerleState

BANNER: Final = 0
AT_FIELD: Final = FIELD  # + field
AT_SQUARE: Final = SQUARE
AT_CUSTOMER: Final = CUSTOMER  # + customer
STAY: Final = CUSTOMER + CUSTOMERS
# The banners that are named and not counted.
NAMED: Final = ("personal", "school", *WORKSHOPS, "chamber")


class PlaceTile(Decision[ClochemerleState]):
    """At which white banner shall the 2/12 tile lie? A `new` one is put somewhere."""

    __slots__ = ("new",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("new", most=1))
    LINES: ClassVar[Lines] = Lines(
        Group(BANNER, "tile/{}", NAMED),
        Group(AT_FIELD, "tile/field/{}", numbers(MOST_FIELDS)),
        Group(AT_SQUARE, "tile/square"),
        Group(AT_CUSTOMER, "tile/customer/{}", numbers(CUSTOMERS)),
        Group(STAY, "stay", ends=True),
    )

    def __init__(self, seat: int, new: int) -> None:
        super().__init__(seat)
        self.new = new

    def exists(self, state: ClochemerleState, line: int, x: int, y: int) -> bool:
        if line == STAY:
            # A new tile is left aside only by who is sparing.
            return not self.new or state.sparing == 1
        if line == AT_SQUARE and self.new:
            return False  # not added yet
        banner = line + x
        return banner != state.tile[self.seat] and has_banner(state, self.seat, banner)

    def effect(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == STAY:
            state.tell("tile-left", seat)
            return
        state.tile[seat] = line + x
        if line == AT_CUSTOMER:
            state.tell("tile-at-customer", seat, x)
        else:
            state.tell("tile-placed", seat, banner_word(line, x))

    def label(self, state: ClochemerleState, line: int, x: int, y: int) -> Message:
        if line == STAY:
            return Message("line-no-tile" if self.new else "line-tile-stays")
        if line == AT_CUSTOMER:
            return Message("line-tile-customer", x)
        if line == AT_FIELD:
            return Message("line-tile-field", x + 1)
        return Message("line-tile", banner_word(line, x))


def banner_word(line: int, x: int) -> int:
    """The number of the banner's word: those that are named, a field, the square."""
    if line == BANNER:
        return x
    return len(NAMED) if line == AT_FIELD else len(NAMED) + 1


def has_banner(state: ClochemerleState, seat: int, banner: int) -> bool:
    """Whether this white banner is in the seat's village."""
    if banner <= SCHOOL:
        return True
    if banner < CHAMBER:
        return state.workshops[seat * GOODS + banner - WORKSHOP] > 0
    if banner == CHAMBER:
        return state.chamber[seat] != NONE
    if banner < SQUARE:
        return banner - FIELD < state.fields[seat]
    if banner == SQUARE:
        return state.square[seat] != NONE
    return bool(state.market[seat] >> banner - CUSTOMER & 1)


def buy_obstacle(state: ClochemerleState, seat: int) -> Message | None:
    if state.square[seat] != NONE:
        return Message("why-has-square")
    if not state.is_active(seat, COUNCILLOR):
        return Message("why-needs", COUNCILLOR)
    return cannot_pay(state, seat, state.box.square_ways)


def buy(state: ClochemerleState, seat: int) -> None:
    paying = payment(state, seat, state.box.square_ways)
    state.square[seat] = 0
    state.tell("added-square", seat)
    state.then(
        paying,
        PlaceTile(seat, 1),
        Gain(seat, SQUARE_STORY, state.box.square_story),
        Gain(seat, SQUARE_MARKER),
    )


def run(state: ClochemerleState, seat: int) -> None:
    state.tell("ran-square", seat)
    rest = (Gain(seat, SQUARE_STORY, state.box.square_story), Gain(seat, SQUARE_MARKER))
    paying = Pay(seat, of_time_only(state.box.square_time))
    if state.tile[seat] == NONE:
        state.then(paying, *rest)
    else:
        state.then(paying, PlaceTile(seat, 0), *rest)
