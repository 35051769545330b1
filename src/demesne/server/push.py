"""Web push: a person whose turn it is at a table by days hears of it with the page closed.

A browser gives us an address of its maker's push service and two keys; what we send there is
encrypted for that browser (RFC 8291) and signed with a key of ours (RFC 8292) that is made
when it is first needed. Without the package `cryptography` (the extra `push`) there is none
of this, the page says so, and everything else works.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import json
import os
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from demesne.core.game import Game
from demesne.i18n import Words
from demesne.server import protocol
from demesne.server.courier import Courier
from demesne.server.errors import RequestError
from demesne.server.logs import log
from demesne.server.store import Guest, PushAddress, TableRow, now

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from demesne.server.lobby import Lobby
    from demesne.server.table import Table

# The newest addresses of one person that are kept.
MOST_ADDRESSES: Final = 10
# Messages on their way at once, and people waiting to be told, in all; more are dropped.
AT_ONCE: Final = 4
MOST_WAITING: Final = 1_000
# An address that cannot be reached is left alone for a minute, then for twice as long each time:
# whoever names such addresses must not keep the others waiting.
REST_SECONDS: Final = 60.0
REST_MOST: Final = 6 * 3_600.0
RESTING: Final = 10_000
RECORD_BYTES: Final = 4_096
TOKEN_SECONDS: Final = 12 * 3_600
# How long a push service keeps a message for a browser that is not there.
KEPT_SECONDS: Final = 86_400
GONE: Final = (404, 410)


class Push:
    """Who is told where, and the telling."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.courier = Courier()
        self.is_there = importlib.util.find_spec("cryptography") is not None
        self._key: EllipticCurvePrivateKey | None = None
        self._making = asyncio.Lock()
        # By person and table: one message about each is on its way.
        self._under_way: dict[tuple[str, str], asyncio.Task[None]] = {}
        # Until when an address is left alone, and for how long that is.
        self._resting: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._slots = asyncio.Semaphore(AT_ONCE)

    # -- addresses -------------------------------------------------------------------------

    async def public_key(self) -> str | None:
        """What browsers know this server by; None where there is no push."""
        return encoded(_point(await self._signing_key())) if self.is_there else None

    async def add(self, guest: Guest, asked: protocol.PushTo) -> None:
        if not self.is_there:
            raise RequestError(409, "not-allowed", "server-no-push")
        try:
            self.courier.check(asked.endpoint)
            _public(decoded(asked.keys.p256dh))
            if len(decoded(asked.keys.auth)) != 16:
                raise ValueError("auth has 16 bytes")
        except ValueError as error:
            raise RequestError(
                400, "bad-request", "server-push-address", detail=str(error)
            ) from error
        kept = PushAddress(
            asked.endpoint, guest.id, asked.keys.p256dh, asked.keys.auth, asked.lang, now()
        )
        await self._lobby.store.save_push(kept, MOST_ADDRESSES)

    # -- telling ---------------------------------------------------------------------------

    def turn(self, table: Table, seat: int) -> None:
        """It has become this seat's turn: tell its person, unless they are at the table."""
        row = table.row
        guest = row.seats[seat].guest
        is_by_days = isinstance(row.pace, protocol.Days)
        if not is_by_days or guest is None or table.is_here(seat) or not self.is_there:
            return
        key = guest, row.id
        if key in self._under_way or len(self._under_way) >= MOST_WAITING:
            self._lobby.metrics.count("demesne_pushes_total", result="dropped")
            return
        task = asyncio.create_task(self._tell(guest, table.game, row))
        self._under_way[key] = task
        task.add_done_callback(lambda _: self._under_way.pop(key, None))

    async def _tell(self, guest: str, game: Game, row: TableRow) -> None:
        try:
            for address in await self._lobby.store.pushes_of(guest):
                if self._resting.get(address.endpoint, (0.0, 0.0))[0] > time.monotonic():
                    self._lobby.metrics.count("demesne_pushes_total", result="resting")
                    continue
                async with self._slots:
                    result = await self._send(address, message(address.lang, game, row), row.id)
                self._lobby.metrics.count("demesne_pushes_total", result=result)
        except Exception:
            log.exception("push-trouble", extra={"table": row.id})

    async def _send(self, address: PushAddress, body: bytes, topic: str) -> str:
        headers = {
            "Authorization": await self._authorization(address.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            # Of several about one table only the last is delivered.
            "Topic": topic,
        }
        sealed = encrypted(body, decoded(address.p256dh), decoded(address.auth))
        try:
            status = await self.courier.post(address.endpoint, headers, sealed)
        except (OSError, ValueError) as error:
            self._rest(address.endpoint)
            log.warning("push-failed", extra={"host": _host(address), "error": str(error)})
            return "failed"
        self._resting.pop(address.endpoint, None)
        if status in GONE:
            await self._lobby.store.drop_push(address.endpoint)
            return "gone"
        if not 200 <= status < 300:
            log.warning("push-refused", extra={"host": _host(address), "status": status})
            return "failed"
        return "sent"

    def _rest(self, endpoint: str) -> None:
        _, before = self._resting.pop(endpoint, (0.0, REST_SECONDS / 2))
        seconds = min(REST_MOST, before * 2)
        self._resting[endpoint] = time.monotonic() + seconds, seconds
        if len(self._resting) > RESTING:
            self._resting.popitem(last=False)

    def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()

    # -- our own key -----------------------------------------------------------------------

    async def _signing_key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives import serialization as written
        from cryptography.hazmat.primitives.asymmetric import ec

        async with self._making:
            if self._key is None:
                text = await self._lobby.store.about("vapid")
                if text is None:
                    made = ec.generate_private_key(ec.SECP256R1())
                    text = made.private_bytes(
                        written.Encoding.PEM,
                        written.PrivateFormat.PKCS8,
                        written.NoEncryption(),
                    ).decode()
                    await self._lobby.store.set_about("vapid", text)
                key = written.load_pem_private_key(text.encode(), None)
                assert isinstance(key, ec.EllipticCurvePrivateKey)
                self._key = key
        return self._key

    async def _authorization(self, endpoint: str) -> str:
        """`vapid t=…, k=…`: a token for this push service alone, good for half a day."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        key = await self._signing_key()
        place = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
        }
        if self._lobby.settings.hosts:
            claims["sub"] = f"https://{self._lobby.settings.hosts[0]}"
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={encoded(_point(key))}"


def message(lang: str, game: Game, row: TableRow) -> bytes:
    """What the browser shows, in its language: the service worker knows no words."""
    words = Words(lang, game)
    title = words.tr(f"{game.NAME}-title")
    host = next((each.name for each in row.seats if each.guest == row.host), "")
    if row.name:
        called = f"{row.name} · {title}"
    elif host:
        called = words.tr("table-of", name=host, game=title)
    else:
        called = title
    return msgspec.json.encode({"title": words.tr("push-title"), "body": called, "table": row.id})


def encrypted(body: bytes, browser: bytes, auth: bytes) -> bytes:
    """RFC 8291: one record of aes128gcm that only the browser with these keys can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(body) > RECORD_BYTES - 200:
        raise ValueError("a push message has at most one record")
    mine = ec.generate_private_key(ec.SECP256R1())
    sender, salt = _point(mine), os.urandom(16)
    shared = mine.exchange(ec.ECDH(), _public(browser))
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + sender, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    # The byte 2 ends the last record.
    return head + AESGCM(key).encrypt(nonce, body + b"\2", None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public(point: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives import serialization as written

    return key.public_key().public_bytes(
        written.Encoding.X962, written.PublicFormat.UncompressedPoint
    )


def _host(address: PushAddress) -> str:
    return urlsplit(address.endpoint).hostname or ""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """base64url, with or without its padding; ValueError for anything else."""
    padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
    return base64.b64decode(padded.encode("ascii"), altchars=b"-_", validate=True)
