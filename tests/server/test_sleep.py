"""Tables sleep when nobody is there, wake quickly, and are the same as before."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from demesne.core.match import Match
from server.house import Chair, House, house


def played(chair: Chair, plies: int = 10_000) -> None:
    while not chair.my_turn()["over"] and chair.now["ply"] < plies:
        chair.choose()


def test_a_table_sleeps_and_wakes_the_same(tmp_path: Path) -> None:
    with house(tmp_path / "data", idle=0.1) as server:
        ada = server.person("Ada")
        table = ada.make("me", "bot:random")["table"]
        chair = ada.sit(table)
        chair.until("table")
        chair.ask(chat={"text": "Good night"})
        played(chair, 120)
        chair.close()
        deadline = time.monotonic() + 10
        while server.lobby.tables and time.monotonic() < deadline:
            time.sleep(0.02)
        assert not server.lobby.tables
        again = ada.sit(table)
        woken = again.until("table")
        for name in ("view", "menu", "ply", "version", "waiting", "can_undo", "seats"):
            assert woken[name] == chair.now[name], name
        assert again.log == chair.log
        assert woken["chat"][0]["text"] == "Good night"
        mid = f"c{chair.count}"
        assert again.ask(mid, choose={"ply": 1, "choice": 1})["type"] == "done"
        played(again, 150)


def test_waking_from_a_snapshot_is_replaying_the_log(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot:random")["table"]
    chair = ada.sit(table)
    chair.until("table")
    played(chair, 200)
    chair.ask(undo={"ply": chair.now["ply"]})
    chair.close()
    match = server.lobby.tables[table].match
    server.do(server.lobby.close_all)
    woken = server.do(server.lobby.table, table).match
    assert woken is not match
    assert woken.state == match.state
    assert woken.records == match.records
    assert [str(e.message) for _, e in woken.events] == [str(e.message) for _, e in match.events]
    replayed = Match.from_log(match.game, match.to_log())
    assert replayed.state == woken.state
    assert [ply for ply, _ in replayed.events] == [ply for ply, _ in woken.events]


def test_too_many_awake_tables_go_to_sleep_by_age(tmp_path: Path) -> None:
    from server.house import QUICK

    limits = QUICK.__class__(**{**QUICK.__dict__, "awake": 3})
    with house(tmp_path / "data", limits=limits) as server:
        ada = server.person("Ada")
        tables = [ada.make("me", "screen")["table"] for _ in range(6)]
        seated = ada.sit(tables[0])
        seated.until("table")
        server.do(server.lobby.sweep, 60.0)
        assert set(server.lobby.tables) == {tables[0], tables[4], tables[5]}
        assert ada.sit(tables[1]).until("table")["you"] == [0, 1]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path / "data", bot_delay=30.0) as server:
        ada = server.person("Ada")
        table = ada.make("bot:random", "me")["table"]
        chair = ada.sit(table)
        assert chair.until("table")["waiting"] == [0]
        cookies = dict(ada.http.cookies)
    with house(tmp_path / "data") as server:
        ada = server.person()
        ada.http.cookies.clear()
        ada.http.cookies.update(cookies)
        deadline = time.monotonic() + 10
        while server.lobby.tables[table].waiting() != [1] and time.monotonic() < deadline:
            time.sleep(0.02)
        assert ada.sit(table).until("table")["waiting"] == [1]
        assert ada.http.get("/api/tables").json()["mine"][0]["your_turn"]


def test_a_bot_that_fails_is_replaced_openly(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from demesne import bots
    from demesne.bots.uniform import Uniform
    from demesne.server import botplay

    class Broken(Uniform):
        def choose(self, state: object, decision: object) -> int:
            raise ValueError("no idea")

    monkeypatch.setitem(bots.YARDSTICKS, "broken", Broken)
    monkeypatch.setattr(botplay, "QUICK", ("broken", "random"))
    ada = server.person("Ada")
    chair = ada.sit(ada.make("bot:broken", "me")["table"])
    chair.my_turn()
    assert chair.now["seats"][0]["bot"] == "random"
    played(chair, chair.now["ply"] + 20)
