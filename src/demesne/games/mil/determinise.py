"""A position as it might be, for all a seat knows.

Stocks are no secret (R-48). What nobody can know are the offers of others that are not
open yet: those sealed are drawn anew out of what their families own; those in the making
may still become anything, so they start from nothing.
"""

from __future__ import annotations

import random

from demesne.games.mil.offers import MakeOffer
from demesne.games.mil.pieces import KINDS, NO_CUBES, OFFERED
from demesne.games.mil.state import MilState


def determinise(state: MilState, seat: int, rng: random.Random) -> MilState:
    copy = state.copy()
    for index, step in enumerate(copy.agenda):
        if isinstance(step, MakeOffer) and step.seat != seat:
            copy.agenda[index] = MakeOffer(step.seat, step.purpose, NO_CUBES)
    for other in range(copy.seats):
        if other == seat or not copy.sealed[other]:
            continue
        base = other * KINDS
        for kind in OFFERED[copy.sealed[other] - 1]:
            copy.offers[base + kind] = rng.randint(0, copy.stock[base + kind])
    return copy
