"""Winter (rulebook p. 8).

The die is rolled. With a snowflake every knight without land and castle who is not in
the Crusades dies, all at once (R-22). Then a family whose every knight has a soldier
or a castle is granted a privilege. Pawns come home, King's Soldiers and Archbishop
leave, white tokens cover the spaces, and the next turn begins; time stays.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.mil.ageing import knight_dies
from demesne.games.mil.pieces import CRUSADES, DIE, HOME, KNIGHTS, NOBODY, WINTER
from demesne.games.mil.setup import cover_spaces
from demesne.games.mil.state import MilState


class Winter(Step[MilState]):
    """The die, then the King's reward, then all is put back."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        state.phase = WINTER
        state.then(RollForWinter(), RewardDefenders(), ClearBoard())


class RollForWinter(Decision[MilState]):
    """Does it snow?"""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "face/{}", numbers(DIE)))

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def label(self, state: MilState, line: int, face: int, _: int) -> Message:
        return Message("line-winter-hard" if state.box.snow[face] else "line-winter-mild")

    def effect(self, state: MilState, line: int, face: int, _: int) -> None:
        if not state.box.snow[face]:
            state.tell("winter-mild")
            return
        state.tell("winter-hard")
        starving = [
            knight
            for knight in range(len(state.present))
            if state.present[knight]
            and state.where[knight] != CRUSADES
            and not state.has_land_or_castle(knight)
        ]
        for knight in starving:
            knight_dies(state, knight)


class RewardDefenders(Step[MilState]):
    """A privilege for families that guard every column (R-13)."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        for seat in range(state.seats):
            if is_defender(state, seat):
                gained = state.gain_privileges(seat, state.box.winter_privileges)
                if gained:
                    state.tell("defender-rewarded", seat, gained)


def is_defender(state: MilState, seat: int) -> bool:
    knights = 0
    for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS):
        if state.present[knight]:
            knights += 1
            if not state.castle[knight] and not state.soldiers_of(knight):
                return False
    return knights > 0


class ClearBoard(Step[MilState]):
    """Everything goes back for the next turn."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        for knight in range(len(state.where)):
            state.where[knight] = HOME
        state.monastery.clear()
        state.crusades.clear()
        cover_spaces(state)
        state.kings_soldiers = NOBODY
        state.archbishop = NOBODY
        for seat in range(state.seats):
            state.placed[seat] = 0
            state.rolls[seat] = 0
