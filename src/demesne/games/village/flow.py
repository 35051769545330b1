"""The course of the game (rulebook pp. 3, 9-12): the contents page of the rules.

set-up   StartingPlayer, FillMarket
round    PassStartingMarker, FillBag, PlaceCubes, then turns while cubes lie out,
         then HoldMass
turn     TakeTurn, EndOfTurn
the end  a last turn for each who is owed one, HoldMass, FinalScoring
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.village.actions.market import FillMarket
from demesne.games.village.mass import HoldMass
from demesne.games.village.pieces import COLOURS, INFLUENCE, NOBODY, PLAGUE, SPACES
from demesne.games.village.shapes import SeatStep
from demesne.games.village.state import MOST_ROUNDS, VillageState
from demesne.games.village.turn import ChooseAction, EndOfTurn, TakeTurn


def begin(state: VillageState, random_start: bool) -> None:
    """Everything after the pieces are laid out."""
    state.then(FillMarket(), Round())
    if random_start:
        state.then(DrawStartingPlayer())


class DrawStartingPlayer(Decision[VillageState]):
    """Who begins, by lot (R-30). The rulebook names the oldest at the table."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "seat/{}", numbers(4, 0)))
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def exists(self, state: VillageState, line: int, seat: int, _: int) -> bool:
        return seat < state.seats

    def effect(self, state: VillageState, line: int, seat: int, _: int) -> None:
        state.starting_seat = seat

    def label(self, state: VillageState, line: int, seat: int, _: int) -> Message:
        return Message("line-seat", seat)


class Round(Step[VillageState]):
    """A round from its first cube to its mass."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        state.then(PassStartingMarker(), FillBag(), PlaceCubes(0), FirstTurn())


class PassStartingMarker(Step[VillageState]):
    """Whoever took the next-starting-player marker begins this round (R-16)."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        state.round += 1
        if state.next_start != NOBODY:
            state.starting_seat = state.next_start
            state.next_start = NOBODY
        state.tell("round-began", state.round, state.starting_seat)


class FillBag(Step[VillageState]):
    """Cubes into the green bag, as far as the supply goes, and all plague in it (R-26)."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        fill = state.box.fill[state.seats]
        for colour in range(INFLUENCE):
            cubes = min(fill[colour], state.supply[colour])
            state.supply[colour] -= cubes
            state.green_bag[colour] += cubes
        state.green_bag[PLAGUE] += state.supply[PLAGUE]
        state.supply[PLAGUE] = 0


class PlaceCubes(Step[VillageState]):
    """Fill the spaces one after the other, until full or the bag is empty (R-04)."""

    __slots__ = ("space",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("space", most=len(SPACES)),)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, state: VillageState) -> None:
        if not any(state.green_bag):
            return
        wanted = state.box.cards[state.seats]
        for space in range(self.space, len(SPACES)):
            here = sum(state.spaces[space * 5 : space * 5 + 5])
            if here < wanted[space]:
                state.then(DrawCube(space, wanted[space] - here), PlaceCubes(space + 1))
                return


class DrawCube(Decision[VillageState]):
    """The next cube out of the green bag; `left` are still to be drawn for this space."""

    __slots__ = ("left", "space")
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", COLOURS))
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("space", most=len(SPACES) - 1),
        Field("left", least=1, most=99),
    )

    def __init__(self, space: int, left: int) -> None:
        super().__init__(CHANCE)
        self.space = space
        self.left = left

    def exists(self, state: VillageState, line: int, colour: int, _: int) -> bool:
        return state.green_bag[colour] > 0

    def options(self, state: VillageState) -> list[int]:
        bag = state.green_bag
        return [colour for colour in range(len(COLOURS)) if bag[colour]]

    def weights(self, state: VillageState) -> list[int]:
        return [count for count in state.green_bag if count]

    def effect(self, state: VillageState, line: int, colour: int, _: int) -> None:
        state.green_bag[colour] -= 1
        state.spaces[self.space * len(COLOURS) + colour] += 1
        if self.left > 1 and any(state.green_bag):
            state.then(DrawCube(self.space, self.left - 1))

    def question(self, state: VillageState) -> Message:
        return Message("ask-draw-cube", self.space)

    def label(self, state: VillageState, line: int, colour: int, _: int) -> Message:
        return Message("line-colour", colour)


class FirstTurn(Step[VillageState]):
    """The starting player opens the round."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        start_turn(state, state.starting_seat)


def start_turn(state: VillageState, seat: int) -> None:
    state.turn = seat
    state.then(TakeTurn(seat), EndOfTurn(seat), AfterTurn(seat))


class AfterTurn(SeatStep):
    """The next seat, or the mass and a new round, or the end."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        following = (self.seat + 1) % state.seats
        if state.end_brought_by != NOBODY:
            if state.end_brought_by == self.seat:
                last_turns = LastTurns(following, state.seats - 1)
            else:
                # A rival's death in this seat's market day: everybody plays once more, the
                # market's opener first, even if the opener died later in the turn.
                last_turns = LastTurns(self.seat, state.seats)
            state.tell("last-turns", last_turns.left)
            # One mass only, even where the last cube fell to this turn.
            state.then(last_turns, HoldMass(), FinalScoring())
        elif state.has_cube_on_board():
            start_turn(state, following)
        elif state.round < MOST_ROUNDS:
            state.then(HoldMass(), Round())
        else:
            # Families that die out early and never fill the chronicle could go on for ever.
            state.tell("rounds-over", MOST_ROUNDS)
            state.then(HoldMass(), FinalScoring())


class LastTurns(SeatStep):
    """One turn for each of the next `left` seats; new fillings change nothing (R-14).

    With no cube on the board a seat acts freely, or not at all (R-31); with cubes it
    is a turn like any other and cannot be waived (R-29).
    """

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("left", most=4))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, state: VillageState) -> None:
        if not self.left:
            return
        seat = self.seat
        state.turn = seat
        turn = TakeTurn(seat) if state.has_cube_on_board() else ChooseAction(seat)
        state.then(turn, EndOfTurn(seat), LastTurns((seat + 1) % state.seats, self.left - 1))


class FinalScoring(Step[VillageState]):
    """The score itself is `endgame.score`; here the game is told to be over."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        state.tell("game-over")
