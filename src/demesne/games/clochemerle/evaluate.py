"""How good a position looks for a seat, in points: what `greedy` steers by.

Points that are sure count in full. What may still become points counts for what it
usually brings, less and less as the end comes near: story points on the tree, goods for
the customers who wait and for the next stage of the journey, workshops and villagers for
what they let one do. Time is the currency of it all: every ten of it cost a villager. The
figures were tuned a little by self-play.
"""

from __future__ import annotations

from typing import Final

from demesne.games.clochemerle.cards import travel
from demesne.games.clochemerle.cards.monks import MonkActs
from demesne.games.clochemerle.cards.travel import TurnTravelCard
from demesne.games.clochemerle.death import RollRatDie
from demesne.games.clochemerle.endgame import (
    church_points,
    council_points,
    customer_points,
    score,
    travel_points,
)
from demesne.games.clochemerle.pieces import (
    ABBOT,
    ANY,
    COIN_SPACE,
    COUNCILLOR,
    CRAFTSMAN,
    CUSTOMERS,
    FACES,
    GOODS,
    HALL,
    LEFT,
    MERCHANT,
    NONE,
    RIGHT,
    TRADES,
    TRAVELLER,
    TRAVELS,
    WINDOWS,
)
from demesne.games.clochemerle.state import ClochemerleState

TERMS: Final = (
    "story",
    "market",
    "travel",
    "church",
    "council",
    "estate",
    "villagers",
    "coins",
    "time",
)

# Turns a seat can still use for what it plans, of a whole game.
TURNS: Final = 14.0
FULL_TEMPO: Final = 5.0  # with so many turns left, a stock is worth all it can be

TIME: Final = 0.26  # of one cloud
STORY: Final = 0.55  # of a story point on the tree
AWAY: Final = 0.4  # the chief is a step from the hall, with something to bring home
COIN: Final = 0.55
SPARE_COIN: Final = 0.1  # every one beyond the fourth
GOOD: Final = (0.86, 0.7, 0.85, 0.65, 1.7)  # a good nobody waits for
SPARE_GOOD: Final = 0.4  # every further one, as a share of that
WAITING: Final = 0.24  # of a customer's prestige, with nothing to sell him yet
READY: Final = 0.9  # the same with all he wants
JOURNEY: Final = 0.7  # of the next stage's prestige, with all it costs
WORKSHOP: Final = 1.1
FIELD: Final = 0.7
PLOUGHED: Final = 0.35
CHAMBER: Final = (2.0, 2.1, 3.5, 1.9)  # monetary, property, citizens, guild
SQUARE: Final = 1.5
MARKER: Final = 0.45
POWER: Final[tuple[float, ...]] = (0.7, 0.0, 2.0, 0.7)  # sanatorium, cloister, diocese, refuge
WINDOW: Final = 0.55  # of what the next window brings, while there is an abbot
VILLAGER: Final = 1.2
ZONE: Final = (0.6, 0.8, 0.45, 1.3, 0.45)  # more for a villager whose zone has cards
PUPIL_LEFT: Final = 0.9
PUPIL_RIGHT: Final = 1.9
HAND: Final = -0.25  # it may be taken again: not quite the point it counts
# What a new monk will do: story points, the '?' banner, lessons, customers.
MONK: Final = (1.8, 2.2, 0.75, 0.6, 2.0, 0.85)


def evaluate(state: ClochemerleState, seat: int) -> float:
    points = float(score(state, seat))
    if not state.agenda:
        return points
    turns = turns_left(state)
    tempo = min(1.0, turns / FULL_TEMPO)
    stock = [state.stock(seat, good) for good in range(GOODS)]
    guild = [state.guild(seat)]
    worth = market(state, seat, stock, guild) + road(state, seat, stock, guild[0])
    worth += leftovers(stock, guild[0]) + church(state, seat) + council(state, seat)
    worth += estate(state, seat) + people(state, seat) + coins(state, seat)
    points += tempo * (worth - TIME * late(state, seat)) + story(state, seat, turns)
    return points + journeys(state, seat) + monks(state, seat)


def terms(state: ClochemerleState, seat: int) -> list[float]:
    """The same in its parts, as `TERMS` names them."""
    box = state.box
    points = [
        float(state.hall[seat] + (box.hand_prestige if state.hand == seat else 0)),
        float(customer_points(state, seat)),
        float(travel_points(state, seat)),
        float(church_points(state, seat)),
        float(council_points(state, seat)),
        float(box.field_prestige * state.fields[seat]),
        0.0,
        0.0,
        float(-box.labourer * state.labourers[seat]),
    ]
    if not state.agenda:
        return points
    turns = turns_left(state)
    tempo = min(1.0, turns / FULL_TEMPO)
    stock = [state.stock(seat, good) for good in range(GOODS)]
    guild = [state.guild(seat)]
    sales = market(state, seat, stock, guild)
    way = road(state, seat, stock, guild[0])
    hopes = [
        story(state, seat, turns),
        tempo * (sales + leftovers(stock, guild[0])),
        tempo * way + journeys(state, seat),
        tempo * church(state, seat) + monks(state, seat),
        tempo * council(state, seat),
        tempo * estate(state, seat),
        tempo * people(state, seat),
        tempo * coins(state, seat),
        -tempo * TIME * late(state, seat),
    ]
    return [points[part] + hopes[part] for part in range(len(points))]


def turns_left(state: ClochemerleState) -> float:
    """Turns a seat can still hope for."""
    end = state.box.coffins[state.seats]
    return TURNS * max(0, end - state.coffins()) / end


def story(state: ClochemerleState, seat: int, turns: float) -> float:
    """Story points of the tree, which rats may eat before the chief brings them home."""
    tree = state.tree[seat]
    steps = 2.0 if state.chief[seat] != COIN_SPACE else 1.0
    safe = min(1.0, max(0.0, turns / steps))
    worth = STORY * tree * safe
    if tree and state.chief[seat] == HALL:
        worth -= AWAY
    # The chief never stands better than a step from the hall.
    chance = max(0, FACES + 1 - state.rat) / FACES
    danger = chance if isinstance(state.agenda[-1], RollRatDie) else 0.3 * chance
    worth -= STORY * danger * (tree // 2)
    return worth + HAND if state.hand == seat else worth


def people(state: ClochemerleState, seat: int) -> float:
    """Villagers, more for those whose zone has something to do, and those who learn."""
    worth = VILLAGER * state.alive[seat].bit_count()
    used = (
        state.church[seat] != NONE and state.window_count(seat) < WINDOWS,
        state.chamber[seat] != NONE or state.square[seat] != NONE,
        travel.next_letter(state, seat) != travel.OVER,
        any(state.workshops[seat * GOODS : (seat + 1) * GOODS]),
        state.market[seat] != 0,
    )
    for trade in range(TRADES):
        if used[trade] and state.is_active(seat, trade):
            worth += ZONE[trade]
    if state.school[seat] & LEFT:
        worth += PUPIL_LEFT
    if state.school[seat] & RIGHT:
        worth += PUPIL_RIGHT
    return worth


def market(state: ClochemerleState, seat: int, stock: list[int], guild: list[int]) -> float:
    """Goods for the customers who wait, dearest first; takes them from stock and guild."""
    worth = 0.0
    merchant = 1.0 if state.is_active(seat, MERCHANT) else 0.55
    if state.market[seat]:
        box = state.box
        waiting = [card for card in range(CUSTOMERS) if state.market[seat] >> card & 1]
        for prestige in range(max(box.customer_prestige), 0, -1):
            for card in waiting:
                if box.customer_prestige[card] != prestige:
                    continue
                wants = box.customer_wants[card]
                have = need = 0
                for good in range(GOODS):
                    need += wants[good]
                    found = min(wants[good], stock[good])
                    stock[good] -= found
                    have += found
                need += wants[ANY]
                if have < need and guild[0]:
                    found = min(need - have, guild[0])
                    guild[0] -= found
                    have += found
                share = WAITING + (READY - WAITING) * have * have / (need * need)
                worth += prestige * share * merchant
    return worth


def leftovers(stock: list[int], guild: int) -> float:
    """Goods that nobody waits for."""
    worth = float(guild)
    for good in range(GOODS):
        if stock[good]:
            worth += GOOD[good] * (1 + SPARE_GOOD * (stock[good] - 1))
    return worth


def road(state: ClochemerleState, seat: int, stock: list[int], guild: int) -> float:
    """How far the goods left over go towards the next stage."""
    letter = travel.next_letter(state, seat)
    if letter == travel.OVER or not state.is_active(seat, TRAVELLER):
        return 0.0
    best = 0.0
    for way in travel.ways(state, seat, letter):
        need = have = 0
        for good in range(GOODS):
            need += way[good]
            have += min(way[good], stock[good])
        have = min(need, have + guild)
        best = max(best, have / need if need else 1.0)
    return JOURNEY * stage(state, letter) * best * best - 0.5 * best


def stage(state: ClochemerleState, letter: int) -> float:
    """What a card of this letter is worth, as far as the pile tells."""
    total = count = 0
    for card in range(TRAVELS):
        if state.travel_piles[letter] >> card & 1:
            total += state.box.travel_prestige[card]
            count += 1
    return total / count if count else 0.0


def estate(state: ClochemerleState, seat: int) -> float:
    """Workshops and fields, for what they will make."""
    own = state.workshops[seat * GOODS : (seat + 1) * GOODS]
    worth = WORKSHOP * (GOODS - own.count(0)) * (1.0 if state.is_active(seat, CRAFTSMAN) else 0.6)
    return worth + FIELD * min(state.fields[seat], 3) + PLOUGHED * state.ploughs[seat].bit_count()


def council(state: ClochemerleState, seat: int) -> float:
    """Chamber and square, for the turns they will be used in."""
    share = 1.0 if state.is_active(seat, COUNCILLOR) else 0.5
    worth = 0.0
    chamber = state.chamber[seat]
    if chamber != NONE:
        worth += CHAMBER[chamber] * share
    if state.square[seat] != NONE:
        worth += SQUARE * share + MARKER * state.square[seat]
    return worth


def church(state: ClochemerleState, seat: int) -> float:
    """The power of the church, and its next window."""
    if state.church[seat] == NONE:
        return 0.0
    worth = POWER[state.church[seat]]
    windows = state.window_count(seat)
    if windows < WINDOWS and state.is_active(seat, ABBOT):
        worth += WINDOW * (state.box.windows[windows + 1] - state.box.windows[windows])
    return worth


def coins(state: ClochemerleState, seat: int) -> float:
    count = state.coins[seat]
    return COIN * min(count, 4) + SPARE_COIN * max(0, count - 4)


def late(state: ClochemerleState, seat: int) -> int:
    """Time spent. A reaper that waits is a villager all but gone."""
    return state.time[seat] + (state.box.clouds if state.reaper[seat] else 0)


def journeys(state: ClochemerleState, seat: int) -> float:
    """Stages that are paid for and not drawn yet."""
    worth = 0.0
    for step in state.agenda:
        if isinstance(step, TurnTravelCard) and step.owner == seat:
            worth += stage(state, step.letter)
    return worth


def monks(state: ClochemerleState, seat: int) -> float:
    """What a new monk has still to do."""
    worth = 0.0
    for step in state.agenda:
        if isinstance(step, MonkActs) and step.seat == seat:
            worth += MONK[step.action]
    return worth
