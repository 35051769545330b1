"""Who sits at a table and who speaks there; and what a person can do about their own data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.axe import violations
from e2e.people import Person, eventually
from e2e.server import Server
from e2e.test_pages import PHONE, WIDE, is_too_wide

MENU = "header button[aria-haspopup=dialog]"
DRAWER = "dialog.drawer"
LANGUAGES = ("en", "fr", "ja")


@pytest.fixture
def people(
    chromium: Any, server: Server, request: pytest.FixtureRequest
) -> Iterator[tuple[Person, Person]]:
    """Ada, the host, and Bob, who took the seat she had a link for; the third seat is free."""
    size, theme = getattr(request, "param", (WIDE, "light"))
    ada, bob = (Person(chromium, server, name, size, color_scheme=theme) for name in ("Ada", "Bob"))
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    made = ada.post("/api/tables", {"game": "village", "seats": seats})
    bob.post("/api/join", {"token": made["links"]["1"].rsplit("/", 1)[1]})
    for person in (ada, bob):
        person.go(f"/table/{made['table']}")
        person.page.wait_for_selector(MENU)
    yield ada, bob
    ada.close()
    bob.close()


def tables(theme: str) -> pytest.MarkDecorator:
    sizes = [(WIDE, theme), (PHONE, theme)]
    return pytest.mark.parametrize("people", sizes, ids=["wide", "phone"], indirect=True)


both_tables = tables("light")


def unfold(person: Person, name: str) -> None:
    """Open the menu of the table, and in it what can be done about one who is there."""
    if not person.sees(DRAWER):
        person.page.click(MENU)
    person.page.click(f"{DRAWER} button[aria-label='{name}: what can be done']")


def fold(person: Person) -> None:
    person.page.click(f"{DRAWER} .drawer-head button")
    person.page.wait_for_selector(DRAWER, state="detached")


def press(person: Person, text: str) -> None:
    person.page.click(f"{DRAWER} .row-menu button:has-text('{text}')")


def row(name: str) -> str:
    return f"{DRAWER} .seat-row:has(b:text-is('{name}'))"


def open_chat(person: Person) -> None:
    person.page.click(".tablist .tab:has-text('Chat'), .ph-tabs button:nth-child(4)")


def look(person: Person, name: str) -> None:
    """A picture, and nothing for axe to find."""
    size = person.page.viewport_size
    person.picture(f"company-{name}-{size['width']}")
    assert not is_too_wide(person, (size["width"], size["height"]))
    assert violations(person.page) == []


@both_tables
def test_the_host_silences_and_lets_speak(people: tuple[Person, Person]) -> None:
    ada, bob = people
    open_chat(bob)
    bob.page.wait_for_selector(".chat input")
    unfold(ada, "Bob")
    look(ada, "seat")
    press(ada, "Ask for silence")
    ada.page.wait_for_selector(f"{row('Bob')} small:has-text('silenced')")
    bob.page.wait_for_selector(".chat .hush:has-text('asked you for silence')")
    bob.count(".chat input", 0)
    look(bob, "silenced")
    press(ada, "Let speak again")
    bob.page.wait_for_selector(".chat input")
    bob.count(".hush", 0)


@both_tables
def test_a_report_reaches_the_host(people: tuple[Person, Person]) -> None:
    ada, bob = people
    unfold(bob, "Ada")
    bob.page.wait_for_selector(f"{DRAWER} .report input")
    assert not bob.page.query_selector(f"{DRAWER} .row-menu button:has-text('silence')")
    bob.page.fill(f"{DRAWER} .report input", "She hums while I think")
    look(bob, "report")
    press(bob, "Send")
    bob.page.wait_for_selector(f"{DRAWER} .report small:has-text('has been told')")
    fold(bob)
    bob.count(f"{MENU} .dot", 0)
    ada.page.click("button[aria-label='Menu: 1 new report']")
    report = f"{DRAWER} .complaint"
    ada.page.wait_for_selector(f"{report}:has-text('Bob about Ada')")
    ada.page.wait_for_selector(f"{report}:has-text('She hums while I think')")
    look(ada, "reports")
    fold(ada)
    # Read is read.
    ada.count(f"{MENU} .dot", 0)


@both_tables
def test_the_host_removes(people: tuple[Person, Person]) -> None:
    ada, bob = people
    unfold(ada, "Bob")
    press(ada, "Remove from the seat")
    look(ada, "remove")
    press(ada, "Rather not")
    ada.page.wait_for_selector(f"{DRAWER} .row-menu button:has-text('Remove from')")
    ada.page.wait_for_selector(row("Bob"))
    press(ada, "Remove from the seat")
    press(ada, "Remove Bob")
    ada.page.wait_for_selector(f"{row('Seat 2')} small:has-text('free seat')")
    bob.page.wait_for_selector(".notice:has-text('no longer have a seat')")
    look(bob, "removed")
    bob.page.click(".notice button")
    bob.page.click(MENU)
    bob.page.wait_for_selector(f"{DRAWER} .seat-row")
    bob.count(f"{DRAWER} .row-menu", 0)
    fold(bob)
    # What can be done about the seat now stands in the same place.
    press(ada, "Put a bot in")
    ada.page.wait_for_selector(f"{row('Bernard')} small:has-text('the donkey')")


@both_tables
def test_who_is_gone_is_away(people: tuple[Person, Person]) -> None:
    """Bob has just gone: nobody plays for him yet, and Ada is told so where she looks."""
    ada, bob = people
    bob.go("/")
    ada.page.wait_for_selector(".seat.gone[title='Bob: away']")
    look(ada, "away")
    unfold(ada, "Bob")
    ada.page.wait_for_selector(f"{row('Bob')} small:has-text('away')")
    press(ada, "Put a bot in")
    ada.page.wait_for_selector(f"{DRAWER} .why[role=alert]")
    ada.page.wait_for_selector(f"{row('Bob')} small:has-text('away')")
    look(ada, "refused")


@tables("dark")
def test_company_in_the_dark(people: tuple[Person, Person]) -> None:
    """Every menu once more, where what is light on dark must still be read."""
    ada, bob = people
    unfold(bob, "Ada")
    bob.page.fill(f"{DRAWER} .report input", "She hums while I think")
    look(bob, "dark-report")
    press(bob, "Send")
    bob.page.wait_for_selector(f"{DRAWER} .report small:has-text('has been told')")
    look(bob, "dark-reported")
    fold(bob)
    open_chat(bob)
    ada.page.click("button[aria-label='Menu: 1 new report']")
    look(ada, "dark-reports")
    unfold(ada, "Bob")
    look(ada, "dark-seat")
    press(ada, "Ask for silence")
    bob.page.wait_for_selector(".chat .hush")
    look(bob, "dark-silenced")
    press(ada, "Remove from the seat")
    look(ada, "dark-remove")
    press(ada, "Remove Bob")
    bob.page.wait_for_selector(".notice:has-text('no longer have a seat')")
    look(bob, "dark-removed")
    ada.go("/me")
    ada.page.click(".about-me section:last-child button")
    ada.page.wait_for_selector(".sure")
    look(ada, "dark-me")


def test_who_only_watches_is_silenced(
    chromium: Any, server: Server, people: tuple[Person, Person]
) -> None:
    ada, bob = people
    cem = Person(chromium, server, "Cem")
    cem.page.goto(ada.page.url)
    open_chat(cem)
    cem.page.wait_for_selector(".chat input")
    unfold(ada, "Those who watch")
    press(ada, "Ask for silence")
    cem.page.wait_for_selector(".chat .hush")
    open_chat(bob)
    bob.page.wait_for_selector(".chat input")
    cem.page.click(MENU)
    cem.page.wait_for_selector(f"{DRAWER} .seat-row")
    # Who watches has nothing to decide.
    cem.count(f"{DRAWER} .row-menu", 0)
    cem.close()


# --- One's own page -------------------------------------------------------------------


# The server gives out data, and forgets, only a few times for one address: each is done once.


def test_a_name_the_data_and_the_other_browsers(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = ada.new_table("me", "greedy")
    ada.home()
    ada.page.click(".site .me")
    ada.page.fill("#my-name", "Ada Lovelace")
    ada.page.click("button:has-text('Change your name')")
    ada.page.wait_for_selector(".site .me:has-text('Ada Lovelace')")
    with ada.page.expect_download() as waited:
        ada.page.click("button:has-text('Take my data along')")
    assert waited.value.suggested_filename == "demesne.json"
    data = json.loads(Path(waited.value.path()).read_text())
    assert data["guest"]["name"] == "Ada Lovelace"
    assert [card["table"] for card in data["tables"]] == [table]
    other = Person(chromium, server, storage_state=ada.context.storage_state())
    other.home()
    eventually(lambda: other.page.inner_text(".site .me"), "Ada Lovelace")
    ada.page.click("button:has-text('End other sessions')")
    ada.page.wait_for_selector(".said:has-text('Only this browser')")
    other.page.reload()
    other.page.wait_for_selector(".gamecard")
    eventually(
        lambda: other.page.inner_text(".site .me").strip(),
        lambda name: name not in ("", "Ada Lovelace"),
    )
    other.close()
    ada.page.reload()
    ada.page.wait_for_selector(".site .me:has-text('Ada Lovelace')")
    ada.close()


def test_forget_me(chromium: Any, server: Server) -> None:
    eve = Person(chromium, server, "Eve", PHONE)
    table = eve.new_table("me", "greedy")
    eve.go("/me")
    eve.page.click("button:has-text('Forget me')")
    eve.page.click("button:has-text('Rather not')")
    eve.page.wait_for_selector(".site .me:has-text('Eve')")
    eve.page.click("button:has-text('Forget me')")
    eve.page.click("button:has-text('Yes, forget me')")
    eve.page.wait_for_selector(".said:has-text('You are forgotten')")
    eventually(lambda: eve.page.inner_text(".site .me"), lambda name: "Eve" not in name)
    card = eve.get(f"/api/tables/{table}")
    assert "Eve" not in [seat["name"] for seat in card["seats"]]
    assert not card["mine"]
    eve.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_my_page(chromium: Any, server: Server, size: tuple[int, int], lang: str) -> None:
    ada = Person(chromium, server, "Ada", size)
    ada.home()
    ada.page.select_option(".pick", lang)
    ada.page.wait_for_selector(f"html[lang={lang}]")
    ada.page.click(".site .me")
    ada.page.click(".about-me section:last-child button")
    ada.page.wait_for_selector(".sure")
    look(ada, f"me-{lang}")
    ada.close()
