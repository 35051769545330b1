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

from demesne.server.settings import Retention
from demesne.server.sqlite import ROW, load_events, save_seats
from demesne.server.store import HISTORY, AnyEvent, TableRow, WasSaid
from demesne.server.tokens import new_nonce

# Done in one transaction, so that moves need not wait for long.
AT_ONCE = 20
PARTS = ("events", "snapshots", "seated", "links", "archives")


def tidy(db: sqlite3.Connection, kept: Retention, awake: Collection[str]) -> dict[str, int]:
    """One round: archive, remove and forget a few of those that are due; how many of each."""
    return {
        "archived": _archive(db, _before(kept.archive_days)),
        "removed": _remove(db, kept, awake),
        "forgotten": _forget_guests(db, kept, awake),
    }


def _before(days: float) -> str:
    moment = datetime.now(UTC) - timedelta(days=days)
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")


# --- Games --------------------------------------------------------------------------------


def _archive(db: sqlite3.Connection, before: str) -> int:
    due = db.execute(
        "SELECT id FROM tables WHERE over = 1 AND updated < ? "
        "AND EXISTS (SELECT 1 FROM events WHERE table_id = id) LIMIT ?",
        (before, AT_ONCE),
    ).fetchall()
    for (name,) in due:
        try:
            events = load_events(db, name)
        except (msgspec.MsgspecError, ValueError, zlib.error):
            # It is kept as it is, for whoever can make something of it.
            continue
        keep_archive(db, name, events)
    return len(due)


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
        (_before(kept.idle_days), _before(kept.empty_days), AT_ONCE),
    ).fetchall()
    names = [name for (name,) in due if name not in awake]
    for name in names:
        for part in PARTS:
            db.execute(f"DELETE FROM {part} WHERE table_id = ?", (name,))
        db.execute("DELETE FROM lessons WHERE table_id = ? AND NOT done", (name,))
        db.execute("DELETE FROM tables WHERE id = ?", (name,))
    return len(names)


# --- People -------------------------------------------------------------------------------


def _forget_guests(db: sqlite3.Connection, kept: Retention, awake: Collection[str]) -> int:
    due = db.execute(
        "SELECT id FROM guests WHERE seen < ? OR (seen < ? "
        "AND NOT EXISTS (SELECT 1 FROM seated WHERE guest = id)) LIMIT ?",
        (_before(kept.guest_days)[:10], _before(kept.visitor_days)[:10], AT_ONCE),
    ).fetchall()
    forgotten = 0
    for (guest,) in due:
        if not set(tables_of(db, guest)) & set(awake):
            forget(db, guest)
            forgotten += 1
    return forgotten


def tables_of(db: sqlite3.Connection, guest: str) -> list[str]:
    rows = db.execute("SELECT table_id FROM seated WHERE guest = ?", (guest,)).fetchall()
    return [name for (name,) in rows]


def forget(db: sqlite3.Connection, guest: str) -> None:
    """Nothing says who it was any more. Games stay, with a neutral name in the seat."""
    for name in tables_of(db, guest):
        (body,) = db.execute("SELECT body FROM tables WHERE id = ?", (name,)).fetchone()
        row = ROW.decode(body)
        forget_at(row, guest)
        events = load_events(db, name)
        _forget_in(events, guest)
        save_seats(db, row)
        db.execute(
            "UPDATE tables SET body = ?, free = ? WHERE id = ?",
            (msgspec.json.encode(row), row.has_free_seat, name),
        )
        _rewrite(db, row, events)
    db.execute("DELETE FROM pushes WHERE guest = ?", (guest,))
    db.execute("DELETE FROM lessons WHERE guest = ?", (guest,))
    db.execute("DELETE FROM guests WHERE id = ?", (guest,))


def forget_at(row: TableRow, guest: str) -> None:
    names = {seat.name for seat in row.seats if seat.guest == guest}
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


def _forget_in(events: list[AnyEvent], guest: str) -> None:
    for event in events:
        if event.who == guest:
            event.who = ""
            if isinstance(event, WasSaid) and event.entry is not None:
                event.entry.name, event.entry.text = "", ""


def _rewrite(db: sqlite3.Connection, row: TableRow, events: list[AnyEvent]) -> None:
    if row.over:
        keep_archive(db, row.id, events)
        return
    db.execute("DELETE FROM events WHERE table_id = ?", (row.id,))
    db.executemany(
        "INSERT INTO events VALUES (?, ?, ?)",
        [(row.id, seq, msgspec.json.encode(event)) for seq, event in enumerate(events, 1)],
    )


def said_by(db: sqlite3.Connection, guest: str) -> list[dict[str, str]]:
    """All a person has said, at which table and when."""
    found = []
    for name in tables_of(db, guest):
        for event in load_events(db, name):
            if isinstance(event, WasSaid) and event.who == guest and event.entry is not None:
                found.append({"table": name, "at": event.entry.at, "text": event.entry.text})
    return found
