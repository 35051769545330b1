"""Web push: what is sent can be read by the browser it is for, and goes nowhere else."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime
import http.server
import ipaddress
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives import serialization as written
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from demesne.server.courier import Courier, is_public
from demesne.server.push import MOST_ADDRESSES, decoded, encoded
from server.house import SOON, House, Person, house

DAYS = {"kind": "days", "days": 2}


def point(key: Any) -> bytes:
    return bytes(key.public_bytes(written.Encoding.X962, written.PublicFormat.UncompressedPoint))


class Browser:
    """What a browser keeps to itself, and what it gives to the server."""

    def __init__(self, service: Service | str, name: str = "one") -> None:
        place = service if isinstance(service, str) else service.place
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.endpoint = f"{place}/send/{name}"

    def subscription(self, **more: Any) -> dict[str, Any]:
        keys = {"p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys, **more}

    def read(self, body: bytes) -> dict[str, Any]:
        """As RFC 8291 has a browser do it, written here from the text and not with our code."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert (size, length) == (4096, 65)
        sender = body[21:86]
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        info = b"WebPush: info\x00" + point(self.key.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[86:], None)
        assert text[-1] == 2
        read: dict[str, Any] = json.loads(text[:-1])
        return read


class Service:
    """A push service on this machine, with a certificate of its own."""

    def __init__(self, folder: Path) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Answer(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append((self.path, dict(self.headers.items()), body))
                self.send_response(service.status)
                self.send_header("Location", "https://127.0.0.1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.port = self.server.server_address[1]
        self.place = f"https://127.0.0.1:{self.port}"
        certificate = self._certificate(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @staticmethod
    def _certificate(folder: Path) -> Path:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push")])
        today = datetime.datetime.now(datetime.UTC)
        local = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
        made = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(1)
            .not_valid_before(today - datetime.timedelta(days=1))
            .not_valid_after(today + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([local]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, hashes.SHA256())
        )
        file = folder / "push.pem"
        private = key.private_bytes(
            written.Encoding.PEM, written.PrivateFormat.PKCS8, written.NoEncryption()
        )
        file.write_bytes(private + made.public_bytes(written.Encoding.PEM))
        return file

    def wait(self, count: int) -> None:
        deadline = time.monotonic() + SOON
        while len(self.heard) < count:
            assert time.monotonic() < deadline, f"{len(self.heard)} of {count} messages came"
            time.sleep(0.02)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    made = Service(tmp_path)
    yield made
    made.server.shutdown()
    made.server.server_close()


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def lead_to(server: House, service: Service) -> None:
    """Let the server write to the one on this machine."""
    courier = server.lobby.push.courier
    courier.is_allowed = lambda _: True
    courier.ports = {service.port}
    courier.tls = service.trust


def hand_over(server: House, ada: Person, pace: Any = DAYS, **more: Any) -> str:
    """Ada plays until it is the turn of somebody who is not there; returns whose."""
    bob = server.person("Bob")
    made = ada.make("me", "link", pace=pace, options={"start": "first"}, **more)
    bob.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
    self_turns(bob, ada, made["table"])
    return str(made["table"])


def self_turns(bob: Person, ada: Person, table: str) -> None:
    """Ada is away; Bob, at the table, plays until it is her turn."""
    first = ada.sit(table)
    first.until("table")
    while first.now["menu"]:
        first.choose()
    first.close()
    second = bob.sit(table)
    second.until("table")
    while second.now["seats"][0]["here"]:
        message = second.hear()
        if message["type"] == "seats":
            second.now["seats"] = message["seats"]
    while second.now["menu"]:
        second.choose()


def test_the_browser_can_read_what_it_is_told(server: House, service: Service) -> None:
    lead_to(server, service)
    ada = server.person("Ada")
    browser = Browser(service)
    key = ada.http.get("/api/push").json()["key"]
    assert ada.post("/api/push", browser.subscription(lang="fr")) == {}
    table = hand_over(server, ada)
    service.wait(1)
    path, headers, body = service.heard[0]
    assert path == "/send/one"
    told = browser.read(body)
    assert told == {"title": "À vous de jouer", "body": "Village, chez Ada", "table": table}
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Topic"] == table
    assert int(headers["TTL"]) > 0
    # Signed with the key that the browser was given, for this service alone.
    kind, _, rest = headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decoded(claims))["aud"] == service.place
    assert 0 < json.loads(decoded(claims))["exp"] - time.time() < 24 * 3600
    both = decoded(signature)
    r, s = int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )


def test_only_tables_by_days_and_only_who_is_away_are_told(server: House, service: Service) -> None:
    lead_to(server, service)
    ada = server.person("Ada")
    ada.post("/api/push", Browser(service).subscription())
    hand_over(server, ada, pace=None)
    hand_over(server, ada, pace={"kind": "live", "minutes": 5})
    hand_over(server, ada, name="Slow boat")
    service.wait(1)
    assert len(service.heard) == 1
    assert server.lobby.metrics.values("demesne_pushes_total") == [({"result": "sent"}, 1)]


def test_a_dead_address_is_dropped_and_a_failing_one_kept(server: House, service: Service) -> None:
    lead_to(server, service)
    ada = server.person("Ada")
    ada.post("/api/push", Browser(service).subscription())
    for status, kept in ((500, 1), (307, 1), (410, 0)):
        service.status = status
        before = len(service.heard)
        hand_over(server, ada)
        service.wait(before + 1)
        deadline = time.monotonic() + SOON
        while len(server.do(server.lobby.store.pushes_of, ada.me["guest"])) != kept:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_the_key_stays_the_same_and_is_made_when_it_is_first_asked_for(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        assert server.do(server.lobby.store.about, "vapid") is None
        first = server.person().http.get("/api/push").json()["key"]
        assert len(base64.urlsafe_b64decode(first + "=")) == 65
    with house(tmp_path / "data") as server:
        assert server.person().http.get("/api/push").json()["key"] == first


# --- Attacks --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/x",
        "https://localhost/x",
        "https://metadata.google.internal/x",
        "https://metadata.google.internal./x",
        "https://localhost./x",
        "https://[64:ff9b::7f00:1]/x",
        "https://printer/x",
        "https://push.example.org:8080/x",
        "https://user:word@push.example.org/x",
        "https://push.example.org/" + "x" * 2_000,
        "https://push.example.org/ x",
        "https://push.example.org/\r\nHost: y",
        "https:///x",
        "https://[",
        "file:///etc/passwd",
        "",
    ],
)
def test_an_address_that_leads_inside_is_refused(
    server: House, service: Service, endpoint: str
) -> None:
    ada = server.person("Ada")
    asked = {**Browser(service).subscription(), "endpoint": endpoint}
    assert ada.http.post("/api/push", json=asked).status_code == 400
    assert ada.http.get("/api/me/data").json()["pushes"] == []


@pytest.mark.parametrize(
    "private", ["127.0.0.1", "10.1.2.3", "::1", "fe80::1", "0.0.0.0", "64:ff9b::7f00:1"]
)
def test_a_public_name_that_leads_inside_is_not_written_to(
    private: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_public(private)
    found = [(2, 1, 6, "", (private, 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr("asyncio.open_connection", lambda *_, **__: pytest.fail("connected to it"))
    with pytest.raises(OSError, match="not out on the Internet"):
        asyncio.run(Courier().post("https://push.example.org/x", {}, b""))


@pytest.fixture
def dripping() -> Iterator[int]:
    """A service that answers a byte now and then, for ever; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        heard: list[socket.socket] = []

        def drip() -> None:
            with contextlib.suppress(OSError):
                while True:
                    heard.append(listening.accept()[0])

        threading.Thread(target=drip, daemon=True).start()
        yield listening.getsockname()[1]
        for each in heard:
            each.close()


def test_who_never_answers_keeps_nobody_waiting(server: House, dripping: int) -> None:
    """Four such addresses would hold all messages of everybody for ever."""
    push = server.lobby.push
    push.courier.is_allowed = lambda _: True
    push.courier.ports = {dripping}
    push.courier.timeout = 0.1
    ada = server.person("Ada")
    browser = Browser(f"https://127.0.0.1:{dripping}")
    ada.post("/api/push", browser.subscription())
    failed = [({"result": "failed"}, 1)]
    hand_over(server, ada)
    until(lambda: server.lobby.metrics.values("demesne_pushes_total") == failed)
    # It is left alone for a while: the next message does not even try.
    hand_over(server, ada)
    until(lambda: ({"result": "resting"}, 1) in server.lobby.metrics.values("demesne_pushes_total"))
    assert not push._under_way


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "AAAA", "auth": "MDEyMzQ1Njc4OWFiY2RlZg"},
        {"p256dh": encoded(b"\x04" + b"\xff" * 64), "auth": "MDEyMzQ1Njc4OWFiY2RlZg"},
        {"p256dh": "é" * 87, "auth": "MDEyMzQ1Njc4OWFiY2RlZg"},
        {"p256dh": "A" * 10_000, "auth": "x"},
        {"auth": "x"},
        None,
    ],
)
def test_keys_that_are_none_are_refused(server: House, keys: Any) -> None:
    ada = server.person("Ada")
    asked = {"endpoint": "https://push.example.org/x", "keys": keys}
    assert ada.http.post("/api/push", json=asked).status_code == 400


def test_of_a_hundred_addresses_a_few_are_kept(server: House, service: Service) -> None:
    lead_to(server, service)
    ada = server.person("Ada")
    for number in range(100):
        ada.http.post("/api/push", json=Browser(service, f"n{number}").subscription())
    kept = ada.http.get("/api/me/data").json()["pushes"]
    assert len(kept) == MOST_ADDRESSES
    assert any(each["endpoint"].endswith("/n99") for each in kept)


def test_one_s_own_addresses_alone_can_be_ended_and_are_forgotten_with_one(
    server: House, service: Service
) -> None:
    lead_to(server, service)
    ada, eve = server.person("Ada"), server.person("Eve")
    browser = Browser(service)
    ada.post("/api/push", browser.subscription())
    ada.post("/api/push", Browser(service, "two").subscription())
    eve.post("/api/push/forget", {"endpoint": browser.endpoint})
    assert len(ada.http.get("/api/me/data").json()["pushes"]) == 2
    ada.post("/api/push/forget", {"endpoint": browser.endpoint})
    assert len(ada.http.get("/api/me/data").json()["pushes"]) == 1
    ada.post("/api/me/forget", {})
    assert server.do(server.lobby.store.pushes_of, ada.me["guest"]) == []


def test_a_server_without_the_package_says_so(server: House, service: Service) -> None:
    server.lobby.push.is_there = False
    ada = server.person("Ada")
    assert ada.http.get("/api/push").json() == {"key": None}
    answer = ada.http.post("/api/push", json=Browser(service).subscription())
    assert answer.json()["reason"]["key"] == "server-no-push"
    # And plays all the same.
    hand_over(server, ada)
