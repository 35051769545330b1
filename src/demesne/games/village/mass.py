"""Mass (rulebook pp. 9-10).

Four figures come out of the black bag: first those their families pay a coin for,
in turn from the starting player, then the rest by lot. Monks go back, members
stand at the first window. Then each family may move its members to the left for
grain, and the family with most members in church scores (R-24).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.village.amounts import of_grain, short_coins, short_grain
from demesne.games.village.pieces import BAG, GENERATIONS, WINDOW, WINDOWS
from demesne.games.village.shapes import EACH_GENERATION, SeatStep
from demesne.games.village.state import VillageState, heads

DONE: Final = 0
PULL: Final = 1  # + generation
STEP: Final = 1  # + window, generation
MONK: Final = 0
MEMBER: Final = 1  # + seat, generation

# Figures still to come out of the bag, and monks that lie aside; seats still to be asked.
LEFT: Final = Field("left", least=1, most=20)
ASIDE: Final = Field("aside", most=20)


class HoldMass(Step[VillageState]):
    """The three parts of a mass, led by the starting player of the round."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        state.masses += 1
        state.tell("mass-held", state.masses)
        first, seats = state.starting_seat, state.seats
        state.then(PullMember(first, seats, state.box.figures), Promotions(first, seats))


class PullMember(Decision[VillageState]):
    """Pay to pull an own member out of the bag, or not (R-08)?

    One visit to each seat, for as many members as it likes, until enough are out
    (R-39). `visits` seats are still to be asked.
    """

    __slots__ = ("left", "visits")
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", label="line-pull-nobody", ends=True),
        Group(PULL, "generation/{}", EACH_GENERATION),
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("visits", least=1, most=4), LEFT)

    def __init__(self, seat: int, visits: int, left: int) -> None:
        super().__init__(seat)
        self.visits = visits
        self.left = left

    def exists(self, state: VillageState, line: int, generation: int, _: int) -> bool:
        return line == DONE or state.in_bag(self.seat) >> 3 * generation & 7 > 0

    def obstacle(self, state: VillageState, line: int, generation: int, _: int) -> Message | None:
        return None if line == DONE else short_coins(state, self.seat, state.box.pull_coins)

    def effect(self, state: VillageState, line: int, generation: int, _: int) -> None:
        seat, visits, left = self.seat, self.visits, self.left
        if line == PULL:
            state.coins[seat] -= state.box.pull_coins
            state.move(seat, generation, BAG, WINDOW)
            state.tell("pulled", seat, generation + 1, state.box.pull_coins)
            left -= 1
        else:
            seat = (seat + 1) % state.seats
            visits -= 1
        if left and visits:
            state.then(PullMember(seat, visits, left))
        elif left:
            state.then(DrawFigure(left, 0))

    def question(self, state: VillageState) -> Message:
        return Message("ask-pull-member", self.seat, self.left)

    def label(self, state: VillageState, line: int, generation: int, _: int) -> Message:
        if line == DONE:
            return super().label(state, line, generation, _)
        return Message("line-pull", generation + 1, state.box.pull_coins)


class DrawFigure(Decision[VillageState]):
    """A figure out of the bag by lot; monks lie aside until all are drawn."""

    __slots__ = ("aside", "left")
    LINES: ClassVar[Lines] = Lines(
        Group(MONK, "monk", label="line-monk"),
        Group(MEMBER, "seat-{}/generation-{}", numbers(4, 0), EACH_GENERATION),
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (LEFT, ASIDE)

    def __init__(self, left: int, aside: int) -> None:
        super().__init__(CHANCE)
        self.left = left
        self.aside = aside

    def count(self, state: VillageState, line: int, seat: int, generation: int) -> int:
        """How many such figures are in the bag."""
        if line == MONK:
            return state.box.monks - self.aside
        return state.in_bag(seat) >> 3 * generation & 7 if seat < state.seats else 0

    def exists(self, state: VillageState, line: int, seat: int, generation: int) -> bool:
        return self.count(state, line, seat, generation) > 0

    def weights(self, state: VillageState) -> list[int]:
        figures = [state.box.monks - self.aside]
        for seat in range(state.seats):
            bag = state.in_bag(seat)
            while bag:
                figures.append(bag & 7)
                bag >>= 3
        return [count for count in figures if count]

    def effect(self, state: VillageState, line: int, seat: int, generation: int) -> None:
        aside = self.aside
        if line == MONK:
            aside += 1
            state.tell("drew-monk")
        else:
            state.move(seat, generation, BAG, WINDOW)
            state.tell("drew-member", seat, generation + 1)
        if self.left > 1:
            state.then(DrawFigure(self.left - 1, aside))

    def label(self, state: VillageState, line: int, seat: int, generation: int) -> Message:
        if line == MONK:
            return super().label(state, line, seat, generation)
        return Message("line-figure", seat, generation + 1)


class Promotions(SeatStep):
    """Each seat in turn may promote; then the majority is counted."""

    __slots__ = ("visits",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("visits", most=4))

    def __init__(self, seat: int, visits: int) -> None:
        super().__init__(seat)
        self.visits = visits

    def run(self, state: VillageState) -> None:
        if self.visits:
            following = Promotions((self.seat + 1) % state.seats, self.visits - 1)
            state.then(PromoteMember(self.seat), following)
        else:
            score_majority(state)


class PromoteMember(Decision[VillageState]):
    """One step to the left for grain, again and again, until done."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", label="line-promote-nobody", ends=True),
        Group(STEP, "window-{}/generation-{}", numbers(WINDOWS - 1), EACH_GENERATION),
    )

    def exists(self, state: VillageState, line: int, window: int, generation: int) -> bool:
        return line == DONE or state.at(self.seat, WINDOW + window) >> 3 * generation & 7 > 0

    def obstacle(
        self, state: VillageState, line: int, window: int, generation: int
    ) -> Message | None:
        return None if line == DONE else short_grain(state, self.seat, state.box.step_grain[window])

    def options(self, state: VillageState) -> list[int]:
        grain = state.grain[self.seat]
        steps = [DONE]
        for window in range(WINDOWS - 1):
            here = state.at(self.seat, WINDOW + window)
            if here and grain >= state.box.step_grain[window]:
                for generation in range(GENERATIONS):
                    if here >> 3 * generation & 7:
                        steps.append(STEP + window * GENERATIONS + generation)
        return steps

    def effect(self, state: VillageState, line: int, window: int, generation: int) -> None:
        if line == DONE:
            return
        grain = state.box.step_grain[window]
        state.grain[self.seat] -= grain
        state.move(self.seat, generation, WINDOW + window, WINDOW + window + 1)
        state.tell("promoted", self.seat, generation + 1, window + 2, grain)
        state.then(self)

    def label(self, state: VillageState, line: int, window: int, generation: int) -> Message:
        if line == DONE:
            return super().label(state, line, window, generation)
        cost = of_grain(state.box.step_grain[window])
        return Message("line-promote", generation + 1, window + 1, window + 2, cost)


def score_majority(state: VillageState) -> None:
    """Most members in church; then whoever stands furthest left; then all who are equal."""
    strengths = [strength(state, seat) for seat in range(state.seats)]
    best = max(strengths)
    if not best:
        state.tell("majority-nobody")
        return
    for seat in range(state.seats):
        if strengths[seat] == best:
            state.prestige[seat] += state.box.majority
            state.tell("majority", seat, state.box.majority, best >> 3)


def strength(state: VillageState, seat: int) -> int:
    """Members in church times eight, plus the furthest window, 1 to 4; 0 for nobody."""
    crowd = furthest = 0
    for window in range(WINDOWS):
        here = state.at(seat, WINDOW + window)
        if here:
            crowd += here
            furthest = window + 1
    return heads(crowd) * 8 + furthest
