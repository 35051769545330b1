"""The alchemists' guild: containers, inventions, vessels for sale (p. 18, R-11, R-60).

Trade: one vessel for 3 shillings. Goods come out of the bins into their containers by a push
of the merchants (4) or a pull of the alchemists (2); containers that this fills are what
counts. Inventions use them up, by a push of the alchemists (1 to 3) or a pull of the knights
(1): vessels from the supply, which close the ferries while one lies here, and barrels of krud,
which fill every row of the knights, the ghosts' too, to the end of its first open section.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Amounts, Message
from demesne.core.step import Decision
from demesne.games.feudum.guilds import pay, reward
from demesne.games.feudum.pieces import (
    ALCHEMIST,
    BINS,
    CRAFT,
    GOODS,
    KINDS,
    KNIGHT,
    MERCHANT,
    NONE,
    VESSELS,
)
from demesne.games.feudum.state import FeudumState

STALLS: Final = KINDS * BINS
BIN_REFS: Final = tuple(f"{good}-{number + 1}" for good in GOODS for number in range(BINS))
BUY: Final = 0  # + vessel
LOAD: Final = 0  # + bin

DONE: Final = 0
VESSEL: Final = 1  # + vessel
BARREL: Final = 4
# Inventions in their order: vessels by kind, then barrels.
KRUD: Final = CRAFT


# --- trade --------------------------------------------------------------------------------------


def trade_obstacle(state: FeudumState, seat: int) -> Message | None:
    if not any(state.dock):
        return Message("why-dock-empty")
    if state.shillings[seat] < state.box.price:
        return Message("why-shillings", state.box.price, state.shillings[seat])
    return None


def trade(state: FeudumState, seat: int) -> None:
    state.then(BuyVessel(seat))


class BuyVessel(Decision[FeudumState]):
    """Which of the guild's vessels?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(BUY, "{}", VESSELS))

    def exists(self, state: FeudumState, line: int, vessel: int, _: int) -> bool:
        return state.dock[vessel] > 0

    def label(self, state: FeudumState, line: int, vessel: int, _: int) -> Message:
        return Message("line-buy-vessel", vessel, state.box.price)

    def effect(self, state: FeudumState, line: int, vessel: int, _: int) -> None:
        seat = self.seat
        if state.sink is not None:
            state.tell("vessel-bought", seat, vessel)
        pay.pay(state, seat, ALCHEMIST, state.box.price)
        state.dock[vessel] -= 1
        state.vessels[seat * CRAFT + vessel] += 1
        if state.sink is not None and not any(state.dock):
            state.tell("ferries-open")


# --- from the bins into the containers: the merchants' push, the alchemists' pull ---------------


def can_load(state: FeudumState, after: int = NONE) -> int:
    """How many goods can go into containers, looking at bins after this one."""
    total = 0
    for good in range(KINDS):
        total += min(_room(state, good), _filled(state, good, after))
    return total


def _room(state: FeudumState, good: int) -> int:
    # A box of one's own may have filled a container beyond its room.
    return max(0, state.box.room - state.carts[good])


def _filled(state: FeudumState, good: int, after: int) -> int:
    """The filled bins of a row that come after this one."""
    count = 0
    for stall in range(max(good * BINS, after + 1), good * BINS + BINS):
        if state.bins >> stall & 1:
            count += 1
    return count


def full_carts(state: FeudumState) -> int:
    """The containers that are full, as bits."""
    mask = 0
    for good in range(KINDS):
        if state.carts[good] >= state.box.room:
            mask |= 1 << good
    return mask


def load_obstacle(state: FeudumState) -> Message | None:
    return None if can_load(state) else Message("why-bins-stuck")


def load(state: FeudumState, seat: int, pull: int, most: int, feast: int) -> None:
    left = min(most, can_load(state))
    state.then(LoadCart(seat, pull, left, NONE, full_carts(state), feast))


def pull_obstacle(state: FeudumState) -> Message | None:
    return load_obstacle(state)


def pull(state: FeudumState, seat: int, feast: int) -> None:
    load(state, seat, 1, state.box.alchemist_pull, feast)


class LoadCart(Decision[FeudumState]):
    """The good of which bin goes to the alchemists? In the order of the bins, so many more."""

    __slots__ = ("before", "feast", "last", "left", "pull")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("pull", most=1),  # 1: by the alchemists' journeyman; 0: by the merchants' master
        Field("left", most=10),
        Field("last", least=NONE, most=STALLS - 1),
        Field("before", most=(1 << KINDS) - 1),  # the containers that were full when it began
        reward.FEAST_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(Group(LOAD, "{}", BIN_REFS))

    def __init__(self, seat: int, pull: int, left: int, last: int, before: int, feast: int) -> None:
        super().__init__(seat)
        self.pull = pull
        self.left = left
        self.last = last
        self.before = before
        self.feast = feast

    def options(self, state: FeudumState) -> list[int]:
        # From the last bin back, with what could still be moved after each.
        legal: list[int] = []
        beyond = 0  # out of later rows
        for good in range(KINDS - 1, NONE, -1):
            room, later = _room(state, good), 0
            for stall in range(good * BINS + BINS - 1, good * BINS - 1, -1):
                if stall <= self.last:
                    break
                if state.bins >> stall & 1:
                    if room and min(room - 1, later) + beyond >= self.left - 1:
                        legal.append(stall)
                    later += 1
            beyond += min(room, later)
        legal.reverse()
        return legal

    def exists(self, state: FeudumState, line: int, stall: int, _: int) -> bool:
        return state.bins >> stall & 1 == 1 and stall > self.last

    def obstacle(self, state: FeudumState, line: int, stall: int, _: int) -> Message | None:
        good = stall // BINS
        room = _room(state, good)
        if not room:
            return Message("why-cart-full", good)
        reach = min(room - 1, _filled(state, good, stall))
        for later in range(good + 1, KINDS):
            reach += min(_room(state, later), _filled(state, later, stall))
        if reach >= self.left - 1:
            return None
        return Message("why-order-bins", self.left - 1)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-load-cart", self.seat, self.left)

    def label(self, state: FeudumState, line: int, stall: int, _: int) -> Message:
        return Message("line-load-cart", stall // BINS, state.box.prices[stall])

    def effect(self, state: FeudumState, line: int, stall: int, _: int) -> None:
        good = stall // BINS
        state.bins &= ~(1 << stall)
        state.carts[good] += 1
        if state.sink is not None:
            state.tell("cart-loaded", self.seat, good, state.carts[good])
        if self.left > 1:
            more = LoadCart(self.seat, self.pull, self.left - 1, stall, self.before, self.feast)
            state.then(more)
            return
        count = carts_done(self.before, full_carts(state))
        if self.pull:
            reward.pulled(state, self.seat, ALCHEMIST, count > 0, self.feast)
        else:
            reward.pushed(state, self.seat, MERCHANT, count, self.feast)


def carts_done(before: int, after: int) -> int:
    """Containers that are full now and were not before; three are the most that counts."""
    count = 0
    for good in range(KINDS):
        count += (after & ~before) >> good & 1
    return min(3, count)


# --- out of the containers: the alchemists' push, the knights' pull -----------------------------


def recipe(state: FeudumState, invention: int, barrels: int) -> tuple[int, ...]:
    """What an invention takes, of each good; `barrels` were made in this action before."""
    if invention == KRUD:
        return state.box.barrels[barrels]
    return state.box.recipes[invention]


def open_section(sections: tuple[int, ...], held: int) -> int:
    """The hexes from the end of a row's markers to the end of its first open section."""
    end = 0
    for section in sections:
        end += section
        if held < end:
            return end - held
    return 0


def barrel_fills(state: FeudumState, colour: int) -> int:
    """How many markers a barrel adds to a row now, as far as the colour's supply goes."""
    return min(open_section(state.box.sections, state.rows[colour]), state.general[colour])


def can_fill(state: FeudumState) -> bool:
    """Does a barrel add a marker anywhere? So no more are made than a row has open sections."""
    for colour in range(state.colours()):
        if barrel_fills(state, colour):
            return True
    return False


def why_not_invent(state: FeudumState, invention: int, barrels: int) -> Message | None:
    if invention == KRUD:
        if not can_fill(state):
            return Message("why-rows-full")
    elif not state.yard[invention]:
        return Message("why-yard-empty", invention)
    needed = recipe(state, invention, barrels)
    for good in range(KINDS):
        if state.carts[good] < needed[good]:
            return Message("why-carts-short", _amounts(needed))
    return None


def invent_obstacle(state: FeudumState) -> Message | None:
    for invention in range(KRUD + 1):
        if why_not_invent(state, invention, 0) is None:
            return None
    return Message("why-nothing-to-invent")


def push_obstacle(state: FeudumState) -> Message | None:
    return invent_obstacle(state)


def push(state: FeudumState, seat: int, feast: int) -> None:
    state.then(Invent(seat, 0, 0, 0, 0, feast))


class Invent(Decision[FeudumState]):
    """What is invented next? Vessels by kind, then barrels, so that no order counts twice."""

    __slots__ = ("barrels", "feast", "last", "made", "pull")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("pull", most=1),  # 1: the one invention of the knights' journeyman
        Field("made", most=2),
        Field("barrels", most=2),  # of those
        Field("last", most=KRUD),
        reward.FEAST_FIELD,
    )
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", label="line-invent-done", ends=True),
        Group(VESSEL, "{}", VESSELS),
        Group(BARREL, "barrel"),
    )

    def __init__(
        self, seat: int, pull: int, made: int, barrels: int, last: int, feast: int
    ) -> None:
        super().__init__(seat)
        self.pull = pull
        self.made = made
        self.barrels = barrels
        self.last = last
        self.feast = feast

    def exists(self, state: FeudumState, line: int, x: int, _: int) -> bool:
        if line == DONE:
            return not self.pull
        return _invention(line, x) >= self.last

    def obstacle(self, state: FeudumState, line: int, x: int, _: int) -> Message | None:
        if line == DONE:
            return None if self.made else Message("why-invent-one")
        return why_not_invent(state, _invention(line, x), self.barrels)

    def question(self, state: FeudumState) -> Message:
        most = 1 if self.pull else state.box.inventions
        return Message("ask-invent", self.seat, self.made, most)

    def label(self, state: FeudumState, line: int, x: int, _: int) -> Message:
        if line == DONE:
            return Message("line-invent-done")
        invention = _invention(line, x)
        needed = _amounts(recipe(state, invention, self.barrels))
        if invention != KRUD:
            return Message("line-invent-vessel", invention, needed)
        return Message("line-invent-barrel", needed, total_fill(state))

    def effect(self, state: FeudumState, line: int, x: int, _: int) -> None:
        if line == DONE:
            self._finish(state, self.made)
            return
        invention = _invention(line, x)
        needed = recipe(state, invention, self.barrels)
        for good in range(KINDS):
            state.carts[good] -= needed[good]
            state.bag[good] += needed[good]
        if invention == KRUD:
            fill_rows(state, self.seat, needed)
        else:
            _launch(state, self.seat, invention, needed)
        made = self.made + 1
        if made == (1 if self.pull else state.box.inventions):
            self._finish(state, made)
        else:
            barrels = self.barrels + (invention == KRUD)
            state.then(Invent(self.seat, 0, made, barrels, invention, self.feast))

    def _finish(self, state: FeudumState, made: int) -> None:
        if self.pull:
            reward.pulled(state, self.seat, KNIGHT, True, self.feast)
        else:
            reward.pushed(state, self.seat, ALCHEMIST, made, self.feast)


def _invention(line: int, x: int) -> int:
    return KRUD if line == BARREL else x


def _launch(state: FeudumState, seat: int, vessel: int, needed: tuple[int, ...]) -> None:
    was_open = not any(state.dock)
    state.yard[vessel] -= 1
    state.dock[vessel] += 1
    if state.sink is not None:
        state.tell("vessel-made", seat, vessel, _amounts(needed))
        if was_open:
            state.tell("ferries-closed")


def fill_rows(state: FeudumState, seat: int, needed: tuple[int, ...]) -> None:
    """A barrel of krud: markers into every row, from each colour's general supply."""
    if state.sink is not None:
        state.tell("barrel-made", seat, _amounts(needed))
    for colour in range(state.colours()):
        added = barrel_fills(state, colour)
        if added:
            state.general[colour] -= added
            state.rows[colour] += added
            if state.sink is not None:
                if colour < state.seats:
                    state.tell("row-filled", colour, added)
                else:
                    state.tell("ghost-row-filled", added)


def total_fill(state: FeudumState) -> int:
    """The markers that a barrel would add to all rows."""
    total = 0
    for colour in range(state.colours()):
        total += barrel_fills(state, colour)
    return total


def _amounts(needed: tuple[int, ...]) -> Amounts:
    return tuple((GOODS[good], needed[good]) for good in range(KINDS) if needed[good])
