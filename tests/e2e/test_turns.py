"""One's own turn in the browser: taken back over bots' answers, as a whole, confirmed."""

from __future__ import annotations

from typing import Any

from e2e.people import MENU, Person, eventually
from e2e.server import PATIENCE, Server
from e2e.test_following import end_of_turn


def test_undo_is_there_after_bots_have_answered(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random", options={"start": "first"}))
    start, ply = ada.title(), ada.ply()
    ada.choose(ada.ref("harvest/"))
    end_of_turn(ada)
    ada.until("TakeTurn")
    ada.page.click("text=Undo turn")
    eventually(ada.ply, ply)
    eventually(ada.title, start)
    ada.close()


def test_a_turn_is_confirmed_where_one_wants_it(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada", prefers={"pace": "once", "confirm": True})
    ada.sit(ada.new_table("me", "random", options={"start": "first"}))
    ada.choose(ada.ref("crafts/"))
    ada.ref("skip")
    ply = ada.ply()
    ada.page.click('.ch[data-ref="skip"]')
    ada.page.wait_for_selector(".confirm")
    assert ada.ply() == ply
    ada.page.click(".confirm .ghost")
    ada.page.wait_for_selector(".confirm", state="detached")
    assert ada.ply() == ply
    ada.page.click('.ch[data-ref="skip"]')
    ada.page.click(".confirm .main")
    ada.asked_anew(ply)
    ada.close()


def test_giving_up_a_seat_is_asked_first(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "link"))
    ada.page.click(MENU)
    ada.page.click("dialog.drawer button:has-text('Give up my seat')")
    ada.page.click("dialog.drawer button:has-text('Rather not')")
    ada.page.wait_for_selector("dialog.drawer .seat-row:has-text('Ada')")
    ada.page.click("dialog.drawer button:has-text('Give up my seat')")
    ada.page.click("dialog.drawer .grave")
    ada.page.wait_for_selector(".seat:has-text('free seat')")
    ada.close()


def test_a_link_that_works_here_only_says_so(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go("/table/" + ada.new_table("me", "link"))
    ada.page.wait_for_selector(".invites .here-only:has-text('--host 0.0.0.0')")
    # On a server that is open, the link has the address others use.
    ada.page.route(
        "**/api/place",
        lambda route: route.fulfill(json={"here_only": False, "addresses": ["http://10.0.0.7:1"]}),
    )
    ada.page.reload()
    ada.page.wait_for_selector(".invites .ch[title^='http://10.0.0.7:1/join/']")
    ada.count(".here-only", 0)
    ada.close()


def test_bots_do_not_invite(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "greedy"}]
    made = ada.post("/api/tables", {"game": "village", "seats": seats})
    bob = Person(chromium, server)
    bob.go(made["links"]["1"])
    said = "Ada invites you to seat 2. Bernard, a bot, plays too."
    eventually(lambda: " ".join(bob.page.inner_text(".intro").split()), said)
    bob.picture("join-1440")
    ada.close()
    bob.close()


def test_an_address_that_leads_nowhere_shows_a_page(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.context.clear_cookies()
    page = ada.context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    answer = page.goto(f"{server.url}/no/such/place")
    assert answer is not None
    assert answer.status == 404
    page.wait_for_selector("h1:has-text('Nothing here')")
    page.click(".nowhere a")
    page.wait_for_selector(".gamecard")
    ada.close()
