"""Costs, gains and stocks as the words of messages."""

from __future__ import annotations

from typing import Final

from demesne.core.message import Amounts
from demesne.games.clochemerle.box import ANY_SUM, Cost
from demesne.games.clochemerle.pieces import (
    ANY,
    COIN,
    GOODS,
    ITEMS,
    LEAST_SUM,
    MOST_SUM,
    SUMS,
    TIME,
)
from demesne.games.clochemerle.state import ClochemerleState

# Time first, as on a banner; then coins, then resources.
_ORDER: Final = (TIME, COIN, *range(GOODS), ANY)


def of_cost(cost: Cost) -> Amounts:
    return tuple((ITEMS[item], cost[item]) for item in _ORDER if cost[item])


def of_time(time: int) -> Amounts:
    return (("time", time),) if time else ()


def stock_for(state: ClochemerleState, seat: int, cost: Cost) -> Amounts:
    """What the seat has of what a cost asks for, and what its guild can stand in for."""
    have: list[tuple[str, int]] = []
    if cost[COIN]:
        have.append(("coin", state.coins[seat]))
    asked = [good for good in range(GOODS) if cost[good] or cost[ANY]]
    have += [(ITEMS[good], state.stock(seat, good)) for good in asked]
    if asked and state.guild(seat):
        have.append(("any", state.guild(seat)))
    return tuple(have)


def shown(sums: int) -> Amounts:
    """The sums on a banner, given as bits."""
    if sums == ANY_SUM:
        return (("any-sum", SUMS),)
    return tuple(("sum", value) for value in range(LEAST_SUM, MOST_SUM + 1) if sums >> value & 1)
