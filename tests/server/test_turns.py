"""One's own turn: taken back over bots' answers, as a whole, weighed before it is handed on."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.core.log import Record, read_log
from demesne.core.state import State
from demesne.server import journal
from server.house import Chair, House, Message, legal


def by_ref(chair: Chair, ref: str) -> int:
    menu: Message = chair.now["menu"]
    return next(int(line["choice"]) for line in menu["lines"] if line["ref"].startswith(ref))


def own_turn(chair: Chair) -> int:
    """Play a turn to its end and let the bot answer; the number of the seat's choices."""
    chair.my_turn()
    chair.choose(by_ref(chair, "harvest/"))
    choices = 1
    while chair.now["menu"]:
        chair.choose()
        choices += 1
    return choices


def test_undo_reaches_back_over_a_bot(server: House) -> None:
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "bot:random", options={"start": "first"})["table"])
    before = chair.my_turn()
    choices = own_turn(chair)
    after = chair.my_turn()
    assert any(entry["seat"] == 1 for entry in chair.log)
    assert after["can_undo"], "the bot has answered, and nothing was drawn"
    assert chair.ask(undo={"ply": chair.now["ply"]})["type"] == "done"
    assert chair.now["menu"]
    assert not any(entry["seat"] == 1 for entry in chair.log)
    if choices > 1:
        assert chair.now["ply"] > before["ply"]


def test_undo_of_the_whole_turn(server: House) -> None:
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "bot:random", options={"start": "first"})["table"])
    before = chair.my_turn()
    assert not before["can_undo_turn"]
    assert own_turn(chair) > 1
    chair.my_turn()
    assert chair.now["can_undo_turn"]
    assert chair.ask(undo={"ply": chair.now["ply"], "turn": True})["type"] == "done"
    assert (chair.now["ply"], chair.now["view"]) == (before["ply"], before["view"])


def test_undo_does_not_reach_over_a_person(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link", "bot:random", options={"start": "first"})
    bob.post(f"/api/tables/{made['table']}/join", {"token": made["links"]["1"].split("/")[-1]})
    a, b = ada.sit(made["table"]), bob.sit(made["table"])
    a.my_turn()
    own_turn(a)
    b.my_turn()
    own_turn(b)
    a.my_turn()
    assert not a.now["can_undo"]
    assert a.ask(undo={"ply": a.now["ply"]})["reason"]["key"] == "undo-answered"


def test_a_choice_is_weighed_without_being_made(server: House) -> None:
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "bot:random", options={"start": "first"})["table"])
    menu = chair.my_turn()["menu"]
    asked = {"ply": menu["ply"], "choice": by_ref(chair, "harvest/")}
    assert chair.ask(weigh=asked)["hands_on"] is False
    assert chair.now["menu"] == menu
    chair.choose(asked["choice"])
    while True:
        menu = chair.now["menu"]
        choice = legal(menu)[0]
        answer = chair.ask(weigh={"ply": menu["ply"], "choice": choice})
        chair.choose(choice)
        if chair.now["menu"] is None:
            break
        assert not answer["hands_on"]
    assert answer["hands_on"] is True
    assert chair.ask(weigh=asked)["error"] in ("not-your-seat", "stale-ply")


def offers(server: House, *seats: str) -> tuple[House, Chair, str]:
    ada = server.person("Ada")
    table = ada.make(*seats, game="mil", options={"start": "first"})["table"]
    chair = ada.sit(table)
    chair.my_turn()
    chair.choose(by_ref(chair, "grow/a"))
    chair.choose(by_ref(chair, "bastard/gold"))
    while chair.my_turn()["menu"]["decision"] != "MakeOffer":
        chair.hear()
    return server, chair, table


def test_nobody_of_several_at_a_screen_is_looked_through_while_none_is_asked(server: House) -> None:
    _, chair, _ = offers(server, "me", "screen", "link")
    assert chair.now["eye"] == 0
    chair.choose(by_ref(chair, "gold"))
    chair.choose(by_ref(chair, "seal"))
    assert chair.now["eye"] == 1
    assert not chair.now["can_undo"], "what Ada sealed is not the next one's to take back"
    chair.choose(by_ref(chair, "seal"))
    assert chair.now["menu"] is None
    assert chair.now["eye"] is None
    assert chair.ask(look={"ply": 0})["eye"] is None


def test_one_takes_back_ones_own_seal_and_not_that_of_the_next_at_the_screen(server: House) -> None:
    _, chair, _ = offers(server, "me", "screen", "link")
    chair.choose(by_ref(chair, "seal"))
    assert chair.now["menu"]["seat"] == 1
    chair.choose(by_ref(chair, "gold"))
    assert chair.now["can_undo"]
    chair.ask(undo={"ply": chair.now["ply"]})
    assert chair.now["menu"]["seat"] == 1


def test_the_log_of_a_running_game_is_what_the_saver_may_know(server: House) -> None:
    house, chair, table = offers(server, "me", "bot:random")
    ada = house.people[0]
    chair.choose(by_ref(chair, "gold"))
    chair.choose(by_ref(chair, "seal"))
    chair.my_turn()
    mine = ada.http.get(f"/api/tables/{table}/log").text
    assert "0 MakeOffer gold" in mine
    assert "1 MakeOffer sealed" in mine
    theirs = house.person("Eve").http.get(f"/api/tables/{table}/log").text
    assert "0 MakeOffer gold" not in theirs
    # It comes in again as far as it is known, and says so.
    made = ada.http.post("/api/import", content=mine).json()
    assert made["cut"] is True
    again = ada.sit(made["table"])
    assert again.until("table")["log"][-1]["seat"] in (-1, 0)
    known = read_log(mine, partial=True).records
    assert len(again.log) >= next(n for n, each in enumerate(known) if each.ref == "sealed") - 2


def test_the_log_of_a_running_game_without_secrets_comes_in_whole(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot:random")["table"]
    chair = ada.sit(table)
    chair.my_turn()
    chair.choose()
    text = ada.http.get(f"/api/tables/{table}/log").text
    made = ada.http.post("/api/import", content=text).json()
    assert made["cut"] is False
    again = ada.sit(made["table"])
    assert again.until("table")["ply"] == len(read_log(text).records)


def test_who_looks_back_again_and_again_does_not_play_it_all_again(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that is brought in unfinished, or played on from, has no positions saved."""
    log = min((Path(__file__).parents[1] / "golden" / "feudum").glob("4-*.log")).read_text()
    cut = "\n".join(log.splitlines()[:900]) + "\n"
    ada = server.person("Ada")
    chair = ada.sit(ada.http.post("/api/import", content=cut).json()["table"])
    ply = chair.until("table")["ply"] - 1
    followed: list[int] = []
    follow = journal._follow

    def counted(state: State, record: Record, at: int) -> None:
        followed.append(at)
        follow(state, record, at)

    monkeypatch.setattr(journal, "_follow", counted)
    shown = [chair.ask(look={"ply": ply}) for _ in range(4)]
    assert shown[0]["view"] == shown[3]["view"]
    assert len(followed) < 1.5 * ply
    del followed[:]
    for back in (ply - 50, 100, ply // 2):
        assert chair.ask(look={"ply": back})["type"] == "looked"
    assert len(followed) <= 4 * server.lobby.settings.snapshot_every
