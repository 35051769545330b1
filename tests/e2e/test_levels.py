"""Whom one plays against: levels and characters are picked, kept, and seen to think."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from e2e.axe import violations
from e2e.people import Person, eventually
from e2e.server import Server

SIZES = [(1440, 900), (390, 844)]


def seated(person: Person) -> list[str]:
    """Who sits at the table that is open."""
    person.page.wait_for_url("**/table/*")
    table = person.page.url.rsplit("/", 1)[1]
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_a_game_against_a_level_in_two_clicks(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.home()
    quick = ada.page.locator(".quick")
    # Whoever comes for the first time plays fair bots.
    quick.get_by_text("with Bernard and Grimbert").wait_for()
    for beast, level in (("Cuwart", "gentle"), ("Tibert", "strong"), ("Reynard", "fierce")):
        quick.locator(".bot", has_text=beast).get_by_text(level).wait_for()
    quick.locator(".bot", has_text="Tibert").click()
    quick.get_by_text("with Tibert and Tiecelin").wait_for()
    quick.locator(".go").click()
    assert seated(ada) == ["Ada", "Tibert", "Tiecelin"]
    ada.page.wait_for_selector(".seat .portrait[data-beast='tiecelin']")
    ada.go("/")
    quick.get_by_text("with Tibert and Tiecelin").wait_for()
    ada.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_character_for_every_seat(chromium: Any, server: Server, size: tuple[int, int]) -> None:
    ada = Person(chromium, server, "Ada", size=size)
    page = ada.page
    ada.go("/new/village")
    page.get_by_role("group", name="players").get_by_role("button", name="4").click()
    for seat in (1, 2, 3):
        page.locator(".nseat").nth(seat).get_by_role("button", name="Bot", exact=True).click()
    page.get_by_label("All bots").select_option("gentle")
    page.locator(".sumin").get_by_text("you, Cuwart, Pinte and Tardif").wait_for()
    line = page.locator(".nseat").nth(2)
    line.get_by_role("button", name="strong").click()
    line.get_by_text("Waits for your slip.").wait_for()
    line.get_by_label("Character").select_option("Baucent")
    line.get_by_text("Lives at the market.").wait_for()
    line.locator(".portrait[data-beast='baucent']").wait_for()
    # Who was asked for sits nowhere else, and what nobody does in this game is not said.
    other = page.locator(".nseat").nth(3)
    other.get_by_role("button", name="strong").click()
    choices = other.get_by_label("Character")
    choices.select_option("Bruin")
    eventually(lambda: "Baucent the boar" in choices.inner_text(), False)
    other.get_by_text("Settles things by force.").wait_for(state="detached")
    assert violations(page) == []
    page.locator(".sumin").get_by_text("you, Cuwart, Baucent and Bruin").wait_for()
    page.get_by_role("button", name="Start the table").click()
    assert seated(ada) == ["Ada", "Cuwart", "Baucent", "Bruin"]
    # And next time all is as it was.
    ada.go("/new/village")
    page.locator(".sumin").get_by_text("you, Cuwart, Baucent and Bruin").wait_for()
    ada.close()


class Holding:
    """Keeps back what bots answer, so that they are seen to think for as long as one looks."""

    def __init__(self, page: Any) -> None:
        self.held: list[str] | None = None
        self.socket: Any = None
        page.route_web_socket("**/ws/**", self.connect)

    def connect(self, socket: Any) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(self.hear)

    def hear(self, text: str) -> None:
        if self.held is not None:
            self.held.append(text)
            return
        self.socket.send(text)
        message = json.loads(text)
        if message["type"] == "moved" and message["waiting"] == [1]:
            self.held = []

    def release(self) -> None:
        for text in self.held or []:
            self.socket.send(text)


@pytest.mark.parametrize("size", SIZES)
def test_a_bot_is_seen_and_heard_to_think(
    chromium: Any, server: Server, size: tuple[int, int]
) -> None:
    ada = Person(chromium, server, "Ada", size=size)
    holding = Holding(ada.page)
    ada.sit(ada.new_table("me", "bernard", options={"start": "first"}))
    rng = random.Random(4)

    def held() -> bool:
        if holding.held is None:
            ada.play(rng)
        return holding.held is not None

    eventually(held)
    ada.page.locator("#question").get_by_text("Bernard is thinking").wait_for()
    ada.page.locator(".seat[title='Bernard: thinking']").wait_for()
    # Politely, once it takes a while.
    heard = "() => document.querySelector('.herald').innerText.includes('Bernard is thinking')"
    ada.page.wait_for_function(heard)
    assert violations(ada.page) == []
    holding.release()
    ada.page.locator("#question").get_by_text("Bernard is thinking").wait_for(state="detached")
    ada.close()
