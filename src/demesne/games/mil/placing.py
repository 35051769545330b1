"""Placing a knight, and passing (rulebook p. 4; two players p. 10).

An empty space is free to enter, one with a time token, white or black, costs gold or
a privilege, and the token goes (R-01, R-02). The Monastery and the Crusades take
everybody for nothing. A pawn stays where it was put (R-20). Passing turns a white
token black or puts a black one on an empty space; with two players a family token can
stand in for it (R-36).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.mil.pieces import (
    BLACK,
    COURT,
    CRUSADES,
    EMPTY,
    GOLD,
    MONASTERY,
    PAWN,
    ROW,
    SPACE_REFS,
    SPACES,
    TOKEN,
    WHITE,
)
from demesne.games.mil.questions import KNIGHT_FIELD, OfKnight
from demesne.games.mil.state import MilState

TO_SPACE: Final = 0  # + space
TO_MONASTERY: Final = SPACES
TO_CRUSADES: Final = SPACES + 1
WITH_GOLD: Final = 0
WITH_PRIVILEGE: Final = 1
BLACK_TOKEN: Final = 0  # + space
FAMILY_TOKEN: Final = SPACES  # + space


class PlaceKnight(OfKnight):
    """Where does the knight go?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(TO_SPACE, "{}", SPACE_REFS),
        Group(TO_MONASTERY, "monastery"),
        Group(TO_CRUSADES, "crusades"),
    )

    def exists(self, state: MilState, line: int, space: int, _: int) -> bool:
        return line != TO_SPACE or EMPTY <= state.spaces[space] < PAWN

    def obstacle(self, state: MilState, line: int, space: int, _: int) -> Message | None:
        box = state.box
        if line != TO_SPACE or state.spaces[space] == EMPTY:
            return None
        if state.spaces[space] != WHITE and box.black_blocks:
            return Message("why-black-blocks")
        if can_pay_entry(state, self.seat):
            return None
        return Message("why-short-entry", box.entry_gold, box.entry_privileges)

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

    def label(self, state: MilState, line: int, space: int, _: int) -> Message:
        if line != TO_SPACE:
            return Message("line-sphere", MONASTERY if line == TO_MONASTERY else CRUSADES)
        if state.spaces[space] == EMPTY:
            return Message("line-space", space)
        return Message("line-space-paid", space, state.box.entry_gold, state.box.entry_privileges)

    def effect(self, state: MilState, line: int, space: int, _: int) -> None:
        knight = self.knight
        state.placed[self.seat] = 1
        if line == TO_MONASTERY:
            state.where[knight] = MONASTERY
            state.monastery.append(knight)
            state.tell("knight-placed", knight, MONASTERY)
        elif line == TO_CRUSADES:
            state.where[knight] = CRUSADES
            state.crusades.append(knight)
            state.tell("knight-placed", knight, CRUSADES)
        elif state.spaces[space] == EMPTY:
            enter(state, knight, space)
        else:
            state.then(PayEntry(self.seat, knight, space))


def can_pay_entry(state: MilState, seat: int) -> bool:
    return (
        state.owns(seat, GOLD) >= state.box.entry_gold
        or state.privileges[seat] >= state.box.entry_privileges
    )


def enter(state: MilState, knight: int, space: int) -> None:
    """Stand there; whatever token lay on the space is gone, a family token home again."""
    state.spaces[space] = PAWN + knight
    state.where[knight] = COURT + space // ROW
    if state.sink is not None:
        state.tell("knight-placed-space", knight, space)


class PayEntry(OfKnight):
    """Gold or a privilege for the token on the space?"""

    __slots__ = ("space",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        KNIGHT_FIELD,
        Field("space", most=SPACES - 1),
    )
    LINES: ClassVar[Lines] = Lines(Group(WITH_GOLD, "gold"), Group(WITH_PRIVILEGE, "privilege"))

    def __init__(self, seat: int, knight: int, space: int) -> None:
        super().__init__(seat, knight)
        self.space = space

    def question(self, state: MilState) -> Message:
        return Message("ask-pay-entry", self.seat)

    def obstacle(self, state: MilState, line: int, x: int, y: int) -> Message | None:
        if line == WITH_GOLD:
            return state.lacks_gold(self.seat, state.box.entry_gold)
        return state.lacks_privileges(self.seat, state.box.entry_privileges)

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        if line == WITH_GOLD:
            return Message("line-pay-gold", state.box.entry_gold)
        return Message("line-pay-privileges", state.box.entry_privileges)

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        if line == WITH_GOLD:
            state.gain(self.seat, GOLD, -state.box.entry_gold)
            state.tell("entry-gold", self.seat, state.box.entry_gold)
        else:
            state.privileges[self.seat] -= state.box.entry_privileges
            state.tell("entry-privileges", self.seat, state.box.entry_privileges)
        enter(state, self.knight, self.space)


class PassTurn(Decision[MilState]):
    """Where does the black token go? With two players, or a family token?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(BLACK_TOKEN, "{}", SPACE_REFS), Group(FAMILY_TOKEN, "token/{}", SPACE_REFS)
    )

    def exists(self, state: MilState, line: int, space: int, _: int) -> bool:
        is_free = EMPTY <= state.spaces[space] <= WHITE
        return is_free and (line == BLACK_TOKEN or state.seats == 2)

    def obstacle(self, state: MilState, line: int, space: int, _: int) -> Message | None:
        if line == BLACK_TOKEN or state.tokens_left(self.seat):
            return None
        return Message("why-no-family-token")

    def options(self, state: MilState) -> list[int]:
        spaces = state.spaces
        free = [space for space in range(SPACES) if EMPTY <= spaces[space] <= WHITE]
        if state.seats == 2 and state.tokens_left(self.seat):
            free += [FAMILY_TOKEN + space for space in free]
        return free

    def label(self, state: MilState, line: int, space: int, _: int) -> Message:
        return Message("line-black" if line == BLACK_TOKEN else "line-token", space)

    def effect(self, state: MilState, line: int, space: int, _: int) -> None:
        is_black = line == BLACK_TOKEN
        state.spaces[space] = BLACK if is_black else TOKEN + self.seat
        if state.sink is not None:
            state.tell("passed" if is_black else "passed-token", self.seat, space)
