"""A lesson at a real table: it waits, goes on, is left, found again and forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from demesne import lessons
from demesne.server.sqlite import SqliteStore
from server.house import Chair, House, Message, Person, house, legal
from server.test_store import again

LESSON = "village-1"
STEPS = [step.key for step in lessons.find(LESSON).steps]


def begin(pupil: Person, **body: Any) -> Chair:
    opened = pupil.post(f"/api/lessons/{LESSON}", body)
    chair = pupil.sit(opened["table"])
    chair.until("table")
    return chair


def key(chair: Chair) -> str:
    lesson = chair.now["lesson"]
    return str((*STEPS, "over")[lesson["step"]])


def learn(chair: Chair, do: str = "read") -> Message:
    return chair.ask(learn={"do": do, "step": chair.now["lesson"]["step"]})


def answer(chair: Chair, ref: str = "") -> Message:
    menu = chair.now["menu"]
    lines = [line for line in menu["lines"] if "why" not in line]
    choice = next(line["choice"] for line in lines if not ref or line["ref"] == ref)
    return chair.choose(choice)


def until_key(chair: Chair, wanted: str) -> None:
    while key(chair) != wanted:
        chair.hear()


def go_through(chair: Chair) -> list[str]:
    """Read and answer to the end; the steps in their order."""
    seen: list[str] = []
    while key(chair) != "over":
        lesson = chair.now["lesson"]
        if not seen or seen[-1] != key(chair):
            seen.append(key(chair))
        if lesson["mode"] == "read":
            assert learn(chair)["type"] == "done"
        elif lesson["mode"] == "wait":
            chair.hear()
        else:
            assert answer(chair)["type"] == "done"
    return seen


def test_a_lesson_from_its_first_step_to_its_last(server: House) -> None:
    ada = server.person("Ada")
    (card,) = [each for each in ada.http.get("/api/lessons").json() if each["name"] == LESSON]
    assert (card["step"], card["done"], card["table"]) == (0, False, None)
    chair = begin(ada)
    assert go_through(chair) == STEPS
    assert chair.now["lesson"]["mode"] == "over"
    assert not legal(chair.now["menu"])
    (card,) = [each for each in ada.http.get("/api/lessons").json() if each["name"] == LESSON]
    assert (card["step"], card["done"]) == (len(STEPS), True)
    # Who begins again has still ended it once.
    begin(ada, again=True)
    (card,) = [each for each in ada.http.get("/api/lessons").json() if each["name"] == LESSON]
    assert (card["step"], card["done"]) == (0, True)


def test_only_what_the_lesson_waits_for_can_be_chosen(server: House) -> None:
    chair = begin(server.person("Ada"))
    assert not legal(chair.now["menu"]), "reading comes first"
    learn(chair)
    learn(chair)
    lines = {line["ref"]: line for line in chair.now["menu"]["lines"]}
    assert [ref for ref, line in lines.items() if "why" not in line] == ["crafts/orange"]
    assert lines["harvest/green"]["why"]["key"] == "lesson-not-now"
    refused = chair.choose(lines["harvest/green"]["choice"])
    assert refused["error"] == "not-allowed"
    assert refused["reason"]["key"] == "server-lesson-waits"
    assert refused["fresh"]["lesson"]["step"] == 2
    # What the rules do not allow, the rules refuse.
    assert chair.choose(lines["well/orange"]["choice"])["error"] == "illegal-choice"
    assert answer(chair)["type"] == "done"


def test_a_step_that_is_passed_over_is_played(server: House) -> None:
    chair = begin(server.person("Ada"))
    for _ in range(3):
        assert learn(chair, "skip")["type"] == "done"
    assert key(chair) == "work"
    assert chair.log[-1]["ref"] == "crafts/orange"
    stale = chair.ask(learn={"do": "skip", "step": 1})
    assert stale["reason"]["key"] == "server-step-done"
    assert learn(chair, "end")["type"] == "done"
    assert chair.now["lesson"]["mode"] == "over"


def test_undo_leads_back_to_the_step(server: House) -> None:
    chair = begin(server.person("Ada"))
    assert not chair.now["can_undo"]
    learn(chair)
    learn(chair)
    answer(chair)
    assert key(chair) == "work"
    assert chair.now["can_undo"]
    chair.ask(undo={"ply": chair.now["ply"]})
    assert key(chair) == "take"


def test_the_place_is_kept_also_by_a_server_that_starts_anew(tmp_path: Path) -> None:
    with house(tmp_path / "data") as server:
        ada = server.person("Ada")
        chair = begin(ada)
        learn(chair)
        learn(chair)
        answer(chair)
        table = chair.now["table"]
    with house(tmp_path / "data") as server:
        ada = again(ada, server)
        assert ada.post(f"/api/lessons/{LESSON}", {}) == {"table": table, "renewed": False}
        chair = begin(ada)
        assert key(chair) == "work"
        assert go_through(chair) == STEPS[3:]


def test_a_lesson_that_goes_on_after_a_restart_is_the_same(tmp_path: Path) -> None:
    """What comes by chance does not depend on how often the server was started."""
    logs = []
    for restarts in (False, True):
        folder = tmp_path / str(restarts)
        with house(folder) as server:
            ada = server.person("Ada")
            chair = begin(ada)
            learn(chair)
            learn(chair)
            if not restarts:
                go_through(chair)
                logs.append([entry["ref"] for entry in chair.log])
        if restarts:
            with house(folder) as server:
                chair = begin(again(ada, server))
                go_through(chair)
                logs.append([entry["ref"] for entry in chair.log])
    assert logs[0] == logs[1]


def test_a_lesson_that_has_changed_begins_anew(server: House) -> None:
    ada = server.person("Ada")
    chair = begin(ada)
    learn(chair)
    table = server.lobby.tables[chair.now["table"]]
    assert table.row.lesson is not None
    table.row.lesson.digest = "another"
    opened = ada.post(f"/api/lessons/{LESSON}", {})
    assert opened["renewed"]
    assert opened["table"] != table.id


def test_a_lesson_is_nobodys_game(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = begin(ada).now["table"]
    lists = ada.http.get("/api/tables").json()
    assert all(each["table"] != table for each in lists["mine"] + lists["open"] + lists["watch"])
    assert ada.http.get(f"/api/tables/{table}").json()["lesson"] == LESSON
    made = server.lobby.metrics.text()
    assert "demesne_tables_made_total 1" not in made
    # Nobody comes, and nobody else learns there.
    chair = ada.sit(table)
    chair.until("table")
    refused = chair.ask(seat={"seat": 0, "player": "bot"})
    assert refused["reason"]["key"] == "server-lesson-alone"
    assert chair.ask(leave={})["reason"]["key"] == "server-lesson-alone"
    other = bob.sit(table)
    other.until("table")
    assert other.ask(learn={"do": "read", "step": 0})["reason"]["key"] == "server-no-lesson"
    # Each has their own.
    assert begin(bob).now["table"] != table
    wrong = ada.http.post("/api/lessons/ludo-1", json={})
    assert (wrong.status_code, wrong.json()["error"]) == (404, "not-found")


def test_whoever_is_forgotten_has_learnt_nothing(server: House) -> None:
    ada = server.person("Ada")
    learn(begin(ada))
    guest = ada.me["guest"]
    assert isinstance(server.lobby.store, SqliteStore)
    assert server.do(server.lobby.store.lessons_of, guest)
    ada.post("/api/me/forget", {})
    assert not server.do(server.lobby.store.lessons_of, guest)
