"""Lessons in a browser: pointed at, answered, left and found again; by mouse and by keyboard."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from e2e.axe import violations
from e2e.people import MENU, Person, eventually
from e2e.server import Server

FOLDER = Path(__file__).parents[2] / "src" / "demesne" / "lessons"
LESSONS = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.toml")}
PHONE = (390, 844)
CHANGED = """([step, ply]) => document.querySelector('.coach .say').dataset.step !== step
    || document.querySelector('.ask-all')?.dataset.ply !== (ply ?? undefined)"""
# Answers to a step before it is passed over.
MOST = 6
LONGEST = 80
# What may be clicked in the question; what hands over what was put together on the page.
READY = ".ask-all .ch:not(.no):not(.undo):not([disabled]):not([data-ref=act]):not([data-pick])"
ACT = ".ask-all [data-ref=act]"
PICKS = (
    '.fem-pick[data-spot^="card/"], .ask-all button[data-pick]:not(.no):not([aria-pressed=true])'
)
# The old coach stands a moment longer than the question that was answered.
WAITS = f".coach .next, body:has(.coach .soft):has(.spot.lit, {READY}, {ACT})"
SHOWN = """spots => spots.filter((spot) => {
    if (spot === 'lit') return !document.querySelector('.spot.lit')
    const like = spot.endsWith('*') ? `^="${spot.slice(0, -1)}"` : `="${spot}"`
    const at = document.querySelector(`[data-spot${like}], [data-place${like}]`)
    return !at || !at.getBoundingClientRect().width
})"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Pieces to know whose icon no part of this page has brought along.
UNDRAWN = """() => [...document.querySelectorAll('.leg use')]
    .map((use) => use.getAttribute('href')).filter((href) => !document.querySelector(href))"""


class Pupil(Person):
    """Somebody who takes a lesson."""

    is_phone = False

    def begin(self, name: str) -> None:
        self.lesson = LESSONS[name]
        self.go(f"/learn/{name}")
        self.page.wait_for_selector(".coach .say")

    @property
    def step(self) -> str:
        return str(self.page.get_attribute(".coach .say", "data-step"))

    def settled(self) -> None:
        """Until the coach waits for the pupil, and not for a rival; what he asks is there too."""
        self.page.wait_for_selector(WAITS, state="attached")

    def look(self) -> None:
        """What the step points at is on the page, and so is what it draws."""
        at: dict[str, Any] = next(
            (each for each in self.lesson["steps"] if each["key"] == self.step), {}
        )
        spots = at.get("spots", [])
        # On a phone some pieces, such as dice, are only in the question, below the coach.
        missing = eventually(
            lambda: self.page.evaluate(SHOWN, spots),
            lambda missing: not missing or (self.is_phone and self.sees(READY)),
        )
        if spots and not missing:
            self.page.wait_for_selector(".veil mask path", state="attached")
        eventually(lambda: self.page.evaluate(UNDRAWN), [])
        if self.sees(".to-know"):
            self.count(".leg", len(at["pieces"]))

    def answer(self) -> None:
        """In the question, else what is lit on the board; until one of them is another."""
        self.page.wait_for_selector(f".spot.lit, {READY}, {ACT}")
        step, ply = self.step, self.ply()
        if self.sees(ACT):
            self.put_together()
            return
        buttons = self.page.locator(READY)
        if buttons.count():
            buttons.first.click()
        else:
            self.page.locator(".spot.lit").first.dispatch_event("click")
            popup = self.page.locator(".popup .ch:not(.no)")
            if popup.count():
                popup.first.click()
        self.page.wait_for_function(CHANGED, arg=[step, ply])

    def put_together(self) -> None:
        """Pick pieces on the page until there are enough, and hand them over."""
        act = self.page.locator(ACT)
        for pick in self.page.locator(PICKS).all():
            if act.is_enabled():
                break
            pick.click()
        # They are sent one by one.
        asked = self.page.get_attribute(".ask-all", "data-decision")
        act.click()
        other = "asked => document.querySelector('.ask-all')?.dataset.decision !== asked"
        self.page.wait_for_function(other, arg=asked)

    def go_through(self) -> list[str]:
        """Read and answer; who has played freely for a while moves on."""
        seen: list[str] = []
        answers = 0
        for _ in range(LONGEST):
            self.settled()
            if not seen or seen[-1] != self.step:
                seen.append(self.step)
                answers = 0
                self.look()
            if self.step == "end":
                return seen[:-1]
            if self.sees(".coach .cfoot .next"):
                self.read()
            elif answers < MOST:
                self.answer()
                answers += 1
            else:
                self.pass_over()
        raise AssertionError(f"the lesson does not end: {seen}")

    def read(self) -> None:
        self.leave_step(".coach .next")

    def pass_over(self) -> None:
        step, ply = self.step, self.ply()
        self.page.click(".coach .cfoot .soft")
        self.page.wait_for_function(CHANGED, arg=[step, ply])

    def leave_step(self, button: str) -> None:
        step = self.step
        self.page.click(button)
        gone = "step => document.querySelector('.coach .say').dataset.step !== step"
        self.page.wait_for_function(gone, arg=step)


ON_NEXT = "!!document.activeElement?.matches('.coach .next, .ends .main')"
IN_QUESTION = "!!document.activeElement?.closest('.ask')"


class Scholar(Pupil):
    """A pupil without a mouse."""

    def read(self) -> None:
        self.press("Enter", ON_NEXT)

    def answer(self) -> None:
        """By number; what is put together is handed over by arrows and Enter."""
        self.page.wait_for_selector(f"{READY}, {ACT}, {PICKS}")
        self.page.wait_for_function(f"() => {IN_QUESTION}")
        for number in range(1, 10):
            if not self.sees(f"{ACT}:disabled"):
                break
            self.page.keyboard.press(str(number))
        if not self.sees(ACT):
            self.press("1", IN_QUESTION)
            return
        for _ in range(40):
            if self.sees(f"{ACT}:focus"):
                break
            self.page.keyboard.press("ArrowDown")
        asked = self.page.get_attribute(".ask-all", "data-decision")
        self.page.keyboard.press("Enter")
        other = "asked => document.querySelector('.ask-all')?.dataset.decision !== asked"
        self.page.wait_for_function(other, arg=asked)

    def pass_over(self) -> None:
        """The coach stands before the question in the page."""
        for _ in range(40):
            if self.sees(".coach .cfoot .soft:focus"):
                break
            self.page.keyboard.press("Shift+Tab")
        self.press("Enter", "!!document.activeElement?.matches('.coach .cfoot .soft')")

    def press(self, key: str, where: str) -> None:
        """A key, once the focus is where it must be; it moves the lesson on."""
        self.page.wait_for_function(f"() => {where}")
        step, ply = self.step, self.ply()
        self.page.keyboard.press(key)
        self.page.wait_for_function(CHANGED, arg=[step, ply])


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_a_lesson_from_its_first_step_to_its_last(chromium: Any, server: Server, name: str) -> None:
    ada = Pupil(chromium, server, "Ada")
    ada.begin(name)
    assert ada.go_through() == [step["key"] for step in ada.lesson["steps"]]
    ada.picture(f"lesson-{name}-end")
    # What is learnt can be played at once, with a rival for beginners.
    ada.page.click(".ends .main")
    ada.page.wait_for_url("**/table/*")
    ada.page.click(MENU)
    ada.page.wait_for_selector("dialog.drawer small:has-text('gentle')")
    ada.go("/learn")
    ada.page.wait_for_selector(f'.crs .d a[href="/learn/{name}"]')
    ada.close()


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_a_lesson_on_a_phone(chromium: Any, server: Server, name: str) -> None:
    ada = Pupil(chromium, server, "Ada", size=PHONE, has_touch=True, is_mobile=True)
    ada.is_phone = True
    ada.begin(name)
    for _ in ada.lesson["steps"]:
        ada.settled()
        ada.look()
        # No step is wider than the screen.
        eventually(lambda: ada.page.evaluate(WIDER), 0)
        step, presses = ada.step, 0
        # Where a rival answers in between, what is left of the step is passed over after it.
        while ada.step == step and presses < MOST:
            ply = ada.ply()
            ada.page.tap(".coach .next, .coach .cfoot .soft")
            ada.page.wait_for_function(CHANGED, arg=[step, ply])
            ada.settled()
            presses += 1
    assert ada.step == "end"
    ada.close()


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_a_lesson_by_keyboard_alone(chromium: Any, server: Server, name: str) -> None:
    """Focus is where the next thing is to be done: at the coach's button, or at the question."""
    ada = Scholar(chromium, server, "Ada")
    ada.begin(name)
    seen = ada.go_through()
    assert seen == [each["key"] for each in ada.lesson["steps"]]
    ada.page.wait_for_function(f"() => {ON_NEXT}")
    assert ada.sees(".ends .main:focus")
    ada.close()


def test_the_coach_is_heard_explains_and_repeats(chromium: Any, server: Server) -> None:
    ada = Pupil(chromium, server, "Ada")
    ada.begin("village-1")
    said = "text => document.querySelector('.unseen[role=status]').innerText.includes(text)"
    ada.page.wait_for_function(said, arg="This is your family")
    ada.page.click(".coach .lnk >> text=Why?")
    ada.page.wait_for_selector(".whybox")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".whybox", state="detached")
    ada.read()
    ada.read()
    ada.page.wait_for_function(said, arg="Take the orange cube")
    waits = "The lesson waits for the orange one."
    eventually(lambda: ada.page.inner_text(".ask .sub"), waits)
    # A click elsewhere moves nothing, and he says it again.
    ply = ada.ply()
    ada.page.locator('[data-spot="space/harvest/green"]').dispatch_event("click")
    ada.page.wait_for_function(said, arg="Not there. Take the orange cube")
    ada.page.keyboard.press("2")
    ada.page.locator('.ch[data-ref="harvest/green"]').click(force=True)
    assert (ada.step, ada.ply()) == ("take", ply)
    # Nothing is shut away: what is limewashed can be pointed at.
    centre = """() => {
        const box = document.querySelector('[data-spot="workshop/smithy"]').getBoundingClientRect()
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return at.closest('[data-spot]')?.dataset.spot
    }"""
    eventually(lambda: ada.page.evaluate(centre), "workshop/smithy")
    ada.close()


def test_a_lesson_that_was_left_goes_on(chromium: Any, tmp_path: Path) -> None:
    """Also on a server that was killed meanwhile."""
    server = Server(tmp_path)
    try:
        ada = Pupil(chromium, server, "Ada")
        ada.begin("village-1")
        ada.read()
        ada.read()
        ada.answer()
        eventually(lambda: ada.step, "work")
        ada.page.click(".lestop .ghost")
        row = '.crs .n a[href="/learn/village-1"]'
        ada.page.wait_for_selector(f"{row}:has-text('step 4 of 10')")
        server.stop(kill=True)
        server.start()
        ada.page.reload()
        ada.page.click(".contin .main")
        ada.page.wait_for_selector(".coach .say")
        eventually(lambda: ada.step, "work")
        ada.page.click(".coach .soft")
        ada.page.wait_for_selector('.say[data-step="make"]')
        ada.page.click(".in-lesson .lnk")
        ada.page.wait_for_selector(".coach.over")
        ada.page.click('.ends a[href$="/again"]')
        ada.page.wait_for_selector('.say[data-step="family"]')
        ada.page.wait_for_url("**/learn/village-1")
        ada.close()
    finally:
        server.stop()


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(
    chromium: Any, server: Server, size: tuple[int, int], theme: str
) -> None:
    ada = Pupil(chromium, server, "Ada", size=size, color_scheme=theme)
    ada.go("/learn")
    ada.page.wait_for_selector(".course")
    check(ada)
    ada.begin("village-1")
    check(ada)
    ada.read()
    ada.read()
    ada.page.click(".coach .lnk >> nth=0")
    check(ada)
    ada.go("/learn")
    ada.page.wait_for_selector(".contin")
    check(ada)
    ada.begin("village-1")
    ada.page.click(".coach .soft")
    ada.page.wait_for_selector('.say[data-step="work"]')
    ada.close()


def check(person: Person) -> None:
    assert violations(person.page) == []


# How many square pixels of the coach an explanation covers; null while there is none.
COVERED = """() => {
    const tip = document.querySelector('.tip.ready')?.getBoundingClientRect()
    if (!tip) return null
    const coach = document.querySelector('.coach').getBoundingClientRect()
    const across = Math.min(tip.right, coach.right) - Math.max(tip.left, coach.left)
    const down = Math.min(tip.bottom, coach.bottom) - Math.max(tip.top, coach.top)
    return Math.max(0, across) * Math.max(0, down)
}"""


def test_what_a_mouse_has_explained_keeps_off_the_coach(chromium: Any, server: Server) -> None:
    # A narrow window of a large screen: there is a mouse, and the coach is a sheet below the board.
    ada = Pupil(chromium, server, "Ada", size=(600, 860))
    ada.begin("village-1")
    ada.settled()
    ada.page.hover(".plot[data-about]", position={"x": 40, "y": 20})
    eventually(lambda: ada.page.evaluate(COVERED), 0)
    ada.close()
