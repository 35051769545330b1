"""Influence (rulebook, action 3; R-01, R-53).

One marker to each place with a pawn of one's own. The first at a place rules it; a ruler's
second marker is a subject; another family's is a serf, and a serf's family that adds a marker
overthrows a ruler without a subject. Three markers of two families at most, two of each.
*Money is Influence*: for a shilling a merchant rules at once where one rival marker is alone.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.pieces import FEUDUM, MERCHANT, NOBODY, NONE, PAWNS, PLACES, SPOTS
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

STOP: Final = 0
ADD: Final = 1  # + place
BRIBE: Final = ADD + SPOTS  # + place

# Places that have got their marker in this action, as bits, and whether a merchant has bribed.
BRIBED: Final = 1 << SPOTS
DONE_FIELD: Final = Field("done", most=BRIBED * 2 - 1)


class PlaceInfluence(Decision[FeudumState]):
    """A marker where one of the pawns is, again and again, or enough?"""

    __slots__ = ("done",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, DONE_FIELD)
    LINES: ClassVar[Lines] = Lines(
        Group(STOP, "stop", label="line-influence-stop", ends=True),
        Group(ADD, "{}", PLACES),
        Group(BRIBE, "bribe/{}", PLACES),
    )

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def options(self, state: FeudumState) -> list[int]:
        legal = [STOP]
        seat, done = self.seat, self.done
        if not state.markers[seat]:
            return legal
        bribes: list[int] = []
        here: list[int] = []
        for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
            place = state.pawn_places[pawn]
            if place == NONE or done >> place & 1:
                continue
            if place not in here:
                here.append(place)
            if (
                state.advanced
                and state.pawn_roles[pawn] == MERCHANT
                and place not in bribes
                and why_not_bribe(state, seat, place, done) is None
            ):
                bribes.append(place)
        here.sort()
        for place in here:
            if why_not_add(state, seat, place) is None:
                legal.append(ADD + place)
        bribes.sort()
        for place in bribes:
            legal.append(BRIBE + place)
        return legal

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        if line == STOP:
            return True
        if line == ADD:
            return state.has_pawn_at(self.seat, place)
        return (
            state.advanced == 1
            and state.rulers[place] not in (NOBODY, self.seat)
            and has_merchant(state, self.seat, place)
        )

    def obstacle(self, state: FeudumState, line: int, place: int, _: int) -> Message | None:
        if line == STOP:
            return None
        if self.done >> place & 1:
            return Message("why-influenced")
        if not state.markers[self.seat]:
            return Message("why-no-marker")
        if line == ADD:
            return why_not_add(state, self.seat, place)
        return why_not_bribe(state, self.seat, place, self.done)

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        if line == STOP:
            return Message("line-influence-stop")
        disc, ruler = state.discs[place], state.rulers[place]
        if line == BRIBE:
            return Message("line-bribe", disc, place, ruler, state.box.bribe)
        if ruler == NOBODY:
            return Message("line-influence-ruler", disc, place)
        if ruler == self.seat:
            return Message("line-influence-subject", disc, place)
        if state.serfs[place] == self.seat:
            return Message("line-influence-overthrow", disc, place, ruler)
        return Message("line-influence-serf", disc, place, ruler)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        if line == STOP:
            return
        seat, done = self.seat, self.done | 1 << place
        ruler = state.rulers[place]
        state.markers[seat] -= 1
        if line == BRIBE:
            done |= BRIBED
            state.shillings[seat] -= state.box.bribe
            state.bank += state.box.bribe
            state.rulers[place] = seat
            state.serfs[place] = ruler
            key = "influence-bribed"
        elif ruler == NOBODY:
            state.rulers[place] = seat
            key = "influence-ruler"
        elif ruler == seat:
            state.subjects |= 1 << place
            key = "influence-subject"
        elif state.serfs[place] == seat:
            _overthrow(state, seat, place)
            key = "influence-overthrow"
        else:
            state.serfs[place] = seat
            key = "influence-serf"
        if state.sink is not None:
            disc = state.discs[place]
            if line == BRIBE:
                state.tell(key, seat, disc, place, ruler, state.box.bribe)
            elif ruler in (NOBODY, seat):
                state.tell(key, seat, disc, place)
            else:
                state.tell(key, seat, disc, place, ruler)
        state.then(Recalc(), PlaceInfluence(seat, done))


def _overthrow(state: FeudumState, seat: int, place: int) -> None:
    """The new marker rules, the old ruler serves; the former serf is the subject."""
    state.serfs[place] = state.rulers[place]
    state.rulers[place] = seat
    state.subjects |= 1 << place
    state.subject_seals |= state.serf_seals & 1 << place
    state.serf_seals &= ~(1 << place)


def has_merchant(state: FeudumState, seat: int, place: int) -> bool:
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if state.pawn_places[pawn] == place and state.pawn_roles[pawn] == MERCHANT:
            return True
    return False


def why_not_add(state: FeudumState, seat: int, place: int) -> Message | None:
    """Why no further marker of this seat can lie at the place."""
    ruler = state.rulers[place]
    if ruler == NOBODY:
        return None
    if ruler == seat:
        return Message("why-two-markers") if state.subjects >> place & 1 else None
    serf = state.serfs[place]
    if serf == NOBODY:
        return None
    if serf != seat:
        return Message("why-two-families")
    if state.subjects >> place & 1:
        return Message("why-place-full", ruler)
    if state.discs[place] >= FEUDUM and not state.overthrow:
        return Message("why-feudum-stands")
    return None


def why_not_bribe(state: FeudumState, seat: int, place: int, done: int) -> Message | None:
    """Why a merchant of this seat cannot buy the rule of the place now."""
    ruler = state.rulers[place]
    if ruler in (NOBODY, seat) or state.subjects >> place & 1 or state.serfs[place] != NOBODY:
        return Message("why-not-alone")
    if state.discs[place] >= FEUDUM and not state.overthrow:
        return Message("why-feudum-stands")
    if done & BRIBED:
        return Message("why-bribed")
    if state.shillings[seat] < state.box.bribe:
        return Message("why-no-shilling")
    return None
