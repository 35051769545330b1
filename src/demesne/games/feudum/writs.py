"""Royal writs: drawing, keeping one, holding three (rulebook p. 12, R-36).

Whoever draws looks at the cards, keeps one and puts the others under the pile, shuffled
among themselves. A fourth writ is played or put under the pile at once.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.feudum.free import PlayMandate, can_play_mandate, shed
from demesne.games.feudum.pieces import ALL_WRITS, WRIT_HAND, WRITS, bits, count_bits
from demesne.games.feudum.state import FeudumState

OWNER_FIELD: Final = Field("owner", of_seats=1)
COUNT_FIELD: Final = Field("count", most=99)
DRAWN_FIELD: Final = Field("drawn", most=(1 << ALL_WRITS) - 1, hidden=True)  # a set of bits
PLAY: Final = ALL_WRITS


class DrawWrits(Step[FeudumState]):
    """Draw so many, as far as there are any, and keep one."""

    __slots__ = ("count", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, COUNT_FIELD)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: FeudumState) -> None:
        left = min(self.count, sum(count_bits(group) for group in state.deck))
        if left:
            if state.sink is not None:
                state.tell("writs-drawn", self.seat, left)
            state.then(TurnWrit(self.seat, left, 0))
        elif state.sink is not None:
            state.tell("writs-gone", self.seat)


class TurnWrit(Decision[FeudumState]):
    """The next writ of the pile, for the eyes of whoever draws it."""

    __slots__ = ("drawn", "left", "owner")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        OWNER_FIELD,
        Field("left", least=1, most=ALL_WRITS),
        DRAWN_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", WRITS))

    def __init__(self, owner: int, left: int, drawn: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.left = left
        self.drawn = drawn

    def secret_of(self) -> int | None:
        return self.owner

    def options(self, state: FeudumState) -> list[int]:
        return bits(state.deck[0])

    def exists(self, state: FeudumState, line: int, writ: int, _: int) -> bool:
        return state.deck[0] >> writ & 1 == 1

    def question(self, state: FeudumState) -> Message:
        return Message("ask-turn-writ", self.owner)

    def label(self, state: FeudumState, line: int, writ: int, _: int) -> Message:
        return Message("line-writ", writ)

    def effect(self, state: FeudumState, line: int, writ: int, _: int) -> None:
        state.deck[0] &= ~(1 << writ)
        if not state.deck[0]:
            state.deck.pop(0)
        drawn = self.drawn | 1 << writ
        if self.left > 1:
            state.then(TurnWrit(self.owner, self.left - 1, drawn))
        else:
            state.then(KeepWrit(self.owner, drawn))


class KeepWrit(Decision[FeudumState]):
    """Which of the drawn writs to keep?"""

    __slots__ = ("drawn",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, DRAWN_FIELD)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", WRITS))
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, drawn: int) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def secret_of(self) -> int | None:
        return self.seat

    def exists(self, state: FeudumState, line: int, writ: int, _: int) -> bool:
        return self.drawn >> writ & 1 == 1

    def label(self, state: FeudumState, line: int, writ: int, _: int) -> Message:
        return Message("line-writ", writ)

    def effect(self, state: FeudumState, line: int, writ: int, _: int) -> None:
        seat = self.seat
        rest = self.drawn & ~(1 << writ)
        state.writs[seat] |= 1 << writ
        if rest:
            state.deck.append(rest)
        if state.sink is not None:
            state.tell_secret(
                seat, Message("writ-kept", seat, writ), Message("writ-kept-unseen", seat)
            )
        state.then(LimitWrits(seat))


class LimitWrits(Step[FeudumState]):
    """Nobody holds more than three writs."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        if count_bits(state.writs[self.seat]) > WRIT_HAND:
            state.then(ShedWrit(self.seat))


class ShedWrit(Decision[FeudumState]):
    """One writ too many: which goes under the pile, or is one played?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(0, "{}", WRITS), Group(PLAY, "play", label="line-free-mandate")
    )
    PRIVATE: ClassVar[bool] = True

    def secret_of(self) -> int | None:
        return self.seat

    def exists(self, state: FeudumState, line: int, writ: int, _: int) -> bool:
        if line == PLAY:
            return can_play_mandate(state, self.seat)
        return state.writs[self.seat] >> writ & 1 == 1

    def label(self, state: FeudumState, line: int, writ: int, _: int) -> Message:
        if line == PLAY:
            return super().label(state, line, writ, 0)
        return Message("line-writ", writ)

    def effect(self, state: FeudumState, line: int, writ: int, _: int) -> None:
        if line == PLAY:
            state.then(PlayMandate(self.seat), LimitWrits(self.seat))
            return
        shed(state, self.seat, writ)
        state.then(LimitWrits(self.seat))
