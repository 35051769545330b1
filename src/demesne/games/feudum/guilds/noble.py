"""The nobles' guild: six scrolls on a staircase (p. 19, R-05, R-29).

Trade: one or two seals for 3 shillings each. Seals come onto the scrolls, unseen, by a push of
the knights (1 to 3) or a pull of the nobles (2, or as many as can be): one from the supply
for each marker, of different colours, that goes from the knights' rows to its own supply.
Rows or columns of scrolls that this completes are what counts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.guilds import monk, pay, reward, tally
from demesne.games.feudum.pieces import (
    KNIGHT,
    MOST_SEATS,
    NOBLE,
    NONE,
    SCROLLS,
    count_bits,
)
from demesne.games.feudum.state import FeudumState

ROLLS: Final = len(SCROLLS)
EVERY_ROLL: Final = (1 << ROLLS) - 1
DONE: Final = 0
SCROLL: Final = 1  # + scroll
COLOUR: Final = 0  # + colour


# --- trade --------------------------------------------------------------------------------------


def trade_obstacle(state: FeudumState, seat: int) -> Message | None:
    if not state.scrolls:
        return Message("why-scrolls-empty")
    if state.shillings[seat] < state.box.price:
        return Message("why-shillings", state.box.price, state.shillings[seat])
    return None


def trade(state: FeudumState, seat: int) -> None:
    state.then(BuySeal(seat, 0))


class BuySeal(Decision[FeudumState]):
    """Which seal, and another? Scrolls in their order; all is paid together at the end."""

    __slots__ = ("bought",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("bought", most=EVERY_ROLL))
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", ends=True),
        Group(SCROLL, "{}", SCROLLS),
    )

    def __init__(self, seat: int, bought: int) -> None:
        super().__init__(seat)
        self.bought = bought

    def exists(self, state: FeudumState, line: int, scroll: int, _: int) -> bool:
        if line == DONE:
            return self.bought > 0
        return state.scrolls >> scroll & 1 == 1 and self.bought >> scroll == 0

    def obstacle(self, state: FeudumState, line: int, scroll: int, _: int) -> Message | None:
        if line == DONE:
            return None
        price = (count_bits(self.bought) + 1) * state.box.price
        if state.shillings[self.seat] < price:
            return Message("why-shillings", price, state.shillings[self.seat])
        return None

    def question(self, state: FeudumState) -> Message:
        count = count_bits(self.bought)
        return Message("ask-buy-seal", self.seat, count, state.box.noble_trade)

    def label(self, state: FeudumState, line: int, scroll: int, _: int) -> Message:
        if line == DONE:
            count = count_bits(self.bought)
            return Message("line-buy-seal-done", count, count * state.box.price)
        return Message("line-buy-seal", scroll, state.box.price)

    def effect(self, state: FeudumState, line: int, scroll: int, _: int) -> None:
        bought = self.bought
        if line == SCROLL:
            bought |= 1 << scroll
            if count_bits(bought) < state.box.noble_trade:
                state.then(BuySeal(self.seat, bought))
                return
        count = count_bits(bought)
        if state.sink is not None:
            state.tell("seals-bought", self.seat, count)
        pay.pay(state, self.seat, NOBLE, count * state.box.price)
        state.scrolls &= ~bought
        state.seals[self.seat] += count


# --- from the rows onto the scrolls: the knights' push, the nobles' pull ------------------------


def colours_in_rows(state: FeudumState) -> int:
    """How many colours have a marker in their row, ghosts too."""
    count = 0
    for colour in range(state.colours()):
        if state.rows[colour]:
            count += 1
    return count


def empty_scrolls(state: FeudumState, after: int = NONE) -> int:
    count = 0
    for scroll in range(after + 1, ROLLS):
        if not state.scrolls >> scroll & 1:
            count += 1
    return count


def can_seal(state: FeudumState) -> int:
    """How many seals could be placed, by what is there of markers, scrolls and seals."""
    return min(colours_in_rows(state), empty_scrolls(state), state.seal_supply)


def seal_obstacle(state: FeudumState) -> Message | None:
    if not colours_in_rows(state):
        return Message("why-rows-empty")
    if not empty_scrolls(state):
        return Message("why-scrolls-full")
    return None if state.seal_supply else Message("why-no-seal-left")


def pull_obstacle(state: FeudumState) -> Message | None:
    return seal_obstacle(state)


def pull(state: FeudumState, seat: int, feast: int) -> None:
    seal(state, seat, 1, feast)


def seal(state: FeudumState, seat: int, pull: int, feast: int) -> None:
    state.then(SealScroll(seat, pull, 0, NONE, state.scrolls, feast))


class SealScroll(Decision[FeudumState]):
    """Which scroll is sealed next? Scrolls in their order; the markers are asked for after."""

    __slots__ = ("before", "feast", "last", "placed", "pull")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("pull", most=1),  # 1: by the nobles' journeyman; 0: by the knights' master
        Field("placed", most=2),
        Field("last", least=NONE, most=ROLLS - 1),
        Field("before", most=EVERY_ROLL),  # the scrolls that were sealed when it began
        reward.FEAST_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", ends=True),
        Group(SCROLL, "{}", SCROLLS),
    )

    def __init__(
        self, seat: int, pull: int, placed: int, last: int, before: int, feast: int
    ) -> None:
        super().__init__(seat)
        self.pull = pull
        self.placed = placed
        self.last = last
        self.before = before
        self.feast = feast

    def more(self, state: FeudumState) -> int:
        """How many more seals can be placed, on scrolls after the last."""
        most = state.box.noble_pull if self.pull else state.box.knight_push
        return min(
            most - self.placed,
            state.seal_supply,
            colours_in_rows(state) - self.placed,
            empty_scrolls(state, self.last),
        )

    def exists(self, state: FeudumState, line: int, scroll: int, _: int) -> bool:
        if line == DONE:
            # A pull places all it can.
            return not self.pull
        return not state.scrolls >> scroll & 1 and scroll > self.last

    def obstacle(self, state: FeudumState, line: int, scroll: int, _: int) -> Message | None:
        if line == DONE:
            return None if self.placed else Message("why-seal-one")
        left = self.more(state) - 1
        if self.pull and empty_scrolls(state, scroll) < left:
            return Message("why-order-scrolls", left)
        return None

    def question(self, state: FeudumState) -> Message:
        return Message("ask-seal-scroll", self.seat, self.more(state))

    def label(self, state: FeudumState, line: int, scroll: int, _: int) -> Message:
        if line == DONE:
            return Message("line-seal-done", self.placed)
        return Message("line-scroll", scroll)

    def effect(self, state: FeudumState, line: int, scroll: int, _: int) -> None:
        seat, pull, before, feast = self.seat, self.pull, self.before, self.feast
        if line == DONE:
            state.then(RemoveMarker(seat, pull, self.placed, NONE, before, feast))
            return
        state.seal_supply -= 1
        state.scrolls |= 1 << scroll
        if state.sink is not None:
            state.tell("scroll-sealed", seat, scroll)
        placed = self.placed + 1
        again = SealScroll(seat, pull, placed, scroll, before, feast)
        if again.more(state) > 0:
            state.then(again)
        else:
            state.then(RemoveMarker(seat, pull, placed, NONE, before, feast))


class RemoveMarker(Decision[FeudumState]):
    """The marker of which colour goes out of its row? One colour once, in their order."""

    __slots__ = ("before", "feast", "last", "left", "pull")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("pull", most=1),
        Field("left", most=3),
        Field("last", least=NONE, most=MOST_SEATS - 1),
        Field("before", most=EVERY_ROLL),
        reward.FEAST_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(Group(COLOUR, "colour-{}", numbers(MOST_SEATS)))

    def __init__(self, seat: int, pull: int, left: int, last: int, before: int, feast: int) -> None:
        super().__init__(seat)
        self.pull = pull
        self.left = left
        self.last = last
        self.before = before
        self.feast = feast

    def exists(self, state: FeudumState, line: int, colour: int, _: int) -> bool:
        return colour > self.last and state.rows[colour] > 0

    def obstacle(self, state: FeudumState, line: int, colour: int, _: int) -> Message | None:
        later = 0
        for other in range(colour + 1, state.colours()):
            if state.rows[other]:
                later += 1
        return None if later >= self.left - 1 else Message("why-order-colours", self.left - 1)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-remove-marker", self.seat, self.left)

    def label(self, state: FeudumState, line: int, colour: int, _: int) -> Message:
        if colour < state.seats:
            return Message("line-remove-marker", colour, state.rows[colour])
        return Message("line-remove-ghost", colour - state.seats + 1, state.rows[colour])

    def effect(self, state: FeudumState, line: int, colour: int, _: int) -> None:
        state.rows[colour] -= 1
        state.general[colour] += 1
        if state.sink is not None:
            if colour < state.seats:
                state.tell("marker-removed", colour)
            else:
                state.tell("ghost-marker-removed")
        seat, pull, before, feast = self.seat, self.pull, self.before, self.feast
        if self.left > 1:
            state.then(RemoveMarker(seat, pull, self.left - 1, colour, before, feast))
            return
        count = tally.scrolls_done(before, state.scrolls)
        if pull:
            reward.pulled(state, seat, NOBLE, count > 0, feast)
        else:
            reward.pushed(state, seat, KNIGHT, count, feast)


# --- push ---------------------------------------------------------------------------------------


def push_obstacle(state: FeudumState) -> Message | None:
    return monk.move_obstacle(state)


def push(state: FeudumState, seat: int, feast: int) -> None:
    monk.move(state, seat, 0, state.box.noble_push, feast)
