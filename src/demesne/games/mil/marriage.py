"""Marriages (rulebook p. 5).

The heir of a knight with land or castle is married. All families, the father's too,
offer a dowry; most cubes win, then the better ones. Another family's dowry is paid to
the father, who keeps half, and it has one damsel less and scores; without a damsel it
pays for nothing. The father's own goes to the supply, and so does one of his damsels.
In a tie the heir marries for love and all keep their cubes.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.message import Argument, Message
from demesne.core.step import Decision, Step
from demesne.games.mil.offers import first_offer, open_offers, quality
from demesne.games.mil.pieces import DOWRY, KINDS, KNIGHTS, NO_CUBES, RESOURCES
from demesne.games.mil.state import MilState, half, of_cubes


class HoldMarriage(Step[MilState]):
    """All families offer, then the dowries are compared."""

    __slots__ = ("knight",)
    FIELDS: ClassVar[tuple[str, ...]] = ("knight",)

    def __init__(self, knight: int) -> None:
        self.knight = knight

    def run(self, state: MilState) -> None:
        state.tell("marriage-held", self.knight)
        state.then(OpenDowries(self.knight))
        for seat in range(state.seats - 1, -1, -1):
            state.then(first_offer(seat, DOWRY))


class OpenDowries(Step[MilState]):
    """Who gives a daughter to the heir of `knight`?"""

    __slots__ = ("knight",)
    FIELDS: ClassVar[tuple[str, ...]] = ("knight",)

    def __init__(self, knight: int) -> None:
        self.knight = knight

    def run(self, state: MilState) -> None:
        father = self.knight // KNIGHTS
        dowries = open_offers(state, list(range(state.seats)))
        best = max(quality(dowry) for dowry in dowries)
        winners = [seat for seat in range(state.seats) if quality(dowries[seat]) == best]
        if len(winners) > 1:
            state.tell("married-for-love", self.knight)
            return
        winner = winners[0]
        dowry = dowries[winner]
        state.pay_cubes(winner, dowry)
        if winner == father:
            if state.damsels[father]:
                state.damsels[father] -= 1
            state.tell("married-relative", self.knight)
            return
        if state.damsels[winner]:
            state.damsels[winner] -= 1
            state.tell("married-damsel", self.knight, winner)
            state.score(winner, state.box.marriage_points)
        else:
            state.tell("married-no-damsel", self.knight, winner)
        keep_half(state, father, dowry)


def keep_half(state: MilState, seat: int, cubes: tuple[int, ...]) -> None:
    """The receiver keeps half of a payment, rounded up; which cubes, is his choice (R-39)."""
    if any(cubes):
        state.then(KeepHalf(seat, cubes, NO_CUBES))


class KeepHalf(Decision[MilState]):
    """Which cube is kept next? The rest goes to the supply."""

    __slots__ = ("cubes", "kept")
    SIZE: ClassVar[int] = KINDS
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cubes", "kept")

    def __init__(self, seat: int, cubes: tuple[int, ...], kept: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cubes = cubes
        self.kept = kept

    def obstacle(self, state: MilState, choice: int) -> str:
        return "" if self.cubes[choice] else "why-not-in-payment"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice,)

    def choose(self, state: MilState, choice: int) -> None:
        cubes = tuple(self.cubes[kind] - (kind == choice) for kind in range(KINDS))
        kept = tuple(self.kept[kind] + (kind == choice) for kind in range(KINDS))
        # `cubes` and `kept` together are the whole payment.
        if sum(kept) < half(sum(cubes) + sum(kept)):
            state.then(KeepHalf(self.seat, cubes, kept))
            return
        for kind in range(KINDS):
            state.gain(self.seat, kind, kept[kind])
        state.tell_cubes("half-kept", self.seat, kept)

    def ref(self, choice: int) -> str:
        return RESOURCES[choice]

    def question(self, state: MilState) -> Message:
        whole = sum(self.cubes) + sum(self.kept)
        return Message(
            "ask-keep-half", self.seat, half(whole) - sum(self.kept), of_cubes(self.cubes)
        )

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-keep", choice)
