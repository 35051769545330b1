"""A socket that asks for changes can tell the whole view at every moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.registry import game_names
from server.house import Chair, House, Message, legal

PLIES = 60


class Changing:
    """A chair with `?changes=1`, and the view put together from what it hears."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.view: Any = None
        self.rest: Message = {}
        self.parts = 0

    def catch_up(self, other: Message) -> None:
        """Hear on until it knows as much as the other does."""
        while self.rest != rest(other):
            self.take(self.chair.hear())

    def take(self, message: Message) -> None:
        fresh = message.get("fresh") if message["type"] == "refused" else message
        if not fresh or fresh["type"] not in ("table", "moved"):
            return
        assert ("view" in fresh) != ("changed" in fresh)
        if "view" in fresh:
            self.view = fresh["view"]
        for (key, *part), value in fresh.get("changed", ()):
            self.parts += 1
            if part:
                self.view[key][part[0]] = value
            else:
                self.view[key] = value
        self.rest = rest(fresh)


def rest(message: Message) -> Message:
    """What tells the moment: all that is common to both, without the view."""
    told = ("version", "ply", "you", "eye", "menu", "windows", "waiting", "can_undo", "over")
    return {name: message[name] for name in told}


@pytest.mark.parametrize("name", game_names())
def test_changes_add_up_to_the_view(server: House, name: str) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "bot:random", "bot:random", game=name)["table"]
    whole = ada.sit(table)
    changing = Changing(ada.sit(table, "?changes=1"))
    rng = random.Random(1)
    while whole.my_turn()["ply"] < PLIES and not whole.now["over"]:
        assert whole.choose(rng.choice(legal(whole.now["menu"])))["type"] == "done"
        changing.catch_up(whole.now)
        assert changing.view == whole.now["view"]
        # Once nobody else is about to answer.
        if rng.random() < 0.1 and whole.my_turn()["can_undo"]:
            changing.catch_up(whole.now)
            assert whole.ask(undo={"ply": whole.now["ply"]})["type"] == "done"
            changing.catch_up(whole.now)
            assert changing.view == whole.now["view"]
    assert changing.parts


def test_a_refusal_is_what_the_next_changes_are_counted_from(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "screen")["table"]
    whole, changing = ada.sit(table), Changing(ada.sit(table, "?changes=1"))
    for _ in range(10):
        changing.catch_up(whole.my_turn())
        refused = changing.chair.ask(choose={"ply": 999, "choice": 0})
        assert refused["fresh"]["view"] == whole.now["view"]
        changing.take(refused)
        whole.choose()
        changing.catch_up(whole.now)
        assert changing.view == whole.now["view"]
    assert changing.parts


def test_who_comes_back_hears_the_whole_first(server: House) -> None:
    ada = server.person("Ada")
    table = ada.make("me", "screen")["table"]
    whole = ada.sit(table)
    version = whole.my_turn()["version"]
    whole.choose()
    back = ada.sit(table, f"?changes=1&version={version}")
    moved = back.until("moved")
    assert moved["view"] == whole.now["view"]
    whole.choose()
    assert "changed" in back.until("moved")
