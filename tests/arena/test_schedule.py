"""Nobody gets the better seat more often."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.arena.schedule import Fixture, rings, schedule

pools = st.integers(1, 7).map(lambda count: [f"bot{n}" for n in range(count)])


def by_seat(fixtures: list[Fixture]) -> Counter[tuple[str, int]]:
    return Counter((bot, seat) for fixture in fixtures for seat, bot in enumerate(fixture.bots))


@settings(deadline=None, max_examples=60)
@given(pools, st.integers(2, 5), st.integers(1, 150))
def test_every_bot_sits_in_every_seat_equally_often(
    bots: list[str], seats: int, games: int
) -> None:
    fixtures = schedule(bots, seats, games, seed=1)
    assert len(fixtures) >= games
    counted = by_seat(fixtures)
    assert {*counted} == {(bot, seat) for bot in bots for seat in range(seats)}
    assert len(set(counted.values())) == 1
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert all(fixture.seats == seats for fixture in fixtures)


@settings(deadline=None, max_examples=60)
@given(pools, st.integers(2, 5), st.integers(1, 150))
def test_a_deal_is_played_from_every_seat(bots: list[str], seats: int, games: int) -> None:
    deals: dict[str, list[tuple[str, ...]]] = {}
    for fixture in schedule(bots, seats, games, seed=1):
        deals.setdefault(fixture.deal, []).append(fixture.bots)
    for played in deals.values():
        first = played[0]
        # One bot in every seat would play the very same game again.
        turns = seats if len(bots) > 1 else 1
        assert played == [first[shift:] + first[:shift] for shift in range(turns)]


@settings(deadline=None, max_examples=60)
@given(pools, st.integers(2, 5), st.integers(1, 3))
def test_every_line_up_comes_equally_often(bots: list[str], seats: int, rounds: int) -> None:
    lineups = sum(map(len, rings(len(bots), seats)))
    fixtures = schedule(bots, seats, rounds * lineups * seats, seed=1)
    tables = Counter(tuple(sorted(fixture.bots)) for fixture in fixtures)
    assert len(tables) == lineups
    assert len(bots) == 1 or set(tables.values()) == {rounds * seats}
    if len(bots) >= seats:
        assert all(len(set(table)) == seats for table in tables)
    else:
        assert all(set(table) == set(bots) for table in tables)


@given(pools, st.integers(2, 4))
def test_a_longer_tournament_begins_like_a_shorter_one(bots: list[str], seats: int) -> None:
    short, long = (schedule(bots, seats, games, seed=3) for games in (20, 90))
    assert long[: len(short)] == short


def test_one_bot_at_a_table_of_another() -> None:
    fixtures = schedule(["a", "b"], 3, 30, seed=1, against="z")
    assert all(fixture.bots.count("z") == 2 for fixture in fixtures)
    counted = by_seat(fixtures)
    assert len({counted[bot, seat] for bot in "ab" for seat in range(3)}) == 1


def test_no_two_games_share_random_numbers() -> None:
    fixtures = schedule(["a", "b", "c"], 2, 60, seed=1)
    other = schedule(["a", "b", "c"], 2, 60, seed=2)
    seeds = [fixture.seat_seed(seat) for fixture in fixtures for seat in range(2)]
    assert len({*seeds}) == len(seeds)
    assert {fixture.deal for fixture in fixtures}.isdisjoint(fixture.deal for fixture in other)
