"""Decisions per second, copies and JSON: interpreted, compiled, and Catanatron beside us.

The engines take turns, round after round, each in a process of its own; of every
figure the best round counts. So a disturbance hits all of them, or none that counts.
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

INTERPRETED, COMPILED, CATANATRON = "interpreted", "compiled", "catanatron"
# Of these figures more is better; of all others less.
RATES = ("decisions_per_second",)
# What the engine is to reach: decisions per second or a multiple of Catanatron's moves per
# second, and microseconds a copy.
BARS = {INTERPRETED: (100_000, 4.0, 10.0), COMPILED: (500_000, 15.0, 2.0)}
JSON_BYTES = 8_192

Figures = dict[str, dict[str, Any]]


def add_arguments(commands: Any) -> None:
    parser = commands.add_parser("speed", help="random playouts, copies and JSON, in ratios")
    parser.add_argument("--game", default="village", help="the game to play (village)")
    parser.add_argument("--seats", default="all", help="'all', or numbers such as 2,4")
    parser.add_argument("--games", type=int, default=100, help="games a round and table (100)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the best counts (5)")
    parser.add_argument("--no-peers", action="store_true", help="leave Catanatron out")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    report = measure(options)
    if options.json:
        print(json.dumps(report))
    else:
        show(report)
    return 0


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """All engines in turn; the report that `--json` prints."""
    ours = [sys.executable, "-m", "bench.engine", options.game, options.seats, str(options.games)]
    commands: dict[str, tuple[list[str], str | None]] = {
        INTERPRETED: (ours, str(peers.ROOT / "src")),
        COMPILED: (ours, os.environ.get("PYTHONPATH")),
    }
    notes = []
    other = None if options.no_peers else peers.catanatron()
    if other is not None:
        script = Path(__file__).with_name("peer_catanatron.py")
        # A game of Catan takes some twelve times as long.
        games = max(1, options.games // 5)
        commands[CATANATRON] = ([str(other), str(script), str(games)], None)
    else:
        notes.append("Catanatron was not measured, so there are no ratios.")
    engines: dict[str, Figures] = {}
    versions: dict[str, str] = {}
    for number in range(options.rounds):
        for name in list(commands):
            print(f"round {number + 1} of {options.rounds}: {name} ...", file=sys.stderr)
            result = _run(*commands[name])
            if name == COMPILED and not result["compiled"]:
                del commands[name]
                notes.append("The engine is not compiled here: python3 dev.py setup compiles it.")
                continue
            engines[name] = best(engines.get(name, {}), result["seats"])
            if "version" in result:
                versions[name] = result["version"]
    report = {
        "ok": True,
        "game": options.game,
        "rounds": options.rounds,
        "engines": engines,
        "versions": versions,
        "notes": notes,
    }
    report["bars"] = bars(engines)
    return report


def _run(command: list[str], path: str | None) -> Any:
    """One engine, one round, in a process of its own."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = path
    result = subprocess.run(command, cwd=peers.ROOT, env=env, capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{result.stderr.strip()}")
    return json.loads(result.stdout)


def best(so_far: Figures, found: Figures) -> Figures:
    """The better of each figure; sizes and lengths are those of the last round."""
    merged: Figures = {}
    for seats, figures in found.items():
        before = so_far.get(seats, figures)
        merged[seats] = dict(figures)
        for name, figure in figures.items():
            if name in RATES:
                merged[seats][name] = max(figure, before[name])
            elif name.endswith("_microseconds"):
                merged[seats][name] = min(figure, before[name])
    return merged


def ratio(engines: dict[str, Figures], figures: dict[str, Any], name: str) -> float | None:
    """How many times better than Catanatron."""
    if CATANATRON not in engines:
        return None
    theirs = float(engines[CATANATRON]["4"][name])
    ours = float(figures[name])
    return round(ours / theirs if name in RATES else theirs / ours, 1)


def bars(engines: dict[str, Figures]) -> list[dict[str, Any]]:
    """What the engine set itself, and whether the slowest table reaches it."""
    found = []
    for name, (rate, multiple, copying) in BARS.items():
        if name not in engines:
            continue
        tables = engines[name].values()
        slowest = min(tables, key=lambda figures: float(figures["decisions_per_second"]))
        speed = slowest["decisions_per_second"]
        times = ratio(engines, slowest, "decisions_per_second")
        slow_copy = max(figures["copy_microseconds"] for figures in tables)
        size = max(figures["json_bytes"] for figures in tables)
        goals = (
            (
                f"{rate:,} decisions/s, or {multiple:g} times Catanatron",
                f"{speed:,}" + ("" if times is None else f", {times} times"),
                speed >= rate or (times is not None and times >= multiple),
            ),
            (f"a copy in {copying:g} µs", f"{slow_copy:.2f} µs", slow_copy <= copying),
            (f"JSON of at most {JSON_BYTES:,} bytes", f"{size:,} bytes", size <= JSON_BYTES),
        )
        found += [
            {"engine": name, "goal": goal, "reached": reached, "met": met}
            for goal, reached, met in goals
        ]
    return found


def show(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    engines = report["engines"]
    out = Console()
    caption = "processor time, the best of all rounds"
    if CATANATRON in engines:
        caption += f"; ×: better than Catanatron {report['versions'][CATANATRON]} by so much"
    table = Table(title=f"{report['game']}: random playouts", caption=caption)
    table.add_column("engine", no_wrap=True)
    for heading in ("seats", "decisions/s", "copy µs", "JSON µs", "JSON bytes"):
        table.add_column(heading, justify="right", no_wrap=True)
    columns = (
        ("decisions_per_second", ",.0f"),
        ("copy_microseconds", ",.2f"),
        ("json_microseconds", ",.0f"),
        ("json_bytes", ",.0f"),
    )
    for name, tables in engines.items():
        for seats, figures in tables.items():
            cells = []
            for column, form in columns:
                times = None if name == CATANATRON else ratio(engines, figures, column)
                better = "" if times is None else f" [bold]×{times:.0f}[/]"
                cells.append(format(figures[column], form) + better)
            table.add_row(name, seats, *cells)
    out.print(table)
    for bar in report["bars"]:
        mark = "[green]reached[/]" if bar["met"] else "[red]MISSED[/] "
        out.print(f"{mark}  {bar['engine']}: {bar['goal']}; {bar['reached']}")
    for note in report["notes"]:
        out.print(f"[yellow]{note}[/]")
