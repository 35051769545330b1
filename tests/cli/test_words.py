"""The words of the terminal: all there, in every language, and none too many."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import demesne.cli
from demesne import registry
from demesne.i18n import LANGUAGES
from demesne.i18n.languages import FOLDER

KEY = re.compile(r"^(cli-[a-z0-9-]+) =", re.MULTILINE)
ARGUMENT = re.compile(r"\$([a-z-]+)")


def entries(lang: str) -> dict[str, str]:
    text = (FOLDER / lang / "cli.ftl").read_text("utf-8")
    parts = KEY.split(text)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_sentences(lang: str) -> None:
    assert list(entries(lang)) == list(dict.fromkeys(entries(lang)))
    assert {*entries(lang)} == {*entries("en")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_takes_the_same_arguments(lang: str) -> None:
    for key, text in entries(lang).items():
        english = set(ARGUMENT.findall(entries("en")[key]))
        assert set(ARGUMENT.findall(text)) == english, key


def test_every_sentence_is_said_somewhere() -> None:
    folder = Path(str(demesne.cli.__path__[0]))
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    parts = set(re.findall(r"[a-z0-9-]+", code))
    # Keys put together from parts: the head of an f-string, and the name behind it.
    heads = set(re.findall(r'f"((?:cli-)?[a-z0-9-]*-)\{', code))
    for key in entries("en"):
        short = re.sub("^cli-(village|mil|clochemerle|feudum)-", "", key)
        told = key in parts or short in parts
        assert told or any(name.startswith(head) for name in (key, short) for head in heads), key


def test_every_place_of_village_has_a_word_on_the_board() -> None:
    places = [word.removeprefix("place-") for word in registry.game("village").WORDS["place"]]
    assert all(f"cli-village-at-{place}" in entries("en") for place in places)
