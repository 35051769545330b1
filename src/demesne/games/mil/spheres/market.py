"""The Market (rulebook p. 7).

A knight there trades, or opens the auction of a castle; whoever opens one and does
not win it may trade after all.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.mil.pieces import KINDS, NO_CUBES
from demesne.games.mil.spheres.castle import can_open, open_auction
from demesne.games.mil.spheres.trade import Trade, can_trade
from demesne.games.mil.state import MilState, of_cubes

NOTHING: Final = 0
TRADE: Final = 1
CASTLE: Final = 2


class VisitMarket(Decision[MilState]):
    """Trade, a castle, or nothing?"""

    __slots__ = ("knight",)
    SIZE: ClassVar[int] = 3
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight")

    def __init__(self, seat: int, knight: int) -> None:
        super().__init__(seat)
        self.knight = knight

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == NOTHING:
            return ""
        if choice == TRADE:
            return "" if can_trade(state, self.seat) else "why-nothing-to-trade"
        return can_open(state, self.seat)

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-short-cubes":
            cost = state.box.least_bid
            have = tuple(state.owns(self.seat, k) if cost[k] else 0 for k in range(KINDS))
            return (of_cubes(cost), of_cubes(have))
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        if choice == TRADE:
            state.then(Trade(self.seat, 0, NO_CUBES))
        elif choice == CASTLE:
            state.tell("auction-opened", self.knight)
            open_auction(state, self.seat)

    def ref(self, choice: int) -> str:
        return ("nothing", "trade", "castle")[choice]

    def question(self, state: MilState) -> Message:
        return Message("ask-visit-market", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        return Message(("line-nothing", "line-trade", "line-castle")[choice])
