"""Carries a message to an address that a stranger named, and nowhere it should not go.

Only https, only the usual port, only to public addresses: what the name leads to is looked up
once, checked, and that very address is connected to. Redirects are not followed. All of it
takes `TIMEOUT_SECONDS` at most, however slowly the other side speaks.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

TIMEOUT_SECONDS: Final = 10.0
MOST_LENGTH: Final = 1_024
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([2-5][0-9][0-9])\b")
# A network may lead from these to any address of IPv4, its own ones too.
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")


def is_public(address: str) -> bool:
    """Could anybody on the Internet have this address? Not this machine, nor a network of ours."""
    found = ipaddress.ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if found in TRANSLATED:
        inner = ipaddress.ip_address(int(found) & 0xFFFF_FFFF)
    return found.is_global and not found.is_multicast and (inner is None or inner.is_global)


class Courier:
    def __init__(self) -> None:
        self.is_allowed: Callable[[str], bool] = is_public
        self.ports: set[int] = {443}
        self.tls = ssl.create_default_context()
        self.timeout = TIMEOUT_SECONDS

    def check(self, endpoint: str) -> tuple[str, int, str]:
        """Host, port and path of an address that may be written to; ValueError otherwise."""
        if len(endpoint) > MOST_LENGTH or not endpoint.isascii() or not endpoint.isprintable():
            raise ValueError("not the address of a push service")
        place = urlsplit(endpoint)
        port = place.port or 443
        if place.scheme != "https" or not place.hostname or " " in endpoint:
            raise ValueError("a push service is reached by https")
        if place.username is not None or place.password is not None or port not in self.ports:
            raise ValueError("not the address of a push service")
        name = place.hostname.rstrip(".")
        try:
            is_private = not self.is_allowed(str(ipaddress.ip_address(name)))
        except ValueError:
            is_private = "." not in name or name.endswith(
                (".localhost", ".local", ".internal", ".localdomain", ".home.arpa")
            )
        if is_private:
            raise ValueError("a push service is out on the Internet")
        path = place.path or "/"
        return place.hostname, port, f"{path}?{place.query}" if place.query else path

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send it, and return the status; OSError when that cannot be done."""
        host, port, path = self.check(endpoint)
        try:
            async with asyncio.timeout(self.timeout):
                address = await self._found(host, port)
                return await self._post(host, port, address, _head(endpoint, path, headers, body))
        except TimeoutError as error:
            raise OSError(f"{host} did not answer in time") from error

    async def _found(self, host: str, port: int) -> str:
        """An address of the host that may be written to."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for each in found:
            if self.is_allowed(str(each[4][0])):
                return str(each[4][0])
        raise OSError(f"{host} is not out on the Internet")

    async def _post(self, host: str, port: int, address: str, request: bytes) -> int:
        """To this very address, with the certificate of that name."""
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self.tls, server_hostname=host.rstrip(".")
        )
        try:
            writer.write(request)
            # Of the answer only the first line is of interest; one that is too long is an error.
            line = await reader.readline()
        except ValueError as error:
            raise OSError("no answer of HTTP") from error
        finally:
            writer.transport.abort()
        status = STATUS.match(line)
        if status is None:
            raise OSError("no answer of HTTP")
        return int(status[1])


def _head(endpoint: str, path: str, headers: dict[str, str], body: bytes) -> bytes:
    """The whole request. Nothing in it can end a line: `check` has seen to that."""
    lines = [f"POST {path} HTTP/1.1", f"Host: {urlsplit(endpoint).netloc}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode("ascii") + body
