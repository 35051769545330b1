"""The lobby: which tables are awake, and how they are made, woken and put to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

from demesne import bots, registry
from demesne.bots.beasts import named, seated
from demesne.core.errors import SetupError, UnknownGame
from demesne.core.game import Game
from demesne.core.log import Log
from demesne.core.match import Match
from demesne.lessons import Lesson
from demesne.server import advice, company, journal, protocol, telemetry, visible
from demesne.server.analysis import Analyst
from demesne.server.botplay import Thinkers
from demesne.server.clock import Uptime, begun
from demesne.server.company import plain
from demesne.server.errors import Asleep, Refusal, RequestError
from demesne.server.logs import log
from demesne.server.metrics import Metrics
from demesne.server.push import Push
from demesne.server.settings import Settings
from demesne.server.sqlite import SqliteStore
from demesne.server.store import (
    HISTORY,
    SCHEMA_VERSION,
    AnyEvent,
    Change,
    Guest,
    Seat,
    Snapshot,
    Store,
    TableRow,
    Taught,
    WasMoved,
    now,
)
from demesne.server.table import Table, asked_seats
from demesne.server.tokens import Signer, new_table_id

T = TypeVar("T")
# The kind of bot a lesson's rival is named after; its answers are the lesson's.
RIVAL = "random"
COLLECT_SECONDS = 600.0
# How much of a running clock a server that is killed may forget.
BEAT_SECONDS = 1.0
# Sleeping tables whose clocks are looked at in one round.
FALLING = 100
TABLE_NAME_LENGTH = 40


class Lobby:
    """Every table of this server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.telemetry = telemetry.begin(self.metrics, os.environ)
        store = SqliteStore(settings.data, settings.synchronous)
        self.store: Store = store
        self.uptime = Uptime(store.uptime)
        self.signer = Signer(store.keys)
        self.push = Push(self)
        self.thinkers = Thinkers(settings, self.metrics)
        self.analyst = Analyst(self)
        self.tables: dict[str, Table] = {}
        # Tables that could not be read since the start.
        self.aside: set[str] = set()
        self._waking: dict[str, asyncio.Task[Table]] = {}
        # Tables that are being changed behind their back.
        self._held: set[str] = set()
        self._games: dict[str, Game] = {}
        self._game_names: list[str] = []
        self._bot_names: list[str] = []
        self._bots_offered: list[str] = []
        self._sweeper: asyncio.Task[None] | None = None
        self._beater: asyncio.Task[None] | None = None
        self._collected = self._tidied = time.monotonic()
        self.metrics.gauge("demesne_tables_awake", lambda: len(self.tables))
        self.metrics.gauge("demesne_tables_aside", lambda: len(self.aside))
        self.metrics.gauge("demesne_clocks_running", lambda: len(self._running()))
        self.metrics.gauge("demesne_store_writes_total", lambda: store.writer.writes)
        self.metrics.gauge("demesne_store_commits_total", lambda: store.writer.batches)

    # -- opening and closing -----------------------------------------------------------

    async def open(self) -> None:
        """Start sweeping, and wake every table where it is a bot's turn."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._beater = asyncio.create_task(self._beat())
        try:
            for name in await self.store.due():
                with contextlib.suppress(RequestError):
                    await self.table(name)
        except sqlite3.Error as error:
            # They go on when somebody comes; what is wrong, the health shows.
            log.error("bots-not-woken", extra={"error": str(error)})

    async def close(self) -> None:
        for task in (self._sweeper, self._beater):
            if task is not None:
                task.cancel()
        if await self.store.falling(1):
            await self.store.save_uptime(self.uptime.now())
        self.push.close()
        await self.close_all()
        self.thinkers.close()
        await self.analyst.close()
        self.store.close()
        await asyncio.to_thread(self.telemetry.close)

    async def close_all(self) -> None:
        """Put every table to sleep."""
        for name in list(self.tables):
            await self.tables.pop(name).sleep()

    def _running(self) -> list[Table]:
        return [table for table in self.tables.values() if table.clocks.is_running]

    async def _beat(self) -> None:
        """While clocks run, write down how long the server has been up."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self._running():
                with contextlib.suppress(sqlite3.Error):
                    await self.store.save_uptime(self.uptime.now())

    async def _wake_fallen(self) -> None:
        """Wake tables that sleep though a clock there has run out."""
        falling = await self.store.falling(FALLING)
        if falling:
            await self.store.save_uptime(self.uptime.now())
        for name, falls in falling:
            if falls <= self.uptime.now() and name not in self.tables:
                with contextlib.suppress(RequestError):
                    await self.table(name)

    async def _sweep(self) -> None:
        pause = min(5.0, max(0.05, self.settings.idle / 4))
        while True:
            await asyncio.sleep(pause)
            try:
                await self.sweep(self.settings.idle)
                await self._pass_hosts()
                await self._wake_fallen()
                await self._tidy()
            except Exception:
                # The next round may go better; health says when nothing can be written.
                log.exception("sweep-failed")
            if time.monotonic() - self._collected > COLLECT_SECONDS:
                self._collected = time.monotonic()
                # `run` turns automatic full collections off; this takes 0.1 s with many tables.
                gc.collect()

    def may_play_alone(self) -> bool:
        """May one more table be played by bots alone?"""
        alone = sum(table.is_bots_alone for table in self.tables.values())
        return alone < self.settings.limits.bots_alone

    async def _tidy(self) -> None:
        if time.monotonic() - self._tidied < self.settings.tidy_every:
            return
        done = await self.store.tidy(self.settings.retention, set(self.tables))
        if any(done.values()):
            # There may be more of it: the next round is soon.
            log.info("tidied", extra=done)
        else:
            self._tidied = time.monotonic()

    async def forget(self, guest: str) -> None:
        """A person wants to be forgotten: everywhere, at once."""
        names = set(await self.store.traces_of(guest))
        # Nobody may wake them before it is done: they would still know.
        self._held |= names
        try:
            for name in names:
                if name in self._waking:
                    await asyncio.wait([self._waking[name]])
                table = self.tables.pop(name, None)
                if table is not None:
                    for client in table.clients:
                        client.close(protocol.RESTART)
                    await table.sleep()
            await self.store.forget(guest)
        finally:
            self._held -= names

    async def _pass_hosts(self) -> None:
        for table in list(self.tables.values()):
            if table.needs_host():
                with contextlib.suppress(Asleep, Refusal):
                    await table.call(company.pass_host, table)

    async def sweep(self, idle: float) -> None:
        """Put idle tables to sleep; when there are too many, the longest idle ones too."""
        by_use = sorted(self.tables.values(), key=lambda table: table.touched)
        spare = len(by_use) - self.settings.limits.awake
        for number, table in enumerate(by_use):
            if table.may_sleep(0.0 if number < spare else idle):
                del self.tables[table.id]
                await table.sleep()

    async def troubles(self) -> list[str]:
        """What keeps the server from working as it should; empty when nothing does."""
        found = await self.store.troubles()
        if self._sweeper is None or self._sweeper.done():
            found = [*found, "the sweeper has stopped"]
        if self._beater is None or self._beater.done():
            found = [*found, "how long clocks run is not written down"]
        if self.thinkers.workers.trouble is not None:
            found = [*found, self.thinkers.workers.trouble]
        if any(table.is_dead for table in self.tables.values()):
            found = [*found, "the task of a table has died"]
        return found

    def hang_up(self, guest: str) -> None:
        """Close this guest's sockets, wherever they are."""
        for table in self.tables.values():
            for client in table.clients:
                if client.who == guest:
                    client.close(protocol.FORBIDDEN)

    # -- games ---------------------------------------------------------------------------

    def game_names(self) -> list[str]:
        """The games that can be played: looked up once. One that is broken is left out."""
        if not self._game_names:
            for name in registry.game_names():
                try:
                    self._games[name] = registry.game(name)
                except Exception:
                    log.exception("game-broken", extra={"game": name})
            self._game_names = list(self._games)
        return self._game_names

    def bot_names(self) -> list[str]:
        """Every bot that may sit down here: looked up once."""
        self._bot_names = self._bot_names or bots.names()
        return self._bot_names

    def bots_offered(self) -> list[str]:
        """Those a person is offered."""
        self._bots_offered = self._bots_offered or bots.offered()
        return self._bots_offered

    def game(self, name: str) -> Game:
        if name not in self.game_names():
            raise UnknownGame(f"Demesne does not play {name!r} here.")
        return self._games[name]

    # -- tables --------------------------------------------------------------------------

    def is_played(self, row: TableRow) -> bool:
        """Can anybody go on there: is it readable, and of today's rules?"""
        is_known = row.game in self.game_names() and row.id not in self.aside
        return is_known and row.rules == self.game(row.game).RULES_VERSION

    async def table(self, name: str) -> Table:
        """The table, woken if it was asleep; RequestError 404 when there is none."""
        while name in self._held:
            await asyncio.sleep(0.01)
        table = self.tables.get(name)
        if table is not None and not table.closed:
            return table
        if name not in self._waking:
            waking = self._waking[name] = asyncio.create_task(self._wake(name))
            # However many wait for it, and whoever of them goes.
            waking.add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(self._waking[name])

    async def _wake(self, name: str) -> Table:
        with self._setting_aside(name), self.telemetry.span("wake", demesne_table=name):
            return await self._woken(name)

    @contextlib.contextmanager
    def _setting_aside(self, name: str) -> Iterator[None]:
        """Whatever is wrong with a table is wrong with this table alone."""
        try:
            yield
        except (RequestError, sqlite3.OperationalError):
            raise
        except Exception as error:
            if name not in self.aside:
                self.aside.add(name)
                self.metrics.count("demesne_troubles_total")
                log.exception("table-set-aside", extra={"table": name})
            raise RequestError(409, "unreadable", "server-table-unreadable") from error

    async def _woken(self, name: str) -> Table:
        start = time.monotonic()
        row, events, snapshot = await self._found(name)
        table = Table(self, row, journal.Past(events), snapshot)
        self.tables[name] = table
        self.aside.discard(name)
        self.metrics.observe("demesne_wake_seconds", time.monotonic() - start)
        return table

    async def _found(self, name: str) -> tuple[TableRow, list[AnyEvent], Snapshot | None]:
        found = await self.store.load(name) if len(name) < 64 else None
        if found is None:
            raise RequestError(404, "not-found", "server-no-such-table")
        return found

    async def call(self, name: str, work: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Do something at a table, in its turn: `work(table, *args)`."""
        while True:
            table = await self.table(name)
            try:
                return await table.call(work, table, *args)
            except Asleep:
                await asyncio.sleep(0)

    async def old_log(self, name: str) -> str | None:
        """The log of a game of older rules, as it was written then; None for one of today's."""
        with self._setting_aside(name):
            row, events, _ = await self._found(name)
            game = self.game(row.game)
        if row.rules == game.RULES_VERSION:
            return None
        if not row.over and game.has_secrets():
            raise RequestError(409, "old-rules", "server-old-secrets")
        return journal.written(game, row, journal.Past(events)).to_text()

    async def make(self, guest: Guest, asked: protocol.NewTable, origin: str = "") -> Table:
        """A new table, with its set-up played and saved."""
        try:
            game = self.game(asked.game)
            seats = self._seats(guest, asked.seats)
            names = [seat.name for seat in seats]
            match = Match(game, len(seats), options=asked.options, players=names)
        except UnknownGame as error:
            raise RequestError(
                400, "bad-request", "server-no-such-game", detail=asked.game
            ) from error
        except SetupError as error:
            raise RequestError(400, "bad-request", "server-bad-setup", detail=str(error)) from error
        return await self.keep(guest, match, seats, asked, origin)

    async def fork(self, guest: Guest, name: str, asked: protocol.Fork, origin: str = "") -> Table:
        """Play on from a ply of another table."""
        seats = self._seats(guest, asked.seats)
        match = await self.call(name, self._branch, guest, asked, seats)
        return await self.keep(guest, match, seats, asked, origin)

    async def _branch(
        self, table: Table, guest: Guest, asked: protocol.Fork, seats: list[Seat]
    ) -> Match:
        """The match as it was before the ply, with other players; chance goes on from there."""
        match, row = table.match, table.row
        people = {seat.guest for seat in row.seats if seat.guest is not None}
        if not (match.over or row.imported or table.is_history or people <= {guest.id}):
            raise RequestError(403, "not-allowed", "server-others-play")
        if asked.ply > match.ply:
            raise RequestError(
                400, "bad-request", "server-ply-to-come", ply=match.ply, asked=asked.ply
            )
        if len(asked.seats) != match.seats:
            raise RequestError(400, "bad-request", "server-seats-of-game", seats=match.seats)
        # Between answers that were sealed together, those before the ply are sealed again.
        branch = Match.from_log(table.game, match.to_log(), asked.ply)
        branch.players = [seat.name for seat in seats]
        branch.settle()
        return branch

    async def keep_log(self, guest: Guest, written: Log) -> Table:
        """An imported log as a table to replay."""
        game = self.game(written.game)
        if len(written.records) > game.MAX_PLIES:
            raise RequestError(400, "bad-log", "server-log-too-long", most=game.MAX_PLIES)
        loop = asyncio.get_running_loop()
        match = await loop.run_in_executor(self.thinkers.pool, Match.from_log, game, written)
        players = [named(player)[0] for player in written.players]
        names = [plain(name)[:24] or f"Seat {n}" for n, name in enumerate(players, 1)]
        seats = [Seat(name, HISTORY) for name in names]
        return await self.keep(guest, match, seats)

    async def teach(self, guest: Guest, lesson: Lesson) -> Table:
        """A table of the guest's own where a lesson begins."""
        game = self.game(lesson.game)
        seats: list[Seat] = []
        for number in range(lesson.seats):
            if number == lesson.seat:
                seats.append(Seat(guest.name, guest.id))
            else:
                taken = [guest.name, *(seat.name for seat in seats)]
                name, bot = seated(RIVAL, taken)
                seats.append(Seat(name, None, bot))
        match = lesson.begin(game, [seat.name for seat in seats])
        return await self.keep(guest, match, seats, lesson=Taught(lesson.name, lesson.digest))

    async def keep(
        self,
        guest: Guest,
        match: Match,
        seats: list[Seat],
        asked: protocol.NewTable | protocol.Fork | None = None,
        origin: str = "",
        lesson: Taught | None = None,
    ) -> Table:
        """Save a match as a table, as it was asked for, or as one that is only to be replayed."""
        if not match.over and all(seat.bot for seat in seats) and not self.may_play_alone():
            raise RequestError(429, "too-fast", "server-bots-alone")
        stamp = now()
        row = TableRow(
            new_table_id(),
            match.game.NAME,
            match.variant,
            stamp,
            stamp,
            guest.id,
            asked is not None and asked.open,
            seats,
            match.ply,
            match.over,
            imported=asked is None and lesson is None,
            rules=match.game.RULES_VERSION,
            schema=SCHEMA_VERSION,
            origin=origin,
            lesson=lesson,
        )
        if asked is not None:
            row.name, row.pace = _table_name(asked.name), asked.pace
            row.hints = advice.allowed(asked)
        stage = match.game.stage(match.state)
        row.stage = None if stage is None else visible.phrase(match.game, stage)
        row.waiting = asked_seats(match)
        row.clock = begun(row, self.uptime.now())
        row.due = any(seats[seat].bot is not None for seat in row.waiting)
        event = WasMoved(
            guest.id,
            "",
            journal.saved_records(match.records),
            journal.saved_told(match.events),
            sealed=[
                saved
                for answers in match.pending.values()
                for saved in journal.saved_records(answers)
            ],
        )
        snapshots = [] if match.pending else [journal.taken(match.records, match.state)]
        await self.store.create(Change(row, 1, event, snapshots))
        if lesson is None:
            self.metrics.count("demesne_tables_made_total")
        log.info("table-made", extra={"table": row.id, "game": row.game, "seats": len(seats)})
        return await self.table(row.id)

    def _seats(self, guest: Guest, asked: list[protocol.NewSeat]) -> list[Seat]:
        """Who sits where at a new table."""
        seats: list[Seat] = []
        for number, each in enumerate(asked):
            name = plain(each.name or "")
            if each.kind == "bot":
                bot = each.bot or company.STAND_IN
                if bot not in self.bot_names():
                    raise RequestError(400, "bad-request", "server-no-such-bot", detail=bot)
                taken = [guest.name, *(seat.name for seat in seats)]
                called, bot = (name, bot) if name else seated(bot, taken)
                seats.append(Seat(called, None, bot))
            elif each.kind == "link":
                seats.append(Seat(f"Seat {number + 1}"))
            elif each.kind == "screen":
                seats.append(Seat(name or f"Seat {number + 1}", guest.id))
            else:
                seats.append(Seat(guest.name, guest.id))
        if sum(each.kind == "me" for each in asked) > 1:
            raise RequestError(400, "bad-request", "server-one-seat")
        return seats


def _table_name(text: str) -> str:
    name = plain(text)
    if len(name) > TABLE_NAME_LENGTH:
        raise RequestError(400, "bad-request", "server-table-name", most=TABLE_NAME_LENGTH)
    return name
