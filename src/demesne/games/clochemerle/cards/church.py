"""Churches (rulebook p. 9).

One church a village; it needs the abbot to come, and for its power to work. Sanatorium:
see `death.py`. Cloister: a window of its own. Diocese: see `customers.py`. Refuge: see
`travel.py`. Churches have no white banner (R-04).
"""

from __future__ import annotations

from demesne.core.message import Message
from demesne.games.clochemerle.pay import cannot_pay, payment
from demesne.games.clochemerle.pieces import ABBOT, NONE
from demesne.games.clochemerle.state import ClochemerleState


def buy_obstacle(state: ClochemerleState, seat: int, church: int) -> Message | None:
    if state.church[seat] != NONE:
        return Message("why-has-church", state.church[seat])
    if not state.is_active(seat, ABBOT):
        return Message("why-needs", ABBOT)
    return cannot_pay(state, seat, state.box.church_ways[church])


def buy(state: ClochemerleState, seat: int, church: int) -> None:
    paying = payment(state, seat, state.box.church_ways[church])
    state.church[seat] = church
    state.tell("added-church", seat, church)
    state.then(paying)


def has_power(state: ClochemerleState, seat: int, church: int) -> bool:
    """Whether the seat's church is this one and its abbot is there."""
    return state.church[seat] == church and state.is_active(seat, ABBOT)
