"""`demesne bench`: how fast the engine runs as it is installed here.

Random playouts, forced choices included; copies; the whole position as JSON. The
clock is that of the processor, and the best of several rounds counts, so that a
busy machine disturbs little. `python -m bench` measures with this too, with other
engines beside it.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from demesne import COMPILED, registry
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.sample import play_out
from demesne.core.state import State

ROUNDS = 5
# Positions to copy and to write as JSON, spread over the length of a game.
POSITIONS = 20


def run_bench(game: str, games: int, seats: str | None, json_output: bool) -> int:
    """Measure `games` random games for each number of seats: `all`, or `2,4`."""
    made = registry.game(game)
    if games < 1:
        raise SetupError(f"At least one game must be played, not {games}.")
    counts = read_seats(made, seats or "all")
    report: dict[str, Any] = {"ok": True, "game": game, "compiled": COMPILED, "seats": {}}
    for count in counts:
        report["seats"][str(count)] = measure(made, count, games)
    if json_output:
        print(json.dumps(report))
    else:
        _show(report)
    return 0


def read_seats(game: Game, text: str) -> list[int]:
    """`all`, or numbers of seats with commas."""
    if text == "all":
        return list(range(game.MIN_SEATS, game.MAX_SEATS + 1))
    counts = []
    for word in text.split(","):
        if not word.strip().isdecimal():
            raise SetupError(f"Seats are 'all' or numbers such as 2,4; not {text!r}.")
        game.check_seats(int(word))
        counts.append(int(word))
    return counts


def measure(game: Game, seats: int, games: int, rounds: int = ROUNDS) -> dict[str, Any]:
    """Playouts, copies and JSON for one number of seats; the best round of each."""
    rng = random.Random(seats)
    # A warm-up, which also says how long a game is.
    length = play_out(game.setup(seats), rng, game.MAX_PLIES)
    positions = _positions(game, seats, length, rng)
    share = max(1, games // rounds)
    speed = 0.0
    decisions = 0
    copying = writing = float("inf")
    for _ in range(rounds):
        begun = time.process_time()
        played = 0
        for _ in range(share):
            played += play_out(game.setup(seats), rng, game.MAX_PLIES)
        speed = max(speed, played / max(time.process_time() - begun, 1e-9))
        decisions += played
        copying = min(copying, _seconds(to_copy, positions, 50))
        writing = min(writing, _seconds(to_json, positions, 5))
    sizes = [len(to_json(position).encode()) for position in positions]
    return {
        "decisions_per_second": round(speed),
        "decisions_per_game": round(decisions / (share * rounds), 1),
        "copy_microseconds": round(copying * 1e6, 3),
        "json_microseconds": round(writing * 1e6, 2),
        "json_bytes": max(sizes),
    }


def to_copy(state: State) -> State:
    return state.copy()


def to_json(state: State) -> str:
    return json.dumps(state.to_dict(), separators=(",", ":"))


def _positions(game: Game, seats: int, length: int, rng: random.Random) -> list[State]:
    """Positions from the first decision to the last of a game or so."""
    found = []
    for number in range(POSITIONS):
        state = game.setup(seats)
        play_out(state, rng, length * number // POSITIONS)
        found.append(state)
    return found


def _seconds(work: Callable[[State], object], positions: list[State], times: int) -> float:
    """Processor time of doing `work` to one position once."""
    begun = time.process_time()
    for _ in range(times):
        for position in positions:
            work(position)
    return (time.process_time() - begun) / (times * len(positions))


def _show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    how = "compiled" if report["compiled"] else "interpreted"
    table = Table(title=f"{report['game']}, {how}: random playouts, one processor")
    table.add_column("seats")
    for heading in ("decisions/s", "decisions a game", "copy µs", "JSON µs", "JSON bytes"):
        table.add_column(heading, justify="right")
    for seats, figures in report["seats"].items():
        table.add_row(
            seats,
            f"{figures['decisions_per_second']:,}",
            f"{figures['decisions_per_game']:,}",
            f"{figures['copy_microseconds']:.2f}",
            f"{figures['json_microseconds']:.0f}",
            f"{figures['json_bytes']:,}",
        )
    Console().print(table)
