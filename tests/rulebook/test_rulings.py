"""rulings.md, the rules that cite it and the tests that prove it, held together."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

# Each game with the folder of its tests.
HERE = Path(__file__).parent
GAMES = {
    "village": HERE,
    "mil": HERE / "mil",
    "clochemerle": HERE / "clochemerle",
    "feudum": HERE / "feudum",
}
# The source, not what is installed: a compiled package has no comments to read.
SOURCES = Path(__file__).parents[2] / "src" / "demesne" / "games"

CITED = re.compile(r"R-\d\d")
PARTS = ("Question", "Decision", "Reason", "Applied in", "Test")


def rulings(game: str) -> dict[str, dict[str, str]]:
    """Every ruling by its number: title and parts."""
    page = (resources.files("demesne") / "games" / game / "rulings.md").read_text("utf-8")
    found: dict[str, dict[str, str]] = {}
    for entry in re.split(r"^### ", page, flags=re.MULTILINE)[1:]:
        heading, _, body = entry.partition("\n")
        number, _, title = heading.partition(" · ")
        assert number not in found, f"{number} is on the page twice"
        body = re.split(r"^## ", body, flags=re.MULTILINE)[0]
        pieces = re.split(r"^- \*\*(.+?)\.\*\* ", body, flags=re.MULTILINE)
        found[number] = {"title": title}
        found[number].update(
            zip(pieces[1::2], (text.strip() for text in pieces[2::2]), strict=True)
        )
    return found


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def citations(game: str) -> dict[str, set[str]]:
    """The files in which each ruling is cited."""
    found: dict[str, set[str]] = {}
    folder = SOURCES / game
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        for number in CITED.findall(path.read_text("utf-8")):
            found.setdefault(number, set()).add(path.relative_to(folder).as_posix())
    return found


def proofs(game: str) -> set[str]:
    """Every test function of the game's rulebook."""
    names: set[str] = set()
    for path in GAMES[game].glob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return {name for name in names if name.startswith("test_")}


RULINGS = {game: rulings(game) for game in GAMES}
EACH = [(game, number) for game in GAMES for number in RULINGS[game]]


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_without_gaps(game: str) -> None:
    numbers = list(RULINGS[game])
    assert numbers == [f"R-{number:02}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) >= 29


@pytest.mark.parametrize("game, number", EACH)
def test_a_ruling_is_complete(game: str, number: str) -> None:
    ruling = RULINGS[game][number]
    assert tuple(ruling) == ("title", *PARTS)
    for part in ruling.values():
        assert part


@pytest.mark.parametrize("game, number", EACH)
def test_a_ruling_has_a_test_of_its_number(game: str, number: str) -> None:
    named = quoted(RULINGS[game][number]["Test"])
    assert set(named) <= proofs(game), f"{number} names tests that do not exist"
    own = number.replace("R-", "_r") + "_"
    # R-05 is also the rulebook's own test vector, and so on: one of them carries the number.
    assert any(own in name for name in named), f"no test of {number} carries {own}"


@pytest.mark.parametrize("game", GAMES)
def test_a_test_with_the_number_of_a_ruling_is_named_there(game: str) -> None:
    for name in proofs(game):
        for digits in re.findall(r"_r(\d\d)_", name):
            assert name in quoted(RULINGS[game][f"R-{digits}"]["Test"])


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_cited_exactly_where_they_say(game: str) -> None:
    cited = citations(game)
    assert cited.keys() <= RULINGS[game].keys(), "a ruling is cited that is not on the page"
    for number, ruling in RULINGS[game].items():
        assert set(quoted(ruling["Applied in"])) == cited.get(number, set()), number
