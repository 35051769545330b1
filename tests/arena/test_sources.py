"""Points are put down to what they were for, and none is lost or counted twice."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

import demesne
from arena.test_ratings import results
from demesne import bots
from demesne.arena import sources, statistics
from demesne.core.match import Match
from demesne.i18n import LANGUAGES, Words

TABLE = tomllib.loads(Path(sources.__file__).with_suffix(".toml").read_text("utf-8"))


@pytest.mark.parametrize("name", demesne.game_names())
def test_sources_together_are_the_score_and_have_words(name: str) -> None:
    game = demesne.game(name)
    options = {"mode": "advanced"} if name == "feudum" else {}
    match = Match(game, 3, seed=5, options=options)
    bots.finish(match, [bots.make("gentle", game, s, random.Random(s)) for s in range(3)])
    told = sources.earned(match)
    scores = {standing.seat: standing.score for standing in match.standings()}
    assert [sum(own.values()) for own in told] == [scores[seat] for seat in range(3)]
    line = TABLE.get(name, {}).get("line")
    assert not any(own.get(line) for own in told), "every point of the line is told of"
    assert len({source for own in told for source in own}) >= 6
    for lang in LANGUAGES:
        words = Words(lang, game, strict=True)
        assert all(sources.named(source, words.tr) for own in told for source in own)


def test_the_events_are_the_games_own() -> None:
    for name, table in TABLE.items():
        game = demesne.game(name)
        for event in (*table["events"], *table["lost"]):
            assert {"seat", "points"} <= {*game.MESSAGES[event]}, event


def test_older_results_are_counted_by_the_score_sheet() -> None:
    old, new = results(6), results(6)
    for game in new:
        game["sources"] = [{"cause-land": 3, "gold": 4} for _ in game["parts"]]
    assert [*statistics.sources(new)] == ["cause-land", "gold"]
    assert [*statistics.sources(old)] == [*statistics.sources(old + new)] == ["track", "gold"]
