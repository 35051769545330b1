"""Attack and defence, and what a victory brings (rulebook, action 8; R-17, R-26, R-48, R-50, R-55).

A sober pawn attacks with one and defends with two, a monster with one each; a drunk pawn counts
for nothing. A feudum defends with two, its subject with one more, and a serf of the attacker
rebels. Only the two families count, and an attack must exceed the defence.

A target is a line of `Conquer`, or of `Starve` behind them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.step import Decision, Step
from demesne.games.feudum.actions.leaving import take_off, take_serf, take_subject
from demesne.games.feudum.pieces import (
    BEASTS,
    FEUDUM,
    KNIGHT,
    MILITARY,
    MOST_SEATS,
    NOBODY,
    NONE,
    OUTPOST,
    PAWNS,
    SPOTS,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

PAWN: Final = 1  # + seat, pawn
BEAST: Final = PAWN + MOST_SEATS * PAWNS  # + beast
PLACE: Final = BEAST + BEASTS  # + place
STARVE: Final = PLACE + SPOTS
SUBJECT: Final = STARVE + 1  # + place
SERF: Final = SUBJECT + SPOTS  # + place
TARGET_FIELD: Final = Field("target", least=PAWN, most=SERF + SPOTS - 1)

NO: Final = 0
DISC: Final = 1


def place_of(state: FeudumState, target: int) -> int:
    """Where the target is."""
    if target < BEAST:
        return state.pawn_places[target - PAWN]
    if target < PLACE:
        return state.beast_place[target - BEAST]
    if target < STARVE:
        return target - PLACE
    return (target - SUBJECT) % SPOTS


def owner_of(state: FeudumState, target: int) -> int:
    """Whose the target is."""
    if target < BEAST:
        return (target - PAWN) // PAWNS
    if target < PLACE:
        return state.beast_owner[target - BEAST]
    if target >= SERF:
        return state.serfs[target - SERF]
    return state.rulers[place_of(state, target)]


def sober_pawns(state: FeudumState, seat: int, place: int) -> int:
    count = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if state.pawn_places[pawn] == place and not state.is_drunk(pawn):
            count += 1
    return count


def beasts_at(state: FeudumState, seat: int, place: int) -> int:
    count = 0
    for beast in range(BEASTS):
        if state.beast_owner[beast] == seat and state.beast_place[beast] == place:
            count += 1
    return count


def sober_at(state: FeudumState, seat: int, place: int, role: int) -> bool:
    """Is a sober pawn of this character there?"""
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if (
            state.pawn_places[pawn] == place
            and state.pawn_roles[pawn] == role
            and not state.is_drunk(pawn)
        ):
            return True
    return False


def has_knight(state: FeudumState, seat: int, place: int) -> bool:
    """One who may use as much saltpeter as he likes: a drunk one may not (R-17)."""
    return sober_at(state, seat, place, KNIGHT)


def attack_of(state: FeudumState, seat: int, target: int) -> int:
    """What the seat brings against the target, before saltpeter and weapons."""
    box, place = state.box, place_of(state, target)
    total = sober_pawns(state, seat, place) * box.pawn_attack
    total += beasts_at(state, seat, place) * box.monster_attack
    if target >= PLACE and state.serfs[place] == seat:
        total += box.rebel
    return total


def defence_of(state: FeudumState, target: int, defended: int) -> int:
    """What the target's owner brings, with or without the Defend card."""
    box, place, owner = state.box, place_of(state, target), owner_of(state, target)
    total = sober_pawns(state, owner, place) * box.pawn_defence
    total += beasts_at(state, owner, place) * box.monster_defence
    if target >= PLACE:
        total += box.feudum_defence + (state.subjects >> place & 1) * box.subject_defence
    return total + defended * box.defend


def win(state: FeudumState, seat: int, target: int) -> None:
    """The attack exceeds the defence."""
    owner, place = owner_of(state, target), place_of(state, target)
    if target < BEAST:
        points = state.box.pawn_points
        role = state.pawn_roles[target - PAWN]
        take_off(state, target - PAWN)
        if state.sink is not None:
            state.tell("conquered-pawn", seat, owner, role, place, points)
    elif target < PLACE:
        points = state.box.pawn_points
        _send_home(state, target - BEAST)
        state.slain |= 1 << seat
        if state.sink is not None:
            state.tell("conquered-beast", seat, owner, target - BEAST, place, points)
    else:
        points = state.box.feudum_points
        if state.sink is not None:
            guild = state.discs[place] - FEUDUM
            state.tell("conquered-feudum", seat, owner, guild, place, points)
        _raze(state, seat, place)
    state.score(seat, points)
    state.then(Recalc(), MilitaryService(seat))


def _send_home(state: FeudumState, beast: int) -> None:
    """A monster goes back to the knights, the marker on its space to its family."""
    state.markers[state.beast_owner[beast]] += 1
    state.beast_owner[beast] = NOBODY
    state.beast_place[beast] = NONE


def _raze(state: FeudumState, seat: int, place: int) -> None:
    """A feudum becomes an outpost; a serf of the victor rules it, other markers go home."""
    state.discs_left[state.discs[place]] += 1
    state.discs[place] = OUTPOST
    # Where no outpost is left one is borrowed.
    if state.discs_left[OUTPOST]:
        state.discs_left[OUTPOST] -= 1
    rebel = state.serfs[place] == seat
    if state.serfs[place] != NOBODY:
        take_serf(state, place)
    if state.subjects >> place & 1:
        take_subject(state, place)
    state.markers[state.rulers[place]] += 1
    state.rulers[place] = NOBODY
    if rebel:
        state.markers[seat] -= 1
        state.rulers[place] = seat
        if state.sink is not None:
            state.tell("rebel-rules", seat, place)


class MilitaryService(Step[FeudumState]):
    """After a victory: is there a disc and a space for it? (R-25)"""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        if state.spare_discs[self.seat] and state.military[self.seat] < MILITARY:
            state.then(PlaceMilitary(self.seat))


class PlaceMilitary(Decision[FeudumState]):
    """A disc onto the next space of military service?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NO, "no", label="line-military-no", ends=True),
        Group(DISC, "disc", label="line-military-disc"),
    )

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        if line == DISC:
            state.spare_discs[self.seat] -= 1
            state.military[self.seat] += 1
            if state.sink is not None:
                state.tell("military-disc", self.seat, state.military[self.seat])
