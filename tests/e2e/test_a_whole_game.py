"""Two people in two browsers and a bot play Village to the end."""

from __future__ import annotations

import random
from typing import Any

from e2e.people import (
    MENU,
    TOTALS,
    Person,
    eventually,
    kill_and_start_again,
    play_to_the_end,
)
from e2e.server import Server

# Read at once: the table may move on in between.
SKULLS = """() => ['.ask-all .ch .deathh', '.ask-all .foot']
    .map(found => document.querySelectorAll(found).length)"""


def invited(chromium: Any, server: Server) -> tuple[Person, Person]:
    """Ada opens a table by the form, Ben comes by the link she copies."""
    ada = Person(chromium, server, "Ada")
    ada.home()
    ada.page.locator(".gamecard").first.get_by_role("link", name="New table").click()
    ada.page.wait_for_selector("form.newt")
    ada.page.click("form button.main")
    ada.page.wait_for_selector(".invites .ch")
    link = ada.page.get_attribute(".invites .ch", "title")
    ben = Person(chromium, server)
    ben.page.goto(link)
    ben.page.wait_for_selector("form.card .field")
    ben.page.fill("form.card .field", "Ben")
    ben.page.click("form button.main")
    ben.page.wait_for_selector(".board")
    return ada, ben


def test_two_people_and_a_bot_play_to_the_end(chromium: Any, server: Server) -> None:
    ada, ben = invited(chromium, server)
    rng = random.Random(7)
    people = (ada, ben)

    def reload() -> None:
        ada.page.reload()
        ada.page.wait_for_selector(".board")

    def lose_the_connection() -> None:
        ben.context.set_offline(True)
        ben.page.wait_for_timeout(500)
        ben.context.set_offline(False)

    def kill_the_server() -> None:
        kill_and_start_again(server, people)

    warned: set[bool] = set()

    def see_the_skulls() -> None:
        for person in people:
            skulls, strips = person.page.evaluate(SKULLS)
            assert bool(skulls) == bool(strips), "a warning is drawn and written"
            warned.add(bool(skulls))

    mishaps = {15: reload, 30: lose_the_connection, 45: kill_the_server}
    play_to_the_end(people, rng, mishaps, see_the_skulls)
    assert warned == {False, True}, "some lines pass the bridge, and say so"
    for person in people:
        person.page.wait_for_selector("dialog.sheet tfoot")
    totals = [person.page.locator(TOTALS).all_inner_texts() for person in people]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
    ties = ["Customers served (breaks ties)", "Living members (then this)"]
    eventually(ada.page.locator("dialog.sheet .tie th").all_inner_texts, ties)
    ada.close()
    ben.close()


def test_a_browser_that_is_online_again_asks_until_the_server_is_back(
    chromium: Any, server: Server
) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    server.stop(kill=True)
    ada.page.wait_for_selector(".offline")
    for _ in range(3):
        ada.page.evaluate("dispatchEvent(new Event('online'))")
        ada.page.wait_for_timeout(100)
    server.start()
    ada.page.wait_for_selector(".offline", state="detached")
    ada.choose(ada.ref("crafts/"))
    ada.close()


def test_talk_is_text_and_reaches_the_other(chromium: Any, server: Server) -> None:
    ada, ben = invited(chromium, server)
    ada.page.click(".log .tab:has-text('Chat')")
    ada.page.fill(".chat .field", "<b>Well</b> met & good luck")
    ada.page.click(".chat button")
    ben.page.wait_for_selector(".log .dot")
    ben.page.click(".log .tab:has-text('Chat')")
    ben.page.wait_for_selector("text=<b>Well</b> met & good luck")
    ada.close()
    ben.close()


def test_a_bot_takes_over_and_gives_back(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    # Nobody sits on the second seat, so the bot that takes over soon has to wait.
    ada.sit(ada.new_table("me", "link"))
    ada.page.click(MENU)
    ada.page.click("dialog.drawer .seat-row:has-text('Ada') button:has-text('A bot plays')")
    ada.page.wait_for_selector("dialog.drawer button:has-text('Give back')")
    ada.page.click("dialog.drawer button:has-text('Give back')")
    ada.page.wait_for_selector(
        "dialog.drawer .seat-row:has-text('Ada') button:has-text('A bot plays')"
    )
    ada.close()


def test_two_at_one_screen(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Bob"}]
    made = ada.post("/api/tables", {"game": "village", "seats": seats})
    ada.sit(made["table"])
    names: set[str] = set()
    rng = random.Random(2)
    for _ in range(40):
        if len(names) == 2:
            break
        ada.page.wait_for_selector(".ask .bar")
        names.add(ada.page.inner_text(".ask .bar"))
        ada.play(rng)
    assert len(names) == 2, "both are asked on this screen, by name"
    ada.close()
