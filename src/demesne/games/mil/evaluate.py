"""How good a position looks for a seat, in points: what `greedy` steers by."""

from __future__ import annotations

from demesne.games.mil.endgame import scores
from demesne.games.mil.state import MilState


def evaluate(state: MilState, seat: int) -> float:
    return float(sum(scores(state, seat).values()))
