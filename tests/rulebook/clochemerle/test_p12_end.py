"""The end of the game and the score (rulebook p. 12)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demesne.core.state import State
from rulebook.clochemerle.position import (
    GAME,
    Village,
    asked,
    make,
    parts,
    play,
    position,
    scores,
    village,
)

ANTOINE = village(
    church="cloister",
    monks=(1, 4, 8),
    chamber="property",
    covered="travel served church",
    square=1,
    tile="personal",
    fields=1,
    travel=(2, 7),
    served=(2, 7, 3, 4, 16),
    hall=7,
    tree=3,
    coins=4,
)


def test_p12_v08_the_rulebooks_example_is_58() -> None:
    state = position(ANTOINE, village(), value=2)
    assert parts(state, 0) == {
        "church": 14,
        "council": 13,
        "fields": 1,
        "travel": 8,
        "customers": 14,
        "hall": 7,
        "labourers": 0,
        "hand": 1,
    }
    assert scores(state)[0] == 58


@pytest.mark.parametrize(
    "windows, points", [(0, 0), (1, 2), (2, 4), (3, 7), (4, 10), (5, 14), (6, 20)]
)
def test_p10_v09_windows(windows: int, points: int) -> None:
    own = village(church="sanatorium", monks=range(1, windows + 1))
    assert parts(position(own, village(), value=2), 0)["church"] == 4 + points


@pytest.mark.parametrize(
    "own, name, points",
    [
        (village(church="sanatorium"), "church", 4),
        (village(church="cloister"), "church", 4 + 2),
        (village(church="cloister", dead="abbot"), "church", 4 + 2),
        (village(church="diocese"), "church", 3),
        (village(church="refuge"), "church", 5),
        (village(chamber="monetary"), "council", 3),
        (village(chamber="guild", guild=3), "council", 3),
        (village(chamber="citizens"), "council", 0),
        (village(square=2, dead="councillor"), "council", 2),
        (village(fields=3), "fields", 3),
        (village(travel=(1, 5, 9, 16)), "travel", 2 + 4 + 5 + 8),
        (village(served=(33, 28)), "customers", 7 + 6),
        (village(labourers=2), "labourers", -10),
        (village(tree=9, coins=9, goods="wagon wagon"), "hall", 0),
        (village(hall=9), "hall", 9),
    ],
)
def test_p12_every_line_of_the_score_sheet(own: Village, name: str, points: int) -> None:
    assert parts(position(own, village(), value=2), 0)[name] == points


def test_p12_the_hand_is_worth_a_point_its_story_points_nothing() -> None:
    state = position(village(), village(), value=2, hand=1, hand_story=5)
    assert scores(state) == [0, 1]


@pytest.mark.parametrize(
    "own, stocks",
    [
        (village(coins=3), 3),
        (village(tree=3), 3),
        (village(goods="beer beer wagon"), 3),
        (village(fields=2, ploughs=(1, 2)), 2),
        (village(chamber="guild", guild=2), 2),
        # No resources, though they are markers.
        (village(square=2, tile="school"), 0),
        (village(chamber="property", covered="field travel"), 0),
        (village(school="left right"), 0),
    ],
)
def test_p12_r41_what_breaks_a_tie(own: Village, stocks: int) -> None:
    state = position(own, village(), value=2)
    assert next(s.ties for s in GAME.standings(state) if s.seat == 0) == {"stocks": stocks}


def test_p12_a_tie_is_broken_or_shared() -> None:
    rich = position(village(hall=1), village(hall=2, coins=1), village(hall=2), value=2)
    # Seat 0 has the hand.
    assert [(s.seat, s.place) for s in GAME.standings(rich)] == [(1, 1), (0, 2), (2, 2)]
    alike = position(village(hall=1), village(hall=2), village(hall=2), value=2)
    assert [s.place for s in GAME.standings(alike)] == [1, 1, 1]


def last_turn(seats: int, coffins: int) -> State:
    villages = [village() for _ in range(seats)]
    done = 3 if seats == 2 else seats - 1
    return position(
        *villages,
        agenda=[["TurnDone"], ["CheckDeath", seats - 1]],
        graves=[0] * coffins,
        turn=seats - 1,
        turns_done=done,
    )


@pytest.mark.parametrize("seats, coffins", [(2, 9), (3, 14), (4, 18)])
def test_p12_the_game_ends_with_a_round_of_so_many_coffins(seats: int, coffins: int) -> None:
    over = last_turn(seats, coffins)
    assert over.advance() is None
    going_on = last_turn(seats, coffins - 1)
    assert going_on.advance() is not None


def test_p12_v25_a_death_in_the_last_turn_of_a_round() -> None:
    state = position(
        *[village() for _ in range(3)],
        village(reaper=1),
        agenda=[["TurnDone"], ["CheckDeath", 3]],
        graves=[0] * 17,
        turn=3,
        turns_done=3,
    )
    assert play(state, "abbot", "rat/1").advance() is None


def test_p12_r32_the_round_is_played_to_its_end() -> None:
    state = position(
        village(reaper=1),
        village(),
        village(),
        agenda=[["TurnDone"], ["CheckDeath", 0]],
        graves=[0] * 15,
    )
    state = play(state, "abbot", "rat/1")
    assert asked(state).seat == 1


def test_p12_r34_no_game_goes_on_for_ever(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[guard]\nsource = "reconstructed"\nnote = "short"\nrounds = 3\n', "utf-8")
    table: dict[str, Any] = {"agenda": [["EndOfRound"]], "turns_done": 4}
    third = position(village(), village(), rounds=3, game=make(mine), **table)
    assert third.advance() is None
    second = position(village(), village(), rounds=2, game=make(mine), **table)
    assert second.advance() is not None
