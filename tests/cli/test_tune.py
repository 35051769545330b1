"""Tuning: games are kept and not played twice, and the better plan takes the other's place."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import demesne
from cli.conftest import Run
from demesne.bots.plan import Plan, read_plan
from demesne.cli.duel import Duel, play, play_all, read_results, wilson
from demesne.cli.tune import put_table, some_positions, toml_table
from demesne.core.errors import DemesneError

QUICK = Plan(arms=2, samples=2, turns=1, replies=1, positions=20).to_dict()
GREEDY = Plan(kind="greedy", arms=1, positions=20).to_dict()


def duels(count: int) -> list[Duel]:
    options = demesne.game("mil").full_options({})
    return [Duel("mil", options, 2, QUICK, GREEDY, 3, number) for number in range(count)]


def test_a_game_is_the_same_again_and_goes_round_the_table() -> None:
    first, second = (play(duels(2)[1]) for _ in range(2))
    for result in (first, second):
        for clock in ("seconds", "slowest"):
            del result[clock]
    assert first == second
    assert min(first["choices"]) > 0


def test_a_game_that_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert len(list(play_all(duels(2), file, 1))) == 2
    kept = file.read_text("utf-8")
    # Cut off in the middle of a line: the game it was is played again.
    file.write_text(kept[:-20], "utf-8")
    assert len(read_results(file)) == 1
    file.write_text(kept.splitlines()[0] + "\n", "utf-8")
    marked = json.loads(kept.splitlines()[0])
    file.write_text(json.dumps({**marked, "share": 7.0}) + "\n", "utf-8")
    assert [result["share"] == 7.0 for result in play_all(duels(2), file, 1)] == [True, False]
    assert len(read_results(file)) == 2


def test_a_file_of_something_else_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("no game\n{}\n", "utf-8")
    with pytest.raises(DemesneError, match=r"line 1, is no result of a game"):
        read_results(file)


def test_wilsons_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)


def test_a_table_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text("# Note.\n\n[strong]\narms = 3\n\n# Much.\n\n[fierce]\narms = 9\n", "utf-8")
    put_table(file, toml_table("strong", read_plan({"arms": 5, "prior": 2.0}, ""), None))
    put_table(file, toml_table("strong", read_plan({"samples": 7}, ""), 4))
    tables = tomllib.loads(file.read_text("utf-8"))
    assert tables["fierce"] == {"arms": 9}
    plan = read_plan(tables["strong"], "strong")
    assert (plan.arms, plan.prior, plan.at(4).samples) == (5, 2.0, 7)
    assert file.read_text("utf-8").startswith("# Note.")
    assert "# Much.\n\n[fierce]" in file.read_text("utf-8")


def test_times_are_taken_where_somebody_chooses() -> None:
    for state in some_positions(demesne.game("mil"), 3, {}):
        decision = state.advance()
        assert decision is not None
        assert decision.seat >= 0
        assert len(decision.options(state)) > 1


@pytest.mark.parametrize(
    "arguments, told",
    [
        (("village", "--level", "fair"), "nothing to tune"),
        (("village", "--level", "mild"), "no level 'mild'"),
        (("village", "--seats", "9"), "2 to 4 seats"),
        (("village", "--games", "0"), "at least one round"),
    ],
)
def test_wrong_arguments_get_a_sentence(run: Run, arguments: tuple[str, ...], told: str) -> None:
    result = run("tune", *arguments)
    assert result.code == 2
    assert told in result.err
