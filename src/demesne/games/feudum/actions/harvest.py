"""Harvest (rulebook, action 6; R-22, R-54).

A farm one rules, with fewer than ten goods, gets five more at random: one more for each further
farm and each feudum, and as many as one's beads say, ten at most. It scores a point. Or a part
of it comes to the family as favours, which turns its beads into seals. *Inspect the Harvest*: with
a farmer on the board the whole is drawn first, and the favours are picked from it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.gather import Gather
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum.pieces import (
    FARM,
    FARMER,
    GOODS,
    KINDS,
    PLACES,
    SPOTS,
    WORTHS,
)
from demesne.games.feudum.state import FeudumState, sum_of
from demesne.games.feudum.stores import TO_SEAT, DrawGoods, give_good

FORGO: Final = 0
PLACE: Final = 1  # + place

FULL: Final = 0
FAVOURS: Final = 1
INSPECT: Final = 2

LEAVE: Final = 0
PICK: Final = 1  # + good

PLACE_FIELD: Final = Field("place", most=SPOTS - 1)
FAVOURS_FIELD: Final = Field("favours", most=10)
BEFORE_FIELD: Final = Field("before", count=KINDS)


class Harvest(Decision[FeudumState]):
    """Which farm?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True), Group(PLACE, "{}", PLACES)
    )

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        if line == FORGO:
            return True
        return state.rulers[place] == self.seat and state.discs[place] == FARM

    def obstacle(self, state: FeudumState, line: int, place: int, _: int) -> Message | None:
        if line == PLACE:
            lying = state.loose_at(place)
            if lying >= state.box.most_crop:
                return Message("why-farm-full", lying, state.box.most_crop)
        return None

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        if line == PLACE:
            return Message("line-harvest", place, crop(state, self.seat))
        return super().label(state, line, place, _)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        seat = self.seat
        if line == FORGO:
            if state.sink is not None:
                state.tell("action-forgone", seat)
            return
        points = state.box.harvest_points
        state.score(seat, points)
        if state.sink is not None:
            state.tell("harvest-points", seat, place, points)
        state.then(HarvestHow(seat, place))


class HarvestHow(Decision[FeudumState]):
    """All of it for the farm, or a part for oneself?"""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, PLACE_FIELD)
    LINES: ClassVar[Lines] = Lines(
        Group(FULL, "full"), Group(FAVOURS, "favours"), Group(INSPECT, "inspect")
    )

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        if line == INSPECT:
            return state.advanced == 1 and state.has_role(self.seat, FARMER)
        return True

    def question(self, state: FeudumState) -> Message:
        return Message("ask-harvest-how", self.seat, self.place)

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        total = crop(state, self.seat)
        if line == FULL:
            return Message("line-harvest-full", total)
        part, favours = shares(state, total)
        if line == INSPECT:
            return Message("line-harvest-inspect", total, favours)
        return Message("line-harvest-favours", part, favours)

    def warning(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        beads = beads_of(state, self.seat)
        return Message("warn-beads-turn", beads) if line == FAVOURS and beads else None

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat, place = self.seat, self.place
        total = crop(state, seat)
        if line == FULL:
            if state.sink is not None:
                state.tell("harvested-full", seat, place, total)
            state.then(DrawGoods(place, total))
            return
        part, favours = shares(state, total)
        if line == FAVOURS:
            if state.sink is not None:
                state.tell("harvested-favours", seat, place, part, favours)
            turn_beads(state, seat)
            state.then(DrawGoods(place, part), DrawGoods(TO_SEAT + seat, favours))
            return
        if state.sink is not None:
            state.tell("harvest-inspected", seat, place, total)
        before = tuple(state.loose[place * KINDS : place * KINDS + KINDS])
        state.then(DrawGoods(place, total), InspectHarvest(seat, place, favours, before))


class InspectHarvest(Step[FeudumState]):
    """The harvest lies open. Where the haversack ran out there is less to pick from (R-54)."""

    __slots__ = ("before", "favours", "place", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, PLACE_FIELD, FAVOURS_FIELD, BEFORE_FIELD)

    def __init__(self, seat: int, place: int, favours: int, before: tuple[int, ...]) -> None:
        self.seat = seat
        self.place = place
        self.favours = favours
        self.before = before

    def run(self, state: FeudumState) -> None:
        favours = min(self.favours, state.loose_at(self.place) - sum(self.before))
        if favours:
            none = (0,) * KINDS
            state.then(PickFavours(self.seat, self.place, favours, self.before, none))


class PickFavours(Gather[FeudumState]):
    """Of the goods just drawn: the favours, or all of them for the farm?

    `before` lay there already. Kinds are picked in the order of the menu.
    """

    __slots__ = ("before", "favours", "place")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        PLACE_FIELD,
        FAVOURS_FIELD,
        BEFORE_FIELD,
        Field("gathered", count=KINDS),
    )
    LINES: ClassVar[Lines] = Lines(Group(LEAVE, "full", ends=True), Group(PICK, "{}", GOODS))

    def __init__(
        self,
        seat: int,
        place: int,
        favours: int,
        before: tuple[int, ...],
        gathered: tuple[int, ...],
    ) -> None:
        super().__init__(seat, gathered)
        self.place = place
        self.favours = favours
        self.before = before

    def drawn(self, state: FeudumState, good: int) -> int:
        """Of this kind, in this harvest."""
        return state.loose[self.place * KINDS + good] - self.before[good]

    def exists(self, state: FeudumState, line: int, good: int, _: int) -> bool:
        return line == LEAVE or self.drawn(state, good) > 0

    def unfinished(self, state: FeudumState, line: int) -> Message | None:
        taken = sum(self.gathered)
        return Message("why-favours-begun", self.favours - taken) if taken else None

    def most(self, state: FeudumState, kind: int) -> int:
        """So many that the rest can be picked from this kind on, and no kind is gone back to."""
        last = 0
        after = 0
        for good in range(KINDS):
            if self.gathered[good]:
                last = good
            if good >= kind:
                after += self.drawn(state, good) - self.gathered[good]
        if kind < last or after < self.favours - sum(self.gathered):
            return 0
        return self.drawn(state, kind)

    def too_many(self, state: FeudumState, kind: int) -> Message:
        if self.gathered[kind] == self.drawn(state, kind):
            return Message("why-favours-gone", kind)
        return Message("why-favours-passed", kind)

    def is_complete(self) -> bool:
        return sum(self.gathered) == self.favours

    def again(self, gathered: tuple[int, ...]) -> PickFavours:
        return PickFavours(self.seat, self.place, self.favours, self.before, gathered)

    def finish(self, state: FeudumState, line: int) -> None:
        seat, place = self.seat, self.place
        if line == LEAVE:
            if state.sink is not None:
                state.tell("harvest-left", seat, place)
            return
        turn_beads(state, seat)
        for good in range(KINDS):
            for _ in range(self.gathered[good]):
                state.loose[place * KINDS + good] -= 1
                if state.sink is not None:
                    state.tell("favour-picked", seat, good)
                give_good(state, seat, good)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-pick-favours", self.seat, self.favours - sum(self.gathered))

    def label(self, state: FeudumState, line: int, good: int, _: int) -> Message:
        if line == LEAVE:
            return Message("line-harvest-leave")
        return Message("line-favour", good, self.drawn(state, good))


def crop(state: FeudumState, seat: int) -> int:
    """How many goods a Harvest draws; the first farm is in the base already."""
    box = state.box
    total = box.crop + max(0, state.rules(seat, FARM) - 1) + state.feudums(seat)
    return min(box.most_crop, total + sum_of(state.beads, seat * WORTHS))


def shares(state: FeudumState, total: int) -> tuple[int, int]:
    """How a harvest is divided where favours are taken: for the farm, for the family."""
    row = total - state.box.crop
    return state.box.partial[row], state.box.favours[row]


def beads_of(state: FeudumState, seat: int) -> int:
    return sum(state.beads[seat * WORTHS : seat * WORTHS + WORTHS])


def turn_beads(state: FeudumState, seat: int) -> None:
    """Favours are ungodly: the family's beads become seals, face down again (R-33)."""
    count = 0
    for value in range(WORTHS):
        spot = seat * WORTHS + value
        count += state.beads[spot]
        state.token_pool[value] += state.beads[spot]
        state.beads[spot] = 0
    state.seals[seat] += count
    if count and state.sink is not None:
        state.tell("beads-turned", seat, count)
