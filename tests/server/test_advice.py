"""Hints at a table and the analysis of a finished game, over the wire."""

from __future__ import annotations

import contextlib
import dataclasses
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from demesne.server.analysis import FOLDER, tidy
from demesne.server.settings import Limits, Settings
from server import hush as rules
from server.house import QUICK, Chair, House, Message, Person, house, legal
from server.process import Process

# A process must start, and interpreted rules think slowly.
LATER = 60.0


@pytest.fixture(autouse=True)
def _dealt() -> Iterator[None]:
    rules.DEALT.clear()
    yield
    rules.DEALT.clear()


def ask(person: Person, table: str, ply: int) -> Any:
    return person.http.post(f"/api/tables/{table}/hint", json={"ply": ply}, timeout=LATER)


def refused(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    key = answer.json()["reason"]["key"]
    assert isinstance(key, str)
    return key


def test_a_hint_against_bots(hush: House) -> None:
    ada = hush.person("Ada")
    table = ada.make("me", "bot:random", game="hush")["table"]
    chair = ada.sit(table)
    shown = chair.until("table")
    assert (shown["hints"], shown["hints_most"]) == (True, None)
    menu = chair.my_turn()["menu"]
    answer = ask(ada, table, menu["ply"])
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["ply"], told["seat"], told["used"], told["most"]) == (menu["ply"], 0, 1, None)
    assert {line["choice"] for line in told["lines"]} <= set(legal(menu))
    assert told["lines"][0]["answers"][0]["label"]["key"] == "line-bid"
    chances = [line["chance"] for line in told["lines"]]
    assert chances == sorted(chances, reverse=True)
    # Asked twice about the same question, it is one hint.
    assert ask(ada, table, menu["ply"]).json()["used"] == 1
    assert refused(ask(ada, table, menu["ply"] + 1)) == "server-hint-not-asked"


def test_with_strangers_there_are_no_hints_unless_they_were_chosen(hush: House) -> None:
    ada = hush.person("Ada")
    table = ada.make("me", "link", game="hush")["table"]
    chair = ada.sit(table)
    assert chair.until("table")["hints"] is False
    ply = chair.my_turn()["menu"]["ply"]
    assert refused(ask(ada, table, ply)) == "server-hints-off"
    never = ada.make("me", "bot:random", game="hush", hints=False)["table"]
    assert refused(ask(ada, never, 0)) == "server-hints-off"


def test_everybody_sees_who_asked_and_each_has_three(hush: House) -> None:
    ada, bob = hush.person("Ada"), hush.person("Bob")
    made = ada.make("me", "link", game="hush", hints=True)
    table = made["table"]
    bob.post("/api/join", {"token": made["links"]["1"].rsplit("/", maxsplit=1)[-1]})
    chair, other = ada.sit(table), bob.sit(table)
    assert other.until("table")["hints_most"] == 3
    chair.until("table")
    ply = chair.my_turn()["menu"]["ply"]
    told = ask(ada, table, ply).json()
    assert (told["used"], told["most"]) == (1, 3)
    seats = other.until("seats")
    while [seat["hints"] for seat in seats["seats"]] != [1, 0]:
        seats = other.until("seats")

    async def use_up() -> None:
        at = await hush.lobby.table(table)
        at.row.seats[0].hints = 3
        at.hinted.clear()

    hush.do(use_up)
    assert refused(ask(ada, table, ply)) == "server-hints-used"
    # Whoever has no seat here learns nothing.
    assert refused(ask(hush.person("Eve"), table, ply)) == "server-hint-not-asked"


def test_a_hint_knows_no_more_than_its_seat(hush: House) -> None:
    """Two tables that differ only in the rival's card: the same hint."""
    ada = hush.person("Ada")
    told: list[Message] = []
    for card in (1, 4):
        rules.DEALT.update({0: 3, 1: card})
        table = ada.make("me", "bot:random", game="hush")["table"]
        chair = ada.sit(table)
        menu = chair.my_turn()["menu"]
        # Whether the rival has answered, everybody may know.
        while chair.now["waiting"] != [0]:
            chair.hear()
        told.append(ask(ada, table, menu["ply"]).json())
    assert told[0]["lines"] == told[1]["lines"]


def played_out(person: Person) -> str:
    table = person.make("me", "bot:random", game="hush")["table"]
    chair: Chair = person.sit(table)
    while not chair.my_turn()["over"]:
        chair.choose()
    return str(table)


def until_done(person: Person, table: str) -> Message:
    deadline = time.monotonic() + LATER
    while True:
        told: Message = person.http.get(f"/api/tables/{table}/analysis").json()
        if told["state"] == "done":
            return told
        assert told["state"] == "running"
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_finished_game_is_looked_at_and_kept(hush: House, tmp_path: Path) -> None:
    ada = hush.person("Ada")
    table = played_out(ada)
    path = f"/api/tables/{table}/analysis"
    before = ada.http.get(path).json()
    assert (before["state"], before["turns"]) == ("none", [])
    begun = ada.post(path, {"do": "start"})
    assert begun["state"] == "running"
    told = until_done(ada, table)
    assert (told["done"], told["total"]) == (len(told["turns"]), len(told["turns"]))
    assert sum(told["final"]) == pytest.approx(1)
    assert {turn["seat"] for turn in told["turns"]} <= {0, 1}
    assert all(sum(turn["chances"]) == pytest.approx(1, abs=0.001) for turn in told["turns"])
    rest = ada.http.get(path, params={"from": told["done"] - 1}).json()
    assert rest["turns"] == told["turns"][-1:]
    # A server that starts anew has it still.
    hush.do(hush.lobby.analyst.close)
    hush.lobby.analyst._runs.clear()
    assert ada.http.get(path).json() == told
    assert len(list((tmp_path / "data" / FOLDER).glob("*.jsonl"))) == 1


def test_stopped_and_gone_on_with(hush: House) -> None:
    ada = hush.person("Ada")
    table = played_out(ada)
    path = f"/api/tables/{table}/analysis"
    ada.post(path, {"do": "start"})
    stopped = ada.http.post(path, json={"do": "stop"}, timeout=LATER).json()
    assert stopped["state"] in ("none", "stopped", "done")
    assert ada.post(path, {"do": "start"})["state"] in ("running", "done")
    assert until_done(ada, table)["done"] >= stopped["done"]


def test_a_running_game_is_not_looked_at(hush: House) -> None:
    ada = hush.person("Ada")
    table = ada.make("me", "bot:random", game="hush")["table"]
    ada.sit(table).until("table")
    path = f"/api/tables/{table}/analysis"
    assert refused(ada.http.get(path)) == "server-analysis-not-over"
    assert refused(ada.http.post(path, json={"do": "start"})) == "server-analysis-not-over"
    assert ada.http.post(path, json={"do": "think"}).status_code == 400
    assert ada.http.get(path, params={"from": "x"}).status_code == 400


def test_hints_and_analyses_have_their_pace(tmp_path: Path) -> None:
    slow = Limits(hints=(0.001, 1.0), analyses_of_address=(0.001, 1.0))
    with house(tmp_path / "slow", limits=slow) as server:
        ada = server.person("Ada")
        table = ada.make("me", "link")["table"]
        assert refused(ask(ada, table, 0)) == "server-hints-off"
        assert refused(ask(ada, table, 0)) == "server-hints-too-fast"
        path = f"/api/tables/{table}/analysis"
        assert refused(ada.http.post(path, json={"do": "start"})) == "server-analysis-not-over"
        assert refused(ada.http.post(path, json={"do": "start"})) == "server-analyses-too-fast"


def test_the_oldest_analyses_go_first(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"{number}.jsonl").write_text("")
        time.sleep(0.01)
    tidy(tmp_path, Settings(data=tmp_path, limits=Limits(analyses_kept=2)))
    assert sorted(path.name for path in tmp_path.glob("*.jsonl")) == ["3.jsonl", "4.jsonl"]


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LATER
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def brought_in(person: Person, number: int) -> str:
    """A finished game that somebody has imported."""
    log = sorted((Path(__file__).parents[1] / "golden" / "village").glob("2-*.log"))[number]
    answer = person.http.post("/api/import", content=log.read_bytes())
    return str(answer.json()["table"])


def start(person: Person, table: str) -> Any:
    return person.http.post(f"/api/tables/{table}/analysis", json={"do": "start"})


# --- How much of the server thinking may take ------------------------------------------------


def test_one_address_does_not_take_all_there_is_to_think_with(tmp_path: Path) -> None:
    limits = dataclasses.replace(QUICK, thoughts_of_address=1)
    with house(tmp_path / "data", limits=limits, hint_tries=2_000, analysis_tries=2_000) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        for number, person in enumerate((ada, bob), 1):
            person.http.headers["X-Forwarded-For"] = f"192.0.2.{number}"
        table = ada.make("me", "bot:random")["table"]
        ply = ada.sit(table).my_turn()["menu"]["ply"]

        def think_long() -> None:
            # The server is stopped before there is an answer.
            with contextlib.suppress(httpx.HTTPError):
                ask(ada, table, ply)

        first = threading.Thread(target=think_long)
        first.start()
        until(lambda: server.lobby.analyst._waiting == 1)
        assert refused(ask(ada, table, ply)) == "server-hints-too-fast"
        games = [brought_in(ada, number) for number in range(3)]
        starts = [start(ada, game) for game in games]
        assert [answer.status_code for answer in starts] == [200, 200, 429]
        assert refused(starts[2]) == "server-analyses-at-once"
        assert start(bob, games[2]).status_code == 200
    # A server that stops does not wait until it is all thought out.
    first.join(10)
    assert not first.is_alive()


def test_a_thought_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with house(tmp_path / "data", hint_tries=100_000, analyst_seconds=0.3) as server:
        ada = server.person("Ada")
        table = ada.make("me", "bot:random")["table"]
        ply = ada.sit(table).my_turn()["menu"]["ply"]
        for _ in range(2):
            # The next one has a process of its own again.
            assert refused(ask(ada, table, ply)) == "server-busy"
        assert server.lobby.analyst._waiting == 0


def test_who_thinks_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    process.start()
    assert process.running is not None
    ada = Person(process.place, "Ada")
    table = ada.make("me", "bot:random")["table"]
    ply = ada.sit(table).my_turn()["menu"]["ply"]
    assert ask(ada, table, ply).status_code == 200
    thinkers = children_of(process.running.pid)
    assert thinkers
    process.kill()
    until(lambda: not any(map(is_alive, thinkers)))
    ada.close()


def children_of(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_another_turn_is_tried_out_once_the_game_is_over(hush: House) -> None:
    ada = hush.person("Ada")
    table = ada.make("me", "bot:random", game="hush")["table"]
    chair = ada.sit(table)
    menu = chair.my_turn()["menu"]
    asked = {"ply": menu["ply"], "seat": 0}
    refs = {line["ref"] for line in menu["lines"] if "why" not in line}
    tried = [{"decision": menu["decision"], "ref": min(refs)}]
    # Sealed answers of others would come out.
    early = chair.ask(look=asked | {"tried": tried})
    assert early["reason"]["key"] == "server-tried-later"
    while not chair.my_turn()["over"]:
        chair.choose()
    own = next(entry for entry in chair.log if entry["seat"] == 0 and not entry["auto"])
    views = [chair.ask(look={"ply": own["ply"], "seat": 0})["view"]]
    for ref in sorted(refs):
        given = [{"decision": own["decision"], "ref": ref}]
        looked = chair.ask(look={"ply": own["ply"], "seat": 0, "tried": given})
        assert looked["type"] == "looked", looked
        views.append(looked["view"])
    assert len({str(view) for view in views}) > 1
    nonsense = [{"decision": own["decision"], "ref": "nowhere"}]
    refused_ = chair.ask(look={"ply": own["ply"], "tried": nonsense})
    assert refused_["reason"]["key"] == "server-not-to-be-tried"
