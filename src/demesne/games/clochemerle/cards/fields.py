"""Fields (rulebook p. 8).

Any number of them; they need nobody. Added, a field yields a coin; so does its white
banner, and more with a plough on it. A plough may be moved there from the forge, or from
the guild, whose marker then is an ordinary plough (R-13), at any time: that is asked
where it can matter, before a banner is chosen (R-35). It never moves from field to field.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.clochemerle.gains import FIELD_COINS, Gain
from demesne.games.clochemerle.pay import Pay, cannot_pay, of_time_only, payment
from demesne.games.clochemerle.pieces import FORGE, GOODS, MOST_FIELDS
from demesne.games.clochemerle.state import ClochemerleState

FROM_FORGE: Final = 0
FROM_GUILD: Final = 1
PLOUGH_SOURCES: Final[tuple[str, ...]] = ("forge", "guild")


class PlacePlough(Decision[ClochemerleState]):
    """Which field gets the plough?"""

    __slots__ = ("source",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("source", most=FROM_GUILD))
    LINES: ClassVar[Lines] = Lines(Group(0, "field/{}", numbers(MOST_FIELDS)))

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def exists(self, state: ClochemerleState, line: int, field: int, y: int) -> bool:
        return field < state.fields[self.seat] and not state.ploughs[self.seat] >> field & 1

    def effect(self, state: ClochemerleState, line: int, field: int, y: int) -> None:
        seat = self.seat
        if self.source == FROM_FORGE:
            state.goods[seat * GOODS + FORGE] -= 1
        else:
            state.covered[seat] -= 1
        state.ploughs[seat] |= 1 << field
        state.tell("plough-moved", seat, field + 1)

    def label(self, state: ClochemerleState, line: int, field: int, y: int) -> Message:
        return Message("line-plough-field", field + 1)


def buy_obstacle(state: ClochemerleState, seat: int) -> Message | None:
    return cannot_pay(state, seat, state.box.field_ways)


def buy(state: ClochemerleState, seat: int) -> None:
    paying = payment(state, seat, state.box.field_ways)
    state.fields[seat] += 1
    state.tell("added-field", seat)
    state.then(paying, Gain(seat, FIELD_COINS, state.box.field_coins))


def run(state: ClochemerleState, seat: int, field: int) -> None:
    state.tell("ran-field", seat, field + 1)
    paying = Pay(seat, of_time_only(state.box.field_time))
    state.then(paying, Gain(seat, FIELD_COINS, crop(state, seat, field)))


def crop(state: ClochemerleState, seat: int, field: int) -> int:
    """Coins of a field."""
    more = state.box.plough_coins if state.ploughs[seat] >> field & 1 else 0
    return state.box.field_coins + more


def has_bare_field(state: ClochemerleState, seat: int) -> bool:
    return state.ploughs[seat].bit_count() < state.fields[seat]


def has_plough(state: ClochemerleState, seat: int, source: int) -> bool:
    """Whether a plough can be moved from there."""
    if source == FROM_FORGE:
        return state.goods[seat * GOODS + FORGE] > 0
    return state.guild(seat) > 0
