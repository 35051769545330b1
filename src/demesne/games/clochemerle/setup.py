"""Setting up (rulebook p. 3).

Somebody is first player; the others get more coins the later they sit. Everybody draws
a village board, which differ in their personal banner. Each pile of monks shows its top,
and six customers are laid open.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.clochemerle.amounts import shown
from demesne.games.clochemerle.cards.customers import FillRow
from demesne.games.clochemerle.cards.monks import TurnMonk
from demesne.games.clochemerle.flow import Round
from demesne.games.clochemerle.pieces import MONK_PILES, MOST_SEATS
from demesne.games.clochemerle.state import ClochemerleState

SEAT_LINE: Final = 0
BOARD: Final = 0


class DrawFirstPlayer(Decision[ClochemerleState]):
    """Who begins, by lot."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LINES: ClassVar[Lines] = Lines(Group(SEAT_LINE, "seat/{}", numbers(MOST_SEATS, 0)))

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def exists(self, state: ClochemerleState, line: int, seat: int, y: int) -> bool:
        return seat < state.seats

    def effect(self, state: ClochemerleState, line: int, seat: int, y: int) -> None:
        state.hand = seat
        state.starter = seat
        state.turn = seat

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-draw-first-player")

    def label(self, state: ClochemerleState, line: int, seat: int, y: int) -> Message:
        return Message("line-seat", seat)


class DealCoins(Step[ClochemerleState]):
    """Coins into the barns, from the first player on."""

    __slots__ = ()

    def run(self, state: ClochemerleState) -> None:
        for number in range(state.seats):
            state.coins[(state.hand + number) % state.seats] = state.box.start_coins[number]


class DealBoard(Decision[ClochemerleState]):
    """A village board for one seat, of those left."""

    __slots__ = ("owner",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("owner", of_seats=1),)
    LINES: ClassVar[Lines] = Lines(Group(BOARD, "board/{}", numbers(MOST_SEATS)))

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def exists(self, state: ClochemerleState, line: int, board: int, y: int) -> bool:
        return board not in state.board

    def effect(self, state: ClochemerleState, line: int, board: int, y: int) -> None:
        state.board[self.owner] = board
        state.tell("board-dealt", self.owner, shown(state.box.personal_sums[board]))

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-deal-board", self.owner)

    def label(self, state: ClochemerleState, line: int, board: int, y: int) -> Message:
        return Message("line-board", shown(state.box.personal_sums[board]))


def begin(state: ClochemerleState, by_lot: bool) -> None:
    """The set-up, then the first round."""
    boards = [DealBoard(seat) for seat in range(state.seats)]
    tops = [TurnMonk(pile) for pile in range(len(MONK_PILES))]
    state.then(DealCoins(), *boards, *tops, FillRow(), Round())
    if by_lot:
        state.then(DrawFirstPlayer())
