"""How good a position looks for a seat, in points: what `greedy` steers by.

The track counts in full, the rest for what it usually brings while there is time: cubes,
soldiers, lands, the years a knight and his heir have left, damsels to be married off. In the
actions a knight at home is worth what he can still hope for, less with every space that is
taken, and a family that has sent nobody yet keeps the right to harvest, recruit and grow:
without these two, sending everybody out at once and passing look best. What a seat has begun
and others must answer first, an offer, a bid, a battle, counts by its chances.
"""

from __future__ import annotations

from typing import Final

from demesne.games.mil.endgame import score_sheet, scores
from demesne.games.mil.growth import RollForGrowth
from demesne.games.mil.marriage import OpenDowries
from demesne.games.mil.pieces import (
    ACTIONS,
    CATHEDRAL,
    CLERGY,
    COURT,
    CRUSADES,
    DOWRY,
    EMPTY,
    FABRIC,
    FOOD,
    GOLD,
    HOME,
    INFLUENCE,
    KINDS,
    KNIGHTS,
    MARKET,
    METAL,
    MONASTERY,
    NOBODY,
    OVER,
    PILES,
    ROW,
    SLOTS,
    SPACES,
    SPHERES,
    WAR,
    WHITE,
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
from demesne.games.mil.spheres.conquest import PlaceLand
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
CUBE: Final = (0.7, 0.9, 0.9, 0.7, 1.4)
SPARE_CUBE: Final = (0.2, 0.4, 0.4, 0.35, 0.8)
FEW: Final = 4
# The soldiers of a knight, by their number; the last figure for every further one.
SOLDIERS: Final = (0.0, 1.8, 3.2, 4.3, 5.0)
SPARE_SOLDIER: Final = 0.3
LAND: Final = 0.8  # for every turn it still pays
VASSAL_LAND: Final = 0.25  # the same, of a vassal
CASTLE: Final = 0.6
PRIVILEGE: Final = 0.8
KNIGHT: Final = 1.4  # for every turn to come in which he can be sent out
MOST_ACTS: Final = 4.0
ACT: Final = 0.45  # a harvest, a recruit, a roll that the family may still do in this turn
YEAR: Final = 0.3  # a time token that a knight can still take without dying for nothing
HEIR: Final = 0.6
STARVING: Final = 0.5  # chance of a hard winter
DAMSEL: Final = 2.2
ENVY: Final = 0.25  # of the points of the best rival
MAN_ROLLED: Final = 0.6  # chance that a roll brings a man
FIRST_SON: Final = 1.0  # an heir, with the years he will have
# What a knight usually does in a sphere, in points.
CASTLE_BID: Final = 2.4
TRADE: Final = 0.7
CRUSADE: Final = 0.6
WAITING: Final = 0.9  # the share that is left of it for a knight who waits at home
LATER: Final = 0.97  # the same, where nobody can be in the way
HASTE: Final = 0.8  # spaces that a rival takes in a round, sent or passing
ENTRY: Final = 0.8  # what a space with a token costs
SHUT: Final = 99.0  # no space at all
LEAD: Final = 0.7  # the hope to lead at Court or among the Clergy
LEAD_WAR: Final = 0.4
ABBESS: Final = 0.6  # the Influence she brings
# Chance that so many cubes are the best dowry.
DOWRY_WINS: Final = (0.0, 0.3, 0.55, 0.75, 0.88, 0.95)
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
            worth += soldiers_worth(state, knight, left)
    worth += errands(state, seat, left)
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
    lines = soldiers = 0.0
    for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS):
        if state.present[knight]:
            lands += estate(state, knight, left)
            lines += lineage(state, knight, left)
            soldiers += soldiers_worth(state, knight, left)
    return [
        float(state.points[seat]) - ENVY * best_rival(state, seat),
        stock_worth(state, seat, pace),
        privileges(state, seat, pace),
        -damsels(state, seat, left),
        lands,
        lines,
        soldiers,
        errands(state, seat, left),
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
    count = state.soldiers[knight]
    few = min(count, len(SOLDIERS) - 1)
    worth = SOLDIERS[few] + SPARE_SOLDIER * (count - few)
    return worth * min(1.0, 0.2 * left)


def lineage(state: MilState, knight: int, left: int) -> float:
    """His years and his heir's, as far as they are needed; hunger where he has no roof."""
    box = state.box
    years = box.death - 1 - state.time[knight]
    worth = 0.0
    if state.heir[knight]:
        years += box.death
        worth += HEIR * min(1.0, 0.5 * left)
    worth += YEAR * min(float(years), 2.0 * left)
    where = state.where[knight]
    if state.phase == ACTIONS and where == HOME:
        return worth
    if where != CRUSADES and not state.has_land_or_castle(knight):
        lost = HEIR if state.heir[knight] else box.death_points + KNIGHT * min(left, 3)
        # A conquest or a castle may come before the winter.
        hope = 0.5 if state.phase <= SPHERES and where in (WAR, MARKET) else 1.0
        worth -= STARVING * lost * hope
    return worth


def errands(state: MilState, seat: int, left: int) -> float:
    """What the knights may do where they stand or could still go, and in the turns to come."""
    first = seat * KNIGHTS
    sent = state.phase < SPHERES
    worth = 0.0
    waiting = 0
    damsels_left = state.damsels[seat]
    base = seat * KINDS
    castles = min(state.stock[base + FOOD], state.stock[base + FABRIC], state.stock[base + METAL])
    for knight in range(first, first + KNIGHTS):
        if not state.present[knight]:
            continue
        worth += KNIGHT * (left - 1 if sent else left)
        if not sent:
            continue
        where = state.where[knight]
        if where == HOME:
            waiting += 1
        elif where == MONASTERY:
            if damsels_left:
                damsels_left -= 1
                worth += DAMSEL
        elif where == CLERGY:
            if damsels_left:
                damsels_left -= 1
                worth += DAMSEL + ABBESS
            else:
                worth += PRIVILEGE
        elif where == MARKET:
            if castles:
                castles -= 1
                worth += CASTLE_BID
            else:
                worth += TRADE
        elif where == COURT:
            worth += court_worth(state, knight)
        elif where == WAR:
            worth += war_worth(state, knight)
        else:
            worth += CRUSADE
    if waiting and state.phase == ACTIONS:
        worth += prospects(state, seat, waiting, damsels_left, castles)
    return worth


def prospects(state: MilState, seat: int, waiting: int, unwed: int, castles: int) -> float:
    """What the knights at home can hope for, and what the family may do before it sends any."""
    free = whites = 0
    entry = [SHUT, SHUT, SHUT, SHUT]
    for space in range(SPACES):
        code = state.spaces[space]
        if code == EMPTY:
            entry[space // ROW] = 0.0
            free += 1
        elif code == WHITE:
            whites += 1
            free += 1
            entry[space // ROW] = min(entry[space // ROW], ENTRY)
    everybody = waiting
    for knight in range(len(state.present)):
        if state.present[knight] and state.where[knight] == HOME and knight // KNIGHTS != seat:
            everybody += 1
    share = WAITING * min(1.0, free / everybody)
    # The actions end when no space is left, wherever a knight wanted to go.
    rounds = free / (1.0 + HASTE * (state.seats - 1))
    after = rounds - waiting
    worth = 0.0
    for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS):
        if not state.present[knight] or state.where[knight] != HOME:
            continue
        hope = (CASTLE_BID if castles > 0 else TRADE) - entry[MARKET - COURT]
        hope = max(hope, war_worth(state, knight) + LEAD_WAR - entry[WAR - COURT])
        # Where a winter without a roof awaits him, he goes for one.
        if state.has_land_or_castle(knight):
            hope = max(hope, court_worth(state, knight) + LEAD - entry[0])
            blessing = DAMSEL + ABBESS if unwed > 0 else PRIVILEGE
            hope = max(hope, blessing + LEAD - entry[CLERGY - COURT])
        in_time = min(1.0, max(0.0, rounds))
        rounds -= 1.0
        worth += LATER * in_time * max(DAMSEL if unwed > 0 else CRUSADE, share * hope)
        castles -= 1
        unwed -= 1
    if not state.placed[seat] and after > 0.0:
        worth += ACT * min(MOST_ACTS, whites / state.seats, after)
    return worth


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
            worth += MAN_ROLLED * son_worth(state, top.knight)
        elif isinstance(top, OfferRansom | AnswerRansom) and top.knight // KNIGHTS == seat:
            worth += 0.5 * bond_points(state, top.target)
        elif isinstance(top, AuctionGoesOn | RaiseBid) and top.leader == seat:
            worth += 0.7 * (state.box.castle_points + CASTLE)
            worth -= 0.7 * cubes_worth(top.best)
    if state.conquest:
        worth += conquest_worth(state, seat)
    if state.battle:
        worth += battle_chance(state, seat)
    purpose = state.sealed[seat] - 1
    if purpose == CATHEDRAL:
        worth += gift_chance(state, seat)
    elif purpose == DOWRY:
        worth += dowry_chance(state, seat)
    return worth


def son_worth(state: MilState, knight: int) -> float:
    """What a man brings: an heir, another knight, or nobody who matters in a family of four."""
    if not state.heir[knight]:
        return FIRST_SON
    if state.free_column(knight // KNIGHTS) == NOBODY:
        return 0.0
    return KNIGHT * turns_left(state)


def conquest_worth(state: MilState, seat: int) -> float:
    """A land that is won and waits for its column: the next one is turned up first."""
    for step in state.agenda:
        if isinstance(step, PlaceLand) and step.family == seat:
            for knight in range(len(state.present)):
                if state.serves(knight, seat) and state.has_room(knight):
                    return state.box.land_points + LAND * turns_left(state)
    return 0.0


def gift_chance(state: MilState, seat: int) -> float:
    """A sealed gift: the richest of the others may give all, nothing, or what lies between."""
    gold = state.offers[seat * KINDS + GOLD]
    if not gold:
        return 0.0
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.owns(other, GOLD))
    chance = min(1.0, (gold + 1.0) / (most + 1.0))
    return chance * (state.box.cathedral_best - CUBE[GOLD] * gold) + (1 - chance) * 0.3


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
