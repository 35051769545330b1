"""Who sits opposite the pupil: answers as the lesson says, else by lot, and always alike."""

from __future__ import annotations

from typing import Any

from demesne.bots import Bot
from demesne.core.game import Game
from demesne.core.state import State
from demesne.core.step import Decision
from demesne.lessons.lesson import Lesson


class Rival(Bot):
    """A rival's answer to the question at one ply."""

    def __init__(self, lesson: Lesson, game: Game, seat: int, ply: int) -> None:
        super().__init__(game, seat, lesson.chance_of(seat, ply))
        self.lesson = lesson

    def choose(self, state: State, decision: Decision[Any]) -> int:
        options = decision.options(state)
        for answer in self.lesson.rivals:
            if answer.ask == type(decision).__name__:
                meant = answer.among(decision, options)
                if meant:
                    return meant[0]
        return self.rng.choice(options)
