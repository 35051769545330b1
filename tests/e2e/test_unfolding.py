"""Phases that matter unfold stage by stage, and can be watched again from the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from e2e.people import READY, Person
from e2e.server import Server
from e2e.test_following import at_a_pace

GOLDEN = Path(__file__).parents[1] / "golden"
VILLAGE = "village/4-seats-0695.log"
CLOCHEMERLE = "clochemerle/3-seats-013.log"
UPTO = "() => Number(document.querySelector('.unfold')?.dataset.upto ?? 0)"


def bring(person: Person, log: str) -> str:
    """A game that was played elsewhere, as a table of this server."""
    script = "async text => (await fetch('/api/import', {method: 'POST', body: text})).json()"
    return str(person.page.evaluate(script, (GOLDEN / log).read_text("utf-8"))["table"])


def open_market(person: Person) -> None:
    person.choose(next(ref for ref in person.refs() if ref.startswith("market/")))


def test_a_market_day_unfolds_before_anybody_is_asked(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = ada.new_table("me", "greedy", "greedy", "greedy")
    at_a_pace(ada, "slow")
    ada.sit(table)
    open_market(ada)
    ada.page.wait_for_selector(".unfold[data-phase=market][data-upto='1']")
    assert not ada.sees(".ask .bar"), "nobody is asked before it is over"
    assert ada.page.inner_text(".ask h2") == "Market day"
    # Held, it stays; a step is one stage.
    ada.page.click(".pacebar button >> nth=0")
    assert ada.page.evaluate(UPTO) == 1
    ada.page.click(".pacebar button >> nth=1")
    ada.page.wait_for_selector(".unfold[data-upto='2']")
    assert "done selling" in ada.page.inner_text(".unfold li.now")
    ada.page.click(".pacebar button >> nth=0")
    ada.page.wait_for_selector(READY, timeout=60_000)
    ada.close()


def test_at_once_a_phase_is_all_there_and_bars_no_way(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "greedy", "greedy", "greedy"))
    open_market(ada)
    ada.page.wait_for_selector(".unfold[data-phase=market]")
    assert ada.page.evaluate(UPTO) > 1
    ada.page.wait_for_selector(READY)
    ada.page.click(".unfold button")
    assert not ada.page.query_selector(".unfold")
    ada.close()


def test_a_mass_is_watched_again_from_the_log(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = bring(ada, VILLAGE)
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".lines .ln")
    ada.page.wait_for_function(
        """() => {
            const phases = [...document.querySelectorAll('.lines .phase')]
            const mass = phases.find((one) => one.innerText.includes('Mass'))
            mass?.click()
            document.querySelector('.lines').scrollTop -= 200
            return !!mass
        }"""
    )
    # It stays as long as somebody points at it.
    ada.page.hover(".unfold[data-phase=mass] h2")
    assert "bell rings" in ada.page.inner_text(".unfold li >> nth=0")
    # Its heading stays while its round is scrolled through.
    ada.page.wait_for_selector(".ln.round.stays")
    upto = ada.page.evaluate(UPTO)
    ada.page.click(".unfold .iconbtn >> nth=0")
    assert ada.page.evaluate(UPTO) == upto + 1
    ada.page.click(".unfold .iconbtn >> nth=-1")
    # A line of it shows the board as it was then, and how far the mass had come.
    ada.page.wait_for_function(
        """() => {
            if (document.querySelector('.unfold .fig, .unfold .so')) return true
            document.querySelector('.lines .ln.inside')?.click()
            document.querySelector('.lines').scrollTop -= 100
            return false
        }""",
        polling=500,
    )
    assert ada.sees(".replay .rtrack")
    ada.close()


def test_dice_roll_to_the_faces_that_came(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada", reduced_motion="no-preference")
    table = bring(ada, CLOCHEMERLE)
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".lines .phase")
    ada.page.wait_for_function(
        """() => {
            const log = document.querySelector('.lines')
            log.scrollTop = 0
            const top = /Round 1\\b/.test(log.innerText)
            if (top) document.querySelector('.lines .phase').click()
            return top
        }"""
    )
    ada.page.hover(".unfold h2")
    ada.page.wait_for_selector(".roll.resting")
    dice = "all => all.map((die) => die.querySelectorAll('circle').length)"
    log = (GOLDEN / CLOCHEMERLE).read_text("utf-8")
    thrown = [int(line.split()[-1]) for line in log.splitlines() if " RollDie " in line]
    shown = ada.page.eval_on_selector_all(".roll svg", dice)
    assert len(shown) > 5
    assert shown == thrown[: len(shown)]
    ada.close()


def test_what_followed_from_a_choice_stands_below_it(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/replay/{bring(ada, CLOCHEMERLE)}")
    ada.page.wait_for_selector(".lines .ln .then")
    assert ada.page.locator(".lines .ln.first svg").count()
    ada.close()
