"""By keyboard and by ear: focus stays with the question, keys are shown, what happens is told."""

from __future__ import annotations

from typing import Any

from e2e.middle import in_the_middle
from e2e.people import MENU, Person, eventually
from e2e.server import Server
from e2e.test_following import end_of_turn

IN_QUESTION = "!!document.activeElement.closest('.ask, .ph-ask')"


def test_focus_stays_with_the_question(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random", options={"start": "first"}))
    keys = ada.page.keyboard
    ada.page.focus(".ask-all")
    for _ in range(8):
        ply = ada.ply()
        for _ in range(30):
            if ada.page.evaluate("document.activeElement.matches('.ch:not(.no):not(.undo)')"):
                break
            keys.press("ArrowDown")
        keys.press("Enter")
        ada.asked_anew(ply)
        ada.page.wait_for_function(f"() => {IN_QUESTION}")
    ada.close()


def test_the_question_is_named_where_focus_lands(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random", options={"start": "first"}))
    ada.page.focus('.ch[data-ref^="harvest/"]')
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("() => document.activeElement.matches('.ask-all')")
    eventually(lambda: ada.page.evaluate("document.activeElement.ariaLabel") == ada.title())
    ada.close()


def test_keys_are_shown_and_listed(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    wanted = [str(n) for n in range(1, min(9, len(ada.refs())) + 1)]
    eventually(ada.page.locator(".ask .ch:not(.no) .kbd").all_inner_texts, wanted)
    second = ada.page.locator(".ask .ch:not(.no):not(.undo)").nth(1)
    assert second.get_attribute("aria-keyshortcuts") == "2"
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector("dialog.keys kbd:has-text('1')")
    # The list covers the table: a number plays nothing through it.
    ply = ada.ply()
    ada.page.keyboard.press("2")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog.keys", state="detached")
    assert ada.ply() == ply
    ada.page.keyboard.press("2")
    ada.asked_anew(ply)
    ada.close()


def test_no_number_plays_through_a_menu_or_the_score_sheet(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    ply = ada.ply()
    for opener in (MENU, ".scores .seat"):
        ada.page.locator(opener).first.click()
        ada.page.wait_for_selector("dialog[open]")
        ada.page.evaluate("document.activeElement.blur()")
        ada.page.keyboard.press("1")
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")
    ada.page.wait_for_timeout(200)
    assert ada.ply() == ply
    ada.close()


def test_a_polite_voice_tells_what_happened(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "greedy", options={"start": "first"}))
    voice = ada.page.locator(".herald[aria-live=polite]")
    end_of_turn(ada)
    ada.until("TakeTurn")
    eventually(lambda: "Bernard" in voice.inner_text() and ada.title() in voice.inner_text())
    ada.close()


def test_an_offer_is_put_together_where_one_is_and_is_heard(chromium: Any, server: Server) -> None:
    """Cube after cube by the same key: the focus does not leave it, and what is in is said."""
    ada = Person(chromium, server, "Ada")
    ada.sit(in_the_middle(ada, "mil", "4-seats-050", 68))
    ada.until("MakeOffer")
    more = 'button[data-ref]:not([aria-disabled="true"])'
    ada.page.locator(f".bid {more}").first.focus()
    before = focused(ada)
    name = ada.page.locator(f".bid:has({more}) .what").first.inner_text().split()[0]
    for number in (1, 2):
        ply = ada.ply()
        ada.page.keyboard.press("Enter")
        ada.asked_anew(ply)
        said = ada.page.locator(".herald p").last
        eventually(said.inner_text, lambda text, n=number: text.startswith(f"{name}: {n} of "))
        assert focused(ada)[:40] == before[:40]
        assert ada.page.evaluate("document.activeElement.matches('.bid button')")
    ada.close()


def test_arrows_in_tabs_and_menus(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    keys = ada.page.keyboard
    ada.page.locator(".tablist [aria-selected=true]").focus()
    keys.press("End")
    ada.page.wait_for_selector(".tablist [aria-selected=true]:has-text('Chat')")
    keys.press("ArrowLeft")
    ada.page.wait_for_selector(".tablist [aria-selected=true]:has-text('Log')")
    ada.count(".tablist [tabindex='0']", 1)
    ada.page.click(MENU)
    ada.page.locator("dialog.drawer .drawer-list button").first.focus()
    before = focused(ada)
    keys.press("ArrowDown")
    eventually(lambda: focused(ada), lambda now: now != before)
    assert ada.page.evaluate("!!document.activeElement.closest('.drawer-list')")
    ada.close()


def focused(person: Person) -> str:
    return str(person.page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))


def press_until(person: Person, key: str, found: str, most: int = 200) -> None:
    for _ in range(most):
        if person.page.evaluate(f"document.activeElement.matches({found!r})"):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} never comes to {found}")


def test_focus_returns_to_where_it_was(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    keys = ada.page.keyboard
    for opener in (".scores .seat", MENU):
        press_until(ada, "Tab", opener)
        before = focused(ada)
        keys.press("Enter")
        ada.page.wait_for_selector("dialog[open]")
        keys.press("Escape")
        ada.page.wait_for_selector("dialog[open]", state="detached")
        eventually(lambda: focused(ada), before)
    before = focused(ada)
    keys.press("?")
    ada.page.wait_for_selector("dialog.keys")
    keys.press("Escape")
    ada.page.wait_for_selector("dialog.keys", state="detached")
    eventually(lambda: focused(ada), before)
    ada.close()


def test_a_popup_gives_the_focus_back(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    # Here a piece of the board stands for several ways.
    ada.sit(in_the_middle(ada, "village", "4-seats-0695", 320))
    several = "[data-spot][aria-haspopup]"
    press_until(ada, "Tab", several)
    before = focused(ada)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".popup")
    eventually(lambda: ada.page.evaluate("!!document.activeElement.closest('.popup')"))
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".popup", state="detached")
    eventually(lambda: focused(ada), before)
    ada.close()


def test_who_watches_is_told_of_no_number(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = ada.new_table("me", "random", open=True)
    ben = Person(chromium, server, "Ben")
    ben.go(f"/table/{table}")
    ben.page.wait_for_selector(".board")
    ben.page.keyboard.press("?")
    ben.page.wait_for_selector("dialog.keys")
    assert ben.page.locator("dialog.keys kbd", has_text="9").count() == 0
    ben.close()
    ada.close()
