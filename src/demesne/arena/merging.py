"""Several tournaments of one game together: what was played by which command.

A ladder of levels is several tournaments, each of one level at the tables of the next; a mixed
table is one more. Their games say together how strong everybody is, as long as all of them were
played by the same rules, sources and box, and each name means the same bot in all of them.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from itertools import islice, permutations
from pathlib import Path
from typing import Final

from demesne import registry
from demesne.arena.errors import ArenaError
from demesne.arena.results import STAMP, Result, key, read_results, shorten
from demesne.arena.schedule import schedule

# Tournaments may differ in their seed.
SAME: Final = tuple(name for name in STAMP if name != "seed")
# In how many orders a list of bots is tried out before its command is given up: of six.
ORDERS: Final = 720
GLANCE: Final = 40


def read_tournaments(paths: Sequence[Path]) -> list[list[Result]]:
    """The games of each file. ArenaError where two files do not go together."""
    found: list[list[Result]] = []
    known: dict[tuple[str, int], object] = {}
    for path in paths:
        results = read_results(path)
        if not results:
            raise ArenaError("arena-no-games", file=str(path))
        for result in results:
            _check(path, result, results[0], STAMP)
            for bot, own in result["parameters"].items():
                name = bot, len(result["seats"])
                if known.setdefault(name, own) != own:
                    _refuse(path, f"parameters of {bot}", own, known[name])
        found.append(results)
        _check(path, results[0], found[0][0], SAME)
    return found


def together(tournaments: Iterable[Iterable[Result]]) -> list[Result]:
    """All their games, each once: two of them may hold the same one."""
    games = {
        (result["seed"], *key(result), *result["seats"]): result
        for results in tournaments
        for result in results
    }
    return [games[place] for place in sorted(games)]


def command_of(results: Sequence[Result]) -> str:
    """The command that plays these games, which are of one number of seats."""
    first = results[0]
    bots, against = wishes_of(results)
    words = ["demesne", "arena", first["game"], "--bots", ",".join(bots)]
    if against is not None:
        words += ["--against", against]
    words += ["--seats", str(len(first["seats"])), "--games", str(len(results))]
    usual = registry.game(first["game"]).full_options({})
    for name, value in first["options"].items():
        if usual.get(name) != value:
            words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--seed", str(first["seed"])])


def wishes_of(results: Sequence[Result]) -> tuple[list[str], str | None]:
    """Bots and `--against` in whose schedule all these games stand."""
    names = sorted({name for result in results for name in result["seats"]})
    seated = {result["number"]: tuple(result["seats"]) for result in results}
    seats, seed = len(results[0]["seats"]), results[0]["seed"]

    def is_of(bots: list[str], against: str | None, games: int) -> bool:
        fixtures = schedule(bots, seats, games, seed, against)
        return all(seated.get(own.number, own.bots) == own.bots for own in fixtures)

    last = max(seated) + 1
    for order in islice(permutations(names), ORDERS):
        ways: list[tuple[list[str], str | None]] = [(list(order), None)]
        if len(order) > 1:
            ways.append(([*order[:-1]], order[-1]))
        for bots, against in ways:
            # Few games tell most orders apart.
            if is_of(bots, against, min(last, GLANCE)) and is_of(bots, against, last):
                return bots, against
    return names, None


def _check(path: Path, result: Result, other: Result, names: Sequence[str]) -> None:
    for name in names:
        if result.get(name) != other.get(name):
            _refuse(path, name, result.get(name), other.get(name))


def _refuse(path: Path, what: str, theirs: object, ours: object) -> None:
    raise ArenaError(
        "arena-not-together",
        file=str(path),
        what=what,
        theirs=shorten(theirs),
        ours=shorten(ours),
    )
