"""Council chambers (rulebook p. 11).

One chamber a village, of four kinds; a square beside it makes no difference (R-03).
Added, and by its white banner: coins (monetary), a marker that stands for any resource
(guild), or a marker on a category of cards (property) or a profession (citizens) that
will count at the end (R-37). Those stay for good. Needs the councillor.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.clochemerle.gains import CHAMBER_COINS, GUILD_MARKER, SLOT_MARKER, Gain, has_room
from demesne.games.clochemerle.pay import Pay, cannot_pay, of_time_only, payment
from demesne.games.clochemerle.pieces import (
    COUNCILLOR,
    EVERYBODY,
    GUILD,
    MONETARY,
    NONE,
    PROPERTY,
    SLOTS,
)
from demesne.games.clochemerle.state import ClochemerleState

SLOT: Final = 0
LEAVE: Final = 5


class ChamberActs(Step[ClochemerleState]):
    """What the seat's chamber yields."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ClochemerleState) -> None:
        seat = self.seat
        chamber = state.chamber[seat]
        if chamber == MONETARY:
            state.then(Gain(seat, CHAMBER_COINS, state.box.monetary_coins))
        elif chamber == GUILD:
            state.then(Gain(seat, GUILD_MARKER))
        elif state.covered[seat] == EVERYBODY:
            state.tell("chamber-full", seat)
        else:
            state.then(CoverSlot(seat))


class CoverSlot(Decision[ClochemerleState]):
    """Which category, or which profession, shall count? Any free slot will do."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(SLOT, "slot/{}", numbers(SLOTS)),
        Group(LEAVE, "leave", label="line-cover-nothing", ends=True),
    )

    def exists(self, state: ClochemerleState, line: int, slot: int, y: int) -> bool:
        if line == LEAVE:
            return state.sparing == 1
        return not state.covered[self.seat] >> slot & 1

    def effect(self, state: ClochemerleState, line: int, slot: int, y: int) -> None:
        seat = self.seat
        if line == LEAVE:
            state.tell("left-out", seat, (("marker", 1),), SLOT_MARKER)
            return
        state.covered[seat] |= 1 << slot
        if state.chamber[seat] == PROPERTY:
            state.tell("covered-category", seat, slot)
        else:
            state.tell("covered-profession", seat, slot)

    def label(self, state: ClochemerleState, line: int, slot: int, y: int) -> Message:
        if line == LEAVE:
            return super().label(state, line, slot, y)
        if state.chamber[self.seat] == PROPERTY:
            return Message("line-cover-category", slot)
        return Message("line-cover-profession", slot)


def buy_obstacle(state: ClochemerleState, seat: int, chamber: int) -> Message | None:
    if state.chamber[seat] != NONE:
        return Message("why-has-chamber", state.chamber[seat])
    if not state.is_active(seat, COUNCILLOR):
        return Message("why-needs", COUNCILLOR)
    return cannot_pay(state, seat, state.box.chamber_ways[chamber])


def buy(state: ClochemerleState, seat: int, chamber: int) -> None:
    paying = payment(state, seat, state.box.chamber_ways[chamber])
    state.chamber[seat] = chamber
    state.tell("added-chamber", seat, chamber)
    state.then(paying, ChamberActs(seat))


def run(state: ClochemerleState, seat: int) -> None:
    chamber = state.chamber[seat]
    state.tell("ran-chamber", seat, chamber)
    paying = Pay(seat, of_time_only(state.box.chamber_time[chamber]))
    state.then(paying, ChamberActs(seat))


def is_idle(state: ClochemerleState, seat: int) -> bool:
    """Costs nothing, and has no room for its marker."""
    chamber = state.chamber[seat]
    if chamber == MONETARY or state.box.chamber_time[chamber]:
        return False
    if chamber == GUILD:
        return not has_room(state, seat, GUILD_MARKER)
    return state.covered[seat] == EVERYBODY
