"""The data folder: private, one server's at a time, and it remembers what was in it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from demesne.server.errors import StartError
from demesne.server.settings import data_folder

FILE: Final = "tables.sqlite3"
# Says which database belongs here, so that one that is gone is noticed.
MARK: Final = "tables.mark"
LOCK: Final = "server.lock"
PRIVATE: Final = 0o700
PRIVATE_FILE: Final = 0o600


def make_private(folder: Path) -> None:
    """Nobody else may look in: the key that signs cookies lies there."""
    try:
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        if folder.stat().st_mode & 0o077:
            _check_ours(folder)
            folder.chmod(PRIVATE)
        # SQLite gives its other files the mode of this one.
        (folder / FILE).touch(PRIVATE_FILE)
        for file in folder.glob(FILE + "*"):
            file.chmod(PRIVATE_FILE)
    except OSError as error:
        raise StartError(
            f"Demesne cannot write its data in {folder}: {error.strerror}. "
            "Name a folder of your own with --data DIR."
        ) from error


def _check_ours(folder: Path) -> None:
    """Others can look into it: it is closed to them, unless they have things there."""
    has_ours = any((folder / name).exists() for name in (FILE, MARK, LOCK))
    if not has_ours and folder != data_folder() and any(folder.iterdir()):
        raise StartError(
            f"{folder} is open to other users and holds other things. Name a folder of its own "
            f"with --data DIR, or close this one: chmod 700 {folder}"
        )


def check_mark(folder: Path) -> None:
    """StartError when there was a database here and there is none any more."""
    file, mark = folder / FILE, folder / MARK
    if mark.exists() and not (file.exists() and file.stat().st_size):
        raise StartError(
            f"{file} is gone or empty, though {mark} says that there was one. Bring it back with "
            f"`demesne restore`, or delete {mark} to begin anew."
        )


def set_mark(folder: Path, store: str) -> None:
    """Remember which database this is; StartError when it is another than it was."""
    mark = folder / MARK
    try:
        if not mark.exists():
            # Whole or not at all: half a mark would be another database's.
            partial = mark.with_name(MARK + ".partial")
            partial.touch(PRIVATE_FILE)
            partial.write_text(store + "\n", "utf-8")
            partial.replace(mark)
        known = mark.read_bytes().decode("ascii", "replace").strip()
    except OSError as error:
        raise StartError(f"Demesne cannot write {mark}: {error.strerror}.") from error
    if known != store:
        raise StartError(
            f"{folder / FILE} is not the database that was here. Bring the right one back with "
            f"`demesne restore`, or delete {mark} to go on with this one."
        )


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One server to a data folder: two would each believe they have the tables."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    try:
        (folder / LOCK).touch(PRIVATE_FILE)
        file = (folder / LOCK).open("w")
    except OSError as error:
        raise StartError(f"Demesne cannot write {folder / LOCK}: {error.strerror}.") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StartError(
                f"Another Demesne server uses {folder}. Stop it, or name another folder "
                "with --data DIR."
            ) from error
        yield
