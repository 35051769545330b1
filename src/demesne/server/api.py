"""What is asked once, over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from demesne import lessons
from demesne.arena.published import published
from demesne.bots.beasts import kin, tempers
from demesne.core.errors import DemesneError
from demesne.core.game import Game
from demesne.core.log import read_log
from demesne.i18n import LANGUAGES
from demesne.server import advice, clock, company, guests, protocol, rematch, school
from demesne.server.errors import RequestError
from demesne.server.examples import example_of
from demesne.server.first_paint import wanted_language
from demesne.server.guests import address, known_guest
from demesne.server.limits import Buckets
from demesne.server.lobby import Lobby
from demesne.server.logs import log
from demesne.server.page import fresh
from demesne.server.settings import LOCAL
from demesne.server.store import Guest, Studied, TableRow, today
from demesne.server.table import Table
from demesne.server.tokens import COOKIE

T = TypeVar("T")
NAME_LENGTH = 24
LISTED = 50
ALL = 10_000


class Api:
    """The endpoints. Each returns its answer; errors are raised."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        limits = lobby.settings.limits
        self._new_tables = Buckets(*limits.tables_of_address)
        self._new_guests = Buckets(*limits.guests_of_address)
        self._new_names = Buckets(*limits.names)
        self._new_pushes = Buckets(*limits.pushes)
        self._data = Buckets(*limits.data)
        self._hints = Buckets(*limits.hints)
        self._analyses = Buckets(*limits.analyses_of_address)
        self._lists: dict[bool, tuple[float, list[TableRow]]] = {}
        self._about: dict[str, bytes] = {}
        self._examples: dict[str, bytes] = {}
        self._ratings: dict[str, bytes] = {}

    # -- who you are -----------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        guest = await known_guest(self.lobby, request)
        if guest.seen != today() and await self.lobby.store.guest(guest.id) is not None:
            guest.seen = today()
            # On a full disk one may still look around; tomorrow it is written down.
            with contextlib.suppress(sqlite3.OperationalError):
                await self.lobby.store.save_guest(guest)
        if request.method == "POST":
            body = await self._body(request, protocol.Me)
            if body.name is not None:
                self._call(guest, body.name)
            if body.lang is not None:
                if body.lang not in LANGUAGES:
                    raise RequestError(
                        400, "bad-request", "server-language-unknown", detail=body.lang
                    )
                guest.lang = body.lang
            await self._write_down(request, guest)
            await self.lobby.store.save_guest(guest)
            if body.name is not None:
                await self._rename(guest)
        answer = protocol.Guest(guest.id, guest.name, guest.lang or wanted_language(request))
        return self._signed(request, guest, _json(answer))

    def _call(self, guest: Guest, name: str) -> None:
        """A new name, now and then."""
        called = _name(name)
        if called != guest.name:
            if not self._new_names.take(guest.id):
                raise RequestError(429, "too-fast", "server-name-too-often")
            guest.name = called

    async def end_sessions(self, request: Request) -> Response:
        """Only this browser is you from now on; every other cookie is nobody's."""
        guest = await self._saved_guest(request)
        guest.epoch += 1
        await self.lobby.store.save_guest(guest)
        self.lobby.hang_up(guest.id)
        answer = protocol.Guest(guest.id, guest.name, guest.lang or wanted_language(request))
        return self._signed(request, guest, _json(answer))

    async def my_data(self, request: Request) -> Response:
        """All that is kept about you."""
        self._pace_data(request)
        guest = await known_guest(self.lobby, request)
        rows = await self.lobby.store.tables_of(guest.id, ALL)
        said = await self.lobby.store.said_by(guest.id)
        who = protocol.Guest(guest.id, guest.name, guest.lang)
        cards = [self._card(row, guest) for row in rows]
        kept = await self.lobby.store.pushes_of(guest.id)
        pushes = [protocol.PushPlace(each.endpoint, each.made) for each in kept]
        reported = [
            {"table": row.id, "at": each.at, "text": each.text}
            for row in rows
            for each in row.reports
            if each.by in {seat.name for seat in row.seats if seat.guest == guest.id}
        ]
        studied = await self.lobby.store.lessons_of(guest.id)
        learnt = [protocol.Learnt(each.lesson, each.step, each.done) for each in studied]
        answer = protocol.MyData(who, guest.seen, cards, said, reported, pushes, learnt)
        file = 'attachment; filename="demesne.json"'
        return Response(
            msgspec.json.encode(answer),
            media_type="application/json",
            headers={"Content-Disposition": file},
        )

    def _pace_data(self, request: Request) -> None:
        # Every log of theirs is read through.
        if not self._data.take(address(request)):
            raise RequestError(429, "too-fast", "server-data-too-often")

    async def forget_me(self, request: Request) -> Response:
        self._pace_data(request)
        guest = await known_guest(self.lobby, request)
        await self.lobby.forget(guest.id)
        self.lobby.hang_up(guest.id)
        log.info("forgotten", extra={"by": "themselves"})
        response = _json({})
        response.delete_cookie(COOKIE)
        return response

    async def push_key(self, request: Request) -> Response:
        return _json(protocol.PushKey(await self.lobby.push.public_key()))

    async def push_to(self, request: Request) -> Response:
        """Tell this browser when it is its person's turn."""
        body = await self._body(request, protocol.PushTo)
        if not self._new_pushes.take(address(request)):
            raise RequestError(429, "too-fast", "server-too-many-requests")
        guest = await self._saved_guest(request)
        await self.lobby.push.add(guest, body)
        return self._signed(request, guest, _json({}))

    async def push_no_more(self, request: Request) -> Response:
        body = await self._body(request, protocol.PushDrop)
        guest = await known_guest(self.lobby, request)
        await self.lobby.store.drop_push(body.endpoint, guest.id)
        return _json({})

    # -- lessons ---------------------------------------------------------------------------

    async def lessons(self, request: Request) -> Response:
        guest = await known_guest(self.lobby, request)
        studied = {each.lesson: each for each in await self.lobby.store.lessons_of(guest.id)}
        found = [lessons.find(name) for name in lessons.names()]
        here = [each for each in found if each.game in self.lobby.game_names()]
        return _json([_lesson_card(each, studied.get(each.name)) for each in here])

    async def open_lesson(self, request: Request) -> Response:
        """Go on where it was left, or from the start."""
        body = await self._body(request, protocol.Open)
        name = request.path_params["lesson"]
        if name not in lessons.names():
            raise RequestError(404, "not-found", "server-no-such-lesson", detail=name)
        lesson = lessons.find(name)
        guest = await self._saved_guest(request)
        left = None
        if not body.again:
            studied = await self.lobby.store.lessons_of(guest.id)
            left = next((each.table for each in studied if each.lesson == name), None)
        renewed = False
        if left is not None:
            with contextlib.suppress(RequestError):
                row = (await self.lobby.table(left)).row
                if school.is_current(row, self.lobby.game(row.game).RULES_VERSION):
                    return self._signed(request, guest, _json(protocol.Opened(left)))
                renewed = True
        self._pace(request)
        made = await self.lobby.teach(guest, lesson)
        return self._signed(request, guest, _json(protocol.Opened(made.id, renewed)))

    async def _rename(self, guest: Guest) -> None:
        for row in await self.lobby.store.tables_of(guest.id, 20):
            if not row.over:
                # One of them may be unreadable; the others have the new name.
                with contextlib.suppress(RequestError):
                    await self.lobby.call(row.id, company.rename, guest.id, guest.name)

    def _signed(self, request: Request, guest: Guest, response: Response) -> Response:
        cookie = self.lobby.signer.cookie(guest.id, guest.epoch)
        if request.cookies.get(COOKIE) != cookie:
            response.set_cookie(
                COOKIE,
                cookie,
                max_age=365 * 86400,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return response

    async def _saved_guest(self, request: Request) -> Guest:
        """The guest, saved with the first thing that they do."""
        guest = await known_guest(self.lobby, request)
        if await self._write_down(request, guest):
            await self.lobby.store.save_guest(guest)
        return guest

    async def _write_down(self, request: Request, guest: Guest) -> bool:
        """Is it somebody new, and may one more person of this address be written down?"""
        is_new = await self.lobby.store.guest(guest.id) is None
        if is_new and not self._new_guests.take(address(request)):
            raise RequestError(429, "too-fast", "server-too-many-requests")
        return is_new

    async def place(self, request: Request) -> Response:
        """Where others reach this server: for links that are sent to a friend."""
        host = self.lobby.settings.host
        if host in (*LOCAL, "localhost"):
            return _json(protocol.Whereabouts(here_only=True, addresses=[]))
        name = guests.own_address() if host in ("0.0.0.0", "::") else host
        port = (request.scope.get("server") or (None, None))[1]
        shown = f"[{name}]" if name is not None and ":" in name else name
        addresses = [] if name is None else [f"http://{shown}:{port}"]
        return _json(protocol.Whereabouts(here_only=False, addresses=addresses))

    # -- games -----------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        games = [self.lobby.game(name) for name in self.lobby.game_names()]
        cards = [_game_card(game, self.lobby.bots_offered()) for game in games]
        return _public(request, msgspec.json.encode(cards))

    async def game(self, request: Request) -> Response:
        name = request.path_params["game"]
        if name not in self.lobby.game_names():
            raise RequestError(404, "not-found", "server-no-such-game", detail=name)
        if name not in self._about:
            game = self.lobby.game(name)
            about = protocol.GameBox(name, game.box.tables, _rulings(game))
            self._about[name] = msgspec.json.encode(about)
        return _public(request, self._about[name])

    async def example(self, request: Request) -> Response:
        """A position of the game, for the pictures in its rules."""
        name = request.path_params["game"]
        if name not in self.lobby.game_names():
            raise RequestError(404, "not-found", "server-no-such-game", detail=name)
        if name not in self._examples:
            match = await asyncio.to_thread(example_of, self.lobby.game(name))
            shown = protocol.Example(name, match.view(0), match.players)
            self._examples[name] = msgspec.json.encode(shown)
        return _public(request, self._examples[name])

    async def ratings(self, request: Request) -> Response:
        """How strong its bots are, as the arena measured it; no tables where nobody did."""
        name = request.path_params["game"]
        if name not in self.lobby.game_names():
            raise RequestError(404, "not-found", "server-no-such-game", detail=name)
        if name not in self._ratings:
            found = await asyncio.to_thread(published, name)
            answer = msgspec.convert(found or {"game": name}, protocol.Ratings)
            self._ratings[name] = msgspec.json.encode(answer)
        return _public(request, self._ratings[name])

    # -- tables ----------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        guest = await known_guest(self.lobby, request)
        mine = await self.lobby.store.tables_of(guest.id, LISTED, lessons=False)
        free, full = [
            [
                self._card(row, guest)
                for row in await self._listed(is_free)
                if guest.id not in row.guests()
            ]
            for is_free in (True, False)
        ]
        return _json(protocol.Tables([self._card(row, guest) for row in mine], free, full))

    async def _listed(self, is_free: bool) -> list[TableRow]:
        """The public list, looked up once a second, whoever asks how often."""
        at, rows = self._lists.get(is_free, (0.0, []))
        if time.monotonic() - at >= self.lobby.settings.list_every:
            listed = await self.lobby.store.open_tables(LISTED, is_free)
            rows = [row for row in listed if self.lobby.is_played(row)]
            self._lists[is_free] = time.monotonic(), rows
        return rows

    async def table(self, request: Request) -> Response:
        """One table as in the lists: which game is it?"""
        guest = await known_guest(self.lobby, request)
        row = (await self.lobby.table(request.path_params["table"])).row
        return _json(self._card(row, guest))

    def _card(self, row: TableRow, guest: Guest) -> protocol.Card:
        return card_of(self.lobby, row, guest)

    async def rematch(self, request: Request) -> Response:
        """The same game with the same people: a new table, or the seat kept at the one there is."""
        self._pace(request)
        guest = await self._saved_guest(request)
        origin = self.lobby.signer.origin(address(request))
        made = await rematch.begin(self.lobby, guest, request.path_params["table"], origin)
        return self._signed(request, guest, _json(protocol.Made(made, {})))

    async def new_table(self, request: Request) -> Response:
        body = await self._body(request, protocol.NewTable)
        self._pace(request)
        guest = await self._saved_guest(request)
        origin = self.lobby.signer.origin(address(request))
        return self._made(request, guest, await self.lobby.make(guest, body, origin))

    async def fork(self, request: Request) -> Response:
        body = await self._body(request, protocol.Fork)
        self._pace(request)
        guest = await self._saved_guest(request)
        origin = self.lobby.signer.origin(address(request))
        made = await self.lobby.fork(guest, request.path_params["table"], body, origin)
        return self._made(request, guest, made)

    async def take_log(self, request: Request) -> Response:
        """Import."""
        limits = self.lobby.settings.limits
        body = await _read(request, limits.log_bytes)
        self._pace(request)
        guest = await self._saved_guest(request)
        try:
            # In a thread: a long log takes a while to read.
            written = await asyncio.to_thread(read_log, body.decode(), partial=True)
            if written.game not in self.lobby.game_names():
                raise RequestError(400, "bad-log", "server-no-such-game", detail=written.game)
            # A game that was saved while it ran does not tell what was hidden from the saver.
            known = written.known()
            made = await self.lobby.keep_log(guest, known)
        except (DemesneError, ValueError, RecursionError) as error:
            raise RequestError(400, "bad-log", "server-bad-log", detail=str(error)) from error
        is_cut = len(known.records) < len(written.records)
        return self._made(request, guest, made, is_cut)

    def _pace(self, request: Request) -> None:
        if not self._new_tables.take(address(request)):
            raise RequestError(429, "too-fast", "server-too-many-tables")

    def _made(self, request: Request, guest: Guest, table: Table, is_cut: bool = False) -> Response:
        cards = table.seat_cards(((), True))
        links = {str(n): card.link for n, card in enumerate(cards) if card.link is not None}
        return self._signed(request, guest, _json(protocol.Made(table.id, links, is_cut)))

    async def join(self, request: Request) -> Response:
        """Take a free seat: by its token, or by its number at an open table."""
        body = await self._body(request, protocol.Join)
        guest = await self._saved_guest(request)
        if body.name is not None:
            self._call(guest, body.name)
            await self.lobby.store.save_guest(guest)
        name = request.path_params.get("table")
        seat = body.seat
        if body.token is not None:
            linked = await self._linked(body.token, guest)
            if name not in (None, linked[0]):
                raise RequestError(403, "not-allowed", "server-link-elsewhere")
            name, seat = linked
        if name is None or seat is None:
            raise RequestError(400, "bad-request", "server-which-seat")
        work = company.take_seat
        await self.lobby.call(name, work, guest.id, guest.name, seat, body.token)
        return self._signed(request, guest, _json(protocol.Joined(name, seat)))

    async def invitation(self, request: Request) -> Response:
        """What a join link leads to, before one takes it."""
        guest = await known_guest(self.lobby, request)
        name, seat = await self._linked(request.path_params["token"], guest)
        row = (await self.lobby.table(name)).row
        free = row.seats[seat].kind == "open"
        return _json(protocol.Invitation(name, seat, free, not free, self._card(row, guest)))

    async def _linked(self, token: str, guest: Guest) -> tuple[str, int]:
        """Where a link leads: a free seat, or the guest's own that it led to before."""
        linked = await self.lobby.store.linked(token) if len(token) < 64 else None
        if linked is not None:
            name, number = linked
            seat = (await self.lobby.table(name)).row.seats[number]
            is_mine = seat.used == token and seat.guest == guest.id
            if is_mine or (seat.kind == "open" and seat.nonce == token):
                return linked
        raise RequestError(403, "not-allowed", "server-link-used")

    async def give_log(self, request: Request) -> Response:
        """Export: what who asks may know."""
        name = request.path_params["table"]
        guest = await known_guest(self.lobby, request)
        text = await self.lobby.old_log(name) or await self.lobby.call(name, _log_text, guest.id)
        file = f'attachment; filename="{name}.log"'
        return PlainTextResponse(text, headers={"Content-Disposition": file})

    # -- hints and analysis ----------------------------------------------------------------

    async def hint(self, request: Request) -> Response:
        """What would a strong player do? Asked for a seat of one's own."""
        body = await self._body(request, protocol.AskHint)
        guest = await known_guest(self.lobby, request)
        if not self._hints.take(guest.id):
            raise RequestError(429, "too-fast", "server-hints-too-fast")
        name = request.path_params["table"]
        return _json(await advice.advise(self.lobby, name, guest.id, body.ply, address(request)))

    async def analysis(self, request: Request) -> Response:
        """What is known of a finished game, from turn `?from` on."""
        start = request.query_params.get("from", "0")
        if not start.isdecimal() or len(start) > 6:
            raise RequestError(400, "bad-request", "server-unreadable", detail=start[:20])
        found = await self.lobby.analyst.look(request.path_params["table"], int(start))
        return _json(found)

    async def do_analysis(self, request: Request) -> Response:
        body = await self._body(request, protocol.DoAnalysis)
        name = request.path_params["table"]
        if body.do == "stop":
            return _json(await self.lobby.analyst.stop(name))
        if not self._analyses.take(address(request)):
            raise RequestError(429, "too-fast", "server-analyses-too-fast")
        return _json(await self.lobby.analyst.start(name, address(request)))

    # -- bodies ----------------------------------------------------------------------------

    async def _body(self, request: Request, kind: type[T]) -> T:
        if not request.headers.get("content-type", "").startswith("application/json"):
            raise RequestError(400, "bad-request", "server-send-json")
        body = await _read(request, self.lobby.settings.limits.body_bytes)
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except protocol.UNREADABLE as error:
            raise RequestError(
                400, "bad-request", "server-unreadable", detail=str(error)
            ) from error


async def _read(request: Request, most: int) -> bytes:
    chunks: list[bytes] = []
    size = 0
    async with asyncio.timeout(20):
        async for chunk in request.stream():
            size += len(chunk)
            if size > most:
                raise RequestError(413, "too-large", "server-too-large", most=most)
            chunks.append(chunk)
    return b"".join(chunks)


def _public(request: Request, body: bytes) -> Response:
    """What is the same for everybody: packed, since no secret is in it, and sent only once."""
    return fresh(request, body, "application/json", {"Cache-Control": "no-cache"})


def _json(answer: Any) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")


def _name(text: str) -> str:
    name = company.plain(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise RequestError(400, "bad-request", "server-name-length", most=NAME_LENGTH)
    return name


def _game_card(game: Game, bots: list[str]) -> protocol.GameCard:
    least, most = game.MIN_SEATS, game.MAX_SEATS
    offered = {seats: game.options_for(seats) for seats in range(least, most + 1)}
    others = {seats: each for seats, each in offered.items() if each != game.OPTIONS}
    beasts = {bot: kin(bot) for bot in bots}
    liked = tempers(game)
    return protocol.GameCard(game.NAME, least, most, game.OPTIONS, others, bots, beasts, liked)


def card_of(lobby: Lobby, row: TableRow, guest: Guest) -> protocol.Card:
    """A table as a list shows it; it need not be awake for that."""
    awake = lobby.tables.get(row.id)
    return protocol.Card(
        table=row.id,
        game=row.game,
        seats=[
            protocol.CardSeat(
                seat.name, seat.kind, awake is not None and awake.is_here(number), seat.deserted
            )
            for number, seat in enumerate(row.seats)
        ],
        ply=row.ply,
        over=row.over,
        your_turn=not row.over
        and any(
            row.seats[seat].guest == guest.id and row.seats[seat].bot is None
            for seat in row.waiting
        ),
        mine=guest.id in row.guests(),
        open=row.open,
        updated=row.updated,
        name=row.name,
        host=next((seat.name for seat in row.seats if seat.guest == row.host), ""),
        pace=row.pace,
        waiting=row.waiting,
        clocks=clock.cards(row.clock, lobby.uptime.now()),
        stage=row.stage,
        stopped=row.stopped,
        offered=next((n for n, seat in enumerate(row.seats) if seat.kept == guest.id), None),
        lesson=row.lesson.name if row.lesson else None,
    )


def _lesson_card(lesson: lessons.Lesson, studied: Studied | None) -> protocol.LessonCard:
    return protocol.LessonCard(
        lesson.name,
        lesson.game,
        lesson.minutes,
        [step.key for step in lesson.steps],
        studied.step if studied else 0,
        studied.done if studied else False,
        studied.table if studied else None,
    )


async def _log_text(table: Table, guest: str) -> str:
    """All of a finished game, and of a running one no secret but one's own.

    Several people at one screen read what everybody may read.
    """
    held = table.seats_of(guest)
    return table.match.log_seen_by(held[0] if len(held) == 1 else None).to_text()


def _rulings(game: Any) -> str:
    """The game's rulings, as they are written beside its rules."""
    import importlib.resources
    import sys

    package = sys.modules[type(game).__module__].__package__ or ""
    try:
        return (importlib.resources.files(package) / "rulings.md").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError, ValueError, TypeError):
        return ""
