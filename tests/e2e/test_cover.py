"""Several people at one screen: the cover between two of them covers, whatever one tries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from e2e.people import eventually
from e2e.server import Server
from e2e.test_mil import Lord

COVER = "dialog.pass-screen"


@pytest.fixture
def covered(chromium: Any, server: Server) -> Iterator[Lord]:
    """Ada has sealed her dowry; the screen is to go to Bob, who has one to seal too."""
    ada = Lord(chromium, server, "Ada")
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Bob"}, {"kind": "bot", "bot": "random"}]
    made = ada.post("/api/tables", {"game": "mil", "seats": seats, "options": {"start": "first"}})
    ada.sit(made["table"])
    ada.choose("grow/a")
    ada.choose("bastard/gold")
    ada.until("MakeOffer")
    ada.choose("seal")
    ada.page.wait_for_selector(f"{COVER}:has-text('Bob')")
    yield ada
    ada.close()


def test_a_number_plays_nothing_through_the_cover(covered: Lord) -> None:
    for number in "123456789":
        covered.page.keyboard.press(number)
    covered.page.wait_for_timeout(400)
    assert covered.page.query_selector(f"{COVER}:has-text('Bob')")
    covered.page.click(f"{COVER} button")
    covered.until("MakeOffer")
    assert not covered.page.query_selector(".askfoot .undo, .askfoot .drop"), "nothing was offered"


def test_tab_does_not_reach_behind_the_cover(covered: Lord) -> None:
    inside = (
        f"document.activeElement === document.body || document.activeElement.closest('{COVER}')"
    )
    eventually(lambda: covered.page.evaluate(f"!!document.activeElement.closest('{COVER}')"))
    for _ in range(20):
        covered.page.keyboard.press("Tab")
        assert covered.page.evaluate(f"!!({inside})")


def test_a_screen_reader_hears_the_cover_alone(covered: Lord) -> None:
    heard = covered.page.locator("body").aria_snapshot()
    assert "Pass the screen to Bob" in heard
    assert heard.count("button") == 1, heard
    assert covered.page.evaluate(f"document.querySelector('{COVER}').matches(':modal')")


def test_nothing_secret_is_in_the_document(covered: Lord) -> None:
    covered.count("[data-spot], .ask-all, .mat, .board, .log", 0)


def test_escape_does_not_lift_the_cover(covered: Lord) -> None:
    for _ in range(3):
        covered.page.keyboard.press("Escape")
        covered.page.wait_for_timeout(100)
    assert covered.page.evaluate(f"document.querySelector('{COVER}').matches(':modal')")
    covered.page.click(f"{COVER} button")
    covered.until("MakeOffer")
    # Bob is asked the same as Ada was, and can answer.
    ply = covered.ply()
    covered.choose("seal")
    covered.asked_anew(ply)
