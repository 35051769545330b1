"""A member dies (rulebook pp. 10-11).

Each time the life marker passes the bridge, one visible member of the lowest
generation dies: at the end of the turn, or at once in a market day. The place
decides the section of the chronicle, and a free slot there must be taken (R-23);
without one it is a nameless grave. The last slot or the last grave brings the end.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.village.pieces import (
    CHRONICLE,
    FARM,
    GRAVE,
    NOBODY,
    PLACES,
    REMOVED,
    SECTION_OF,
    VISIBLE,
)
from demesne.games.village.shapes import SeatStep
from demesne.games.village.state import VillageState

GRAVES: Final = 5  # behind the five sections in `free_slots`


class MemberDies(SeatStep):
    """Somebody visible must go; with nobody visible the death lapses (R-05)."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        if state.visible(self.seat):
            state.then(BuryMember(self.seat))
        else:
            state.tell("death-lapsed", self.seat)


class BuryMember(Decision[VillageState]):
    """Which of the oldest visible members dies? One line for each place (R-28)."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", PLACES[FARM:VISIBLE]))

    def exists(self, state: VillageState, line: int, place: int, _: int) -> bool:
        return state.at(self.seat, FARM + place) >> 3 * state.oldest(self.seat) & 7 > 0

    def options(self, state: VillageState) -> list[int]:
        mask = 7 << 3 * state.oldest(self.seat)
        return [
            place for place in range(VISIBLE - FARM) if state.at(self.seat, FARM + place) & mask
        ]

    def effect(self, state: VillageState, line: int, place: int, _: int) -> None:
        seat, place = self.seat, FARM + place
        generation = state.oldest(seat)
        section = SECTION_OF[place]
        slots = state.free_slots
        if slots[section]:
            slots[section] -= 1
            state.move(seat, generation, place, CHRONICLE + section)
            state.tell("buried-chronicle", seat, generation + 1, place, section)
        elif slots[GRAVES]:
            slots[GRAVES] -= 1
            state.move(seat, generation, place, GRAVE)
            state.tell("buried-grave", seat, generation + 1, place)
        else:
            state.move(seat, generation, place, REMOVED)
            state.tell("buried-nowhere", seat, generation + 1, place)
        # The first to fill the chronicle or the graves brings the end; no other does.
        is_full = not slots[GRAVES] or not any(slots[:GRAVES])
        if is_full and state.end_brought_by == NOBODY:
            state.end_brought_by = seat
            state.tell("end-brought", seat)

    def question(self, state: VillageState) -> Message:
        return Message("ask-bury-member", self.seat, state.oldest(self.seat) + 1)

    def label(self, state: VillageState, line: int, place: int, _: int) -> Message:
        place += FARM
        section = SECTION_OF[place]
        if state.free_slots[section]:
            return Message("line-bury-chronicle", place, section, state.free_slots[section])
        if state.free_slots[GRAVES]:
            return Message("line-bury-grave", place, state.free_slots[GRAVES])
        return Message("line-bury-nowhere", place)


def beware(state: VillageState, seat: int, time: int, hidden: int = 0) -> Message | None:
    """The warning of a line whose time passes the bridge, where anybody can die of it.

    `hidden` members go out of death's sight before it comes.
    """
    if state.life[seat] + time < state.box.life_track or state.living(seat) <= hidden:
        return None
    return Message("warn-death")
