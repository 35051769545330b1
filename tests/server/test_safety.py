"""Nobody moves, reads, chats or joins for another, and no page but ours may try."""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import gzip
import json
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from demesne import bots
from demesne.bots.uniform import Uniform
from demesne.core.state import State
from demesne.core.step import Decision
from demesne.server import botplay
from demesne.server.settings import Limits
from demesne.server.tokens import Signer, new_guest_id
from server.house import QUICK, SOON, Chair, House, closing_code, house, legal


def closed(server: House, table: str, query: str = "", **headers: str) -> int:
    """The code with which a socket is closed before it hears anything."""
    chair = Chair(server.place, table, query, headers or None)
    code = closing_code(chair)
    chair.close()
    return code


def test_forged_and_foreign_tokens_open_nothing(server: House) -> None:
    ada = server.person("Ada")
    one, two = ada.make("link", "link"), ada.make("link", "link")
    token = one["links"]["0"].split("/")[-1]
    for bad in (token[:-1], token + "x", "s_", "s_" + "A" * 150, token.replace("s_", "")):
        assert ada.http.post("/api/join", json={"token": bad}).status_code == 403
        assert ada.http.get(f"/api/join/{bad or 'x'}").status_code in (403, 404)
    path = f"/api/tables/{two['table']}/join"
    assert ada.http.post(path, json={"token": token}).status_code == 403
    assert closed(server, "t_nothing") == 4404
    assert ada.http.post("/api/tables/t_nothing/join", json={"seat": 0}).status_code == 404


def test_a_link_works_once(server: House) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    made = ada.make("me", "link")
    token = made["links"]["1"].split("/")[-1]
    # It says nothing by itself of where it leads.
    assert made["table"] not in base64.urlsafe_b64decode(token[2:] + "==").decode("latin-1")
    before = eve.http.get(f"/api/join/{token}").json()
    assert (before["table"], before["free"]) == (made["table"], True)
    assert bob.post("/api/join", {"token": token})["seat"] == 1
    # It leads Bob back, and nobody else anywhere.
    assert bob.post("/api/join", {"token": token})["seat"] == 1
    assert bob.http.get(f"/api/join/{token}").json()["yours"]
    for answer in (
        eve.http.post("/api/join", json={"token": token}),
        eve.http.get(f"/api/join/{token}"),
    ):
        assert answer.status_code == 403
        assert made["table"] not in answer.text
    chair = bob.sit(made["table"])
    chair.until("table")
    chair.ask(leave={})
    for person in (eve, bob):
        assert person.http.post("/api/join", json={"token": token}).status_code == 403
    fresh = ada.sit(made["table"]).until("table")["seats"][1]["link"].split("/")[-1]
    assert fresh != token
    assert eve.post("/api/join", {"token": fresh})["seat"] == 1


def test_private_tables_need_a_link_and_open_ones_do_not(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    private, public = ada.make("me", "link")["table"], ada.make("me", "link", open=True)["table"]
    assert bob.http.post(f"/api/tables/{private}/join", json={"seat": 1}).status_code == 403
    listed = bob.http.get("/api/tables").json()
    assert [card["table"] for card in listed["open"]] == [public]
    assert bob.post(f"/api/tables/{public}/join", {"seat": 1})["seat"] == 1
    assert bob.http.post(f"/api/tables/{public}/join", json={"seat": 0}).status_code == 409
    assert bob.http.post(f"/api/tables/{public}/join", json={"seat": 7}).status_code == 404
    assert [card["mine"] for card in bob.http.get("/api/tables").json()["mine"]] == [True]


def test_links_are_told_to_the_host_alone(server: House) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    made = ada.make("me", "link")
    assert ada.sit(made["table"]).until("table")["seats"][1]["link"] == made["links"]["1"]
    watching = eve.sit(made["table"])
    watching.until("table")
    assert "/join/" not in "".join(watching.raw)


def test_a_forged_cookie_is_nobody(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot")["table"]
    forged = Signer([b"another key"]).cookie(ada.me["guest"], 0)
    nobody = Signer([b"k"]).cookie(new_guest_id(), 1)
    for cookie in (forged, ada.me["guest"], "x" * 5_000, '"', nobody):
        chair = Chair(server.place, table, "", {"Cookie": f"demesne_guest={cookie}"})
        assert chair.until("table")["you"] == []
        chair.close()


def test_foreign_origins_and_names_are_refused(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot")["table"]
    for origin in (
        "https://evil.example",
        "null",
        f"http://127.0.0.1:{server.port + 1}",
        "http://[",
    ):
        with pytest.raises(InvalidStatus):
            ada.sit(table, Origin=origin)
        answer = ada.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert answer.status_code == 403
    assert ada.sit(table, Origin=server.place).until("table")["you"] == [0]
    # A foreign name that points at this machine: the page of that name must not get in.
    for path in ("/", "/api/me", "/healthz"):
        assert ada.http.get(path, headers={"Host": "evil.example"}).status_code == 403
    form = {"content-type": "text/plain"}
    assert ada.http.post("/api/me", content='{"name": "Eve"}', headers=form).status_code == 400


def test_headers_forbid_what_the_page_does_not_need(server: House) -> None:
    ada = server.person()
    for path in ("/", "/join/s_x", "/api/games", "/words/en/common.ftl", "/nowhere.js"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert f"ws://127.0.0.1:{server.port}" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    cookie = server.person().http.get("/api/me").request.headers.get("cookie", "")
    assert cookie.startswith("demesne_guest=")


def test_no_file_but_the_page_is_served(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Demesne</title>")
    (page / "assets" / "index-a1B2c3D4.js").write_text("1")
    (page / "assets" / "index-a1B2c3D4.js.gz").write_bytes(gzip.compress(b"1"))
    (tmp_path / "secret.txt").write_text("secret")
    # A packed file that leads out of the folder is not sent in place of its own.
    (page / "assets" / "other-a1B2c3D4.js").write_text("2")
    (page / "assets" / "other-a1B2c3D4.js.gz").symlink_to(tmp_path / "secret.txt")
    with house(tmp_path / "data", page=page) as server:
        http = server.person().http
        for path in ("/", "/new", "/table/t_1", "/join/s_1", "/replay/t_1", "/rules/village"):
            assert "Demesne" in http.get(path).text
        assert http.get("/").headers["cache-control"] == "no-cache"
        script = http.get("/assets/index-a1B2c3D4.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (script.text, script.headers["content-encoding"]) == ("1", "gzip")
        plain = http.get("/assets/index-a1B2c3D4.js", headers={"Accept-Encoding": "identity"})
        assert (plain.text, "content-encoding" in plain.headers) == ("1", False)
        assert http.get("/assets/other-a1B2c3D4.js").text == "2"
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/index-a1B2c3D4.js.gz",
            "/assets/other-a1B2c3D4.js.gz",
            "//etc/passwd",
        ):
            assert http.get(path).status_code == 404
        for path in ("/words/en/../en/common.ftl", "/words/..%2f..%2f/x.ftl", "/words/en/%00.ftl"):
            assert "secret" not in http.get(path).text


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with house(tmp_path / "data", page=tmp_path / "nowhere") as server:
        assert "dev.py serve" in server.person().http.get("/").text


def test_bad_requests_are_told_what_is_wrong(server: House) -> None:
    ada = server.person()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    bodies: list[Any] = [
        {"game": "ludo", "seats": seats},
        {"game": "village", "seats": seats[:1]},
        {"game": "village", "seats": seats * 3},
        {"game": "village", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "village", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]},
        {"game": "village", "seats": [{"kind": "king"}, {"kind": "me"}]},
        {"game": "village", "seats": seats, "options": {"start": "last"}},
        {"game": "village", "seats": seats, "options": {"luck": "good"}},
        {"game": "village", "seats": seats, "seed": 1},
        [],
    ]
    for body in bodies:
        answer = ada.http.post("/api/tables", json=body)
        assert answer.status_code == 400, body
        assert answer.json()["text"]
        assert "Traceback" not in answer.text
    for name in ("", " ", "x" * 25, "\u202e"):
        assert ada.http.post("/api/me", json={"name": name}).status_code == 400
    assert ada.post("/api/me", {"name": "  <b>Ada</b> \n "})["name"] == "<b>Ada</b>"
    assert ada.http.post("/api/me", json={"lang": "xx"}).status_code == 400
    assert ada.http.post("/api/tables", content=b"x" * 20_000).status_code == 400
    json_type = {"content-type": "application/json"}
    big = ada.http.post("/api/tables", content=b"x" * 20_000, headers=json_type)
    assert big.status_code == 413
    for log in ("", "nonsense", "demesne log 1\ngame: ludo\n", "x" * 2_000_000):
        assert ada.http.post("/api/import", content=log).status_code in (400, 413)


def test_a_name_changes_at_the_tables_too(server: House) -> None:
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "screen")["table"])
    chair.until("table")
    ada.post("/api/me", {"name": "Lady Ada"})
    assert chair.until("moved")["seats"][0]["name"] == "Lady Ada"
    assert chair.now["seats"][1]["name"] == "Seat 2"


def test_limits_hold(tmp_path: Path) -> None:
    limits = Limits(
        messages=(50.0, 5.0),
        messages_of_address=(0.001, 30.0),
        chat=(0.001, 2.0),
        requests_of_address=(0.001, 30.0),
        tables_of_address=(0.001, 3.0),
        sockets_of_address=3,
    )
    with house(tmp_path / "data", limits=limits) as server:
        ada = server.person()
        table = ada.make("me", "bot:random")["table"]
        chairs = [ada.sit(table) for _ in range(3)]
        assert closed(server, table) == 4429
        chair = chairs[0]
        chair.until("table")
        assert [chair.ask(chat={"text": "x"})["type"] for _ in range(3)] == [
            "done",
            "done",
            "refused",
        ]
        assert chair.heard[-1]["error"] == "too-fast"
        answers = [chair.ask(ping={}) for _ in range(40)]
        assert {answer.get("error") for answer in answers[-5:]} == {"too-fast"}
        chair.socket.send("x" * 100_000)
        assert closing_code(chair) == 1009
        body = {"game": "village", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        codes = [ada.http.post("/api/tables", json=body).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        codes = [ada.http.get("/api/games").status_code for _ in range(40)]
        assert codes[-1] == 429


def test_an_address_opens_so_many_sockets(tmp_path: Path) -> None:
    """Each begins with a whole picture, which takes the server some milliseconds."""
    limits = dataclasses.replace(QUICK, openings_of_address=(0.001, 4.0))
    with house(tmp_path / "data", limits=limits) as server:
        table = server.person().make("me", "screen")["table"]
        for _ in range(4):
            Chair(server.place, table).close()
        assert closed(server, table) == 4429
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        chair = Chair(server.place, table, "", elsewhere)
        assert chair.until("table")["you"] == []
        chair.close()


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada = server.person()
        table = ada.make("me", "screen")["table"]
        chair = ada.sit(table)
        chair.until("table")
        (awake,) = server.lobby.tables.values()
        (client,) = awake.clients

        async def flood() -> None:
            for _ in range(1_000):
                client.send(b"{}" * 100)

        server.do(flood)
        assert closing_code(chair) == 4008
        assert ada.sit(table).until("table")["you"] == [0, 1]


def test_trouble_is_logged_here_and_not_told_there(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = server.person()
    table = ada.make("me", "screen")["table"]
    chair = ada.sit(table)
    chair.until("table")

    async def broken(_: object) -> None:
        raise OSError("disk full at /var/secret")

    with monkeypatch.context() as patch:
        patch.setattr(server.lobby.store, "append", broken)
        refused = chair.choose()
    assert (refused["error"], refused["type"]) == ("trouble", "refused")
    assert "secret" not in json.dumps(refused)
    assert refused["fresh"]["ply"] == refused["ply"] == chair.log[-1]["ply"] + 1
    assert chair.choose()["type"] == "done"


def test_nobody_is_told_before_it_is_saved(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.make("me", "screen")["table"]
    chairs = [ada.sit(table), ada.sit(table), eve.sit(table)]
    for chair in chairs:
        chair.until("table")
    for chair in chairs:
        chair.ask(ping={})
    disk = asyncio.Event()
    append = server.lobby.store.append

    async def slow(change: Any) -> None:
        await disk.wait()
        await append(change)

    monkeypatch.setattr(server.lobby.store, "append", slow)
    menu = chairs[0].now["menu"]
    chairs[0].say("c", choose={"ply": menu["ply"], "choice": legal(menu)[0]})
    for chair in chairs:
        with pytest.raises(TimeoutError):
            chair.socket.recv(0.1)
    server.loop.call_soon_threadsafe(disk.set)
    for chair in chairs:
        assert chair.until("moved")["ply"] > menu["ply"]


def test_a_table_that_cannot_be_read_again_is_left_alone(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = server.person()
    table = ada.make("me", "screen")["table"]
    chair = ada.sit(table)
    before = chair.until("table")

    async def broken(_: object) -> None:
        raise OSError("no disk")

    with monkeypatch.context() as patch:
        patch.setattr(server.lobby.store, "append", broken)
        patch.setattr(server.lobby.store, "load", broken)
        chair.say("c", choose={"ply": before["ply"], "choice": legal(before["menu"])[0]})
        assert closing_code(chair) == 1011
    again = ada.sit(table)
    assert again.until("table")["view"] == before["view"]
    assert again.choose()["type"] == "done"


def test_a_disk_that_cannot_be_read_is_no_crash(
    server: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = server.person()
    table = ada.make("me", "screen")["table"]
    server.do(server.lobby.close_all)

    async def broken(_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(server.lobby.store, "load", broken)
        assert closing_code(ada.sit(table)) == 1011
        assert ada.http.get(f"/api/tables/{table}").status_code == 503
    assert not [record for record in caplog.records if record.exc_info]
    assert ada.sit(table).until("table")["you"] == [0, 1]


def test_undo_while_a_bot_thinks(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    seen: list[str] = []

    class Slow(Uniform):
        def choose(self, state: State, decision: Decision[Any]) -> int:
            seen.append(state.key())
            gate.wait(SOON)
            return super().choose(state, decision)

    monkeypatch.setitem(bots.YARDSTICKS, "slow", Slow)
    # In a thread of this process, where the gate is.
    monkeypatch.setattr(botplay, "QUICK", ("slow",))
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "bot:slow")["table"])
    chair.until("table")
    before = chair.now["ply"]
    while chair.now["menu"]:
        before = chair.now["ply"]
        chair.choose()
    assert chair.now["can_undo"]
    assert chair.ask(undo={"ply": chair.now["ply"]})["type"] == "done"
    assert chair.now["ply"] == before
    while chair.now["menu"]:
        chair.choose(legal(chair.now["menu"])[-1])
    gate.set()
    chair.my_turn()
    # The bot thought about both positions; its answer to the one taken back went nowhere.
    assert len(set(seen)) >= 2
    assert chair.now["seats"][1]["bot"] == "slow"
    assert any(entry["seat"] == 1 for entry in chair.log)
