"""Everything explains itself: pointed at, focused, pressed for long, walked to by key."""

from __future__ import annotations

import json
import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from e2e.axe import violations
from e2e.hands import Hands
from e2e.middle import in_the_middle
from e2e.people import READY, Person, eventually
from e2e.server import Server
from e2e.test_heard import BUSY
from looks.taking import STILL

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"

# Some things of each game, by their spots: a parcel, a piece, a track, a count.
SAMPLES = {
    "village": {
        "plaque/church": "church",
        "graves": "graves",
        "life/0": "life",
        "goods/0/wagon": "wagon",
    },
    "mil": {
        "plaque/court": "court",
        "age/0a": "age",
        "pile/1": "free-land",
        "stock/0/gold": "gold",
    },
    "clochemerle": {
        "graves": "graves",
        "steward": "steward",
        "buy/refuge": "refuge",
        "0/tree": "tree",
    },
    "feudum": {
        "epoch": "epoch",
        "guild/monk": "monk",
        "barrel/0": "barrel",
        "shillings/0": "shillings",
    },
}
every_game = pytest.mark.parametrize("game", SAMPLES)
EXPLAINED = '.tip.ready .about[data-key="{}"]'
# In a hand.
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}


def table(ada: Person, game: str) -> str:
    name = ada.new_table("me", "random", "random", game=game)
    ada.go(f"/table/{name}")
    ada.page.wait_for_selector(READY)
    return name


def spot(ada: Person, name: str) -> Any:
    return ada.page.locator(f'[data-spot="{name}"]').first


def where(ada: Person, name: str) -> list[float]:
    """A point of it where nothing else lies on top."""
    script = """node => {
        const {left, top, width, height} = node.getBoundingClientRect()
        for (let i = 1; i < 12; i += 1) for (let j = 1; j < 12; j += 1) {
            const [x, y] = [left + width * i / 12, top + height * j / 12]
            if (document.elementFromPoint(x, y)?.closest('[data-spot]') === node) return [x, y]
        }
        return null
    }"""
    spot(ada, name).scroll_into_view_if_needed()
    # Not while the page still moves.
    ada.page.evaluate(STILL)
    return list(eventually(lambda: spot(ada, name).evaluate(script), bool) or [])


def point_at(ada: Person, name: str, key: str) -> None:
    ada.page.mouse.move(1, 1)
    ada.page.wait_for_selector(".tip .about", state="detached")
    ada.page.mouse.move(*where(ada, name))
    ada.page.wait_for_selector(EXPLAINED.format(key))


def apart(ada: Person, name: str) -> bool:
    box, piece = ada.page.locator(".tip").bounding_box(), spot(ada, name).bounding_box()
    return bool(
        box["x"] >= piece["x"] + piece["width"] - 1
        or piece["x"] >= box["x"] + box["width"] - 1
        or box["y"] >= piece["y"] + piece["height"] - 1
        or piece["y"] >= box["y"] + box["height"] - 1
    )


@every_game
def test_pointing_explains(chromium: Any, server: Server, game: str) -> None:
    ada = Person(chromium, server, "Ada")
    table(ada, game)
    for name, key in SAMPLES[game].items():
        point_at(ada, name, key)
        # Nothing lies under its own explanation.
        eventually(partial(apart, ada, name))
    assert violations(ada.page, pointing=True) == []
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".tip .about", state="detached")
    ada.close()


def test_what_was_pointed_at_too_early_is_explained_once_it_can_be(
    chromium: Any, server: Server
) -> None:
    ada = Person(chromium, server, "Ada")
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    ada.page.route("**/assets/Tip-*.js", hold)
    table(ada, "village")
    ada.page.mouse.move(*where(ada, "graves"))
    eventually(lambda: ada.sees(".board") and len(held), 1)
    held.pop().continue_()
    ada.page.wait_for_selector(EXPLAINED.format("graves"))
    ada.close()


@every_game
def test_what_may_be_chosen_under_an_explanation_still_may(
    chromium: Any, server: Server, game: str
) -> None:
    ada = Person(chromium, server, "Ada")
    table(ada, game)
    covered = """() => {
        const tip = document.querySelector('.tip')
        return [...document.querySelectorAll('.spot.lit, .ask button')].filter((node) => {
            const {left, top, width, height} = node.getBoundingClientRect()
            const hit = document.elementFromPoint(left + width / 2, top + height / 2)
            return hit && tip.contains(hit)
        }).length
    }"""
    for name, key in SAMPLES[game].items():
        point_at(ada, name, key)
        eventually(lambda: ada.page.evaluate(covered), 0)
    ada.close()


@every_game
def test_walking_by_key_explains_everything(chromium: Any, server: Server, game: str) -> None:
    ada = Person(chromium, server, "Ada")
    table(ada, game)
    ada.page.focus(".ask-all")
    ply = ada.page.get_attribute(".ask-all", "data-ply")
    ada.page.keyboard.press("e")
    ada.page.wait_for_selector(".tip[role=dialog]:focus")
    seen: list[str] = []
    while (key := ada.page.get_attribute(".tip .about", "data-key")) not in seen:
        assert key
        seen.append(key)
        assert ada.page.get_attribute(".tip", "aria-label"), key
        ada.page.keyboard.press("ArrowRight")
        other = "key => document.querySelector('.tip .about')?.dataset.key !== key"
        ada.page.wait_for_function(other, arg=key)
    assert {"score", "status", *SAMPLES[game].values()} <= set(seen)
    # No number plays a move while one is reading.
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".tip", state="detached")
    eventually(lambda: ada.page.evaluate("document.activeElement.matches('.ask-all')"))
    assert ada.ply() == ply
    ada.close()


def test_focus_explains_and_is_heard(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table(ada, "village")
    lit = ada.page.locator('.spot.lit[data-spot^="space/"]').first
    ada.page.focus("header .iconbtn")
    lit.focus()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Tab")
    described = "() => document.activeElement.getAttribute('aria-describedby') === 'explained'"
    ada.page.wait_for_function(described)
    ada.count("#explained .about", 1)
    ada.page.focus("header .iconbtn >> nth=0")
    ada.page.wait_for_selector(".tip .about", state="detached")
    eventually(lambda: lit.get_attribute("aria-describedby"), lambda found: not found)
    ada.close()


def press_long(person: Person, name: str) -> None:
    """A finger that stays down until it is answered."""
    x, y = where(person, name)
    at = {"x": x, "y": y}
    touch = person.context.new_cdp_session(person.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    person.page.wait_for_selector(".tip.sheet[role=dialog]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@every_game
def test_a_long_press_explains_and_chooses_nothing(
    chromium: Any, server: Server, game: str
) -> None:
    ada = Person(chromium, server, "Ada", **PHONE)
    table(ada, game)
    ply = ada.page.get_attribute(".ask-all", "data-ply")
    name = next(iter(SAMPLES[game]))
    press_long(ada, name)
    ada.page.wait_for_selector(f'.tip .about[data-key="{SAMPLES[game][name]}"]')
    assert violations(ada.page, pointing=True) == []
    ada.page.tap(".tip button:last-child")
    ada.page.wait_for_selector(".tip", state="detached")
    if game == "village":
        lit = ada.page.locator('.spot.lit[data-spot^="space/"]').first
        press_long(ada, str(lit.get_attribute("data-spot")))
        ada.page.wait_for_selector(".tip .row b")
    assert ada.page.get_attribute(".ask-all", "data-ply") == ply
    ada.close()


def test_what_cannot_be_chosen_says_why(chromium: Any, server: Server) -> None:
    desk, hand = Person(chromium, server, "Ada"), Person(chromium, server, "Bob", **PHONE)
    for person in (desk, hand):
        person.sit(person.new_table("me", "random", options={"start": "first"}))
    barred = ".ch.no[data-ref^='well/']"
    desk.page.hover(barred, force=True)
    desk.page.wait_for_selector(".tip.ready small:has-text('you have none')")
    desk.page.mouse.move(1, 1)
    desk.page.wait_for_selector(".tip", state="detached")
    desk.page.focus(barred)
    desk.page.wait_for_selector(".tip.ready small:has-text('you have none')")
    hand.page.tap(barred, force=True)
    hand.page.wait_for_selector(".tip.ready small:has-text('you have none')")
    hand.page.tap("header h1")
    hand.page.wait_for_selector(".tip", state="detached")
    desk.close()
    hand.close()


# What is hatched in the question, and not because its whole guild or piece has nothing to choose.
HATCHED = ".ask-all .ch.no, .ask-all button.stp.off"
REASON = ".tip.ready .row:has(use[href='#i-ban']) small"


@every_game
def test_every_hatched_choice_says_why(chromium: Any, server: Server, game: str) -> None:
    ada = Hands(chromium, server, "Ada")
    ada.sit(in_the_middle(ada, game, *BUSY[game]))
    rng = random.Random(5)
    found = 0
    for _ in range(12):
        ada.page.wait_for_selector(READY)
        for one in range(min(4, ada.page.locator(HATCHED).count())):
            ada.page.mouse.move(1, 1)
            ada.page.wait_for_selector(REASON, state="detached")
            ada.page.locator(HATCHED).nth(one).hover(force=True)
            assert ada.page.wait_for_selector(REASON).inner_text()
            found += 1
        ada.play_on(rng, answers=1, arrows=0)
    assert found
    ada.close()


@every_game
def test_board_and_rules_link_both_ways(chromium: Any, server: Server, game: str) -> None:
    ada = Person(chromium, server, "Ada")
    name = table(ada, game)
    first, key = next(iter(SAMPLES[game].items()))
    point_at(ada, first, key)
    rule = str(ada.page.get_attribute(".tip a", "href")).split("#")[1]
    ada.page.keyboard.press("e")
    ada.page.wait_for_selector(".tip[role=dialog]")
    ada.page.click(".tip a")
    ada.page.wait_for_selector(f'.manual[data-game="{game}"] #{rule}.meant')
    in_view = (
        "id => Math.abs(document.getElementById(id).getBoundingClientRect().top) < innerHeight"
    )
    ada.page.wait_for_function(in_view, arg=rule)
    ada.count(".manual figure svg", lambda many: many >= 4)
    ada.page.click(f".manual #{rule} .show")
    ada.page.wait_for_url(f"**/table/{name}#{rule}")
    ada.page.wait_for_selector(".tip[role=dialog] .about")
    ada.page.wait_for_selector(f".tip a[href$='#{rule}']")
    ada.page.go_back()
    ada.page.wait_for_selector(".manual")
    ada.close()


# What is written or drawn on the table and nothing explains: neither itself nor what it is part of.
UNEXPLAINED = """patterns => {
    const named = (spot) => patterns.some((one) => new RegExp(`^${one}$`).test(spot))
    const explained = (node) => {
        for (let at = node.closest('[data-about], [data-spot]'); at;
            at = at.parentElement?.closest('[data-about], [data-spot]'))
            if (at.dataset.about || named(at.dataset.spot)) return true
        return false
    }
    const table = '.left, .rivals, .right .mat, .ph-body, .scores'
    return [...document.querySelectorAll(table)].flatMap((part) => [...part.querySelectorAll('*')])
        .filter((node) => !node.closest('.ask-all, .log, .logbox, .unfold, dialog'))
        .filter((node) => node.matches('use, [role=img]')
            || [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()))
        .filter((node) => node.getBoundingClientRect().width && !explained(node))
        .map((node) => node.ariaLabel || node.textContent.trim() || node.getAttribute('href'))
}"""


@every_game
def test_nothing_on_the_table_is_left_unexplained(chromium: Any, server: Server, game: str) -> None:
    things = json.loads((GAMES / game / "about.json").read_text("utf-8"))["things"].values()
    spots = [spot for thing in things for spot in thing.get("at", [])]
    patterns = [re.escape(spot).replace(r"\*", "[^/]+") for spot in spots]
    ada = Person(chromium, server, "Ada")
    ada.sit(in_the_middle(ada, game, *BUSY[game]))
    assert ada.page.locator("[data-spot]").count() > 100
    eventually(lambda: ada.page.evaluate(UNEXPLAINED, patterns), [])
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.wait_for_selector(".ph-tabs")
    for tab in ada.page.locator(".ph-tabs button").all()[:3]:
        tab.click()
        eventually(lambda: ada.page.evaluate(UNEXPLAINED, patterns), [])
    ada.close()
