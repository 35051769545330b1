"""Which games there are.

Every folder of `demesne.games` is a game whose package has `make(components)`; so
is every entry point of the group `demesne.games`, for games that live elsewhere.
"""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import demesne.games
from demesne.core.errors import UnknownGame
from demesne.core.game import Game


def game_names() -> list[str]:
    """Every game that can be played, by name."""
    ours = [module.name for module in pkgutil.iter_modules(demesne.games.__path__)]
    return sorted({*ours, *(point.name for point in entry_points(group="demesne.games"))})


def game(name: str, components: str | Path | None = None) -> Game:
    """The game of that name; `components` is a file with tables of your own box."""
    if name not in game_names():
        raise UnknownGame(f"There is no game {name!r}; Demesne plays {', '.join(game_names())}.")
    made = _package(name).make(Path(components) if components is not None else None)
    assert isinstance(made, Game)
    return made


def _package(name: str) -> Any:
    for point in entry_points(group="demesne.games"):
        if point.name == name:
            return importlib.import_module(point.value)
    return importlib.import_module(f"demesne.games.{name}")
