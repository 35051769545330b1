"""Turns examined and roll-outs per second of our search, other searchers beside it.

They take turns, each in a process of its own; rates are per second of processor time, and the
best round counts. A roll-out to the end is the one thing that all of them do alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench import peers
from demesne import registry
from demesne.core.errors import SetupError

PEERS = ("catanatron", "backgammon", "chess")


def add_arguments(commands: Any) -> None:
    parser = commands.add_parser("search", help="turns and roll-outs per second, in ratios")
    parser.add_argument("--game", default="all", help="'all', or names with commas (all)")
    parser.add_argument("--seats", type=int, default=2, help="players at the table (2)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (1)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the best counts (3)")
    parser.add_argument("--no-peers", action="store_true", help="only our own search")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    names = registry.game_names() if options.game == "all" else options.game.split(",")
    for name in names:
        registry.game(name).check_seats(options.seats)
    if options.rounds < 1 or options.seconds <= 0:
        raise SetupError("Measuring takes at least one round and more than no seconds.")
    seconds = str(options.seconds)
    commands: dict[str, list[str]] = {}
    for name in names:
        ours = [sys.executable, "-m", "bench.searching", name, str(options.seats), seconds]
        commands[name] = ours
    other = None if options.no_peers else peers.catanatron()
    if other is not None:
        script = str(Path(__file__).with_name("peer_searchers.py"))
        for name in PEERS:
            commands[name] = [str(other), script, name, seconds]
    engines: dict[str, dict[str, Any]] = {}
    for number in range(options.rounds):
        for name, command in commands.items():
            print(f"round {number + 1} of {options.rounds}: {name} ...", file=sys.stderr)
            engines[name] = best(engines.get(name, {}), measured(command))
    report = {"ok": True, "seats": options.seats, "rounds": options.rounds, "engines": engines}
    if options.json:
        print(json.dumps(report))
    else:
        show(report)
    return 0


def measured(command: list[str]) -> dict[str, Any]:
    result = subprocess.run(
        command, cwd=peers.ROOT, env=dict(os.environ), capture_output=True, text=True
    )
    if result.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{result.stderr.strip()}")
    figures: dict[str, Any] = json.loads(result.stdout)
    return figures


def best(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The better of each rate; all else as in the last round."""
    rates = {name: max(before.get(name, 0), now[name]) for name in now if name.endswith("_second")}
    return {**now, **rates}


def show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    engines = report["engines"]
    table = Table(
        title=f"Search, {report['seats']} seats",
        caption="per second of processor time, the best of all rounds; ×: times Catanatron's",
    )
    columns = ("turns", "rollouts", "full_rollouts", "decisions")
    table.add_column("engine")
    for heading in ("turns/s", "roll-outs/s", "to the end/s", "decisions/s", "where it goes"):
        table.add_column(heading, justify="right")
    for name, figures in engines.items():
        cells = []
        for column in columns:
            key = f"{column}_per_second"
            cell = f"{figures[key]:,}" if key in figures else ""
            theirs = engines.get("catanatron", {}).get(key)
            if theirs and cell and name != "catanatron":
                cell += f" ×{figures[key] / theirs:.1f}"
            cells.append(cell)
        shares = [
            f"{key.removeprefix('share_').replace('_', ' ')} {figures[key]:.0%}"
            for key in figures
            if key.startswith("share_")
        ]
        table.add_row(name, *cells, ", ".join(shares))
    Console().print(table)
