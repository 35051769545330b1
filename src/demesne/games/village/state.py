"""The position of a game of Village.

Per-seat stocks are lists by seat; cubes, goods and people are flat lists with a
stride per seat. People at one place are an octal number with a digit for each
generation, the first generation lowest: 0o12 is one member of the second
generation and two of the first. Members of one generation at one place are
interchangeable (R-28), so that is all there is to know.
"""

from __future__ import annotations

from typing import Any

from demesne.core.state import State
from demesne.games.village.box import VillageBox
from demesne.games.village.pieces import (
    BAG,
    FARM,
    GENERATIONS,
    INFLUENCE,
    NOBODY,
    PLACE_COUNT,
    PLACES,
    UNBORN,
    VISIBLE,
    WINDOW,
    WINDOWS,
)

# What is saved as it is; `people` is written out by name.
LISTS = (
    "life",
    "pending",
    "coins",
    "grain",
    "prestige",
    "visited",
    "served",
    "cubes",
    "goods",
    "supply",
    "bag",
    "spaces",
    "stalls",
    "queue",
    "free_slots",
)
NUMBERS = ("pile", "starting_seat", "marker", "trigger", "turn", "rounds", "masses")


class VillageState(State):
    """Everything on the table. `source` is the position to copy."""

    __slots__ = (
        "bag",
        "box",
        "coins",
        "cubes",
        "free_slots",
        "goods",
        "grain",
        "life",
        "marker",
        "masses",
        "pending",
        "people",
        "pile",
        "prestige",
        "queue",
        "rounds",
        "served",
        "spaces",
        "stalls",
        "starting_seat",
        "supply",
        "trigger",
        "turn",
        "visited",
    )

    def __init__(self, box: VillageBox, seats: int, source: VillageState | None = None) -> None:
        super().__init__(seats)
        self.box = box
        if source is None:
            self.life: list[int] = [0] * seats
            self.pending: list[int] = [0] * seats  # deaths waiting for the end of the turn
            self.coins: list[int] = [box.start_coins] * seats
            self.grain: list[int] = [0] * seats
            self.prestige: list[int] = [0] * seats
            self.visited: list[int] = [0] * seats  # a bit per city
            self.served: list[int] = [0] * seats  # a bit per customer
            self.cubes: list[int] = [0] * (seats * INFLUENCE)
            self.goods: list[int] = [0] * (seats * 5)
            self.people: list[int] = [0] * (seats * PLACE_COUNT)
            for seat in range(seats):
                self.people[seat * PLACE_COUNT + FARM] = box.family & 7
                self.people[seat * PLACE_COUNT + UNBORN] = box.family & ~7
            self.supply: list[int] = list(box.cubes)
            self.bag: list[int] = [0] * 5
            self.spaces: list[int] = [0] * 35  # five colours for each of the seven spaces
            self.pile: int = (1 << len(box.points)) - 1  # a bit per customer not yet seen
            self.stalls: list[int] = []
            self.queue: list[int] = []
            # The five sections of the chronicle, then the graves.
            self.free_slots: list[int] = [*box.slots[seats], box.graves[seats]]
            self.starting_seat: int = 0
            self.marker: int = NOBODY  # who holds the next-starting-player marker
            self.trigger: int = NOBODY  # who filled the last slot or grave
            self.turn: int = 0
            self.rounds: int = 0
            self.masses: int = 0
        else:
            # Not assigned anew: mypyc would never free the empty list that State made.
            self.agenda.extend(source.agenda)
            self.life = source.life.copy()
            self.pending = source.pending.copy()
            self.coins = source.coins.copy()
            self.grain = source.grain.copy()
            self.prestige = source.prestige.copy()
            self.visited = source.visited.copy()
            self.served = source.served.copy()
            self.cubes = source.cubes.copy()
            self.goods = source.goods.copy()
            self.people = source.people.copy()
            self.supply = source.supply.copy()
            self.bag = source.bag.copy()
            self.spaces = source.spaces.copy()
            self.pile = source.pile
            self.stalls = source.stalls.copy()
            self.queue = source.queue.copy()
            self.free_slots = source.free_slots.copy()
            self.starting_seat = source.starting_seat
            self.marker = source.marker
            self.trigger = source.trigger
            self.turn = source.turn
            self.rounds = source.rounds
            self.masses = source.masses

    def copy(self) -> VillageState:
        return VillageState(self.box, self.seats, self)

    # -- people ------------------------------------------------------------------

    def at(self, seat: int, place: int) -> int:
        """Who of `seat` is at `place`: an octal digit per generation."""
        return self.people[seat * PLACE_COUNT + place]

    def move(self, seat: int, generation: int, origin: int, place: int) -> None:
        """One member of `generation` (0 is the first) goes from one place to another."""
        member = 1 << 3 * generation
        base = seat * PLACE_COUNT
        self.people[base + origin] -= member
        self.people[base + place] += member

    def oldest(self, seat: int) -> int:
        """The lowest generation among the visible members; -1 when nobody is visible."""
        base = seat * PLACE_COUNT
        family = 0
        for place in range(base + FARM, base + VISIBLE):
            family |= self.people[place]
        return lowest(family)

    def living(self, seat: int) -> int:
        """How many members stand on the farm and the board."""
        base = seat * PLACE_COUNT
        return heads(sum(self.people[base + FARM : base + VISIBLE]))

    def in_church(self, seat: int) -> int:
        base = seat * PLACE_COUNT + WINDOW
        return heads(sum(self.people[base : base + WINDOWS]))

    def in_bag(self, seat: int) -> int:
        return self.people[seat * PLACE_COUNT + BAG]

    # -- stocks ------------------------------------------------------------------

    def spend_time(self, seat: int, time: int) -> bool:
        """Move the life marker on; True when it passed the bridge."""
        length = self.box.life_track
        position = self.life[seat] + time
        self.life[seat] = position % length
        return position >= length

    def grow_older(self, seat: int, time: int) -> None:
        """Spend time on one's own turn: a death waits until the turn is over."""
        if self.spend_time(seat, time):
            self.pending[seat] += 1
            self.tell("bridge-passed", seat)

    def gain_grain(self, seat: int, grain: int) -> int:
        """Store what the farm can hold (R-03); how much that was."""
        taken = min(grain, self.box.grain_cap - self.grain[seat])
        self.grain[seat] += taken
        return taken

    def gain_coins(self, seat: int, coins: int) -> int:
        """Take coins from the supply, endless unless the box says otherwise (R-04)."""
        taken = coins
        if self.box.coins_limited:
            taken = min(coins, self.box.coins - sum(self.coins))
        self.coins[seat] += taken
        return taken

    def has_cubes(self, seat: int, cost: tuple[int, ...]) -> bool:
        """Can the seat pay these cubes, coins standing in where they are short?"""
        return self.coins_short(seat, cost) <= self.coins[seat]

    def coins_short(self, seat: int, cost: tuple[int, ...]) -> int:
        """The fewest coins with which the seat can pay `cost`."""
        base = seat * INFLUENCE
        short = 0
        for colour in range(INFLUENCE):
            lack = cost[colour] - self.cubes[base + colour]
            if lack > 0:
                short += lack
        return short

    def cubes_on_board(self) -> int:
        return sum(self.spaces)

    def has_cube_on_board(self) -> bool:
        return any(self.spaces)

    def to_dict(self) -> dict[str, Any]:
        data = super().to_dict()
        data["people"] = [
            {
                PLACES[place]: generations(self.at(seat, place))
                for place in range(PLACE_COUNT)
                if self.at(seat, place)
            }
            for seat in range(self.seats)
        ]
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in NUMBERS:
            data[name] = getattr(self, name)
        return data


def lowest(people: int) -> int:
    """The lowest generation in an octal crowd; -1 for an empty one."""
    for generation in range(GENERATIONS):
        if people >> 3 * generation & 7:
            return generation
    return -1


def heads(people: int) -> int:
    """How many members an octal crowd has."""
    return (people & 7) + (people >> 3 & 7) + (people >> 6 & 7) + (people >> 9 & 7)


def generations(people: int) -> list[int]:
    """An octal crowd as a sorted list of generations, 1 to 4."""
    return [
        generation + 1
        for generation in range(GENERATIONS)
        for _ in range(people >> 3 * generation & 7)
    ]
