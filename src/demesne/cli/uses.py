"""`demesne uses`: what bots do when they play among themselves.

Of every question, its lines by their first word: how often a seat chooses one in a game, and
how often it does where the line is on the menu. What is never used, or always, shows where an
evaluation does not know the game. Choices that were forced do not count.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from demesne import bots, registry
from demesne.cli.seating import read_options
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.i18n import Words


class Uses(NamedTuple):
    """Counts of all games together, by question and line."""

    games: int
    seats: int
    scores: list[int]
    winners: list[int]
    chosen: Counter[tuple[str, str]]
    offered: Counter[tuple[str, str]]

    def rows(self) -> list[tuple[str, str, float, float]]:
        """Question, line, uses a seat and game, share of the times it was offered."""
        asked: Counter[str] = Counter()
        for (kind, _), count in self.chosen.items():
            asked[kind] += count
        order = sorted(self.offered, key=lambda row: (-asked[row[0]], row[0], -self.chosen[row]))
        seats = self.games * self.seats
        return [
            (*row, self.chosen[row] / seats, self.chosen[row] / self.offered[row]) for row in order
        ]

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "seats": self.seats,
            "score": _mean(self.scores),
            "winner": _mean(self.winners),
            "uses": [
                {"question": kind, "line": line, "a_game": round(used, 3), "share": round(share, 3)}
                for kind, line, used, share in self.rows()
            ],
        }


def run_uses(
    name: str,
    games: int = 100,
    seats: int | None = None,
    bot: str = "greedy",
    option: list[str] | None = None,
    seed: int = 1,
    markdown: bool = False,
    as_json: bool = False,
    lang: str = "en",
) -> int:
    """Play, count, and show the table."""
    words = Words(lang)
    game = registry.game(name)
    count = game.MIN_SEATS if seats is None else seats
    game.check_seats(count)
    if games < 1:
        raise SetupError(words.tr("cli-uses-error-games"))
    options = game.full_options(read_options(option or [], words))
    columns = (
        TextColumn("{task.description}"),
        *(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
    )
    found = Uses(games, count, [], [], Counter(), Counter())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        for number in bar.track(range(games), description=f"{name}, {bot}"):
            watch(game, options, bot, f"{seed}/{number}", found)
    if as_json:
        print(json.dumps({"ok": True, "game": name, "bot": bot, "seed": seed, **found.to_dict()}))
    elif markdown:
        print(as_markdown(found, words))
    else:
        show(name, bot, found, words)
    return 0


def watch(game: Game, options: dict[str, str], bot: str, seed: str, found: Uses) -> None:
    """One game of `bot` against itself, counted into `found`."""
    deal = random.Random(seed).getrandbits(32)
    match = Match(game, found.seats, seed=deal, options=options)
    players = [
        bots.make(bot, game, seat, random.Random(f"{seed}/{seat}")) for seat in range(found.seats)
    ]
    while match.decision is not None:
        decision = match.decision
        seat = decision.seat
        kind = type(decision).__name__
        menu = {line_of(decision.ref(choice)) for choice in decision.options(match.state)}
        many = len(decision.options(match.state)) > 1
        choice = bots.ask(players[seat], match, seat)
        if many:
            found.offered.update((kind, line) for line in menu)
            found.chosen[kind, line_of(decision.ref(choice))] += 1
        match.choose(choice, seat)
    for standing in match.standings():
        found.scores.append(standing.score)
        if standing.place == 1:
            found.winners.append(standing.score)


def line_of(ref: str) -> str:
    """`harvest/b1` is a harvest; `war/3` a space at War. What is only a number is any of them."""
    first = ref.split("/", maxsplit=1)[0]
    return first if any(letter.isalpha() for letter in first) else "…"


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 1)


def as_markdown(found: Uses, words: Words) -> str:
    headings = [words.tr(f"cli-uses-{each}") for each in ("question", "line", "used", "share")]
    lines = ["| " + " | ".join(headings) + " |", "|---|---|---:|---:|"]
    before = ""
    for kind, line, used, share in found.rows():
        lines.append(f"| {kind if kind != before else ''} | {line} | {used:.2f} | {share:.0%} |")
        before = kind
    told = words.tr(
        "cli-uses-scores", score=f"{_mean(found.scores)}", winner=f"{_mean(found.winners)}"
    )
    return "\n".join([*lines, "", told])


def show(name: str, bot: str, found: Uses, words: Words) -> None:
    title = words.tr("cli-uses-title", game=name, bot=bot, games=found.games, seats=found.seats)
    table = Table(title=title)
    table.add_column(words.tr("cli-uses-question"))
    table.add_column(words.tr("cli-uses-line"))
    table.add_column(words.tr("cli-uses-used"), justify="right")
    table.add_column(words.tr("cli-uses-share"), justify="right")
    before = ""
    for kind, line, used, share in found.rows():
        table.add_row(kind if kind != before else "", line, f"{used:.2f}", f"{share:.0%}")
        before = kind
    console = Console()
    console.print(table)
    console.print(
        words.tr(
            "cli-uses-scores", score=f"{_mean(found.scores)}", winner=f"{_mean(found.winners)}"
        )
    )
