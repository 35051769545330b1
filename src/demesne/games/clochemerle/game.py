"""Clochemerle, as the rest of the house sees it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.game import Game, Standing
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision, Step
from demesne.games.clochemerle import death, dice, endgame, flow, pay, position, setup
from demesne.games.clochemerle.amounts import of_cost
from demesne.games.clochemerle.banners import ChooseBanner
from demesne.games.clochemerle.box import ClochemerleBox, load_box
from demesne.games.clochemerle.cards import chambers, customers, fields, monks, square, travel
from demesne.games.clochemerle.chief import MoveChief
from demesne.games.clochemerle.evaluate import TERMS, evaluate, terms
from demesne.games.clochemerle.gains import Gain, TakeGain
from demesne.games.clochemerle.messages import MESSAGES, WORDS
from demesne.games.clochemerle.school import UseSchool
from demesne.games.clochemerle.state import ClochemerleState
from demesne.games.clochemerle.view import view


class Clochemerle(Game):
    """Dice, banners and a village that grows card by card, for two to four."""

    NAME: ClassVar[str] = "clochemerle"
    RULES_VERSION: ClassVar[int] = 1
    MIN_SEATS: ClassVar[int] = 2
    MAX_SEATS: ClassVar[int] = 4
    # Who begins: the first seat, or by lot as in the rulebook.
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {"start": ("first", "random")}
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (
        setup.DrawFirstPlayer,
        setup.DealBoard,
        monks.TurnMonk,
        customers.DrawCustomer,
        flow.RollDie,
        dice.TakeFirstDie,
        dice.TakeSecondDie,
        dice.MakeSum,
        ChooseBanner,
        TakeGain,
        pay.ChooseWay,
        pay.PayFrom,
        MoveChief,
        UseSchool,
        customers.TakeFreeCustomer,
        customers.TakeCustomer,
        customers.ServeCustomer,
        fields.PlacePlough,
        travel.TurnTravelCard,
        travel.KeepTravelCard,
        monks.SendToSteward,
        square.PlaceTile,
        chambers.CoverSlot,
        death.BuryVillager,
        death.PlaceLabourer,
        death.RollRatDie,
        death.UseSanatorium,
    )
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (
        setup.DealCoins,
        flow.Round,
        flow.NextTurn,
        flow.TurnDone,
        flow.EndOfRound,
        Gain,
        pay.Pay,
        customers.FillRow,
        customers.MoreCustomers,
        monks.NextMonk,
        monks.MonkActs,
        chambers.ChamberActs,
        death.CheckDeath,
        death.HireLabourer,
        death.RatsEat,
    )
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = MESSAGES
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = WORDS
    TERMS: ClassVar[tuple[str, ...]] = TERMS
    MAX_PLIES: ClassVar[int] = 12_000

    def __init__(self, box: ClochemerleBox) -> None:
        super().__init__(box)
        self.clochemerle_box = box

    def blank(self, seats: int) -> ClochemerleState:
        return ClochemerleState(self.clochemerle_box, seats)

    def deal(self, seats: int, options: dict[str, str]) -> ClochemerleState:
        state = self.blank(seats)
        setup.begin(state, options["start"] == "random")
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(clochemerle(state), seat)

    def standings(self, state: State) -> list[Standing]:
        return endgame.standings(clochemerle(state))

    def stage(self, state: State) -> Message:
        return Message("stage-round", clochemerle(state).rounds)

    def scores(self, state: State) -> list[int]:
        own = clochemerle(state)
        return [endgame.score(own, seat) for seat in range(own.seats)]

    def determinise(self, state: State, seat: int, rng: random.Random) -> ClochemerleState:
        # Nobody at the table knows more than anybody else: what is to come is not in the state.
        return clochemerle(state).copy()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(clochemerle(state), seat)

    def terms(self, state: State, seat: int) -> list[float]:
        return terms(clochemerle(state), seat)

    def check(self, state: State) -> None:
        position.check(clochemerle(state))

    def explain(self, message: Message) -> dict[str, Any]:
        arguments = super().explain(message)
        if "customer" in arguments:
            box = self.clochemerle_box
            customer = arguments.pop("customer")
            arguments["wants"] = of_cost(box.customer_wants[customer])
            arguments["points"] = box.customer_prestige[customer]
        return arguments


def clochemerle(state: State) -> ClochemerleState:
    assert isinstance(state, ClochemerleState)
    return state


def make(components: Path | None = None) -> Clochemerle:
    """The game with the box as printed, or with tables of one's own."""
    return Clochemerle(load_box(components))
