"""The first-player hand (rulebook p. 5).

Whoever activates it takes it with all its story points and begins the next round. It can
be taken once a round, while it shows its palm (R-01), and not by the first player, who
has it: with two players he may, but only in his second turn of the round (R-05, R-30).
"""

from __future__ import annotations

from demesne.core.message import Message
from demesne.games.clochemerle.state import ClochemerleState


def obstacle(state: ClochemerleState, seat: int) -> Message | None:
    if not state.palm:
        return Message("why-hand-taken", state.hand)
    if seat == state.starter and state.turns_done < state.seats:
        is_later = state.box.turns[state.seats] > 1
        return Message("why-hand-later" if is_later else "why-hand-yours")
    return None


def take(state: ClochemerleState, seat: int) -> None:
    state.tree[seat] += state.hand_story
    state.tell("hand-taken", seat, state.hand_story)
    state.hand_story = 0
    state.hand = seat
    state.palm = 0
