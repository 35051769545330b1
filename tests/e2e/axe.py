"""What axe finds on a page that stands still."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from e2e.people import Person
from looks.taking import STILL


def violations(page: Any, pointing: bool = False) -> list[str]:
    if not pointing:
        # A hint beside the pointer is no part of the page.
        page.mouse.move(1, 1)
    page.evaluate(STILL)
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        for node in fault["nodes"]
    ]


def in_every_light(person: Person, sizes: Sequence[tuple[int, int]]) -> Iterator[str]:
    """The page they are at, loaded anew by day and by night, on each screen; each has a name."""
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme)
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.reload()
            person.page.wait_for_selector(f"html[data-theme={theme}]")
            yield f"{width}-{theme}"
    person.page.set_viewport_size({"width": 1440, "height": 900})
