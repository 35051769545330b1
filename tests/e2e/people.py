"""A person at a browser: what they see, and what they click.

A page answers when it can, and on a busy machine it can late. So nothing that comes from the
server, or is drawn in the next frame, is read once: it is waited for, with `eventually`, with
Playwright's own waiting, or by `choose` and `until` below.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from e2e.server import PATIENCE, Server

# Lines that end a question without doing anything; a lively game takes them seldom.
IDLE = {"skip", "nothing", "pass", "done", "none"}
BUTTONS = ".ask .ch:not(.no):not(.undo), .ph-ask .ask-all .ch:not(.no):not(.undo)"
TOTALS = "dialog.sheet tfoot tr:first-child td"
READY = ".ask .bar, .ph-ask .bar2, dialog.sheet"
MENU = ".top button[aria-haspopup=dialog]"
# Nobody waits in a test unless waiting is what is tested.
PREFERRED = {"pace": "once"}
# How many times slower than this machine the browser is to be: to try what a busy one would do.
SLOW = float(os.environ.get("DEMESNE_E2E_SLOW", "1"))
# Where pictures are left, if anywhere.
PICTURES = os.environ.get("DEMESNE_PICTURES", "")
# What a browser says when a server is killed, or when it is cut off, is no fault of the page.
HARMLESS = (
    *("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_", "ERR_EMPTY_RESPONSE", "ERR_NETWORK_"),
    *("ERR_SOCKET_NOT_CONNECTED", "WebSocket connection"),
    # What was asked for in the moment a part of the page was put away: it draws nothing.
    "svelte.dev/e/derived_inert",
    # A part that is not there at all is heard of as an error of its own.
    "a part of the page did not come",
)
# A line may be clicked while nothing is on its way; it is, and what was asked is given back.
CLICK = """line => {
    const asked = document.querySelector('.ask-all')
    const node = document.querySelector(line)
    if (!node || !asked || asked.ariaBusy === 'true') return null
    const before = asked.outerHTML
    window.clicked = performance.now()
    node.click()
    return before
}"""
# Answered: there is another question, or none. A click that was meant for what has just folded
# away does nothing, and a person clicks again.
ANSWERED = """([line, before]) => {
    const asked = document.querySelector('.ask-all')
    if (!asked || document.querySelector('dialog.sheet')) return true
    if (asked.ariaBusy === 'true') return false
    if (asked.outerHTML !== before) return true
    if (performance.now() > window.clicked + 2000) {
        window.clicked = performance.now()
        document.querySelector(line)?.click()
    }
    return false
}"""
T = TypeVar("T")


def eventually(read: Callable[[], T], wanted: object = True, seconds: float = PATIENCE) -> T:
    """Read until it is what is wanted: a value, or what a function says yes to."""
    # Not above: what is written here is read without Playwright too.
    from playwright.sync_api import Error

    end = time.monotonic() + seconds
    while True:
        found: Any
        try:
            found = read()
        except Error as error:
            # It has gone, or is not there yet.
            found = error
        else:
            if wanted(found) if callable(wanted) else found == wanted:
                return found  # type: ignore[no-any-return]
        assert time.monotonic() < end, f"still {found!r}, not {wanted!r}"
        time.sleep(0.03)


class Person:
    """One browser context: its own cookie, language, screen and theme."""

    def __init__(
        self,
        chromium: Any,
        server: Server,
        name: str = "",
        size: tuple[int, int] = (1440, 900),
        prefers: dict[str, Any] = PREFERRED,
        **context: Any,
    ) -> None:
        options = {
            "locale": "en-GB",
            "timezone_id": "UTC",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            **context,
        }
        width, height = size
        self.context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        kept = f"localStorage.demesne ??= {json.dumps(json.dumps(prefers))}"
        self.context.add_init_script(f"try {{ {kept} }} catch {{}}")
        self.server = server
        self.complaints: list[str] = []
        self.page = self.tab()
        if name:
            self.post("/api/me", {"name": name})

    def tab(self) -> Any:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self.hear)
        if SLOW > 1:
            throttle = self.context.new_cdp_session(page)
            throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        return page

    def hear(self, message: Any) -> None:
        harmless = any(text in message.text for text in HARMLESS)
        if message.type in ("error", "warning") and not harmless:
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def home(self) -> None:
        self.go("/")
        self.page.wait_for_selector(".gamecard")

    # -- without the page ------------------------------------------------------------

    def post(self, path: str, body: Any) -> Any:
        """What the page would ask the server, with the same cookie."""
        asked = {"data": body, "timeout": PATIENCE * 1000}
        return self.context.request.post(self.server.url + path, **asked).json()

    def get(self, path: str) -> Any:
        return self.context.request.get(self.server.url + path, timeout=PATIENCE * 1000).json()

    def bring(self, log: str) -> str:
        """A game that was played elsewhere, as a table of this server."""
        asked = {"data": log.encode(), "headers": {"content-type": "text/plain"}}
        made = self.context.request.post(f"{self.server.url}/api/import", **asked).json()
        assert "table" in made, made
        return str(made["table"])

    def new_table(self, *kinds: str, **more: Any) -> str:
        """Seats by kind; a bot by its name."""
        people = ("me", "link", "screen")
        seats = [{"kind": k} if k in people else {"kind": "bot", "bot": k} for k in kinds]
        made = self.post("/api/tables", {"game": "village", "seats": seats, **more})
        assert "table" in made, made
        return str(made["table"])

    def finished(self, *kinds: str) -> str:
        """A table at which bots have played to the end."""
        table = self.new_table(*kinds)
        eventually(lambda: self.get(f"/api/tables/{table}")["over"], seconds=4 * PATIENCE)
        return table

    # -- at the table --------------------------------------------------------------

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.wait_for_selector(READY)

    def sees(self, selector: str) -> bool:
        # Asked of the page itself: a search of Playwright's own walks a whole board, each time.
        return bool(self.page.evaluate("at => !!document.querySelector(at)", selector))

    def count(self, selector: str, wanted: object) -> None:
        """There are so many of them, or will be."""
        script = "at => document.querySelectorAll(at).length"
        eventually(lambda: self.page.evaluate(script, selector), wanted)

    @property
    def asked(self) -> bool:
        return self.sees(".ask .bar, .ph-ask .bar2")

    @property
    def over(self) -> bool:
        return self.sees("dialog.sheet")

    def title(self) -> str:
        script = "() => document.querySelector('.ask h2, .ph-ask .bar2 b')?.innerText ?? ''"
        return str(self.page.evaluate(script)).replace("\u00a0", " ")

    def decision(self) -> str:
        found = self.page.evaluate("() => document.querySelector('.ask-all')?.dataset.decision")
        return str(found or "")

    def ply(self) -> str | None:
        found = self.page.evaluate("() => document.querySelector('.ask-all')?.dataset.ply")
        return str(found) if found is not None else None

    def refs(self) -> list[str]:
        script = "at => [...document.querySelectorAll(at)].map(node => node.dataset.ref)"
        return list(self.page.evaluate(script, BUTTONS))

    def ref(self, start: str) -> str:
        """The first line of the question that begins so, once it is asked."""
        found = eventually(lambda: [ref for ref in self.refs() if ref.startswith(start)], bool)
        return found[0]

    def choose(self, ref: str) -> None:
        """Click the button of a line once it is there, and wait until that is answered."""
        line = self.line(ref)
        before = self.page.wait_for_function(CLICK, arg=line).json_value()
        self.page.wait_for_function(ANSWERED, arg=[line, before])

    def try_to_choose(self, ref: str) -> bool:
        """The same of a line that was seen just now: False where it has gone meanwhile."""
        line = self.line(ref)
        before = self.page.evaluate(CLICK, line)
        if before is not None:
            self.page.wait_for_function(ANSWERED, arg=[line, before])
        return before is not None

    def line(self, ref: str) -> str:
        return f'.ch[data-ref="{ref}"]:not(.no)'

    def until(self, decision: str) -> None:
        """Until this is asked, and nothing is on its way."""
        self.page.wait_for_selector(
            f".ask-all[data-decision={decision}]:not([aria-busy=true])", state="attached"
        )

    def asked_anew(self, ply: str | None) -> None:
        """Another question than that one, and nothing on its way: whoever is between has played."""
        script = """ply => {
            const asked = document.querySelector('.ask-all')
            return !!document.querySelector('dialog.sheet')
                || (!!asked && asked.dataset.ply !== ply && asked.ariaBusy !== 'true')
        }"""
        self.page.wait_for_function(script, arg=ply)

    def play(self, rng: random.Random) -> bool:
        """Answer one question at random, with a liking for doing something."""
        if self.over or not self.asked:
            return False
        refs = self.refs()
        if not refs:
            return False
        busy = [ref for ref in refs if ref not in IDLE]
        return self.try_to_choose(rng.choice(busy if busy and rng.random() < 0.85 else refs))

    def play_often(self, rng: random.Random, answers: int) -> None:
        """So many questions, or until the game is over; then somebody is asked again."""
        for _ in range(answers):
            eventually(lambda: self.over or self.play(rng))
        self.page.wait_for_selector(READY)

    def tap_until(self, selector: str, done: str) -> None:
        """On a busy machine a tap may take as long as a long press, which is another thing."""
        for _ in range(10):
            self.page.tap(selector)
            with contextlib.suppress(AssertionError):
                eventually(lambda: self.page.evaluate(done), seconds=5)
                return
        raise AssertionError(f"tapping {selector} does not do it")

    def picture(self, name: str, **options: Any) -> None:
        """To look at afterwards, where somebody wants to: `dev.py e2e` leaves them."""
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES) / f"{name}.png", **options)

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
            assert time.monotonic() < alive + PATIENCE, "nothing happened for a long while"
            time.sleep(0.03)
    assert not mishaps, "the game was over too soon"
