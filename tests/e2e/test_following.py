"""What the others do can be followed: at a pace one chooses, with what changed marked."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from e2e.hands import Hands
from e2e.middle import in_the_middle
from e2e.people import MENU, READY, Person, eventually
from e2e.server import Server
from e2e.test_heard import BUSY
from looks.taking import STILL

WAITING = ".ask.quiet .pacebar"
TO_COME = "() => Number(document.querySelector('.pacebar small')?.innerText.match(/\\d+/) ?? 0)"
# Longer than a move stays at the slowest pace, in milliseconds.
SLOWEST = 3000
# By how many moves each click brings the board on; the next one would come long after.
COUNT_SKIPPED = f"""() => {{
    window.skipped = []
    addEventListener('pointerdown', () => {{
        const before = ({TO_COME})()
        setTimeout(() => skipped.push(before - ({TO_COME})()))
    }}, true)
}}"""


def end_of_turn(person: Person) -> None:
    """Choose until somebody else is to move; they may have moved already."""
    if person.decision() == "TakeTurn":
        person.choose(next(ref for ref in person.refs() if not ref.startswith("well")))
    while person.decision() not in ("", "TakeTurn"):
        refs = person.refs()
        if refs:
            person.try_to_choose("skip" if "skip" in refs else refs[0])


def test_bots_have_names_in_the_language_of_the_page(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "greedy", "greedy", "random"))
    chips = ada.page.locator(".scores .nm")
    names = ["Ada", "Bernard", "Cuwart", "Grimbert"]
    eventually(lambda: sorted(chips.all_inner_texts()), names)
    for lang, hare in (("fr", "Couard"), ("ja", "クワール")):
        ada.page.click(MENU)
        ada.page.select_option("dialog.drawer select", lang)
        ada.page.wait_for_selector(f"html[lang={lang}]")
        ada.page.wait_for_selector(f"dialog.drawer :text('{hare}')")
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector(f".scores .nm:has-text('{hare}')")
        ada.page.wait_for_selector(f":is(.right, svg):has-text('{hare}')")
    ada.close()


def test_others_move_at_the_pace_one_chose(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada", prefers={"pace": "slow"})
    table = ada.new_table("me", "random", "random", "random")
    ada.sit(table)
    end_of_turn(ada)
    ada.page.wait_for_selector(WAITING)
    # Paused, nothing goes on, though the bots have long answered; a step is one move.
    ada.page.click(".pacebar button >> nth=0")
    eventually(lambda: ada.get(f"/api/tables/{table}")["your_turn"])
    ada.page.wait_for_selector(".pacebar small")
    assert not ada.asked, "their moves are shown one after the other"
    ada.page.wait_for_timeout(1000)
    waiting = ada.page.evaluate(TO_COME)
    assert waiting >= 3
    ada.page.wait_for_timeout(SLOWEST)
    assert ada.page.evaluate(TO_COME) == waiting
    ada.page.click(".pacebar button >> nth=1")
    # One stage of it, where a phase unfolds.
    eventually(lambda: ada.page.evaluate(TO_COME), lambda left: left in (waiting - 1, waiting))
    # On again: a click anywhere skips one move, not all.
    ada.page.click(".pacebar button >> nth=0")
    ada.page.evaluate(COUNT_SKIPPED)

    def skip() -> bool:
        ada.page.mouse.click(5, 500)
        return ada.asked

    eventually(skip)
    skipped = ada.page.evaluate("skipped")
    assert 1 in skipped
    assert set(skipped) <= {0, 1}, skipped
    ada.close()


def test_the_pace_is_a_setting(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    ada.page.click(MENU)
    ada.page.click("dialog.drawer .pace button:has-text('slow')")
    ada.page.wait_for_selector(".pace button:has-text('slow')[aria-pressed=true]")
    ada.page.reload()
    ada.page.wait_for_selector(READY)
    assert ada.page.evaluate("JSON.parse(localStorage.demesne).pace") == "slow"
    ada.close()


def test_since_your_last_turn(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "greedy", "greedy", options={"start": "first"}))
    end_of_turn(ada)
    ada.until("TakeTurn")
    for name in ("Bernard", "Grimbert"):
        ada.page.wait_for_selector(f".since:has-text('{name}')")
    # With reduced motion too.
    ada.count("[data-changed]", lambda many: many > 0)
    ada.choose(next(ref for ref in ada.refs() if not ref.startswith("well")))
    ada.count("[data-changed]", 0)
    ada.count(".since", 0)
    ada.close()


# What the mats of rivals say of their pieces, by spot. (Lands of MIL turn over by themselves.)
SAID = """() => Object.fromEntries([...document.querySelectorAll('[data-spot]')]
    .filter((node) => /^[^\\d]*\\/[123]|^[123]\\//.test(node.dataset.spot) && !node.closest('.lit'))
    .filter((node) => !/^(mat|land|row|customer|window|privilege|niche|step|council|pile|buy)\\b/
        .test(node.dataset.spot))
    .filter((node) => !/^(bin|voyage|military|space|place)\\b/.test(node.dataset.spot))
    .map((node) => [node.dataset.spot, [node, ...node.querySelectorAll('[role=img]')]
        .map((one) => one.getAttribute('aria-label') ?? '').join(' ')]))"""
MARKED = "() => [...document.querySelectorAll('[data-changed]')].map((one) => one.dataset.spot)"


def unmarked(person: Person, changed: set[str]) -> set[str]:
    return changed - set(person.page.evaluate(MARKED))


@pytest.mark.parametrize("game", BUSY)
def test_all_that_rivals_changed_is_marked(chromium: Any, server: Server, game: str) -> None:
    ada = Hands(chromium, server, "Ada")
    ada.sit(in_the_middle(ada, game, *BUSY[game]))
    rng = random.Random(3)
    found, turns = 0, 0
    while turns < 3:
        # All that rivals did up to her question lies on the board once she is asked.
        eventually(lambda: ada.look()["ply"] is not None)
        before, ply = ada.page.evaluate(SAID), ada.ply()
        ada.play_on(rng, answers=1, arrows=0)
        ada.page.wait_for_selector(READY)
        if ada.ply() == ply or not ada.sees(".since"):
            continue
        turns += 1
        now = ada.page.evaluate(SAID)
        changed = {spot for spot in before if spot in now and before[spot] != now[spot]}
        found += len(changed)
        eventually(partial(unmarked, ada, changed), set())
    assert found > 3
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
        ada.page.evaluate(STILL)
        seen.add(tuple(ada.page.eval_on_selector_all(".right .mat.rival", where)))
        ada.play_often(rng, 1)
    assert len(seen) == 1, seen
    ada.close()


def test_the_log_is_whole_and_draws_what_is_in_sight(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/table/{ada.finished('random', 'random', 'random', 'random')}")
    ada.page.wait_for_selector("dialog.sheet tfoot")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog.sheet", state="detached")
    lines = int(ada.page.get_attribute(".log .lines", "data-count") or 0)
    assert lines > 300
    # It stands at its end; its beginning is there too.
    ada.page.wait_for_selector(".log .ln >> text=over")
    ada.count(".log .ln", lambda many: many < 60)
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
    ada.go(f"/replay/{ada.finished('random', 'random')}")
    ada.page.wait_for_selector(".replay")
    ada.page.click(".rb button >> nth=0")
    for number in range(1, 7):
        ada.page.click(".rb button >> nth=3")
        eventually(lambda: ada.page.input_value(".rtrack input"), str(number))
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
