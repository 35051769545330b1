"""What an action yields (rulebook p. 3 and 12): coins, story points, a marker on a slot.

Story points always go to the old tree. A marker without a free slot is not placed.
Any part of an action may be left out; since hardly anybody ever wants that, gains are
taken unasked unless the seat has said that it will be sparing this turn (R-09).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Amounts, Message
from demesne.core.step import Decision, Step
from demesne.games.clochemerle.pieces import GOODS, RESOURCES, WORKSHOPS
from demesne.games.clochemerle.state import ClochemerleState

# What can be gained, and from what.
FIELD_COINS: Final = 0
PERSONAL_STORY: Final = 1
SQUARE_MARKER: Final = 2
GUILD_MARKER: Final = 3
GOOD: Final = 4  # + workshop: one of its goods, on its card
CHAMBER_COINS: Final = GOOD + GOODS
SQUARE_STORY: Final = CHAMBER_COINS + 1
MONK_STORY: Final = CHAMBER_COINS + 2
_NAMES: Final = ("coin", "story", "marker", "any", *RESOURCES, "coin", "story", "story")
# A marker on a slot of the property or citizens' chamber.
SLOT_MARKER: Final = len(_NAMES)
SOURCES: Final = (
    *("field", "personal", "square", "guild"),
    *WORKSHOPS,
    *("monetary", "square", "monk", "chamber"),
)

_FIELDS: Final = (SEAT_FIELD, Field("kind", most=MONK_STORY), Field("amount", most=99))

TAKE: Final = 0
LEAVE: Final = 1


class Gain(Step[ClochemerleState]):
    """`amount` of a kind for the seat, if there is room for it."""

    __slots__ = ("amount", "kind", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = _FIELDS

    def __init__(self, seat: int, kind: int, amount: int = 1) -> None:
        self.seat = seat
        self.kind = kind
        self.amount = amount

    def run(self, state: ClochemerleState) -> None:
        if not has_room(state, self.seat, self.kind):
            state.tell("no-room", self.seat, of_gain(self.kind, self.amount), self.kind)
        elif state.sparing:
            state.then(TakeGain(self.seat, self.kind, self.amount))
        else:
            receive(state, self.seat, self.kind, self.amount)


class TakeGain(Decision[ClochemerleState]):
    """Take this, or leave it? Asked of a sparing seat (R-09)."""

    __slots__ = ("amount", "kind")
    FIELDS: ClassVar[tuple[Field, ...]] = _FIELDS
    LINES: ClassVar[Lines] = Lines(Group(TAKE, "take"), Group(LEAVE, "leave"))

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.amount = amount

    def effect(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        if line == TAKE:
            receive(state, self.seat, self.kind, self.amount)
        else:
            state.tell("left-out", self.seat, of_gain(self.kind, self.amount), self.kind)

    def label(self, state: ClochemerleState, line: int, x: int, y: int) -> Message:
        gain = of_gain(self.kind, self.amount)
        return Message("line-take-gain" if line == TAKE else "line-leave-gain", gain)


def of_gain(kind: int, amount: int) -> Amounts:
    return ((_NAMES[kind], amount),)


def has_room(state: ClochemerleState, seat: int, kind: int) -> bool:
    """Whether a marker of this kind finds a free slot; coins and story points always do."""
    if kind == SQUARE_MARKER:
        return state.square[seat] < state.box.square_slots
    if kind == GUILD_MARKER:
        return state.covered[seat] < state.box.guild_slots
    if GOOD <= kind < GOOD + GOODS:
        workshop = kind - GOOD
        return state.goods[seat * GOODS + workshop] < state.box.workshop_slots[workshop]
    return True


def receive(state: ClochemerleState, seat: int, kind: int, amount: int) -> None:
    if kind in (FIELD_COINS, CHAMBER_COINS):
        state.coins[seat] += amount
    elif kind in (PERSONAL_STORY, SQUARE_STORY, MONK_STORY):
        state.tree[seat] += amount
    elif kind == SQUARE_MARKER:
        state.square[seat] += amount
    elif kind == GUILD_MARKER:
        state.covered[seat] += amount
    else:
        state.goods[seat * GOODS + kind - GOOD] += amount
    state.tell("gained", seat, of_gain(kind, amount), kind)
