"""Clocks, who is away, playing again, and how one hears of one's turn."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

import pytest

from e2e.axe import violations
from e2e.people import Person, eventually
from e2e.server import Server
from e2e.test_pages import PHONE, WIDE, is_too_wide

LIVE = {"kind": "live", "minutes": 15, "increment": 20, "out": "end"}


def together(chromium: Any, server: Server, size: tuple[int, int] = WIDE) -> tuple[Any, Any, str]:
    """Ada, whose turn it is, and Bob, who has a seat and is elsewhere."""
    ada, bob = Person(chromium, server, "Ada", size), Person(chromium, server, "Bob", size)
    seats = [{"kind": "me"}, {"kind": "link"}]
    asked = {"game": "village", "seats": seats, "pace": LIVE, "name": "Sunday farmers"}
    made = ada.post("/api/tables", asked)
    bob.post("/api/join", {"token": made["links"]["1"].rsplit("/", 1)[1]})
    ada.sit(made["table"])
    return ada, bob, made["table"]


def set_left(server: Server, table: str, seat: int, left: float) -> None:
    """Nobody waits for a quarter of an hour in a test: the server sleeps, and wakes later."""
    server.stop()
    db = sqlite3.connect(next(server.data.rglob("tables.sqlite3")))
    with db:
        [body] = db.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()
        row = json.loads(body)
        row["clock"]["left"][seat] = left
        db.execute("UPDATE tables SET body = ? WHERE id = ?", (json.dumps(row).encode(), table))
    db.close()
    server.start()


def clock(person: Person, seat: str) -> int:
    """Seconds on the clock beside a name."""
    chip = f".seat:has-text('{seat}') .clk"
    seconds = 0
    for part in person.page.locator(chip).inner_text().split(":"):
        seconds = seconds * 60 + int(part)
    return seconds


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_clocks_tick_run_out_and_one_plays_again(
    chromium: Any, server: Server, size: tuple[int, int]
) -> None:
    ada, bob, table = together(chromium, server, size)
    page = ada.page
    eventually(page.title, lambda title: title.startswith("● Your turn · Sunday farmers"))
    page.wait_for_selector("link[rel=icon][href='/icon-turn.svg']", state="attached")
    # It ticks without a word of the server's.
    first = clock(ada, "Ada")
    eventually(lambda: clock(ada, "Ada"), lambda left: 600 < left < first)
    assert clock(ada, "Bob") == 900
    # Bob is not there: his chip and his farm say so.
    ada.count(".seat.gone", 1)
    page.wait_for_selector("body[data-away='1']")
    bob.go(f"/table/{table}")
    page.wait_for_selector("body[data-away='']")
    # All of the page is there before the server is stopped.
    bob.page.wait_for_load_state("networkidle")
    # Little is left: marked, and said once.
    set_left(server, table, 0, 25.0)
    page.wait_for_selector(".seat .clk.little")
    page.wait_for_function(
        "() => document.querySelector('.herald').innerText.includes('half a minute')"
    )
    assert not violations(page)
    assert not is_too_wide(ada, size)
    set_left(server, table, 0, 1.0)
    for person in (ada, bob):
        person.page.wait_for_function(
            "() => document.body.innerText.includes('Stopped: Ada was out')"
        )
    assert not violations(page)
    page.wait_for_selector("link[rel=icon][href='/icon.svg']", state="attached")
    # One click of Bob's, one of Ada's; now he begins.
    again = ":is(.ask, .ph-ask) .ch.main"
    bob.page.click(again)
    bob.page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector(".offer:has-text('Bob wants to play again')")
    page.click(again)
    page.wait_for_url(bob.page.url)
    page.wait_for_selector(".seat.theirs")
    assert clock(ada, "Bob") > 600
    ada.close()
    bob.close()


def test_somebody_who_has_left_is_seen_to_have_left(chromium: Any, server: Server) -> None:
    ada, bob, table = together(chromium, server)
    bob.go(f"/table/{table}")
    bob.page.wait_for_selector("header button[aria-haspopup=dialog]")
    bob.page.click("header button[aria-haspopup=dialog]")
    bob.page.click("dialog.drawer button:has-text('Give up my seat')")
    bob.page.click("dialog.drawer button:has-text('Give it up')")
    ada.page.wait_for_selector(".seat:has-text('has left')")
    ada.close()
    bob.close()


def test_a_replay_has_a_link_that_anybody_can_open(chromium: Any, server: Server) -> None:
    ada, bob, table = together(chromium, server)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.click("header button[aria-haspopup=dialog]")
    ada.page.click("dialog.drawer button:has-text('Link to the replay')")
    ada.page.wait_for_selector("dialog.drawer button:has-text('Copied')")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}")
    eve = Person(chromium, server, "Eve")
    eve.page.goto(link)
    eve.page.wait_for_selector(".replaying .grid")
    assert not eve.asked
    for person in (ada, bob, eve):
        person.close()


def test_sounds_and_notifications_are_chosen_and_asked_for_only_then(
    chromium: Any, server: Server
) -> None:
    ada = Person(chromium, server, "Ada")
    ada.context.add_init_script(
        """
        window.asked = 0; window.notes = []
        window.Notification = class {
          static get permission() { return localStorage.allowed ?? 'default' }
          static async requestPermission() {
            window.asked++
            return (localStorage.allowed = 'granted')
          }
          constructor(title, options) { window.notes.push([title, options.body]) }
          close() {}
        }
        """
    )
    page = ada.page
    ada.go("/me")
    page.click(".sound-pick button:has-text('harp')")
    eventually(lambda: json.loads(page.evaluate("localStorage.demesne")).get("sound"), "harp")
    switch = ".switch[aria-labelledby=notify-label]"
    assert page.evaluate("window.asked") == 0
    page.click(switch)
    page.wait_for_selector(f"{switch}[aria-checked=true]")
    assert page.evaluate("window.asked") == 1
    assert not violations(page)
    # A table in a hidden tab: when it is her turn, the browser says so.
    bob = Person(chromium, server, "Bob")
    seats = [{"kind": "link"}, {"kind": "me"}]
    made = ada.post("/api/tables", {"game": "village", "seats": seats, "name": "Slow boat"})
    bob.post("/api/join", {"token": made["links"]["0"].rsplit("/", 1)[1]})
    ada.go(f"/table/{made['table']}")
    page.wait_for_selector(".seat.theirs")
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    bob.sit(made["table"])
    rng = random.Random(1)

    def notes() -> Any:
        bob.play(rng)
        return page.evaluate("window.notes")

    eventually(notes, [["Your turn", "Slow boat"]])
    ada.close()
    bob.close()
