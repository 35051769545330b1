"""How good a position looks for a seat, in points: what `greedy` steers by.

The track counts in full, the rest for what it usually brings while there is time:
cubes, soldiers, lands, heirs against the risk of dying without one, damsels to be
married off, knights by the sphere they stand in. What a seat has begun and others must
answer first, an offer, a bid, a battle, counts by its chances.
"""

from __future__ import annotations

import math
from typing import Final

from demesne.games.mil.endgame import score_sheet, scores
from demesne.games.mil.growth import RollForGrowth
from demesne.games.mil.marriage import OpenDowries
from demesne.games.mil.pieces import (
    CATHEDRAL,
    CLERGY,
    COURT,
    CRUSADES,
    DOWRY,
    FOOD,
    GOLD,
    HOME,
    INFLUENCE,
    KINDS,
    KNIGHTS,
    MARKET,
    MONASTERY,
    NOBODY,
    OVER,
    PILES,
    SLOTS,
    SPHERES,
    WAR,
)
from demesne.games.mil.politics import majority
from demesne.games.mil.spheres.battle import (
    ATTACKER,
    ATTACKERS_HELP,
    TARGET,
    TARGETS_HELP,
    attack_force,
    attack_obstacle,
    defence_force,
)
from demesne.games.mil.spheres.castle import AuctionGoesOn, RaiseBid
from demesne.games.mil.spheres.court import AnswerRansom, OfferRansom, bond_points, elements
from demesne.games.mil.spheres.war import needed
from demesne.games.mil.state import MilState

TERMS: Final = (
    "points",
    "stores",
    "privileges",
    "damsels",
    "lands",
    "heirs",
    "soldiers",
    "knights",
    "majorities",
    "offers",
)

# Cubes by kind, in points: the first few, and every further one.
CUBE: Final = (0.35, 0.6, 0.6, 0.6, 0.95)
SPARE_CUBE: Final = (0.12, 0.2, 0.2, 0.3, 0.6)
FEW: Final = 4
SOLDIER: Final = 0.9  # the first of a knight; less for each further one
LAND: Final = 0.8  # for every turn it still pays
VASSAL_LAND: Final = 0.25  # the same, of a vassal
CASTLE: Final = 1.2
PRIVILEGE: Final = 0.8
KNIGHT: Final = 1.2  # for every turn he can still be sent out
AT_HOME: Final = 1.0  # in the actions: a knight who can still be sent out this turn
HEIRLESS: Final = 0.3  # of the points a death costs, with no time token; more with each
STARVING: Final = 0.5  # chance of a hard winter
DAMSEL: Final = 2.2
ENVY: Final = 0.25  # of the points of the best rival
HEIR_ROLLED: Final = 0.5  # chance that a roll brings a man
# Chance that so many cubes are the best dowry, that so much gold is the best gift.
DOWRY_WINS: Final = (0.0, 0.3, 0.55, 0.75, 0.88, 0.95)
GIFT_POINTS: Final = (0.0, 2.6, 3.9, 4.8, 5.4, 5.7)
CERTAIN: Final = 0.97


def evaluate(state: MilState, seat: int) -> float:
    if state.phase == OVER:
        return float(scores(state)[seat])
    left = turns_left(state)
    pace = left / state.box.turns
    worth = float(state.points[seat]) - ENVY * best_rival(state, seat)
    worth += stock_worth(state, seat, pace) + privileges(state, seat, pace)
    worth += vassals(state, seat, left) - damsels(state, seat, left)
    for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS):
        if state.present[knight]:
            worth += estate(state, knight, left) + lineage(state, knight, left)
            worth += soldiers_worth(state, knight, left) + errand(state, knight, left)
    if state.phase < SPHERES:
        worth += majorities(state, seat)
    return worth + chances(state, seat)


def terms(state: MilState, seat: int) -> list[float]:
    """The same in its parts, as `TERMS` names them."""
    if state.phase == OVER:
        # Nothing is in prospect any more: the lines of the score sheet.
        track, goods, influence, favours, gold, unwed = [row[seat] for row in score_sheet(state)]
        stores = float(goods + influence + gold)
        return [float(track), stores, float(favours), float(unwed), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = turns_left(state)
    pace = left / state.box.turns
    lands = vassals(state, seat, left)
    lines = soldiers = errands = 0.0
    for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS):
        if state.present[knight]:
            lands += estate(state, knight, left)
            lines += lineage(state, knight, left)
            soldiers += soldiers_worth(state, knight, left)
            errands += errand(state, knight, left)
    return [
        float(state.points[seat]) - ENVY * best_rival(state, seat),
        stock_worth(state, seat, pace),
        privileges(state, seat, pace),
        -damsels(state, seat, left),
        lands,
        lines,
        soldiers,
        errands,
        majorities(state, seat) if state.phase < SPHERES else 0.0,
        chances(state, seat),
    ]


def turns_left(state: MilState) -> int:
    return state.box.turns - state.turn + (1 if state.phase < SPHERES else 0)


def privileges(state: MilState, seat: int, pace: float) -> float:
    return PRIVILEGE * (0.4 + 0.6 * pace) * min(state.privileges[seat], 4)


def damsels(state: MilState, seat: int, left: int) -> float:
    """What those still at home cost, more towards the end for whoever has most."""
    count = state.damsels[seat]
    if not count:
        return 0.0
    return (DAMSEL + (0.6 if left < 2 and count == max(state.damsels) else 0.0)) * count


def vassals(state: MilState, seat: int, left: int) -> float:
    """What the lands of vassals still pay."""
    worth = 0.0
    for knight in range(len(state.suzerain)):
        if state.suzerain[knight] == seat:
            worth += VASSAL_LAND * left * state.lands_of(knight)
    return worth


def best_rival(state: MilState, seat: int) -> int:
    best = -99
    for other in range(state.seats):
        if other != seat and state.points[other] > best:
            best = state.points[other]
    return best


def stock_worth(state: MilState, seat: int, pace: float) -> float:
    """Cubes: all they can be early on, what the score sheet gives for them at the end."""
    worth = 0.0
    base = seat * KINDS
    for kind in range(KINDS):
        count = state.stock[base + kind]
        few = min(FEW, count)
        worth += CUBE[kind] * few + SPARE_CUBE[kind] * (count - few)
    gold = state.stock[base + GOLD]
    return worth * (0.35 + 0.65 * pace) + 0.3 * (1 - pace) * gold


def estate(state: MilState, knight: int, left: int) -> float:
    """The knight's lands for what they still pay, and his castle."""
    return LAND * left * state.lands_of(knight) + CASTLE * 0.5 * state.castle[knight]


def soldiers_worth(state: MilState, knight: int, left: int) -> float:
    return SOLDIER * min(1.0, 0.3 + 0.2 * left) * math.sqrt(state.soldiers[knight])


def lineage(state: MilState, knight: int, left: int) -> float:
    """His heir, or the risk of dying without one; hunger where he has no roof."""
    box = state.box
    worth = 0.0
    if left > 0:
        if not state.heir[knight]:
            risk = HEIRLESS * (1.0 + state.time[knight]) / box.death
            worth -= risk * box.death_points * min(1.0, 0.4 + 0.2 * left)
        else:
            worth += 0.5 - 0.1 * state.time[knight]
    if not state.has_land_or_castle(knight) and state.where[knight] != CRUSADES:
        worth -= STARVING * box.death_points * (0.25 if state.heir[knight] else 1.0)
    return worth


def errand(state: MilState, knight: int, left: int) -> float:
    """What he may do where he stands, and in the turns to come."""
    worth = KNIGHT * left
    if state.phase < SPHERES:
        where = state.where[knight]
        worth += AT_HOME if where == HOME else place_worth(state, knight, where)
    return worth


def place_worth(state: MilState, knight: int, where: int) -> float:
    """What a knight may do where he stands."""
    seat = knight // KNIGHTS
    if where == MONASTERY:
        return DAMSEL if state.damsels[seat] else 0.0
    if where == COURT:
        return court_worth(state, knight)
    if where == MARKET:
        can_bid = state.has_cubes(seat, state.box.least_bid)
        return 3.0 if can_bid else 1.3
    if where == WAR:
        return war_worth(state, knight)
    if where == CLERGY:
        return DAMSEL + 0.6 if state.damsels[seat] else 1.0
    return 0.6


def court_worth(state: MilState, knight: int) -> float:
    """Influence, or the best vassal there is to have."""
    best = 1.2
    soldiers = state.soldiers_of(knight)
    for target in range(len(state.present)):
        if (
            state.present[target]
            and target // KNIGHTS != knight // KNIGHTS
            and state.suzerain[target] == NOBODY
            and soldiers > elements(state, target)
        ):
            best = max(best, 1.0 + 0.6 * bond_points(state, target))
    return best


def war_worth(state: MilState, knight: int) -> float:
    """The land that is easiest to have."""
    seat = knight // KNIGHTS
    cubes = state.owns(seat, FOOD) + state.owns(seat, INFLUENCE)
    best = 0.3
    for pile in range(PILES):
        if state.tops[pile] != NOBODY:
            need = needed(state, knight, pile)
            if need <= cubes:
                best = max(best, 4.8 - 0.35 * need)
    force = attack_force(state, knight) + min(cubes, 4)
    for target in range(len(state.present)):
        if target // KNIGHTS != seat and state.land[target * SLOTS]:
            margin = force - defence_force(state, target)
            if margin > 0 and attack_obstacle(state, knight, target) is None:
                toll = 0.5 * state.damsels[target // KNIGHTS]
                best = max(best, 4.5 * min(1.0, 0.4 + 0.15 * margin) - toll)
    return best


def majorities(state: MilState, seat: int) -> float:
    """Points for leading in a sphere, which others may still take."""
    worth = 0.0
    for sphere in range(COURT, CLERGY + 1):
        if majority(state, sphere) == seat:
            worth += 0.7 * (state.box.majority_points[sphere - COURT] + 0.7)
    return worth


def chances(state: MilState, seat: int) -> float:
    """What is under way and not the seat's alone to decide."""
    worth = 0.0
    agenda = state.agenda
    if agenda:
        top = agenda[-1]
        if isinstance(top, RollForGrowth) and top.owner == seat:
            need = 0.8 if not state.heir[top.knight] else 0.9
            worth += HEIR_ROLLED * need
        elif isinstance(top, OfferRansom | AnswerRansom) and top.knight // KNIGHTS == seat:
            worth += 0.5 * bond_points(state, top.target)
        elif isinstance(top, AuctionGoesOn | RaiseBid) and top.leader == seat:
            worth += 0.7 * (state.box.castle_points + CASTLE)
            worth -= 0.7 * cubes_worth(top.best)
    if state.battle:
        worth += battle_chance(state, seat)
    purpose = state.sealed[seat] - 1
    if purpose == CATHEDRAL:
        gold = state.offers[seat * KINDS + GOLD]
        worth += GIFT_POINTS[min(gold, len(GIFT_POINTS) - 1)] - 0.9 * gold
    elif purpose == DOWRY:
        worth += dowry_chance(state, seat)
    return worth


def cubes_worth(cubes: tuple[int, ...]) -> float:
    return sum(CUBE[kind] * cubes[kind] for kind in range(KINDS))


def dowry_chance(state: MilState, seat: int) -> float:
    """A sealed dowry: what it wins, what it costs, how likely it is the best."""
    offer = tuple(state.offers[seat * KINDS : seat * KINDS + KINDS])
    count = sum(offer)
    chance = DOWRY_WINS[min(count, len(DOWRY_WINS) - 1)] + (0.04 if offer[GOLD] else 0.0)
    father = False
    for step in state.agenda:
        if isinstance(step, OpenDowries):
            father = step.knight // KNIGHTS == seat
    gain = DAMSEL if state.damsels[seat] else 0.0
    if father:
        # Winning also gives away what the best of the others would have brought.
        gain -= 0.8
    elif state.damsels[seat]:
        gain += state.box.marriage_points
    return chance * (gain - cubes_worth(offer))


def battle_chance(state: MilState, seat: int) -> float:
    """A battle that is not fought yet, with what the seat has staked in it."""
    battle = state.battle
    knight, target = battle[ATTACKER], battle[TARGET]
    attacking = seat in (knight // KNIGHTS, battle[ATTACKERS_HELP])
    defending = seat in (target // KNIGHTS, battle[TARGETS_HELP])
    if not attacking and not defending:
        return 0.0
    base = seat * KINDS
    staked = state.offers[base + FOOD] + state.offers[base + INFLUENCE]
    cost = 0.35 * state.offers[base + FOOD] + 0.6 * state.offers[base + INFLUENCE]
    expected = 2
    rival = target // KNIGHTS if attacking else knight // KNIGHTS
    expected = min(expected, state.owns(rival, FOOD) + state.owns(rival, INFLUENCE))
    if not state.sealed[seat]:
        staked = min(3, state.owns(seat, FOOD) + state.owns(seat, INFLUENCE))
        cost = 0.4 * staked
    margin = attack_force(state, knight) - defence_force(state, target)
    margin += staked - expected if attacking else expected - staked
    chance = min(CERTAIN, max(1 - CERTAIN, 0.45 + 0.13 * margin))
    prize = 5.5 if attacking else -5.0
    if attacking and seat != knight // KNIGHTS:
        prize = 4.0
    return chance * prize - cost
