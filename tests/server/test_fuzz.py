"""Ten thousand bad messages: the server stays up, and every table is as it was."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from demesne.core.match import Match
from server.house import Chair, House, closing_code, house

MESSAGES = 10_000
SOCKETS = 8
# Answers are read after so many messages, well below what a socket may leave unread.
GULP = 50

NASTY: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**31, 2**63, 2**70, 1e308, "", "0", "\x00", "💥" * 30, "a" * 3_000),
    *([], {}, [[]], {"ply": 1}, {"__proto__": {}}, "'; DROP TABLE tables; --", "../../etc/passwd"),
    *({"ply": "1"}, {"ply": 1.5, "choice": 0}, {"seat": -1}, "<img src=x onerror=alert(1)>"),
)
REQUESTS = (
    *("choose", "undo", "chat", "look", "seat", "leave", "ping"),
    *("dance", "constructor", "type"),
)
FIELDS = ("ply", "choice", "seat", "text", "player", "bot", "table", "version", "id")


class Foe:
    """Makes messages that nobody should send."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.last = "{}"

    def message(self, ply: int) -> str | bytes:
        kind = self.rng.randrange(10)
        if kind == 0:
            return self.rng.randbytes(self.rng.randrange(200))
        if kind == 1:
            return "".join(
                chr(self.rng.randrange(1, 0xD7FF)) for _ in range(self.rng.randrange(80))
            )
        if kind == 2:
            return self.last[: self.rng.randrange(len(self.last) + 1)]
        if kind == 3:
            return self.last
        if kind == 4:
            deep = self.rng.choice((5, 500, 2_000))
            return self.rng.choice(("[" * deep, '{"id":' * deep, "[" * deep + "]" * deep))
        if kind == 5:
            return json.dumps({"id": "h", "chat": {"text": "h" * self.rng.randrange(400, 9_000)}})
        self.last = json.dumps(self.shaped(ply))
        return self.last

    def shaped(self, ply: int) -> dict[str, Any]:
        """Almost a message: each part is right, nasty or missing."""
        rng = self.rng
        made: dict[str, Any] = {"id": rng.choice(("a", "b", f"f{rng.randrange(10**9)}", *NASTY))}
        for _ in range(rng.choice((1, 1, 1, 0, 2))):
            body: Any = {
                rng.choice(FIELDS): rng.choice((*NASTY, ply, ply - 1, ply + 1, rng.randrange(70)))
                for _ in range(rng.randrange(4))
            }
            made[rng.choice(REQUESTS)] = rng.choice((body, body, body, rng.choice(NASTY)))
        return made


def stray(chair: Chair, foe: Foe, count: int) -> int:
    """Send `count` messages, reading what comes back; returns the answers that were read."""
    answers = 0
    for number in range(count):
        chair.socket.send(foe.message(chair.now["ply"]))
        if number % GULP == GULP - 1:
            assert chair.ask("still-there", ping={})["type"] == "done"
            answers = len(chair.raw)
    for text in chair.raw:
        assert "Traceback" not in text
    return answers


def fingerprint(server: House, table: str) -> tuple[str, list[str]]:
    match = server.lobby.tables[table].match
    return match.state.key(), [record.to_text() for record in match.records]


def test_ten_thousand_bad_messages(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        # The foes sit at Ada's table when it is not their turn, watch, or play at their own.
        made = ada.make("me", "link")
        eve.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
        quiet = [made["table"], ada.make("me", "screen")["table"]]
        own = eve.make("me", "screen")["table"]
        chairs = [eve.sit(table) for table in [*quiet, own, quiet[0], own, *quiet, own]]
        for chair in chairs:
            chair.until("table")
        before = [fingerprint(server, table) for table in quiet]
        answers = 0
        for number, chair in enumerate(chairs):
            answers += stray(chair, Foe(number), MESSAGES // SOCKETS)
        assert answers >= MESSAGES * 0.9
        assert [fingerprint(server, table) for table in quiet] == before
        for table in (*quiet, own):
            match = server.lobby.tables[table].match
            assert Match.from_log(match.game, match.to_log()).state == match.state
        # Beyond any reason: the socket is closed, the server is not.
        for huge in ("x" * 70_000, b"\x00" * 70_000):
            chair = eve.sit(own)
            chair.socket.send(huge)
            assert closing_code(chair) == 1009
        figures = server.lobby.metrics.text()
        assert "demesne_troubles_total 0\n" in figures
        assert ada.http.get("/healthz").text == "ok\n"
        chair = ada.sit(made["table"])
        chair.until("table")
        assert chair.choose()["type"] == "done"
        server.do(server.lobby.close_all)
        assert [server.do(server.lobby.table, table).id for table in (*quiet, own)]
