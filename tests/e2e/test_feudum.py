"""People and bots play Feudum in a browser: cards in secret, the land, the guilds, three widths."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from e2e.axe import in_every_light, violations
from e2e.middle import forked, in_the_middle
from e2e.people import TOTALS, Person, eventually, kill_and_start_again, play_to_the_end
from e2e.server import Server

SCREENS = WIDE, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
# What a lively family does seldom: nothing, or something besides.
IDLE = {"forgo", "stop", "done", "nothing", "none", "no", "pass", "leave", "stay", "give-up"}
CARDS = '.fem-pick[data-spot^="card/"]'
ASKED = ":is(.ask, .ph-ask) .ask-all"
GOODS = ("saltpeter", "sulfur", "iron", "wood", "food")
SEAL = ".ask-all button[data-ref=act]"
# Where a family could take a seal back while another acts.
SEALED = ("5-seats-191", 402)
# Is this piece inside the window through which the land is seen?
IN_WINDOW = """selector => {
    const piece = document.querySelector(selector)?.getBoundingClientRect()
    const seen = document.querySelector('svg.fem-window').getBoundingClientRect()
    return !!piece && piece.left >= seen.left && piece.right <= seen.right
        && piece.top >= seen.top && piece.bottom <= seen.bottom
}"""
# Where a pawn stands close to goods and markers of the next place, and its family is asked.
CLOSE = ("3-seats-1125", 385)
# Goods and markers of which more than a tenth lies behind a pawn, a monster or a vessel.
COVERED = """() => {
    const box = node => node.getBoundingClientRect()
    const seen = names => [...document.querySelectorAll(names)].filter(node => box(node).width)
    const standing = seen('[data-spot^="pawn/"], [data-spot^="monster/"], [data-spot^="adrift/"]')
    const shared = (a, b) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    return seen('g[data-spot^="goods/"], [data-spot^="serf/"], [data-spot^="landscape/"]')
        .filter(node => standing.some(
            other => shared(box(node), box(other)) > 0.1 * box(node).width * box(node).height))
        .map(node => node.dataset.spot)
}"""
# Where a family has the cards and the writ whose words are long in French or Japanese.
CARDS_AND_BOW = ("2-seats-776", 315)
PICKS = ".ask-all button[data-pick]:not(.no):not([aria-pressed=true])"


class Vassal(Person):
    """A person at a table of Feudum."""

    def table(self, *kinds: str, mode: str = "advanced", **more: Any) -> str:
        return self.new_table(*kinds, game="feudum", options={"mode": mode, **more})

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.wait_for_selector(".board, .ph-body")

    def play(self, rng: random.Random) -> bool:
        if self.over or not self.sees(f"{ASKED}:not([aria-busy=true])"):
            return False
        if self.decision() == "ChooseCards":
            return self.seal(rng)
        if self.sees(f"{PICKS}, {SEAL}:enabled"):
            return self.pick(rng)
        refs = [ref for ref in self.refs() if ref and ref != "act"]
        if not refs:
            return False
        busy = [ref for ref in refs if ref not in IDLE and not ref.startswith("free/")]
        return self.try_to_choose(rng.choice(busy if busy and rng.random() < 0.9 else refs))

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
            if self.sees(f"{SEAL}:enabled"):
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
        if self.sees(SEAL):
            while not self.sees(f"{SEAL}:enabled"):
                picks.nth(rng.randrange(picks.count())).click()
            self.page.click(SEAL)
        else:
            picks.nth(rng.randrange(picks.count())).click()
        self.answered(ply)
        return True

    def answered(self, ply: str | None) -> None:
        """Another question, or none, and nothing on its way: several answers may go one by one."""
        script = """ply => {
            const asked = document.querySelector('.ask-all')
            return !asked || (asked.dataset.ply !== ply && asked.ariaBusy !== 'true')
        }"""
        self.page.wait_for_function(script, arg=ply)

    def play_until(self, decision: str, rng: random.Random) -> None:
        """Answer whatever comes before it."""
        for _ in range(200):
            eventually(lambda: self.decision() == decision or self.play(rng))
            if self.decision() == decision:
                break
        self.until(decision)


def test_two_people_and_a_bot_play_to_the_end(chromium: Any, server: Server) -> None:
    """The last third of a golden game: a whole one takes some five hundred answers."""
    ada, ben = Vassal(chromium, server, "Ada"), Vassal(chromium, server, "Ben")
    others = [{"kind": "link"}, {"kind": "bot", "bot": "random"}]
    made = forked(ada, "feudum", "3-seats-1101", 320, others)
    ben.post("/api/join", {"token": made["links"]["1"].rsplit("/", 1)[1]})
    people = (ada, ben)
    for person in people:
        person.sit(made["table"])

    def kill_the_server() -> None:
        kill_and_start_again(server, people)

    play_to_the_end(people, random.Random(1017), {20: kill_the_server})
    for person in people:
        person.page.wait_for_selector("dialog.sheet tfoot")
    totals = [person.page.locator(TOTALS).all_inner_texts() for person in people]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
    ada.count("dialog.sheet tbody tr", 5)
    ada.picture("feudum-1440-over")
    ada.close()
    ben.close()


def test_cards_are_taken_and_left_until_they_are_sealed(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada")
    ada.sit(ada.table("me", "random"))
    ada.play_until("ChooseCards", random.Random(3))
    taken = f'{CARDS}[aria-pressed="true"]'
    cards = ada.page.locator(CARDS)
    ada.page.wait_for_selector(f"{SEAL}:disabled")
    for number in (9, 2, 5, 0):
        cards.nth(number).click()
    ada.count(taken, 4)
    ada.page.wait_for_selector(f"{SEAL}:enabled")
    cards.nth(2).click()
    ada.count(taken, 3)
    ada.page.wait_for_selector(f"{SEAL}:disabled")
    cards.nth(10).focus()
    ada.page.keyboard.press("Enter")
    ada.count(taken, 4)
    ada.page.click(SEAL)
    # Once all have sealed, the four are what can be played.
    ada.until("PlayCard")
    played = {ref for ref in ada.refs() if ref.startswith("card/")}
    assert played == {"card/migrate", "card/harvest", "card/repeat", "card/guild"}
    ada.close()


def test_goods_are_picked_in_any_order(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada")
    ada.sit(ada.table("me", "random"))
    ada.play_until("ChooseStartGood", random.Random(3))
    had = ada.goods()
    taken = '[data-pick][aria-pressed="true"]'
    for good in ("food", "wood", "sulfur"):
        ada.page.click(f'[data-pick="{good}"]')
    ada.count(taken, 3)
    ada.page.hover('[data-pick="iron"][aria-disabled=true]', force=True)
    ada.page.wait_for_selector(".tip.ready small:has-text('picked enough')")
    ada.page.click('[data-pick="wood"]')
    ada.page.wait_for_selector(f"{SEAL}:disabled")
    ada.page.keyboard.press("1")
    ada.count(taken, 3)
    ada.page.click(SEAL)
    # Sulfur has a question of its own, in the middle of the three.
    ada.until("StoreSulfur")
    ada.choose("kept")
    ada.until("StartRole")
    eventually(lambda: gained(ada.goods(), had), [1, 1, 0, 0, 1])
    ada.close()


def gained(now: list[int], before: list[int]) -> list[int]:
    return [after - was for after, was in zip(now, before, strict=True)]


def test_bins_are_picked_on_the_board(chromium: Any, server: Server) -> None:
    # Where somebody once bought two goods or more, in a game that was kept.
    log = (Path(__file__).parents[1] / "looks" / "games" / "feudum.log").read_text()
    found = re.search(r"^(\d+) (\d) BuyGood (\S+)\n\d+ \2 BuyGood (\S+)$", log, re.MULTILINE)
    assert found
    seat, bins = int(found[2]), [found[4], found[3]]
    ada = Vassal(chromium, server, "Ada")
    table = ada.bring(log)
    others = {"kind": "bot", "bot": "random"}
    seats = [{"kind": "me"} if n == seat else others for n in range(4)]
    fork = ada.post(f"/api/tables/{table}/fork", {"ply": int(found[1]), "seats": seats})
    ada.sit(fork["table"])
    ada.until("BuyGood")
    had = ada.goods(seat)
    # The later bin first: the page brings them into their order.
    for name in bins:
        ada.page.click(f'[data-spot="bin/{name[:-2]}/{name[-1]}"][role=button]')
    ada.count('[data-pick][aria-pressed="true"]', 2)
    ada.page.click(SEAL)
    bought = [sum(name.startswith(good) for name in bins) for good in GOODS]

    def store() -> list[int]:
        if ada.decision() == "StoreSulfur":
            ada.try_to_choose("kept")
        return gained(ada.goods(seat), had)

    eventually(store, bought)
    ada.close()


def test_nobody_stands_on_what_lies_at_the_next_place(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada")
    ada.sit(in_the_middle(ada, "feudum", *CLOSE))
    ada.count('[data-spot="goods/forest-10"]', 1)
    eventually(lambda: ada.page.evaluate(COVERED), [])
    ada.close()


def test_the_land_is_zoomed_and_moved_by_keys(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada", size=PHONE)
    ada.sit(ada.table("me", "random"))
    ada.play_until("ChooseCards", random.Random(3))
    land = ada.page.locator("svg.fe-land").first
    land.focus()
    shown = "() => document.querySelector('svg.fe-land > g > g').getAttribute('transform')"
    before = ada.page.evaluate(shown)
    ada.page.keyboard.press("+")
    zoomed = eventually(lambda: ada.page.evaluate(shown), lambda now: now != before)
    ada.page.keyboard.press("ArrowRight")
    eventually(lambda: ada.page.evaluate(shown), lambda now: now != zoomed)
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
    ada.tap_until(".fe-inset", f"() => ({sight})()[0] < 1")
    ada.tap_until(".fe-inset", f"() => ({sight})()[0] > 1")
    ada.close()


@pytest.mark.parametrize("size", [PHONE, (360, 640), (768, 1024)])
def test_the_window_of_the_land_ends_above_the_question(
    chromium: Any, server: Server, size: tuple[int, int]
) -> None:
    log = (Path(__file__).parents[1] / "looks" / "games" / "feudum.log").read_text()
    found = re.search(r"^(\d+) 0 MovePiece", log, re.MULTILINE)
    assert found
    ada = Vassal(chromium, server, "Ada", size=size)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    body = {"ply": int(found[1]), "seats": seats}
    ada.sit(ada.post(f"/api/tables/{ada.bring(log)}/fork", body)["table"])
    ada.until("MovePiece")
    # The little map too: it stands in the lower corner.
    above = """() => {
        const [land, map, question] = ['svg.fem-window', '.fe-inset', '.ph-ask']
            .map(at => document.querySelector(at).getBoundingClientRect())
        return Math.max(land.bottom, map.bottom) <= question.top
    }"""
    eventually(lambda: ada.page.evaluate(above))
    # Folded away, the question leaves its room to the land.
    high = "() => document.querySelector('svg.fem-window').clientHeight"
    before = ada.page.evaluate(high)
    ada.page.click(".bar2")
    eventually(lambda: ada.page.evaluate(high), lambda now: now > before + 60)
    ada.close()


def test_axe_finds_nothing(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada")
    ada.sit(ada.table("me", "random", "random", "random", "random"))
    rng = random.Random(5)
    for decision in ("ChooseStartGood", "ChooseCards", "PlayCard"):
        ada.play_until(decision, rng)
        for name in in_every_light(ada, SCREENS):
            ada.until(decision)
            ada.picture(f"feudum-{name}-{decision}")
            assert violations(ada.page) == [], (name, decision)
    # The last one was played to where all of it can be seen.
    for name in in_every_light(ada, (TABLET, PHONE)):
        for tab in ("Guilds", "Houses"):
            ada.page.click(f"nav button:has-text('{tab}')")
            ada.picture(f"feudum-{name}-{tab}")
            assert violations(ada.page) == [], (name, tab)
    ada.close()


def test_three_languages(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada")
    table = ada.table("me", "random", "random")
    ada.sit(table)
    ada.play_until("PlayCard", random.Random(8))
    kept = ada.context.storage_state()
    ada.close()
    for locale, name in (("en-GB", "en"), ("fr-FR", "fr"), ("ja-JP", "ja")):
        ada = Vassal(chromium, server, locale=locale, storage_state=kept)
        ada.go("/rules/feudum")
        ada.page.wait_for_selector(".prose h2")
        assert "{" not in ada.page.inner_text(".prose")
        ada.picture(f"feudum-rules-{name}")
        ada.sit(table)
        ada.until("PlayCard")
        assert "feudum-" not in ada.page.inner_text("body")
        ada.picture(f"feudum-1440-{name}")
        ada.close()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ja-JP"])
def test_no_card_or_writ_is_cut(chromium: Any, server: Server, locale: str) -> None:
    ada = Vassal(chromium, server, "Ada", locale=locale)
    ada.sit(in_the_middle(ada, "feudum", *CARDS_AND_BOW))
    ada.count('[data-spot="writ/0/bow"]', 1)
    cards = f"{CARDS} text, [data-spot^='card/'] text, [data-spot^='writ/'] text"
    found = ada.page.locator(cards).all_text_contents()
    assert len(found) > 8
    assert [text for text in found if text.endswith("…")] == []
    ada.close()


def test_a_seal_is_taken_back_out_of_turn(chromium: Any, server: Server) -> None:
    ada = Vassal(chromium, server, "Ada", size=PHONE)
    ada.sit(in_the_middle(ada, "feudum", *SEALED))
    ada.page.click('[data-window="TakeSeal"]')
    # What it costs is said, and the window of the land goes where the seal lies.
    said = "() => document.querySelector('.ph-ask').textContent"
    eventually(lambda: ada.page.evaluate(said), lambda text: "no longer protected then" in text)
    spot = '[data-spot^="serf/"][role=button], [data-spot^="subject/"][role=button]'
    ada.page.wait_for_selector(spot)
    eventually(lambda: ada.page.evaluate(IN_WINDOW, spot))
    ada.close()


def test_the_card_being_played_is_the_one_that_acts(chromium: Any, server: Server) -> None:
    log = (Path(__file__).parents[1] / "looks" / "games" / "feudum.log").read_text()
    found = re.search(r"^(\d+) 0 MovePiece", log, re.MULTILINE)
    assert found
    ada = Vassal(chromium, server, "Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    body = {"ply": int(found[1]), "seats": seats}
    ada.sit(ada.post(f"/api/tables/{ada.bring(log)}/fork", body)["table"])
    ada.until("MovePiece")
    acting = """() => [...document.querySelectorAll('.mat.own .fe-card-now')]
        .map(frame => frame.closest('[data-spot]').dataset.spot)"""
    eventually(lambda: ada.page.evaluate(acting), ["card/0/move"])
    ada.close()
