"""The farmers' guild: a barn for ten goods, four hens, and the purse (p. 17, R-61, R-62, R-63).

Trade: all goods of one ruled farm go to the guild, for a food or a shilling for every two of
them. The barn takes random ones up to its limit, the rest is surplus: as many as the beads
on the hens are worth spill, in random order, into the merchants' bins, else to the alchemists,
else into the haversack, where all others go too. Pull: alms from the monks onto a hen. Push:
five goods, or as many as can go, into the merchants' bins; then the purse is shared out.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision
from demesne.games.feudum.guilds import merchant, monk
from demesne.games.feudum.pieces import (
    BINS,
    FARM,
    FOOD,
    GOODS,
    KINDS,
    NONE,
    PLACES,
    SPOTS,
)
from demesne.games.feudum.state import FeudumState, sum_of

SEND: Final = 0  # + place
UNITS: Final = 0  # + food
MOST_UNITS: Final = 10
PLACE_FIELD: Final = Field("place", most=SPOTS - 1)


# --- trade --------------------------------------------------------------------------------------


def trade_obstacle(state: FeudumState, seat: int) -> Message | None:
    for place in range(SPOTS):
        if can_send(state, seat, place):
            return None
    return Message("why-no-farm-goods")


def can_send(state: FeudumState, seat: int, place: int) -> bool:
    """A farm of one's own with goods on it; a feudum is no farm."""
    ruled = state.rulers[place] == seat and state.discs[place] == FARM
    return ruled and state.loose_at(place) > 0


def trade(state: FeudumState, seat: int) -> None:
    state.then(SendFarm(seat))


class SendFarm(Decision[FeudumState]):
    """The goods of which farm?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(SEND, "{}", PLACES))

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        return can_send(state, self.seat, place)

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        count = state.loose_at(place)
        return Message("line-send-farm", place, count, count // 2)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        count = state.loose_at(place)
        if state.sink is not None:
            goods = state.loose[place * KINDS : place * KINDS + KINDS]
            state.tell("farm-sent", self.seat, place, merchant.amounts(goods))
        if count // 2:
            state.then(TakeUnits(self.seat, place))
        else:
            _store(state, place)


class TakeUnits(Decision[FeudumState]):
    """A food or a shilling for every two goods: how many of them food?

    What is sent lies on the farm until this is answered, so none of it can be the food.
    """

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, PLACE_FIELD)
    LINES: ClassVar[Lines] = Lines(
        Group(UNITS, "food-{}", tuple(str(food) for food in range(MOST_UNITS + 1)))
    )

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def exists(self, state: FeudumState, line: int, food: int, _: int) -> bool:
        return food <= state.loose_at(self.place) // 2

    def obstacle(self, state: FeudumState, line: int, food: int, _: int) -> Message | None:
        units = state.loose_at(self.place) // 2
        most = min(units, state.bag[FOOD], MOST_UNITS)
        if food > most:
            return Message("why-bag-food", state.bag[FOOD])
        # Nobody gives up a unit that could be had in the other coin.
        if food < most and units - food > state.bank:
            return Message("why-bank-short", state.bank)
        return None

    def question(self, state: FeudumState) -> Message:
        return Message("ask-take-units", self.seat, state.loose_at(self.place) // 2)

    def label(self, state: FeudumState, line: int, food: int, _: int) -> Message:
        units = state.loose_at(self.place) // 2
        return Message("line-take-units", food, min(units - food, state.bank))

    def effect(self, state: FeudumState, line: int, food: int, _: int) -> None:
        seat = self.seat
        units = state.loose_at(self.place) // 2
        state.bag[FOOD] -= food
        state.goods[seat * KINDS + FOOD] += food
        shillings = state.gain_shillings(seat, units - food)
        if state.sink is not None:
            state.tell("units-taken", seat, food, shillings)
        _store(state, self.place)


def _store(state: FeudumState, place: int) -> None:
    """Into the barn, random ones where not all have room."""
    surplus = state.loose_at(place) - max(0, state.box.barn - sum(state.barn))
    if surplus > 0:
        state.then(SpillGood(place, surplus, sum_of(state.hens)))
    else:
        _fill_barn(state, place)


def _fill_barn(state: FeudumState, place: int) -> None:
    base = place * KINDS
    if state.sink is not None:
        goods = state.loose[base : base + KINDS]
        if any(goods):
            state.tell("barn-filled", merchant.amounts(goods))
    for good in range(KINDS):
        state.barn[good] += state.loose[base + good]
        state.loose[base + good] = 0


class SpillGood(Decision[FeudumState]):
    """One good that the barn has no room for. To draw these is to draw what it keeps."""

    __slots__ = ("left", "place", "spill")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        PLACE_FIELD,
        Field("left", most=999),
        Field("spill", most=99),  # how many still go on to the next guilds
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", GOODS))

    def __init__(self, place: int, left: int, spill: int) -> None:
        super().__init__(CHANCE)
        self.place = place
        self.left = left
        self.spill = spill

    def exists(self, state: FeudumState, line: int, good: int, _: int) -> bool:
        return state.loose[self.place * KINDS + good] > 0

    def weights(self, state: FeudumState) -> list[int]:
        base = self.place * KINDS
        return [count for count in state.loose[base : base + KINDS] if count]

    def question(self, state: FeudumState) -> Message:
        return Message("ask-spill-good")

    def label(self, state: FeudumState, line: int, good: int, _: int) -> Message:
        return Message("line-good", good)

    def effect(self, state: FeudumState, line: int, good: int, _: int) -> None:
        state.loose[self.place * KINDS + good] -= 1
        key = "surplus-bag"
        stall = leftmost_empty(state, good) if self.spill else NONE
        if stall != NONE:
            state.bins |= 1 << stall
            key = "surplus-bin"
        elif self.spill and state.carts[good] < state.box.room:
            state.carts[good] += 1
            key = "surplus-cart"
        else:
            state.bag[good] += 1
        if state.sink is not None:
            state.tell(key, good)
        if self.left > 1:
            state.then(SpillGood(self.place, self.left - 1, max(0, self.spill - 1)))
        else:
            _fill_barn(state, self.place)


def leftmost_empty(state: FeudumState, good: int) -> int:
    """The dearest empty bin of a row, or NONE (R-03)."""
    for stall in range(good * BINS, good * BINS + BINS):
        if not state.bins >> stall & 1:
            return stall
    return NONE


# --- pull and push ------------------------------------------------------------------------------


def pull_obstacle(state: FeudumState) -> Message | None:
    return monk.alms_obstacle(state)


def pull(state: FeudumState, seat: int, feast: int) -> None:
    monk.guess(state, seat, monk.PULLED, feast)


def push_obstacle(state: FeudumState) -> Message | None:
    return merchant.fill_obstacle(state)


def push(state: FeudumState, seat: int, feast: int) -> None:
    left = min(state.box.farmer_push, merchant.can_move(state))
    state.then(merchant.FillBin(seat, 0, left, NONE, state.bins, feast))
