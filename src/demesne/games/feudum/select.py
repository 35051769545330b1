"""Choosing cards (rulebook p. 7, R-31).

In turn order each family may put a saltpeter on its pouch, for a fifth card, or a personal
sulfur, for two cards in one turn. Then all choose their cards at once, in secret.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum.pieces import (
    CARDS,
    DECK,
    DOUBLE_TURN,
    EVERY_CARD,
    FIFTH_CARD,
    KINDS,
    NO_BONUS,
    SALTPETER,
    SCENES,
    SULFUR,
    count_bits,
)
from demesne.games.feudum.state import FeudumState

NONE_LINE: Final = 0
SALTPETER_LINE: Final = 1
SULFUR_LINE: Final = 2


class Selection(Step[FeudumState]):
    """The bonuses in turn order, then everybody's cards at once."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        steps: list[Step[FeudumState]] = [OfferBonus(seat) for seat in state.order()]
        steps += [ChooseCards(seat, 0) for seat in range(state.seats)]
        state.then(steps[0], *steps[1:])


class OfferBonus(Step[FeudumState]):
    """Whoever has no good for it, and nothing that could be turned into one, is not asked."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        seat = self.seat
        if (
            state.goods[seat * KINDS + SALTPETER]
            or state.goods[seat * KINDS + SULFUR]
            or state.writs[seat]
            or sum(state.tiles[seat * SCENES : seat * SCENES + SCENES])
        ):
            state.then(ChooseBonus(seat))


class ChooseBonus(Decision[FeudumState]):
    """Something on the pouch for this round? Others see it before they choose their cards.

    Asked of everybody with a writ or a tile, too: it is the moment to make a good of them.
    """

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NONE_LINE, "none", label="line-no-bonus", ends=True),
        Group(SALTPETER_LINE, "saltpeter", label="line-bonus-saltpeter"),
        Group(SULFUR_LINE, "sulfur", label="line-bonus-sulfur"),
    )
    PRIVATE: ClassVar[bool] = True
    OPENS_TURN: ClassVar[bool] = True

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == SALTPETER_LINE and not state.holds(self.seat, SALTPETER):
            return Message("why-no-saltpeter")
        if line == SULFUR_LINE and not state.holds(self.seat, SULFUR):
            return Message("why-no-kept-sulfur")
        return None

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == NONE_LINE:
            state.bonus[seat] = NO_BONUS
            return
        good = SALTPETER if line == SALTPETER_LINE else SULFUR
        state.goods[seat * KINDS + good] -= 1
        state.bonus[seat] = FIFTH_CARD if line == SALTPETER_LINE else DOUBLE_TURN
        if state.sink is not None:
            state.tell("bonus-saltpeter" if line == SALTPETER_LINE else "bonus-sulfur", seat)


def hand_size(state: FeudumState, seat: int) -> int:
    """How many cards this family chooses for the round."""
    return state.box.hand + int(state.bonus[seat] == FIFTH_CARD)


class ChooseCards(Decision[FeudumState]):
    """One card more for the round, in the order of the rulebook, until the hand is full."""

    __slots__ = ("chosen",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("chosen", most=EVERY_CARD, hidden=True),  # a set of bits
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "card/{}", CARDS))
    SEALED: ClassVar[bool] = True
    OPENS_TURN: ClassVar[bool] = True

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def options(self, state: FeudumState) -> list[int]:
        first = self.chosen.bit_length()
        # The last of them leaves just enough cards behind it.
        last = DECK - (hand_size(state, self.seat) - count_bits(self.chosen))
        return list(range(first, last + 1))

    def exists(self, state: FeudumState, line: int, card: int, _: int) -> bool:
        return card >= self.chosen.bit_length()

    def obstacle(self, state: FeudumState, line: int, card: int, _: int) -> Message | None:
        missing = hand_size(state, self.seat) - count_bits(self.chosen)
        return Message("why-cards-in-order", missing) if card > DECK - missing else None

    def question(self, state: FeudumState) -> Message:
        left = hand_size(state, self.seat) - count_bits(self.chosen)
        return Message("ask-choose-cards", self.seat, left)

    def label(self, state: FeudumState, line: int, card: int, _: int) -> Message:
        return Message("line-card", card)

    def effect(self, state: FeudumState, line: int, card: int, _: int) -> None:
        seat, chosen = self.seat, self.chosen | 1 << card
        if count_bits(chosen) < hand_size(state, seat):
            state.then(ChooseCards(seat, chosen))
            return
        state.hand[seat] = chosen
        state.in_hand[seat] = count_bits(chosen)
        if state.sink is not None:
            state.tell("cards-chosen", seat, count_bits(chosen))
