"""The political phase (rulebook p. 6; two players p. 10).

Most knights at Court, Market, War and Clergy bring points and something besides: the
first player's pawn and Influence, gold, the King's Soldiers, the Archbishop. In a tie
the knight furthest left decides; where nobody stands nothing moves (R-19). The last
two may be put with any knight of any family for the rest of the turn: a full soldier,
and a truce (R-13, R-33). With two players a family token counts as a knight where its
family has a real one (R-45).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.mil.pieces import (
    CLERGY,
    COURT,
    FOR_MAJORITY,
    GOLD,
    INFLUENCE,
    KNIGHT_REFS,
    KNIGHTS,
    MARKET,
    MOST_KNIGHTS,
    NOBODY,
    PAWN,
    POLITICS,
    TOKEN,
    WAR,
)
from demesne.games.mil.state import MilState

WITH: Final = 0  # + knight
NOWHERE: Final = MOST_KNIGHTS


class Politics(Step[MilState]):
    """The majority of one sphere, then of the next."""

    __slots__ = ("sphere",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("sphere", least=COURT, most=CLERGY),)

    def __init__(self, sphere: int) -> None:
        self.sphere = sphere

    def run(self, state: MilState) -> None:
        sphere = self.sphere
        state.phase = POLITICS
        if sphere < CLERGY:
            state.then(Politics(sphere + 1))
        winner = majority(state, sphere)
        if winner == NOBODY:
            return
        state.tell("majority", winner, sphere)
        state.score(winner, state.box.majority_points[sphere - COURT], FOR_MAJORITY)
        if sphere == COURT:
            state.first = winner
            state.gain(winner, INFLUENCE, state.box.majority_influence)
            state.tell("first-player", winner, state.box.majority_influence)
        elif sphere == MARKET:
            state.gain(winner, GOLD, state.box.majority_gold)
            state.tell("majority-gold", winner, state.box.majority_gold)
        elif sphere == WAR:
            state.then(PlaceKingsSoldiers(winner))
        else:
            state.then(PlaceArchbishop(winner))


def majority(state: MilState, sphere: int) -> int:
    """The family with most knights there; of equals, whose is furthest left."""
    row = state.row(sphere)
    knights = [0] * state.seats
    for code in row:
        if code >= PAWN:
            knights[(code - PAWN) // KNIGHTS] += 1
    counts = knights.copy()
    for code in row:
        if TOKEN <= code < PAWN and knights[code - TOKEN]:
            counts[code - TOKEN] += 1
    most = max(counts)
    if not most:
        return NOBODY
    for code in row:
        if code < TOKEN:
            continue
        seat = (code - PAWN) // KNIGHTS if code >= PAWN else code - TOKEN
        if counts[seat] == most:
            return seat
    raise AssertionError("somebody has most")


class PutWithKnight(Decision[MilState]):
    """With which knight, of any family? Or nowhere."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(WITH, "{}", KNIGHT_REFS), Group(NOWHERE, "nowhere", label="line-nowhere", ends=True)
    )

    def exists(self, state: MilState, line: int, knight: int, _: int) -> bool:
        return line == NOWHERE or state.is_present(knight)

    def label(self, state: MilState, line: int, knight: int, _: int) -> Message:
        if line == WITH:
            return Message("line-knight", self.seat, knight)
        return super().label(state, line, 0, 0)


class PlaceKingsSoldiers(PutWithKnight):
    """The King's Soldiers are one soldier more until winter."""

    __slots__ = ()

    def effect(self, state: MilState, line: int, knight: int, _: int) -> None:
        if line == WITH:
            state.kings_soldiers = knight
            state.tell("kings-soldiers", self.seat, knight)


class PlaceArchbishop(PutWithKnight):
    """The Archbishop's host can be neither attacked nor made a vassal until winter."""

    __slots__ = ()

    def effect(self, state: MilState, line: int, knight: int, _: int) -> None:
        if line == WITH:
            state.archbishop = knight
            state.tell("archbishop", self.seat, knight)
