"""What the others do can be followed: at a pace one chooses, with what changed marked."""

from __future__ import annotations

import random
import re
from typing import Any

from e2e.people import READY, Person
from e2e.server import Server

WAITING = ".ask.quiet .pacebar"


def at_a_pace(person: Person, pace: str) -> None:
    kept = f"localStorage.setItem('demesne', JSON.stringify({{pace: '{pace}'}}))"
    person.page.evaluate(kept)


def end_of_turn(person: Person) -> None:
    """Choose until somebody else is to move."""
    person.choose(next(ref for ref in person.refs() if not ref.startswith("well")))
    while person.page.query_selector(".ask .bar"):
        refs = person.refs()
        person.choose("skip" if "skip" in refs else refs[0])


def test_bots_have_names_in_the_language_of_the_page(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "greedy", "greedy", "random"))
    chips = ada.page.locator(".scores .nm")
    names = chips.all_inner_texts()
    assert not any(re.search("reedy|andom|[0-9]", name) for name in names), names
    assert {"Ada", "Bernard", "Grimbert", "Cuwart"} == set(names)
    for lang, hare in (("fr", "Couard"), ("ja", "クワール")):
        ada.page.click(".top button[aria-haspopup=dialog]")
        ada.page.select_option("dialog.drawer select", lang)
        ada.page.wait_for_selector(f"html[lang={lang}]")
        assert hare in ada.page.inner_text("dialog.drawer")
        ada.page.keyboard.press("Escape")
        assert hare in chips.all_inner_texts()
        assert (
            hare in ada.page.inner_text(".right")
            or ada.page.locator(f"svg:has-text('{hare}')").count()
        )
    ada.close()


def test_others_move_at_the_pace_one_chose(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = ada.new_table("me", "random", "random", "random")
    at_a_pace(ada, "slow")
    ada.sit(table)
    end_of_turn(ada)
    ada.page.wait_for_selector(WAITING)
    ada.page.wait_for_function("() => document.querySelector('.pacebar small')")
    assert not ada.page.query_selector(".ask .bar"), (
        "the bots have long answered; their moves are shown one after the other"
    )
    # Paused, nothing goes on; a step is one move.
    count = "() => Number(document.querySelector('.pacebar small')?.innerText.match(/\\d+/) ?? 0)"
    ada.page.click(".pacebar button >> nth=0")
    # Meanwhile the bots come to the end of their turns.
    ada.page.wait_for_timeout(3000)
    waiting = ada.page.evaluate(count)
    assert waiting >= 1
    ada.page.wait_for_timeout(3000)
    assert ada.page.evaluate(count) == waiting
    ada.page.click(".pacebar button >> nth=1")
    # One stage of it, where a phase unfolds.
    assert ada.page.evaluate(count) in (waiting - 1, waiting)
    # On again: a click anywhere skips one move, not all.
    ada.page.click(".pacebar button >> nth=0")
    before = ada.page.evaluate(count)
    ada.page.mouse.click(5, 500)
    assert before - 1 <= ada.page.evaluate(count) + 1
    assert ada.page.evaluate(count) >= before - 2
    for _ in range(40):
        if ada.page.query_selector(".ask .bar"):
            break
        ada.page.mouse.click(5, 500)
        ada.page.wait_for_timeout(60)
    assert ada.page.query_selector(".ask .bar")
    ada.close()


def test_the_pace_is_a_setting(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    ada.page.click(".top button[aria-haspopup=dialog]")
    ada.page.click("dialog.drawer .pace button:has-text('slow')")
    assert ada.page.get_attribute(".pace button:has-text('slow')", "aria-pressed") == "true"
    ada.page.reload()
    ada.page.wait_for_selector(READY)
    assert ada.page.evaluate("JSON.parse(localStorage.demesne).pace") == "slow"
    ada.close()


def test_since_your_last_turn(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "greedy", "greedy", options={"start": "first"}))
    end_of_turn(ada)
    ada.page.wait_for_selector(READY)
    ada.page.wait_for_selector(".since")
    told = ada.page.inner_text(".since")
    assert "Bernard" in told
    assert "Grimbert" in told
    assert ada.page.locator("[data-changed]").count() > 0, "with reduced motion too"
    ada.choose(next(ref for ref in ada.refs() if not ref.startswith("well")))
    assert ada.page.locator("[data-changed]").count() == 0
    assert not ada.page.query_selector(".since")
    ada.close()


def test_nothing_beside_the_question_jumps(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada", (1440, 900))
    ada.sit(ada.new_table("me", "greedy", "greedy", "random"))
    rng = random.Random(3)
    where = "nodes => nodes.map(n => Math.round(n.getBoundingClientRect().top)).sort()"
    seen = set()
    for _ in range(14):
        ada.page.wait_for_selector(READY)
        if ada.over:
            break
        seen.add(tuple(ada.page.eval_on_selector_all(".right .mat.rival", where)))
        ada.play(rng)
    assert len(seen) == 1, seen
    ada.close()


def test_the_log_is_whole_and_draws_what_is_in_sight(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = ada.new_table("random", "random", "random", "random")
    ada.go(f"/table/{table}")
    ada.page.wait_for_selector("dialog.sheet tfoot", timeout=240_000)
    ada.page.keyboard.press("Escape")
    lines = int(ada.page.get_attribute(".log .lines", "data-count") or 0)
    assert lines > 300
    assert ada.page.locator(".log .ln").count() < 60
    # It stands at its end; its beginning is there too.
    assert ada.page.locator(".log .ln >> text=over").count()
    ada.page.wait_for_function(
        """() => {
            const box = document.querySelector('.log .lines')
            box.scrollTop = 0
            return box.innerText.includes('Round 1')
        }"""
    )
    ada.close()


def test_a_replay_and_its_log_go_together(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = ada.new_table("random", "random")
    ada.go(f"/table/{table}")
    ada.page.wait_for_selector("dialog.sheet tfoot", timeout=240_000)
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".replay")
    ada.page.click(".rb button >> nth=0")
    for _ in range(6):
        ada.page.click(".rb button >> nth=3")
    ada.page.wait_for_selector(".ln.on")
    inside = """() => {
        const line = document.querySelector('.ln.on')?.getBoundingClientRect()
        const box = document.querySelector('.lines').getBoundingClientRect()
        return !!line && line.top >= box.top - 1 && line.bottom <= box.bottom + 1
    }"""
    ada.page.wait_for_function(inside)
    ada.page.click(".rb button >> nth=4")
    ada.page.wait_for_function(inside)
    at = int(ada.page.input_value(".rtrack input"))
    ada.page.locator(".log button.ln").nth(2).click()
    ada.page.wait_for_function(
        "at => Number(document.querySelector('.rtrack input').value) < at", arg=at
    )
    ada.page.wait_for_function(inside)
    ada.close()
