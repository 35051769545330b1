"""The eighteen functions of the guilds: who may do which, whether it can be done, how it begins.

Trade is open to everybody, pull is the journeyman's, push the master's (p. 15). A function
that could move or make nothing cannot be chosen, and nobody can be feasted for it (R-07).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demesne.core.message import Message
from demesne.games.feudum.guilds import alchemist, farmer, knight, merchant, monk, noble
from demesne.games.feudum.pieces import NOBODY, PULL, PUSH, TRADE
from demesne.games.feudum.state import FeudumState

# By guild, in the order of the ring.
_TRADE_OBSTACLES: Final[tuple[Callable[[FeudumState, int], Message | None], ...]] = (
    farmer.trade_obstacle,
    merchant.trade_obstacle,
    alchemist.trade_obstacle,
    knight.trade_obstacle,
    noble.trade_obstacle,
    monk.trade_obstacle,
)
_TRADES: Final[tuple[Callable[[FeudumState, int], None], ...]] = (
    farmer.trade,
    merchant.trade,
    alchemist.trade,
    knight.trade,
    noble.trade,
    monk.trade,
)
_PULL_OBSTACLES: Final[tuple[Callable[[FeudumState], Message | None], ...]] = (
    farmer.pull_obstacle,
    merchant.pull_obstacle,
    alchemist.pull_obstacle,
    knight.pull_obstacle,
    noble.pull_obstacle,
    monk.pull_obstacle,
)
_PULLS: Final[tuple[Callable[[FeudumState, int, int], None], ...]] = (
    farmer.pull,
    merchant.pull,
    alchemist.pull,
    knight.pull,
    noble.pull,
    monk.pull,
)
_PUSH_OBSTACLES: Final[tuple[Callable[[FeudumState], Message | None], ...]] = (
    farmer.push_obstacle,
    merchant.push_obstacle,
    alchemist.push_obstacle,
    knight.push_obstacle,
    noble.push_obstacle,
    monk.push_obstacle,
)
_PUSHES: Final[tuple[Callable[[FeudumState, int, int], None], ...]] = (
    farmer.push,
    merchant.push,
    alchemist.push,
    knight.push,
    noble.push,
    monk.push,
)


def why_not(state: FeudumState, seat: int, guild: int, function: int) -> Message | None:
    """Why a family cannot do this function now, whatever guilds it has used before."""
    if function == TRADE:
        return _TRADE_OBSTACLES[guild](state, seat)
    holder = holder_of(state, guild, function)
    if holder == NOBODY:
        return Message("why-no-journeyman" if function == PULL else "why-no-master", guild)
    if holder != seat:
        key = "why-only-journeyman" if function == PULL else "why-only-master"
        return Message(key, holder, guild)
    return why_idle(state, guild, function)


def holder_of(state: FeudumState, guild: int, function: int) -> int:
    """Whose pull or push it is."""
    return state.journeyman(guild) if function == PULL else state.master(guild)


def why_idle(state: FeudumState, guild: int, function: int) -> Message | None:
    """Why a pull or a push could move nothing at all now, whoever does it."""
    if function == PULL:
        return _PULL_OBSTACLES[guild](state)
    return _PUSH_OBSTACLES[guild](state)


def is_used(state: FeudumState, seat: int, guild: int) -> bool:
    """Has the family been in this guild in this round? A feast counts too (R-59)."""
    return state.guilds_used[seat] >> guild & 1 == 1


def begin(state: FeudumState, seat: int, guild: int, function: int, feast: int) -> None:
    """The function is done, by its holder or by the host of a feast."""
    state.guilds_used[seat] |= 1 << guild
    if function == TRADE:
        _TRADES[guild](state, seat)
    elif function == PULL:
        _PULLS[guild](state, seat, feast)
    else:
        assert function == PUSH
        _PUSHES[guild](state, seat, feast)
