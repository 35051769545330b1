"""The home page and the page of a new table, as somebody uses them who has never been here."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.axe import violations
from e2e.people import READY, Person, eventually
from e2e.server import Server

SIZES = [(1440, 900), (390, 844)]
PACES = ("Fewer minutes", "More days")


@pytest.mark.parametrize("size", SIZES)
def test_one_click_and_one_plays(chromium: Any, server: Server, size: tuple[int, int]) -> None:
    ada = Person(chromium, server, size=size)
    ada.home()
    assert ada.page.locator(".urgent .trow").count() == 0
    ada.page.locator(".quick .go").click()
    ada.page.wait_for_selector(READY)
    # It is kept: the table is listed, with whose turn it is, and the choice is made for next time.
    ada.go("/")
    ada.page.locator(".urgent .trow.mine").get_by_text("Your turn").wait_for()
    ada.count(".urgent .trow .portrait", 2)
    ada.close()


def test_what_was_played_last_is_chosen_already(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    ada.home()
    quick = ada.page.locator(".quick")
    quick.get_by_role("button", name="MIL 1049").click()
    quick.get_by_role("button", name="5", exact=True).click()
    # Not the one that is offered first.
    pick, go = quick.locator(".bot").nth(1), quick.locator(".go")
    pick.click()
    expect(go).to_contain_text(f"with {pick.locator('b').inner_text()}")
    said = go.inner_text()
    go.click()
    ada.page.wait_for_selector(READY)
    seats = ada.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}")["seats"]
    names = [seat["name"] for seat in seats[1:]]
    assert len(names) == 4
    assert all(name in said for name in names), (said, names)
    ada.go("/")
    expect(go).to_contain_text(names[3])
    expect(quick.get_by_role("button", name="MIL 1049")).to_have_attribute("aria-pressed", "true")
    # A game for fewer keeps to its own number.
    quick.get_by_role("button", name="Village").click()
    expect(go).to_contain_text(names[2])
    expect(go).not_to_contain_text(names[3])
    ada.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_new_table_as_it_was_set_up(chromium: Any, server: Server, size: tuple[int, int]) -> None:
    ada = Person(chromium, server, "Ada", size=size)
    page, called = ada.page, f"The old bell {size[0]}"
    ada.go("/new/village")
    page.locator(".sumin").get_by_text("Ada’s Village table").wait_for()
    page.locator(".gp", has_text="Clochemerle").click()
    page.get_by_role("group", name="players").get_by_role("button", name="4").click()
    line = page.locator(".nseat").nth(3)
    line.get_by_role("button", name="At this screen").click()
    line.get_by_role("textbox").fill("Bob")
    for name in PACES:
        page.get_by_role("button", name=name).click()
    page.get_by_role("button", name="The game stops").click()
    page.locator(".wr", has_text="Anyone").click()
    page.get_by_label("Name of the table").fill(called)
    page.locator(".sumin").get_by_text(
        "Four play: you, whoever sits down, Bernard and Bob."
    ).wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Start the table").click()
    page.wait_for_selector(".invites, .board, .ph-body")
    card = ada.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (card["game"], card["name"], card["open"]) == ("clochemerle", called, True)
    assert card["pace"] == {"kind": "days", "days": 3, "out": "end"}
    assert [seat["kind"] for seat in card["seats"]] == ["person", "open", "bot", "person"]
    # Somebody else finds it among the open seats, by its name.
    ben = Person(chromium, server, size=size)
    ben.home()
    row = ben.page.locator(".trow", has_text=called)
    row.get_by_text("3 days a turn").wait_for()
    row.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".board, .ph-body, .ask, .ph-ask")
    ben.close()
    # And next time all is as it was.
    ada.go("/new/village")
    page.locator(".sumin").get_by_text("3 days for every turn.").wait_for()
    ada.close()


@pytest.mark.parametrize("lang", ["fr-FR", "ja-JP"])
@pytest.mark.parametrize("size", [(768, 1024), (390, 844)])
def test_no_word_is_too_long(
    chromium: Any, server: Server, lang: str, size: tuple[int, int]
) -> None:
    ada = Person(chromium, server, size=size, locale=lang)
    for path, until in (
        ("/", ".gamecard"),
        ("/new/mil", "form.newt"),
        ("/new/feudum", "form.newt"),
    ):
        ada.go(path)
        ada.page.wait_for_selector(until)
        eventually(
            lambda: ada.page.evaluate("document.documentElement.scrollWidth"),
            lambda width: width <= size[0],
        )
    ada.close()
