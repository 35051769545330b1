"""Marriages (rulebook p. 5).

The heir of a knight with land or castle is married. All families, the father's too,
offer a dowry; most cubes win, then the better ones. Another family's dowry is paid to
the father, who keeps half, and it has one damsel less and scores; without a damsel it
pays for nothing. The father's own goes to the supply, and so does one of his damsels.
In a tie the heir marries for love and all keep their cubes.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.gather import Gather
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.mil.offers import ask_for_offers, open_offers, quality
from demesne.games.mil.pieces import DOWRY, FOR_MARRIAGE, KINDS, KNIGHTS, NO_CUBES, RESOURCES
from demesne.games.mil.questions import KnightsStep, cubes_field
from demesne.games.mil.state import MilState, half, of_cubes


class HoldMarriage(KnightsStep):
    """All families offer, then the dowries are compared."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        state.tell("marriage-held", self.knight)
        state.then(OpenDowries(self.knight))
        ask_for_offers(state, list(range(state.seats)), DOWRY)


class OpenDowries(KnightsStep):
    """Who gives a daughter to the heir of `knight`?"""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        knight = self.knight
        father = knight // KNIGHTS
        dowries = open_offers(state, list(range(state.seats)))
        qualities = [quality(dowry) for dowry in dowries]
        best = max(qualities)
        if qualities.count(best) > 1:
            state.tell("married-for-love", knight)
            return
        winner = qualities.index(best)
        dowry = dowries[winner]
        state.pay_cubes(winner, dowry)
        has_damsel = state.damsels[winner] > 0
        if has_damsel:
            state.damsels[winner] -= 1
        if winner == father:
            state.tell("married-relative" if has_damsel else "married-relative-none", knight)
            return
        if has_damsel:
            state.tell("married-damsel", knight, winner)
            state.score(winner, state.box.marriage_points, FOR_MARRIAGE)
        else:
            state.tell("married-no-damsel", knight, winner)
        keep_half(state, father, dowry)


def keep_half(state: MilState, seat: int, payment: tuple[int, ...]) -> None:
    """The receiver keeps half of a payment, rounded up; which cubes, is his choice (R-39)."""
    if any(payment):
        state.then(KeepHalf(seat, payment, NO_CUBES))


class KeepHalf(Gather[MilState]):
    """Which cube of the `payment` is kept next? What is not goes to the supply."""

    __slots__ = ("payment",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        cubes_field("payment"),
        cubes_field("gathered"),
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", RESOURCES))

    def __init__(self, seat: int, payment: tuple[int, ...], gathered: tuple[int, ...]) -> None:
        super().__init__(seat, gathered)
        self.payment = payment

    def add(self) -> int:
        return 0

    def exists(self, state: MilState, line: int, kind: int, _: int) -> bool:
        return self.payment[kind] > self.gathered[kind]

    def most(self, state: MilState, kind: int) -> int:
        return self.payment[kind]

    def question(self, state: MilState) -> Message:
        left = [self.payment[kind] - self.gathered[kind] for kind in range(KINDS)]
        count = half(sum(self.payment)) - sum(self.gathered)
        return Message("ask-keep-half", self.seat, count, of_cubes(tuple(left)))

    def label(self, state: MilState, line: int, kind: int, _: int) -> Message:
        return Message("line-keep", kind)

    def is_complete(self) -> bool:
        return sum(self.gathered) == half(sum(self.payment))

    def again(self, gathered: tuple[int, ...]) -> KeepHalf:
        return KeepHalf(self.seat, self.payment, gathered)

    def finish(self, state: MilState, line: int) -> None:
        state.gain_cubes(self.seat, self.gathered)
        state.tell_cubes("half-kept", self.seat, self.gathered)
