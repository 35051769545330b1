"""What the engine says, without words.

A message is a key and its arguments. The words live in `i18n/`, one sentence
per key and language; a game's `MESSAGES` table names the arguments.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

# A cost or a stock: ("time", 2), ("cube-brown", 1). Spelled out by the edge.
Amounts: TypeAlias = tuple[tuple[str, int], ...]
Argument: TypeAlias = int | Amounts

# What the core itself says, whatever is played.
CORE_MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "why-no-such-line": (),
    "undo-nothing": (),
    "undo-drawn": (),
    "undo-sealed": (),
    "undo-answered": ("seat",),
    # How far a game has come.
    "stage-round": ("n",),
    "stage-turn": ("n",),
    "stage-epoch": ("n",),
}


class Message:
    """A key of the game's message table and its arguments, in the table's order."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, *args: Argument) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.key), *map(repr, self.args)])})"

    def __str__(self) -> str:
        return " ".join([self.key, *(_plain(argument) for argument in self.args)])

    def __reduce__(self) -> Any:
        return Message, (self.key, *self.args)


class Event:
    """Something that happened; with a secret in it, it has two faces.

    One that `reveals` shows everybody what was hidden until then.
    """

    __slots__ = ("message", "own", "reveals", "seat")

    def __init__(
        self,
        message: Message,
        seat: int | None = None,
        own: Message | None = None,
        reveals: bool = False,
    ) -> None:
        self.message = message
        self.seat = seat
        self.own = own
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> Message:
        """What `seat` is told; None is a spectator."""
        if self.own is not None and seat is not None and seat == self.seat:
            return self.own
        return self.message

    def __reduce__(self) -> Any:
        return Event, (self.message, self.seat, self.own, self.reveals)


def _plain(argument: Argument) -> str:
    if isinstance(argument, int):
        return str(argument)
    return "+".join(f"{count} {word}" for word, count in argument) or "nothing"
