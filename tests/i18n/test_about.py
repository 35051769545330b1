"""Everything on the page explains itself: each thing has words, a rule, and a place where it is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from demesne.i18n import LANGUAGES
from i18n.files import entries

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = [path.parent.name for path in sorted((WEB / "games").glob("*/about.json"))]
every_game = pytest.mark.parametrize("name", GAMES)
# Things of the bar above a table, which every game explains in its own words.
SHARED = {"score", "status"}


def about(name: str) -> Any:
    return json.loads((WEB / "games" / name / "about.json").read_text("utf-8"))


def sources(name: str) -> str:
    return "\n".join(
        path.read_text("utf-8")
        for path in sorted((WEB / "games" / name).rglob("*"))
        if path.suffix in (".svelte", ".ts")
    )


def named(text: str) -> set[str]:
    """The things that components name themselves."""
    chosen = " ".join(re.findall(r"\babout=\{([^}]*)\}", text))
    return {*re.findall(r"\babout=\"([\w-]+)\"", text), *re.findall(r"'([\w-]+)'", chosen)}


def spots(text: str) -> set[str]:
    """The spots that components have, with * for what changes."""
    found = re.findall(r"spot=\"([^\"]+)\"", text)
    found += re.findall(r"spot: ['`]([^'`]+)['`]", text)
    found += re.findall(r"`([\w-]+/[^`\n]*)`", text)
    return {re.sub(r"\$?\{[^{}]*\}", "*", spot) for spot in found}


def meet(pattern: str, spot: str) -> bool:
    """Does the pattern name this spot? What changes at a spot's end may itself have parts."""
    one, other = pattern.split("/"), spot.split("/")
    if other[-1] == "*" and len(one) > len(other):
        one = [*one[: len(other) - 1], "*"]
    same = (a == b or a == "*" or "*" in b for a, b in zip(one, other, strict=False))
    return len(one) == len(other) and all(same)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_thing_has_words(name: str, lang: str) -> None:
    words = entries(lang, f"about-{name}")
    assert sorted(words) == sorted(f"about-{key}" for key in about(name)["things"])
    for key, entry in words.items():
        assert entry.forms == {"name"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_the_words_use_figures_of_the_box(name: str, lang: str) -> None:
    written = (WEB / "games" / name / "rules.ts").read_text("utf-8")
    known = set(re.findall(r"^ {4}(\w+)[:,]", written, re.MULTILINE))
    for key, entry in entries(lang, f"about-{name}").items():
        assert entry.arguments <= known, key


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_every_rule_is_in_the_rules(name: str, lang: str) -> None:
    file, rules = about(name), entries(lang, f"rules-{name}")
    for key, thing in file["things"].items():
        assert thing["rule"] in file["rules"], key
    for part, number in file["rules"].items():
        assert f"rules-{name}-{number}" in rules, part


@every_game
def test_every_thing_is_somewhere(name: str) -> None:
    text, things = sources(name), about(name)["things"]
    here, by_name = spots(text), named(text) | SHARED
    assert by_name <= things.keys(), "things without words"
    for key, thing in things.items():
        patterns = thing.get("at", [])
        dead = [one for one in patterns if not any(meet(one, spot) for spot in here)]
        assert not dead, f"{key}: no component has such a spot: {dead}"
        assert patterns or key in by_name, f"{key} is nowhere"


@every_game
def test_pictures_belong_to_parts_of_the_rules(name: str) -> None:
    text = (WEB / "games" / name / "Picture.svelte").read_text("utf-8")
    listed = re.search(r"export const pictures = \[(.*?)\]", text, re.DOTALL)
    assert listed
    parts = set(re.findall(r"'([\w-]+)'", listed[1]))
    assert parts
    assert parts <= about(name)["rules"].keys()
    assert parts == set(re.findall(r"of === '([\w-]+)'", text))
