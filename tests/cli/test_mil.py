"""MIL 1049 at the terminal: whole games, any width, and secrets at a shared keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import demesne
from demesne.cli.boards.mil import WIDE
from demesne.core.log import read_log
from demesne.core.match import Match
from demesne.i18n import LANGUAGES, Words

# One whole game for each language. Four seats: HOT; three: the tests of what bots seal.
WHOLE = {
    "en": "me:Wilhelmina,random",
    "fr": "me:Wilhelmina,me,random,random,random",
    "ja": "random,random,me:Wilhelmina,random",
}
HOT = ("play", "mil", "--seats", "me:Ada,me:Bob,random,me:Cleo", "--seed", "5")
PASS = re.compile(r"^Pass the screen to (\w+), who then presses Enter\.", re.MULTILINE)
# A family's line on the board of eighty columns, and what is told of its stock.
FAMILY = re.compile(r"^[◆●▪▲★] (\w+)(?: \(\w+\))? +-?\d+ pts? +(\S+)", re.MULTILINE)


@pytest.fixture(scope="module")
def game_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of five."""
    match, rng = Match(demesne.game("mil"), seats=5, seed=4), random.Random(4)
    while not match.over:
        match.choose(rng.choice(match.options()))
    path = tmp_path_factory.mktemp("mil") / "five.log"
    path.write_text(match.to_log().to_text(), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers_in_eighty_columns(
    run: Any, typist: Any, tmp_path: Path, lang: str
) -> None:
    arguments = ("--seats", WHOLE[lang], "--seed", "4", "--lang", lang)
    played = run("play", "mil", *arguments, typed=typist(9, most=9))
    assert played.code == 0
    assert played.err == ""
    assert Words(lang).tr("cli-score-final") in played.out
    [log] = (tmp_path / "data" / "demesne" / "played").glob("*.log")
    long = [line for line in played.out.splitlines() if cell_len(line) > 80]
    # A path or a command to copy is never broken.
    assert all(line.startswith("  demesne ") for line in long), long[:3]
    assert run("replay", str(log), "--json").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 127, 128, 140, 200])
def test_any_width_holds_the_board(
    run: Any, game_log: Path, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for ply in ("0", "150", "400"):
        shown = run("replay", str(game_log), "--to", ply, "--lang", lang)
        assert shown.code == 0
        assert max(map(cell_len, shown.out.splitlines())) <= width
    asked = run("play", "mil", "--seats", "me,random", "--lang", lang, typed="prices\nhelp\nquit\n")
    assert max(map(cell_len, asked.out.splitlines())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wide_board_cuts_no_word_off(
    run: Any, game_log: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDE))
    for ply in ("60", "200", "400"):
        shown = run("replay", str(game_log), "--to", ply, "--lang", lang).out
        assert "╭" in shown
        assert "…" not in shown[shown.index("╭") :]


# -- secrets ---------------------------------------------------------------------------


def readings(out: str) -> list[tuple[str, str]]:
    """Who held the screen, and all that was shown meanwhile."""
    _, *parts = PASS.split(out)
    return list(zip(parts[::2], parts[1::2], strict=True))


# A bastard of a knight without an heir marries, and both families offer a dowry.
DOWRY = ("play", "mil", "--seats", "me:Ada,me:Bob", "--seed", "1", "--option", "start=first")
MARRY = "grow/a\nbastard/gold\n"


def test_at_a_shared_keyboard_nobody_sees_what_another_offers(run: Any, typist: Any) -> None:
    out = run(*HOT, typed=typist(3, most=9)).out
    shown = readings(out)
    assert len(shown) > 10
    assert {who for who, _ in shown} == {"Ada", "Bob", "Cleo"}
    hands = 0
    for reader, text in shown:
        # Up to the next public question, which stands beneath a board of everybody's.
        private = text.partition(", what do you do?")[0]
        asked = re.findall(r"^ [◆●▪▲] +(\w+), .*\n?.*In your hand", private, re.MULTILINE)
        assert set(asked) <= {reader}
        hands += len(asked)
    assert hands > 10
    # Not even the first question of a sealed round is shown to whoever happens to look.
    before_any = out[: PASS.search(out).start()]  # type: ignore[union-attr]
    assert "In your hand" not in before_any


def test_everybody_may_count_what_everybody_owns(run: Any) -> None:
    out = run(*DOWRY, typed="quit\n").out
    assert FAMILY.findall(out) == [("Ada", "F2"), ("Bob", "F2")]


def test_an_offer_is_made_and_taken_back_behind_a_hand(run: Any) -> None:
    out = run(*DOWRY, typed=f"{MARRY}\ngold\nundo\nfood\nseal\n\nseal\nquit\n").out
    [(first, ada), (second, bob)] = readings(out)
    assert (first, second) == ("Ada", "Bob")
    assert "Taken back." in ada
    assert "In your hand: 1 gold." in ada
    assert "In your hand: 1 food." in ada
    sealed, _, opened = bob.partition("> seal")
    assert "Ada holds out a closed hand." in sealed
    assert "In your hand: nothing." in sealed
    assert "opens the hand" not in sealed
    assert "Ada opens the hand: 1 food." in opened


def test_the_screen_and_what_was_typed_are_wiped(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = run(*DOWRY, typed=f"{MARRY}\nquit\n").out
    wiped = "\x1b[H\x1b[2J\x1b[3J"
    assert re.search(re.escape(wiped) + r"Pass the screen to Ada", out)
    assert out.count(wiped) == 2


def test_one_may_leave_instead_of_taking_the_screen(run: Any) -> None:
    left = run(*DOWRY, typed=f"{MARRY}quit\n")
    assert left.code == 0
    assert "demesne resume" in left.out
    assert "In your hand" not in left.out


@pytest.mark.parametrize("game, seats", [("mil", "me,random,random"), ("village", "me:Ada,me:Bob")])
def test_without_a_secret_to_keep_nobody_passes_the_screen(
    run: Any, typist: Any, game: str, seats: str
) -> None:
    typed = typist(1, most=9, lines=100)
    out = run("play", game, "--seats", seats, "--seed", "2", typed=typed).out
    assert not PASS.search(out)


def test_bots_seal_without_a_word(run: Any, typist: Any) -> None:
    seats = "random,me,greedy"
    out = run("play", "mil", "--seats", seats, "--seed", "2", typed=typist(4, lines=150)).out
    boards = re.findall(r"(?:Dowries|Battle|Cathedral) still to seal (.*)", out)
    assert boards
    # When a person is asked, the bots have answered; only the person is waited for.
    assert {line.split(" · ")[0].strip() for line in boards} == {"●"}


def test_the_score_is_known_at_any_time(run: Any) -> None:
    out = run("play", "mil", "--seats", "me,random", "--seed", "2", typed="score\nquit\n").out
    sheet = out[out.index("If the game ended now") :].partition(">")[0]
    assert "Influence" in sheet
    assert "Castles (break ties)" in sheet


def test_a_game_left_among_seals_goes_on_there(run: Any) -> None:
    left = run(*DOWRY, typed=f"{MARRY}\ngold\nquit\n").out
    assert "In your hand: 1 gold" in " ".join(left.split())
    resumed = run("resume", typed="\nseal\n\nquit\n").out
    [(first, ada), (second, bob)] = readings(resumed)
    assert (first, second) == ("Ada", "Bob")
    assert "In your hand: 1 gold" in " ".join(ada.split())
    assert "In your hand: nothing" in " ".join(bob.split())
    assert "1 gold" not in bob.replace("Add 1 gold", "")


def test_sealed_answers_are_one_step_of_a_replay(run: Any, game_log: Path) -> None:
    lines = read_log(game_log.read_text("utf-8")).records
    first = next(ply for ply, record in enumerate(lines) if record.kind == "MakeOffer")
    last = next(ply for ply in range(first, len(lines)) if lines[ply].kind != "MakeOffer")
    inside = run("replay", str(game_log), "--to", str(first + 1))
    assert f"after {first + 1} of {len(lines)} records" in " ".join(inside.out.split())
    shown = run("replay", str(game_log), "--to", str(last), "--step", typed="\n" * last).out
    steps = [int(n) for n in re.findall(r"(\d+)/\d+ — Enter", shown)]
    assert last in steps
    assert not set(range(first + 1, last)) & set(steps)
