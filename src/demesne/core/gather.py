"""Gathering: a number of pieces of several kinds, put together one by one.

An offer, a bid, a payment in goods of one's choice: add one piece, again and again,
then finish. A game says how many of each kind may be gathered, when it may be finished
and what that does.
"""

from __future__ import annotations

from typing import Any, TypeVar

from demesne.core.message import Message
from demesne.core.native import mypyc_attr
from demesne.core.state import State
from demesne.core.step import Decision

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Decision[S]):
    """One piece more, or enough? `gathered` counts the pieces so far, by kind.

    Its `LINES` begin with the ways to finish, if there are any, and end with one line a kind,
    from `add()` on. Kinds that have no place in it `exists` leaves out.
    """

    __slots__ = ("gathered",)

    def __init__(self, seat: int, gathered: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.gathered = gathered

    # -- what a game says --------------------------------------------------------------------

    def add(self) -> int:
        """The first line that adds a piece; one before it finishes."""
        return 1

    def kind(self, x: int) -> int:
        """The kind of the x-th line that adds a piece."""
        return x

    def most(self, state: S, kind: int) -> int:
        """How many pieces of this kind may be gathered in all."""
        raise NotImplementedError(f"{type(self).__name__}.most")

    def too_many(self, state: S, kind: int) -> Message:
        """Why no further piece of this kind can be added."""
        raise NotImplementedError(f"{type(self).__name__}.too_many")

    def unfinished(self, state: S, line: int) -> Message | None:
        """Why this way to finish is not open yet; None when it is."""
        return None

    def is_complete(self) -> bool:
        """Is this all there can be? Then it is finished without a question."""
        return False

    def again(self, gathered: tuple[int, ...]) -> Gather[Any]:
        """The same question with other pieces gathered."""
        raise NotImplementedError(f"{type(self).__name__}.again")

    def finish(self, state: S, line: int) -> None:
        """What is gathered is handed over, by this line."""
        raise NotImplementedError(f"{type(self).__name__}.finish")

    # -- what follows ------------------------------------------------------------------------

    def obstacle(self, state: S, line: int, x: int, y: int) -> Message | None:
        if line != self.add():
            return self.unfinished(state, line)
        kind = self.kind(x)
        if self.gathered[kind] < self.most(state, kind):
            return None
        return self.too_many(state, kind)

    def effect(self, state: S, line: int, x: int, y: int) -> None:
        if line != self.add():
            self.finish(state, line)
            return
        more = self.again(one_more(self.gathered, self.kind(x)))
        if more.is_complete():
            more.finish(state, line)
        else:
            state.then(more)


def one_more(pieces: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """One piece more of a kind."""
    counts = list(pieces)
    counts[kind] += 1
    return tuple(counts)
