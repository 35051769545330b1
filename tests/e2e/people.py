"""A person at a browser: what they see, and what they click."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from e2e.server import Server

# Lines that end a question without doing anything; a lively game takes them seldom.
IDLE = {"skip", "nothing", "pass", "done", "none"}
BUTTONS = ".ask .ch:not(.no):not(.undo), .ph-ask .ask-all .ch:not(.no):not(.undo)"
TOTALS = "dialog.sheet tfoot tr:first-child td"
READY = ".ask .bar, .ph-ask .bar2, dialog.sheet"
PACE = '{"pace": "once"}'
# Asking too often for one thing after the other is no fault of the page.
HARMLESS = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection")


class Person:
    """One browser context: its own cookie, language, screen and theme."""

    def __init__(
        self,
        chromium: Any,
        server: Server,
        name: str = "",
        size: tuple[int, int] = (1440, 900),
        **context: Any,
    ) -> None:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **context}
        width, height = size
        self.context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        # Nobody waits in a test unless waiting is what is tested.
        kept = f"localStorage.getItem('demesne') ?? localStorage.setItem('demesne', {PACE!r})"
        self.context.add_init_script(f"try {{ {kept} }} catch {{}}")
        self.server = server
        self.complaints: list[str] = []
        self.page = self.tab()
        self.go("/")
        self.page.wait_for_selector(".gamecard")
        if name:
            self.post("/api/me", {"name": name})
            self.page.reload()
            self.page.wait_for_selector(".gamecard")

    def tab(self) -> Any:
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self.hear)
        return page

    def hear(self, message: Any) -> None:
        harmless = any(text in message.text for text in HARMLESS)
        if message.type in ("error", "warning") and not harmless:
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def post(self, path: str, body: Any) -> Any:
        script = """async ([path, body]) => {
            const headers = {'content-type': 'application/json'}
            const made = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
            return made.json()
        }"""
        return self.page.evaluate(script, [path, body])

    def new_table(self, *kinds: str, **more: Any) -> str:
        """Seats by kind; a bot by its name."""
        people = ("me", "link", "screen")
        seats = [{"kind": k} if k in people else {"kind": "bot", "bot": k} for k in kinds]
        made = self.post("/api/tables", {"game": "village", "seats": seats, **more})
        assert "table" in made, made
        return str(made["table"])

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.wait_for_selector(READY)

    # -- at the table --------------------------------------------------------------

    def sees(self, selector: str) -> bool:
        # Asked of the page itself: a search of Playwright's own walks a whole board, each time.
        return bool(self.page.evaluate("at => !!document.querySelector(at)", selector))

    @property
    def asked(self) -> bool:
        return self.sees(".ask .bar, .ph-ask .bar2")

    @property
    def over(self) -> bool:
        return self.sees("dialog.sheet")

    def title(self) -> str:
        found = self.page.query_selector(".ask h2, .ph-ask .bar2 b")
        return str(found.inner_text()).replace("\u00a0", " ") if found else ""

    def refs(self) -> list[str]:
        script = "at => [...document.querySelectorAll(at)].map(node => node.dataset.ref)"
        return list(self.page.evaluate(script, BUTTONS))

    def choose(self, ref: str) -> None:
        """Click the button of a line, and wait until that question is gone."""
        ply = self.page.evaluate("() => document.querySelector('.ask-all')?.dataset.ply")
        # By the page itself: what unfolds meanwhile may move the button under the pointer.
        line = f'.ch[data-ref="{ref}"]:not(.no)'
        self.page.wait_for_selector(line, state="attached")
        self.page.eval_on_selector(line, "node => node.click()")
        gone = "ply => document.querySelector('.ask-all')?.dataset.ply !== ply"
        self.page.wait_for_function(gone, arg=ply)

    def play(self, rng: random.Random) -> bool:
        """Answer one question at random, with a liking for doing something."""
        if self.over or not self.asked:
            return False
        refs = self.refs()
        if not refs:
            return False
        busy = [ref for ref in refs if ref not in IDLE]
        self.choose(rng.choice(busy if busy and rng.random() < 0.85 else refs))
        return True

    def lines(self) -> list[str]:
        return [str(line) for line in self.page.locator(".log .ln").all_inner_texts()]

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


def kill_and_start_again(server: Server, people: Sequence[Person]) -> None:
    server.stop(kill=True)
    server.start()
    for person in people:
        person.page.wait_for_function("() => !document.querySelector('.offline')")


def play_to_the_end(
    people: Sequence[Person],
    rng: random.Random,
    mishaps: dict[int, Callable[[], None]],
    look: Callable[[], None] = lambda: None,
) -> None:
    """All answer at random until all see the end; `mishaps` befall them after so many answers."""
    answers = 0
    alive = time.monotonic()
    while not all(person.over for person in people):
        for number in [number for number in mishaps if number <= answers]:
            mishaps.pop(number)()
        look()
        played = [person.play(rng) for person in people]
        answers += sum(played)
        if any(played):
            alive = time.monotonic()
        else:
            assert time.monotonic() < alive + 30, "nothing happened for a long while"
            time.sleep(0.05)
    assert not mishaps, "the game was over too soon"
