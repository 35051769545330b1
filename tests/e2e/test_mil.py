"""Two people in two browsers and bots play MIL 1049 to the end: sealed offers, houses, replay."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from e2e.people import TOTALS, Person, eventually, kill_and_start_again, play_to_the_end
from e2e.server import Server
from looks.taking import STILL

# A line is a button of the menu, or the plus of an offer that is put together cube by cube.
LINES = ".ask-all .ch[data-ref]:not(.no), .ask-all .ch-more:not(.off)"
STOCK = '[data-spot^="stock/1/"] .cnt'
ENDS = {"pass", "nothing", "done", "stop", "nowhere", "discard", "seal", "stay-out", "alone"}
# How often a question is answered by doing something rather than by its last line.
LIVELY = {"MakeOffer": 0.5, "OpenBid": 0.3, "RaiseBid": 0.5, "OfferRansom": 0.4, "GrowFamily": 0.6}


class Lord(Person):
    """A person at a table of MIL."""

    def table(self, *kinds: str, **options: str) -> str:
        people = ("me", "link", "screen")
        seats = [{"kind": k} if k in people else {"kind": "bot", "bot": k} for k in kinds]
        made = self.post("/api/tables", {"game": "mil", "seats": seats, "options": options})
        assert "table" in made, made
        self.links = made.get("links", {})
        return str(made["table"])

    def sit(self, table: str) -> None:
        """Asked or not: others may have to move first."""
        self.go(f"/table/{table}")
        self.page.wait_for_selector(".board, .stacked")

    def refs(self) -> list[str]:
        return list(self.page.eval_on_selector_all(LINES, "nodes => nodes.map(n => n.dataset.ref)"))

    def line(self, ref: str) -> str:
        return f'.ask-all [data-ref="{ref}"]:not(.no):not(.off)'

    def play(self, rng: random.Random) -> bool:
        if self.over or not self.asked:
            return False
        refs = self.refs()
        if not refs:
            return False
        busy = [ref for ref in refs if ref not in ENDS]
        lively = rng.random() < LIVELY.get(self.decision(), 0.9)
        return self.try_to_choose(rng.choice(busy) if busy and lively else rng.choice(refs[-1:]))


def wedding(chromium: Any, server: Server) -> tuple[Lord, Lord]:
    """Ada and Ben, both asked for a dowry."""
    ada = Lord(chromium, server, "Ada")
    table = ada.table("me", "link", start="first")
    ben = Lord(chromium, server, "Ben")
    ben.go(ada.links["1"])
    ben.page.wait_for_selector("form button.main")
    ben.page.click("form button.main")
    ada.sit(table)
    ben.sit(table)
    ada.choose("grow/a")
    ada.choose("bastard/gold")
    for person in (ada, ben):
        person.until("MakeOffer")
    return ada, ben


def test_two_people_and_bots_play_to_the_end(chromium: Any, server: Server) -> None:
    ada = Lord(chromium, server, "Ada")
    table = ada.table("me", "link", "random", "greedy", start="first")
    ben = Lord(chromium, server, "Ben", size=(390, 844), locale="fr-FR")
    ben.go(ada.links["1"])
    ben.page.wait_for_selector("form button.main")
    ben.page.click("form button.main")
    ada.sit(table)
    ben.sit(table)
    rng = random.Random(1049)
    people = (ada, ben)
    seen: set[str] = set()

    def reload() -> None:
        ada.page.reload()
        ada.page.wait_for_selector(".board")

    def kill_the_server() -> None:
        kill_and_start_again(server, people)

    def take_pictures() -> None:
        for person, name in ((ada, "mil-1440"), (ben, "mil-390-fr")):
            kind = person.decision()
            if kind and f"{name}-{kind}" not in seen:
                seen.add(f"{name}-{kind}")
                person.picture(f"{name}-{kind}")

    play_to_the_end(people, rng, {40: reload, 70: kill_the_server}, take_pictures)
    for person in people:
        person.page.wait_for_selector("dialog.sheet tfoot")
    totals = [person.page.locator(TOTALS).all_inner_texts() for person in people]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 4
    assert len(seen) > 12, seen
    ada.picture("mil-1440-over")
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".replay")
    for _ in range(3):
        ada.page.click(".replay .rb button:nth-child(2)")
    ada.picture("mil-1440-replay")
    ada.close()
    ben.close()


def test_an_offer_is_put_together_changed_and_sealed(chromium: Any, server: Server) -> None:
    ada = Lord(chromium, server, "Ada")
    ada.sit(ada.table("me", "random", "random", start="first"))
    ada.choose("grow/a")
    ada.choose("bastard/privilege")
    ada.until("MakeOffer")
    for ref in ("gold", "food", "food"):
        ada.choose(ref)

    # What there is no more of says so.
    def told() -> bool:
        """The pointer rests there; on a busy machine the button may still be drawn anew."""
        ada.page.mouse.move(0, 0)
        ada.page.hover(".bid .ch-more.off >> nth=0", force=True)
        ada.page.wait_for_timeout(1_500)
        return ada.sees(".tip.ready small")

    eventually(told)
    counts = ".bid b"
    expect(ada.page.locator(counts)).to_have_text(["1", "0", "0", "0", "2"])
    # The cubes in hand are lit.
    ada.count(".screen ~ g .lit-a", 3)
    ada.picture("mil-1440-offer")
    # The gold was laid down first: it is taken back last, and the food laid down again.
    ada.page.click(".bid:first-child .less")
    expect(ada.page.locator(counts)).to_have_text(["0", "0", "0", "0", "2"])
    ada.page.click(".bid:last-child .less")
    expect(ada.page.locator(counts)).to_have_text(["0", "0", "0", "0", "1"])
    expect(ada.page.locator(".ask-all .main")).to_contain_text("Seal 1 cube")
    # Only what is in can be taken out.
    ada.count(".bid .less", 1)
    ada.choose("seal")
    # Three offers and what came of them.
    eventually(
        ada.page.locator(".contest .so").all_inner_texts,
        lambda story: "Ada opens the hand: 1 food." in story and len(story) >= 4,
    )
    ada.picture("mil-1440-opened")
    ada.close()


def test_an_offer_may_be_dropped_and_its_seal_broken(chromium: Any, server: Server) -> None:
    ada, ben = wedding(chromium, server)
    for ref in ("metal", "gold"):
        ada.choose(ref)
    ada.page.click(".ask-all .drop")
    ada.page.wait_for_selector(".ask.quiet .undo")
    ada.page.click(".ask.quiet .undo")
    ada.page.wait_for_selector(".bids")
    expect(ada.page.locator(".bid b")).to_have_text(["0"] * 5)
    ada.count(".ask-all .drop", 0)
    ada.close()
    ben.close()


def test_anybody_may_count_what_is_behind_a_screen(chromium: Any, server: Server) -> None:
    ada, ben = wedding(chromium, server)
    ben.count(f".mat.own {STOCK}", 5)
    own = ben.page.locator(f".mat.own {STOCK}").all_inner_texts()
    eventually(ada.page.locator(f".mat.rival {STOCK}").all_inner_texts, own)
    ada.close()
    ben.close()


def test_a_rival_sees_that_an_offer_is_sealed_and_nothing_else(
    chromium: Any, server: Server
) -> None:
    ada, ben = wedding(chromium, server)
    ada.choose("influence")
    ben.page.evaluate(STILL)
    before = ben.page.inner_html("body")
    ada.choose("influence")
    ben.page.wait_for_timeout(300)
    assert ben.page.inner_html("body") == before, "a rival's cubes leave no trace"
    ada.choose("seal")
    ben.page.wait_for_selector(".sealrow .letter:not(.open)")
    ben.until("MakeOffer")
    ben.choose("seal")
    ben.page.wait_for_selector(".contest .so:has-text('Ada opens the hand: 2 Influence')")
    ada.close()
    ben.close()


def test_a_shared_screen_is_passed_face_down(chromium: Any, server: Server) -> None:
    ada = Lord(chromium, server, "Ada")
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Bob"}, {"kind": "bot", "bot": "random"}]
    request = {"game": "mil", "seats": seats, "options": {"start": "first"}}
    table = str(ada.post("/api/tables", request)["table"])
    ada.go(f"/table/{table}")
    # All lies open until somebody has to make an offer in secret.
    ada.page.wait_for_selector(".ask-all")
    assert ada.page.locator(".pass-screen").count() == 0
    ada.choose("grow/a")
    ada.choose("bastard/gold")
    ada.page.wait_for_selector(".bids")
    ada.choose("seal")
    ada.page.wait_for_selector(".pass-screen:has-text('Bob')")
    ada.picture("mil-1440-pass")
    ada.page.click(".pass-screen button")
    eventually(lambda: "Bob" in str(ada.page.text_content("svg.mat.own .nm")))
    ada.count("svg.mat.own .cube.c-gold", 2)
    ada.close()


def test_words_of_both_games_stay_apart(chromium: Any, server: Server) -> None:
    for locale, name in (("en-GB", "en"), ("fr-FR", "fr"), ("ja-JP", "ja")):
        ada = Lord(chromium, server, locale=locale)
        ada.go("/rules/mil")
        ada.count(".prose h2", 8)
        assert "{" not in ada.page.inner_text(".prose p >> nth=0")
        ada.picture(f"mil-rules-{name}")
        ada.go("/new/mil")
        ada.page.wait_for_selector("form.newt .seg")
        assert "option-" not in ada.page.inner_text("form.newt")
        ada.picture(f"mil-new-{name}", full_page=True)
        ada.close()
