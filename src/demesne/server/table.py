"""A table: one task that everything at one board goes through, one after the other.

What changes the table is saved before anybody is told. When that fails, or when
anything unforeseen happens, the table is read again from the store: what is in
memory is never ahead of what is saved.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from demesne.bots.beasts import level_of
from demesne.core.errors import RulesError
from demesne.core.match import Match
from demesne.core.step import CHANCE
from demesne.server import advice, journal, protocol, rematch, school, visible
from demesne.server.botplay import BotSeats
from demesne.server.clients import CHAT_KEPT, Carried, Client, Group
from demesne.server.clock import Clocks
from demesne.server.errors import Asleep, Refusal, RequestError
from demesne.server.limits import Bucket, Buckets
from demesne.server.logs import log
from demesne.server.pieces import Pieces
from demesne.server.store import (
    HISTORY,
    AnyEvent,
    Change,
    Snapshot,
    TableRow,
    WasMoved,
    WasUndone,
    now,
)

if TYPE_CHECKING:
    from demesne.server.lobby import Lobby

T = TypeVar("T")
# Positions of a long game that are kept for who looks back.
MILESTONES = 64


def asked_seats(match: Match) -> list[int]:
    """The seats that are asked now. At the end of an imported log it may be chance's turn."""
    return sorted(seat for seat in match.open_decisions() if seat != CHANCE)


class Table:
    """One board, its people and its bots."""

    def __init__(
        self, lobby: Lobby, row: TableRow, past: journal.Past, snapshot: Snapshot | None
    ) -> None:
        self.lobby = lobby
        self.game = lobby.game(row.game)
        self.clients: set[Client] = set()
        self.closed = False
        self.touched = self._woken = time.monotonic()
        # When guests who were here went, and since when seats are asked.
        self._gone: dict[str, float] = {}
        self._asked: dict[int, float] = {}
        limits = lobby.settings.limits
        self._speakers = Buckets(*limits.chat, most=256)
        self._seated_chat = Bucket(*limits.chat_of_table)
        self._watchers_chat = Bucket(*limits.chat_of_watchers)
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._take(row, past, snapshot)
        self.bots = BotSeats(self)
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")
        self.bots.schedule()
        self.clocks.wind()

    def _take(self, row: TableRow, past: journal.Past, snapshot: Snapshot | None) -> None:
        """Become what the store says."""
        self.row = row
        self.course = school.course(row)
        self.match = journal.wake(self.game, row, past, snapshot)
        self.chat: list[tuple[int, protocol.ChatEntry]] = past.chat[-CHAT_KEPT:]
        self.changes = past.changes
        self.length = past.length
        self.carried = Carried(past.messages)
        self.saved_ply = snapshot.ply if snapshot is not None else 0
        self._milestones: list[Snapshot] = []
        # The question about which each seat had its last hint.
        self.hinted: dict[int, int] = {}
        self.clocks = Clocks(self, past.gains)
        self._note_asked()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        """Counts what everybody may know of."""
        return len(self.changes)

    @property
    def is_bots_alone(self) -> bool:
        return not self.is_done and all(seat.bot is not None for seat in self.row.seats)

    @property
    def is_done(self) -> bool:
        """Is it over, or stopped because somebody was out of time?"""
        return self.match.over or self.row.stopped is not None

    @property
    def is_full(self) -> bool:
        """Has so much happened here that only the game itself may go on?"""
        return self.length >= self.lobby.settings.limits.events_of_table

    @property
    def is_dead(self) -> bool:
        return self._task.done() and not self.closed

    # -- one after the other -----------------------------------------------------------

    async def call(self, work: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Do `work` when it is its turn, and return what it returns."""
        if self.closed:
            raise Asleep
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            try:
                if self.closed:
                    raise Asleep
                result = await work(*args)
            except (Asleep, Refusal, RequestError, RulesError) as error:
                if not future.done():
                    future.set_exception(error)
            except Exception:
                self.lobby.metrics.count("demesne_troubles_total")
                log.exception("table-trouble", extra={"table": self.id})
                await self._reload()
                if not future.done():
                    future.set_exception(Refusal("trouble", "server-trouble"))
            else:
                if not future.done():
                    future.set_result(result)

        self._inbox.put_nowait(turn)
        return await future

    async def _run(self) -> None:
        while (turn := await self._inbox.get()) is not None:
            self.touched = time.monotonic()
            await turn()

    async def _reload(self) -> None:
        try:
            found = await self.lobby.store.load(self.id)
            if found is None:
                raise LookupError("it is not in the store any more")
            row, events, snapshot = found
            self.clocks.let_go()
            self._take(row, journal.Past(events), snapshot)
            self.bots.schedule()
            self.clocks.wind()
        except Exception:
            # Memory may be ahead of the store: nobody goes on from here.
            log.exception("table-lost", extra={"table": self.id})
            self.closed = True
            self.bots.cancel()
            self.clocks.let_go()
            self.lobby.tables.pop(self.id, None)
            for client in self.clients:
                client.close(protocol.TROUBLE)
            self._inbox.put_nowait(None)

    def may_sleep(self, idle: float) -> bool:
        return (
            not self.clients
            and self._inbox.empty()
            and not self.bots.busy
            and time.monotonic() - self.touched >= idle
        )

    async def sleep(self) -> None:
        """Let go of everything but the log; the position is saved for a quick waking."""
        self.closed = True
        self.bots.cancel()
        self._inbox.put_nowait(None)
        await self._task
        # A finished game needs none: it is read seldom, and played through in a moment.
        if self.saved_ply != self.match.ply and not self.match.pending and not self.match.over:
            await self.lobby.store.save_snapshot(self.id, self._snapshot())
        # Break the reference cycles, so that the memory is free without a garbage collection.
        self.match.state.sink = None
        self.bots.let_go()
        self.clocks.let_go()

    # -- saving --------------------------------------------------------------------------

    def _snapshot(self) -> Snapshot:
        self.saved_ply = self.match.ply
        return journal.taken(self.match.records, self.match.state)

    async def save(
        self,
        event: AnyEvent,
        first: int = journal.UNCHANGED,
        by: int | None = None,
        window: bool = False,
    ) -> None:
        """Append to the log, in one transaction with the row; then it has happened.

        `by` is the seat that chose, with `window` out of turn.
        """
        hidden = isinstance(event, WasMoved | WasUndone) and event.hidden
        if not hidden:
            asked = self.row.waiting
            self.refresh_row()
            self.clocks.go_on(event, asked, by, window)
        snapshots = []
        is_cut = isinstance(event, WasUndone) and event.taken_back is None
        forget = event.ply if is_cut and isinstance(event, WasUndone) else None
        if forget is not None:
            self.saved_ply = min(self.saved_ply, forget)
            self._milestones = [each for each in self._milestones if each.ply <= forget]
        elif (
            isinstance(event, WasMoved)
            and event.records
            and (
                self.match.over
                or self.match.ply - self.saved_ply >= self.lobby.settings.snapshot_every
            )
        ):
            snapshots.append(self._snapshot())
        await self.lobby.store.append(Change(self.row, self.length + 1, event, snapshots, forget))
        self.length += 1
        if not hidden:
            self.changes.append(first)
        if event.mid:
            self.carried.add(event.who, event.mid)

    def refresh_row(self) -> None:
        """Bring the row up to the match; it is what lists of tables are made of."""
        row, match = self.row, self.match
        row.updated = now()
        row.ply = match.ply
        row.over = self.is_done
        stage = self.game.stage(match.state)
        row.stage = None if stage is None else visible.phrase(self.game, stage)
        row.waiting = self.waiting()
        row.due = any(row.seats[seat].bot is not None for seat in row.waiting)
        match.players[:] = [seat.name for seat in row.seats]

    # -- who is who ----------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that are asked now: one, or all whose sealed answer is not in."""
        return [] if self.row.stopped is not None else asked_seats(self.match)

    def held(self, client: Client) -> tuple[int, ...]:
        """The seats that belong to this client, also those a bot plays for it."""
        return tuple(self.seats_of(client.who))

    def played(self, client: Client) -> list[int]:
        return [seat for seat in self.held(client) if self.row.seats[seat].bot is None]

    def is_here(self, seat: int) -> bool:
        guest = self.row.seats[seat].guest
        return guest is not None and any(client.who == guest for client in self.clients)

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.row.seats) if seat.guest == guest]

    def absent_for(self, seat: int) -> float:
        """Seconds since whoever holds the seat was last here."""
        if self.is_here(seat):
            return 0.0
        return time.monotonic() - self._gone.get(self.row.seats[seat].guest or "", self._woken)

    def is_silent(self, seat: int) -> bool:
        """Was the seat asked long ago, and has not answered? Where a clock runs, it decides."""
        asked = None if self.clocks.have_begun else self._asked.get(seat)
        return asked is not None and time.monotonic() - asked >= self.lobby.settings.patience

    def has_chosen(self, seat: int) -> bool:
        return any(record.seat == seat and not record.auto for record in self.match.records)

    def heir(self) -> str | None:
        """Who would be host without the host: somebody who is here, or else who sits here."""
        others = [
            (not self.is_here(number), number)
            for number, seat in enumerate(self.row.seats)
            if seat.guest not in (None, HISTORY, self.row.host)
        ]
        return self.row.seats[min(others)[1]].guest if others else None

    def is_host_gone(self) -> bool:
        host = self.row.host
        if any(client.who == host for client in self.clients):
            return False
        gone = time.monotonic() - self._gone.get(host, self._woken)
        return gone >= self.lobby.settings.host_absent

    def needs_host(self) -> bool:
        heir = self.heir() if self.clients and self.is_host_gone() else None
        return heir is not None and any(client.who == heir for client in self.clients)

    def may_speak(self, client: Client) -> bool:
        """Each person, and all together, may say so much; who only watches, less."""
        is_seated = bool(self.held(client))
        # A watcher without a cookie would be somebody else with every connection.
        person = client.who if is_seated else client.address
        everybody = self._seated_chat if is_seated else self._watchers_chat
        return self._speakers.take(person) and everybody.take()

    @property
    def is_history(self) -> bool:
        """Was it begun with other rules than today's? Then it can be read, and played on from
        at a new table; by what rules it was played is never changed."""
        return self.row.rules != self.game.RULES_VERSION

    def check_playable(self) -> None:
        if self.row.stopped is not None:
            name = self.row.seats[self.row.stopped].name
            raise Refusal("game-over", "server-stopped", name=name)
        if self.is_history:
            raise Refusal(
                "old-rules",
                "server-old-rules",
                begun=self.row.rules,
                today=self.game.RULES_VERSION,
            )

    def bots_seats(self) -> set[int]:
        """The seats bots play now: what they answered may be taken back with what led to it."""
        return {number for number, seat in enumerate(self.row.seats) if seat.bot is not None}

    def may_undo(self, seats: list[int]) -> int | None:
        """Which of these seats, all of one client, may take back its last choice."""
        match = self.match
        if self.is_done or self.is_history or self.is_full or not school.may_undo(self):
            return None
        asked = [seat for seat in seats if seat in self.waiting()]
        # Who is asked to seal something takes back nothing but what is their own.
        several = asked[:1] if asked and match.pending else [*asked, *seats]
        over = self.bots_seats()
        may = (each for each in several if match.undo_refusal(each, over) is None)
        return next((each for each in may if self.clocks.may_undo(each)), None)

    def group(self, client: Client) -> Group:
        return self.held(client), client.who == self.row.host

    # -- what is sent --------------------------------------------------------------------

    def head(self) -> tuple[str, int, int]:
        return self.id, self.version, self.match.ply

    def seat_cards(self, group: Group) -> list[protocol.SeatCard]:
        held, host = group
        row = self.row
        cards = []
        for number, seat in enumerate(self.row.seats):
            link = None
            if host and seat.kind == "open":
                link = "/join/" + seat.nonce
            cards.append(
                protocol.SeatCard(
                    seat.name,
                    seat.kind,
                    self.is_here(number),
                    seat.bot,
                    link,
                    number in held,
                    seat.guest in row.muted,
                    seat.guest is not None and seat.guest == row.host,
                    seat.deserted,
                    seat.name if seat.kept else None,
                    seat.hints,
                    None if seat.bot is None else level_of(seat.bot),
                )
            )
        return cards

    def scene(self, group: Group, start: int) -> dict[str, Any]:
        """What `table` and `moved` share, but for the view of `eye`."""
        held, _ = group
        match = self.match
        you = [seat for seat in held if self.row.seats[seat].bot is None]
        waiting = self.waiting()
        mine = [seat for seat in you if seat in waiting]
        # Where several share a screen and none of them is asked, anybody may be looking.
        eye = mine[0] if mine else (held[0] if len(held) == 1 else None)
        undoes = self.may_undo(you)
        lesson = school.told(self)
        return {
            "start": start,
            "seats": self.seat_cards(group),
            "you": you,
            "eye": eye,
            "menu": self._menu(mine[0]) if mine else None,
            "windows": [] if lesson or self.row.stopped is not None else self._windows(you),
            "waiting": waiting,
            "can_undo": undoes is not None,
            "can_undo_turn": undoes is not None
            and lesson is None
            and match.may_undo_turn(undoes, self.bots_seats()),
            "over": match.over,
            "lesson": lesson,
            "standings": visible.standings(match),
            # Several people at one screen read what everybody may read.
            "log": visible.entries(match, held[0] if len(held) == 1 else None, start),
            "clocks": self.clocks.cards(),
            "stopped": self.row.stopped,
            "rematch": rematch.card(self.row, held),
        }

    def _windows(self, you: list[int]) -> list[protocol.Menu]:
        return [visible.menu(self.game, each) for s in you for each in self.match.windows(s)]

    def _menu(self, seat: int) -> protocol.Menu | None:
        asked = None if self.is_history else self.match.menu(seat)
        return None if asked is None else school.narrowed(self, visible.menu(self.game, asked))

    def picture(self, client: Client) -> protocol.Picture:
        """The whole picture."""
        row = self.row
        group = self.group(client)
        scene = self.scene(group, 0)
        pieces = client.show(Pieces(self.match.view(scene["eye"])))
        return protocol.Picture(
            *self.head(),
            game=row.game,
            options=row.options,
            created=row.created,
            open=row.open,
            name=row.name,
            pace=row.pace,
            host=group[1],
            chat=[entry for _, entry in self.chat],
            reports=row.reports if group[1] else [],
            watchers_muted=row.watchers_muted,
            hints=row.hints,
            hints_most=advice.most(row),
            view=pieces.whole(),
            **scene,
        )

    def tell(self, make: Callable[[Group], protocol.ServerMessage]) -> None:
        """Send everybody what is made for them; equals share one encoding."""
        encoded: dict[Group, bytes] = {}
        for client in self.clients:
            group = self.group(client)
            if group not in encoded:
                encoded[group] = protocol.ENCODER.encode(make(group))
            client.send(encoded[group])

    def tell_moved(self, start: int, only: int | None = None) -> None:
        """Everybody, or who holds a seat, sees the move; who asked for it, what has changed.

        Equals share one scene, and one encoding where they have seen the same before.
        """
        head = self.head()
        scenes: dict[Group, tuple[dict[str, Any], Pieces]] = {}
        encoded: dict[tuple[Group, Pieces | None], bytes] = {}
        for client in self.clients:
            group = self.group(client)
            if only is not None and only not in group[0]:
                continue
            if group not in scenes:
                scene = self.scene(group, start)
                scenes[group] = (scene, Pieces(self.match.view(scene["eye"])))
            scene, pieces = scenes[group]
            before = client.shown
            if (group, before) not in encoded:
                changed = None if before is None else pieces.since(before)
                message = protocol.Moved(*head, **scene)
                if changed is None:
                    message.view = pieces.whole()
                else:
                    message.changed = changed
                encoded[group, before] = protocol.ENCODER.encode(message)
            client.show(pieces)
            client.send(encoded[group, before])
        asked = set(self._asked)
        self._note_asked()
        for seat in self._asked.keys() - asked:
            self.lobby.push.turn(self, seat)
        self.bots.schedule()
        self.clocks.wind()

    def _note_asked(self) -> None:
        since = time.monotonic()
        self._asked = {seat: self._asked.get(seat, since) for seat in self.waiting()}

    def tell_seats(self) -> None:
        head = self.head()
        self.tell(
            lambda group: protocol.Seats(
                *head,
                self.seat_cards(group),
                [seat for seat in group[0] if self.row.seats[seat].bot is None],
                group[1],
                self.row.reports if group[1] else [],
                self.row.watchers_muted,
            )
        )

    async def milestone(self, ply: int) -> Snapshot | None:
        """A position at or not long before this ply. Games that were archived, brought in or
        played on from elsewhere have none saved: they are played through once, and some are
        kept while the table is awake."""
        saved = await self.lobby.store.snapshot(self.id, ply)
        known = [each for each in (*self._milestones, saved) if each is not None]
        last = max((s for s in known if s.ply <= ply), key=lambda s: s.ply, default=None)
        records = self.match.records
        every = max(self.lobby.settings.snapshot_every, len(records) // MILESTONES)
        if ply - (last.ply if last else 0) <= every:
            return last
        found = journal.milestones(self.game, self.row, records[:ply], every, last)
        self._milestones = [*self._milestones, *found][-2 * MILESTONES :]
        return found[-1] if found else last

    # -- coming and going ------------------------------------------------------------------

    async def enter(self, client: Client, version: int) -> None:
        """A client is there: it gets the picture, the others hear of it."""
        is_new = not all(self.is_here(seat) for seat in self.held(client))
        self.clients.add(client)
        if 0 < version <= self.version:
            for message in self.missed(client, version):
                client.send(protocol.ENCODER.encode(message))
        else:
            client.send(protocol.ENCODER.encode(self.picture(client)))
        if is_new:
            self.tell_seats()
        self.bots.schedule()

    def missed(self, client: Client, version: int) -> Iterator[protocol.ServerMessage]:
        """All that happened since this version, in one move, and what was said."""
        start = min([self.match.ply, *self.changes[version:]])
        scene = self.scene(self.group(client), start)
        pieces = client.show(Pieces(self.match.view(scene["eye"])))
        yield protocol.Moved(*self.head(), view=pieces.whole(), **scene)
        for at, entry in self.chat:
            if at > version:
                yield protocol.Chatted(*self.head(), entry)

    async def exit(self, client: Client) -> None:
        self.clients.discard(client)
        if not any(other.who == client.who for other in self.clients) and (
            self.held(client) or client.who == self.row.host
        ):
            self._gone[client.who] = time.monotonic()
        if any(not self.is_here(seat) for seat in self.held(client)):
            self.tell_seats()
