"""The client for programs, and its twenty lines in the docs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from demesne.client import ClientError, join
from server.house import House, legal

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_twenty_lines_in_the_docs_play_a_game(
    server: House, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 20
    made = server.person().make("link", "bot:random")
    code = re.sub(r"http://127[^\"]*", server.place + made["links"]["0"], code)
    exec(compile(code, str(DOCS), "exec"), {})
    assert "'place': 1" in capsys.readouterr().out
    [seat, _] = server.person().sit(made["table"]).until("table")["seats"]
    assert seat["name"] == "Dice"


def test_a_refused_choice_is_an_error(server: House) -> None:
    made = server.person().make("link", "bot:random")
    table = join(server.place + made["links"]["0"])
    with pytest.raises(ClientError, match="no line 999"):
        table.play(lambda _menu, _view: 999)


def test_a_link_that_is_not_ours(server: House) -> None:
    with pytest.raises(ClientError, match="works once"):
        join(server.place + "/join/s_nonsense")
    with pytest.raises(ClientError, match="No Demesne server"):
        join("http://127.0.0.1:1/join/s_nonsense")


def test_a_seat_that_is_taken_stays_taken(server: House) -> None:
    ada = server.person("Ada")
    made = server.person().make("link", "bot:random")
    token = made["links"]["0"].split("/")[-1]
    ada.post("/api/join", {"token": token})
    with pytest.raises(ClientError, match="works once"):
        join(server.place + made["links"]["0"])


def test_it_comes_back_when_the_line_breaks(server: House) -> None:
    made = server.person().make("link", "bot:random")
    table = join(server.place + made["links"]["0"], patience=20)
    asked = 0

    def choose(menu: dict[str, Any], _view: dict[str, Any]) -> int:
        nonlocal asked
        asked += 1
        if asked in (3, 9, 20):
            (awake,) = server.lobby.tables.values()
            for client in list(awake.clients):
                server.loop.call_soon_threadsafe(client.close, 1012)
        return legal(menu)[0]

    standings = table.play(choose)
    assert standings[0]["place"] == 1
    assert [entry["ply"] for entry in table.log] == list(range(table.now["ply"]))
