"""A turn (rulebook pp. 4 and 9).

Take a cube from an action space and carry out its action, or not (R-07). Plague
goes back to the supply at once and costs time. Or pay three cubes of one colour
at the well, take none, and pick any action (R-02, R-06).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision, Step
from demesne.games.village.actions.church import EnterChurch
from demesne.games.village.actions.council import VisitCouncil
from demesne.games.village.actions.crafts import ChooseCraft
from demesne.games.village.actions.family import GrowFamily
from demesne.games.village.actions.harvest import HarvestGrain
from demesne.games.village.actions.market import MarketDay
from demesne.games.village.actions.travel import ChooseRoad
from demesne.games.village.death import MemberDies
from demesne.games.village.menu import ActionMenu
from demesne.games.village.pay import PayCubes
from demesne.games.village.pieces import (
    CHURCH,
    COLOURS,
    COUNCIL,
    CRAFTS,
    FAMILY,
    HARVEST,
    INFLUENCE,
    MARKET,
    PLAGUE,
    SPACES,
    TRAVEL,
)
from demesne.games.village.state import VillageState

WELL: Final = 35  # + colour
WELL_COINS: Final = 39
NOTHING: Final = len(SPACES)


def menu(seat: int, space: int, obliged: int) -> ActionMenu:
    """The menu of every action but the market, which asks for none."""
    if space == HARVEST:
        return HarvestGrain(seat, obliged)
    if space == FAMILY:
        return GrowFamily(seat, obliged)
    if space == CRAFTS:
        return ChooseCraft(seat, obliged)
    if space == TRAVEL:
        return ChooseRoad(seat, obliged)
    if space == COUNCIL:
        return VisitCouncil(seat, obliged)
    assert space == CHURCH
    return EnterChurch(seat, obliged)


def begin_action(state: VillageState, seat: int, space: int, obliged: int) -> None:
    # A market day takes place whether or not its opener sells anything.
    state.then(MarketDay(seat) if space == MARKET else menu(seat, space, obliged))


class TakeTurn(Decision[VillageState]):
    """A cube from a space, or the well."""

    __slots__ = ()
    SIZE: ClassVar[int] = WELL_COINS + 1

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice < WELL:
            return "" if state.spaces[choice] else "why-no-such-cube"
        if not state.has_cube_on_board():
            return "why-well-dry"
        cubes, coins = state.box.well_cubes, state.coins[self.seat]
        if choice == WELL_COINS:
            if not state.box.well_coins:
                return "why-well-no-coins"
            return "" if coins >= cubes else "why-short-coins"
        # All three in coins is a line of its own, not one for each colour.
        own = state.cubes[self.seat * INFLUENCE + choice - WELL]
        if own >= cubes:
            return ""
        if not state.box.well_coins:
            return "why-too-few-cubes"
        return "" if own and own + coins >= cubes else "why-short-cubes-of-one"

    def options(self, state: VillageState) -> list[int]:
        spaces = state.spaces
        taken = [choice for choice in range(WELL) if spaces[choice]]
        for choice in range(WELL, WELL_COINS + 1):
            if not self.obstacle(state, choice):
                taken.append(choice)
        return taken

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-no-such-cube":
            space, colour = divmod(choice, len(COLOURS))
            return (colour, space)
        if key == "why-short-coins":
            return (state.box.well_cubes, state.coins[self.seat])
        if key in ("why-too-few-cubes", "why-short-cubes-of-one"):
            colour = choice - WELL
            own = state.cubes[self.seat * INFLUENCE + colour]
            short = (colour, state.box.well_cubes, own)
            return short if key == "why-too-few-cubes" else (*short, state.coins[self.seat])
        return ()

    def choose(self, state: VillageState, choice: int) -> None:
        seat = self.seat
        if choice >= WELL:
            self.use_well(state, choice)
            return
        space, colour = divmod(choice, len(COLOURS))
        state.spaces[choice] -= 1
        if colour == PLAGUE:
            state.supply[PLAGUE] += 1
            state.tell("plague-taken", seat, space, state.box.plague_time)
            state.grow_older(seat, state.box.plague_time)
        else:
            state.cubes[seat * INFLUENCE + colour] += 1
            state.tell("cube-taken", seat, colour, space)
        begin_action(state, seat, space, 0)

    def use_well(self, state: VillageState, choice: int) -> None:
        seat, cubes = self.seat, state.box.well_cubes
        state.then(ChooseAction(seat))
        if choice == WELL_COINS:
            state.coins[seat] -= cubes
            state.tell("well-coins", seat, cubes)
        else:
            colour = choice - WELL
            state.tell("well-used", seat, colour)
            cost = [0] * INFLUENCE
            cost[colour] = cubes
            state.then(PayAtWell(seat, tuple(cost)))

    def ref(self, choice: int) -> str:
        if choice < WELL:
            space, colour = divmod(choice, len(COLOURS))
            return f"{SPACES[space]}/{COLOURS[colour]}"
        return "well/coins" if choice == WELL_COINS else f"well/{COLOURS[choice - WELL]}"

    def label(self, state: VillageState, choice: int) -> Message:
        if choice < WELL:
            space, colour = divmod(choice, len(COLOURS))
            if colour == PLAGUE:
                return Message("line-take-plague", space, state.box.plague_time)
            return Message("line-take", space, colour)
        if choice == WELL_COINS:
            return Message("line-well-coins", state.box.well_cubes)
        return Message("line-well", choice - WELL, state.box.well_cubes)


class PayAtWell(PayCubes):
    """Three of one colour: coins may stand in for some, but not for all of them (R-02)."""

    __slots__ = ()

    def bounds(self, state: VillageState) -> tuple[int, int]:
        fewest, most = super().bounds(state)
        return fewest, min(most, state.box.well_cubes - 1) if state.box.well_coins else 0

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice == state.box.well_cubes:
            return "why-well-one-cube"
        if choice and not state.box.well_coins:
            return "why-well-no-coins"
        return super().obstacle(state, choice)

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        return () if key.startswith("why-well") else super().reason(state, choice, key)


class ChooseAction(Decision[VillageState]):
    """Any of the seven actions that can be carried out (R-32), or none of them (R-31)."""

    __slots__ = ()
    SIZE: ClassVar[int] = NOTHING + 1

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice in (MARKET, NOTHING) or menu(self.seat, choice, 1).is_possible(state):
            return ""
        return "why-action-impossible"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice,)

    def choose(self, state: VillageState, choice: int) -> None:
        if choice == NOTHING:
            state.tell("action-skipped", self.seat)
        else:
            state.tell("action-picked", self.seat, choice)
            begin_action(state, self.seat, choice, 1)

    def ref(self, choice: int) -> str:
        return "nothing" if choice == NOTHING else SPACES[choice]

    def label(self, state: VillageState, choice: int) -> Message:
        return Message("line-skip") if choice == NOTHING else Message("line-action", choice)


class EndOfTurn(Step[VillageState]):
    """A death that waited is resolved now that the turn is over."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VillageState) -> None:
        if state.pending[self.seat]:
            state.pending[self.seat] -= 1
            state.then(MemberDies(self.seat), self)
