"""Defend (rulebook, action 9; R-09, R-56, R-57).

Shown out of turn, when one is attacked, it adds one to the defence and scores a point; with a
food it stops *Starve the People* and protects the marker. Played in one's own turn it scores the
point only while nobody has attacked the family in this round.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.step import Step
from demesne.games.feudum.pieces import DEFEND
from demesne.games.feudum.state import FeudumState


class Defend(Step[FeudumState]):
    """The card played in one's own turn."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        seat, points = self.seat, state.box.defend_points
        if state.attacked >> seat & 1:
            if state.sink is not None:
                state.tell("defend-too-late", seat)
            return
        state.score(seat, points)
        if state.sink is not None:
            state.tell("defend-peace", seat, points)


def reveal_defend(state: FeudumState, seat: int) -> None:
    """The card is shown out of turn, which scores (R-09), and is played for this round."""
    points = state.box.defend_points
    state.hand[seat] &= ~(1 << DEFEND)
    state.in_hand[seat] -= 1
    state.played[seat] |= 1 << DEFEND
    state.score(seat, points)
    if state.sink is not None:
        state.reveal("defend-shown", seat, points)
