"""How long things are kept, and how a person is forgotten.

Finished games are kept for good, compactly: the log alone, packed, without positions. What
nobody plays any more, and guests who do not come back, go after stated times.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Collection
from datetime import UTC, datetime, timedelta

import msgspec

from demesne.server.logs import log
from demesne.server.settings import Retention
from demesne.server.sqlite import ROW, load_events, save_seats
from demesne.server.store import HISTORY, AnyEvent, TableRow, WasSaid
from demesne.server.tokens import new_nonce

# Done in one transaction, so that moves need not wait for long.
AT_ONCE = 20
# People at one table, at most.
SEATS = 8
PARTS = ("events", "snapshots", "seated", "links", "archives", "traces")
UNREADABLE = (msgspec.MsgspecError, ValueError, LookupError, TypeError, zlib.error)


def tidy(
    db: sqlite3.Connection, kept: Retention, awake: Collection[str], unpacked: set[str]
) -> dict[str, int]:
    """One round: archive, remove and forget a few of those that are due; how many of each.

    `unpacked` are games that cannot be packed: they are kept as they are, for whoever can make
    something of them.
    """
    return {
        "archived": _archive(db, _before(kept.archive_days), unpacked),
        "removed": _remove(db, kept, awake),
        "forgotten": _forget_guests(db, kept, awake),
    }


def _before(days: float) -> str:
    moment = datetime.now(UTC) - timedelta(days=days)
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")


# --- Games --------------------------------------------------------------------------------


def _archive(db: sqlite3.Connection, before: str, unpacked: set[str]) -> int:
    due = db.execute(
        "SELECT id FROM tables WHERE over = 1 AND updated < ? "
        "AND EXISTS (SELECT 1 FROM events WHERE table_id = id) LIMIT ?",
        (before, AT_ONCE + len(unpacked)),
    ).fetchall()
    archived = 0
    for name in [name for (name,) in due if name not in unpacked][:AT_ONCE]:
        try:
            keep_archive(db, name, load_events(db, name))
            archived += 1
        except UNREADABLE as error:
            unpacked.add(name)
            log.error("not-archived", extra={"table": name, "error": str(error)})
    return archived


def keep_archive(db: sqlite3.Connection, table: str, events: list[AnyEvent]) -> None:
    """The whole log of a table, packed, in place of its events and positions."""
    body = zlib.compress(msgspec.json.encode(events), 9)
    db.execute("REPLACE INTO archives VALUES (?, ?)", (table, body))
    db.execute("DELETE FROM events WHERE table_id = ?", (table,))
    db.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))


def _remove(db: sqlite3.Connection, kept: Retention, awake: Collection[str]) -> int:
    """Games that nobody will finish: nobody sits there, or nobody was there for long."""
    due = db.execute(
        "SELECT id FROM tables WHERE over = 0 AND (updated < ? OR (updated < ? "
        "AND NOT EXISTS (SELECT 1 FROM seated WHERE table_id = id))) LIMIT ?",
        (_before(kept.idle_days), _before(kept.empty_days), AT_ONCE + len(awake)),
    ).fetchall()
    names = [name for (name,) in due if name not in awake][:AT_ONCE]
    for name in names:
        for part in PARTS:
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (name,))
        db.execute("DELETE FROM lessons WHERE table_id = ? AND NOT done", (name,))
        db.execute("DELETE FROM tables WHERE id = ?", (name,))
    return len(names)


# --- People -------------------------------------------------------------------------------


def _forget_guests(db: sqlite3.Connection, kept: Retention, awake: Collection[str]) -> int:
    awake = set(awake)
    due = db.execute(
        "SELECT id FROM guests WHERE seen < ? OR (seen < ? "
        "AND NOT EXISTS (SELECT 1 FROM seated WHERE guest = id)) LIMIT ?",
        (
            *(_before(kept.guest_days)[:10], _before(kept.visitor_days)[:10]),
            AT_ONCE + len(awake) * SEATS,
        ),
    ).fetchall()
    forgotten = left = 0
    for (guest,) in due:
        names = tables_of(db, guest)
        if left < AT_ONCE and awake.isdisjoint(names):
            # One of many tables is forgotten at some of them now, and at the others later.
            forget_at_tables(db, guest, names[: AT_ONCE - left])
            if len(names) <= AT_ONCE - left:
                forget_person(db, guest)
            left += max(1, len(names))
            forgotten += 1
    return forgotten


def tables_of(db: sqlite3.Connection, guest: str) -> list[str]:
    """Where they sit, or ever did something."""
    rows = db.execute(
        "SELECT table_id FROM seated WHERE guest = ? UNION "
        "SELECT table_id FROM traces WHERE guest = ?",
        (guest, guest),
    ).fetchall()
    return [name for (name,) in rows]


def forget_at_tables(db: sqlite3.Connection, guest: str, names: list[str]) -> None:
    """Games stay, with a neutral name in the seat."""
    for name in names:
        db.execute("DELETE FROM traces WHERE guest = ? AND table_id = ?", (guest, name))
        try:
            _forget_at_table(db, guest, name)
        except UNREADABLE as error:
            # Nobody can read whose it was; that it was this guest's is not written elsewhere.
            db.execute("DELETE FROM seated WHERE guest = ? AND table_id = ?", (guest, name))
            log.error("forgotten-unread", extra={"table": name, "error": str(error)})


def _forget_at_table(db: sqlite3.Connection, guest: str, name: str) -> None:
    (body,) = db.execute("SELECT body FROM tables WHERE id = ?", (name,)).fetchone()
    row = ROW.decode(body)
    events = load_events(db, name)
    called = db.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchall()
    forget_at(row, guest, {*_forget_in(events, guest), *(name for (name,) in called)})
    save_seats(db, row)
    db.execute(
        "UPDATE tables SET body = ?, free = ? WHERE id = ?",
        (msgspec.json.encode(row), row.is_joinable, name),
    )
    _rewrite(db, row, events)


def forget_person(db: sqlite3.Connection, guest: str) -> None:
    """When they are forgotten at all their tables: nothing says who it was any more."""
    db.execute("DELETE FROM pushes WHERE guest = ?", (guest,))
    db.execute("DELETE FROM lessons WHERE guest = ?", (guest,))
    db.execute("DELETE FROM guests WHERE id = ?", (guest,))


def forget_at(row: TableRow, guest: str, called: set[str]) -> None:
    names = called | {seat.name for seat in row.seats if seat.guest == guest}
    for number, seat in enumerate(row.seats):
        if seat.guest == guest:
            seat.name = f"Player {number + 1}" if row.over else f"Seat {number + 1}"
            seat.guest = HISTORY if row.over else None
            seat.nonce, seat.used = new_nonce(), ""
        if seat.kept == guest:
            seat.name, seat.kept = f"Seat {number + 1}", ""
    row.host = "" if row.host == guest else row.host
    row.muted = [each for each in row.muted if each != guest]
    row.removed = [each for each in row.removed if each != guest]
    row.reports = [each for each in row.reports if not {each.by, each.about} & names]


def _forget_in(events: list[AnyEvent], guest: str) -> set[str]:
    """Nothing that happened was theirs; the names by which they spoke."""
    names: set[str] = set()
    for event in events:
        if event.who == guest:
            event.who = ""
            if isinstance(event, WasSaid) and event.entry is not None:
                names.add(event.entry.name)
                event.entry.name, event.entry.text = "", ""
    return names


def _rewrite(db: sqlite3.Connection, row: TableRow, events: list[AnyEvent]) -> None:
    if row.over:
        keep_archive(db, row.id, events)
        return
    db.execute("DELETE FROM events WHERE table_id = ?", (row.id,))
    db.executemany(
        "INSERT INTO events VALUES (?, ?, ?)",
        [(row.id, seq, msgspec.json.encode(event)) for seq, event in enumerate(events, 1)],
    )


def said_at(db: sqlite3.Connection, guest: str, name: str) -> list[dict[str, str]]:
    """All a person has said at a table, and when."""
    try:
        events = load_events(db, name)
    except UNREADABLE:
        return []
    return [
        {"table": name, "at": event.entry.at, "text": event.entry.text}
        for event in events
        if isinstance(event, WasSaid) and event.who == guest and event.entry is not None
    ]
