"""Paying with influence cubes and coins (rulebook p. 10).

A coin replaces any one influence cube in any payment, but never plague (R-01).
Whoever pays decides how many coins to use, also where the cubes are there: coins
are worth a point each at the end. Colours are settled one after the other.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.village.amounts import of_cubes
from demesne.games.village.box import MOST_CUBES
from demesne.games.village.pieces import COLOURS, INFLUENCE
from demesne.games.village.state import VillageState


class PayCubes(Decision[VillageState]):
    """How many coins stand in for the first colour still due in `cost`?"""

    __slots__ = ("cost",)
    LINES: ClassVar[Lines] = Lines(Group(0, "coins/{}", numbers(MOST_CUBES + 1, 0)))
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("cost", count=INFLUENCE, most=MOST_CUBES),
    )

    def __init__(self, seat: int, cost: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cost = cost

    def colour(self) -> int:
        for colour in range(INFLUENCE):
            if self.cost[colour]:
                return colour
        raise AssertionError("a payment of nothing")

    def most_coins(self, state: VillageState) -> int:
        """How many coins may stand in, however many there are."""
        return self.cost[self.colour()]

    def bounds(self, state: VillageState) -> tuple[int, int]:
        """The fewest and the most coins: enough must be left for the colours to come."""
        colour = self.colour()
        fewest = max(0, self.cost[colour] - state.cubes[self.seat * INFLUENCE + colour])
        spare = state.coins[self.seat] - state.coins_short(self.seat, self.cost) + fewest
        return fewest, min(self.most_coins(state), spare)

    def exists(self, state: VillageState, line: int, coins: int, _: int) -> bool:
        return coins <= self.most_coins(state)

    def obstacle(self, state: VillageState, line: int, coins: int, _: int) -> Message | None:
        fewest, most = self.bounds(state)
        if coins < fewest:
            colour = self.colour()
            own = state.cubes[self.seat * INFLUENCE + colour]
            return Message("why-too-few-cubes", colour, self.cost[colour] - coins, own)
        if coins > most:
            own = state.coins[self.seat]
            return Message("why-too-few-coins", coins, own, of_cubes(self.later()))
        return None

    def options(self, state: VillageState) -> list[int]:
        fewest, most = self.bounds(state)
        return list(range(fewest, most + 1))

    def later(self) -> tuple[int, ...]:
        """What is due after this colour."""
        colour = self.colour()
        return tuple(0 if c == colour else self.cost[c] for c in range(INFLUENCE))

    def effect(self, state: VillageState, line: int, coins: int, _: int) -> None:
        colour = self.colour()
        cubes = self.cost[colour] - coins
        state.coins[self.seat] -= coins
        state.cubes[self.seat * INFLUENCE + colour] -= cubes
        state.supply[colour] += cubes
        state.tell("paid-cubes", self.seat, colour, cubes, coins)
        pay(state, self.seat, self.later())

    def question(self, state: VillageState) -> Message:
        colour = self.colour()
        return Message("ask-pay-cubes", self.seat, colour, self.cost[colour])

    def label(self, state: VillageState, line: int, coins: int, _: int) -> Message:
        colour = self.colour()
        paid = ((f"cube-{COLOURS[colour]}", self.cost[colour] - coins), ("coin", coins))
        return Message("line-pay", tuple(part for part in paid if part[1]))


def pay(state: VillageState, seat: int, cost: tuple[int, ...]) -> None:
    """Put the payment first on the agenda; a cost of nothing asks nothing."""
    if any(cost):
        state.then(PayCubes(seat, cost))
