"""The report on balance: figures from games, the same whenever it is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from arena.test_ratings import results
from cli.conftest import run as run
from demesne import registry
from demesne.arena import pieces
from demesne.arena.results import read_results


def test_a_report_with_its_plots(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "balance.jsonl"
    command = ("balance", "mil", "--bot", "random", "--games", "6", "--seats", "2,3")
    told = run(*command, "--cores", "1", "--out", str(out), "--docs", str(tmp_path))
    assert told.code == 0, told.err
    text = (tmp_path / "balance-mil.md").read_text("utf-8")
    assert "12 games (6 of 2 seats, 6 of 3 seats) with the bot `random`" in text
    assert "demesne balance mil --bot random --games 6 --seats 2,3 --seed 1" in text
    for name in ("seats", "sources", "length"):
        assert f"](balance/mil-{name}.svg)" in text
        assert 2_000 < (tmp_path / "balance" / f"mil-{name}.svg").stat().st_size < 60_000
    # Every figure again from the file, and no game played for it.
    played = out.read_bytes()
    run(*command, "--out", str(out), "--docs", str(tmp_path))
    assert out.read_bytes() == played
    assert (tmp_path / "balance-mil.md").read_text("utf-8") == text
    # Each deal is played once: the same bot from another seat is the same game.
    games = read_results(out)
    assert len({game["deal"] for game in games}) == len(games)


def test_what_is_watched_is_asked_in_the_game() -> None:
    for name in registry.game_names():
        game = registry.game(name)
        tables = [key for key, table in game.box.tables.items() if table["source"] != "rulebook"]
        for table, watch in pieces.watched(name).items():
            assert table in tables, (name, table)
            assert watch["asks"] in [kind.__name__ for kind in game.DECISIONS], (name, watch)


def test_a_piece_that_wins_too_often_is_marked() -> None:
    games = []
    for number, game in enumerate(results(400)):
        winner = game["places"].index(1)
        own: list[dict[str, int]] = [{"piles:pile": 1}, {"piles:pile": 1}]
        own[winner]["trade:rate/1"] = 2
        if number == 0:
            own[0]["die:man"] = 1
        games.append(game | {"uses": own})
    found = {use.choice: use for use in pieces.uses(games)}
    assert found["rate/1"].verdict() == "strong"
    assert found["rate/1"].wins.share == 1
    assert found["rate/1"].seats == 0.5
    assert found["pile"].verdict() == ""
    assert found["man"].verdict() == "seldom"
