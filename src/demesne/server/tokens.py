"""Names that cannot be guessed, and the guest's cookie, which cannot be forged.

It is signed with a key that never leaves the data folder. A seat's link is a number drawn
for it, kept with the table: it says nothing, and is drawn anew when it was used.
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
    """What a free seat is known by to whoever has its link."""
    return "s_" + secrets.token_urlsafe(15)


class Signer:
    """Writes and reads cookies. The newest key signs; what older ones signed is still read."""

    def __init__(self, keys: list[bytes]) -> None:
        strong = {"digest_method": hashlib.sha256}
        self._guests = URLSafeSerializer(keys, salt="demesne guest", signer_kwargs=strong)
        self._origins = keys[0]

    def cookie(self, guest: str, epoch: int) -> str:
        return _text(self._guests.dumps([guest, epoch] if epoch else guest))

    def guest(self, cookie: str | None) -> tuple[str, int] | None:
        """Whose cookie this is, and of which epoch; None when we did not write it."""
        match _load(self._guests, cookie):
            case str(guest) if guest.startswith("g_"):
                return guest, 0
            case [str(guest), int(epoch)] if guest.startswith("g_"):
                return guest, epoch
        return None

    def origin(self, address: str) -> str:
        """An address, told apart from others and not to be known from it."""
        return hashlib.blake2b(address.encode(), key=self._origins, digest_size=8).hexdigest()


def _load(serializer: URLSafeSerializer, text: str | None) -> Any:
    if not text or len(text) > 300:
        return None
    try:
        return serializer.loads(text)
    except BadData:
        return None


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode()
