"""Tables brought to their positions at a real server, and pictures of them in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from e2e.conftest import FLAGS
from e2e.people import Person
from e2e.server import Server
from looks.scenes import MOMENTS, Scene

GAMES = Path(__file__).with_name("games")
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
MOST_HIGH = 2400
# Bots with the names they would have; they are never asked, for nobody answers.
RIVALS = [{"kind": "bot", "bot": "greedy"}] * 3
# Nothing has moved for some frames, and every letter is there.
STILL = """async () => {
    await document.fonts.ready
    const places = () => [...document.querySelectorAll('main, aside, section, dialog, html')]
        .map(node => [node.scrollTop, node.scrollHeight, node.clientWidth].join()).join(';')
    const frame = () => new Promise(done => requestAnimationFrame(() => done()))
    let before = '', calm = 0
    for (let frames = 0; calm < 6 && frames < 300; frames++) {
        await frame()
        const now = places()
        calm = now === before ? calm + 1 : 0
        before = now
    }
}"""


class Photographer(Person):
    """Nothing is hurried: a busy machine is no reason for another picture."""

    def tab(self) -> Any:
        page = super().tab()
        page.set_default_timeout(120_000)
        return page


class Forks:
    """Tables that go on from a point of a kept game, with a person in the first seat."""

    def __init__(self, host: Person) -> None:
        self.host = host
        self.past: dict[str, str] = {}

    def answers(self, game: str, moment: str) -> int:
        ply = MOMENTS[game][moment]
        text = (GAMES / f"{game}.log").read_text(encoding="utf-8")
        if game not in self.past:
            self.past[game] = self.host.bring(text)
        return ply if ply >= 0 else sum(line[:1].isdigit() for line in text.splitlines())

    def make(self, person: Person, game: str, moment: str, *rivals: dict[str, str]) -> Any:
        seats = [{"kind": "me"}, *(rivals or RIVALS)]
        body = {"ply": self.answers(game, moment), "seats": seats}
        table = person.post(f"/api/tables/{self.past[game]}/fork", body)
        assert "table" in table, (game, moment, table)
        return table


def set_tables(host: Person, visitor: Person, games: Sequence[str]) -> dict[str, str]:
    """A table of the host's for each moment of each game. The visitor has three, whatever is
    photographed: one to go on with, one that is over, and one that waits for somebody."""
    forks = Forks(host)
    made = {
        f"{game}-{moment}": str(forks.make(host, game, moment)["table"])
        for game in games
        for moment in MOMENTS[game]
    }
    for moment in ("middle", "end"):
        forks.make(visitor, "village", moment)
        # Lists are sorted by when something happened, to the second.
        visitor.page.wait_for_timeout(1100)
    waiting = forks.make(visitor, "village", "early", {"kind": "link"}, *RIVALS[1:])
    made["waiting"] = waiting["table"]
    made["link"] = waiting["links"]["1"].rsplit("/", 1)[-1]
    return made


def is_the_hosts(scene: Scene) -> bool:
    """The host sits at tables and takes lessons: no list of the visitor's tells of either."""
    return scene.path.startswith("/learn/") or any(f"{{{game}-" in scene.path for game in MOMENTS)


def wanted_games(scenes: Sequence[Scene]) -> list[str]:
    """Games whose tables these pictures need."""
    return [game for game in MOMENTS if any(f"{{{game}-" in scene.path for scene in scenes)]


def pictures(
    chromium: Any, large: Any, server: Server, scenes: Sequence[Scene]
) -> Iterator[tuple[Scene, bytes]]:
    """PNGs, one after the other. `large` is a browser whose reader wants text of LARGE."""
    host, visitor = (Photographer(chromium, server, "Ada") for _ in range(2))
    tables = set_tables(host, visitor, wanted_games(scenes))
    kept = {True: host.context.storage_state(), False: visitor.context.storage_state()}
    host.close()
    visitor.close()

    def screen(scene: Scene) -> tuple[Any, ...]:
        return scene.size, scene.theme, scene.lang, scene.text, is_the_hosts(scene)

    for _, group in groupby(sorted(scenes, key=screen), screen):
        alike = list(group)
        first = alike[0]
        person = Photographer(
            chromium if first.text == 1.0 else large,
            server,
            size=first.size,
            storage_state=kept[is_the_hosts(first)],
            color_scheme=first.theme,
            locale=LOCALES[first.lang],
            timezone_id="UTC",
            has_touch=first.touch,
            is_mobile=first.touch,
        )
        for scene in alike:
            yield scene, taken(person, scene, tables)
        # A page that is not there is one of the pictures.
        person.complaints = [said for said in person.complaints if "(Not Found)" not in said]
        person.close()


def taken(person: Person, scene: Scene, tables: dict[str, str]) -> bytes:
    page = person.page
    path = scene.path.format(**tables)
    person.go(path)
    page.wait_for_selector(scene.until)
    scene.act(page)
    page.mouse.move(1, 1)
    page.evaluate(STILL)
    width, height = scene.size
    options: dict[str, Any] = {"animations": "disabled", "caret": "hide"}
    if scene.whole:
        high = int(page.evaluate("document.documentElement.scrollHeight"))
        clip = {"x": 0, "y": 0, "width": width, "height": min(max(high, height), MOST_HIGH)}
        options |= {"full_page": True, "clip": clip}
    return bytes(page.screenshot(**options))


def launched(playwright: Any, path: str, text: float = 1.0) -> Any:
    """The same letters everywhere: no hinting, no colour fringes."""
    smooth = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"]
    set_to = [f"--blink-settings=defaultFontSize={16 * text:.0f}"]
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *smooth, *set_to])
