"""`demesne fuzz`: random games on every core, each choice checked against the laws.

A game that breaks one leaves two files: the log that leads there, and a report with
the command that plays it again.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from demesne import registry
from demesne.cli.files import read_file
from demesne.core.errors import SetupError
from demesne.core.fuzz import fuzz_game, replay_crash
from demesne.core.game import Game

CRASHES = Path("fuzz-crashes")
# Games handed to a core at once: enough that handing them over costs nothing.
CHUNK = 8

# Seats, the game's own seed.
Task = tuple[int, str]

_game: Game | None = None


class Played(NamedTuple):
    """A fuzzed game in plain data: compiled objects do not travel between processes."""

    seats: int
    seed: str
    decisions: int
    kinds: set[str]
    # The error, its traceback, and the log that leads there.
    crash: tuple[str, str, str] | None


def run_fuzz(
    game_name: str,
    games: int = 1_000,
    seats: str | int = "all",
    seed: int = 0,
    jobs: int | None = None,
    out_dir: Path = CRASHES,
    components: Path | None = None,
    json_output: bool = False,
) -> int:
    """Fuzz and report; the exit code is 1 where a game crashed, 130 when interrupted."""
    game = registry.game(game_name, components)
    if games < 1:
        raise SetupError(f"At least one game must be played, not {games}.")
    if jobs is not None and jobs < 1:
        raise SetupError(f"At least one process must play, not {jobs}.")
    counts = _seat_counts(game, seats)
    tasks = [(counts[n % len(counts)], f"{game_name}/{seed}/{n}") for n in range(games)]
    jobs = min(jobs or os.cpu_count() or 1, len(tasks))
    summary = _Summary(game, counts, out_dir, components)
    with _progress(games) as tick:
        try:
            for played in _play(game_name, components, tasks, jobs):
                summary.add(played)
                tick()
        except KeyboardInterrupt:
            summary.interrupted = True
    if json_output:
        print(json.dumps(summary.to_dict()))
    else:
        summary.show(Console())
    if summary.interrupted:
        return 130
    return 1 if summary.crashes else 0


def run_crash(file: Path, components: Path | None = None, json_output: bool = False) -> int:
    """Play a crash log again under the laws; 1 where it still fails."""
    log = read_file(file, partial=True)
    crash = replay_crash(registry.game(log.game, components), log)
    if json_output:
        error = None if crash is None else crash.error
        print(json.dumps({"file": str(file), "ok": crash is None, "error": error}))
    elif crash is None:
        print(f"{file}: {len(log.records)} records, no law is broken.")
    else:
        print(f"{file}: {crash.error}\n\n{crash.trace}")
    return 0 if crash is None else 1


class _Summary:
    """What is known of the games played so far."""

    def __init__(
        self, game: Game, counts: list[int], out_dir: Path, components: Path | None
    ) -> None:
        self.game = game
        self.out_dir = out_dir
        self.components = components
        self.began = time.perf_counter()
        self.interrupted = False
        self.crashes: list[dict[str, Any]] = []
        self.lengths: dict[int, list[int]] = {seats: [] for seats in counts}
        self.kinds: set[str] = set()

    def add(self, played: Played) -> None:
        self.lengths[played.seats].append(played.decisions)
        self.kinds |= played.kinds
        if played.crash is not None:
            self.crashes.append(self._keep(played))

    def _keep(self, played: Played) -> dict[str, Any]:
        """Write the crash down, and how to see it again."""
        assert played.crash is not None
        error, trace, text = played.crash
        self.out_dir.mkdir(parents=True, exist_ok=True)
        stem = self.out_dir / f"{played.seed.replace('/', '-')}-{played.seats}-seats"
        log, report = stem.with_suffix(".log"), stem.with_suffix(".txt")
        log.write_text(text, "utf-8")
        command = ["demesne", "fuzz", self.game.NAME, "--replay", str(log)]
        if self.components is not None:
            command += ["--components", str(self.components)]
        again = shlex.join(command)
        report.write_text(f"{error}\n\nSee it again:\n  {again}\n\n{trace}", "utf-8")
        return {"error": error, "log": str(log), "report": str(report), "replay": again}

    def to_dict(self) -> dict[str, Any]:
        lengths = [length for seats in self.lengths.values() for length in seats]
        seconds = time.perf_counter() - self.began
        return {
            "game": self.game.NAME,
            "ok": not self.crashes and not self.interrupted,
            "games": len(lengths),
            "interrupted": self.interrupted,
            "decisions": sum(lengths),
            "seconds": round(seconds, 3),
            "decisions_per_second": round(sum(lengths) / seconds),
            "longest_game": max(lengths, default=0),
            "mean_length": {
                str(seats): round(sum(of_seats) / len(of_seats), 1)
                for seats, of_seats in self.lengths.items()
                if of_seats
            },
            "never_asked": [
                kind.__name__ for kind in self.game.DECISIONS if kind.__name__ not in self.kinds
            ],
            "crashes": self.crashes,
        }

    def show(self, console: Console) -> None:
        data = self.to_dict()
        table = Table(show_header=False, box=None)
        table.add_row("games", f"{data['games']:,}")
        table.add_row("decisions", f"{data['decisions']:,}")
        table.add_row("decisions a second, checked", f"{data['decisions_per_second']:,}")
        table.add_row("longest game", f"{data['longest_game']:,}")
        for seats, mean in data["mean_length"].items():
            table.add_row(f"mean length, {seats} seats", f"{mean:,}")
        table.add_row("decisions never asked", ", ".join(data["never_asked"]) or "none")
        table.add_row("crashes", str(len(self.crashes)))
        console.print(table)
        for crash in self.crashes[:10]:
            console.print(f"\n{crash['error']}\n  {crash['replay']}", markup=False, soft_wrap=True)
        if len(self.crashes) > 10:
            console.print(f"\nand {len(self.crashes) - 10} more in {self.out_dir}", markup=False)


def _seat_counts(game: Game, seats: str | int) -> list[int]:
    if seats == "all":
        return list(range(game.MIN_SEATS, game.MAX_SEATS + 1))
    if not str(seats).isdecimal():
        raise SetupError(f"Seats are a number or 'all', not {seats!r}.")
    game.check_seats(int(seats))
    return [int(seats)]


def _play(name: str, components: Path | None, tasks: list[Task], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        _load(name, components)
        yield from map(_fuzz, tasks)
        return
    # An executor, not a Pool: it notices when a worker dies, where a Pool waits for ever.
    with ProcessPoolExecutor(jobs, initializer=_load, initargs=(name, components)) as executor:
        try:
            yield from executor.map(_fuzz, tasks, chunksize=CHUNK)
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _load(name: str, components: Path | None) -> None:
    """Each worker holds one game for all its tasks."""
    global _game  # noqa: PLW0603 - a worker process has no other place to keep it
    _game = registry.game(name, components)


def _fuzz(task: Task) -> Played:
    assert _game is not None
    fuzzed = fuzz_game(_game, *task)
    crash = fuzzed.crash
    broken = None if crash is None else (crash.error, crash.trace, crash.log.to_text())
    return Played(fuzzed.seats, fuzzed.seed, fuzzed.decisions, fuzzed.kinds, broken)


@contextmanager
def _progress(games: int) -> Iterator[Any]:
    """A bar on standard error, where somebody looks."""
    console = Console(file=sys.stderr)
    columns = ("fuzzing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("games", total=games)
        yield lambda: progress.advance(bar)
