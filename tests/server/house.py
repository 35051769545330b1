"""A real server on a loopback port, and people who sit down at its tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from demesne.server.app import make_app
from demesne.server.door import Door
from demesne.server.lobby import Lobby
from demesne.server.run import configured, listen
from demesne.server.settings import Limits, Settings

T = TypeVar("T")
Message = dict[str, Any]
SOON = 10.0
# Nobody waits in a test unless waiting is what is tested.
QUICK = Limits(
    messages=(1e6, 1e6),
    messages_of_address=(1e6, 1e6),
    chat=(1e6, 1e6),
    chat_of_table=(1e6, 1e6),
    chat_of_watchers=(1e6, 1e6),
    names=(1e6, 1e6),
    guests_of_address=(1e6, 1e6),
    data=(1e6, 1e6),
    pushes=(1e6, 1e6),
    hints=(1e6, 1e6),
    analyses_of_address=(1e6, 1e6),
    bots_alone=1_000,
    requests_of_address=(1e6, 1e6),
    openings_of_address=(1e6, 1e6),
    tables_of_address=(1e6, 1e6),
    sockets_of_address=1_000,
    connections_of_address=1_000,
    requests_at_once=1_000,
    pictures=(1e6, 1e6),
)


def settings(data: Path, **choices: Any) -> Settings:
    quick = {"bot_delay": 0.0, "seal_pace": 0.02, "absent": 0.0, "list_every": 0.0, "limits": QUICK}
    return Settings(**{"data": data, **quick, **choices})


class House:
    """The server, in a thread of its own."""

    def __init__(self, wanted: Settings) -> None:
        self._stack = contextlib.ExitStack()
        self.listening = self._stack.enter_context(listen("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.place = f"http://127.0.0.1:{self.port}"
        self.people: list[Person] = []
        app = make_app(wanted)
        self.lobby: Lobby = app.state.lobby
        self.door: Door = app.state.door
        self.server = uvicorn.Server(configured(app, wanted))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + SOON
        while not self.server.started:
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.005)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([self.listening]))

    def do(self, work: Callable[..., Coroutine[Any, Any, T]], *args: Any) -> T:
        """Something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(*args), self.loop).result(SOON)

    def close(self) -> None:
        for person in self.people:
            person.close()
        self.server.should_exit = True
        self.thread.join(SOON)
        if not self.thread.is_alive():
            self.loop.close()
        self._stack.close()

    def person(self, name: str = "") -> Person:
        made = Person(self.place, name)
        self.people.append(made)
        return made


@contextlib.contextmanager
def house(data: Path, **choices: Any) -> Iterator[House]:
    made = House(settings(data, **choices))
    try:
        yield made
    finally:
        made.close()


class Person:
    """A guest with a cookie."""

    def __init__(self, place: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=place, timeout=SOON)
        self.chairs: list[Chair] = []
        self.me = self.http.get("/api/me").json()
        if name:
            self.me = self.post("/api/me", {"name": name})

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, *seats: str, game: str = "village", **more: Any) -> Message:
        """A table: `make("me", "link", "bot:greedy")`."""
        asked = []
        for seat in seats:
            kind, _, rest = seat.partition(":")
            asked.append({"kind": kind, **({"bot": rest} if rest and kind == "bot" else {})})
        made: Message = self.post("/api/tables", {"game": game, "seats": asked, **more})
        return made

    def sit(self, table: str, query: str = "", **headers: str) -> Chair:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        chair = Chair(self.http.base_url, table, query, {"Cookie": cookie, **headers})
        self.chairs.append(chair)
        return chair

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()
        self.http.close()


class Chair:
    """One socket at one table."""

    def __init__(
        self, place: httpx.URL | str, table: str, query: str = "", headers: Any = None
    ) -> None:
        address = str(place).replace("http", "ws", 1).rstrip("/") + f"/ws/{table}{query}"
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=SOON)
        )
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.now: Message = {}
        self.log: list[Message] = []
        self.count = 0

    def hear(self) -> Message:
        """The next message."""
        text = self.socket.recv(SOON)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("table", "moved"):
            self._take(message)
        elif message["type"] == "refused" and message["fresh"]:
            self._take(message["fresh"])
        return message

    def _take(self, message: Message) -> None:
        self.log = [e for e in self.log if e["ply"] < message["from"]] + message["log"]
        self.now = message

    def until(self, kind: str, **wanted: Any) -> Message:
        """The next message of that type (and with these fields)."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[k] == v for k, v in wanted.items()):
                return message

    def say(self, mid: str | None = None, **request: Any) -> str:
        self.count += 1
        mid = mid or f"c{self.count}"
        self.socket.send(json.dumps({"id": mid, **request}))
        return mid

    def ask(self, mid: str | None = None, **request: Any) -> Message:
        """Say something and wait for its answer."""
        mid = self.say(mid, **request)
        while True:
            message = self.hear()
            if message.get("id") == mid:
                return message

    def choose(self, choice: int | None = None, ply: int | None = None) -> Message:
        """Answer the question; the first possible line unless told otherwise."""
        menu = self.now["menu"]
        if choice is None:
            choice = legal(menu)[0]
        return self.ask(choose={"ply": menu["ply"] if ply is None else ply, "choice": choice})

    def my_turn(self) -> Message:
        """Wait until this chair is asked, or the game is over."""
        while not (self.now and (self.now["menu"] or self.now["over"])):
            self.hear()
        return self.now

    def close(self) -> None:
        self._stack.close()


def closing_code(chair: Chair) -> int:
    """Hear out a socket that the server closes."""
    try:
        while True:
            chair.socket.recv(SOON)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def legal(menu: Message) -> list[int]:
    return [line["choice"] for line in menu["lines"] if "why" not in line]
