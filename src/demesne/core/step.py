"""Steps and decisions: the lines a rulebook is made of.

A turn is an agenda, a stack of tiny immutable steps. An automatic `Step` runs by
itself; a `Decision` puts one question to one seat and waits.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from demesne.core.message import Argument, Message
from demesne.core.native import mypyc_attr

if TYPE_CHECKING:
    from demesne.core.state import State

# The seat that dice and draws belong to. It is answered from outside the rules.
CHANCE: Final = -1

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook that happens by itself.

    A step is immutable: it carries ints or short tuples of ints, named in
    `FIELDS` in the order its constructor takes them. That is how it is saved.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, state: S) -> None:
        raise NotImplementedError(f"{type(self).__name__} is a decision: it waits for a choice")

    def to_list(self) -> list[Any]:
        """The step as its name and its fields: what a saved agenda is made of."""
        fields: list[Any] = [type(self).__name__]
        for name in self.FIELDS:
            value = getattr(self, name)
            fields.append(list(value) if isinstance(value, tuple) else value)
        return fields

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.to_list() == other.to_list()

    def __hash__(self) -> int:
        return hash(str(self.to_list()))

    def __repr__(self) -> str:
        name, *fields = self.to_list()
        return f"{name}({', '.join(map(str, fields))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One question to one seat; its answers are the ints 0..SIZE-1.

    `obstacle` is the only place that knows legality: `options` and `why_not`
    both ask it. A decision asked very often may list its `options` faster by
    hand; the contract suite holds the two together.
    """

    __slots__ = ("seat",)
    SIZE: ClassVar[int] = 0
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    # A seat's sealed answer is hidden until the last of those asked together is in; a sealed
    # draw until an event of `Game.REVEALS` opens it.
    SEALED: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def obstacle(self, state: S, choice: int) -> str:
        """Why `choice` is not legal now, as a message key; "" when it is legal."""
        raise NotImplementedError(f"{type(self).__name__}.obstacle")

    def options(self, state: S) -> list[int]:
        """The legal choices: pure, ascending, never empty."""
        return [choice for choice in range(self.SIZE) if not self.obstacle(state, choice)]

    def choose(self, state: S, choice: int) -> None:
        """Carry out a legal choice, then `state.then(...)` what follows from it."""
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def ref(self, choice: int) -> str:
        """What the choice points at: `crafts/brown`. Unique in the menu, no spaces."""
        raise NotImplementedError(f"{type(self).__name__}.ref")

    def weights(self, state: S) -> list[int]:
        """For a chance decision: how likely each of `options` is, in whole numbers."""
        return [1] * len(self.options(state))

    def question(self, state: S) -> Message:
        """What the seat is asked."""
        return Message("ask-" + kebab(type(self).__name__), self.seat)

    def label(self, state: S, choice: int) -> Message:
        """The line of the menu in words, with what it costs."""
        raise NotImplementedError(f"{type(self).__name__}.label")

    def reason(self, state: S, choice: int, key: str) -> tuple[Argument, ...]:
        """The arguments of the obstacle `key`: what is needed, what is there."""
        return ()

    def why_not(self, state: S, choice: int) -> Message | None:
        """Why `choice` is not legal now; None when it is."""
        key = self.obstacle(state, choice)
        return Message(key, *self.reason(state, choice, key)) if key else None

    def find(self, ref: str) -> int | None:
        """The choice written `ref`, or None when the menu has no such line."""
        for choice in range(self.SIZE):
            if self.ref(choice) == ref:
                return choice
        return None


def kebab(name: str) -> str:
    """`TakeTurn` -> `take-turn`."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()
