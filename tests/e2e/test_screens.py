"""What every size of screen promises: nothing to scroll sideways, a question that is seen whole,
a log to read, names that can be told apart, words that stay in their boxes.

The positions are those that are photographed (tests/looks).
"""

from __future__ import annotations

from typing import Any

import pytest

from e2e.people import READY, Person
from e2e.server import Server
from looks.scenes import MOMENTS, PAGES, SIZES, ZOOMED
from looks.taking import LOCALES, STILL, set_tables

LAPTOPS = ((1366, 768), (1280, 720))
LOG_LINES = 4
# How many pixels the page is wider than its window.
TOO_WIDE = "document.documentElement.scrollWidth - window.innerWidth"
# What of a question cannot be seen without scrolling, in pixels.
HIDDEN = """() => {
    const body = document.querySelector('.ask .ask-body')
    const card = document.querySelector('.ask').getBoundingClientRect()
    const inside = body ? body.scrollHeight - body.clientHeight : 0
    return Math.max(inside, card.bottom - window.innerHeight)
}"""
LINES = """() => {
    const panel = document.querySelector('.right .log [role=tabpanel] > *')
    const line = parseFloat(getComputedStyle(panel.querySelector('.ln, li') ?? panel).lineHeight)
    const low = Math.min(panel.getBoundingClientRect().bottom, window.innerHeight)
    return (low - panel.getBoundingClientRect().top) / line
}"""
LOG_ABOVE_BAR = """() => {
    const lines = document.querySelector('.right .lines').getBoundingClientRect()
    const bar = document.querySelector('.replay').getBoundingClientRect()
    return Math.min(lines.bottom, bar.top) - lines.top
}"""
# Names in the strip of scores that are cut, and drawn ones of one letter.
CUT = """() => {
    const chips = [...document.querySelectorAll('.seat .nm > span')]
        .filter(name => name.clientWidth < name.scrollWidth)
    const drawn = [...document.querySelectorAll('svg text.nm, svg text.small')]
        .filter(text => /^.…$/u.test(text.textContent.trim()))
    return [...chips, ...drawn].map(node => node.textContent)
}"""
# Words that stand out of their boxes. What is cut on purpose says so with an ellipsis.
OUT_OF_BOX = """() => {
    const boxes = '.ch, .tab, .what, .ph-tabs button, .bar2, .bar3, .ask h2, .tabs, .seg button'
    return [...document.querySelectorAll(boxes)]
        .filter(box => box.offsetParent && getComputedStyle(box).textOverflow !== 'ellipsis')
        .filter(box => box.scrollWidth > box.clientWidth + 1)
        .map(box => `${box.className}: ${box.textContent.trim()}`)
}"""


class Set:
    """The tables, and two guests who have them."""

    def __init__(self, chromium: Any, server: Server) -> None:
        self.chromium, self.server = chromium, server
        host, visitor = (Person(chromium, server, "Ada") for _ in range(2))
        self.tables = set_tables(host, visitor, list(MOMENTS))
        self.hosts = host.context.storage_state()
        self.visitors = visitor.context.storage_state()
        host.close()
        visitor.close()

    def person(self, kept: Any, lang: str = "en") -> Person:
        options = {"storage_state": kept, "locale": LOCALES[lang]}
        return Person(self.chromium, self.server, **options)

    def sit(self, person: Person, game: str, moment: str = "middle") -> None:
        person.go(f"/table/{self.tables[f'{game}-{moment}']}")
        person.page.wait_for_selector("dialog.sheet tfoot" if moment == "end" else READY)


@pytest.fixture(scope="module")
def tables(chromium: Any, server: Server) -> Set:
    return Set(chromium, server)


def resized(person: Person, size: tuple[int, int]) -> Any:
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STILL)
    return page


@pytest.mark.parametrize("game", MOMENTS)
def test_a_table_on_every_screen(tables: Set, game: str) -> None:
    ada = tables.person(tables.hosts)
    tables.sit(ada, game)
    for size in (*SIZES, *ZOOMED):
        page = resized(ada, size)
        assert page.evaluate(TOO_WIDE) <= 0, size
        assert page.evaluate(CUT) == [], size
        # The question, the scores and some of the board are in sight together.
        board = page.locator(".board, .ph-body").first.bounding_box()
        ask = page.locator(".ask, .ph-ask").first.bounding_box()
        scores = page.locator(".seat").first.bounding_box()
        assert all(box["y"] < size[1] - 40 for box in (board, ask, scores)), size
        if ask["x"] < board["x"] + board["width"] - 20:
            assert ask["y"] - board["y"] > 80, size
    ada.close()


@pytest.mark.parametrize("game", MOMENTS)
def test_a_laptop_shows_the_question_whole_and_some_of_the_log(tables: Set, game: str) -> None:
    ada = tables.person(tables.hosts)
    for moment in MOMENTS[game]:
        if moment != "end":
            tables.sit(ada, game, moment)
            for size in LAPTOPS:
                page = resized(ada, size)
                assert page.evaluate(HIDDEN) <= 1, (moment, size)
                assert page.evaluate(LINES) >= LOG_LINES, (moment, size)
    ada.close()


@pytest.mark.parametrize("game", MOMENTS)
def test_a_replay_on_a_laptop_shows_some_of_the_log(tables: Set, game: str) -> None:
    ada = tables.person(tables.hosts)
    ada.go(f"/replay/{tables.tables[f'{game}-end']}")
    ada.page.wait_for_selector(".replay")
    for size in LAPTOPS:
        assert resized(ada, size).evaluate(LOG_ABOVE_BAR) >= 120, size
    ada.close()


@pytest.mark.parametrize("game", [game for game in MOMENTS if game != "mil"])
def test_with_three_rivals_below_it_a_question_is_seen_whole(tables: Set, game: str) -> None:
    ada = tables.person(tables.hosts)
    tables.sit(ada, game)
    page = resized(ada, (1440, 900))
    assert page.locator(".right > .mat").count() == 3
    assert page.evaluate(HIDDEN) <= 1
    ada.close()


def test_figures_stand_on_the_line(tables: Set) -> None:
    """The letters' own figures hang below it, and their nought is taken for an o."""
    ada = tables.person(tables.hosts)
    tables.sit(ada, "village", "end")
    script = "node => getComputedStyle(node).fontFeatureSettings"
    for place in ("body", ".top .brand small", "dialog.sheet td span", "dialog.sheet .ch"):
        settings = ada.page.locator(place).first.evaluate(script)
        assert "lnum" in settings, place
        assert "tnum" in settings, place
    ada.close()


@pytest.mark.parametrize("lang", ["fr", "ja"])
@pytest.mark.parametrize("game", MOMENTS)
def test_words_stay_in_their_boxes(tables: Set, game: str, lang: str) -> None:
    ada = tables.person(tables.hosts, lang)
    tables.sit(ada, game)
    for size in ((1280, 720), (1024, 768), (390, 844), (360, 640)):
        page = resized(ada, size)
        assert page.evaluate(OUT_OF_BOX) == [], size
        assert page.evaluate(TOO_WIDE) <= 0, size
        assert page.evaluate(CUT) == [], size
    ada.close()


@pytest.mark.parametrize("game", MOMENTS)
def test_a_score_sheet_fits_a_phone(tables: Set, game: str) -> None:
    ada = tables.person(tables.hosts, "fr")
    tables.sit(ada, game, "end")
    wider = "node => node.scrollWidth - node.clientWidth"
    for size in ((768, 1024), (360, 640)):
        page = resized(ada, size)
        assert page.locator(".score-box").evaluate(wider) <= 0, size
        assert page.locator("dialog.sheet").evaluate(wider) <= 0, size
    ada.close()


def test_every_other_page_on_every_screen(tables: Set) -> None:
    ada = tables.person(tables.visitors, "fr")
    for name, (path, until, act) in PAGES.items():
        if "{village" not in path:
            ada.go(path.format(**tables.tables))
            ada.page.wait_for_selector(until)
            act(ada.page)
            for size in ((2560, 1440), (1024, 768), (360, 640)):
                assert resized(ada, size).evaluate(TOO_WIDE) <= 0, (name, size)
    # The page that is not there is one of them.
    ada.complaints = [said for said in ada.complaints if "(Not Found)" not in said]
    ada.close()


def test_the_settings_of_a_table_on_a_phone(tables: Set) -> None:
    ada = tables.person(tables.hosts, "fr")
    tables.sit(ada, "village")
    for size in ((360, 640), (1280, 720)):
        page = resized(ada, size)
        page.click(".top button[aria-haspopup=dialog]")
        # The paces have a line of their own, in reach of a finger.
        label = page.locator(".line-of.pace > span").bounding_box()
        paces = page.locator(".line-of.pace .seg").bounding_box()
        assert paces["y"] >= label["y"] + label["height"]
        assert paces["x"] + paces["width"] <= size[0]
        assert page.evaluate(OUT_OF_BOX) == []
        page.keyboard.press("Escape")
    ada.close()
