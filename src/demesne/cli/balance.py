"""`demesne balance`: plays one bot in every seat, and writes how balanced the game is."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Console

from demesne.arena import statistics
from demesne.arena.balance import report
from demesne.arena.errors import ArenaError
from demesne.arena.plots import Painter
from demesne.cli.arena import STOPPED, Wishes, play_missing
from demesne.core.errors import SetupError
from demesne.i18n import Words


def run_balance(wishes: Wishes, folder: Path, command: list[str]) -> int:
    """The report in `folder`. 1 where a game failed, 130 when stopped."""
    words = wishes.words
    if len(wishes.bots) != 1:
        raise SetupError(words.tr("arena-error-one-bot", bots=", ".join(wishes.bots)))
    tell = Console(stderr=True, soft_wrap=True, markup=False).print
    try:
        book, stopped = play_missing(wishes)
        if stopped:
            tell(words.tr("arena-stopped", games=len(book.played), file=str(wishes.out)))
            return STOPPED
        results = book.results()
        games = statistics.finished(results)
        if not games:
            raise SetupError(words.tr("arena-no-games", file=str(wishes.out)))
        # The report is one of the project's documents, and they are in English.
        english = Words("en", wishes.game).tr
        painter = Painter(folder / "balance", english, ("svg",))
        painter.seats(games, f"{wishes.name}-seats")
        painter.sources(games, f"{wishes.name}-sources")
        painter.lengths(games, f"{wishes.name}-length")
    except ArenaError as error:
        raise SetupError(words.tr(error.key, **error.values)) from error
    path = folder / f"balance-{wishes.name}.md"
    text = report(wishes.game, results, shlex.join(command), english, f"balance/{wishes.name}")
    path.write_text(text, encoding="utf-8")
    tell(words.tr("arena-balance", file=str(path)))
    return 1 if statistics.errors(results) else 0
