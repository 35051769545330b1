"""What the guilds and the cards are worth now: shown beside a choice, judged by its own rules.

`functions(state, guild)`, in the view of every guild:

    {"trade": {"can": bool,              something is there to be had
               "price": int | None,      of the cheapest of it; None: nothing, or the farmers
               "payees": [seat | None, seat | None],   master, journeyman; None: the bank
               "charity": "coffer" | "purse",
               "takes": [spot, ...],     what may be had; of the farmers, to whom goods are sent: []
               "beads": [int, ...]},     of the monks: the lowest and the highest; else []
     "pull": FUNCTION, "push": FUNCTION}

    FUNCTION = {"seat": int | None,      whose it is: journeyman or master
                "can": bool,             it would move something now
                "points": int,           the most it can score now, feast and reeves aside
                "least": int,            the least, where beads are guessed or turned; else points
                "count": int,            rows, containers, inventions, sums reached for `points`
                "writs": int,            how many are drawn with `points`, to keep one
                "shillings": int,        the doer's share of purse or coffer
                "makes": [name, ...],    "ship", "submersible", "flying-machine", "barrel"
                "beads": [int, ...],     values in the two fists: the lowest, the highest
                "takes": [spot, ...],    one best way: what leaves, a spot for each piece
                "fills": [spot, ...]}    and where it goes

    Spots: "barn/iron", "bin/iron/4" (1: the dearest), "cart/iron", "dock/ship", "row/0" (by
    colour: seats, then ghosts), "scroll/a2", "rosary", "hens".

      push of / pull of       takes        fills
      farmers, merchants      barn         bins
      merchants, alchemists   bins         carts
      alchemists, knights     carts        dock, or the rows that get a marker of a barrel
      knights, nobles         rows         scrolls
      nobles, monks           scrolls      rosary
      monks, farmers          rosary       hens

`cards(state, seat)`, in the family's own view, numbers of today:

    {"migrate": {"pawns": int, "food": int},          in the supply; food to pay with
     "move": {"steps": int},
     "influence": {"places": int, "markers": int},    where one could be put; in the supply
     "improve": {"places": int, "points": int},       that could be improved; the best of them
     "explore": {"draws": int},                       0: no outpost
     "harvest": {"farms": int, "total": int, "partial": int, "favours": int},
     "tax": {"shillings": int},                       0: no town
     "defend": {"points": int},
     "repeat": {"cards": [card, ...]},                that Repeat could carry out again now
     "guild": {"farmer": {"trade": bool, "pull": bool, "push": bool,
                          "best": "push" | "pull" | "trade" | None}, ..., "feast": bool}}

Conquer has no number of its own.
"""

from __future__ import annotations

from typing import Any

from demesne.games.feudum.actions.explore import writs_drawn
from demesne.games.feudum.actions.harvest import crop, shares
from demesne.games.feudum.actions.improve import tile_points, why_not_improve
from demesne.games.feudum.actions.influence import why_not_add
from demesne.games.feudum.actions.move import allowance
from demesne.games.feudum.actions.repeat import CARD, Repeat
from demesne.games.feudum.actions.tax import taxes
from demesne.games.feudum.guilds import feast, merchant, monk, pay, worth
from demesne.games.feudum.guilds import functions as rules
from demesne.games.feudum.pieces import (
    ALCHEMIST,
    CARDS,
    FARM,
    FARMER,
    FEUDUM,
    FOOD,
    FUNCTIONS,
    GUILDS,
    KNIGHT,
    LEAST_VALUE,
    MERCHANT,
    MONK,
    NOBLE,
    NOBODY,
    NONE,
    OUTPOST,
    PAWNS,
    PULL,
    PUSH,
    RING,
    SPOTS,
    TOWN,
    TRADE,
    VESSELS,
    bits,
)
from demesne.games.feudum.state import FeudumState

# --- the guilds -----------------------------------------------------------------------------


def functions(state: FeudumState, guild: int) -> dict[str, Any]:
    return {
        "trade": _trade(state, guild),
        "pull": _function(state, guild, PULL),
        "push": _function(state, guild, PUSH),
    }


def _function(state: FeudumState, guild: int, function: int) -> dict[str, Any]:
    holder = rules.holder_of(state, guild, function)
    can = rules.why_idle(state, guild, function) is None
    way = worth.best_way(state, guild, function) if can else worth.Way(0, 0, [], [])
    held = 0
    if function == PUSH and can and guild in (FARMER, MONK):
        held = state.purse if guild == FARMER else state.coffer
    return {
        "seat": None if holder == NOBODY else holder,
        "can": can,
        "points": worth.points_for(state, function, way.count),
        "least": worth.points_for(state, function, way.fewest),
        "count": way.count,
        "writs": state.box.pull_writs if function == PULL and way.count else 0,
        "shillings": pay.larger_half(held),
        "makes": way.makes,
        "beads": _fists(state) if can and _is_guess(guild, function) else [],
        "takes": way.takes,
        "fills": way.fills,
    }


def _is_guess(guild: int, function: int) -> bool:
    """Is a bead guessed between two fists?"""
    return (guild == FARMER and function == PULL) or (guild == MONK and function != PULL)


def _trade(state: FeudumState, guild: int) -> dict[str, Any]:
    takes: list[str] = []
    price = state.box.price
    if guild == MERCHANT:
        takes = [worth.bin_spot(stall) for stall in bits(state.bins)]
        price = merchant.least_price(state)
    elif guild == ALCHEMIST:
        takes = [f"dock/{VESSELS[v]}" for v in range(len(VESSELS)) if state.dock[v]]
    elif guild == KNIGHT:
        takes = [f"row/{seat}" for seat in range(state.seats) if state.rows[seat]]
    elif guild == NOBLE:
        takes = worth.sealed_spots(state)
    elif guild == MONK and any(state.rosary):
        takes = ["rosary"]
    payees = (state.master(guild), state.journeyman(guild))
    return {
        "can": _any_farm(state) if guild == FARMER else bool(takes),
        "price": price if takes else None,
        "payees": [None if payee == NOBODY else payee for payee in payees],
        "charity": "coffer" if pay.feeds_coffer(guild) else "purse",
        "takes": takes,
        "beads": _fists(state) if _is_guess(guild, TRADE) else [],
    }


def _any_farm(state: FeudumState) -> bool:
    for place in range(SPOTS):
        if state.rulers[place] != NOBODY and state.discs[place] == FARM and state.loose_at(place):
            return True
    return False


def _fists(state: FeudumState) -> list[int]:
    """The values of the lowest and the highest bead; of the only one, once."""
    low, high = monk.lowest(state), monk.highest(state)
    if low == NONE:
        return []
    values = [LEAST_VALUE + low, LEAST_VALUE + high]
    return values if sum(state.rosary) > 1 else values[:1]


# --- the cards ------------------------------------------------------------------------------


def cards(state: FeudumState, seat: int) -> dict[str, Any]:
    total = crop(state, seat)
    partial, favours = shares(state, total)
    ruled = [place for place in range(SPOTS) if state.rulers[place] == seat]
    farms = [place for place in ruled if state.discs[place] == FARM]
    better = [place for place in ruled if state.discs[place] < FEUDUM]
    better = [place for place in better if why_not_improve(state, seat, place) is None]
    visited = {state.pawn_places[seat * PAWNS + pawn] for pawn in range(PAWNS)} - {NONE}
    return {
        "migrate": {
            "pawns": PAWNS - state.pawns_out(seat),
            "food": state.holds(seat, FOOD),
        },
        "move": {"steps": allowance(state, seat)},
        "influence": {
            "places": sum(why_not_add(state, seat, place) is None for place in visited),
            "markers": state.markers[seat],
        },
        "improve": {
            "places": len(better),
            "points": max(
                (tile_points(state, place, state.discs[place] + 1) for place in better), default=0
            ),
        },
        "explore": {"draws": writs_drawn(state, seat) if state.rules(seat, OUTPOST) else 0},
        "harvest": {
            "farms": sum(state.loose_at(place) < state.box.most_crop for place in farms),
            "total": total,
            "partial": partial,
            "favours": favours,
        },
        "tax": {"shillings": taxes(state, seat) if state.rules(seat, TOWN) else 0},
        "defend": {"points": state.box.defend_points},
        "repeat": {"cards": [CARDS[card] for card in _again(state, seat)]},
        "guild": {
            **{GUILDS[guild]: _open_to(state, seat, guild) for guild in range(RING)},
            "feast": state.advanced == 1 and feast.why_not_feast(state, seat) is None,
        },
    }


def _again(state: FeudumState, seat: int) -> list[int]:
    """The cards shown in this round that Repeat could carry out again."""
    repeat = Repeat(seat)
    return [choice - CARD for choice in repeat.options(state) if choice >= CARD]


def _open_to(state: FeudumState, seat: int, guild: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    best: str | None = None
    used = rules.is_used(state, seat, guild)
    for function in (TRADE, PULL, PUSH):
        can = not used and rules.why_not(state, seat, guild, function) is None
        found[FUNCTIONS[function]] = can
        if can:
            best = FUNCTIONS[function]
    found["best"] = best
    return found
