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


OVER = "The game is over"
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

    def all_said(self, question: Node) -> list[str]:
        """In the question, and of what has happened."""
        told = self.one("log", "What happens")
        return self.said_in(question) + (self.said_in(told) if told else [])

    def choices(self, question: Node) -> list[Node]:
        return [
            way
            for way in self.ear.find("button", within=question)
            if not way.states.get("disabled") and not way.name.startswith(("Undo", "Hint"))
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
    while True:
        assert time.monotonic() < alive + PATIENCE, heard
        question = listener.one("region", "Question")
        if not question:
            # What is modal leaves nothing else in the tree.
            if listener.one("dialog"):
                break
            continue
        said = listener.all_said(question)
        if said != heard:
            alive = time.monotonic()
        # Who hears nothing tries again: the page may have moved on under the key.
        elif time.monotonic() < pressed + AGAIN:
            continue
        # Every question has a heading; without one, nothing is answered.
        ways = listener.choices(question)
        headed = ways and listener.ear.find("heading", within=question)
        if headed and headed[0].name == OVER:
            break
        if headed and listener.press(rng.choice(ways)):
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


def test_a_lesson_through_the_tree_alone(chromium: Any, server: Server) -> None:
    """What the coach says is heard, his button pressed, the question answered: to the end."""
    ada = Person(chromium, server, "Ada")
    ada.go("/learn/mil-1")
    listener = Listener(ada.page)
    rng = random.Random(2)
    heard: list[str] = []
    sentences: list[str] = []
    alive, pressed, answers = time.monotonic(), 0.0, 0
    while not any(said.startswith("Well done") for said in sentences[-1:]):
        assert time.monotonic() < alive + PATIENCE, sentences
        coach, question = listener.one("region", "The coach"), listener.one("region", "Question")
        if not coach or not question:
            continue
        (sentence, *_), said = listener.said_in(coach) or [""], listener.all_said(question)
        if [sentence, *said] != heard:
            alive = time.monotonic()
        elif time.monotonic() < pressed + AGAIN:
            continue
        if sentence and sentence not in sentences[-1:]:
            sentences.append(sentence)
            answers = 0
        buttons = {one.name: one for one in listener.ear.find("button", within=coach)}
        ways = [buttons["Go on"]] if "Go on" in buttons else listener.choices(question)
        if answers > 8 and "Skip" in buttons:
            ways = [buttons["Skip"]]
        if ways and listener.press(rng.choice(ways)):
            heard, pressed, answers = [sentence, *said], time.monotonic(), answers + 1
    assert len([one for one in sentences if not one.endswith("takes a turn.")]) >= 10, sentences
    ada.close()
