"""Results as JSON Lines: one line a game, each complete in itself.

Lines are added as games end, so that nothing is lost when a tournament is stopped; once all
are in, the file is written anew in the order of the games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from demesne.arena.errors import ArenaError
from demesne.arena.schedule import Fixture

# What must agree for two results to be of one tournament.
STAMP: Final = ("game", "version", "code", "rules", "box", "options", "seed")
# What the clock says of a game, and not the game itself.
CLOCK: Final = ("seconds", "slowest", "at")

Key = tuple[int, int]
Result = dict[str, Any]


def key(result: Result) -> Key:
    """Number of seats, number of the game."""
    return len(result["seats"]), result["number"]


def at_table(parameters: dict[str, Any], seats: int) -> dict[str, Any]:
    """What a bot's name stands for at a table of so many."""
    if "plan" not in parameters:
        return parameters
    plan = parameters["plan"]
    general = {name: value for name, value in plan.items() if not name.isdecimal()}
    return {**parameters, "plan": {**general, **plan.get(str(seats), {})}}


def line(result: Result) -> str:
    # Keys as they are: parts of a score stand in the order of the score sheet.
    return json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_results(path: Path) -> list[Result]:
    """The games of a file in their order. A torn last line is a game that was not finished."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise ArenaError("arena-unreadable", file=str(path), reason=str(error)) from error
    return sorted(_results(path, text), key=key)


def _results(path: Path, text: str) -> Iterator[Result]:
    lines = text.splitlines(keepends=True)
    for number, item in enumerate(lines, start=1):
        if number == len(lines) and not item.endswith("\n"):
            return
        try:
            result = json.loads(item)
            assert isinstance(result, dict)
            key(result)
        except (ValueError, AssertionError, LookupError, TypeError) as error:
            raise ArenaError("arena-no-results", file=str(path), line=number) from error
        yield result


class Book:
    """The file of a tournament: what was played, and where the next result goes."""

    def __init__(
        self,
        path: Path,
        stamp: Result,
        parameters: dict[str, dict[str, Any]],
        fixtures: Iterable[Fixture],
    ) -> None:
        self.path = path
        self.fixtures = {(fixture.seats, fixture.number): fixture for fixture in fixtures}
        self.played: dict[Key, Result] = {}
        for result in read_results(path) if path.exists() else ():
            self._check(result, stamp, parameters)
            self.played[key(result)] = result
        # Whatever was torn is gone from here on.
        self._write(self.played.values())

    def missing(self) -> list[Fixture]:
        """What is still to be played, tables of all sizes side by side."""
        left = [fixture for place, fixture in self.fixtures.items() if place not in self.played]
        return sorted(left, key=lambda fixture: (fixture.number, fixture.seats))

    def add(self, result: Result) -> None:
        self.played[key(result)] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line(result))

    def close(self) -> None:
        """All games in their order."""
        self._write(self.results())

    def results(self) -> list[Result]:
        return [self.played[place] for place in sorted(self.played)]

    def _write(self, results: Iterable[Result]) -> None:
        new = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.write_text("".join(map(line, results)), encoding="utf-8")
            new.replace(self.path)
        except OSError as error:
            raise ArenaError(
                "arena-unwritable", file=str(self.path), reason=str(error.strerror or error)
            ) from error

    def _check(self, result: Result, stamp: Result, parameters: dict[str, Any]) -> None:
        """Refuse what was not played as this tournament plays."""
        for name in STAMP:
            if result.get(name) != stamp[name]:
                self._refuse(name, result.get(name), stamp[name])
        for bot, own in result["parameters"].items():
            ours = at_table(parameters[bot], len(result["seats"])) if bot in parameters else own
            if own != ours:
                self._refuse(f"parameters of {bot}", own, ours)
        fixture = self.fixtures.get(key(result))
        if fixture is None:
            raise ArenaError("arena-more-results", file=str(self.path))
        if list(fixture.bots) != result["seats"]:
            self._refuse("seats", ", ".join(result["seats"]), ", ".join(fixture.bots))

    def _refuse(self, what: str, theirs: object, ours: object) -> None:
        raise ArenaError(
            "arena-other-results",
            file=str(self.path),
            what=what,
            theirs=shorten(theirs),
            ours=shorten(ours),
        )


def shorten(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True)
    return text if len(text) <= 80 else text[:79] + "…"
