"""`demesne perft`: how many lines of play there are from a position."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from demesne import registry
from demesne.core.errors import PositionError, SetupError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.perft import divide, perft
from demesne.core.state import State


def run_perft(
    game_name: str,
    depth: int = 3,
    divided: bool = False,
    seats: int | None = None,
    position_file: Path | None = None,
    seed: int = 0,
    json_output: bool = False,
    components: Path | None = None,
) -> int:
    """Count, from a saved position or from the first turn of a fresh game, and report."""
    game = registry.game(game_name, components)
    if depth < 1:
        raise SetupError(f"The depth must be at least 1, not {depth}.")
    if position_file is None:
        state = Match(game, seats=seats, seed=seed).state
    else:
        state = read_position(game, position_file)
    rows: list[dict[str, Any]] = []
    for level in range(1, depth + 1):
        began = time.perf_counter()
        leaves = perft(state, level)
        rows.append({"depth": level, "leaves": leaves, "seconds": time.perf_counter() - began})
    split = divide(state, depth) if divided else {}
    if json_output:
        report = {
            "game": game_name,
            "seats": state.seats,
            "key": state.key(),
            "depth": depth,
            "leaves": rows[-1]["leaves"],
            "levels": rows,
            "divide": split if divided else None,
        }
        print(json.dumps(report))
    else:
        _show(Console(), rows, split)
    return 0


def read_position(game: Game, path: Path) -> State:
    """A state dictionary in a JSON file, by itself or as the `state` of a larger one."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise PositionError(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise PositionError(f"{path} is no JSON: {error}.") from error
    if isinstance(data, dict) and "state" in data:
        data = data["state"]
    return game.from_dict(data)


def _show(console: Console, rows: list[dict[str, Any]], split: dict[str, int]) -> None:
    if split:
        lines = Table(box=None)
        lines.add_column("line")
        lines.add_column("leaves", justify="right")
        for ref, leaves in split.items():
            lines.add_row(ref, f"{leaves:,}")
        console.print(lines)
        console.print()
    table = Table(box=None)
    for heading in ("depth", "leaves", "seconds"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(str(row["depth"]), f"{row['leaves']:,}", f"{row['seconds']:.3f}")
    console.print(table)
