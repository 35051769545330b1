"""Family growth (rulebook p. 4).

Roll the die and choose one of its symbols. An hourglass ages the knight, a woman is
one more damsel, and one may roll again; a man ends the action. He is the knight's
heir if there is none, and the heir of a knight with land or castle is married; else
he is the next knight of the family. A bastard is a man without a roll, for gold or a
privilege (R-29). Every roll needs a white token on the board (R-05).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.mil.ageing import TakeTime
from demesne.games.mil.marriage import HoldMarriage
from demesne.games.mil.pieces import DIE, GOLD, HOURGLASS, KNIGHTS, MAN, NOBODY, SYMBOLS, WOMAN
from demesne.games.mil.state import MilState

ROLL: Final = 0
BASTARD_GOLD: Final = 1
BASTARD_PRIVILEGE: Final = 2
STOP: Final = 3


class GrowFamily(Decision[MilState]):
    """Roll, legitimise a bastard, or stop; `again` is 1 after the first result."""

    __slots__ = ("again", "knight")
    SIZE: ClassVar[int] = STOP + 1
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight", "again")

    def __init__(self, seat: int, knight: int, again: int) -> None:
        super().__init__(seat)
        self.knight = knight
        self.again = again

    def obstacle(self, state: MilState, choice: int) -> str:
        box, seat = state.box, self.seat
        if choice == STOP:
            return "" if self.again else "why-growth-chosen"
        if choice == ROLL:
            # A safeguard, not a rule: no game may stand still for ever.
            return "" if state.rolls[seat] < box.growth_rolls else "why-growth-cap"
        if state.heir[self.knight]:
            if box.bastard_only_heir:
                return "why-bastard-heir"
            if state.free_column(seat) == NOBODY:
                return "why-family-complete"
        if choice == BASTARD_GOLD:
            return "" if state.owns(seat, GOLD) >= box.bastard_gold else "why-short-gold"
        enough = state.privileges[seat] >= box.bastard_privileges
        return "" if enough else "why-short-privileges"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-growth-cap":
            return (state.box.growth_rolls,)
        if key == "why-short-gold":
            return (state.box.bastard_gold, state.owns(self.seat, GOLD))
        if key == "why-short-privileges":
            return (state.box.bastard_privileges, state.privileges[self.seat])
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        seat = self.seat
        if choice == ROLL:
            state.rolls[seat] += 1
            state.then(RollForGrowth(seat, self.knight))
        elif choice == BASTARD_GOLD:
            state.gain(seat, GOLD, -state.box.bastard_gold)
            state.tell("bastard-for-gold", self.knight, state.box.bastard_gold)
            son_is_born(state, self.knight)
        elif choice == BASTARD_PRIVILEGE:
            state.privileges[seat] -= state.box.bastard_privileges
            state.tell("bastard-for-privileges", self.knight, state.box.bastard_privileges)
            son_is_born(state, self.knight)

    def ref(self, choice: int) -> str:
        return ("roll", "bastard/gold", "bastard/privilege", "stop")[choice]

    def question(self, state: MilState) -> Message:
        return Message("ask-grow-family", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        if choice == BASTARD_GOLD:
            return Message("line-bastard-gold", state.box.bastard_gold)
        if choice == BASTARD_PRIVILEGE:
            return Message("line-bastard-privileges", state.box.bastard_privileges)
        return Message("line-roll" if choice == ROLL else "line-stop")


class RollForGrowth(Decision[MilState]):
    """The die of a growing family; `owner` rolls it."""

    __slots__ = ("knight", "owner")
    SIZE: ClassVar[int] = DIE
    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "knight")

    def __init__(self, owner: int, knight: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.knight = knight

    def obstacle(self, state: MilState, choice: int) -> str:
        return ""

    def choose(self, state: MilState, choice: int) -> None:
        state.tell("die-rolled", self.knight, choice + 1)
        state.then(ChooseSymbol(self.owner, self.knight, choice))

    def ref(self, choice: int) -> str:
        return f"face/{choice + 1}"

    def question(self, state: MilState) -> Message:
        return Message("ask-roll-for-growth", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-face", choice + 1)


class ChooseSymbol(Decision[MilState]):
    """Which of the symbols of the face?"""

    __slots__ = ("face", "knight")
    SIZE: ClassVar[int] = len(SYMBOLS)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight", "face")

    def __init__(self, seat: int, knight: int, face: int) -> None:
        super().__init__(seat)
        self.knight = knight
        self.face = face

    def obstacle(self, state: MilState, choice: int) -> str:
        # A roll needs a white token, so an hourglass always finds one.
        return "" if state.box.symbols[self.face] >> choice & 1 else "why-symbol-not-shown"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice,)

    def choose(self, state: MilState, choice: int) -> None:
        seat, knight = self.seat, self.knight
        if choice == MAN:
            son_is_born(state, knight)
        elif choice == WOMAN:
            state.damsels[seat] += 1
            state.tell("daughter-born", knight)
            state.then(GrowAgain(seat, knight))
        else:
            state.then(TakeTime(seat, knight), GrowAgain(seat, knight))

    def ref(self, choice: int) -> str:
        return SYMBOLS[choice]

    def question(self, state: MilState) -> Message:
        return Message("ask-choose-symbol", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        if choice == HOURGLASS:
            return Message("line-hourglass")
        if choice == WOMAN:
            return Message("line-woman")
        if not state.heir[self.knight]:
            return Message("line-man-heir")
        if state.free_column(self.seat) == NOBODY:
            return Message("line-man-nothing")
        return Message("line-man-knight")


class GrowAgain(Step[MilState]):
    """Roll again? The successor of a knight who died meanwhile may (R-04)."""

    __slots__ = ("knight", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight")

    def __init__(self, seat: int, knight: int) -> None:
        self.seat = seat
        self.knight = knight

    def run(self, state: MilState) -> None:
        if state.present[self.knight] and state.has_white():
            state.then(GrowFamily(self.seat, self.knight, 1))


def son_is_born(state: MilState, knight: int) -> None:
    """An heir; or another knight; or, in a family of four, nobody who matters (R-26)."""
    if not state.heir[knight]:
        state.heir[knight] = 1
        state.tell("heir-born", knight)
        if state.has_land_or_castle(knight):
            state.then(HoldMarriage(knight))
        return
    younger = state.free_column(knight // KNIGHTS)
    if younger == NOBODY:
        state.tell("son-left", knight)
        return
    state.present[younger] = 1
    state.tell("knight-born", younger)
