"""Reading game logs from files."""

from __future__ import annotations

from pathlib import Path

from demesne import registry
from demesne.core.errors import LogError
from demesne.core.game import Game
from demesne.core.log import Log, read_log


def read_file(path: Path, partial: bool = False) -> Log:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LogError(f"{path} cannot be read: {error.strerror or error}.") from error
    except UnicodeDecodeError as error:
        raise LogError(f"{path} is not a game log: it is not UTF-8 text.") from error
    return read_log(text, partial)


def read_game(
    path: Path, components: Path | None = None, partial: bool = False
) -> tuple[Log, Game]:
    """A log and the game it is of."""
    log = read_file(path, partial)
    return log, registry.game(log.game, components)
