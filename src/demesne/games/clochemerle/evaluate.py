"""How good a position looks for a seat: a hint for bots."""

from __future__ import annotations

from demesne.games.clochemerle.endgame import score
from demesne.games.clochemerle.state import ClochemerleState


def evaluate(state: ClochemerleState, seat: int) -> float:
    return float(score(state, seat)) + 0.5 * state.tree[seat] + 0.2 * state.coins[seat]
