"""Who sits where: people at this keyboard, and bots.

A log keeps names only. A bot's entry there is its name and its level, `Bernard (fair)`, so
that a saved game knows who plays on, and a reader of the log too. Bots are beasts of the
fable, and are called so in the reader's language.
"""

from __future__ import annotations

import random

from demesne import bots
from demesne.bots import beasts
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.i18n import Words

PERSON = "me"
# One for each seat of the largest game; a table of more numbers the rest.
NAMES = ("Ada", "Bruno", "Chiyo", "Denis", "Edda", "Faruk")
LONGEST_NAME = 16


class Seating:
    """Names by seat, and which bot it is where it is none of us."""

    def __init__(self, names: list[str], kinds: list[str | None]) -> None:
        self.names = names
        self.kinds = kinds

    @classmethod
    def read(cls, seats: str, names: str | None, words: Words) -> Seating:
        """From `me,fair,tibert` or `me:Ada,me:Bob`, and `Ada,Bob`."""
        given = [name.strip() for name in names.split(",")] if names else []
        called: list[str] = []
        kinds: list[str | None] = []
        for seat, entry in enumerate(item.strip() for item in seats.split(",")):
            kind, _, own = entry.partition(":")
            person = kind == PERSON
            default = NAMES[seat] if seat < len(NAMES) else f"Player {seat + 1}"
            bot: str | None = None
            if not person:
                default, bot = beasts.seated(_known(entry, words), [*called, *given])
            kinds.append(bot)
            wanted = given[seat] if seat < len(given) and given[seat] else ""
            called.append((own.strip() if person else "") or wanted or default)
        if len(given) > len(called):
            raise SetupError(
                words.tr("cli-error-too-many-names", names=len(given), seats=len(called))
            )
        for name in called:
            _check_name(name, called, words)
        return cls(called, kinds)

    @classmethod
    def of_players(cls, players: list[str]) -> Seating:
        """As a log tells it: whoever is not marked as a bot is a person."""
        names: list[str] = []
        kinds: list[str | None] = []
        for player in players:
            # A log may come from anywhere; its names are not to steer the terminal.
            player = "".join(letter if letter.isprintable() else "?" for letter in player)
            name, kind = beasts.named(player)
            names.append(name)
            kinds.append(kind)
        return cls(names, kinds)

    def players(self) -> list[str]:
        """The entries of the log."""
        return [
            name if kind is None else beasts.entry(name, kind)
            for name, kind in zip(self.names, self.kinds, strict=True)
        ]

    def called(self, words: Words) -> list[str]:
        """The names as the reader knows them."""
        return [
            name.replace(name.split(" ")[0], words.tr(key), 1) if kind and key else name
            for name, kind, key in self._beasts()
        ]

    def roles(self, words: Words) -> list[str]:
        """What a bot is, the donkey say; nothing for people."""
        return [
            (words.tr(f"{key}-kind") if key else kind) if kind else ""
            for _, kind, key in self._beasts()
        ]

    def _beasts(self) -> list[tuple[str, str | None, str | None]]:
        names = zip(self.names, self.kinds, strict=True)
        return [(name, kind, beasts.word(name)) for name, kind in names]

    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind is None]

    def bots(self, game: Game, seed: int | None) -> dict[int, bots.Bot]:
        """The bots by seat, each with random numbers of its own."""
        return {
            seat: bots.make(kind, game, seat, random.Random(_own_seed(seed, seat)))
            for seat, kind in enumerate(self.kinds)
            if kind is not None
        }


def _own_seed(seed: int | None, seat: int) -> str | None:
    return None if seed is None else f"{seed} seat {seat}"


def _known(entry: str, words: Words) -> str:
    # `module:Class` is a bot of one's own; loading it tells by itself what is wrong.
    if ":" in entry:
        bots.find(entry)
        return entry
    found = _translated(words).get(entry.casefold(), entry.casefold())
    if found not in bots.names():
        raise SetupError(
            words.tr(
                "cli-error-unknown-seat",
                seat=entry,
                levels=", ".join(bots.LEVELS),
                beasts=", ".join(name.lower() for name in beasts.BEASTS),
                others=", ".join([*bots.YARDSTICKS, *bots.foreign()]),
            )
        )
    bots.find(found)
    return found


def _translated(words: Words) -> dict[str, str]:
    """Levels and characters as the reader calls them, `couard` for `cuwart`."""
    keys = {level: f"level-{level}" for level in bots.LEVELS}
    keys |= {name.lower(): f"beast-{name.lower()}" for name in beasts.BEASTS}
    return {words.tr(key).casefold(): bot for bot, key in keys.items()}


def _check_name(name: str, names: list[str], words: Words) -> None:
    if len(name) > LONGEST_NAME or not name.isprintable() or beasts.PLAYER.match(name):
        raise SetupError(words.tr("cli-error-name", name=repr(name), most=LONGEST_NAME))
    if names.count(name) > 1:
        raise SetupError(words.tr("cli-error-same-name", name=name))


def read_options(options: list[str], words: Words) -> dict[str, str]:
    """From `mode=advanced`, one after the other."""
    read: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise SetupError(words.tr("cli-error-option", option=option))
        read[name.strip()] = value.strip()
    return read
