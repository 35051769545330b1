"""A copy of the database that can be trusted, and the way back from it."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from pathlib import Path

from demesne.server import folder as data
from demesne.server.errors import StartError
from demesne.server.folder import FILE, MARK, PRIVATE_FILE
from demesne.server.migrations import STEPS
from demesne.server.store import now


class BackupError(StartError):
    """The copy cannot be made, or is none."""


def backup(folder: Path, target: Path) -> int:
    """Copy the database while the server runs, and check the copy; how many tables it holds."""
    source = folder / FILE
    if not source.exists() or not source.stat().st_size:
        raise BackupError(f"There is no database in {folder}.")
    if target.exists():
        raise BackupError(f"{target} is there already. Name a new file.")
    partial = target.with_name(target.name + ".partial")
    try:
        tables = _copy(source, partial)
        partial.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup cannot be written to {target}: {error}.") from error
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
    return tables


def _copy(source: Path, target: Path) -> int:
    """Copy what a database holds, in its write-ahead log too, and check it: its tables."""
    target.unlink(missing_ok=True)
    target.touch(PRIVATE_FILE)
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        # All of one moment: the server goes on writing to its log meanwhile. Page by page, the
        # copy would begin anew with every move that is made.
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
    return checked(target)


def checked(file: Path) -> int:
    """How many tables the copy holds; BackupError when it is damaged or none of ours."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            (answer,) = db.execute("PRAGMA integrity_check").fetchone()
            if answer != "ok":
                raise BackupError(f"{file} is damaged: {answer}.")
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if not 1 <= version <= len(STEPS):
                raise BackupError(
                    f"{file} is of version {version}; this Demesne reads 1 to {len(STEPS)}."
                )
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
            return int(tables)
    except sqlite3.Error as error:
        raise BackupError(f"{file} is no backup of Demesne: {error}.") from error


def restore(source: Path, folder: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of the database: its tables, and where the old one lies now.

    The server must not run meanwhile.
    """
    if not source.is_file():
        raise BackupError(f"There is no file {source}.")
    checked(source)
    data.make_private(folder)
    with data.alone(folder):
        fresh = folder / (FILE + ".partial")
        try:
            tables = _copy(source, fresh)
            old = _put_aside(folder)
            fresh.rename(folder / FILE)
            # The last of all: whatever breaks off before, the server notices what is missing.
            (folder / MARK).unlink(missing_ok=True)
        except (OSError, sqlite3.Error) as error:
            raise BackupError(f"{source} cannot be put into {folder}: {error}.") from error
        finally:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)
    return tables, old


def _put_aside(folder: Path) -> Path | None:
    """Give the database that is there another name, also one that nobody can read."""
    file, wal, index = (folder / (FILE + end) for end in ("", "-wal", "-shm"))
    old: Path | None = None
    if file.stat().st_size:
        stamp = now().replace(":", "").replace("-", "")
        old = folder / f"replaced-{stamp}-{secrets.token_hex(2)}.sqlite3"
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as db:
            # What still waits in the write-ahead log belongs to it.
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file.rename(old)
        if wal.exists():
            wal.rename(old.with_name(old.name + "-wal"))
    for each in (wal, index):
        each.unlink(missing_ok=True)
    return old


def new_key(folder: Path, only: bool = False) -> int:
    """Sign with a new key from the next start on; how many keys are still read.

    With `only`, no other key is read any more: everybody is a new guest then, and whoever had
    a key that leaked can do nothing with it.
    """
    file = folder / FILE
    if not file.exists() or not file.stat().st_size:
        raise BackupError(f"There is no database in {folder}.")
    try:
        with data.alone(folder), contextlib.closing(sqlite3.connect(file)) as db, db:
            if only:
                db.execute("DELETE FROM keys")
            key = (now(), secrets.token_bytes(32))
            db.execute("INSERT INTO keys (made, value) VALUES (?, ?)", key)
            (count,) = db.execute("SELECT count(*) FROM keys").fetchone()
    except sqlite3.Error as error:
        raise BackupError(f"No key can be written to {file}: {error}.") from error
    return int(count)
