"""A finished game again: step by step, from each seat, as a file, and on from here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from e2e.people import MENU, READY, Person, eventually
from e2e.server import Server


@pytest.fixture(scope="module")
def finished(chromium: Any, server: Server) -> str:
    """A game that bots have played to the end."""
    host = Person(chromium, server, "Host")
    table = host.finished("random", "random")
    host.close()
    return table


def at(page: Any) -> int:
    return int(page.input_value(".rtrack input"))


def stands_at(page: Any, step: int) -> None:
    eventually(lambda: at(page), step)


def test_step_by_step(chromium: Any, server: Server, finished: str) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/replay/{finished}")
    ada.page.wait_for_selector(".replay")
    end = eventually(lambda: at(ada.page), lambda end: end > 20)
    ada.page.click(".rb button >> nth=0")
    stands_at(ada.page, 0)
    ada.page.wait_for_selector("text=Round 1")
    for _ in range(3):
        ada.page.click(".rb button >> nth=3")
    stands_at(ada.page, 3)
    ada.page.click(".rb button >> nth=1")
    stands_at(ada.page, 2)
    ada.page.locator("body").press("ArrowRight")
    stands_at(ada.page, 3)
    # From the other seat's eyes.
    ada.page.click(".scores .seat >> nth=1")
    name = ada.page.inner_text(".scores .seat >> nth=1 >> .nm")
    ada.page.wait_for_selector(f".mat.own[aria-label*='{name}']")
    ada.page.click(".rb button >> nth=4")
    stands_at(ada.page, end)
    ada.close()


def test_a_log_line_shows_the_board_as_it_was(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    ada.choose(ada.ref("crafts/"))
    ada.choose("skip")
    ada.page.wait_for_selector(READY)
    ada.page.click(".log button.ln >> nth=0")
    ada.page.wait_for_selector(".notice.back")
    # Nothing is asked while looking back.
    eventually(lambda: ada.asked, False)
    ada.page.click(".notice.back button")
    ada.page.wait_for_selector(READY)
    ada.close()


def test_out_to_a_file_in_again_and_on_from_there(
    chromium: Any, server: Server, finished: str, tmp_path: Path
) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/replay/{finished}")
    ada.page.wait_for_selector(".replay")
    ada.page.click(MENU)
    with ada.page.expect_download() as download:
        ada.page.click("dialog.drawer a[download]")
    log = tmp_path / "game.log"
    download.value.save_as(log)
    assert "village" in log.read_text(encoding="utf-8")
    ada.go("/replays")
    ada.page.set_input_files("input[type=file]", str(log))
    ada.page.wait_for_selector(".replay")
    ada.page.wait_for_url(lambda url: "/replay/" in url and finished not in url)
    ada.page.click(".rb button >> nth=0")
    ada.page.click(".rb button >> nth=3")
    ada.page.click(".replay > .ch")
    ada.page.wait_for_url("**/table/**")
    ada.page.wait_for_selector(".board")
    ada.close()
