"""The laws every position keeps: every piece is somewhere and nowhere twice, and what waits
on the agenda waits behind what it follows from.
"""

from __future__ import annotations

from typing import Any, Final

from demesne.core.errors import PositionError
from demesne.core.step import Step
from demesne.games.village.actions.market import ServeCustomer
from demesne.games.village.actions.travel import SendTraveller, road_between
from demesne.games.village.box import NO_ROAD
from demesne.games.village.death import GRAVES, BuryMember
from demesne.games.village.flow import FinalScoring, LastTurns, PlaceCubes
from demesne.games.village.mass import DrawFigure, Promotions, PullMember
from demesne.games.village.pieces import (
    CHRONICLE,
    COLOURS,
    CUSTOMERS,
    GRAVE,
    INFLUENCE,
    NOBODY,
    PLACE_COUNT,
    SECTIONS,
)
from demesne.games.village.state import MOST_ROUNDS, VillageState, generations, heads
from demesne.games.village.turn import EndOfTurn, PayAtWell, TakeTurn

NOTHING: Final = ""
# What waits on the agenda, each with the steps that can come right before it.
BEFORE: Final[dict[str, str]] = {
    NOTHING: "Round FirstTurn AfterTurn FinalScoring",
    "Round": "FillMarket HoldMass Promotions",
    "FillBag": "PassStartingMarker",
    "PlaceCubes": "FillBag DrawCube",
    "FirstTurn": "PlaceCubes",
    "AfterTurn": "EndOfTurn",
    "LastTurns": "EndOfTurn",
    "HoldMass": "LastTurns",
    "FinalScoring": "HoldMass Promotions",
    "Promotions": "PullMember DrawFigure PromoteMember",
    "EndOfTurn": "TakeTurn ChooseAction MemberDies BuryMember ChooseInfluence HarvestGrain "
    "GrowFamily CallHome ChooseCraft MakeGood GainGood MarketDay FillMarket ChooseRoad Arrival "
    "VisitCouncil UsePrivilege ChooseGood EnterChurch SendToBag",
    "ChooseAction": "PayAtWell",
    "MakeGood": "TrainMember",
    "GainGood": "PayCubes",
    "FillMarket": "DrawStartingPlayer DrawCustomer ServeCustomer MarketGoesOn",
    "MarketGoesOn": "SaleTime MemberDies BuryMember",
    "SaleTime": "PayCubes",
    "Arrival": "SendTraveller PayCubes",
    "PayForCouncil": "RaiseMember",
    "UsePrivilege": "PayForCouncil PayCubes",
    "SendToBag": "PayCubes",
}
# Fields that a step shares with what waits behind it.
SHARED: Final = ("seat", "space", "building", "city")


def check(state: VillageState) -> None:
    """PositionError, with a sentence, unless the position can be."""
    _check_people(state)
    _check_cubes(state)
    _check_customers(state)
    _check_stocks(state)
    _check_agenda(state)


def _check_people(state: VillageState) -> None:
    box = state.box
    for seat in range(state.seats):
        family = sum(state.at(seat, place) for place in range(PLACE_COUNT))
        if family != box.family:
            raise PositionError(
                f"The family of seat {seat} must be the generations {generations(box.family)}, "
                f"not {generations(family)}."
            )
    for number, section in enumerate((*SECTIONS, "graves")):
        place = GRAVE if number == GRAVES else CHRONICLE + number
        lying = sum(heads(state.at(seat, place)) for seat in range(state.seats))
        slots = box.graves[state.seats] if number == GRAVES else box.slots[state.seats][number]
        if lying + state.free_slots[number] != slots:
            raise PositionError(
                f"Of {slots} {section} slots, {lying} are taken and "
                f"{state.free_slots[number]} are free."
            )
    is_full = not any(state.free_slots[:GRAVES]) or not state.free_slots[GRAVES]
    if is_full and state.end_brought_by == NOBODY:
        raise PositionError("The chronicle or the graves are full, but nobody brought the end.")
    if not is_full and state.end_brought_by != NOBODY:
        raise PositionError(
            f"Seat {state.end_brought_by} brought the end, but neither the chronicle nor the "
            "graves are full."
        )


def _check_cubes(state: VillageState) -> None:
    for colour, name in enumerate(COLOURS):
        count = state.supply[colour] + state.green_bag[colour] + sum(state.spaces[colour::5])
        if colour < INFLUENCE:
            count += sum(state.cubes[colour::INFLUENCE])
        if count != state.box.cubes[colour]:
            raise PositionError(
                f"There must be {state.box.cubes[colour]} {name} cubes in all, not {count}."
            )


def _check_customers(state: VillageState) -> None:
    standing = [1 << tile for tile in state.stalls + state.queue]
    seen = 0
    for mask in [state.customers_to_come, *state.customers, *standing]:
        if mask & seen:
            raise PositionError("A customer is in two places.")
        seen |= mask
    if seen != (1 << CUSTOMERS) - 1:
        raise PositionError("Every customer must be in exactly one place; some are not.")
    if len(state.stalls) > state.box.stalls[state.seats] or len(state.queue) > state.box.queue:
        raise PositionError("More customers stand at the market than it has spaces.")


def _check_stocks(state: VillageState) -> None:
    box = state.box
    for seat in range(state.seats):
        if state.grain[seat] > box.grain_cap:
            raise PositionError(
                f"Seat {seat} has {state.grain[seat]} grain; a farm holds {box.grain_cap}."
            )
        if state.life[seat] >= box.life_track:
            raise PositionError(f"Seat {seat} stands off the life track, at {state.life[seat]}.")
    if box.coins_limited and sum(state.coins) > box.coins:
        raise PositionError(f"There are {box.coins} coins in the box, not {sum(state.coins)}.")


def _check_agenda(state: VillageState) -> None:
    behind: Step[Any] | None = None
    for step in state.agenda:
        waiting = NOTHING if behind is None else type(behind).__name__
        if type(step).__name__ not in BEFORE.get(waiting, NOTHING).split():
            after = "nothing" if behind is None else behind
            raise PositionError(f"{step} on the agenda cannot come right before {after}.")
        if behind is not None:
            _check_follows(state, step, behind)
        problem = _problem(state, step)
        if problem:
            raise PositionError(f"{step} is on the agenda, but {problem}.")
        behind = step
    for seat in range(state.seats):
        if state.deaths_pending[seat] and EndOfTurn(seat) not in state.agenda:
            raise PositionError(f"A death of seat {seat} waits, but not for the end of its turn.")


def _check_follows(state: VillageState, step: Step[Any], behind: Step[Any]) -> None:
    """What waits behind a step is about the same things, or about the next seat or space."""
    is_onward = isinstance(behind, PlaceCubes | LastTurns | Promotions)
    for name in () if isinstance(step, PullMember | DrawFigure) else SHARED:
        if hasattr(step, name) and hasattr(behind, name):
            follows: int = getattr(step, name) + (1 if is_onward else 0)
            if name == "seat":
                follows %= state.seats
            if getattr(behind, name) != follows:
                raise PositionError(f"{step} on the agenda cannot be followed by {behind}.")


def _problem(state: VillageState, step: Step[Any]) -> str:
    """Why the step cannot be on the agenda of this position; "" where it can."""
    box = state.box
    ends = state.end_brought_by != NOBODY
    if isinstance(step, EndOfTurn) and step.seat != state.turn:
        return f"it is the turn of seat {state.turn}"
    if isinstance(step, TakeTurn) and not state.has_cube_on_board():
        return "no cube lies on the board"
    if isinstance(step, LastTurns) and not ends:
        return "nobody brought the end"
    if isinstance(step, FinalScoring) and not ends and state.round < MOST_ROUNDS:
        return "the game goes on"
    if isinstance(step, BuryMember) and not state.visible(step.seat):
        return "nobody is visible"
    if isinstance(step, SendTraveller):
        is_road = box.road_time[road_between(step.origin, step.city)] != NO_ROAD
        return "" if is_road else "there is no such road"
    if isinstance(step, PayAtWell) and sorted(step.cost)[1:] != [0, 0, box.well_cubes]:
        return f"the well takes {box.well_cubes} cubes of one colour"
    if isinstance(step, ServeCustomer):
        if not state.stalls:
            return "no customer is at the stalls"
        if step.passed >> step.seat & 1:
            return "this seat is out for the day"
        if step.free and (step.passed or step.seat != state.turn):
            return "only the opener's first sale is free"
    return ""
