"""Costs and stocks as the words of messages, and the messages that a stock is short."""

from __future__ import annotations

from demesne.core.message import Amounts, Message
from demesne.games.village.box import VillageBox
from demesne.games.village.pieces import COLOURS, GOODS, INFLUENCE
from demesne.games.village.state import VillageState


def of_cubes(cost: tuple[int, ...]) -> Amounts:
    return tuple((f"cube-{COLOURS[c]}", cost[c]) for c in range(INFLUENCE) if cost[c])


def of_time(time: int) -> Amounts:
    return (("time", time),) if time else ()


def of_grain(grain: int) -> Amounts:
    return (("grain", grain),) if grain else ()


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
    return tuple((name, wants[n]) for n, name in enumerate((*GOODS, "grain")) if wants[n])


def stock_for(state: VillageState, seat: int, tile: int) -> Amounts:
    """What the seat has of what a customer wants."""
    wants = state.box.wants[tile]
    stock = [*state.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)], state.grain[seat]]
    return tuple((name, stock[n]) for n, name in enumerate((*GOODS, "grain")) if wants[n])


def short_cubes(state: VillageState, seat: int, cost: tuple[int, ...]) -> Message | None:
    if state.has_cubes(seat, cost):
        return None
    return Message("why-short-cubes", of_cubes(cost), owned_cubes(state, seat, cost))


def short_coins(state: VillageState, seat: int, need: int) -> Message | None:
    have = state.coins[seat]
    return None if have >= need else Message("why-short-coins", need, have)


def short_grain(state: VillageState, seat: int, need: int) -> Message | None:
    have = state.grain[seat]
    return None if have >= need else Message("why-short-grain", need, have)
