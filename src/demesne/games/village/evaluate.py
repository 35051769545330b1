"""How good a position looks for a seat, in points: what `greedy` steers by.

Points that are sure count in full. What may still become points counts for what it
usually brings, less and less as the end comes near: goods for the customers at the
stalls, wagons and cubes for the next city, people for the actions they allow. Two
guesses carry all of it: how many turns the seat has left, and how many of its
members will die in them. The figures were tuned by self-play (see bench/README.md).
"""

from __future__ import annotations

import math
from typing import Final

from demesne.games.village.actions.travel import road_between, stop
from demesne.games.village.death import GRAVES
from demesne.games.village.endgame import customer_points, parts, score
from demesne.games.village.flow import AfterTurn, LastTurns
from demesne.games.village.mass import strength
from demesne.games.village.pieces import (
    BAG,
    CHAMBER,
    CHRONICLE,
    CITY,
    FARM,
    GENERATIONS,
    GRAVE,
    HORSE,
    INFLUENCE,
    LEVELS,
    NOBODY,
    OX,
    PLACE_COUNT,
    PLOUGH,
    SECTION_OF,
    VISIBLE,
    WAGON,
    WINDOW,
    WINDOWS,
    WORKSHOP,
)
from demesne.games.village.state import VillageState, heads

TERMS: Final = (
    "prestige",
    "supplies",
    "market",
    "travel",
    "council",
    "church",
    "family",
    "chronicle",
)

# Tempo: how long the game goes on. Turns to come go with the geometric mean of free slots
# and free graves: measured in games between greedy players, for every number of seats.
TURNS_TO_COME: Final = 16.0  # of all seats together, for one slot and one grave
DEATHS_PER_TURN: Final = 0.13  # of one seat
FULL_TEMPO: Final = 6.4  # with so many turns left, a stock is worth all it can be
TIME_COST: Final = 0.05  # of one space on the life track

# Stocks, in points while there is time to use them. By colour and by good (see pieces.py).
CUBE: Final[tuple[float, ...]] = (0.67, 0.73, 0.75, 0.63)  # the first two of a colour
SPARE_CUBE: Final = 0.39  # every further one
COIN: Final = 0.48  # beyond the point it scores
GRAIN: Final = 0.32
GOOD: Final[tuple[float, ...]] = (0.98, 1.99, 0.78, 1.65, 0.91)
SPARE_GOOD: Final = 0.4  # the share of its worth that every further one of a good has
TEAM: Final = 0.93  # a plough and an animal to pull it, for better harvests

# Chains begun: the share of their points that the parts in hand are worth.
AT_STALL: Final = 0.59  # for a customer who can be served now
IN_QUEUE: Final = 0.31  # for one who will come to the stalls
TRIP_WAGON: Final = 0.27  # of the best next city, with a wagon
TRIP_CUBES: Final = 0.2  # with the cubes of its road
TRIP_BEGUN: Final = 0.15  # with a traveller on the way

# People. By building and by council level.
FARMER: Final = 2.92  # the first member at home; a half for the second, a third for the third
WORKER: Final[tuple[float, ...]] = (1.25, 0.75, 0.91, 1.08)  # the first trained at a building
TRAVELLER: Final = 1.32
PRIVILEGE: Final[tuple[float, ...]] = (
    1.5,
    3.0,
    5.0,
    7.0,
)  # the right to use it, of the best level only
NEXT_START: Final = 0.42
REMEMBERED: Final = 0.56  # chance of a slot for who stands right to die next
ARRANGED: Final = 0.52  # and for those who die later

# Church.
BAGGED: Final = 2.8  # a member in the bag, once drawn
PROMOTION: Final = 0.6  # the share of its points that grain for a promotion is worth
MAJORITY: Final = 0.75  # chance to keep the most members in church, once ahead
NEXT_TO_MAJORITY: Final = 0.33  # chance when level with the best


def evaluate(state: VillageState, seat: int) -> float:
    """Points in hand, and points in prospect; at the end of the game the score itself."""
    if not state.agenda:
        return float(score(state, seat))
    turns = turns_left(state, seat)
    tempo = min(1.0, turns / FULL_TEMPO)
    deaths = deaths_to_come(state, seat, turns)
    safe = survivors(state, seat, deaths)
    return (
        state.prestige[seat]
        + state.coins[seat]
        + stocks(state, seat) * tempo
        + goods(state, seat, tempo)
        + travel(state, seat, tempo)
        + council(state, seat, safe, tempo)
        + church(state, seat, safe, turns)
        + family(state, seat, tempo)
        + chronicle(state, seat, deaths)
    )


def terms(state: VillageState, seat: int) -> list[float]:
    """The same in its parts, as `TERMS` names them."""
    if not state.agenda:
        # Nothing is in prospect any more: the lines of the score sheet.
        sheet = parts(state, seat)
        return [
            float(sheet[0] + sheet[6]),
            0.0,
            float(sheet[5]),
            float(sheet[1]),
            float(sheet[2]),
            float(sheet[3]),
            0.0,
            float(sheet[4]),
        ]
    turns = turns_left(state, seat)
    tempo = min(1.0, turns / FULL_TEMPO)
    deaths = deaths_to_come(state, seat, turns)
    safe = survivors(state, seat, deaths)
    return [
        float(state.prestige[seat] + state.coins[seat]),
        stocks(state, seat) * tempo,
        goods(state, seat, tempo),
        travel(state, seat, tempo),
        council(state, seat, safe, tempo),
        church(state, seat, safe, turns),
        family(state, seat, tempo),
        chronicle(state, seat, deaths),
    ]


def deaths_to_come(state: VillageState, seat: int, turns: float) -> float:
    """How many of the family will die before the end."""
    sure = state.life[seat] / state.box.life_track + state.deaths_pending[seat]
    return sure + turns * DEATHS_PER_TURN


def turns_left(state: VillageState, seat: int) -> float:
    """How many turns the seat may still take."""
    if state.end_brought_by != NOBODY:
        for step in state.agenda:
            if isinstance(step, LastTurns):
                return 1.0 if (seat - step.seat) % state.seats < step.left else 0.0
            if isinstance(step, AfterTurn):
                return 0.0 if seat == state.end_brought_by == step.seat else 1.0
        return 0.0
    slots = state.free_slots
    remembered = slots[0] + slots[1] + slots[2] + slots[3] + slots[4]
    return TURNS_TO_COME * math.sqrt(remembered * slots[GRAVES]) / state.seats


def survivors(state: VillageState, seat: int, deaths: float) -> list[float]:
    """By generation: the share of members in council and church who outlive the game.

    The old die first; among equals the family gives those who score nothing.
    """
    others = state.crowd(seat, FARM, CHAMBER)
    scoring = state.crowd(seat, CHAMBER, VISIBLE)
    safe = [1.0, 1.0, 1.0, 1.0]
    shield = 0
    for generation in range(GENERATIONS):
        here = scoring >> 3 * generation & 7
        shield += (others >> 3 * generation & 7) + here
        if here and deaths > shield - here:
            safe[generation] = max(0.0, (shield - deaths) / here)
    return safe


def surviving(crowd: int, safe: list[float]) -> float:
    """How many of an octal crowd will be left."""
    count = 0.0
    for generation in range(GENERATIONS):
        here = crowd >> 3 * generation & 7
        if here:
            count += here * safe[generation]
    return count


def stocks(state: VillageState, seat: int) -> float:
    """Cubes, coins and grain for the actions they pay."""
    worth = math.sqrt(state.coins[seat]) * COIN + state.grain[seat] * GRAIN
    base = seat * INFLUENCE
    for colour in range(INFLUENCE):
        cubes = state.cubes[base + colour]
        worth += min(cubes, 2) * CUBE[colour]
        if cubes > 2:
            worth += (cubes - 2) * SPARE_CUBE
    if state.next_start == seat:
        worth += NEXT_START
    return worth


def goods(state: VillageState, seat: int, tempo: float) -> float:
    """Customers already served, those who could be, and what is left over."""
    worth = float(customer_points(state, seat))
    base = seat * 5
    left = state.goods[base : base + 5]
    has_team = left[PLOUGH] and (left[OX] or left[HORSE])
    left.append(state.grain[seat])
    if any(left):
        worth += sales(state, left, state.stalls, AT_STALL) * tempo
        worth += sales(state, left, state.queue, IN_QUEUE) * tempo
    spare = 0.0
    for good in range(5):
        if left[good]:
            spare += GOOD[good] * (1 + (left[good] - 1) * SPARE_GOOD)
    if has_team:
        spare += TEAM
    return worth + spare * tempo


def sales(state: VillageState, left: list[int], tiles: list[int], share: float) -> float:
    """What customers would pay for goods in hand, the best first; takes them from `left`."""
    box = state.box
    worth = 0.0
    waiting = tiles.copy()
    while waiting:
        best = -1
        for tile in waiting:
            if (best < 0 or box.points[tile] > box.points[best]) and covers(left, box.wants[tile]):
                best = tile
        if best < 0:
            break
        waiting.remove(best)
        wants = box.wants[best]
        for good in range(6):
            left[good] -= wants[good]
        worth += box.points[best] * share
    return worth


def covers(left: list[int], wants: tuple[int, ...]) -> bool:
    for good in range(6):
        if left[good] < wants[good]:
            return False
    return True


def travel(state: VillageState, seat: int, tempo: float) -> float:
    """Cities seen, and the best next one for those who could set out."""
    box = state.box
    visited = state.cities[seat]
    seen = visited.bit_count()
    worth = float(box.city_points[seen])
    cities = len(box.rewards)
    if seen == cities:
        return worth
    has_wagon = state.goods[seat * 5 + WAGON] > 0
    step = box.city_points[seen + 1] - box.city_points[seen]
    best = 0.0
    for origin in range(cities + 1):
        if not state.at(seat, stop(origin)):
            continue
        for city in box.cities_from[origin]:
            if visited >> city & 1:
                continue
            road = road_between(origin, city)
            prestige, cubes, coins = box.rewards[city]
            gain = step + prestige + cubes * SPARE_CUBE + coins
            hope = TRIP_WAGON if has_wagon else 0.0
            if state.coins_short(seat, box.road_cubes[road]) <= state.coins[seat]:
                hope += TRIP_CUBES
            if origin:
                hope += TRIP_BEGUN
            if gain * hope > best:
                best = gain * hope
    return worth + best * tempo


def council(state: VillageState, seat: int, safe: list[float], tempo: float) -> float:
    """End points of those who live to see them, and the right to the best privilege."""
    base = seat * PLACE_COUNT + CHAMBER
    worth = 0.0
    privilege = 0.0
    for level in range(LEVELS):
        crowd = state.people[base + level]
        if crowd:
            count = surviving(crowd, safe)
            worth += count * state.box.council_points[level]
            privilege = PRIVILEGE[level]
    return worth + privilege * tempo


def church(state: VillageState, seat: int, safe: list[float], turns: float) -> float:
    """Windows, what the grain in hand can still raise, the bag, and the majority."""
    box = state.box
    people = state.people
    base = seat * PLACE_COUNT
    masses = 1.0 + turns * state.seats / sum(box.cards[state.seats])
    worth = 0.0
    grain = state.grain[seat]
    for window in range(WINDOWS):
        crowd = people[base + WINDOW + window]
        if not crowd:
            continue
        count = surviving(crowd, safe)
        worth += count * box.church_points[window]
        if window + 1 < WINDOWS:
            steps = min(heads(crowd), grain // box.step_grain[window])
            grain -= steps * box.step_grain[window]
            worth += steps * (box.church_points[window + 1] - box.church_points[window]) * PROMOTION
    bagged = heads(people[base + BAG])
    if bagged:
        inside = box.monks
        for other in range(state.seats):
            inside += heads(people[other * PLACE_COUNT + BAG])
        # Drawn sooner or later, or pulled out for a coin.
        stays = (1.0 - box.figures / inside) ** masses
        worth += bagged * BAGGED * (1.0 - stays)
    return worth + box.majority * masses * majority_chance(state, seat)


def majority_chance(state: VillageState, seat: int) -> float:
    mine = strength(state, seat)
    if not mine:
        return 0.0
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, strength(state, other))
    if mine > best:
        return MAJORITY
    return NEXT_TO_MAJORITY if mine // 8 == best // 8 else 0.0


def family(state: VillageState, seat: int, tempo: float) -> float:
    """Members at home and at work, for what they allow; and the time spent so far."""
    base = seat * PLACE_COUNT
    people = state.people
    home = heads(people[base + FARM])
    worth = 0.0
    for farmer in range(1, home + 1):
        worth += FARMER / farmer
    for building in range(len(WORKER)):
        if people[base + WORKSHOP + building]:
            worth += WORKER[building]
    for city in range(base + CITY, base + CHAMBER):
        if people[city]:
            worth += TRAVELLER
    gone = heads(state.crowd(seat, CHRONICLE, PLACE_COUNT))
    time = state.life[seat] + gone * state.box.life_track
    return worth * tempo - time * TIME_COST


def chronicle(state: VillageState, seat: int, deaths: float) -> float:
    """Those remembered, and those to come who stand where a slot is free."""
    base = seat * PLACE_COUNT
    people = state.people
    slots = state.free_slots
    count = float(heads(state.crowd(seat, CHRONICLE, GRAVE)))
    standing = [0, 0, 0, 0, 0]
    for place in range(FARM, VISIBLE):
        here = people[base + place]
        if here:
            standing[SECTION_OF[place]] += here
    everyone = standing[0] + standing[1] + standing[2] + standing[3] + standing[4]
    oldest = 7
    while everyone and not everyone & oldest:
        oldest <<= 3
    next_has_slot = False
    placed = 0
    for section in range(5):
        if slots[section] and standing[section]:
            placed += min(slots[section], heads(standing[section]))
            if standing[section] & oldest:
                next_has_slot = True
    first = min(1.0, deaths)
    if next_has_slot:
        count += first * REMEMBERED
    count += min(deaths - first, float(max(0, placed - 1))) * ARRANGED
    table = state.box.chronicle_points
    top = len(table) - 1
    if count >= top:
        return float(table[top])
    step = int(count)
    return table[step] + (count - step) * (table[step + 1] - table[step])
