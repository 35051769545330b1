"""`demesne fit`: what the terms of an evaluation are worth, from the outcomes of games.

Bots play among themselves. Between turns, the terms of each seat less those of its best rival
are set beside the margin by which it wins or loses in the end; a factor for each term is found
by least squares, held near 1 so that few games do not say much. Half of the games fit, the
other half judges: how well the sum goes with the outcome, early, in the middle and late, as it
is and with the factors. Then both play: a factor is worth keeping only if it wins games.
"""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from demesne import bots, registry
from demesne.bots.levels import evaluation_of
from demesne.bots.plan import GREEDY, Plan
from demesne.bots.search import Searcher
from demesne.cli.duel import wilson
from demesne.cli.tune import put_table
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.i18n import Words

PHASES = 3
# As if so many positions had said that every factor is 1, for terms that vary by a point.
FAITH = 40.0
LEAST, MOST = 0.5, 1.6


class Seen(NamedTuple):
    """A seat between two turns: how far the game has come, its lead by term, how it ended."""

    stage: float
    lead: list[float]
    margin: float


def run_fit(
    name: str,
    games: int = 100,
    seats: int | None = None,
    bot: str = "greedy",
    duels: int = 100,
    seed: int = 1,
    out: Path | None = None,
    as_json: bool = False,
    lang: str = "en",
) -> int:
    """Play, fit, judge, play again; print the factors, or put them into the file `out`."""
    words = Words(lang)
    game = registry.game(name)
    count = game.MIN_SEATS if seats is None else seats
    game.check_seats(count)
    if games < 4 or duels < 0:
        raise SetupError(words.tr("cli-fit-error-games"))
    with bar() as progress:
        told = words.tr("cli-fit-playing")
        seen = [
            observe(game, count, bot, f"{seed}/{number}")
            for number in progress.track(range(games), description=told)
        ]
        half = games // 2
        train = [each for part in seen[:half] for each in part]
        test = [each for part in seen[half:] for each in part]
        now = evaluation_of(game) or [1.0] * len(game.TERMS)
        factors = fitted(train, now)
        told = words.tr("cli-fit-judging")
        duels += -duels % count
        shares = [
            duel(game, count, factors, now, seed, number)
            for number in progress.track(range(duels), description=told)
        ]
    report = {
        "factors": dict(zip(game.TERMS, factors, strict=True)),
        "before": correlations(test, now),
        "after": correlations(test, factors),
        "positions": len(test),
        "games": len(shares),
        "won": sum(shares),
    }
    written = as_toml(game, factors)
    if as_json:
        print(json.dumps({"ok": True, "game": name, "seats": count, **report}))
    else:
        show(report, count, words)
        print(written)
    if out is not None:
        put_table(out, written)
    return 0


def bar() -> Progress:
    columns = (
        TextColumn("{task.description}"),
        *(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)


def observe(game: Game, seats: int, bot: str, seed: str) -> list[Seen]:
    """One game: every seat in about forty positions between turns."""
    rng = random.Random(seed)
    match = Match(game, seats, seed=rng.getrandbits(32))
    players = [bots.make(bot, game, seat, rng) for seat in range(seats)]
    positions: list[tuple[int, list[list[float]]]] = []
    while match.decision is not None:
        if match.state.is_between_turns():
            terms = [game.terms(match.state, seat) for seat in range(seats)]
            positions.append((match.ply, terms))
        seat = match.decision.seat
        match.choose(bots.ask(players[seat], match, seat), seat)
    scores = game.scores(match.state)
    found: list[Seen] = []
    for ply, terms in positions[:: max(1, len(positions) // 40)]:
        sums = [sum(each) for each in terms]
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            rival = max(others, key=lambda other: sums[other])
            lead = [own - his for own, his in zip(terms[seat], terms[rival], strict=True)]
            margin = scores[seat] - max(scores[other] for other in others)
            found.append(Seen(ply / max(1, match.ply), lead, margin))
    return found


def fitted(seen: list[Seen], now: list[float]) -> list[float]:
    """Factors by least squares, drawn to those of now, and none beyond what is likely."""
    size = len(now)
    left = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for each in seen:
        # Late positions say more: chance has had its say.
        weight = 0.3 + 0.7 * each.stage
        error = each.margin - sum(f * x for f, x in zip(now, each.lead, strict=True))
        for row in range(size):
            right[row] += weight * each.lead[row] * error
            for column in range(size):
                left[row][column] += weight * each.lead[row] * each.lead[column]
    for row in range(size):
        left[row][row] += FAITH + 0.02 * left[row][row]
    changes = solved(left, right)
    return [
        round(min(MOST, max(LEAST, factor + change)), 3)
        for factor, change in zip(now, changes, strict=True)
    ]


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """`left` x = `right`, by elimination; `left` is symmetric and of full rank."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for row in range(pivot + 1, size):
            ratio = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[row][column] -= ratio * rows[pivot][column]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def correlations(seen: list[Seen], factors: list[float]) -> list[float]:
    """How the lead goes with the margin in the end: early, in the middle, late."""
    found = []
    for phase in range(PHASES):
        part = [each for each in seen if min(PHASES - 1, int(each.stage * PHASES)) == phase]
        leads = [sum(f * x for f, x in zip(factors, each.lead, strict=True)) for each in part]
        found.append(round(correlation(leads, [each.margin for each in part]), 3))
    return found


def correlation(xs: list[float], ys: list[float]) -> float:
    if len(xs) < 2:
        return 0.0
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    both = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True))
    spread = math.sqrt(sum((a - x) ** 2 for a in xs) * sum((b - y) ** 2 for b in ys))
    return both / spread if spread else 0.0


def duel(
    game: Game, seats: int, new: list[float], old: list[float], seed: int, number: int
) -> float:
    """The share of the victory of one seat that weighs anew; deals go round the table."""
    own, deal = number % seats, number // seats
    plan = Plan(kind=GREEDY, arms=1, positions=1000)
    match = Match(game, seats, seed=random.Random(f"{seed}/duel/{deal}").getrandbits(32))
    players = []
    for seat in range(seats):
        rng = random.Random(f"{seed}/{deal}/{seat}")
        players.append(Searcher(game, seat, rng, plan, new if seat == own else old))
    bots.finish(match, players)
    winners = [standing.seat for standing in match.standings() if standing.place == 1]
    return 1 / len(winners) if own in winners else 0.0


def as_toml(game: Game, factors: list[float]) -> str:
    """The factors as `levels.toml` has them: only those that change something."""
    lines = ["[evaluation]"]
    lines += [
        f"{term} = {factor}"
        for term, factor in zip(game.TERMS, factors, strict=True)
        if factor != 1.0
    ]
    return "\n".join(lines) + "\n"


def show(report: dict[str, Any], seats: int, words: Words) -> None:
    console = Console()
    table = Table(title=words.tr("cli-fit-title", positions=report["positions"]))
    for heading in ("phase", "before", "after"):
        table.add_column(words.tr(f"cli-fit-{heading}"))
    for phase, name in enumerate(("early", "middle", "late")):
        told = words.tr(f"cli-fit-{name}")
        table.add_row(told, f"{report['before'][phase]:.3f}", f"{report['after'][phase]:.3f}")
    console.print(table)
    if report["games"]:
        low, high = wilson(report["won"], report["games"])
        console.print(
            words.tr(
                "cli-fit-won",
                rate=f"{report['won'] / report['games']:.1%}",
                low=f"{low:.1%}",
                high=f"{high:.1%}",
                games=report["games"],
                fair=f"{1 / seats:.0%}",
            )
        )
