"""Who asks: a guest with a signed cookie, from an address."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from demesne.server.door import party
from demesne.server.lobby import Lobby
from demesne.server.store import Guest
from demesne.server.tokens import COOKIE, new_guest_id


def address(asked: HTTPConnection) -> str:
    """Who asks, for counting."""
    return party(asked.client.host if asked.client is not None else "")


async def known_guest(lobby: Lobby, asked: HTTPConnection) -> Guest:
    """The guest of this cookie, or a new one who is not saved until they do something."""
    signed = lobby.signer.guest(asked.cookies.get(COOKIE))
    if signed is not None:
        name, epoch = signed
        guest = await lobby.store.guest(name) or Guest(name, default_name(name))
        if guest.epoch == epoch:
            return guest
    name = new_guest_id()
    return Guest(name, default_name(name))


def default_name(guest: str) -> str:
    return f"Guest {sum(map(ord, guest)) % 97 + 1}"


def own_address() -> str | None:
    """The address under which others in the same network reach this machine, if there is one."""
    try:
        # Nothing is sent: the system only says which of its addresses it would send from.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if ipaddress.ip_address(found).is_loopback else found


def is_our_host(lobby: Lobby, asked: HTTPConnection) -> bool:
    """Was the server reached under a name of its own?

    Otherwise a foreign page could point its own name at this machine and read along.
    """
    name = _host_name(asked.headers.get("host", ""))
    named = map(str.lower, lobby.settings.hosts)
    if name in {"localhost", lobby.settings.host, socket.gethostname(), *named}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.endswith(".localhost")
    return True


def is_our_origin(asked: HTTPConnection) -> bool:
    """Does the request come from a page of ours? Programs send no origin at all."""
    origin = asked.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == asked.headers.get("host", "").lower()
    except ValueError:
        return False


def _host_name(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()
