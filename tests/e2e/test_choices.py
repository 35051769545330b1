"""Choosing, taking back, being refused: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import random
from typing import Any

from e2e.people import MENU, READY, Person, eventually
from e2e.server import Server


def test_a_lit_piece_is_a_button_like_its_line(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    ref = next(ref for ref in ada.refs() if not ref.startswith("well"))
    piece = ada.page.locator(f'[data-spot="space/{ref}"][role=button]')
    label = ada.page.get_attribute(f'.ch[data-ref="{ref}"]', "aria-label")
    assert piece.get_attribute("aria-label") == label
    piece.hover()
    eventually(lambda: ada.page.inner_text(".tip").strip(), label)
    piece.click()
    ada.page.wait_for_function("() => !document.querySelector('.takes')")
    ada.close()


def test_what_cannot_be_chosen_says_why(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    well = ada.page.locator('.ch.no[data-ref^="well/"]')
    assert well.get_attribute("aria-disabled") == "true"
    well.hover()
    ada.page.wait_for_selector(".tip small:has-text('Needs')")
    title = ada.title()
    well.click(force=True)
    assert ada.title() == title, "a hatched line does nothing"
    ada.close()


def test_undo_takes_back_the_last_choice(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    start = ada.title()
    ref = ada.ref("crafts/")
    ada.choose(ref)
    eventually(ada.title, lambda title: title not in ("", start))
    ada.page.click(".askfoot .undo")
    ada.page.wait_for_selector(".takes")
    eventually(ada.title, start)
    assert ref in ada.refs()
    ada.close()


def test_a_stale_choice_is_refused_with_its_reason(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = ada.new_table("me", "random")
    ada.sit(table)
    late = ada.tab()
    late.goto(f"{server.url}/table/{table}")
    late.wait_for_selector(READY)
    # The second tab hears nothing for a while and answers a question that is gone.
    late.evaluate(
        """() => {
            const send = WebSocket.prototype.send
            WebSocket.prototype.send = function (text) {
                return send.call(this, text.replace(/"ply":(\\d+)/, (_, n) => `"ply":${n - 1}`))
            }
        }"""
    )
    late.click(".takes .ch:not(.no)")
    late.wait_for_selector(".notice[role=alert]")
    eventually(lambda: late.inner_text(".notice span").strip(), bool)
    late.wait_for_selector(READY)
    ada.close()


def test_keyboard_only(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    keys = ada.page.keyboard
    ada.home()
    ada.page.focus(".quick .main")
    keys.press("Enter")
    ada.page.wait_for_selector(READY)
    # A number chooses a line.
    ply = ada.ply()
    keys.press("1")
    ada.asked_anew(ply)
    # Tab reaches the lit pieces; Enter is a click.
    rng = random.Random(1)
    while not ada.sees(".takes"):
        ada.play_often(rng, 1)
    for _ in range(60):
        keys.press("Tab")
        if ada.page.evaluate("document.activeElement?.classList.contains('lit')"):
            break
    assert ada.page.evaluate("document.activeElement.dataset.spot.startsWith('space/')")
    ada.page.wait_for_selector(".tip")
    ply = ada.ply()
    keys.press("Enter")
    ada.asked_anew(ply)
    # Arrows move inside the question.
    ada.page.locator(".ask .ask-all button").first.focus()
    keys.press("ArrowDown")
    eventually(lambda: ada.page.evaluate("document.activeElement.matches('.ask-all button')"))
    ada.close()


def test_a_phone(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada", (390, 844), has_touch=True, is_mobile=True)
    ada.sit(ada.new_table("me", "greedy", "random"))
    ada.play_often(random.Random(4), 12)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in range(4):
        ada.page.tap(f".ph-tabs button:nth-child({tab + 1})")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.close()


def test_languages(chromium: Any, server: Server) -> None:
    claire = Person(chromium, server, "Claire", locale="fr-FR")
    claire.home()
    said = "À quoi jouons-nous ?"
    eventually(lambda: claire.page.inner_text("h1").replace("\u00a0", " "), said)
    claire.sit(claire.new_table("me", "random", options={"start": "first"}))
    eventually(claire.title, "Prenez un cube. Où ?")
    for lang, title in (("ja", "どこからコマを取りますか？"), ("en", "Take a cube. From where?")):
        claire.page.click(MENU)
        claire.page.select_option("dialog.drawer select", lang)
        claire.page.wait_for_selector(f"html[lang={lang}]")
        claire.page.keyboard.press("Escape")
        eventually(claire.title, title)
    claire.close()
