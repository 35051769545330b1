"""Old age and death (rulebook p. 5).

A harvest, a recruit and the hourglass put a white time token of one's choice on the
knight. The fourth kills him; so does hunger in winter. An heir takes over all he had
and the bond to his suzerain. Without one the family loses points, and a distant
cousin takes over; only where nothing is left to inherit do tile and pawn go, and
with them the bond (R-08, R-13).
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.mil.pieces import (
    FOR_DEATH,
    HOME,
    KNIGHTS,
    MONASTERY,
    NOBODY,
    PAWN,
    SPACE_REFS,
    SPACES,
    WHITE,
)
from demesne.games.mil.questions import OfKnight
from demesne.games.mil.state import MilState


class TakeTime(OfKnight):
    """Which white token goes onto the knight? Its space is free to enter then."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", SPACE_REFS))

    def exists(self, state: MilState, line: int, space: int, _: int) -> bool:
        return state.spaces[space] == WHITE

    def options(self, state: MilState) -> list[int]:
        spaces = state.spaces
        return [space for space in range(SPACES) if spaces[space] == WHITE]

    def label(self, state: MilState, line: int, space: int, _: int) -> Message:
        return Message("line-space", space)

    def effect(self, state: MilState, line: int, space: int, _: int) -> None:
        knight = self.knight
        state.vacate(space)
        state.time[knight] += 1
        if state.sink is not None:
            state.tell("time-taken", knight, space, state.time[knight], state.box.death)
        if state.time[knight] >= state.box.death:
            knight_dies(state, knight)


def knight_dies(state: MilState, knight: int) -> None:
    """His time tokens go to the supply; somebody takes over, or the column is free."""
    state.time[knight] = 0
    if state.heir[knight]:
        state.heir[knight] = 0
        state.tell("heir-took-over", knight)
        return
    state.tell("died-heirless", knight)
    state.score(knight // KNIGHTS, -state.box.death_points, FOR_DEATH)
    if leaves_nothing(state, knight):
        remove_knight(state, knight)
    else:
        state.tell("kin-took-over", knight)


def leaves_nothing(state: MilState, knight: int) -> bool:
    return not state.has_land_or_castle(knight) and not state.soldiers_of(knight)


def remove_knight(state: MilState, knight: int) -> None:
    """Nothing is left: the column can be used again, and a bond ends."""
    state.tell("column-freed", knight)
    state.present[knight] = 0
    state.suzerain[knight] = NOBODY
    if state.archbishop == knight:
        state.archbishop = NOBODY
    # In winter he may still stand in a sphere.
    if state.where[knight] == MONASTERY:
        state.monastery.remove(knight)
    elif state.where[knight] != HOME:
        state.vacate(state.spaces.index(PAWN + knight))
    state.where[knight] = HOME


def warn_of_death(state: MilState, knight: int, recruits: bool) -> Message | None:
    """What one more time token would mean; whoever recruits leaves a soldier at least."""
    if state.time[knight] + 1 < state.box.death:
        return None
    if state.heir[knight]:
        return Message("warn-heir-takes-over", knight % KNIGHTS)
    dies_out = leaves_nothing(state, knight) and not recruits
    key = "warn-line-dies-out" if dies_out else "warn-dies-heirless"
    return Message(key, knight % KNIGHTS, state.box.death_points)
