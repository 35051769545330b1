"""Counting positions: how many lines of play there are, `depth` choices deep.

Every option counts once, draws and forced choices included, whatever their
weights. A game that ends sooner is one leaf. Two implementations of the same
rules that count alike agree on every menu on the way.
"""

from __future__ import annotations

from demesne.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of lines of play from here; the position itself is left alone."""
    # Automatic steps run on a copy, so that counting changes nothing.
    return _leaves(state.copy(), depth)


def divide(state: State, depth: int) -> dict[str, int]:
    """`perft` split over the lines of the menu on the table, by their refs."""
    here = state.copy()
    decision = here.advance()
    if decision is None or depth < 1:
        return {}
    counts: dict[str, int] = {}
    for choice in decision.options(here):
        after = here.copy()
        after.choose(choice)
        counts[decision.ref(choice)] = _leaves(after, depth - 1)
    return counts


def _leaves(state: State, depth: int) -> int:
    decision = state.advance()
    if decision is None or depth < 1:
        return 1
    options = decision.options(state)
    if depth == 1:
        return len(options)
    total = 0
    for choice in options:
        after = state.copy()
        after.choose(choice)
        total += _leaves(after, depth - 1)
    return total
