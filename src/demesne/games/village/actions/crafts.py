"""Crafts (rulebook p. 5).

One good from one of the workshops, or coins from the mill. A good is made with
time by a member trained there, or bought with cubes or grain, which needs nobody.
Training takes a member from the farm and its own time; the good may follow at
once (R-08). The mill takes time and grain and employs nobody.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision, Step
from demesne.games.village.amounts import of_cubes, of_grain, of_time, owned_cubes
from demesne.games.village.menu import ActionMenu, ChooseMember
from demesne.games.village.pay import pay
from demesne.games.village.pieces import BUILDING_OF, BUILDINGS, FARM, GOODS, WORKSHOP
from demesne.games.village.state import VillageState

TRAIN: Final = 1  # + building
MAKE: Final = 5  # + good
BUY: Final = 10  # + good
MILL: Final = 15


class ChooseCraft(ActionMenu):
    """Which building, and how to pay it?"""

    __slots__ = ()
    SIZE: ClassVar[int] = MILL + 1

    def hindrance(self, state: VillageState, choice: int) -> str:
        seat = self.seat
        if choice < MAKE:
            return "" if state.at(seat, FARM) else "why-farm-empty"
        if choice < BUY:
            building = BUILDING_OF[choice - MAKE]
            return "" if state.at(seat, WORKSHOP + building) else "why-no-worker"
        if choice == MILL:
            return "" if state.grain[seat] >= state.box.mill_grain else "why-short-grain"
        if state.grain[seat] < state.box.buy_grain[choice - BUY]:
            return "why-short-grain"
        if state.has_cubes(seat, state.box.buy_cubes[choice - BUY]):
            return ""
        return "why-short-cubes"

    def act(self, state: VillageState, choice: int) -> None:
        seat = self.seat
        if choice < MAKE:
            state.then(TrainMember(seat, choice - TRAIN), MakeGood(seat, choice - TRAIN))
        elif choice < BUY:
            make(state, seat, choice - MAKE)
        elif choice == MILL:
            state.grain[seat] -= state.box.mill_grain
            coins = state.gain_coins(seat, state.box.mill_coins)
            state.tell("milled", seat, state.box.mill_grain, coins)
            state.grow_older(seat, state.box.mill_time)
        else:
            good = choice - BUY
            state.grain[seat] -= state.box.buy_grain[good]
            state.then(GainGood(seat, good))
            pay(state, seat, state.box.buy_cubes[good])

    def line(self, choice: int) -> str:
        if choice < MAKE:
            return f"train/{BUILDINGS[choice - TRAIN]}"
        if choice < BUY:
            return f"make/{GOODS[choice - MAKE]}"
        return "mill" if choice == MILL else f"buy/{GOODS[choice - BUY]}"

    def words(self, state: VillageState, choice: int) -> Message:
        box = state.box
        if choice < MAKE:
            return Message("line-train", choice - TRAIN, of_time(box.train_time[choice - TRAIN]))
        if choice < BUY:
            return Message("line-make", choice - MAKE, of_time(box.make_time[choice - MAKE]))
        if choice == MILL:
            cost = (*of_time(box.mill_time), *of_grain(box.mill_grain))
            return Message("line-mill", box.mill_coins, cost)
        good = choice - BUY
        cost = (*of_cubes(box.buy_cubes[good]), *of_grain(box.buy_grain[good]))
        return Message("line-buy", good, cost)

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-no-worker":
            return (BUILDING_OF[choice - MAKE],)
        if key == "why-short-grain":
            need = state.box.mill_grain if choice == MILL else state.box.buy_grain[choice - BUY]
            return (need, state.grain[self.seat])
        if key == "why-short-cubes":
            cost = state.box.buy_cubes[choice - BUY]
            return (of_cubes(cost), owned_cubes(state, self.seat, cost))
        return ()


class TrainMember(ChooseMember):
    """Who leaves the farm to learn the trade?"""

    __slots__ = ("building",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def place(self) -> int:
        return FARM

    def choose(self, state: VillageState, choice: int) -> None:
        state.move(self.seat, choice, FARM, WORKSHOP + self.building)
        state.tell("trained", self.seat, choice + 1, self.building)
        state.grow_older(self.seat, state.box.train_time[self.building])


class MakeGood(Decision[VillageState]):
    """Does the newly trained member make a good at once? Line 5 is not to (R-08)."""

    __slots__ = ("building",)
    SIZE: ClassVar[int] = 6
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "building")
    DONE: ClassVar[int] = 5

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice < 5 and BUILDING_OF[choice] != self.building:
            return "why-other-building"
        return ""

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice, BUILDING_OF[choice])

    def choose(self, state: VillageState, choice: int) -> None:
        if choice < 5:
            make(state, self.seat, choice)

    def ref(self, choice: int) -> str:
        return GOODS[choice] if choice < 5 else "done"

    def label(self, state: VillageState, choice: int) -> Message:
        if choice == self.DONE:
            return Message("line-make-nothing")
        return Message("line-make", choice, of_time(state.box.make_time[choice]))


class GainGood(Step[VillageState]):
    """A bought good comes once it is paid. Goods never run out (R-04)."""

    __slots__ = ("good", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "good")

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def run(self, state: VillageState) -> None:
        state.goods[self.seat * 5 + self.good] += 1
        state.tell("bought", self.seat, self.good)


def make(state: VillageState, seat: int, good: int) -> None:
    # The good comes first: its maker may be the one who dies of this time.
    state.goods[seat * 5 + good] += 1
    state.tell("made", seat, good)
    state.grow_older(seat, state.box.make_time[good])
