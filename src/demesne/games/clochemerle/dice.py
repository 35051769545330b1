"""The value of the banner (rulebook p. 4).

Take exactly two dice of the pool; every black one costs time at once. A coin turns a
die by one pip, a marker of the village square turns it to any face. The sum of the two
is the value, from 2 to 12; a die never goes past 1 or 6 (R-08). To pay more than a sum
needs is not offered (R-38).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.clochemerle.amounts import of_time
from demesne.games.clochemerle.pay import lacks_coins
from demesne.games.clochemerle.pieces import (
    BLACK,
    COLOURS,
    FACES,
    KINDS,
    LEAST_SUM,
    MOST_DICE,
    NOBODY,
    NONE,
    PAIR,
    SUMS,
)
from demesne.games.clochemerle.state import ClochemerleState

DIE: Final = 0
SUM: Final = 0  # + sum, markers of the square


class TakeDie(Decision[ClochemerleState]):
    """Which die? Dice that show the same are one line."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(DIE, "dice/{}-{}", COLOURS, numbers(FACES)))

    def exists(self, state: ClochemerleState, line: int, colour: int, face: int) -> bool:
        return free_die(state, colour * FACES + face) != NONE

    def options(self, state: ClochemerleState) -> list[int]:
        kinds = 0
        dice, takers = state.dice, state.takers
        for die in range(MOST_DICE):
            if takers[die] == NOBODY and dice[die] != NONE:
                kinds |= 1 << dice[die]
        return [kind for kind in range(KINDS) if kinds >> kind & 1]

    def effect(self, state: ClochemerleState, line: int, colour: int, face: int) -> None:
        kind = colour * FACES + face
        state.takers[free_die(state, kind)] = self.seat
        state.pair.append(kind)
        # Which of the two was taken first makes no difference.
        state.pair.sort()
        if colour == BLACK:
            state.tell("paid-black-die", self.seat, kind, of_time(state.box.black_time))
            state.spend_time(self.seat, state.box.black_time)

    def label(self, state: ClochemerleState, line: int, colour: int, face: int) -> Message:
        kind = colour * FACES + face
        if colour == BLACK:
            return Message("line-black-die", kind, of_time(state.box.black_time))
        return Message("line-die", kind)

    def warning(self, state: ClochemerleState, line: int, colour: int, face: int) -> Message | None:
        time = state.box.black_time if colour == BLACK else 0
        return Message("warn-bridge") if state.crosses(self.seat, time) else None


class TakeFirstDie(TakeDie):
    """The first of two dice: the turn begins."""

    __slots__ = ()
    OPENS_TURN: ClassVar[bool] = True


class TakeSecondDie(TakeDie):
    """The second of two dice."""

    __slots__ = ()


class MakeSum(Decision[ClochemerleState]):
    """Which sum, with how many markers of the square? Coins do the rest."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(SUM, "sum/{}/{}", numbers(SUMS, LEAST_SUM), numbers(PAIR + 1, 0))
    )

    def exists(self, state: ClochemerleState, line: int, number: int, markers: int) -> bool:
        if len(state.pair) < PAIR or markers > max(0, state.square[self.seat]):
            return False
        value = number + LEAST_SUM
        return markers == 0 or coins_for(state.pair, value, markers) < coins_for(
            state.pair, value, markers - 1
        )

    def obstacle(
        self, state: ClochemerleState, line: int, number: int, markers: int
    ) -> Message | None:
        coins = coins_for(state.pair, number + LEAST_SUM, markers)
        return lacks_coins(state, self.seat, coins)

    def effect(self, state: ClochemerleState, line: int, number: int, markers: int) -> None:
        seat = self.seat
        value = number + LEAST_SUM
        coins = coins_for(state.pair, value, markers)
        state.coins[seat] -= coins
        if markers:
            state.square[seat] -= markers
        state.value = value
        first, second = state.pair
        if coins or markers:
            cost = price(coins, markers)
            state.tell("sum-bought", seat, first, second, value, cost)
        else:
            state.tell("sum-made", seat, first, second, value)

    def label(self, state: ClochemerleState, line: int, number: int, markers: int) -> Message:
        value = number + LEAST_SUM
        coins = coins_for(state.pair, value, markers)
        if not coins and not markers:
            return Message("line-sum", value)
        return Message("line-sum-bought", value, price(coins, markers))


def free_die(state: ClochemerleState, kind: int) -> int:
    """The first die of the pool that shows this, or NONE."""
    for die in range(MOST_DICE):
        if state.dice[die] == kind and state.takers[die] == NOBODY:
            return die
    return NONE


def price(coins: int, markers: int) -> tuple[tuple[str, int], ...]:
    parts = (("coin", coins), ("marker", markers))
    return tuple(part for part in parts if part[1])


def coins_for(pair: list[int], value: int, markers: int) -> int:
    """The fewest coins that make the pair this sum when so many markers turn a die."""
    first, second = pair[0] % FACES + 1, pair[1] % FACES + 1
    if markers == 0:
        return abs(value - first - second)
    if markers == 1:
        return min(_coins_beside(first, value), _coins_beside(second, value))
    return 0


def _coins_beside(other: int, value: int) -> int:
    """Coins for the other die when one is turned to any face."""
    if value - other > FACES:
        return value - FACES - other
    return max(0, other - value + 1)
