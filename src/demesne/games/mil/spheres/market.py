"""The Market (rulebook p. 7).

A knight there trades, or opens the auction of a castle; whoever opens one and does
not win it may trade after all.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.games.mil.pieces import NO_CUBES
from demesne.games.mil.questions import OfKnight
from demesne.games.mil.spheres.castle import OpenBid, has_column
from demesne.games.mil.spheres.trade import Trade, can_trade
from demesne.games.mil.state import MilState

NOTHING: Final = 0
TRADE: Final = 1
CASTLE: Final = 2


class VisitMarket(OfKnight):
    """Trade, a castle, or nothing?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NOTHING, "nothing", label="line-nothing", ends=True),
        Group(TRADE, "trade", label="line-trade"),
        Group(CASTLE, "castle", label="line-castle"),
    )
    OPENS_TURN: ClassVar[bool] = True

    def obstacle(self, state: MilState, line: int, x: int, y: int) -> Message | None:
        if line == NOTHING:
            return None
        if line == TRADE:
            return None if can_trade(state, self.seat) else Message("why-nothing-to-trade")
        if not has_column(state, self.seat):
            return Message("why-no-column")
        return state.lacks_cubes(self.seat, state.box.least_bid)

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        if line == TRADE:
            state.then(Trade(self.seat, 0, NO_CUBES))
        elif line == CASTLE:
            state.tell("auction-opened", self.knight)
            state.then(OpenBid(self.seat, state.box.least_bid))
