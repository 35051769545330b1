"""`/ws/<table>`: one socket of one client at one table."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.server import protocol, requests
from demesne.server.clients import Client, Outboxes
from demesne.server.errors import Asleep, Refusal, RequestError
from demesne.server.guests import address, is_our_host, is_our_origin, known_guest
from demesne.server.limits import Buckets, Counts
from demesne.server.lobby import Lobby
from demesne.server.logs import log
from demesne.server.table import Table
from demesne.server.telemetry import Span


class Sockets:
    """Everybody who is connected."""

    def __init__(self, lobby: Lobby) -> None:
        limits = lobby.settings.limits
        self.lobby = lobby
        self.open = 0
        self._counts = Counts(limits.sockets_of_address)
        self._rates = Buckets(*limits.messages_of_address)
        self._openings = Buckets(*limits.openings_of_address)
        self._outboxes = Outboxes(limits.outboxes_bytes)
        lobby.metrics.gauge("demesne_unsent_bytes", lambda: self._outboxes.bytes)
        lobby.metrics.gauge("demesne_sockets", lambda: self.open)

    async def endpoint(self, socket: WebSocket) -> None:
        """Let in who may come in, and read until they go."""
        where = address(socket)
        if not (is_our_host(self.lobby, socket) and is_our_origin(socket)):
            await socket.close(protocol.FORBIDDEN)
            return
        full = self.open >= self.lobby.settings.limits.sockets
        if full or not self._openings.take(where) or not self._counts.enter(where):
            error = RequestError(429, "too-fast", "server-too-many-connections")
            await self._turn_away(socket, protocol.TOO_MANY, error)
            return
        self.open += 1
        try:
            await self._serve(socket, where)
        finally:
            self.open -= 1
            self._counts.leave(where)

    async def _turn_away(self, socket: WebSocket, code: int, error: RequestError) -> None:
        """Accept and close: a browser sees the code of an accepted socket only."""
        await socket.accept()
        await socket.close(code, error.text)

    async def _serve(self, socket: WebSocket, where: str) -> None:
        name = socket.path_params["table"]
        try:
            await self.lobby.table(name)
            client = await self._client(socket, where)
        except RequestError as error:
            code = protocol.NO_TABLE if error.status == 404 else protocol.FORBIDDEN
            await self._turn_away(socket, code, error)
            return
        except sqlite3.Error as error:
            # The disk: what is wrong, the health shows.
            log.error("socket-failed", extra={"table": name, "error": str(error)})
            trouble = RequestError(503, "trouble", "server-trouble")
            await self._turn_away(socket, protocol.TROUBLE, trouble)
            return
        await socket.accept()
        sender = asyncio.create_task(_send_all(socket, client))
        version = socket.query_params.get("version", "")
        seen = int(version) if re.fullmatch("[0-9]{1,9}", version) else 0
        try:
            table = await self._enter(name, client, seen)
            try:
                await self._read_all(socket, table, client)
            finally:
                with contextlib.suppress(Asleep, Refusal):
                    await table.call(table.exit, client)
        except WebSocketDisconnect:
            pass
        except Asleep:
            # The table fell asleep meanwhile; a client that reconnects wakes it.
            with contextlib.suppress(Exception):
                await socket.close(protocol.RESTART)
        except Exception:
            log.exception("socket-trouble", extra={"table": name})
        finally:
            client.closed = True
            sender.cancel()
            client.drop_waiting()

    async def _client(self, socket: WebSocket, where: str) -> Client:
        guest = await known_guest(self.lobby, socket)
        wants_changes = socket.query_params.get("changes") == "1"
        limits = self.lobby.settings.limits
        return Client(guest.id, guest.name, where, limits, self._outboxes, wants_changes)

    async def _enter(self, name: str, client: Client, version: int) -> Table:
        while True:
            table = await self.lobby.table(name)
            try:
                await table.call(table.enter, client, version)
            except Asleep:
                await asyncio.sleep(0)
            else:
                return table

    async def _read_all(self, socket: WebSocket, table: Table, client: Client) -> None:
        metrics = self.lobby.metrics
        while not client.closed:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            start = time.monotonic()
            metrics.count("demesne_messages_total")
            body = event.get("text")
            body = event.get("bytes") if body is None else body
            with self.lobby.telemetry.span("message", demesne_table=table.id) as span:
                await self._read(table, client, body, span)
            metrics.observe("demesne_message_seconds", time.monotonic() - start)

    async def _read(
        self, table: Table, client: Client, body: str | bytes | None, span: Span
    ) -> None:
        """One message: too much, unreadable, or for the table."""
        if body is None:
            return
        # Who sends faster than allowed is read more slowly; nothing of it is lost.
        while not client.messages.take():
            await asyncio.sleep(client.messages.pause())
        mid: str | None = None
        try:
            if len(body) > self.lobby.settings.limits.message_bytes:
                raise Refusal("too-large", "server-message-too-large")
            try:
                message = protocol.CLIENT.decode(body)
            except protocol.UNREADABLE as error:
                raise Refusal(
                    "bad-message", "server-message-unreadable", detail=str(error)
                ) from error
            mid = message.id
            span.set_attribute("demesne.message", type(message.request()).__name__)
            if not self._rates.take(client.address):
                raise Refusal("too-fast", "server-too-many-messages")
            refused = await table.call(requests.carry_out, table, client, message)
            if refused is not None:
                span.set_attribute("error.type", refused.error)
        except Refusal as refusal:
            span.set_attribute("error.type", refusal.error)
            await table.call(requests.refuse, table, client, mid, refusal)


async def _send_all(socket: WebSocket, client: Client) -> None:
    """Send what is queued, until told to close."""
    with contextlib.suppress(Exception):
        while True:
            item = await client.next()
            if isinstance(item, int):
                await socket.close(item)
                return
            await socket.send({"type": "websocket.send", "text": item.decode()})
