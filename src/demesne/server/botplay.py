"""Bots at a table: they think in a thread, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import TYPE_CHECKING

from demesne import bots
from demesne.bots import Bot
from demesne.core.errors import RulesError
from demesne.core.state import State
from demesne.server import requests
from demesne.server.errors import Asleep, Refusal
from demesne.server.logs import log

if TYPE_CHECKING:
    from demesne.server.table import Table

# Takes the seat of a bot that fails; the seat shows its name.
SUBSTITUTE = "random"


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
        question = asked[0], table.match.ply_of(asked[0])
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
        try:
            bot = self._bot(seat)
            # A bot is given what its seat can know, and a position of its own.
            state = table.game.determinise(table.match.state, seat, bot.rng)
            state.sink = None
            state.turn_to(seat)
            loop = asyncio.get_running_loop()
            self._thinking = seat
            choice = await loop.run_in_executor(lobby.thinkers, _ask, bot, state)
            self._thinking = None
        except Exception:
            log.exception("bot-failed", extra={"table": table.id, "seat": seat})
            await self._replace(seat, ply)
            return
        spent = time.monotonic() - start
        lobby.metrics.observe("demesne_bot_seconds", spent)
        # Once for a sealed answer of several choices: nobody may count them by the clock.
        if spent < lobby.settings.bot_delay and seat not in table.match.pending:
            await asyncio.sleep(lobby.settings.bot_delay - spent)
        try:
            await table.call(self._answer, seat, ply, choice)
        except RulesError:
            log.exception("bot-illegal", extra={"table": table.id, "seat": seat})
            await self._replace(seat, ply)
        except Refusal:
            # Trouble at the table, logged there; it has been read again and goes on.
            await asyncio.sleep(1.0)
            self._task = None
            self.schedule()

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            name = self._table.row.seats[seat].bot
            assert name is not None
            self._bots[seat] = bots.make(name, self._table.game, seat, random.Random())
        return self._bots[seat]

    async def _answer(self, seat: int, ply: int, choice: int) -> None:
        table = self._table
        if self._is_asked(seat, ply) and table.row.seats[seat].bot is not None:
            await requests.choose(table, "", "", seat, ply, choice)

    def _is_asked(self, seat: int, ply: int) -> bool:
        table = self._table
        return seat in table.waiting() and table.match.ply_of(seat) == ply

    async def _replace(self, seat: int, ply: int) -> None:
        async def swap() -> None:
            table = self._table
            if self._is_asked(seat, ply) and table.row.seats[seat].bot not in (None, SUBSTITUTE):
                table.row.seats[seat].bot = SUBSTITUTE
                await requests.reseat(table, "", "", seat, "substitute")

        await self._table.call(swap)


def _ask(bot: Bot, state: State) -> int:
    decision = state.advance()
    assert decision is not None
    return bot.choose(state, decision)
