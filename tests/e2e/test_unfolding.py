"""Phases that matter unfold stage by stage, and can be watched again from the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from e2e.people import READY, Person, eventually
from e2e.server import Server

GOLDEN = Path(__file__).parents[1] / "golden"
VILLAGE = "village/4-seats-0695.log"
CLOCHEMERLE = "clochemerle/3-seats-013.log"
# Longer than a stage stays at the slowest pace, in milliseconds.
STAGE = 2500
# Pauses in the moment in which others begin to move.
HOLD = """() => {
    const pause = new MutationObserver(() => {
        const button = document.querySelector('.pacebar button')
        if (!button || !document.querySelector('.unfold')) return
        pause.disconnect()
        button.click()
    })
    pause.observe(document.body, {childList: true, subtree: true})
}"""
# It stays as long as somebody points at it: from the moment in which it comes.
POINT = """() => new MutationObserver(() => {
    for (const card of document.querySelectorAll('.unfold:not([data-pointed])')) {
        card.dataset.pointed = ''
        card.dispatchEvent(new PointerEvent('pointerenter'))
    }
}).observe(document.body, {childList: true, subtree: true})"""
UPTO = "() => Number(document.querySelector('.unfold')?.dataset.upto ?? 0)"


def bring(person: Person, log: str) -> str:
    return person.bring((GOLDEN / log).read_text("utf-8"))


def test_a_market_day_unfolds_before_anybody_is_asked(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada", prefers={"pace": "slow"})
    ada.sit(ada.new_table("me", "greedy", "greedy", "greedy"))
    # Held as soon as it begins, it stays; a step is one stage.
    ada.page.evaluate(HOLD)
    ada.choose(ada.ref("market/"))
    ada.page.wait_for_selector(".unfold[data-phase=market][data-upto='1']")
    assert not ada.sees(".ask .bar"), "nobody is asked before it is over"
    eventually(lambda: ada.page.inner_text(".ask h2"), "Market day")
    ada.page.wait_for_timeout(STAGE)
    assert ada.page.evaluate(UPTO) == 1
    ada.page.click(".pacebar button >> nth=1")
    ada.page.wait_for_selector(".unfold[data-upto='2']")
    ada.page.wait_for_selector(".unfold li.now:has-text('done selling')")
    # On again: it goes on by itself, and a click anywhere hurries it.
    ada.page.click(".pacebar button >> nth=0")
    # By itself: there may be another stage, or nobody has anything more to sell.
    ada.page.wait_for_function(
        """() => {
            const card = document.querySelector('.unfold')
            return !card || card.dataset.upto > 2 || card.dataset.phase !== 'market'
        }"""
    )

    def skip() -> bool:
        ada.page.mouse.click(5, 500)
        return ada.asked

    eventually(skip)
    ada.close()


def test_at_once_a_phase_is_all_there_and_bars_no_way(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "greedy", "greedy", "greedy"))
    ada.page.evaluate(POINT)
    ada.choose(ada.ref("market/"))
    ada.page.wait_for_selector(".unfold[data-phase=market]")
    eventually(lambda: ada.page.evaluate(UPTO), lambda upto: upto > 1)
    ada.page.wait_for_selector(READY)
    ada.page.click(".unfold button")
    ada.page.wait_for_selector(".unfold", state="detached")
    ada.close()


def test_a_mass_is_watched_again_from_the_log(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    table = bring(ada, VILLAGE)
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".lines .ln")
    ada.page.evaluate(POINT)
    ada.page.wait_for_function(
        """() => {
            const phases = [...document.querySelectorAll('.lines .phase')]
            const mass = phases.find((one) => one.innerText.includes('Mass'))
            mass?.click()
            document.querySelector('.lines').scrollTop -= 200
            return !!mass
        }"""
    )
    ada.page.hover(".unfold[data-phase=mass] h2")
    ada.page.wait_for_selector(".unfold li:first-child:has-text('bell rings')")
    # Its heading stays while its round is scrolled through.
    # (Where the topmost line is a heading itself, there is none to stay.)
    ada.page.wait_for_function(
        """() => {
            if (document.querySelector('.ln.round.stays')) return true
            document.querySelector('.lines').scrollTop -= 30
            return false
        }"""
    )
    upto = ada.page.evaluate(UPTO)
    ada.page.click(".unfold .iconbtn >> nth=0")
    eventually(lambda: ada.page.evaluate(UPTO), upto + 1)
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
    ada.page.wait_for_selector(".replay .rtrack")
    ada.close()


def test_dice_roll_to_the_faces_that_came(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada", reduced_motion="no-preference")
    table = bring(ada, CLOCHEMERLE)
    ada.go(f"/replay/{table}")
    ada.page.wait_for_selector(".lines .phase")
    ada.page.evaluate(POINT)
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
    eventually(
        lambda: ada.page.eval_on_selector_all(".roll svg", dice),
        lambda shown: len(shown) > 5 and shown == thrown[: len(shown)],
    )
    ada.close()


def test_what_followed_from_a_choice_stands_below_it(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/replay/{bring(ada, CLOCHEMERLE)}")
    ada.page.wait_for_selector(".lines .ln .then")
    ada.page.wait_for_selector(".lines .ln.first svg")
    ada.close()
