"""What can be seen of a game of Clochemerle: all but the order of what lies face down.

The number of story points of everybody is public (rulebook p. 12). What is below the top
of a pile follows from what was seen of it, so the cards left are public as well; in which
order they come is not in the position at all.
"""

from __future__ import annotations

from typing import Any

from demesne.games.clochemerle.cards import travel
from demesne.games.clochemerle.dice import TakeDie
from demesne.games.clochemerle.endgame import parts, stocks
from demesne.games.clochemerle.pieces import (
    BANNERS,
    CATEGORIES,
    CHAMBER,
    CHAMBERS,
    CHURCHES,
    CITIZENS,
    COPIES,
    CUSTOMER,
    CUSTOMERS,
    FIELD,
    GOODS,
    LEFT,
    LETTERS,
    MONK_PILES,
    MONKS,
    NICHES,
    NOBODY,
    NONE,
    PATH,
    PROFESSIONS,
    PROPERTY,
    RIGHT,
    SANATORIUM,
    SCHOOL,
    SQUARE,
    TRAVELS,
    WORKSHOP,
    WORKSHOPS,
)
from demesne.games.clochemerle.reach import reach
from demesne.games.clochemerle.state import ClochemerleState


def view(state: ClochemerleState, seat: int | None) -> dict[str, Any]:
    box, seats = state.box, state.seats
    return {
        "round": state.rounds,
        "turn": state.turn,
        "first_player": state.starter,
        "turns_left": seats * box.turns[seats] - state.turns_done,
        "hand": {"seat": state.hand, "palm": bool(state.palm), "story": state.hand_story},
        "dice": [_die(state, die) for die in range(len(state.dice)) if state.dice[die] != NONE],
        "pair": [TakeDie.LINES.refs[kind] for kind in state.pair],
        "value": state.value or None,
        "used": [_banner(banner) for banner in range(BANNERS) if state.used >> banner & 1],
        "sparing": bool(state.sparing),
        "reach": reach(state) if seat == state.turn else [],
        "row": [None if card == NONE else card + 1 for card in state.row],
        "customers_to_come": state.pile.bit_count(),
        "workshops": _workshop_owners(state),
        "churches": {name: _owner(state.church, n) for n, name in enumerate(CHURCHES)},
        "chambers": {name: _owner(state.chamber, n) for n, name in enumerate(CHAMBERS)},
        "squares_left": state.squares_left(),
        "fields_left": state.fields_left(),
        "monks": {
            name: {
                "top": None if state.monk_tops[n] == NONE else state.monk_tops[n] + 1,
                "below": _numbered(state.monk_piles[n], MONKS),
            }
            for n, name in enumerate(MONK_PILES)
        },
        "travel": {
            name: _numbered(state.travel_piles[n], TRAVELS) for n, name in enumerate(LETTERS)
        },
        "chronicle": {
            name: [_nobody(owner) for owner in state.chronicle[n * NICHES : (n + 1) * NICHES]]
            for n, name in enumerate(PROFESSIONS)
        },
        "graves": state.graves.copy(),
        "coffins": {"covered": state.coffins(), "end": box.coffins[seats]},
        "rat": {"steps": state.rat, "start": box.rat_steps[seats]},
        "seats": [_village(state, n) for n in range(seats)],
    }


def _village(state: ClochemerleState, seat: int) -> dict[str, Any]:
    box = state.box
    chamber = state.chamber[seat]
    letter = travel.next_letter(state, seat)
    return {
        "board": None if state.board[seat] == NONE else state.board[seat] + 1,
        "villagers": [name for n, name in enumerate(PROFESSIONS) if state.is_active(seat, n)],
        "school": {
            "left": bool(state.school[seat] & LEFT),
            "right": bool(state.school[seat] & RIGHT),
        },
        "chief": PATH[state.chief[seat]],
        "time": state.time[seat],
        "clouds": box.clouds,
        "reaper": bool(state.reaper[seat]),
        "tree": state.tree[seat],
        "hall": state.hall[seat],
        "coins": state.coins[seat],
        "workshops": {
            name: {
                "card": state.workshops[seat * GOODS + n],
                "markers": state.goods[seat * GOODS + n],
            }
            for n, name in enumerate(WORKSHOPS)
            if state.workshops[seat * GOODS + n]
        },
        "fields": [bool(state.ploughs[seat] >> n & 1) for n in range(state.fields[seat])],
        "tile": None if state.tile[seat] == NONE else _banner(state.tile[seat]),
        "church": None if state.church[seat] == NONE else CHURCHES[state.church[seat]],
        "sanatorium_used": state.sanatorium if state.church[seat] == SANATORIUM else 0,
        "monks": _numbered(state.monks[seat], MONKS),
        "windows": state.window_count(seat),
        "chamber": None if chamber == NONE else CHAMBERS[chamber],
        "covered": _covered(state, seat),
        "guild": state.guild(seat),
        "square": None if state.square[seat] == NONE else state.square[seat],
        "travel": _numbered(state.travel[seat], TRAVELS),
        "next_letter": None if letter == travel.OVER else LETTERS[letter],
        "market": _numbered(state.market[seat], CUSTOMERS),
        "served": _numbered(state.served[seat], CUSTOMERS),
        "labourers": state.labourers[seat],
        "parts": parts(state, seat),
        "stocks": stocks(state, seat),
    }


def _covered(state: ClochemerleState, seat: int) -> list[str]:
    """The slots of the property or the citizens' chamber that count."""
    chamber = state.chamber[seat]
    if chamber not in (PROPERTY, CITIZENS):
        return []
    names = CATEGORIES if chamber == PROPERTY else PROFESSIONS
    return [name for n, name in enumerate(names) if state.covered[seat] >> n & 1]


def _die(state: ClochemerleState, die: int) -> dict[str, Any]:
    return {"ref": TakeDie.LINES.refs[state.dice[die]], "taker": _nobody(state.takers[die])}


def _workshop_owners(state: ClochemerleState) -> dict[str, list[int | None]]:
    return {
        name: [_nobody(state.has_card(n * COPIES + copy)) for copy in range(COPIES)]
        for n, name in enumerate(WORKSHOPS)
    }


def _owner(cards: list[int], card: int) -> int | None:
    return cards.index(card) if card in cards else None


def _nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _numbered(cards: int, count: int) -> list[int]:
    """Cards by their printed order, from 1 on."""
    return [card + 1 for card in range(count) if cards >> card & 1]


def _banner(banner: int) -> str:
    """How a white banner is written."""
    if banner >= CUSTOMER:
        return f"customer/{banner - CUSTOMER + 1}"
    if banner == SQUARE:
        return "square"
    if banner >= FIELD:
        return f"field/{banner - FIELD + 1}"
    if banner == CHAMBER:
        return "chamber"
    if banner >= WORKSHOP:
        return WORKSHOPS[banner - WORKSHOP]
    return "school" if banner == SCHOOL else "personal"
