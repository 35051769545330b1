"""Village, as the rest of the house sees it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.game import Game, Standing
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision, Step
from demesne.games.village import endgame, flow
from demesne.games.village.actions.church import EnterChurch, SendToBag
from demesne.games.village.actions.council import (
    ChooseGood,
    PayForCouncil,
    RaiseMember,
    UsePrivilege,
    VisitCouncil,
)
from demesne.games.village.actions.crafts import ChooseCraft, GainGood, MakeGood, TrainMember
from demesne.games.village.actions.family import CallHome, GrowFamily
from demesne.games.village.actions.harvest import HarvestGrain
from demesne.games.village.actions.market import (
    DrawCustomer,
    FillMarket,
    MarketDay,
    MarketGoesOn,
    SaleTime,
    ServeCustomer,
)
from demesne.games.village.actions.travel import Arrival, ChooseRoad, SendTraveller
from demesne.games.village.amounts import wanted_by
from demesne.games.village.box import VillageBox, load_box
from demesne.games.village.death import BuryMember, MemberDies
from demesne.games.village.evaluate import evaluate
from demesne.games.village.influence import ChooseInfluence
from demesne.games.village.mass import DrawFigure, HoldMass, PromoteMember, Promotions, PullMember
from demesne.games.village.messages import MESSAGES, WORDS
from demesne.games.village.pay import PayCubes
from demesne.games.village.position import check
from demesne.games.village.state import VillageState
from demesne.games.village.turn import ChooseAction, EndOfTurn, PayAtWell, TakeTurn
from demesne.games.village.view import table_view


class Village(Game):
    """Families, generations and the passing of time, for two to four."""

    NAME: ClassVar[str] = "village"
    RULES_VERSION: ClassVar[int] = 1
    MIN_SEATS: ClassVar[int] = 2
    MAX_SEATS: ClassVar[int] = 4
    # Who begins: the first seat, or by lot. The rulebook says the oldest player.
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {"start": ("first", "random")}
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (
        flow.DrawStartingPlayer,
        DrawCustomer,
        flow.DrawCube,
        TakeTurn,
        PayAtWell,
        ChooseAction,
        HarvestGrain,
        GrowFamily,
        CallHome,
        ChooseCraft,
        TrainMember,
        MakeGood,
        ServeCustomer,
        ChooseRoad,
        SendTraveller,
        VisitCouncil,
        RaiseMember,
        PayForCouncil,
        UsePrivilege,
        ChooseGood,
        EnterChurch,
        SendToBag,
        PayCubes,
        ChooseInfluence,
        BuryMember,
        PullMember,
        DrawFigure,
        PromoteMember,
    )
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (
        flow.Round,
        flow.PassStartingMarker,
        flow.FillBag,
        flow.PlaceCubes,
        flow.FirstTurn,
        flow.AfterTurn,
        flow.LastTurns,
        flow.FinalScoring,
        EndOfTurn,
        MarketDay,
        MarketGoesOn,
        SaleTime,
        FillMarket,
        GainGood,
        Arrival,
        MemberDies,
        HoldMass,
        Promotions,
    )
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = MESSAGES
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = WORDS
    MAX_PLIES: ClassVar[int] = 3_000

    def __init__(self, box: VillageBox) -> None:
        super().__init__(box)
        self.village_box = box

    def blank(self, seats: int) -> VillageState:
        return VillageState(self.village_box, seats)

    def deal(self, seats: int, options: dict[str, str]) -> VillageState:
        state = self.blank(seats)
        flow.begin(state, options["start"] == "random")
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        return table_view(village(state))

    def standings(self, state: State) -> list[Standing]:
        return endgame.standings(village(state))

    def scores(self, state: State) -> list[int]:
        position = village(state)
        return [endgame.score(position, seat) for seat in range(state.seats)]

    def determinise(self, state: State, seat: int, rng: random.Random) -> VillageState:
        # Nobody knows more than anybody else: what is to come is not in the state.
        return village(state).copy()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(village(state), seat)

    def check(self, state: State) -> None:
        check(village(state))

    def explain(self, message: Message) -> dict[str, Any]:
        arguments = super().explain(message)
        if "customer" in arguments:
            tile = arguments.pop("customer")
            arguments["wants"] = wanted_by(self.village_box, tile)
            arguments["points"] = self.village_box.points[tile]
        return arguments


def village(state: State) -> VillageState:
    assert isinstance(state, VillageState)
    return state


def make(components: Path | None = None) -> Village:
    """The game with the box as printed, or with tables of one's own."""
    return Village(load_box(components))
