"""The position of a game of Village.

Per-seat stocks are lists by seat; cubes, goods and people are flat lists with a
stride per seat. People at one place are an octal number with a digit for each
generation, the first generation lowest: 0o12 is one member of the second
generation and two of the first. Members of one generation at one place are
interchangeable (R-28), so that is all there is to know.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from demesne.core.errors import PositionError
from demesne.core.field import SEAT, TABLE, Field, is_whole
from demesne.core.state import BOX, State
from demesne.games.village.box import VillageBox
from demesne.games.village.pieces import (
    BAG,
    CITIES,
    COLOURS,
    CUSTOMERS,
    FARM,
    GENERATIONS,
    GOODS,
    INFLUENCE,
    NOBODY,
    PLACE_COUNT,
    PLACES,
    SECTIONS,
    SPACES,
    UNBORN,
    VISIBLE,
)

# The mass of this round is the last, though nobody brought the end.
MOST_ROUNDS: Final = 100
# More of a stock than any game can bring.
PLENTY: Final = 9_999
PEOPLE: Final = "people"
CUBE_PLACES: Final = len(SPACES) * len(COLOURS)


class VillageState(State):
    """Everything on the table. `old` is the position to copy."""

    SCHEMA: ClassVar[tuple[Field, ...]] = (
        Field(PEOPLE, SEAT, PLACE_COUNT, most=0o7777),
        Field("life", SEAT, most=98),
        # A death that waits for the end of the turn. No turn is long enough for two.
        Field("deaths_pending", SEAT, most=1),
        Field("coins", SEAT, most=PLENTY),
        Field("grain", SEAT, most=99),
        Field("prestige", SEAT, most=PLENTY),
        # A bit for each city visited, for each customer served, for each still to come.
        Field("cities", SEAT, most=(1 << len(CITIES)) - 1),
        Field("customers", SEAT, most=(1 << CUSTOMERS) - 1),
        Field("customers_to_come", most=(1 << CUSTOMERS) - 1),
        Field("cubes", SEAT, INFLUENCE, most=99),
        Field("goods", SEAT, len(GOODS), most=PLENTY),
        Field("supply", TABLE, len(COLOURS), most=99),
        Field("green_bag", TABLE, len(COLOURS), most=99),
        # Five colours for each of the seven spaces.
        Field("spaces", TABLE, CUBE_PLACES, most=99),
        Field("stalls", TABLE, CUSTOMERS, loose=True, most=CUSTOMERS - 1),
        Field("queue", TABLE, CUSTOMERS, loose=True, most=CUSTOMERS - 1),
        # The five sections of the chronicle, then the graves.
        Field("free_slots", TABLE, len(SECTIONS) + 1, most=99),
        Field("starting_seat", of_seats=1),
        Field("next_start", least=NOBODY, of_seats=1),
        Field("end_brought_by", least=NOBODY, of_seats=1),
        Field("turn", of_seats=1),
        Field("round", most=MOST_ROUNDS),
        Field("masses", most=MOST_ROUNDS),
    )

    __slots__ = (BOX, *(field.name for field in SCHEMA))

    def __init__(self, box: VillageBox, seats: int, old: VillageState | None = None) -> None:
        super().__init__(seats)
        self.box = box
        self.people: list[int] = _families(box, seats) if old is None else old.people.copy()
        self.life: list[int] = [0] * seats if old is None else old.life.copy()
        self.deaths_pending: list[int] = [0] * seats if old is None else old.deaths_pending.copy()
        self.coins: list[int] = [box.start_coins] * seats if old is None else old.coins.copy()
        self.grain: list[int] = [0] * seats if old is None else old.grain.copy()
        self.prestige: list[int] = [0] * seats if old is None else old.prestige.copy()
        self.cities: list[int] = [0] * seats if old is None else old.cities.copy()
        self.customers: list[int] = [0] * seats if old is None else old.customers.copy()
        self.customers_to_come: int = (1 << CUSTOMERS) - 1 if old is None else old.customers_to_come
        self.cubes: list[int] = [0] * (seats * INFLUENCE) if old is None else old.cubes.copy()
        self.goods: list[int] = [0] * (seats * len(GOODS)) if old is None else old.goods.copy()
        self.supply: list[int] = list(box.cubes) if old is None else old.supply.copy()
        self.green_bag: list[int] = [0] * len(COLOURS) if old is None else old.green_bag.copy()
        self.spaces: list[int] = [0] * CUBE_PLACES if old is None else old.spaces.copy()
        self.stalls: list[int] = [] if old is None else old.stalls.copy()
        self.queue: list[int] = [] if old is None else old.queue.copy()
        self.free_slots: list[int] = _slots(box, seats) if old is None else old.free_slots.copy()
        self.starting_seat: int = 0 if old is None else old.starting_seat
        self.next_start: int = NOBODY if old is None else old.next_start
        self.end_brought_by: int = NOBODY if old is None else old.end_brought_by
        self.turn: int = 0 if old is None else old.turn
        self.round: int = 0 if old is None else old.round
        self.masses: int = 0 if old is None else old.masses
        if old is not None:
            # Not assigned anew: mypyc would never free the empty list that State made.
            self.agenda.extend(old.agenda)

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

    def crowd(self, seat: int, first: int, end: int) -> int:
        """All who are at the places from `first` up to `end`, as one octal number."""
        people = self.people
        crowd = 0
        for place in range(seat * PLACE_COUNT + first, seat * PLACE_COUNT + end):
            crowd += people[place]
        return crowd

    def visible(self, seat: int) -> int:
        """All members on the farm and the board."""
        return self.crowd(seat, FARM, VISIBLE)

    def oldest(self, seat: int) -> int:
        """The lowest generation among the visible members; -1 when nobody is visible."""
        return lowest(self.visible(seat))

    def living(self, seat: int) -> int:
        """How many members stand on the farm and the board."""
        return heads(self.visible(seat))

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
            self.deaths_pending[seat] += 1
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

    def has_influence_left(self) -> bool:
        """Is any influence cube in the supply?"""
        supply = self.supply
        return supply[0] + supply[1] + supply[2] + supply[3] > 0

    def has_cube_on_board(self) -> bool:
        return any(self.spaces)

    # -- as it is saved ----------------------------------------------------------

    def people_of(self, seat: int) -> dict[str, list[int]]:
        """The family spelled out: by place, the generations of those who are there."""
        return {
            PLACES[place]: generations(self.at(seat, place))
            for place in range(PLACE_COUNT)
            if self.at(seat, place)
        }

    def write(self, field: Field) -> Any:
        if field.name == PEOPLE:
            return [self.people_of(seat) for seat in range(self.seats)]
        return super().write(field)

    def read(self, field: Field, saved: Any) -> None:
        if field.name != PEOPLE:
            super().read(field, saved)
            return
        if not isinstance(saved, list):
            raise PositionError(f"people must be a list of families, not {saved!r}.")
        if len(saved) != self.seats:
            raise PositionError(f"people must list {self.seats} families, not {len(saved)}.")
        self.people = [0] * (self.seats * PLACE_COUNT)
        for seat in range(self.seats):
            if not isinstance(saved[seat], dict):
                raise PositionError(
                    f"The family of seat {seat} goes by places, not {saved[seat]!r}."
                )
            for place, members in saved[seat].items():
                self._read_members(seat, place, members)

    def _read_members(self, seat: int, place: object, members: object) -> None:
        if place not in PLACES:
            raise PositionError(f"Seat {seat} has somebody at {place!r}, which is no place.")
        if not isinstance(members, list):
            raise PositionError(f"Seat {seat} has generations at {place}, not {members!r}.")
        for generation in members:
            if not is_whole(generation) or not 1 <= generation <= GENERATIONS:
                raise PositionError(f"There is no generation {generation!r} in a family.")
            # An octal digit must not run over into the next generation's.
            if members.count(generation) > self.box.generations[generation - 1]:
                raise PositionError(
                    f"Seat {seat} has {members.count(generation)} members of generation "
                    f"{generation} at {place}; a family has fewer."
                )
            index = seat * PLACE_COUNT + PLACES.index(str(place))
            self.people[index] += 1 << 3 * (generation - 1)


def _families(box: VillageBox, seats: int) -> list[int]:
    """The first generation of every seat on its farm, the others unborn."""
    family = [0] * PLACE_COUNT
    family[FARM], family[UNBORN] = box.family & 7, box.family & ~7
    return family * seats


def _slots(box: VillageBox, seats: int) -> list[int]:
    return [*box.slots[seats], box.graves[seats]]


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
