"""`demesne arena`: a tournament of bots, its ratings, plots and published tables."""

from __future__ import annotations

from pathlib import Path

from demesne import registry
from demesne.arena.clusters import cores, play_here, play_on_ray
from demesne.arena.errors import ArenaError
from demesne.arena.playing import Setting, parameters
from demesne.arena.results import Book
from demesne.arena.schedule import Fixture, schedule
from demesne.cli.bar import bar
from demesne.cli.bench import read_seats
from demesne.cli.rate import Report, tell
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
        results, words = book.results(), wishes.words
        games, file = len(results), str(wishes.out)
        if stopped:
            tell(words.tr("arena-stopped", games=games, file=file))
            return STOPPED
        report = Report([results], wishes.out.with_suffix(""), words)
        code = report.make(plots, to_publish, as_json)
        tell(words.tr("arena-results", games=games, file=file))
        return code
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
