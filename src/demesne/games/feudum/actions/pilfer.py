"""Pilfering (rulebook, action 2; R-12).

At the end of a Move one resource may be taken where one of the moved pieces stands: a good
that lies there, or a resource of the landscape. Not from a farm one rules, nor from a landscape
one's own serf tends.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.landscape import take_crop
from demesne.games.feudum.pieces import (
    BEASTS,
    FARM,
    GOODS,
    KINDS,
    MONSTERS,
    NONE,
    PAWN_REFS,
    PAWNS,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.stores import give_good

PIECES: Final = (*PAWN_REFS, *MONSTERS)
NOTHING: Final = 0
GOOD: Final = 1  # + piece, good
LANDSCAPE: Final = GOOD + (PAWNS + BEASTS) * KINDS  # + piece
MOVED_FIELD: Final = Field("moved", most=(1 << PAWNS + BEASTS) - 1)


class Pilfer(Decision[FeudumState]):
    """One resource from where a moved piece stands, or nothing?"""

    __slots__ = ("moved",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, MOVED_FIELD)
    LINES: ClassVar[Lines] = Lines(
        Group(NOTHING, "nothing", label="line-pilfer-nothing", ends=True),
        Group(GOOD, "{}/{}", PIECES, GOODS),
        Group(LANDSCAPE, "{}/landscape", PIECES),
    )

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved = moved

    def exists(self, state: FeudumState, line: int, piece: int, good: int) -> bool:
        if line == NOTHING:
            return True
        place = haunt(state, self.seat, self.moved, piece)
        if place == NONE:
            return False
        if line == GOOD:
            return state.loose[place * KINDS + good] > 0
        return state.crops[place] > 0

    def obstacle(self, state: FeudumState, line: int, piece: int, good: int) -> Message | None:
        if line == NOTHING:
            return None
        place = haunt(state, self.seat, self.moved, piece)
        if line == GOOD and is_own_farm(state, self.seat, place):
            return Message("why-own-farm")
        if line == LANDSCAPE and state.serfs[place] == self.seat:
            return Message("why-own-landscape")
        return None

    def label(self, state: FeudumState, line: int, piece: int, good: int) -> Message:
        if line == NOTHING:
            return Message("line-pilfer-nothing")
        place = haunt(state, self.seat, self.moved, piece)
        if line == GOOD:
            return Message("line-pilfer-good", good, place)
        return Message("line-pilfer-landscape", state.scenes[place], place)

    def effect(self, state: FeudumState, line: int, piece: int, good: int) -> None:
        if line == NOTHING:
            return
        seat = self.seat
        place = haunt(state, seat, self.moved, piece)
        if line == GOOD:
            state.loose[place * KINDS + good] -= 1
            if state.sink is not None:
                state.tell("pilfered-good", seat, good, place)
            give_good(state, seat, good)
            return
        if state.sink is not None:
            state.tell("pilfered-landscape", seat, state.scenes[place], place)
        # An archery target becomes a marker, which a guild may be waiting for.
        state.then(Recalc())
        state.crops[place] -= 1
        take_crop(state, seat, state.scenes[place], 1)


def haunt(state: FeudumState, seat: int, moved: int, piece: int) -> int:
    """Where a moved piece stands; NONE where it did not move, or one before it stands there."""
    if not moved >> piece & 1:
        return NONE
    place = where(state, seat, piece)
    for other in range(piece):
        if moved >> other & 1 and where(state, seat, other) == place:
            return NONE
    return place


def where(state: FeudumState, seat: int, piece: int) -> int:
    if piece < PAWNS:
        return state.pawn_places[seat * PAWNS + piece]
    return state.beast_place[piece - PAWNS]


def is_own_farm(state: FeudumState, seat: int, place: int) -> bool:
    return state.rulers[place] == seat and state.discs[place] == FARM


def loot(state: FeudumState, seat: int, moved: int) -> bool:
    """Is there anything that a moved piece may take?"""
    for piece in range(PAWNS + BEASTS):
        if moved >> piece & 1:
            place = where(state, seat, piece)
            if state.crops[place] and state.serfs[place] != seat:
                return True
            if not is_own_farm(state, seat, place) and state.loose_at(place):
                return True
    return False
