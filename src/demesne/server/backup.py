"""A copy of the database that can be trusted, and the way back from it."""

from __future__ import annotations

import contextlib
import secrets
import shutil
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
        partial.unlink(missing_ok=True)
        partial.touch(PRIVATE_FILE)
        with (
            contextlib.closing(sqlite3.connect(source)) as old,
            contextlib.closing(sqlite3.connect(partial)) as new,
        ):
            # A few pages at a time: the server goes on writing in between.
            old.backup(new, pages=256, sleep=0.01)
            new.execute("PRAGMA journal_mode=DELETE")
        tables = checked(partial)
        partial.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup cannot be written to {target}: {error}.") from error
    return tables


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
    tables = checked(source)
    data.make_private(folder)
    with data.alone(folder):
        file = folder / FILE
        old: Path | None = None
        if file.stat().st_size:
            stamp = now().replace(":", "").replace("-", "")
            old = folder / f"replaced-{stamp}-{secrets.token_hex(2)}.sqlite3"
            with contextlib.closing(sqlite3.connect(file)) as db:
                # What still waits in the write-ahead log belongs to it.
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            file.rename(old)
        for name in (FILE, FILE + "-wal", FILE + "-shm", MARK):
            (folder / name).unlink(missing_ok=True)
        file.touch(PRIVATE_FILE)
        shutil.copyfile(source, file)
    return tables, old


def new_key(folder: Path, only: bool = False) -> int:
    """Sign with a new key from the next start on; how many keys are still read.

    With `only`, no other key is read any more: everybody is a new guest then, and whoever had
    a key that leaked can do nothing with it.
    """
    file = folder / FILE
    if not file.exists() or not file.stat().st_size:
        raise BackupError(f"There is no database in {folder}.")
    with data.alone(folder), contextlib.closing(sqlite3.connect(file)) as db, db:
        if only:
            db.execute("DELETE FROM keys")
        key = (now(), secrets.token_bytes(32))
        db.execute("INSERT INTO keys (made, value) VALUES (?, ?)", key)
        (count,) = db.execute("SELECT count(*) FROM keys").fetchone()
    return int(count)
