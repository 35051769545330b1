"""rulings.md, the rules that cite it and the tests that prove it, held together."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# The source, not what is installed: a compiled package has no comments to read.
MIL = Path(__file__).parents[3] / "src" / "demesne" / "games" / "mil"
PAGE = (resources.files("demesne") / "games" / "mil" / "rulings.md").read_text("utf-8")

CITED = re.compile(r"R-\d\d")
PARTS = ("Question", "Decision", "Reason", "Applied in", "Test")


def rulings() -> dict[str, dict[str, str]]:
    """Every ruling by its number: title and parts."""
    found: dict[str, dict[str, str]] = {}
    for entry in re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]:
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


def citations() -> dict[str, set[str]]:
    """The files in which each ruling is cited."""
    found: dict[str, set[str]] = {}
    for path in sorted([*MIL.rglob("*.py"), *MIL.rglob("*.toml")]):
        for number in CITED.findall(path.read_text("utf-8")):
            found.setdefault(number, set()).add(path.relative_to(MIL).as_posix())
    return found


def proofs() -> set[str]:
    """Every test function beside this one."""
    names: set[str] = set()
    for path in HERE.glob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return {name for name in names if name.startswith("test_")}


RULINGS = rulings()


def test_rulings_are_numbered_without_gaps() -> None:
    assert list(RULINGS) == [f"R-{number:02}" for number in range(1, len(RULINGS) + 1)]
    assert len(RULINGS) >= 29


@pytest.mark.parametrize("number", RULINGS)
def test_a_ruling_is_complete(number: str) -> None:
    ruling = RULINGS[number]
    assert tuple(ruling) == ("title", *PARTS)
    for part in ruling.values():
        assert part


@pytest.mark.parametrize("number", RULINGS)
def test_a_ruling_has_a_test_of_its_number(number: str) -> None:
    named = quoted(RULINGS[number]["Test"])
    assert set(named) <= proofs(), f"{number} names tests that do not exist"
    own = number.replace("R-", "_r") + "_"
    # R-05 is also the rulebook's own test vector, and so on: one of them carries the number.
    assert any(own in name for name in named), f"no test of {number} carries {own}"


def test_a_test_with_the_number_of_a_ruling_is_named_there() -> None:
    for name in proofs():
        for digits in re.findall(r"_r(\d\d)_", name):
            assert name in quoted(RULINGS[f"R-{digits}"]["Test"])


def test_rulings_are_cited_exactly_where_they_say() -> None:
    cited = citations()
    assert cited.keys() <= RULINGS.keys(), "a ruling is cited that is not on the page"
    for number, ruling in RULINGS.items():
        assert set(quoted(ruling["Applied in"])) == cited.get(number, set()), number
