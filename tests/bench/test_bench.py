"""The benchmarks run and say what they found. No seconds are asserted, nothing is fetched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from demesne.cli.bench import measure, read_seats, run_bench
from demesne.core.errors import SetupError
from demesne.registry import game

ROOT = Path(__file__).resolve().parents[2]
FIGURES = {
    "decisions_per_second",
    "decisions_per_game",
    "copy_microseconds",
    "json_microseconds",
    "json_bytes",
}


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`python -m bench` with the Demesne that these tests run on."""
    return subprocess.run(
        [sys.executable, "-m", "bench", *arguments],
        cwd=ROOT,
        env=dict(os.environ),
        capture_output=True,
        text=True,
    )


def reported(*arguments: str) -> Any:
    result = bench(*arguments, "--json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_speed_reports_every_figure() -> None:
    report = reported("--no-peers", "--rounds", "1", "--games", "1", "--seats", "2")
    assert report["ok"]
    assert "interpreted" in report["engines"]
    for engine in report["engines"].values():
        assert set(engine["2"]) == FIGURES
    assert {"engine", "goal", "reached", "met"} == set(report["bars"][0])
    assert any("Catanatron" in note for note in report["notes"])


def test_speed_prints_a_table() -> None:
    result = bench("speed", "--no-peers", "--rounds", "1", "--games", "1", "--seats", "2")
    assert result.returncode == 0, result.stderr
    assert "decisions/s" in result.stdout


def test_strength_reports_rate_and_interval() -> None:
    report = reported(
        "strength", "--games", "2", "--seats", "2", "--processes", "1", "--bot", "random"
    )
    (row,) = report["results"]
    assert row["games"] == 2
    assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
    assert {"score", "rival_score", "wins"} <= set(row)


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A first run plays a part of the games, the second only what is missing."""
    wanted = ("ladder", "--game", "mil", "--seats", "2", "--levels", "fair", "--processes", "1")
    few = reported(*wanted, "--quick", "4", "--out", str(tmp_path), "--minutes", "0.0001")
    assert not few["whole"]
    (path,) = tmp_path.glob("*.jsonl")
    before = path.read_text(encoding="utf-8").splitlines()
    assert 1 <= len(before) < 4
    whole = reported(*wanted, "--quick", "4", "--out", str(tmp_path))
    assert whole["whole"]
    after = path.read_text(encoding="utf-8").splitlines()
    assert len(after) == 4
    assert set(before) < set(after)
    (row,) = whole["rows"]
    assert row["games"] == 4
    assert row["low"] <= row["share"] <= row["high"]
    assert row["clear"] == (row["low"] > row["needed"] == 0.6)
    assert row["errors"] == 0


def test_a_ladder_rates_the_other_beasts_too(tmp_path: Path) -> None:
    """Each of them alone at a table of its level, from every seat; what is judged are levels."""
    wanted = ("ladder", "--game", "mil", "--seats", "2", "--levels", "fair", "--processes", "1")
    told = reported(*wanted, "--quick", "2", "--kin", "2", "--out", str(tmp_path))
    assert told["whole"]
    assert [row["upper"] for row in told["rows"]] == ["fair"]
    results = [json.loads(line) for line in (tmp_path / "mil-kin-fair.jsonl").open()]
    seated = sorted(tuple(result["seats"]) for result in results)
    others = ("grimbert", "chanticleer", "espinard")
    assert seated == sorted(pair for one in others for pair in ((one, "fair"), ("fair", one)))
    assert {path.name for path in tmp_path.glob("*-kin-*")} == {
        "mil-kin-gentle.jsonl",
        "mil-kin-fair.jsonl",
    }


@pytest.mark.parametrize(
    "arguments",
    [("strength", "--bot", "deep"), ("strength", "--seats", "9"), ("ladder", "--levels", "gentle")],
)
def test_wrong_arguments_get_a_sentence(arguments: tuple[str, ...]) -> None:
    result = bench(*arguments)
    assert result.returncode == 2
    assert result.stderr.strip().endswith(".")
    assert "Traceback" not in result.stderr


def test_help_teaches() -> None:
    result = bench("--help")
    assert result.returncode == 0
    assert "examples:" in result.stdout


def test_wilson_interval() -> None:
    sys.path.insert(0, str(ROOT))
    try:
        from bench.strength import wilson
    finally:
        sys.path.pop(0)
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)


def test_demesne_bench_reports_the_engine_as_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_bench("village", 1, "2,3", json_output=True) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report["seats"]) == {"2", "3"}
    assert set(report["seats"]["2"]) == FIGURES
    assert run_bench("village", 1, "2", json_output=False) == 0
    assert "decisions/s" in capsys.readouterr().out


@pytest.mark.parametrize("seats", ["", "two", "9", "2;3"])
def test_wrong_seats_get_a_sentence(seats: str) -> None:
    with pytest.raises(SetupError):
        read_seats(game("village"), seats)


def test_no_games_get_a_sentence() -> None:
    with pytest.raises(SetupError, match="At least one game"):
        run_bench("village", 0, "all", json_output=True)


def test_a_state_is_a_small_json() -> None:
    assert measure(game("village"), 4, 1, rounds=1)["json_bytes"] <= 8_192


def test_search_reports_rates_and_where_the_time_goes() -> None:
    quick = ("--no-peers", "--rounds", "1", "--seconds", "0.01", "--game", "mil")
    report = reported("search", *quick)
    figures = report["engines"]["mil"]
    for rate in ("turns", "rollouts", "full_rollouts", "decisions"):
        assert figures[f"{rate}_per_second"] > 0
    shares = [figures[name] for name in figures if name.startswith("share_")]
    assert sum(shares) == pytest.approx(1, abs=0.01)
    result = bench("search", *quick)
    assert "roll-outs/s" in result.stdout, result.stderr
