"""A turn (rulebook p. 7, R-30, R-31, R-32, R-47).

Clockwise from the first player, each family with cards left shows one and acts by it, or
forgoes the action. Whoever put a sulfur on the pouch may show a second card, once a round.
The good on the pouch is spent once the action it stands for is done: the second card of a turn,
or the fifth of the round. Conquer shown as the last card does nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum import cards, free
from demesne.games.feudum.pieces import (
    CARDS,
    CONQUER,
    DECK,
    DOUBLE_TURN,
    FIFTH_CARD,
    NO_BONUS,
    NONE,
    SALTPETER,
    SULFUR,
)
from demesne.games.feudum.state import FeudumState

STOP: Final = 0
CARD: Final = 1  # + card
FREE: Final = CARD + DECK  # + act


class NextTurn(Step[FeudumState]):
    """The next family with cards left; when nobody has any, the cards have been played."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        for ahead in range(state.seats):
            seat = (state.turn + ahead) % state.seats
            if state.in_hand[seat]:
                state.turn = seat
                state.then(PlayCard(seat, 0), TurnDone())
                return


class TurnDone(Step[FeudumState]):
    """Vessels left in this turn may be boarded from now on; fifth cards have been played."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        state.left_now.clear()
        # Anybody's: Defend, shown out of turn, may have been the fifth.
        for seat in range(state.seats):
            if state.bonus[seat] == FIFTH_CARD and not state.in_hand[seat]:
                spend_bonus(state, seat)
        state.turn = (state.turn + 1) % state.seats
        state.then(NextTurn())


class SecondCard(Step[FeudumState]):
    """With a sulfur on the pouch, another card may follow at once."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        if state.bonus[self.seat] == DOUBLE_TURN and state.in_hand[self.seat]:
            state.then(PlayCard(self.seat, 1))


class SecondDone(Step[FeudumState]):
    """The second card has been acted by: its sulfur is spent."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        spend_bonus(state, self.seat)


def spend_bonus(state: FeudumState, seat: int) -> None:
    """The good on the pouch goes into the haversack."""
    if state.bonus[seat] == FIFTH_CARD:
        state.bag[SALTPETER] += 1
    elif state.bonus[seat] == DOUBLE_TURN:
        state.bag[SULFUR] += 1
    state.bonus[seat] = NO_BONUS


class CardDone(Step[FeudumState]):
    """Lies under whatever a card sets going: who looks at the table sees which card it is."""

    __slots__ = ("card", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("card", most=DECK - 1))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: FeudumState) -> None:
        """Nothing is left to do."""


def card_now(state: FeudumState) -> int:
    """The card by which somebody acts at this moment, or NONE."""
    card = NONE
    for step in state.agenda:
        if isinstance(step, CardDone):
            card = step.card
    return card


class PlayCard(Decision[FeudumState]):
    """Which card? Before it, whatever may be done at any time."""

    __slots__ = ("second",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("second", most=1))
    LINES: ClassVar[Lines] = Lines(
        Group(STOP, "stop", label="line-no-second-card", ends=True),
        Group(CARD, "card/{}", CARDS),
        Group(FREE, "free/{}", free.ACTS),
    )
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, second: int) -> None:
        super().__init__(seat)
        self.second = second

    def opens_turn(self, state: FeudumState) -> bool:
        return not self.second

    def options(self, state: FeudumState) -> list[int]:
        lines = [STOP] if self.second else []
        hand = state.hand[self.seat]
        for card in range(DECK):
            if hand >> card & 1:
                lines.append(CARD + card)
        for act in free.possible(state, self.seat):
            lines.append(FREE + act)
        return lines

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        if line == STOP:
            return self.second == 1
        if line == CARD:
            return state.hand[self.seat] >> x & 1 == 1
        return x in free.possible(state, self.seat)

    def question(self, state: FeudumState) -> Message:
        if self.second:
            return Message("ask-play-second-card", self.seat)
        return Message("ask-play-card", self.seat)

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == CARD:
            return Message("line-card", x)
        if line == FREE:
            return Message(f"line-free-{free.ACTS[x]}")
        return super().label(state, line, x, y)

    def warning(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == CARD and x == CONQUER and state.in_hand[self.seat] == 1:
            return Message("warn-conquer-last")
        return None

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == FREE:
            state.then(free.question_of(seat, x), PlayCard(seat, self.second))
            return
        if line == STOP:
            return
        state.hand[seat] &= ~(1 << x)
        state.in_hand[seat] -= 1
        state.played[seat] |= 1 << x
        if state.sink is not None:
            state.reveal("card-second" if self.second else "card-played", seat, x)
        state.then(SecondDone(seat) if self.second else SecondCard(seat))
        if x == CONQUER and not state.in_hand[seat]:
            if state.sink is not None:
                state.tell("conquer-last", seat)
            return
        state.then(CardDone(seat, x))
        cards.begin(state, seat, x)
