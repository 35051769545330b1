"""Tables over real sockets: how many moves, how soon one sees them, how much memory.

The server runs in a process of its own on a loopback port. First many tables of bots,
each with one client that plays a seat; then many finished games that sleep, and what
it takes to wake one. `--profile` says where the server's time goes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import cProfile
import json
import os
import pstats
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

from demesne import registry
from demesne.cli.seating import read_options
from demesne.i18n import Words

PROFILED = 25
# A game that is played for waking; each is copied to make up the number.
DISTINCT = 20


def add_arguments(commands: Any) -> None:
    parser = commands.add_parser("server", help="tables over WebSockets: moves, latency, memory")
    parser.add_argument("--game", default="village", help="what is played there (village)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--tables", type=int, default=200, help="tables being played (200)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--bot", default="random", help="who fills the other seats (random)")
    parser.add_argument("--seats", type=int, default=3, help="seats at a table (3)")
    parser.add_argument(
        "--pace", type=float, default=0.4, help="seconds each thinks; 0 for all it can (0.4)"
    )
    parser.add_argument("--sleeping", type=int, default=1000, help="sleeping tables (1000)")
    parser.add_argument(
        "--thinking", type=int, default=0, help="then again, with tables of fierce bots beside (0)"
    )
    parser.add_argument("--profile", action="store_true", help="where the server's time goes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    options.variant = registry.game(options.game).full_options(
        read_options(options.option, Words())
    )
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="demesne-bench-") as folder:
        report["playing"] = asyncio.run(_measure_playing(options, Path(folder)))
    if options.sleeping:
        with tempfile.TemporaryDirectory(prefix="demesne-bench-") as folder:
            report["sleeping"] = _measure_sleeping(options, Path(folder))
    if options.json:
        print(json.dumps(report))
    else:
        _show(report)
    return 0


# --- The server's process ---------------------------------------------------------------


@contextlib.contextmanager
def _server(folder: Path, pace: float, profile: bool, idle: float = 600.0) -> Iterator[Server]:
    server = Server(folder, pace, profile, idle)
    try:
        yield server
    finally:
        server.stop()


class Server:
    """The process, and what the system says about it."""

    def __init__(self, folder: Path, pace: float, profile: bool, idle: float) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "bench.server", str(folder), str(pace), str(idle)]
        command.append(str(port))
        self.process = subprocess.Popen(
            [*command, "profile" if profile else ""], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.place = line.split()[3].rstrip("/")
        self.metrics = f"http://127.0.0.1:{port}/metrics"
        self.figures()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        assert self.process.stdout is not None
        print(self.process.stdout.read(), end="", file=sys.stderr)
        self.process.wait(30)

    def memory(self) -> float:
        """Resident kilobytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return float(next(line for line in text.splitlines() if "VmRSS" in line).split()[1])

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds its threads were ready to run and another program had the processor."""
        files = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(file.read_text("utf-8").split()[1]) for file in files) / 1e9

    def others(self) -> float:
        """Seconds of processor time that went to anything but the server and this client."""
        line = Path("/proc/stat").read_text("utf-8").splitlines()[0].split()
        # Without idling and waiting for the disk; with what another machine took away.
        busy = sum(int(line[column]) for column in (1, 2, 3, 6, 7, 8))
        return busy / os.sysconf("SC_CLK_TCK") - self.processor() - time.process_time()

    def figures(self) -> dict[str, float]:
        with urllib.request.urlopen(self.metrics, timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    def make(
        self,
        seats: list[dict[str, str]],
        game: str = "village",
        options: dict[str, str] | None = None,
        **more: Any,
    ) -> tuple[str, str]:
        """A new table, and the cookie of who made it."""
        asked = {"game": game, "seats": seats, "options": options or {}, **more}
        body = json.dumps(asked).encode()
        request = urllib.request.Request(
            self.place + "/api/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
            return json.load(answer)["table"], cookie


def _serve(folder: str, pace: str, idle: str, metrics: str, profile: str) -> None:
    from demesne.server.run import run as run_server
    from demesne.server.settings import Limits, Settings

    much = (1e9, 1e9)
    limits = Limits(
        messages=much,
        messages_of_address=much,
        chat=much,
        chat_of_table=much,
        chat_of_watchers=much,
        names=much,
        guests_of_address=much,
        bots_alone=100_000,
        pushes=much,
        data=much,
        hints=much,
        analyses_of_address=much,
        thoughts_of_address=100,
        requests_of_address=much,
        openings_of_address=much,
        tables_of_address=much,
        sockets_of_address=100_000,
        connections_of_address=100_000,
        requests_at_once=100_000,
    )
    settings = Settings(
        Path(folder),
        port=0,
        metrics_port=int(metrics),
        bot_delay=float(pace),
        idle=float(idle),
        limits=limits,
    )
    if not profile:
        run_server(settings)
        return
    # What the thread itself took: a busy machine, and waiting, do not count.
    watch = cProfile.Profile(time.thread_time)
    watch.runcall(run_server, settings)
    pstats.Stats(watch, stream=sys.stdout).sort_stats("tottime").print_stats(PROFILED)


# --- Tables that are played -------------------------------------------------------------


async def _measure_playing(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    with _server(folder, options.pace, options.profile) as server:
        empty = server.memory()
        clients = [_Client(server, options) for _ in range(options.tables)]
        tasks = [asyncio.create_task(client.play()) for client in clients]
        await asyncio.gather(*(_soon(client.is_playing.wait()) for client in clients))
        await asyncio.sleep(min(5.0, options.seconds / 4))
        for client in clients:
            client.waits.clear()
            client.moves = client.bytes = 0
        before, start = server.figures(), time.monotonic()
        used, waited, others = server.processor(), server.waited(), server.others()
        await asyncio.sleep(options.seconds)
        wall = time.monotonic() - start
        used, waited = server.processor() - used, server.waited() - waited
        others = server.others() - others
        after = server.figures()
        memory = server.memory()
        waits = sorted(wait for client in clients for wait in client.waits)
        thinking = await _measure_thinking(options, server, clients) if options.thinking else {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        heard = sum(client.bytes for client in clients)
        moves = after["demesne_moves_total"] - before["demesne_moves_total"]
        writes, commits = (
            after[f"demesne_store_{name}_total"] - before[f"demesne_store_{name}_total"]
            for name in ("writes", "commits")
        )
    return {
        "game": options.game,
        "tables": options.tables,
        "seconds": round(wall, 1),
        "moves_per_second": round(moves / wall, 1),
        "choices_measured": len(waits),
        "choose_to_view_p50_ms": _part(waits, 0.5),
        "choose_to_view_p99_ms": _part(waits, 0.99),
        "choose_to_view_max_ms": _part(waits, 1.0),
        "bytes_per_move": round(heard / max(1, sum(client.moves for client in clients))),
        "server_processor_share": round(used / wall, 2),
        # Its own threads wait for each other as well.
        "kept_waiting_share": round(waited / wall, 2),
        # Above some hundredths the machine was busy with something else: measure again.
        "others_processor_share": round(others / wall, 2),
        "processor_ms_per_move": round(used / moves * 1e3, 3) if moves else None,
        "writes_per_commit": round(writes / commits, 2) if commits else None,
        "memory_empty_mb": round(empty / 1024, 1),
        "memory_per_table_kb": round((memory - empty) / options.tables, 1),
        **thinking,
    }


async def _measure_thinking(
    options: argparse.Namespace, server: Server, clients: list[_Client]
) -> dict[str, Any]:
    """The same tables, for as long again, while bots think at others."""
    for _ in range(options.thinking):
        await asyncio.to_thread(server.make, [{"kind": "bot", "bot": "fierce"}] * options.seats)
    while not server.figures()["demesne_bots_thinking"]:
        await asyncio.sleep(0.1)
    # Workers have started by now; from here on they only think.
    await asyncio.sleep(min(5.0, options.seconds / 4))
    for client in clients:
        client.waits.clear()
    before = server.figures()
    await asyncio.sleep(options.seconds)
    after = server.figures()
    waits = sorted(wait for client in clients for wait in client.waits)
    thought, seconds = (
        after.get(name, 0.0) - before.get(name, 0.0)
        for name in ("demesne_bot_seconds_count", "demesne_bot_seconds_sum")
    )
    return {
        "thinking_tables": options.thinking,
        "thinking_workers": after["demesne_bot_workers"],
        "thinking_choices": len(waits),
        "thinking_bot_answers": thought,
        "thinking_bot_seconds": round(seconds, 1),
        "thinking_hurried": sum(n for key, n in after.items() if "hurried" in key),
        "thinking_p50_ms": _part(waits, 0.5),
        "thinking_p99_ms": _part(waits, 0.99),
        "thinking_max_ms": _part(waits, 1.0),
    }


class _Client:
    """Plays one seat at one table after the other, and notes how long a view takes."""

    def __init__(self, server: Server, options: argparse.Namespace) -> None:
        self.server = server
        self.options = options
        self.waits: list[float] = []
        self.moves = self.bytes = 0
        self.is_playing = asyncio.Event()

    async def play(self) -> None:
        import msgspec

        rng = random.Random(id(self))
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": self.options.bot}] * (
            self.options.seats - 1
        )
        decode = msgspec.json.Decoder().decode
        # Spread the beginnings, as in life.
        await asyncio.sleep(rng.random() * min(2.0, self.options.pace * 5))
        while True:
            table, cookie = await asyncio.to_thread(
                self.server.make, seats, self.options.game, self.options.variant
            )
            await self._play_one(table, {"Cookie": cookie}, decode, rng)

    async def _play_one(
        self, table: str, headers: dict[str, str], decode: Any, rng: random.Random
    ) -> None:
        from websockets.asyncio.client import connect

        # As the page does: what has changed is enough.
        address = f"{self.server.place.replace('http', 'ws', 1)}/ws/{table}?changes=1"
        sent_at = 0.0
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None
        ) as socket:
            async for text in socket:
                message = decode(text)
                if message["type"] not in ("table", "moved"):
                    continue
                if message["type"] == "moved":
                    self.moves += 1
                    self.bytes += len(text.encode() if isinstance(text, str) else text)
                if sent_at:
                    self.waits.append(time.perf_counter() - sent_at)
                    sent_at = 0.0
                    self.is_playing.set()
                if message["over"]:
                    return
                menu = message["menu"]
                if menu is not None:
                    if self.options.pace:
                        await asyncio.sleep(self.options.pace)
                    lines = [line["choice"] for line in menu["lines"] if "why" not in line]
                    request = {"ply": menu["ply"], "choice": rng.choice(lines)}
                    sent_at = time.perf_counter()
                    await socket.send(json.dumps({"id": str(menu["ply"]), "choose": request}))


# --- Tables that sleep --------------------------------------------------------------------


def _measure_sleeping(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    made = asyncio.run(_finished_games(options, folder))
    tables = _copied(folder, made, options.sleeping)
    size = sum(file.stat().st_size for file in folder.iterdir())
    with _server(folder, 0.0, False, idle=0.5) as server:
        asleep = server.memory()
        waits, kilobytes = asyncio.run(_wake_all(server, tables))
        deadline = time.monotonic() + 10
        while server.figures()["demesne_tables_awake"] and time.monotonic() < deadline:
            time.sleep(0.2)
        figures = server.figures()
        return {
            "tables": len(tables),
            "database_kb_per_table": round(size / 1024 / len(tables), 1),
            "memory_all_asleep_mb": round(asleep / 1024, 1),
            "memory_after_waking_all_mb": round(server.memory() / 1024, 1),
            "awake_afterwards": figures["demesne_tables_awake"],
            "wake_to_picture_p50_ms": _part(waits, 0.5),
            "wake_to_picture_p99_ms": _part(waits, 0.99),
            "wake_to_picture_max_ms": _part(waits, 1.0),
            "wake_in_server_mean_ms": round(
                1e3
                * figures["demesne_wake_seconds_sum"]
                / max(1.0, figures["demesne_wake_seconds_count"]),
                2,
            ),
            "picture_kb": round(sum(kilobytes) / len(kilobytes), 1),
        }


async def _finished_games(options: argparse.Namespace, folder: Path) -> list[str]:
    """Games played to the end at tables of their own, move by move, as people would."""
    from demesne.server import requests
    from demesne.server.lobby import Lobby
    from demesne.server.protocol import NewSeat, NewTable
    from demesne.server.settings import Settings
    from demesne.server.store import Guest

    lobby = Lobby(Settings(folder))
    rng = random.Random(1)
    made = []
    for _ in range(min(DISTINCT, options.sleeping)):
        seats = [NewSeat("screen") for _ in range(options.seats)]
        wanted = NewTable(options.game, seats, options=options.variant)
        table = await lobby.make(Guest("g_bench", "Bench"), wanted)
        while (decision := table.match.decision) is not None:
            choice = rng.choice(table.match.options())
            ply = table.match.ply
            await requests.choose(table, "g_bench", str(ply), decision.seat, ply, [choice])
        made.append(table.id)
    await lobby.close()
    return made


def _copied(folder: Path, made: list[str], count: int) -> list[str]:
    from demesne.server.folder import FILE

    names = [f"t_bench{number:06}" for number in range(count)]
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db, db:
        body = "CAST(replace(CAST(body AS TEXT), id, :name) AS BLOB)"
        renamed = {"id": ":name", "body": body}
        columns = [column[1] for column in db.execute("PRAGMA table_info(tables)")]
        picked = ", ".join(renamed.get(column, column) for column in columns)
        for number, name in enumerate(names):
            model = made[number % len(made)]
            db.execute(
                f"INSERT INTO tables SELECT {picked} FROM tables WHERE id = :model",
                {"name": name, "model": model},
            )
            for part in ("events", "snapshots"):
                key = "seq" if part == "events" else "ply"
                db.execute(
                    f"INSERT INTO {part} SELECT ?, {key}, body FROM {part} WHERE table_id = ?",
                    (name, model),
                )
    return names


async def _wake_all(server: Server, tables: list[str]) -> tuple[list[float], list[float]]:
    """Connect to one after the other; seconds until its picture is there, and kilobytes."""
    from websockets.asyncio.client import connect

    waits, sizes = [], []
    place = server.place.replace("http", "ws", 1)
    for table in tables:
        start = time.perf_counter()
        async with connect(f"{place}/ws/{table}", max_size=None, compression=None) as socket:
            text = await _soon(socket.recv())
            waits.append(time.perf_counter() - start)
            sizes.append(len(text) / 1024)
    return sorted(waits), sizes


async def _soon(awaited: Awaitable[Any]) -> Any:
    return await asyncio.wait_for(awaited, 60)


def _part(waits: list[float], part: float) -> float | None:
    """The wait, in milliseconds, that so large a part of all waits does not exceed."""
    if not waits:
        return None
    return round(1e3 * waits[min(len(waits) - 1, int(part * len(waits)))], 2)


def _show(report: dict[str, Any]) -> None:
    for name, figures in report.items():
        print(f"\n{name}")
        for key, value in figures.items():
            print(f"  {key.replace('_', ' '):28} {value}")


if __name__ == "__main__":
    _serve(*sys.argv[1:6])
