"""A seat at a table of a Demesne server, for a program of your own.

seat = join("http://127.0.0.1:8049/join/s_…", name="Dice")
standings = seat.play(lambda menu, view: …)

`docs/protocol.md` has what a menu and a view look like.
"""

from __future__ import annotations

import itertools
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from demesne.core.errors import DemesneError

# The line of the menu to choose, from the menu and the view.
Choose = Callable[[dict[str, Any], dict[str, Any]], int]
FOR_GOOD: Final = (4403, 4404)


class ClientError(DemesneError):
    """The server cannot be reached, does not let us in, or refused a choice."""


def join(link: str, name: str = "Program", patience: float = 60.0) -> RemoteSeat:
    """Take the seat that a join link stands for. `patience`: seconds to go on reconnecting.

    The link works once; from then on a cookie says who we are.
    """
    parts = urlsplit(link)
    place = f"{parts.scheme}://{parts.netloc}"
    asked = json.dumps({"token": parts.path.rpartition("/")[2], "name": name}).encode()
    request = urllib.request.Request(
        f"{place}/api/join", asked, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            taken = json.load(answer)
            cookie = answer.headers.get("Set-Cookie", "").partition(";")[0]
    except urllib.error.HTTPError as error:
        raise ClientError(f"The server says: {json.load(error).get('text', error)}") from error
    except (OSError, ValueError) as error:
        raise ClientError(f"No Demesne server answers at {place}: {error}.") from error
    socket = place.replace("http", "ws", 1) + f"/ws/{taken['table']}"
    return RemoteSeat(socket, cookie, int(taken["seat"]), patience)


class RemoteSeat:
    """What the seat sees, and a connection that mends itself."""

    def __init__(self, address: str, cookie: str, seat: int, patience: float = 60.0) -> None:
        self.seat = seat
        self.log: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self._address = address
        self._headers = {"Cookie": cookie}
        self._patience = patience
        self._unanswered: dict[str, Any] | None = None
        # Ids must differ from those of an earlier run at the same table.
        self._prefix = secrets.token_hex(4)
        self._count = itertools.count(1)

    def play(self, choose: Choose) -> list[dict[str, Any]]:
        """Answer every question until the game is over; the standings, best first."""
        lost_at = time.monotonic()
        while True:
            try:
                with connect(
                    self._here(), additional_headers=self._headers, max_size=None, open_timeout=10
                ) as socket:
                    lost_at = 0.0
                    if self._unanswered is not None:
                        socket.send(json.dumps(self._unanswered))
                    return self._play(socket, choose)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in FOR_GOOD:
                    raise ClientError(f"The server says: {error.rcvd.reason}") from error
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            lost_at = lost_at or time.monotonic()
            if time.monotonic() - lost_at > self._patience:
                raise ClientError(f"The server has not answered for {self._patience:g} seconds.")
            time.sleep(0.2)

    def _here(self) -> str:
        version = self.now.get("version")
        return self._address + (f"?version={version}" if version else "")

    def _play(self, socket: ClientConnection, choose: Choose) -> list[dict[str, Any]]:
        while True:
            self._hear(json.loads(socket.recv()))
            if self.now and self.now["over"]:
                standings: list[dict[str, Any]] = self.now["standings"]
                return standings
            menu = self.now.get("menu")
            if menu is not None and self._unanswered is None:
                choice = choose(menu, self.now["view"])
                request = {"ply": menu["ply"], "choice": choice, "seat": menu["seat"]}
                self._unanswered = {"id": f"{self._prefix}-{next(self._count)}", "choose": request}
                socket.send(json.dumps(self._unanswered))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("table", "moved"):
            self.log = [e for e in self.log if e["ply"] < message["from"]] + message["log"]
            self.now = message
        elif kind in ("done", "refused"):
            if self._unanswered is not None and message["id"] == self._unanswered["id"]:
                self._unanswered = None
            if kind == "refused":
                if message["error"] not in ("stale-ply", "not-your-turn", "too-fast", "trouble"):
                    raise ClientError(f"The server refused: {message['text']}")
                if message["fresh"] is not None:
                    self._hear(message["fresh"])
