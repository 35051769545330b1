"""Steps and decisions: the lines a rulebook is made of.

A turn is an agenda, a stack of tiny immutable steps. An automatic `Step` runs by
itself; a `Decision` puts one question to one seat and waits.
"""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Lines
from demesne.core.menu import Line
from demesne.core.message import Message
from demesne.core.native import mypyc_attr

if TYPE_CHECKING:
    from demesne.core.state import State

# The seat that dice and draws belong to. It is answered from outside the rules.
CHANCE: Final = -1
NO_SUCH_LINE: Final = "why-no-such-line"

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook that happens by itself.

    A step is immutable: it carries ints or short tuples of ints, declared in
    `FIELDS` in the order its constructor takes them. That is how it is saved.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def run(self, state: S) -> None:
        raise NotImplementedError(f"{type(self).__name__} is a decision: it waits for a choice")

    def secret_of(self) -> int | None:
        """Whose secret its hidden fields and its answer are; None: nobody's. CHANCE: nobody
        at the table knows them before the game is over."""
        return None

    def to_list(self) -> list[Any]:
        """The step as its name and its fields: what a saved agenda is made of."""
        fields: list[Any] = [type(self).__name__]
        for field in self.FIELDS:
            value = getattr(self, field.name)
            fields.append(list(value) if isinstance(value, tuple) else value)
        return fields

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The step as `seat` may know it: what is hidden is None."""
        owner = self.secret_of()
        seen: dict[str, Any] = {"step": type(self).__name__}
        for field in self.FIELDS:
            value = getattr(self, field.name)
            if field.hidden and (seat is None or seat != owner):
                value = None
            seen[field.name] = list(value) if isinstance(value, tuple) else value
        return seen

    def fast_key(self) -> int:
        """A hash for search: the same in every process."""
        name = type(self).__name__
        if name not in _KINDS:
            _KINDS[name] = zlib.crc32(name.encode())
        values: list[Any] = [_KINDS[name]]
        for field in self.FIELDS:
            values.append(getattr(self, field.name))
        return hash(tuple(values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.to_list() == other.to_list()

    def __hash__(self) -> int:
        return self.fast_key()

    def __repr__(self) -> str:
        name, *fields = self.to_list()
        return f"{name}({', '.join(map(str, fields))})"

    # Pickled and copied as it is built: by its fields.
    def __reduce__(self) -> Any:
        return type(self), tuple(getattr(self, field.name) for field in self.FIELDS)


_KINDS: dict[str, int] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One question to one seat; its answers are the choices 0..size-1 of its `LINES`.

    A decision's rules are written by line: `exists`, `obstacle`, `label`, `warning` and
    `effect` are given the line's group and its place along the group's axes, taken apart by
    `LINES`. Everybody else asks by choice: `options`, `why_not`, `ref`, `choose`, `lines`.

    `obstacle` is the only place that knows legality. A decision asked very often may list its
    `options` faster by hand; the contract suite holds the two together.
    """

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)
    LINES: ClassVar[Lines] = Lines()
    # Asked of several seats at once: an answer stays sealed until the last of them is in, and
    # its record stays the seat's own until the game is over.
    SEALED: ClassVar[bool] = False
    # The menu depends on what others cannot know: asked even where one line is legal, since
    # a forced answer would betray it.
    PRIVATE: ClassVar[bool] = False
    # The first question of a turn: whoever evaluates here is in the middle of nobody's turn.
    # Where that depends on the position, `opens_turn` says it.
    OPENS_TURN: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # -- written by line -----------------------------------------------------------------

    def exists(self, state: S, line: int, x: int, y: int) -> bool:
        """Is what this line points at there? Only then is the line shown, possible or not."""
        return True

    def obstacle(self, state: S, line: int, x: int, y: int) -> Message | None:
        """Why a line that exists is not legal now; None when it is."""
        return None

    def label(self, state: S, line: int, x: int, y: int) -> Message:
        """The line in words, with what it costs."""
        key = self.LINES.labels[line]
        if not key:
            raise NotImplementedError(f"{type(self).__name__}.label of {self.LINES.refs[line]}")
        return Message(key)

    def warning(self, state: S, line: int, x: int, y: int) -> Message | None:
        """What somebody who is about to choose a legal line should beware of."""
        return None

    def effect(self, state: S, line: int, x: int, y: int) -> None:
        """Carry out a legal line, then `state.then(...)` what follows from it."""
        raise NotImplementedError(f"{type(self).__name__}.effect")

    # -- written once ----------------------------------------------------------------------

    def secret_of(self) -> int | None:
        return self.seat if self.SEALED else None

    def opens_turn(self, state: S) -> bool:
        """Is this the first question of a turn?"""
        return self.OPENS_TURN

    def question(self, state: S) -> Message:
        """What the seat is asked."""
        return Message("ask-" + kebab(type(self).__name__), self.seat)

    def weights(self, state: S) -> list[int]:
        """For a chance decision: how likely each of `options` is, in whole numbers."""
        return [1] * len(self.options(state))

    # -- asked by choice -------------------------------------------------------------------

    @property
    def SIZE(self) -> int:  # noqa: N802
        return self.LINES.size

    def options(self, state: S) -> list[int]:
        """The legal choices: pure, ascending, never empty."""
        lines = self.LINES
        line, xs, ys = lines.line, lines.x, lines.y
        legal: list[int] = []
        for choice in range(lines.size):
            group, x, y = line[choice], xs[choice], ys[choice]
            if self.exists(state, group, x, y) and self.obstacle(state, group, x, y) is None:
                legal.append(choice)
        return legal

    def candidates(self, state: S) -> list[int]:
        """The lines whose piece is there, legal or not."""
        lines = self.LINES
        return [
            choice
            for choice in range(lines.size)
            if self.exists(state, lines.line[choice], lines.x[choice], lines.y[choice])
        ]

    def why_not(self, state: S, choice: int) -> Message | None:
        """Why `choice` is not legal now; None when it is."""
        lines = self.LINES
        group, x, y = lines.line[choice], lines.x[choice], lines.y[choice]
        if not self.exists(state, group, x, y):
            return Message(NO_SUCH_LINE)
        return self.obstacle(state, group, x, y)

    def choose(self, state: S, choice: int) -> None:
        """Carry out a legal choice."""
        lines = self.LINES
        self.effect(state, lines.line[choice], lines.x[choice], lines.y[choice])

    def ref(self, choice: int) -> str:
        """How the choice is written: `crafts/brown`. Unique in the menu, no spaces."""
        return self.LINES.refs[choice]

    def find(self, ref: str) -> int | None:
        """The choice written `ref`, or None when the menu has no such line."""
        return self.LINES.choices.get(ref)

    def lines(self, state: S) -> list[Line]:
        """The menu as a reader needs it: every line whose piece is there."""
        lines = self.LINES
        legal = set(self.options(state))
        shown: list[Line] = []
        for choice in self.candidates(state):
            group, x, y = lines.line[choice], lines.x[choice], lines.y[choice]
            is_legal = choice in legal
            shown.append(
                Line(
                    choice,
                    lines.refs[choice],
                    self.label(state, group, x, y),
                    None if is_legal else self.obstacle(state, group, x, y),
                    self.warning(state, group, x, y) if is_legal else None,
                    lines.ends[choice],
                )
            )
        return shown


def kebab(name: str) -> str:
    """`TakeTurn` -> `take-turn`."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()
