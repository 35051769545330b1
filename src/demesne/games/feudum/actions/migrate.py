"""Migrate (rulebook, action 1; R-50).

Take a pawn off the board for nothing, or bring one on for a food: to a place with a pawn or
a marker of one's own, or, while there is neither anywhere, to a start place. *Distant Kin*: an
alchemist who is there already opens the start places too.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.actions.leaving import take_off
from demesne.games.feudum.pieces import (
    ALCHEMIST,
    FOOD,
    GUILDS,
    NONE,
    PAWN_REFS,
    PAWNS,
    PLACES,
    RING,
    SPOTS,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

FORGO: Final = 0
OFF: Final = 1  # + pawn
ON: Final = OFF + PAWNS  # + role

ROLE_FIELD: Final = Field("role", most=RING - 1)


class Migrate(Decision[FeudumState]):
    """A pawn off the board, or one of a chosen character onto it?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True),
        Group(OFF, "off/{}", PAWN_REFS),
        Group(ON, "on/{}", GUILDS),
    )

    def options(self, state: FeudumState) -> list[int]:
        base = self.seat * PAWNS
        legal = [FORGO]
        for pawn in range(PAWNS):
            if state.pawn_places[base + pawn] != NONE:
                legal.append(OFF + pawn)
        if len(legal) <= PAWNS and state.holds(self.seat, FOOD):
            for role in range(RING):
                legal.append(ON + role)
        return legal

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        if line == OFF:
            return state.pawn_places[self.seat * PAWNS + x] != NONE
        return True

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line != ON:
            return None
        if state.pawns_out(self.seat) == PAWNS:
            return Message("why-no-pawn-left")
        if not state.holds(self.seat, FOOD):
            return Message("why-no-good", FOOD)
        return None

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == OFF:
            pawn = self.seat * PAWNS + x
            return Message("line-migrate-off", state.pawn_roles[pawn], state.pawn_places[pawn])
        if line == ON:
            return Message("line-migrate-on", x)
        return super().label(state, line, x, y)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == OFF:
            pawn = seat * PAWNS + x
            if state.sink is not None:
                role, place = state.pawn_roles[pawn], state.pawn_places[pawn]
                state.tell("migrated-off", seat, role, place)
            take_off(state, pawn)
            state.then(Recalc())
        elif line == ON:
            state.spend(seat, FOOD)
            state.then(MigrateTo(seat, x))
        elif state.sink is not None:
            state.tell("action-forgone", seat)


class MigrateTo(Decision[FeudumState]):
    """Where does the new pawn arrive?"""

    __slots__ = ("role",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, ROLE_FIELD)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", PLACES))

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, state: FeudumState) -> list[int]:
        own = footholds(state, self.seat)
        if not own or (state.advanced and state.has_role(self.seat, ALCHEMIST)):
            starts = state.box.starts
            return [place for place in range(SPOTS) if starts[place] or own >> place & 1]
        return [place for place in range(SPOTS) if own >> place & 1]

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        return place in self.options(state)

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        return Message("line-place", place)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-migrate-to", self.seat, self.role)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        seat = self.seat
        pawn = seat * PAWNS
        while state.pawn_places[pawn] != NONE:
            pawn += 1
        state.pawn_places[pawn] = place
        state.pawn_roles[pawn] = self.role
        if state.sink is not None:
            state.tell("migrated-on", seat, self.role, place)
        state.then(Recalc())


def footholds(state: FeudumState, seat: int) -> int:
    """The places with a pawn or a marker of this seat, as bits."""
    found = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        place = state.pawn_places[pawn]
        if place != NONE:
            found |= 1 << place
    rulers, serfs = state.rulers, state.serfs
    for place in range(SPOTS):
        if rulers[place] == seat or serfs[place] == seat:
            found |= 1 << place
    return found
