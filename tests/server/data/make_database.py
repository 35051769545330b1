"""Makes `tables-<version>.sqlite3.gz`: a small database as this version of Demesne writes it.

Run it once for every version of the database, before the next step of `migrations`, and keep the
file: the migrations are tested from all of them. (Nothing ever wrote version 3.)

    PYTHONPATH=src:tests python tests/server/data/make_database.py
"""

from __future__ import annotations

import contextlib
import gzip
import json
import random
import sqlite3
import tempfile
from pathlib import Path

from demesne.server.folder import FILE
from server.house import House, house, legal

ENDPOINT = "https://push.example.org/send/d2Fsbm90LXNoYXBlZA"
KEYS = {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-"
    "Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}
HERE = Path(__file__).parent


def fill(server: House) -> dict[str, str]:
    """A finished game with its rematch, a running one with talk, sealed offers half made, a free
    seat, a clock that runs, a hint that was used, a lesson, and where to tell Ada of her turns."""
    ada, bob = server.person("Ada"), server.person("Bob")
    rng = random.Random(1)
    finished = ada.sit(ada.make("me", "bot:random")["table"])
    while not finished.my_turn()["over"]:
        finished.choose(rng.choice(legal(finished.now["menu"])))
    made = ada.make("me", "link", "bot:greedy")
    bob.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
    running = ada.sit(made["table"])
    running.until("table")
    for _ in range(12):
        running.my_turn()
        if running.now["menu"]["seat"] != 0:
            break
        running.choose()
        running.ask(chat={"text": "Well played"})
        if running.now["can_undo"]:
            running.ask(undo={"ply": running.now["ply"]})
            running.choose()
        if not running.now["menu"]:
            break
    offers = ada.sit(ada.make("me", "screen", "screen", game="mil")["table"])
    offers.until("table")
    while len(offers.now["waiting"]) < 2:
        offers.choose(rng.choice(legal(offers.now["menu"])))
    offers.choose(legal(offers.now["menu"])[-1])
    free = ada.make("me", "link", open=True)["table"]
    rematch = ada.post(f"/api/tables/{finished.now['table']}/rematch", {})["table"]
    clock = ada.make("me", "screen", pace={"kind": "live", "minutes": 30}, name="Hurry")["table"]
    hinted = ada.sit(ada.make("me", "bot:random")["table"])
    ply = hinted.my_turn()["menu"]["ply"]
    ada.http.post(f"/api/tables/{hinted.now['table']}/hint", json={"ply": ply}, timeout=60)
    lesson = ada.sit(ada.post("/api/lessons/village-1", {})["table"])
    lesson.until("table")
    lesson.ask(learn={"do": "skip", "step": 0})
    ada.post("/api/push", {"endpoint": ENDPOINT, "keys": KEYS, "lang": "fr"})
    return {
        "finished": finished.now["table"],
        "running": made["table"],
        "offers": offers.now["table"],
        "free": free,
        "rematch": rematch,
        "clock": clock,
        "hinted": hinted.now["table"],
        "lesson": lesson.now["table"],
        "endpoint": ENDPOINT,
        "ada": ada.me["guest"],
        "bob": bob.me["guest"],
        "cookie": ada.http.cookies["demesne_guest"],
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with house(data) as server:
            names = fill(server)
        with contextlib.closing(sqlite3.connect(data / FILE)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.execute("VACUUM")
        body = gzip.compress((data / FILE).read_bytes(), 9, mtime=0)
    (HERE / f"tables-{version}.sqlite3.gz").write_bytes(body)
    (HERE / f"tables-{version}.json").write_text(json.dumps(names, indent=1) + "\n", "utf-8")
    print(f"version {version}: {len(body)} bytes")


if __name__ == "__main__":
    main()
