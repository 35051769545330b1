"""A member dies (rulebook pp. 10-11).

Each time the life marker passes the bridge, one visible member of the lowest
generation dies: at the end of the turn, or at once in a market day. The place
decides the section of the chronicle, and a free slot there must be taken (R-23);
without one it is a nameless grave. The last slot or the last grave brings the end.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.message import Argument, Message
from demesne.core.step import Decision, Step
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
from demesne.games.village.state import VillageState

GRAVES: int = 5  # behind the five sections in `free_slots`


class MemberDies(Step[VillageState]):
    """Somebody visible must go; with nobody visible the death lapses (R-05)."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VillageState) -> None:
        if state.oldest(self.seat) < 0:
            state.tell("death-lapsed", self.seat)
        else:
            state.then(BuryMember(self.seat))


class BuryMember(Decision[VillageState]):
    """Which of the oldest visible members dies? One line for each place (R-28)."""

    __slots__ = ()
    SIZE: ClassVar[int] = VISIBLE - FARM

    def obstacle(self, state: VillageState, choice: int) -> str:
        here = state.at(self.seat, FARM + choice)
        if not here:
            return "why-nobody-there"
        return "" if here >> 3 * state.oldest(self.seat) & 7 else "why-somebody-older"

    def options(self, state: VillageState) -> list[int]:
        mask = 7 << 3 * state.oldest(self.seat)
        return [c for c in range(self.SIZE) if state.at(self.seat, FARM + c) & mask]

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-nobody-there":
            return (FARM + choice,)
        return (state.oldest(self.seat) + 1,)

    def choose(self, state: VillageState, choice: int) -> None:
        seat, place = self.seat, FARM + choice
        generation = state.oldest(seat)
        section = SECTION_OF[place]
        slots = state.free_slots
        if slots[section]:
            slots[section] -= 1
            state.move(seat, generation, place, CHRONICLE + section)
            state.tell("buried-chronicle", seat, generation + 1, place, section)
            if not any(slots[:GRAVES]):
                bring_the_end(state, seat)
        elif slots[GRAVES]:
            slots[GRAVES] -= 1
            state.move(seat, generation, place, GRAVE)
            state.tell("buried-grave", seat, generation + 1, place)
            if not slots[GRAVES]:
                bring_the_end(state, seat)
        else:
            state.move(seat, generation, place, REMOVED)
            state.tell("buried-nowhere", seat, generation + 1, place)

    def ref(self, choice: int) -> str:
        return PLACES[FARM + choice]

    def question(self, state: VillageState) -> Message:
        return Message("ask-bury-member", self.seat, state.oldest(self.seat) + 1)

    def label(self, state: VillageState, choice: int) -> Message:
        place = FARM + choice
        section = SECTION_OF[place]
        if state.free_slots[section]:
            return Message("line-bury-chronicle", place, section, state.free_slots[section])
        if state.free_slots[GRAVES]:
            return Message("line-bury-grave", place, state.free_slots[GRAVES])
        return Message("line-bury-nowhere", place)


def bring_the_end(state: VillageState, seat: int) -> None:
    """The first to fill the chronicle or the graves brings the end; no other does (R-13)."""
    if state.trigger == NOBODY:
        state.trigger = seat
        state.tell("end-brought", seat)
