"""Carries a message to an address that a stranger named, and nowhere it should not go.

Only https, only the usual port, only to public addresses: what the name leads to is looked up
once, checked, and that very address is connected to. Redirects are not followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

TIMEOUT_SECONDS: Final = 10.0
MOST_LENGTH: Final = 1_024


def is_public(address: str) -> bool:
    """Could anybody on the Internet have this address? Not this machine, nor a network of ours."""
    found = ipaddress.ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (inner is None or inner.is_global)


class Courier:
    def __init__(self) -> None:
        self.is_allowed: Callable[[str], bool] = is_public
        self.ports: set[int] = {443}
        self.tls = ssl.create_default_context()

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
        try:
            is_private = not self.is_allowed(str(ipaddress.ip_address(place.hostname)))
        except ValueError:
            is_private = "." not in place.hostname or place.hostname.endswith(
                (".localhost", ".local", ".internal")
            )
        if is_private:
            raise ValueError("a push service is out on the Internet")
        path = place.path or "/"
        return place.hostname, port, f"{path}?{place.query}" if place.query else path

    def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send it, and return the status; OSError when that cannot be done. It waits."""
        host, port, path = self.check(endpoint)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = next((each[4][0] for each in found if self.is_allowed(str(each[4][0]))), None)
        if address is None:
            raise OSError(f"{host} is not out on the Internet")
        connection = _Pinned(host, port, str(address), self.tls)
        try:
            connection.request("POST", path, body, headers)
            answer = connection.getresponse()
            answer.read(1_024)
            return answer.status
        except http.client.HTTPException as error:
            raise OSError(f"no answer of HTTP: {error}") from error
        finally:
            connection.close()


class _Pinned(http.client.HTTPSConnection):
    """To this very address, with the certificate of that name."""

    def __init__(self, host: str, port: int, address: str, tls: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=TIMEOUT_SECONDS, context=tls)
        self._address = address
        self._tls = tls

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), TIMEOUT_SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)
