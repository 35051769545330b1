"""Offers hidden in the hand: dowries, battles, the cathedral (rulebook pp. 5, 7-8).

All who are involved make up their offers at the same time, out of cubes they own, and
open them together (R-24). An offer is put together cube by cube and may be taken back
before it is sealed, a few times: play must end some day (R-48). The cubes stay in the
stock until the offers are opened.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.mil.pieces import KINDS, NO_CUBES, OFFERED, PURPOSES, RESOURCES
from demesne.games.mil.state import MilState, of_cubes

SEAL: Final = 0
TAKE_BACK: Final = 1
ADD: Final = 2  # + kind
MOST_BACKS: Final = 3


class MakeOffer(Decision[MilState]):
    """Add a cube, take all back, or seal the offer. `backs` more times it can be taken back."""

    __slots__ = ("backs", "cubes", "purpose")
    SIZE: ClassVar[int] = ADD + KINDS
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "purpose", "cubes", "backs")
    SEALED: ClassVar[bool] = True

    def __init__(self, seat: int, purpose: int, cubes: tuple[int, ...], backs: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.cubes = cubes
        self.backs = backs

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == SEAL:
            return ""
        if choice == TAKE_BACK:
            if not any(self.cubes):
                return "why-offer-empty"
            return "" if self.backs else "why-no-take-back"
        kind = choice - ADD
        if kind not in OFFERED[self.purpose]:
            return "why-not-offered"
        enough = state.owns(self.seat, kind) > self.cubes[kind]
        return "" if enough else "why-no-more-cubes"

    def options(self, state: MilState) -> list[int]:
        base = self.seat * KINDS
        stock, cubes = state.stock, self.cubes
        lines = [SEAL]
        if self.backs and any(cubes):
            lines.append(TAKE_BACK)
        for kind in OFFERED[self.purpose]:
            if stock[base + kind] > cubes[kind]:
                lines.append(ADD + kind)
        return lines

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key in ("why-not-offered", "why-no-more-cubes"):
            return (choice - ADD,)
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        seat, purpose = self.seat, self.purpose
        if choice == SEAL:
            state.offers[seat * KINDS : seat * KINDS + KINDS] = list(self.cubes)
            state.sealed[seat] = 1 + purpose
            state.tell("offer-sealed", seat)
        elif choice == TAKE_BACK:
            state.then(MakeOffer(seat, purpose, NO_CUBES, self.backs - 1))
        else:
            state.then(MakeOffer(seat, purpose, more(self.cubes, choice - ADD), self.backs))

    def ref(self, choice: int) -> str:
        if choice == SEAL:
            return "seal"
        return "take-back" if choice == TAKE_BACK else RESOURCES[choice - ADD]

    def question(self, state: MilState) -> Message:
        return Message(f"ask-offer-{PURPOSES[self.purpose]}", self.seat, of_cubes(self.cubes))

    def label(self, state: MilState, choice: int) -> Message:
        if choice == SEAL:
            return Message("line-seal", of_cubes(self.cubes))
        if choice == TAKE_BACK:
            return Message("line-take-back", of_cubes(self.cubes))
        return Message("line-add", choice - ADD)


def more(cubes: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """One cube more of a kind."""
    return (*cubes[:kind], cubes[kind] + 1, *cubes[kind + 1 :])


def first_offer(seat: int, purpose: int) -> MakeOffer:
    return MakeOffer(seat, purpose, NO_CUBES, MOST_BACKS)


def open_offers(state: MilState, seats: list[int]) -> list[tuple[int, ...]]:
    """The offers of all seats, shown to everybody; nothing is sealed any more."""
    offers = [tuple(state.offers[s * KINDS : s * KINDS + KINDS]) for s in range(state.seats)]
    for seat in seats:
        state.tell_cubes("offer-opened", seat, offers[seat])
    for index in range(len(state.offers)):
        state.offers[index] = 0
    for seat in range(state.seats):
        state.sealed[seat] = 0
    return offers


def quality(cubes: tuple[int, ...]) -> tuple[int, ...]:
    """What offers are compared by: the number of cubes, then the best kinds first."""
    return (sum(cubes), *reversed(cubes))
