"""At the terminal too bots are beasts, in the reader's language; a log keeps them in English."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demesne.bots.beasts import BEASTS, entry, named, word
from demesne.cli.seating import Seating
from demesne.i18n import LANGUAGES, Words

PAIRS = [("Bernard", "bernard"), ("Rover", "bernard"), ("Rover", "fair"), ("Bernard", "greedy")]


def test_bots_are_called_by_their_names_in_every_language() -> None:
    seating = Seating.read("me,greedy,random,random", None, Words("en"))
    assert seating.players() == ["Ada", "Bernard (greedy)", "Cuwart (random)", "Pinte (random)"]
    assert seating.called(Words("fr")) == ["Ada", "Bernard", "Couard", "Pinte"]
    assert seating.called(Words("ja")) == ["Ada", "ベルナール", "クワール", "パント"]
    assert seating.roles(Words("en")) == ["", "the donkey", "the hare", "the hen"]
    # A saved game knows them again, and a person may be called like one of them.
    assert Seating.of_players(seating.players()).called(Words("fr"))[2] == "Couard"
    person = Seating.read("me:Cuwart,random", None, Words("en"))
    assert person.names == ["Cuwart", "Pinte"]
    assert person.called(Words("fr")) == ["Cuwart", "Pinte"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_that_of_a_kind(lang: str) -> None:
    words = Words(lang, strict=True)
    names = Seating(list(BEASTS), ["greedy"] * len(BEASTS)).called(words)
    assert len(set(names)) == len(BEASTS)
    assert not any("reedy" in name or name[-1].isdigit() for name in names)


def test_a_level_sits_down_as_its_next_character() -> None:
    seating = Seating.read("me,strong,strong,tibert", None, Words("en"))
    assert seating.names == ["Ada", "Tibert", "Tiecelin", "Tibert 2"]
    assert seating.kinds == [None, "tibert", "tiecelin", "tibert"]
    # The log says how strong each was, and a saved game goes on with the same characters.
    players = ["Ada", "Tibert (strong)", "Tiecelin (strong)", "Tibert 2 (strong)"]
    assert seating.players() == players
    again = Seating.of_players(players)
    assert (again.names, again.kinds) == (seating.names, seating.kinds)


def test_a_level_or_character_may_be_named_as_the_reader_calls_it() -> None:
    assert Seating.read("me,Renart,doux", None, Words("fr")).kinds == [None, "reynard", "cuwart"]
    assert Seating.read("me,つよい,エルサン", None, Words("ja")).kinds[1:] == ["tibert", "hersent"]
    assert Seating.read("me,Noble", None, Words("en")).kinds[1] == "noble"


def test_a_player_of_a_log_is_taken_apart() -> None:
    assert named("Bernard (fair)") == ("Bernard", "bernard")
    # Somebody's own name for a bot, and one whom another level plays.
    assert named("Rover (fair)") == ("Rover", "fair")
    assert named("Bernard (strong)") == ("Bernard", "strong")
    assert [named(entry(*pair)) for pair in PAIRS] == PAIRS
    assert named("Bernard (greedy)") == ("Bernard", "greedy")
    assert named("Ada") == ("Ada", None)
    assert word("Bernard 2") == "beast-bernard"
    assert word("Ada") is None


def test_a_bot_of_another_package_sits_down_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Any
) -> None:
    info = tmp_path / "dreams-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dreams\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[demesne.bots]\ndreamer = demesne.bots.greedy:Greedy\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    seating = Seating.read("me,dreamer,dreamer", None, Words("en"))
    assert seating.players() == ["Ada", "Dreamer (dreamer)", "Dreamer 2 (dreamer)"]
    assert Seating.of_players(seating.players()).kinds == [None, "dreamer", "dreamer"]
    assert "From other packages: dreamer." in run("bots").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_who_is_who(run: Any, lang: str) -> None:
    words = Words(lang)
    told = run("bots", "--lang", lang).out
    for key in ("level-fierce", "beast-tibert", "beast-tibert-temper"):
        assert words.tr(key) in told
    assert told.count("\n") >= 20
    # Nobody makes war in Village.
    assert words.tr("beast-bruin-temper") in told
    assert words.tr("beast-bruin-temper") not in run("bots", "village", "--lang", lang).out
