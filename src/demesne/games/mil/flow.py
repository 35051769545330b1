"""The course of the game (rulebook pp. 1-4, 8, 10): the contents page of the rules.

set-up   first player by lot, lands of the piles and the columns
turn     actions, tribute, politics, spheres of power, winter
the end  after the fifth turn: final scoring
"""

from __future__ import annotations

from demesne.core.step import Step
from demesne.games.mil.acts import TakeActions
from demesne.games.mil.pieces import ACTIONS, COURT, MONASTERY, OVER
from demesne.games.mil.politics import Politics
from demesne.games.mil.setup import DrawFirstPlayer, LayLands, lay_out
from demesne.games.mil.spheres.visits import ResolveSphere
from demesne.games.mil.state import MilState
from demesne.games.mil.tribute import Tribute
from demesne.games.mil.winter import Winter


def begin(state: MilState, random_start: bool, piles: int, lands: int) -> None:
    """Everything from the empty table on."""
    lay_out(state)
    state.then(LayLands(piles, lands), Turn())
    if random_start:
        state.then(DrawFirstPlayer())


class Turn(Step[MilState]):
    """One turn in its five phases; after the last, the final scoring."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        if state.turn == state.box.turns:
            state.then(FinalScoring())
            return
        state.turn += 1
        state.phase = ACTIONS
        state.tell("turn-began", state.turn, state.first)
        state.then(
            TakeActions(state.first),
            Tribute(),
            Politics(COURT),
            ResolveSphere(MONASTERY),
            Winter(),
            self,
        )


class FinalScoring(Step[MilState]):
    """The score itself is `endgame.score_sheet`."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        state.phase = OVER
        state.tell("game-over")
