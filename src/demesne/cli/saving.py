"""Where games are kept, so that nothing is ever lost.

A game in play is written after every choice, to `playing/` in the user's data
folder; once over it moves to `played/`. A file is replaced whole or not at all.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from types import FrameType

from demesne.core.errors import SetupError
from demesne.core.log import FORMAT
from demesne.core.match import Match


def data_folder() -> Path:
    """The user's folder for our data, as their system has it."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "demesne"
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "demesne"
    return Path.home() / ".local" / "share" / "demesne"


class Autosave:
    """One game's own file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # Why the last write failed; "" while all is well.
        self.problem = ""

    @classmethod
    def fresh(cls, game: str) -> Autosave:
        """A name of its own, telling the game and when it began."""
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
        folder = data_folder() / "playing"
        names = (f"{game}-{stamp}{suffix}.log" for suffix in ("", *range(-2, -1_000, -1)))
        path = folder / next(names)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            # Two games begun in one second must not share a file.
            while not _claimed(path):
                path = folder / next(names)
        except OSError:
            pass  # `keep` will say why.
        return cls(path)

    def keep(self, match: Match) -> None:
        """Write the game down. A full disk must not end it: the trouble is told instead."""
        try:
            write(self.path, match.to_log().to_text())
            self.problem = ""
        except OSError as error:
            self.problem = error.strerror or str(error)

    def close(self, match: Match) -> None:
        """The game is over: out of `playing/`, if that is where it was."""
        self.keep(match)
        if self.problem or self.path.parent != data_folder() / "playing":
            return
        played = data_folder() / "played" / self.path.name
        with suppress(OSError):
            played.parent.mkdir(parents=True, exist_ok=True)
            self.path.replace(played)
            self.path = played


def _claimed(path: Path) -> bool:
    """Make the file, unless somebody else has."""
    try:
        path.open("x").close()
    except FileExistsError:
        return False
    return True


def write(path: Path, text: str) -> None:
    """Whole or not at all: a reader never meets half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def write_new(path: Path, text: str, refusal: str) -> None:
    """Like `write`, but a file that is no game log of ours is never overwritten."""
    if path.exists() and not _is_log(path):
        raise SetupError(refusal)
    try:
        write(path, text)
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}.") from error


def _is_log(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().strip() == FORMAT
    except (OSError, UnicodeDecodeError):
        return False


def in_play() -> list[Path]:
    """Games that were left, the latest first."""
    found = list((data_folder() / "playing").glob("*.log"))
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until a choice is both played and written down."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def later(number: int, _frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
