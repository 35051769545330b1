"""Every page: nothing for axe to find, and a picture to look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from e2e.axe import violations
from e2e.people import READY, Person
from e2e.server import Server
from looks.taking import STILL

WIDE, PHONE = (1440, 900), (390, 844)
TABLET, LAPTOP, LARGE = (1024, 768), (1280, 800), (1920, 1080)


@dataclass(frozen=True)
class Set:
    """Tables to look at, all of one guest; nothing is chosen at them any more."""

    cookies: Any
    take: str
    crafts: str
    over: str


@pytest.fixture(scope="module")
def scene(chromium: Any, server: Server) -> Set:
    ada = Person(chromium, server, "Ada")
    take = ada.new_table("me", "greedy", "greedy", "random")
    ada.sit(take)
    play_until(ada, ".takes", 14)
    crafts = ada.new_table("me", "greedy", "greedy", "random")
    ada.sit(crafts)
    play_until(ada, ".takes", 9)
    at_the_crafts(ada)
    over = ada.finished("random", "random", "random", "random")
    cookies = ada.context.storage_state()
    ada.close()
    return Set(cookies, take, crafts, over)


def play_until(person: Person, seen: str, choices: int) -> None:
    rng = random.Random(11)
    person.play_often(rng, choices)
    while not person.sees(seen):
        person.play_often(rng, 1)


def at_the_crafts(person: Person) -> None:
    rng = random.Random(3)
    while not any(ref.startswith("train/") for ref in person.refs()):
        crafts = [ref for ref in person.refs() if ref.startswith("crafts/")]
        if crafts:
            person.choose(crafts[0])
        else:
            person.play(rng)
        person.page.wait_for_selector(READY)


def middle(person: Person) -> None:
    half = """node => {
        node.value = node.max / 2
        node.dispatchEvent(new Event('input', {bubbles: true}))
    }"""
    person.page.eval_on_selector(".rtrack input", half)
    person.page.wait_for_selector(".ln.on", state="attached")


def nothing(_: Person) -> None:
    """As it opens."""


# Address, what to wait for, what to do before the picture is taken.
PAGES: dict[str, tuple[str, str, Callable[[Person], None]]] = {
    "home": ("/", ".gamecard", nothing),
    "new-table": ("/new/village", "form.newt", nothing),
    "new-table-mil": ("/new/mil", "form.newt", nothing),
    "table": ("/table/{take}", READY, nothing),
    "table-crafts": ("/table/{crafts}", READY, nothing),
    "scores": ("/table/{over}", "dialog.sheet tfoot", nothing),
    "replay": ("/replay/{over}", ".replay", middle),
    "replays": ("/replays", ".card", nothing),
    "rules": ("/rules/village", ".prose h2", nothing),
    "credits": ("/credits", ".credits", nothing),
}
CASES = [(name, size, "light") for name in PAGES for size in (WIDE, PHONE)]
CASES += [(name, WIDE, "dark") for name in ("home", "table", "table-crafts", "scores", "replay")]
CASES += [("table-crafts", PHONE, "dark")]
CASES += [("table", size, "light") for size in (TABLET, LAPTOP, LARGE)]


def look(person: Person, name: str, scene: Set) -> None:
    path, until, act = PAGES[name]
    person.go(path.format(take=scene.take, crafts=scene.crafts, over=scene.over))
    person.page.wait_for_selector(until)
    act(person)
    person.page.mouse.move(2, 2)
    person.page.evaluate(STILL)


def is_too_wide(person: Person, size: tuple[int, int]) -> bool:
    person.page.evaluate(STILL)
    return int(person.page.evaluate("document.documentElement.scrollWidth")) > size[0]


@pytest.mark.parametrize("name, size, scheme", CASES)
def test_page(
    chromium: Any,
    server: Server,
    scene: Set,
    name: str,
    size: tuple[int, int],
    scheme: str,
) -> None:
    ada = Person(chromium, server, size=size, color_scheme=scheme, storage_state=scene.cookies)
    look(ada, name, scene)
    dark = "-dark" if scheme == "dark" else ""
    ada.picture(f"{name}-{size[0]}{dark}")
    assert not is_too_wide(ada, size)
    assert violations(ada.page) == []
    ada.close()


@pytest.mark.parametrize("lang", ["fr", "ja"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("name", ["table", "table-crafts", "rules"])
def test_other_languages(
    chromium: Any,
    server: Server,
    scene: Set,
    name: str,
    size: tuple[int, int],
    lang: str,
) -> None:
    ada = Person(chromium, server, size=size, storage_state=scene.cookies)
    ada.home()
    ada.page.select_option(".pick", lang)
    ada.page.wait_for_selector(f"html[lang={lang}]")
    look(ada, name, scene)
    ada.picture(f"{name}-{size[0]}-{lang}")
    assert not is_too_wide(ada, size)
    ada.close()


@pytest.mark.parametrize("number, name", [(2, "farms"), (3, "log"), (4, "chat")])
def test_the_tabs_of_a_phone(
    chromium: Any, server: Server, scene: Set, number: int, name: str
) -> None:
    ada = Person(chromium, server, size=PHONE, storage_state=scene.cookies)
    look(ada, "table", scene)
    ada.page.click(f".ph-tabs button:nth-child({number})")
    ada.picture(f"table-390-{name}")
    assert violations(ada.page) == []
    ada.close()


# Pages that stand still, and what to wait for.
STILL_PAGES = {
    "/bots": ".card",
    "/nowhere/at/all": "h1, .card",
    "/join/no-such-code": "form, p",
    "/new/feudum": "form.newt",
    **{f"/rules/{game}": ".prose h2" for game in ("clochemerle", "feudum", "mil")},
}
# What opens over a table: by a click or a key, and where it is then.
OVER_TABLE = {
    ".top button[aria-haspopup=dialog]": "dialog.drawer",
    "?": "dialog.keys",
    "e": ".tip[role=dialog]",
}


@pytest.mark.parametrize("size, scheme", [(WIDE, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_on_what_stands_still_or_opens(
    chromium: Any, server: Server, scene: Set, size: tuple[int, int], scheme: str
) -> None:
    ada = Person(chromium, server, size=size, color_scheme=scheme, storage_state=scene.cookies)
    found: dict[str, list[str]] = {}
    for path, until in STILL_PAGES.items():
        ada.go(path)
        ada.page.wait_for_selector(until)
        found[path] = violations(ada.page)
    # Two of them are not there, and the browser says so.
    ada.complaints = [one for one in ada.complaints if "Failed to load" not in one]
    ada.sit(scene.take)
    for opener, until in OVER_TABLE.items():
        if len(opener) == 1:
            ada.page.keyboard.press(opener)
        else:
            ada.page.click(opener)
        ada.page.wait_for_selector(until)
        found[until] = violations(ada.page)
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector(until, state="detached")
    assert {name: faults for name, faults in found.items() if faults} == {}
    ada.close()
