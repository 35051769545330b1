"""A server that is killed in the middle of games loses nothing it acknowledged."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx

import demesne
from demesne.client import RemoteSeat, join
from demesne.core.log import read_log
from server.process import Process

KILLS = 5
TABLES = 2


class Player(RemoteSeat):
    """A program that remembers what the server acknowledged: ply and choice."""

    def remember(self) -> None:
        self.acknowledged: list[tuple[int, int]] = []

    def _hear(self, message: dict[str, Any]) -> None:
        asked = self._unanswered
        super()._hear(message)
        if message["type"] == "done" and asked is not None and message["id"] == asked["id"]:
            self.acknowledged.append((asked["choose"]["ply"], asked["choose"]["choice"]))


def test_every_acknowledged_move_survives_sigkill(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    server.start()
    http = httpx.Client(base_url=server.place)
    players: list[Player] = []
    tables = []
    for _ in range(TABLES):
        seats = [{"kind": "link"}, {"kind": "bot", "bot": "random"}, {"kind": "link"}]
        made = http.post("/api/tables", json={"game": "village", "seats": seats}).json()
        tables.append(made["table"])
        for link in made["links"].values():
            player = join(server.place + link, name="Program", patience=60)
            player.__class__ = Player
            assert isinstance(player, Player)
            player.remember()
            players.append(player)
    results: list[Any] = []

    def run(player: Player, seed: int) -> None:
        rng = random.Random(seed)

        def choose(menu: dict[str, Any], _: dict[str, Any]) -> int:
            time.sleep(0.004)
            lines = [line["choice"] for line in menu["lines"] if "why" not in line]
            return int(rng.choice(lines))

        results.append(player.play(choose))

    threads = [
        threading.Thread(target=run, args=(player, seed), daemon=True)
        for seed, player in enumerate(players)
    ]
    for thread in threads:
        thread.start()
    rng = random.Random(7)
    progress = []
    for _ in range(KILLS):
        # In the middle: everybody is back and moving, at no moment in particular.
        seen = sum(len(player.acknowledged) for player in players)
        while sum(len(player.acknowledged) for player in players) < seen + 8:
            assert any(thread.is_alive() for thread in threads), "the games are over too soon"
            time.sleep(0.005)
        time.sleep(rng.uniform(0.0, 0.15))
        server.kill()
        progress.append(sum(len(player.acknowledged) for player in players))
        server.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive(), "a client did not come back"
    assert len(results) == len(players)
    assert progress == sorted(set(progress)), "no move between two kills"
    assert progress[-1] < sum(len(player.acknowledged) for player in players)

    game = demesne.game("village")
    for table, pair in zip(tables, zip(players[::2], players[1::2], strict=True), strict=True):
        log = read_log(http.get(f"/api/tables/{table}/log").text)
        match = demesne.Match.from_log(game, log)
        assert match.over
        for player in pair:
            for ply, choice in player.acknowledged:
                record = match.records[ply]
                assert (record.seat, record.choice) == (player.seat, choice)
            assert [(e["seat"], e["ref"]) for e in player.log] == [
                (record.seat, record.ref) for record in match.records
            ]
    server.kill()
