"""How good a position looks, in points: what `greedy` steers by."""

from __future__ import annotations

from demesne.games.village.endgame import scores
from demesne.games.village.state import VillageState


def evaluate(state: VillageState, seat: int) -> float:
    return float(sum(scores(state, seat).values()))
