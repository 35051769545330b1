"""What a screen reader is given: no figure without a name, in any game and any language."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.axe import violations
from e2e.ear import Ear, bare_figures
from e2e.middle import in_the_middle
from e2e.people import READY, Person, eventually
from e2e.server import Server

# A busy position of each game: log and ply.
BUSY = {
    "village": ("4-seats-0695", 320),
    "mil": ("4-seats-050", 170),
    "clochemerle": ("4-seats-068", 300),
    "feudum": ("4-seats-1090", 370),
}
LOCALES = ("en-GB", "fr-FR", "ja-JP")
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BUSY)
def test_no_figure_without_a_name(chromium: Any, server: Server, game: str, locale: str) -> None:
    ada = Person(chromium, server, "Ada", locale=locale)
    ada.sit(in_the_middle(ada, game, *BUSY[game]))
    ear = Ear(ada.page)
    hears_no_figure(ear)
    # The same on a phone, tab by tab.
    ada.page.set_viewport_size(PHONE)
    ada.page.wait_for_selector(".ph-tabs")
    for tab in ada.page.locator(".ph-tabs button").all():
        tab.click()
        hears_no_figure(ear)
    ada.page.set_viewport_size(WIDE)
    ada.page.wait_for_selector(f"main.grid, {READY}")
    ada.page.locator(".scores .seat").first.click()
    ada.page.wait_for_selector("dialog.sheet")
    hears_no_figure(ear)
    ada.close()


def hears_no_figure(ear: Ear) -> None:
    """None without a name; the tree follows the page, a moment later."""
    eventually(lambda: bare_figures(ear.tree()), [])


# Pieces with owner, kind and place, as they lie in those positions.
HEARD = {
    "village": ["Church, window 3", "Ada: a member of generation 1", "Stall 2: a customer wants"],
    "mil": [
        "Space 3: Ada’s knight A",
        "Knight B: at home; heir; age 0 of 4",
        "Pile 1: Cereal field",
    ],
    "clochemerle": ["Diocese: with Ada", "sum 5 or 8", "Old tree: 5 story points"],
    "feudum": ["Forest 10: town; ruled by Ada", "Master: Ada; 2 stars", "alchemist at Badlands 17"],
}


@pytest.mark.parametrize("game", HEARD)
def test_pieces_are_named_with_owner_and_place(chromium: Any, server: Server, game: str) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(in_the_middle(ada, game, *BUSY[game]))
    ear = Ear(ada.page)
    eventually(
        lambda: (text := ear.tree().text()) and [one for one in HEARD[game] if one not in text], []
    )
    ada.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", BUSY)
def test_axe_finds_nothing_at_any_table(
    chromium: Any, server: Server, game: str, scheme: str
) -> None:
    ada = Person(chromium, server, "Ada", color_scheme=scheme)
    ada.sit(in_the_middle(ada, game, *BUSY[game]))
    assert violations(ada.page) == []
    ada.page.set_viewport_size(PHONE)
    ada.page.wait_for_selector(".ph-tabs")
    assert violations(ada.page) == []
    ada.close()
