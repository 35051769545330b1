"""A game as a file while it is still being played: what the saver may know, and in again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from e2e.people import MENU, Person, eventually
from e2e.server import Server
from e2e.test_mil import Lord


def saved(person: Person, folder: Path) -> Path:
    person.page.click(MENU)
    with person.page.expect_download() as download:
        person.page.click("dialog.drawer a[download]")
    log = folder / str(download.value.suggested_filename)
    download.value.save_as(log)
    person.page.keyboard.press("Escape")
    return log


def test_a_running_game_is_saved_and_brought_in_again(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    ada = Person(chromium, server, "Ada")
    ada.sit(ada.new_table("me", "random"))
    ada.choose(ada.ref("crafts/"))
    log = saved(ada, tmp_path)
    assert "0 TakeTurn crafts/" in log.read_text(encoding="utf-8")
    ada.go("/replays")
    ada.page.set_input_files("input[type=file]", str(log))
    ada.page.wait_for_selector(".replay")
    eventually(lambda: ada.page.input_value(".rtrack input"), "1")
    ada.close()


def test_what_one_has_sealed_oneself_is_in_the_file(
    chromium: Any, server: Server, tmp_path: Path
) -> None:
    ada = Lord(chromium, server, "Ada")
    table = ada.table("me", "random", start="first")
    ada.sit(table)
    ada.choose("grow/a")
    ada.choose("bastard/gold")
    ada.until("MakeOffer")
    ada.choose("gold")
    ply = ada.ply()
    ada.choose("seal")
    ada.asked_anew(ply)
    log = saved(ada, tmp_path)
    text = log.read_text(encoding="utf-8")
    assert "0 MakeOffer gold" in text
    assert "1 MakeOffer sealed" in text
    # It is read as far as Ada knows it, and the page says so.
    ada.go("/replays")
    ada.page.set_input_files("input[type=file]", str(log))
    ada.page.wait_for_selector(".cut:has-text('what was hidden')")
    ada.page.click(".cut a")
    ada.page.wait_for_selector(".replay")
    ada.close()
