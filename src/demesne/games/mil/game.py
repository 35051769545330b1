"""MIL 1049, as the rest of the house sees it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.game import Game, Standing
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision, Step
from demesne.games.mil import endgame, flow, position, setup
from demesne.games.mil.acts import ChooseAct, TakeActions
from demesne.games.mil.ageing import TakeTime
from demesne.games.mil.box import MOST_FORCES, MilBox, load_box
from demesne.games.mil.determinise import determinise
from demesne.games.mil.evaluate import evaluate
from demesne.games.mil.growth import ChooseSymbol, GrowAgain, GrowFamily, RollForGrowth
from demesne.games.mil.marriage import HoldMarriage, KeepHalf, OpenDowries
from demesne.games.mil.messages import MESSAGES, WORDS
from demesne.games.mil.offers import MOST_BACKS, MakeOffer
from demesne.games.mil.pieces import (
    CLERGY,
    COURT,
    CRUSADES,
    DIE,
    KINDS,
    KNIGHTS,
    MONASTERY,
    MOST_KNIGHTS,
    MOST_SEATS,
    NOBODY,
    PILES,
    PURPOSES,
    ROW,
    SPACES,
)
from demesne.games.mil.place import PassTurn, PayEntry, PlaceKnight
from demesne.games.mil.politics import PlaceArchbishop, PlaceKingsSoldiers, Politics
from demesne.games.mil.spheres.battle import (
    ATTACKERS_HELP,
    TARGETS_HELP,
    AskSuzerain,
    Battle,
    JoinBattle,
    StakeCubes,
)
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
    RULES_VERSION: ClassVar[int] = 1
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
    LIMITS: ClassVar[dict[str, tuple[int, int, int]]] = {
        "again": (0, 1, 0),
        "backs": (0, MOST_BACKS, 0),
        "best": (0, 999, KINDS),
        "bid": (0, 999, KINDS),
        "column": (0, 1, 0),
        "cubes": (0, 999, KINDS),
        "face": (0, DIE - 1, 0),
        "family": (0, MOST_SEATS - 1, 0),
        "given": (0, 20, 0),
        "gold": (1, 999, 0),
        "helped": (0, 1, 0),
        "kept": (0, 2 * MOST_SEATS, 0),
        "KeepHalf.kept": (0, 999, KINDS),
        "knight": (0, MOST_KNIGHTS - 1, 0),
        "lands": (0, 1, 0),
        "leader": (0, MOST_SEATS - 1, 0),
        "lowest": (0, 1, 0),
        "mode": (setup.SORTS, setup.FREE, 0),
        "need": (1, MOST_FORCES, 0),
        "opener": (0, MOST_SEATS - 1, 0),
        "opening": (0, 999, KINDS),
        "owner": (0, MOST_SEATS - 1, 0),
        "paid": (0, 1, 0),
        "pile": (0, PILES - 1, 0),
        "piles": (setup.STANDARD, setup.FREE, 0),
        "purpose": (0, len(PURPOSES) - 1, 0),
        "ransom": (0, 999, KINDS),
        "received": (0, 999, KINDS),
        "side": (ATTACKERS_HELP, TARGETS_HELP, 0),
        "space": (0, SPACES - 1, 0),
        "short": (1, 999, 0),
        "sphere": (MONASTERY, CRUSADES, 0),
        "Politics.sphere": (COURT, CLERGY, 0),
        "target": (0, MOST_KNIGHTS - 1, 0),
        "victim": (NOBODY, MOST_KNIGHTS - 1, 0),
    }
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

    def deal(self, seats: int, options: dict[str, str]) -> MilState:
        state = MilState(self.mil_box, seats)
        for rule in EXPERT:
            if options[rule] == "on":
                setattr(state, rule, 1)
        piles = self.OPTIONS["piles"].index(options["piles"])
        lands = self.OPTIONS["lands"].index(options["lands"])
        flow.begin(state, options["start"] == "random", piles, lands)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(mil(state), seat)

    def standings(self, state: State) -> list[Standing]:
        return endgame.standings(mil(state))

    def determinise(self, state: State, seat: int, rng: random.Random) -> MilState:
        return determinise(mil(state), seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(mil(state), seat)

    def read_state(self, data: dict[str, Any]) -> MilState:
        return position.read_state(self.mil_box, data)

    def check(self, state: State) -> None:
        position.check(mil(state))

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
