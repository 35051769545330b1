"""The characters: beasts of the old fable of Reynard, each of a level and with a taste.

A log and the protocol have the name in English; page and terminal say it in the reader's
language, with the words `beast-bernard`, `beast-bernard-kind` and `beast-bernard-temper`. In a
log that the terminal writes, a bot's entry is its name and its level, `Bernard (fair)`, or the
name of the bot where it has none, `Bernard (greedy)`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import chain
from typing import Final

from demesne.bots.levels import LEVELS
from demesne.core.errors import SetupError
from demesne.core.game import Game

# Four of a level, so that a table of five needs no second round; the first of each plays as the
# level was measured, the others have a taste.
GENTLE: Final = ("Cuwart", "Pinte", "Tardif", "Belin")
FAIR: Final = ("Bernard", "Grimbert", "Chanticleer", "Espinard")
STRONG: Final = ("Tibert", "Tiecelin", "Baucent", "Bruin")
FIERCE: Final = ("Reynard", "Isengrim", "Noble", "Hersent")
BEASTS: Final = (*GENTLE, *FAIR, *STRONG, *FIERCE)
KINDS: Final = dict(zip(LEVELS, (GENTLE, FAIR, STRONG, FIERCE), strict=True))
# Bots that are no level sit down under these names; the page says what they are.
LIKE: Final = {"random": "gentle", "greedy": "fair"}

# What a beast loves: `[taste.church]` in a game's levels.toml says what that means there.
TASTES: Final = {
    "Pinte": "land",
    "Tardif": "craft",
    "Belin": "church",
    "Grimbert": "craft",
    "Chanticleer": "church",
    "Espinard": "land",
    "Tiecelin": "travel",
    "Baucent": "trade",
    "Bruin": "war",
    "Isengrim": "war",
    "Noble": "council",
    "Hersent": "travel",
}

PLAYER: Final = re.compile(r"^(?P<name>.+?) \((?P<kind>[^()]+)\)$")


def is_beast(bot: str) -> bool:
    """Is a bot of this name one of the characters?"""
    return bot.capitalize() in BEASTS


def level_of(bot: str) -> str | None:
    """The level of a bot by its name: a character's, or itself where it is one."""
    if bot in KINDS:
        return bot
    name = bot.capitalize()
    return next((level for level, kin in KINDS.items() if name in kin), None)


def weights(game: Game, taste: str) -> list[float] | None:
    """A taste as factors of `game.TERMS`; None where the game knows no such taste."""
    factors = game.levels().get("taste", {}).get(taste)
    if factors is None:
        return None
    terms = list(game.TERMS)
    for term in factors:
        if term not in terms:
            raise SetupError(
                f"levels.toml of {game.NAME}, [taste.{taste}]: the evaluation has no term "
                f"{term!r}; it has {', '.join(terms)}."
            )
    return [float(factors.get(term, 1.0)) for term in terms]


def tempers(game: Game) -> list[str]:
    """The beasts whose taste, if they have one, means something in this game."""
    known = game.levels().get("taste", {})
    return [name for name in BEASTS if TASTES.get(name) is None or TASTES[name] in known]


def kin(bot: str) -> tuple[str, ...]:
    """The names that bots of this kind take, in the order they sit down."""
    if is_beast(bot):
        return (bot.capitalize(),)
    kind = LIKE.get(bot, bot)
    # A bot from elsewhere goes by its own name.
    return KINDS[kind] if kind in KINDS else (bot[:1].upper() + bot[1:],)


def seated(bot: str, taken: Collection[str]) -> tuple[str, str]:
    """A bot sits down: a name that nobody at the table has yet, and which bot it is.

    Whoever asks for a level gets its next character.
    """
    own = kin(bot)
    names = chain(own, (f"{name} {n}" for n in range(2, 99) for name in own))
    name = next(name for name in names if name not in taken)
    return name, _first(name).lower() if bot in KINDS else bot


def named(player: str) -> tuple[str, str | None]:
    """A player of a log: the name, and the bot where it is one."""
    bot = PLAYER.match(player)
    if bot is None:
        return player, None
    name, kind = bot["name"], bot["kind"]
    is_own = kind in KINDS and _first(name) in KINDS[kind]
    return name, _first(name).lower() if is_own else kind


def entry(name: str, bot: str) -> str:
    """A bot as a player of a log."""
    # A character under its own name: then the name says which, and the level how strong.
    is_own = is_beast(bot) and _first(name) == bot.capitalize()
    return f"{name} ({level_of(bot) if is_own else bot})"


def word(name: str) -> str | None:
    """The key of a beast's words; a second one of the name, `Bernard 2`, has the same."""
    first = _first(name)
    return f"beast-{first.lower()}" if first in BEASTS else None


def _first(name: str) -> str:
    return name.split(" ", maxsplit=1)[0]
