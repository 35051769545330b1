"""MIL 1049, as the rest of the house sees it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.game import Game, Standing
from demesne.core.log import Log
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision, Step
from demesne.games.mil import endgame, flow, past, position, setup
from demesne.games.mil.acts import ChooseAct, TakeActions
from demesne.games.mil.ageing import TakeTime
from demesne.games.mil.box import MilBox, load_box
from demesne.games.mil.determinise import determinise
from demesne.games.mil.evaluate import TERMS, evaluate, terms
from demesne.games.mil.growth import ChooseSymbol, GrowAgain, GrowFamily, RollForGrowth
from demesne.games.mil.marriage import HoldMarriage, KeepHalf, OpenDowries
from demesne.games.mil.messages import MESSAGES, WORDS
from demesne.games.mil.offers import MakeOffer
from demesne.games.mil.pieces import COURT, KNIGHTS, ROW
from demesne.games.mil.placing import PassTurn, PayEntry, PlaceKnight
from demesne.games.mil.politics import PlaceArchbishop, PlaceKingsSoldiers, Politics
from demesne.games.mil.spheres.battle import AskSuzerain, Battle, JoinBattle, StakeCubes
from demesne.games.mil.spheres.castle import AuctionGoesOn, BuildCastle, OpenBid, RaiseBid
from demesne.games.mil.spheres.clergy import BuildCathedral, OpenGifts, SpendGift, VisitClergy
from demesne.games.mil.spheres.conquest import PlaceLand
from demesne.games.mil.spheres.court import (
    AnswerRansom,
    ExceedRansom,
    OfferRansom,
    VisitCourt,
)
from demesne.games.mil.spheres.market import VisitMarket
from demesne.games.mil.spheres.monastery import TakeVeil
from demesne.games.mil.spheres.trade import Trade, TradeInstead
from demesne.games.mil.spheres.visits import ResolveSphere, VisitSphere
from demesne.games.mil.spheres.war import PayForces, VisitWar
from demesne.games.mil.state import MilState
from demesne.games.mil.tribute import Tribute
from demesne.games.mil.view import view
from demesne.games.mil.winter import ClearBoard, RewardDefenders, RollForWinter, Winter

EXPERT = ("time_is_money", "pope", "kings_pleasure")


class Mil(Game):
    """Knights, heirs and vassals in the year 1049, for two to five."""

    NAME: ClassVar[str] = "mil"
    RULES_VERSION: ClassVar[int] = 2
    MIN_SEATS: ClassVar[int] = 2
    MAX_SEATS: ClassVar[int] = 5
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {
        "start": ("random", "first"),
        # The lands of the piles: as proposed, only their sorts chosen, or any lands at all.
        "piles": ("standard", "sorts", "free"),
        # The lands the families start with: cereal fields, or of their choice.
        "lands": ("standard", "choose"),
        # The three expert rules, for three to five.
        "time_is_money": ("off", "on"),
        "pope": ("off", "on"),
        "kings_pleasure": ("off", "on"),
    }
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (
        setup.DrawFirstPlayer,
        setup.ComposePiles,
        setup.ChooseStartingLand,
        setup.RevealLand,
        ChooseAct,
        TakeTime,
        GrowFamily,
        RollForGrowth,
        ChooseSymbol,
        PlaceKnight,
        PayEntry,
        PassTurn,
        MakeOffer,
        KeepHalf,
        PlaceKingsSoldiers,
        PlaceArchbishop,
        TakeVeil,
        VisitCourt,
        OfferRansom,
        AnswerRansom,
        ExceedRansom,
        VisitMarket,
        Trade,
        OpenBid,
        RaiseBid,
        BuildCastle,
        VisitWar,
        PayForces,
        AskSuzerain,
        JoinBattle,
        PlaceLand,
        SpendGift,
        VisitClergy,
        RollForWinter,
    )
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (
        setup.LayLands,
        setup.SplitPiles,
        flow.Turn,
        flow.FinalScoring,
        TakeActions,
        GrowAgain,
        HoldMarriage,
        OpenDowries,
        Tribute,
        Politics,
        ResolveSphere,
        VisitSphere,
        AuctionGoesOn,
        TradeInstead,
        StakeCubes,
        Battle,
        BuildCathedral,
        OpenGifts,
        Winter,
        RewardDefenders,
        ClearBoard,
    )
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = MESSAGES
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = WORDS
    TERMS: ClassVar[tuple[str, ...]] = TERMS
    MAX_PLIES: ClassVar[int] = 20_000

    def __init__(self, box: MilBox) -> None:
        super().__init__(box)
        self.mil_box = box

    def options_for(self, seats: int) -> dict[str, tuple[str, ...]]:
        """The expert rules are for three to five (rulebook p. 10)."""
        if seats > 2:
            return self.OPTIONS
        return {
            name: values[:1] if name in EXPERT else values for name, values in self.OPTIONS.items()
        }

    def blank(self, seats: int) -> MilState:
        return MilState(self.mil_box, seats)

    def deal(self, seats: int, options: dict[str, str]) -> MilState:
        state = self.blank(seats)
        for rule in EXPERT:
            if options[rule] == "on":
                setattr(state, rule, 1)
        piles = self.OPTIONS["piles"].index(options["piles"])
        lands = self.OPTIONS["lands"].index(options["lands"])
        flow.begin(state, options["start"] == "random", piles, lands)
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(mil(state), seat)

    def standings(self, state: State) -> list[Standing]:
        return endgame.standings(mil(state))

    def stage(self, state: State) -> Message:
        return Message("stage-turn", mil(state).turn)

    def scores(self, state: State) -> list[int]:
        return endgame.scores(mil(state))

    def determinise(self, state: State, seat: int, rng: random.Random) -> MilState:
        return determinise(mil(state), seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(mil(state), seat)

    def terms(self, state: State, seat: int) -> list[float]:
        return terms(mil(state), seat)

    def check(self, state: State) -> None:
        position.check(mil(state))

    def modernised(self, log: Log) -> Log:
        return past.modernised(log) if log.rules == 1 else super().modernised(log)

    def explain(self, message: Message) -> dict[str, Any]:
        arguments = super().explain(message)
        columns, spheres = self.WORDS["column"], self.WORDS["sphere"]
        if "knight" in arguments:
            knight = arguments.pop("knight")
            arguments["seat"] = knight // KNIGHTS
            arguments["column"] = columns[knight % KNIGHTS]
        if "target" in arguments:
            target = arguments.pop("target")
            arguments["rival"] = target // KNIGHTS
            arguments["rivalcolumn"] = columns[target % KNIGHTS]
        if "space" in arguments:
            space = arguments.pop("space")
            arguments["sphere"] = spheres[COURT + space // ROW]
            arguments["position"] = space % ROW + 1
        if "pile" in arguments:
            arguments["pile"] += 1
        return arguments


def mil(state: State) -> MilState:
    assert isinstance(state, MilState)
    return state


def make(components: Path | None = None) -> Mil:
    """The game with the box as printed, or with tables of one's own."""
    return Mil(load_box(components))
