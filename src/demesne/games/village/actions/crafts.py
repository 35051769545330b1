"""Crafts (rulebook p. 5).

One good from one of the workshops, or coins from the mill. A good is made with
time by a member trained there, or bought with cubes or grain, which needs nobody.
Training takes a member from the farm and its own time; the good may follow at
once (R-08). The mill takes time and grain and employs nobody.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.village.amounts import of_cubes, of_grain, of_time, short_cubes, short_grain
from demesne.games.village.death import beware
from demesne.games.village.pay import pay
from demesne.games.village.pieces import BUILDING_OF, BUILDINGS, FARM, GOODS, WORKSHOP
from demesne.games.village.shapes import SKIPPING, ActionMenu, ChooseMember, SeatStep
from demesne.games.village.state import VillageState

TRAIN: Final = 1  # + building
MAKE: Final = 5  # + good
BUY: Final = 10  # + good
MILL: Final = 15

DONE: Final = 5  # behind the goods in `MakeGood`

BUILDING: Final = Field("building", most=len(BUILDINGS) - 1)


class ChooseCraft(ActionMenu):
    """Which building, and how to pay it?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        SKIPPING,
        Group(TRAIN, "train/{}", BUILDINGS),
        Group(MAKE, "make/{}", GOODS),
        Group(BUY, "buy/{}", GOODS),
        Group(MILL, "mill"),
    )

    def obstacle(self, state: VillageState, line: int, x: int, _: int) -> Message | None:
        seat, box = self.seat, state.box
        if line == TRAIN and not state.at(seat, FARM):
            return Message("why-farm-empty")
        if line == MAKE and not state.at(seat, WORKSHOP + BUILDING_OF[x]):
            return Message("why-no-worker", BUILDING_OF[x])
        if line == BUY:
            why = short_grain(state, seat, box.buy_grain[x])
            return why if why is not None else short_cubes(state, seat, box.buy_cubes[x])
        return short_grain(state, seat, box.mill_grain) if line == MILL else None

    def options(self, state: VillageState) -> list[int]:
        seat, box = self.seat, state.box
        grain = state.grain[seat]
        legal = self.skipping()
        if state.at(seat, FARM):
            for building in range(len(BUILDINGS)):
                legal.append(TRAIN + building)
        for good in range(len(GOODS)):
            if state.at(seat, WORKSHOP + BUILDING_OF[good]):
                legal.append(MAKE + good)
        for good in range(len(GOODS)):
            if grain >= box.buy_grain[good] and state.has_cubes(seat, box.buy_cubes[good]):
                legal.append(BUY + good)
        if grain >= box.mill_grain:
            legal.append(MILL)
        return legal

    def effect(self, state: VillageState, line: int, x: int, _: int) -> None:
        seat, box = self.seat, state.box
        if line == TRAIN:
            state.then(TrainMember(seat, x), MakeGood(seat, x))
        elif line == MAKE:
            make(state, seat, x)
        elif line == BUY:
            state.grain[seat] -= box.buy_grain[x]
            state.then(GainGood(seat, x))
            pay(state, seat, box.buy_cubes[x])
        elif line == MILL:
            state.grain[seat] -= box.mill_grain
            coins = state.gain_coins(seat, box.mill_coins)
            state.tell("milled", seat, box.mill_grain, coins, of_time(box.mill_time))
            state.grow_older(seat, box.mill_time)
        else:
            self.skip(state)

    def time(self, state: VillageState, line: int, x: int) -> int:
        box = state.box
        if line == TRAIN:
            return box.train_time[x]
        if line == MAKE:
            return box.make_time[x]
        return box.mill_time if line == MILL else 0

    def label(self, state: VillageState, line: int, x: int, _: int) -> Message:
        box = state.box
        time = of_time(self.time(state, line, x))
        if line == TRAIN:
            return Message("line-train", x, time)
        if line == MAKE:
            return Message("line-make", x, time)
        if line == BUY:
            return Message(
                "line-buy", x, (*of_cubes(box.buy_cubes[x]), *of_grain(box.buy_grain[x]))
            )
        if line == MILL:
            return Message("line-mill", box.mill_coins, (*time, *of_grain(box.mill_grain)))
        return super().label(state, line, x, _)

    def warning(self, state: VillageState, line: int, x: int, _: int) -> Message | None:
        return beware(state, self.seat, self.time(state, line, x))


class TrainMember(ChooseMember):
    """Who leaves the farm to learn the trade?"""

    __slots__ = ("building",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, BUILDING)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def place(self) -> int:
        return FARM

    def effect(self, state: VillageState, line: int, generation: int, _: int) -> None:
        state.move(self.seat, generation, FARM, WORKSHOP + self.building)
        time = state.box.train_time[self.building]
        state.tell("trained", self.seat, generation + 1, self.building, of_time(time))
        state.grow_older(self.seat, time)


class MakeGood(Decision[VillageState]):
    """Does the newly trained member make a good at once, or not (R-08)?"""

    __slots__ = ("building",)
    LINES: ClassVar[Lines] = Lines(
        Group(0, "{}", GOODS), Group(DONE, "done", label="line-make-nothing", ends=True)
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, BUILDING)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def exists(self, state: VillageState, line: int, good: int, _: int) -> bool:
        return line == DONE or BUILDING_OF[good] == self.building

    def effect(self, state: VillageState, line: int, good: int, _: int) -> None:
        if line != DONE:
            make(state, self.seat, good)

    def label(self, state: VillageState, line: int, good: int, _: int) -> Message:
        if line == DONE:
            return super().label(state, line, good, _)
        return Message("line-make", good, of_time(state.box.make_time[good]))

    def warning(self, state: VillageState, line: int, good: int, _: int) -> Message | None:
        return None if line == DONE else beware(state, self.seat, state.box.make_time[good])


class GainGood(SeatStep):
    """A bought good comes once it is paid. Goods never run out (R-04)."""

    __slots__ = ("good",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("good", most=len(GOODS) - 1))

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good = good

    def run(self, state: VillageState) -> None:
        state.goods[self.seat * 5 + self.good] += 1
        state.tell("bought", self.seat, self.good, state.box.buy_grain[self.good])


def make(state: VillageState, seat: int, good: int) -> None:
    # The good comes first: its maker may be the one who dies of this time.
    state.goods[seat * 5 + good] += 1
    time = state.box.make_time[good]
    state.tell("made", seat, good, of_time(time))
    state.grow_older(seat, time)
