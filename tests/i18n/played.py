"""Everything that is said in a few random games, heard once for all tests."""

from __future__ import annotations

import random
from functools import cache

import demesne
from demesne.core.message import Message
from demesne.core.sample import sample
from demesne.core.step import CHANCE

GAMES = demesne.game_names()


class Heard:
    """The different messages of some games, and what their scores and ties are made of."""

    def __init__(self, name: str) -> None:
        self.game = demesne.game(name)
        self.messages: set[Message] = set()
        self.parts: set[str] = set()
        self.ties: set[str] = set()

    def listen(self, seats: int, seed: int) -> None:
        """Play at random, and ask at every ply what every line says and why it may not be."""
        rng = random.Random(seed)
        offered = self.game.options_for(seats)
        options = {name: values[seed % len(values)] for name, values in offered.items()}
        state = self.game.setup(seats, options)
        state.sink = lambda event: self.messages.update((event.message, event.own or event.message))
        decision = state.advance()
        while decision is not None:
            self.messages.add(decision.question(state))
            for line in decision.lines(state):
                said = (line.label, line.why, line.warning)
                self.messages.update(message for message in said if message is not None)
            if decision.seat == CHANCE:
                choice = sample(decision, state, rng)
            else:
                choice = rng.choice(decision.options(state))
            state.choose(choice)
            decision = state.advance()
        for standing in self.game.standings(state):
            self.parts.update(standing.parts)
            self.ties.update(standing.ties)

    @property
    def amounts(self) -> set[str]:
        """The words of every cost and stock, also those `explain` spells out."""
        return {
            word
            for message in self.messages
            for value in self.game.explain(message).values()
            if isinstance(value, tuple)
            for word, _ in value
        }


@cache
def heard(name: str) -> Heard:
    said = Heard(name)
    for seats in range(said.game.MIN_SEATS, said.game.MAX_SEATS + 1):
        for seed in (1, 2):
            said.listen(seats, seed)
    return said
