"""Guild membership: stars, seats and who takes them (rulebook p. 16, R-27, R-35).

A pawn of the guild's character and a feudum of the guild give stars; once a family has one
of these, each place of the guild's kind that it rules gives one more. Whoever has stars must
put a marker on the track while a seat is free or the last holder has fewer; ties keep their
order. All of it is worked out again after every change of pawns, rulers and markers.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum.pieces import (
    APPRENTICE,
    CHAIRS,
    FEUDUM,
    GUILDS,
    NOBODY,
    NONE,
    PAWNS,
    RING,
    SPOTS,
)
from demesne.games.feudum.state import FeudumState

JOIN: Final = 0  # + guild


def stars(state: FeudumState) -> list[int]:
    """Everybody's stars: seat * RING + guild."""
    box = state.box
    found = [0] * (state.seats * RING)
    # Primary: pawns and feudums. What may come on top is counted aside.
    kinds = [0] * (state.seats * FEUDUM)
    places, roles = state.pawn_places, state.pawn_roles
    for pawn in range(state.seats * PAWNS):
        if places[pawn] != NONE:
            found[pawn // PAWNS * RING + roles[pawn]] += box.pawn_stars
    discs, rulers = state.discs, state.rulers
    for place in range(SPOTS):
        seat = rulers[place]
        if seat != NOBODY:
            disc = discs[place]
            if disc >= FEUDUM:
                found[seat * RING + disc - FEUDUM] += box.feudum_stars
            else:
                kinds[seat * FEUDUM + disc] += box.place_stars
    for seat in range(state.seats):
        for guild in range(RING):
            if found[seat * RING + guild]:
                found[seat * RING + guild] += kinds[seat * FEUDUM + box.guild_place[guild]]
    return found


def stars_in(state: FeudumState, seat: int, guild: int) -> int:
    return stars(state)[seat * RING + guild]


class Recalc(Step[FeudumState]):
    """Every guild as it stands now. Asks only where a family has fewer markers than claims."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        found = stars(state)
        for guild in range(RING):
            _leave_and_sort(state, guild, found)
        # Somebody who leaves gets a marker back, and may need it elsewhere: until it is stable.
        for seat in state.order():
            if state.markers[seat]:
                claims = claims_of(state, seat, found)
                if len(claims) > state.markers[seat]:
                    state.then(JoinGuild(seat), Recalc())
                    return
                for guild in claims:
                    if not _ahead(state, seat, guild, found):
                        _join(state, seat, guild, found)
                        state.then(Recalc())
                        return
        _settle_reeves(state)


class JoinGuild(Decision[FeudumState]):
    """Fewer markers than guilds that want one: which guild first? (R-34)"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(JOIN, "{}", GUILDS))

    def exists(self, state: FeudumState, line: int, guild: int, _: int) -> bool:
        return guild in claims_of(state, self.seat, stars(state))

    def label(self, state: FeudumState, line: int, guild: int, _: int) -> Message:
        return Message("line-join-guild", guild, stars_in(state, self.seat, guild))

    def effect(self, state: FeudumState, line: int, guild: int, _: int) -> None:
        _join(state, self.seat, guild, stars(state))


def claims_of(state: FeudumState, seat: int, found: list[int]) -> list[int]:
    """The guilds in which a marker of this seat has a place on the track now."""
    claims: list[int] = []
    ranks = state.ranks()
    for guild in range(RING):
        own = found[seat * RING + guild]
        if own and state.rank_of(seat, guild) == NONE:
            chairs = state.chairs[guild * CHAIRS : guild * CHAIRS + ranks]
            ahead = _ahead(state, seat, guild, found)
            last = chairs[-1]
            if ahead < chairs.count(NOBODY) or (
                not ahead and last != NOBODY and own > found[last * RING + guild]
            ):
                claims.append(guild)
    return claims


def _ahead(state: FeudumState, seat: int, guild: int, found: list[int]) -> int:
    """Others who wait with a marker and come first: by stars, then by turn order."""
    own = found[seat * RING + guild]
    count = 0
    is_earlier = True
    for other in state.order():
        if other == seat:
            is_earlier = False
            continue
        rivals = found[other * RING + guild]
        comes_first = rivals > own or (rivals == own and is_earlier)
        if comes_first and state.markers[other] and state.rank_of(other, guild) == NONE:
            count += 1
    return count


def _leave_and_sort(state: FeudumState, guild: int, found: list[int]) -> None:
    """Whoever has no star leaves; the others stand by stars, equals in the order they had."""
    base = guild * CHAIRS
    chairs = state.chairs
    members: list[int] = []
    for rank in range(CHAIRS):
        seat = chairs[base + rank]
        if seat == NOBODY:
            continue
        own = found[seat * RING + guild]
        if not own:
            state.markers[seat] += 1
            if state.sink is not None:
                state.tell("guild-left", seat, guild)
            continue
        at = len(members)
        while at > 0 and found[members[at - 1] * RING + guild] < own:
            at -= 1
        members.insert(at, seat)
    _seat(state, guild, members)


def _join(state: FeudumState, seat: int, guild: int, found: list[int]) -> None:
    """A marker onto the track; the last of a full track gets his back."""
    base = guild * CHAIRS
    members = [member for member in state.chairs[base : base + CHAIRS] if member != NOBODY]
    if len(members) == state.ranks():
        out = members.pop()
        state.markers[out] += 1
        if state.sink is not None:
            state.tell("guild-displaced", out, seat, guild)
    own = found[seat * RING + guild]
    at = len(members)
    while at > 0 and found[members[at - 1] * RING + guild] < own:
        at -= 1
    members.insert(at, seat)
    state.markers[seat] -= 1
    before = state.chairs[base : base + CHAIRS]
    if state.sink is not None:
        state.tell("guild-joined", seat, guild, at)
    _place(state, guild, members)
    _tell_ranks(state, guild, before, seat)


def _seat(state: FeudumState, guild: int, members: list[int]) -> None:
    base = guild * CHAIRS
    before = state.chairs[base : base + CHAIRS]
    _place(state, guild, members)
    _tell_ranks(state, guild, before, NOBODY)


def _place(state: FeudumState, guild: int, members: list[int]) -> None:
    base = guild * CHAIRS
    for rank in range(CHAIRS):
        state.chairs[base + rank] = members[rank] if rank < len(members) else NOBODY


def _tell_ranks(state: FeudumState, guild: int, before: list[int], newcomer: int) -> None:
    """Who stands elsewhere than before, apart from who has just been told to join."""
    if state.sink is None:
        return
    base = guild * CHAIRS
    for rank in range(CHAIRS):
        seat = state.chairs[base + rank]
        if seat not in (NOBODY, newcomer) and before[rank] != seat:
            state.tell("guild-rank", seat, guild, rank)


def _settle_reeves(state: FeudumState) -> None:
    """A reeve stays with a master or a journeyman; otherwise it goes back (p. 16)."""
    for seat in range(state.seats):
        for guild in range(RING):
            if state.has_reeve(seat, guild):
                rank = state.rank_of(seat, guild)
                if rank in (NONE, APPRENTICE):
                    state.reeves &= ~(1 << seat * RING + guild)
                    state.spare_discs[seat] += 1
                    if state.sink is not None:
                        state.tell("reeve-returned", seat, guild)
