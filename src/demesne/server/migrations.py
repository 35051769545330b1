"""How the database came to look as it does: one numbered step after the other.

A new database goes through all of them too, so there is one way to today's form. A step
that was released is never changed: a database out there may be anywhere on the way.
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

# The rules that tables of schema 1 were played by: it did not say.
RULES_OF_SCHEMA_1: Final = 1


class Cause(msgspec.Struct):
    """Of an event, who caused it."""

    who: str = ""


CAUSES: Final = msgspec.json.Decoder(list[Cause])


def _first(db: sqlite3.Connection) -> None:
    _run(
        db,
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY, updated TEXT NOT NULL, open INTEGER NOT NULL,
            over INTEGER NOT NULL, due INTEGER NOT NULL, body BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX tables_by_use ON tables (open, over, updated);
        CREATE INDEX tables_due ON tables (id) WHERE due;
        CREATE TABLE events (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID;
        CREATE TABLE snapshots (
            table_id TEXT NOT NULL, ply INTEGER NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (table_id, ply)
        ) WITHOUT ROWID;
        CREATE TABLE seated (
            guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
        ) WITHOUT ROWID;
        CREATE TABLE guests (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID
        """,
    )
    db.execute("INSERT INTO secrets VALUES ('signing', ?)", (secrets.token_bytes(32),))


def _second(db: sqlite3.Connection) -> None:
    """Versions with every table, links that work once, keys that can be changed, archives."""
    _run(
        db,
        """
        ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN schema INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE tables ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
        ALTER TABLE guests ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE guests ADD COLUMN seen TEXT NOT NULL DEFAULT '';
        CREATE TABLE links (
            nonce TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX links_of_table ON links (table_id);
        CREATE INDEX seated_at ON seated (table_id);
        CREATE TABLE archives (table_id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE keys (number INTEGER PRIMARY KEY, made TEXT NOT NULL, value BLOB NOT NULL);
        CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        DROP INDEX tables_by_use;
        CREATE INDEX tables_listed ON tables (open, over, free, updated);
        CREATE INDEX tables_by_age ON tables (over, updated);
        INSERT INTO keys (made, value)
            SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), value FROM secrets;
        DROP TABLE secrets;
        DELETE FROM snapshots;
        UPDATE guests SET seen = strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
        """,
    )
    db.execute("INSERT INTO about VALUES ('store', ?)", (secrets.token_hex(16),))
    for name, body in db.execute("SELECT id, body FROM tables").fetchall():
        try:
            row: dict[str, Any] = msgspec.json.decode(body)
            seats = [(seat["nonce"], number, seat) for number, seat in enumerate(row["seats"])]
        except (msgspec.MsgspecError, ValueError, LookupError, TypeError):
            # It is found to be unreadable when somebody asks for it; the others go on.
            continue
        row |= {"rules": RULES_OF_SCHEMA_1, "schema": 1}
        free = [(n, number) for n, number, seat in seats if not (seat["guest"] or seat["bot"])]
        db.execute(
            "UPDATE tables SET body = ?, rules = ?, free = ? WHERE id = ?",
            (msgspec.json.encode(row), RULES_OF_SCHEMA_1, bool(free), name),
        )
        links = [(nonce, name, number) for nonce, number in free]
        db.executemany("INSERT OR IGNORE INTO links VALUES (?, ?, ?)", links)


def _third(db: sqlite3.Connection) -> None:
    """When a clock at a table will have run out, and where browsers are told of a turn."""
    _run(
        db,
        """
        ALTER TABLE tables ADD COLUMN falls REAL;
        CREATE INDEX tables_falling ON tables (falls) WHERE falls IS NOT NULL;
        CREATE TABLE pushes (
            endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, body BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX pushes_of_guest ON pushes (guest)
        """,
    )


def _fourth(db: sqlite3.Connection) -> None:
    """Lessons: tables that are none of somebody's games, and how far everybody has come."""
    _run(
        db,
        """
        ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT '';
        CREATE TABLE lessons (
            guest TEXT NOT NULL, lesson TEXT NOT NULL, table_id TEXT NOT NULL,
            step INTEGER NOT NULL, done INTEGER NOT NULL, PRIMARY KEY (guest, lesson)
        ) WITHOUT ROWID;
        CREATE INDEX lessons_at ON lessons (table_id)
        """,
    )


def _fifth(db: sqlite3.Connection) -> None:
    """Where each guest ever did something: who has left or only watched is forgotten there too."""
    _run(
        db,
        """
        CREATE TABLE traces (
            guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
        ) WITHOUT ROWID;
        CREATE INDEX traces_at ON traces (table_id)
        """,
    )
    for name, body in db.execute("SELECT table_id, body FROM events"):
        _trace(db, name, b"[" + bytes(body) + b"]")
    for name, body in db.execute("SELECT table_id, body FROM archives"):
        with contextlib.suppress(zlib.error):
            _trace(db, name, zlib.decompress(body))


def _trace(db: sqlite3.Connection, table: str, events: bytes) -> None:
    # What cannot be read names nobody.
    with contextlib.suppress(msgspec.MsgspecError, ValueError):
        people = {event.who for event in CAUSES.decode(events)} - {""}
        rows = [(guest, table) for guest in people]
        db.executemany("INSERT OR IGNORE INTO traces VALUES (?, ?)", rows)


# The step at index n leads from version n to version n + 1.
STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (
    *(_first, _second, _third, _fourth, _fifth),
)


def migrate(db: sqlite3.Connection) -> int:
    """Bring the database up to today's form, all or nothing; returns how many steps it took."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version >= len(STEPS):
        return 0
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[version:]:
            step(db)
        db.execute(f"PRAGMA user_version = {len(STEPS)}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    return len(STEPS) - int(version)


def _run(db: sqlite3.Connection, script: str) -> None:
    # Not `executescript`, which would commit what came before.
    for statement in script.split(";"):
        db.execute(statement)
