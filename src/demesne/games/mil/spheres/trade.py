"""Trade (rulebook p. 7).

Cubes are exchanged by the table of rates, at most four given in one action. What came
in by the action cannot be given again.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision, Step
from demesne.games.mil.box import MOST_RATES
from demesne.games.mil.pieces import KINDS, NO_CUBES
from demesne.games.mil.state import MilState, of_cubes

DONE: Final = 0


class Trade(Decision[MilState]):
    """One line of the table, again and again. `given` cubes so far; `received` stay out."""

    __slots__ = ("given", "received")
    SIZE: ClassVar[int] = 1 + MOST_RATES
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "given", "received")

    def __init__(self, seat: int, given: int, received: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.given = given
        self.received = received

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == DONE:
            return ""
        box = state.box
        if choice > len(box.give):
            return "why-no-such-rate"
        give = box.give[choice - 1]
        if self.given + sum(give) > box.trade_most:
            return "why-trade-limit"
        base = self.seat * KINDS
        for kind in range(KINDS):
            if give[kind] > state.stock[base + kind] - self.received[kind]:
                return "why-short-for-trade"
        return ""

    def options(self, state: MilState) -> list[int]:
        lines = [DONE]
        for line in range(1, len(state.box.give) + 1):
            if not self.obstacle(state, line):
                lines.append(line)
        return lines

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-trade-limit":
            return (state.box.trade_most, self.given)
        if key == "why-short-for-trade":
            return (of_cubes(state.box.give[choice - 1]),)
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        if choice == DONE:
            return
        give, get = state.box.give[choice - 1], state.box.get[choice - 1]
        base = self.seat * KINDS
        for kind in range(KINDS):
            state.stock[base + kind] += get[kind] - give[kind]
        if state.sink is not None:
            state.tell("traded", self.seat, of_cubes(give), of_cubes(get))
        received = tuple(self.received[kind] + get[kind] for kind in range(KINDS))
        state.then(Trade(self.seat, self.given + sum(give), received))

    def ref(self, choice: int) -> str:
        return "done" if choice == DONE else f"rate/{choice}"

    def question(self, state: MilState) -> Message:
        return Message("ask-trade", self.seat, state.box.trade_most - self.given)

    def label(self, state: MilState, choice: int) -> Message:
        if choice == DONE:
            return Message("line-done")
        if choice > len(state.box.give):
            return Message("line-no-rate")
        give, get = state.box.give[choice - 1], state.box.get[choice - 1]
        return Message("line-rate", of_cubes(give), of_cubes(get))


def can_trade(state: MilState, seat: int) -> bool:
    """Is there a line of the table the family can use?"""
    for give in state.box.give:
        if state.has_cubes(seat, give):
            return True
    return False


class TradeInstead(Step[MilState]):
    """The active family lost the auction it opened."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: MilState) -> None:
        if can_trade(state, self.seat):
            state.then(Trade(self.seat, 0, NO_CUBES))
