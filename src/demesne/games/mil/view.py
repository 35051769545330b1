"""What a seat may see of a game of MIL 1049.

Everything lies on the table or can be counted (R-48); only the offers in the making and
those not yet opened are a family's own.
"""

from __future__ import annotations

from typing import Any

from demesne.games.mil.contest import contest, land_view
from demesne.games.mil.endgame import score_parts
from demesne.games.mil.pieces import (
    BLACK,
    COLUMNS,
    COURT,
    EMPTY,
    KINDS,
    KNIGHT_REFS,
    KNIGHTS,
    LANDS,
    LIMITED,
    NOBODY,
    PAWN,
    PHASES,
    PILES,
    PLACES,
    RESOURCES,
    SLOTS,
    TOKEN,
    UNUSED,
    WHITE,
)
from demesne.games.mil.state import MilState

CODES = {EMPTY: "empty", WHITE: "white", BLACK: "black"}


def view(state: MilState, seat: int | None) -> dict[str, Any]:
    scores = score_parts(state)
    return {
        "seats": [{**_family(state, s), "scores": scores[s]} for s in range(state.seats)],
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
        "monastery": [KNIGHT_REFS[knight] for knight in state.monastery],
        "crusades": [KNIGHT_REFS[knight] for knight in state.crusades],
        "piles": [
            {
                "top": None if state.tops[pile] == NOBODY else LANDS[state.tops[pile]],
                "below": state.below[pile],
                "defence": state.box.pile_defence[pile],
            }
            for pile in range(PILES)
        ],
        "face_down": dict(zip(LANDS, state.face_down, strict=True)),
        "conquest": land_view(state.conquest),
        "kings_soldiers": _knight_or_none(state.kings_soldiers),
        "archbishop": _knight_or_none(state.archbishop),
        "contest": contest(state, seat),
        "expert": {
            "time_is_money": state.time_is_money == 1,
            "pope": state.pope == 1,
            "kings_pleasure": state.kings_pleasure == 1,
        },
    }


def _family(state: MilState, seat: int) -> dict[str, Any]:
    return {
        "points": state.points[seat],
        "damsels": state.damsels[seat],
        "privileges": state.privileges[seat],
        "tokens": state.tokens_left(seat),
        "placed": state.placed[seat] == 1,
        "stock": {RESOURCES[kind]: state.stock[seat * KINDS + kind] for kind in range(KINDS)},
        "knights": {
            COLUMNS[column]: _knight(state, seat * KNIGHTS + column)
            for column in range(KNIGHTS)
            if state.present[seat * KNIGHTS + column]
        },
    }


def _knight(state: MilState, knight: int) -> dict[str, Any]:
    lands = [land_view(state.land[knight * SLOTS + slot]) for slot in range(SLOTS)]
    return {
        "heir": state.heir[knight] == 1,
        "time": state.time[knight],
        "soldiers": state.soldiers[knight],
        "castle": state.castle[knight] == 1,
        "lands": [land for land in lands if land is not None],
        "suzerain": None if state.suzerain[knight] == NOBODY else state.suzerain[knight],
        "where": PLACES[state.where[knight]],
    }


def _space(code: int) -> str:
    """`empty`, `white`, `black`, `token/1` of a family, or a knight such as `1b`."""
    if code >= PAWN:
        return KNIGHT_REFS[code - PAWN]
    return f"token/{code - TOKEN}" if code >= TOKEN else CODES[code]


def _knight_or_none(knight: int) -> str | None:
    return None if knight == NOBODY else KNIGHT_REFS[knight]
