"""A position as it might be, for all a seat knows.

Stocks are no secret (R-48). What nobody can know are the offers of others that are not
open yet: those sealed are drawn anew out of what their families own, in the sizes that were
counted in self-play; those in the making may still become anything, so they start from
nothing.
"""

from __future__ import annotations

import random
from typing import Final

from demesne.games.mil.offers import MakeOffer
from demesne.games.mil.pieces import CATHEDRAL, DOWRY, KINDS, NO_CUBES, OFFERED
from demesne.games.mil.state import MilState

DOWRY_GIVEN: Final = 0.5  # of all dowries; the others are nothing
# By purpose, the lowest of so many draws more: a stock is hardly ever staked whole.
HELD_BACK: Final[tuple[int, ...]] = (2, 1, 0)


def determinise(state: MilState, seat: int, rng: random.Random) -> MilState:
    copy = state.copy()
    for index, step in enumerate(copy.agenda):
        if isinstance(step, MakeOffer) and step.seat != seat:
            copy.agenda[index] = MakeOffer(step.seat, step.purpose, NO_CUBES)
    for other in range(copy.seats):
        if other == seat or not copy.sealed[other]:
            continue
        draw_offer(copy, other, copy.sealed[other] - 1, rng)
    return copy


def draw_offer(state: MilState, seat: int, purpose: int, rng: random.Random) -> None:
    """An offer such as bots make: somebody gives for the cathedral, and few for a bride."""
    base = seat * KINDS
    gives = purpose != DOWRY or rng.random() < DOWRY_GIVEN
    for kind in OFFERED[purpose]:
        most = state.stock[base + kind]
        count = rng.randint(min(1, most) if purpose == CATHEDRAL else 0, most)
        for _ in range(HELD_BACK[purpose]):
            count = min(count, rng.randint(0, most))
        state.offers[base + kind] = count if gives else 0
