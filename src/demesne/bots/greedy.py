"""`greedy`: the best turn it can see, by the game's own evaluation.

A turn is a chain of small questions: which cube, which action, who goes, how to
pay. Greedy tries every chain of its own answers on copies, up to the point where
somebody else or chance is asked, and takes the first step of the chain that ends
best. What others might answer it does not guess, but their forced answers it plays.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

from demesne.bots.bot import Bot, worth_of
from demesne.core.game import Game
from demesne.core.gather import Gather
from demesne.core.native import mypyc_attr
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Looks one turn ahead, and no further."""

    # Positions looked at for one answer. It bounds the time of an answer (some 25 ms compiled,
    # 100 ms interpreted); hardly a turn has more chains than this.
    POSITIONS: ClassVar[int] = 5_000

    def __init__(
        self, game: Game, seat: int, rng: random.Random, weights: list[float] | None = None
    ) -> None:
        super().__init__(game, seat, rng)
        self.weights = weights
        # Positions that may still be looked at for this answer.
        self.left = 0

    def choose(self, state: State, decision: Decision[Any]) -> int:
        options = decision.options(state)
        if len(options) == 1:
            return options[0]
        best: list[int] = []
        best_worth = float("-inf")
        self.left = 0
        # Cubes laid down one by one come to the same heap in many orders.
        positions = self.POSITIONS // 10 if isinstance(decision, Gather) else self.POSITIONS
        for tried, choice in enumerate(options):
            # Every line gets its share; what a line leaves goes to those after it.
            self.left += positions // len(options)
            worth = self.worth(state.copy() if tried < len(options) - 1 else state, choice)
            if worth > best_worth:
                best, best_worth = [choice], worth
            elif worth == best_worth:
                best.append(choice)
        return best[0] if len(best) == 1 else self.rng.choice(best)

    def worth(self, state: State, choice: int) -> float:
        """How the best chain that begins with `choice` ends. Uses the state up."""
        self.left -= 1
        state.choose(choice)
        decision = state.advance()
        while decision is not None and decision.seat != CHANCE:
            options = decision.options(state)
            if len(options) > 1:
                if decision.seat != self.seat:
                    break
                if self.left > 0:
                    last = options.pop()
                    tries = [self.worth(state.copy(), option) for option in options]
                    return max(*tries, self.worth(state, last))
            # Forced, or no positions left: then the first line of each menu ends the turn.
            state.choose(options[0])
            decision = state.advance()
        return worth_of(self.game, state, self.seat, self.weights)
