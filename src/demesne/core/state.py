"""The position of a game and its agenda."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, ClassVar, Final

from demesne.core.field import Field
from demesne.core.message import Argument, Event, Message
from demesne.core.native import mypyc_attr
from demesne.core.step import CHANCE, Decision, Step

# Every game's state has one, of a class of its own.
BOX: Final = "box"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable and plain: ints, lists of ints, and the agenda.

    No random numbers, no closures, no words. `sink` receives what happens, as
    messages; it is None while a bot searches and is never copied. A game's state is
    made from its `box` and the number of seats; `SCHEMA` declares all it holds.
    """

    __slots__ = ("agenda", "seats", "sink")
    SCHEMA: ClassVar[tuple[Field, ...]] = ()

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Step[Any]] = []
        self.sink: Callable[[Event], None] | None = None

    # -- the agenda --------------------------------------------------------------------------

    def then(self, step: Step[Any], *others: Step[Any]) -> None:
        """Resolve these steps in order, then whatever was waiting."""
        # By index: faster than `reversed` once compiled. One by itself makes no tuple.
        agenda = self.agenda
        last = len(others)
        while last > 0:
            last -= 1
            agenda.append(others[last])
        agenda.append(step)

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

    def is_between_turns(self) -> bool:
        """Is nobody in the middle of a turn? Asked after `advance`."""
        if not self.agenda:
            return True
        step = self.agenda[-1]
        return isinstance(step, Decision) and step.opens_turn(self)

    # -- questions to several at once, and out of turn -----------------------------------------

    def sealed_questions(self) -> list[Decision[Any]]:
        """The sealed questions that may be answered now, in any order, topmost first.

        Sealed decisions of seats that lie together on top of the agenda do not depend on one
        another: whatever comes out of them waits until the last of them is answered.
        """
        found: list[Decision[Any]] = []
        index = len(self.agenda) - 1
        while index >= 0:
            step = self.agenda[index]
            if not isinstance(step, Decision) or not step.SEALED or step.seat == CHANCE:
                break
            found.append(step)
            index -= 1
        return found

    def turn_to(self, seat: int) -> bool:
        """Bring the sealed question to `seat` to the top; False when there is none."""
        for depth, decision in enumerate(self.sealed_questions(), start=1):
            if decision.seat == seat:
                self.agenda.append(self.agenda.pop(-depth))
                return True
        return False

    def order_seals(self) -> None:
        """The lowest seat on top again, so that a position does not tell who answered first."""
        seals = self.sealed_questions()
        if len(seals) > 1:
            seals.sort(key=_seat_of, reverse=True)
            self.agenda[-len(seals) :] = seals

    def windows(self, seat: int) -> list[Decision[Any]]:
        """The questions `seat` may answer now though nobody asks: acts out of turn.

        At most one of each kind. Answering one puts it on top of the agenda; the question
        that was asked comes back when all that follows from it is done.
        """
        return []

    def ask(self, seat: int, kind: str) -> Decision[Any] | None:
        """Bring this seat's question of this kind to the top; None where it is not open.

        The one way by which a record finds its question again: on top already, among sealed
        ones, or in a window.
        """
        decision = self.advance()
        if decision is not None and decision.seat != seat and self.turn_to(seat):
            decision = self.advance()
        if decision is not None and decision.seat == seat and type(decision).__name__ == kind:
            return decision
        for window in self.windows(seat):
            if type(window).__name__ == kind:
                self.agenda.append(window)
                return window
        return None

    # -- telling -----------------------------------------------------------------------------

    def tell(self, key: str, *args: Argument) -> None:
        """Narrate what happened to whoever listens."""
        if self.sink is not None:
            self.sink(Event(Message(key, *args)))

    def reveal(self, key: str, *args: Argument) -> None:
        """Narrate something that was hidden until now. Undo never crosses it."""
        if self.sink is not None:
            self.sink(Event(Message(key, *args), reveals=True))

    def tell_secret(self, seat: int, own: Message, others: Message) -> None:
        """Narrate a secret: `own` is for the seat it belongs to, `others` for the rest."""
        if self.sink is not None:
            self.sink(Event(others, seat, own))

    # -- copies, keys and plain data -----------------------------------------------------------

    def copy(self) -> State:
        """An independent position: same agenda, nobody listening."""
        raise NotImplementedError(f"{type(self).__name__}.copy")

    def write(self, field: Field) -> Any:
        """A field as it is saved. A game may spell one out; `read` takes it back."""
        value = getattr(self, field.name)
        return list(value) if field.is_list else value

    def read(self, field: Field, saved: Any) -> None:
        """Take a saved field, or say in a PositionError what is wrong with it."""
        field.check(saved, self.seats)
        setattr(self, field.name, list(saved) if field.is_list else saved)

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data; `Game.from_dict` reads it back."""
        data: dict[str, Any] = {
            "seats": self.seats,
            "agenda": [step.to_list() for step in self.agenda],
        }
        for field in self.SCHEMA:
            data[field.name] = self.write(field)
        return data

    def key(self) -> str:
        """A hash of the position, the same in every process and Python version."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def fast_key(self) -> int:
        """A hash of the position for search: cheaper than `key`, and good within one version."""
        values: list[Any] = [step.fast_key() for step in self.agenda]
        for field in self.SCHEMA:
            value = getattr(self, field.name)
            values.append(tuple(value) if field.is_list else value)
        return hash(tuple(values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return self.fast_key()

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _memo: Any) -> State:
        return self.copy()

    def __reduce__(self) -> Any:
        values = [getattr(self, field.name) for field in self.SCHEMA]
        return _unpickled, (type(self), getattr(self, BOX), self.seats, self.agenda, values)


def _unpickled(
    kind: Any, box: Any, seats: int, agenda: list[Step[Any]], values: list[Any]
) -> State:
    state = kind(box, seats)
    assert isinstance(state, State)
    state.agenda.extend(agenda)
    for field, value in zip(state.SCHEMA, values, strict=True):
        setattr(state, field.name, value)
    return state


def _seat_of(decision: Decision[Any]) -> int:
    return decision.seat
