"""What bots do among themselves is counted, and what terms are worth is learnt from outcomes."""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import demesne
from cli.conftest import Run
from demesne.bots.levels import evaluation_of, make_level
from demesne.bots.search import Searcher
from demesne.cli.fit import Seen, correlation, fitted, solved
from demesne.cli.uses import Uses, line_of, watch
from demesne.core.errors import SetupError
from demesne.core.game import Game


def counted(seed: str) -> Uses:
    game = demesne.game("mil")
    found = Uses(1, 2, [], [], Counter(), Counter())
    watch(game, game.full_options({}), "random", seed, found)
    return found


def test_uses_of_a_game_are_the_same_again() -> None:
    assert counted("1").rows() == counted("1").rows()
    assert counted("1").rows() != counted("2").rows()


def test_nothing_is_chosen_that_was_not_offered() -> None:
    found = counted("3")
    for row, times in found.chosen.items():
        assert times <= found.offered[row]
    # Passing is always on the menu of the actions.
    acts = sum(times for (kind, _), times in found.chosen.items() if kind == "ChooseAct")
    assert found.offered["ChooseAct", "pass"] == acts


def test_lines_are_put_together_by_their_first_word() -> None:
    assert [line_of(ref) for ref in ("harvest/b1", "war/3", "pass", "3/1")] == [
        *("harvest", "war", "pass", "…")
    ]


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_uses_as_a_table_and_as_data(run: Run, lang: str) -> None:
    command = ("uses", "mil", "--games", "1", "--bot", "random", "--lang", lang)
    shown = run(*command)
    assert shown.code == 0
    assert "ChooseAct" in shown.out
    uses = json.loads(run(*command, "--json").out)["uses"]
    assert any(row["question"] == "PlaceKnight" and row["a_game"] > 0 for row in uses)
    assert "|---|---|---:|---:|" in run(*command, "--markdown").out


def test_uses_of_no_game_are_refused(run: Run) -> None:
    refused = run("uses", "mil", "--games", "0", "--lang", "en")
    assert refused.code == 2
    assert "at least one game" in refused.err


def test_least_squares_find_the_factors_that_made_the_outcomes() -> None:
    rng = random.Random(1)
    seen = []
    for _ in range(4000):
        lead = [rng.gauss(0, 5) for _ in range(3)]
        seen.append(Seen(rng.random(), lead, 1.4 * lead[0] + 0.7 * lead[1] + lead[2]))
    assert fitted(seen, [1.0, 1.0, 1.0]) == pytest.approx([1.4, 0.7, 1.0], abs=0.02)
    # Nothing seen: nothing learnt.
    assert fitted([], [1.0, 0.8]) == [1.0, 0.8]


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [2.0, 1.0]], [4.0, 4.0]) == pytest.approx([1.0, 2.0])
    assert correlation([1.0, 2.0, 3.0], [2.0, 4.0, 6.0]) == pytest.approx(1.0)


def test_a_fit_prints_and_keeps_its_factors(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text("[fair]\nkind = 'greedy'\n", "utf-8")
    done = run(
        *("fit", "mil", "--games", "4", "--bot", "random", "--duels", "0"),
        *("--output", str(file), "--json"),
    )
    assert done.code == 0
    report = json.loads(done.out)
    assert list(report["factors"]) == list(demesne.game("mil").TERMS)
    kept = tomllib.loads(file.read_text("utf-8"))
    assert kept["fair"] == {"kind": "greedy"}
    for term, factor in kept["evaluation"].items():
        assert report["factors"][term] == factor


class Taught(Game):
    """A game with factors of its own."""

    TERMS = ("church", "travel")

    def levels(self) -> dict[str, object]:
        return {"evaluation": {"travel": 0.5}}


class Mistaught(Taught):
    def levels(self) -> dict[str, object]:
        return {"evaluation": {"tavern": 0.5}}


def test_levels_weigh_by_what_was_fitted_and_by_taste() -> None:
    game = Taught(demesne.game("mil").box)
    assert evaluation_of(game) == [1.0, 0.5]
    tasteful = make_level("fair", game, 0, random.Random(1), [2.0, 3.0])
    assert isinstance(tasteful, Searcher)
    assert tasteful.weights == [2.0, 1.5]
    with pytest.raises(SetupError, match="no term tavern"):
        evaluation_of(Mistaught(game.box))
