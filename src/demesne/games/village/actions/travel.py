"""Travel (rulebook p. 7).

A member leaves the farm for one of the near cities, or a traveller goes on along
one road, also back (R-22). Every road costs time, a wagon and two cubes. A
family's first visit to a city leaves a marker and earns its reward; later visits
cost the same and earn nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Step
from demesne.games.village.amounts import of_cubes, of_time, owned_cubes
from demesne.games.village.box import NO_ROAD
from demesne.games.village.influence import gain_influence
from demesne.games.village.menu import ActionMenu, ChooseMember
from demesne.games.village.pay import pay
from demesne.games.village.pieces import CITIES, CITY, FARM, WAGON
from demesne.games.village.state import VillageState

ROADS: Final = 1  # + 6 * origin + city; origin 0 is the village


def stop(origin: int) -> int:
    """The place a road starts from: the farm, or a city."""
    return CITY + origin - 1 if origin else FARM


class ChooseRoad(ActionMenu):
    """Along which road does somebody travel?"""

    __slots__ = ()
    SIZE: ClassVar[int] = ROADS + (len(CITIES) + 1) * len(CITIES)

    def hindrance(self, state: VillageState, choice: int) -> str:
        road = choice - ROADS
        if state.box.road_time[road] == NO_ROAD:
            return "why-no-road"
        origin = road // len(CITIES)
        if not state.at(self.seat, stop(origin)):
            return "why-nobody-there" if origin else "why-farm-empty"
        if state.goods[self.seat * 5 + WAGON] < state.box.road_wagons[road]:
            return "why-short-wagons"
        return "" if state.has_cubes(self.seat, state.box.road_cubes[road]) else "why-short-cubes"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        road = choice - ROADS
        origin, city = divmod(road, len(CITIES))
        if key == "why-no-road":
            return (origin, city)
        if key == "why-nobody-there":
            return (stop(origin),)
        if key == "why-short-wagons":
            return (state.box.road_wagons[road], state.goods[self.seat * 5 + WAGON])
        if key == "why-short-cubes":
            cost = state.box.road_cubes[road]
            return (of_cubes(cost), owned_cubes(state, self.seat, cost))
        return ()

    def act(self, state: VillageState, choice: int) -> None:
        road = choice - ROADS
        origin, city = divmod(road, len(CITIES))
        state.then(SendTraveller(self.seat, origin, city), Arrival(self.seat, city))

    def line(self, choice: int) -> str:
        origin, city = divmod(choice - ROADS, len(CITIES))
        return f"{CITIES[origin - 1] if origin else 'village'}/{CITIES[city]}"

    def words(self, state: VillageState, choice: int) -> Message:
        road = choice - ROADS
        origin, city = divmod(road, len(CITIES))
        box = state.box
        cost = of_time(max(0, box.road_time[road]))
        if box.road_time[road] != NO_ROAD:
            cost = (*cost, ("wagon", box.road_wagons[road]), *of_cubes(box.road_cubes[road]))
        if state.visited[self.seat] >> city & 1:
            return Message("line-travel-again", origin, city, cost)
        return Message("line-travel", origin, city, cost, reward(state, city))


class SendTraveller(ChooseMember):
    """Who travels? The road is paid as they set out."""

    __slots__ = ("city", "origin")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin", "city")

    def __init__(self, seat: int, origin: int, city: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.city = city

    def place(self) -> int:
        return stop(self.origin)

    def choose(self, state: VillageState, choice: int) -> None:
        road = self.origin * len(CITIES) + self.city
        state.move(self.seat, choice, stop(self.origin), CITY + self.city)
        state.goods[self.seat * 5 + WAGON] -= state.box.road_wagons[road]
        state.tell("travelled", self.seat, choice + 1, self.origin, self.city)
        state.grow_older(self.seat, state.box.road_time[road])
        pay(state, self.seat, state.box.road_cubes[road])


class Arrival(Step[VillageState]):
    """The first visit of a family is rewarded, after the road is paid (R-19)."""

    __slots__ = ("city", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat = seat
        self.city = city

    def run(self, state: VillageState) -> None:
        seat, city = self.seat, self.city
        if state.visited[seat] >> city & 1:
            state.tell("city-known", seat, city)
            return
        state.visited[seat] |= 1 << city
        prestige, cubes, coins = state.box.rewards[city]
        state.tell("city-visited", seat, city)
        if prestige:
            state.prestige[seat] += prestige
            state.tell("prestige-gained", seat, prestige)
        if coins:
            state.tell("coins-gained", seat, state.gain_coins(seat, coins))
        if cubes:
            gain_influence(state, seat, cubes)


def reward(state: VillageState, city: int) -> tuple[tuple[str, int], ...]:
    prestige, cubes, coins = state.box.rewards[city]
    words = (("prestige", prestige), ("cube-any", cubes), ("coin", coins))
    return tuple((word, count) for word, count in words if count)
