"""A conquered land (rulebook pp. 5, 7-10).

It goes to a knight of the conqueror's family or to one of its vassals, at most two
each, with the face it had (R-38); or out of the game (R-15, R-16). An expert may give
a land taken from a player to the King for points.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.mil.pieces import (
    FOR_KING,
    KNIGHT_REFS,
    KNIGHTS,
    MOST_KNIGHTS,
    NOBODY,
    land_type,
)
from demesne.games.mil.state import MilState

WITH: Final = 0  # + knight
DISCARD: Final = MOST_KNIGHTS
TO_KING: Final = MOST_KNIGHTS + 1


class PlaceLand(Decision[MilState]):
    """Where does the conquered land of `family` go? `victim` lost it, or nobody did.

    A suzerain who `helped` decides in the place of his vassal's family, and has to
    find the land a column (R-11).
    """

    __slots__ = ("family", "helped", "victim")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("family", of_seats=1),
        Field("victim", least=NOBODY, of_seats=KNIGHTS),
        Field("helped", most=1),
    )
    LINES: ClassVar[Lines] = Lines(
        Group(WITH, "{}", KNIGHT_REFS),
        Group(DISCARD, "discard", label="line-discard-land", ends=True),
        Group(TO_KING, "king"),
    )

    def __init__(self, seat: int, family: int, victim: int, helped: int) -> None:
        super().__init__(seat)
        self.family = family
        self.victim = victim
        self.helped = helped

    def exists(self, state: MilState, line: int, knight: int, _: int) -> bool:
        if line == WITH:
            return state.serves(knight, self.family)
        return line == DISCARD or (state.kings_pleasure == 1 and self.victim != NOBODY)

    def obstacle(self, state: MilState, line: int, knight: int, _: int) -> Message | None:
        if line == WITH:
            return None if state.has_room(knight) else Message("why-no-room")
        return Message("why-suzerain-places") if self.helped else None

    def question(self, state: MilState) -> Message:
        return Message("ask-place-land", self.seat, land_type(state.conquest))

    def label(self, state: MilState, line: int, knight: int, _: int) -> Message:
        if line == WITH:
            return Message("line-knight", self.seat, knight)
        if line == TO_KING:
            return Message("line-land-to-king", state.box.king_points)
        return super().label(state, line, 0, 0)

    def effect(self, state: MilState, line: int, knight: int, _: int) -> None:
        land = state.conquest
        state.conquest = 0
        sort = land_type(land)
        if line == DISCARD:
            state.out[sort] += 1
            state.tell("land-discarded", self.family, sort)
        elif line == TO_KING:
            state.out[sort] += 1
            state.tell("land-to-king", self.family, sort)
            state.score(self.family, state.box.king_points, FOR_KING)
        else:
            state.gain_land(knight, land)
            state.tell("land-placed", knight, sort)
            if not self.is_worthless(state, knight):
                state.score_land(knight, 1)

    def is_worthless(self, state: MilState, knight: int) -> bool:
        """With the Pope's call, a crusader's land on a vassal scores for nobody (R-32)."""
        victim = self.victim
        return victim != NOBODY and state.is_called(victim) and knight // KNIGHTS != self.family


def place_conquest(state: MilState, family: int, victim: int, suzerain: int) -> None:
    """Who decides: a suzerain who helped, if there is a column to choose; else the family."""
    if suzerain != NOBODY:
        for knight in range(len(state.present)):
            if state.serves(knight, family) and state.has_room(knight):
                state.then(PlaceLand(suzerain, family, victim, 1))
                return
    state.then(PlaceLand(family, family, victim, 0))
