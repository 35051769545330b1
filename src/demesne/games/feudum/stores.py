"""Goods from the haversack, sulfur and its two places, tokens that are turned (pp. 4, 20).

A draw is a decision of CHANCE, one cube or one token at a time. Sulfur goes onto the wine
barrel, which holds three, or into the personal supply, and stays where it was put.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.feudum.pieces import (
    BARREL,
    GOODS,
    KINDS,
    MOST_SEATS,
    SPOTS,
    SULFUR,
    VALUES,
    WORTHS,
)
from demesne.games.feudum.state import FeudumState

# Where a drawn good goes: to a place by its number, into the barn, or to a seat: TO_SEAT + seat.
TO_BARN: Final = SPOTS
TO_SEAT: Final = SPOTS + 1
TO_FIELD: Final = Field("to", most=TO_SEAT + MOST_SEATS - 1)

# Where a token that is turned green side up comes from and goes to. Seats: BEAD_TO_SEAT + seat.
TO_ROSARY: Final = 0
TO_HENS: Final = 1
BEAD_TO_SEAT: Final = 2
TOKEN_FIELD: Final = Field("to", most=BEAD_TO_SEAT + MOST_SEATS - 1)

ON_BARREL: Final = 0
KEPT: Final = 1


class DrawGoods(Step[FeudumState]):
    """So many goods at random, as long as there are any in the haversack."""

    __slots__ = ("left", "to")
    FIELDS: ClassVar[tuple[Field, ...]] = (TO_FIELD, Field("left", most=20))

    def __init__(self, to: int, left: int) -> None:
        self.to = to
        self.left = left

    def run(self, state: FeudumState) -> None:
        if self.left > 0 and sum(state.bag) > 0:
            state.then(DrawGood(self.to, self.left))


class DrawGood(Decision[FeudumState]):
    """One cube out of the haversack."""

    __slots__ = ("left", "to")
    FIELDS: ClassVar[tuple[Field, ...]] = (TO_FIELD, Field("left", most=20))
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", GOODS))

    def __init__(self, to: int, left: int) -> None:
        super().__init__(CHANCE)
        self.to = to
        self.left = left

    def options(self, state: FeudumState) -> list[int]:
        return [good for good in range(KINDS) if state.bag[good]]

    def exists(self, state: FeudumState, line: int, good: int, _: int) -> bool:
        return state.bag[good] > 0

    def weights(self, state: FeudumState) -> list[int]:
        return [count for count in state.bag if count]

    def question(self, state: FeudumState) -> Message:
        return Message("ask-draw-good")

    def label(self, state: FeudumState, line: int, good: int, _: int) -> Message:
        return Message("line-good", good)

    def effect(self, state: FeudumState, line: int, good: int, _: int) -> None:
        state.bag[good] -= 1
        to = self.to
        if self.left > 1:
            state.then(DrawGoods(to, self.left - 1))
        if to < TO_BARN:
            state.loose[to * KINDS + good] += 1
            if state.sink is not None:
                state.tell("good-at-place", to, good)
        elif to == TO_BARN:
            state.barn[good] += 1
            if state.sink is not None:
                state.tell("good-in-barn", good)
        else:
            seat = to - TO_SEAT
            if state.sink is not None:
                state.tell("good-drawn", seat, good)
            give_good(state, seat, good)


def give_good(state: FeudumState, seat: int, good: int) -> None:
    """A good, already taken from where it was, for the personal supply. Sulfur is asked about."""
    state.goods[seat * KINDS + good] += 1
    if good == SULFUR and state.barrel[seat] < BARREL:
        state.then(StoreSulfur(seat))


class StoreSulfur(Decision[FeudumState]):
    """The sulfur just gained: onto the wine barrel, or kept for a double turn?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(ON_BARREL, "barrel", label="line-sulfur-barrel"),
        Group(KEPT, "kept", label="line-sulfur-kept"),
    )

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == ON_BARREL and state.barrel[self.seat] == BARREL:
            return Message("why-barrel-full")
        return None

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == ON_BARREL:
            state.goods[seat * KINDS + SULFUR] -= 1
            state.barrel[seat] += 1
        if state.sink is not None:
            state.tell("sulfur-on-barrel" if line == ON_BARREL else "sulfur-kept", seat)


class TurnToken(Decision[FeudumState]):
    """A seal is turned over: which value has the bead? The caller took the seal away (R-33)."""

    __slots__ = ("to",)
    FIELDS: ClassVar[tuple[Field, ...]] = (TOKEN_FIELD,)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", VALUES))

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to = to

    def options(self, state: FeudumState) -> list[int]:
        return [value for value in range(WORTHS) if state.token_pool[value]]

    def exists(self, state: FeudumState, line: int, value: int, _: int) -> bool:
        return state.token_pool[value] > 0

    def weights(self, state: FeudumState) -> list[int]:
        return [count for count in state.token_pool if count]

    def question(self, state: FeudumState) -> Message:
        return Message("ask-turn-token")

    def label(self, state: FeudumState, line: int, value: int, _: int) -> Message:
        return Message("line-bead", int(VALUES[value]))

    def effect(self, state: FeudumState, line: int, value: int, _: int) -> None:
        state.token_pool[value] -= 1
        worth = int(VALUES[value])
        if self.to == TO_ROSARY:
            state.rosary[value] += 1
            if state.sink is not None:
                state.tell("bead-on-rosary", worth)
        elif self.to == TO_HENS:
            state.hens[value] += 1
            if state.sink is not None:
                state.tell("bead-on-hen", worth)
        else:
            seat = self.to - BEAD_TO_SEAT
            state.beads[seat * WORTHS + value] += 1
            if state.sink is not None:
                state.tell("bead-gained", seat, worth)
