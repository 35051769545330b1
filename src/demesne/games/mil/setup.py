"""Setting up (rulebook pp. 2-3).

Every family starts with the knights A and B, a castle, soldiers and a cereal field
each. As many lands of every production as there are players are shuffled into two
piles, the first of which is the taller if they differ. Later games may change the
lands of the piles and those the families start with (R-47).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.mil.pieces import (
    CEREAL,
    FABRIC,
    FOOD,
    INFLUENCE,
    KNIGHTS,
    LANDS,
    LIMITED,
    METAL,
    MOST_SEATS,
    NOBODY,
    PILES,
    ROW,
    WHITE,
)
from demesne.games.mil.state import MilState

STANDARD: Final = 0
SORTS: Final = 1
FREE: Final = 2
DONE: Final = 0
ADD: Final = 1  # + sort


def lay_out(state: MilState) -> None:
    """The pieces nobody has to decide about."""
    box = state.box
    for seat in range(state.seats):
        for column in range(2):
            knight = seat * KNIGHTS + column
            state.present[knight] = 1
            state.heir[knight] = box.start_heirs[column]
            state.soldiers[knight] = box.start_soldiers[column]
            state.castle[knight] = box.start_castles[column]
    cover_spaces(state)


def cover_spaces(state: MilState) -> None:
    """A white token on every space in use: the leftmost of each limited sphere (R-25, R-41)."""
    for sphere in range(LIMITED):
        for position in range(state.box.spaces[state.seats]):
            state.spaces[sphere * ROW + position] = WHITE


class DrawFirstPlayer(Decision[MilState]):
    """Who begins, by lot."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "seat/{}", numbers(MOST_SEATS, first=0)))

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def exists(self, state: MilState, line: int, seat: int, _: int) -> bool:
        return seat < state.seats

    def label(self, state: MilState, line: int, seat: int, _: int) -> Message:
        return Message("line-seat", seat)

    def effect(self, state: MilState, line: int, seat: int, _: int) -> None:
        state.first = seat


class LayLands(Step[MilState]):
    """The lands of the piles, then those of the columns; `lands` is 1 to choose them."""

    __slots__ = ("lands", "piles")
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("piles", most=FREE), Field("lands", most=1))

    def __init__(self, piles: int, lands: int) -> None:
        self.piles = piles
        self.lands = lands

    def run(self, state: MilState) -> None:
        first, seats = state.first, state.seats
        state.then(SplitPiles())
        if self.lands:
            for step in range(seats - 1, -1, -1):
                seat = (first + step) % seats
                state.then(ChooseStartingLand(seat, 0), ChooseStartingLand(seat, 1))
        else:
            for seat in range(seats):
                for column in range(2):
                    state.out[CEREAL] -= 1
                    state.gain_land(seat * KNIGHTS + column, 1 + 2 * CEREAL)
        if self.piles == STANDARD:
            mix = state.box.pile_mix[seats]
            for sort in range(len(LANDS)):
                state.out[sort] -= mix[sort]
                state.face_down[sort] += mix[sort]
        else:
            # Where the columns are still to be chosen, two lands a family are kept back.
            kept = 2 * seats if self.lands else 0
            state.then(ComposePiles(first, self.piles, kept))


class ComposePiles(Decision[MilState]):
    """Which lands are shuffled into the piles? The first player answers for all (R-47).

    `mode` SORTS keeps to one land of each production a player; FREE takes anything, but for
    the `kept` ones that the families start with.
    """

    __slots__ = ("kept", "mode")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("mode", least=SORTS, most=FREE),
        Field("kept", most=2 * MOST_SEATS),
    )
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", label="line-done", ends=True), Group(ADD, "{}", LANDS)
    )

    def __init__(self, seat: int, mode: int, kept: int) -> None:
        super().__init__(seat)
        self.mode = mode
        self.kept = kept

    def missing(self, state: MilState, kind: int) -> int:
        """How many lands that make `kind` are still to be put in the piles."""
        makes = state.box.makes
        here = sum(state.face_down[sort] for sort in range(len(LANDS)) if makes[sort] == kind)
        return state.seats - here

    def obstacle(self, state: MilState, line: int, sort: int, _: int) -> Message | None:
        is_free = self.mode == FREE
        if line == DONE:
            if is_free or not any(self.missing(state, kind) for kind in (FOOD, FABRIC, METAL)):
                return None
            return Message("why-piles-incomplete")
        if not state.out[sort]:
            return Message("why-no-land-left", sort)
        if is_free:
            return None if sum(state.out) > self.kept else Message("why-lands-kept")
        kind = state.box.makes[sort]
        # A land that makes Influence or gold is in no box; a box of one's own may have one.
        if kind < INFLUENCE and self.missing(state, kind):
            return None
        return Message("why-production-complete", kind, state.seats)

    def label(self, state: MilState, line: int, sort: int, _: int) -> Message:
        return Message("line-land", sort) if line == ADD else super().label(state, line, 0, 0)

    def effect(self, state: MilState, line: int, sort: int, _: int) -> None:
        if line == DONE:
            state.tell("piles-composed", self.seat, sum(state.face_down))
            return
        state.out[sort] -= 1
        state.face_down[sort] += 1
        state.tell("pile-land-added", self.seat, sort)
        state.then(self)


class ChooseStartingLand(Decision[MilState]):
    """Which land does a starting knight have?"""

    __slots__ = ("column",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("column", most=1))
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", LANDS))

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def obstacle(self, state: MilState, line: int, sort: int, _: int) -> Message | None:
        return None if state.out[sort] else Message("why-no-land-left", sort)

    def question(self, state: MilState) -> Message:
        return Message("ask-choose-starting-land", self.seat * KNIGHTS + self.column)

    def label(self, state: MilState, line: int, sort: int, _: int) -> Message:
        return Message("line-land", sort)

    def effect(self, state: MilState, line: int, sort: int, _: int) -> None:
        knight = self.seat * KNIGHTS + self.column
        state.out[sort] -= 1
        state.gain_land(knight, 1 + 2 * sort)
        state.tell("starting-land", knight, sort)


class SplitPiles(Step[MilState]):
    """Two piles, the first the taller if they differ; the top of each is turned up."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        lands = sum(state.face_down)
        state.below[0] = (lands + 1) // 2
        state.below[1] = lands // 2
        for pile in range(PILES - 1, -1, -1):
            turn_up(state, pile)


def turn_up(state: MilState, pile: int) -> None:
    """The next land of a pile, if there is one."""
    state.tops[pile] = NOBODY
    if state.below[pile]:
        state.then(RevealLand(pile))


class RevealLand(Decision[MilState]):
    """The land on top of a pile: any of those face down, in either pile (R-44)."""

    __slots__ = ("pile",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("pile", most=PILES - 1),)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", LANDS))

    def __init__(self, pile: int) -> None:
        super().__init__(CHANCE)
        self.pile = pile

    def exists(self, state: MilState, line: int, sort: int, _: int) -> bool:
        return state.face_down[sort] > 0

    def weights(self, state: MilState) -> list[int]:
        return [count for count in state.face_down if count]

    def question(self, state: MilState) -> Message:
        return Message("ask-reveal-land", self.pile)

    def label(self, state: MilState, line: int, sort: int, _: int) -> Message:
        return Message("line-land", sort)

    def effect(self, state: MilState, line: int, sort: int, _: int) -> None:
        state.face_down[sort] -= 1
        state.below[self.pile] -= 1
        state.tops[self.pile] = sort
        state.tell("land-revealed", self.pile, sort)
