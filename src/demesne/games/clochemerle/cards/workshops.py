"""Workshops (rulebook p. 8).

Any card of a column whose kind one has not got yet. Added, and whenever its white banner
is activated, it makes one of its goods, if a slot of this card is free. Needs the
craftsman; what was made can be used without him.
"""

from __future__ import annotations

from demesne.core.message import Message
from demesne.games.clochemerle.gains import GOOD, Gain, has_room
from demesne.games.clochemerle.pay import Pay, cannot_pay, of_time_only, payment
from demesne.games.clochemerle.pieces import COPIES, CRAFTSMAN, GOODS
from demesne.games.clochemerle.state import ClochemerleState


def buy_obstacle(state: ClochemerleState, seat: int, workshop: int) -> Message | None:
    if state.workshops[seat * GOODS + workshop]:
        return Message("why-has-workshop", workshop)
    if not state.is_active(seat, CRAFTSMAN):
        return Message("why-needs", CRAFTSMAN)
    return cannot_pay(state, seat, state.box.workshop_ways[workshop])


def buy(state: ClochemerleState, seat: int, card: int) -> None:
    workshop = card // COPIES
    paying = payment(state, seat, state.box.workshop_ways[workshop])
    state.workshops[seat * GOODS + workshop] = card % COPIES + 1
    state.tell("added-workshop", seat, workshop)
    state.then(paying, Gain(seat, GOOD + workshop))


def run(state: ClochemerleState, seat: int, workshop: int) -> None:
    state.tell("ran-workshop", seat, workshop)
    paying = Pay(seat, of_time_only(state.box.workshop_time[workshop]))
    state.then(paying, Gain(seat, GOOD + workshop))


def is_idle(state: ClochemerleState, seat: int, workshop: int) -> bool:
    """Costs nothing, and has no room for what it makes."""
    return not state.box.workshop_time[workshop] and not has_room(state, seat, GOOD + workshop)
