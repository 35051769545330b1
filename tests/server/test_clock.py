"""Clocks: whose time runs, what is gained, what becomes of whoever is out of time."""

from __future__ import annotations

import json
import math
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from demesne.server.clock import DAY, SHOWN_SECONDS
from demesne.server.table import Table
from server.house import SOON, Chair, House, Person, house, legal
from server.process import Process

LIVE = {"kind": "live", "minutes": 5, "increment": 20, "out": "bot"}
DAYS = {"kind": "days", "days": 2, "out": "bot"}


def together(server: House, *more: str, pace: Any = LIVE, **options: Any) -> tuple[Chair, Chair]:
    """Ada and Bob, at a table with a clock."""
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link", *more, pace=pace, **options)
    bob.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
    chairs = ada.sit(made["table"]), bob.sit(made["table"])
    for chair in chairs:
        chair.until("table")
    return chairs


def table_of(server: House, chair: Chair) -> Table:
    return server.lobby.tables[chair.now["table"]]


def set_left(server: House, chair: Chair, seat: int, left: float) -> None:
    """Nobody waits for minutes in a test."""

    async def work() -> None:
        table = table_of(server, chair)
        clock = table.row.clock
        assert clock is not None
        clock.left[seat] = left
        if clock.since[seat] is not None:
            clock.since[seat] = server.lobby.uptime.now()
        table.clocks.wind()

    server.do(work)


def hand_on(chair: Chair, other: Chair) -> None:
    """Answer until the other one is asked."""
    while chair.now["menu"]:
        chair.choose()
    other.my_turn()


# --- What a client may ask for --------------------------------------------------------------


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "minutes": 0},
        {"kind": "live", "minutes": -5},
        {"kind": "live", "minutes": 1e300},
        {"kind": "live", "minutes": 10**400},
        {"kind": "live", "minutes": math.nan},
        {"kind": "live", "minutes": math.inf},
        {"kind": "live", "minutes": "5"},
        {"kind": "live", "minutes": True},
        {"kind": "live", "minutes": 5, "increment": -1},
        {"kind": "live", "minutes": 5, "increment": 301},
        {"kind": "live", "minutes": 5, "out": "win"},
        {"kind": "live", "minutes": 5, "left": [1, 2]},
        {"kind": "live"},
        {"kind": "days", "days": 15},
        {"kind": "days", "days": 0},
        {"kind": "days", "minutes": 5},
        {"kind": "weeks"},
        {},
        [],
        "live",
    ],
)
def test_an_impossible_pace_is_refused(server: House, pace: Any) -> None:
    ada = server.person("Ada")
    body = {"game": "village", "seats": [{"kind": "me"}, {"kind": "link"}], "pace": pace}
    answer = ada.http.post(
        "/api/tables", content=json.dumps(body), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-request"
    assert ada.http.get("/api/tables").json()["mine"] == []


def test_a_message_cannot_touch_a_clock(server: House) -> None:
    ada, _ = together(server)
    odd: list[Any] = [
        {"pace": None},
        {"clocks": []},
        {"choose": {"ply": 0, "choice": 0, "left": 9}},
    ]
    for each in odd:
        ada.say(**each)
        assert ada.until("refused")["error"] == "bad-message"


# --- Whose time runs ------------------------------------------------------------------------


def test_clocks_begin_when_every_seat_is_taken(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link", pace=LIVE)
    first = ada.sit(made["table"]).until("table")
    assert first["pace"] == LIVE
    assert [clock["runs"] for clock in first["clocks"]] == [False, False]
    bob.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
    now = bob.sit(made["table"]).until("table")
    assert [clock["runs"] for clock in now["clocks"]] == [0 in now["waiting"], 1 in now["waiting"]]
    assert sum(clock["runs"] for clock in now["clocks"]) == 1


def test_only_who_is_asked_loses_time_and_gains_the_increment(server: House) -> None:
    chairs = together(server)
    asked = chairs[0].now["waiting"][0]
    one, other = chairs[asked], chairs[1 - asked]
    set_left(server, one, asked, 100.0)
    time.sleep(0.3)
    hand_on(one, other)
    mine, theirs = other.now["clocks"][asked], other.now["clocks"][1 - asked]
    assert not mine["runs"]
    assert theirs["runs"]
    assert 118.0 < mine["left"] < 119.8
    assert 298.0 < theirs["left"] <= 300.0


def test_several_are_asked_and_each_clock_runs(server: House) -> None:
    ada, bob = together(server, game="mil")
    chairs = (ada, bob)
    while len(chairs[0].now["waiting"]) < 2:
        [seat] = chairs[0].now["waiting"]
        chairs[seat].my_turn()
        chairs[seat].choose()
        while chairs[0].now["ply"] != chairs[1].now["ply"]:
            min(chairs, key=lambda chair: chair.now["ply"]).hear()
    assert [clock["runs"] for clock in ada.now["clocks"]] == [True, True]


def test_what_bots_did_is_shown_before_the_clock_starts(server: House) -> None:
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "bot:random", pace=LIVE)["table"])
    chair.until("table")
    chair.my_turn()
    while chair.now["menu"]:
        chair.choose()
    chair.my_turn()
    clocks = chair.now["clocks"]
    assert clocks[0]["runs"]
    assert not clocks[1]["runs"]
    assert SHOWN_SECONDS - 1 < clocks[0]["starts"] <= 12.0
    # Whoever answers meanwhile has lost nothing.
    assert clocks[0]["left"] >= 300.0


def test_by_days_who_hands_on_has_the_whole_time_again(server: House) -> None:
    chairs = together(server, pace=DAYS)
    asked = chairs[0].now["waiting"][0]
    set_left(server, chairs[0], asked, 1_000.0)
    hand_on(chairs[asked], chairs[1 - asked])
    assert chairs[1 - asked].now["clocks"][asked] == {"left": 2 * DAY, "runs": False, "starts": 0.0}


# --- Undo -----------------------------------------------------------------------------------


def turn_then_undo(chair: Chair) -> None:
    """A whole turn, which bots answer at once, and back again."""
    while chair.now["menu"]:
        chair.choose()
    chair.my_turn()


def undoable(server: House) -> Chair:
    """Somebody who has handed on to a bot, has gained by it, and may take it back."""
    for _ in range(20):
        ada = server.person("Ada")
        chair = ada.sit(ada.make("me", "bot:random", pace=LIVE)["table"])
        chair.until("table")
        for _ in range(6):
            chair.my_turn()
            turn_then_undo(chair)
            if chair.now["can_undo"] and table_of(server, chair).clocks.gains:
                last = max(e["ply"] for e in chair.log if e["seat"] == 0 and not e["auto"])
                if any(ply > last for ply, _, _ in table_of(server, chair).clocks.gains):
                    return chair
    raise AssertionError("nobody could take anything back")


def test_undo_takes_back_what_was_gained_and_gives_nothing(server: House) -> None:
    chair = undoable(server)
    set_left(server, chair, 0, 100.0)
    for _ in range(3):
        assert chair.ask(undo={"ply": chair.now["ply"]})["type"] == "done"
        left = chair.now["clocks"][0]["left"]
        assert left <= 80.0
        turn_then_undo(chair)
        assert chair.now["clocks"][0]["left"] <= 100.0
        if not chair.now["can_undo"]:
            break


def test_undo_that_would_leave_no_time_is_refused(server: House) -> None:
    chair = undoable(server)
    set_left(server, chair, 0, 15.0)
    answer = chair.ask(undo={"ply": chair.now["ply"]})
    assert answer["reason"]["key"] == "server-no-time-to-undo"
    assert not answer["fresh"]["can_undo"]
    assert chair.choose()["type"] == "done"


def test_gains_are_known_again_after_waking(server: House) -> None:
    chair = undoable(server)
    name = chair.now["table"]
    before = list(table_of(server, chair).clocks.gains)
    chair.close()

    async def again() -> list[Any]:
        await server.lobby.tables.pop(name).sleep()
        return (await server.lobby.table(name)).clocks.gains

    assert server.do(again) == before


# --- Out of time ----------------------------------------------------------------------------


def test_out_of_time_a_bot_plays_on_and_the_seat_stays_lost(server: House) -> None:
    chairs = together(server)
    asked = chairs[0].now["waiting"][0]
    one, other = chairs[asked], chairs[1 - asked]
    set_left(server, one, asked, 0.05)
    while other.now["seats"][asked]["kind"] != "bot":
        other.hear()
    other.my_turn()
    assert other.now["stopped"] is None
    assert other.now["seats"][asked]["name"] == ("Ada", "Bob")[asked]
    refused = one.ask(seat={"seat": asked, "player": "person"})
    assert refused["reason"]["key"] == "server-out-of-time"
    assert 'demesne_clocks_out_total{then="bot"} 1' in server.lobby.metrics.text()


def test_by_days_one_may_come_back_once_the_bot_has_answered(tmp_path: Path) -> None:
    with house(tmp_path / "data", bot_delay=0.5) as server:
        chairs = together(server, pace=DAYS)
        asked = chairs[0].now["waiting"][0]
        one, other = chairs[asked], chairs[1 - asked]
        set_left(server, one, asked, 0.05)
        while one.now["seats"][asked]["kind"] != "bot":
            one.hear()
        # Not in between: otherwise one could think for ever.
        early = one.ask(seat={"seat": asked, "player": "person"})
        assert early["reason"]["key"] == "server-out-of-time"
        other.my_turn()
        assert one.ask(seat={"seat": asked, "player": "person"})["type"] == "done"
        assert one.now["clocks"][asked]["left"] == 2 * DAY


def test_out_of_time_the_game_is_stopped_where_the_table_chose_so(server: House) -> None:
    chairs = together(server, pace={**LIVE, "out": "end"})
    asked = chairs[0].now["waiting"][0]
    set_left(server, chairs[0], asked, 0.05)
    for chair in chairs:
        while chair.now["stopped"] is None:
            chair.hear()
        assert chair.now["stopped"] == asked
        assert chair.now["menu"] is None
        assert chair.now["waiting"] == []
        assert chair.now["standings"] is None
        assert not chair.now["over"]
    name = chairs[0].now["table"]
    late = chairs[asked].ask(choose={"ply": chairs[0].now["ply"], "choice": 0})
    assert (late["error"], late["reason"]["key"]) == ("game-over", "server-stopped")
    assert chairs[asked].ask(undo={"ply": chairs[0].now["ply"]})["error"] == "game-over"
    watcher = server.person("Eve")
    card = watcher.http.get(f"/api/tables/{name}").json()
    assert card["over"]
    assert card["stopped"] == asked
    assert not card["waiting"]
    assert watcher.http.get(f"/api/tables/{name}/log").status_code == 200
    assert watcher.sit(name).until("table")["stopped"] == asked


def test_where_nobody_else_plays_it_is_stopped(server: House) -> None:
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "bot:random", pace=LIVE)["table"])
    chair.until("table")
    chair.my_turn()
    set_left(server, chair, 0, 0.05)
    while chair.now["stopped"] is None:
        chair.hear()
    assert chair.now["seats"][0]["kind"] == "person"


def test_a_sleeping_table_is_woken_when_a_clock_has_run_out(tmp_path: Path) -> None:
    with house(tmp_path / "data", idle=0.1) as server:
        chairs = together(server, pace={**DAYS, "out": "end"})
        asked, name = chairs[0].now["waiting"][0], chairs[0].now["table"]
        set_left(server, chairs[0], asked, 2.0)
        # Any change is saved with the clock.
        chairs[0].ask(chat={"text": "Hm"})
        for chair in chairs:
            chair.close()
        deadline = time.monotonic() + SOON
        was_asleep = False
        while (card := server.person().http.get("/api/tables").json()) is not None:
            was_asleep = was_asleep or name not in server.lobby.tables
            row = server.do(server.lobby.store.load, name)
            assert row is not None
            if row[0].stopped is not None:
                break
            assert time.monotonic() < deadline, card
            time.sleep(0.05)
        assert was_asleep


# --- Killed in mid-clock --------------------------------------------------------------------


def left_at(place: str, table: str) -> float:
    card = httpx.get(f"{place}/api/tables/{table}").json()
    return float(next(clock["left"] for clock in card["clocks"] if clock["runs"]))


def test_a_server_that_is_killed_keeps_what_has_run_and_not_the_time_it_was_down(
    tmp_path: Path,
) -> None:
    server = Process(tmp_path / "data")
    server.start()
    ada = Person(server.place, "Ada")
    table = ada.make("me", "screen", pace={"kind": "live", "minutes": 5})["table"]
    # Longer than a slow machine takes to start, so that what is forgotten shows.
    time.sleep(7.0)
    before = left_at(server.place, table)
    assert before < 293.5
    server.kill()
    time.sleep(3.0)
    started = time.monotonic()
    server.start()
    after = left_at(server.place, table)
    # Of what had run at most the last second is forgotten (and the machine may be slow to
    # write it); of the three seconds it was down nothing counts.
    assert before - (time.monotonic() - started) < after < before + 1.5
    time.sleep(1.0)
    assert left_at(server.place, table) < after - 0.5, "it does not run any more"
    ada.close()
    server.kill()


def test_a_table_with_a_clock_is_written_no_more_often(server: House) -> None:
    def writes(pace: Any) -> int:
        ada = server.person("Ada")
        chair = ada.sit(ada.make("me", "screen", pace=pace)["table"])
        chair.until("table")
        counted = dict.fromkeys(("before", "after"), 0)
        store = server.lobby.store
        counted["before"] = store.writer.writes  # type: ignore[attr-defined]
        for _ in range(12):
            chair.choose(legal(chair.now["menu"])[0])
        counted["after"] = store.writer.writes  # type: ignore[attr-defined]
        return counted["after"] - counted["before"]

    assert writes(None) == 12
    # And how long the server has been up, once a second.
    assert 12 <= writes(LIVE) <= 12 + 3
