"""What is asked once, over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from demesne.core.errors import DemesneError
from demesne.core.game import Game
from demesne.core.log import read_log
from demesne.i18n import LANGUAGES
from demesne.server import company, protocol
from demesne.server.errors import RequestError
from demesne.server.guests import address, known_guest
from demesne.server.limits import Buckets
from demesne.server.lobby import Lobby
from demesne.server.logs import log
from demesne.server.store import Guest, TableRow, today
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
        self._new_names = Buckets(*limits.names)
        self._data = Buckets(*limits.data)
        self._lists: dict[bool, tuple[float, list[TableRow]]] = {}
        self._about: dict[str, bytes] = {}

    # -- who you are -----------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        guest = await known_guest(self.lobby, request)
        if guest.seen != today() and await self.lobby.store.guest(guest.id) is not None:
            guest.seen = today()
            await self.lobby.store.save_guest(guest)
        if request.method == "POST":
            body = await self._body(request, protocol.Me)
            if body.name is not None and body.name != guest.name:
                if not self._new_names.take(guest.id):
                    raise RequestError(429, "too-fast", "server-name-too-often")
                guest.name = _name(body.name)
            if body.lang is not None:
                if body.lang not in LANGUAGES:
                    raise RequestError(
                        400, "bad-request", "server-language-unknown", detail=body.lang
                    )
                guest.lang = body.lang
            await self.lobby.store.save_guest(guest)
            if body.name is not None:
                await self._rename(guest)
        answer = protocol.Guest(guest.id, guest.name, guest.lang or _language(request))
        return self._signed(request, guest, _json(answer))

    async def end_sessions(self, request: Request) -> Response:
        """Only this browser is you from now on; every other cookie is nobody's."""
        guest = await self._saved_guest(request)
        guest.epoch += 1
        await self.lobby.store.save_guest(guest)
        self.lobby.hang_up(guest.id)
        answer = protocol.Guest(guest.id, guest.name, guest.lang or _language(request))
        return self._signed(request, guest, _json(answer))

    async def my_data(self, request: Request) -> Response:
        """All that is kept about you."""
        self._pace_data(request)
        guest = await known_guest(self.lobby, request)
        rows = await self.lobby.store.tables_of(guest.id, ALL)
        said = await self.lobby.store.said_by(guest.id)
        who = protocol.Guest(guest.id, guest.name, guest.lang)
        answer = protocol.MyData(who, guest.seen, [_card(row, guest) for row in rows], said)
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
        if await self.lobby.store.guest(guest.id) is None:
            await self.lobby.store.save_guest(guest)
        return guest

    # -- games -----------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        games = [self.lobby.game(name) for name in self.lobby.game_names()]
        return _json([_game_card(game, self.lobby.bot_names()) for game in games])

    async def game(self, request: Request) -> Response:
        name = request.path_params["game"]
        if name not in self.lobby.game_names():
            raise RequestError(404, "not-found", "server-no-such-game", detail=name)
        if name not in self._about:
            game = self.lobby.game(name)
            about = protocol.GameBox(name, game.box.tables, _rulings(game))
            self._about[name] = msgspec.json.encode(about)
        return Response(self._about[name], media_type="application/json")

    # -- tables ----------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        guest = await known_guest(self.lobby, request)
        mine = await self.lobby.store.tables_of(guest.id, LISTED)
        free, full = [
            [
                _card(row, guest)
                for row in await self._listed(is_free)
                if guest.id not in row.guests()
            ]
            for is_free in (True, False)
        ]
        return _json(protocol.Tables([_card(row, guest) for row in mine], free, full))

    async def _listed(self, is_free: bool) -> list[TableRow]:
        """The public list, looked up once a second, whoever asks how often."""
        at, rows = self._lists.get(is_free, (0.0, []))
        if time.monotonic() - at >= self.lobby.settings.list_every:
            rows = await self.lobby.store.open_tables(LISTED, is_free)
            self._lists[is_free] = time.monotonic(), rows
        return rows

    async def table(self, request: Request) -> Response:
        """One table as in the lists: which game is it?"""
        guest = await known_guest(self.lobby, request)
        row = (await self.lobby.table(request.path_params["table"])).row
        return _json(_card(row, guest))

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
            made = await self.lobby.keep_log(guest, written)
        except (DemesneError, ValueError, RecursionError) as error:
            raise RequestError(400, "bad-log", "server-bad-log", detail=str(error)) from error
        return self._made(request, guest, made)

    def _pace(self, request: Request) -> None:
        if not self._new_tables.take(address(request)):
            raise RequestError(429, "too-fast", "server-too-many-tables")

    def _made(self, request: Request, guest: Guest, table: Table) -> Response:
        cards = table.seat_cards(((), True))
        links = {str(n): card.link for n, card in enumerate(cards) if card.link is not None}
        return self._signed(request, guest, _json(protocol.Made(table.id, links)))

    async def join(self, request: Request) -> Response:
        """Take a free seat: by its token, or by its number at an open table."""
        body = await self._body(request, protocol.Join)
        guest = await self._saved_guest(request)
        if body.name is not None and guest.name != (called := _name(body.name)):
            guest.name = called
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
        return _json(protocol.Invitation(name, seat, free, not free, _card(row, guest)))

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
        """Export: what a spectator may read."""
        name = request.path_params["table"]
        text = await self.lobby.old_log(name) or await self.lobby.call(name, _log_text)
        file = f'attachment; filename="{name}.log"'
        return PlainTextResponse(text, headers={"Content-Disposition": file})

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


def _json(answer: Any) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")


def _name(text: str) -> str:
    name = company.plain(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise RequestError(400, "bad-request", "server-name-length", most=NAME_LENGTH)
    return name


def _language(request: Request) -> str:
    """What the browser asks for first, among what we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        base = part.split(";")[0].strip().split("-")[0].lower()
        if base in LANGUAGES:
            return base
    return "en"


def _game_card(game: Game, bots: list[str]) -> protocol.GameCard:
    least, most = game.MIN_SEATS, game.MAX_SEATS
    offered = {seats: game.options_for(seats) for seats in range(least, most + 1)}
    others = {seats: each for seats, each in offered.items() if each != game.OPTIONS}
    return protocol.GameCard(game.NAME, least, most, game.OPTIONS, others, bots)


def _card(row: TableRow, guest: Guest) -> protocol.Card:
    return protocol.Card(
        table=row.id,
        game=row.game,
        seats=[protocol.CardSeat(seat.name, seat.kind) for seat in row.seats],
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
    )


async def _log_text(table: Table) -> str:
    """What everybody may read: all of a finished game, and of a running one no secret."""
    return table.match.log_seen_by(None).to_text()


def _rulings(game: Any) -> str:
    """The game's rulings, as they are written beside its rules."""
    import importlib.resources
    import sys

    package = sys.modules[type(game).__module__].__package__ or ""
    try:
        return (importlib.resources.files(package) / "rulings.md").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError, ValueError, TypeError):
        return ""
