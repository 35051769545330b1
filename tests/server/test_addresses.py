"""Where the server can be reached, and what an address that leads nowhere shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.server import guests
from server.house import House, house

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def test_a_server_for_this_machine_says_so(server: House) -> None:
    place = server.person().http.get("/api/place").json()
    assert place == {"here_only": True, "addresses": []}


def test_a_server_for_all_offers_the_address_others_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "own_address", lambda: "192.168.7.9")
    with house(tmp_path, host="0.0.0.0") as opened:
        place = opened.person().http.get("/api/place").json()
    assert place == {"here_only": False, "addresses": [f"http://192.168.7.9:{opened.port}"]}


def test_a_server_that_listens_on_one_address_offers_that(tmp_path: Path) -> None:
    with house(tmp_path, host="10.1.2.3", hosts=("games.example",)) as opened:
        place = opened.person().http.get("/api/place").json()
    assert place["addresses"] == [f"http://10.1.2.3:{opened.port}"]


def test_an_unknown_address_shows_a_page(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Demesne</title>")
    with house(tmp_path / "data", page=tmp_path / "page") as opened:
        http = opened.person().http
        for path in ("/nothing", "/nothing/here", "/rules", "/api/nothing"):
            answer = http.get(path, headers=BROWSER)
            assert answer.headers["content-type"].startswith("text/html"), path
            assert "<title>" in answer.text
        assert http.get("/nothing", headers=BROWSER).status_code == 404
        # A program, and a script that looks for a file, are told what they can read.
        answer = http.get("/assets/nothing.js")
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
