"""Backups, the doctor, what is kept and for how long, and people who want to be forgotten."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import random
import shutil
import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from demesne.cli.main import main
from demesne.core.log import read_log
from demesne.server.backup import BackupError, backup, restore
from demesne.server.doctor import BAD, examine
from demesne.server.errors import StartError
from demesne.server.folder import FILE, MARK
from demesne.server.settings import Retention
from demesne.server.sqlite import SqliteStore
from server.house import Chair, House, Person, house, legal
from server.test_store import again, change, store_of

# A finished game of Village for two, packed, with its row.
PACKED = 8_000


def finish(chair: Chair, seed: int = 1) -> None:
    rng = random.Random(seed)
    while not chair.my_turn()["over"]:
        chair.choose(rng.choice(legal(chair.now["menu"])))


def finished(person: Person) -> Chair:
    chair = person.sit(person.make("me", "bot:random")["table"])
    chair.until("table")
    finish(chair)
    return chair


# --- Backups --------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_is_restored_whole(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with house(folder) as server:
        ada = server.person("Ada")
        chair = ada.sit(ada.make("me", "screen")["table"])
        chair.until("table")
        stop = threading.Event()
        acknowledged: list[int] = []

        def play() -> None:
            while not stop.is_set() and not chair.now["over"]:
                assert chair.choose()["type"] == "done"
                acknowledged.append(chair.now["ply"])

        player = threading.Thread(target=play)
        player.start()
        while len(acknowledged) < 5:
            pass
        before = acknowledged[-1]
        # It was told: it is in the copy, though the game goes on.
        assert main(["backup", str(copy), "--data", str(folder)]) == 0
        stop.set()
        player.join(10)
        log = chair.log
    assert copy.stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    assert main(["restore", str(copy), "--data", str(other)]) == 0
    with house(other) as server:
        ada = again(ada, server)
        found = ada.sit(chair.now["table"])
        found.count = 1_000
        assert found.until("table")["ply"] >= before
        assert found.log == log[: len(found.log)]
        assert found.choose()["type"] == "done"


def test_a_backup_does_not_wait_until_nobody_moves(tmp_path: Path) -> None:
    """However often something is written meanwhile, it is of one moment, and soon done."""
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    SqliteStore(folder).close()
    change(folder, "CREATE TABLE ballast (body BLOB)")
    change(folder, *["INSERT INTO ballast VALUES (randomblob(1000000))"] * 20)
    stop = threading.Event()

    def write() -> None:
        with contextlib.closing(sqlite3.connect(folder / FILE, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous=OFF")
            while not stop.is_set():
                db.execute("REPLACE INTO about VALUES ('uptime', random())")

    writer = threading.Thread(target=write)
    writer.start()
    made = threading.Thread(target=backup, args=(folder, copy), daemon=True)
    made.start()
    made.join(20)
    stop.set()
    writer.join()
    assert not made.is_alive()
    assert copy.exists()


def test_a_backup_takes_the_place_of_a_database_nobody_can_read(tmp_path: Path) -> None:
    """That is what it is for."""
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    SqliteStore(folder).close()
    backup(folder, copy)
    for wreck in (b"This is a shopping list." * 1_000, (folder / FILE).read_bytes()[:20_000]):
        (folder / FILE).write_bytes(wreck)
        (folder / (FILE + "-wal")).write_bytes(b"half a log")
        _, old = restore(copy, folder)
        assert old is not None
        assert old.read_bytes() == wreck
        SqliteStore(folder).close()
        assert examine(folder)[-1].key == "tables"


def test_restoring_that_breaks_off_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    SqliteStore(folder).close()
    backup(folder, copy)
    before = {file.name: file.read_bytes() for file in folder.iterdir()}

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("demesne.server.backup._copy", full)
    with pytest.raises(BackupError, match="No space left"):
        restore(copy, folder)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before | {
        "server.lock": b""
    }


def test_a_whole_data_folder_is_restored_with_what_its_log_still_holds(tmp_path: Path) -> None:
    """Somebody has no backup, but the folder of a server that was killed."""
    old, folder = tmp_path / "old", tmp_path / "data"
    with house(tmp_path / "alive") as server:
        table = server.person("Ada").make("me", "screen")["table"]
        old.mkdir()
        for name in (FILE, FILE + "-wal"):
            shutil.copy(tmp_path / "alive" / name, old / name)
    tables, _ = restore(old / FILE, folder)
    assert tables == 1
    with house(folder) as server:
        assert server.person().http.get(f"/api/tables/{table}").status_code == 200


def test_restoring_keeps_what_was_there_and_needs_the_server_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    SqliteStore(folder).close()
    backup(folder, copy)
    with pytest.raises(BackupError, match="there already"):
        backup(folder, copy)
    import fcntl

    with (folder / "server.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(StartError, match="Another Demesne server"):
            restore(copy, folder)
    tables, old = restore(copy, folder)
    assert tables == 0
    assert old is not None
    assert old.stat().st_size
    (tmp_path / "nonsense").write_text("nonsense" * 1_000)
    damaged = bytearray(copy.read_bytes())
    damaged[5_000:9_000] = b"x" * 4_000
    (tmp_path / "damaged").write_bytes(damaged)
    for bad in ("nonsense", "damaged", "missing"):
        assert main(["restore", str(tmp_path / bad), "--data", str(folder)]) == 2
    assert capsys.readouterr().err.count("\n") == 3
    SqliteStore(folder).close()


def test_a_restored_database_takes_the_place_of_one_that_was_lost(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    SqliteStore(folder).close()
    backup(folder, copy)
    (folder / FILE).unlink()
    with pytest.raises(StartError):
        SqliteStore(folder)
    restore(copy, folder)
    SqliteStore(folder).close()


def test_new_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    assert main(["keys", "--data", str(folder)]) == 2
    with house(folder) as server:
        ada = server.person("Ada")
    assert main(["keys", "--data", str(folder)]) == 0
    assert "2 keys" in capsys.readouterr().out
    with house(folder) as server:
        ada = again(ada, server)
        assert ada.http.get("/api/me").json()["name"] == "Ada"
    assert main(["keys", "--only", "--data", str(folder)]) == 0
    with house(folder) as server:
        assert again(ada, server).http.get("/api/me").json()["name"] != "Ada"


# --- The doctor -----------------------------------------------------------------------------


def found_in(folder: Path) -> set[str]:
    return {finding.key for finding in examine(folder) if finding.level == BAD}


def test_the_doctor_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada = server.person("Ada")
        table = ada.make("me", "screen")["table"]
        assert "running" not in {finding.key for finding in examine(folder)}
    assert found_in(folder) == set()
    for lang in ("en", "fr", "ja"):
        assert main(["doctor", "--data", str(folder), "--lang", lang]) == 0
    change(folder, f"UPDATE tables SET body = substr(body, 1, 40) WHERE id = '{table}'")
    folder.chmod(0o755)
    (folder / FILE).chmod(0o644)
    assert found_in(folder) == {"table-unreadable", "folder-open", "files-open"}
    capsys.readouterr()
    assert main(["doctor", "--data", str(folder), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert table in told
    assert "chmod 700" in told
    body = bytearray((folder / FILE).read_bytes())
    body[4_096:12_288] = b"x" * 8_192
    (folder / FILE).write_bytes(body)
    assert "database-damaged" in found_in(folder)
    (folder / FILE).write_bytes(b"")
    assert "database-gone" in found_in(folder)
    (folder / MARK).unlink()
    assert main(["doctor", "--data", str(tmp_path / "nowhere")]) == 0


@pytest.mark.parametrize(
    "damage",
    [
        "INSERT INTO archives VALUES ('{}', x'00ff')",
        "UPDATE events SET body = CAST('{{\"e\":\"said\"}}' AS BLOB) WHERE table_id = '{}'",
        "UPDATE tables SET body = CAST(json_set(CAST(body AS TEXT), '$.game', 'ludo') AS BLOB)",
    ],
)
def test_the_doctor_survives_what_it_finds(tmp_path: Path, damage: str) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        table = server.person("Ada").make("me", "screen")["table"]
    change(folder, damage.format(table))
    assert found_in(folder) == {"table-unreadable"}


def test_the_doctor_misses_the_keys(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    SqliteStore(folder).close()
    change(folder, "DELETE FROM keys")
    assert found_in(folder) == {"keys-gone"}


@pytest.mark.skipif(sys.platform == "win32" or os.getuid() != 0, reason="needs two users")
@pytest.mark.parametrize("command", ["doctor", "keys", "backup copy", "restore copy"])
def test_whoever_may_not_look_is_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    SqliteStore(tmp_path / "data").close()
    os.seteuid(65_534)
    try:
        assert main([*command.split(), "--data", str(tmp_path / "data")]) in (1, 2)
    finally:
        os.seteuid(0)
    told = capsys.readouterr()
    assert "cannot be looked into" in told.out or told.err.count("\n") == 1


# --- What is kept ---------------------------------------------------------------------------


def aged(folder: Path, days: int) -> None:
    change(
        folder,
        f"UPDATE tables SET updated = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-{days} days')",
        f"UPDATE guests SET seen = date('now', '-{days} days')",
    )


def tidied(server: House, **days: float) -> dict[str, int]:
    kept = dataclasses.replace(Retention(), **days)
    return server.do(store_of(server).tidy, kept, set(server.lobby.tables))


def test_a_finished_game_is_packed_and_stays(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada = server.person("Ada")
        chair = finished(ada)
        chair.ask(chat={"text": "Well played"})
        table, log = chair.now["table"], chair.log
        looked = chair.ask(look={"ply": 70, "seat": 1})["view"]
        text = ada.http.get(f"/api/tables/{table}/log").text
        assert tidied(server)["archived"] == 0
        chair.close()
        server.do(server.lobby.close_all)
    before = (folder / FILE).stat().st_size
    aged(folder, 2)
    with house(folder) as server:
        ada = again(ada, server)
        assert tidied(server)["archived"] == 1
        assert tidied(server)["archived"] == 0
        with sqlite3.connect(folder / FILE) as db:
            (packed,) = db.execute("SELECT length(body) FROM archives").fetchone()
            (row,) = db.execute("SELECT length(body) FROM tables").fetchone()
            for part in ("events", "snapshots"):
                assert db.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,)
        db.close()
        assert packed + row < PACKED < before
        chair = ada.sit(table)
        chair.count = 1_000
        picture = chair.until("table")
        assert chair.log == log
        assert [said["text"] for said in picture["chat"]] == ["Well played"]
        assert chair.ask(look={"ply": 70, "seat": 1})["view"] == looked
        assert ada.http.get(f"/api/tables/{table}/log").text == text
        # What is said afterwards is added, and packed in its turn.
        assert chair.ask(chat={"text": "Again?"})["type"] == "done"
        chair.close()
        server.do(server.lobby.close_all)
        aged(folder, 2)
        assert tidied(server)["archived"] == 1
        again_there = ada.sit(table).until("table")
        assert [said["text"] for said in again_there["chat"]] == ["Well played", "Again?"]


def test_what_nobody_plays_goes_after_a_while(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada = server.person("Ada")
        empty = ada.make("link", "link")["table"]
        running = ada.make("me", "screen")["table"]
        done = finished(ada).now["table"]
        server.person("Eve")
    aged(folder, 10)
    with house(folder) as server:
        kept = again(ada, server)
        assert tidied(server)["removed"] == 1
        codes = [kept.http.get(f"/api/tables/{t}").status_code for t in (empty, running, done)]
        assert codes == [404, 200, 200]
    aged(folder, 200)
    with house(folder) as server:
        kept = again(ada, server)
        done_now = tidied(server)
        # Eve never sat anywhere; Ada may come back.
        assert (done_now["removed"], done_now["forgotten"]) == (1, 1)
        assert kept.http.get(f"/api/tables/{running}").status_code == 404
        assert kept.http.get(f"/api/tables/{done}").status_code == 200
        assert kept.http.get("/api/me").json()["name"] == "Ada"
    aged(folder, 500)
    with house(folder) as server:
        assert tidied(server)["forgotten"] >= 1
        card = server.person().http.get(f"/api/tables/{done}").json()
        assert card["seats"][0]["name"] == "Player 1"


# --- People ---------------------------------------------------------------------------------


def test_a_person_can_take_their_data_and_be_forgotten(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada, bob = server.person("Ada Lovelace"), server.person("Bob")
        done = finished(ada)
        done.ask(chat={"text": "It was me, Ada Lovelace"})
        made = bob.make("me", "link")
        ada.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
        chair = ada.sit(made["table"])
        chair.until("table")
        chair.ask(chat={"text": "My number is 555"})
        chair.ask(report={"seat": 0, "text": "He shouts"})
        ada.post("/api/lessons/village-1", {})
        kept = ada.http.get("/api/me/data").json()
        assert kept["guest"]["name"] == "Ada Lovelace"
        played = {card["table"] for card in kept["tables"] if not card["lesson"]}
        assert played == {done.now["table"], made["table"]}
        assert [said["text"] for said in kept["said"]] == [
            *("It was me, Ada Lovelace", "My number is 555"),
        ] or len(kept["said"]) == 2
        assert [each["text"] for each in kept["reported"]] == ["He shouts"]
        assert [each["lesson"] for each in kept["lessons"]] == ["village-1"]
        assert ada.http.post("/api/me/forget", json={}).status_code == 200
        assert bob.http.get(f"/api/tables/{made['table']}").json()["seats"][1]["kind"] == "open"
        log = read_log(bob.http.get(f"/api/tables/{done.now['table']}/log").text)
        assert log.players[0] == "Player 1"
        picture = bob.sit(done.now["table"]).until("table")
        assert picture["over"]
        assert ada.me["guest"] not in str(picture)
    # Not a trace on the disk, once SQLite has cleaned up behind itself.
    with sqlite3.connect(folder / FILE) as db:
        rest: list[Any] = []
        for part in ("tables", "events", "archives", "guests", "seated", "links"):
            rest += [str(row) for row in db.execute(f"SELECT * FROM {part}").fetchall()]
    db.close()
    for secret in ("Lovelace", "555", ada.me["guest"]):
        assert not any(secret in row for row in rest), secret


def test_who_has_left_or_only_watched_is_forgotten_too(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada, bob = server.person("Ada Lovelace"), server.person("Bob")
        made = bob.make("me", "link", "link")
        host, table = bob.sit(made["table"]), made["table"]
        host.until("table")
        ada.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
        chair = ada.sit(table)
        chair.until("table")
        chair.ask(chat={"text": "I sat here"})
        host.ask(report={"seat": 1, "text": "She sings"})
        chair.ask(leave={})
        watched, empty = bob.make("me", "screen")["table"], ada.make("link", "link")["table"]
        watcher = ada.sit(watched)
        watcher.count = 100
        watcher.until("table")
        watcher.ask(chat={"text": "I stood here"})
        said = {each["text"] for each in ada.http.get("/api/me/data").json()["said"]}
        assert said == {"I sat here", "I stood here"}
        ada.post("/api/me/forget", {})
        assert bob.sit(table).until("table")["chat"][0]["text"] == ""
        assert bob.http.get(f"/api/tables/{empty}").json()["host"] == ""
    with sqlite3.connect(folder / FILE) as db:
        parts = ("tables", "events", "archives", "guests", "seated", "links", "traces")
        rest = [str(row) for part in parts for row in db.execute(f"SELECT * FROM {part}")]
    db.close()
    for secret in ("Lovelace", "I sat", "I stood", ada.me["guest"]):
        assert not any(secret in row for row in rest), secret


def test_a_damaged_table_keeps_nobody_from_being_forgotten(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        bad, good = (ada.make("me", "screen")["table"] for _ in range(2))
        gone = bob.make("me", "screen")["table"]
    change(folder, f"UPDATE tables SET body = substr(body, 1, 40) WHERE id IN ('{bad}', '{gone}')")
    with house(folder) as server:
        ada = again(ada, server)
        assert ada.http.post("/api/me/forget", json={}).status_code == 200
        assert "forgotten-unread" in caplog.text
        card = server.person().http.get(f"/api/tables/{good}").json()
        assert [seat["kind"] for seat in card["seats"]] == ["open", "open"]
        change(folder, "UPDATE guests SET seen = '2020-01-01'")
        # Those who do not come back are forgotten too, though Bob's table cannot be read.
        assert tidied(server)["forgotten"] == 1
        assert tidied(server)["forgotten"] == 0
    with sqlite3.connect(folder / FILE) as db:
        assert db.execute("SELECT count(*) FROM guests").fetchone() == (0,)
        assert db.execute("SELECT count(*) FROM seated").fetchone() == (0,)
    db.close()


def test_games_that_cannot_be_packed_are_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("demesne.server.retention.AT_ONCE", 1)
    folder = tmp_path / "data"
    with house(folder) as server:
        ada = server.person("Ada")
        games = [finished(ada).now["table"] for _ in range(2)]
    first = min(games)
    change(folder, f"UPDATE events SET body = '[' WHERE table_id = '{first}' AND seq = 1")
    aged(folder, 2)
    with house(folder) as server:
        assert [tidied(server)["archived"] for _ in range(3)] == [0, 1, 0]
        assert store_of(server)._unpacked == {first}


def test_somebody_with_many_tables_is_forgotten_bit_by_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves of others wait for a few tables, not for all."""
    monkeypatch.setattr("demesne.server.retention.AT_ONCE", 2)
    with house(tmp_path / "data") as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        for person in (ada, bob):
            for _ in range(5):
                person.make("me", "screen")
        writer = store_of(server).writer
        before = writer.writes
        ada.post("/api/me/forget", {})
        assert writer.writes - before >= 4
        assert ada.http.get("/api/me/data").json()["tables"] == []
        server.do(server.lobby.close_all)
        change(tmp_path / "data", "UPDATE guests SET seen = '2020-01-01'")
        rounds = [tidied(server)["forgotten"] for _ in range(4)]
        assert rounds == [1, 1, 1, 0]
        assert bob.http.get("/api/me/data").json()["tables"] == []


def test_an_address_that_cannot_be_read_is_as_good_as_none(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada = server.person("Ada")
        guest = ada.me["guest"]
        change(folder, f"INSERT INTO pushes VALUES ('x', '{guest}', '{{\"endp')")
        assert ada.http.get("/api/me/data").json()["pushes"] == []
        assert {finding.key for finding in examine(folder)} >= {"pushes-unreadable"}
