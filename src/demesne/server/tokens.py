"""Signed things: the guest's cookie and the token of a seat.

Both are signed with a key that never leaves the data folder. A seat's token also
holds a number drawn for it, so that it dies when the seat is given up.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer

COOKIE: Final = "demesne_guest"


def new_table_id() -> str:
    return "t_" + secrets.token_urlsafe(9)


def new_guest_id() -> str:
    return "g_" + secrets.token_urlsafe(12)


def new_nonce() -> str:
    return secrets.token_urlsafe(12)


class Signer:
    """Writes and reads what only this server can have written."""

    def __init__(self, key: bytes) -> None:
        strong = {"digest_method": hashlib.sha256}
        self._guests = URLSafeSerializer(key, salt="demesne guest", signer_kwargs=strong)
        self._seats = URLSafeSerializer(key, salt="demesne seat", signer_kwargs=strong)

    def cookie(self, guest: str) -> str:
        return _text(self._guests.dumps(guest))

    def guest(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None when we did not write it."""
        guest = _load(self._guests, cookie)
        return guest if isinstance(guest, str) and guest.startswith("g_") else None

    def token(self, table: str, seat: int, nonce: str) -> str:
        return "s_" + _text(self._seats.dumps([table, seat, nonce]))

    def seat(self, token: str | None) -> tuple[str, int, str] | None:
        """Table, seat and nonce of a token; None when we did not write it."""
        if token is None or not token.startswith("s_"):
            return None
        match _load(self._seats, token[2:]):
            case [str(table), int(seat), str(nonce)]:
                return table, seat, nonce
        return None


def _load(serializer: URLSafeSerializer, text: str | None) -> Any:
    if not text or len(text) > 300:
        return None
    try:
        return serializer.loads(text)
    except BadData:
        return None


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode()
