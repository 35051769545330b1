"""What is asked in a position, and what may be answered."""

from __future__ import annotations

from typing import Any

from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision


def asked(state: State) -> Decision[Any]:
    decision = state.advance()
    assert decision is not None, "the game is over"
    return decision


def refs(state: State) -> list[str]:
    """The lines that may be chosen now."""
    decision = asked(state)
    return [decision.ref(choice) for choice in decision.options(state)]


def shown(state: State) -> list[str]:
    """The lines whose piece is there, possible or not."""
    decision = asked(state)
    return [decision.ref(choice) for choice in decision.candidates(state)]


def why_not(state: State, ref: str) -> Message | None:
    decision = asked(state)
    choice = decision.find(ref)
    assert choice is not None, f"{decision} has no line {ref}"
    return decision.why_not(state, choice)
