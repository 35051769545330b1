"""A long run: people play, chat, take back and make tables while the server is killed; others
change their names, learn, ask for hints, want to be told of turns, and look at finished games.

At random moments, also while it starts; with a disk that is full or can only be read; with a
damaged row. At the end every game says the same as what each seat was told had been done: nothing
acknowledged is lost, nothing is done twice, and everything else plays on.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import itertools
import json
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

GAMES = (("village", 2), ("mil", 3), ("clochemerle", 2))
PACES = (
    None,
    {"kind": "live", "minutes": 180, "increment": 5, "out": "end"},
    {"kind": "days", "days": 2, "out": "bot"},
)
# The key of a browser that is told of turns.
KEYS = {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-"
    "Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}
# The server, where writing beyond so many bytes is an error, as on a full disk, and no signal.
SMALL_DISK = """
import resource, runpy, signal, sys
most = int(sys.argv.pop(1))
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
runpy.run_module("demesne.server", run_name="__main__")
"""
# The server, on a disk that can only be read.
READ_ONLY = """
import runpy, sqlite3
connect = sqlite3.connect
def read_only(path, **options):
    return connect(f"file:{path}?mode=ro", uri=True, **options)
sqlite3.connect = read_only
runpy.run_module("demesne.server", run_name="__main__")
"""


def add_arguments(commands: Any) -> None:
    parser = commands.add_parser("soak", help="kill the server again and again: is anything lost?")
    parser.add_argument("--kills", type=int, default=200, help="how many kills (200)")
    parser.add_argument("--tables", type=int, default=4, help="tables being played at once (4)")
    parser.add_argument("--seed", type=int, default=1, help="for the moments and the choices (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="demesne-soak-") as folder:
        soak = Soak(Path(folder), options)
        report = soak.run()
    print(json.dumps(report) if options.json else _shown(report))
    return 1 if report["lost"] or report["stuck"] else 0


def _shown(report: dict[str, Any]) -> str:
    return "\n".join(f"{key.replace('_', ' '):24} {value}" for key, value in report.items())


class ServerProcess:
    """The server, which can be killed, and started on a disk that takes no more."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.place = f"http://127.0.0.1:{self.port}"
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self, program: Sequence[str] = ("-m", "demesne.server")) -> None:
        command = [sys.executable, "-X", "faulthandler", *program]
        command += ["--port", str(self.port), "--data", str(self.data), "--bot-delay", "0"]
        # A pipe, not a file: the log must go on when files cannot grow.
        self.running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        threading.Thread(target=self._drain, args=(self.running,), daemon=True).start()

    def _drain(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with self.log.open("ab") as file:
            for line in process.stderr:
                file.write(line)

    def is_well(self) -> bool | None:
        """None: it does not answer."""
        try:
            with urllib.request.urlopen(self.place + "/healthz", timeout=6) as answer:
                return bool(answer.status == 200)
        except urllib.error.HTTPError:
            return False
        except (OSError, http.client.HTTPException):
            return None

    def wait(self, seconds: float = 120.0) -> None:
        deadline = time.monotonic() + seconds
        while self.is_well() is None:
            if time.monotonic() > deadline:
                # It says where each of its threads is.
                if self.running is not None:
                    self.running.send_signal(signal.SIGABRT)
                    time.sleep(1.0)
                told = self.log.read_text("utf-8")[-8_000:]
                raise RuntimeError(f"the server does not start: {told}")
            time.sleep(0.02)

    def kill(self) -> None:
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()

    def ask(
        self, path: str, body: Any = None, cookie: str = "", tries: int = 1 << 30
    ) -> tuple[Any, str]:
        """Ask until there is an answer; the answer and the guest's cookie."""
        sent = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        for left in range(tries - 1, -1, -1):
            request = urllib.request.Request(self.place + path, sent, headers)
            try:
                with urllib.request.urlopen(request, timeout=10) as answer:
                    given = answer.headers.get("Set-Cookie", "").partition(";")[0]
                    text = answer.read().decode()
                    is_json = "json" in answer.headers.get("Content-Type", "")
                    return (json.loads(text) if is_json else text), given or cookie
            except urllib.error.HTTPError as error:
                if (error.code < 500 and error.code != 429) or not left:
                    raise
            except (OSError, http.client.HTTPException):
                # It was killed before it answered, or in the middle of its answer.
                if not left:
                    raise
            time.sleep(0.05)
        raise AssertionError("no tries")


class Soak:
    """The server, its tables, and the one who kills."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.server = ServerProcess(folder)
        self.options = options
        self.rng = random.Random(options.seed)
        self.stop = threading.Event()
        self.counts: Counter[str] = Counter()
        self.lost: list[str] = []
        self.lock = threading.Lock()

    def run(self) -> dict[str, Any]:
        started = time.monotonic()
        self.server.start()
        self.server.wait()
        self.victim, _ = self.server.ask(
            "/api/tables", {"game": "village", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        )
        threads = [
            threading.Thread(target=self._do, args=(self._table, number), daemon=True)
            for number in range(self.options.tables)
        ]
        others = (self._make_tables, self._change_names, self._want_to_be_told, self._learn)
        for work in (*others, self._advise):
            threads.append(threading.Thread(target=self._do, args=(work,), daemon=True))
        for thread in threads:
            thread.start()
        self._kill_again_and_again()
        self.stop.set()
        for thread in threads:
            thread.join(600)
        stuck = sum(thread.is_alive() for thread in threads)
        self._look_at_the_victim()
        well = self.server.is_well()
        self.server.kill()
        return {
            "kills": self.counts["kills"],
            "kills_while_starting": self.counts["early"],
            "full_disks": self.counts["full"],
            "read_only_disks": self.counts["read-only"],
            "seconds": round(time.monotonic() - started),
            "games_finished": self.counts["games"],
            "choices": self.counts["choose"],
            "undone": self.counts["undo"],
            "chats": self.counts["chat"],
            "tables_made": self.counts["made"],
            "names": self.counts["name"],
            "pushes": self.counts["push"],
            "lesson_steps": self.counts["step"],
            "hints": self.counts["hint"],
            "rematches": self.counts["rematch"],
            "turns_analysed": self.counts["analysed"],
            "lost": self.lost[:20],
            "stuck": stuck,
            "well_at_the_end": well,
        }

    def _do(self, work: Callable[..., None], *args: Any) -> None:
        """In a thread: whoever stumbles over an answer has found something."""
        try:
            work(*args)
        except Exception as error:
            self.lost.append(f"{work.__name__}: {error!r}")
            raise

    def count(self, what: str) -> None:
        with self.lock:
            self.counts[what] += 1

    def _kill_again_and_again(self) -> None:
        rng, kills = self.rng, self.options.kills
        for number in range(kills):
            moment = rng.choice(("playing", "playing", "playing", "starting"))
            if moment == "playing":
                self.server.wait()
                # Now and then there is time to think about a hint, or to look at a game.
                time.sleep(rng.uniform(0.0, 8.0 if rng.random() < 0.1 else 1.0))
            else:
                self.count("early")
                time.sleep(rng.uniform(0.0, 0.6))
            self.server.kill()
            self.count("kills")
            if number == kills // 3:
                self._damage()
            if number in (kills // 2, kills // 2 + 1):
                most = self._log_size() + (0 if number % 2 else 300_000)
                self._trouble_the_disk("full", ("-c", SMALL_DISK, str(most)))
            if number == kills // 2 + 2:
                self._trouble_the_disk("read-only", ("-c", READ_ONLY))
            self.server.start()
        self.server.wait()

    def _damage(self) -> None:
        """A row is cut in half: that table is set aside, and everything else plays on."""
        db = sqlite3.connect(self.server.data / "tables.sqlite3")
        with contextlib.closing(db), db:
            db.execute(
                "UPDATE tables SET body = substr(body, 1, 40) WHERE id = ?", (self.victim["table"],)
            )

    def _look_at_the_victim(self) -> None:
        """The damaged table says so; that the others play on is what they themselves find out."""
        try:
            self.server.ask(f"/api/tables/{self.victim['table']}", tries=100)
        except urllib.error.HTTPError as error:
            self._expect(error.code, 409, "the damaged table")
        else:
            self.lost.append("nobody noticed the damaged table")

    def _trouble_the_disk(self, what: str, program: Sequence[str]) -> None:
        """For a while nothing, or almost nothing, can be written."""
        self.server.start(program)
        self.count(what)
        deadline = time.monotonic() + 30
        seen = None
        while time.monotonic() < deadline and seen is not False:
            # With no room at all it does not even start, and says why.
            if self.server.running is not None and self.server.running.poll() is not None:
                return
            seen = self.server.is_well()
            time.sleep(0.1)
        if seen is not False:
            self.lost.append(f"a disk that is {what} was not seen in the health")
        self.server.kill()

    def _log_size(self) -> int:
        """What is written goes to the write-ahead log first: no file may grow beyond that."""
        log = self.server.data / "tables.sqlite3-wal"
        return log.stat().st_size if log.exists() else 0

    # -- those who play --------------------------------------------------------------------

    def _make_tables(self) -> None:
        """Tables that were told to be made are there."""
        body = {"game": "village", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        cookie = ""
        made: list[str] = []
        while not self.stop.is_set():
            answer, cookie = self.server.ask("/api/tables", body, cookie)
            made.append(answer["table"])
            self.count("made")
            self.stop.wait(0.5)
        for table in made:
            try:
                self.server.ask(f"/api/tables/{table}")
            except urllib.error.HTTPError as error:
                self.lost.append(f"table {table}: {error.code}")

    # -- who does other things ---------------------------------------------------------------

    def _change_names(self) -> None:
        """A name that was taken is kept, at a table too."""
        body = {"game": "village", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        _, cookie = self.server.ask("/api/tables", body)
        for number in itertools.count():
            name = f"Reeve {number}"
            self.server.ask("/api/me", {"name": name}, cookie)
            self.count("name")
            self.stop.wait(1.0)
            me, _ = self.server.ask("/api/me", cookie=cookie)
            self._expect(me["name"], name, "a name")
            if self.stop.is_set():
                return

    def _want_to_be_told(self) -> None:
        """The newest addresses of a person are kept."""
        cookie = ""
        named: list[str] = []
        while not self.stop.is_set():
            named.append(f"https://push.example.org/{len(named)}")
            body = {"endpoint": named[-1], "keys": KEYS}
            try:
                _, cookie = self.server.ask("/api/push", body, cookie)
            except urllib.error.HTTPError as error:
                if error.code != 409:
                    raise
                # This server has no package to write to them with.
                return
            self.count("push")
            self.stop.wait(5.0)
        data, _ = self.server.ask("/api/me/data", cookie=cookie)
        kept = {each["endpoint"] for each in data["pushes"]}
        self._expect(kept >= set(named[-5:]), True, "addresses for notifications")

    def _learn(self) -> None:
        """A step that is behind the pupil stays behind."""
        _, cookie = self.server.ask("/api/me", {"name": "Pupil"})
        while not self.stop.is_set():
            opened, _ = self.server.ask("/api/lessons/village-1", {"again": True}, cookie)
            step, steps = 0, 1
            while step < steps and not self.stop.is_set():
                now = self._say(opened["table"], cookie, learn={"do": "skip", "step": step})
                if now["lesson"]["step"] < step:
                    self._expect(now["lesson"]["step"], step, "a lesson's step")
                step, steps = now["lesson"]["step"], len(now["lesson"]["steps"])
                self.count("step")
                self.stop.wait(0.2)

    def _advise(self) -> None:
        """Hints are counted, a finished game is looked at, and there is a rematch."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        cookie = ""
        while not self.stop.is_set():
            made, cookie = self.server.ask(
                "/api/tables", {"game": "village", "seats": seats}, cookie
            )
            table, used = made["table"], 0
            for _ in range(3):
                menu = self._say(table, cookie, ping={})["menu"]
                asked = {"ply": menu["ply"] if menu else 0}
                hint = self._may_be_refused(f"/api/tables/{table}/hint", asked, cookie)
                if hint is not None:
                    self._expect(hint["used"] >= used, True, f"{used} hints")
                    used = hint["used"]
                    self.count("hint")
            player = Player(self, table, 0, cookie, self.rng.randrange(1 << 30))
            threading.Thread(target=player.play, daemon=True).start()
            while not player.is_over and not self.stop.is_set():
                self.stop.wait(0.5)
            if player.is_over:
                self._look_at(table, cookie)

    def _look_at(self, table: str, cookie: str) -> None:
        path, known = f"/api/tables/{table}/analysis", 0
        again, _ = self.server.ask(f"/api/tables/{table}/rematch", {}, cookie)
        self.count("rematch")
        deadline = time.monotonic() + 20
        while not self.stop.is_set() and time.monotonic() < deadline:
            self._may_be_refused(path, {"do": "start"}, cookie)
            self.stop.wait(1.0)
            told = self._may_be_refused(path, None, cookie)
            if told is not None:
                self._expect(told["done"] >= known, True, f"{known} turns of an analysis")
                self.counts["analysed"] += max(0, told["done"] - known)
                known = max(known, told["done"])
                if told["state"] == "done":
                    break
        card, _ = self.server.ask(f"/api/tables/{again['table']}", cookie=cookie)
        self._expect(card["mine"], True, "the seat at a rematch")

    def _expect(self, found: Any, wanted: Any, what: str) -> None:
        if found != wanted:
            self.lost.append(f"{what}: {wanted} became {found}")

    def _may_be_refused(self, path: str, body: Any, cookie: str) -> Any:
        """Its answer, or None when it is not to be had now."""
        try:
            return self.server.ask(path, body, cookie, tries=1)[0]
        except OSError:
            return None

    def _say(self, table: str, cookie: str, **asked: Any) -> dict[str, Any]:
        """Say one thing at a table until it was done or refused; the picture after that."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        address = f"{self.server.place.replace('http', 'ws', 1)}/ws/{table}"
        headers = {"Cookie": cookie}
        while True:
            try:
                with connect(
                    address, additional_headers=headers, max_size=None, open_timeout=5
                ) as link:
                    return self._answered(link, asked)
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(0.05)

    @staticmethod
    def _answered(link: Any, asked: dict[str, Any]) -> dict[str, Any]:
        link.send(json.dumps({"id": json.dumps(asked)[:60], **asked}))
        now: dict[str, Any] = {}
        while True:
            heard = json.loads(link.recv(5))
            now = heard if heard["type"] in ("table", "moved") else now
            if heard["type"] in ("done", "refused"):
                return heard.get("fresh") or now

    # -- who plays ---------------------------------------------------------------------------

    def _table(self, number: int) -> None:
        """One game after the other, each seat with a thread of its own."""
        for round_number in itertools.count():
            game, seats = GAMES[(number + round_number) % len(GAMES)]
            kinds = [{"kind": "link"}] * seats
            pace = PACES[(number + round_number) % len(PACES)]
            made, _ = self.server.ask("/api/tables", {"game": game, "seats": kinds, "pace": pace})
            players = []
            for seat, link in made["links"].items():
                token = link.rpartition("/")[2]
                # Asked again with its own cookie, a link that was used leads back.
                _, cookie = self.server.ask("/api/me", {"name": f"Seat {seat}"})
                self.server.ask("/api/join", {"token": token}, cookie)
                seed = hash((self.options.seed, number, round_number, seat))
                players.append(Player(self, made["table"], int(seat), cookie, seed))
            threads = [threading.Thread(target=player.play, daemon=True) for player in players]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self._compare(made["table"], players)
            if self.stop.is_set():
                return

    def _compare(self, table: str, players: list[Player]) -> None:
        text, _ = self.server.ask(f"/api/tables/{table}/log")
        records = [line.split() for line in text.splitlines() if line[:1].isdigit()]
        for player in players:
            own = [
                words[3]
                for words in records
                if words[1] == str(player.seat) and words[-1] != "auto"
            ]
            if own != player.done:
                at = next(
                    (
                        n
                        for n, pair in enumerate(zip(own, player.done, strict=False))
                        if pair[0] != pair[1]
                    ),
                    min(len(own), len(player.done)),
                )
                self.lost.append(
                    f"{table} seat {player.seat}, choice {at}: "
                    f"{player.done[at : at + 3]} became {own[at : at + 3]}"
                )
            heard = [entry["text"] for entry in player.chat]
            missing = [said for said in player.said[-100:] if said not in heard]
            if missing:
                self.lost.append(f"{table} seat {player.seat}: {len(missing)} words unheard")
        self.count("games")


class Player:
    """One seat: chooses, chats and takes back, one thing after the other, and keeps account."""

    def __init__(self, soak: Soak, table: str, seat: int, cookie: str, seed: int) -> None:
        self.soak = soak
        self.seat = seat
        self.rng = random.Random(seed)
        self.address = f"{soak.server.place.replace('http', 'ws', 1)}/ws/{table}"
        self.cookie = cookie
        self.now: dict[str, Any] = {}
        # The lines this seat chose and was told had been chosen.
        self.done: list[str] = []
        self.said: list[str] = []
        self.chat: list[dict[str, Any]] = []
        self.asked: dict[str, Any] | None = None
        self.ids = itertools.count(1)
        self.is_over = False

    def play(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        headers = {"Cookie": self.cookie}
        while not self.is_over:
            try:
                with connect(
                    self.address, additional_headers=headers, max_size=None, open_timeout=5
                ) as link:
                    if self.asked is not None:
                        link.send(json.dumps(self.asked))
                    self._play(link)
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(0.05)

    def _play(self, link: Any) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                self._hear(json.loads(link.recv(0.5)))
            if self.asked is None and self.now:
                if self.now["over"]:
                    self.is_over = True
                    return
                self.asked = self._next()
                if self.asked is not None:
                    time.sleep(0.01)
                    link.send(json.dumps(self.asked))

    def _next(self) -> dict[str, Any] | None:
        mid = f"{self.seat}-{next(self.ids)}"
        fate = self.rng.random()
        if fate < 0.05:
            return {"id": mid, "chat": {"text": f"said {mid}"}}
        if self.now["can_undo"] and self.done and fate < 0.15:
            return {"id": mid, "undo": {"ply": self.now["ply"]}}
        menu = self.now["menu"]
        if menu is None:
            return None
        line = self.rng.choice([each for each in menu["lines"] if "why" not in each])
        self.line = line["ref"]
        return {
            "id": mid,
            "choose": {"ply": menu["ply"], "choice": line["choice"], "seat": self.seat},
        }

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("table", "moved"):
            self.now = message
            self.chat = message.get("chat", self.chat)
        elif kind == "chat":
            self.chat.append(message["entry"])
        elif kind in ("done", "refused") and self.asked and message["id"] == self.asked["id"]:
            asked, self.asked = self.asked, None
            if kind == "refused":
                if message["fresh"]:
                    self.now = message["fresh"]
                # A full disk: nothing was changed.
                time.sleep(0.05 if message["error"] == "trouble" else 0.0)
                return
            self._account(asked)

    def _account(self, asked: dict[str, Any]) -> None:
        if "choose" in asked:
            self.done.append(self.line)
            self.soak.count("choose")
        elif "undo" in asked:
            self.done.pop()
            self.soak.count("undo")
        else:
            self.said.append(asked["chat"]["text"])
            self.soak.count("chat")
