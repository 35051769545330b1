"""A person without a mouse: Tab, arrows, Enter, Space, Escape, ? and numbers are all there is."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error

from e2e.people import IDLE, Person, eventually
from e2e.server import PATIENCE

# Only looking: nothing here moves the focus or chooses anything.
LOOK = """() => {
    const ways = [...document.querySelectorAll('.ask-all [data-ref]')]
    const may = ways.filter(way => !way.matches('[aria-disabled=true], :disabled'))
    const act = document.querySelector('.ask-all [data-ref=act]')
    return {
        ply: document.querySelector('.ask-all:not([aria-busy=true])')?.dataset.ply ?? null,
        over: !!document.querySelector('dialog.sheet'),
        sure: !!document.querySelector('.ask .sure, .ph-ask .sure'),
        act: act ? (act.disabled ? 'wanting' : 'ready') : null,
        numbers: Object.fromEntries(may.filter(way => way.ariaKeyShortcuts)
            .map(way => [way.ariaKeyShortcuts, way.dataset.ref])),
        ways: may.length,
        said: document.querySelector('.ask-all')?.innerText ?? '',
    }
}"""
IN_QUESTION = "() => !!document.activeElement?.closest('.ask-all')"
ON_A_WAY = """() => document.activeElement?.matches(
    '.ask-all [data-ref]:not([aria-disabled=true]):not(:disabled)') ?? false"""
ON_THE_ACT = "() => document.activeElement?.matches('.ask-all [data-ref=act]') ?? false"


class Hands(Person):
    """Plays by keyboard; `page.click` and `focus` would be cheating."""

    @property
    def keys(self) -> Any:
        return self.page.keyboard

    def look(self) -> dict[str, Any]:
        return dict(self.page.evaluate(LOOK))

    def to_the_question(self) -> None:
        """By the link that is the first stop of the page."""
        if self.page.evaluate(IN_QUESTION):
            return
        for _ in range(400):
            self.keys.press("Tab")
            if self.page.evaluate("() => document.activeElement?.matches('.skip') ?? false"):
                self.keys.press("Enter")
                eventually(lambda: self.page.evaluate(IN_QUESTION))
                return
        raise AssertionError("Tab never comes to the link to the question")

    def walk(self, until: str, steps: int = 0) -> None:
        """Arrows inside the question until `until` holds, and `steps` times more."""
        self.to_the_question()
        for _ in range(120):
            self.keys.press("ArrowDown")
            if self.page.evaluate(until):
                if not steps:
                    return
                steps -= 1
        raise AssertionError(f"arrows never come to it: {until}")

    def answer(self, rng: random.Random, by_arrows: bool) -> None:
        """One question, or a step of one; whether it is done shows in what comes next."""
        seen = self.look()
        if seen["sure"] or seen["over"] or seen["ply"] is None:
            return
        if seen["act"] == "ready":
            self.walk(ON_THE_ACT)
            self.keys.press("Enter")
        elif seen["act"] == "wanting":
            self.keys.press(str(rng.randint(1, 9)))
        elif by_arrows or not seen["numbers"]:
            self.walk(ON_A_WAY, rng.randrange(max(1, seen["ways"])))
            self.keys.press(rng.choice(["Enter", "Space"]))
        else:
            busy = [number for number, ref in seen["numbers"].items() if ref not in IDLE]
            lively = busy if busy and rng.random() < 0.85 else list(seen["numbers"])
            self.keys.press(rng.choice(lively))
        self.wait_for_more(seen)

    def wait_for_more(self, seen: dict[str, Any]) -> None:
        same = """([ply, said]) => !document.querySelector('dialog.sheet')
            && document.querySelector('.ask-all')?.dataset.ply === ply
            && document.querySelector('.ask-all')?.innerText === said"""
        script = f"args => !({same})(args)"
        # A number that picks nothing changes nothing; the next one is tried.
        seconds = PATIENCE if seen["act"] != "wanting" else 0.5
        try:
            args = [seen["ply"], seen["said"]]
            self.page.wait_for_function(script, arg=args, timeout=seconds * 1000)
        except Error:
            if seen["act"] != "wanting":
                raise

    def play_on(self, rng: random.Random, answers: int | None = None, arrows: float = 0.1) -> int:
        """To the end of the game, or so many answers; how many there were."""
        given = 0
        alive = time.monotonic()
        while not self.over and (answers is None or given < answers):
            if self.look()["ply"] is None:
                assert time.monotonic() < alive + PATIENCE, "nobody asks for a long while"
                self.page.wait_for_timeout(30)
                continue
            self.answer(rng, rng.random() < arrows)
            given += 1
            alive = time.monotonic()
        return given
