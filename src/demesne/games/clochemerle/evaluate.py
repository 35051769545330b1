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
from demesne.games.clochemerle.endgame import score
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
POWER: Final = (0.7, 0.0, 2.0, 0.7)  # sanatorium, cloister, diocese, refuge
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
    worth = VILLAGER * state.alive[seat].bit_count() + people(state, seat)
    worth += goods(state, seat) + buildings(state, seat)
    coins = state.coins[seat]
    worth += COIN * min(coins, 4) + SPARE_COIN * max(0, coins - 4)
    points += tempo * worth + story(state, seat, turns) + pending(state, seat)
    if state.hand == seat:
        points += HAND
    # A reaper that waits is a villager all but gone.
    late = state.time[seat] + (state.box.clouds if state.reaper[seat] else 0)
    return points - TIME * late * tempo


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
    return worth - STORY * danger * (tree // 2)


def people(state: ClochemerleState, seat: int) -> float:
    """Villagers whose zone has something to do, and those who learn."""
    worth = 0.0
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


def goods(state: ClochemerleState, seat: int) -> float:
    """Goods for the customers who wait, dearest first, then for the road, then by themselves."""
    stock = [state.stock(seat, good) for good in range(GOODS)]
    guild = state.guild(seat)
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
                if have < need and guild:
                    found = min(need - have, guild)
                    guild -= found
                    have += found
                share = WAITING + (READY - WAITING) * have * have / (need * need)
                worth += prestige * share * merchant
    worth += road(state, seat, stock, guild)
    for good in range(GOODS):
        if stock[good]:
            worth += GOOD[good] * (1 + SPARE_GOOD * (stock[good] - 1))
    return worth + guild


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


def buildings(state: ClochemerleState, seat: int) -> float:
    """Cards that will do more than they have done."""
    own = state.workshops[seat * GOODS : (seat + 1) * GOODS]
    worth = WORKSHOP * (GOODS - own.count(0)) * (1.0 if state.is_active(seat, CRAFTSMAN) else 0.6)
    fields = state.fields[seat]
    worth += FIELD * min(fields, 3) + PLOUGHED * state.ploughs[seat].bit_count()
    council = 1.0 if state.is_active(seat, COUNCILLOR) else 0.5
    chamber = state.chamber[seat]
    if chamber != NONE:
        worth += CHAMBER[chamber] * council
    if state.square[seat] != NONE:
        worth += SQUARE * council + MARKER * state.square[seat]
    church = state.church[seat]
    if church != NONE:
        worth += POWER[church]
        windows = state.window_count(seat)
        if windows < WINDOWS and state.is_active(seat, ABBOT):
            worth += WINDOW * (state.box.windows[windows + 1] - state.box.windows[windows])
    return worth


def pending(state: ClochemerleState, seat: int) -> float:
    """What is paid but not yet drawn or done."""
    worth = 0.0
    for step in state.agenda:
        if isinstance(step, TurnTravelCard) and step.owner == seat:
            worth += stage(state, step.letter)
        elif isinstance(step, MonkActs) and step.seat == seat:
            worth += MONK[step.action]
    return worth
