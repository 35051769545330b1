"""Bots at a table: nobody else waits while they think.

Gentle and fair ones answer in a thread, or on the spot where they are quick. Strong and fierce
ones, and bots from elsewhere, think in processes of their own (`workers`). One that has no
answer in time is hurried: a fair player answers for it this once, and the log says why.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from demesne import bots
from demesne.bots import Bot
from demesne.bots.beasts import level_of
from demesne.core.errors import RulesError
from demesne.core.match import Match
from demesne.core.state import State
from demesne.server import company, requests, school
from demesne.server.errors import Asleep, Refusal
from demesne.server.logs import log
from demesne.server.metrics import Metrics
from demesne.server.settings import Settings
from demesne.server.thinker import plan
from demesne.server.workers import Hurried, Workers

if TYPE_CHECKING:
    from demesne.server.table import Table

# Takes the seat of a bot that fails; the seat shows its name.
SUBSTITUTE = "random"
# These take some milliseconds of a processor for an answer, 40 at most in the largest game.
QUICK = ("gentle", "fair", "greedy", "random")
# How much of the time for a sealed answer a worker has; the rest is for who stands in.
SEAL_SHARE = 0.8
QUICK_SECONDS = 0.002
TRUSTED = 50
# How much shorter or longer than others a bot may wait.
UNEVEN = (0.75, 1.25)


class BotSeats:
    """The bots of one table, and the one that thinks now."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[int, Bot] = {}
        self._task: asyncio.Task[None] | None = None
        # The seat it is asked of, and its ply.
        self._question = (-1, -1)
        # The seat whose bot is in a thread now.
        self._thinking: int | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def schedule(self) -> None:
        """When a bot is asked and none thinks about this question, let it think."""
        table = self._table
        asked = [seat for seat in table.waiting() if table.row.seats[seat].bot is not None]
        if not asked or table.closed:
            # No bot is asked any more: the question was answered or taken back.
            self.cancel()
            return
        question = asked[0], table.match.question_of(asked[0])
        if self.busy and self._question == question:
            return
        self.cancel()
        self._question = question
        self._task = asyncio.create_task(self._turn(*question))

    def forget(self) -> None:
        """Drop the bots: the seats may have changed."""
        self.cancel()
        self._bots.clear()

    def let_go(self) -> None:
        """The table is gone."""
        self.cancel()
        self._bots.clear()
        del self._table

    def cancel(self) -> None:
        # The task that reports an answer must not cancel itself.
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None
        # A thread cannot be stopped: it keeps its bot, and the seat gets a new one.
        if self._thinking is not None:
            self._bots.pop(self._thinking, None)
            self._thinking = None

    async def _turn(self, seat: int, ply: int) -> None:
        with contextlib.suppress(Asleep):
            await self._think(seat, ply)

    async def _think(self, seat: int, ply: int) -> None:
        table = self._table
        lobby = table.lobby
        start = time.monotonic()
        is_timed = tells_by_time(table.match, seat)
        bot = table.row.seats[seat].bot
        thinks = bot is not None and thinks_long(bot) and table.course is None
        try:
            with lobby.telemetry.span("bot", demesne_table=table.id):
                if thinks:
                    choices = await self._long(seat, is_timed)
                else:
                    choices = await self._quick(seat, ply)
        except Exception:
            log.exception("bot-failed", extra={"table": table.id, "seat": seat})
            await self._replace(seat, ply)
            return
        spent = time.monotonic() - start
        lobby.metrics.observe("demesne_bot_seconds", spent)
        await asyncio.sleep(pause(spent, is_timed, lobby.settings, thinks))
        try:
            await table.call(self._answer, seat, ply, choices)
        except RulesError:
            log.exception("bot-illegal", extra={"table": table.id, "seat": seat})
            await self._replace(seat, ply)
        except Refusal:
            # Trouble at the table, logged there; it has been read again and goes on.
            await asyncio.sleep(1.0)
            self._task = None
            self.schedule()

    async def _quick(self, seat: int, ply: int) -> list[int]:
        table = self._table
        bot = self._bot(seat, ply)
        own = bots.knowledge(table.game, table.match.state, seat, bot.rng)
        self._thinking = seat
        choices = await table.lobby.thinkers.ask(bot, own)
        self._thinking = None
        return choices

    async def _long(self, seat: int, is_timed: bool) -> list[int]:
        """In a worker. A sealed answer must be there on its stroke, whoever gives it."""
        table = self._table
        lobby, bot = table.lobby, table.row.seats[seat].bot
        own = bots.knowledge(table.game, table.match.state, seat, random.Random())
        question = {
            "key": f"{table.id} {seat} {bot}",
            "game": table.game.NAME,
            "bot": bot,
            "seat": seat,
            "seed": random.getrandbits(60),
            "state": own.to_dict(),
        }
        limit = lobby.settings.seal_seconds * SEAL_SHARE if is_timed else None
        try:
            answer = await lobby.thinkers.workers.ask(question, bool(table.clients), limit)
        except Hurried as hurried:
            lobby.metrics.count("demesne_bots_hurried_total", why=hurried.why)
            extra = {"table": table.id, "seat": seat, "bot": bot, "why": hurried.why}
            log.warning("bot-hurried", extra=extra)
            return await lobby.thinkers.ask(
                bots.make(company.STAND_IN, table.game, seat, random.Random()), own
            )
        choices: list[int] = answer["choices"]
        return choices

    def _bot(self, seat: int, ply: int) -> Bot:
        rival = school.rival(self._table, seat, ply)
        if rival is not None:
            return rival
        if seat not in self._bots:
            name = self._table.row.seats[seat].bot
            assert name is not None
            self._bots[seat] = bots.make(name, self._table.game, seat, random.Random())
        return self._bots[seat]

    async def _answer(self, seat: int, ply: int, choices: list[int]) -> None:
        table = self._table
        if self._is_asked(seat, ply) and table.row.seats[seat].bot is not None:
            await requests.choose(table, "", "", seat, ply, choices)

    def _is_asked(self, seat: int, ply: int) -> bool:
        table = self._table
        return seat in table.waiting() and table.match.question_of(seat) == ply

    async def _replace(self, seat: int, ply: int) -> None:
        async def swap() -> None:
            table = self._table
            if self._is_asked(seat, ply) and table.row.seats[seat].bot not in (None, SUBSTITUTE):
                table.row.seats[seat].bot = SUBSTITUTE
                await company.reseat(table, "", "", seat, "substitute")

        await self._table.call(swap)


class Thinkers:
    """The threads that quick bots think in, and the workers of the others.

    Handing a question to a thread and back costs more than a simple bot thinks: a kind of bot
    that has always answered at once is asked on the spot.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.pool = ThreadPoolExecutor(settings.bot_threads, "demesne-bot")
        self.workers = Workers(settings, metrics)
        # How often each kind of bot was quick in a row.
        self._quick: Counter[tuple[type[Bot], str]] = Counter()

    async def ask(self, bot: Bot, own: State) -> list[int]:
        kind = type(bot), bot.game.NAME
        if self._quick[kind] >= TRUSTED:
            choices, seconds = _timed(bot, own)
        else:
            loop = asyncio.get_running_loop()
            choices, seconds = await loop.run_in_executor(self.pool, _timed, bot, own)
        self._quick[kind] = self._quick[kind] + 1 if seconds < QUICK_SECONDS else 0
        return choices

    def close(self) -> None:
        self.workers.close()
        self.pool.shutdown(wait=False, cancel_futures=True)


def _timed(bot: Bot, own: State) -> tuple[list[int], float]:
    """The bot's answer, and how long it thought; waiting for a processor does not count."""
    start = time.thread_time()
    return plan(bot, own), time.thread_time() - start


def tells_by_time(match: Match, seat: int) -> bool:
    """Could the time of the answer betray something? Sealed ones, and private ones in mid-turn:
    who has one line must not be quicker than who has two. A turn that begins is no such thing."""
    decision = match.open_decisions()[seat]
    return decision.SEALED or (decision.PRIVATE and not decision.opens_turn(match.state))


def thinks_long(bot: str) -> bool:
    """Does a bot of this name need a worker? Of one from elsewhere nothing is known."""
    return (level_of(bot) or bot) not in QUICK


def pause(spent: float, is_timed: bool, settings: Settings, thinks: bool = False) -> float:
    """Seconds until the answer is given.

    People should be able to follow. Where the time of an answer could tell something of it, such
    as how much was put into it, it is given on the stroke of a clock; the clock of those who
    think is slower, and they are hurried rather than late.
    """
    if not is_timed:
        # Not all alike: tables that once had to wait together would go on in step for ever.
        return max(0.0, settings.bot_delay * random.uniform(*UNEVEN) - spent)
    pace = settings.seal_seconds if thinks else settings.seal_pace
    strokes = math.ceil(max(spent, settings.bot_delay) / pace)
    return max(1, strokes) * pace - spent
