"""Measure Catanatron as `demesne.cli.bench.measure` measures us. Runs in its own environment.

`python peer_catanatron.py 20`: games with four random players, played as its own
`Game.play` does, without accumulators. Copy and JSON are its own too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.json import GameEncoder  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

POSITIONS = 20


def play(limit: int) -> tuple[Any, int]:
    """A game up to `limit` moves."""
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=random.randrange(1, 10**9))
    moves = 0
    while moves < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        moves += 1
    return game, moves


def to_json(game: Any) -> str:
    return json.dumps(game, cls=GameEncoder, separators=(",", ":"))


def main(games: int) -> None:
    endless = 10**6
    _, length = play(endless)
    positions = [play(length * number // POSITIONS)[0] for number in range(POSITIONS)]
    begun = time.process_time()
    moves = sum(play(endless)[1] for _ in range(games))
    speed = moves / (time.process_time() - begun)
    begun = time.process_time()
    for _ in range(20):
        for position in positions:
            position.copy()
    copying = (time.process_time() - begun) / (20 * POSITIONS)
    begun = time.process_time()
    sizes = [len(to_json(position).encode()) for position in positions]
    writing = (time.process_time() - begun) / POSITIONS
    figures = {
        "decisions_per_second": round(speed),
        "decisions_per_game": round(moves / games, 1),
        "copy_microseconds": round(copying * 1e6, 3),
        "json_microseconds": round(writing * 1e6, 2),
        "json_bytes": max(sizes),
    }
    print(json.dumps({"version": version("catanatron"), "seats": {"4": figures}}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
