"""Every page: nothing for axe to find, and a picture to look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from e2e.people import READY, Person
from e2e.server import Server

WIDE, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)


def violations(page: Any) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        for node in fault["nodes"]
    ]


def at_the_table(person: Person) -> None:
    person.sit(person.new_table("me", "greedy", "greedy", "random"))
    rng = random.Random(11)
    for _ in range(14):
        person.page.wait_for_selector(READY)
        person.play(rng)
    while not person.page.query_selector(".takes"):
        person.page.wait_for_selector(READY)
        person.play(rng)


def at_the_crafts(person: Person) -> None:
    at_the_table(person)
    rng = random.Random(3)
    while not any(ref.startswith("train/") for ref in person.refs()):
        crafts = [ref for ref in person.refs() if ref.startswith("crafts/")]
        if crafts:
            person.choose(crafts[0])
        else:
            person.play(rng)
        person.page.wait_for_selector(READY)


def the_scores(person: Person) -> None:
    person.go(f"/table/{person.new_table('greedy', 'random', 'greedy', 'random')}")
    person.page.wait_for_selector("dialog.sheet tfoot", timeout=60_000)


def the_replay(person: Person) -> None:
    the_scores(person)
    person.go(person.page.url.replace(person.server.url, "").replace("/table/", "/replay/"))
    person.page.wait_for_selector(".replay")
    middle = "node => { node.value = node.max / 2; node.dispatchEvent(new Event('input')) }"
    person.page.eval_on_selector(".rtrack input", middle)
    person.page.wait_for_timeout(400)


def tab(number: int) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        at_the_table(person)
        person.page.click(f".ph-tabs button:nth-child({number})")

    return show


def bots(person: Person) -> None:
    person.page.click(".softmay")


def page(path: str, until: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        person.go(path)
        person.page.wait_for_selector(until)

    return show


PAGES: dict[str, Callable[[Person], None]] = {
    "home": page("/", ".gamecard"),
    "home-bots": bots,
    "new-table": page("/new/village", "form.card"),
    "table": at_the_table,
    "table-crafts": at_the_crafts,
    "scores": the_scores,
    "replay": the_replay,
    "replays": page("/replays", ".card"),
    "rules": page("/rules/village", ".prose h2"),
    "credits": page("/credits", ".credits"),
}
CASES = [(name, size, scheme) for name in PAGES for size in (WIDE, PHONE) for scheme in ("light",)]
CASES += [(name, size, "dark") for name in ("home", "table", "replay") for size in (WIDE, PHONE)]
CASES += [("table", TABLET, "light"), ("table", (1280, 800), "light"), ("table", (1920, 1080), "light")]


@pytest.mark.parametrize(("name", "size", "scheme"), CASES)
def test_page(
    chromium: Any,
    server: Server,
    pictures: Path,
    name: str,
    size: tuple[int, int],
    scheme: str,
) -> None:
    ada = Person(chromium, server, "Ada", size, color_scheme=scheme)
    PAGES[name](ada)
    ada.page.mouse.move(2, 2)
    ada.page.wait_for_timeout(150)
    dark = "-dark" if scheme == "dark" else ""
    ada.page.screenshot(path=pictures / f"{name}-{size[0]}{dark}.png")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(ada.page) == []
    ada.close()


@pytest.mark.parametrize("lang", ["fr-FR", "ja-JP"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_table_in_other_languages(
    chromium: Any, server: Server, pictures: Path, lang: str, size: tuple[int, int]
) -> None:
    ada = Person(chromium, server, "Ada", size, locale=lang)
    at_the_crafts(ada)
    ada.page.mouse.move(2, 2)
    ada.page.screenshot(path=pictures / f"table-{size[0]}-{lang[:2]}.png")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    ada.close()


@pytest.mark.parametrize(("number", "name"), [(2, "farms"), (3, "log"), (4, "chat")])
def test_the_tabs_of_a_phone(
    chromium: Any, server: Server, pictures: Path, number: int, name: str
) -> None:
    ada = Person(chromium, server, "Ada", PHONE)
    tab(number)(ada)
    ada.page.screenshot(path=pictures / f"table-390-{name}.png")
    assert violations(ada.page) == []
    ada.close()
