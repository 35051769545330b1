"""`demesne rate`: ratings, plots and the site's tables from games that were played already."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from demesne import registry
from demesne.arena import statistics
from demesne.arena.errors import ArenaError
from demesne.arena.merging import SAME, read_tournaments, together
from demesne.arena.plots import Painter
from demesne.arena.published import of_seats, publish, table
from demesne.arena.ratings import Rating, rate, resamples
from demesne.arena.results import Result
from demesne.cli.bar import bar
from demesne.core.errors import SetupError
from demesne.i18n import Words


def run_rate(
    files: list[Path],
    folder: Path,
    plots: bool,
    to_publish: Path | None,
    as_json: bool,
    lang: str,
) -> int:
    """Rate games that were played already, of several tournaments together."""
    words = Words(lang)
    try:
        tournaments = read_tournaments(files)
        report = Report(tournaments, folder, words)
        tell(words.tr("arena-rated", games=len(report.results), files=len(files)))
        return report.make(plots, to_publish, as_json)
    except ArenaError as error:
        raise SetupError(words.tr(error.key, **error.values)) from error


class Report:
    """What is said of finished tournaments: tables, what went wrong, plots, and the page."""

    def __init__(self, tournaments: Sequence[Sequence[Result]], folder: Path, words: Words) -> None:
        self.tournaments = tournaments
        self.results = together(tournaments)
        self.name: str = self.results[0]["game"]
        self.folder = folder
        self.words = words

    def make(self, plots: bool, to_publish: Path | None, as_json: bool) -> int:
        """1 where a game failed."""
        rated = rate_tables(self.words, self.results)
        if as_json:
            print(json.dumps(self._as_json(rated)))
        else:
            for seats, ratings in rated.items():
                show_table(self.words, self.name, statistics.finished(self.results, seats), ratings)
        self._tell_failed()
        if plots and rated:
            self._draw(rated)
        if to_publish is not None and rated:
            path = publish(self.tournaments, rated, to_publish)
            tell(self.words.tr("arena-published", file=str(path)))
        return 1 if statistics.errors(self.results) else 0

    def _as_json(self, rated: dict[int, list[Rating]]) -> dict[str, Any]:
        stamp = {name: self.results[0][name] for name in SAME}
        tables = {
            seats: table(of_seats(self.tournaments, seats), ratings)
            for seats, ratings in rated.items()
        }
        return {"ok": not statistics.errors(self.results), **stamp, "tables": tables}

    def _tell_failed(self) -> None:
        failed = statistics.errors(self.results)
        for result in failed[:10]:
            error = result["error"]
            tell(
                self.words.tr(
                    "arena-failed-game",
                    number=result["number"],
                    seats=len(result["seats"]),
                    bot=error["bot"] or "–",
                    kind=error["kind"],
                    what=error["what"],
                )
            )
        if failed:
            tell(self.words.tr("arena-failed", count=len(failed)))

    def _draw(self, rated: dict[int, list[Rating]]) -> None:
        painter = Painter(self.folder, Words(self.words.lang, registry.game(self.name)).tr)
        for seats, ratings in rated.items():
            games = statistics.finished(self.results, seats)
            painter.ratings(games, ratings, f"ratings-{seats}")
            painter.scores(games, ratings, f"scores-{seats}")
            painter.sources(games, f"sources-{seats}")
        games = statistics.finished(self.results)
        painter.seats(games)
        painter.lengths(games)
        tell(self.words.tr("arena-plots", folder=str(painter.folder)))


def tell(sentence: str) -> None:
    Console(stderr=True).print(sentence, markup=False, soft_wrap=True)


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


def show_table(words: Words, game: str, games: list[Result], ratings: list[Rating]) -> None:
    """Ratings of one number of seats, win rates where all met the same others, and pairs."""
    seats = len(games[0]["seats"])
    title = words.tr("arena-title", game=words.tr(f"{game}-title"), seats=seats, games=len(games))
    shown = Table(title=title, caption=_caption(words, games))
    # Against whom? Where not all met the same others, a share of wins says nothing.
    is_even = statistics.is_even(games)
    shown.add_column(words.tr("arena-column-bot"), overflow="fold")
    wins_columns = ("wins", "wins-interval") if is_even else ()
    for column in ("rating", "interval", *wins_columns, "points", "time", "slowest"):
        shown.add_column(words.tr(f"arena-column-{column}"), justify="right")
    for rating in ratings:
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
            *(share_told(statistics.wins_of(games, rating.bot)) if is_even else ()),
            f"{statistics.mean(statistics.scores_of(games, rating.bot)).mean:.1f}",
            f"{1000 * seconds:.2f}",
            f"{1000 * slowest:.0f}",
        )
    Console().print(shown)
    show_pairs(words, games, ratings)


def show_pairs(words: Words, games: list[Result], ratings: list[Rating]) -> None:
    """Who alone at a table of a weaker one wins how often; nothing where nobody sat so."""
    strength = {rating.bot: rating.points for rating in ratings}
    pairs = statistics.pairs(games, strength)
    if not pairs:
        return
    seats = len(games[0]["seats"])
    shown = Table(title=words.tr("arena-pairs", seats=seats))
    for column in ("bot", "other", "games", "wins", "wins-interval"):
        is_name = column in ("bot", "other")
        shown.add_column(
            words.tr(f"arena-column-{column}"),
            overflow="fold" if is_name else "ellipsis",
            justify="left" if is_name else "right",
        )
    for (bot, other), share in pairs.items():
        shown.add_row(bot, other, f"{share.games:,}", *share_told(share))
    Console().print(shown)


def share_told(share: statistics.Share) -> tuple[str, str]:
    return f"{share.share:.1%}", f"{100 * share.low:.1f}–{share.high:.1%}"


def _caption(words: Words, games: list[Result]) -> str:
    seats = len(games[0]["seats"])
    fair = f"{1 / seats:.1%}"
    return words.tr("arena-caption", resamples=resamples(len(games)), fair=fair)
