"""A reader who has set larger letters in the browser: all of the page grows with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from e2e.conftest import FLAGS, find_browser
from e2e.middle import in_the_middle
from e2e.people import Person, eventually
from e2e.server import Server
from looks.taking import set_tables

USUAL, LARGE = 16, 24
# How large the letters of something come to be on the screen, and the whole of it.
DRAWN = """selector => {
    const node = document.querySelector(selector)
    const { height } = node.getBoundingClientRect()
    return height / node.offsetHeight * parseFloat(getComputedStyle(node).fontSize)
}"""
TOO_WIDE = "document.documentElement.scrollWidth - window.innerWidth"
# What is drawn of something inside the window.
INSIDE = """selector => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect()
    const across = Math.min(right, innerWidth) - Math.max(left, 0)
    return across > 0 ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0
}"""
# How far an explanation stands from its piece, and whether all of it is in the window.
BESIDE = """() => {
    const tip = document.querySelector('.tip.ready')?.getBoundingClientRect()
    if (!tip) return null
    const piece = document.querySelector('.pointed-at').getBoundingClientRect()
    const gap = (a, b, c, d) => Math.max(0, a - d, c - b)
    const apart = Math.hypot(gap(tip.left, tip.right, piece.left, piece.right),
                             gap(tip.top, tip.bottom, piece.top, piece.bottom))
    return apart < 40 && tip.left >= 0 && tip.top >= 0
        && tip.right <= innerWidth && tip.bottom <= innerHeight
}"""
# Choices of the question that are in sight, all of them.
WHOLE = """() => {
    const sheet = document.querySelector('.ph-ask').getBoundingClientRect()
    const body = document.querySelector('.ph-ask .ask-body').getBoundingClientRect()
    const low = Math.min(sheet.bottom, body.bottom)
    return [...document.querySelectorAll('.ask-body .ch')]
        .filter((node) => node.getBoundingClientRect().bottom <= low).length
}"""
POINT = """selector => {
    const node = document.querySelector(selector)
    node.classList.add('pointed-at')
    node.scrollIntoView({ block: 'center' })
}"""


@pytest.fixture(scope="module")
def large(chromium: Any) -> Iterator[Any]:
    flags = [*FLAGS, f"--blink-settings=defaultFontSize={LARGE}"]
    browser = chromium.browser_type.launch(executable_path=find_browser(), args=flags)
    yield browser
    browser.close()


@pytest.mark.parametrize("path", ["/", "/new/village", "/rules/feudum", "/me"])
def test_words_grow_and_nothing_stands_out_of_the_page(
    chromium: Any, large: Any, server: Server, path: str
) -> None:
    usual, reader = (Person(browser, server, "Ada") for browser in (chromium, large))
    for person in (usual, reader):
        person.go(path)
        person.page.wait_for_selector("main h1, main h2")
    before = usual.page.evaluate(DRAWN, "main h1, main h2")
    eventually(
        lambda: reader.page.evaluate(DRAWN, "main h1, main h2"),
        lambda now: now == pytest.approx(before * LARGE / USUAL, rel=0.15),
    )
    eventually(lambda: reader.page.evaluate(TOO_WIDE), lambda by: by <= 0)
    usual.close()
    reader.close()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_board_question_and_scores_stay_in_sight(
    large: Any, server: Server, size: tuple[int, int]
) -> None:
    ada = Person(large, server, "Ada", size=size)
    ada.sit(in_the_middle(ada, "village", "4-seats-0695", 400))
    for part in (".board, .plot", ".ask, .ph-ask", ".seat .sc"):
        ada.page.wait_for_selector(part)
        eventually(partial(ada.page.evaluate, INSIDE, part), lambda seen: seen > 15)
    eventually(lambda: ada.page.evaluate(TOO_WIDE), lambda by: by <= 0)
    ada.close()


@pytest.mark.parametrize("game", ["clochemerle", "feudum"])
def test_a_phone_shows_choices_and_not_only_what_stands_around_them(
    large: Any, server: Server, game: str
) -> None:
    ada, bob = (Person(large, server, name, size=(390, 844)) for name in ("Ada", "Bob"))
    tables = set_tables(ada, bob, [game])
    ada.sit(tables[f"{game}-middle"])
    eventually(lambda: ada.page.evaluate(WHOLE), lambda count: count >= 2)
    ada.close()
    bob.close()


def test_an_explanation_stands_beside_its_piece(large: Any, server: Server) -> None:
    ada = Person(large, server, "Ada")
    ada.sit(in_the_middle(ada, "village", "4-seats-0695", 400))
    spot = ".plot [data-spot='church'], .plot[data-about]"
    ada.page.wait_for_selector(spot)
    ada.page.evaluate(POINT, spot)
    ada.page.hover(".pointed-at")
    eventually(lambda: ada.page.evaluate(BESIDE))
    ada.close()
