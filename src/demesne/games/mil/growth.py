"""Family growth (rulebook p. 4).

Roll the die and choose one of its symbols. An hourglass ages the knight, a woman is
one more damsel, and one may roll again; a man ends the action. He is the knight's
heir if there is none, and the heir of a knight with land or castle is married; else
he is the next knight of the family. A bastard is a man without a roll, for gold or a
privilege (R-29). Every roll needs a white token on the board (R-05).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision
from demesne.games.mil.ageing import TakeTime, warn_of_death
from demesne.games.mil.marriage import HoldMarriage
from demesne.games.mil.pieces import DIE, GOLD, HOURGLASS, KNIGHTS, MAN, NOBODY, SYMBOLS, WOMAN
from demesne.games.mil.questions import KNIGHT_FIELD, KnightsStep, OfKnight
from demesne.games.mil.state import MilState

ROLL: Final = 0
BASTARD_GOLD: Final = 1
BASTARD_PRIVILEGE: Final = 2
STOP: Final = 3


class GrowFamily(OfKnight):
    """Roll, legitimise a bastard, or stop; `again` is 1 after the first result."""

    __slots__ = ("again",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, KNIGHT_FIELD, Field("again", most=1))
    LINES: ClassVar[Lines] = Lines(
        Group(ROLL, "roll", label="line-roll"),
        Group(BASTARD_GOLD, "bastard/gold"),
        Group(BASTARD_PRIVILEGE, "bastard/privilege"),
        Group(STOP, "stop", label="line-stop", ends=True),
    )

    def __init__(self, seat: int, knight: int, again: int) -> None:
        super().__init__(seat, knight)
        self.again = again

    def exists(self, state: MilState, line: int, x: int, y: int) -> bool:
        return line != STOP or self.again == 1

    def obstacle(self, state: MilState, line: int, x: int, y: int) -> Message | None:
        box, seat = state.box, self.seat
        if line == STOP:
            return None
        if line == ROLL:
            # A safeguard, not a rule: no game may stand still for ever.
            most = box.growth_rolls
            return None if state.rolls[seat] < most else Message("why-growth-cap", most)
        if state.heir[self.knight]:
            if box.bastard_only_heir:
                return Message("why-bastard-heir")
            if state.free_column(seat) == NOBODY:
                return Message("why-family-complete")
        if line == BASTARD_GOLD:
            return state.lacks_gold(seat, box.bastard_gold)
        return state.lacks_privileges(seat, box.bastard_privileges)

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        if line == BASTARD_GOLD:
            return Message("line-bastard-gold", state.box.bastard_gold)
        if line == BASTARD_PRIVILEGE:
            return Message("line-bastard-privileges", state.box.bastard_privileges)
        return super().label(state, line, x, y)

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        seat, knight = self.seat, self.knight
        if line == ROLL:
            state.rolls[seat] += 1
            state.then(RollForGrowth(seat, knight))
        elif line == BASTARD_GOLD:
            state.gain(seat, GOLD, -state.box.bastard_gold)
            state.tell("bastard-for-gold", knight, state.box.bastard_gold)
            son_is_born(state, knight)
        elif line == BASTARD_PRIVILEGE:
            state.privileges[seat] -= state.box.bastard_privileges
            state.tell("bastard-for-privileges", knight, state.box.bastard_privileges)
            son_is_born(state, knight)


class RollForGrowth(Decision[MilState]):
    """The die of a growing family; `owner` rolls it."""

    __slots__ = ("knight", "owner")
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("owner", of_seats=1), KNIGHT_FIELD)
    LINES: ClassVar[Lines] = Lines(Group(0, "face/{}", numbers(DIE)))

    def __init__(self, owner: int, knight: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.knight = knight

    def question(self, state: MilState) -> Message:
        return Message("ask-roll-for-growth", self.knight)

    def label(self, state: MilState, line: int, face: int, _: int) -> Message:
        return of_face(state, face, "line-face")

    def effect(self, state: MilState, line: int, face: int, _: int) -> None:
        if state.sink is not None:
            rolled = of_face(state, face, "die-rolled", self.knight)
            state.tell(rolled.key, *rolled.args)
        state.then(ChooseSymbol(self.owner, self.knight, face))


def of_face(state: MilState, face: int, key: str, *args: int) -> Message:
    """A sentence with the symbols of a face: one, two, or all of them."""
    symbols = [s for s in range(len(SYMBOLS)) if state.box.symbols[face] >> s & 1]
    if len(symbols) == len(SYMBOLS):
        return Message(key + "-any", *args)
    return Message(key if len(symbols) == 1 else key + "-two", *args, *symbols)


class ChooseSymbol(OfKnight):
    """Which of the symbols of the face?"""

    __slots__ = ("face",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, KNIGHT_FIELD, Field("face", most=DIE - 1))
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", SYMBOLS))

    def __init__(self, seat: int, knight: int, face: int) -> None:
        super().__init__(seat, knight)
        self.face = face

    def exists(self, state: MilState, line: int, symbol: int, _: int) -> bool:
        # A roll needs a white token, so an hourglass always finds one.
        return (state.box.symbols[self.face] >> symbol & 1) == 1

    def label(self, state: MilState, line: int, symbol: int, _: int) -> Message:
        if symbol == HOURGLASS:
            return Message("line-hourglass")
        if symbol == WOMAN:
            return Message("line-woman")
        if not state.heir[self.knight]:
            return Message("line-man-heir")
        if state.free_column(self.seat) == NOBODY:
            return Message("line-man-nothing")
        return Message("line-man-knight")

    def warning(self, state: MilState, line: int, symbol: int, _: int) -> Message | None:
        return warn_of_death(state, self.knight, False) if symbol == HOURGLASS else None

    def effect(self, state: MilState, line: int, symbol: int, _: int) -> None:
        seat, knight = self.seat, self.knight
        if symbol == MAN:
            son_is_born(state, knight)
        elif symbol == WOMAN:
            state.damsels[seat] += 1
            state.tell("daughter-born", knight)
            state.then(GrowAgain(knight))
        else:
            state.then(TakeTime(seat, knight), GrowAgain(knight))


class GrowAgain(KnightsStep):
    """Roll again? The successor of a knight who died meanwhile may (R-04)."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        if state.present[self.knight] and state.has_white():
            state.then(GrowFamily(self.knight // KNIGHTS, self.knight, 1))


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
