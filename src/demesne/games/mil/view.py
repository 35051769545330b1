"""What a seat may see of a game of MIL 1049.

Stocks are hidden behind the screens: a seat sees its own, and all see all once the
game is over. Of sealed offers everybody sees who has made one, and nobody what it is;
of an offer in the making, a seat sees its own. All else lies on the table.
"""

from __future__ import annotations

from typing import Any

from demesne.games.mil.endgame import scores
from demesne.games.mil.offers import MakeOffer
from demesne.games.mil.pieces import (
    BLACK,
    COLUMNS,
    COURT,
    EMPTY,
    FACES,
    KINDS,
    KNIGHTS,
    LANDS,
    LIMITED,
    NOBODY,
    OVER,
    PAWN,
    PHASES,
    PILES,
    PLACES,
    PURPOSES,
    RESOURCES,
    SLOTS,
    TOKEN,
    UNUSED,
    WHITE,
    knight_ref,
    land_type,
)
from demesne.games.mil.spheres.battle import attack_force, defence_force
from demesne.games.mil.state import MilState

CODES = {EMPTY: "empty", WHITE: "white", BLACK: "black"}


def view(state: MilState, seat: int | None) -> dict[str, Any]:
    return {
        "seats": [_family(state, other, seat) for other in range(state.seats)],
        "turn": state.turn,
        "turns": state.box.turns,
        "phase": PHASES[state.phase],
        "first": state.first,
        "spheres": {
            PLACES[COURT + number]: [
                _space(code) for code in state.row(COURT + number) if code != UNUSED
            ]
            for number in range(LIMITED)
        },
        "monastery": [knight_ref(knight) for knight in state.monastery],
        "crusades": [knight_ref(knight) for knight in state.crusades],
        "piles": [
            {
                "top": None if state.tops[pile] == NOBODY else LANDS[state.tops[pile]],
                "below": state.below[pile],
                "defence": state.box.pile_defence[pile],
            }
            for pile in range(PILES)
        ],
        "face_down": dict(zip(LANDS, state.hidden, strict=True)),
        "conquest": _land(state.conquest),
        "kings_soldiers": _knight_or_none(state.kings_soldiers),
        "archbishop": _knight_or_none(state.archbishop),
        "offers": _offers(state, seat),
        "battle": _battle(state),
        "expert": {
            "time_is_money": state.time_is_money == 1,
            "pope": state.pope == 1,
            "kings_pleasure": state.kings_pleasure == 1,
        },
    }


def _family(state: MilState, seat: int, viewer: int | None) -> dict[str, Any]:
    over = state.phase == OVER
    stock = state.stock[seat * KINDS : seat * KINDS + KINDS]
    return {
        "points": state.points[seat],
        "damsels": state.damsels[seat],
        "privileges": state.privileges[seat],
        "tokens": state.tokens_left(seat),
        "placed": state.placed[seat] == 1,
        "stock": dict(zip(RESOURCES, stock, strict=True)) if seat == viewer or over else None,
        "knights": {
            COLUMNS[column]: _knight(state, seat * KNIGHTS + column)
            for column in range(KNIGHTS)
            if state.present[seat * KNIGHTS + column]
        },
        # What the screens hide counts too, so the sheet is filled in when they are lifted.
        "scores": scores(state, seat) if over else None,
    }


def _knight(state: MilState, knight: int) -> dict[str, Any]:
    lands = [_land(state.land[knight * SLOTS + slot]) for slot in range(SLOTS)]
    return {
        "heir": state.heir[knight] == 1,
        "time": state.time[knight],
        "soldiers": state.soldiers[knight],
        "castle": state.castle[knight] == 1,
        "lands": [land for land in lands if land is not None],
        "suzerain": None if state.suzerain[knight] == NOBODY else state.suzerain[knight],
        "where": PLACES[state.where[knight]],
    }


def _land(land: int) -> dict[str, str] | None:
    if not land:
        return None
    return {"sort": LANDS[land_type(land)], "face": FACES[(land - 1) % len(FACES)]}


def _space(code: int) -> str:
    """`empty`, `white`, `black`, `token/1` of a family, or a knight such as `1b`."""
    if code >= PAWN:
        return knight_ref(code - PAWN)
    return f"token/{code - TOKEN}" if code >= TOKEN else CODES[code]


def _knight_or_none(knight: int) -> str | None:
    return None if knight == NOBODY else knight_ref(knight)


def _offers(state: MilState, viewer: int | None) -> dict[str, Any] | None:
    """Who still thinks about which offer, who is done, and what the viewer's own is."""
    thinking = [step for step in state.agenda if isinstance(step, MakeOffer)]
    if not thinking:
        return None
    own: list[int] | None = None
    for step in thinking:
        if step.seat == viewer:
            own = list(step.cubes)
    if viewer is not None and state.sealed[viewer]:
        own = state.offers[viewer * KINDS : viewer * KINDS + KINDS]
    return {
        "purpose": PURPOSES[thinking[0].purpose],
        "thinking": sorted(step.seat for step in thinking),
        "sealed": [seat for seat in range(state.seats) if state.sealed[seat]],
        "own": None if own is None else dict(zip(RESOURCES, own, strict=True)),
    }


def _battle(state: MilState) -> dict[str, Any] | None:
    if not state.battle:
        return None
    knight, target, slot, _richer, ally, guardian = state.battle
    return {
        "attacker": knight_ref(knight),
        "target": knight_ref(target),
        "land": _land(state.land[target * SLOTS + slot]),
        "attack": attack_force(state, knight),
        "defence": defence_force(state, target),
        "attackers_help": None if ally == NOBODY else ally,
        "targets_help": None if guardian == NOBODY else guardian,
    }
