"""Trade (rulebook p. 7).

Cubes are exchanged by the table of rates, at most four given in one action. What came
in by the action cannot be given again.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.mil.box import MOST_RATES
from demesne.games.mil.pieces import KINDS, NO_CUBES
from demesne.games.mil.questions import cubes_field
from demesne.games.mil.state import MilState, of_cubes

DONE: Final = 0
RATE: Final = 1  # + rate


class Trade(Decision[MilState]):
    """One line of the table, again and again. `given` cubes so far; `received` stay out."""

    __slots__ = ("given", "received")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("given", most=20),
        cubes_field("received"),
    )
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", label="line-done", ends=True),
        Group(RATE, "rate/{}", numbers(MOST_RATES)),
    )

    def __init__(self, seat: int, given: int, received: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.given = given
        self.received = received

    def exists(self, state: MilState, line: int, rate: int, _: int) -> bool:
        return line == DONE or rate < len(state.box.give)

    def obstacle(self, state: MilState, line: int, rate: int, _: int) -> Message | None:
        if line == DONE:
            return None
        give, most = state.box.give[rate], state.box.trade_most
        if self.given + state.box.given[rate] > most:
            return Message("why-trade-limit", most, self.given)
        if covers(self.own(state), give):
            return None
        return Message("why-short-for-trade", of_cubes(give))

    def options(self, state: MilState) -> list[int]:
        left = state.box.trade_most - self.given
        own = self.own(state)
        lines = [DONE]
        for rate in range(len(state.box.give)):
            if state.box.given[rate] <= left and covers(own, state.box.give[rate]):
                lines.append(RATE + rate)
        return lines

    def own(self, state: MilState) -> list[int]:
        """What may still be given."""
        base = self.seat * KINDS
        return [state.stock[base + kind] - self.received[kind] for kind in range(KINDS)]

    def question(self, state: MilState) -> Message:
        return Message("ask-trade", self.seat, state.box.trade_most - self.given)

    def label(self, state: MilState, line: int, rate: int, _: int) -> Message:
        if line == DONE:
            return super().label(state, line, 0, 0)
        return Message("line-rate", of_cubes(state.box.give[rate]), of_cubes(state.box.get[rate]))

    def effect(self, state: MilState, line: int, rate: int, _: int) -> None:
        if line == DONE:
            return
        give, get = state.box.give[rate], state.box.get[rate]
        state.pay_cubes(self.seat, give)
        state.gain_cubes(self.seat, get)
        if state.sink is not None:
            state.tell("traded", self.seat, of_cubes(give), of_cubes(get))
        received = tuple([self.received[kind] + get[kind] for kind in range(KINDS)])
        state.then(Trade(self.seat, self.given + state.box.given[rate], received))


def covers(own: list[int], give: tuple[int, ...]) -> bool:
    for kind in range(KINDS):
        if own[kind] < give[kind]:
            return False
    return True


def can_trade(state: MilState, seat: int) -> bool:
    """Is there a line of the table the family can use?"""
    for give in state.box.give:
        if state.has_cubes(seat, give):
            return True
    return False


class TradeInstead(Step[MilState]):
    """The active family lost the auction it opened."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: MilState) -> None:
        if can_trade(state, self.seat):
            state.then(Trade(self.seat, 0, NO_CUBES))
