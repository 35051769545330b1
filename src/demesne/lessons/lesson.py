"""What a lesson is made of, and how its file is read.

A puzzle is a lesson too: it begins at a ply of somebody's log (`log`, `ply`), and its one step
expects the best turn.
"""

from __future__ import annotations

import hashlib
import random
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from demesne import registry
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.log import read_log
from demesne.core.match import Match
from demesne.core.step import Decision

FOLDER = Path(str(files(__package__)))
ANYTHING = ("*",)


class Answer(Struct, forbid_unknown_fields=True, frozen=True):
    """Answers to one kind of question, by patterns on their refs, the most welcome first."""

    ask: str
    expect: tuple[str, ...] = ANYTHING

    def among(self, decision: Decision[Any], options: Iterable[int]) -> list[int]:
        """Which of these choices are meant, in the order of the patterns."""
        return matching(decision, options, self.expect)


def matching(
    decision: Decision[Any], options: Iterable[int], patterns: tuple[str, ...]
) -> list[int]:
    refs = [(choice, decision.ref(choice)) for choice in options]
    found = [c for pattern in patterns for c, ref in refs if fnmatchcase(ref, pattern)]
    return list(dict.fromkeys(found))


class Step(Struct, forbid_unknown_fields=True, frozen=True):
    """One sentence of the coach.

    With `ask` the pupil answers that kind of question, as `expect` says or anyhow; with `until`
    they play as they like until they are asked that. With neither they read on. A question that
    comes up before the one that is meant may be answered anyhow.
    """

    key: str
    # Spots of the page, `lit` for what may be chosen; what else is on the board is limewashed. The
    # coach points at the first.
    spots: tuple[str, ...] = ()
    ask: str = ""
    expect: tuple[str, ...] = ANYTHING
    until: str = ""
    # Of the lesson's pieces, those that matter now.
    pieces: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        return not (self.ask or self.until)


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    """A game, where it begins, who answers what, and the steps."""

    game: str
    minutes: int
    steps: tuple[Step, ...]
    # How a piece to know is drawn, by its name: an emblem of the page.
    pieces: dict[str, dict[str, Any]]
    seats: int = 2
    # Where the pupil sits.
    seat: int = 0
    seed: int = 0
    options: dict[str, str] = {}
    # A log beside the lesson's file and the ply at which it begins, in place of a new game.
    log: str = ""
    ply: int = 0
    # What rivals answer; the first that fits. Other questions they answer by lot.
    rivals: tuple[Answer, ...] = ()
    name: str = ""
    # Changes with every change of the lesson: a pupil in mid-lesson must begin it anew.
    digest: str = ""

    def begin(self, game: Game, players: list[str] | None = None) -> Match:
        """The match at its first question; always the same."""
        if self.log:
            text = (FOLDER / self.log).read_text(encoding="utf-8")
            match = Match.from_log(game, read_log(text), self.ply)
            match.players = players or match.players
        else:
            match = Match(game, self.seats, self.seed, self.options, players, play_on=False)
        self.shuffle(match)
        match.settle()
        return match

    def shuffle(self, match: Match) -> None:
        """What comes by chance depends on the ply alone: it is the same after a restart."""
        match.rng.seed(f"{self.name} {self.seed} {match.ply}")

    def chance_of(self, seat: int, ply: int) -> random.Random:
        return random.Random(f"{self.name} {self.seed} {seat} {ply}")


def read(path: Path) -> Lesson:
    """The lesson of a file; SetupError says what is wrong with it."""
    text = path.read_text(encoding="utf-8")
    digest = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    try:
        lesson = msgspec.convert(
            {**tomllib.loads(text), "name": path.stem, "digest": digest}, Lesson
        )
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise SetupError(f"{path.name} is not a lesson: {error}.") from error
    _check(lesson, path.name)
    return lesson


def _check(lesson: Lesson, file: str) -> None:
    kinds = {kind.__name__ for kind in registry.game(lesson.game).DECISIONS}
    asked = {each.ask or each.until for each in lesson.steps} | {r.ask for r in lesson.rivals}
    unknown = sorted(asked - kinds - {""})
    if unknown:
        raise SetupError(f"{file}: {lesson.game} never asks {', '.join(unknown)}.")
    keys = [step.key for step in lesson.steps]
    if len({*keys}) < len(keys):
        raise SetupError(f"{file}: two steps have the same key.")
    unknown = sorted({name for step in lesson.steps for name in step.pieces} - {*lesson.pieces})
    if unknown:
        raise SetupError(f"{file}: nothing says how to draw {', '.join(unknown)}.")


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


@cache
def find(name: str) -> Lesson:
    if name not in names():
        raise SetupError(f"There is no lesson {name!r}.")
    return read(FOLDER / f"{name}.toml")
