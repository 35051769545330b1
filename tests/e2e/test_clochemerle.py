"""A person and bots play Clochemerle in a browser: dice, banners, villages, keys, three widths."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from e2e.people import TOTALS, Person, play_to_the_end
from e2e.server import Server

WIDE, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
# What a lively villager does seldom: nothing, or being asked for every gain.
IDLE = {"done", "skip", "nothing", "nobody", "stay", "chief/stay", "sparing", "leave"}
# A sum that can be made at once, before any die is taken.
PLANNED = ".dicetray [data-sum]"
# Banners that shine, wherever they hang.
SHINING = ".bnr .lit-a"


class Chief(Person):
    """A person at a table of Clochemerle."""

    def table(self, *kinds: str) -> str:
        return self.new_table(*kinds, game="clochemerle", options={"start": "first"})

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.wait_for_selector(".board, .stacked")

    def decision(self) -> str:
        found = self.page.query_selector(".ask-all")
        return str(found.get_attribute("data-decision")) if found else ""

    def play(self, rng: random.Random) -> bool:
        if self.over or not self.asked:
            return False
        refs = self.refs()
        if not refs:
            return False
        busy = [ref for ref in refs if ref not in IDLE]
        self.choose(rng.choice(busy if busy and rng.random() < 0.9 else refs))
        return True

    def until(self, decision: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while self.decision() != decision:
            assert time.monotonic() < end, f"never asked for {decision}"
            time.sleep(0.05)

    def make_a_sum(self) -> int:
        """Click the first sum that costs nothing but dice; the sum that was made."""
        self.until("TakeFirstDie")
        pen = self.page.locator(PLANNED).first
        made = int(str(pen.get_attribute("data-sum")))
        pen.click()
        self.until("ChooseBanner")
        return made


def taken(person: Chief) -> int:
    """Dice in hand: they stand in the middle of the tray."""
    return int(person.page.locator('.dicetray [aria-label="Take other dice"]').count())


def faults(page: Any) -> list[str]:
    # A hint beside the pointer is no part of the page.
    page.mouse.move(0, 0)
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def test_a_person_and_bots_play_to_the_end(chromium: Any, server: Server, pictures: Path) -> None:
    ada = Chief(chromium, server, "Ada")
    table = ada.table("me", "greedy", "random")
    ada.sit(table)
    rng = random.Random(104)
    seen: set[str] = set()

    def reload() -> None:
        ada.page.reload()
        ada.page.wait_for_selector(".board")

    def take_pictures() -> None:
        kind = ada.decision()
        if kind and kind not in seen:
            seen.add(kind)
            ada.page.screenshot(path=pictures / f"clochemerle-1440-{kind}.png")

    play_to_the_end((ada,), rng, {30: reload}, take_pictures)
    ada.page.wait_for_selector("dialog.sheet tfoot")
    assert len(ada.page.locator(TOTALS).all_inner_texts()) == 3
    assert ada.page.locator("dialog.sheet tbody tr").count() == 8
    assert {"TakeFirstDie", "TakeSecondDie", "ChooseBanner", "BuryVillager"} <= seen, seen
    ada.page.screenshot(path=pictures / "clochemerle-1440-over.png")
    graves = ada.page.evaluate("document.querySelector('[data-spot=\"graves\"]') !== null")
    assert graves, "the table stays below the score sheet"
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".replay")
    for _ in range(3):
        ada.page.click(".replay .rb button:nth-child(2)")
    ada.page.screenshot(path=pictures / "clochemerle-1440-replay.png")
    ada.close()


def test_a_sum_lights_what_it_reaches_and_one_click_makes_it(
    chromium: Any, server: Server, pictures: Path
) -> None:
    ada = Chief(chromium, server, "Ada")
    ada.sit(ada.table("me", "random"))
    ada.until("TakeFirstDie")
    assert ada.page.locator(SHINING).count() == 0
    pens = ada.page.locator(PLANNED)
    # Every sum of two dice that lie there can be made; pointing at one lights its banners.
    assert pens.count() > 2
    lit = []
    for number in range(pens.count()):
        pens.nth(number).hover()
        ada.page.wait_for_timeout(60)
        lit.append(ada.page.locator(SHINING).count())
    assert max(lit) > 0, lit
    assert ada.decision() == "TakeFirstDie", "looking is not taking"
    ada.page.screenshot(path=pictures / "clochemerle-1440-pointing.png")
    made = ada.make_a_sum()
    expect(ada.page.locator(".dicetray .bign")).to_have_text(str(made))
    assert taken(ada) == 2
    # What may be activated now shines with that number.
    assert {str(made), "?"} >= set(ada.page.locator(".bnr .hitn").all_text_contents())
    ada.page.screenshot(path=pictures / "clochemerle-1440-banners.png")
    ada.page.locator('.dicetray [aria-label="Take other dice"]').first.click()
    ada.until("TakeFirstDie")
    assert taken(ada) == 0, "trying is free until a banner is chosen"
    ada.close()


def test_another_sum_of_the_same_dice(chromium: Any, server: Server) -> None:
    ada = Chief(chromium, server, "Ada")
    # The last of four has four coins: many sums can be paid.
    ada.sit(ada.table("random", "random", "random", "me"))
    made = ada.make_a_sum()
    other = ada.page.locator(PLANNED).first
    wanted = str(other.get_attribute("data-sum"))
    assert wanted != str(made)
    other.click()
    expect(ada.page.locator(".dicetray .bign")).to_have_text(wanted)
    ada.until("ChooseBanner")
    assert taken(ada) == 2
    before = int(wanted)
    step = ada.page.locator(".dicetray .stpb.lit").first
    step.click()
    sums = "() => Number(document.querySelector('.dicetray .bign').textContent)"
    ada.page.wait_for_function(f"before => Math.abs(({sums})() - before) === 1", arg=before)
    ada.close()


def test_keys_alone(chromium: Any, server: Server) -> None:
    ada = Chief(chromium, server, "Ada")
    ada.sit(ada.table("me", "random", "random"))
    ada.until("TakeFirstDie")
    ada.page.locator('.dicetray [data-spot^="dice/"].lit').first.focus()
    ada.page.keyboard.press("Enter")
    ada.until("TakeSecondDie")
    ada.page.keyboard.press("1")
    ada.page.wait_for_function(
        "() => document.querySelector('.ask-all')?.dataset.decision !== 'TakeSecondDie'"
    )
    if ada.decision() == "MakeSum":
        ada.page.keyboard.press("1")
    ada.until("ChooseBanner")
    banner = ada.page.locator(".spot.lit[data-spot]").first
    banner.focus()
    assert banner.get_attribute("aria-label")
    # A rival's village opens in the place of one's own; Escape brings that back.
    own = ada.page.locator(".mat.own")
    ada.page.locator(".mat.rival .glass-btn").first.focus()
    ada.page.keyboard.press("Enter")
    expect(own).not_to_have_attribute("aria-label", "The village of Ada")
    # The first one closes what explains the glass.
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    expect(own).to_have_attribute("aria-label", "The village of Ada")
    ada.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=["1440", "1024", "390"])
def test_axe_finds_nothing(
    chromium: Any, server: Server, pictures: Path, size: tuple[int, int], theme: str
) -> None:
    ada = Chief(chromium, server, "Ada", size=size, color_scheme=theme)
    ada.sit(ada.table("me", "random", "random", "random"))
    rng = random.Random(5)
    for _ in range(12):
        ada.page.wait_for_selector(".ask-all")
        ada.play(rng)
    ada.page.wait_for_selector(".ask-all")
    name = f"clochemerle-{size[0]}-{theme}"
    ada.page.screenshot(path=pictures / f"{name}.png")
    assert faults(ada.page) == []
    if size != WIDE:
        ada.page.click("nav button:has-text('Villages')")
        ada.page.wait_for_selector(".mat.own")
        ada.page.screenshot(path=pictures / f"{name}-villages.png")
        assert faults(ada.page) == []
    ada.close()


def test_three_languages(chromium: Any, server: Server, pictures: Path) -> None:
    for locale, name in (("en-GB", "en"), ("fr-FR", "fr"), ("ja-JP", "ja")):
        ada = Chief(chromium, server, locale=locale)
        ada.page.screenshot(path=pictures / f"clochemerle-home-{name}.png")
        ada.go("/rules/clochemerle")
        ada.page.wait_for_selector(".prose h2")
        assert ada.page.locator(".prose h2").count() == 8
        assert "{" not in ada.page.inner_text(".prose")
        ada.sit(ada.table("me", "random", "random"))
        ada.page.wait_for_selector(".ask-all")
        assert "clochemerle-" not in ada.page.inner_text("body")
        ada.page.screenshot(path=pictures / f"clochemerle-1440-{name}.png")
        ada.close()
