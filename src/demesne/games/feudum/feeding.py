"""Nourishing the pawns (rulebook p. 20, R-39).

After the last card every pawn on the board eats. One that carries sulfur since the last round
has eaten, and is sober again. The others get a food, or a sulfur from the wine barrel, which
feeds them twice; whoever has either must give it. A pawn that gets nothing goes home.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum.actions.leaving import take_off
from demesne.games.feudum.pieces import (
    FOOD,
    KINDS,
    NONE,
    PAWN_REFS,
    PAWNS,
    SCENES,
    SULFUR,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

WITH_FOOD: Final = 0  # + pawn
WITH_WINE: Final = PAWNS  # + pawn
STARVES: Final = 2 * PAWNS  # + pawn
FED_FIELD: Final = Field("fed", most=(1 << PAWNS) - 1)  # a set of bits


class Nourishment(Step[FeudumState]):
    """Every family in turn order; then the guilds as they stand."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        steps: list[Step[FeudumState]] = [Sober(seat) for seat in state.order()]
        state.then(steps[0], *steps[1:], Recalc())


class Sober(Step[FeudumState]):
    """Whoever drank a round ago is satisfied, and sober; then the others are fed."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        base = self.seat * PAWNS
        fed = 0
        for pawn in range(PAWNS):
            if state.is_drunk(base + pawn):
                state.wine &= ~(1 << base + pawn)
                state.bag[SULFUR] += 1
                fed |= 1 << pawn
                if state.sink is not None:
                    state.tell("pawn-sober", self.seat, state.pawn_roles[base + pawn])
        state.then(Feed(self.seat, fed))


class Feed(Step[FeudumState]):
    """Asks only where there is a choice, or a tile or a writ that might help.

    A tile always may: it can become the food, or the wine, that is given (p. 20).
    """

    __slots__ = ("fed", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, FED_FIELD)

    def __init__(self, seat: int, fed: int) -> None:
        self.seat = seat
        self.fed = fed

    def run(self, state: FeudumState) -> None:
        seat = self.seat
        hungry = hungry_pawns(state, seat, self.fed)
        if not hungry:
            return
        food, wine = state.goods[seat * KINDS + FOOD], state.barrel[seat]
        if _has_tile(state, seat):
            state.then(Nourish(seat, self.fed))
        elif not wine and food >= len(hungry):
            for pawn in hungry:
                feed(state, seat, pawn)
        elif not food and wine >= len(hungry):
            for pawn in hungry:
                give_wine(state, seat, pawn)
        elif food or wine or state.writs[seat]:
            state.then(Nourish(seat, self.fed))
        else:
            for pawn in hungry:
                starve(state, seat, pawn)


def _has_tile(state: FeudumState, seat: int) -> bool:
    """How many tiles and writs a family has, all see: to be asked betrays nothing."""
    return any(state.tiles[seat * SCENES : seat * SCENES + SCENES])


class Nourish(Decision[FeudumState]):
    """The pawns one by one: what does this one get? None goes hungry while there is enough."""

    __slots__ = ("fed",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, FED_FIELD)
    LINES: ClassVar[Lines] = Lines(
        Group(WITH_FOOD, "food/{}", PAWN_REFS),
        Group(WITH_WINE, "wine/{}", PAWN_REFS),
        Group(STARVES, "starve/{}", PAWN_REFS),
    )
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, fed: int) -> None:
        super().__init__(seat)
        self.fed = fed

    def exists(self, state: FeudumState, line: int, pawn: int, _: int) -> bool:
        hungry = hungry_pawns(state, self.seat, self.fed)
        return bool(hungry) and hungry[0] == pawn

    def obstacle(self, state: FeudumState, line: int, pawn: int, _: int) -> Message | None:
        seat = self.seat
        food, wine = state.goods[seat * KINDS + FOOD], state.barrel[seat]
        if line == WITH_FOOD and not food:
            return Message("why-no-good", FOOD)
        if line == WITH_WINE and not wine:
            return Message("why-barrel-empty")
        if line == STARVES:
            hungry = len(hungry_pawns(state, seat, self.fed))
            if food + wine >= hungry:
                return Message("why-enough-to-eat", hungry, food + wine)
        return None

    def question(self, state: FeudumState) -> Message:
        hungry = hungry_pawns(state, self.seat, self.fed)
        number = self.seat * PAWNS + (hungry[0] if hungry else 0)
        place = max(0, state.pawn_places[number])
        return Message("ask-nourish", self.seat, state.pawn_roles[number], place)

    def label(self, state: FeudumState, line: int, pawn: int, _: int) -> Message:
        role = state.pawn_roles[self.seat * PAWNS + pawn]
        if line == WITH_FOOD:
            return Message("line-feed-food", role)
        return Message("line-feed-wine" if line == WITH_WINE else "line-starve-pawn", role)

    def effect(self, state: FeudumState, line: int, pawn: int, _: int) -> None:
        seat = self.seat
        if line == WITH_FOOD:
            feed(state, seat, pawn)
        elif line == WITH_WINE:
            give_wine(state, seat, pawn)
        else:
            starve(state, seat, pawn)
        state.then(Feed(seat, self.fed | 1 << pawn))


def hungry_pawns(state: FeudumState, seat: int, fed: int) -> list[int]:
    base = seat * PAWNS
    return [
        pawn
        for pawn in range(PAWNS)
        if state.pawn_places[base + pawn] != NONE and not fed >> pawn & 1
    ]


def feed(state: FeudumState, seat: int, pawn: int) -> None:
    state.spend(seat, FOOD)
    if state.sink is not None:
        state.tell("pawn-fed", seat, state.pawn_roles[seat * PAWNS + pawn])


def give_wine(state: FeudumState, seat: int, pawn: int) -> None:
    """Sulfur from the barrel onto the pawn: it is drunk for the whole next round."""
    state.barrel[seat] -= 1
    state.wine |= 1 << seat * PAWNS + pawn
    if state.sink is not None:
        state.tell("pawn-drinks", seat, state.pawn_roles[seat * PAWNS + pawn])


def starve(state: FeudumState, seat: int, pawn: int) -> None:
    number = seat * PAWNS + pawn
    if state.sink is not None:
        state.tell("pawn-starves", seat, state.pawn_roles[number], state.pawn_places[number])
    take_off(state, number)
