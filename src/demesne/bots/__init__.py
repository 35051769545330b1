"""Players that are programs. They know the core and no game, so each plays every game.

from demesne import bots
tibert = bots.make("tibert", match.game, seat=1, rng=random.Random(7))
choice = bots.ask(tibert, match, seat=1)
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from importlib.metadata import entry_points

from demesne.bots import beasts
from demesne.bots.bot import Bot, ask, finish, knowledge
from demesne.bots.greedy import Greedy
from demesne.bots.levels import LEVELS, make_level
from demesne.bots.uniform import Uniform
from demesne.core.errors import SetupError
from demesne.core.game import Game

__all__ = [
    "LEVELS",
    "YARDSTICKS",
    "Bot",
    "ask",
    "find",
    "finish",
    "foreign",
    "knowledge",
    "make",
    "names",
    "offered",
]

# What strength is measured with. People choose levels and characters.
YARDSTICKS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Uniform}
Maker = Callable[[Game, int, random.Random], Bot]


def foreign() -> list[str]:
    """The bots that other packages bring: the entry points `demesne.bots`."""
    ours = {*YARDSTICKS, *LEVELS, *(name.lower() for name in beasts.BEASTS)}
    return sorted({point.name for point in entry_points(group="demesne.bots")} - ours)


def offered() -> list[str]:
    """What a person may choose: the levels, weakest first, and bots from elsewhere."""
    return [*LEVELS, *foreign()]


def names() -> list[str]:
    """Every bot that has a name: levels, characters, yardsticks, and bots from elsewhere."""
    return sorted({*offered(), *YARDSTICKS, *(name.lower() for name in beasts.BEASTS)})


def find(name: str) -> Maker:
    """What makes the bot of that name, or the class written `module:Class`."""
    if name in YARDSTICKS:
        return YARDSTICKS[name]
    if name in LEVELS or beasts.is_beast(name):
        return _Character(name)
    for point in entry_points(group="demesne.bots"):
        if point.name == name:
            try:
                return _checked(name, point.load())
            except (ImportError, AttributeError) as error:
                raise SetupError(f"The bot {name!r} cannot be loaded: {error}.") from error
    module, colon, attribute = name.partition(":")
    if not colon:
        characters = ", ".join(each.lower() for each in beasts.BEASTS)
        others = ", ".join([*YARDSTICKS, *foreign()])
        raise SetupError(
            f"There is no bot {name!r}; Demesne has the levels {', '.join(LEVELS)}, the "
            f"characters {characters}, and {others}. A bot of your own is written module:Class."
        )
    try:
        return _checked(name, getattr(importlib.import_module(module), attribute))
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(f"The bot {name!r} cannot be loaded: {error}.") from error


def make(name: str, game: Game, seat: int, rng: random.Random) -> Bot:
    """A player for `seat`. Given equal random numbers it plays the same game again."""
    return find(name)(game, seat, rng)


class _Character:
    """Makes players of a level, with a beast's taste where the name is a beast's."""

    def __init__(self, name: str) -> None:
        level = beasts.level_of(name)
        assert level is not None
        self.level = level
        self.taste = beasts.TASTES.get(name.capitalize(), "")

    def __call__(self, game: Game, seat: int, rng: random.Random) -> Bot:
        return make_level(self.level, game, seat, rng, beasts.weights(game, self.taste))


def _checked(name: str, kind: object) -> type[Bot]:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise SetupError(f"{name!r} is not a bot: it must be a class derived from bots.Bot.")
    return kind
