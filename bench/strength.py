"""How often a bot beats a table of others, in every seat equally often.

A victory shared by k seats counts as 1/k. The interval is Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import random
import sys
from typing import Any

from demesne import COMPILED, bots, registry
from demesne.bots import Bot
from demesne.cli.bench import read_seats
from demesne.cli.seating import read_options
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.i18n import Words

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations

# Game, its options, bot, rivals, seats, seed, number: all that one game is made of.
Job = tuple[str, dict[str, str], str, str, int, int, int]


def add_arguments(commands: Any) -> None:
    parser = commands.add_parser("strength", help="win rate of a bot against a table of others")
    parser.add_argument("--game", default="village", help="the game to play (village)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", default="greedy", help="whose strength (greedy)")
    parser.add_argument("--against", default="random", help="who fills the other seats (random)")
    parser.add_argument("--games", type=int, default=1000, help="at least so many a table (1000)")
    parser.add_argument("--seats", default="all", help="'all', or numbers such as 2,4")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--processes", type=int, default=cores(), help="one a core unless told")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    game = registry.game(options.game)
    for name in (options.bot, options.against):
        bots.find(name)
    if options.games < 1 or options.processes < 1:
        raise SetupError("Strength takes at least one game and one process.")
    variant = game.full_options(read_options(options.option, Words()))
    who = (options.bot, options.against)
    jobs: list[Job] = []
    counts = read_seats(game, options.seats)
    for seats in counts:
        # A whole number of games in every seat.
        games = math.ceil(options.games / seats) * seats
        for number in range(games):
            jobs.append((options.game, variant, *who, seats, options.seed, number))
    outcomes = play_all(jobs, options.processes)
    results = []
    for seats in counts:
        table = [outcome for job, outcome in zip(jobs, outcomes, strict=True) if job[4] == seats]
        results.append({"seats": seats, **summary(table)})
    report = {
        "ok": True,
        "game": options.game,
        "options": variant,
        "bot": options.bot,
        "against": options.against,
        "seed": options.seed,
        "compiled": COMPILED,
        "results": results,
    }
    if options.json:
        print(json.dumps(report))
    else:
        show(report)
    return 0


def play_all(jobs: list[Job], processes: int) -> list[tuple[float, int, list[int]]]:
    """Every game, on all cores, with a bar that says how far it is."""
    from rich.console import Console
    from rich.progress import track

    # `spawn` everywhere, so that every system plays the same.
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return list(
            track(
                pool.imap(play, jobs, chunksize=4),
                description="Playing",
                total=len(jobs),
                console=Console(file=sys.stderr),
            )
        )


def play(job: Job) -> tuple[float, int, list[int]]:
    """One game: the bot's share of the victory, its score, and its rivals' scores."""
    name, variant, bot, against, seats, seed, number = job
    game = _game(name)
    own = number % seats
    players: list[Bot] = []
    for seat in range(seats):
        rng = random.Random(f"{seed}/{seats}/{number}/{seat}")
        players.append(bots.make(bot if seat == own else against, game, seat, rng))
    deal = random.Random(f"{seed}/{seats}/{number}").getrandbits(32)
    match = Match(game, seats, seed=deal, options=variant)
    bots.finish(match, players)
    standings = match.standings()
    winners = [standing.seat for standing in standings if standing.place == 1]
    share = 1 / len(winners) if own in winners else 0.0
    scores = {standing.seat: standing.score for standing in standings}
    return share, scores.pop(own), list(scores.values())


_games: dict[str, Game] = {}


def _game(name: str) -> Game:
    """One box a process: reading it for every game would take longer than many a game."""
    if name not in _games:
        _games[name] = registry.game(name)
    return _games[name]


def summary(outcomes: list[tuple[float, int, list[int]]]) -> dict[str, Any]:
    games = len(outcomes)
    wins = sum(share for share, _, _ in outcomes)
    low, high = wilson(wins, games)
    own = [score for _, score, _ in outcomes]
    rivals = [score for _, _, scores in outcomes for score in scores]
    return {
        "games": games,
        "wins": round(wins, 3),
        "win_rate": round(wins / games, 5),
        "low": round(low, 5),
        "high": round(high, 5),
        "score": round(sum(own) / len(own), 2),
        "lowest_score": min(own),
        "rival_score": round(sum(rivals) / len(rivals), 2),
        "highest_rival_score": max(rivals),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of `wins` in `games`; shared victories are fractions."""
    share = wins / games
    spread = Z * Z / games
    middle = share + spread / 2
    width = Z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    low = (middle - width) / (1 + spread)
    high = (middle + width) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report['game']}: {report['bot']} against {report['against']}")
    for heading in ("seats", "games", "win rate", "95 % interval", "score", "rivals' score"):
        table.add_column(heading, justify="right")
    for row in report["results"]:
        table.add_row(
            str(row["seats"]),
            f"{row['games']:,}",
            f"{row['win_rate']:.2%}",
            f"{row['low']:.2%} to {row['high']:.2%}",
            f"{row['score']:.1f}",
            f"{row['rival_score']:.1f}",
        )
    Console().print(table)
