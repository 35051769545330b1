"""What is kept, and what a place to keep it must offer.

A table is a row (how it was set up and who sits there), a log of events that is
only ever appended to, and positions saved now and then so that waking is quick.
SQLite is the store we ship; another database implements `Store`.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Protocol

import msgspec
from msgspec import Meta, Struct

from demesne.server.protocol import ChatEntry, Complaint, Pace, Phrase
from demesne.server.settings import Retention
from demesne.server.tokens import new_nonce

# The form in which tables are kept; `migrations` brings older ones up to it.
SCHEMA_VERSION: Final = 3
# Holds the seats of an imported log: its players are not guests here.
HISTORY = "-"


def now() -> str:
    """The time, as it is kept and told."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def today() -> str:
    return now()[:10]


class Seat(Struct):
    """Who plays a seat. A bot may play for the guest it belongs to."""

    name: str
    guest: str | None = None
    bot: str | None = None
    nonce: Annotated[str, Meta(max_length=64)] = msgspec.field(default_factory=new_nonce)
    # The link by which the guest came: it leads them, and nobody else, back here.
    used: str = ""
    # For whom a free seat is kept, at a rematch; whether its player has left.
    kept: str = ""
    deserted: bool = False
    # How often it has asked what a strong player would do.
    hints: int = 0

    @property
    def kind(self) -> str:
        if self.bot is not None:
            return "bot"
        return "open" if self.guest is None else "person"


class Clock(Struct):
    """What each seat had left when its clock began to run, and when that was or will be (in
    the time for which the server was up); None where it stands still."""

    left: list[float]
    since: list[float | None]
    # Every seat was taken once.
    begun: bool = False

    @property
    def running(self) -> list[int]:
        return [seat for seat, since in enumerate(self.since) if since is not None]

    @property
    def falls(self) -> float | None:
        """When the first of those that run has run out."""
        falls = [at + self.left[seat] for seat, at in enumerate(self.since) if at is not None]
        return min(falls, default=None)

    def left_of(self, seat: int, now: float) -> float:
        since = self.since[seat]
        ran = 0.0 if since is None else max(0.0, now - since)
        return max(0.0, self.left[seat] - ran)


class Rematch(Struct):
    """The table at which the same people may play again, and the seat here that asked for it."""

    table: str
    by: int


class Taught(Struct):
    """A lesson by its name, in which form it was begun, and the pupil's marks in it."""

    name: str
    digest: str
    marks: list[int] = []
    over: bool = False


class TableRow(Struct):
    """All of a table but its log."""

    id: str
    game: str
    options: dict[str, str]
    created: str
    updated: str
    host: str
    open: bool
    seats: list[Seat]
    ply: int = 0
    over: bool = False
    # Seats that are asked now, and whether one of them is a bot's: it must be woken.
    waiting: list[int] = []
    due: bool = False
    imported: bool = False
    # The rules, and the form of the log, that the table was begun with.
    rules: int = 0
    schema: int = 1
    # Where it was made, so that nobody fills the public list alone: a hash of the address.
    origin: str = ""
    # Guests the host has silenced, and removed; whether all who watch are silenced.
    muted: list[str] = []
    removed: list[str] = []
    watchers_muted: bool = False
    # What was reported to the host last.
    reports: list[Complaint] = []
    # What the table is called; without a name, after its host.
    name: str = ""
    pace: Pace | None = None
    clock: Clock | None = None
    # The seat that was out of time when the game was stopped.
    stopped: int | None = None
    # How far the game has come.
    stage: Phrase | None = None
    rematch: Rematch | None = None
    # The lesson that is taught here. It is nobody's game, and in no list.
    lesson: Taught | None = None
    # May one ask here what a strong player would do?
    hints: bool = False

    @property
    def has_free_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def is_joinable(self) -> bool:
        """Is there a seat for anybody? Those of a rematch are kept for somebody."""
        return any(seat.kind == "open" and not seat.kept for seat in self.seats)

    def guests(self) -> set[str]:
        return {seat.guest for seat in self.seats if seat.guest and seat.guest != HISTORY}

    def kept_for(self) -> set[str]:
        return {seat.kept for seat in self.seats if seat.kept}


# --- The events of a table's log ----------------------------------------------------


class SavedRecord(Struct, array_like=True):
    """A record. Logs begun with schema 1 have no owners."""

    seat: int
    kind: str
    ref: str
    choice: int
    auto: bool
    owner: int | None = None


class SavedTold(Struct, array_like=True):
    """The ply an event is tagged with, its message; for a secret, whose it is and its own face."""

    ply: int
    key: str
    args: list[Any]
    seat: int | None
    own_key: str | None
    own_args: list[Any] | None
    reveals: bool = False


class Happened(Struct, tag_field="e", omit_defaults=True):
    """Who caused it, with which message: a message that comes again is known by that."""

    who: str = ""
    mid: str = ""


class WasMoved(Happened, tag="moved"):
    """A choice with all that followed from it, by chance and by force."""

    records: list[SavedRecord] = []
    told: list[SavedTold] = []
    # The first ply that reads anew, where it is before these records.
    start: int | None = None
    # Sealed answers that wait for others. They are among the records once the last is in.
    sealed: list[SavedRecord] = []
    # Nobody but the seat that answered may know of it: it makes no new version.
    hidden: bool = False
    # The clock of this seat gained so many seconds by it.
    gainer: int | None = None
    gained: float = 0.0


class WasUndone(Happened, tag="undone"):
    """The log was cut to `ply`. What was told from there on is forgotten, and this told."""

    ply: int = 0
    told: list[SavedTold] = []
    # The seat whose last sealed answer was taken back, and whether only it may know.
    taken_back: int | None = None
    hidden: bool = False

    def undoes(self, ply: int, seat: int) -> bool:
        """Is what this seat did, after which there were `ply` records, taken back by it?"""
        if self.taken_back is not None:
            return seat == self.taken_back and ply >= self.ply
        return ply > self.ply


class WasSaid(Happened, tag="said"):
    entry: ChatEntry | None = None


class WasSeated(Happened, tag="seated"):
    """The row has who sits where; the event says that it changed."""

    seat: int = 0
    what: str = ""


AnyEvent = WasMoved | WasUndone | WasSaid | WasSeated
EVENT: Final = msgspec.json.Decoder(AnyEvent)
EVENTS: Final = msgspec.json.Decoder(list[AnyEvent])


class Snapshot(Struct):
    """A position, as `State.to_dict` wrote it, before ply `ply`, with no sealed answer in it."""

    ply: int
    state: dict[str, Any]
    # Of the log up to there and of the position: whether the one still follows from the other.
    digest: str = ""


class Change(Struct):
    """One transaction: the row as it is now and what is new in the log."""

    row: TableRow
    seq: int
    event: AnyEvent
    snapshots: list[Snapshot] = []
    # Positions saved after this ply are of a past that was taken back.
    forget_after: int | None = None


class Studied(Struct):
    """How far a guest has come with a lesson, at which table, and whether they ever ended it."""

    lesson: str
    table: str
    step: int
    done: bool


class Guest(Struct):
    """A person, known by a cookie. Cookies of another `epoch` are not theirs any more."""

    id: str
    name: str
    lang: str = ""
    epoch: int = 0
    # The day they were last here.
    seen: str = msgspec.field(default_factory=today)


class PushAddress(Struct):
    """Where a browser of a person is told that it is their turn, and the keys to write it with."""

    endpoint: str
    guest: str
    p256dh: str
    auth: str
    lang: str
    made: str


class Store(Protocol):
    """A place that keeps tables. A call returns once the data is safe."""

    async def create(self, change: Change) -> None: ...

    async def append(self, change: Change) -> None: ...

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None: ...

    async def load(self, table: str) -> tuple[TableRow, list[AnyEvent], Snapshot | None] | None: ...

    async def snapshot(self, table: str, ply: int) -> Snapshot | None:
        """The last position saved at or before this ply."""

    async def linked(self, nonce: str) -> tuple[str, int] | None:
        """The table and the seat that a link leads to, while the seat is free."""

    async def tables_of(self, guest: str, limit: int, lessons: bool = True) -> list[TableRow]: ...

    async def lessons_of(self, guest: str) -> list[Studied]: ...

    async def open_tables(self, limit: int, free: bool) -> list[TableRow]:
        """Running public tables, with or without a free seat, a few of every origin."""

    async def due(self) -> list[str]:
        """Tables at which it is a bot's turn."""

    # Seconds for which servers have been up with this store, as far as they have written it.
    uptime: float

    async def save_uptime(self, seconds: float) -> None: ...

    async def falling(self, limit: int) -> list[tuple[str, float]]:
        """Tables at which a clock runs, and when it has run out; the next ones first."""

    async def guest(self, guest: str) -> Guest | None: ...

    async def save_guest(self, guest: Guest) -> None: ...

    async def about(self, name: str) -> str | None:
        """Something the server remembers about itself."""

    async def set_about(self, name: str, value: str) -> None: ...

    async def save_push(self, address: PushAddress, most: int) -> None:
        """Keep it, and of all that person's the `most` newest."""

    async def pushes_of(self, guest: str) -> list[PushAddress]: ...

    async def drop_push(self, endpoint: str, guest: str | None = None) -> None:
        """Forget it, if it is this guest's."""

    async def tidy(self, kept: Retention, awake: Collection[str]) -> dict[str, int]:
        """Archive, remove and forget a few of those that are due; how many of each."""

    async def traces_of(self, guest: str) -> list[str]:
        """Every table where a person sits or sat, spoke, or did anything else."""

    async def forget(self, guest: str) -> None:
        """Nothing says who it was any more. Their tables must be asleep, and stay so."""

    async def said_by(self, guest: str) -> list[dict[str, str]]:
        """All a person has said, at which table and when."""

    async def troubles(self) -> list[str]:
        """What keeps the store from working; empty when it does."""

    def close(self) -> None: ...
