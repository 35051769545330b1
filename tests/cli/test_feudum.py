"""Feudum at the terminal: whole games, any width, secrets and acts out of turn."""

from __future__ import annotations

import io
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import demesne
from demesne.cli.boards.feudum import WIDE
from demesne.cli.saving import Autosave
from demesne.cli.screen import Screen, console
from demesne.cli.seating import Seating
from demesne.cli.session import Left, Session
from demesne.core.match import Match
from demesne.core.state import State
from demesne.i18n import LANGUAGES, Words
from rulebook.feudum.position import family, position

# One whole game for each language.
WHOLE = {
    "en": "me:Wilhelmina,random",
    "fr": "random,me:Wilhelmina,random,random,random",
    "ja": "random,random,me:Wilhelmina,random",
}
ADVANCED = ("--option", "mode=advanced")
PASS = re.compile(r"^Pass the screen to (\w+), who then presses Enter\.", re.MULTILINE)


@pytest.fixture(scope="module")
def game_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of five."""
    options = {"mode": "advanced"}
    match = Match(demesne.game("feudum"), seats=5, seed=4, options=options)
    rng = random.Random(4)
    while not match.over:
        match.choose(rng.choice(match.options()))
    path = tmp_path_factory.mktemp("feudum") / "five.log"
    path.write_text(match.to_log().to_text(), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers_in_eighty_columns(
    run: Any, typist: Any, tmp_path: Path, lang: str
) -> None:
    arguments = ("--seats", WHOLE[lang], "--seed", "4", "--lang", lang, *ADVANCED)
    played = run("play", "feudum", *arguments, typed=typist(9, most=9))
    assert played.code == 0
    assert played.err == ""
    assert Words(lang).tr("cli-score-final") in played.out
    [log] = (tmp_path / "data" / "demesne" / "played").glob("*.log")
    long = [line for line in played.out.splitlines() if cell_len(line) > 80]
    # A path or a command to copy is never broken.
    assert all(line.startswith("  demesne ") for line in long), long[:3]
    assert run("replay", str(log), "--json").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, WIDE - 1, WIDE, 200])
def test_any_width_holds_the_board(
    run: Any, game_log: Path, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for ply in ("0", "250", "600"):
        shown = run("replay", str(game_log), "--to", ply, "--lang", lang)
        assert shown.code == 0
        assert max(map(cell_len, shown.out.splitlines())) <= width
    typed = "board\nprices\nhelp\nquit\n"
    asked = run("play", "feudum", "--seats", "me,random", "--lang", lang, typed=typed)
    assert max(map(cell_len, asked.out.splitlines())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prices_say_what_else_is_printed_on_the_land(
    run: Any, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    arguments = ("--seats", "me,random", "--lang", lang)
    shown = run("play", "feudum", *arguments, typed="prices\nquit\n").out
    # The kingdoms of charters with their points, and where goods come at the dawn of an epoch.
    assert "3/5/7/9  16 17 18 19 20 21 22" in shown
    assert "5/11/17  3 18 20" in shown
    assert "II 2 7 10 12 20 22, III 3 5 10 15 20 22, IV 2 6 8 12 16 21" in shown
    assert "II 4, III 3, IV 2, V 1" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wide_board_cuts_no_word_off(
    run: Any, game_log: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDE))
    for ply in ("100", "300", "600"):
        shown = run("replay", str(game_log), "--to", ply, "--lang", lang).out
        assert "╭" in shown
        assert "…" not in shown


def test_after_the_last_dawn_no_other_is_foretold(run: Any, game_log: Path) -> None:
    assert "next dawn" in run("replay", str(game_log), "--to", "600").out
    assert "next dawn" not in run("replay", str(game_log)).out


def test_the_land_tells_where_its_routes_lead(run: Any) -> None:
    out = run("play", "feudum", "--seats", "me,random", "--seed", "2", typed="quit\n").out
    # Place 17: roads, ships and a flying machine.
    assert "–16,19 ~18,22 ^21" in out
    assert re.search(r"^ +14 .*–10,13 =15 *$", out, re.MULTILINE)


# -- secrets and acts out of turn ----------------------------------------------------------


def at_table(monkeypatch: pytest.MonkeyPatch, state: State, seats: str, typed: str) -> None:
    """Go on from a position, typing at one keyboard, until somebody leaves."""
    game = demesne.game("feudum")
    words = Words("en", game)
    names = ",".join(("Ada", "Bob", "Cleo")[: state.seats])
    seating = Seating.read(seats, names, words)
    match = Match.resume(game, state, {"mode": "advanced"}, seating.players(), [], [], seed=1)
    words.players = seating.names
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    screen = Screen(match, seating, words, console())
    with pytest.raises(Left):
        Session(screen, seating.bots(game, 1), Autosave.fresh("feudum"), 0).play()


def three_families(asked: list[Any], hand: str = "move tax guild") -> State:
    return position(
        family(pawns="monk@forest-9", hand=hand, writs="cellar small-trade", goods="food wood"),
        family(pawns="noble@forest-9", hand="defend explore", writs="great-trade", tiles="butt"),
        family(pawns="knight@desert-13", hand="improve", tiles="orchard sulfur-mine"),
        ask=asked,
    )


def readings(out: str) -> list[tuple[str, str]]:
    """Who held the screen, and all that was shown meanwhile."""
    _, *parts = PASS.split(out)
    return list(zip(parts[::2], parts[1::2], strict=True))


SECRETS = {
    "Ada": ("hand: Move · Tax · Guild", "writs: Small trade · Cellar charter (0)"),
    "Bob": ("hand: Explore · Defend", "writs: Great trade", "region tiles: Archery butt"),
    "Cleo": ("hand: Improve", "region tiles: Orchard · Sulfur mine"),
}


@pytest.mark.usefixtures("run")
def test_at_a_shared_keyboard_nobody_sees_what_is_anothers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = three_families(["PlayCard", 0, 0])
    # Ada taxes in vain, Bob explores in vain, Cleo improves nothing; with a writ in hand each could
    # do something else first, so nobody's forgoing goes without saying.
    typed = "\ncard/tax\nforgo\n\ncard/explore\nforgo\n\ncard/improve\nforgo\n\nquit\n"
    at_table(monkeypatch, state, "me,me,me", typed)
    out = capsys.readouterr().out
    before_any = PASS.split(out)[0]
    assert not any(word in before_any for word in ("hand:", "writs:", "region tiles:"))
    shown = readings(out)
    assert [who for who, _ in shown] == ["Ada", "Bob", "Cleo", "Ada"]
    told = {who: " ".join(text.split()) for who, text in shown[:3]}
    for reader, text in told.items():
        for owner, secrets in SECRETS.items():
            for secret in secrets:
                assert (secret in text) == (owner == reader), (reader, secret)
        # One's own house, at one question or at both; nobody else's are told by their names.
        assert text.count("hand:") in (1, 2)


@pytest.mark.usefixtures("run")
def test_what_else_is_open_is_one_line_beneath_a_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at_table(monkeypatch, three_families(["Migrate", 0]), "me,random,random", "else\n2\nquit\n")
    out = capsys.readouterr().out
    asked, _, after = out.partition("> else")
    assert "  else Something else: play a mandate and put a writ back." in asked
    listed, _, done = after.partition("leave it > 2")
    assert "Small trade: 7 shillings — 1 wood and 1 food" in " ".join(listed.split())
    assert "Ada gets 7 shillings for the mandate." in done
    # The question below comes back.
    assert "Ada, who migrates?" in done


@pytest.mark.usefixtures("run")
def test_a_neighbour_exchanges_a_tile_behind_the_cover(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "\nelse bob\n\nbutt/iron\n\nquit\n"
    at_table(monkeypatch, three_families(["Migrate", 0]), "me,me,me", typed)
    (first, ada), (second, bob), (third, again) = readings(capsys.readouterr().out)
    assert (first, second, third) == ("Ada", "Bob", "Ada")
    # Ada is told what Bob has got, not from which tile; nor that he could have had it.
    assert "exchange a region tile" not in ada
    assert "Archery butt for 1 iron" in bob
    assert "Bob exchanges a tile for 1 iron." in again
    assert not any("rchery butt" in text for text in (ada, again))


@pytest.mark.usefixtures("run")
def test_cards_are_chosen_behind_the_cover(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = position(
        family(pawns="monk@forest-9"),
        family(pawns="noble@forest-9"),
        agenda=[["ChooseCards", 1, 0], ["ChooseCards", 0, 0]],
    )
    typed = "\n" + "card/migrate\ncard/move\ncard/tax\ncard/guild\n" + "\nquit\n"
    at_table(monkeypatch, state, "me,me", typed)
    (first, ada), (second, bob) = readings(capsys.readouterr().out)
    assert (first, second) == ("Ada", "Bob")
    assert "Ada, which last card do you take for this round?" in ada
    # Bob learns that Ada has chosen, not what; the board tells how many she holds.
    assert "Ada has chosen 4 cards." in bob
    assert "4 cards in hand" in bob
    assert "hand:" not in bob
    assert "Bob, which cards do you take for this round?" in bob


def test_the_score_keeps_charters_until_the_end(run: Any) -> None:
    arguments = ("--seats", "me,random", "--seed", "2")
    out = run("play", "feudum", *arguments, typed="score\nquit\n").out
    sheet = out[out.index("If the game ended now") :].partition(">")[0]
    assert re.search(r"^ *Charters +0 +0 *$", sheet, re.MULTILINE)
    assert "Sulfur on the wine barrel" in sheet


@pytest.mark.usefixtures("run")
def test_a_step_tells_its_route_and_what_a_ferry_costs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = position(
        family(pawns="monk@desert-14", hand="move tax", shillings=3),
        family(pawns="noble@forest-9", hand="tax"),
    )
    at_table(monkeypatch, state, "me,random", "card/move\nquit\n")
    out = capsys.readouterr().out
    [steps] = re.findall(r"^  Monk 14 → +(.*?) *$", out, re.MULTILINE)
    assert steps == "2 Forest 10 –   3 Desert 13 –   4 Desert 15 = 2s"
