"""Every language says everything, with the same arguments, and nothing besides."""

from __future__ import annotations

import re

import pytest

import demesne
from demesne.bots.beasts import BEASTS
from demesne.bots.levels import LEVELS
from demesne.core.game import Game
from demesne.core.message import CORE_MESSAGES, Message
from demesne.i18n import LANGUAGES, Words
from demesne.i18n.languages import FOLDER
from demesne.i18n.words import ERRORS, PLAYERS
from i18n.files import entries
from i18n.played import GAMES, heard

GENERIC = {
    "yes": (),
    "no": (),
    "chance": (),
    "seat-number": ("number",),
    "list-more": ("left", "right"),
    "list-last": ("left", "right"),
    "amount-nothing": (),
    "term-rivals": (),
}
ERROR_ARGUMENTS = {
    "error-invalid-choice": ("choice",),
    "error-illegal-choice": ("seat", "choice", "reason"),
    "error-not-your-turn": ("seat",),
    "error-undo-refused": ("reason",),
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


def words_of(game: Game) -> set[str]:
    return {word for words in game.WORDS.values() for word in words}


def expected(name: str) -> dict[str, frozenset[str]]:
    """Every key a game's file must have, with its arguments."""
    game = demesne.game(name)
    keys = {key: frozenset(arguments(game, key)) for key in game.MESSAGES}
    keys.update((f"amount-{word}", frozenset({"n"})) for word in heard(name).amounts)
    plain = words_of(game)
    plain.update(f"part-{part}" for part in heard(name).parts)
    plain.update(f"tie-{tie}" for tie in heard(name).ties)
    plain.update(f"term-{term}" for term in game.TERMS)
    keys.update((key, frozenset()) for key in plain)
    return keys


def arguments(game: Game, key: str) -> set[str]:
    """The names a sentence gets: `explain` may spell one argument out as several."""
    return set(game.explain(Message(key, *(0 for _ in game.MESSAGES[key]))))


def used(names: frozenset[str]) -> frozenset[str]:
    """A sentence that tells one's own pieces from another's has looked at both players."""
    return names - {"whose"} | {*PLAYERS} if "whose" in names else names


def test_the_three_languages_are_there() -> None:
    assert LANGUAGES == ("en", "fr", "ja")


@every_language
def test_common_file(lang: str) -> None:
    wanted = dict(GENERIC) | CORE_MESSAGES
    wanted.update((key, ERROR_ARGUMENTS.get(key, ())) for key in ERRORS.values())
    wanted.update((f"language-{other}", ()) for other in LANGUAGES)
    for name in BEASTS:
        wanted |= {f"beast-{name.lower()}{more}": () for more in ("", "-kind", "-temper")}
    for level in LEVELS:
        wanted |= {f"level-{level}": (), f"level-{level}-line": ()}
    wanted["thinking"] = ("name",)
    found = {key: entry.arguments for key, entry in entries(lang, "common").items()}
    assert found == {key: frozenset(names) for key, names in wanted.items()}


@every_language
@every_game
def test_game_file(lang: str, name: str) -> None:
    found = {key: entry.arguments for key, entry in entries(lang, name).items()}
    wanted = expected(name)
    assert sorted(wanted.keys() - found.keys()) == [], "no words for these"
    assert sorted(found.keys() - wanted.keys()) == [], "nobody says these"
    wrong = {
        key: (set(found[key]), set(wanted[key])) for key in found if used(found[key]) != wanted[key]
    }
    assert wrong == {}, "the sentence's arguments and those it gets"


@every_language
@every_game
def test_forms(lang: str, name: str) -> None:
    """A form that a sentence uses is there for every word; a form nobody uses is not."""
    game = demesne.game(name)
    file = entries(lang, name)
    used: dict[str, set[str]] = {word: set() for word in words_of(game)}
    for entry in file.values():
        for variable in entry.variables:
            argument, _, form = variable.partition("-")
            # `$cost-count` is a number beside amounts, which have no forms.
            if form and form != "count":
                assert argument in game.WORDS, f"${variable} is a form of no word"
                for word in game.WORDS[argument]:
                    used[word].add(form)
    for key, entry in file.items():
        assert entry.forms == used.get(key, set()), key


@every_language
def test_no_key_of_a_game_hides_a_shared_one(lang: str) -> None:
    for name in GAMES:
        for shared in ("common", "games", "cli", "arena", "server", "web"):
            if (FOLDER / lang / f"{shared}.ftl").is_file():
                assert not entries(lang, name).keys() & entries(lang, shared).keys()


def test_french_marks_stay_on_their_line() -> None:
    """A mark that French sets off with a space must not begin a line: it is a no-break space."""
    for path in (FOLDER / "fr").glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r" [;:?!»]|« ", line), f"{path.name}: {line}"


@every_language
@every_game
def test_titles(lang: str, name: str) -> None:
    words = Words(lang, demesne.game(name), strict=True)
    for kind in ("title", "line", "about"):
        assert words.tr(f"{name}-{kind}")


@every_language
def test_every_language_says_all_that_english_says(lang: str) -> None:
    """The page loads one language and no other: nothing steps in for a missing sentence."""
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        english, found = entries("en", path.stem), entries(lang, path.stem)
        assert sorted(english.keys() ^ found.keys()) == [], path.name
