"""Feudum, as the rest of the house sees it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.game import Game, Standing
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision, Step
from demesne.games.feudum import (
    endgame,
    epoch,
    feeding,
    flow,
    free,
    position,
    secrets,
    select,
    setup,
    stars,
    stock,
    stores,
    turn,
    writs,
)
from demesne.games.feudum.actions import (
    combat,
    conquer,
    defend,
    explore,
    guild,
    harvest,
    improve,
    influence,
    migrate,
    move,
    pilfer,
    repeat,
    tax,
    voyage,
)
from demesne.games.feudum.box import FeudumBox, load_box
from demesne.games.feudum.evaluate import TERMS, evaluate, terms
from demesne.games.feudum.guilds import (
    alchemist,
    farmer,
    feast,
    knight,
    merchant,
    monk,
    noble,
    reward,
)
from demesne.games.feudum.landscape import Collect
from demesne.games.feudum.messages import MESSAGES, WORDS
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.view import view


class Feudum(Game):
    """Pawns, fiefs and six guilds under the eyes of the queen, for two to five."""

    NAME: ClassVar[str] = "feudum"
    RULES_VERSION: ClassVar[int] = 1
    MIN_SEATS: ClassVar[int] = 2
    MAX_SEATS: ClassVar[int] = 5
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {
        # Who begins: the first seat, or by lot as in the rulebook.
        "start": ("first", "random"),
        # With or without the special abilities, reeves and monsters.
        "mode": ("basic", "advanced"),
        # May influence overthrow the ruler of a feudum?
        "overthrow": ("yes", "no"),
    }
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (
        # Setting up, stores, guild membership.
        setup.DrawFirstPlayer,
        setup.DealPlace,
        stock.DrawVessel,
        stores.DrawGood,
        stores.StoreSulfur,
        stores.TurnToken,
        setup.ChooseStartGood,
        setup.StartRole,
        setup.StartPlace,
        stars.JoinGuild,
        # The round.
        select.ChooseBonus,
        select.ChooseCards,
        turn.PlayCard,
        free.Deploy,
        free.PlayMandate,
        free.DiscardWrit,
        free.TakeSeal,
        free.ExchangeTile,
        writs.TurnWrit,
        writs.KeepWrit,
        writs.ShedWrit,
        feeding.Nourish,
        epoch.RollProgress,
        Collect,
        endgame.LastActs,
        # The eleven cards.
        migrate.Migrate,
        migrate.MigrateTo,
        move.MovePiece,
        move.TravelBy,
        pilfer.Pilfer,
        voyage.SetOut,
        influence.PlaceInfluence,
        improve.Improve,
        improve.ChooseFeudum,
        improve.TakeOtherTile,
        improve.TurnTile,
        improve.Tend,
        improve.TendAt,
        explore.Explore,
        explore.DigDeeper,
        harvest.Harvest,
        harvest.HarvestHow,
        harvest.PickFavours,
        tax.Tax,
        conquer.Conquer,
        conquer.Starve,
        conquer.RevealDefend,
        conquer.Arm,
        combat.PlaceMilitary,
        repeat.Repeat,
        guild.ChooseGuild,
        # The six guilds.
        feast.Feast,
        farmer.SendFarm,
        farmer.TakeUnits,
        farmer.SpillGood,
        merchant.BuyGood,
        merchant.FillBin,
        alchemist.BuyVessel,
        alchemist.LoadCart,
        alchemist.Invent,
        knight.TameBeast,
        knight.DeployBeast,
        noble.BuySeal,
        noble.SealScroll,
        noble.RemoveMarker,
        monk.MoveSeal,
        monk.GuessHand,
        reward.PlaceReeve,
    )
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (
        setup.FamiliesBegin,
        stores.DrawGoods,
        stars.Recalc,
        flow.Round,
        select.Selection,
        select.OfferBonus,
        turn.NextTurn,
        turn.SecondCard,
        turn.SecondDone,
        turn.TurnDone,
        writs.DrawWrits,
        writs.LimitWrits,
        feeding.Nourishment,
        feeding.Sober,
        feeding.Feed,
        epoch.Progress,
        epoch.CheckEpoch,
        epoch.DawnScoring,
        epoch.GrowLandscapes,
        epoch.RefillLand,
        epoch.RefillGuilds,
        epoch.RefillWorkshops,
        flow.EndOfRound,
        endgame.LastChances,
        endgame.LastChance,
        endgame.FinalScoring,
        move.Move,
        move.MoveGoesOn,
        voyage.Voyage,
        harvest.InspectHarvest,
        defend.Defend,
        combat.MilitaryService,
        knight.MayTame,
        monk.CountRosary,
        turn.CardDone,
    )
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = MESSAGES
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = WORDS
    TERMS: ClassVar[tuple[str, ...]] = TERMS
    MAX_PLIES: ClassVar[int] = 8_000

    def __init__(self, box: FeudumBox) -> None:
        super().__init__(box)
        self.feudum_box = box

    def blank(self, seats: int) -> FeudumState:
        return FeudumState(self.feudum_box, seats)

    def deal(self, seats: int, options: dict[str, str]) -> FeudumState:
        state = self.blank(seats)
        setup.begin(
            state,
            options["start"] == "random",
            options["mode"] == "advanced",
            options["overthrow"] == "yes",
        )
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(feudum(state), seat)

    def standings(self, state: State) -> list[Standing]:
        return endgame.standings(feudum(state))

    def stage(self, state: State) -> Message:
        return Message("stage-epoch", feudum(state).epoch)

    def scores(self, state: State) -> list[int]:
        return endgame.scores(feudum(state))

    def determinise(self, state: State, seat: int, rng: random.Random) -> FeudumState:
        return secrets.determinise(feudum(state), seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(feudum(state), seat)

    def terms(self, state: State, seat: int) -> list[float]:
        return terms(feudum(state), seat)

    def check(self, state: State) -> None:
        position.check(feudum(state))


def feudum(state: State) -> FeudumState:
    assert isinstance(state, FeudumState)
    return state


def make(components: Path | None = None) -> Feudum:
    """The game with the box as printed, or with tables of one's own."""
    return Feudum(load_box(components))
