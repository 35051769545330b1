"""The auction of a castle (rulebook p. 7).

The active family opens with food, fabric and metal, or more; never with Influence.
In turn, every other family with a column for a castle may bid once: the opening bid
and cubes on top of it, better than the best so far (R-23, R-30). The active family has
the last word. The best bid is paid and scores, and the castle goes into a column of
the winner or of a vassal (R-14). An active family that did not win may trade.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.mil.offers import LayCubes, quality
from demesne.games.mil.pieces import FOR_CASTLE, INFLUENCE, KINDS, KNIGHT_REFS, RESOURCES
from demesne.games.mil.questions import cubes_field
from demesne.games.mil.spheres.trade import TradeInstead
from demesne.games.mil.state import MilState, of_cubes

PASS: Final = 0
BID: Final = 1
ADD: Final = 2  # + kind

# How an auction stands: who opened it with what, and who leads it with what.
AUCTION: Final = (
    SEAT_FIELD,
    Field("opener", of_seats=1),
    cubes_field("opening"),
    Field("leader", of_seats=1),
    cubes_field("best"),
)


def has_column(state: MilState, seat: int) -> bool:
    """Has the family, or a vassal of it, a column without a castle?"""
    castle = state.castle
    for knight in range(len(castle)):
        if not castle[knight] and state.serves(knight, seat):
            return True
    return False


def can_bid(state: MilState, seat: int, opening: tuple[int, ...], best: tuple[int, ...]) -> bool:
    """Could the family, with all it has, better the best bid?"""
    if not has_column(state, seat) or not state.has_cubes(seat, opening):
        return False
    base = seat * KINDS
    whole = tuple([0 if k == INFLUENCE else state.stock[base + k] for k in range(KINDS)])
    return quality(whole) > quality(best)


class Bid(LayCubes):
    """A bid laid down openly, cube by cube."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(PASS, "pass", label="line-no-bid", ends=True),
        Group(BID, "bid", ends=True),
        Group(ADD, "{}", RESOURCES),
    )

    def add(self) -> int:
        return ADD

    def exists(self, state: MilState, line: int, kind: int, _: int) -> bool:
        return line != ADD or kind != INFLUENCE

    def label(self, state: MilState, line: int, kind: int, _: int) -> Message:
        if line == BID:
            return Message("line-bid", of_cubes(self.gathered))
        return super().label(state, line, kind, 0)


class OpenBid(Bid):
    """The opening bid: the least one, and whatever is put on top of it."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, cubes_field("gathered"))

    def exists(self, state: MilState, line: int, kind: int, _: int) -> bool:
        return line != PASS and super().exists(state, line, kind, 0)

    def question(self, state: MilState) -> Message:
        return Message("ask-open-bid", self.seat, of_cubes(self.gathered))

    def again(self, gathered: tuple[int, ...]) -> OpenBid:
        return OpenBid(self.seat, gathered)

    def finish(self, state: MilState, line: int) -> None:
        seat, bid = self.seat, self.gathered
        state.tell_cubes("bid-opened", seat, bid)
        state.then(AuctionGoesOn((seat + 1) % state.seats, seat, bid, seat, bid))


class AuctionGoesOn(Step[MilState]):
    """The next family that can bid; the active one is the last. `leader` has the best bid."""

    __slots__ = ("best", "leader", "opener", "opening", "seat")
    FIELDS: ClassVar[tuple[Field, ...]] = AUCTION

    def __init__(
        self, seat: int, opener: int, opening: tuple[int, ...], leader: int, best: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.opener = opener
        self.opening = opening
        self.leader = leader
        self.best = best

    def run(self, state: MilState) -> None:
        seat, opener, opening, best = self.seat, self.opener, self.opening, self.best
        while seat != opener:
            if can_bid(state, seat, opening, best):
                state.then(RaiseBid(seat, opener, opening, self.leader, best, opening))
                return
            seat = (seat + 1) % state.seats
        if self.leader != opener and can_bid(state, opener, opening, best):
            state.then(RaiseBid(opener, opener, opening, self.leader, best, opening))
        else:
            win_castle(state, self.leader, best, opener)


class RaiseBid(Bid):
    """Better the best bid, or pass: until it is made, the bid can be dropped."""

    __slots__ = ("best", "leader", "opener", "opening")
    FIELDS: ClassVar[tuple[Field, ...]] = (*AUCTION, cubes_field("gathered"))

    def __init__(
        self,
        seat: int,
        opener: int,
        opening: tuple[int, ...],
        leader: int,
        best: tuple[int, ...],
        gathered: tuple[int, ...],
    ) -> None:
        super().__init__(seat, gathered)
        self.opener = opener
        self.opening = opening
        self.leader = leader
        self.best = best

    def unfinished(self, state: MilState, line: int) -> Message | None:
        if line == PASS or quality(self.gathered) > quality(self.best):
            return None
        return Message("why-bid-too-low", of_cubes(self.best))

    def question(self, state: MilState) -> Message:
        return Message("ask-raise-bid", self.seat, of_cubes(self.best), of_cubes(self.gathered))

    def again(self, gathered: tuple[int, ...]) -> RaiseBid:
        return RaiseBid(self.seat, self.opener, self.opening, self.leader, self.best, gathered)

    def finish(self, state: MilState, line: int) -> None:
        seat, opener, leader, best = self.seat, self.opener, self.leader, self.best
        if line == PASS:
            state.tell("bid-passed", seat)
        else:
            leader, best = seat, self.gathered
            state.tell_cubes("bid-raised", seat, best)
        if seat == opener:
            win_castle(state, leader, best, opener)
        else:
            following = (seat + 1) % state.seats
            state.then(AuctionGoesOn(following, opener, self.opening, leader, best))


def win_castle(state: MilState, winner: int, bid: tuple[int, ...], opener: int) -> None:
    state.tell_cubes("castle-won", winner, bid)
    state.pay_cubes(winner, bid)
    state.score(winner, state.box.castle_points, FOR_CASTLE)
    if winner != opener:
        state.then(TradeInstead(opener))
    state.then(BuildCastle(winner))


class BuildCastle(Decision[MilState]):
    """In which column does the castle stand?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", KNIGHT_REFS))

    def exists(self, state: MilState, line: int, knight: int, _: int) -> bool:
        return state.serves(knight, self.seat)

    def obstacle(self, state: MilState, line: int, knight: int, _: int) -> Message | None:
        return Message("why-castle-there") if state.castle[knight] else None

    def label(self, state: MilState, line: int, knight: int, _: int) -> Message:
        return Message("line-knight", self.seat, knight)

    def effect(self, state: MilState, line: int, knight: int, _: int) -> None:
        state.castle[knight] = 1
        state.tell("castle-built", self.seat, knight)
