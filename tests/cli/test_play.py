"""Playing at the terminal: whole games, commands, wrong answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from demesne.core.log import read_log
from demesne.i18n import LANGUAGES

TWO = ("play", "--seats", "me,random", "--seed", "11")


def data(tmp_path: Path, folder: str) -> list[Path]:
    return sorted((tmp_path / "data" / "demesne" / folder).glob("*.log"))


# One whole game for each language, and every number of seats somewhere.
WHOLE = {
    "en": "me:Wilhelmina,random",
    "fr": "me:Wilhelmina,me,random,random",
    "ja": "random,me:Wilhelmina,random",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers_in_eighty_columns(
    run: Any, typist: Any, tmp_path: Path, lang: str
) -> None:
    arguments = ("--seats", WHOLE[lang], "--seed", "4", "--lang", lang)
    played = run("play", *arguments, typed=typist(9))
    assert played.code == 0
    assert played.err == ""
    [log] = data(tmp_path, "played")
    assert not data(tmp_path, "playing")
    assert str(log) in played.out
    long = [line for line in played.out.splitlines() if cell_len(line) > 80]
    # A path or a command to copy is never broken.
    assert all(line.startswith("  demesne ") for line in long), long[:3]
    assert run("replay", str(log), "--json").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100, 116, 140, 200])
def test_any_width_holds_the_board(
    run: Any, golden: Path, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = run("replay", str(golden), "--to", "400", "--lang", lang)
    assert shown.code == 0
    assert max(map(cell_len, shown.out.splitlines())) <= width


def test_hot_seat_names_who_is_asked(run: Any) -> None:
    played = run("play", "--seats", "me:Ada,me:Bob", "--seed", "1", typed="harvest/\nskip\n")
    assert "Ada, which cube" in played.out
    told = run("play", "--seats", "me:Ada,me:Bob", "--seed", "1", typed="1\nskip\n").out
    assert "Bob, which cube" in told


def test_an_answer_in_the_notation_of_the_log(run: Any, tmp_path: Path) -> None:
    run(*TWO, typed="market/\nMARKET/PINK\nmarket/brown\nmarket/orange\nmarket/green\n")
    [log] = data(tmp_path, "playing")
    kinds = [record.ref for record in read_log(log.read_text("utf-8")).records]
    assert any(ref.startswith("market/") for ref in kinds)


def test_full_width_digits_are_digits(run: Any) -> None:
    played = run(*TWO, "--lang", "ja", typed="１\n")
    assert "Ada" in played.out
    assert "選択肢でも命令でもありません" not in played.out


@pytest.mark.parametrize(
    "typed, said",
    [
        ("", ""),
        ("\n", "Type a number from 1 to"),
        ("99\n", "There is no line 99"),
        ("9999999999\n", "There is no line 9999999999"),
        ("0\n", "There is no line 0"),
        ("-1\n", "neither a line of this menu nor a command"),
        ("\x00\x1b[31m\n", "“[31m” is neither"),
        ("take everything\n", "neither a line of this menu nor a command"),
        ("well/pink\n", "is not possible. Needs 3 pink cubes"),
        ("cr\n", "could mean crafts/"),
        ("why 99\n", "There is no line 99"),
        ("why well/pink\n", "is not possible. Needs 3 pink cubes"),
        ("why 1\n", "is possible."),
        ("why\n", "Not possible now:"),
        ("why all\n", "well/coins"),
        ("undo\n", "what was seen cannot be unseen"),
        ("save /\n", "no game of ours"),
        ("save /proc/nowhere/x.log\n", "/proc/nowhere/x.log:"),
        ("score\n", "If the game ended now"),
        ("log\n", "Round 1 begins"),
        ("prices\n", "Wainwright: wagon"),
        ("help\n", "take back the last choice"),
        ("?\n", "Not possible now:"),
        ("quit\n", "demesne resume"),
    ],
)
def test_what_is_said_to_an_answer(run: Any, typed: str, said: str) -> None:
    played = run(*TWO, typed=typed)
    assert played.code == 0
    assert played.err == ""
    assert said in " ".join(played.out.split())


@pytest.mark.parametrize("lang, typed", [("fr", "pourquoi\nscore\naide\n"), ("ja", "なぜ\n得点\n")])
def test_commands_in_ones_own_language(run: Any, lang: str, typed: str) -> None:
    played = run(*TWO, "--lang", lang, typed=typed)
    assert {"fr": "Impossible pour", "ja": "今は選べないもの"}[lang] in played.out


def test_undo_takes_back_the_last_choice(run: Any, tmp_path: Path) -> None:
    run(*TWO, typed="1\n")
    [log] = data(tmp_path, "playing")
    after = len(read_log(log.read_text("utf-8")).records)
    log.unlink()
    taken_back = run(*TWO, typed="1\nundo\n")
    [log] = data(tmp_path, "playing")
    assert "Taken back." in taken_back.out
    assert len(read_log(log.read_text("utf-8")).records) < after


def test_a_neighbour_may_take_back_but_nobody_for_a_bot(run: Any) -> None:
    shared = run("play", "--seats", "me,me", "--seed", "1", typed="1\nskip\nundo\n")
    assert "Taken back." in shared.out
    alone = run(*TWO, typed="1\n" + "skip\n" * 3 + "undo\n")
    assert "Taken back." not in alone.out
    assert "Cuwart has chosen since" in " ".join(alone.out.split())


def test_bots_alone_are_watched(run: Any, tmp_path: Path) -> None:
    played = run("play", "--seats", "random,random,random", "--seed", "2", "--no-input")
    assert played.code == 0
    assert "Round 2 begins" in played.out
    assert "Final score" in played.out
    assert "wins with" in played.out or "share the victory" in played.out
    assert len(data(tmp_path, "played")) == 1


def test_the_same_seed_is_the_same_game(run: Any) -> None:
    games = {run("play", "--seats", "random,random", "--seed", "3").out[:4000] for _ in range(2)}
    assert len(games) == 1


def test_names_options_and_components(run: Any, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        '[life]\nsource = "public"\nnote = "Longer lives."\nspaces = 14\nplague_time = 2\n', "utf-8"
    )
    played = run(
        *TWO, "--names", "Zoë,Yann", "--option", "start=random", "--components", str(own),
        typed="quit\n",
    )  # fmt: skip
    assert "Zoë" in played.out
    assert f"--components {own}" in played.out
    [log] = data(tmp_path, "playing")
    assert read_log(log.read_text("utf-8")).players == ["Zoë", "Yann (random)"]
    assert run("resume", "--components", str(own), typed="quit\n").code == 0
    assert "other components" in run("resume").err


def test_without_colour_every_piece_still_has_its_mark(
    run: Any, golden: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    shown = run("replay", str(golden), "--to", "300").out
    assert "\x1b[38" not in shown
    assert all(mark in shown for mark in "◆●▪")


@pytest.mark.parametrize("folder", ["missing", "file"])
def test_a_full_disk_does_not_end_the_game(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    barred = tmp_path / folder
    barred.write_text("no folder", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(barred))
    kept = tmp_path / "kept.log"
    played = run(*TWO, typed=f"1\nsave {kept}\nquit\n")
    assert played.code == 0
    assert "cannot be written" in played.out
    assert kept.exists()


def test_save_does_not_overwrite_what_is_not_ours(run: Any, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada", "utf-8")
    run(*TWO, typed=f"save {letter}\nsave {tmp_path / 'mine.log'}\nsave {tmp_path / 'mine.log'}\n")
    assert letter.read_text("utf-8") == "Dear Ada"
    assert read_log((tmp_path / "mine.log").read_text("utf-8")).players == [
        "Ada",
        "Cuwart (random)",
    ]


Wrong = Callable[..., Any]


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["play", "chess"], "Demesne plays clochemerle, feudum, mil, village"),
        (["play", "--seats", "me,robot"], "Levels: gentle, fair, strong, fierce"),
        (["play", "--seats", "me"], "2 to 4 seats"),
        (["play", "--seats", "me,me,me,me,me"], "2 to 4 seats"),
        (["play", "--seats", ""], "Levels: gentle, fair, strong, fierce"),
        (["play", "--seats", "me,no.such:Bot"], "cannot be loaded"),
        (["play", "--lang", "de"], "it speaks en, fr, ja"),
        (["play", "--option", "start=last"], "first, random"),
        (["play", "--option", "speed=9"], "it knows: start"),
        (["play", "--option", "start"], "NAME=VALUE"),
        (["play", "--names", "Ada,Ada"], "Two players are called Ada"),
        (["play", "--names", "A,B,C,D"], "4 names for 3 seats"),
        (["play", "--names", "Ada (greedy)"], "no name for a player"),
        (["play", "--components", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["play", "--no-input", "--seats", "me,greedy"], "every seat must be a bot"),
        (["play", "--seed", "seven"], "--seed"),
        (["play", "--sseats", "me"], "demesne play --help"),
        (["sing"], "No such command"),
        (["resume"], "no game to resume"),
        (["replay"], "FILE"),
        (["replay", "nowhere.log"], "nowhere.log cannot be read"),
        (["export", "nowhere.log", "--format", "xml"], "xml"),
        (["perft", "chess"], "Demesne plays clochemerle, feudum, mil, village"),
        (["perft", "--depth", "0"], "at least 1"),
        (["fuzz", "--games", "0"], "At least one game"),
        (["bench", "--seats", "9"], "2 to 4 seats"),
    ],
)
def test_wrong_command_lines_get_one_sentence(run: Any, arguments: list[str], said: str) -> None:
    refused = run(*arguments)
    assert refused.code == 2
    assert said in refused.err
    assert len(refused.err.strip().splitlines()) == 1
    assert "Traceback" not in refused.err
    assert refused.out == ""


def test_a_wrong_command_line_is_json_for_programs(run: Any) -> None:
    refused = run("replay", "nowhere.log", "--json")
    assert refused.code == 2
    assert json.loads(refused.out)["ok"] is False
