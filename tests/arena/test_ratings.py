"""Ratings and shares say what the games say."""

from __future__ import annotations

import math
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from demesne.arena import published, statistics
from demesne.arena.plots import Painter
from demesne.arena.ratings import rate
from demesne.i18n import Words

TRUE = {"ace": 1700, "fair": 1500, "low": 1350}


def results(games: int) -> list[dict[str, Any]]:
    """Made-up games of two, won as often as true ratings say."""
    rng = random.Random(5)
    found: list[dict[str, Any]] = []
    for number in range(games):
        pair = list(combinations(TRUE, 2))[number % 3]
        seats = pair if number % 2 else pair[::-1]
        chance = 1 / (1 + 10 ** ((TRUE[seats[1]] - TRUE[seats[0]]) / 400))
        won = rng.random() < chance
        scores = [30, 20] if won else [20, 30]
        found.append(
            {
                "game": "mil",
                "version": "1",
                "rules": 1,
                "box": "b",
                "options": {},
                "code": "c",
                "seed": 1,
                "number": number,
                "deal": f"1/2/{number}",
                "seats": list(seats),
                "places": [1, 2] if won else [2, 1],
                "scores": scores,
                "parts": [{"track": score - 4, "gold": 4} for score in scores],
                "plies": 100 + number % 7,
                "seconds": [0.1, 0.2],
                "slowest": [0.01, 0.02],
                "choices": [10, 10],
                "at": 1_000_000 + number,
            }
        )
    return found


@pytest.fixture(scope="module")
def played() -> list[dict[str, Any]]:
    return results(900)


def test_ratings_find_the_true_strength(played: list[dict[str, Any]]) -> None:
    rated = rate(played, 30)
    assert [rating.bot for rating in rated] == ["ace", "fair", "low"]
    for rating in rated:
        assert rating.low <= rating.points <= rating.high
        assert abs(rating.points - TRUE[rating.bot]) < 80
        assert rating.is_anchor == (rating.bot == "fair")
        assert not rating.bound
    ace, fair, low = rated
    assert fair.low == fair.high == 1500
    assert ace.low > 1500 > low.high
    assert 20 < ace.high - ace.low < 250
    assert rate(played, 30) == rated


@pytest.mark.parametrize("seats", [2, 4])
def test_200_points_mean_the_same_at_tables_of_any_size(seats: int) -> None:
    """Alone at a table of another, as strong as Plackett and Luce say: 200 points are found."""
    rng = random.Random(seats)
    games = []
    for number in range(1_200):
        alone = number % seats
        names = ["ace" if seat == alone else "fair" for seat in range(seats)]
        true = {"ace": 1700, "fair": 1500}
        drawn = [
            true[name] * math.log(10) / 400 - math.log(-math.log(rng.random())) for name in names
        ]
        places = [1 + sum(other > own for other in drawn) for own in drawn]
        games.append({"deal": f"{number // seats}", "seats": names, "places": places})
    ace = next(rating for rating in rate(games, 40) if rating.bot == "ace")
    assert abs(ace.points - 1700) < 40, ace


def test_who_always_loses_has_a_bound_and_no_interval() -> None:
    lost = [
        result | {"places": [2, 1] if result["seats"][0] == "low" else [1, 2]}
        for result in results(120)
        if "low" in result["seats"]
    ]
    bounds = {rating.bot: rating.bound for rating in rate(lost, 10)}
    assert bounds["low"] == "most"
    assert bounds["ace"] == "least"


def test_wilson_is_as_in_the_books() -> None:
    # Newcombe 1998: 81 of 263 is 25.53 % to 36.62 %.
    share = statistics.wilson(81, 263)
    assert (round(share.low, 4), round(share.high, 4)) == (0.2553, 0.3662)
    assert statistics.wilson(0, 20).low == 0
    assert statistics.wilson(20, 20).high == 1


def test_a_shared_victory_is_shared() -> None:
    game = results(1)[0] | {"places": [1, 1]}
    assert statistics.victories(game) == [0.5, 0.5]


def test_seats_and_sources(played: list[dict[str, Any]]) -> None:
    shares = statistics.wins_by_seat(played)
    assert sum(share.share for share in shares) == pytest.approx(1)
    won, lost = statistics.sources(played, True), statistics.sources(played, False)
    assert {*won["track"]} == {26}
    assert {*lost["track"]} == {16}
    assert {*won["gold"], *lost["gold"]} == {4}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_plots_are_drawn_and_always_the_same(
    played: list[dict[str, Any]], tmp_path: Path, lang: str
) -> None:
    import demesne

    say = Words(lang, demesne.game("mil"), strict=True).tr
    rated = rate(played[:60], 10)
    for folder in ("one", "two"):
        painter = Painter(tmp_path / folder, say, ("svg",))
        painter.ratings(played, rated)
        painter.scores(played, rated)
        painter.seats(played)
        painter.lengths(played)
        painter.sources(
            [result | {"parts": [{"track": 20}, {"track": 9}]} for result in played[:9]]
        )
        assert len(painter.written) == 5
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def test_what_is_published_is_what_was_measured(
    played: list[dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(published, "FOLDER", tmp_path)
    assert published.published("mil") is None
    rated = rate(played, 10)
    published.publish([played], {2: rated}, tmp_path)
    told = published.published("mil")
    assert told is not None
    table = told["tables"]["2"]
    assert table["games"] == 900
    assert table["at"] == 1_000_899
    assert [own["bot"] for own in table["bots"]] == ["ace", "fair", "low"]
    for own, rating in zip(table["bots"], rated, strict=True):
        assert own["rating"] == round(rating.points)
        assert own["games"] == 600
        assert sum(own["scores"]["counts"]) == 600
        assert own["wins"][1] <= own["wins"][0] <= own["wins"][2]
    (first, *_) = table["pairs"]
    assert (first["bot"], first["against"], first["games"]) == ("ace", "fair", 300)
    assert sum(table["seats"][seat][0] for seat in (0, 1)) == pytest.approx(1, abs=1e-3)
    # A table of another number of seats joins it; other rules begin anew.
    lists = ("seats", "places", "scores", "seconds", "slowest", "choices")
    three = [game | {name: [*game[name], game[name][0]] for name in lists} for game in played]
    published.publish([three], {3: rated}, tmp_path)
    assert {*published.published("mil")["tables"]} == {"2", "3"}  # type: ignore[index]
    newer = [game | {"rules": 2} for game in played]
    published.publish([newer], {2: rated}, tmp_path)
    assert {*published.published("mil")["tables"]} == {"2"}  # type: ignore[index]
