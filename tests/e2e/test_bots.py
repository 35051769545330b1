"""The page of bots: what was published, drawn true, and no figure that nobody measured."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.axe import violations
from e2e.people import READY, Person, eventually
from e2e.server import Server
from e2e.test_pages import PHONE, WIDE, is_too_wide

LEVELS = {
    "fierce": ("reynard", "isengrim", "noble", "hersent"),
    "strong": ("tibert", "tiecelin", "baucent", "bruin"),
    "fair": ("bernard", "grimbert", "chanticleer", "espinard"),
    "gentle": ("cuwart", "pinte", "tardif", "belin"),
}


def rated(beast: str, level: str, rank: int) -> dict[str, Any]:
    rating = 1500 + 25 * (6 - rank) - 120 * ([*LEVELS].index(level) - 2)
    fixed = beast == "bernard"
    wide = 0 if fixed else 20
    return {
        "bot": beast,
        "beast": beast,
        "level": level,
        "games": 1200,
        "seconds": 0.1,
        "rating": 1500 if fixed else rating,
        "fixed": fixed,
        "low": 1500 if fixed else rating - wide,
        "high": 1500 if fixed else rating + wide,
        "bound": "most" if beast == "belin" else "",
        "wins": [0.4 - rank / 60, 0.38 - rank / 60, 0.42 - rank / 60],
        "points": 63.1 - 2 * rank,
        "scores": {"from": 20 - rank, "width": 5, "counts": [1, 4, 9, 16, 22, 18, 9, 5, 2]},
    }


def answer(games: int) -> dict[str, Any]:
    beasts = [(beast, level) for level, kin in LEVELS.items() for beast in kin]
    bots = [rated(beast, level, rank) for rank, (beast, level) in enumerate(beasts)]
    seats = [[0.274, 0.262, 0.287], [0.256, 0.244, 0.268], [0.241, 0.23, 0.253]]
    table = {
        "games": games,
        "failed": 0,
        "at": 1_799_299_200,
        "code": "x",
        "commands": ["demesne arena village --bots fair --against gentle --seats 4 --games 800"],
        "resamples": 100,
        "bots": bots,
        "pairs": [
            {"bot": "gentle", "against": "random", "games": 40, "wins": [0.9, 0.8, 0.95]},
            {"bot": "fair", "against": "gentle", "games": 800, "wins": [0.5, 0.47, 0.53]},
            {"bot": "fierce", "against": "strong", "games": 400, "wins": [0.4, 0.35, 0.45]},
        ],
        "seats": [*seats, [0.229, 0.218, 0.241]],
    }
    two = table | {"seats": [[0.5, 0.48, 0.52], [0.5, 0.48, 0.52]], "bots": bots[:5]}
    return {
        "game": "village",
        "version": "1",
        "rules": 1,
        "box": "b",
        "options": {},
        "tables": {"2": two, "4": table},
    }


def publish(ada: Person, told: dict[str, Any]) -> None:
    """The server says this of Village from now on."""

    def tell(route: Any) -> None:
        route.fulfill(body=json.dumps(told), content_type="application/json")

    ada.context.route("**/api/games/village/ratings", tell)


@pytest.mark.parametrize(
    "size, scheme, lang",
    [(WIDE, "light", "en"), (WIDE, "dark", "fr"), (PHONE, "light", "ja"), (PHONE, "dark", "en")],
)
def test_the_published_table(
    chromium: Any, server: Server, size: tuple[int, int], scheme: str, lang: str
) -> None:
    ada = Person(chromium, server, size=size, color_scheme=scheme, locale=lang)
    publish(ada, answer(12_480))
    ada.go("/bots/village")
    ada.page.wait_for_selector(".art tbody tr")
    ada.page.wait_for_load_state("networkidle")
    ada.picture(f"bots-{size[0]}-{scheme}-{lang}", full_page=True)
    ada.count(".art tbody tr", 16)
    # A heavier rule between levels, and a sentence below each chart.
    ada.count(".art .brk", 3)
    ada.count(".take1", 2)
    assert not is_too_wide(ada, size)
    assert violations(ada.page) == []
    ada.close()


def test_bars_strokes_and_sentences_are_the_figures(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    publish(ada, answer(900))
    ada.go("/bots/village")
    rows = ada.page.locator(".art tbody tr")
    expect(rows.nth(0)).to_contain_text("1890")
    expect(rows.nth(0)).to_contain_text("±20")
    # The bar is as wide as the interval: 40 of the points between the outer marks.
    marks = [int(text) for text in ada.page.locator(".axh span").all_inner_texts()]
    shown = float(rows.nth(0).locator(".wkb").get_attribute("width").rstrip("%"))
    assert shown == pytest.approx(100 * 40 / (marks[-1] - marks[0]))
    # Who is fixed, or has only a bound, has no bar.
    ada.count(".wkb", 14)
    expect(rows.last).to_contain_text("or less")
    # So few games: bars, and no sentence.
    ada.count(".take1", 0)
    ada.page.click(".seg button:first-child")
    expect(rows).to_have_count(5)
    publish(ada, answer(5_000))
    ada.page.reload()
    said = "Going first is worth 2 wins in 100."
    eventually(lambda: ada.page.inner_text(".take1 >> nth=0"), said)
    ada.close()


def test_the_ladder_and_how_it_was_measured(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    told = answer(12_480)
    for bot in told["tables"]["4"]["bots"]:
        bot["wins"] = None
    publish(ada, told)
    ada.go("/bots/village")
    # Levels against the one below only, the strongest on top, the bar as long as the share.
    rungs = ada.page.locator(".side:has-text('Is each level stronger?') svg")
    expect(rungs.locator(".lab")).to_have_text(["fierce", "fair"])
    bars = [float(each.get_attribute("width")) for each in rungs.locator(".sab").all()]
    assert bars[0] / bars[1] == pytest.approx(0.4 / 0.5)
    expect(rungs).to_contain_text("40.0%")
    # Not all met the same others: no share of wins is shown for a bot.
    expect(ada.page.locator(".art thead")).not_to_contain_text("Wins")
    how = ada.page.locator(".how")
    expect(how).to_contain_text("12,480 games")
    expect(how).to_contain_text("Demesne 1, rules 1")
    expect(how.locator("code")).to_have_text(told["tables"]["4"]["commands"])
    assert violations(ada.page) == []
    ada.close()


def test_points_are_shown_of_who_played_most_of_each_level(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    told = answer(2_000)
    for bot in told["tables"]["4"]["bots"]:
        bot["games"] = 4_000 if bot["bot"] in ("noble", "tibert", "espinard", "belin") else 40
    publish(ada, told)
    ada.go("/bots/village")
    ridges = ada.page.locator(".side:has-text('Points at the end') svg .lab")
    expect(ridges).to_have_text(["Noble", "Tibert", "Espinard", "Belin"])
    ada.close()


def test_play_opens_a_table_with_that_bot(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    told = answer(2_000)
    publish(ada, told)
    ada.go("/bots/village")
    ada.page.locator(".art tbody tr", has_text="Cuwart").locator(".ch").click()
    ada.page.wait_for_selector(READY)
    ada.page.wait_for_selector(".scores .nm:has-text('Cuwart')")
    ada.close()


def test_a_game_that_nobody_measured_shows_no_figure(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server)
    publish(ada, {"game": "village", "version": "", "tables": {}})
    ada.home()
    ada.page.click(".mainnav a[href='/bots']")
    said = ada.page.wait_for_selector(".at .none").inner_text()
    ada.picture("bots-none-1440")
    assert not any(letter.isdigit() for letter in said)
    ada.count("table, .aright", 0)
    assert violations(ada.page) == []
    # What the server itself says of the other games can be drawn, whatever it is.
    for game in ("clochemerle", "feudum", "mil"):
        ada.page.click(f".pickseg a[href='/bots/{game}']")
        ada.page.wait_for_selector(".pickseg a.on[href='/bots/" + game + "']")
        ada.page.wait_for_selector(".art tbody tr, .at .none")
    assert ada.complaints == []
    ada.close()
