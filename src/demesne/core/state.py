"""The position of a game and its agenda."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from demesne.core.message import Argument, Event, Message
from demesne.core.native import mypyc_attr
from demesne.core.step import CHANCE, Decision, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable and plain: ints, lists of ints, and the agenda.

    No random numbers, no closures, no words. `sink` receives what happens, as
    messages; it is None while a bot searches and is never copied.
    """

    __slots__ = ("agenda", "seats", "sink")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Step[Any]] = []
        self.sink: Callable[[Event], None] | None = None

    def then(self, *steps: Step[Any]) -> None:
        """Resolve these steps in order, then whatever was waiting."""
        # By index: faster than `reversed` once compiled.
        agenda = self.agenda
        last = len(steps)
        while last > 0:
            last -= 1
            agenda.append(steps[last])

    def advance(self) -> Decision[Any] | None:
        """Run steps until somebody must choose; None once the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Decision):
                return step
            agenda.pop()
            step.run(self)
        return None

    def choose(self, choice: int) -> None:
        """Answer the decision on top of the agenda. The caller vouches for legality."""
        step = self.agenda.pop()
        assert isinstance(step, Decision)
        step.choose(self, choice)

    def open_seals(self) -> list[Decision[Any]]:
        """The sealed questions that may be answered now, in any order, topmost first.

        Sealed decisions of seats that lie together on top of the agenda do not depend on one
        another: whatever comes out of them waits until the last of them is answered.
        """
        seals: list[Decision[Any]] = []
        index = len(self.agenda) - 1
        while index >= 0:
            step = self.agenda[index]
            if not isinstance(step, Decision) or not step.SEALED or step.seat == CHANCE:
                break
            seals.append(step)
            index -= 1
        return seals

    def turn_to(self, seat: int) -> bool:
        """Bring the open seal of `seat` to the top; False when there is none."""
        agenda = self.agenda
        index = len(agenda) - 1
        while index >= 0:
            step = agenda[index]
            if not isinstance(step, Decision) or not step.SEALED or step.seat == CHANCE:
                return False
            if step.seat == seat:
                agenda.append(agenda.pop(index))
                return True
            index -= 1
        return False

    def order_seals(self) -> None:
        """The lowest seat on top again, so that a position does not tell who answered first."""
        seals = self.open_seals()
        if len(seals) > 1:
            seals.sort(key=_seat_of, reverse=True)
            self.agenda[-len(seals) :] = seals

    def tell(self, key: str, *args: Argument) -> None:
        """Narrate what happened to whoever listens."""
        if self.sink is not None:
            self.sink(Event(Message(key, *args)))

    def tell_apart(self, seat: int, own: Message, others: Message) -> None:
        """Narrate a secret: `own` is for the seat it belongs to, `others` for the rest."""
        if self.sink is not None:
            self.sink(Event(others, seat, own))

    def copy(self) -> State:
        """An independent position: same agenda, nobody listening."""
        raise NotImplementedError(f"{type(self).__name__}.copy")

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data; `Game.from_dict` reads it back."""
        return {"seats": self.seats, "agenda": [step.to_list() for step in self.agenda]}

    def key(self) -> str:
        """A hash of the position, the same in every process and Python version."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.key())


def _seat_of(decision: Decision[Any]) -> int:
    return decision.seat
