"""Paying with influence cubes and coins (rulebook p. 10).

A coin replaces any one influence cube in any payment, but never plague (R-01).
Whoever pays decides how many coins to use, also where the cubes are there: coins
are worth a point each at the end. Colours are settled one after the other.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.village.amounts import of_cubes
from demesne.games.village.pieces import COLOURS, INFLUENCE
from demesne.games.village.state import VillageState


class PayCubes(Decision[VillageState]):
    """How many coins stand in for the first colour still due in `cost`?"""

    __slots__ = ("cost",)
    SIZE: ClassVar[int] = 4
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost")

    def __init__(self, seat: int, cost: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cost = cost

    def colour(self) -> int:
        for colour in range(INFLUENCE):
            if self.cost[colour]:
                return colour
        raise AssertionError("a payment of nothing")

    def bounds(self, state: VillageState) -> tuple[int, int]:
        """The fewest and the most coins: enough must be left for the colours to come."""
        colour = self.colour()
        due = self.cost[colour]
        fewest = max(0, due - state.cubes[self.seat * INFLUENCE + colour])
        spare = state.coins[self.seat] - state.coins_short(self.seat, self.cost) + fewest
        return fewest, min(due, spare)

    def obstacle(self, state: VillageState, choice: int) -> str:
        fewest, most = self.bounds(state)
        if choice > self.cost[self.colour()]:
            return "why-fewer-cubes-due"
        if choice < fewest:
            return "why-too-few-cubes"
        return "why-too-few-coins" if choice > most else ""

    def options(self, state: VillageState) -> list[int]:
        fewest, most = self.bounds(state)
        return list(range(fewest, most + 1))

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        colour = self.colour()
        if key == "why-fewer-cubes-due":
            return (colour, self.cost[colour])
        if key == "why-too-few-cubes":
            return (colour, self.cost[colour] - choice, state.cubes[self.seat * INFLUENCE + colour])
        return (choice, state.coins[self.seat], of_cubes(self.later()))

    def later(self) -> tuple[int, ...]:
        """What is due after this colour."""
        colour = self.colour()
        return tuple(0 if c == colour else self.cost[c] for c in range(INFLUENCE))

    def choose(self, state: VillageState, choice: int) -> None:
        colour = self.colour()
        cubes = self.cost[colour] - choice
        state.coins[self.seat] -= choice
        state.cubes[self.seat * INFLUENCE + colour] -= cubes
        state.supply[colour] += cubes
        state.tell("paid-cubes", self.seat, colour, cubes, choice)
        later = self.later()
        if any(later):
            state.then(PayCubes(self.seat, later))

    def ref(self, choice: int) -> str:
        return f"coins/{choice}"

    def question(self, state: VillageState) -> Message:
        colour = self.colour()
        return Message("ask-pay-cubes", self.seat, colour, self.cost[colour])

    def label(self, state: VillageState, choice: int) -> Message:
        colour = self.colour()
        cubes = self.cost[colour] - choice
        paid = []
        if cubes > 0:
            paid.append((f"cube-{COLOURS[colour]}", cubes))
        if choice:
            paid.append(("coin", choice))
        return Message("line-pay", tuple(paid))


def pay(state: VillageState, seat: int, cost: tuple[int, ...]) -> None:
    """Put the payment first on the agenda; a cost of nothing asks nothing."""
    if any(cost):
        state.then(PayCubes(seat, cost))
