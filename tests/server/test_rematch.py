"""Names of tables, who has left, and playing again with one click."""

from __future__ import annotations

import time
from typing import Any

import pytest

from demesne.server.store import Clock
from server.house import SOON, Chair, House, Person


def seat_of(link: str) -> str:
    return link.rsplit("/", maxsplit=1)[-1]


def finished(server: House, *seats: str, **more: Any) -> tuple[str, Person, Person]:
    """A table of Ada's and Bob's that is over: stopped, which is the quickest."""
    ada, bob = server.person("Ada"), server.person("Bob")
    pace = {"kind": "live", "minutes": 5, "out": "end"}
    made = ada.make("me", *(seats or ("link",)), **{"pace": pace, **more})
    bob.post("/api/join", {"token": seat_of(made["links"]["1"])})

    async def run_out() -> None:
        table = await server.lobby.table(made["table"])
        clock = table.row.clock
        assert isinstance(clock, Clock)
        for seat in clock.running:
            clock.left[seat] = 0.0
        table.clocks.wind()

    server.do(run_out)
    deadline = time.monotonic() + SOON
    while not ada.http.get(f"/api/tables/{made['table']}").json()["over"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return made["table"], ada, bob


# --- Names ----------------------------------------------------------------------------------


def test_a_table_has_the_name_it_was_given_or_its_host_s(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "link", name="  Sunday \n farmers\u202e ")["table"]
    card = ada.http.get(f"/api/tables/{table}").json()
    assert (card["name"], card["host"]) == ("Sunday farmers", "Ada")
    assert ada.sit(table).until("table")["name"] == "Sunday farmers"
    bare = ada.http.get(f"/api/tables/{ada.make('me', 'link')['table']}").json()
    assert (bare["name"], bare["host"]) == ("", "Ada")


@pytest.mark.parametrize("name", ["x" * 41, "x" * 161, "é" * 3_000, 7, None, ["x"]])
def test_a_name_that_is_none_is_refused(server: House, name: Any) -> None:
    body = {"game": "village", "seats": [{"kind": "me"}, {"kind": "link"}], "name": name}
    assert server.person("Ada").http.post("/api/tables", json=body).status_code == 400


def test_a_name_of_ten_megabytes_is_not_even_read(server: House) -> None:
    body = {
        "game": "village",
        "seats": [{"kind": "me"}, {"kind": "link"}],
        "name": "x" * 10_000_000,
    }
    assert server.person("Ada").http.post("/api/tables", json=body).status_code == 413


# --- Away, and left -------------------------------------------------------------------------


def test_lists_tell_who_is_there_and_who_has_left(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link", open=True)
    table = made["table"]
    bob.post("/api/join", {"token": seat_of(made["links"]["1"])})
    chair = bob.sit(table)
    chair.until("table")
    seats = ada.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["here"] for seat in seats] == [False, True]
    assert not any(seat["deserted"] for seat in seats)
    assert chair.ask(leave={})["type"] == "done"
    seats = ada.http.get(f"/api/tables/{table}").json()["seats"]
    assert (seats[1]["kind"], seats[1]["deserted"]) == ("open", True)
    assert seats[1]["name"] == "Seat 2"
    assert chair.now["seats"][1]["deserted"]
    cem = server.person("Cem")
    cem.post(f"/api/tables/{table}/join", {"seat": 1})
    assert not ada.http.get(f"/api/tables/{table}").json()["seats"][1]["deserted"]


def test_a_card_says_how_far_the_game_has_come(server: House) -> None:
    ada = server.person("Ada")
    stages = {
        game: ada.http.get(f"/api/tables/{ada.make('me', 'screen', game=game)['table']}").json()[
            "stage"
        ]
        for game in ("village", "clochemerle", "feudum", "mil")
    }
    assert stages == {
        "village": {"key": "stage-round", "args": {"n": 1}},
        "clochemerle": {"key": "stage-round", "args": {"n": 1}},
        "feudum": {"key": "stage-epoch", "args": {"n": 1}},
        "mil": {"key": "stage-turn", "args": {"n": 1}},
    }


# --- Again ----------------------------------------------------------------------------------


def rematch(person: Person, table: str) -> str:
    return str(person.post(f"/api/tables/{table}/rematch", {})["table"])


def see(chair: Chair) -> dict[str, Any]:
    while chair.now.get("rematch") is None:
        chair.hear()
    offer: dict[str, Any] = chair.now["rematch"]
    return offer


def test_a_rematch_keeps_everybodys_seat_and_the_first_passes_on(server: House) -> None:
    table, ada, bob = finished(server, "link", "bot:random", name="Again and again")
    chair = bob.sit(table)
    chair.until("table")
    new = rematch(ada, table)
    assert see(chair) == {"table": new, "by": 0, "seats": [0]}
    card = bob.http.get(f"/api/tables/{new}").json()
    assert card["name"] == "Again and again"
    assert card["pace"] == {"kind": "live", "minutes": 5, "increment": 0, "out": "end"}
    assert [seat["kind"] for seat in card["seats"]] == ["open", "bot", "person"]
    assert (card["offered"], card["mine"]) == (0, False)
    # Nobody's clock runs before he has come.
    assert not any(clock["runs"] for clock in card["clocks"])
    assert new in [each["table"] for each in bob.http.get("/api/tables").json()["mine"]]
    # One click of his, and all is as it was.
    assert rematch(bob, table) == new
    card = bob.http.get(f"/api/tables/{new}").json()
    assert card["seats"][0]["name"] == "Bob"
    assert (card["offered"], card["mine"]) == (None, True)
    assert rematch(bob, table) == new == rematch(ada, table)


def test_a_kept_seat_is_nobody_elses(server: House) -> None:
    table, ada, bob = finished(server, open=True)
    new = rematch(ada, table)
    eve = server.person("Eve")
    refused = eve.http.post(f"/api/tables/{new}/join", json={"seat": 0})
    assert refused.status_code == 403
    assert refused.json()["reason"]["key"] == "server-seat-kept"
    # The public list shows what can be joined; this can be watched.
    listed = eve.http.get("/api/tables").json()
    assert [card["table"] for card in listed["open"]] == []
    assert [card["table"] for card in listed["watch"]] == [new]
    assert eve.http.post(f"/api/tables/{table}/rematch", json={}).status_code == 403
    bob.post(f"/api/tables/{new}/join", {"seat": 0})


def test_no_rematch_before_the_end_nor_of_what_is_not_there(server: House) -> None:
    ada = server.person("Ada")
    running = ada.make("me", "bot:random")["table"]
    assert ada.http.post(f"/api/tables/{running}/rematch", json={}).status_code == 409
    assert ada.http.post("/api/tables/t_nowhere/rematch", json={}).status_code == 404


def test_whoever_is_forgotten_has_no_seat_kept(server: House) -> None:
    table, ada, bob = finished(server)
    new = rematch(ada, table)
    bob.post("/api/me/forget", {})
    found = server.do(server.lobby.store.load, new)
    assert found is not None
    assert found[0].kept_for() == set()
    assert "Bob" not in [seat.name for seat in found[0].seats]


def test_people_at_one_screen_sit_down_together(server: House) -> None:
    table, ada, bob = finished(server, "link", "screen")
    new = rematch(bob, table)
    card = ada.http.get(f"/api/tables/{new}").json()
    assert [seat["kind"] for seat in card["seats"]] == ["person", "open", "open"]
    assert rematch(ada, table) == new
    seats = ada.sit(new).until("table")["seats"]
    assert [seat["yours"] for seat in seats] == [False, True, True]
    assert [seat["kept"] for seat in seats] == [None] * 3
