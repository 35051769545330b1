"""What is wrong with a server's data, and what to do about it. Changes nothing."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from demesne import registry
from demesne.server import journal
from demesne.server.folder import FILE, LOCK, MARK
from demesne.server.migrations import STEPS
from demesne.server.settings import PAGE, Limits
from demesne.server.sqlite import PUSH, ROOM_BYTES, ROW, SNAPSHOT, load_events

GOOD: Final = "good"
WARNING: Final = "warning"
BAD: Final = "bad"


class Finding:
    """A key of the word files (`doctor-<key>`) with its values, and how bad it is."""

    def __init__(self, level: str, key: str, **values: int | str) -> None:
        self.level = level
        self.key = key
        self.values = values


def examine(folder: Path, limits: Limits | None = None) -> list[Finding]:
    """Everything that can be found out without changing anything."""
    file = folder / FILE
    try:
        found = _look_around(folder, limits or Limits())
        if not folder.is_dir() or not file.exists() or not file.stat().st_size:
            return found
    except OSError as error:
        where, why = str(error.filename or folder), error.strerror or str(error)
        return [Finding(BAD, "folder-shut", file=where, error=why)]
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            found += _look_into(db)
    except sqlite3.Error as error:
        found.append(Finding(BAD, "database-damaged", error=str(error)))
    return found


def _look_around(folder: Path, limits: Limits) -> list[Finding]:
    found: list[Finding] = []
    if not folder.is_dir():
        return [Finding(WARNING, "no-folder", folder=str(folder))]
    file, mark = folder / FILE, folder / MARK
    has_database = file.exists() and file.stat().st_size > 0
    if folder.stat().st_mode & 0o077:
        found.append(Finding(BAD, "folder-open", folder=str(folder)))
    loose = [each.name for each in folder.glob(FILE + "*") if each.stat().st_mode & 0o077]
    if loose:
        found.append(Finding(BAD, "files-open", files=", ".join(sorted(loose))))
    if mark.exists() and not has_database:
        found.append(Finding(BAD, "database-gone", file=str(file), mark=str(mark)))
    elif not has_database:
        found.append(Finding(WARNING, "no-database", folder=str(folder)))
    free = shutil.disk_usage(folder).free
    if free < ROOM_BYTES:
        found.append(Finding(BAD, "disk-full", megabytes=free // 1_000_000))
    if _is_running(folder):
        found.append(Finding(GOOD, "running"))
    if not (PAGE / "index.html").is_file():
        found.append(Finding(WARNING, "no-page"))
    handles = _handles()
    if handles is not None and handles < limits.connections:
        found.append(Finding(WARNING, "few-handles", handles=handles, wanted=limits.connections))
    return found


def _look_into(db: sqlite3.Connection) -> list[Finding]:
    (answer,) = db.execute("PRAGMA integrity_check").fetchone()
    if answer != "ok":
        return [Finding(BAD, "database-damaged", error=str(answer))]
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        return [Finding(BAD, "database-newer", version=version, known=len(STEPS))]
    if version < len(STEPS):
        return [Finding(GOOD, "database-older", version=version, known=len(STEPS))]
    found: list[Finding] = []
    (keys,) = db.execute("SELECT count(*) FROM keys").fetchone()
    (marks,) = db.execute("SELECT count(*) FROM about WHERE name = 'store'").fetchone()
    if not (keys and marks):
        found.append(Finding(BAD, "keys-gone"))
    tables = db.execute("SELECT id, body FROM tables").fetchall()
    old_rules = 0
    for name, body in tables:
        try:
            old_rules += _read_table(db, name, body)
        except Exception as error:
            # Whatever is wrong with a table, the server sets it aside.
            told = str(error) or type(error).__name__
            found.append(Finding(BAD, "table-unreadable", table=name, error=told))
    if old_rules:
        found.append(Finding(GOOD, "old-rules", count=old_rules))
    if lost := _unreadable_pushes(db):
        found.append(Finding(WARNING, "pushes-unreadable", count=lost))
    (guests,) = db.execute("SELECT count(*) FROM guests").fetchone()
    return [*found, Finding(GOOD, "tables", tables=len(tables), guests=guests)]


def _read_table(db: sqlite3.Connection, name: str, body: bytes) -> bool:
    """Wake the table, as the server would; True when it was played by older rules."""
    row = ROW.decode(body)
    game = registry.game(row.game)
    past = journal.Past(load_events(db, name))
    if row.rules != game.RULES_VERSION:
        return True
    kept = db.execute(
        "SELECT body FROM snapshots WHERE table_id = ? AND ply <= ? ORDER BY ply DESC LIMIT 1",
        (name, len(past.records)),
    ).fetchone()
    journal.wake(game, row, past, SNAPSHOT.decode(kept[0]) if kept else None)
    return False


def _unreadable_pushes(db: sqlite3.Connection) -> int:
    lost = 0
    for (body,) in db.execute("SELECT body FROM pushes"):
        try:
            PUSH.decode(body)
        except (msgspec.MsgspecError, ValueError):
            lost += 1
    return lost


def _is_running(folder: Path) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return False
    if not (folder / LOCK).exists():
        return False
    with (folder / LOCK).open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
        return False


def _handles() -> int | None:
    try:
        import resource
    except ImportError:  # Windows
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if hard == resource.RLIM_INFINITY else hard
