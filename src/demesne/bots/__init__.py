"""Players that are programs. They know the core and no game, so each plays every game.

from demesne import bots
greedy = bots.make("greedy", match.game, seat=1, rng=random.Random(7))
choice = bots.ask(greedy, match, seat=1)
"""

from __future__ import annotations

import importlib
import random
from importlib.metadata import entry_points

from demesne.bots.bot import Bot, ask, finish, knowledge
from demesne.bots.greedy import Greedy
from demesne.bots.uniform import Uniform
from demesne.core.errors import SetupError
from demesne.core.game import Game

__all__ = ["Bot", "ask", "find", "finish", "knowledge", "make", "names"]

OURS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Uniform}


def names() -> list[str]:
    """Every bot that has a name: ours, and those of the entry points `demesne.bots`."""
    return sorted({*OURS, *(point.name for point in entry_points(group="demesne.bots"))})


def find(name: str) -> type[Bot]:
    """The bot of that name, or the class written `module:Class`."""
    if name in OURS:
        return OURS[name]
    for point in entry_points(group="demesne.bots"):
        if point.name == name:
            return _checked(name, point.load())
    module, colon, attribute = name.partition(":")
    if not colon:
        raise SetupError(
            f"There is no bot {name!r}; Demesne has {', '.join(names())}. "
            "A bot of your own is written module:Class."
        )
    try:
        return _checked(name, getattr(importlib.import_module(module), attribute))
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"The bot {name!r} cannot be loaded: {error}.") from error


def make(name: str, game: Game, seat: int, rng: random.Random) -> Bot:
    """A player for `seat`. Given equal random numbers it plays the same game again."""
    return find(name)(game, seat, rng)


def _checked(name: str, kind: object) -> type[Bot]:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise SetupError(f"{name!r} is not a bot: it must be a class derived from bots.Bot.")
    return kind
