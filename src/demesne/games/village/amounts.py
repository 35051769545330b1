"""Costs and stocks as the words of messages."""

from __future__ import annotations

from demesne.core.message import Amounts
from demesne.games.village.box import VillageBox
from demesne.games.village.pieces import COLOURS, GOODS, INFLUENCE
from demesne.games.village.state import VillageState


def of_cubes(cost: tuple[int, ...]) -> Amounts:
    return tuple((f"cube-{COLOURS[c]}", cost[c]) for c in range(INFLUENCE) if cost[c])


def of_time(time: int) -> Amounts:
    return (("time", time),) if time else ()


def of_grain(grain: int) -> Amounts:
    return (("grain", grain),) if grain else ()


def of_goods(counts: tuple[int, ...]) -> Amounts:
    return tuple((GOODS[g], counts[g]) for g in range(len(GOODS)) if counts[g])


def owned_cubes(state: VillageState, seat: int, cost: tuple[int, ...]) -> Amounts:
    """What the seat has of the colours in `cost`, and its coins."""
    have = [
        (f"cube-{COLOURS[c]}", state.cubes[seat * INFLUENCE + c])
        for c in range(INFLUENCE)
        if cost[c]
    ]
    return (*have, ("coin", state.coins[seat]))


def wanted_by(box: VillageBox, tile: int) -> Amounts:
    """What a customer wants."""
    wants = box.wants[tile]
    return (*of_goods(wants[: len(GOODS)]), *of_grain(wants[len(GOODS)]))


def stock_for(state: VillageState, seat: int, tile: int) -> Amounts:
    """What the seat has of what a customer wants."""
    wants = state.box.wants[tile]
    goods = [(GOODS[g], state.goods[seat * len(GOODS) + g]) for g in range(len(GOODS)) if wants[g]]
    return (*goods, ("grain", state.grain[seat])) if wants[len(GOODS)] else tuple(goods)
