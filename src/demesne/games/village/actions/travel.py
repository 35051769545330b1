"""Travel (rulebook p. 7).

A member leaves the farm for one of the near cities, or a traveller goes on along
one road, also back (R-22). Every road costs time, a wagon and two cubes. A
family's first visit to a city leaves a marker and earns its reward; later visits
cost the same and earn nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Amounts, Message
from demesne.games.village.amounts import of_cubes, of_time, short_cubes
from demesne.games.village.box import NO_ROAD
from demesne.games.village.death import beware
from demesne.games.village.influence import gain_influence
from demesne.games.village.pay import pay
from demesne.games.village.pieces import CITIES, CITY, FARM, WAGON
from demesne.games.village.shapes import SKIPPING, ActionMenu, ChooseMember, SeatStep
from demesne.games.village.state import VillageState

ROAD: Final = 1  # + origin, city; origin 0 is the village
ORIGINS: Final = ("village", *CITIES)
CITY_FIELD: Final = Field("city", most=len(CITIES) - 1)


def stop(origin: int) -> int:
    """The place a road starts from: the farm, or a city."""
    return CITY + origin - 1 if origin else FARM


def road_between(origin: int, city: int) -> int:
    """The number of a road in the box's tables."""
    return origin * len(CITIES) + city


class ChooseRoad(ActionMenu):
    """Along which road does somebody travel?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(SKIPPING, Group(ROAD, "{}/{}", ORIGINS, CITIES))

    def exists(self, state: VillageState, line: int, origin: int, city: int) -> bool:
        """A road out of the village is there for all, others only for who stands at them."""
        if line != ROAD:
            return super().exists(state, line, origin, city)
        if state.box.road_time[road_between(origin, city)] == NO_ROAD:
            return False
        return origin == 0 or state.at(self.seat, stop(origin)) > 0

    def obstacle(self, state: VillageState, line: int, origin: int, city: int) -> Message | None:
        if line != ROAD:
            return None
        seat, road = self.seat, road_between(origin, city)
        if not state.at(seat, stop(origin)):
            return Message("why-farm-empty")
        need, have = state.box.road_wagons[road], state.goods[seat * 5 + WAGON]
        if have < need:
            return Message("why-short-wagons", need, have)
        return short_cubes(state, seat, state.box.road_cubes[road])

    def options(self, state: VillageState) -> list[int]:
        seat, box = self.seat, state.box
        wagons = state.goods[seat * 5 + WAGON]
        legal = self.skipping()
        for origin in range(len(ORIGINS)):
            if not state.at(seat, stop(origin)):
                continue
            for city in box.cities_from[origin]:
                road = road_between(origin, city)
                if wagons >= box.road_wagons[road] and state.has_cubes(seat, box.road_cubes[road]):
                    legal.append(ROAD + road)
        return legal

    def effect(self, state: VillageState, line: int, origin: int, city: int) -> None:
        if line == ROAD:
            state.then(SendTraveller(self.seat, origin, city), Arrival(self.seat, city))
        else:
            self.skip(state)

    def label(self, state: VillageState, line: int, origin: int, city: int) -> Message:
        if line != ROAD:
            return super().label(state, line, origin, city)
        box, road = state.box, road_between(origin, city)
        wagons = (("wagon", box.road_wagons[road]),)
        cost = (*of_time(box.road_time[road]), *wagons, *of_cubes(box.road_cubes[road]))
        if state.cities[self.seat] >> city & 1:
            return Message("line-travel-again", origin, city, cost)
        return Message("line-travel", origin, city, cost, reward(state, city))

    def warning(self, state: VillageState, line: int, origin: int, city: int) -> Message | None:
        if line != ROAD:
            return None
        return beware(state, self.seat, state.box.road_time[road_between(origin, city)])


class SendTraveller(ChooseMember):
    """Who travels? The road is paid as they set out."""

    __slots__ = ("city", "origin")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("origin", most=len(CITIES)),
        CITY_FIELD,
    )

    def __init__(self, seat: int, origin: int, city: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.city = city

    def place(self) -> int:
        return stop(self.origin)

    def effect(self, state: VillageState, line: int, generation: int, _: int) -> None:
        road = road_between(self.origin, self.city)
        state.move(self.seat, generation, stop(self.origin), CITY + self.city)
        state.goods[self.seat * 5 + WAGON] -= state.box.road_wagons[road]
        cost = road_cost(state, road)
        state.tell("travelled", self.seat, generation + 1, self.origin, self.city, cost)
        state.grow_older(self.seat, state.box.road_time[road])
        pay(state, self.seat, state.box.road_cubes[road])


class Arrival(SeatStep):
    """The first visit of a family is rewarded, after the road is paid (R-19)."""

    __slots__ = ("city",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, CITY_FIELD)

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    def run(self, state: VillageState) -> None:
        seat, city = self.seat, self.city
        if state.cities[seat] >> city & 1:
            state.tell("city-known", seat, city)
            return
        state.cities[seat] |= 1 << city
        prestige, cubes, coins = state.box.rewards[city]
        state.tell("city-visited", seat, city)
        if prestige:
            state.prestige[seat] += prestige
            state.tell("prestige-gained", seat, prestige, city)
        if coins:
            state.tell("coins-gained", seat, state.gain_coins(seat, coins), city)
        gain_influence(state, seat, cubes)


def reward(state: VillageState, city: int) -> Amounts:
    prestige, cubes, coins = state.box.rewards[city]
    words = (("prestige", prestige), ("cube-any", cubes), ("coin", coins))
    return tuple((word, count) for word, count in words if count)


def road_cost(state: VillageState, road: int) -> Amounts:
    """What a road takes besides its cubes, which are paid by themselves."""
    box = state.box
    words = (("time", box.road_time[road]), ("wagon", box.road_wagons[road]))
    return tuple((word, count) for word, count in words if count)
