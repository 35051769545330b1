"""A finished game again: step by step, from each seat, as a file, and on from here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from e2e.people import READY, Person
from e2e.server import Server


@pytest.fixture(scope="module")
def finished(chromium: Any, server: Server) -> str:
    """A game that bots have played to the end."""
    host = Person(chromium, server, "Host")
    table = host.new_table("random", "random")
    host.go(f"/table/{table}")
    host.page.wait_for_selector("dialog.sheet tfoot", timeout=240_000)
    host.close()
    return table


def at(page: Any) -> int:
    return int(page.input_value(".rtrack input"))


def test_step_by_step(chromium: Any, server: Server, finished: str) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/replay/{finished}")
    ada.page.wait_for_selector(".replay")
    end = at(ada.page)
    assert end > 20
    ada.page.click(".rb button >> nth=0")
    assert at(ada.page) == 0
    ada.page.wait_for_selector("text=Round 1")
    for _ in range(3):
        ada.page.click(".rb button >> nth=3")
    assert at(ada.page) == 3
    ada.page.click(".rb button >> nth=1")
    ada.page.locator("body").press("ArrowRight")
    assert at(ada.page) == 3
    # From the other seat's eyes.
    ada.page.click(".scores .seat >> nth=1")
    name = ada.page.inner_text(".scores .seat >> nth=1 >> .nm")
    label = ada.page.get_attribute(".mat.own", "aria-label")
    assert label is not None
    assert name in label
    ada.page.click(".rb button >> nth=4")
    assert at(ada.page) == end
    ada.close()


def test_a_log_line_shows_the_board_as_it_was(chromium: Any, server: Server) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    ref = next(ref for ref in ada.refs() if ref.startswith("crafts/"))
    ada.choose(ref)
    ada.choose("skip")
    ada.page.wait_for_selector(READY)
    ada.page.click(".log button.ln >> nth=0")
    ada.page.wait_for_selector(".notice.back")
    assert not ada.asked, "nothing is asked while looking back"
    ada.page.click(".notice.back button")
    ada.page.wait_for_selector(READY)
    ada.close()


def test_out_to_a_file_in_again_and_on_from_there(
    chromium: Any, server: Server, finished: str, tmp_path: Path
) -> None:
    ada = Person(chromium, server, "Ada")
    ada.go(f"/replay/{finished}")
    ada.page.wait_for_selector(".replay")
    ada.page.click(".top button[aria-haspopup=dialog]")
    with ada.page.expect_download() as download:
        ada.page.click("dialog.drawer a[download]")
    log = tmp_path / "game.log"
    download.value.save_as(log)
    assert "village" in log.read_text(encoding="utf-8")
    ada.go("/replays")
    ada.page.set_input_files("input[type=file]", str(log))
    ada.page.wait_for_selector(".replay")
    assert finished not in ada.page.url
    ada.page.click(".rb button >> nth=0")
    ada.page.click(".rb button >> nth=3")
    ada.page.click(".replay > .ch")
    ada.page.wait_for_url("**/table/**")
    ada.page.wait_for_selector(".board")
    ada.close()
