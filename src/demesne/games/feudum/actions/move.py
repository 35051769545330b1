"""Move (rulebook, action 2, and *Tame the Beast*; R-18, R-49, R-51, R-52).

One step for each pawn on the board and each monster of one's own, in any order, by whatever
piece: along roads, by ferry for shillings, or by a vessel on its own kind of route. Then
*Godspeed*, a step more for one monk; then one resource may be pilfered where a piece went; and
the second Move of a round that succeeds leads on along the epic voyage.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum.actions.leaving import abandon
from demesne.games.feudum.actions.pilfer import Pilfer, loot
from demesne.games.feudum.actions.voyage import Voyage
from demesne.games.feudum.pieces import (
    BEASTS,
    CRAFT,
    FERRY,
    FLYING,
    MONK,
    MONSTERS,
    NONE,
    PAWN_REFS,
    PAWNS,
    PLACES,
    ROAD,
    ROUTES,
    SEAWAY,
    SERPENT,
    SPOTS,
)
from demesne.games.feudum.state import FeudumState, count_of

PIECES: Final = (*PAWN_REFS, *MONSTERS)  # a monster is PAWNS + beast
STOP: Final = 0
GO: Final = 1  # + piece, place

PIECE_FIELD: Final = Field("piece", most=PAWNS + BEASTS - 1)
PLACE_FIELD: Final = Field("place", most=SPOTS - 1)
LEFT_FIELD: Final = Field("left", most=PAWNS + BEASTS)
MOVED_FIELD: Final = Field("moved", most=(1 << PAWNS + BEASTS) - 1)  # pieces, as bits
GODSPEED_FIELD: Final = Field("godspeed", most=1)
COURSE: Final = (SEAT_FIELD, LEFT_FIELD, MOVED_FIELD, GODSPEED_FIELD)


class Move(Step[FeudumState]):
    """As many steps as pawns on the board and monsters of one's own."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        state.then(MoveGoesOn(self.seat, allowance(state, self.seat), 0, 0))


class MoveGoesOn(Step[FeudumState]):
    """The next step, or Godspeed, or what comes at the end of a Move."""

    __slots__ = ("godspeed", "left", "moved", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = COURSE

    def __init__(self, seat: int, left: int, moved: int, godspeed: int) -> None:
        self.seat = seat
        self.left = left
        self.moved = moved
        self.godspeed = godspeed

    def run(self, state: FeudumState) -> None:
        seat, moved = self.seat, self.moved
        if self.left:
            state.then(MovePiece(seat, self.left, moved, self.godspeed))
            return
        if state.advanced and not self.godspeed and state.has_role(seat, MONK):
            state.then(MovePiece(seat, 1, moved, 1))
            return
        if not moved:
            if state.sink is not None:
                state.tell("move-nowhere", seat)
            return
        state.moves[seat] += 1
        state.then(Voyage(seat))
        if loot(state, seat, moved):
            state.then(Pilfer(seat, moved))


class MovePiece(Decision[FeudumState]):
    """Which piece goes where, or enough? With Godspeed: which monk."""

    __slots__ = ("godspeed", "left", "moved")
    FIELDS: ClassVar[tuple[Field, ...]] = COURSE
    LINES: ClassVar[Lines] = Lines(
        Group(STOP, "stop", label="line-move-stop", ends=True),
        Group(GO, "{}/{}", PIECES, PLACES),
    )

    def __init__(self, seat: int, left: int, moved: int, godspeed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.moved = moved
        self.godspeed = godspeed

    def options(self, state: FeudumState) -> list[int]:
        seat, ways = self.seat, state.box.ways
        legal = [STOP]
        for pawn in range(PAWNS):
            number = seat * PAWNS + pawn
            place = state.pawn_places[number]
            if place == NONE or (self.godspeed and state.pawn_roles[number] != MONK):
                continue
            if state.is_pinned(seat, place):
                continue
            last = NONE
            for to, route in ways[place]:
                if to != last and (route == ROAD or can_go(state, number, route)):
                    legal.append(GO + pawn * SPOTS + to)
                    last = to
        if state.advanced and not self.godspeed:
            for beast in range(BEASTS):
                if state.beast_owner[beast] == seat:
                    last = NONE
                    for to, route in ways[state.beast_place[beast]]:
                        if to != last and is_beast_route(beast, route):
                            legal.append(GO + (PAWNS + beast) * SPOTS + to)
                            last = to
        return legal

    def exists(self, state: FeudumState, line: int, piece: int, place: int) -> bool:
        if line == STOP:
            return True
        if piece >= PAWNS:
            beast = piece - PAWNS
            if self.godspeed or state.beast_owner[beast] != self.seat:
                return False
            for to, route in state.box.ways[state.beast_place[beast]]:
                if to == place and is_beast_route(beast, route):
                    return True
            return False
        number = self.seat * PAWNS + piece
        origin = state.pawn_places[number]
        if origin == NONE or (self.godspeed and state.pawn_roles[number] != MONK):
            return False
        for to, _ in state.box.ways[origin]:
            if to == place:
                return True
        return False

    def obstacle(self, state: FeudumState, line: int, piece: int, place: int) -> Message | None:
        if line == STOP or piece >= PAWNS:
            return None
        number = self.seat * PAWNS + piece
        origin = state.pawn_places[number]
        if state.is_pinned(self.seat, origin):
            return Message("why-pinned", origin)
        reason: Message | None = None
        for to, route in state.box.ways[origin]:
            if to == place:
                if can_go(state, number, route):
                    return None
                if reason is None:
                    reason = why_not_by(state, number, route)
        return reason

    def question(self, state: FeudumState) -> Message:
        if self.godspeed:
            return Message("ask-godspeed", self.seat)
        return Message("ask-move-piece", self.seat, self.left)

    def label(self, state: FeudumState, line: int, piece: int, place: int) -> Message:
        if line == STOP:
            return Message("line-move-stop")
        if piece >= PAWNS:
            beast = piece - PAWNS
            return Message("line-move-beast", beast, state.beast_place[beast], place)
        number = self.seat * PAWNS + piece
        role, origin = state.pawn_roles[number], state.pawn_places[number]
        every = [route for to, route in state.box.ways[origin] if to == place]
        routes = [route for route in every if can_go(state, number, route)] or every
        if len(routes) > 1:
            return Message("line-move-either", role, origin, place)
        return _route_label(state, role, origin, place, routes[0])

    def effect(self, state: FeudumState, line: int, piece: int, place: int) -> None:
        seat = self.seat
        if line == STOP:
            state.then(MoveGoesOn(seat, 0, self.moved, self.godspeed))
            return
        state.then(MoveGoesOn(seat, self.left - 1, self.moved | 1 << piece, self.godspeed))
        if piece >= PAWNS:
            beast = piece - PAWNS
            origin = state.beast_place[beast]
            state.beast_place[beast] = place
            if state.sink is not None:
                state.tell("beast-moved", seat, beast, origin, place)
            return
        routes = routes_to(state, seat * PAWNS + piece, place)
        if len(routes) > 1:
            state.then(TravelBy(seat, piece, place))
        else:
            travel(state, seat * PAWNS + piece, place, routes[0])


class TravelBy(Decision[FeudumState]):
    """Several routes lead there: which one?"""

    __slots__ = ("piece", "place")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, PIECE_FIELD, PLACE_FIELD)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", ROUTES))

    def __init__(self, seat: int, piece: int, place: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.place = place

    def exists(self, state: FeudumState, line: int, route: int, _: int) -> bool:
        origin = state.pawn_places[self.seat * PAWNS + self.piece]
        return (self.place, route) in state.box.ways[origin]

    def obstacle(self, state: FeudumState, line: int, route: int, _: int) -> Message | None:
        return why_not_by(state, self.seat * PAWNS + self.piece, route)

    def question(self, state: FeudumState) -> Message:
        role = state.pawn_roles[self.seat * PAWNS + self.piece]
        return Message("ask-travel-by", self.seat, role, self.place)

    def label(self, state: FeudumState, line: int, route: int, _: int) -> Message:
        number = self.seat * PAWNS + self.piece
        role, origin = state.pawn_roles[number], state.pawn_places[number]
        return _route_label(state, role, origin, self.place, route)

    def effect(self, state: FeudumState, line: int, route: int, _: int) -> None:
        travel(state, self.seat * PAWNS + self.piece, self.place, route)


def allowance(state: FeudumState, seat: int) -> int:
    """The steps of a Move."""
    steps = state.pawns_out(seat)
    for beast in range(BEASTS):
        if state.beast_owner[beast] == seat:
            steps += 1
    return steps


def is_beast_route(beast: int, route: int) -> bool:
    """The sea serpent swims and dives; the behemoth walks and flies."""
    if beast == SERPENT:
        return SEAWAY <= route < SEAWAY + FLYING
    return route in (ROAD, SEAWAY + FLYING)


def can_go(state: FeudumState, pawn: int, route: int) -> bool:
    """May the pawn, by its number at the table, take this route from where it is?"""
    if route == ROAD:
        return True
    seat = pawn // PAWNS
    if route == FERRY:
        return state.shillings[seat] >= state.box.ferry and not any(state.dock)
    craft = route - SEAWAY
    if state.pawn_crafts[pawn] == craft or state.vessels[seat * CRAFT + craft]:
        return True
    return can_board(state, state.pawn_places[pawn], craft)


def can_board(state: FeudumState, place: int, craft: int) -> bool:
    """Does a vessel lie there that was not left in this very turn?"""
    spot = place * CRAFT + craft
    return count_of(state.adrift, spot) > count_of(state.left_now, spot)


def routes_to(state: FeudumState, pawn: int, place: int) -> list[int]:
    """The routes by which the pawn can go there now."""
    ways = state.box.ways[state.pawn_places[pawn]]
    return [route for to, route in ways if to == place and can_go(state, pawn, route)]


def why_not_by(state: FeudumState, pawn: int, route: int) -> Message | None:
    if can_go(state, pawn, route):
        return None
    if route == FERRY:
        if any(state.dock):
            return Message("why-ferry-closed")
        return Message("why-ferry-price", state.box.ferry, state.shillings[pawn // PAWNS])
    return Message("why-no-craft", route - SEAWAY)


def travel(state: FeudumState, pawn: int, place: int, route: int) -> None:
    """One step. A vessel: the one it is on, else one that lies there, else its own (R-49)."""
    seat, origin = pawn // PAWNS, state.pawn_places[pawn]
    if route < SEAWAY:
        abandon(state, pawn)
        if route == FERRY:
            state.shillings[seat] -= state.box.ferry
            state.bank += state.box.ferry
    elif state.pawn_crafts[pawn] != route - SEAWAY:
        abandon(state, pawn)
        _embark(state, pawn, route - SEAWAY)
    state.pawn_places[pawn] = place
    if state.sink is not None:
        role = state.pawn_roles[pawn]
        if route == ROAD:
            state.tell("moved-by-road", seat, role, origin, place)
        elif route == FERRY:
            state.tell("moved-by-ferry", seat, role, origin, place, state.box.ferry)
        else:
            state.tell("moved-by-vessel", seat, role, origin, place, route - SEAWAY)


def _embark(state: FeudumState, pawn: int, craft: int) -> None:
    seat, place = pawn // PAWNS, state.pawn_places[pawn]
    if can_board(state, place, craft):
        state.adrift.remove(place * CRAFT + craft)
        if state.sink is not None:
            state.tell("vessel-boarded", seat, craft, place)
    else:
        state.vessels[seat * CRAFT + craft] -= 1
        if state.sink is not None:
            state.tell("vessel-launched", seat, craft, place)
    state.pawn_crafts[pawn] = craft


def _route_label(state: FeudumState, role: int, origin: int, place: int, route: int) -> Message:
    if route == ROAD:
        return Message("line-move-road", role, origin, place)
    if route == FERRY:
        return Message("line-move-ferry", role, origin, place, state.box.ferry)
    return Message("line-move-vessel", role, origin, place, route - SEAWAY)
