"""Every connection, from the first byte: how many there may be, how much each may send
before anybody looks at it, and how long it may take.

uvicorn's own protocols put no bound on a request line, on headers, on the time they take,
on what a client leaves unread, or on frames that are no messages. These do.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from demesne.server.errors import StartError
from demesne.server.limits import Bucket, Counts
from demesne.server.protocol import NO_TEXT, TOO_BIG, TOO_MANY
from demesne.server.settings import Limits

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

# How much of what arrived is parsed before anything else gets its turn.
PIECE: Final = 4_096
PIPELINED: Final = 8
FRAGMENTS: Final = 64
QUEUED: Final = 16
UNREAD_BYTES: Final = 65_536
SWEEP_SECONDS: Final = 1.0
CLOSING_SECONDS: Final = 5.0
REASONS: Final = {
    408: b"Request Timeout",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


def party(host: str) -> str:
    """Who an address is counted as: IPv6 by /64, which is what one household is given."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def networks(proxy: str) -> list[Network]:
    """The network of this name; one of IPv4 also as who listens on IPv6 sees it."""
    try:
        found = ipaddress.ip_network(proxy, strict=False)
    except ValueError as error:
        raise StartError(
            f"--proxy names an address or a network, such as 172.16.0.0/12, not {proxy}."
        ) from error
    if isinstance(found, ipaddress.IPv6Network):
        return [found]
    mapped = f"::ffff:{found.network_address}/{96 + found.prefixlen}"
    return [found, ipaddress.ip_network(mapped)]


class Door:
    """All connections of one server. `http` and `sockets` are the protocols uvicorn is given."""

    def __init__(self, limits: Limits, proxies: Iterable[str]) -> None:
        self.limits = limits
        self.proxies = [network for each in proxies for network in networks(each)]
        self.inside: set[Connection] = set()
        self.turned_away = 0
        self._counts = Counts(limits.connections_of_address)
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()

    def http(self, *args: Any, **kwargs: Any) -> asyncio.Protocol:
        return HttpConnection(self, *args, **kwargs)

    def sockets(self, *args: Any, **kwargs: Any) -> asyncio.Protocol:
        return SocketConnection(self, *args, **kwargs)

    def enter(self, connection: Connection, host: str) -> bool:
        """May it come in? Behind a proxy of ours, its requests are counted instead."""
        if len(self.inside) >= self.limits.connections:
            self.turned_away += 1
            return False
        counted = None if self.is_proxy(host) else party(host)
        if counted is not None and not self._counts.enter(counted):
            self.turned_away += 1
            return False
        connection.counted = counted
        self.inside.add(connection)
        return True

    def leave(self, connection: Connection) -> None:
        if connection in self.inside:
            self.inside.discard(connection)
            if connection.counted is not None:
                self._counts.leave(connection.counted)

    def is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    async def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = loop.time()
            for connection in list(self.inside):
                connection.look_at_the_clock(now)


class Connection:
    """What both protocols share: a deadline for whatever the connection does now."""

    door: Door
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    counted: str | None = None
    deadline: float | None = None
    is_late = False

    def allow(self, seconds: float | None) -> None:
        self.deadline = None if seconds is None else self.loop.time() + seconds

    def look_at_the_clock(self, now: float) -> None:
        if self.transport.is_closing() and not self.is_late:
            # What a closing connection has not taken after this time is thrown away.
            self.is_late = True
            self.deadline = min(self.deadline or now + CLOSING_SECONDS, now + CLOSING_SECONDS)
        if self.deadline is not None and now >= self.deadline:
            if self.is_late:
                self.transport.abort()
                return
            self.is_late = True
            self.deadline = now + CLOSING_SECONDS
            self.say_too_late()
            self.transport.close()

    def say_too_late(self) -> None:
        """Tell the client why, where there is a way to."""


class HttpConnection(Connection, HttpToolsProtocol):
    """A request must arrive, and its answer be taken, in reasonable size and time."""

    # None before the first request.
    cycle: Any

    def __init__(self, door: Door, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.door = door
        # Since the request began, or since the last of its body.
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else ""
        if not self.door.enter(self, host):
            self._refuse(503)
            transport.close()
            return
        self.allow(self.door.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # An answer that is under way would never be finished: nobody would watch it any more.
            self.transport.close()
            return
        # Its place passes on to the socket.
        self.door.leave(self)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            super().data_received(piece)
            # What follows a body in pieces are headers too: they are gathered as those before it.
            self._head_bytes += len(piece)
            if self._head_bytes > self.door.limits.head_bytes:
                self._refuse(431)
                self.transport.close()
            elif len(self.pipeline) > PIPELINED:
                self.transport.close()

    def on_message_begin(self) -> None:
        self._head_bytes = 0
        self.allow(self.door.limits.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head_bytes = 0
        self.allow(self.door.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.allow(self.door.limits.answer_seconds)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        # The next request must begin before long; uvicorn lets go of idle ones sooner.
        self.allow(self.door.limits.head_seconds)
        super().on_response_complete()

    def say_too_late(self) -> None:
        if self.cycle is None or not self.cycle.response_started:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        head = b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        self.transport.write(head % (status, REASONS[status]))


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """Parses only as fast as messages are taken, and lets go of who does not read."""

    def __init__(self, door: Door, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.door = door
        self._unread = bytearray()
        self._is_feeding = False
        self._controls = Bucket(*door.limits.controls)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door.enter(self, self.client[0] if self.client is not None else "")
        self.allow(self.door.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        self.door.leave(self)
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        # The handshake is done; from here on pings find out who is gone.
        self.allow(None)
        super().start_keepalive()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if len(self._unread) > UNREAD_BYTES and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if not self._is_feeding:
            self._feed()

    def _feed(self) -> None:
        """Parse one piece; more when everybody else had a turn and the queue is short."""
        self._is_feeding = False
        if not self._unread or self.transport.is_closing():
            return
        if self.queue.qsize() >= QUEUED:
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        if self.handshake_initiated:
            super().data_received(piece)
        else:
            self._read_handshake(piece)
        if self._unread:
            self._is_feeding = True
            self.loop.call_soon(self._feed)
        elif self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _read_handshake(self, piece: bytes) -> None:
        """The request that HTTP passed on. What websockets does not take is a bad request."""
        self.conn.receive_data(piece)
        if self.conn.handshake_exc is not None:
            answer = b"".join(self.conn.data_to_send())
            self.transport.write(answer or b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")
            self.transport.close()
            return
        self.handle_events()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unread and not self._is_feeding:
            self._feed()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._fail(TOO_BIG, "too many fragments")
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(NO_TEXT, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        if self._controls.take():
            return True
        self._fail(TOO_MANY, "too many pings")
        return False

    def _fail(self, code: int, reason: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self._unread.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def pause_writing(self) -> None:
        self.allow(self.door.limits.unread_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self.handshake_complete and not self.is_late:
            self.allow(None)
        super().resume_writing()
