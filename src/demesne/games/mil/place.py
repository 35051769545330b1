"""Placing a knight, and passing (rulebook p. 4; two players p. 10).

An empty space is free to enter, one with a time token, white or black, costs gold or
a privilege, and the token goes (R-01, R-02). The Monastery and the Crusades take
everybody for nothing. A pawn stays where it was put (R-20). Passing turns a white
token black or puts a black one on an empty space; with two players a family token can
stand in for it (R-36).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.mil.pieces import (
    BLACK,
    COURT,
    CRUSADES,
    EMPTY,
    GOLD,
    MONASTERY,
    PAWN,
    PLACES,
    ROW,
    SPACES,
    TOKEN,
    UNUSED,
    WHITE,
    space_ref,
)
from demesne.games.mil.state import MilState

TO_MONASTERY: Final = SPACES
TO_CRUSADES: Final = SPACES + 1
WITH_GOLD: Final = 0
WITH_PRIVILEGE: Final = 1


class PlaceKnight(Decision[MilState]):
    """Where does the knight go?"""

    __slots__ = ("knight",)
    SIZE: ClassVar[int] = SPACES + 2
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight")

    def __init__(self, seat: int, knight: int) -> None:
        super().__init__(seat)
        self.knight = knight

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice >= SPACES:
            return ""
        code = state.spaces[choice]
        if code == EMPTY:
            return ""
        if code == UNUSED:
            return "why-space-unused"
        if code >= PAWN:
            return "why-space-taken"
        if code != WHITE and state.box.black_blocks:
            return "why-black-blocks"
        return "" if can_pay_entry(state, self.seat) else "why-short-entry"

    def options(self, state: MilState) -> list[int]:
        can_pay = can_pay_entry(state, self.seat)
        blocks = state.box.black_blocks
        free: list[int] = []
        for space in range(SPACES):
            code = state.spaces[space]
            if code == EMPTY or (
                can_pay and WHITE <= code < PAWN and (code == WHITE or not blocks)
            ):
                free.append(space)
        free.append(TO_MONASTERY)
        free.append(TO_CRUSADES)
        return free

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-short-entry":
            return (state.box.entry_gold, state.box.entry_privileges)
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        state.placed[self.seat] = 1
        if choice >= SPACES:
            sphere = MONASTERY if choice == TO_MONASTERY else CRUSADES
            state.where[self.knight] = sphere
            (state.monastery if sphere == MONASTERY else state.crusades).append(self.knight)
            state.tell("knight-placed", self.knight, sphere)
        elif state.spaces[choice] == EMPTY:
            enter(state, self.knight, choice)
        else:
            state.then(PayEntry(self.seat, self.knight, choice))

    def ref(self, choice: int) -> str:
        if choice < SPACES:
            return space_ref(choice)
        return PLACES[MONASTERY if choice == TO_MONASTERY else CRUSADES]

    def question(self, state: MilState) -> Message:
        return Message("ask-place-knight", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        if choice >= SPACES:
            return Message("line-sphere", MONASTERY if choice == TO_MONASTERY else CRUSADES)
        if WHITE <= state.spaces[choice] < PAWN:
            return Message(
                "line-space-paid", choice, state.box.entry_gold, state.box.entry_privileges
            )
        return Message("line-space", choice)


def can_pay_entry(state: MilState, seat: int) -> bool:
    return (
        state.owns(seat, GOLD) >= state.box.entry_gold
        or state.privileges[seat] >= state.box.entry_privileges
    )


def enter(state: MilState, knight: int, space: int) -> None:
    """Stand there; whatever token lay on the space is gone, a family token home again."""
    sphere = COURT + space // ROW
    state.spaces[space] = PAWN + knight
    state.where[knight] = sphere
    state.tell("knight-placed", knight, sphere)


class PayEntry(Decision[MilState]):
    """Gold or a privilege for the token on the space?"""

    __slots__ = ("knight", "space")
    SIZE: ClassVar[int] = 2
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight", "space")

    def __init__(self, seat: int, knight: int, space: int) -> None:
        super().__init__(seat)
        self.knight = knight
        self.space = space

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == WITH_GOLD:
            enough = state.owns(self.seat, GOLD) >= state.box.entry_gold
            return "" if enough else "why-short-gold"
        enough = state.privileges[self.seat] >= state.box.entry_privileges
        return "" if enough else "why-short-privileges"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if choice == WITH_GOLD:
            return (state.box.entry_gold, state.owns(self.seat, GOLD))
        return (state.box.entry_privileges, state.privileges[self.seat])

    def choose(self, state: MilState, choice: int) -> None:
        if choice == WITH_GOLD:
            state.gain(self.seat, GOLD, -state.box.entry_gold)
            state.tell("entry-gold", self.seat, state.box.entry_gold)
        else:
            state.privileges[self.seat] -= state.box.entry_privileges
            state.tell("entry-privileges", self.seat, state.box.entry_privileges)
        enter(state, self.knight, self.space)

    def ref(self, choice: int) -> str:
        return "gold" if choice == WITH_GOLD else "privilege"

    def label(self, state: MilState, choice: int) -> Message:
        if choice == WITH_GOLD:
            return Message("line-pay-gold", state.box.entry_gold)
        return Message("line-pay-privileges", state.box.entry_privileges)


class PassTurn(Decision[MilState]):
    """Where does the black token go? With two players, or a family token?"""

    __slots__ = ()
    SIZE: ClassVar[int] = 2 * SPACES

    def obstacle(self, state: MilState, choice: int) -> str:
        code = state.spaces[choice % SPACES]
        if code == UNUSED:
            return "why-space-unused"
        if code not in (EMPTY, WHITE):
            return "why-space-blocked"
        if choice < SPACES:
            return ""
        if state.seats > 2:
            return "why-only-two-players"
        return "" if state.tokens_left(self.seat) else "why-no-family-token"

    def options(self, state: MilState) -> list[int]:
        spaces = state.spaces
        free = [space for space in range(SPACES) if EMPTY <= spaces[space] <= WHITE]
        if state.seats == 2 and state.tokens_left(self.seat):
            free += [SPACES + space for space in free]
        return free

    def choose(self, state: MilState, choice: int) -> None:
        if choice < SPACES:
            state.spaces[choice] = BLACK
            state.tell("passed", self.seat, choice)
        else:
            state.spaces[choice - SPACES] = TOKEN + self.seat
            state.tell("passed-token", self.seat, choice - SPACES)

    def ref(self, choice: int) -> str:
        return space_ref(choice) if choice < SPACES else f"token/{space_ref(choice - SPACES)}"

    def label(self, state: MilState, choice: int) -> Message:
        if choice < SPACES:
            return Message("line-black", choice)
        return Message("line-token", choice - SPACES)
