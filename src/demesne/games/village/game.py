"""Village, as the rest of the house sees it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.game import Game, Standing
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import Decision, Step
from demesne.games.village import death, endgame, flow, influence, mass, messages, pay, turn
from demesne.games.village.actions import church, council, crafts, family, harvest, market, travel
from demesne.games.village.amounts import wanted_by
from demesne.games.village.box import VillageBox, load_box
from demesne.games.village.evaluate import TERMS, evaluate, terms
from demesne.games.village.position import check
from demesne.games.village.state import MOST_ROUNDS, VillageState
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
        market.DrawCustomer,
        flow.DrawCube,
        turn.TakeTurn,
        turn.PayAtWell,
        turn.ChooseAction,
        harvest.HarvestGrain,
        family.GrowFamily,
        family.CallHome,
        crafts.ChooseCraft,
        crafts.TrainMember,
        crafts.MakeGood,
        market.ServeCustomer,
        travel.ChooseRoad,
        travel.SendTraveller,
        council.VisitCouncil,
        council.RaiseMember,
        council.PayForCouncil,
        council.UsePrivilege,
        council.ChooseGood,
        church.EnterChurch,
        church.SendToBag,
        pay.PayCubes,
        influence.ChooseInfluence,
        death.BuryMember,
        mass.PullMember,
        mass.DrawFigure,
        mass.PromoteMember,
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
        turn.EndOfTurn,
        market.MarketDay,
        market.MarketGoesOn,
        market.SaleTime,
        market.FillMarket,
        crafts.GainGood,
        travel.Arrival,
        death.MemberDies,
        mass.HoldMass,
        mass.Promotions,
    )
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = messages.MESSAGES
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = messages.WORDS
    TERMS: ClassVar[tuple[str, ...]] = TERMS
    # A bound for the printed box with four seats, by R-42. A round draws 24 cubes and has as many
    # turns with a cube. Such a turn brings 3 cubes and coins at most (the one that is taken, and
    # two from the council or the mill), and the well takes 3 and gives back 2 in this way: so 3
    # turns at the well for each cube, and for the 4 coins at the start. A turn is 11 records at
    # most (the well, a step in the council paid in cubes, two cubes of choice, a death); a mass
    # 8 for the bag and 6 promotions a seat. Once a game: the customers come (24), are served
    # (3 records each), the starting player is drawn, and there are 4 last turns.
    MAX_PLIES: ClassVar[int] = MOST_ROUNDS * (24 + 96 * 11 + 32) + 24 + 24 * 3 + 1 + 8 * 11

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

    def stage(self, state: State) -> Message:
        return Message("stage-round", village(state).round)

    def scores(self, state: State) -> list[int]:
        position = village(state)
        return [endgame.score(position, seat) for seat in range(state.seats)]

    def determinise(self, state: State, seat: int, rng: random.Random) -> VillageState:
        # Nobody knows more than anybody else: what is to come is not in the state.
        return village(state).copy()

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(village(state), seat)

    def terms(self, state: State, seat: int) -> list[float]:
        return terms(village(state), seat)

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
