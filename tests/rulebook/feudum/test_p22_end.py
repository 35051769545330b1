"""The end of the game and the last count (rulebook pp. 22, 24)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from demesne.games.feudum.endgame import sets_of_three
from rulebook.feudum.position import (
    GAME,
    WRITS,
    Family,
    act,
    asked,
    family,
    parts,
    play,
    position,
    question,
    refs,
    told,
    windows,
)


def over(*families: Family, **table: Any) -> State:
    """The last count has been made; with nothing to be played any more."""
    state = position(*families, epoch=5, agenda=[["FinalScoring"]], **table)
    assert state.advance() is None
    return state


def test_after_the_round_in_which_epoch_five_dawned_the_game_is_over() -> None:
    state = position(
        family(), family(), epoch=5, stacks=[5, 4, 4, 4, 4, 4], agenda=[["EndOfRound"]]
    )
    assert state.advance() is None
    state = position(family(), family(), epoch=4, stacks=[4] * 6, agenda=[["EndOfRound"]])
    assert state.advance() is not None


def test_the_last_epoch_is_scored_before_the_last_count() -> None:
    state = position(
        family(rules="sea-1"),
        family(),
        epoch=4,
        stacks=[5, 4, 4, 4, 4, 4],
        agenda=[["EndOfRound"], ["CheckEpoch"]],
    )
    assert state.advance() is None
    assert parts(state, 0) == {"track": 1, "voyage": 0, "empire": 1, "shillings": 0, "charters": 0}


# --- once more ----------------------------------------------------------------------------------


def test_r42_a_last_mandate_or_tile_in_turn_order() -> None:
    state = position(
        family(tiles="butt"),
        family(writs="small-trade", goods="food"),
        family(),
        epoch=5,
        first=1,
        agenda=[["EndOfRound"]],
    )
    assert (question(state), asked(state).seat) == ("LastActs", 1)
    assert refs(state) == ["done", "free/mandate"]
    assert windows(state, 1) == []
    assert windows(state, 0) == ["ExchangeTile"]
    state = play(state, "free/mandate", "small-trade/food")
    # Nothing is left for it; nobody without a writ or a tile is asked.
    assert (question(state), asked(state).seat) == ("LastActs", 0)
    assert refs(state) == ["done", "free/tile"]
    state = play(state, "free/tile", "butt/barrel")
    assert state.advance() is None
    assert state.to_dict()["barrel"] == [1, 0, 0]
    assert parts(state, 1)["shillings"] == 1


def test_r42_a_charter_alone_is_asked_too_so_that_nobody_learns_anything() -> None:
    state = position(family(writs="east"), family(), epoch=5, agenda=[["EndOfRound"]])
    assert (question(state), refs(state)) == ("LastActs", ["done"])
    assert asked(state).PRIVATE


def test_r42_the_tile_that_makes_the_second_sulfur_for_the_cellar() -> None:
    own = family(writs="cellar", seals=1, tiles="orchard", barrel=1)
    state = position(own, family(), epoch=5, agenda=[["EndOfRound"]])
    state = play(state, "free/tile", "orchard/barrel", "done")
    assert parts(state, 0)["charters"] == 5


def test_r42_another_may_act_while_one_is_asked() -> None:
    state = position(family(writs="east"), family(tiles="butt"), epoch=5, agenda=[["EndOfRound"]])
    state = act(state, 1, "ExchangeTile", "butt/barrel")
    assert (question(state), asked(state).seat) == ("LastActs", 0)
    assert play(state, "done").advance() is None


# --- voyage -------------------------------------------------------------------------------------


def test_v38_who_is_farthest_in_a_section_gets_the_higher_value() -> None:
    state = over(family(voyage=4), family(voyage=3), family(voyage=4))
    assert [parts(state, seat)["voyage"] for seat in range(3)] == [9, 7, 9]


@pytest.mark.parametrize("space, low, high", [
    (1, 3, 5), (2, 3, 5), (3, 7, 9), (4, 7, 9), (5, 11, 13), (6, 11, 13), (7, 17, 17),
])  # fmt: skip
def test_the_values_of_the_voyage(space: int, low: int, high: int) -> None:
    assert parts(over(family(voyage=space), family()), 0)["voyage"] == high
    # Whoever is in another section does not matter; in the same one the first space is behind.
    if space % 2 and space < 7:
        state = over(family(voyage=space), family(voyage=space + 1))
        assert [parts(state, seat)["voyage"] for seat in (0, 1)] == [low, high]
        state = over(family(voyage=space), family(voyage=7))
        assert parts(state, 0)["voyage"] == high


def test_who_leads_a_section_does_not_mind_who_is_in_the_next() -> None:
    state = over(family(voyage=2), family(voyage=3), family(voyage=6), family(voyage=7))
    assert [parts(state, seat)["voyage"] for seat in range(4)] == [5, 9, 13, 17]


def test_who_stayed_at_home_has_nothing() -> None:
    assert parts(over(family(), family(voyage=1)), 0)["voyage"] == 0


# --- empires ------------------------------------------------------------------------------------


def empire(discs: list[str]) -> int:
    places = ["sea-1", "sea-2", "sea-3", "island-4", "island-5", "island-6", "island-7", "forest-8"]
    used = places[: len(discs)]
    state = over(
        family(rules=" ".join(used), markers=0),
        family(),
        discs=dict(zip(used, discs, strict=True)),
        chairs={guild: [] for guild in ("farmer", "merchant", "knight", "noble", "monk")},
    )
    return parts(state, 0)["empire"]


def test_places_are_worth_one_and_feudums_three() -> None:
    assert empire(["outpost"]) == empire(["farm"]) == empire(["town"]) == 1
    assert empire(["feudum-monk"]) == 3
    assert empire(["outpost", "farm", "town"]) == 3


def test_three_alike_are_worth_three_more_and_a_feudum_stands_for_any() -> None:
    assert empire(["farm", "farm", "farm"]) == 3 + 3
    assert empire(["farm", "farm", "feudum-monk"]) == 2 + 3 + 3
    assert empire(["farm", "feudum-noble", "feudum-monk"]) == 1 + 6 + 3
    assert empire(["feudum-monk", "feudum-noble", "feudum-monk"]) == 9 + 3
    # A feudum stands for one kind only, once.
    assert empire(["farm", "farm", "town", "town", "feudum-monk"]) == 4 + 3 + 3


def test_r43_the_best_grouping_counts() -> None:
    def best(kinds: tuple[int, ...], feudums: int) -> int:
        most = 0
        for used in itertools.product(range(feudums + 1), repeat=3):
            if sum(used) <= feudums:
                sets = sum((k + u) // 3 for k, u in zip(kinds, used, strict=True))
                most = max(most, sets + (feudums - sum(used)) // 3)
        return most

    for kinds in itertools.product(range(6), repeat=3):
        for feudums in range(8):
            assert sets_of_three(list(kinds), feudums) == best(kinds, feudums), (kinds, feudums)


# --- shillings and charters ---------------------------------------------------------------------


@pytest.mark.parametrize("shillings, points", [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_shillings_are_a_point(shillings: int, points: int) -> None:
    assert parts(over(family(shillings=shillings), family()), 0)["shillings"] == points


def test_v40_an_eastern_charter_with_three_places_is_worth_seven() -> None:
    state = over(
        family(writs="east", seals=1, rules="badlands-17 mountain-21 mountain-22"), family()
    )
    assert parts(state, 0)["charters"] == 7


@pytest.mark.parametrize("writ, places, points", [
    ("east", "", 0),
    ("east", "mountain-21", 3),
    ("west", "sea-1 island-4", 5),
    ("north", "forest-8 forest-9 badlands-16 mountain-21", 9),
    ("south", "desert-11 desert-12 desert-13 desert-14 desert-15", 9),
    ("central", "forest-8 desert-11 sea-1", 5),
    ("isolated", "sea-3", 5),
    ("isolated", "sea-3 badlands-18", 11),
    ("isolated", "sea-3 badlands-18 badlands-20", 17),
])  # fmt: skip
def test_charters_of_the_kingdoms(writ: str, places: str, points: int) -> None:
    assert parts(over(family(writs=writ, seals=1, rules=places), family()), 0)["charters"] == points


@pytest.mark.parametrize("barrel, points", [(0, 0), (1, 0), (2, 5), (3, 7)])
def test_the_charter_of_the_cellar(barrel: int, points: int) -> None:
    state = over(family(writs="cellar", seals=1, barrel=barrel), family())
    assert parts(state, 0)["charters"] == points


def test_the_charter_of_the_beast() -> None:
    assert parts(over(family(writs="beast", seals=1), family()), 0)["charters"] == 0
    assert parts(over(family(writs="beast", seals=1, slain=1), family()), 0)["charters"] == 7


def test_a_charter_without_a_seal_is_worth_nothing_and_a_bead_is_no_seal() -> None:
    rules = "badlands-17 mountain-21 mountain-22"
    assert parts(over(family(writs="east", rules=rules), family()), 0)["charters"] == 0
    state = over(family(writs="east", beads="5 5", rules=rules), family())
    assert parts(state, 0)["charters"] == 0


def test_r43_the_seals_go_to_the_best_charters() -> None:
    own: dict[str, Any] = {
        "writs": "east west isolated",
        "rules": "badlands-18 sea-3 sea-1",
    }
    # East 3, west 3, isolated 11.
    assert [
        parts(over(family(seals=seals, **own), family()), 0)["charters"] for seals in range(4)
    ] == [0, 11, 14, 17]


def test_r26_a_seal_under_ones_own_marker_counts_at_the_end() -> None:
    state = over(family(writs="east west", rules="mountain-21+! sea-1"), family())
    assert parts(state, 0)["charters"] == 3
    state = over(family(writs="east", rules="mountain-21", serfs="sea-1!"), family(rules="sea-1"))
    assert parts(state, 0)["charters"] == 3
    # A rival's seal is his own.
    state = over(family(writs="east", rules="mountain-21 sea-1"), family(serfs="sea-1!"))
    assert parts(state, 0)["charters"] == 0
    state = over(family(writs="east", rules="mountain-21", serfs="sea-1"), family(rules="sea-1+!"))
    assert parts(state, 0)["charters"] == 0


def test_charters_are_nobodys_business_before_the_game_is_over() -> None:
    own = family(writs="east", seals=1, rules="mountain-21", hand="tax")
    state = position(own, family())
    assert parts(state, 0)["charters"] == 0
    assert GAME.view(state, 0)["seats"][0]["charters"] == {"east": 3}
    assert GAME.view(state, 1)["seats"][0]["charters"] is None


# --- who wins -----------------------------------------------------------------------------------


def test_most_points_win_a_tie_goes_to_the_fuller_barrel_or_is_shared() -> None:
    def places(*families: Family) -> list[int]:
        standings = {own.seat: own.place for own in GAME.standings(over(*families))}
        return [standings[seat] for seat in range(len(families))]

    assert places(family(points=3), family(points=4)) == [2, 1]
    assert places(family(points=4, barrel=1), family(points=4, barrel=2)) == [2, 1]
    assert places(family(points=4, barrel=2), family(points=4, barrel=2)) == [1, 1]


def test_the_last_count_is_told_and_the_charters_are_shown() -> None:
    state = position(
        family(writs="east bow", seals=1, rules="mountain-21", shillings=4, voyage=1, points=10),
        family(),
        epoch=5,
        agenda=[["FinalScoring"]],
    )
    heard = told(state)
    assert heard == [
        str(message)
        for message in (
            Message("final-voyage", 0, 5),
            Message("final-empire", 0, 1),
            Message("final-shillings", 0, 1),
            Message("final-charter", 0, WRITS.index("east"), 3),
            Message("final-score", 0, 20, 1),
            Message("final-score", 1, 0, 2),
        )
    ]
