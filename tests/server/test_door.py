"""No connection stops the others: bytes, time and numbers have a bound from the first byte."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from demesne.server.door import PIECE, QUEUED, Door, SocketConnection, party
from demesne.server.errors import StartError
from demesne.server.settings import Limits
from server.house import QUICK, SOON, House, closing_code, house
from server.process import Process

MEGABYTE = 1_000_000


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path / "data")
    made.start()
    yield made
    made.kill()


def knock(port: int, first: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port), SOON)
    made.sendall(first)
    return made


def pour(into: socket.socket, text: bytes, total: int) -> int:
    """Send until it is all sent or the other side has had enough; returns what was sent."""
    sent = 0
    with contextlib.suppress(OSError):
        while sent < total:
            sent += into.send(text)
    return sent


def answer(of: socket.socket, seconds: float = SOON) -> bytes:
    """All that comes back until the other side closes."""
    of.settimeout(seconds)
    heard = b""
    with contextlib.suppress(ConnectionError):
        while piece := of.recv(65_536):
            heard += piece
    return heard


IN_PIECES = (
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
HUGE = {
    "a request line": b"GET /",
    "one header": b"GET / HTTP/1.1\r\nX: ",
    "a header's name": b"GET / HTTP/1.1\r\nX",
    "a socket's header": b"GET /ws/t HTTP/1.1\r\nUpgrade: websocket\r\nX: ",
    # What may follow a body that comes in pieces is a header too.
    "a trailer": IN_PIECES + b"2\r\n{}\r\n0\r\nX: ",
    "a trailer's name": IN_PIECES + b"2\r\n{}\r\n0\r\nX",
    "a trailer nobody waits for": IN_PIECES.replace(b"POST", b"GET") + b"0\r\nX: ",
    "a piece's extension": IN_PIECES + b"2;x=",
}


@pytest.mark.parametrize("first", HUGE.values(), ids=HUGE.keys())
def test_64_megabytes_of_headers_cost_nothing(process: Process, first: bytes) -> None:
    before = process.most_memory()
    foe = knock(process.port, first)
    sent = pour(foe, b"x" * 65_536, 64 * MEGABYTE)
    assert httpx.get(process.place + "/healthz", timeout=SOON).status_code == 200
    assert sent < 64 * MEGABYTE
    assert process.most_memory() - before < 20.0


def test_many_small_headers_are_too_much_as_well(server: House) -> None:
    foe = knock(server.port, b"GET / HTTP/1.1\r\n")
    pour(foe, b"X: y\r\n" * 1_000, 100_000)
    assert b" 431 " in answer(foe)[:20]
    # What comes in reasonable measure is served, a cookie of some kilobytes included.
    ada = server.person()
    assert ada.http.get("/api/games", headers={"X": "y" * 8_000}).status_code == 200
    # A long body in many small pieces is no header.
    asked = IN_PIECES.replace(b"Host", b"Connection: close\r\nHost")
    body = b"1;x=y\r\n \r\n" * 10_000 + b"2\r\n{}\r\n0\r\nX: y\r\n\r\n"
    assert b" 200 " in answer(knock(server.port, asked + body))[:20]


def quick(tmp_path: Path, **limits: float) -> contextlib.AbstractContextManager[House]:
    return house(tmp_path / "data", limits=dataclasses.replace(QUICK, **limits))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_who_sends_a_byte_now_and_then_is_let_go(tmp_path: Path, first: bytes) -> None:
    with quick(tmp_path, head_seconds=0.5, body_seconds=0.5) as server:
        foe = knock(server.port, first)
        deadline = time.monotonic() + SOON
        with contextlib.suppress(OSError):
            while True:
                assert time.monotonic() < deadline, "it is still listened to"
                foe.sendall(b"\n" if first == b"\r\n" else b"a")
                time.sleep(0.2)


def test_who_does_not_take_the_answer_is_let_go(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("Demesne")
    (page / "big.bin").write_bytes(os.urandom(20 * MEGABYTE))
    with house(tmp_path / "data", page=page, limits=Limits(answer_seconds=0.5)) as server:
        foe = knock(server.port, b"GET /big.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        deadline = time.monotonic() + SOON
        assert foe.recv(15) == b"HTTP/1.1 200 OK"
        assert len(server.door.inside) == 1
        while server.door.inside:
            assert time.monotonic() < deadline, "the connection is still held"
            time.sleep(0.1)
        foe.close()


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with quick(tmp_path, connections_of_address=5) as server:
        server.door.proxies.clear()
        held = [knock(server.port) for _ in range(5)]
        time.sleep(0.1)
        assert answer(knock(server.port)).startswith(b"HTTP/1.1 503")
        held.pop().close()
        time.sleep(0.1)
        request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        assert b"200 OK" in answer(knock(server.port, request))


def test_a_proxy_may_have_more(tmp_path: Path) -> None:
    with quick(tmp_path, connections_of_address=5) as server:
        held = [knock(server.port) for _ in range(20)]
        request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        assert b"200 OK" in answer(knock(server.port, request))
        assert len(held) == len(server.door.inside)
        for each in held:
            each.close()


def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    limits = Limits(requests_of_address=(0.001, 5.0))
    with house(tmp_path / "data", limits=limits) as server:
        http = httpx.Client(base_url=server.place)

        def asked(*forwarded: str) -> list[int]:
            return [
                http.get("/healthz", headers={"X-Forwarded-For": each}).status_code
                for each in forwarded
            ]

        assert asked(*["203.0.113.7"] * 7) == [200] * 5 + [429] * 2
        # What the client itself wrote stands further left and is not believed.
        assert asked("198.51.100.1, 203.0.113.7") == [429]
        # A household has a whole /64 of addresses.
        assert asked(*[f"2001:db8::{n:x}" for n in range(7)]) == [200] * 5 + [429] * 2
        assert asked("2001:db8:0:1::1", "198.51.100.1") == [200, 200]
        # Nonsense counts as one address.
        assert asked(*[f"nonsense-{n}" for n in range(7)]) == [200] * 5 + [429] * 2


def test_a_proxy_is_known_by_both_its_addresses() -> None:
    """Who listens on IPv6 sees those of IPv4 in another form."""
    door = Door(Limits(), ["172.16.0.1/12", "2001:db8::/32"])
    assert all(map(door.is_proxy, ("172.20.0.9", "::ffff:172.20.0.9", "2001:db8::1")))
    assert not any(map(door.is_proxy, ("172.32.0.1", "::ffff:172.32.0.1", "::1", "")))
    with pytest.raises(StartError, match="--proxy names an address"):
        Door(Limits(), ["nonsense"])


def test_a_socket_begins_when_the_answer_before_it_is_there(server: House) -> None:
    """Nobody would watch any more whether that answer is taken."""
    first = IN_PIECES + b"2\r\n{}\r\n"
    handshake = (
        b"GET /ws/t HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    heard = answer(knock(server.port, first + b"0\r\n\r\n" + handshake))
    assert b" 101 " not in heard
    assert not server.door.inside


def test_parties() -> None:
    assert party("2001:db8:1:2:3:4:5:6") == party("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert party("::ffff:192.0.2.1") == party("192.0.2.1") == "192.0.2.1"
    assert party("fe80::1%eth0") == "fe80::/64"
    assert party("x" * 5_000) == party("") == "unknown"


# --- Sockets ----------------------------------------------------------------------------


def upgraded(port: int, table: str) -> socket.socket:
    """A bare socket behind a finished handshake."""
    foe = knock(
        port,
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode(),
    )
    assert foe.recv(12) == b"HTTP/1.1 101"
    return foe


def frame(opcode: int, body: bytes = b"", fin: bool = True) -> bytes:
    assert len(body) < 126
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(body)]) + bytes(4) + body


def table_of(process: Process) -> str:
    seats = [{"kind": "me"}, {"kind": "screen"}]
    made = httpx.post(process.place + "/api/tables", json={"game": "village", "seats": seats})
    return str(made.json()["table"])


FLOODS = {
    "pings": frame(9, b"p" * 125),
    "pongs": frame(10),
    "empty fragments": frame(0, fin=False),
    "empty messages": frame(1),
    "refused messages": frame(1, b'{"id":"a","choose":{"ply":0,"choice":1}}'),
}


# What nobody who means well ever sends is not only held back.
CLOSED_FOR = ("pings", "pongs", "empty fragments")


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_that_reads_nothing_back_costs_little(process: Process, name: str) -> None:
    flood = FLOODS[name]
    foe = upgraded(process.port, table_of(process))
    if name == "empty fragments":
        foe.sendall(frame(1, b"{", fin=False))
    before = process.most_memory()
    foe.settimeout(1.0)
    start = time.monotonic()
    sent = 0
    is_closed = False
    http = httpx.Client(base_url=process.place, timeout=SOON)
    while time.monotonic() - start < 4.0 and sent < 64 * MEGABYTE:
        try:
            sent += foe.send(flood * (65_536 // len(flood)))
        except TimeoutError:
            time.sleep(0.1)
        except OSError:
            is_closed = True
            break
        assert http.get("/healthz").status_code == 200
    assert is_closed == (name in CLOSED_FOR)
    assert process.most_memory() - before < 20.0
    assert sent < 64 * MEGABYTE


def test_messages_are_parsed_as_fast_as_they_are_taken(tmp_path: Path) -> None:
    with quick(tmp_path, messages=(1.0, 1.0)) as server:  # type: ignore[arg-type]
        foe = upgraded(server.port, server.person().make("me", "screen")["table"])
        foe.settimeout(0.5)
        with contextlib.suppress(TimeoutError):
            while True:
                foe.sendall(FLOODS["empty messages"] * 1_000)
        (socket_,) = [each for each in server.door.inside if isinstance(each, SocketConnection)]
        assert QUEUED <= socket_.queue.qsize() < QUEUED + PIECE // len(FLOODS["empty messages"])
        foe.close()


def test_a_socket_that_leaves_what_it_is_sent_unread_is_let_go(tmp_path: Path) -> None:
    with quick(tmp_path, unread_seconds=0.5) as server:
        foe = upgraded(server.port, server.person().make("me", "screen")["table"])
        (table,) = server.lobby.tables.values()
        deadline = time.monotonic() + SOON
        while not table.clients:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        (client,) = table.clients

        async def send() -> None:
            # Never so much that the outbox is full: only the time it lies there counts.
            if not client.waiting:
                client.send(b"x" * 500_000)

        while table.clients:
            assert time.monotonic() < deadline, "the socket is still held"
            server.do(send)
            time.sleep(0.01)
        assert not client.outbox.qsize() or client.waiting <= 500_000
        foe.close()


def test_what_waits_to_be_sent_has_a_bound_in_bytes(tmp_path: Path) -> None:
    with quick(tmp_path, unread_seconds=1.0) as server:
        ada = server.person()
        table = ada.make("me", "screen")["table"]
        chair = ada.sit(table)
        chair.until("table")
        (awake,) = server.lobby.tables.values()
        (client,) = awake.clients
        sent = 0

        async def flood() -> int:
            nonlocal sent
            while not client.closed and sent < 200:
                client.send(b'"' + b"x" * 500_000 + b'"')
                sent += 1
            return client.outbox.qsize()

        left = server.do(flood)
        assert sent < 10
        # Nothing but the closing code waits any more.
        assert left == 1
        deadline = time.monotonic() + SOON
        # A client that reads on hears why; one that does not is gone all the same.
        while awake.clients:
            assert time.monotonic() < deadline, "the client is still there"
            time.sleep(0.05)
        assert closing_code(chair) in (0, 4008)


def test_what_waits_for_all_together_has_a_bound_too(tmp_path: Path) -> None:
    """Each of many may leave less unread, where all of them do."""
    with quick(tmp_path, outboxes_bytes=1_500_000) as server:
        ada = server.person()
        table = ada.make("me", "screen")["table"]
        chairs = [ada.sit(table) for _ in range(6)]
        for chair in chairs:
            chair.until("table")
        (awake,) = server.lobby.tables.values()
        clients = list(awake.clients)
        outboxes = clients[0].outboxes

        async def flood() -> int:
            # None of it is sent before this is over.
            for _ in range(10):
                for client in clients:
                    client.send(b'"' + b"x" * 100_000 + b'"')
            return outboxes.bytes

        assert server.do(flood) <= outboxes.most
        assert sum(client.closed for client in clients) >= 4
        for chair in chairs:
            chair.close()
        # Who is gone leaves nothing behind that counts.
        deadline = time.monotonic() + SOON
        while awake.clients or outboxes.bytes:
            assert time.monotonic() < deadline, f"{outboxes.bytes} bytes still wait"
            time.sleep(0.05)


def test_refusals_do_not_carry_a_picture_each(tmp_path: Path) -> None:
    with quick(tmp_path, pictures=(0.001, 3.0)) as server:  # type: ignore[arg-type]
        ada = server.person()
        chair = ada.sit(ada.make("me", "screen")["table"])
        chair.until("table")
        refused = [chair.ask(choose={"ply": 0, "choice": 0}) for _ in range(5)]
        assert [each["fresh"] is not None for each in refused] == [True] * 3 + [False] * 2


def test_odd_handshakes_are_refused_without_a_trace(server: House) -> None:
    common = b"Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    for request in (
        b"GET /ws/t HTTP/1.1\r\n" + common + b"X: " + b"y" * 9_000 + b"\r\n\r\n",
        b"GET /ws/" + b"t" * 9_000 + b" HTTP/1.1\r\n" + common + b"\r\n",
        b"GET /ws/t HTTP/1.1\r\n" + common + b"X: y\r\n" * 200 + b"\r\n",
        b"GET /ws/t HTTP/1.1\r\n" + common + b"Sec-WebSocket-Key: nonsense\r\n\r\n",
        b"POST /ws/t HTTP/1.1\r\n" + common + b"\r\n",
        b"GET /ws/t HTTP/1.1\r\n" + common + b"X: \xff\xfe\r\n\r\n",
    ):
        status = answer(knock(server.port, request)).split(b" ")[1:2]
        assert status, request[:60]
        assert status[0].startswith(b"4"), request[:60]


def test_who_breaks_off_or_babbles_leaves_no_trace(
    server: House, caplog: pytest.LogCaptureFixture
) -> None:
    """A trace each would fill the log, and count as trouble of ours."""
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    for body in (b"Content-Length: 900\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\nz\r\n"):
        knock(server.port, head + body).close()
    ada = server.person("Ada")
    foe = upgraded(server.port, ada.make("me", "screen")["table"])
    foe.sendall(frame(1, b"\xff\xfe"))
    assert b"\x03\xef" in answer(foe)
    assert ada.http.get("/api/me").status_code == 200
    assert not [record for record in caplog.records if record.exc_info]
    assert server.lobby.metrics.values("demesne_troubles_total") == [({}, 0)]
