"""Mass (rulebook pp. 9-10).

Four figures come out of the black bag: first those their families pay a coin for,
in turn from the starting player, then the rest by lot. Monks go back, members
stand at the first window. Then each family may move its members to the left for
grain, and the family with most members in church scores (R-24).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.village.amounts import of_grain
from demesne.games.village.pieces import BAG, GENERATIONS, WINDOW, WINDOWS
from demesne.games.village.state import VillageState

DONE: Final = 0
MONK: Final = 0


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
    SIZE: ClassVar[int] = 1 + GENERATIONS
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "visits", "left")

    def __init__(self, seat: int, visits: int, left: int) -> None:
        super().__init__(seat)
        self.visits = visits
        self.left = left

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice == DONE:
            return ""
        if not state.in_bag(self.seat) >> 3 * (choice - 1) & 7:
            return "why-no-generation"
        return "" if state.coins[self.seat] >= state.box.pull_coins else "why-short-coins"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-no-generation":
            return (choice, BAG)
        if key == "why-short-coins":
            return (state.box.pull_coins, state.coins[self.seat])
        return ()

    def choose(self, state: VillageState, choice: int) -> None:
        seat, visits, left = self.seat, self.visits, self.left
        if choice != DONE:
            state.coins[seat] -= state.box.pull_coins
            state.move(seat, choice - 1, BAG, WINDOW)
            state.tell("pulled", seat, choice, state.box.pull_coins)
            left -= 1
        else:
            seat = (seat + 1) % state.seats
            visits -= 1
        if left and visits:
            state.then(PullMember(seat, visits, left))
        elif left:
            state.then(DrawFigure(left, 0))

    def ref(self, choice: int) -> str:
        return f"generation/{choice}" if choice else "done"

    def question(self, state: VillageState) -> Message:
        return Message("ask-pull-member", self.seat, self.left)

    def label(self, state: VillageState, choice: int) -> Message:
        if choice == DONE:
            return Message("line-pull-nobody")
        return Message("line-pull", choice, state.box.pull_coins)


class DrawFigure(Decision[VillageState]):
    """A figure out of the bag by lot; monks lie aside until all are drawn."""

    __slots__ = ("aside", "left")
    SIZE: ClassVar[int] = 1 + 4 * GENERATIONS
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "aside")

    def __init__(self, left: int, aside: int) -> None:
        super().__init__(CHANCE)
        self.left = left
        self.aside = aside

    def count(self, state: VillageState, choice: int) -> int:
        """How many such figures are in the bag."""
        if choice == MONK:
            return state.box.monks - self.aside
        seat, generation = divmod(choice - 1, GENERATIONS)
        return state.in_bag(seat) >> 3 * generation & 7 if seat < state.seats else 0

    def obstacle(self, state: VillageState, choice: int) -> str:
        return "" if self.count(state, choice) else "why-not-in-bag"

    def weights(self, state: VillageState) -> list[int]:
        return [self.count(state, choice) for choice in self.options(state)]

    def choose(self, state: VillageState, choice: int) -> None:
        aside = self.aside
        if choice == MONK:
            aside += 1
            state.tell("drew-monk")
        else:
            seat, generation = divmod(choice - 1, GENERATIONS)
            state.move(seat, generation, BAG, WINDOW)
            state.tell("drew-member", seat, generation + 1)
        if self.left > 1:
            state.then(DrawFigure(self.left - 1, aside))

    def ref(self, choice: int) -> str:
        if choice == MONK:
            return "monk"
        seat, generation = divmod(choice - 1, GENERATIONS)
        return f"seat-{seat}/generation-{generation + 1}"

    def label(self, state: VillageState, choice: int) -> Message:
        if choice == MONK:
            return Message("line-monk")
        seat, generation = divmod(choice - 1, GENERATIONS)
        return Message("line-figure", seat, generation + 1)


class Promotions(Step[VillageState]):
    """Each seat in turn may promote; then the majority is counted."""

    __slots__ = ("seat", "visits")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "visits")

    def __init__(self, seat: int, visits: int) -> None:
        self.seat = seat
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
    SIZE: ClassVar[int] = 1 + (WINDOWS - 1) * GENERATIONS

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice == DONE:
            return ""
        window, generation = divmod(choice - 1, GENERATIONS)
        if not state.at(self.seat, WINDOW + window) >> 3 * generation & 7:
            return "why-no-generation"
        short = state.grain[self.seat] < state.box.step_grain[window]
        return "why-short-grain" if short else ""

    def options(self, state: VillageState) -> list[int]:
        grain = state.grain[self.seat]
        steps = [DONE]
        for window in range(WINDOWS - 1):
            here = state.at(self.seat, WINDOW + window)
            if here and grain >= state.box.step_grain[window]:
                for generation in range(GENERATIONS):
                    if here >> 3 * generation & 7:
                        steps.append(1 + window * GENERATIONS + generation)
        return steps

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        window, generation = divmod(choice - 1, GENERATIONS)
        if key == "why-no-generation":
            return (generation + 1, WINDOW + window)
        return (state.box.step_grain[window], state.grain[self.seat])

    def choose(self, state: VillageState, choice: int) -> None:
        if choice == DONE:
            return
        window, generation = divmod(choice - 1, GENERATIONS)
        state.grain[self.seat] -= state.box.step_grain[window]
        state.move(self.seat, generation, WINDOW + window, WINDOW + window + 1)
        state.tell("promoted", self.seat, generation + 1, window + 2, state.box.step_grain[window])
        state.then(self)

    def ref(self, choice: int) -> str:
        if choice == DONE:
            return "done"
        window, generation = divmod(choice - 1, GENERATIONS)
        return f"window-{window + 1}/generation-{generation + 1}"

    def label(self, state: VillageState, choice: int) -> Message:
        if choice == DONE:
            return Message("line-promote-nobody")
        window, generation = divmod(choice - 1, GENERATIONS)
        cost = of_grain(state.box.step_grain[window])
        return Message("line-promote", generation + 1, window + 1, window + 2, cost)


def score_majority(state: VillageState) -> None:
    """Most members in church; then whoever stands furthest left; then all who are equal."""
    strength = [(state.in_church(seat), leftmost(state, seat)) for seat in range(state.seats)]
    best = max(strength)
    if not best[0]:
        state.tell("majority-nobody")
        return
    for seat in range(state.seats):
        if strength[seat] == best:
            state.prestige[seat] += state.box.majority
            state.tell("majority", seat, state.box.majority)


def leftmost(state: VillageState, seat: int) -> int:
    """The furthest window, 1 to 4, at which the seat has anybody; 0 for none."""
    for window in range(WINDOWS, 0, -1):
        if state.at(seat, WINDOW + window - 1):
            return window
    return 0
