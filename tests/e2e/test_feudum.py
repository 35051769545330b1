"""People and bots play Feudum in a browser: cards in secret, the land, the guilds, three widths."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from e2e.people import TOTALS, Person, kill_and_start_again, play_to_the_end
from e2e.server import Server

WIDE, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
# What a lively family does seldom: nothing, or something besides.
IDLE = {"forgo", "stop", "done", "nothing", "none", "no", "pass", "leave", "stay", "give-up"}
CARDS = '.fem-pick[data-spot^="card/"]'
GOODS = ("saltpeter", "sulfur", "iron", "wood", "food")
SEAL = ".ask-all button[data-ref=act]"
PICKS = ".ask-all button[data-pick]:not(.no):not([aria-pressed=true])"


class Vassal(Person):
    """A person at a table of Feudum."""

    def table(self, *kinds: str, mode: str = "advanced", **more: Any) -> str:
        return self.new_table(*kinds, game="feudum", options={"mode": mode, **more})

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.wait_for_selector(".board, .ph-body")

    def decision(self) -> str:
        found = self.page.evaluate("() => document.querySelector('.ask-all')?.dataset.decision")
        return str(found or "")

    def ply(self) -> str | None:
        found = self.page.evaluate("() => document.querySelector('.ask-all')?.dataset.ply")
        return str(found) if found is not None else None

    def play(self, rng: random.Random) -> bool:
        if self.over or not self.asked:
            return False
        if self.decision() == "ChooseCards":
            return self.seal(rng)
        if self.sees(f"{PICKS}, {SEAL}:enabled"):
            return self.pick(rng)
        refs = [ref for ref in self.refs() if ref and ref != "act"]
        if not refs:
            return False
        busy = [ref for ref in refs if ref not in IDLE and not ref.startswith("free/")]
        self.choose(rng.choice(busy if busy and rng.random() < 0.9 else refs))
        return True

    def goods(self, seat: int = 0) -> list[int]:
        """On the own mat."""
        stock = [f'[data-spot="stock/{seat}/{good}"] .num' for good in GOODS]
        return [int(self.page.text_content(spot)) for spot in stock]

    def seal(self, rng: random.Random) -> bool:
        """Take cards until the hand is full, and seal them."""
        cards = self.page.locator(CARDS)
        if cards.count() != 11:
            return False
        for number in rng.sample(range(11), 11):
            if self.page.is_enabled(SEAL):
                break
            cards.nth(number).click()
        ply = self.ply()
        self.page.click(SEAL)
        self.answered(ply)
        return True

    def pick(self, rng: random.Random) -> bool:
        """Goods or bins, until there are enough; where one is enough it is sent at once."""
        ply = self.ply()
        picks = self.page.locator(PICKS)
        while not self.sees(f"{SEAL}:enabled"):
            picks.nth(rng.randrange(picks.count())).click()
            if not self.sees(SEAL):
                break
        if self.sees(SEAL):
            self.page.click(SEAL)
        self.answered(ply)
        return True

    def answered(self, ply: str | None) -> None:
        """Another question, or none, and nothing on its way: several answers may go one by one."""
        script = """ply => {
            const asked = document.querySelector('.ask-all')
            return !asked || (asked.dataset.ply !== ply && asked.ariaBusy !== 'true')
        }"""
        self.page.wait_for_function(script, arg=ply)

    def until(self, decision: str, rng: random.Random, seconds: float = 40) -> None:
        """Answer whatever comes before it."""
        end = time.monotonic() + seconds
        while self.decision() != decision:
            assert time.monotonic() < end, f"never asked for {decision}"
            if not self.play(rng):
                time.sleep(0.05)


def faults(page: Any) -> list[str]:
    # A hint beside the pointer is no part of the page.
    page.mouse.move(0, 0)
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]


def test_two_people_and_a_bot_play_to_the_end(
    chromium: Any, server: Server, pictures: Path
) -> None:
    ada, ben = Vassal(chromium, server, "Ada"), Vassal(chromium, server, "Ben")
    ada.sit(ada.table("me", "link", "random"))
    ada.page.wait_for_selector(".invites .ch")
    ben.page.goto(ada.page.get_attribute(".invites .ch", "title"))
    ben.page.wait_for_selector("form.card .field")
    ben.page.fill("form.card .field", "Ben")
    ben.page.click("form button.main")
    ben.page.wait_for_selector(".board")
    people = (ada, ben)

    def kill_the_server() -> None:
        kill_and_start_again(server, people)

    play_to_the_end(people, random.Random(1017), {40: kill_the_server})
    for person in people:
        person.page.wait_for_selector("dialog.sheet tfoot")
    totals = [person.page.locator(TOTALS).all_inner_texts() for person in people]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
    assert ada.page.locator("dialog.sheet tbody tr").count() == 5
    ada.page.screenshot(path=pictures / "feudum-1440-over.png")
    ada.close()
    ben.close()


def test_cards_are_taken_and_left_until_they_are_sealed(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada")
    ada.sit(ada.table("me", "random"))
    ada.until("ChooseCards", random.Random(3))
    taken = ada.page.locator(f'{CARDS}[aria-pressed="true"]')
    cards = ada.page.locator(CARDS)
    assert not ada.page.is_enabled(SEAL)
    for number in (9, 2, 5, 0):
        cards.nth(number).click()
    assert taken.count() == 4
    assert ada.page.is_enabled(SEAL)
    cards.nth(2).click()
    assert taken.count() == 3
    assert not ada.page.is_enabled(SEAL)
    cards.nth(10).focus()
    ada.page.keyboard.press("Enter")
    assert taken.count() == 4
    ada.page.click(SEAL)
    # Once all have sealed, the four are what can be played.
    ada.page.wait_for_function(
        "() => document.querySelector('.ask-all')?.dataset.decision === 'PlayCard'"
    )
    played = {ref for ref in ada.refs() if ref.startswith("card/")}
    assert played == {"card/migrate", "card/harvest", "card/repeat", "card/guild"}
    ada.close()


def test_goods_are_picked_in_any_order(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada")
    ada.sit(ada.table("me", "random"))
    ada.until("ChooseStartGood", random.Random(3))
    had = ada.goods()
    seal = ada.page.locator(SEAL)
    taken = ada.page.locator('[data-pick][aria-pressed="true"]')
    for good in ("food", "wood", "sulfur"):
        ada.page.click(f'[data-pick="{good}"]')
    assert taken.count() == 3
    assert ada.page.locator('[data-pick="iron"]').get_attribute("aria-disabled") == "true"
    ada.page.click('[data-pick="wood"]')
    assert seal.is_disabled()
    ada.page.keyboard.press("1")
    assert taken.count() == 3
    ply = ada.ply()
    seal.click()
    # Sulfur has a question of its own, in the middle of the three.
    ada.answered(ply)
    assert ada.decision() == "StoreSulfur"
    ply = ada.ply()
    ada.choose("kept")
    ada.answered(ply)
    assert ada.decision() == "StartRole"
    assert [now - was for now, was in zip(ada.goods(), had, strict=True)] == [1, 1, 0, 0, 1]
    ada.close()


def test_bins_are_picked_on_the_board(chromium: Any, server: Server) -> None:
    # Where somebody once bought two goods or more, in a game that was kept.
    log = (Path(__file__).parents[1] / "looks" / "games" / "feudum.log").read_text()
    found = re.search(r"^(\d+) (\d) BuyGood (\S+)\n\d+ \2 BuyGood (\S+)$", log, re.MULTILINE)
    assert found
    seat, bins = int(found[2]), [found[4], found[3]]
    ada = Vassal(chromium, server, "Ada")
    kept = "async text => (await fetch('/api/import', {method: 'POST', body: text})).json()"
    table = ada.page.evaluate(kept, log)["table"]
    others = {"kind": "bot", "bot": "random"}
    seats = [{"kind": "me"} if n == seat else others for n in range(4)]
    fork = ada.post(f"/api/tables/{table}/fork", {"ply": int(found[1]), "seats": seats})
    ada.sit(fork["table"])
    ada.page.wait_for_selector("[data-decision=BuyGood]")
    had = ada.goods(seat)
    # The later bin first: the page brings them into their order.
    for name in bins:
        ada.page.click(f'[data-spot="bin/{name[:-2]}/{name[-1]}"][role=button]')
    assert ada.page.locator('[data-pick][aria-pressed="true"]').count() == 2
    ply = ada.ply()
    ada.page.click(SEAL)
    ada.answered(ply)
    while ada.decision() == "StoreSulfur":
        ada.choose("kept")
    bought = [sum(name.startswith(good) for name in bins) for good in GOODS]
    assert [now - was for now, was in zip(ada.goods(seat), had, strict=True)] == bought
    ada.close()


def test_the_land_is_zoomed_and_moved_by_keys(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada", size=PHONE)
    ada.sit(ada.table("me", "random"))
    ada.until("ChooseCards", random.Random(3))
    land = ada.page.locator("svg.fe-land").first
    land.focus()
    shown = "() => document.querySelector('svg.fe-land > g > g').getAttribute('transform')"
    before = ada.page.evaluate(shown)
    ada.page.keyboard.press("+")
    zoomed = ada.page.evaluate(shown)
    assert zoomed != before
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(shown) != zoomed
    ada.page.keyboard.press("0")
    ada.close()


def test_the_land_is_zoomed_and_moved_by_fingers(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada", size=PHONE, has_touch=True, is_mobile=True)
    ada.sit(ada.table("me", "random"))
    page = ada.page
    page.wait_for_selector("svg.fe-land")
    cdp = ada.context.new_cdp_session(page)
    sight = """() => {
        const { a, e, f } = document.querySelector('svg.fe-land > g > g').transform.baseVal
            .consolidate().matrix
        return [a, e, f]
    }"""
    box = page.locator("svg.fem-window").bounding_box()
    across, down = box["x"] + box["width"] / 2, box["y"] + 100

    def touch(kind: str, *places: float) -> None:
        points = [{"x": across + at, "y": down, "id": n} for n, at in enumerate(places)]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(*steps: tuple[float, ...]) -> list[float]:
        touch("touchStart", *steps[0])
        for places in steps[1:]:
            touch("touchMove", *places)
        touch("touchEnd")
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
        return list(page.evaluate(sight))

    zoom, left, _ = page.evaluate(sight)
    wider, *_ = swipe((-30, 30), (-45, 45), (-60, 60))
    assert wider == pytest.approx(2 * zoom, rel=0.1)
    narrower, *_ = swipe((-60, 60), (-40, 40), (-15, 15))
    assert narrower < wider / 2
    # One finger drags, and what it lets go of is no choice.
    ply = ada.ply()
    _, left, _ = swipe((-30, 30), (-45, 45), (-60, 60))
    _, moved, _ = swipe((0,), (-20,), (-60,))
    assert moved == pytest.approx(left - 60, abs=12)
    assert ada.ply() == ply
    # The little map shows the whole land, and comes back.
    page.locator(".fe-inset .fe-hit").tap()
    page.wait_for_function(f"() => ({sight})()[0] < 1")
    page.locator(".fe-inset .fe-inset-f").tap()
    page.wait_for_function(f"() => ({sight})()[0] > 1")
    ada.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=["1440", "1024", "390"])
def test_axe_finds_nothing(
    chromium: Any, server: Server, pictures: Path, size: tuple[int, int], theme: str
) -> None:
    ada = Vassal(chromium, server, "Ada", size=size, color_scheme=theme)
    ada.sit(ada.table("me", "random", "random", "random", "random"))
    rng = random.Random(5)
    name = f"feudum-{size[0]}-{theme}"
    for decision in ("ChooseStartGood", "ChooseCards", "PlayCard"):
        ada.until(decision, rng)
        ada.page.screenshot(path=pictures / f"{name}-{decision}.png")
        assert faults(ada.page) == []
    if size != WIDE:
        for tab in ("Guilds", "Houses"):
            ada.page.click(f"nav button:has-text('{tab}')")
            ada.page.screenshot(path=pictures / f"{name}-{tab}.png")
            assert faults(ada.page) == []
    ada.close()


def test_three_languages(chromium: Any, server: Server, pictures: Path) -> None:
    for locale, name in (("en-GB", "en"), ("fr-FR", "fr"), ("ja-JP", "ja")):
        ada = Vassal(chromium, server, locale=locale)
        ada.go("/rules/feudum")
        ada.page.wait_for_selector(".prose h2")
        assert "{" not in ada.page.inner_text(".prose")
        ada.page.screenshot(path=pictures / f"feudum-rules-{name}.png")
        ada.sit(ada.table("me", "random", "random"))
        ada.until("PlayCard", random.Random(8))
        assert "feudum-" not in ada.page.inner_text("body")
        ada.page.screenshot(path=pictures / f"feudum-1440-{name}.png")
        ada.close()
