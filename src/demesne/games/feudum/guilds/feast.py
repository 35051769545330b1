"""Feast (rulebook p. 15, advanced; R-08, R-66).

For a sulfur of the wine barrel the host does the pull or push of a guest's owner, for the
usual points and three more, and takes his share of the purse or the coffer. The guest is a
rival's pawn or feudum beside a pawn of the host, no monster on either side; its owner
must be master or journeyman of that very guild.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.guilds import functions
from demesne.games.feudum.pieces import (
    FEUDUM,
    JOURNEYMAN,
    MASTER,
    MOST_SEATS,
    NOBODY,
    NONE,
    PAWN_REFS,
    PAWNS,
    PLACES,
    PULL,
    PUSH,
    SPOTS,
    SULFUR,
)
from demesne.games.feudum.state import FeudumState

GUEST: Final = 0  # + seat, pawn
ESTATE: Final = MOST_SEATS * PAWNS  # + place


class Feast(Decision[FeudumState]):
    """Advanced: who is feasted, a pawn or the ruler of a feudum?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(GUEST, "seat-{}/{}", numbers(MOST_SEATS), PAWN_REFS),
        Group(ESTATE, "feudum/{}", PLACES),
    )

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        return guild_of_guest(state, self.seat, line, x, y) != NONE

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        return why_not_guest(state, self.seat, line, x, y)

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        owner, guild, function = self._guest(state, line, x, y)
        if line == GUEST:
            place = state.pawn_places[x * PAWNS + y]
            return Message("line-feast-pawn", owner, guild, place, guild, function)
        return Message("line-feast-feudum", owner, x, guild, function)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        owner, guild, function = self._guest(state, line, x, y)
        state.barrel[seat] -= 1
        state.bag[SULFUR] += 1
        if state.sink is not None:
            state.tell("feast-held", seat, owner, guild, function)
        functions.begin(state, seat, guild, function, 1)

    def _guest(self, state: FeudumState, line: int, x: int, y: int) -> tuple[int, int, int]:
        """The owner, the guild, and which function he has there."""
        owner = x if line == GUEST else state.rulers[x]
        guild = guild_of_guest(state, self.seat, line, x, y)
        function = PUSH if state.master(guild) == owner else PULL
        return owner, guild, function


def guild_of_guest(state: FeudumState, seat: int, line: int, x: int, y: int) -> int:
    """The guild of a rival's pawn or feudum beside a pawn of the host; NONE: no guest at all."""
    if line == GUEST:
        if x == seat or x >= state.seats:
            return NONE
        pawn = x * PAWNS + y
        place = state.pawn_places[pawn]
        if place == NONE or not state.has_pawn_at(seat, place):
            return NONE
        return state.pawn_roles[pawn]
    if state.discs[x] < FEUDUM or state.rulers[x] in (seat, NOBODY):
        return NONE
    return state.discs[x] - FEUDUM if state.has_pawn_at(seat, x) else NONE


def why_not_guest(state: FeudumState, seat: int, line: int, x: int, y: int) -> Message | None:
    guild = guild_of_guest(state, seat, line, x, y)
    owner = x if line == GUEST else state.rulers[x]
    rank = state.rank_of(owner, guild)
    if rank not in (MASTER, JOURNEYMAN):
        return Message("why-guest-no-member", owner, guild)
    if functions.is_used(state, seat, guild):
        return Message("why-guild-used", guild)
    return functions.why_idle(state, guild, PUSH if rank == MASTER else PULL)


def why_not_feast(state: FeudumState, seat: int) -> Message | None:
    if not state.barrel[seat]:
        return Message("why-no-barrel-sulfur")
    for owner in range(state.seats):
        for pawn in range(PAWNS):
            if _is_guest(state, seat, GUEST, owner, pawn):
                return None
    for place in range(SPOTS):
        if _is_guest(state, seat, ESTATE, place, 0):
            return None
    return Message("why-nobody-to-feast")


def _is_guest(state: FeudumState, seat: int, line: int, x: int, y: int) -> bool:
    if guild_of_guest(state, seat, line, x, y) == NONE:
        return False
    return why_not_guest(state, seat, line, x, y) is None
