"""A person and bots play Clochemerle in a browser: dice, banners, villages, keys, three widths."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from e2e.axe import in_every_light, violations
from e2e.people import TOTALS, Person, eventually, play_to_the_end
from e2e.server import Server
from looks.taking import STILL

SCREENS = WIDE, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
# What a lively villager does seldom: nothing, or being asked for every gain.
IDLE = {"done", "skip", "nothing", "nobody", "stay", "chief/stay", "sparing", "leave"}
# A sum that can be made at once, before any die is taken.
PLANNED = ".dicetray [data-sum]"
# Banners that shine, wherever they hang.
SHINING = ".bnr .lit-a"
# Dice in hand: they stand in the middle of the tray.
TAKEN = '.dicetray [aria-label="Take other dice"]'


class Chief(Person):
    """A person at a table of Clochemerle."""

    def table(self, *kinds: str) -> str:
        return self.new_table(*kinds, game="clochemerle", options={"start": "first"})

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.wait_for_selector(".board, .stacked")

    def play(self, rng: random.Random) -> bool:
        if self.over or not self.asked:
            return False
        refs = self.refs()
        if not refs:
            return False
        busy = [ref for ref in refs if ref not in IDLE]
        return self.try_to_choose(rng.choice(busy if busy and rng.random() < 0.9 else refs))

    def make_a_sum(self) -> int:
        """Click the first sum that costs nothing but dice; the sum that was made."""
        self.until("TakeFirstDie")
        pen = self.page.locator(PLANNED).first
        made = int(str(pen.get_attribute("data-sum")))
        pen.click()
        self.until("ChooseBanner")
        return made


def test_a_person_and_bots_play_to_the_end(chromium: Any, server: Server) -> None:
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
            ada.picture(f"clochemerle-1440-{kind}")

    play_to_the_end((ada,), rng, {30: reload}, take_pictures)
    ada.page.wait_for_selector("dialog.sheet tfoot")
    ada.count(TOTALS, 3)
    ada.count("dialog.sheet tbody tr", 8)
    assert {"TakeFirstDie", "TakeSecondDie", "ChooseBanner", "BuryVillager"} <= seen, seen
    ada.picture("clochemerle-1440-over")
    assert ada.sees('[data-spot="graves"]'), "the table stays below the score sheet"
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".replay")
    for _ in range(3):
        ada.page.click(".replay .rb button:nth-child(2)")
    ada.picture("clochemerle-1440-replay")
    ada.close()


def test_a_sum_lights_what_it_reaches_and_one_click_makes_it(chromium: Any, server: Server) -> None:
    ada = Chief(chromium, server, "Ada")
    ada.sit(ada.table("me", "random"))
    ada.until("TakeFirstDie")
    assert ada.page.locator(SHINING).count() == 0
    pens = ada.page.locator(PLANNED)
    # Every sum of two dice that lie there can be made; pointing at one lights its banners.
    ada.count(PLANNED, lambda many: many > 2)
    lit = []
    for number in range(pens.count()):
        pens.nth(number).hover()
        ada.page.evaluate(STILL)
        lit.append(ada.page.locator(SHINING).count())
    assert max(lit) > 0, lit
    assert ada.decision() == "TakeFirstDie", "looking is not taking"
    ada.picture("clochemerle-1440-pointing")
    made = ada.make_a_sum()
    expect(ada.page.locator(".dicetray .bign")).to_have_text(str(made))
    ada.count(TAKEN, 2)
    # What may be activated now shines with that number.
    shining = ada.page.locator(".bnr .hitn")
    eventually(shining.all_text_contents, lambda found: {str(made), "?"} >= set(found))
    ada.picture("clochemerle-1440-banners")
    ada.page.locator(TAKEN).first.click()
    ada.until("TakeFirstDie")
    # Trying is free until a banner is chosen.
    ada.count(TAKEN, 0)
    ada.close()


def test_another_sum_of_the_same_dice(chromium: Any, server: Server) -> None:
    ada = Chief(chromium, server, "Ada")
    # The last of four has four coins: many sums can be paid.
    ada.sit(ada.table("random", "random", "random", "me"))
    # A faded sign says why it is faded.
    expect(ada.page.locator(".dicetray .stpb.off > title").first).to_have_text(
        "Take two dice first"
    )
    made = ada.make_a_sum()
    other = ada.page.locator(PLANNED).first
    wanted = str(other.get_attribute("data-sum"))
    assert wanted != str(made)
    other.click()
    expect(ada.page.locator(".dicetray .bign")).to_have_text(wanted)
    ada.until("ChooseBanner")
    ada.count(TAKEN, 2)
    before = int(wanted)
    ada.page.locator(".dicetray .stpb.lit").first.click()
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
    ply = ada.ply()
    ada.page.keyboard.press("1")
    ada.asked_anew(ply)
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


def test_axe_finds_nothing(chromium: Any, server: Server) -> None:
    ada = Chief(chromium, server, "Ada")
    ada.sit(ada.table("me", "random", "random", "random"))
    ada.play_often(random.Random(5), 12)
    for name in in_every_light(ada, SCREENS):
        ada.page.wait_for_selector(".ask-all")
        ada.picture(f"clochemerle-{name}")
        assert violations(ada.page) == [], name
        if not name.startswith(str(WIDE[0])):
            ada.page.click("nav button:has-text('Villages')")
            ada.page.wait_for_selector(".mat.own")
            ada.picture(f"clochemerle-{name}-villages")
            assert violations(ada.page) == [], name
    ada.close()


def test_three_languages(chromium: Any, server: Server) -> None:
    for locale, name in (("en-GB", "en"), ("fr-FR", "fr"), ("ja-JP", "ja")):
        ada = Chief(chromium, server, locale=locale)
        ada.go("/rules/clochemerle")
        ada.count(".prose h2", 8)
        assert "{" not in ada.page.inner_text(".prose")
        ada.sit(ada.table("me", "random", "random"))
        ada.page.wait_for_selector(".ask-all")
        assert "clochemerle-" not in ada.page.inner_text("body")
        ada.picture(f"clochemerle-1440-{name}")
        ada.close()
