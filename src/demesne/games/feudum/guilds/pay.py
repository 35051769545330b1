"""Shillings in the guilds: what a trade costs, and what charity gives back (pp. 15, 17, 19).

The price of a trade goes shilling by shilling to the master, the journeyman and charity, and
round again. Charity lies on the other side of the board: trades on the left feed the church
coffer, those on the right the farmers' purse. The share of a member who is not there goes
to the bank, charity's never. A member pays himself, and must own the full price all the same.
"""

from __future__ import annotations

from typing import Final

from demesne.games.feudum.pieces import (
    ALCHEMIST,
    FARMER,
    JOURNEYMAN,
    MASTER,
    NOBODY,
)
from demesne.games.feudum.state import FeudumState

# The shares of a price: master, journeyman, charity.
SHARES: Final = 3
CHARITY: Final = 2


def shares_of(price: int) -> list[int]:
    """How many of these shillings go to the master, the journeyman and charity."""
    return [(price + SHARES - 1 - share) // SHARES for share in range(SHARES)]


def feeds_coffer(guild: int) -> bool:
    """The left side of the board feeds the coffer, the right side the purse."""
    return guild <= ALCHEMIST


def pay(state: FeudumState, seat: int, guild: int, price: int) -> None:
    """The full price out of a family's shillings, to those it belongs to."""
    state.shillings[seat] -= price
    if state.sink is not None:
        state.tell("guild-paid", seat, guild, price)
    shares = shares_of(price)
    for rank in (MASTER, JOURNEYMAN):
        part = shares[rank]
        if not part:
            continue
        member = state.master(guild) if rank == MASTER else state.journeyman(guild)
        if member == NOBODY:
            state.bank += part
            if state.sink is not None:
                state.tell("guild-share-bank", guild, rank, part)
        else:
            state.shillings[member] += part
            if state.sink is not None:
                state.tell("guild-share", member, guild, rank, part)
    part = shares[CHARITY]
    if not part:
        return
    if feeds_coffer(guild):
        state.coffer += part
    else:
        state.purse += part
    if state.sink is not None:
        state.tell("coffer-fed" if feeds_coffer(guild) else "purse-fed", part)


def larger_half(held: int) -> int:
    """The part of the purse or the coffer that a master has."""
    return (held + 1) // 2


def share_out(state: FeudumState, seat: int, guild: int) -> None:
    """The purse after a push of the farmers, the coffer after one of the monks.

    The larger half goes to whoever did the master's push: himself, or the host of his feast
    (p. 15, R-64). The journeyman has the other; where there is none, it stays.
    """
    held = state.purse if guild == FARMER else state.coffer
    if not held:
        return
    own = larger_half(held)
    other = held - own
    journeyman = state.journeyman(guild)
    left = 0
    state.shillings[seat] += own
    if journeyman == NOBODY:
        left = other
    else:
        state.shillings[journeyman] += other
    if guild == FARMER:
        state.purse = left
    else:
        state.coffer = left
    if state.sink is not None:
        key = "purse-shared" if guild == FARMER else "coffer-shared"
        state.tell(key, seat, own)
        if other and journeyman != NOBODY:
            state.tell(key, journeyman, other)
