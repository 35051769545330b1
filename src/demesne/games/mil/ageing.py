"""Old age and death (rulebook p. 5).

A harvest, a recruit and the hourglass put a white time token of one's choice on the
knight. The fourth kills him; so does hunger in winter. An heir takes over all he had
and the bond to his suzerain. Without one the family loses points, and a distant
cousin takes over; only where nothing is left to inherit do tile and pawn go, and
with them the bond (R-08, R-13).
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.mil.pieces import (
    HOME,
    KNIGHTS,
    MONASTERY,
    NOBODY,
    PAWN,
    SPACES,
    WHITE,
    space_ref,
)
from demesne.games.mil.state import MilState


class TakeTime(Decision[MilState]):
    """Which white token goes onto the knight? Its space is free to enter then."""

    __slots__ = ("knight",)
    SIZE: ClassVar[int] = SPACES
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight")

    def __init__(self, seat: int, knight: int) -> None:
        super().__init__(seat)
        self.knight = knight

    def obstacle(self, state: MilState, choice: int) -> str:
        return "" if state.spaces[choice] == WHITE else "why-no-white-there"

    def options(self, state: MilState) -> list[int]:
        spaces = state.spaces
        return [space for space in range(SPACES) if spaces[space] == WHITE]

    def choose(self, state: MilState, choice: int) -> None:
        state.vacate(choice)
        state.tell("time-taken", self.knight, choice)
        grow_older(state, self.knight)

    def ref(self, choice: int) -> str:
        return space_ref(choice)

    def question(self, state: MilState) -> Message:
        return Message("ask-take-time", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-space", choice)


def grow_older(state: MilState, knight: int) -> None:
    """One more time token."""
    state.time[knight] += 1
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
    state.score(knight // KNIGHTS, -state.box.death_points)
    if not state.has_land_or_castle(knight) and not state.soldiers_of(knight):
        remove_knight(state, knight)


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
