"""Bots are beasts of the old fable: each has a name of its own, never that of its kind."""

from __future__ import annotations

from demesne.bots.beasts import BEASTS, seated
from server.house import House

KINDS = ("random", "greedy", "gentle", "fierce", "tibert", "somebody-elses")


def test_bots_of_one_table_have_names_of_their_own(server: House) -> None:
    ada = server.person("Ada")
    seats = ("me", "bot:greedy", "bot:greedy", "bot:greedy", "bot:random")
    table = ada.make(*seats, game="mil")["table"]
    names = [seat["name"] for seat in ada.http.get(f"/api/tables/{table}").json()["seats"]]
    assert len(set(names)) == 5
    assert set(names[1:]) <= set(BEASTS)
    assert not any("reedy" in name or name[-1].isdigit() for name in names)


def test_a_bot_that_is_put_in_has_a_name_nobody_has_there(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot:greedy", "link")["table"]
    chair = ada.sit(table)
    chair.until("table")
    chair.ask(seat={"seat": 2, "player": "bot", "bot": "greedy"})
    names = [seat["name"] for seat in chair.now["seats"]]
    assert len(set(names)) == 3
    assert names[2] in BEASTS


def test_there_are_enough_names() -> None:
    for kind in KINDS:
        taken: list[str] = []
        for _ in range(8):
            taken.append(seated(kind, taken)[0])
        assert len(set(taken)) == 8
    # Somebody may be called like a beast.
    assert seated("fair", ["Bernard"]) == ("Grimbert", "grimbert")
