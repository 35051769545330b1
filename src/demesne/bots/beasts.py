"""The names of bots: beasts of the old fable of Reynard.

A log and the protocol have the name in English; page and terminal say it in the reader's
language, with the words `beast-bernard` and `beast-bernard-kind`. In a log that the terminal
writes, a bot's entry is its name and its kind, `Bernard (greedy)`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import chain
from typing import Final

# Four of a kind, so that a table of five needs no second round.
GENTLE: Final = ("Cuwart", "Pinte", "Tardif", "Belin")
FAIR: Final = ("Bernard", "Grimbert", "Chanticleer", "Espinard")
STRONG: Final = ("Tibert", "Tiecelin", "Baucent", "Bruin")
FIERCE: Final = ("Reynard", "Isengrim", "Noble", "Hersent")
BEASTS: Final = (*GENTLE, *FAIR, *STRONG, *FIERCE)
KINDS: Final = {"random": GENTLE, "greedy": FAIR}

PLAYER: Final = re.compile(r"^(?P<name>.+?) \((?P<kind>[^()]+)\)$")


def kin(bot: str) -> tuple[str, ...]:
    """The names of this kind of bot, in the order they sit down."""
    return KINDS.get(bot, STRONG)


def beast(bot: str, taken: Collection[str]) -> str:
    """A name for a bot of this kind that nobody at the table has yet."""
    own = kin(bot)
    names = chain(own, BEASTS, (f"{name} {n}" for n in range(2, 99) for name in own))
    return next(name for name in names if name not in taken)


def named(player: str) -> tuple[str, str | None]:
    """A player of a log: the name, and the kind of bot where it is one."""
    bot = PLAYER.match(player)
    return (bot["name"], bot["kind"]) if bot else (player, None)


def word(name: str) -> str | None:
    """The key of a beast's words; a second one of the name, `Bernard 2`, has the same."""
    first = name.split(" ", maxsplit=1)[0]
    return f"beast-{first.lower()}" if first in BEASTS else None
