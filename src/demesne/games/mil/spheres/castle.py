"""The auction of a castle (rulebook p. 7).

The active family opens with food, fabric and metal, or more; never with Influence.
In turn, every other family with a column for a castle may bid once: the opening bid
and cubes on top of it, better than the best so far (R-23, R-30). The active family has
the last word. The best bid is paid and scores, and the castle goes into a column of
the winner or of a vassal (R-14). An active family that did not win may trade.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision, Step
from demesne.games.mil.offers import more, quality
from demesne.games.mil.pieces import INFLUENCE, KINDS, MOST_KNIGHTS, RESOURCES, knight_ref
from demesne.games.mil.spheres.trade import TradeInstead
from demesne.games.mil.state import MilState, of_cubes

PASS: Final = 0
BID: Final = 1
ADD: Final = 2  # + kind


def has_column(state: MilState, seat: int) -> bool:
    """Has the family, or a vassal of it, a column without a castle?"""
    castle = state.castle
    for knight in range(len(castle)):
        if not castle[knight] and state.serves(knight, seat):
            return True
    return False


def can_open(state: MilState, seat: int) -> str:
    """The obstacle to opening an auction, or ""."""
    if not has_column(state, seat):
        return "why-no-column"
    return "" if state.has_cubes(seat, state.box.least_bid) else "why-short-cubes"


def can_bid(state: MilState, seat: int, opening: tuple[int, ...], best: tuple[int, ...]) -> bool:
    """Could the family, with all it has, better the best bid?"""
    if not has_column(state, seat) or not state.has_cubes(seat, opening):
        return False
    base = seat * KINDS
    whole = tuple(0 if k == INFLUENCE else state.stock[base + k] for k in range(KINDS))
    return quality(whole) > quality(best)


def open_auction(state: MilState, seat: int) -> None:
    state.then(OpenBid(seat, state.box.least_bid))


class Bid(Decision[MilState]):
    """A bid laid down openly, cube by cube."""

    __slots__ = ("bid",)
    SIZE: ClassVar[int] = ADD + KINDS

    def __init__(self, seat: int, bid: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.bid = bid

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice < ADD:
            return self.unfinished(choice)
        kind = choice - ADD
        if kind == INFLUENCE:
            return "why-no-influence-bid"
        enough = state.owns(self.seat, kind) > self.bid[kind]
        return "" if enough else "why-no-more-cubes"

    def unfinished(self, choice: int) -> str:
        raise NotImplementedError(f"{type(self).__name__}.unfinished")

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice - ADD,) if key == "why-no-more-cubes" else ()

    def ref(self, choice: int) -> str:
        if choice == BID:
            return "bid"
        return "pass" if choice == PASS else RESOURCES[choice - ADD]

    def label(self, state: MilState, choice: int) -> Message:
        if choice == BID:
            return Message("line-bid", of_cubes(self.bid))
        if choice == PASS:
            return Message("line-no-bid")
        return Message("line-add", choice - ADD)


class OpenBid(Bid):
    """The opening bid: the least one, and whatever is put on top of it."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bid")

    def unfinished(self, choice: int) -> str:
        return "" if choice == BID else "why-auction-opened"

    def choose(self, state: MilState, choice: int) -> None:
        seat, bid = self.seat, self.bid
        if choice != BID:
            state.then(OpenBid(seat, more(bid, choice - ADD)))
            return
        state.tell_cubes("bid-opened", seat, bid)
        state.then(AuctionGoesOn((seat + 1) % state.seats, seat, bid, seat, bid))

    def question(self, state: MilState) -> Message:
        return Message("ask-open-bid", self.seat, of_cubes(self.bid))


class AuctionGoesOn(Step[MilState]):
    """The next family that can bid; the active one is the last. `leader` has the best bid."""

    __slots__ = ("best", "leader", "opener", "opening", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "opener", "opening", "leader", "best")

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
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "opener", "opening", "leader", "best", "bid")

    def __init__(
        self,
        seat: int,
        opener: int,
        opening: tuple[int, ...],
        leader: int,
        best: tuple[int, ...],
        bid: tuple[int, ...],
    ) -> None:
        super().__init__(seat, bid)
        self.opener = opener
        self.opening = opening
        self.leader = leader
        self.best = best

    def unfinished(self, choice: int) -> str:
        if choice == PASS:
            return ""
        return "" if quality(self.bid) > quality(self.best) else "why-bid-too-low"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-bid-too-low":
            return (of_cubes(self.best),)
        return super().reason(state, choice, key)

    def choose(self, state: MilState, choice: int) -> None:
        seat, opener, opening = self.seat, self.opener, self.opening
        leader, best = self.leader, self.best
        if choice >= ADD:
            bid = more(self.bid, choice - ADD)
            state.then(RaiseBid(seat, opener, opening, leader, best, bid))
            return
        if choice == PASS:
            state.tell("bid-passed", seat)
        else:
            state.tell_cubes("bid-raised", seat, self.bid)
            leader, best = seat, self.bid
        if seat == opener:
            win_castle(state, leader, best, opener)
        else:
            state.then(AuctionGoesOn((seat + 1) % state.seats, opener, opening, leader, best))

    def question(self, state: MilState) -> Message:
        return Message("ask-raise-bid", self.seat, of_cubes(self.best), of_cubes(self.bid))


def win_castle(state: MilState, winner: int, bid: tuple[int, ...], opener: int) -> None:
    state.tell_cubes("castle-won", winner, bid)
    state.pay_cubes(winner, bid)
    state.score(winner, state.box.castle_points)
    if winner != opener:
        state.then(TradeInstead(opener))
    state.then(BuildCastle(winner))


class BuildCastle(Decision[MilState]):
    """In which column does the castle stand?"""

    __slots__ = ()
    SIZE: ClassVar[int] = MOST_KNIGHTS

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice >= len(state.present) or not state.present[choice]:
            return "why-nobody-there"
        if not state.serves(choice, self.seat):
            return "why-not-follower"
        return "why-castle-there" if state.castle[choice] else ""

    def choose(self, state: MilState, choice: int) -> None:
        state.castle[choice] = 1
        state.tell("castle-built", self.seat, choice)

    def ref(self, choice: int) -> str:
        return knight_ref(choice)

    def label(self, state: MilState, choice: int) -> Message:
        if choice >= len(state.present):
            return Message("line-no-seat")
        return Message("line-knight", choice)
