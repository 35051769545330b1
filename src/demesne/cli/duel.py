"""Games between two ways of thinking: one seat plays by one plan, all others by the other.

Games go round the table: the same deal once from every seat. Each game is a line of a file,
so that what was played once is not played again.
"""

from __future__ import annotations

import hashlib
import json
import math
import multiprocessing
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from demesne import bots, registry
from demesne.bots.bot import Bot
from demesne.bots.plan import read_plan
from demesne.bots.search import Searcher
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.match import Match

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Duel(NamedTuple):
    """All that one game is made of."""

    game: str
    options: dict[str, str]
    seats: int
    challenger: dict[str, Any]
    champion: dict[str, Any]
    seed: int
    number: int

    def key(self) -> str:
        """The same for the same game, in every process."""
        text = json.dumps(self, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=10).hexdigest()


class Clocked(Bot):
    """A bot with a stopwatch: processor time and the choices it took."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game, bot.seat, bot.rng)
        self.bot = bot
        self.seconds = 0.0
        self.slowest = 0.0
        self.choices = 0

    def choose(self, state: Any, decision: Any) -> int:
        begun = time.process_time()
        choice = self.bot.choose(state, decision)
        spent = time.process_time() - begun
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        self.choices += 1
        return choice


_games: dict[str, Game] = {}


def play(duel: Duel) -> dict[str, Any]:
    """One game: the challenger's share of the victory, the scores, and the time it took."""
    if duel.game not in _games:
        _games[duel.game] = registry.game(duel.game)
    game = _games[duel.game]
    own = duel.number % duel.seats
    deal = duel.number // duel.seats
    players: list[Clocked] = []
    for seat in range(duel.seats):
        table = duel.challenger if seat == own else duel.champion
        rng = random.Random(f"{duel.seed}/{duel.seats}/{duel.number}/{seat}")
        plan = read_plan(table, "a plan")
        players.append(Clocked(Searcher(game, seat, rng, plan)))
    cards = random.Random(f"{duel.seed}/{duel.seats}/{deal}").getrandbits(32)
    match = Match(game, duel.seats, seed=cards, options=duel.options)
    bots.finish(match, players)
    standings = match.standings()
    winners = [standing.seat for standing in standings if standing.place == 1]
    scores = {standing.seat: standing.score for standing in standings}
    return {
        "key": duel.key(),
        **duel._asdict(),
        "share": 1 / len(winners) if own in winners else 0.0,
        "scores": [scores[seat] for seat in range(duel.seats)],
        "seconds": [round(player.seconds, 4) for player in players],
        "slowest": [round(player.slowest, 4) for player in players],
        "choices": [player.choices for player in players],
    }


def play_all(duels: list[Duel], file: Path | None, jobs: int) -> Iterator[dict[str, Any]]:
    """Every game once, in any order: out of the file where it is there, else played and added."""
    known = read_results(file) if file is not None else {}
    left: list[Duel] = []
    for duel in duels:
        found = known.get(duel.key())
        if found is None:
            left.append(duel)
        else:
            yield found
    if not left:
        return
    out = None if file is None else file.open("a", encoding="utf-8")
    try:
        for result in _played(left, jobs):
            if out is not None:
                out.write(json.dumps(result) + "\n")
                out.flush()
            yield result
    finally:
        if out is not None:
            out.close()


def _played(duels: list[Duel], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs == 1:
        yield from map(play, duels)
        return
    # `spawn` everywhere, so that every system plays the same.
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play, duels)


def read_results(file: Path) -> dict[str, dict[str, Any]]:
    """The games of a file by their key. A last line that was cut off is left out."""
    if not file.exists():
        return {}
    found: dict[str, dict[str, Any]] = {}
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        try:
            result = json.loads(line)
            found[result["key"]] = result
        except (ValueError, KeyError, TypeError) as error:
            if number == len(lines):
                break
            raise SetupError(f"{file}, line {number}, is no result of a game: {error}.") from error
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of `wins` in `games`; shared victories are fractions."""
    share = wins / games
    spread = Z * Z / games
    middle = share + spread / 2
    width = Z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
