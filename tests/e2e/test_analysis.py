"""What a strong player would do, and a finished game looked at again."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.axe import violations
from e2e.people import Person, eventually
from e2e.server import Server

GOLDEN = Path(__file__).parents[1] / "golden"
WIDE, PHONE = (1440, 900), (390, 844)
# A process must start and think, on a machine that may be busy.
LATER = 240_000
# All that lies on the board, as it is told to those who hear the page.
LYING = """board => [...document.querySelectorAll(`${board} svg [aria-label]`)]
    .map((piece) => piece.getAttribute('aria-label')).join('; ')"""


def bring(person: Person, game: str) -> str:
    """A finished game, imported."""
    return person.bring(min((GOLDEN / game).glob("2-seats-*.log")).read_text("utf-8"))


@pytest.fixture(scope="module")
def analysed(chromium: Any, server: Server) -> str:
    """A game of MIL, analysed: begun, stopped, gone on with, and done, all by clicks."""
    ada = Person(chromium, server, "Ada")
    table = bring(ada, "mil")
    ada.go(f"/replay/{table}")
    ada.page.click("text=Analyse this game")
    # It may be done before anybody can stop it, or stopped before anything was found.
    ada.page.wait_for_selector(".anapb, .tpc", timeout=LATER)
    ada.page.evaluate("() => document.querySelector('.anap .ghost')?.click()")
    ada.page.wait_for_function("() => !document.querySelector('.anap .ghost')", timeout=LATER)
    ada.page.evaluate("() => document.querySelector('.anap button')?.click()")
    expect(ada.page.locator(".anap")).to_have_count(0, timeout=LATER)
    expect(ada.page.locator(".accr")).to_have_count(2)
    ada.close()
    return table


def test_turning_points_lead_to_their_ply(chromium: Any, server: Server, analysed: str) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/replay/{analysed}")
    rows = ada.page.locator(".tpr")
    expect(rows.first).to_be_visible()
    eventually(lambda: ada.page.locator(".tpflag").count() == rows.count())
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    expect(ada.page.locator(".mv .vd")).to_contain_text("%")
    # By the flag of another one, and by the keys from flag to flag.
    ada.page.locator(".tpflag").first.click()
    expect(rows.first).to_have_attribute("aria-current", "true")
    ada.page.click("[aria-label='To the next turning point']")
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    # The chart is a slider for those who hear the page.
    slider = ada.page.locator(".rtrack input")
    eventually(lambda: "%" in str(slider.get_attribute("aria-valuetext")))
    before = ada.page.input_value(".rtrack input")
    slider.press("ArrowRight")
    expect(slider).not_to_have_value(before)
    # Another's eyes.
    ada.page.locator(".accr").nth(1).click()
    expect(ada.page.locator(".accr").nth(1)).to_have_attribute("aria-pressed", "true")
    ada.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_the_better_turn_is_tried_out_on_the_board(
    chromium: Any, server: Server, analysed: str, size: tuple[int, int]
) -> None:
    ada = Person(chromium, server, "Ada", size=size)
    ada.go(f"/replay/{analysed}")
    board = ".left" if size == WIDE else ".ph-body"
    tried = ada.page.locator(".mvf .ch", has_text="Try it here")
    back = ada.page.locator(".mvf .ch", has_text="Back to the game")
    expect(ada.page.locator(".tpr:has(.bad)").first).to_be_visible()
    before = ada.page.evaluate(LYING, board)
    for slip in ada.page.locator(".tpr:has(.bad)").all():
        slip.click()
        expect(slip).to_have_attribute("aria-current", "true")
        expect(ada.page.locator(".mv .bet")).to_be_visible()
        before = ada.page.evaluate(LYING, board)
        tried.click()
        expect(back).to_be_visible()
        ada.page.wait_for_timeout(1_500)
        # A turn that begins with a die has moved nothing yet, and that is said.
        has_moved = ada.page.evaluate(LYING, board) != before
        expect(ada.page.get_by_text("Nothing has moved yet")).to_have_count(0 if has_moved else 1)
        if has_moved:
            break
        back.click()
        expect(tried).to_be_visible()
    assert ada.page.evaluate(LYING, board) != before
    # Nothing on it is "played" or "better" now.
    ada.count(".ring", 0)
    ada.picture(f"analysis-tried-{size[0]}")
    assert violations(ada.page) == []
    back.click()
    expect(tried).to_be_visible()
    eventually(lambda: ada.page.evaluate(LYING, board), before)
    # Going elsewhere ends it too.
    tried.click()
    expect(back).to_be_visible()
    ada.page.click("[aria-label='One step on']")
    expect(back).to_have_count(0)
    assert ada.complaints == []
    ada.close()


def test_what_is_done_is_asked_for_once(chromium: Any, server: Server, analysed: str) -> None:
    ada = Person(chromium, server, "Ada")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.go(f"/replay/{analysed}")
    expect(ada.page.locator(".tpr").first).to_be_visible()
    # Flags have room for their numbers, however close their turns are.
    places = [box.bounding_box()["x"] for box in ada.page.locator(".tpflag").all()]
    assert all(after - before >= 27 for before, after in pairwise(places))
    ada.page.wait_for_timeout(2_500)
    assert len([url for url in asked if f"/{analysed}/analysis" in url]) == 1
    ada.close()


def test_with_people_a_hint_is_for_one_question(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    bob = Person(chromium, server, "Bob")
    made = ada.post(
        "/api/tables",
        {"game": "village", "seats": [{"kind": "me"}, {"kind": "link"}], "hints": True},
    )
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    bob.post("/api/join", {"token": made["links"]["1"].rsplit("/", 1)[1]})
    ada.sit(made["table"])
    ada.page.click(".hintb")
    rows = ada.page.locator(".hrow")
    expect(rows.first).to_be_visible(timeout=LATER)
    expect(ada.page.locator(".hint .fine")).to_contain_text("1")
    ply = ada.ply()
    rows.first.click()
    ada.count(f".ask-all[data-ply='{ply}']", 0)
    # Left open, it would use up the next one by itself.
    expect(ada.page.locator(".hint")).to_have_count(0)
    ada.page.wait_for_timeout(1_000)
    assert len([url for url in asked if url.endswith("/hint")]) == 1
    ada.close()
    bob.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_axe_finds_nothing_in_an_analysis(
    chromium: Any, server: Server, analysed: str, size: tuple[int, int], theme: str
) -> None:
    ada = Person(chromium, server, "Ada", size=size, color_scheme=theme)
    ada.go(f"/replay/{analysed}")
    ada.page.locator(".tpr").first.click()
    expect(ada.page.locator(".tpr").first).to_have_attribute("aria-current", "true")
    ada.picture(f"analysis-{size[0]}-{theme}")
    assert violations(ada.page) == []
    # Nothing sticks out.
    eventually(lambda: ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    ada.close()


@pytest.mark.parametrize("locale, word", [("fr-FR", "Tournants"), ("ja-JP", "分かれ目")])
def test_it_is_said_in_every_language(
    chromium: Any, server: Server, analysed: str, locale: str, word: str
) -> None:
    ada = Person(chromium, server, locale=locale)
    ada.go(f"/replay/{analysed}")
    expect(ada.page.locator(".tpc h2")).to_have_text(word)
    ada.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["1440", "390"])
def test_a_hint_is_shown_and_a_click_on_it_is_the_choice(
    chromium: Any, server: Server, size: tuple[int, int]
) -> None:
    ada = Person(chromium, server, "Ada", size=size)
    ada.sit(ada.new_table("me", "random"))
    ada.page.click(".hintb")
    rows = ada.page.locator(".hrow")
    expect(rows.first).to_be_visible(timeout=LATER)
    assert 1 <= rows.count() <= 3
    expect(rows.first).to_contain_text("%")
    expect(ada.page.locator(".hint .fine")).to_contain_text("as often as you like")
    ada.picture(f"hint-{size[0]}")
    assert violations(ada.page) == []
    ply = ada.ply()
    rows.first.click()
    expect(ada.page.locator(f".ask-all[data-ply='{ply}']")).to_have_count(0)
    ada.close()


def test_where_strangers_may_sit_there_is_no_hint_button(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "link"))
    expect(ada.page.locator(".hintb")).to_have_count(0)
    ada.sit(ada.new_table("me", "link", hints=True))
    expect(ada.page.locator(".hintb")).to_be_visible()
    ada.close()
