"""How good a position looks for a seat, in points: what `greedy` steers by.

Points on the track count in full. What an epoch would bring if it dawned now is counted for
the dawns still to come, places for the last count. Stocks are worth what they usually turn
into, less and less as the end comes near; food above all what the pawns will eat. A card in
the hand is worth what it could do now, so that choosing cards and playing them agree.
"""

from __future__ import annotations

from typing import Final

from demesne.games.feudum import endgame
from demesne.games.feudum.pieces import (
    CHAIRS,
    CONQUER,
    CRAFT,
    DEFEND,
    EXPLORE,
    FARM,
    FEUDUM,
    FOOD,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    IRON,
    KINDS,
    LAST_EPOCH,
    MIGRATE,
    MILITARY,
    MOVE,
    NOBODY,
    NONE,
    OUTPOST,
    PAWNS,
    REGIONS,
    REPEAT,
    RING,
    SALTPETER,
    SCENES,
    SPOTS,
    TAX,
    TOWN,
    WOOD,
    WORTHS,
    bits,
    count_bits,
)
from demesne.games.feudum.state import FeudumState, sum_of
from demesne.games.feudum.stores import TO_SEAT, DrawGood, DrawGoods, TurnToken
from demesne.games.feudum.writs import DrawWrits, TurnWrit

TERMS: Final = (
    "points",
    "guilds",
    "regions",
    "empire",
    "service",
    "voyage",
    "charters",
    "stores",
    "pawns",
    "cards",
)

# Their types are said because mypyc takes a tuple of floats whose length it knows for unset.
# Of what an epoch would bring now, for as many dawns as are still to come.
DAWNS: Final[tuple[float, ...]] = (0.0, 0.95, 1.7, 2.4, 3.0)
# How much stocks still matter, by epoch.
TEMPO: Final[tuple[float, ...]] = (0.0, 1.0, 0.85, 0.65, 0.4, 0.0)

GOOD: Final[tuple[float, ...]] = (0.9, 0.9, 0.7, 0.8, 0.0)  # each of the first two of a kind
SPARE: Final = 0.25  # each further one
BARREL: Final = 0.9  # sulfur on the barrel: wine and feasts
MEAL: Final = 1.1  # food that will be eaten in the next rounds
SPARE_MEAL: Final = 0.25
HUNGER: Final = 2.2  # a pawn that cannot be fed
SHILLING: Final = 0.3  # besides the third of a point, while one can spend it
MARKER: Final = 1.0
SPARE_MARKER: Final = 0.35
SEAL: Final = 1.4
BEAD: Final = 0.3  # for each good more that it harvests
VESSEL: Final = 0.5
TILE: Final = 1.2
WRIT: Final = 0.7
CHARTER: Final = 0.75  # of the points of a charter that has a seal
OPEN_CHARTER: Final = 0.35  # of one that has none yet
PAWN: Final = 1.2
FRESH: Final = 0.9  # a pawn stands where its family can become ruler
SERVES: Final = 0.3  # or serf
LOOSE: Final = 0.22  # a good on one's own farm
ROW: Final = 0.12  # a marker in one's row of the knights
DISC: Final = 0.5
REEVE: Final = 0.8
SERVICE: Final = 0.75  # of the military service that will be asked for
MONSTER: Final = 1.5
HELD: Final = 0.55  # of what the cards in the hand could do now


def evaluate(state: FeudumState, seat: int) -> float:
    if not state.agenda:
        return float(endgame.scores(state)[seat])
    tempo = TEMPO[state.epoch]
    worth = float(state.points[seat])
    worth += DAWNS[LAST_EPOCH - state.epoch] * (chairs(state, seat) + regions(state, seat))
    worth += lands(state, seat) - service(state, seat) + voyage(state, seat)
    worth += state.shillings[seat] / state.box.shillings_a_point + charters(state, seat)
    worth += tempo * (stocks(state, seat) + people(state, seat) + reeves(state, seat))
    return worth + hand(state, seat) + pending(state, seat)


def terms(state: FeudumState, seat: int) -> list[float]:
    """The same in its parts, as `TERMS` names them."""
    shillings = state.shillings[seat] / state.box.shillings_a_point
    if not state.agenda:
        # Nothing is in prospect any more: the lines of the score sheet.
        return [
            float(state.points[seat]),
            0.0,
            0.0,
            float(endgame.empire_points(state, seat)),
            0.0,
            float(endgame.voyage_points(state, seat)),
            float(endgame.all_charter_points(state, seat)),
            float(state.shillings[seat] // state.box.shillings_a_point),
            0.0,
            0.0,
        ]
    tempo = TEMPO[state.epoch]
    dawns = DAWNS[LAST_EPOCH - state.epoch]
    return [
        float(state.points[seat]),
        dawns * chairs(state, seat) + tempo * reeves(state, seat),
        dawns * regions(state, seat),
        lands(state, seat),
        -service(state, seat),
        voyage(state, seat),
        charters(state, seat),
        shillings + tempo * stocks(state, seat) + pending(state, seat),
        tempo * people(state, seat),
        hand(state, seat),
    ]


def chairs(state: FeudumState, seat: int) -> float:
    """What the guilds bring at every dawn."""
    points = 0
    for chair in range(RING * CHAIRS):
        if state.chairs[chair] == seat:
            points += state.box.seat_points[chair % CHAIRS]
    return float(points)


def regions(state: FeudumState, seat: int) -> float:
    """What active regions and landscapes bring at every dawn."""
    box = state.box
    points = 0
    active = 0
    for place in range(SPOTS):
        if state.rulers[place] == seat:
            active |= 1 << box.region_of[place]
        elif state.serfs[place] == seat and state.scenes[place] != NONE:
            active |= 1 << box.region_of[place]
            points += box.landscape_full if state.crops[place] else box.landscape_empty
    return float(points + box.region_points[count_bits(active & ((1 << len(REGIONS)) - 1))])


def voyage(state: FeudumState, seat: int) -> float:
    """The space reached, as if somebody else were farther."""
    space = state.voyage[seat]
    return float(state.box.voyage_low[space - 1]) if space else 0.0


def lands(state: FeudumState, seat: int) -> float:
    """Places for the last count, a little more for those that are held firmly."""
    box = state.box
    worth = 0.0
    counts = [0] * (FEUDUM + 1)
    for place in range(SPOTS):
        if state.rulers[place] == seat:
            disc = state.discs[place]
            feudum = disc >= FEUDUM
            counts[FEUDUM if feudum else disc] += 1
            worth += box.feudum_end if feudum else box.place_points
            if state.subjects >> place & 1:
                worth += 0.4
            if disc == FARM:
                goods = state.loose[place * KINDS : place * KINDS + KINDS]
                worth += LOOSE * min(10, sum(goods))
        elif state.serfs[place] == seat:
            worth += 0.4
    for count in counts:
        worth += box.set_points * (count // 3) + 0.3 * (count % 3)
    return worth


def service(state: FeudumState, seat: int) -> float:
    """What a vassal will lose for service not done, and what service done saves."""
    box = state.box
    if not state.feudums(seat):
        return -0.5 * state.military[seat] * TEMPO[state.epoch]
    lost = 0.0
    for epoch in range(state.epoch + 1, LAST_EPOCH + 1):
        for space in range(state.military[seat], box.disloyalty[epoch]):
            lost += box.military[space]
    return SERVICE * lost


def charters(state: FeudumState, seat: int) -> float:
    """Charters by what they would bring now, those with a seal nearly in full."""
    writs = state.writs[seat]
    if not writs:
        return 0.0
    points = sorted(endgame.charter_points(state, seat), reverse=True)
    worth = WRIT * TEMPO[state.epoch] * count_bits(writs)
    for number, value in enumerate(points):
        worth += value * (CHARTER if number < state.seals[seat] else OPEN_CHARTER)
    return worth


def stocks(state: FeudumState, seat: int) -> float:
    goods = state.goods[seat * KINDS : seat * KINDS + KINDS]
    worth = 0.0
    for good in range(KINDS):
        if good != FOOD:
            worth += GOOD[good] * min(2, goods[good]) + SPARE * max(0, goods[good] - 2)
    mouths = state.pawns_out(seat)
    sober = mouths
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        sober -= state.wine >> pawn & 1
    meals = goods[FOOD]
    worth += MEAL * min(meals, 2 * mouths + 1) + SPARE_MEAL * max(0, meals - 2 * mouths - 1)
    worth -= HUNGER * max(0, sober - meals - state.barrel[seat])
    worth += BARREL * state.barrel[seat]
    worth += SHILLING * min(9, state.shillings[seat])
    markers = state.markers[seat]
    worth += MARKER * min(4, markers) + SPARE_MARKER * max(0, markers - 4)
    seals = state.seals[seat]
    worth += SEAL * min(2, seals) + 0.4 * max(0, seals - 2)
    beads = state.beads[seat * WORTHS : seat * WORTHS + WORTHS]
    worth += BEAD * min(8, sum_of(beads))
    worth += VESSEL * min(2, sum(state.vessels[seat * CRAFT : seat * CRAFT + CRAFT]))
    worth += TILE * sum(state.tiles[seat * SCENES : seat * SCENES + SCENES])
    worth += ROW * state.rows[seat] + DISC * state.spare_discs[seat]
    return worth


def people(state: FeudumState, seat: int) -> float:
    """Pawns, where they stand, and monsters."""
    worth = 0.0
    seen = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        place = state.pawn_places[pawn]
        if place == NONE:
            continue
        worth += PAWN
        if seen >> place & 1:
            continue
        seen |= 1 << place
        ruler = state.rulers[place]
        if ruler == NOBODY:
            worth += FRESH
        elif ruler != seat and state.serfs[place] in (NOBODY, seat):
            worth += SERVES
    for owner in state.beast_owner:
        if owner == seat:
            worth += MONSTER
    return worth


def reeves(state: FeudumState, seat: int) -> float:
    count = 0
    for guild in range(RING):
        if state.has_reeve(seat, guild):
            count += 1
    return REEVE * count


def hand(state: FeudumState, seat: int) -> float:
    """What the cards still in the hand could do now."""
    worth = 0.0
    for card in bits(state.hand[seat]):
        worth += card_worth(state, seat, card)
    return HELD * worth


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
        return _conquer_worth(state, seat)
    if card == DEFEND:
        return 1.0 + 0.4 * state.feudums(seat)
    if card == REPEAT:
        return 1.2
    return _guild_worth(state, seat) if card == GUILD else 0.0


def _influence_worth(state: FeudumState, seat: int) -> float:
    worth = 0.0
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
            worth += 4.5
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


def _conquer_worth(state: FeudumState, seat: int) -> float:
    """Is anybody near who could be beaten?"""
    best = 0.0
    for place in range(SPOTS):
        own = len(state.pawns_at(seat, place))
        if not own:
            continue
        own += min(1, state.goods[seat * KINDS + SALTPETER])
        for rival in range(state.seats):
            if rival != seat:
                foes = len(state.pawns_at(rival, place))
                if foes and own > 2 * foes:
                    best = max(best, 3.0)
        if state.discs[place] >= FEUDUM and state.rulers[place] not in (NOBODY, seat) and own > 2:
            best = max(best, 5.0)
    if best and state.military[seat] < MILITARY and state.feudums(seat):
        best += 2.0
    return best


def _guild_worth(state: FeudumState, seat: int) -> float:
    best = 1.2
    for guild in range(RING):
        if state.chairs[guild * CHAIRS] == seat:
            best = max(best, 4.2)
        elif state.chairs[guild * CHAIRS + 1] == seat:
            best = max(best, 3.6)
    return best


def pending(state: FeudumState, seat: int) -> float:
    """What has been earned and is still to be drawn."""
    worth = 0.0
    for step in state.agenda:
        if isinstance(step, DrawGoods | DrawGood):
            if step.to == TO_SEAT + seat:
                worth += 0.8 * step.left
            elif step.to < SPOTS and state.rulers[step.to] == seat:
                worth += LOOSE * step.left
        elif isinstance(step, DrawWrits):
            worth += 1.5 if step.seat == seat else 0.0
        elif isinstance(step, TurnWrit):
            worth += 1.5 if step.owner == seat else 0.0
        elif isinstance(step, TurnToken):
            worth += 0.1
    return worth
