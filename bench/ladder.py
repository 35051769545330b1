"""Is each level clearly above the one below, at every number of seats?

One of the upper level sits at a table of the lower one, in every seat equally often. Pairs and
numbers of seats take turns, so that a run that is stopped has played some of everything. Games
are kept, one file a game and pair as `demesne arena --against` writes them; the same command
goes on with what is missing, and `demesne rate` puts the files together. With `--kin` the other
beasts of each level sit down at its tables too, so that they are rated with it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from demesne import registry
from demesne.arena.clusters import cores, play_here
from demesne.arena.errors import ArenaError
from demesne.arena.playing import Setting, parameters
from demesne.arena.results import Book, Result
from demesne.arena.schedule import Fixture, schedule
from demesne.arena.statistics import errors, finished, seconds_of, wins_of
from demesne.bots.beasts import KINDS
from demesne.bots.levels import LEVELS
from demesne.cli.bench import read_seats
from demesne.cli.seating import read_options
from demesne.core.errors import SetupError
from demesne.i18n import Words

# Pairs of neighbours: from so much of the way to so much are played before the next pair's.
STEPS: Final = 20
PATIENCE: Final = 120.0
# The quick pair is the one in which nobody searches.
QUICK: Final = "fair"


class Rung(NamedTuple):
    """A level at tables of the one below; or, without one, the other beasts of the lower."""

    setting: Setting
    upper: str | None
    lower: str
    book: Book


def add_arguments(commands: Any) -> None:
    parser = commands.add_parser("ladder", help="win rate of each level against the one below")
    parser.add_argument("--game", default=",".join(registry.game_names()), help="games (all)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", default="all", help="'all', or numbers such as 2,4")
    parser.add_argument("--levels", default=",".join(LEVELS[1:]), help="the upper ones (all)")
    parser.add_argument("--games", type=int, default=400, help="at least so many a table (400)")
    parser.add_argument("--quick", type=int, default=2000, help="where nobody searches (2000)")
    parser.add_argument("--kin", type=int, default=0, help="games of each other beast (none)")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so many (0: never)")
    parser.add_argument("--seed", type=int, default=7, help="of the deals (7)")
    parser.add_argument("--processes", type=int, default=cores(), help="one a core unless told")
    parser.add_argument("--out", type=Path, default=Path(".cache/ladder"), help="(.cache/ladder)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    if min(options.games, options.quick, options.processes) < 1:
        raise SetupError("A ladder takes at least one game and one process.")
    try:
        rungs = [rung for name in options.game.split(",") for rung in read_rungs(options, name)]
        whole = play(rungs, options)
    except ArenaError as error:
        raise SetupError(Words().tr(error.key, **error.values)) from error
    rows = [row for rung in rungs if rung.upper for row in judge(rung, rung.upper)]
    if options.json:
        print(json.dumps({"ok": all(row["clear"] for row in rows), "whole": whole, "rows": rows}))
    else:
        show(rows)
    if not whole:
        print("Not all was played: the same command goes on.", file=sys.stderr)
    return 1 if any(errors(rung.book.results()) for rung in rungs) else 0


def read_rungs(options: argparse.Namespace, name: str) -> list[Rung]:
    game = registry.game(name)
    variant = game.full_options(read_options(options.option, Words()))
    told = "".join(f"-{wish.split('=')[-1]}" for wish in options.option)
    rungs = []

    def add(upper: str | None, lower: str, bots: Sequence[str], games: int) -> None:
        stands_for = {bot: parameters(bot, game) for bot in (*bots, lower)}
        setting = Setting(name, variant, options.seed, stands_for)
        fixtures = [
            fixture
            for seats in read_seats(game, options.seats)
            for fixture in schedule(bots, seats, games, options.seed, lower)
        ]
        path = options.out / f"{name}{told}-{upper or 'kin'}-{lower}.jsonl"
        rungs.append(
            Rung(setting, upper, lower, Book(path, setting.stamp(game), stands_for, fixtures))
        )

    for upper in options.levels.split(","):
        if upper not in LEVELS[1:]:
            raise SetupError(f"No level below {upper!r}. Levels: {', '.join(LEVELS[1:])}.")
        lower = LEVELS[LEVELS.index(upper) - 1]
        add(upper, lower, [upper], options.quick if upper == QUICK else options.games)
    rated = {level for rung in rungs for level in (rung.upper, rung.lower)}
    for level in [each for each in LEVELS if options.kin and each in rated]:
        others = [beast.lower() for beast in KINDS[level][1:]]
        add(None, level, others, options.kin * len(others))
    return rungs


def play(rungs: list[Rung], options: argparse.Namespace) -> bool:
    """Play what is missing, a share of every pair after the other. Is all played?"""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    until = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("Playing", total=sum(len(rung.book.fixtures) for rung in rungs))
        for step in range(1, STEPS + 1):
            for rung in rungs:
                progress.update(task, completed=sum(len(each.book.played) for each in rungs))
                missing = missing_until(rung.book, step / STEPS)
                for result in play_here(rung.setting, missing, options.processes, PATIENCE):
                    rung.book.add(result)
                    progress.advance(task)
                    if time.monotonic() > until:
                        return False
    for rung in rungs:
        rung.book.close()
    return True


def missing_until(book: Book, share: float) -> list[Fixture]:
    """What has to be played until this share of the games of each number of seats is in."""
    counts: dict[int, int] = {}
    for seats, _ in book.fixtures:
        counts[seats] = counts.get(seats, 0) + 1
    return [each for each in book.missing() if each.number < share * counts[each.seats]]


def judge(rung: Rung, upper: str) -> list[dict[str, Any]]:
    """For each number of seats: does the interval lie above what `needed` asks for?"""
    rows = []
    results = rung.book.results()
    for seats in sorted({seats for seats, _ in rung.book.fixtures}):
        games: list[Result] = finished(results, seats)
        if not games:
            continue
        share = wins_of(games, upper)
        mean, slowest = seconds_of(games, upper)
        rows.append(
            {
                "game": rung.setting.game,
                "options": rung.setting.options,
                "code": games[0]["code"],
                "upper": upper,
                "lower": rung.lower,
                "seats": seats,
                "games": share.games,
                "share": round(share.share, 4),
                "low": round(share.low, 4),
                "high": round(share.high, 4),
                "needed": round(needed(seats), 4),
                "clear": share.low > needed(seats),
                "seconds": round(mean, 4),
                "slowest": slowest,
                "errors": sum(len(each["seats"]) == seats for each in errors(results)),
            }
        )
    return rows


def needed(seats: int) -> float:
    """Three wins of five among two; half as many again as the fair share among more."""
    return 0.6 if seats == 2 else 1.5 / seats


def show(rows: list[dict[str, Any]]) -> None:
    """A table as Markdown has it."""
    print("| game | who | seats | games | won | 95 % interval | above | longest choice |")
    print("|---|---|---|---|---|---|---|---|")
    for row in rows:
        clear = "yes" if row["clear"] else "not yet"
        print(
            f"| {row['game']} | {row['upper']} against {row['lower']} | {row['seats']} "
            f"| {row['games']:,} | {row['share']:.1%} | {row['low']:.1%} to {row['high']:.1%} "
            f"| {row['needed']:.1%}: {clear} | {row['slowest']:.2f} s |"
        )
