"""What one choice, or one undo, changed: all a door needs to save it and tell of it."""

from __future__ import annotations

from demesne.core.log import Record
from demesne.core.message import Event

# What happened, with the number of records there were when it was told.
Told = tuple[int, Event]


class Change:
    """From ply `start` on, the log reads anew.

    `records` are the new ones at the end of the log, `sealed` those that wait with their seat
    until the last of the questions asked together is answered. `told` is what happened. With
    `undone` set, the log was cut to that ply first, everything told at it or later forgotten
    and `told` put in its place; `taken_back` is then the seat whose last sealed answer went.
    `only` is the seat that alone can tell that anything changed; None where everybody can.
    """

    __slots__ = ("only", "records", "sealed", "start", "taken_back", "told", "undone")

    def __init__(
        self,
        start: int,
        records: list[Record],
        sealed: list[Record],
        told: list[Told],
        only: int | None = None,
        undone: int | None = None,
        taken_back: int | None = None,
    ) -> None:
        self.start = start
        self.records = records
        self.sealed = sealed
        self.told = told
        self.only = only
        self.undone = undone
        self.taken_back = taken_back
