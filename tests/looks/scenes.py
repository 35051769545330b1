"""What is photographed: which page, in which position, on which screen, in which light and tongue.

Not the full product: every size, both lights and every language at least once for each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

from e2e.people import READY

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (2560, 1440),
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1280, 720),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (360, 640),
)
# A window of 1440 by 900, and one of 1280 by 720, at 200 % zoom.
ZOOMED: tuple[Size, ...] = ((720, 450), (640, 360))
# Browsers call it "very large".
LARGE = 1.5
TOUCHED: tuple[Size, ...] = ((1024, 768), (768, 1024), (390, 844), (360, 640))

# Where each game of `games/` stands: the number of answers given before. -1 is the end.
MOMENTS: dict[str, dict[str, int]] = {
    "village": {"early": 34, "middle": 515, "customers": 697, "end": -1},
    "clochemerle": {"early": 27, "middle": 440, "dice": 437, "end": -1},
    "feudum": {"early": 89, "middle": 570, "cards": 491, "end": -1},
    "mil": {"early": 19, "middle": 226, "offer": 286, "end": -1},
}

Act = Callable[[Any], None]


def nothing(_: Any) -> None:
    """As it opens."""


def click(selector: str) -> Act:
    return lambda page: page.click(selector)


def half_way(page: Any) -> None:
    """Half of a replay has been seen."""
    move = """node => {
        node.value = Math.round(node.max / 2)
        node.dispatchEvent(new Event('input', {bubbles: true}))
    }"""
    page.eval_on_selector(".rtrack input", move)


MENU = ".top button[aria-haspopup=dialog]"


def tab(number: int) -> Act:
    """On a phone; a game with a tab of its own has one more."""
    return click(f".ph-tabs button >> nth={number}")


@dataclass(frozen=True)
class Scene:
    """One picture."""

    name: str
    path: str
    size: Size
    theme: str = "light"
    lang: str = "en"
    until: str = READY
    act: Act = nothing
    # All of a page that scrolls, as far as MOST_HIGH.
    whole: bool = False
    # How much larger than usual the reader has set the browser's text: not at all, or LARGE.
    text: float = 1.0

    @property
    def file(self) -> str:
        width, height = self.size
        large = "" if self.text == 1.0 else f"-text{self.text:g}"
        return f"{self.name}-{width}x{height}-{self.theme}-{self.lang}{large}"

    @property
    def touch(self) -> bool:
        return self.size in TOUCHED


def of_a_game(game: str) -> Iterator[Scene]:
    def at(moment: str, *size: int, **more: Any) -> Scene:
        name = f"{game}-{more.pop('called', moment)}"
        return Scene(name, f"/table/{{{game}-{moment}}}", (size[0], size[1]), **more)

    for size in SIZES:
        yield at("middle", *size)
    for size in ((1440, 900), (1024, 768), (390, 844)):
        yield at("middle", *size, theme="dark")
    for size in ((1366, 768), (768, 1024), (390, 844)):
        yield at("middle", *size, lang="fr")
    for size in ((1280, 720), (1024, 768), (360, 640)):
        yield at("middle", *size, lang="ja")
    for size in ZOOMED:
        yield at("middle", *size)
    yield at("middle", 1440, 900, text=LARGE)
    yield at("middle", 390, 844, text=LARGE)
    special = next(name for name in MOMENTS[game] if name not in ("early", "middle", "end"))
    for moment in ("early", special):
        yield at(moment, 1440, 900)
        yield at(moment, 1280, 720, theme="dark", lang="fr")
        yield at(moment, 390, 844, theme="dark", lang="ja")
    for size, theme, lang in (
        ((1440, 900), "light", "en"),
        ((1366, 768), "dark", "fr"),
        ((768, 1024), "light", "en"),
        ((390, 844), "light", "fr"),
        ((360, 640), "dark", "ja"),
    ):
        yield at("end", *size, theme=theme, lang=lang, until="dialog.sheet tfoot")
    # The tabs of a phone beside the board: its own, the farms, the log.
    for number in range(1, 4):
        yield at("middle", 390, 844, called=f"tab{number}", act=tab(number))
    yield at("middle", 768, 1024, called="tab1", act=tab(1))


def of_replays() -> Iterator[Scene]:
    for game in MOMENTS:
        sizes: tuple[Size, ...] = ((1440, 900), (1024, 768), (390, 844))
        for size in (*sizes, (1280, 720), (768, 1024)) if game == "village" else sizes:
            path = f"/replay/{{{game}-end}}"
            yield Scene(f"replay-{game}", path, size, until=".replay", act=half_way)


SCREENS = (
    ((1440, 900), "light", "en"),
    ((1024, 768), "light", "ja"),
    ((390, 844), "dark", "fr"),
    ((360, 640), "light", "ja"),
)
PAGES: dict[str, tuple[str, str, Act]] = {
    "home": ("/", ".gamecard", nothing),
    "new-table": ("/new/village", "form", nothing),
    "learn": ("/learn", ".crs", nothing),
    "bots": ("/bots", ".card", nothing),
    "rules": ("/rules/village", ".prose h2", nothing),
    "replays": ("/replays", ".trow", nothing),
    "me": ("/me", "#my-name", nothing),
    "join": ("/join/{link}", "form .btns", nothing),
    "credits": ("/credits", ".credits", nothing),
    "nowhere": ("/no/such/page", ".nowhere", nothing),
    "invites": ("/table/{waiting}", READY, nothing),
    "drawer": ("/table/{village-middle}", READY, click(MENU)),
}


def read(steps: int) -> Act:
    """A lesson from its start, so many steps of the coach read."""

    def on(page: Any) -> None:
        for _ in range(steps):
            step = page.get_attribute(".coach .say", "data-step")
            page.click(".coach .next")
            page.wait_for_selector(f".coach .say:not([data-step={step}])")

    return on


# How many steps of each lesson are read until the pupil is asked to do something.
LESSONS = {"village-1": 2, "clochemerle-1": 1, "feudum-2": 2, "mil-1": 1}


def of_lessons() -> Iterator[Scene]:
    """At its first sentence, and where something is to be done."""
    for name, steps in LESSONS.items():
        path = f"/learn/{name}/again"
        for size, theme, lang, many in (
            ((1440, 900), "light", "en", steps),
            ((1280, 720), "dark", "fr", 0),
            ((1024, 768), "light", "ja", steps),
            ((390, 844), "light", "en", steps),
            ((360, 640), "dark", "ja", 0),
        ):
            called = f"lesson-{name}-{'asks' if many else 'begins'}"
            yield Scene(called, path, size, theme, lang, ".coach .next", read(many))


def of_pages() -> Iterator[Scene]:
    for name, (path, until, act) in PAGES.items():
        for size, theme, lang in SCREENS:
            whole = "{" not in path
            yield Scene(name, path, size, theme, lang, until, act, whole)
    for game in MOMENTS:
        if game != "village":
            yield Scene(f"rules-{game}", f"/rules/{game}", (1440, 900), until=".prose h2")
    yield Scene("home", "/", (1440, 900), "dark", until=".gamecard", whole=True)
    yield Scene("home", "/", (2560, 1440), until=".gamecard", whole=True)
    yield Scene("keys", "/table/{village-middle}", (1440, 900), act=lambda p: p.keyboard.press("?"))


def scenes(pattern: str = "*") -> list[Scene]:
    made = [scene for game in MOMENTS for scene in of_a_game(game)]
    made += [*of_replays(), *of_lessons(), *of_pages()]
    return [scene for scene in made if fnmatch(scene.file, pattern)]
