"""What a page weighs, that none is ever blank, and that a part comes only when it is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from e2e.people import READY, Person, eventually
from e2e.server import PATIENCE, Server

# What the issue allows; the build has its own, lower bounds (web/build/light.ts).
HOME = 150_000
TABLES = {"village": 290_000, "clochemerle": 315_000, "mil": 295_000, "feudum": 360_000}
LOST = "document.querySelectorAll('use[href^=\"#i-\"]')"
MISSING = f"""() => [...{LOST}].map(one => one.getAttribute('href').slice(1))
    .filter(id => !document.getElementById(id))"""


class Line:
    """A browser that has never been here, and every byte that comes to it."""

    def __init__(self, chromium: Any, server: Server, **context: Any) -> None:
        options = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, **context}
        self.context = chromium.new_context(**options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.server = server
        self.bytes: dict[str, int] = {}
        asked: dict[str, str] = {}
        wire = self.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        wire.on(
            "Network.requestWillBeSent",
            lambda sent: asked.update({sent["requestId"]: sent["request"]["url"]}),
        )
        wire.on("Network.loadingFinished", lambda came: self.weigh(asked, came))

    def weigh(self, asked: dict[str, str], came: Any) -> None:
        path = asked.get(came["requestId"], "?").removeprefix(self.server.url)
        self.bytes[path] = self.bytes.get(path, 0) + int(came["encodedDataLength"])

    def open(self, path: str, until: str) -> None:
        self.page.goto(self.server.url + path, wait_until="networkidle")
        self.page.wait_for_selector(until)
        self.page.evaluate("document.fonts.ready")

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    def told(self) -> str:
        heavy = sorted(self.bytes.items(), key=lambda one: -one[1])
        return "\n".join(f"{size:7} {path}" for path, size in [("", self.total), *heavy][:30])


@pytest.fixture
def line(chromium: Any, server: Server) -> Iterator[Line]:
    line = Line(chromium, server)
    yield line
    line.context.close()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ja-JP"])
def test_the_home_page_is_light(chromium: Any, server: Server, locale: str) -> None:
    line = Line(chromium, server, locale=locale)
    line.open("/", ".gamecard")
    assert 50_000 < line.total < HOME, line.told()
    # One language, and no game's own words or code.
    files = " ".join(line.bytes)
    assert set(re.findall(r"/words/(\w\w)/", files)) == {locale[:2]}
    assert not re.search(r"(village|clochemerle|mil|feudum)\.ftl|/Table-", files), files
    line.context.close()


@pytest.mark.parametrize("game", TABLES)
def test_a_table_brings_its_game_and_no_other(chromium: Any, server: Server, game: str) -> None:
    ada = Person(chromium, server)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = ada.post("/api/tables", {"game": game, "seats": seats})["table"]
    line = Line(chromium, server, storage_state=ada.context.storage_state())
    ada.close()
    line.page.goto(f"{server.url}/table/{table}")
    line.page.wait_for_selector(READY)
    line.page.wait_for_load_state("networkidle")
    assert line.total < TABLES[game], line.told()
    for other in TABLES:
        came = [
            path for path in line.bytes if re.search(rf"[/-]{other}(-[\w-]+\.(js|css)|\.ftl)", path)
        ]
        assert bool(came) == (other == game), (other, came)
    # Every icon that is drawn has come.
    eventually(lambda: line.page.evaluate(MISSING), [])
    line.context.close()


def test_nothing_is_fetched_twice(line: Line) -> None:
    line.open("/", ".gamecard")
    first = line.total
    line.bytes.clear()
    line.open("/replays", "main")
    line.open("/", ".gamecard")
    again = [path for path in line.bytes if path.startswith("/assets/") and line.bytes[path]]
    assert line.total < first / 2, line.told()
    assert not {path for path in again if path.endswith(".woff2")}, line.told()


def test_words_are_read_before_the_letters_have_come(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    asked: list[str] = []
    # Never answered: nothing may wait for them.
    ada.page.route("**/*.woff2", lambda route: asked.append(route.request.url))
    ada.page.goto(server.url, wait_until="commit")
    ada.page.wait_for_selector(".gamecard")
    eventually(lambda: len(asked), lambda count: count > 0)
    drawn = "() => [...document.fonts].map(font => font.status + ' ' + font.display)"
    assert set(ada.page.evaluate(drawn)) <= {"loading swap", "unloaded swap"}
    ada.context.close()


@pytest.mark.parametrize(
    "locale, sentence",
    [("en-GB", "please allow it"), ("fr-FR", "autorisez-le"), ("ja-JP", "許可してください")],
)
def test_without_scripts_the_page_says_so(
    chromium: Any, server: Server, locale: str, sentence: str
) -> None:
    context = chromium.new_context(java_script_enabled=False, locale=locale)
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(server.url)
    page.get_by_text("Demesne", exact=True).first.wait_for()
    said = page.locator("#first noscript p")
    said.wait_for()
    assert sentence in said.text_content()
    assert page.locator("html").get_attribute("lang") == locale[:2]
    context.close()


def test_scripts_that_never_come_are_explained(chromium: Any, server: Server) -> None:
    grounds = {"light": "rgb(217, 207, 188)", "dark": "rgb(21, 17, 14)"}
    pages = []
    for scheme, ground in grounds.items():
        context = chromium.new_context(color_scheme=scheme, reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.route("**/assets/*.js", lambda route: route.abort())
        page.goto(server.url, wait_until="commit")
        # The bar is there at once, in the colours of the system; the sentence when it takes long.
        page.locator("#first .brand").wait_for()
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == ground
        late = page.locator("#first .late")
        assert late.evaluate("node => getComputedStyle(node).animationDelay") == "8s"
        pages.append(page)
    for page in pages:
        page.locator("#first .late").wait_for()
        page.unroute("**/assets/*.js")
        page.locator("#first .late").get_by_role("link").click()
        page.wait_for_selector(".gamecard")
        page.wait_for_selector("#first", state="detached")
        page.context.close()


def test_the_first_paint_has_the_chosen_colours(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, color_scheme="light", locale="en-GB")
    ada.home()
    ada.page.get_by_role("button", name="Light or dark").click()
    ada.page.get_by_label("Language").select_option("fr")
    ada.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    ada.page.route("**/assets/*.js", lambda route: route.abort())
    ada.page.reload()
    ada.page.get_by_text("Un instant").wait_for()
    ada.page.wait_for_selector("html[data-theme=dark]")
    ada.context.close()


def test_a_part_that_does_not_come_is_explained(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    ada.home()
    ada.page.route("**/assets/Replays-*.js", lambda route: route.abort())
    ada.page.get_by_role("link", name="Replays").click()
    ada.page.get_by_text("A part of the page did not come").wait_for()
    ada.page.unroute("**/assets/Replays-*.js")
    ada.page.get_by_role("button", name="Try again").click()
    ada.page.get_by_role("heading", name="Replays").wait_for()
    ada.context.close()


def test_a_page_of_an_older_server_is_loaded_anew_once(chromium: Any, server: Server) -> None:
    """The server was updated: its parts have other names now, and the old ones are gone."""
    ada = Person(chromium, server)
    ada.home()
    gone: list[str] = []
    loads: list[str] = []

    def old(route: Any) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404, body="{}", content_type="application/json")

    def newer(route: Any) -> None:
        if route.request.resource_type == "document":
            loads.append(route.request.url)
            route.continue_()
            return
        # What asks whether the page is outdated is told that there is another one.
        route.fulfill(body="<!doctype html><script src=/assets/index-newer123.js></script>")

    ada.page.route("**/assets/Replays-*.js", old)
    ada.page.route(f"{server.url}/", newer)
    ada.page.route(f"{server.url}/replays", newer)
    ada.page.get_by_role("link", name="Replays").click()
    # Loaded anew; and since the part is still not there, the page says so instead of going round.
    ada.page.get_by_text("A part of the page did not come").wait_for()
    assert len(loads) == 1
    assert len(gone) == 2
    ada.context.close()
