"""Finding a game by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

import demesne
from demesne.core.errors import ComponentsError, DemesneError, UnknownGame


def test_games_are_found_by_name() -> None:
    assert "village" in demesne.game_names()
    assert demesne.game("village").NAME == "village"


@pytest.mark.parametrize("name", ["chess", "", "Village", "village.game", "../village", "__init__"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match="Demesne plays"):
        demesne.game(name)


def test_a_missing_component_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="cannot be read"):
        demesne.game("village", tmp_path / "none.toml")


def test_every_error_is_a_demesne_error() -> None:
    from demesne.core import errors, laws

    named = [thing for thing in vars(errors).values() if isinstance(thing, type)]
    kinds = [thing for thing in named if issubclass(thing, Exception)]
    assert len(kinds) > 10
    assert all(issubclass(kind, DemesneError) for kind in [*kinds, laws.LawBroken])


def test_a_game_from_elsewhere_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "toy_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[demesne.games]\ntoy = contract.toy\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "toy" in demesne.game_names()
    match = demesne.Match(demesne.game("toy"), seats=2, seed=1)
    while not match.over:
        match.choose(match.options()[0])
    assert match.standings()
