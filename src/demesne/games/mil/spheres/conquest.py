"""A conquered land (rulebook pp. 5, 7-10).

It goes to a knight of the conqueror's family or to one of its vassals, at most two
each, with the face it had (R-38); or out of the game (R-15, R-16). An expert may give
a land taken from a player to the King for points.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.mil.pieces import (
    CRUSADES,
    KNIGHTS,
    MOST_KNIGHTS,
    NOBODY,
    knight_ref,
    land_type,
)
from demesne.games.mil.state import MilState

DISCARD: Final = MOST_KNIGHTS
TO_KING: Final = MOST_KNIGHTS + 1


class PlaceLand(Decision[MilState]):
    """Where does the conquered land of `family` go? `victim` lost it, or nobody did.

    A suzerain who `helped` decides in the place of his vassal's family, and has to
    find the land a column (R-11).
    """

    __slots__ = ("family", "helped", "victim")
    SIZE: ClassVar[int] = TO_KING + 1
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "family", "victim", "helped")

    def __init__(self, seat: int, family: int, victim: int, helped: int) -> None:
        super().__init__(seat)
        self.family = family
        self.victim = victim
        self.helped = helped

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == DISCARD:
            return "why-suzerain-places" if self.helped else ""
        if choice == TO_KING:
            if not state.kings_pleasure:
                return "why-no-kings-pleasure"
            if self.victim == NOBODY:
                return "why-free-land-king"
            return "why-suzerain-places" if self.helped else ""
        if choice >= len(state.present) or not state.present[choice]:
            return "why-nobody-there"
        if not state.serves(choice, self.family):
            return "why-not-follower"
        return "" if state.has_room(choice) else "why-no-room"

    def options(self, state: MilState) -> list[int]:
        lines = [knight for knight in state.followers(self.family) if state.has_room(knight)]
        if not self.helped:
            lines.append(DISCARD)
            if state.kings_pleasure and self.victim != NOBODY:
                lines.append(TO_KING)
        return lines

    def choose(self, state: MilState, choice: int) -> None:
        land = state.conquest
        state.conquest = 0
        sort = land_type(land)
        if choice == DISCARD:
            state.out[sort] += 1
            state.tell("land-discarded", self.family, sort)
        elif choice == TO_KING:
            state.out[sort] += 1
            state.tell("land-to-king", self.family, sort)
            state.score(self.family, state.box.king_points)
        else:
            state.gain_land(choice, land)
            state.tell("land-placed", choice, sort)
            if not self.is_worthless(state, choice):
                state.score_land(choice, 1)

    def is_worthless(self, state: MilState, knight: int) -> bool:
        """With the Pope's call, a crusader's land on a vassal scores for nobody (R-32)."""
        return (
            state.pope == 1
            and self.victim != NOBODY
            and state.where[self.victim] == CRUSADES
            and knight // KNIGHTS != self.family
        )

    def ref(self, choice: int) -> str:
        if choice == DISCARD:
            return "discard"
        return "king" if choice == TO_KING else knight_ref(choice)

    def question(self, state: MilState) -> Message:
        return Message("ask-place-land", self.seat, land_type(state.conquest))

    def label(self, state: MilState, choice: int) -> Message:
        if choice == DISCARD:
            return Message("line-discard-land")
        if choice == TO_KING:
            return Message("line-land-to-king", state.box.king_points)
        if choice >= len(state.present):
            return Message("line-no-seat")
        return Message("line-knight", choice)


def place_conquest(state: MilState, family: int, victim: int, suzerain: int) -> None:
    """Who decides: a suzerain who helped, if there is a column to choose; else the family."""
    if suzerain != NOBODY:
        for knight in state.followers(family):
            if state.has_room(knight):
                state.then(PlaceLand(suzerain, family, victim, 1))
                return
    state.then(PlaceLand(family, family, victim, 0))
