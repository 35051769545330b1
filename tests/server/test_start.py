"""Starting the server, and every reason why it cannot."""

from __future__ import annotations

import os
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from demesne.cli.main import main
from demesne.cli.serve import run_serve
from demesne.server.folder import FILE
from demesne.server.run import run, warn_of_handles
from demesne.server.settings import Limits, Settings
from demesne.server.sqlite import SqliteStore
from server.house import House, house
from server.process import Process


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr().err
    assert told.count("\n") == 1, told
    return told


def test_a_busy_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run_serve("127.0.0.1", port, tmp_path) == 2
    assert f"Port {port} on 127.0.0.1 is taken" in sentence(capsys)


def test_the_program_says_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path), "--no-open"]) == 2
    assert "is taken" in sentence(capsys)
    assert main(["serve", "--help"]) == 0
    assert "--data" in capsys.readouterr().out


def test_ports_and_hosts_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_serve("127.0.0.1", 70_000, tmp_path) == 2
    assert "70000" in sentence(capsys)
    assert run_serve("203.0.113.7", 0, tmp_path) == 2
    assert "203.0.113.7" in sentence(capsys)
    assert run_serve("127.0.0.1", 0, tmp_path, synchronous="SOMETIMES") == 2
    assert "FULL" in sentence(capsys)


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert run(Settings(tmp_path / "file" / "data", port=0)) == 2
    assert "cannot write its data" in sentence(capsys)
    if os.getuid() != 0:
        locked = tmp_path / "locked"
        locked.mkdir(mode=0o500)
        assert run(Settings(locked, port=0)) == 2
        assert "cannot write its data" in sentence(capsys)


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    assert run(Settings(tmp_path, port=0)) == 2
    told = sentence(capsys)
    assert "newer Demesne" in told
    assert "99" in told


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text("This is a shopping list." * 100)
    assert run(Settings(tmp_path, port=0)) == 2
    assert "cannot write its data" in sentence(capsys)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM keys",
        "DELETE FROM about",
        "DROP TABLE keys",
        "REPLACE INTO about VALUES ('uptime', 'long')",
    ],
)
def test_a_database_that_has_lost_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute(damage)
    db.close()
    assert run(Settings(tmp_path, port=0)) == 2
    assert "demesne restore" in sentence(capsys)


@pytest.mark.parametrize("name", ["server.lock", "tables.mark"])
def test_a_file_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / FILE).touch()
    (tmp_path / name).mkdir()
    SqliteStore(tmp_path / "other").close()
    (tmp_path / "other" / FILE).replace(tmp_path / FILE)
    assert run(Settings(tmp_path, port=0)) == 2
    assert f"cannot write {tmp_path / name}" in sentence(capsys)


def test_a_proxy_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_serve("127.0.0.1", 0, tmp_path, proxies=("nonsense",)) == 2
    assert "nonsense" in sentence(capsys)


def test_two_servers_on_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import fcntl

    with (tmp_path / "server.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert run(Settings(tmp_path, port=0)) == 2
    assert "Another Demesne server" in sentence(capsys)


def test_health_and_figures(server: House) -> None:
    ada = server.person()
    chair = ada.sit(ada.make("me", "bot:random")["table"])
    chair.until("table")
    chair.choose()
    chair.choose(999)
    assert ada.http.get("/healthz").text == "ok\n"
    figures = server.lobby.metrics.text()
    assert 'demesne_refusals_total{error="invalid-choice"} 1' in figures
    assert "demesne_tables_awake 1" in figures
    assert 'demesne_message_seconds_bucket{le="+Inf"} 2' in figures
    for line in figures.splitlines():
        assert line.startswith("#") or len(line.rsplit(" ", 1)) == 2


def test_figures_have_a_port_of_their_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = Process(tmp_path / "data", "--metrics-port", str(port))
    process.start()
    try:
        assert "demesne_connections" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        # Not there, where a proxy may lead anybody; whatever the proxy says or does not.
        for headers in ({}, {"X-Forwarded-For": "203.0.113.7"}, {"Host": f"127.0.0.1:{port}"}):
            assert httpx.get(process.place + "/metrics", headers=headers).status_code == 404
    finally:
        process.kill()


def test_too_few_file_handles_are_said_at_the_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: given.append(limits))
    warn_of_handles(Limits(connections=500))
    assert given == [(700, 1024)]
    assert not capsys.readouterr().err
    warn_of_handles(Limits(connections=5_000))
    assert given[1] == (1024, 1024)
    assert "1024 file handles" in sentence(capsys)


@pytest.mark.parametrize("synchronous, number", [("NORMAL", 1), ("FULL", 2)])
def test_the_store_writes_as_told(tmp_path: Path, synchronous: str, number: int) -> None:
    with house(tmp_path / "data", synchronous=synchronous) as server:
        store = server.lobby.store
        assert isinstance(store, SqliteStore)
        found: list[int] = []
        mode: list[str] = []

        async def ask() -> None:
            def work(db: sqlite3.Connection) -> None:
                found.extend(db.execute("PRAGMA synchronous").fetchone())
                mode.extend(db.execute("PRAGMA journal_mode").fetchone())

            await store._write(work)

        server.do(ask)
        assert (found, mode) == ([number], ["wal"])
        assert (tmp_path / "data" / FILE).stat().st_mode & 0o077 == 0


def test_a_write_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        store = server.lobby.store
        assert isinstance(store, SqliteStore)

        async def both() -> tuple[object, object]:
            import asyncio

            good = store._write(
                lambda db: db.execute("INSERT INTO guests VALUES ('g_1', 'Ada', '', 0, '')")
            )
            bad = store._write(lambda db: db.execute("INSERT INTO nowhere VALUES (1)"))
            return await asyncio.gather(good, bad, return_exceptions=True)

        good, bad = server.do(both)
        assert good is None
        assert isinstance(bad, sqlite3.Error)
        guest = server.do(store.guest, "g_1")
        assert guest is not None
        assert guest.name == "Ada"
