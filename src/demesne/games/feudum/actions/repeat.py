"""Repeat (rulebook, action 10).

A card that the family has shown in this round is carried out again: Move, Influence or Guild, in
another guild than before. *Déjà vu*: for saltpeter also Migrate, Improve, Explore, Harvest or
Tax. Conquer and Defend never, nor Repeat itself.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.actions.explore import Explore
from demesne.games.feudum.actions.guild import ChooseGuild
from demesne.games.feudum.actions.harvest import Harvest
from demesne.games.feudum.actions.improve import Improve
from demesne.games.feudum.actions.influence import PlaceInfluence
from demesne.games.feudum.actions.migrate import Migrate
from demesne.games.feudum.actions.move import Move
from demesne.games.feudum.actions.tax import Tax
from demesne.games.feudum.pieces import (
    CARDS,
    CONQUER,
    DEFEND,
    EXPLORE,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    MIGRATE,
    MOVE,
    REPEAT,
    SALTPETER,
)
from demesne.games.feudum.state import FeudumState

FORGO: Final = 0
CARD: Final = 1  # + card


class Repeat(Decision[FeudumState]):
    """Which of the cards shown in this round is carried out again?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True), Group(CARD, "card/{}", CARDS)
    )

    def exists(self, state: FeudumState, line: int, card: int, _: int) -> bool:
        if line == FORGO:
            return True
        return card != REPEAT and state.played[self.seat] >> card & 1 == 1

    def obstacle(self, state: FeudumState, line: int, card: int, _: int) -> Message | None:
        if line == FORGO or is_doubled(card):
            return None
        if card in (CONQUER, DEFEND):
            return Message("why-never-twice")
        if not state.advanced:
            return Message("why-not-repeatable")
        if not state.holds(self.seat, SALTPETER):
            return Message("why-no-good", SALTPETER)
        return None

    def label(self, state: FeudumState, line: int, card: int, _: int) -> Message:
        if line == FORGO:
            return super().label(state, line, card, _)
        return Message("line-repeat" if is_doubled(card) else "line-deja-vu", card)

    def effect(self, state: FeudumState, line: int, card: int, _: int) -> None:
        seat = self.seat
        if line == FORGO:
            if state.sink is not None:
                state.tell("action-forgone", seat)
            return
        if not is_doubled(card):
            state.spend(seat, SALTPETER)
        if state.sink is not None:
            state.tell("repeated" if is_doubled(card) else "deja-vu", seat, card)
        begin_again(state, seat, card)


def is_doubled(card: int) -> bool:
    """Does the card show the sign for Repeat?"""
    return card in (MOVE, INFLUENCE, GUILD)


def begin_again(state: FeudumState, seat: int, card: int) -> None:
    if card == MIGRATE:
        state.then(Migrate(seat))
    elif card == MOVE:
        state.then(Move(seat))
    elif card == INFLUENCE:
        state.then(PlaceInfluence(seat, 0))
    elif card == IMPROVE:
        state.then(Improve(seat))
    elif card == EXPLORE:
        state.then(Explore(seat))
    elif card == HARVEST:
        state.then(Harvest(seat))
    elif card == GUILD:
        state.then(ChooseGuild(seat, 1))
    else:
        state.then(Tax(seat))
