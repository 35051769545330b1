"""A turn (rulebook pp. 4 and 9).

Take a cube from an action space and carry out its action, or not (R-07). Plague
goes back to the supply at once and costs time. Or pay three cubes of one colour
at the well, take none, and pick any action (R-02, R-06).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.village.actions.church import EnterChurch
from demesne.games.village.actions.council import VisitCouncil
from demesne.games.village.actions.crafts import ChooseCraft
from demesne.games.village.actions.family import GrowFamily
from demesne.games.village.actions.harvest import HarvestGrain
from demesne.games.village.actions.market import MarketDay
from demesne.games.village.actions.travel import ChooseRoad
from demesne.games.village.amounts import short_coins
from demesne.games.village.death import MemberDies, beware
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
from demesne.games.village.shapes import ActionMenu, SeatStep
from demesne.games.village.state import VillageState

TAKE: Final = 0  # + space, colour
WELL: Final = 35  # + colour
WELL_COINS: Final = 39

ACT: Final = 0  # + space
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
    """A cube from a space, or the well: asked, and open, only while a cube lies on the board."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(TAKE, "{}/{}", SPACES, COLOURS),
        Group(WELL, "well/{}", COLOURS[:INFLUENCE]),
        Group(WELL_COINS, "well/coins"),
    )
    OPENS_TURN: ClassVar[bool] = True

    def exists(self, state: VillageState, line: int, x: int, colour: int) -> bool:
        if line == TAKE:
            return state.spaces[x * len(COLOURS) + colour] > 0
        return state.has_cube_on_board() and (line == WELL or state.box.well_coins)

    def obstacle(self, state: VillageState, line: int, x: int, _: int) -> Message | None:
        if line == TAKE:
            return None
        need, coins = state.box.well_cubes, state.coins[self.seat]
        if line == WELL_COINS:
            return short_coins(state, self.seat, need)
        own = state.cubes[self.seat * INFLUENCE + x]
        if not state.box.well_coins:
            return None if own >= need else Message("why-too-few-cubes", x, need, own)
        # All three in coins is a line of its own, not one for each colour.
        if own and own + coins >= need:
            return None
        return Message("why-short-cubes-of-one", x, need, own, coins)

    def options(self, state: VillageState) -> list[int]:
        spaces = state.spaces
        legal = [choice for choice in range(WELL) if spaces[choice]]
        if not legal:
            return legal
        need = state.box.well_cubes
        coins = state.coins[self.seat] if state.box.well_coins else 0
        for colour in range(INFLUENCE):
            own = state.cubes[self.seat * INFLUENCE + colour]
            if own and own + coins >= need:
                legal.append(WELL + colour)
        if coins >= need:
            legal.append(WELL_COINS)
        return legal

    def effect(self, state: VillageState, line: int, x: int, colour: int) -> None:
        seat, need = self.seat, state.box.well_cubes
        if line == TAKE:
            self.take(state, x, colour)
        elif line == WELL:
            state.tell("well-used", seat, x)
            cost = [0] * INFLUENCE
            cost[x] = need
            state.then(PayAtWell(seat, tuple(cost)), ChooseAction(seat))
        else:
            state.coins[seat] -= need
            state.tell("well-coins", seat, need)
            state.then(ChooseAction(seat))

    def take(self, state: VillageState, space: int, colour: int) -> None:
        seat = self.seat
        state.spaces[space * len(COLOURS) + colour] -= 1
        if colour == PLAGUE:
            state.supply[PLAGUE] += 1
            state.tell("plague-taken", seat, space, state.box.plague_time)
            state.grow_older(seat, state.box.plague_time)
        else:
            state.cubes[seat * INFLUENCE + colour] += 1
            state.tell("cube-taken", seat, colour, space)
        begin_action(state, seat, space, 0)

    def label(self, state: VillageState, line: int, x: int, colour: int) -> Message:
        box = state.box
        if line == WELL:
            return Message("line-well", x, box.well_cubes)
        if line == WELL_COINS:
            return Message("line-well-coins", box.well_cubes)
        if colour == PLAGUE:
            return Message("line-take-plague", x, box.plague_time)
        return Message("line-take", x, colour)

    def warning(self, state: VillageState, line: int, x: int, colour: int) -> Message | None:
        is_plague = line == TAKE and colour == PLAGUE
        return beware(state, self.seat, state.box.plague_time) if is_plague else None


class PayAtWell(PayCubes):
    """Three of one colour: coins may stand in for some, but not for all of them (R-02)."""

    __slots__ = ()

    def most_coins(self, state: VillageState) -> int:
        return state.box.well_cubes - 1 if state.box.well_coins else 0


class ChooseAction(Decision[VillageState]):
    """Any of the seven actions that can be carried out (R-32), or none of them (R-31)."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(ACT, "{}", SPACES), Group(NOTHING, "nothing", label="line-skip", ends=True)
    )

    def opens_turn(self, state: VillageState) -> bool:
        # A free last turn. At the well the turn is under way, and a cube lies on the board.
        return not state.has_cube_on_board()

    def obstacle(self, state: VillageState, line: int, space: int, _: int) -> Message | None:
        if line == NOTHING or space == MARKET or menu(self.seat, space, 1).options(state):
            return None
        return Message("why-action-impossible", space)

    def effect(self, state: VillageState, line: int, space: int, _: int) -> None:
        if line == NOTHING:
            state.tell("action-skipped", self.seat)
        else:
            state.tell("action-picked", self.seat, space)
            begin_action(state, self.seat, space, 1)

    def label(self, state: VillageState, line: int, space: int, _: int) -> Message:
        if line == NOTHING:
            return super().label(state, line, space, _)
        return Message("line-action", space)


class EndOfTurn(SeatStep):
    """A death that waited is resolved now that the turn is over."""

    __slots__ = ()

    def run(self, state: VillageState) -> None:
        if state.deaths_pending[self.seat]:
            state.deaths_pending[self.seat] -= 1
            state.then(MemberDies(self.seat), self)
