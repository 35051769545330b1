"""The store we ship: one SQLite file in WAL mode, written by one thread.

Writes that arrive together are committed together, each in a savepoint of its own
so that one that fails takes no other with it. Whoever waits for a write hears of
it after the commit. What the write-ahead log has gathered is moved into the file by
another thread, since that waits for the disk and moves of a game must not.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from demesne.server.errors import StartError
from demesne.server.store import (
    EVENT,
    AnyEvent,
    Change,
    Guest,
    Snapshot,
    TableRow,
)

VERSION: Final = 1
FILE: Final = "tables.sqlite3"
CHECKPOINT_SECONDS: Final = 2.0
SCHEMA: Final = """
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
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""

T = TypeVar("T")
ROW: Final = msgspec.json.Decoder(TableRow)
SNAPSHOT: Final = msgspec.json.Decoder(Snapshot)
Work = Callable[[sqlite3.Connection], Any]


class SqliteStore:
    """`Store` on one file. `key` signs cookies and tokens and lives in the same file."""

    def __init__(self, folder: Path, synchronous: str = "NORMAL") -> None:
        self.path = folder / FILE
        self.batches = 0
        self.writes = 0
        db = _open(folder, self.path, synchronous)
        self.key = _prepare(db, self.path)
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(
            target=self._write_all, args=(db,), name="demesne-store", daemon=True
        )
        self._writer.start()
        self._closed = threading.Event()
        self._mover = threading.Thread(target=self._checkpoint, name="demesne-wal", daemon=True)
        self._mover.start()
        self._reads = ThreadPoolExecutor(1, "demesne-read")
        self._reader = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)

    # -- the writer's thread -------------------------------------------------------------

    def _write_all(self, db: sqlite3.Connection) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < 256:
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    stop = True
                    break
                batch.append(item)
            self._commit(db, batch)
            if stop:
                break
        db.close()

    def _commit(self, db: sqlite3.Connection, batch: list[tuple[Work, Future[Any]]]) -> None:
        done: list[Future[Any]] = []
        self.batches += 1
        self.writes += len(batch)
        try:
            db.execute("BEGIN IMMEDIATE")
            for work, future in batch:
                db.execute("SAVEPOINT one")
                try:
                    work(db)
                    done.append(future)
                except Exception as error:
                    db.execute("ROLLBACK TO one")
                    future.set_exception(error)
                db.execute("RELEASE one")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for future in done:
            future.set_result(None)

    def _checkpoint(self) -> None:
        db = sqlite3.connect(self.path, isolation_level=None)
        moved = 0
        while not self._closed.wait(CHECKPOINT_SECONDS):
            if self.writes != moved:
                moved = self.writes
                with contextlib.suppress(sqlite3.Error):
                    db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        db.close()

    def _write(self, work: Work) -> Awaitable[None]:
        future: Future[None] = Future()
        self._queue.put((work, future))
        return asyncio.wrap_future(future)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reads, work, self._reader)

    # -- Store -----------------------------------------------------------------------------

    async def create(self, change: Change) -> None:
        await self._write(lambda db: _save(db, change, new=True))

    async def append(self, change: Change) -> None:
        await self._write(lambda db: _save(db, change))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._write(lambda db: _save_snapshot(db, table, snapshot))

    async def load(self, table: str) -> tuple[TableRow, list[AnyEvent], Snapshot | None] | None:
        return await self._read(lambda db: _load(db, table))

    async def snapshot(self, table: str, ply: int) -> Snapshot | None:
        return await self._read(lambda db: _snapshot(db, table, ply))

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        return await self._rows(
            "SELECT body FROM tables JOIN seated ON table_id = id WHERE guest = ? "
            "ORDER BY over, updated DESC LIMIT ?",
            (guest, limit),
        )

    async def open_tables(self, limit: int) -> list[TableRow]:
        return await self._rows(
            "SELECT body FROM tables WHERE open = 1 AND over = 0 ORDER BY updated DESC LIMIT ?",
            (limit,),
        )

    async def _rows(self, question: str, values: tuple[Any, ...]) -> list[TableRow]:
        found = await self._read(lambda db: db.execute(question, values).fetchall())
        return [ROW.decode(body) for (body,) in found]

    async def due(self) -> list[str]:
        found = await self._read(
            lambda db: db.execute("SELECT id FROM tables WHERE due").fetchall()
        )
        return [name for (name,) in found]

    async def guest(self, guest: str) -> Guest | None:
        found = await self._read(
            lambda db: db.execute(
                "SELECT id, name, lang FROM guests WHERE id = ?", (guest,)
            ).fetchone()
        )
        return Guest(*found) if found else None

    async def save_guest(self, guest: Guest) -> None:
        values = (guest.id, guest.name, guest.lang)
        await self._write(lambda db: db.execute("REPLACE INTO guests VALUES (?, ?, ?)", values))

    def close(self) -> None:
        """Finish what is queued, then let go of the file."""
        self._closed.set()
        self._mover.join(10)
        self._queue.put(None)
        self._writer.join(10)
        self._reads.shutdown()
        self._reader.close()


# --- SQL ------------------------------------------------------------------------------


def _save(db: sqlite3.Connection, change: Change, new: bool = False) -> None:
    row = change.row
    values = (row.updated, row.open, row.over, row.due, msgspec.json.encode(row), row.id)
    if new:
        db.execute(
            "INSERT INTO tables (updated, open, over, due, body, id) VALUES (?, ?, ?, ?, ?, ?)",
            values,
        )
    else:
        db.execute(
            "UPDATE tables SET updated = ?, open = ?, over = ?, due = ?, body = ? WHERE id = ?",
            values,
        )
    # Two servers on one file cannot both write event `seq`: the key forbids it.
    db.execute("INSERT INTO events VALUES (?, ?, ?)", (row.id, change.seq, change.body))
    if change.forget_after is not None:
        db.execute(
            "DELETE FROM snapshots WHERE table_id = ? AND ply > ?", (row.id, change.forget_after)
        )
    for snapshot in change.snapshots:
        _save_snapshot(db, row.id, snapshot)
    if new or change.body.startswith(b'{"e":"seated"'):
        db.execute("DELETE FROM seated WHERE table_id = ?", (row.id,))
        db.executemany(
            "INSERT INTO seated VALUES (?, ?)", [(guest, row.id) for guest in row.guests()]
        )


def _save_snapshot(db: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    db.execute(
        "REPLACE INTO snapshots VALUES (?, ?, ?)",
        (table, snapshot.ply, msgspec.json.encode(snapshot)),
    )


def _load(
    db: sqlite3.Connection, table: str
) -> tuple[TableRow, list[AnyEvent], Snapshot | None] | None:
    # One transaction, so that row, log and position are of one moment.
    db.execute("BEGIN")
    try:
        found = db.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        rows = db.execute("SELECT body FROM events WHERE table_id = ? ORDER BY seq", (table,))
        events = [EVENT.decode(body) for (body,) in rows]
        row = ROW.decode(found[0])
        return row, events, _snapshot(db, table, row.ply)
    finally:
        db.execute("COMMIT")


def _snapshot(db: sqlite3.Connection, table: str, ply: int) -> Snapshot | None:
    found = db.execute(
        "SELECT body FROM snapshots WHERE table_id = ? AND ply <= ? ORDER BY ply DESC LIMIT 1",
        (table, ply),
    ).fetchone()
    return SNAPSHOT.decode(found[0]) if found else None


def _open(folder: Path, path: Path, synchronous: str) -> sqlite3.Connection:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute(f"PRAGMA synchronous={'FULL' if synchronous == 'FULL' else 'NORMAL'}")
        db.execute("PRAGMA busy_timeout=5000")
        db.execute("PRAGMA wal_autocheckpoint=0")
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")
        # The key that signs cookies lies in there.
        path.chmod(0o600)
    except (OSError, sqlite3.Error) as error:
        raise StartError(
            f"Demesne cannot write its data in {folder}: {error}. "
            "Name a folder of your own with --data DIR."
        ) from error
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> bytes:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise StartError(
            f"{path} was written by a newer Demesne (its version is {version}, this one knows "
            f"{VERSION}). Update Demesne, or name another folder with --data DIR."
        )
    if version == 0:
        db.execute("BEGIN IMMEDIATE")
        for statement in SCHEMA.split(";"):
            db.execute(statement)
        db.execute("INSERT INTO secrets VALUES ('signing', ?)", (secrets.token_bytes(32),))
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    (key,) = db.execute("SELECT value FROM secrets WHERE name = 'signing'").fetchone()
    return bytes(key)
