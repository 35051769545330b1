"""A question as it is read: by a page, a terminal, a bot over the network."""

from __future__ import annotations

from demesne.core.message import Message


class Line:
    """One line of a menu. With `why` it is not possible now; `ends` sends the question off."""

    __slots__ = ("choice", "ends", "label", "ref", "warning", "why")

    def __init__(
        self,
        choice: int,
        ref: str,
        label: Message,
        why: Message | None,
        warning: Message | None,
        ends: bool,
    ) -> None:
        self.choice = choice
        self.ref = ref
        self.label = label
        self.why = why
        self.warning = warning
        self.ends = ends

    def __repr__(self) -> str:
        return f"Line({self.choice}, {self.ref!r}{'' if self.why is None else ', not now'})"


class Menu:
    """What a seat is asked, and its lines: those whose piece is there, possible or not.

    `decision` is the kind of question. `ply` is its identity: an answer that names it is
    stale only if this very question has been answered or taken back since.
    """

    __slots__ = ("decision", "lines", "ply", "question", "seat")

    def __init__(
        self, decision: str, seat: int, ply: int, question: Message, lines: list[Line]
    ) -> None:
        self.decision = decision
        self.seat = seat
        self.ply = ply
        self.question = question
        self.lines = lines

    def legal(self) -> list[Line]:
        return [line for line in self.lines if line.why is None]

    def __repr__(self) -> str:
        return f"Menu({self.decision} of seat {self.seat}: {self.lines})"
