"""Hostile messages and requests that reach deep: right in shape, wrong in content.

The server runs in a process of its own, with limits so wide that nothing is held back by
its pace. Nothing may crash it, answer HTTP 500, leave a trace of an unforeseen error, or
change a table that is none of the foe's; and its memory stays bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

from bench.server import Server

GAMES = ("village", "mil", "clochemerle", "feudum")
SOCKETS = 16
GULP = 40
# After so many gulps a request over HTTP, and after so many bytes that are no HTTP.
HTTP_EVERY = 1
RAW_EVERY = 50
NASTY: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2**31, 2**63, 2**70, 1e308, "", "0", "\x00", "💥" * 30, "a" * 600),
    *([], {}, [[]], {"ply": 1}, {"__proto__": {}}, "'; DROP TABLE tables; --", "../../etc/passwd"),
    *("\u3164", "\u0351" * 90, "x\u200d\ufe0f", 9.5, "1e5", ["\ud83d\ude00"]),
    *("<img src=x onerror=alert(1)>", "\u202e\u2066", "s_", "t_", "g_", "-"),
)
PACES: tuple[Any, ...] = (
    *(None, {"kind": "live", "minutes": 1, "increment": 0, "out": "end"}, {"kind": "days"}),
    *({"kind": "days", "days": 1, "out": "bot"}, {"kind": "live", "minutes": 10**9}, {"days": 1}),
)
# Where a browser would be told of a turn, and what leads nowhere it should.
ENDPOINTS = (
    *("https://push.example.org/a", "https://push.example.org/b", "https://127.0.0.1/", "file:///"),
    *("https://169.254.169.254/", "https://localhost./", "https://[64:ff9b::7f00:1]/", "\x00"),
)
POINT = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
LESSONS = ("village-1", "mil-1", "feudum-2", "..", "\x00")
NAMES = ("village", "%00", "x" * 3_000, "9" * 5_000, "%f0%9f%92%a5")
WINDOWS = ("Cough", "TakeTurn", "MakeOffer", "__class__", "")


def add_arguments(commands: Any) -> None:
    parser = commands.add_parser("hostile", help="attack the server: does it stand?")
    parser.add_argument("--messages", type=int, default=1_000_000, help="how many (1000000)")
    parser.add_argument("--seed", type=int, default=1, help="for what is sent (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="demesne-hostile-") as folder:
        report = asyncio.run(Attack(Path(folder), options).run())
    if options.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key.replace('_', ' '):24} {value}")
    bad = report["http_500"] or report["troubles"] or not report["tables_intact"]
    return 1 if bad or report["memory_grew_mb"] > 300 else 0


class Attack:
    """The server, the quiet tables, and the foes."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.folder = folder
        self.options = options
        self.left = options.messages
        self.codes: Counter[int] = Counter()
        self.answers: Counter[str] = Counter()

    async def run(self) -> dict[str, Any]:
        started = time.monotonic()
        self.server = Server(self.folder, 0.0, False, 600.0)
        try:
            quiet = [await self._quiet(game) for game in GAMES]
            self.done = await self._finished()
            before = [await self._seen(*each) for each in quiet]
            self.log = await self._get(f"/api/tables/{quiet[0][0]}/log")
            # The first hundredth warms it up.
            empty = self.server.memory()
            await asyncio.gather(*(self._foe(n, [t for t, _ in quiet]) for n in range(SOCKETS)))
            after = [await self._seen(*each) for each in quiet]
            figures = await asyncio.to_thread(self.server.figures)
            return {
                "messages": self.options.messages - self.left,
                "seconds": round(time.monotonic() - started),
                "answers": dict(self.answers.most_common(12)),
                "http": {str(code): count for code, count in sorted(self.codes.items())},
                # 503 says that the server is thinking about much already.
                "http_500": sum(n for code, n in self.codes.items() if code >= 500 and code != 503),
                "troubles": figures["demesne_troubles_total"],
                "tables_aside": figures["demesne_tables_aside"],
                "memory_before_mb": round(empty / 1024),
                "memory_grew_mb": round((self.server.memory() - empty) / 1024),
                "tables_intact": before == after,
            }
        finally:
            self.server.stop()

    async def _quiet(self, game: str) -> tuple[str, str]:
        """A table with a choice or two made, and the cookie of who sits there."""
        seats = [{"kind": "me"}, {"kind": "screen"}]
        more: dict[str, Any] = {"pace": {"kind": "days", "days": 3}, "name": "Quiet", "hints": True}
        return await asyncio.to_thread(self.server.make, seats, game, **more)

    async def _finished(self) -> str:
        """A game that bots have played to its end, to be looked at and played again."""
        seats = [{"kind": "bot", "bot": "random"}] * 2
        table, _ = await asyncio.to_thread(self.server.make, seats)
        while not json.loads(await self._get(f"/api/tables/{table}"))["over"]:
            await asyncio.sleep(0.1)
        return table

    async def _seen(self, table: str, cookie: str) -> Any:
        """What its owner sees of it: the picture, without what changes with who watches."""
        from websockets.asyncio.client import connect

        place = self.server.place.replace("http", "ws", 1)
        headers = {"Cookie": cookie}
        async with connect(
            f"{place}/ws/{table}", additional_headers=headers, max_size=None
        ) as link:
            picture = json.loads(await link.recv())
        names = ("ply", "view", "menu", "log", "waiting", "you", "over", "host", "name", "stopped")
        seats = [(seat["name"], seat["hints"]) for seat in picture["seats"]]
        return [picture[name] for name in names], seats

    async def _get(self, path: str) -> str:
        def get() -> str:
            with urllib.request.urlopen(self.server.place + path, timeout=120) as answer:
                return str(answer.read().decode())

        return await asyncio.to_thread(get)

    # -- one foe ---------------------------------------------------------------------------

    async def _foe(self, number: int, quiet: list[str]) -> None:
        """At a table of its own, or watching a quiet one, for as long as it is let."""
        rng = random.Random(self.options.seed * 1_000 + number)
        while self.left > 0:
            game = GAMES[number % len(GAMES)]
            seats = [{"kind": "me"}, {"kind": "screen"}, {"kind": "bot", "bot": "random"}]
            pace = rng.choice((None, PACES[1], PACES[3]))
            more: dict[str, Any] = {"hints": True, "name": "Foe's", "pace": pace}
            own, cookie = await asyncio.to_thread(self.server.make, seats, game, **more)
            if rng.random() < 0.2:
                own = await asyncio.to_thread(self._lesson, rng.choice(LESSONS[:3]), cookie)
            table = quiet[number % len(GAMES)] if number % 4 == 3 else own
            with contextlib.suppress(Exception):
                await self._sit(rng, table, cookie, own)

    async def _sit(self, rng: random.Random, table: str, cookie: str, own: str) -> None:
        from websockets.asyncio.client import connect

        place = self.server.place.replace("http", "ws", 1)
        async with connect(
            f"{place}/ws/{table}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
        ) as link:
            now = json.loads(await link.recv())
            for turn in range(4_000):
                if self.left <= 0 or now["over"]:
                    return
                for _ in range(GULP):
                    self.left -= 1
                    await link.send(self._message(rng, now))
                if turn % HTTP_EVERY == 0:
                    await self._request(rng, own, cookie)
                if turn % RAW_EVERY == 0:
                    await self._raw(rng)
                await link.send('{"id": "sync", "ping": {}}')
                async for text in link:
                    heard = json.loads(text)
                    self.answers[heard.get("error", heard["type"])] += 1
                    if heard["type"] in ("table", "moved"):
                        now = heard
                    if heard.get("fresh"):
                        now = heard["fresh"]
                    if heard.get("id") == "sync":
                        break

    def _message(self, rng: random.Random, now: dict[str, Any]) -> str | bytes:
        """Mostly a right message with a wrong part; now and then noise."""
        fate = rng.random()
        if fate < 0.03:
            return rng.randbytes(rng.randrange(300))
        ply = rng.choice((now["ply"], now["ply"] - 1, now["ply"] + 1, 0, rng.randrange(5_000)))
        seat = rng.choice((0, 0, 1, 2, 3, 63, rng.choice(NASTY)))
        menu = now["menu"] or {"ply": ply, "lines": [{"choice": 0}], "seat": 0}
        line = rng.choice(menu["lines"])["choice"]
        made: dict[str, Any] = rng.choice(
            (
                {"choose": {"ply": menu["ply"], "choice": line, "seat": menu["seat"]}},
                {"choose": {"ply": ply, "choice": rng.randrange(-2, 200), "seat": seat}},
                {"choose": {"ply": ply, "choice": line, "window": rng.choice(WINDOWS)}},
                {"undo": {"ply": ply}},
                {"look": {"ply": rng.randrange(0, max(1, now["ply"] + 3)), "seat": seat}},
                {"chat": {"text": str(rng.choice(NASTY))}},
                {"seat": {"seat": seat, "player": rng.choice(("bot", "person", "king"))}},
                {"seat": {"seat": 2, "player": "bot", "bot": str(rng.choice(NASTY))[:40]}},
                {"remove": {"seat": seat}},
                {"mute": {"seat": seat, "muted": rng.random() < 0.5}},
                {"report": {"seat": seat, "text": str(rng.choice(NASTY))}},
                {"ping": {}},
                {"weigh": {"ply": menu["ply"], "choice": line}},
                {"weigh": {"ply": ply, "choice": rng.randrange(-2, 200)}},
                {"undo": {"ply": now["ply"], "turn": True}},
                {"learn": {"do": rng.choice(("read", "skip")), "step": _step(rng, now)}},
                {"learn": {"do": rng.choice(("read", "skip", "end", "begin")), "step": seat}},
            )
        )
        if fate < 0.12:
            made[rng.choice(("undo", "chat", "look", "seat", "constructor"))] = rng.choice(NASTY)
        elif fate < 0.2:
            (body,) = made.values()
            body[rng.choice(("ply", "seat", "text", "choice", "__init__"))] = rng.choice(NASTY)
        mid = rng.choice(("a", f"m{rng.randrange(10**9)}", *([rng.choice(NASTY)] * (fate > 0.9))))
        text = json.dumps({"id": mid, **made})
        return text[: rng.randrange(len(text))] if fate > 0.98 else text

    async def _request(self, rng: random.Random, own: str, cookie: str) -> None:
        lines = self.log.splitlines()
        for _ in range(rng.randrange(4)):
            at = rng.randrange(len(lines))
            lines[at] = rng.choice(
                (lines[at][::-1], "", lines[rng.randrange(len(lines))], "end: 1 x")
            )
        seats = [
            {"kind": rng.choice(("me", "screen", "link", "bot", "king")), "name": "x" * 9}
            for _ in range(rng.randrange(1, 7))
        ]
        option = {rng.choice(("start", "pope", "luck")): rng.choice(("first", "on", "\x00"))}
        tables = (own, self.done, "t_x", "%00", "x" * 300)
        other = f"/api/tables/{rng.choice(tables)}"
        ply = rng.choice((0, rng.randrange(200), rng.choice(NASTY)))
        keys = {"p256dh": rng.choice((POINT, "AAAA")), "auth": "tBHItJI5svbpez7KI4CCXg"}
        path, body = rng.choice(
            (
                (f"{other}/hint", {"ply": ply}),
                (f"{other}/analysis", {"do": rng.choice(("start", "stop", "think"))}),
                (f"{other}/analysis?from={rng.choice(('0', '9' * 9, '-1', '٣', '%00'))}", None),
                (f"{other}/rematch", rng.choice(({}, [], {"seat": 1}))),
                (f"/api/lessons/{rng.choice(LESSONS[:4])}", {"again": rng.choice((True, 1, "x"))}),
                ("/api/push", {"endpoint": rng.choice(ENDPOINTS), "keys": keys, "lang": "fr"}),
                ("/api/push/forget", {"endpoint": rng.choice((*ENDPOINTS, rng.choice(NASTY)))}),
                (
                    "/api/tables",
                    {
                        "game": rng.choice(GAMES),
                        "seats": [{"kind": "me"}, {"kind": "link"}],
                        "pace": rng.choice(PACES),
                        "name": rng.choice(NASTY),
                        "hints": rng.choice((True, False, None, "x")),
                    },
                ),
                (
                    rng.choice(("/api/me/end-sessions", "/api/me/forget")),
                    rng.choice(({}, None, [], 0)),
                ),
                (rng.choice(("/api/lessons", "/api/push", "/api/me/data", "/metrics")), None),
                ("/api/import", "\n".join(lines)),
                (f"/api/tables/{own}/fork", {"ply": rng.randrange(400), "seats": seats}),
                (
                    "/api/tables",
                    {"game": rng.choice((*GAMES, "ludo")), "seats": seats, "options": option},
                ),
                ("/api/join", {"token": rng.choice(("s_" + "A" * 20, "", "\x00")), "seat": 1}),
                (f"/api/tables/{own}/join", {"seat": rng.randrange(70)}),
                ("/api/me", {"name": rng.choice(NASTY), "lang": rng.choice(("en", "xx", None))}),
                (f"/api/tables/{rng.choice((own, 't_x', '%00', 'x' * 300))}/log", None),
                (f"/{rng.choice(('%00', '..%2f..', 'x' * 3_000, '%ff'))}", None),
                (f"/api/join/{rng.choice(('%00', 's_', 'x' * 500))}", None),
                ("/api/me/data", None),
                ("/api/tables", None),
                (f"/api/games/{rng.choice(NAMES)}{rng.choice(('', '/example', '/ratings'))}", None),
                (f"/api/lessons/{rng.choice(NAMES)}", {}),
            )
        )
        self.left -= 1
        self.codes[await asyncio.to_thread(self._ask, path, body, cookie)] += 1

    def _lesson(self, name: str, cookie: str) -> str:
        """A lesson of the foe's own."""
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = urllib.request.Request(f"{self.server.place}/api/lessons/{name}", b"{}", headers)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return str(json.load(answer)["table"])

    def _ask(self, path: str, body: Any, cookie: str) -> int:
        sent = body.encode() if isinstance(body, str) else None
        if body is not None and sent is None:
            sent = json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = urllib.request.Request(self.server.place + path, sent, headers)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                answer.read()
                return int(answer.status)
        except urllib.error.HTTPError as error:
            return error.code

    async def _raw(self, rng: random.Random) -> None:
        """Bytes that are no request, or half of one."""
        self.left -= 1
        host, port = self.server.place.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        body = rng.choice(
            (
                rng.randbytes(2_000),
                b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * rng.randrange(5_000),
                b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999\r\n\r\n{",
                b"GET /ws/t HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n" * 9,
                b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
                b"0\r\nX: " + b"y" * rng.randrange(500_000),
            )
        )
        with contextlib.suppress(OSError):
            writer.write(body)
            await writer.drain()
            writer.close()


def _step(rng: random.Random, now: dict[str, Any]) -> int:
    """Where a lesson stands, or beside it."""
    lesson = now.get("lesson") or {"step": 0}
    return int(lesson["step"]) + rng.choice((0, 0, 0, 1, -1))
