"""How good a position looks for a seat, in points: what `greedy` steers by.

Points on the track count in full. What an epoch would bring if it dawned now is counted for
the dawns still to come, places for the last count. Stocks are worth what they usually turn
into, less and less as the end comes near; food above all what the pawns will eat. What cards
in the hand could do, and what is under way, `prospects` says.
"""

from __future__ import annotations

from typing import Final

from demesne.games.feudum import endgame
from demesne.games.feudum.actions.move import can_go
from demesne.games.feudum.pieces import (
    CHAIRS,
    CRAFT,
    FARM,
    FEUDUM,
    FOOD,
    KINDS,
    LAST_EPOCH,
    MILITARY,
    NOBODY,
    NONE,
    PAWNS,
    RING,
    SCENES,
    SPOTS,
    WORTHS,
    count_bits,
)
from demesne.games.feudum.prospects import (
    DAWNS,
    LOOSE,
    SERVICE,
    TEMPO,
    active_regions,
    hand,
    leg,
    owed,
    pending,
)
from demesne.games.feudum.state import FeudumState, sum_of

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
NEW_LAND: Final = 1.8  # and in a region that brings it nothing yet
NEAR: Final = 0.3  # one step away from such a place
NEW_NEAR: Final = 0.9
SERVES: Final = 0.3  # or serf
ROW: Final = 0.12  # a marker in one's row of the knights
DISC: Final = 0.5
REEVE: Final = 0.8
SERVED: Final = 0.9  # service done before there is a feudum to be loyal for
MONSTER: Final = 2.5
HALFWAY: Final = 0.8  # on the voyage, one space before the next that counts more


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
    for place in range(SPOTS):
        if state.serfs[place] == seat and state.scenes[place] != NONE:
            points += box.landscape_full if state.crops[place] else box.landscape_empty
    return float(points + box.region_points[count_bits(active_regions(state, seat))])


def voyage(state: FeudumState, seat: int) -> float:
    """The space reached, and how far it is to the next that counts more."""
    space = state.voyage[seat]
    worth = leg(state, seat, space)
    if space in state.box.voyage_writs:
        worth += HALFWAY * TEMPO[state.epoch]
    return worth


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
    served = state.military[seat]
    if not state.feudums(seat):
        return -SERVED * served * TEMPO[state.epoch]
    lost = 0.0
    for space in range(served, MILITARY):
        lost += owed(state, space)
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
    """Pawns, where they stand and what is within their reach, and monsters."""
    worth = 0.0
    active = active_regions(state, seat)
    seen = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        place = state.pawn_places[pawn]
        if place == NONE:
            continue
        worth += PAWN + _reach(state, pawn, place, active)
        if seen >> place & 1:
            continue
        seen |= 1 << place
        ruler = state.rulers[place]
        if ruler == NOBODY:
            worth += FRESH if active >> state.box.region_of[place] & 1 else NEW_LAND
        elif ruler != seat and state.serfs[place] in (NOBODY, seat):
            worth += SERVES
    for owner in state.beast_owner:
        if owner == seat:
            worth += MONSTER
    return worth


def _reach(state: FeudumState, pawn: int, place: int, active: int) -> float:
    """The best place without a ruler that the pawn could go to."""
    best = 0.0
    for to, route in state.box.ways[place]:
        if state.rulers[to] == NOBODY:
            worth = NEAR if active >> state.box.region_of[to] & 1 else NEW_NEAR
            if worth > best and can_go(state, pawn, route):
                best = worth
    return best


def reeves(state: FeudumState, seat: int) -> float:
    count = 0
    for guild in range(RING):
        if state.has_reeve(seat, guild):
            count += 1
    return REEVE * count
