"""Company that misbehaves: those who shout, squat, vanish or flood, and hosts who leave."""

from __future__ import annotations

import contextlib
import dataclasses
import random
import sqlite3
import time
import unicodedata
from pathlib import Path
from typing import Any

import httpx
import pytest

import demesne
from demesne import bots
from demesne.bots.uniform import Uniform
from demesne.core.match import Match
from demesne.core.state import State
from demesne.core.step import Decision
from demesne.server import botplay
from demesne.server.botplay import pause, tells_by_time
from demesne.server.company import plain
from demesne.server.folder import FILE
from demesne.server.settings import Settings
from demesne.server.thinker import plan
from server.house import QUICK, SOON, Chair, House, Person, house


def limited(**limits: Any) -> dict[str, Any]:
    return {"limits": dataclasses.replace(QUICK, **limits)}


def seated(server: House, *names: str, **more: Any) -> tuple[str, list[Person], list[Chair]]:
    """A table with these people at it; the first is the host."""
    people = [server.person(name) for name in names]
    made = people[0].make("me", *["link"] * (len(names) - 1), **more)
    for number, person in enumerate(people[1:], 1):
        person.post("/api/join", {"token": made["links"][str(number)].split("/")[-1]})
    chairs = [person.sit(made["table"]) for person in people]
    for chair in chairs:
        chair.until("table")
    return made["table"], people, chairs


def from_address(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def say(chair: Chair, text: str = "Ho") -> str:
    answer = chair.ask(chat={"text": text})
    return str(answer.get("error", "said"))


# --- Talking ------------------------------------------------------------------------------


def test_what_a_person_says_is_counted_over_all_their_sockets(tmp_path: Path) -> None:
    with house(tmp_path / "data", **limited(chat=(0.001, 3.0))) as server:
        table, (ada, _), (chair, bob) = seated(server, "Ada", "Bob")
        more = ada.sit(table)
        more.count = 100
        more.until("table")
        assert [say(each) for each in (chair, more, chair, more)] == ["said"] * 3 + ["too-fast"]
        assert say(bob) == "said"


def test_watchers_cannot_talk_the_table_down(tmp_path: Path) -> None:
    limits = limited(chat=(0.001, 3.0), chat_of_watchers=(0.001, 4.0))
    with house(tmp_path / "data", **limits) as server:
        table, _, (ada, _) = seated(server, "Ada", "Bob")
        said = []
        for _ in range(4):
            # Without a cookie: somebody else each time, from one address.
            watcher = Chair(server.place, table)
            watcher.until("table")
            said += [say(watcher), say(watcher)]
            watcher.close()
        assert said == ["said"] * 3 + ["too-fast"] * 5
        assert say(ada) == "said"
        # From an address each, they are still no more than those who watch.
        crowd = [Chair(server.place, table, "", from_address(n)) for n in range(3)]
        assert [say(each) for each in crowd] == ["said", "too-fast", "too-fast"]
        for each in crowd:
            each.close()
        assert say(ada) == "said"


def test_all_who_sit_there_may_say_so_much(tmp_path: Path) -> None:
    with house(tmp_path / "data", **limited(chat_of_table=(0.001, 4.0))) as server:
        _, _, (ada, bob) = seated(server, "Ada", "Bob")
        assert [say(each) for each in (ada, bob, ada, bob, ada)] == ["said"] * 4 + ["too-fast"]


def test_the_host_can_ask_for_silence(server: House) -> None:
    table, _, (ada, bob) = seated(server, "Ada", "Bob")
    eve = server.person("Eve").sit(table)
    eve.until("table")
    assert bob.ask(mute={"seat": 0})["error"] == "not-allowed"
    assert ada.ask(mute={"seat": 0})["error"] == "not-allowed"
    assert ada.ask(mute={"seat": 1})["type"] == "done"
    assert [say(chair) for chair in (ada, bob, eve)] == ["said", "not-allowed", "said"]
    assert [seat["muted"] for seat in ada.now["seats"]] == [False, True]
    assert ada.ask(mute={})["type"] == "done"
    assert ada.ask(mute={"seat": 1, "muted": False})["type"] == "done"
    assert [say(chair) for chair in (ada, bob, eve)] == ["said", "said", "not-allowed"]


def test_a_report_reaches_the_host_alone(server: House, caplog: pytest.LogCaptureFixture) -> None:
    table, _, (ada, bob, cem) = seated(server, "Ada", "Bob", "Cem")
    assert bob.ask(report={"seat": 2, "text": "He shouts"})["type"] == "done"
    while not (told := ada.until("seats"))["reports"]:
        pass
    assert [(each["by"], each["about"]) for each in told["reports"]] == [("Bob", "Cem")]
    cem.ask(ping={})
    assert "He shouts" not in "".join(cem.raw + bob.raw)
    assert "reported" in caplog.text
    eve = server.person("Eve").sit(table)
    eve.until("table")
    assert eve.ask(report={"text": "x"})["error"] == "not-your-seat"
    assert "He shouts" not in "".join(eve.raw)


# --- Sitting ------------------------------------------------------------------------------


def test_nobody_loses_a_seat_because_a_socket_dropped(tmp_path: Path) -> None:
    with house(tmp_path / "data", absent=0.6) as server:
        table, (_, bob, _), (ada, chair, cem) = seated(server, "Ada", "Bob", "Cem")
        take_over = {"seat": 1, "player": "bot", "bot": "random"}
        assert cem.ask(seat=take_over)["error"] == "not-allowed"
        chair.close()
        ada.until("seats")
        time.sleep(0.05)
        refused = cem.ask(seat=take_over)
        assert "may come back" in refused["text"]
        time.sleep(0.7)
        assert cem.ask(seat=take_over)["type"] == "done"
        # It is still Bob's seat, under Bob's name, also when another bot is put there.
        assert ada.ask(seat={**take_over, "bot": "greedy"})["type"] == "done"
        assert ada.now["seats"][1]["name"] == "Bob"
        back = bob.sit(table)
        back.count = 100
        back.until("table")
        assert back.ask(seat={"seat": 1, "player": "person"})["type"] == "done"
        assert back.now["you"] == [1]


def test_a_squatter_can_be_removed(tmp_path: Path) -> None:
    with house(tmp_path / "data", absent=SOON, patience=0.3) as server:
        table, (_, eve), (ada, chair) = seated(server, "Ada", "Eve", open=True)
        assert chair.ask(remove={"seat": 0})["error"] == "not-allowed"
        # She has chosen nothing yet.
        assert ada.ask(remove={"seat": 1})["type"] == "done"
        assert ada.now["seats"][1]["kind"] == "open"
        assert eve.http.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 403
        # Nor does she go on talking.
        assert say(chair) == "not-allowed"
        bob = server.person("Bob")
        bob.post(f"/api/tables/{table}/join", {"seat": 1})
        other = bob.sit(table)
        other.until("table")
        other_has_chosen = False
        while not (other_has_chosen and other.now["menu"]):
            for each in (ada, other):
                each.ask(ping={})
                if each.now["menu"] and not (each is other and other_has_chosen):
                    each.choose()
                    other_has_chosen |= each is other
        # He plays: only when he has not answered for a while can he be removed.
        assert ada.ask(remove={"seat": 1})["error"] == "not-allowed"
        time.sleep(0.4)
        assert ada.ask(remove={"seat": 1})["type"] == "done"


def test_a_table_whose_host_left_goes_on(server: House) -> None:
    table, _, (ada, bob, chair) = seated(server, "Ada", "Bob", "Cem")
    assert ada.ask(leave={})["type"] == "done"
    assert bob.until("seats", host=True)["seats"][0]["link"]
    chair.ask(ping={})
    assert not any(message.get("host") for message in chair.heard)
    bob.ask(leave={})
    link = chair.until("seats", host=True)["seats"][0]["link"]
    chair.ask(leave={})
    # Everybody is gone. Whoever comes by an old link is the host.
    assert link.split("/")[-1]
    free = server.lobby.tables[table].row.seats[0].nonce
    dee = server.person("Dee")
    dee.post("/api/join", {"token": free})
    assert dee.sit(table).until("table")["host"]


def test_who_played_a_finished_game_stays_in_it(tmp_path: Path) -> None:
    pace = {"kind": "live", "minutes": 5, "out": "end"}
    with house(tmp_path / "data") as server:
        table, (_, _, cem), (ada, bob, chair) = seated(server, "Ada", "Bob", "Cem", pace=pace)
        chair.ask(leave={})
        while (link := ada.until("seats")["seats"][2]["link"]) is None:
            pass

        async def stop() -> None:
            server.lobby.tables[table].row.stopped = 0

        server.do(stop)
        bob.close()
        stand_in = {"seat": 1, "player": "bot"}
        asked: list[dict[str, Any]] = [{"remove": {"seat": 1}}, {"leave": {}}, {"seat": stand_in}]
        assert [ada.ask(**each)["error"] for each in asked] == ["game-over"] * 3
        # Nor does anybody sit down to have played it.
        answer = cem.http.post("/api/join", json={"token": link.split("/")[-1]})
        assert answer.json()["reason"]["key"] == "server-over"


def test_a_host_who_vanished_is_followed(tmp_path: Path) -> None:
    with house(tmp_path / "data", host_absent=0.3, idle=0.2) as server:
        _, _, (ada, bob) = seated(server, "Ada", "Bob")
        ada.close()
        assert bob.until("seats", host=True)["seats"][0]["name"] == "Ada"


def test_bots_play_among_themselves_at_so_many_tables(tmp_path: Path) -> None:
    with house(tmp_path / "data", bot_delay=SOON, **limited(bots_alone=2)) as server:
        ada = server.person("Ada")
        ada.make("bot", "bot")
        ada.make("bot", "bot")
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        refused = ada.http.post("/api/tables", json={"game": "village", "seats": seats})
        assert refused.status_code == 429
        chair = ada.sit(ada.make("me", "bot")["table"])
        chair.until("table")
        swap = {"seat": 0, "player": "bot"}
        assert chair.ask(seat=swap)["error"] == "too-fast"


def test_a_new_name_now_and_then(tmp_path: Path) -> None:
    with house(tmp_path / "data", **limited(names=(0.001, 3.0))) as server:
        ada = server.person("Ada")
        codes = [ada.http.post("/api/me", json={"name": f"A{n}"}).status_code for n in range(4)]
        assert codes == [200, 200, 429, 429]
        # The same name again, or another language, is no new name.
        assert ada.http.post("/api/me", json={"name": "A1", "lang": "fr"}).status_code == 200
        # Nor is there another way to one.
        assert ada.http.post("/api/join", json={"name": "A9", "token": "s_"}).status_code == 429
        assert ada.http.get("/api/me").json()["name"] == "A1"


@pytest.mark.parametrize(
    "said, shown",
    [
        ("\u3164\u2800\uffa0", ""),
        ("\u034f\ufe0f", ""),
        ("\u202eadA\u200b\x07", "adA"),
        ("A" + "\u0351" * 20 + "da", "A" + "\u0351" * 4 + "da"),
        ("a\u0301 \u0301b", "\u00e1 b"),
        # What people really are called.
        ("ยิ่งใหญ่", "ยิ่งใหญ่"),
        ("葛\U000e0100城", "葛\U000e0100城"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
    ],
)
def test_all_of_a_name_shows_and_stays_in_its_line(server: House, said: str, shown: str) -> None:
    assert plain(said) == unicodedata.normalize("NFC", shown)
    answer = server.person().http.post("/api/me", json={"name": said})
    assert answer.status_code == (200 if shown else 400)


def test_an_address_writes_down_so_many_new_people(tmp_path: Path) -> None:
    """Whoever sends no cookie is somebody new with every request."""
    with house(tmp_path / "data", **limited(guests_of_address=(0.001, 3.0))) as server:
        here, there = from_address(1), from_address(2)
        known = httpx.Client(base_url=server.place, headers=here)
        assert known.post("/api/me", json={"name": "Ada"}).status_code == 200
        codes = []
        for path, body in (("/api/me", {"lang": "fr"}), ("/api/me/end-sessions", {})) * 2:
            codes.append(httpx.post(server.place + path, json=body, headers=here).status_code)
        assert codes == [200, 200, 429, 429]
        # Who is known is nobody new, nor is anybody kept from looking, or from elsewhere.
        assert known.post("/api/me", json={"lang": "ja"}).status_code == 200
        assert httpx.get(server.place + "/api/me", headers=here).status_code == 200
        elsewhere = httpx.post(server.place + "/api/me", json={"lang": "fr"}, headers=there)
        assert elsewhere.status_code == 200


def test_nobody_fills_the_public_list_alone(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        here, there = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
        seats = [{"kind": "me"}, {"kind": "link"}]
        body = {"game": "village", "seats": seats, "open": True}
        wanted = ada.http.post("/api/tables", json=body, headers=here).json()["table"]
        full = {**body, "seats": [{"kind": "me"}, {"kind": "screen"}]}
        for _ in range(30):
            # Somebody else each time, from one place.
            eve.http.cookies.clear()
            eve.http.post("/api/tables", json=body, headers=there)
            eve.http.post("/api/tables", json=full, headers=there)
        listed = server.person("Bob").http.get("/api/tables").json()
        assert wanted in [card["table"] for card in listed["open"]]
        assert len(listed["open"]) == 4
        assert all(any(s["kind"] == "open" for s in card["seats"]) for card in listed["open"])
        assert len(listed["watch"]) == 3


def test_what_is_listed_can_be_joined(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with house(folder) as server:
        ada = server.person("Ada")
        old, bad, good = (ada.make("me", "link", open=True)["table"] for _ in range(3))
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute(
            "UPDATE tables SET body = CAST(json_set(CAST(body AS TEXT), '$.rules', 0) AS BLOB) "
            "WHERE id = ?",
            (old,),
        )
        db.execute("UPDATE events SET body = x'00' WHERE table_id = ?", (bad,))
    with house(folder) as server:
        bob = server.person("Bob")
        assert bob.http.get(f"/api/tables/{bad}").status_code == 409
        assert [card["table"] for card in bob.http.get("/api/tables").json()["open"]] == [good]


def test_a_table_takes_so_much_and_then_the_game_alone(tmp_path: Path) -> None:
    """Or somebody who chooses and takes back without end would make it too long to be read."""
    with house(tmp_path / "data", **limited(events_of_table=12)) as server:
        table, (_, bob), (ada, chair) = seated(server, "Ada", "Bob", open=True)
        while len([m for m in ada.heard if m.get("type") == "done"]) < 12:
            ada.ask(chat={"text": "Ho"})
            if ada.heard[-1].get("error"):
                break
        assert say(ada) == "not-allowed"
        assert ada.ask(mute={})["error"] == "not-allowed"
        turn = ada if ada.now["menu"] else chair
        assert turn.choose()["type"] == "done"
        assert not turn.now["can_undo"]
        assert turn.ask(undo={"ply": turn.now["ply"]})["error"] == "not-allowed"
        assert turn.ask(look={"ply": 0})["type"] == "looked"
        assert bob.http.post("/api/me", json={"name": "Robert"}).status_code == 200
        assert chair.ask(leave={})["type"] == "done"
        joined = server.person("Cem").http.post(f"/api/tables/{table}/join", json={"seat": 1})
        assert joined.status_code == 409


def test_who_has_days_is_not_removed_for_sleeping(tmp_path: Path) -> None:
    days = {"kind": "days", "days": 2, "out": "bot"}
    with house(tmp_path / "data", absent=0.0, patience=0.0) as server:
        _, _, (ada, bob) = seated(server, "Ada", "Bob", pace=days)
        while not bob.now["menu"]:
            ada.choose()
            bob.ask(ping={})
        bob.choose()
        while not bob.now["menu"]:
            ada.ask(ping={})
            ada.choose() if ada.now["menu"] else bob.ask(ping={})
            bob.ask(ping={})
        assert ada.ask(remove={"seat": 1})["error"] == "not-allowed"
        bob.close()
        ada.until("seats")
        for asked in ({"remove": {"seat": 1}}, {"seat": {"seat": 1, "player": "bot"}}):
            refused = ada.ask(**asked)
            assert refused["reason"]["key"] == "server-by-days"


# --- Time tells nothing ---------------------------------------------------------------------


def offers(seats: int = 3) -> Match:
    """A moment of MIL when everybody can offer something."""
    rng = random.Random(1)
    match = Match(demesne.game("mil"), seats, 1)
    while not match.over:
        asked = match.open_decisions()
        if len(asked) == seats and all(
            len(each.options(match.state)) > 2 for each in asked.values()
        ):
            return match
        match.choose(rng.choice(match.options()))
    raise AssertionError("nobody can offer anything")


class Generous(Uniform):
    """Offers all it has, and takes its time."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        time.sleep(0.01)
        return decision.options(state)[-1]


class Stingy(Uniform):
    def choose(self, state: State, decision: Decision[Any]) -> int:
        return decision.options(state)[0]


def test_a_sealed_answer_is_planned_as_a_whole() -> None:
    match = offers()
    answers = []
    for kind in (Generous, Stingy):
        own = bots.knowledge(match.game, match.state, 1, random.Random(1))
        answers.append(plan(kind(match.game, 1, random.Random(1)), own))
    many, few = answers
    assert len(many) > len(few) == 1
    for choice in many:
        match.choose(choice, 1)
    assert 1 not in match.open_decisions()


def test_how_long_a_sealed_answer_takes_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.YARDSTICKS, "generous", Generous)
    monkeypatch.setitem(bots.YARDSTICKS, "stingy", Stingy)
    monkeypatch.setattr(botplay, "QUICK", ("generous", "stingy"))
    text = offers().to_log().to_text()
    waits: list[tuple[bool, float]] = []

    def noted(spent: float, is_sealed: bool, settings: Settings, thinks: bool) -> float:
        assert not thinks
        waited = pause(spent, is_sealed, settings)
        waits.append((is_sealed, spent + waited))
        return waited

    monkeypatch.setattr(botplay, "pause", noted)
    with house(tmp_path / "data", seal_pace=2.0) as server:
        ada = server.person("Ada")
        log = ada.http.post("/api/import", content=text).json()["table"]
        ply = server.lobby.tables[log].match.ply
        for bot in ("generous", "stingy"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "screen"}]
            made = ada.post(f"/api/tables/{log}/fork", {"ply": ply, "seats": seats})
            chair = ada.sit(made["table"])
            chair.until("moved", waiting=[0, 2])
    # However much each put in, it was handed in whole, at one stroke.
    assert [is_sealed for is_sealed, _ in waits] == [True, True]
    assert [total / 2.0 for _, total in waits] == pytest.approx([1.0, 1.0])


def test_a_private_answer_in_mid_turn_is_timed_too() -> None:
    # Whether a family holds Defend must not be heard from how quickly it says no.
    game = demesne.game("feudum")
    seen: dict[str, bool] = {}
    for seed in range(20):
        match = Match(game, seats=4, seed=seed, options={"mode": "advanced"})
        rng = random.Random(seed)
        while not match.over and not {"KeepWrit", "RevealDefend", "MovePiece"} <= seen.keys():
            decision = match.decision
            assert decision is not None
            seen[type(decision).__name__] = tells_by_time(match, decision.seat)
            match.choose(rng.choice(match.options()))
    assert seen["RevealDefend"]
    assert seen["KeepWrit"]
    assert seen["ChooseCards"]
    assert not seen["PlayCard"]
    assert not seen["MovePiece"]


def test_the_stroke_of_the_clock() -> None:
    settings = Settings(Path(), bot_delay=0.4, seal_pace=1.0)
    for spent in (0.0, 0.3, 0.99):
        assert spent + pause(spent, True, settings) == pytest.approx(1.0)
    assert 1.2 + pause(1.2, True, settings) == pytest.approx(2.0)
    pauses = [pause(0.1, False, settings) for _ in range(100)]
    # About as long as they should; never in step.
    assert all(0.19 < each < 0.41 for each in pauses)
    assert len(set(pauses)) > 1
    assert pause(2.0, False, settings) == 0.0
