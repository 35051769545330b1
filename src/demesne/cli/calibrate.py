"""`demesne calibrate`: what a lead is worth, from the outcomes of whole games.

What it prints is for developers, as that of `fuzz`: English.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from demesne import registry
from demesne.analysis.calibrate import Quality, Seen, fit, play, quality_now
from demesne.core.errors import SetupError
from demesne.core.game import Game

# Above these words of a levels.toml all is written by hand; below, by this command.
MARK = "# What a lead is worth: written by `demesne calibrate`, read by `demesne.analysis.chance`."


def run_calibrate(
    name: str,
    games: int,
    seats: str,
    names: str,
    seed: int,
    jobs: int | None,
    write: bool,
    out: Path | None,
    as_json: bool,
) -> int:
    """Play, fit with one half of the games and judge with the other; print, plot and keep."""
    game = registry.game(name)
    counts = _counts(game, seats)
    if games < 4:
        raise SetupError(f"With {games} games nothing can be fitted and judged; give 4 or more.")
    players = [each.strip() for each in names.split(",")]
    train: list[list[Seen]] = []
    test: dict[int, list[Seen]] = {}
    for count in counts:
        seen = _play(name, count, games, players, seed, jobs or os.cpu_count() or 1)
        train += seen[::2]
        test[count] = [each for part in seen[1::2] for each in part]
    # So many points ahead mean the same however many sit there: one scale for all of them.
    stages, points = fit(train)
    judged = {count: Quality(seen, stages, points) for count, seen in test.items()}
    told = {
        str(count): {
            "before": quality_now(game, count, seen).to_dict(),
            "after": judged[count].to_dict(),
        }
        for count, seen in test.items()
    }
    if write:
        _write(game, stages, points)
    if as_json:
        heading = {"game": name, "games": games, "bots": players, "seed": seed}
        scale = {"stages": stages, "points": points}
        print(json.dumps({**heading, **scale, "seats": told}))
    else:
        _show(name, games, stages, points, told)
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        _plot(out, name, judged)
    return 0


def _counts(game: Game, seats: str) -> list[int]:
    if seats == "all":
        return list(range(game.MIN_SEATS, game.MAX_SEATS + 1))
    if not seats.isdecimal():
        raise SetupError(f"Seats are a number or 'all', not {seats!r}.")
    game.check_seats(int(seats))
    return [int(seats)]


def _play(
    name: str, seats: int, games: int, names: list[str], seed: int, jobs: int
) -> list[list[Seen]]:
    tasks = [(name, seats, seed + number, names) for number in range(games)]
    columns = (f"{name}, {seats} seats", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task("games", total=games)
        seen = []
        for part in _results(tasks, jobs):
            seen.append(part)
            progress.advance(bar)
    return seen


def _results(tasks: list[tuple[str, int, int, list[str]]], jobs: int) -> Iterator[list[Seen]]:
    if jobs == 1:
        yield from map(_one, tasks)
        return
    with ProcessPoolExecutor(jobs) as executor:
        try:
            yield from executor.map(_one, tasks)
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


_games: dict[str, Game] = {}


def _one(task: tuple[str, int, int, list[str]]) -> list[Seen]:
    name, seats, seed, names = task
    if name not in _games:
        _games[name] = registry.game(name)
    return play(_games[name], seats, seed, names)


def _write(game: Game, stages: list[float], points: list[float]) -> None:
    """Into the game's own levels.toml, below what is written by hand."""
    home = sys.modules[type(game).__module__].__file__
    path = Path(home or "").with_name("levels.toml")
    text = path.read_text("utf-8") if path.is_file() else ""
    figures = [f"stages = {[int(each) for each in stages]}", f"points = {points}"]
    lines = [text.split(MARK)[0].rstrip(), "", MARK, "[chance]", *figures, ""]
    path.write_text("\n".join(lines).lstrip(), "utf-8")


def _show(
    name: str, games: int, stages: list[float], points: list[float], told: dict[str, Any]
) -> None:
    console = Console()
    scale = ", ".join(f"{p} at {int(s)}" for s, p in zip(stages, points, strict=True))
    console.print(f"{name}: points that count, by stage: {scale}", markup=False)
    for seats, each in told.items():
        after, before = each["after"], each["before"]
        console.print(
            f"\n{seats} seats, {games // 2} games judged, {after['positions']} positions: "
            f"Brier score {after['brier']} (before {before['brier']}, fair share {after['fair']}), "
            f"log loss {after['loss']} (before {before['loss']}), off by {100 * after['off']:.1f} %"
        )
        table = Table("said", "of", "mean said", "won")
        for number, (count, said, share) in enumerate(after["buckets"]):
            if count:
                table.add_row(
                    f"{10 * number}–{10 * number + 10} %",
                    f"{count:,}",
                    f"{100 * said:.1f} %",
                    f"{100 * share:.1f} %",
                )
        console.print(table)


def _plot(out: Path, name: str, judged: dict[int, Quality]) -> None:
    """The calibration curves as pictures; the extra `stats` has what draws them."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError as error:
        raise SetupError(
            "Plots need matplotlib: pip install 'demesne[stats]'. The table above says the same."
        ) from error
    figure, axes = pyplot.subplots(figsize=(5.2, 5.2))
    axes.plot([0, 100], [0, 100], color="#8a7c68", linestyle="--", label="as said")
    for seats, quality in judged.items():
        points = [
            (100 * said, 100 * share) for count, said, share in quality.buckets if count >= 50
        ]
        axes.plot(
            *zip(*points, strict=True),
            marker="o",
            label=f"{seats} seats, Brier {quality.brier:.3f}",
        )
    axes.set(
        xlabel="win chance said, %",
        ylabel="of those won, %",
        title=f"{name}: said and won",
        xlim=(0, 100),
        ylim=(0, 100),
    )
    axes.legend()
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(out, dpi=120)
    pyplot.close(figure)
