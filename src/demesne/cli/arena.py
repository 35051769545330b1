"""`demesne arena`: a tournament of bots, its ratings, plots and published tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from demesne import registry
from demesne.arena import statistics
from demesne.arena.clusters import cores, play_here, play_on_ray
from demesne.arena.errors import ArenaError
from demesne.arena.playing import Setting, parameters
from demesne.arena.plots import Painter
from demesne.arena.published import publish, table
from demesne.arena.ratings import Rating, rate, resamples
from demesne.arena.results import Book, Result
from demesne.arena.schedule import Fixture, schedule
from demesne.cli.bench import read_seats
from demesne.cli.seating import read_options
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.i18n import Words

STOPPED = 130


class Wishes:
    """What the command line asks for."""

    def __init__(
        self,
        game: str,
        bots: str,
        games: int,
        *,
        seats: str = "all",
        against: str | None = None,
        options: list[str] | None = None,
        seed: int = 1,
        cores: int | None = None,
        out: Path | None = None,
        ray: str | None = None,
        patience: float = 120.0,
        components: Path | None = None,
        lang: str = "en",
        uses: bool = False,
    ) -> None:
        self.words = Words(lang)
        self.game: Game = registry.game(game, components)
        self.name = game
        self.bots = self._bots(bots)
        self.against = against
        self.seats = read_seats(self.game, seats)
        self.games = games
        self.seed = seed
        self.cores = cores
        self.ray = ray
        self.patience = patience
        self.out = out or Path(f"arena-{game}.jsonl")
        if games < 1 or (cores is not None and cores < 1) or patience <= 0:
            raise SetupError(self.words.tr("arena-error-numbers"))
        everybody = [*self.bots, *([against] if against else [])]
        self.setting = Setting(
            game,
            self.game.full_options(read_options(options or [], self.words)),
            seed,
            {name: parameters(name, self.game) for name in everybody},
            components,
            uses,
        )

    def _bots(self, text: str) -> list[str]:
        bots = [name.strip() for name in text.split(",") if name.strip()]
        if not bots or len(set(bots)) < len(bots):
            raise SetupError(self.words.tr("arena-error-bots", bots=text))
        return bots

    def fixtures(self) -> list[Fixture]:
        return [
            fixture
            for seats in self.seats
            for fixture in schedule(self.bots, seats, self.games, self.seed, self.against)
        ]


def run_arena(
    wishes: Wishes, plots: bool = True, to_publish: Path | None = None, as_json: bool = False
) -> int:
    """Play what is missing, then report. 1 where a game failed, 130 when stopped."""
    try:
        book, stopped = play_missing(wishes)
        return _report(wishes, book.results(), stopped, plots, to_publish, as_json)
    except ArenaError as error:
        raise SetupError(wishes.words.tr(error.key, **error.values)) from error


def play_missing(wishes: Wishes) -> tuple[Book, bool]:
    """The book of the tournament with all its games in, or stopped by Ctrl-C."""
    setting, words = wishes.setting, wishes.words
    stamp = setting.stamp(wishes.game)
    book = Book(wishes.out, stamp, setting.parameters, wishes.fixtures())
    missing = book.missing()
    if not missing:
        return book, False
    if wishes.ray is None:
        playing = play_here(setting, missing, wishes.cores or cores(), wishes.patience)
    else:
        playing = play_on_ray(setting, missing, wishes.ray, wishes.cores, wishes.patience)
    try:
        with bar(words.tr("arena-playing"), len(book.fixtures), len(book.played)) as tick:
            for result in playing:
                book.add(result)
                tick(len(book.played))
    except KeyboardInterrupt:
        return book, True
    book.close()
    return book, False


def rate_tables(words: Words, results: list[Result]) -> dict[int, list[Rating]]:
    """Ratings by number of seats: strength among two is not strength among four."""
    rated: dict[int, list[Rating]] = {}
    counts = statistics.tables(statistics.finished(results))
    with bar(words.tr("arena-rating"), 100 * len(counts)) as tick:
        for number, seats in enumerate(counts):
            games = statistics.finished(results, seats)
            rated[seats] = rate(games, tick=_after(tick, 100 * number))
    return rated


def _after(tick: Callable[[float], None], before: float) -> Callable[[float], None]:
    """One part of several on the same bar."""
    return lambda share: tick(before + 100 * share)


def _report(
    wishes: Wishes,
    results: list[Result],
    stopped: bool,
    plots: bool,
    to_publish: Path | None,
    as_json: bool,
) -> int:
    words = wishes.words
    console = Console(stderr=True)

    def tell(sentence: str) -> None:
        console.print(sentence, markup=False, soft_wrap=True)

    if stopped:
        tell(words.tr("arena-stopped", games=len(results), file=str(wishes.out)))
        return STOPPED
    failed = statistics.errors(results)
    rated = rate_tables(words, results)
    if as_json:
        print(json.dumps(_as_json(wishes, results, rated)))
    else:
        for seats, ratings in rated.items():
            show_table(words, wishes.name, statistics.finished(results, seats), ratings)
    for result in failed[:10]:
        error = result["error"]
        tell(
            words.tr(
                "arena-failed-game",
                number=result["number"],
                seats=len(result["seats"]),
                bot=error["bot"] or "–",
                kind=error["kind"],
                what=error["what"],
            )
        )
    if failed:
        tell(words.tr("arena-failed", count=len(failed)))
    if plots and rated:
        painter = Painter(wishes.out.with_suffix(""), Words(words.lang, wishes.game).tr)
        for seats, ratings in rated.items():
            games = statistics.finished(results, seats)
            painter.ratings(ratings, f"ratings-{seats}")
            painter.scores(games, f"scores-{seats}")
            painter.sources(games, f"sources-{seats}")
        painter.seats(statistics.finished(results))
        painter.lengths(statistics.finished(results))
        tell(words.tr("arena-plots", folder=str(painter.folder)))
    tell(words.tr("arena-results", games=len(results), file=str(wishes.out)))
    if to_publish is not None and rated:
        path = publish(results, rated, to_publish)
        tell(words.tr("arena-published", file=str(path)))
    return 1 if failed else 0


def _as_json(
    wishes: Wishes, results: list[Result], rated: dict[int, list[Rating]]
) -> dict[str, Any]:
    tables = {
        seats: table([result for result in results if len(result["seats"]) == seats], ratings)
        for seats, ratings in rated.items()
    }
    stamp = wishes.setting.stamp(wishes.game)
    return {"ok": not statistics.errors(results), **stamp, "tables": tables}


def show_table(words: Words, game: str, games: list[Result], ratings: list[Rating]) -> None:
    """Ratings and win rates of one number of seats."""
    seats = len(games[0]["seats"])
    title = words.tr("arena-title", game=words.tr(f"{game}-title"), seats=seats, games=len(games))
    shown = Table(title=title, caption=_caption(words, games))
    shown.add_column(words.tr("arena-column-bot"), overflow="fold")
    columns = ("rating", "interval", "wins", "wins-interval", "points", "time", "slowest")
    for column in columns:
        shown.add_column(words.tr(f"arena-column-{column}"), justify="right")
    for rating in ratings:
        wins = statistics.wins_of(games, rating.bot)
        seconds, slowest = statistics.seconds_of(games, rating.bot)
        interval = f"{rating.low:.0f}–{rating.high:.0f}"
        if rating.is_anchor:
            interval = words.tr("arena-fixed")
        elif rating.bound:
            interval = words.tr(f"arena-bound-{rating.bound}")
        shown.add_row(
            rating.bot,
            f"{rating.points:.0f}",
            interval,
            f"{wins.share:.1%}",
            f"{100 * wins.low:.1f}–{wins.high:.1%}",
            f"{statistics.mean(statistics.scores_of(games, rating.bot)).mean:.1f}",
            f"{1000 * seconds:.2f}",
            f"{1000 * slowest:.0f}",
        )
    Console().print(shown)


def _caption(words: Words, games: list[Result]) -> str:
    seats = len(games[0]["seats"])
    fair = f"{1 / seats:.1%}"
    return words.tr("arena-caption", resamples=resamples(len(games)), fair=fair)


@contextmanager
def bar(label: str, total: int, done: int = 0) -> Iterator[Callable[[float], None]]:
    """How far it is and how long it will take, on standard error where somebody looks."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(label, total=total, completed=done)
        yield lambda now: progress.update(task, completed=int(now))
