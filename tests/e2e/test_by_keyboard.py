"""A whole game of each title by keyboard alone, and one through the accessibility tree alone."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Error

from e2e.ear import Ear, Node
from e2e.hands import Hands
from e2e.people import TOTALS, Person, eventually
from e2e.server import PATIENCE, Server


def read_and_leave(ada: Hands) -> None:
    """The score sheet is there with its totals; Escape closes it, and the keys are listed."""
    ada.page.wait_for_selector("dialog.sheet tfoot")
    totals = ada.page.locator(TOTALS).all_inner_texts()
    assert len(totals) == 2
    assert all(total.strip().lstrip("-−").isdigit() for total in totals), totals
    ada.keys.press("Escape")
    ada.page.wait_for_selector("dialog.sheet", state="detached")
    ada.keys.press("?")
    ada.page.wait_for_selector("dialog.keys")
    ada.keys.press("Escape")
    ada.page.wait_for_selector("dialog.keys", state="detached")


@pytest.mark.parametrize("game", ["village", "mil", "clochemerle", "feudum"])
def test_a_whole_game_by_keyboard(chromium: Any, server: Server, game: str) -> None:
    ada = Hands(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random", game=game))
    given = ada.play_on(random.Random(8))
    assert given > 20
    read_and_leave(ada)
    ada.close()


# Seconds in which even a busy machine says what came of a key.
AGAIN = 5.0


class Listener:
    """Has nothing but roles and names; what is chosen is focused and entered, as a reader does."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.ear = Ear(page)

    def one(self, role: str, name: str = "") -> Node | None:
        return next(iter(self.ear.find(role, name)), None)

    def said_in(self, place: Node) -> list[str]:
        return [text.name for text in self.ear.find("StaticText", within=place)]

    def choices(self, question: Node) -> list[Node]:
        return [
            way
            for way in self.ear.find("button", within=question)
            if not way.states.get("disabled") and not way.name.startswith("Undo")
        ]

    def press(self, node: Node) -> bool:
        """Not where the page has changed since it was read: then it is read again."""
        try:
            self.ear.cdp.send("DOM.focus", {"backendNodeId": node.dom})
        except Error:
            return False
        self.page.keyboard.press("Enter")
        return True


def test_a_whole_game_through_the_tree_alone(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random", game="clochemerle"))
    listener = Listener(ada.page)
    rng = random.Random(5)
    heard: list[str] = []
    alive, pressed, choices = time.monotonic(), 0.0, 0
    while not listener.one("dialog"):
        question = listener.one("region", "Question")
        told = listener.one("log", "What happens")
        assert time.monotonic() < alive + PATIENCE, heard
        if not question or not told:
            continue
        ways = listener.choices(question)
        said = listener.said_in(question) + listener.said_in(told)
        if said != heard:
            alive = time.monotonic()
        # Who hears nothing tries again: the page may have moved on under the key.
        waits = said != heard or time.monotonic() > pressed + AGAIN
        # Every question has a heading; without one, nothing is answered.
        headed = ways and listener.ear.find("heading", within=question)
        if waits and headed and listener.press(rng.choice(ways)):
            heard, pressed, choices = said, time.monotonic(), choices + 1
    assert choices > 20
    # Who won, and with how many points, is in the tree too.
    (result,) = eventually(
        lambda: [one for one in listener.ear.tree().walk() if one.role == "dialog"],
        lambda found: found and any(row.name == "Total" for row in found[0].walk()),
    )
    assert "wins" in result.name, result.name
    names = [one.name for one in result.walk() if one.role == "columnheader" and one.name]
    assert len(names) == 2, result.text()
    total = next(
        row
        for row in result.walk()
        if row.role == "row" and any(one.name == "Total" for one in row.walk())
    )
    points = [one.name for one in total.walk() if one.role in ("cell", "gridcell")]
    assert len(points) == 2, total.text()
    assert all(point.lstrip("-−").isdigit() for point in points), points
    ada.close()
