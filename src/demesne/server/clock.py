"""Clocks: how long people may think, counted in the time for which the server was up.

- A seat's clock runs while a person plays it and is asked, once every seat was taken for the
  first time. Several may run at once. Bots, free seats and acts out of turn have none.
- What bots did since the seat was asked last is shown before the next question, and so is the
  last move of a person: for each the clock starts `SHOWN_SECONDS` later, `SHOWN_MOST` at most.
- Live: who hands on by an answer gains the increment; nothing is gained by an act out of turn.
  By days: who hands on has the whole time again.
- Undo gives back no time, and takes back what was gained by what is taken back.
- Who is out of time has a bot in the seat, or the game is stopped, as the table chose. Where
  no other person plays, it is stopped.

A clock is kept as what was left when it began to run, with every change that is saved anyway;
how long the server was up is written once a second while a clock runs. A server that is killed
forgets at most that second, and the time it was down does not count.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from demesne.server import protocol
from demesne.server.errors import Asleep, Refusal
from demesne.server.logs import log
from demesne.server.store import AnyEvent, Clock, TableRow, WasMoved, WasSeated, WasUndone

if TYPE_CHECKING:
    from demesne.server.journal import Gain
    from demesne.server.table import Table

# As long as a move stays at the slowest pace of the page.
SHOWN_SECONDS: Final = 2.4
SHOWN_MOST: Final = 12.0
DAY: Final = 86_400.0


class Uptime:
    """Seconds for which the server has been up, all its lives together."""

    def __init__(self, before: float) -> None:
        self._zero = time.monotonic() - before

    def now(self) -> float:
        return time.monotonic() - self._zero


def begun(row: TableRow, now: float) -> Clock | None:
    """The clocks of a new table."""
    if row.pace is None:
        return None
    seats = len(row.seats)
    clock = Clock([whole(row.pace)] * seats, [None] * seats, not row.has_free_seat)
    for seat in row.waiting:
        if clock.begun and row.seats[seat].kind == "person":
            clock.since[seat] = now
    return clock


def whole(pace: protocol.Pace) -> float:
    """What a clock shows at first."""
    return pace.minutes * 60.0 if isinstance(pace, protocol.Live) else pace.days * DAY


def cards(clock: Clock | None, now: float) -> list[protocol.ClockCard] | None:
    """The clocks as they are told: what is left, whether it runs, and in how many seconds."""
    if clock is None:
        return None
    return [
        protocol.ClockCard(
            round(clock.left_of(seat, now), 1),
            since is not None,
            0.0 if since is None else round(max(0.0, since - now), 1),
        )
        for seat, since in enumerate(clock.since)
    ]


class Clocks:
    """The clocks of one table."""

    def __init__(self, table: Table, gains: list[Gain]) -> None:
        self._table = table
        # What answers have gained, while they could still be taken back.
        self.gains = gains
        # Moves of bots since each seat was asked last; seats that act out of turn now.
        self._shown = [0] * len(table.row.seats)
        self._windows: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._falling: asyncio.Task[None] | None = None

    @property
    def _clock(self) -> Clock | None:
        return self._table.row.clock

    @property
    def is_running(self) -> bool:
        clock = self._clock
        return clock is not None and clock.falls is not None

    @property
    def have_begun(self) -> bool:
        clock = self._clock
        return clock is not None and clock.begun

    def cards(self) -> list[protocol.ClockCard] | None:
        return cards(self._clock, self._table.lobby.uptime.now())

    # -- with every change -----------------------------------------------------------------

    def go_on(self, event: AnyEvent, before: list[int], by: int | None, window: bool) -> None:
        """Before a change is saved: let the right clocks run. `before` were asked, `by` chose."""
        clock, row = self._clock, self._table.row
        if clock is None:
            return
        now = self._table.lobby.uptime.now()
        for seat, since in enumerate(clock.since):
            clock.left[seat] = clock.left_of(seat, now)
            # What is shown first is still to be waited for.
            clock.since[seat] = None if since is None else max(since, now)
        if isinstance(event, WasUndone):
            self._take_back(event, clock)
        elif isinstance(event, WasMoved) and by is not None:
            self._answer(event, clock, before, by, window)
        clock.begun = clock.begun or not row.has_free_seat
        for seat in range(len(row.seats)):
            if not self._runs(seat):
                clock.since[seat] = None
            elif clock.since[seat] is None:
                clock.since[seat] = now + min(SHOWN_MOST, SHOWN_SECONDS * self._shown[seat])
                self._shown[seat] = 0

    def _runs(self, seat: int) -> bool:
        table = self._table
        row = table.row
        assert row.clock is not None
        is_asked = seat in row.waiting and row.seats[seat].kind == "person"
        return is_asked and row.clock.begun and not table.is_history

    def _answer(
        self, event: WasMoved, clock: Clock, before: list[int], by: int, window: bool
    ) -> None:
        row = self._table.row
        is_bot = row.seats[by].bot is not None
        for seat, shown in enumerate(self._shown):
            # Bots move all at once, people before one's eyes: of theirs the last is still to be
            # seen. Who is asked at the same time does not wait for it.
            if seat != by and clock.since[seat] is None:
                self._shown[seat] = shown + 1 if is_bot else max(1, shown)
        if is_bot:
            return
        if window:
            if by not in before and by in row.waiting:
                self._windows.add(by)
        elif by in before and by not in row.waiting:
            if by not in self._windows and clock.begun:
                pace = row.pace
                assert pace is not None
                gained = whole(pace) - clock.left[by]
                if isinstance(pace, protocol.Live):
                    gained = float(pace.increment)
                clock.left[by] += gained
                event.gained = gained
                event.gainer = by
                self.gains.append((self._table.match.ply, by, gained))
            self._windows.discard(by)

    def _take_back(self, event: WasUndone, clock: Clock) -> None:
        for ply, seat, seconds in self.gains:
            if event.undoes(ply, seat):
                clock.left[seat] = max(0.0, clock.left[seat] - seconds)
        self.gains = [gain for gain in self.gains if not event.undoes(*gain[:2])]
        self._shown = [0] * len(self._shown)
        self._windows.clear()

    def may_undo(self, seat: int) -> bool:
        """Would there be time left, without what was gained by the last choice of the seat?"""
        clock = self._clock
        if clock is None:
            return True
        last = self._table.match.ply - 1
        records = self._table.match.records
        while last >= 0 and (records[last].seat != seat or records[last].auto):
            last -= 1
        owed = sum(seconds for ply, each, seconds in self.gains if each == seat and ply > last)
        return owed == 0 or clock.left_of(seat, self._table.lobby.uptime.now()) > owed

    def check_return(self, seat: int) -> None:
        """May a person play this seat again? By days yes, with the whole time, once the bot has
        answered; a live clock that has run out has run out."""
        clock, pace = self._clock, self._table.row.pace
        if clock is None or pace is None or clock.left[seat] > 0:
            return
        if isinstance(pace, protocol.Live) or seat in self._table.waiting():
            raise Refusal("not-allowed", "server-out-of-time")
        clock.left[seat] = whole(pace)

    # -- running out -----------------------------------------------------------------------

    def wind(self) -> None:
        """Ring when the first of the clocks that run has run out."""
        self._stop_timer()
        clock = self._clock
        if clock is None or clock.falls is None or self._table.closed:
            return
        wait = max(0.0, clock.falls - self._table.lobby.uptime.now())
        # A day is long enough to look again: what the loop counts in may be coarse.
        self._timer = asyncio.get_running_loop().call_later(min(wait, DAY), self._ring)

    def _ring(self) -> None:
        self._falling = asyncio.create_task(self._call())

    async def _call(self) -> None:
        with contextlib.suppress(Asleep, Refusal):
            await self._table.call(self.fall)

    async def fall(self) -> None:
        """In the table's turn: who is out of time?"""
        table, clock = self._table, self._clock
        now = table.lobby.uptime.now()
        out = [] if clock is None else [s for s in clock.running if clock.left_of(s, now) <= 0]
        for seat in out:
            if table.row.stopped is None:
                await self._out(seat)
        if not out:
            if table.is_history and self.is_running:
                # Nobody can play it any more.
                await table.save(WasSeated("", "", 0, "clock"))
            self.wind()

    async def _out(self, seat: int) -> None:
        from demesne.server import company

        table = self._table
        row, pace = table.row, table.row.pace
        assert pace is not None
        others = [each for number, each in enumerate(row.seats) if number != seat]
        then = pace.out if any(each.kind == "person" for each in others) else "end"
        log.info("out-of-time", extra={"table": table.id, "seat": seat, "then": then})
        table.lobby.metrics.count("demesne_clocks_out_total", then=then)
        if then == "bot":
            row.seats[seat].bot = company.STAND_IN
        else:
            row.stopped = seat
        await company.reseat(table, "", "", seat, "clock")

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def let_go(self) -> None:
        self._stop_timer()
        del self._table
