"""Tax (rulebook, action 7; R-22).

Who rules a town takes two shillings, one more for each further town and each feudum.
*Reinforcements*: with a knight on the board also a marker, from the general supply, or from
the knights' row while that is empty.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.pieces import KNIGHT, TOWN
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

FORGO: Final = 0
TAX_LINE: Final = 1
REINFORCED: Final = 2


class Tax(Decision[FeudumState]):
    """Shillings, and a marker with them?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True),
        Group(TAX_LINE, "tax"),
        Group(REINFORCED, "reinforced"),
    )

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        if line == REINFORCED:
            return state.advanced == 1 and state.has_role(self.seat, KNIGHT)
        return True

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == FORGO:
            return None
        if not state.rules(self.seat, TOWN):
            return Message("why-rules-no", TOWN)
        if line == REINFORCED and not state.general[self.seat] and not state.rows[self.seat]:
            return Message("why-no-reinforcement")
        return None

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == TAX_LINE:
            return Message("line-tax", taxes(state, self.seat))
        if line == REINFORCED:
            return Message("line-tax-reinforced", taxes(state, self.seat))
        return super().label(state, line, x, y)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == FORGO:
            if state.sink is not None:
                state.tell("action-forgone", seat)
            return
        taken = state.gain_shillings(seat, taxes(state, seat))
        if state.sink is not None:
            state.tell("taxed", seat, taken)
        if line == REINFORCED:
            _reinforce(state, seat)
            state.then(Recalc())


def _reinforce(state: FeudumState, seat: int) -> None:
    key = "reinforced"
    if not state.gain_markers(seat, 1):
        state.rows[seat] -= 1
        state.markers[seat] += 1
        key = "reinforced-from-row"
    if state.sink is not None:
        state.tell(key, seat)


def taxes(state: FeudumState, seat: int) -> int:
    """The shillings of a Tax; the first town is in the base already."""
    further = max(0, state.rules(seat, TOWN) - 1)
    return state.box.tax + further + state.feudums(seat)
