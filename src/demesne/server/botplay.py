"""Bots at a table: they think in a thread, so that nobody else waits for them."""

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
from demesne.core.errors import RulesError
from demesne.core.match import Match
from demesne.core.state import State
from demesne.server import company, requests, school
from demesne.server.errors import Asleep, Refusal
from demesne.server.logs import log
from demesne.server.settings import Settings

if TYPE_CHECKING:
    from demesne.server.table import Table

# Takes the seat of a bot that fails; the seat shows its name.
SUBSTITUTE = "random"
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
        try:
            bot = self._bot(seat, ply)
            own = bots.knowledge(table.game, table.match.state, seat, bot.rng)
            self._thinking = seat
            with lobby.telemetry.span("bot", demesne_table=table.id):
                choices = await lobby.thinkers.ask(bot, own)
            self._thinking = None
        except Exception:
            log.exception("bot-failed", extra={"table": table.id, "seat": seat})
            await self._replace(seat, ply)
            return
        spent = time.monotonic() - start
        lobby.metrics.observe("demesne_bot_seconds", spent)
        await asyncio.sleep(pause(spent, is_timed, lobby.settings))
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
    """The threads that bots think in.

    Handing a question to a thread and back costs more than a simple bot thinks: a kind of bot
    that has always answered at once is asked on the spot.
    """

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, "demesne-bot")
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
        self.pool.shutdown(wait=False, cancel_futures=True)


def _timed(bot: Bot, own: State) -> tuple[list[int], float]:
    """The bot's answer, and how long it thought; waiting for a processor does not count."""
    start = time.thread_time()
    return plan(bot, own), time.thread_time() - start


def plan(bot: Bot, own: State) -> list[int]:
    """The bot's whole answer: several choices where it is sealed and put together bit by bit."""
    choices: list[int] = []
    while True:
        decision = own.advance()
        assert decision is not None
        # A bot may try things out on what it is given.
        choice = bot.choose(own.copy(), decision)
        choices.append(choice)
        if not decision.SEALED or choice not in decision.options(own):
            return choices
        own.choose(choice)
        if not own.turn_to(bot.seat):
            return choices


def tells_by_time(match: Match, seat: int) -> bool:
    """Could the time of the answer betray something? Sealed ones, and private ones in mid-turn:
    who has one line must not be quicker than who has two. A turn that begins is no such thing."""
    decision = match.open_decisions()[seat]
    return decision.SEALED or (decision.PRIVATE and not decision.opens_turn(match.state))


def pause(spent: float, is_timed: bool, settings: Settings) -> float:
    """Seconds until the answer is given.

    People should be able to follow. Where the time of an answer could tell something of it, such
    as how much was put into it, it is given on the stroke of a clock.
    """
    if not is_timed:
        # Not all alike: tables that once had to wait together would go on in step for ever.
        return max(0.0, settings.bot_delay * random.uniform(*UNEVEN) - spent)
    strokes = math.ceil(max(spent, settings.bot_delay) / settings.seal_pace)
    return max(1, strokes) * settings.seal_pace - spent
