"""Landscapes: what grows on them, and who collects it (rulebook pp. 11, 22; R-12, R-40).

A tile grows three resources of its kind at a time, as far as there are any. The serf who
tends it takes all of them, and hands one to the ruler of the place, or leaves them there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.pieces import (
    BUTT,
    FOOD,
    NOBODY,
    ORCHARD,
    SILVER_MINE,
    SPOTS,
    SULFUR,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.stores import give_good

LEAVE: Final = 0
COLLECT: Final = 1


def grow(state: FeudumState, place: int) -> None:
    """Resources onto the landscape of a place, out of the supply."""
    kind, wanted = state.scenes[place], state.box.landscape_grows
    if kind == BUTT:
        taken = min(wanted, state.targets)
        state.targets -= taken
    elif kind == SILVER_MINE:
        taken = min(wanted, state.bank)
        state.bank -= taken
    else:
        good = FOOD if kind == ORCHARD else SULFUR
        taken = min(wanted, state.bag[good])
        state.bag[good] -= taken
    state.crops[place] += taken
    if taken and state.sink is not None:
        state.tell("landscape-grows", place, kind, taken)


def take_crop(state: FeudumState, seat: int, kind: int, count: int) -> None:
    """Resources of a landscape, already taken from it. A target is a marker at once."""
    if kind == BUTT:
        state.targets += count
        state.gain_markers(seat, count)
    elif kind == SILVER_MINE:
        state.shillings[seat] += count
    else:
        for _ in range(count):
            give_good(state, seat, FOOD if kind == ORCHARD else SULFUR)


class Collect(Decision[FeudumState]):
    """Take the resources of the landscape, one of them for the ruler, or leave them?"""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("place", most=SPOTS - 1))
    LINES: ClassVar[Lines] = Lines(
        Group(LEAVE, "leave", label="line-leave-crop", ends=True), Group(COLLECT, "collect")
    )

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def _to_ruler(self, state: FeudumState) -> int:
        ruler = state.rulers[self.place]
        due = 0 if ruler in (NOBODY, self.seat) else state.box.landscape_ruler
        return min(due, state.crops[self.place])

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == COLLECT and not state.crops[self.place]:
            return Message("why-nothing-grown")
        return None

    def question(self, state: FeudumState) -> Message:
        return Message(
            "ask-collect", self.seat, self.place, state.scenes[self.place], state.crops[self.place]
        )

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == LEAVE:
            return super().label(state, line, x, y)
        due = self._to_ruler(state)
        own = state.crops[self.place] - due
        return Message("line-collect-crop", state.scenes[self.place], own, due)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        place = self.place
        kind = state.scenes[place]
        if line == LEAVE:
            if state.sink is not None:
                state.tell("crop-left", self.seat, place, kind)
            return
        due = self._to_ruler(state)
        own = state.crops[place] - due
        state.crops[place] = 0
        state.then(Recalc())
        if state.sink is not None:
            state.tell("crop-collected", self.seat, place, kind, own)
            if due:
                state.tell("crop-for-ruler", state.rulers[place], place, kind, due)
        if due:
            take_crop(state, state.rulers[place], kind, due)
        take_crop(state, self.seat, kind, own)
