"""The knights' guild: a row of markers for every family, and two monsters (pp. 18-19).

Trade: all markers of one's own row for 3 shillings. Advanced: whoever bought three or more may
give three of his own back to tame a free monster, two to the general supply and one onto
its stand, and deploys it at once beside a marker or pawn of his; the sea serpent at a port.
Markers that guilds were waiting for go there first (R-58). The knights' pull makes one
invention; their push seals scrolls of the nobles.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum.guilds import alchemist, noble, pay
from demesne.games.feudum.pieces import (
    BEASTS,
    KNIGHT,
    MONSTERS,
    NOBODY,
    PLACES,
    SERPENT,
    SPOTS,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

NO_BEAST: Final = 0
BEAST: Final = 1  # + monster
DEPLOY: Final = 0  # + place


# --- trade --------------------------------------------------------------------------------------


def trade_obstacle(state: FeudumState, seat: int) -> Message | None:
    if not state.rows[seat]:
        return Message("why-row-empty")
    if state.shillings[seat] < state.box.price:
        return Message("why-shillings", state.box.price, state.shillings[seat])
    return None


def trade(state: FeudumState, seat: int) -> None:
    bought = state.rows[seat]
    state.rows[seat] = 0
    state.markers[seat] += bought
    if state.sink is not None:
        state.tell("row-bought", seat, bought)
    pay.pay(state, seat, KNIGHT, state.box.price)
    if state.advanced and bought >= state.box.beast_markers:
        state.then(Recalc(), MayTame(seat))
    else:
        state.then(Recalc())


class MayTame(Step[FeudumState]):
    """Three markers still at hand, a free monster, and a place for it? Then it is asked."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        for beast in range(BEASTS):
            if state.beast_owner[beast] == NOBODY and why_not_tame(state, self.seat, beast) is None:
                state.then(TameBeast(self.seat))
                return


def why_not_tame(state: FeudumState, seat: int, beast: int) -> Message | None:
    if state.markers[seat] < state.box.beast_markers:
        return Message("why-markers-short", state.box.beast_markers, state.markers[seat])
    for place in range(SPOTS):
        if can_deploy(state, seat, beast, place):
            return None
    return Message("why-no-place-for-monster", beast)


def can_deploy(state: FeudumState, seat: int, beast: int, place: int) -> bool:
    """Beside a marker or pawn of the family; the sea serpent where ships or submersibles go."""
    if beast == SERPENT and not state.box.ports[place]:
        return False
    return (
        state.rulers[place] == seat or state.serfs[place] == seat or state.has_pawn_at(seat, place)
    )


class TameBeast(Decision[FeudumState]):
    """Advanced: three markers for a monster?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NO_BEAST, "none", label="line-tame-none", ends=True),
        Group(BEAST, "{}", MONSTERS),
    )

    def exists(self, state: FeudumState, line: int, beast: int, _: int) -> bool:
        return line == NO_BEAST or state.beast_owner[beast] == NOBODY

    def obstacle(self, state: FeudumState, line: int, beast: int, _: int) -> Message | None:
        return None if line == NO_BEAST else why_not_tame(state, self.seat, beast)

    def label(self, state: FeudumState, line: int, beast: int, _: int) -> Message:
        if line == NO_BEAST:
            return Message("line-tame-none")
        return Message("line-tame", beast, state.box.beast_markers)

    def effect(self, state: FeudumState, line: int, beast: int, _: int) -> None:
        if line == BEAST:
            state.then(DeployBeast(self.seat, beast))


class DeployBeast(Decision[FeudumState]):
    """Where does the monster appear?"""

    __slots__ = ("beast",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("beast", most=BEASTS - 1))
    LINES: ClassVar[Lines] = Lines(Group(DEPLOY, "{}", PLACES))

    def __init__(self, seat: int, beast: int) -> None:
        super().__init__(seat)
        self.beast = beast

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        return can_deploy(state, self.seat, self.beast, place)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-deploy-beast", self.seat, self.beast)

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        return Message("line-place", place)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        seat, beast = self.seat, self.beast
        # One of the three marks the monster's stand; `beast_owner` says whose it is.
        state.markers[seat] -= state.box.beast_markers
        state.general[seat] += state.box.beast_markers - 1
        state.beast_owner[beast] = seat
        state.beast_place[beast] = place
        if state.sink is not None:
            state.tell("beast-tamed", seat, beast, place, state.box.beast_markers)


# --- pull and push ------------------------------------------------------------------------------


def pull_obstacle(state: FeudumState) -> Message | None:
    return alchemist.invent_obstacle(state)


def pull(state: FeudumState, seat: int, feast: int) -> None:
    state.then(alchemist.Invent(seat, 1, 0, 0, 0, feast))


def push_obstacle(state: FeudumState) -> Message | None:
    return noble.seal_obstacle(state)


def push(state: FeudumState, seat: int, feast: int) -> None:
    noble.seal(state, seat, 0, feast)
