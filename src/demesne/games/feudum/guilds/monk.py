"""The monks' guild: a rosary of seven beads, and the church coffer (pp. 19-20, R-06).

Seals come off the scrolls and onto the rosary, turned to beads, by a push of the nobles (2, or
as many as can go) or a pull of the monks (1). A bead leaves it by a guess between two fists,
the lowest in one and the highest in the other: for whoever buys it (3 shillings), or
as alms onto a hen of the farmers, by a push of the monks or a pull of the farmers. After a push
of the monks the coffer is shared out.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.feudum.guilds import pay, reward
from demesne.games.feudum.pieces import (
    FARMER,
    HENS,
    LEAST_VALUE,
    MONK,
    NOBLE,
    NONE,
    ROSARY,
    SCROLLS,
    WORTHS,
    count_bits,
)
from demesne.games.feudum.state import FeudumState, sum_of
from demesne.games.feudum.stores import TO_ROSARY, TurnToken

ROLLS: Final = len(SCROLLS)
EVERY_ROLL: Final = (1 << ROLLS) - 1
SCROLL: Final = 0  # + scroll

LOWEST: Final = 0
HIGHEST: Final = 1
# What a guessed bead is for.
BOUGHT: Final = 0
PULLED: Final = 1  # by the farmers' journeyman
PUSHED: Final = 2  # by the monks' master


def reached(total: int, steps: tuple[int, ...]) -> int:
    """How many of the sums asked for a total reaches."""
    count = 0
    for step in steps:
        if total >= step:
            count += 1
    return count


# --- from the scrolls onto the rosary: the nobles' push, the monks' pull ------------------------


def can_move(state: FeudumState) -> int:
    """How many seals could go onto the rosary now."""
    return min(count_bits(state.scrolls), ROSARY - sum(state.rosary))


def move_obstacle(state: FeudumState) -> Message | None:
    if not state.scrolls:
        return Message("why-scrolls-empty")
    return None if sum(state.rosary) < ROSARY else Message("why-rosary-full")


def move(state: FeudumState, seat: int, pull: int, most: int, feast: int) -> None:
    state.then(MoveSeal(seat, pull, min(most, can_move(state)), 0, feast))


def pull_obstacle(state: FeudumState) -> Message | None:
    return move_obstacle(state)


def pull(state: FeudumState, seat: int, feast: int) -> None:
    move(state, seat, 1, 1, feast)


class MoveSeal(Decision[FeudumState]):
    """Which seal goes to the monks? Scrolls in their order, so many more; then all are turned."""

    __slots__ = ("feast", "left", "moved", "pull")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("pull", most=1),  # 1: by the monks' journeyman; 0: by the nobles' master
        Field("left", most=3),
        Field("moved", most=EVERY_ROLL),  # chosen before
        reward.FEAST_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(Group(SCROLL, "{}", SCROLLS))

    def __init__(self, seat: int, pull: int, left: int, moved: int, feast: int) -> None:
        super().__init__(seat)
        self.pull = pull
        self.left = left
        self.moved = moved
        self.feast = feast

    def exists(self, state: FeudumState, line: int, scroll: int, _: int) -> bool:
        return state.scrolls >> scroll & 1 == 1 and self.moved >> scroll == 0

    def obstacle(self, state: FeudumState, line: int, scroll: int, _: int) -> Message | None:
        later = count_bits(state.scrolls >> scroll + 1)
        return None if later >= self.left - 1 else Message("why-order-scrolls", self.left - 1)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-move-seal", self.seat, self.left)

    def label(self, state: FeudumState, line: int, scroll: int, _: int) -> Message:
        return Message("line-scroll", scroll)

    def effect(self, state: FeudumState, line: int, scroll: int, _: int) -> None:
        seat, pull, feast = self.seat, self.pull, self.feast
        moved = self.moved | 1 << scroll
        if self.left > 1:
            state.then(MoveSeal(seat, pull, self.left - 1, moved, feast))
            return
        count = count_bits(moved)
        state.scrolls &= ~moved
        if state.sink is not None:
            state.tell("seals-moved", seat, count)
        state.then(CountRosary(seat, pull, feast))
        for _turn in range(count):
            state.then(TurnToken(TO_ROSARY))


class CountRosary(Step[FeudumState]):
    """The sum of the rosary, once all its new beads are turned."""

    __slots__ = ("feast", "pull", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("pull", most=1), reward.FEAST_FIELD)

    def __init__(self, seat: int, pull: int, feast: int) -> None:
        self.seat = seat
        self.pull = pull
        self.feast = feast

    def run(self, state: FeudumState) -> None:
        total = sum_of(state.rosary)
        if state.sink is not None:
            state.tell("rosary-sum", total)
        if self.pull:
            reward.pulled(state, self.seat, MONK, total >= state.box.monk_pull, self.feast)
        else:
            count = reached(total, state.box.rosary_sums)
            reward.pushed(state, self.seat, NOBLE, count, self.feast)


# --- off the rosary: the monks' trade and push, the farmers' pull -------------------------------


def trade_obstacle(state: FeudumState, seat: int) -> Message | None:
    if not any(state.rosary):
        return Message("why-rosary-empty")
    if state.shillings[seat] < state.box.price:
        return Message("why-shillings", state.box.price, state.shillings[seat])
    return None


def trade(state: FeudumState, seat: int) -> None:
    pay.pay(state, seat, MONK, state.box.price)
    guess(state, seat, BOUGHT, 0)


def alms_obstacle(state: FeudumState) -> Message | None:
    if not any(state.rosary):
        return Message("why-rosary-empty")
    return None if sum(state.hens) < HENS else Message("why-hens-full")


def push_obstacle(state: FeudumState) -> Message | None:
    return alms_obstacle(state)


def push(state: FeudumState, seat: int, feast: int) -> None:
    guess(state, seat, PUSHED, feast)


def lowest(state: FeudumState) -> int:
    """The lowest bead of the rosary, by the number of its value; NONE where there is none."""
    for value in range(WORTHS):
        if state.rosary[value]:
            return value
    return NONE


def highest(state: FeudumState) -> int:
    for value in range(WORTHS - 1, NONE, -1):
        if state.rosary[value]:
            return value
    return NONE


def guess(state: FeudumState, seat: int, use: int, feast: int) -> None:
    """Two fists, one bead. Where both hold the same, or there is but one, nothing is guessed."""
    low = lowest(state)
    if low == highest(state):
        _take(state, seat, low, use, feast)
    else:
        state.then(GuessHand(seat, use, feast))


class GuessHand(Decision[FeudumState]):
    """The fist of an opponent that is opened: the lowest bead in it, or the highest?"""

    __slots__ = ("feast", "use", "whose")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("whose", of_seats=1),  # who guesses
        Field("use", most=PUSHED),
        reward.FEAST_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(Group(LOWEST, "lowest"), Group(HIGHEST, "highest"))

    def __init__(self, whose: int, use: int, feast: int) -> None:
        super().__init__(CHANCE)
        self.whose = whose
        self.use = use
        self.feast = feast

    def question(self, state: FeudumState) -> Message:
        return Message("ask-guess-hand", self.whose)

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        value = lowest(state) if line == LOWEST else highest(state)
        return Message("line-bead", LEAST_VALUE + value)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        value = lowest(state) if line == LOWEST else highest(state)
        _take(state, self.whose, value, self.use, self.feast)


def _take(state: FeudumState, seat: int, value: int, use: int, feast: int) -> None:
    state.rosary[value] -= 1
    if use == BOUGHT:
        state.beads[seat * WORTHS + value] += 1
        if state.sink is not None:
            state.tell("bead-bought", seat, LEAST_VALUE + value)
        return
    state.hens[value] += 1
    total = sum_of(state.hens)
    if state.sink is not None:
        state.tell("alms-given", seat, LEAST_VALUE + value, total)
    if use == PULLED:
        reward.pulled(state, seat, FARMER, total >= state.box.farmer_pull, feast)
    else:
        reward.pushed(state, seat, MONK, reached(total, state.box.hen_sums), feast)
        pay.share_out(state, seat, MONK)
