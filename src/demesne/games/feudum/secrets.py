"""A position as it might be, for all a seat knows.

Nobody but its family knows a hand of cards, writs, or the backs of region tiles; nobody at
all knows how the writs lie in the pile. How many there are of each, everybody sees. All of
it is dealt anew out of what the seat does not see; cards being chosen start from nothing.
"""

from __future__ import annotations

import random

from demesne.core.step import Step
from demesne.games.feudum.actions.improve import TendAt
from demesne.games.feudum.free import PLAYS, WRIT_OF, PlayMandate, hindrance
from demesne.games.feudum.pieces import (
    ALL_WRITS,
    BEAST,
    DECK,
    NONE,
    SCENES,
    SPOTS,
    bits,
    count_bits,
)
from demesne.games.feudum.select import ChooseCards
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.writs import KeepWrit, TurnWrit


def determinise(state: FeudumState, seat: int, rng: random.Random) -> FeudumState:
    copy = state.copy()
    _deal_cards(copy, seat, rng)
    _deal_writs(copy, seat, rng)
    _deal_tiles(copy, seat, rng)
    return copy


def _deal_cards(state: FeudumState, seat: int, rng: random.Random) -> None:
    """So many cards as a rival has in hand, of those he has not shown."""
    for index, step in enumerate(state.agenda):
        if isinstance(step, ChooseCards) and step.seat != seat:
            state.agenda[index] = ChooseCards(step.seat, 0)
    for other in range(state.seats):
        if other != seat:
            unseen = [card for card in range(DECK) if not state.played[other] >> card & 1]
            rng.shuffle(unseen)
            state.hand[other] = _set_of(unseen[: state.in_hand[other]])


def _deal_writs(state: FeudumState, seat: int, rng: random.Random) -> None:
    unseen = unseen_writs(state, seat)
    rng.shuffle(unseen)
    held = [count_bits(writs) for writs in state.writs]
    # Before anything else is dealt: whoever plays a mandate has one that he can play.
    for other in range(state.seats):
        if other != seat:
            state.writs[other] = 0
            if held[other] and _plays_a_mandate(state, other):
                known = next(writ for writ in unseen if _is_playable(state, other, writ))
                unseen.remove(known)
                state.writs[other] = 1 << known
                held[other] -= 1
    for other in range(state.seats):
        if other != seat:
            state.writs[other] |= _taken(unseen, held[other])
    for index in range(len(state.deck)):
        state.deck[index] = _taken(unseen, count_bits(state.deck[index]))
    for index, step in enumerate(state.agenda):
        if isinstance(step, TurnWrit) and step.owner != seat:
            drawn = _taken(unseen, count_bits(step.drawn))
            state.agenda[index] = TurnWrit(step.owner, step.left, drawn)
        elif isinstance(step, KeepWrit) and step.seat != seat:
            state.agenda[index] = KeepWrit(step.seat, _taken(unseen, count_bits(step.drawn)))


def unseen_writs(state: FeudumState, seat: int) -> list[int]:
    """All writs of the game, but for those that the seat holds or has just drawn."""
    unseen = (1 << ALL_WRITS) - 1
    if not state.advanced:
        unseen &= ~(1 << BEAST)
    unseen &= ~state.writs[seat]
    for step in state.agenda:
        if step.secret_of() == seat:
            unseen &= ~drawn_by(step)
    return bits(unseen)


def drawn_by(step: Step[FeudumState]) -> int:
    """The writs that a waiting step holds."""
    return step.drawn if isinstance(step, TurnWrit | KeepWrit) else 0


def _plays_a_mandate(state: FeudumState, seat: int) -> bool:
    return any(isinstance(step, PlayMandate) and step.seat == seat for step in state.agenda)


def _is_playable(state: FeudumState, seat: int, writ: int) -> bool:
    for play in range(len(PLAYS)):
        if WRIT_OF[play] == writ and hindrance(state, seat, play) is None:
            return True
    return False


def _taken(unseen: list[int], count: int) -> int:
    taken = unseen[:count]
    del unseen[:count]
    return _set_of(taken)


def _set_of(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def _deal_tiles(state: FeudumState, seat: int, rng: random.Random) -> None:
    """The backs of others' tiles, of those exchanged and of those nobody has seen."""
    left = list(state.box.landscapes)
    for place in range(SPOTS):
        if state.scenes[place] != NONE:
            left[state.scenes[place]] -= 1
    for step in state.agenda:
        if isinstance(step, TendAt):
            left[step.landscape] -= 1
    for scene in range(SCENES):
        left[scene] -= state.tiles[seat * SCENES + scene]
    unseen = [scene for scene in range(SCENES) for _ in range(left[scene])]
    rng.shuffle(unseen)
    for other in range(state.seats):
        if other != seat:
            base = other * SCENES
            state.tiles[base : base + SCENES] = _backs(
                unseen, sum(state.tiles[base : base + SCENES])
            )
    state.tiles_spent = _backs(unseen, sum(state.tiles_spent))
    state.tile_pool = _backs(unseen, sum(state.tile_pool))


def _backs(unseen: list[int], count: int) -> list[int]:
    found = [0] * SCENES
    for scene in unseen[:count]:
        found[scene] += 1
    del unseen[:count]
    return found
