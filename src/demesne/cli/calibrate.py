"""`demesne calibrate`: what a lead is worth, from the outcomes of whole games.

What it prints is for developers, as that of `fuzz`: English.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from demesne import bots, registry
from demesne.analysis.calibrate import Quality, Seen, fit, play, tallies
from demesne.analysis.chance import scale
from demesne.arena.clusters import cores
from demesne.cli.curves import check_picture, draw, section, write_section
from demesne.core.errors import SetupError
from demesne.core.game import Game

# Above these words of a levels.toml all is written by hand; below, by this command.
MARK = "# What a lead is worth: written by `demesne calibrate`, read by `demesne.analysis.chance`."
PAGE = "win-chance.md"


class Calibrated:
    """What was fitted with one half of the games, and how good it is on the other."""

    def __init__(self, game: Game, played: dict[int, list[list[Seen]]]) -> None:
        self.game = game
        # Games of two are over in half the rounds of games of four: each number of seats has a
        # scale of its own, and there is one of all for tables that nobody measured.
        train = {count: games[::2] for count, games in played.items()}
        self.common = fit([seen for games in train.values() for seen in games])
        self.scales = {count: fit(games) for count, games in train.items()}
        judged = {count: games[1::2] for count, games in played.items()}
        self.after = {count: Quality(games, *self.scales[count]) for count, games in judged.items()}
        self.before = {
            count: Quality(games, *scale(game, count)) for count, games in judged.items()
        }
        self.whole = Quality.together(
            [tallies(games, *self.scales[count]) for count, games in judged.items()]
        )

    def to_dict(self) -> dict[str, Any]:
        seats = {
            str(count): {
                "stages": self.scales[count][0],
                "points": self.scales[count][1],
                "before": self.before[count].to_dict(),
                "after": self.after[count].to_dict(),
            }
            for count in self.after
        }
        stages, points = self.common
        whole = {"stages": stages, "points": points}
        return {**whole, "seats": seats, "together": self.whole.to_dict()}


def run_calibrate(
    name: str,
    games: int,
    seats: str,
    names: str,
    seed: int,
    jobs: int | None,
    write: bool,
    docs: Path | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Play, fit with one half of the games and judge with the other; print, plot and keep."""
    game = registry.game(name)
    counts = _counts(game, seats)
    if games < 4:
        raise SetupError(f"With {games} games nothing can be fitted and judged; give 4 or more.")
    if plot is not None:
        check_picture(plot)
    if docs is not None and not (docs / PAGE).is_file():
        raise SetupError(f"There is no {PAGE} in {docs}: give the folder docs of a checkout.")
    players = [each.strip() for each in names.split(",")]
    for each in players:
        bots.find(each)
    played = {count: _play(name, count, games, players, seed, jobs or cores()) for count in counts}
    found = Calibrated(game, played)
    tell = Console(stderr=True, soft_wrap=True, markup=False).print
    if as_json:
        heading = {"game": name, "games": games, "bots": players, "seed": seed}
        print(json.dumps({**heading, **found.to_dict()}))
    else:
        _show(name, found)
    if write:
        tell(f"Kept in {_write(game, found, docs)}.")
    if plot is not None:
        draw(plot, name, found.after)
    if docs is not None:
        picture = docs / f"win-chance-{name}.png"
        draw(picture, name, found.after)
        command = ["demesne", "calibrate", name, "--games", str(games), "--bots", names]
        command += [*([] if seats == "all" else ["--seats", seats]), "--seed", str(seed)]
        text = section(name, command, found.scales, found.after, found.whole)
        write_section(docs / PAGE, name, text)
        tell(f"The section of {name} in {docs / PAGE} and its picture are new.")
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


def _write(game: Game, found: Calibrated, docs: Path | None) -> Path:
    """Below what is written by hand, in the game's levels.toml: of the checkout that has these
    docs, else of the Demesne that runs."""
    home = Path(sys.modules[type(game).__module__].__file__ or "").parent
    own = docs and docs.resolve().parent / "src" / "demesne" / "games" / game.NAME
    path = (own if own and own.is_dir() else home) / "levels.toml"
    text = path.read_text("utf-8") if path.is_file() else ""
    known = tomllib.loads(text).get("chance", {})
    # What is known of numbers of seats that were not played now stays.
    scales = {
        int(name): (table.get("stages", known["stages"]), table["points"])
        for name, table in known.items()
        if name.isdecimal()
    } | found.scales
    common = found.common if scales == found.scales else (known["stages"], known["points"])
    lines = [text.split(MARK)[0].rstrip(), "", MARK, *_as_toml("chance", common)]
    for count in sorted(scales):
        lines += ["", *_as_toml(f"chance.{count}", scales[count])]
    path.write_text("\n".join([*lines, ""]).lstrip(), "utf-8")
    return path


def _as_toml(name: str, own_scale: tuple[list[float], list[float]]) -> list[str]:
    stages, points = own_scale
    return [f"[{name}]", f"stages = {[int(each) for each in stages]}", f"points = {points}"]


def _show(name: str, found: Calibrated) -> None:
    console = Console()
    for seats, after in found.after.items():
        before = found.before[seats]
        pairs = zip(*found.scales[seats], strict=True)
        told = ", ".join(f"{points} at {int(stage)}" for stage, points in pairs)
        console.print(
            f"\n{name}, {seats} seats: points that count, by stage: {told}.\n"
            f"{after.games} games judged, {after.positions} positions: "
            f"Brier score {after.brier:.3f} (before {before.brier:.3f}, fair share "
            f"{after.fair:.3f}), better than the fair share by {after.better[0]:.3f} to "
            f"{after.better[1]:.3f}, log loss {after.loss:.3f} (before {before.loss:.3f}), "
            f"off by {100 * after.off:.1f} % ({100 * after.off_in[0]:.1f} to "
            f"{100 * after.off_in[1]:.1f})",
            markup=False,
        )
        table = Table("said", "of", "mean said", "won", "95 %")
        for number, (count, said, won, low, high) in enumerate(after.buckets):
            if count:
                table.add_row(
                    f"{10 * number}–{10 * number + 10} %",
                    f"{count:,}",
                    f"{100 * said:.1f} %",
                    f"{100 * won:.1f} %",
                    f"{100 * low:.0f}–{100 * high:.0f} %",
                )
        console.print(table)
