"""`demesne analyse`: who was winning when, what was better, and how well each played."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from demesne import __version__
from demesne.analysis import Budget, Kept, Review, Turn, analyse, review
from demesne.analysis.hint import read
from demesne.analysis.kept import identity_of, key_of
from demesne.analysis.review import FIND, check_finished, count_turns
from demesne.cli.files import read_game
from demesne.cli.pieces import FAMILIES, MARKS, MAY, RUBRIC, SOFT, STRONG
from demesne.cli.prose import Prose
from demesne.cli.screen import console
from demesne.cli.seating import Seating
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.log import Log
from demesne.i18n import Words

BARS = "▁▂▃▄▅▆▇█"
INTERRUPTED = 130
# As wide as a curve is drawn, with room for a name before it and a number behind.
ROOM = 30


def run_analyse(
    file: Path,
    budget: int,
    seat: str | None,
    components: Path | None,
    as_json: bool,
    lang: str,
) -> int:
    """Analyse a log as far as it is not analysed yet, and report."""
    log, game = read_game(file, components)
    words = Words(lang, game)
    words.players = Seating.of_players(log.players).called(words)
    if budget < 2:
        raise SetupError(words.tr("cli-analyse-budget", budget=budget))
    only = _seat(seat, log, words)
    effort = Budget(tries=budget)
    kept = _kept(file, game, log, effort, only, words)
    try:
        _go_on(kept, game, log, effort, only, words)
    except KeyboardInterrupt:
        sentence = words.tr("cli-analyse-stopped", done=len(kept.turns), count=kept.total)
        print(sentence, file=sys.stderr)
        return INTERRUPTED
    found = review(kept.turns, kept.final)
    if as_json:
        told = {"ok": True, "game": log.game, "players": log.players, **kept.identity}
        print(json.dumps(told | found.to_dict(), ensure_ascii=False))
        return 0
    Report(found, words, console()).show(file.name, effort, only)
    return 0


def _kept(file: Path, game: Game, log: Log, budget: Budget, seat: int | None, words: Words) -> Kept:
    """Beside the log, under a name that tells one budget from another."""
    identity = identity_of(game, log, budget, __version__, seat)
    path = file.with_name(f"{file.name}.{key_of(identity)[:8]}.analysis")
    try:
        kept = Kept(path, identity)
        kept.begin(count_turns(game, log, seat), check_finished(game, log))
        return kept
    except OSError as error:
        raise SetupError(
            words.tr("cli-analyse-no-file", file=str(path), reason=error.strerror or str(error))
        ) from error


def _go_on(
    kept: Kept, game: Game, log: Log, budget: Budget, seat: int | None, words: Words
) -> None:
    columns = (
        TextColumn("{task.description}"),
        *(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
    )
    # On standard error, where somebody looks.
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task(
            words.tr("cli-analyse-at-work"), total=kept.total, completed=len(kept.turns)
        )
        for turn in analyse(game, log, budget, kept.next, seat):
            try:
                kept.add(turn)
            except OSError as error:
                reason = error.strerror or str(error)
                raise SetupError(
                    words.tr("cli-analyse-no-file", file=str(kept.path), reason=reason)
                ) from error
            progress.advance(bar)


def _seat(given: str | None, log: Log, words: Words) -> int | None:
    """A player by name, or by the number of the seat from 1 on."""
    if given is None:
        return None
    names = [*words.players]
    if given in names:
        return names.index(given)
    if given.isdecimal() and 1 <= int(given) <= log.seats:
        return int(given) - 1
    raise SetupError(words.tr("cli-analyse-no-seat", seat=given, names=words.listed(names)))


class Report:
    """An analysis in words."""

    def __init__(self, found: Review, words: Words, shown: Console) -> None:
        self.found = found
        self.words = words
        self.console = shown

    def show(self, name: str, budget: Budget, only: int | None) -> None:
        tr = self.words.tr
        turns = len(self.found.turns)
        self._print(Prose(tr("cli-analyse-title", name=name, count=turns), STRONG))
        self._print(Prose(tr("cli-analyse-how", tries=budget.tries, arms=budget.arms), SOFT), "")
        self._print(Prose(tr("cli-analyse-chances"), STRONG), self._curves(), "")
        self._print(Prose(tr("cli-analyse-moments"), STRONG))
        if not self.found.moments:
            self._print(Prose(tr("cli-analyse-no-moments")))
        for number, moment in enumerate(self.found.moments, start=1):
            self._moment(number, self.found.turns[moment])
        self._print("", Prose(tr("cli-analyse-accuracy"), STRONG), self._accuracy(only))
        # A tenth of the fair share, and three of them.
        little, much = (f"{share / len(self.found.final):.2g}" for share in (10, 30))
        self._print(Prose(tr("cli-analyse-accuracy-means", little=little, much=much), SOFT))

    def _print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, highlight=False)

    def _curves(self) -> Table:
        """A line for each seat: its chance from the first turn to the end."""
        grid = Table.grid(padding=(0, 1))
        width = max(8, min(72, self.console.width - ROOM, len(self.found.turns)))
        for seat, name in enumerate(self.words.players):
            curve = [turn["chances"][seat] for turn in self.found.turns]
            last = self.found.final[seat]
            figure = Text(f"{percent(curve[0])} → {percent(last)}" if curve else "", SOFT)
            grid.add_row(self._badge(seat, name), Text(sparkline(curve, width)), figure)
        return grid

    def _badge(self, seat: int, name: str) -> Text:
        return Text(f"{MARKS[seat]} {name}", FAMILIES[seat])

    def _moment(self, number: int, turn: Turn) -> None:
        tr, seat = self.words.tr, turn["seat"]
        by = turn["gap"] if turn["mark"] == FIND else -turn["loss"]
        sign = "+" if by > 0 else "−"
        verdict = tr(f"cli-analyse-{turn['mark']}", by=f"{sign}{percent(abs(by))}")
        head = Text.assemble(
            (f"{number}. ", STRONG),
            self._badge(seat, self.words.players[seat]),
            f"  {tr('cli-analyse-move', move=turn['turn'] + 1, ply=turn['ply'])}  ",
            (verdict, MAY if turn["mark"] == FIND else RUBRIC),
        )
        self._print(head, self._line("cli-analyse-played", turn["played"]))
        if "better" not in turn:
            return
        self._print(self._line("cli-analyse-better", turn["better"]))
        told = [f"{signed(by)} {self.words.tr(f'term-{term}')}" for term, by in turn["reasons"]]
        # Near the end a turn may win more often with fewer points: then points say nothing.
        chance = tr(
            "cli-analyse-worth" if turn["points"] > 0 else "cli-analyse-chance",
            points=signed(turn["points"]),
            better=percent(turn["better_chance"]),
            chance=percent(turn["chance"]),
        )
        self._print(Padding(Prose(" · ".join([*told, chance]), SOFT), (0, 0, 0, 5)))

    def _line(self, key: str, answers: list[list[Any]]) -> Padding:
        said = " · ".join(self.words.say(read(label)) for _, _, label in answers)
        refs = " ".join(ref for _, ref, _ in answers)
        return Padding(Prose(f"{self.words.tr(key, turn=said)} [{refs}]"), (0, 0, 0, 3))

    def _accuracy(self, only: int | None) -> Table:
        grid = Table.grid(padding=(0, 2))
        for seat, name in enumerate(self.words.players):
            accuracy = self.found.accuracy[seat]
            if accuracy is None or only not in (None, seat):
                continue
            marks = self.found.marks[seat]
            told = self.words.tr("cli-analyse-marks", turns=self.found.counted[seat], **marks)
            figure = Text(f"{accuracy:.0f} %", STRONG)
            grid.add_row(self._badge(seat, name), figure, Prose(told))
        return grid


def sparkline(curve: list[float], width: int) -> str:
    """Chances from 0 to 1 as bars, the mean of its turns for each."""
    if not curve:
        return ""
    width = min(width, len(curve))
    bars = []
    for column in range(width):
        part = curve[len(curve) * column // width : len(curve) * (column + 1) // width]
        level = sum(part) / len(part)
        bars.append(BARS[min(len(BARS) - 1, int(level * len(BARS)))])
    return "".join(bars)


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def signed(points: float) -> str:
    return f"{'+' if points >= 0 else '−'}{abs(points):.1f}"
