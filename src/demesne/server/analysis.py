"""Thinking about hints and finished games, in processes of its own: no table waits for it.

An analysis is kept in the data folder, under a name made of the log, this version and how hard
it looked. It goes on by pieces of about a second, so that hints come in between; one that was
stopped, by a reader or with the server, goes on behind the last turn that was kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from demesne import __version__, registry
from demesne.analysis import Budget, Hint, Kept, Turn, analyse, hints, review
from demesne.analysis.hint import read
from demesne.analysis.kept import identity_of, key_of
from demesne.analysis.review import check_finished, count_turns
from demesne.core.game import Game
from demesne.core.log import read_log
from demesne.core.state import State
from demesne.server import protocol
from demesne.server.errors import RequestError
from demesne.server.limits import Counts
from demesne.server.logs import log
from demesne.server.thinker import settle_down

if TYPE_CHECKING:
    from demesne.server.lobby import Lobby
    from demesne.server.table import Table

T = TypeVar("T")
# Seconds that one piece of an analysis takes.
PIECE: Final = 1.0
FOLDER: Final = "analyses"


class Run:
    """The analysis of one game."""

    def __init__(self, game: Game, text: str, kept: Kept) -> None:
        self.game = game
        # The log.
        self.text = text
        self.kept = kept
        self.task: asyncio.Task[None] | None = None
        # The address that began it.
        self.by = ""

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def state(self) -> str:
        if self.kept.done:
            return "done"
        if self.is_running:
            return "running"
        return "stopped" if self.kept.begun else "none"


class Analyst:
    """Whoever thinks for others on this server."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._folder = lobby.settings.data / FOLDER
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._waiting_of = Counts(lobby.settings.limits.thoughts_of_address)
        # By table: those that run, and those somebody has looked at lately.
        self._runs: dict[str, Run] = {}
        lobby.metrics.gauge("demesne_thoughts_waiting", lambda: self._waiting)
        lobby.metrics.gauge("demesne_analyses_running", lambda: len(self._running()))

    def _running(self) -> list[Run]:
        return [run for run in list(self._runs.values()) if run.is_running]

    async def close(self) -> None:
        running = [run.task for run in self._runs.values() if run.task is not None]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running)
        if self._pool is not None:
            # Python would wait at its end until they have thought it all out.
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    # -- hints -----------------------------------------------------------------------------

    async def hint(self, game: str, own: State, seat: int, who: str) -> list[Hint]:
        """The best turns in a position of the seat's own knowledge, for this address."""
        if not self._waiting_of.enter(who):
            raise RequestError(429, "too-fast", "server-hints-too-fast")
        try:
            return await self._think(_hints, game, own, seat, self._lobby.settings.hint_tries)
        finally:
            self._waiting_of.leave(who)

    # -- finished games --------------------------------------------------------------------

    async def look(self, table: str, start: int = 0) -> protocol.Analysis:
        return self._told(await self._run_of(table), start)

    async def start(self, table: str, who: str) -> protocol.Analysis:
        """Begin, or go on, for this address."""
        run = await self._run_of(table)
        if not run.kept.done and not run.is_running:
            limits, running = self._lobby.settings.limits, self._running()
            most = limits.analyses_at_once_of_address
            if sum(each.by == who for each in running) >= most:
                raise RequestError(429, "too-fast", "server-analyses-at-once", most=most)
            if len(running) >= limits.analyses:
                raise RequestError(503, "too-fast", "server-busy")
            run.by = who
            run.task = asyncio.create_task(self._go_on(run), name=f"analysis of {table}")
        return self._told(run, 0)

    async def stop(self, table: str) -> protocol.Analysis:
        run = await self._run_of(table)
        if run.task is not None and run.is_running:
            run.task.cancel()
            await asyncio.wait([run.task])
        return self._told(run, 0)

    async def _run_of(self, name: str) -> Run:
        run = self._runs.get(name)
        if run is None:
            game, text = await self._lobby.call(name, _finished)
            run = await asyncio.to_thread(self._open, game, text)
            # Somebody else may have asked meanwhile.
            run = self._runs.setdefault(name, run)
            self._forget_some()
        return run

    def _open(self, game: Game, text: str) -> Run:
        written = read_log(text)
        budget = Budget(tries=self._lobby.settings.analysis_tries)
        identity = identity_of(game, written, budget, __version__)
        return Run(game, text, Kept(self._folder / f"{key_of(identity)}.jsonl", identity))

    def _forget_some(self) -> None:
        """What nobody runs is read again from its file when it is wanted."""
        idle = [name for name, run in self._runs.items() if not run.is_running]
        for name in idle[: max(0, len(self._runs) - 64)]:
            del self._runs[name]

    async def _go_on(self, run: Run) -> None:
        kept, tries = run.kept, self._lobby.settings.analysis_tries
        try:
            if not kept.begun:
                total, final = await self._think(_survey, run.game.NAME, run.text)
                await asyncio.to_thread(kept.begin, total, final)
                await asyncio.to_thread(tidy, self._folder, self._lobby.settings)
            while not kept.done:
                found = await self._think(_piece, run.game.NAME, run.text, kept.next, tries)
                await asyncio.to_thread(_keep, kept, found)
        except RequestError:
            # Too much to do just now: it is stopped, and can go on.
            log.warning("analysis-stopped", extra={"file": kept.path.name})
        except Exception:
            self._lobby.metrics.count("demesne_troubles_total")
            log.exception("analysis-failed", extra={"file": kept.path.name})

    def _told(self, run: Run, start: int) -> protocol.Analysis:
        kept = run.kept
        turns = list(kept.turns)
        found = review(turns, kept.final)
        return protocol.Analysis(
            run.state,
            len(turns),
            kept.total,
            self._lobby.settings.analysis_tries,
            [judged(run.game, turn) for turn in turns[start:]],
            kept.final,
            found.accuracy,
            found.counted,
            found.marks,
            found.moments,
        )

    # -- processes -------------------------------------------------------------------------

    async def _think(self, work: Callable[..., T], *args: Any) -> T:
        """Have it done by a process; 503 when too much is waiting already."""
        if self._waiting >= self._lobby.settings.limits.thoughts:
            raise RequestError(503, "too-fast", "server-busy")
        settings = self._lobby.settings
        self._waiting += 1
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                settings.analysts,
                # A fork of a server with threads and sockets would inherit both.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(settings.bot_megabytes,),
            )
        pool = self._pool
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, _within, settings.analyst_seconds, work, *args)
        except BrokenProcessPool as error:
            # One that was killed, for want of memory say, or since it thought too long: the next
            # request begins a new one. All that waited for the old one come by here.
            if self._pool is pool:
                self._pool = None
                log.error("analyst-lost")
            raise RequestError(503, "trouble", "server-busy") from error
        finally:
            self._waiting -= 1


async def _finished(table: Table) -> tuple[Game, str]:
    if table.is_history:
        raise RequestError(
            409,
            "old-rules",
            "server-analysis-old-rules",
            begun=table.row.rules,
            today=table.game.RULES_VERSION,
        )
    if not table.match.over:
        raise RequestError(409, "not-allowed", "server-analysis-not-over")
    return table.game, table.match.to_log().to_text()


def _keep(kept: Kept, found: list[Turn]) -> None:
    for turn in found:
        kept.add(turn)


def tidy(folder: Path, settings: Any) -> None:
    """The oldest analyses go when there are too many: they can be made again."""
    files = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    for path in files[: max(0, len(files) - settings.limits.analyses_kept)]:
        with contextlib.suppress(OSError):
            path.unlink()


def judged(game: Game, turn: Turn) -> protocol.JudgedTurn:
    def told(answers: list[list[Any]]) -> list[protocol.Answered]:
        return [
            protocol.Answered(
                kind, ref, protocol.Phrase(read(label).key, game.explain(read(label)))
            )
            for kind, ref, label in answers
        ]

    return protocol.JudgedTurn(
        *(turn["turn"], turn["ply"], turn["end"], turn["seat"], turn["chances"]),
        told(turn["played"]),
        *(turn["chance"], turn["loss"], turn["gap"], turn["mark"]),
        told(turn["better"]) if "better" in turn else None,
        turn.get("better_chance"),
        turn.get("points"),
        [protocol.Reason(term, points) for term, points in turn.get("reasons", [])],
    )


# --- What the processes do ------------------------------------------------------------------

_games: dict[str, Game] = {}


def _begin(megabytes: int) -> None:
    settle_down(megabytes)
    server = multiprocessing.parent_process()
    assert server is not None

    def end_with() -> None:
        # One that is killed cannot end its processes: they see to it themselves.
        server.join()
        os._exit(1)

    threading.Thread(target=end_with, daemon=True).start()


def _within(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """The work; it ends the process when it takes more of the processor's time than that."""
    _limit(seconds)
    try:
        return work(*args)
    finally:
        _limit(0.0)


def _limit(seconds: float) -> None:
    with contextlib.suppress(AttributeError):  # Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _game(name: str) -> Game:
    if name not in _games:
        _games[name] = registry.game(name)
    return _games[name]


def _hints(name: str, own: State, seat: int, tries: int) -> list[Hint]:
    return hints(_game(name), own, seat, Budget(tries=tries))


def _survey(name: str, text: str) -> tuple[int, list[float]]:
    """How many turns there are, and who has won."""
    written = read_log(text)
    return count_turns(_game(name), written), check_finished(_game(name), written)


def _piece(name: str, text: str, start: int, tries: int) -> list[Turn]:
    """As many turns as a second has room for, and one at least."""
    until = time.monotonic() + PIECE
    found: list[Turn] = []
    for turn in analyse(_game(name), read_log(text), Budget(tries=tries), start):
        found.append(turn)
        if time.monotonic() >= until:
            break
    return found
