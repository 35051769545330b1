"""The course of a round (rulebook p. 6): the contents page of the book.

Cards are chosen and played, pawns are fed, the progress die is thrown, an epoch may dawn,
and the marker of the first player goes on. After the round in which epoch V dawned comes the
last count.
"""

from __future__ import annotations

from demesne.core.step import Step
from demesne.games.feudum.endgame import LastChances
from demesne.games.feudum.epoch import CheckEpoch, Progress
from demesne.games.feudum.feeding import Nourishment
from demesne.games.feudum.pieces import LAST_EPOCH
from demesne.games.feudum.select import Selection
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.turn import NextTurn, spend_bonus


class Round(Step[FeudumState]):
    """One round after another, until the sun has set on the last epoch."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        state.rounds += 1
        state.turn = state.first
        if state.sink is not None:
            state.tell("round-begins", state.rounds, state.first)
        state.then(Selection(), NextTurn(), Nourishment(), Progress(), CheckEpoch(), EndOfRound())


class EndOfRound(Step[FeudumState]):
    """Cards back into the hands, unused bonuses into the haversack (R-30), the marker passed on."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        for seat in range(state.seats):
            spend_bonus(state, seat)
            state.hand[seat] = 0
            state.in_hand[seat] = 0
            state.played[seat] = 0
            state.moves[seat] = 0
            state.guilds_used[seat] = 0
        state.attacked = 0
        # Vessels that hungry pawns left behind are anybody's in the next round.
        state.left_now.clear()
        if state.epoch == LAST_EPOCH:
            state.then(LastChances())
            return
        state.first = (state.first + 1) % state.seats
        state.then(Round())
