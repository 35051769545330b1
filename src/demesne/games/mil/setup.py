"""Setting up (rulebook pp. 2-3).

Every family starts with the knights A and B, a castle, soldiers and a cereal field
each. As many lands of every production as there are players are shuffled into two
piles, the first of which is the taller if they differ. Later games may change the
lands of the piles and those the families start with (R-47).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
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
    SIZE: ClassVar[int] = MOST_SEATS
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def obstacle(self, state: MilState, choice: int) -> str:
        return "" if choice < state.seats else "why-no-such-seat"

    def choose(self, state: MilState, choice: int) -> None:
        state.first = choice

    def ref(self, choice: int) -> str:
        return f"seat/{choice}"

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-seat", choice) if choice < state.seats else Message("line-no-seat")


class LayLands(Step[MilState]):
    """The lands of the piles, then those of the columns; `lands` is 1 to choose them."""

    __slots__ = ("lands", "piles")
    FIELDS: ClassVar[tuple[str, ...]] = ("piles", "lands")

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
                    take_land(state, CEREAL)
                    state.gain_land(seat * KNIGHTS + column, 1 + 2 * CEREAL)
        if self.piles == STANDARD:
            mix = state.box.pile_mix[seats]
            for sort in range(len(LANDS)):
                state.out[sort] -= mix[sort]
                state.hidden[sort] += mix[sort]
        else:
            # Where the columns are still to be chosen, two lands a family are kept back.
            kept = 2 * seats if self.lands else 0
            state.then(ComposePiles(first, self.piles, kept))


def take_land(state: MilState, sort: int) -> None:
    state.out[sort] -= 1


class ComposePiles(Decision[MilState]):
    """Which lands are shuffled into the piles? The first player answers for all (R-47).

    `mode` SORTS keeps to one land of each production a player; FREE takes anything.
    """

    __slots__ = ("kept", "mode")
    SIZE: ClassVar[int] = len(LANDS) + 1
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mode", "kept")

    def __init__(self, seat: int, mode: int, kept: int) -> None:
        super().__init__(seat)
        self.mode = mode
        self.kept = kept

    def missing(self, state: MilState, kind: int) -> int:
        """How many lands that make `kind` are still to be put in the piles."""
        makes = state.box.makes
        here = sum(state.hidden[sort] for sort in range(len(LANDS)) if makes[sort] == kind)
        return state.seats - here

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == DONE:
            if self.mode == FREE:
                return ""
            complete = not any(self.missing(state, kind) for kind in (FOOD, FABRIC, METAL))
            return "" if complete else "why-piles-incomplete"
        sort = choice - ADD
        if not state.out[sort]:
            return "why-no-land-left"
        if self.mode == FREE:
            return "" if sum(state.out) > self.kept else "why-lands-kept"
        kind = state.box.makes[sort]
        # A land that makes Influence or gold is in no box; a box of one's own may have one.
        full = kind >= INFLUENCE or not self.missing(state, kind)
        return "why-production-complete" if full else ""

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-no-land-left":
            return (choice - ADD,)
        if key == "why-production-complete":
            return (state.box.makes[choice - ADD], state.seats)
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        if choice == DONE:
            state.tell("piles-composed", self.seat, sum(state.hidden))
            return
        sort = choice - ADD
        state.out[sort] -= 1
        state.hidden[sort] += 1
        state.tell("pile-land-added", self.seat, sort)
        state.then(self)

    def ref(self, choice: int) -> str:
        return "done" if choice == DONE else LANDS[choice - ADD]

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-done") if choice == DONE else Message("line-land", choice - ADD)


class ChooseStartingLand(Decision[MilState]):
    """Which land does a starting knight have?"""

    __slots__ = ("column",)
    SIZE: ClassVar[int] = len(LANDS)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "column")

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def obstacle(self, state: MilState, choice: int) -> str:
        return "" if state.out[choice] else "why-no-land-left"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice,)

    def choose(self, state: MilState, choice: int) -> None:
        knight = self.seat * KNIGHTS + self.column
        take_land(state, choice)
        state.gain_land(knight, 1 + 2 * choice)
        state.tell("starting-land", knight, choice)

    def ref(self, choice: int) -> str:
        return LANDS[choice]

    def question(self, state: MilState) -> Message:
        return Message("ask-choose-starting-land", self.seat * KNIGHTS + self.column)

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-land", choice)


class SplitPiles(Step[MilState]):
    """Two piles, the first the taller if they differ; the top of each is turned up."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        lands = sum(state.hidden)
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
    SIZE: ClassVar[int] = len(LANDS)
    FIELDS: ClassVar[tuple[str, ...]] = ("pile",)

    def __init__(self, pile: int) -> None:
        super().__init__(CHANCE)
        self.pile = pile

    def obstacle(self, state: MilState, choice: int) -> str:
        return "" if state.hidden[choice] else "why-no-land-left"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice,)

    def weights(self, state: MilState) -> list[int]:
        return [count for count in state.hidden if count]

    def choose(self, state: MilState, choice: int) -> None:
        state.hidden[choice] -= 1
        state.below[self.pile] -= 1
        state.tops[self.pile] = choice
        state.tell("land-revealed", self.pile, choice)

    def ref(self, choice: int) -> str:
        return LANDS[choice]

    def question(self, state: MilState) -> Message:
        return Message("ask-reveal-land", self.pile)

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-land", choice)
