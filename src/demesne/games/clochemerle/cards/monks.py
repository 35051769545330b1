"""Monks (rulebook p. 10).

The top monk of one of three piles joins the church, if it has fewer than six windows
(R-18). He does one thing, once: story points, the '?' banner (R-02), the school once or
twice (R-20), or the steward for a customer or two. It may be skipped, and then costs
nothing (R-19); the monk himself is paid and comes in any case.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.clochemerle.cards.customers import call_steward, steward_obstacle
from demesne.games.clochemerle.chief import MoveChief
from demesne.games.clochemerle.gains import MONK_STORY, Gain
from demesne.games.clochemerle.pay import cannot_pay, payment
from demesne.games.clochemerle.pieces import (
    ABBOT,
    ACTIONS,
    MONK_PILES,
    MONKS,
    NONE,
    QUESTION,
    SCHOOL_TWICE,
    SEND_STEWARD,
    STORY_2,
    STORY_3,
    WINDOWS,
)
from demesne.games.clochemerle.school import UseSchool
from demesne.games.clochemerle.state import ClochemerleState

SEND: Final = 0
SKIP: Final = 1


class TurnMonk(Decision[ClochemerleState]):
    """The next monk of a pile is seen, as soon as the one above him is paid (R-36)."""

    __slots__ = ("pile",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("pile", most=len(MONK_PILES) - 1),)
    LINES: ClassVar[Lines] = Lines(
        Group(0, "monk/{}", [str(number) for number in range(1, MONKS + 1)])
    )

    def __init__(self, pile: int) -> None:
        super().__init__(CHANCE)
        self.pile = pile

    def exists(self, state: ClochemerleState, line: int, monk: int, y: int) -> bool:
        return bool(state.monk_piles[self.pile] >> monk & 1)

    def effect(self, state: ClochemerleState, line: int, monk: int, y: int) -> None:
        state.monk_piles[self.pile] &= ~(1 << monk)
        state.monk_tops[self.pile] = monk
        state.tell("monk-turned", self.pile, state.box.monk_actions[monk])

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-turn-monk", self.pile)

    def label(self, state: ClochemerleState, line: int, monk: int, y: int) -> Message:
        return Message("line-monk", state.box.monk_actions[monk])


class MonkActs(Step[ClochemerleState]):
    """What the new monk does."""

    __slots__ = ("action", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("action", most=len(ACTIONS) - 1))

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, state: ClochemerleState) -> None:
        seat, action = self.seat, self.action
        if action == STORY_2:
            state.then(Gain(seat, MONK_STORY, 2))
        elif action == STORY_3:
            state.then(Gain(seat, MONK_STORY, 3))
        elif action == QUESTION:
            state.then(MoveChief(seat))
        elif action == SEND_STEWARD:
            if any(customer != NONE for customer in state.row):
                state.then(SendToSteward(seat))
        elif action == SCHOOL_TWICE:
            state.then(UseSchool(seat), UseSchool(seat))
        else:
            state.then(UseSchool(seat))


class SendToSteward(Decision[ClochemerleState]):
    """Does the monk send for customers? They cost what they always do."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(SEND, "send", label="line-send-monk"),
        Group(SKIP, "skip", label="line-skip-monk", ends=True),
    )

    def obstacle(self, state: ClochemerleState, line: int, x: int, y: int) -> Message | None:
        return steward_obstacle(state, self.seat) if line == SEND else None

    def effect(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        if line == SEND:
            call_steward(state, self.seat, state.box.steward_by_monk)
        else:
            state.tell("monk-skipped", self.seat)


def buy_obstacle(state: ClochemerleState, seat: int, pile: int) -> Message | None:
    if not state.is_active(seat, ABBOT):
        return Message("why-needs", ABBOT)
    if state.church[seat] == NONE:
        return Message("why-no-church")
    if state.window_count(seat) >= WINDOWS:
        return Message("why-windows-full", WINDOWS)
    return cannot_pay(state, seat, state.box.monk_ways[state.monk_tops[pile]])


def buy(state: ClochemerleState, seat: int, pile: int) -> None:
    monk = state.monk_tops[pile]
    paying = payment(state, seat, state.box.monk_ways[monk])
    state.monks[seat] |= 1 << monk
    state.monk_tops[pile] = NONE
    state.tell("added-monk", seat, pile, state.window_count(seat))
    state.then(paying, NextMonk(pile), MonkActs(seat, state.box.monk_actions[monk]))


class NextMonk(Step[ClochemerleState]):
    """The pile shows its next monk, while there is one."""

    __slots__ = ("pile",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("pile", most=len(MONK_PILES) - 1),)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def run(self, state: ClochemerleState) -> None:
        if state.monk_piles[self.pile]:
            state.then(TurnMonk(self.pile))
