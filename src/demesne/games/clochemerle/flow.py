"""The course of the game (rulebook p. 4 and 12): the contents page of the rules.

A round prepares the hand and the dice; then everybody has a turn, clockwise from the
first player, and with two players two turns each. A turn takes two dice, makes a sum,
activates banners, and may cost a villager his life. At the end of a round with enough
coffins covered the game is over, everybody having had as many turns (R-32). Dice, used
banners, reaper and death are those of one turn, also with two players (R-40).
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.clochemerle.banners import ChooseBanner
from demesne.games.clochemerle.death import CheckDeath
from demesne.games.clochemerle.dice import MakeSum, TakeFirstDie, TakeSecondDie
from demesne.games.clochemerle.pieces import FACES, MOST_DICE, NOBODY
from demesne.games.clochemerle.state import ClochemerleState


class Round(Step[ClochemerleState]):
    """The hand shows its palm and gets a story point; all dice are rolled."""

    __slots__ = ()

    def run(self, state: ClochemerleState) -> None:
        box, seats = state.box, state.seats
        state.rounds += 1
        state.palm = 1
        state.hand_story += box.hand_story
        state.starter = state.hand
        state.turns_done = 0
        state.takers = [NOBODY] * MOST_DICE
        state.tell("round-began", state.rounds, state.starter)
        dice = box.white_dice[seats] + box.black_dice[seats]
        state.then(*[RollDie(die) for die in range(dice)], NextTurn())


class RollDie(Decision[ClochemerleState]):
    """One die of the pool."""

    __slots__ = ("die",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("die", most=MOST_DICE - 1),)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", numbers(FACES)))

    def __init__(self, die: int) -> None:
        super().__init__(CHANCE)
        self.die = die

    def effect(self, state: ClochemerleState, line: int, face: int, y: int) -> None:
        is_black = self.die >= state.box.white_dice[state.seats]
        state.dice[self.die] = face + FACES if is_black else face

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-roll-die", self.die + 1)

    def label(self, state: ClochemerleState, line: int, face: int, y: int) -> Message:
        return Message("line-face", face + 1)


class NextTurn(Step[ClochemerleState]):
    """Whoever is next takes a turn; after the last one the round ends."""

    __slots__ = ()

    def run(self, state: ClochemerleState) -> None:
        state.pair = []
        state.value = 0
        state.used = 0
        state.sparing = 0
        if state.turns_done == state.seats * state.box.turns[state.seats]:
            state.then(EndOfRound())
            return
        seat = (state.starter + state.turns_done) % state.seats
        state.turn = seat
        state.then(
            TakeFirstDie(seat),
            TakeSecondDie(seat),
            MakeSum(seat),
            ChooseBanner(seat),
            CheckDeath(seat),
            TurnDone(),
        )


class TurnDone(Step[ClochemerleState]):
    """On to the next turn."""

    __slots__ = ()

    def run(self, state: ClochemerleState) -> None:
        state.turns_done += 1
        state.then(NextTurn())


class EndOfRound(Step[ClochemerleState]):
    """Are there coffins enough to end the game? No game goes on for ever (R-34)."""

    __slots__ = ()

    def run(self, state: ClochemerleState) -> None:
        if state.coffins() >= state.box.coffins[state.seats]:
            state.tell("game-over", state.coffins())
        elif state.rounds >= state.box.rounds:
            state.tell("game-too-long", state.rounds)
        else:
            state.then(Round())
