"""Pieces that leave the board, and what they leave behind (R-26, R-50).

A pawn's vessel stays where it was, for somebody to board in a later turn; the sulfur it was
fed with goes into the haversack. A marker takes the seal under it along.
"""

from __future__ import annotations

from demesne.games.feudum.pieces import CRAFT, NOBODY, NONE, PAWNS, SULFUR
from demesne.games.feudum.state import FeudumState, put


def abandon(state: FeudumState, pawn: int) -> None:
    """The pawn, by its number at the table, steps off its vessel, which stays."""
    craft = state.pawn_crafts[pawn]
    if craft == NONE:
        return
    place = state.pawn_places[pawn]
    state.pawn_crafts[pawn] = NONE
    put(state.adrift, place * CRAFT + craft)
    put(state.left_now, place * CRAFT + craft)
    if state.sink is not None:
        state.tell("vessel-abandoned", pawn // PAWNS, craft, place)


def take_off(state: FeudumState, pawn: int) -> None:
    """The pawn, by its number at the table, goes back into its family's supply."""
    abandon(state, pawn)
    state.pawn_places[pawn] = NONE
    if state.is_drunk(pawn):
        state.wine &= ~(1 << pawn)
        state.bag[SULFUR] += 1


def take_subject(state: FeudumState, place: int) -> None:
    """The subject's marker, and the seal under it, go back to the ruler."""
    ruler = state.rulers[place]
    state.subjects &= ~(1 << place)
    state.markers[ruler] += 1
    state.seals[ruler] += state.subject_seals >> place & 1
    state.subject_seals &= ~(1 << place)


def take_serf(state: FeudumState, place: int) -> None:
    """The serf's marker, and the seal under it, go back to their owner."""
    serf = state.serfs[place]
    state.serfs[place] = NOBODY
    state.markers[serf] += 1
    state.seals[serf] += state.serf_seals >> place & 1
    state.serf_seals &= ~(1 << place)
