"""Explore (rulebook, action 5; R-22).

Who rules an outpost draws two writs, one more for each further outpost and each feudum, and
keeps one. *Shovels & Swords*: afterwards, for iron, two more, of which one is kept.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.pieces import IRON, OUTPOST
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.writs import DrawWrits

FORGO: Final = 0
EXPLORE_LINE: Final = 1
PASS: Final = 0
DIG: Final = 1


class Explore(Decision[FeudumState]):
    """Draw writs and keep one?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True),
        Group(EXPLORE_LINE, "explore"),
    )

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == EXPLORE_LINE and not state.rules(self.seat, OUTPOST):
            return Message("why-rules-no", OUTPOST)
        return None

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == EXPLORE_LINE:
            return Message("line-explore", writs_drawn(state, self.seat))
        return super().label(state, line, x, y)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == FORGO:
            if state.sink is not None:
                state.tell("action-forgone", seat)
            return
        count = writs_drawn(state, seat)
        if state.sink is not None:
            state.tell("explored", seat, count)
        if state.advanced:
            state.then(DrawWrits(seat, count), DigDeeper(seat))
        else:
            state.then(DrawWrits(seat, count))


class DigDeeper(Decision[FeudumState]):
    """Iron for two writs more?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(PASS, "pass", label="line-dig-pass", ends=True), Group(DIG, "dig")
    )

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == DIG and not state.holds(self.seat, IRON):
            return Message("why-no-good", IRON)
        return None

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == DIG:
            return Message("line-dig", state.box.explore)
        return super().label(state, line, x, y)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        if line == DIG:
            state.spend(self.seat, IRON)
            if state.sink is not None:
                state.tell("dug-deeper", self.seat, state.box.explore)
            state.then(DrawWrits(self.seat, state.box.explore))


def writs_drawn(state: FeudumState, seat: int) -> int:
    """How many writs an Explore draws; the first outpost is in the base already."""
    further = max(0, state.rules(seat, OUTPOST) - 1)
    return state.box.explore + further + state.feudums(seat)
