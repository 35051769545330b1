"""What a pull, a push and a feast bring, and the reeves (pp. 15-16, R-08, R-10).

A pull that reaches its aim: 3 points, and one of two writs. A push: 4, 5 or 6 points by what
it completed. A feast adds 3 whenever the function was done. Whoever did his own push or pull
and scored at least 3 for it may put a reeve into the guild, for a point; one that is there
already brings a point, and another for the second one elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.pieces import RING, count_bits
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.writs import DrawWrits

NO_REEVE: Final = 0
REEVE: Final = 1

FEAST_FIELD: Final[Field] = Field("feast", most=1)  # 1: done by the host of a feast


def pulled(state: FeudumState, seat: int, guild: int, achieved: bool, feast: int) -> None:
    """The end of a pull."""
    points = state.box.pull_points if achieved else 0
    if achieved:
        state.score(seat, points)
        # On the agenda first, so that the reeve comes before it.
        state.then(DrawWrits(seat, state.box.pull_writs))
    if state.sink is not None:
        if achieved:
            state.tell("pull-scored", seat, guild, points)
        else:
            state.tell("pull-unscored", seat, guild)
    _beyond(state, seat, guild, points, feast)


def pushed(state: FeudumState, seat: int, guild: int, count: int, feast: int) -> None:
    """The end of a push that reached so many of its three aims."""
    points = state.box.push_points[count]
    state.score(seat, points)
    if state.sink is not None:
        if count:
            state.tell("push-scored", seat, guild, points)
        else:
            state.tell("push-unscored", seat, guild)
    _beyond(state, seat, guild, points, feast)


def _beyond(state: FeudumState, seat: int, guild: int, points: int, feast: int) -> None:
    box = state.box
    if feast:
        state.score(seat, box.feast_points)
        if state.sink is not None:
            state.tell("feast-scored", seat, box.feast_points)
        return
    if not state.advanced or points < box.reeve_least:
        return
    if state.has_reeve(seat, guild):
        bonus = box.reeve_present
        if reeves_out(state, seat) > 1:
            bonus += box.reeve_elsewhere
        state.score(seat, bonus)
        if state.sink is not None:
            state.tell("reeve-scored", seat, guild, bonus)
    elif can_place_reeve(state, seat):
        state.then(PlaceReeve(seat, guild))


def reeves_out(state: FeudumState, seat: int) -> int:
    return count_bits(state.reeves_of(seat))


def can_place_reeve(state: FeudumState, seat: int) -> bool:
    """Is a disc with a reeve free? The one without is used first where any disc will do (R-65)."""
    return state.spare_discs[seat] > 0 and reeves_out(state, seat) < state.box.reeves


class PlaceReeve(Decision[FeudumState]):
    """A reeve into the guild, for a point now and more with each later push or pull?"""

    __slots__ = ("guild",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("guild", most=RING - 1))
    LINES: ClassVar[Lines] = Lines(
        Group(NO_REEVE, "no", label="line-no-reeve", ends=True),
        Group(REEVE, "reeve"),
    )

    def __init__(self, seat: int, guild: int) -> None:
        super().__init__(seat)
        self.guild = guild

    def question(self, state: FeudumState) -> Message:
        return Message("ask-place-reeve", self.seat, self.guild)

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == NO_REEVE:
            return Message("line-no-reeve")
        return Message("line-reeve", state.box.reeve_placed)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat, guild = self.seat, self.guild
        if line == NO_REEVE:
            return
        state.spare_discs[seat] -= 1
        state.reeves |= 1 << seat * RING + guild
        state.score(seat, state.box.reeve_placed)
        if state.sink is not None:
            state.tell("reeve-placed", seat, guild, state.box.reeve_placed)
