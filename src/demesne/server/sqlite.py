"""The store we ship: one SQLite file in WAL mode, written by one thread.

What the write-ahead log has gathered is moved into the file by another thread, since
that waits for the disk and moves of a game must not.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from demesne.server import folder as data
from demesne.server.errors import StartError
from demesne.server.folder import FILE
from demesne.server.logs import log
from demesne.server.migrations import STEPS, migrate
from demesne.server.settings import Retention
from demesne.server.store import (
    EVENT,
    EVENTS,
    AnyEvent,
    Change,
    Guest,
    PushAddress,
    Snapshot,
    Studied,
    TableRow,
    Taught,
    WasSaid,
    WasSeated,
)
from demesne.server.writer import Work, Writer

CHECKPOINT_SECONDS: Final = 2.0
# A write-ahead log that has grown beyond this is begun anew, for which writes wait a moment.
WAL_BYTES: Final = 64_000_000
PAGE_BYTES: Final = 4_096
# Up to so many writes between two rounds, it is quiet.
FEW_WRITES: Final = 100
# With less than this free, the server says that it is not well.
ROOM_BYTES: Final = 50_000_000
HEALTH_SECONDS: Final = 1.0
# Tables of one origin in the public list.
LISTED_OF_ORIGIN: Final = 3

T = TypeVar("T")
ROW: Final = msgspec.json.Decoder(TableRow)
PUSH: Final = msgspec.json.Decoder(PushAddress)
SNAPSHOT: Final = msgspec.json.Decoder(Snapshot)
Loaded = tuple[TableRow, list[AnyEvent], Snapshot | None]


class SqliteStore:
    """`Store` on one file. The keys that sign cookies live in the same file."""

    def __init__(self, folder: Path, synchronous: str = "NORMAL") -> None:
        self.folder = folder
        self.path = folder / FILE
        data.check_mark(folder)
        data.make_private(folder)
        db = _open(self.path, synchronous)
        try:
            _prepare(db, self.path)
            store, self.keys, self.uptime = _remembered(db, self.path)
            data.set_mark(folder, store)
        except StartError:
            db.close()
            raise
        self._file = _identity(self.path)
        self.writer = Writer(db)
        self._closed = threading.Event()
        self._mover = threading.Thread(target=self._checkpoint, name="demesne-wal", daemon=True)
        self._mover.start()
        self._reads = ThreadPoolExecutor(1, "demesne-read")
        self._reader = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        # Finished games that cannot be packed, and rows that cannot be read.
        self._unpacked: set[str] = set()
        self._unread: set[str] = set()
        self._health: tuple[float, list[str]] = (-HEALTH_SECONDS, [])

    def _checkpoint(self) -> None:
        # It never waits for readers: it would keep the writer waiting all the while.
        db = sqlite3.connect(self.path, timeout=0.0, isolation_level=None)
        moved = 0
        while not self._closed.wait(CHECKPOINT_SECONDS):
            writes = self.writer.writes
            if writes == moved:
                continue
            with contextlib.suppress(sqlite3.Error, OSError):
                # While somebody reads what it holds, it is tried again.
                if self._move(db, writes - moved < FEW_WRITES):
                    moved = writes
        db.close()

    def _move(self, db: sqlite3.Connection, is_quiet: bool) -> bool:
        """Move what the write-ahead log holds into the file. Was it all?"""
        (is_busy, pages, _) = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        # Writes wait for what follows. Almost everything is moved by now, and to begin the log
        # anew is quick; to give its room back is not, and is left for a quiet moment.
        wal = self.path.with_name(FILE + "-wal")
        if is_quiet and wal.stat().st_size > WAL_BYTES:
            (is_busy, _, _) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        elif pages * PAGE_BYTES > WAL_BYTES:
            (is_busy, _, _) = db.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        return not is_busy

    async def _write(self, work: Work) -> None:
        await self.writer.write(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reads, work, self._reader)

    # -- tables --------------------------------------------------------------------------

    async def create(self, change: Change) -> None:
        await self._write(lambda db: _save(db, change, new=True))

    async def append(self, change: Change) -> None:
        await self._write(lambda db: _save(db, change))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._write(lambda db: _save_snapshot(db, table, snapshot))

    async def load(self, table: str) -> Loaded | None:
        return await self._read(lambda db: _load(db, table))

    async def snapshot(self, table: str, ply: int) -> Snapshot | None:
        return await self._read(lambda db: _snapshot(db, table, ply))

    async def linked(self, nonce: str) -> tuple[str, int] | None:
        return await self._read(
            lambda db: db.execute(
                "SELECT table_id, seat FROM links WHERE nonce = ?", (nonce,)
            ).fetchone()
        )

    async def tables_of(self, guest: str, limit: int, lessons: bool = True) -> list[TableRow]:
        return await self._rows(
            "SELECT id, body FROM tables JOIN seated ON table_id = id WHERE guest = ? "
            "AND (? OR lesson = '') ORDER BY over, updated DESC LIMIT ?",
            (guest, lessons, limit),
        )

    async def lessons_of(self, guest: str) -> list[Studied]:
        found = await self._read(
            lambda db: db.execute(
                "SELECT lesson, table_id, step, done FROM lessons WHERE guest = ?", (guest,)
            ).fetchall()
        )
        return [Studied(lesson, table, step, bool(done)) for lesson, table, step, done in found]

    async def open_tables(self, limit: int, free: bool) -> list[TableRow]:
        return await self._rows(
            "SELECT tables.id, body FROM (SELECT id, ROW_NUMBER() OVER "
            "(PARTITION BY origin ORDER BY updated DESC) AS nth FROM tables "
            "WHERE open = 1 AND over = 0 AND free = ?) AS listed "
            "JOIN tables ON tables.id = listed.id WHERE nth <= ? ORDER BY updated DESC LIMIT ?",
            (free, LISTED_OF_ORIGIN, limit),
        )

    async def _rows(self, question: str, values: tuple[Any, ...]) -> list[TableRow]:
        rows = []
        for name, body in await self._read(lambda db: db.execute(question, values).fetchall()):
            try:
                rows.append(ROW.decode(body))
            except (msgspec.MsgspecError, ValueError) as error:
                # Said once, however often it would have been listed.
                if name not in self._unread:
                    self._unread.add(name)
                    log.error("row-unreadable", extra={"table": name, "error": str(error)})
        return rows

    async def due(self) -> list[str]:
        found = await self._read(
            lambda db: db.execute("SELECT id FROM tables WHERE due").fetchall()
        )
        return [name for (name,) in found]

    async def save_uptime(self, seconds: float) -> None:
        await self.set_about("uptime", str(round(seconds, 3)))

    async def about(self, name: str) -> str | None:
        question = "SELECT value FROM about WHERE name = ?"
        found = await self._read(lambda db: db.execute(question, (name,)).fetchone())
        return None if found is None else str(found[0])

    async def set_about(self, name: str, value: str) -> None:
        values = (name, value)
        await self._write(lambda db: db.execute("REPLACE INTO about VALUES (?, ?)", values))

    async def falling(self, limit: int) -> list[tuple[str, float]]:
        return await self._read(
            lambda db: db.execute(
                "SELECT id, falls FROM tables WHERE falls IS NOT NULL ORDER BY falls LIMIT ?",
                (limit,),
            ).fetchall()
        )

    # -- guests --------------------------------------------------------------------------

    async def guest(self, guest: str) -> Guest | None:
        found = await self._read(
            lambda db: db.execute(
                "SELECT id, name, lang, epoch, seen FROM guests WHERE id = ?", (guest,)
            ).fetchone()
        )
        return Guest(*found) if found else None

    async def save_guest(self, guest: Guest) -> None:
        values = (guest.id, guest.name, guest.lang, guest.epoch, guest.seen)
        await self._write(
            lambda db: db.execute(
                "REPLACE INTO guests (id, name, lang, epoch, seen) VALUES (?, ?, ?, ?, ?)", values
            )
        )

    # -- where people are told of their turn ------------------------------------------------

    async def save_push(self, address: PushAddress, most: int) -> None:
        await self._write(lambda db: _save_push(db, address, most))

    async def pushes_of(self, guest: str) -> list[PushAddress]:
        return await self._read(lambda db: _pushes_of(db, guest))

    async def drop_push(self, endpoint: str, guest: str | None = None) -> None:
        drop = "DELETE FROM pushes WHERE endpoint = ? AND guest = coalesce(?, guest)"
        await self._write(lambda db: db.execute(drop, (endpoint, guest)))

    async def tidy(self, kept: Retention, awake: Collection[str]) -> dict[str, int]:
        from demesne.server import retention

        done: dict[str, int] = {}
        unpacked = self._unpacked
        await self._write(lambda db: done.update(retention.tidy(db, kept, awake, unpacked)))
        return done

    async def traces_of(self, guest: str) -> list[str]:
        from demesne.server import retention

        return await self._read(lambda db: retention.tables_of(db, guest))

    async def forget(self, guest: str) -> None:
        from demesne.server import retention

        # Moves of others are written in between. Only at the end it is nobody any more: whoever
        # is interrupted here asks once more.
        names = await self.traces_of(guest)
        for start in range(0, len(names), retention.AT_ONCE):
            some = names[start : start + retention.AT_ONCE]
            await self._write(partial(retention.forget_at_tables, guest=guest, names=some))
        await self._write(lambda db: retention.forget_person(db, guest))

    async def said_by(self, guest: str) -> list[dict[str, str]]:
        from demesne.server import retention

        said: list[dict[str, str]] = []
        for name in await self.traces_of(guest):
            # One table at a time: others are read in between.
            said += await self._read(partial(retention.said_at, guest=guest, name=name))
        return said

    # -- health --------------------------------------------------------------------------

    async def troubles(self) -> list[str]:
        """What keeps the store from working; empty when a write just went through."""
        at, found = self._health
        if time.monotonic() - at >= HEALTH_SECONDS:
            found = await self._find_troubles()
            self._health = time.monotonic(), found
        return found

    async def _find_troubles(self) -> list[str]:
        found = []
        if not (self.writer.is_alive and self._mover.is_alive()):
            found.append("a thread of the store has died")
        elif (error := await self._try_writing()) is not None:
            found.append(f"nothing can be written: {error}")
        elif _identity(self.path) != self._file:
            # What is written still goes somewhere, but nobody will find it there.
            found.append(f"{self.path} was taken away or replaced")
        if shutil.disk_usage(self.folder).free < ROOM_BYTES:
            found.append("the disk is almost full")
        return found

    async def _try_writing(self) -> str | None:
        try:
            async with asyncio.timeout(5):
                await self._write(_try_writing)
        except TimeoutError:
            return "the disk does not answer"
        except sqlite3.Error as error:
            return str(error)
        return None

    def close(self) -> None:
        """Finish what is queued, then let go of the file."""
        self._closed.set()
        self._mover.join(10)
        self.writer.close()
        self._reads.shutdown()
        self._reader.close()


# --- SQL ------------------------------------------------------------------------------


def _save(db: sqlite3.Connection, change: Change, new: bool = False) -> None:
    row = change.row
    values = (
        *(row.updated, row.open, row.over, row.due, msgspec.json.encode(row)),
        *(row.rules, row.schema, row.is_joinable, row.origin),
        None if row.clock is None else row.clock.falls,
        *(row.lesson.name if row.lesson else "", row.id),
    )
    if new:
        db.execute(
            "INSERT INTO tables (updated, open, over, due, body, rules, schema, free, origin, "
            "falls, lesson, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
    else:
        found = db.execute(
            "UPDATE tables SET updated = ?, open = ?, over = ?, due = ?, body = ?, rules = ?, "
            "schema = ?, free = ?, origin = ?, falls = ?, lesson = ? WHERE id = ?",
            values,
        )
        if found.rowcount != 1:
            raise sqlite3.IntegrityError(f"table {row.id} is gone")
    # Two servers on one file cannot both write event `seq`: the key forbids it.
    body = msgspec.json.encode(change.event)
    db.execute("INSERT INTO events VALUES (?, ?, ?)", (row.id, change.seq, body))
    if change.forget_after is not None:
        db.execute(
            "DELETE FROM snapshots WHERE table_id = ? AND ply > ?", (row.id, change.forget_after)
        )
    for snapshot in change.snapshots:
        _save_snapshot(db, row.id, snapshot)
    if new or isinstance(change.event, WasSeated):
        save_seats(db, row)
    if change.event.who and (new or isinstance(change.event, WasSeated | WasSaid)):
        # Who chooses has sat down first.
        trace = (change.event.who, row.id)
        db.execute("INSERT OR IGNORE INTO traces VALUES (?, ?)", trace)
    if row.lesson is not None and row.host:
        _save_progress(db, row.host, row.lesson, row.id)


def _save_progress(db: sqlite3.Connection, guest: str, lesson: Taught, table: str) -> None:
    """How far the pupil has come. Who begins anew what they have ended once has still ended it."""
    db.execute(
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?) ON CONFLICT (guest, lesson) DO UPDATE SET "
        "table_id = excluded.table_id, step = excluded.step, done = max(done, excluded.done)",
        (guest, lesson.name, table, len(lesson.marks), lesson.over),
    )


def save_seats(db: sqlite3.Connection, row: TableRow) -> None:
    """Who sits where, and the links of the free seats."""
    db.execute("DELETE FROM seated WHERE table_id = ?", (row.id,))
    people = row.guests() | row.kept_for()
    db.executemany("INSERT INTO seated VALUES (?, ?)", [(guest, row.id) for guest in people])
    db.execute("DELETE FROM links WHERE table_id = ?", (row.id,))
    links = [
        (seat.nonce if seat.kind == "open" else seat.used, row.id, number)
        for number, seat in enumerate(row.seats)
    ]
    db.executemany("INSERT INTO links VALUES (?, ?, ?)", [each for each in links if each[0]])


def _pushes_of(db: sqlite3.Connection, guest: str) -> list[PushAddress]:
    """The newest first. One that cannot be read is as good as none."""
    kept = []
    for (body,) in db.execute("SELECT body FROM pushes WHERE guest = ?", (guest,)):
        with contextlib.suppress(msgspec.MsgspecError):
            kept.append(PUSH.decode(body))
    return sorted(kept, key=lambda each: each.made, reverse=True)


def _save_push(db: sqlite3.Connection, address: PushAddress, most: int) -> None:
    # One browser is one person's: whoever was here before is not told at this one any more.
    values = (address.endpoint, address.guest, msgspec.json.encode(address))
    db.execute("REPLACE INTO pushes VALUES (?, ?, ?)", values)
    others = [each for each in _pushes_of(db, address.guest) if each.endpoint != address.endpoint]
    drop = [(each.endpoint,) for each in others[most - 1 :]]
    db.executemany("DELETE FROM pushes WHERE endpoint = ?", drop)


def _save_snapshot(db: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    db.execute(
        "REPLACE INTO snapshots VALUES (?, ?, ?)",
        (table, snapshot.ply, msgspec.json.encode(snapshot)),
    )


def _load(db: sqlite3.Connection, table: str) -> Loaded | None:
    # One transaction, so that row, log and position are of one moment.
    db.execute("BEGIN")
    try:
        found = db.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        row = ROW.decode(found[0])
        return row, load_events(db, table), _snapshot(db, table, row.ply)
    finally:
        db.execute("COMMIT")


def _try_writing(db: sqlite3.Connection) -> None:
    """Take some pages, as a move would, and give them back."""
    db.execute("REPLACE INTO about VALUES ('trial', zeroblob(16384))")
    db.execute("DELETE FROM about WHERE name = 'trial'")


def load_events(db: sqlite3.Connection, table: str) -> list[AnyEvent]:
    """The whole log: what was archived, and what came after."""
    kept = db.execute("SELECT body FROM archives WHERE table_id = ?", (table,)).fetchone()
    events = [] if kept is None else EVENTS.decode(zlib.decompress(kept[0]))
    rows = db.execute("SELECT body FROM events WHERE table_id = ? ORDER BY seq", (table,))
    return events + [EVENT.decode(body) for (body,) in rows]


def _snapshot(db: sqlite3.Connection, table: str, ply: int) -> Snapshot | None:
    found = db.execute(
        "SELECT body FROM snapshots WHERE table_id = ? AND ply <= ? ORDER BY ply DESC LIMIT 1",
        (table, ply),
    ).fetchone()
    try:
        return SNAPSHOT.decode(found[0]) if found else None
    except (msgspec.MsgspecError, ValueError) as error:
        # The log is the truth: without a position it is only played from the beginning.
        log.error("snapshot-void", extra={"table": table, "error": str(error)})
        return None


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file it is, whatever is written into it."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _open(path: Path, synchronous: str) -> sqlite3.Connection:
    try:
        db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute(f"PRAGMA synchronous={'FULL' if synchronous == 'FULL' else 'NORMAL'}")
        db.execute("PRAGMA busy_timeout=5000")
        db.execute("PRAGMA wal_autocheckpoint=0")
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")
    except (OSError, sqlite3.Error) as error:
        raise StartError(
            f"Demesne cannot write its data in {path.parent}: {error}. "
            "Name a folder of your own with --data DIR."
        ) from error
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise StartError(
            f"{path} was written by a newer Demesne (its version is {version}, this one knows "
            f"{len(STEPS)}). Update Demesne, or name another folder with --data DIR."
        )
    try:
        steps = migrate(db)
    except sqlite3.Error as error:
        raise StartError(
            f"{path} cannot be brought up to date: {error}. `demesne doctor` says what is wrong."
        ) from error
    if version and steps:
        log.info("database-updated", extra={"from": version, "to": len(STEPS)})


def _remembered(db: sqlite3.Connection, path: Path) -> tuple[str, list[bytes], float]:
    """Which database it is, the keys that sign, and for how long servers were up with it."""
    try:
        about = dict(db.execute("SELECT name, value FROM about").fetchall())
        rows = db.execute("SELECT value FROM keys ORDER BY number").fetchall()
        keys = [bytes(value) for (value,) in rows]
        if not keys or "store" not in about:
            raise ValueError("what the server remembers of itself is gone")
        return str(about["store"]), keys, float(about.get("uptime", 0.0))
    except (sqlite3.Error, TypeError, ValueError) as error:
        raise StartError(
            f"{path} is damaged: {error}. Bring a backup back with `demesne restore`; "
            "`demesne doctor` says more."
        ) from error
