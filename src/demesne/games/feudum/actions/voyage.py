"""The epic voyage (rulebook, action 2; R-25, R-52).

The second Move of a round in which a piece went anywhere takes a family one space along the
track; who is not on it yet may set out with a disc. Some spaces bring a writ.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.step import Decision, Step
from demesne.games.feudum.pieces import VOYAGE
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.writs import DrawWrits

STAY: Final = 0
SET_OUT: Final = 1
SECOND: Final = 2  # the Move of a round that counts


class Voyage(Step[FeudumState]):
    """After a Move that succeeded: does it lead on?"""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        seat = self.seat
        if state.moves[seat] != SECOND:
            return
        if state.voyage[seat] == 0:
            if state.spare_discs[seat]:
                state.then(SetOut(seat))
        elif state.voyage[seat] < VOYAGE:
            advance(state, seat)


class SetOut(Decision[FeudumState]):
    """A disc onto the first space, or keep it for other things?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(STAY, "stay", label="line-stay", ends=True),
        Group(SET_OUT, "set-out", label="line-set-out"),
    )

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        if line == SET_OUT:
            state.spare_discs[self.seat] -= 1
            advance(state, self.seat)


def advance(state: FeudumState, seat: int) -> None:
    """One space on, and the writ that may lie there: two are drawn, as for a pull."""
    state.voyage[seat] += 1
    space = state.voyage[seat]
    if state.sink is not None:
        state.tell("voyage-reached", seat, space)
    if space in state.box.voyage_writs:
        state.then(DrawWrits(seat, state.box.pull_writs))
