"""What is kept stays kept, private and readable; what is broken keeps nobody else from playing."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import re
import shutil
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from demesne.core.log import read_log
from demesne.core.state import State
from demesne.server.doctor import BAD, examine
from demesne.server.errors import StartError
from demesne.server.folder import FILE, MARK
from demesne.server.migrations import STEPS
from demesne.server.sqlite import SqliteStore
from demesne.server.tokens import COOKIE
from server.house import SOON, House, Person, closing_code, house, legal

DATA = Path(__file__).parent / "data"


def store_of(server: House) -> SqliteStore:
    assert isinstance(server.lobby.store, SqliteStore)
    return server.lobby.store


def change(folder: Path, *statements: str) -> None:
    db = sqlite3.connect(folder / FILE)
    with db:
        for statement in statements:
            db.execute(statement)
    db.close()


def again(person: Person, server: House) -> Person:
    """The same person, at a server that was started anew."""
    made = server.person()
    made.http.cookies.clear()
    made.http.cookies.update(person.http.cookies)
    return made


# --- Private ----------------------------------------------------------------------------


def test_nobody_else_can_read_a_byte_from_the_first_run_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        server.person("Ada").make("me", "screen")
        names = {file.name for file in folder.iterdir()}
        assert {FILE, FILE + "-wal", MARK} <= names
        assert folder.stat().st_mode & 0o077 == 0
        for file in folder.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file.name


def test_a_folder_that_was_open_is_closed_and_one_of_others_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    SqliteStore(folder).close()
    assert folder.stat().st_mode & 0o077 == 0
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    (shared / "thesis.txt").write_text("")
    with pytest.raises(StartError, match="holds other things"):
        SqliteStore(shared)
    assert shared.stat().st_mode & 0o077 == 0o055


# --- Keys and sessions --------------------------------------------------------------------


def test_a_new_key_locks_nobody_out(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada = server.person("Ada")
        table = ada.make("me", "screen")["table"]
        old = ada.http.cookies[COOKIE]
    change(tmp_path / "data", "INSERT INTO keys (made, value) VALUES ('2026', randomblob(32))")
    with house(tmp_path / "data") as server:
        ada = again(ada, server)
        assert ada.http.get("/api/me").json()["name"] == "Ada"
        assert ada.sit(table).until("table")["you"] == [0, 1]
        # She was given a cookie of the new key, which outlives the old one.
        assert ada.http.cookies[COOKIE] != old
    change(tmp_path / "data", "DELETE FROM keys WHERE number = 1")
    with house(tmp_path / "data") as server:
        ada = again(ada, server)
        assert ada.http.get("/api/me").json()["name"] == "Ada"
        thief = server.person()
        thief.http.cookies.clear()
        thief.http.cookies.set(COOKIE, old)
        assert thief.http.get("/api/me").json()["name"] != "Ada"


def test_sessions_can_be_ended(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "screen")["table"]
    thief = server.person()
    thief.http.cookies.clear()
    thief.http.cookies.update(ada.http.cookies)
    chair = thief.sit(table)
    assert chair.until("table")["you"] == [0, 1]
    assert ada.post("/api/me/end-sessions", {})["name"] == "Ada"
    assert closing_code(chair) == 4403
    assert thief.sit(table).until("table")["you"] == []
    assert ada.sit(table).until("table")["you"] == [0, 1]


# --- What is broken -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET body = substr(body, 1, 40) WHERE id = '{}'",
        "UPDATE events SET body = substr(body, 1, 40) WHERE table_id = '{}'",
        "UPDATE events SET body = CAST(replace(CAST(body AS TEXT), 'TakeTurn', 'Nonsense') AS BLOB)"
        " WHERE table_id = '{}'",
        "UPDATE events SET body = x'00ff' WHERE table_id = '{}'",
        "DELETE FROM events WHERE table_id = '{}'",
    ],
)
def test_an_unreadable_table_is_set_aside(tmp_path: Path, damage: str) -> None:
    with house(tmp_path / "data") as server:
        ada = server.person("Ada")
        bad, good = (ada.make("me", "bot:random")["table"] for _ in range(2))
        for table in (bad, good):
            chair = ada.sit(table)
            chair.until("table")
            for _ in range(3):
                chair.my_turn()
                chair.choose()
    change(
        tmp_path / "data",
        damage.format(bad),
        "UPDATE tables SET due = 1",
    )
    with house(tmp_path / "data") as server:
        ada = again(ada, server)
        assert ada.http.get("/healthz").status_code == 200
        chair = ada.sit(good)
        chair.until("table")
        chair.my_turn()
        assert chair.choose()["type"] == "done"
        for path in (f"/api/tables/{bad}", f"/api/tables/{bad}/log"):
            assert ada.http.get(path).status_code == 409, path
        assert ada.post("/api/me", {"name": "Ada the Second"})["name"] == "Ada the Second"
        assert ada.http.get(f"/api/tables/{good}").json()["seats"][0]["name"] == "Ada the Second"
        assert good in [card["table"] for card in ada.http.get("/api/tables").json()["mine"]]
        assert "demesne_tables_aside 1" in server.lobby.metrics.text()


def quietly_impossible(state: State, menu: dict[str, Any]) -> str | None:
    """A line that is not possible, and that the rules would carry out if nobody asked them."""
    for line in menu["lines"]:
        tried = state.copy()
        with contextlib.suppress(Exception):
            if "why" in line:
                tried.choose(line["choice"])
                asked = tried.advance()
                if asked is not None and asked.options(tried):
                    return str(line["ref"])
    return None


def test_a_log_in_the_store_is_checked_as_an_import_is(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada = server.person("Ada")
        table = ada.make("me", "screen")["table"]
        chair = ada.sit(table)
        chair.until("table")
        match = server.lobby.tables[table].match
        while (wrong := quietly_impossible(match.state, chair.now["menu"])) is None:
            chair.choose()
        ply = chair.now["ply"]
        chair.choose()
        ref = chair.log[ply]["ref"]
    change(
        tmp_path / "data",
        f"UPDATE events SET body = CAST(replace(CAST(body AS TEXT), '{json.dumps(ref)}', "
        f"'{json.dumps(wrong)}') AS BLOB) WHERE seq = (SELECT max(seq) FROM events)",
    )
    with house(tmp_path / "data") as server:
        assert server.person().http.get(f"/api/tables/{table}").status_code == 409


# --- Writing ------------------------------------------------------------------------------


def test_a_write_that_nobody_waits_for_is_done_and_kills_nothing(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        store = store_of(server)
        gate = threading.Event()

        async def give_up() -> None:
            # The writer is busy while both of these are asked for, and the first is dropped.
            slow = asyncio.ensure_future(store._write(lambda _: gate.wait(SOON)))
            await asyncio.sleep(0.05)
            add = "INSERT INTO guests VALUES ('g_1', 'Ada', '', 0, '')"
            dropped = asyncio.ensure_future(store._write(lambda db: db.execute(add)))
            await asyncio.sleep(0.05)
            dropped.cancel()
            slow.cancel()
            gate.set()
            await asyncio.sleep(0.2)

        server.do(give_up)
        assert store.writer.is_alive
        assert server.do(store.guest, "g_1") is not None
        assert server.person().http.get("/healthz").status_code == 200


@pytest.mark.parametrize("trouble", ["PRAGMA query_only = ON", "PRAGMA max_page_count = 1"])
def test_a_disk_that_is_full_or_read_only_shows_in_the_health(tmp_path: Path, trouble: str) -> None:
    with house(tmp_path / "data") as server:
        store = store_of(server)
        ada = server.person("Ada")
        chair = ada.sit(ada.make("me", "screen")["table"])
        before = chair.until("table")
        db = store.writer._db
        db.execute(trouble)
        # Until the pages there are are used up.
        answers = [chair.ask(chat={"text": "x" * 500}) for _ in range(50)]
        assert answers[-1]["error"] == "trouble"
        store._health = (-SOON, [])
        assert ada.http.get("/healthz").status_code == 503
        # Nothing can be made either, and that is said without a trace.
        body = {"game": "village", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        assert ada.http.post("/api/tables", json=body).status_code == 503
        db.execute("PRAGMA query_only = OFF")
        db.execute("PRAGMA max_page_count = 1000000")
        store._health = (-SOON, [])
        assert ada.http.get("/healthz").status_code == 200
        assert chair.now["view"] == before["view"]
        assert chair.choose()["type"] == "done"


def test_health_means_that_the_threads_live_and_the_disk_has_room(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_of(server)
    http = server.person().http
    usage = shutil.disk_usage(store.folder)._replace(free=1_000)
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda _: usage)
        store._health = (-SOON, [])
        assert http.get("/healthz").status_code == 503
    store._health = (-SOON, [])
    assert http.get("/healthz").text == "ok\n"
    store.writer.close()
    store._health = (-SOON, [])
    assert http.get("/healthz").status_code == 503


def test_the_write_ahead_log_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("demesne.server.sqlite.CHECKPOINT_SECONDS", 0.05)
    monkeypatch.setattr("demesne.server.sqlite.WAL_BYTES", 200_000)
    with house(tmp_path / "data") as server:
        store = store_of(server)
        wal = tmp_path / "data" / (FILE + "-wal")
        reader = sqlite3.connect(store.path, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM about").fetchone()

        async def write() -> None:
            add = "REPLACE INTO about VALUES ('x', hex(randomblob(9999)))"
            await store._write(lambda db: db.execute(add))

        # While somebody reads an old state, nothing can be moved out of it.
        for _ in range(30):
            server.do(write)
        assert wal.stat().st_size > 200_000
        reader.close()
        server.do(write)
        deadline = time.monotonic() + SOON
        while wal.stat().st_size > 100_000:
            assert time.monotonic() < deadline, "the log is as long as ever"
            time.sleep(0.05)


@pytest.mark.parametrize(
    "is_quiet, pages, asked",
    [
        (False, 1, ["PASSIVE"]),
        # Writes do not wait for the room to be given back while many of them come.
        (False, 1_000, ["PASSIVE", "RESTART"]),
        (True, 1_000, ["PASSIVE", "TRUNCATE"]),
    ],
)
def test_a_long_write_ahead_log_is_begun_anew_and_cut_when_it_is_quiet(
    server: House, monkeypatch: pytest.MonkeyPatch, is_quiet: bool, pages: int, asked: list[str]
) -> None:
    monkeypatch.setattr("demesne.server.sqlite.WAL_BYTES", 50_000)
    server.person("Ada").make("me", "screen")

    class Checkpoints(sqlite3.Connection):
        """Says how much there is, and does nothing."""

        def execute(self, text: str, *_: Any) -> Any:
            done.append(text.removeprefix("PRAGMA wal_checkpoint(").rstrip(")"))
            return super().execute(f"SELECT 0, {pages}, {pages}")

    done: list[str] = []
    db = sqlite3.connect(":memory:", factory=Checkpoints)
    assert store_of(server)._move(db, is_quiet)
    assert done == asked
    db.close()


# --- Versions -----------------------------------------------------------------------------


# Versions of the database that were ever written; 3 was passed over at once.
WRITTEN = (1, 2, 4, 5)


def test_a_database_of_every_version_is_kept() -> None:
    kept = sorted(int(re.sub(r"\D", "", file.name[:9])) for file in DATA.glob("tables-*.gz"))
    assert kept == list(WRITTEN)
    # Before the next step is written, `make_database.py` is run once more.
    assert WRITTEN[-1] == len(STEPS)


def test_traces_are_found_in_what_older_versions_kept(
    released: tuple[Path, dict[str, str]],
) -> None:
    folder, names = released
    SqliteStore(folder).close()
    with sqlite3.connect(folder / FILE) as db:
        found = db.execute("SELECT table_id FROM traces WHERE guest = ?", (names["ada"],))
        assert {names["running"], names["offers"]} <= {name for (name,) in found}
        found = db.execute("SELECT table_id FROM traces WHERE guest = ?", (names["bob"],))
        assert [name for (name,) in found] == [names["running"]]
    db.close()


@pytest.fixture(params=WRITTEN)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A data folder as each version left it, and what is in it."""
    packed = DATA / f"tables-{request.param}.sqlite3.gz"
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE).write_bytes(gzip.decompress(packed.read_bytes()))
    names: dict[str, str] = json.loads((DATA / f"tables-{request.param}.json").read_text("utf-8"))
    return folder, names


def test_every_released_database_is_brought_up_to_date(
    released: tuple[Path, dict[str, str]],
) -> None:
    folder, names = released
    with house(folder) as server:
        ada = server.person()
        ada.http.cookies.clear()
        ada.http.cookies.set(COOKIE, names["cookie"])
        assert ada.http.get("/api/me").json()["name"] == "Ada"
        finished = ada.sit(names["finished"]).until("table")
        assert finished["over"]
        log = read_log(ada.http.get(f"/api/tables/{names['finished']}/log").text)
        assert len(log.records) == finished["ply"]
        # Told as today's rules tell it, whatever was kept of it then.
        told = [said for entry in finished["log"] for said in entry["told"]]
        assert any(said["key"] == "made" and said["args"]["cost"] for said in told)
        running = ada.sit(names["running"])
        assert "Well played" in [said["text"] for said in running.until("table")["chat"]]
        free = ada.sit(names["free"]).until("table")
        token = free["seats"][1]["link"].split("/")[-1]
        assert server.person("Cem").post("/api/join", {"token": token})["seat"] == 1
    with sqlite3.connect(folder / FILE) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    db.close()


def test_what_newer_versions_keep_is_kept(released: tuple[Path, dict[str, str]]) -> None:
    """Clocks, notifications, lessons, rematches and hints, beside the games."""
    folder, names = released
    if "clock" not in names:
        # Older versions had none of it: an empty list, and no trouble.
        with house(folder) as server:
            assert server.do(server.lobby.store.falling, 9) == []
            assert server.do(server.lobby.store.pushes_of, names["ada"]) == []
            assert server.do(server.lobby.store.lessons_of, names["ada"]) == []
        return
    with house(folder) as server:
        ada = server.person()
        ada.http.cookies.clear()
        ada.http.cookies.set(COOKIE, names["cookie"])
        clock = ada.sit(names["clock"]).until("table")
        assert clock["name"] == "Hurry"
        # What has run before the server was stopped has run.
        assert [round(each["left"]) <= 1_800 for each in clock["clocks"]] == [True, True]
        assert any(each["runs"] for each in clock["clocks"])
        assert ada.sit(names["finished"]).until("table")["rematch"]["table"] == names["rematch"]
        assert ada.sit(names["hinted"]).until("table")["seats"][0]["hints"] == 1
        assert ada.sit(names["lesson"]).until("table")["lesson"]["step"] > 0
        kept = ada.http.get("/api/me/data").json()["pushes"]
        assert [each["endpoint"] for each in kept] == [names["endpoint"]]
    assert {finding.key for finding in examine(folder) if finding.level == BAD} == set()


def test_offers_of_a_released_database_stay_secret(
    released: tuple[Path, dict[str, str]],
) -> None:
    folder, names = released
    with house(folder) as server:
        ada, eve = server.person(), server.person("Eve")
        ada.http.cookies.clear()
        ada.http.cookies.set(COOKIE, names["cookie"])
        card = ada.http.get(f"/api/tables/{names['offers']}").json()
        rules = server.lobby.game("mil").RULES_VERSION
        watching = eve.sit(names["offers"]).until("table")
        # Nothing of the offer in the making, whichever rules it was begun with.
        assert watching["log"][-1]["decision"] != "MakeOffer" or rules > 1
        assert not card["over"]


def test_a_game_keeps_the_rules_it_was_begun_with(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada = server.person("Ada")
        table = ada.make("me", "screen", game="mil")["table"]
        chair = ada.sit(table)
        chair.until("table")
        chair.choose()
        before = chair.log
    # As a table looks that was begun when MIL still had its first rules.
    with sqlite3.connect(tmp_path / "data" / FILE) as db:
        [body] = db.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()
        older = json.dumps({**json.loads(body), "rules": 1})
        db.execute("UPDATE tables SET body = ?, rules = 1 WHERE id = ?", (older, table))
    with house(tmp_path / "data") as server:
        assert server.lobby.game("mil").RULES_VERSION > 1
        ada = again(ada, server)
        chair = ada.sit(table)
        chair.count = 100
        picture = chair.until("table")
        assert chair.log == before
        assert picture["menu"] is None
        assert not picture["can_undo"]
        choice = {"ply": picture["ply"], "choice": 0}
        assert chair.ask(choose=choice)["error"] == "old-rules"
        # Its log would show what was sealed, and no longer becomes a finished one.
        assert ada.http.get(f"/api/tables/{table}/log").json()["error"] == "old-rules"
        fork = {"ply": picture["ply"], "seats": [{"kind": "me"}, {"kind": "screen"}]}
        played_on = ada.sit(ada.post(f"/api/tables/{table}/fork", fork)["table"])
        played_on.until("table")
        assert played_on.choose(legal(played_on.now["menu"])[0])["type"] == "done"


def test_an_old_log_says_by_which_rules_it_was_played(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada = server.person("Ada")
        table = ada.make("me", "screen")["table"]
        today = server.lobby.game("village").RULES_VERSION
    change(
        tmp_path / "data",
        f"UPDATE tables SET rules = {today - 1}, body = CAST(json_set(CAST(body AS TEXT), "
        f"'$.rules', {today - 1}) AS BLOB)",
    )
    with house(tmp_path / "data") as server:
        log = server.person().http.get(f"/api/tables/{table}/log").text
        assert read_log(log, partial=True).rules == today - 1


def test_a_position_that_cannot_be_read_is_played_again(tmp_path: Path) -> None:
    """The log is the truth; a saved position only makes waking quicker."""
    with house(tmp_path / "data") as server:
        ada = server.person("Ada")
        chair = ada.sit(ada.make("me", "screen")["table"])
        before = chair.until("table")
        chair.choose()
        before = chair.now
    change(tmp_path / "data", "UPDATE snapshots SET body = substr(body, 1, 20)")
    with house(tmp_path / "data") as server:
        ada = again(ada, server)
        found = ada.sit(before["table"])
        found.count = 100
        assert found.until("table")["view"] == before["view"]
        assert found.ask(look={"ply": 0})["type"] == "looked"
        assert found.choose()["type"] == "done"


# --- Missing ------------------------------------------------------------------------------


@pytest.mark.parametrize("loss", ["missing", "empty", "another"])
def test_a_database_that_is_gone_is_noticed(tmp_path: Path, loss: str) -> None:
    folder = tmp_path / "data"
    SqliteStore(folder).close()
    if loss == "missing":
        (folder / FILE).unlink()
    elif loss == "empty":
        (folder / FILE).write_bytes(b"")
    else:
        SqliteStore(tmp_path / "other").close()
        shutil.copy(tmp_path / "other" / FILE, folder / FILE)
    with pytest.raises(StartError, match=MARK):
        SqliteStore(folder)
    (folder / MARK).unlink()
    SqliteStore(folder).close()


@pytest.mark.parametrize("loss", ["missing", "another"])
def test_a_database_that_goes_while_the_server_runs_is_noticed(tmp_path: Path, loss: str) -> None:
    with house(tmp_path / "data") as server:
        file = tmp_path / "data" / FILE
        assert server.person().http.get("/healthz").status_code == 200
        if loss == "missing":
            file.unlink()
        else:
            shutil.copy(file, tmp_path / "copy")
            (tmp_path / "copy").replace(file)
        store_of(server)._health = (-10.0, [])
        assert server.person().http.get("/healthz").status_code == 503
        assert "taken away" in server.do(server.lobby.troubles)[0]


# --- The small ones -----------------------------------------------------------------------


def test_odd_requests_are_refused_without_a_trace(
    server: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "screen")["table"]
    json_type = {"content-type": "application/json"}
    long = "x" * 5_000
    for path in ("/%00", f"/{long}", "/words/%00/%00.ftl", f"/words/en/{long}.ftl"):
        assert ada.http.get(path).status_code == 404, path[:20]
    named = ("games/{}", "games/{}/example", "games/{}/ratings", "tables/{}", "join/{}")
    for path in (f"/api/{each}".format(name) for each in named for name in ("%00", long)):
        assert 400 <= ada.http.get(path).status_code < 500, path[:20]
    for body in (
        b'{"name": ' + b"[" * 5_000 + b"]" * 5_000 + b"}",
        b"[" * 10_000,
        b'{"name": ' + b"9" * 5_000 + b"}",
        b'{"ply": ' + b"9" * 5_000 + b', "seats": [{"kind": "me"}, {"kind": "screen"}]}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
    ):
        for path in ("/api/me", "/api/tables", "/api/join", f"/api/tables/{table}/fork"):
            answer = ada.http.post(path, content=body, headers=json_type)
            assert 400 <= answer.status_code < 500, (path, body[:20])
    said = ada.http.post("/api/lessons/" + long, json={}).json()["reason"]["args"]["detail"]
    assert said == "x" * 200 + "…"
    written = ada.http.get(f"/api/tables/{table}/log").text.splitlines()
    for at in range(len(written)):
        lines = [*written[:at], long, *written[at + 1 :]]
        answer = ada.http.post("/api/import", content="\n".join(lines))
        assert answer.status_code < 500, at
        assert len(answer.text) < 2_000
    for log in (b"\x00" * 100, b"demesne log 2\n" + b"game: village\nrules: " + b"9" * 5_000):
        assert ada.http.post("/api/import", content=log).status_code == 400
    chair = ada.sit(table, "?version=" + "9" * 5_000)
    chair.until("table")
    for text in (
        '{"id": "a", "choose": {"ply": ' + "9" * 4_000 + ', "choice": 1}}',
        '{"id": "a", "chat": {"text": "\\ud800"}}',
        '{"id": "a", "chat": ' + "[" * 2_000 + "]" * 2_000 + "}",
    ):
        chair.socket.send(text)
        assert chair.until("refused")["error"] in ("bad-message", "too-large")
    assert not [record for record in caplog.records if record.exc_info]
