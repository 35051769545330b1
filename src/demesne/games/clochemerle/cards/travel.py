"""Travel (rulebook p. 9).

The next letter after one's last, A first, from the top of its pile: paid in one of its
ways together with the grey banner of the card before. What the card shows is seen only
then. With the pilgrims' refuge, and an abbot, one may put it under its pile and must
keep the next one (R-22). The chapel ends the journey (R-23). Needs the traveller.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Amounts, Message
from demesne.core.step import CHANCE, Decision
from demesne.games.clochemerle.amounts import of_cost
from demesne.games.clochemerle.box import Ways
from demesne.games.clochemerle.cards.church import has_power
from demesne.games.clochemerle.pay import cannot_pay, payment, with_toll
from demesne.games.clochemerle.pieces import (
    LETTERS,
    NONE,
    REFUGE,
    TRAVEL_COUNTS,
    TRAVELLER,
    TRAVELS,
)
from demesne.games.clochemerle.state import ClochemerleState

KEEP: Final = 0
EXCHANGE: Final = 1
OVER: Final = -1

# The letter of each card.
LETTER_OF: Final = tuple(letter for letter, count in enumerate(TRAVEL_COUNTS) for _ in range(count))


class TurnTravelCard(Decision[ClochemerleState]):
    """What the top card of a letter's pile shows; `aside` was put under it just now."""

    __slots__ = ("aside", "letter", "owner")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("owner", of_seats=1),
        Field("letter", most=len(LETTERS) - 1),
        Field("aside", least=NONE, most=TRAVELS - 1),
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "travel/{}", numbers(TRAVELS)))

    def __init__(self, owner: int, letter: int, aside: int = NONE) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.letter = letter
        self.aside = aside

    def exists(self, state: ClochemerleState, line: int, card: int, y: int) -> bool:
        return card != self.aside and bool(state.travel_piles[self.letter] >> card & 1)

    def effect(self, state: ClochemerleState, line: int, card: int, y: int) -> None:
        others = state.travel_piles[self.letter] & ~(1 << card)
        if self.aside == NONE and others and has_power(state, self.owner, REFUGE):
            state.tell("travel-turned", self.owner, *face(state, card))
            state.then(KeepTravelCard(self.owner, card))
        else:
            arrive(state, self.owner, card)

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-turn-travel-card", self.owner, self.letter)

    def label(self, state: ClochemerleState, line: int, card: int, y: int) -> Message:
        return Message("line-travel-card", *face(state, card))


class KeepTravelCard(Decision[ClochemerleState]):
    """The pilgrims' refuge: keep this card, or the next one, whatever it is?"""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("card", most=TRAVELS - 1))
    LINES: ClassVar[Lines] = Lines(
        Group(KEEP, "keep"), Group(EXCHANGE, "exchange", label="line-exchange")
    )

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def effect(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        if line == KEEP:
            arrive(state, self.seat, self.card)
        else:
            state.tell("travel-exchanged", self.seat)
            state.then(TurnTravelCard(self.seat, LETTER_OF[self.card], self.card))

    def label(self, state: ClochemerleState, line: int, x: int, y: int) -> Message:
        if line == KEEP:
            return Message("line-keep", *face(state, self.card))
        return super().label(state, line, x, y)


def next_letter(state: ClochemerleState, seat: int) -> int:
    """The letter one may travel to, or OVER."""
    mine = state.travel[seat]
    count = mine.bit_count()
    if count == len(LETTERS) or not state.travel_piles[count]:
        return OVER
    return OVER if count and state.box.chapels[last_card(state, seat)] else count


def last_card(state: ClochemerleState, seat: int) -> int:
    """Cards are numbered letter by letter: the highest is the last."""
    return state.travel[seat].bit_length() - 1


def ways(state: ClochemerleState, seat: int, letter: int) -> Ways:
    """The letter's ways to pay, with the toll of the card before."""
    open_ways = state.box.travel_ways[letter]
    if not letter:
        return open_ways
    return with_toll(open_ways, state.box.travel_tolls[last_card(state, seat)])


def buy_obstacle(state: ClochemerleState, seat: int) -> Message | None:
    if not state.is_active(seat, TRAVELLER):
        return Message("why-needs", TRAVELLER)
    return cannot_pay(state, seat, ways(state, seat, next_letter(state, seat)))


def buy(state: ClochemerleState, seat: int) -> None:
    letter = next_letter(state, seat)
    state.tell("travelled", seat, letter)
    state.then(payment(state, seat, ways(state, seat, letter)), TurnTravelCard(seat, letter))


def arrive(state: ClochemerleState, seat: int, card: int) -> None:
    state.travel_piles[LETTER_OF[card]] &= ~(1 << card)
    state.travel[seat] |= 1 << card
    state.tell("added-travel", seat, *face(state, card))


def face(state: ClochemerleState, card: int) -> tuple[int, Amounts]:
    """The light side in words: prestige and toll."""
    return state.box.travel_prestige[card], of_cost(state.box.travel_tolls[card])


def words(state: ClochemerleState, seat: int) -> Message:
    """The line of the menu."""
    letter = next_letter(state, seat)
    costs = ways(state, seat, letter)
    if len(costs) == 1:
        return Message("line-travel", letter, of_cost(costs[0]))
    return Message("line-travel-either", letter, of_cost(costs[0]), of_cost(costs[1]))
