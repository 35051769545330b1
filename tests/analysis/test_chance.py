"""Win chances: what they add up to, what they depend on, and that calibrating finds the truth."""

from __future__ import annotations

import math
import random

import pytest

import demesne
from demesne.analysis.calibrate import Quality, Seen, fit, play, seated
from demesne.analysis.chance import (
    UNCALIBRATED,
    chances,
    read_scale,
    scale,
    softmax,
    temperature,
)
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.sample import play_out


@pytest.fixture(params=demesne.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return demesne.game(request.param)


def test_chances_add_up_to_one_and_follow_the_evaluation(game: Game) -> None:
    state = Match(game, game.MAX_SEATS, seed=3).state
    play_out(state, random.Random(1), 60)
    found = chances(game, state)
    assert len(found) == game.MAX_SEATS
    assert sum(found) == pytest.approx(1)
    worths = [game.evaluate(state, seat) for seat in range(state.seats)]
    by_worth = sorted(range(state.seats), key=lambda seat: worths[seat])
    assert by_worth == sorted(range(state.seats), key=lambda seat: found[seat])


def test_when_the_game_is_over_the_winner_has_won(game: Game) -> None:
    state = Match(game, game.MIN_SEATS, seed=5).state
    play_out(state, random.Random(2), game.MAX_PLIES)
    assert state.advance() is None
    first = [standing.seat for standing in game.standings(state) if standing.place == 1]
    found = chances(game, state)
    assert [seat for seat, chance in enumerate(found) if chance] == sorted(first)
    assert sum(found) == pytest.approx(1)


def test_every_game_of_ours_is_calibrated_for_every_number_of_seats(game: Game) -> None:
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
        assert scale(game, seats) != UNCALIBRATED


def test_a_lead_means_more_the_later_it_is() -> None:
    assert [temperature([1, 5], [20, 10], stage) for stage in (0, 1, 3, 5, 9)] == [
        *(20, 20, 15, 10, 10)
    ]
    early, late = softmax([5, 0], 20)[0], softmax([5, 0], 10)[0]
    assert 0.5 < early < late < 1
    assert softmax([1e6, -1e6, 0], 0.5) == [1, 0, 0]


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"stages": [1], "points": []},
        {"stages": [2, 1], "points": [1, 1]},
        {"stages": [1, 2], "points": [3, 0]},
        {"stages": [1, 2], "points": [3]},
        {"stages": ["1"], "points": [3]},
    ],
)
def test_figures_that_make_no_sense_are_refused(table: dict[str, object]) -> None:
    with pytest.raises(SetupError, match=r"levels\.toml"):
        read_scale(table, "levels.toml of village, [chance]")


def made_up(count: int, seed: int, heat: float) -> list[Seen]:
    """Positions whose outcomes were drawn with a temperature that only we know."""
    rng = random.Random(seed)
    seen: list[Seen] = []
    for _ in range(count):
        worths = [rng.gauss(0, 15) for _ in range(3)]
        winner = rng.choices(range(3), softmax(worths, heat))[0]
        seen.append((rng.randint(1, 4), worths, [float(seat == winner) for seat in range(3)]))
    return seen


def test_fitting_finds_the_temperature_that_made_the_outcomes() -> None:
    stages, points = fit([[each] for each in made_up(3_000, 1, heat=8.0)])
    assert all(math.isclose(each, 8.0, rel_tol=0.2) for each in points), points
    games = [[each] for each in made_up(4_000, 2, heat=8.0)]
    judged = Quality(games, stages, points)
    assert judged.off < 0.02
    assert judged.brier < judged.fair
    assert judged.brier_in[0] < judged.brier < judged.brier_in[1] < judged.fair
    assert judged.better[0] > 0
    for count, _, won, low, high in judged.buckets:
        assert not count or low <= won <= high
    # Of the wrong temperature the judge says so.
    wrong = Quality(games, [1.0], [2.0])
    assert wrong.off > 0.05
    assert wrong.loss > judged.loss


def test_positions_of_one_game_are_one_witness() -> None:
    """A hundred positions of a game say no more than one: the interval is as wide."""
    seen = made_up(60, 4, heat=8.0)
    single, long = ([[each] * times for each in seen] for times in (1, 100))
    narrow, wide = (Quality(games, [1.0], [8.0]).brier_in for games in (long, single))
    assert narrow == pytest.approx(wide)


def test_fitted_and_judged_games_have_the_same_seats() -> None:
    """Else the strong one sits first in all games of one half, and its lead means more there."""
    tables = [seated(["fair", "strong"], 2, seed) for seed in range(8)]
    assert tables[::2] == tables[1::2]
    assert tables[0] != tables[2] != tables[4]


def test_games_to_calibrate_on_are_the_same_again() -> None:
    game = demesne.game("mil")
    first = play(game, 2, 7, ["random"])
    assert first == play(game, 2, 7, ["random"])
    assert len(first) > 20
    assert {tuple(outcome) for _, _, outcome in first} <= {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
