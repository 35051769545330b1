"""What is about to come, in points: what the cards in the hand could do, and what is under way.

A card is worth what it could do now, so that choosing cards and playing them agree; cards that
help each other are worth more together: a Repeat beside a Move is a stage of the epic voyage,
a Move beside a Conquer brings a rival within reach. What somebody else or chance still decides
counts by its odds, or nobody would begin what others end: an attack, alms, a rosary.
"""

from __future__ import annotations

from typing import Final

from demesne.games.feudum.actions.combat import (
    BEAST,
    PLACE,
    STARVE,
    attack_of,
    beasts_at,
    defence_of,
    has_knight,
    place_of,
    sober_at,
    sober_pawns,
)
from demesne.games.feudum.actions.conquer import RevealDefend
from demesne.games.feudum.actions.harvest import InspectHarvest
from demesne.games.feudum.guilds.monk import (
    BOUGHT,
    PULLED,
    CountRosary,
    GuessHand,
    highest,
    lowest,
    reached,
)
from demesne.games.feudum.pieces import (
    BEASTS,
    BOW,
    CHAIRS,
    CONQUER,
    DEFEND,
    DOUBLE_TURN,
    EXPLORE,
    FARM,
    FEUDUM,
    FIFTH_CARD,
    FOOD,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    IRON,
    KINDS,
    LAST_EPOCH,
    LEAST_VALUE,
    MIGRATE,
    MILITARY,
    MOVE,
    NOBLE,
    NOBODY,
    NONE,
    OUTPOST,
    PAWNS,
    REPEAT,
    RING,
    ROAD,
    SALTPETER,
    SPOTS,
    SWORD,
    TAX,
    TOWN,
    VOYAGE,
    WOOD,
    bits,
)
from demesne.games.feudum.state import FeudumState, sum_of
from demesne.games.feudum.stores import TO_SEAT, DrawGood, DrawGoods, TurnToken
from demesne.games.feudum.writs import DrawWrits, TurnWrit

# Their types are said because mypyc takes a tuple of floats whose length it knows for unset.
# Of what an epoch would bring now, for as many dawns as are still to come.
DAWNS: Final[tuple[float, ...]] = (0.0, 0.95, 1.7, 2.4, 3.0)
# How much stocks still matter, by epoch.
TEMPO: Final[tuple[float, ...]] = (0.0, 1.0, 0.85, 0.65, 0.4, 0.0)

HELD: Final = 0.55  # of what the cards in the hand could do now
LEADS: Final = 0.75  # the farthest of a section will still be so in the end
SERVICE: Final = 0.75  # of the military service that will be asked for
LOOSE: Final = 0.22  # a good on one's own farm
NEW_WRIT: Final = 1.5
RULE: Final = 4.0  # a place that nobody rules
REGION: Final = 1.0  # for every dawn to come, of a region that was not active
FIFTH: Final = 1.6  # a fifth card that is still to be chosen
DOUBLE: Final = 0.7  # two cards in one turn, once
PICKED: Final = 0.75  # a favour that one may pick, besides what it is worth on the farm
PULLS: Final = 3.6  # a pull of one's own
PUSHES: Final = 4.2
TRADES: Final = 1.2
FEASTS: Final = 6.0
STEPS: Final = 1.0  # a second Move, besides the voyage
SHOWN: Final = 0.3  # how often Defend is there when it is asked for
ARM: Final = 0.8  # a saltpeter or a weapon spent on an attack
MARCH: Final = 0.6  # of a victory that needs a Move first
STARVED: Final = 0.8  # somebody else has a marker less
TOKEN: Final = 3.3  # what a token comes to when it is turned


# --- what the tracks ask for ----------------------------------------------------------------


def leg(state: FeudumState, seat: int, space: int) -> float:
    """A space of the voyage, nearly as much as it gives to the farthest if nobody is farther."""
    if not space:
        return 0.0
    low = float(state.box.voyage_low[space - 1])
    for other in range(state.seats):
        if (
            other != seat
            and state.voyage[other] > space
            and (state.voyage[other] - 1) // 2 == (space - 1) // 2
        ):
            return low
    return low + LEADS * (state.box.voyage_high[space - 1] - low)


def owed(state: FeudumState, space: int) -> float:
    """What this space of the military track still costs a vassal who has no disc there."""
    lost = 0.0
    for epoch in range(state.epoch + 1, LAST_EPOCH + 1):
        if state.box.disloyalty[epoch] > space:
            lost += state.box.military[space]
    return lost


def spared(state: FeudumState, seat: int) -> float:
    """What a victory brings besides points: service done."""
    served = state.military[seat]
    if served == MILITARY or not state.spare_discs[seat]:
        return 0.0
    return SERVICE * owed(state, served) if state.feudums(seat) else 0.4


def active_regions(state: FeudumState, seat: int) -> int:
    """The regions that bring points at dawn, as bits."""
    active = 0
    for place in range(SPOTS):
        if state.rulers[place] == seat or (
            state.serfs[place] == seat and state.scenes[place] != NONE
        ):
            active |= 1 << state.box.region_of[place]
    return active


# --- the cards ------------------------------------------------------------------------------


def hand(state: FeudumState, seat: int) -> float:
    """What the cards still in the hand could do now, and the good on the pouch."""
    if state.bonus[seat] == DOUBLE_TURN:
        bonus = DOUBLE
    elif state.bonus[seat] == FIFTH_CARD and not state.hand[seat] | state.played[seat]:
        bonus = FIFTH
    else:
        bonus = 0.0
    worth = 0.0
    for card in bits(state.hand[seat]):
        worth += card_worth(state, seat, card)
    return bonus + HELD * worth


def card_worth(state: FeudumState, seat: int, card: int) -> float:
    box = state.box
    goods = seat * KINDS
    if card == MIGRATE:
        out = state.pawns_out(seat)
        if out == PAWNS or not state.goods[goods + FOOD]:
            return 0.1
        return 6.0 - out if state.goods[goods + FOOD] > out else 2.0
    if card == MOVE:
        return 1.0 + 0.8 * state.pawns_out(seat)
    if card == INFLUENCE:
        return _influence_worth(state, seat)
    if card == IMPROVE:
        return _improve_worth(state, seat)
    if card == EXPLORE:
        draws = state.rules(seat, OUTPOST)
        return 1.4 + 0.3 * draws if draws else 0.0
    if card == HARVEST:
        farms = state.rules(seat, FARM)
        return 2.6 + 0.5 * farms if farms else 0.0
    if card == TAX:
        towns = state.rules(seat, TOWN)
        return 0.6 * (box.tax + towns - 1 + state.feudums(seat)) if towns else 0.0
    if card == CONQUER:
        # Never the last card of a round.
        return _conquer_worth(state, seat) if state.in_hand[seat] > 1 else 0.0
    if card == DEFEND:
        return 1.0 + 0.4 * state.feudums(seat)
    if card == REPEAT:
        return _repeat_worth(state, seat)
    return _guild_worth(state, seat, 0) if card == GUILD else 0.0


def _influence_worth(state: FeudumState, seat: int) -> float:
    worth = 0.0
    active = active_regions(state, seat)
    seen = 0
    left = state.markers[seat]
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        place = state.pawn_places[pawn]
        if place == NONE or seen >> place & 1 or not left:
            continue
        seen |= 1 << place
        left -= 1
        ruler = state.rulers[place]
        if ruler == NOBODY:
            worth += RULE
            if not active >> state.box.region_of[place] & 1:
                worth += REGION * DAWNS[LAST_EPOCH - state.epoch]
        elif ruler == seat:
            worth += 0.0 if state.subjects >> place & 1 else 0.5
        elif state.serfs[place] == seat:
            worth += 0.0 if state.subjects >> place & 1 else 4.0
        elif state.serfs[place] == NOBODY:
            worth += 1.0
    return worth


def _improve_worth(state: FeudumState, seat: int) -> float:
    best = 0.0
    goods = seat * KINDS
    for place in range(SPOTS):
        if state.rulers[place] == seat:
            disc = state.discs[place]
            stack = state.stacks[state.box.region_of[place]]
            if disc >= FEUDUM or stack > state.epoch or stack == LAST_EPOCH:
                continue
            paid = (state.goods[goods + WOOD], state.goods[goods + IRON], state.seals[seat])
            if paid[disc] and state.discs_left[disc + 1]:
                best = max(best, state.box.improve[stack][disc] + 1.5 + 0.5 * disc)
    return best


def _repeat_worth(state: FeudumState, seat: int) -> float:
    """The best of the cards of this round that could be carried out again."""
    cards = state.hand[seat] | state.played[seat]
    best = 0.3
    if cards >> MOVE & 1:
        best = max(best, STEPS + _stage(state, seat))
    if cards >> GUILD & 1:
        best = max(best, _guild_worth(state, seat, state.hand[seat] >> GUILD & 1))
    if cards >> INFLUENCE & 1:
        best = max(best, 0.6 * _influence_worth(state, seat))
    if state.advanced and state.goods[seat * KINDS + SALTPETER]:
        for card in (MIGRATE, IMPROVE, EXPLORE, HARVEST, TAX):
            if cards >> card & 1:
                best = max(best, 0.6 * card_worth(state, seat, card))
    return best


def _stage(state: FeudumState, seat: int) -> float:
    """What one space more of the epic voyage brings, if this round may still bring one."""
    space = state.voyage[seat]
    if state.moves[seat] > 1 or space == VOYAGE or not (space or state.spare_discs[seat]):
        return 0.0
    gain = leg(state, seat, space + 1) - leg(state, seat, space)
    return gain + NEW_WRIT if space + 1 in state.box.voyage_writs else gain


def _guild_worth(state: FeudumState, seat: int, skip: int) -> float:
    """The best function; or, with another Guild before it, the best but one."""
    best, second = TRADES, TRADES
    used = state.guilds_used[seat]
    for guild in range(RING):
        if used >> guild & 1:
            continue
        if state.chairs[guild * CHAIRS] == seat:
            worth = PUSHES
        elif state.chairs[guild * CHAIRS + 1] == seat:
            worth = PULLS
        elif state.advanced and state.barrel[seat] and _has_guest(state, seat, guild):
            worth = FEASTS
        else:
            continue
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return second if skip else best


def _has_guest(state: FeudumState, seat: int, guild: int) -> bool:
    """Is a rival's pawn of this character, whose family leads its guild, beside one's own?"""
    for rank in (0, 1):
        rival = state.chairs[guild * CHAIRS + rank]
        if rival in (NOBODY, seat):
            continue
        for pawn in range(rival * PAWNS, rival * PAWNS + PAWNS):
            place = state.pawn_places[pawn]
            if place != NONE and state.pawn_roles[pawn] == guild and state.has_pawn_at(seat, place):
                return True
    return False


# --- battles --------------------------------------------------------------------------------


def _conquer_worth(state: FeudumState, seat: int) -> float:
    """The best victory: where one's pawns are, or, with a Move in the hand, could soon be."""
    best = 0.0
    service = spared(state, seat)
    reach = MARCH if state.hand[seat] >> MOVE & 1 else 0.0
    seen = 0
    for pawn in range(state.seats * PAWNS):
        place = state.pawn_places[pawn]
        if place == NONE or pawn // PAWNS == seat:
            continue
        rival = pawn // PAWNS
        if seen >> place & 1 and state.seats == 2:
            continue
        seen |= 1 << place
        defence = sober_pawns(state, rival, place) * state.box.pawn_defence
        defence += beasts_at(state, rival, place) * state.box.monster_defence
        share = _chance(state, seat, place, defence, reach)
        best = max(best, share * (state.box.pawn_points + service))
    for place in range(SPOTS):
        owner = state.rulers[place]
        if state.discs[place] >= FEUDUM and owner not in (NOBODY, seat):
            defence = defence_of(state, PLACE + place, 0) - int(state.serfs[place] == seat)
            share = _chance(state, seat, place, defence, reach)
            best = max(best, share * (state.box.feudum_points + service + 1.0))
    for beast in range(BEASTS):
        if state.beast_owner[beast] not in (NOBODY, seat):
            defence = defence_of(state, BEAST + beast, 0)
            share = _chance(state, seat, state.beast_place[beast], defence, reach)
            best = max(best, share * (state.box.pawn_points + service))
    if state.advanced and _can_starve(state, seat):
        best = max(best, service + STARVED)
    return best


def _chance(state: FeudumState, seat: int, place: int, defence: int, reach: float) -> float:
    """How likely such a defence is broken there; less where somebody must march first."""
    here = sober_pawns(state, seat, place) * state.box.pawn_attack
    here += beasts_at(state, seat, place) * state.box.monster_attack
    arms = _arms(state, seat, place)
    if here and here + arms > defence:
        return 1.0 if here + arms > defence + state.box.defend else 1.0 - SHOWN
    if not reach:
        return 0.0
    base = seat * PAWNS
    for pawn in range(base, base + PAWNS):
        origin = state.pawn_places[pawn]
        if origin not in (NONE, place) and not state.is_drunk(pawn):
            for to, route in state.box.ways[origin]:
                if to == place and route == ROAD:
                    here += state.box.pawn_attack
                    break
    return reach if here and here + arms > defence else 0.0


def _arms(state: FeudumState, seat: int, place: int) -> int:
    """What saltpeter and weapons could add to an attack."""
    goods = seat * KINDS
    cubes = state.goods[goods + SALTPETER]
    if cubes > 1 and not has_knight(state, seat, place):
        cubes = 1
    total = cubes * state.box.saltpeter
    if state.writs[seat] >> BOW & 1:
        total += state.box.weapon[1 if state.goods[goods + WOOD] else 0]
    if state.writs[seat] >> SWORD & 1:
        total += state.box.weapon[1 if state.goods[goods + IRON] else 0]
    return total


def _can_starve(state: FeudumState, seat: int) -> bool:
    """Is a sober noble beside a subject or serf of somebody else that has no seal?"""
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        place = state.pawn_places[pawn]
        if place == NONE or state.pawn_roles[pawn] != NOBLE:
            continue
        if not sober_at(state, seat, place, NOBLE):
            continue
        if state.rulers[place] != seat and (state.subjects & ~state.subject_seals) >> place & 1:
            return True
        if state.serfs[place] not in (NOBODY, seat) and not state.serf_seals >> place & 1:
            return True
    return False


def _attack(state: FeudumState, step: RevealDefend) -> float:
    """An attack that waits for the answer of the attacked."""
    seat, target = step.rival, step.target
    service = spared(state, seat)
    if target > STARVE:
        return (1.0 - SHOWN) * (service + STARVED)
    place = place_of(state, target)
    bare = attack_of(state, seat, target)
    attack = bare + _arms(state, seat, place)
    defence = defence_of(state, target, 0)
    if attack <= defence:
        return 0.0
    points = state.box.feudum_points if target >= PLACE else state.box.pawn_points
    worth = points + service - ARM * max(0, defence + 1 - bare)
    return worth if attack > defence + state.box.defend else (1.0 - SHOWN) * worth


# --- what is under way ----------------------------------------------------------------------


def pending(state: FeudumState, seat: int) -> float:
    """What has been earned and is still to be drawn, or depends on others or on chance."""
    worth = 0.0
    turned = 0
    counted: CountRosary | None = None
    for step in state.agenda:
        if isinstance(step, DrawGoods | DrawGood):
            if step.to == TO_SEAT + seat:
                worth += 0.8 * step.left
            elif step.to < SPOTS and state.rulers[step.to] == seat:
                worth += LOOSE * step.left
        elif isinstance(step, InspectHarvest):
            worth += PICKED * step.favours if step.seat == seat else 0.0
        elif isinstance(step, DrawWrits):
            worth += NEW_WRIT if step.seat == seat else 0.0
        elif isinstance(step, TurnWrit):
            worth += NEW_WRIT if step.owner == seat else 0.0
        elif isinstance(step, TurnToken):
            worth += 0.1
            turned += 1
        elif isinstance(step, CountRosary):
            counted = step
        elif isinstance(step, GuessHand):
            worth += _guess(state, step) if step.whose == seat else 0.0
        elif isinstance(step, RevealDefend):
            worth += _attack(state, step) if step.rival == seat else 0.0
    if counted is not None and counted.seat == seat:
        worth += _rosary(state, counted, turned)
    return worth


def _rosary(state: FeudumState, step: CountRosary, turned: int) -> float:
    """The reward for a rosary whose last tokens are not turned: between bad luck and good."""
    middle = sum_of(state.rosary) + TOKEN * turned
    worth = float(state.box.feast_points) if step.feast else 0.0
    for total in (int(middle - turned), int(middle + turned)):
        if step.pull:
            worth += 0.5 * _pulled(state, total >= state.box.monk_pull)
        else:
            worth += 0.5 * state.box.push_points[reached(total, state.box.rosary_sums)]
    return worth


def _guess(state: FeudumState, step: GuessHand) -> float:
    """A bead in one of two fists."""
    worth = float(state.box.feast_points) if step.feast else 0.0
    held = sum_of(state.hens)
    for bead in (LEAST_VALUE + lowest(state), LEAST_VALUE + highest(state)):
        if step.use == BOUGHT:
            worth += 0.15 * bead
        elif step.use == PULLED:
            worth += 0.5 * _pulled(state, held + bead >= state.box.farmer_pull)
        else:
            worth += 0.5 * state.box.push_points[reached(held + bead, state.box.hen_sums)]
    if step.use not in (BOUGHT, PULLED):
        worth += (state.coffer + 1) // 2 / state.box.shillings_a_point
    return worth


def _pulled(state: FeudumState, achieved: bool) -> float:
    return state.box.pull_points + NEW_WRIT if achieved else 0.0
