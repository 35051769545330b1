"""Play the games whose positions are photographed:

    PYTHONPATH=src:tests python -m looks.deal

Greedy bots with fixed seeds, so that two runs of one Demesne write the same logs. It is only needed
when the rules have changed so far that a log no longer replays; then look at `scenes.py` as well.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import demesne
from demesne import bots
from demesne.core.match import Match

GAMES = Path(__file__).with_name("games")
SEEDS = {"village": 11, "clochemerle": 7, "feudum": 3, "mil": 4}
PLAYERS = ["Ada", "Bernard", "Grimbert", "Chanticleer"]


def played(name: str, seed: int) -> Match:
    game = demesne.game(name)
    match = Match(game, len(PLAYERS), seed, players=PLAYERS)
    seats = [
        bots.make("greedy", game, seat, random.Random(f"looks/{name}/{seat}"))
        for seat in range(len(PLAYERS))
    ]
    bots.finish(match, seats)
    return match


def main() -> int:
    GAMES.mkdir(exist_ok=True)
    for name in sys.argv[1:] or SEEDS:
        match = played(name, SEEDS[name])
        (GAMES / f"{name}.log").write_text(match.to_log().to_text(), encoding="utf-8")
        print(f"{name}: {match.ply} answers, {[one.score for one in match.standings()]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
