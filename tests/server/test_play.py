"""A table over the wire: choosing, refusals, undo, seats, chat, looking back."""

from __future__ import annotations

from server.house import Chair, House, legal


def play_on(chair: Chair, plies: int) -> None:
    """First possible lines until the table has gone on by so many plies."""
    goal = chair.my_turn()["ply"] + plies
    while chair.my_turn()["ply"] < goal and not chair.now["over"]:
        assert chair.choose()["type"] == "done"


def test_a_person_and_bots_play_to_the_end(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot:greedy", "bot:random")["table"]
    chair = ada.sit(table)
    assert chair.hear()["seats"][0]["name"] == "Ada"
    while not chair.my_turn()["over"]:
        assert chair.choose()["type"] == "done"
    assert chair.now["standings"][0]["place"] == 1
    assert [entry["ply"] for entry in chair.log] == list(range(chair.now["ply"]))
    assert any(entry["told"] for entry in chair.log)
    [card] = ada.http.get("/api/tables").json()["mine"]
    assert card["over"]
    assert not card["your_turn"]
    log = ada.http.get(f"/api/tables/{table}/log").text
    again = ada.http.post("/api/import", content=log).json()["table"]
    looker = ada.sit(again)
    assert looker.hear()["standings"] == chair.now["standings"]
    assert looker.log == chair.log


def test_every_refusal_is_typed_and_brings_a_fresh_picture(server: House) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    made = ada.make("me", "link")
    bob.post("/api/join", {"token": made["links"]["1"].removeprefix("/join/")})
    a, b, e = (person.sit(made["table"]) for person in (ada, bob, eve))
    for chair in (a, b, e):
        chair.until("table")
    ply = a.now["ply"]
    bad = next(line["choice"] for line in a.now["menu"]["lines"] if "why" in line)
    for chair, request, error in (
        (a, {"choose": {"ply": ply - 1, "choice": 0}}, "stale-ply"),
        (a, {"choose": {"ply": ply + 1, "choice": 0}}, "stale-ply"),
        (a, {"choose": {"ply": ply, "choice": 999}}, "invalid-choice"),
        (a, {"choose": {"ply": ply, "choice": -1}}, "invalid-choice"),
        (a, {"choose": {"ply": ply, "choice": bad}}, "illegal-choice"),
        (a, {"choose": {"ply": ply, "choice": 0, "seat": 1}}, "not-your-seat"),
        (b, {"choose": {"ply": ply, "choice": 0}}, "not-your-turn"),
        (e, {"choose": {"ply": ply, "choice": 0}}, "not-your-seat"),
        (e, {"undo": {"ply": ply}}, "not-your-seat"),
        (e, {"leave": {}}, "not-your-seat"),
        (e, {"seat": {"seat": 0, "player": "bot"}}, "not-allowed"),
        (b, {"seat": {"seat": 0, "player": "bot"}}, "not-allowed"),
        (b, {"seat": {"seat": 1, "player": "person"}}, "not-allowed"),
        (b, {"look": {"ply": ply + 1}}, "stale-ply"),
        (b, {"look": {"ply": 3, "seat": 0}}, "not-your-seat"),
        (a, {"undo": {"ply": ply}}, "undo-refused"),
    ):
        answer = chair.ask(**request)
        assert answer["type"] == "refused", request
        assert answer["error"] == error, request
        assert answer["text"]
        assert "key" not in answer["text"]
        assert answer["fresh"]["type"] == "table"
        assert answer["fresh"]["ply"] == ply
        assert answer["reason"]["key"]
    assert a.ask("none")["error"] == "bad-message"
    assert a.ask("both", ping={}, leave={})["error"] == "bad-message"
    a.socket.send("{")
    assert a.until("refused")["error"] == "bad-message"
    a.socket.send('{"id": "big", "chat": {"text": "' + "x" * 5_000 + '"}}')
    assert a.until("refused")["error"] == "too-large"
    assert a.ask(ping={})["type"] == "done"


def test_a_message_sent_twice_is_done_once(server: House) -> None:
    ada = server.person()
    chair = ada.sit(ada.make("me", "screen")["table"])
    chair.until("table")
    request = {"choose": {"ply": chair.now["ply"], "choice": legal(chair.now["menu"])[0]}}
    assert chair.ask("same", **request)["type"] == "done"
    ply = chair.now["ply"]
    again = chair.ask("same", **request)
    assert (again["type"], again["ply"]) == ("done", ply)
    assert chair.ask("hello", chat={"text": "Hello"})["type"] == "done"
    assert chair.ask("hello", chat={"text": "Hello"})["type"] == "done"
    assert sum(message["type"] == "chat" for message in chair.heard) == 1


def test_undo_until_somebody_answers(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link")
    bob.post(f"/api/tables/{made['table']}/join", {"token": made["links"]["1"].split("/")[-1]})
    a, b = ada.sit(made["table"]), bob.sit(made["table"])
    a.until("table")
    b.until("table")
    before = a.now
    assert a.choose()["type"] == "done"
    assert a.now["can_undo"]
    assert a.ask(undo={"ply": a.now["ply"]})["type"] == "done"
    assert (a.now["ply"], a.now["view"], a.now["menu"]) == (
        before["ply"],
        before["view"],
        before["menu"],
    )
    assert a.now["from"] == before["ply"]
    while a.my_turn()["menu"] and not b.now["menu"]:
        a.choose()
        while b.now["version"] < a.now["version"]:
            b.hear()
        if b.now["menu"]:
            break
    assert b.choose()["type"] == "done"
    assert b.log[-1]["seat"] == 1
    refused = a.ask(undo={"ply": b.now["ply"]})
    assert refused["error"] == "undo-refused"
    assert refused["reason"]["key"] in ("undo-answered", "undo-drawn")


def test_several_tabs_agree_and_a_lost_one_catches_up(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot:random")["table"]
    one, two = ada.sit(table), ada.sit(table)
    one.until("table")
    two.until("table")
    play_on(one, 6)
    while two.now["version"] < one.now["version"]:
        two.hear()
    assert two.log == one.log
    assert two.now["view"] == one.now["view"]
    two.close()
    seen, log = two.now["version"], list(two.log)
    one.ask(chat={"text": "Where are you?"})
    play_on(one, 6)
    back = ada.sit(table, f"?version={seen}")
    back.log = log
    first = back.hear()
    assert first["type"] == "moved"
    assert first["from"] >= len(log)
    assert back.until("chat")["entry"]["text"] == "Where are you?"
    while back.now["version"] < one.now["version"]:
        back.hear()
    while one.now["version"] < back.now["version"]:
        one.hear()
    assert back.log == one.log
    assert ada.sit(table, "?version=99999").hear()["type"] == "table"
    assert ada.sit(table, "?version=-1").hear()["type"] == "table"


def test_looking_back_gives_the_view_as_it_was(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot:random")["table"]
    chair = ada.sit(table)
    chair.until("table")
    seen = {}
    while not chair.my_turn()["over"]:
        seen[chair.now["ply"]] = chair.now["view"]
        chair.choose()
    for ply in [0, *list(seen)[::9]]:
        looked = chair.ask(look={"ply": ply, "seat": 1})
        assert (looked["type"], looked["ply"], looked["eye"]) == ("looked", ply, 1)
        if ply:
            assert looked["view"] == seen[ply]


def test_hot_seat(server: House) -> None:
    ada = server.person("Ada")
    made = ada.post(
        "/api/tables",
        {"game": "village", "seats": [{"kind": "me"}, {"kind": "screen", "name": "Bob"}]},
    )
    chair = ada.sit(made["table"])
    assert chair.until("table")["you"] == [0, 1]
    seats: set[int] = set()
    while len(seats) < 2:
        assert chair.now["eye"] == chair.now["menu"]["seat"]
        seats.add(chair.now["menu"]["seat"])
        chair.choose()
    assert [seat["name"] for seat in chair.now["seats"]] == ["Ada", "Bob"]


def test_a_bot_takes_over_and_gives_back(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link")
    bob.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
    a, b = ada.sit(made["table"]), bob.sit(made["table"])
    a.until("table")
    b.until("table")
    b.close()
    a.until("seats")
    while a.heard[-1]["seats"][1]["here"]:
        a.until("seats")
    assert a.ask(seat={"seat": 1, "player": "bot", "bot": "os:system"})["error"] == "bad-message"
    assert a.ask(seat={"seat": 1, "player": "bot", "bot": "random"})["type"] == "done"
    assert a.now["seats"][1]["kind"] == "bot"
    play_on(a, 8)
    assert any(entry["seat"] == 1 for entry in a.log)
    b = bob.sit(made["table"])
    assert b.until("table")["you"] == []
    assert b.now["seats"][1]["yours"]
    assert b.ask(choose={"ply": b.now["ply"], "choice": 0})["error"] == "not-your-seat"
    assert b.ask(seat={"seat": 1, "player": "person"})["type"] == "done"
    assert b.now["you"] == [1]
    assert b.ask(leave={})["type"] == "done"
    assert b.now["seats"][1]["kind"] == "open"
    while a.now["seats"][1]["kind"] != "open":
        a.hear()
    assert a.now["seats"][1]["link"]
    assert a.now["seats"][1]["link"] != made["links"]["1"]


def test_chat_is_text(server: House) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.make("me", "bot")["table"]
    a, e = ada.sit(table), eve.sit(table)
    a.until("table")
    e.until("table")
    e.ask(chat={"text": "<script>alert(1)</script>\n\u202eevil\x00"})
    entry = a.until("chat")["entry"]
    assert (entry["seat"], entry["name"]) == (None, "Eve")
    assert entry["text"] == "<script>alert(1)</script> evil"
    a.ask(chat={"text": "Hello"})
    assert e.until("chat", version=a.now["version"] + 2)["entry"]["seat"] == 0
    assert a.ask(chat={"text": " \n "})["error"] == "bad-message"
    assert [said["name"] for said in ada.sit(table).until("table")["chat"]] == ["Eve", "Ada"]


def test_fork_plays_on_from_a_ply(server: House) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    made = ada.make("me", "link")
    chair = ada.sit(made["table"])
    chair.until("table")
    first = chair.now
    chair.choose()
    request = {"ply": first["ply"], "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    refused = eve.http.post(f"/api/tables/{made['table']}/fork", json=request)
    assert refused.status_code == 403
    forked = ada.sit(ada.post(f"/api/tables/{made['table']}/fork", request)["table"])
    forked.until("table")
    assert forked.now["view"] == first["view"]
    play_on(forked, 5)
    for ply, seats in ((10_000, 2), (3, 3)):
        request = {"ply": ply, "seats": [{"kind": "me"}] + [{"kind": "bot"}] * (seats - 1)}
        assert ada.http.post(f"/api/tables/{made['table']}/fork", json=request).status_code == 400
    # In the middle of the draws of a set-up: chance goes on, differently or not.
    request = {"ply": 3, "seats": [{"kind": "me"}, {"kind": "screen"}]}
    middle = ada.sit(ada.post(f"/api/tables/{made['table']}/fork", request)["table"])
    assert middle.until("table")["log"][:3] == chair.log[:3]
    assert middle.now["menu"]


def test_a_log_that_was_cut_off_anywhere_can_be_replayed(server: House) -> None:
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "screen")["table"])
    chair.until("table")
    for _ in range(6):
        chair.choose()
    lines = ada.http.get(f"/api/tables/{chair.now['table']}/log").text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    for ply in range(chair.now["ply"]):
        # Also where chance, or a forced choice, comes next: nothing is played that was not.
        text = "\n".join(lines[: first + ply]) + "\n"
        made = ada.http.post("/api/import", content=text)
        assert made.status_code == 200, (ply, made.text)
        replay = ada.sit(made.json()["table"])
        picture = replay.until("table")
        assert picture["ply"] == ply
        assert [e["ref"] for e in replay.log] == [e["ref"] for e in chair.log[:ply]]
        assert -1 not in picture["waiting"]
        replay.close()
