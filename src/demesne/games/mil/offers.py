"""Offers hidden in the hand: dowries, battles, the cathedral (rulebook pp. 5, 7-8).

All who are involved make up their offers at the same time, out of cubes they own, and
open them together (R-24). An offer is put together cube by cube. The cubes stay in the
stock until the offers are opened.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.gather import Gather
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.mil.pieces import KINDS, NO_CUBES, OFFERED, PURPOSES, RESOURCES
from demesne.games.mil.questions import cubes_field
from demesne.games.mil.state import MilState, of_cubes

SEAL: Final = 0
ADD: Final = 1  # + kind


class LayCubes(Gather[MilState]):
    """Cubes of one's own, laid down one by one."""

    __slots__ = ()

    def most(self, state: MilState, kind: int) -> int:
        return state.owns(self.seat, kind)

    def too_many(self, state: MilState, kind: int) -> Message:
        return Message("why-no-more-cubes", kind)

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        if line == self.add():
            return Message("line-add", self.kind(x))
        return super().label(state, line, x, y)


class MakeOffer(LayCubes):
    """Add a cube, or seal the offer?"""

    __slots__ = ("purpose",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("purpose", most=len(PURPOSES) - 1),
        cubes_field("gathered", hidden=True),
    )
    LINES: ClassVar[Lines] = Lines(Group(SEAL, "seal", ends=True), Group(ADD, "{}", RESOURCES))
    SEALED: ClassVar[bool] = True

    def __init__(self, seat: int, purpose: int, gathered: tuple[int, ...]) -> None:
        super().__init__(seat, gathered)
        self.purpose = purpose

    def exists(self, state: MilState, line: int, kind: int, _: int) -> bool:
        return line == SEAL or kind in OFFERED[self.purpose]

    def options(self, state: MilState) -> list[int]:
        base = self.seat * KINDS
        stock, gathered = state.stock, self.gathered
        lines = [SEAL]
        for kind in OFFERED[self.purpose]:
            if stock[base + kind] > gathered[kind]:
                lines.append(ADD + kind)
        return lines

    def question(self, state: MilState) -> Message:
        return Message(f"ask-offer-{PURPOSES[self.purpose]}", self.seat, of_cubes(self.gathered))

    def label(self, state: MilState, line: int, kind: int, _: int) -> Message:
        if line == SEAL:
            return Message("line-seal", of_cubes(self.gathered))
        return super().label(state, line, kind, 0)

    def again(self, gathered: tuple[int, ...]) -> MakeOffer:
        return MakeOffer(self.seat, self.purpose, gathered)

    def finish(self, state: MilState, line: int) -> None:
        seat = self.seat
        state.offers[seat * KINDS : seat * KINDS + KINDS] = list(self.gathered)
        state.sealed[seat] = 1 + self.purpose
        if state.sink is not None:
            state.tell("offer-sealed", seat)


def ask_for_offers(state: MilState, seats: list[int], purpose: int) -> None:
    """All of them at once, each in secret."""
    for seat in sorted(seats, reverse=True):
        state.then(MakeOffer(seat, purpose, NO_CUBES))


def open_offers(state: MilState, seats: list[int]) -> list[tuple[int, ...]]:
    """The offers of all seats, shown to everybody; nothing is sealed any more."""
    offers = [tuple(state.offers[s * KINDS : s * KINDS + KINDS]) for s in range(state.seats)]
    if state.sink is not None:
        for seat in seats:
            state.reveal("offer-opened", seat, of_cubes(offers[seat]))
    state.offers = [0] * len(state.offers)
    state.sealed = [0] * state.seats
    return offers


def quality(cubes: tuple[int, ...]) -> tuple[int, ...]:
    """What offers are compared by: the number of cubes, then the best kinds first."""
    return (sum(cubes), *reversed(cubes))
