"""Nourishing the pawns (rulebook p. 20)."""

from __future__ import annotations

from typing import Any

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    Family,
    act,
    asked,
    changes,
    family,
    play,
    position,
    question,
    refs,
    spelled,
    told,
    why_not,
)

END: list[list[Any]] = [["EndOfRound"], ["Nourishment"]]


def hungry(*families: Family, **table: Any) -> State:
    return position(*families, agenda=END, **table)


def test_with_food_enough_and_no_wine_nothing_is_asked() -> None:
    before = hungry(
        family(pawns="monk@sea-1 monk@sea-2", goods="food food food"),
        family(pawns="noble@sea-1", goods="food"),
    )
    after = before.copy()
    after.advance()
    found = changes(before, after)
    assert found["0 goods/food"] == (3, 1)
    assert found["1 goods/food"] == (1, 0)
    assert found["bag/food"] == (41, 44)
    assert question(after) != "Nourish"


def test_monsters_eat_nothing_of_ours() -> None:
    before = hungry(family(goods="food"), family(), beasts={"behemoth": (0, "sea-1")})
    after = before.copy()
    after.advance()
    assert after.to_dict()["goods"][4] == 1


def test_a_pawn_that_drank_a_round_ago_is_satisfied_and_sober() -> None:
    before = hungry(family(pawns="monk@sea-1* noble@sea-2", goods="food"), family())
    after = before.copy()
    after.advance()
    assert changes(before, after) == {
        "0 wine/pawn-1": (1, 0),
        "bag/sulfur": (25, 26),
        "0 goods/food": (1, 0),
        "bag/food": (44, 45),
        "first": (0, 1),
        "rounds": (1, 2),
    }


def test_food_or_wine_pawn_by_pawn() -> None:
    state = hungry(family(pawns="monk@sea-1 noble@sea-2", goods="food food", barrel=2), family())
    assert refs(state) == ["food/pawn-1", "wine/pawn-1"]
    after = play(state, "wine/pawn-1", "food/pawn-2")
    data = spelled(after)
    assert data["wine"][:3] == [1, 0, 0]
    assert (data["goods"][4], data["barrel"][0]) == (1, 1)
    # Where it comes from is no matter where there is only one of them.
    both = spelled(play(state, "food/pawn-1", "food/pawn-2"))
    assert (both["goods"][4], both["barrel"][0], both["wine"][:2]) == (0, 2, [0, 0])


def test_only_wine_is_given_without_a_question() -> None:
    before = hungry(family(pawns="monk@sea-1 noble@sea-2", barrel=3), family())
    after = before.copy()
    after.advance()
    assert spelled(after)["wine"][:3] == [1, 1, 0]
    assert after.to_dict()["barrel"][0] == 1


def test_r39_whoever_can_feed_a_pawn_must() -> None:
    state = hungry(family(pawns="monk@sea-1 noble@sea-2", goods="food", barrel=1), family())
    assert why_not(state, "starve/pawn-1") == Message("why-enough-to-eat", 2, 2)
    state = hungry(family(pawns="monk@sea-1 noble@sea-2", goods="food"), family())
    assert refs(state) == ["food/pawn-1", "starve/pawn-1"]
    # Who let the first go hungry feeds the second.
    after = play(state, "starve/pawn-1")
    assert question(after) != "Nourish"
    assert after.to_dict()["pawn_places"][:3] == [-1, 1, -1]


def test_r39_which_pawn_goes_hungry_is_the_owners_choice() -> None:
    state = hungry(
        family(pawns="monk@sea-1 noble@sea-2 farmer@sea-3", goods="food", barrel=1), family()
    )
    kept = {}
    for hungry_one in (1, 2, 3):
        here = state
        while question(here) == "Nourish":
            lines = refs(here)
            starve = f"starve/pawn-{hungry_one}"
            here = play(here, starve if starve in lines else lines[0])
        kept[hungry_one] = [place != -1 for place in here.to_dict()["pawn_places"][:3]]
    assert kept == {1: [False, True, True], 2: [True, False, True], 3: [True, True, False]}


def test_a_pawn_without_anything_goes_home_its_vessel_stays_adrift() -> None:
    before = hungry(family(pawns="monk@sea-1/ship"), family(), stacks=[2] * 6)
    after = before.copy()
    after.advance()
    found = changes(before, after)
    assert found["0 pawn_places/pawn-1"] == (0, -1)
    assert found["0 pawn_crafts/pawn-1"] == (0, -1)
    assert found["adrift/sea-1/ship"] == (0, 1)
    # In the next round anybody may board it.
    assert "left_now/sea-1/ship" not in found


def test_after_all_have_eaten_the_guilds_stand_anew() -> None:
    before = hungry(
        family(pawns="monk@sea-1"), family(pawns="monk@sea-2", goods="food"), stacks=[2] * 6
    )
    after = before.copy()
    after.advance()
    found = changes(before, after)
    assert found["chairs/monk/master"] == (0, 1)
    assert found["chairs/monk/journeyman"] == (1, -1)
    assert found["0 markers"] == (5, 6)


def test_in_turn_order_from_the_first_player() -> None:
    own = family(pawns="monk@sea-1", goods="food", barrel=1)
    state = hungry(own, own, own, first=2)
    seats = []
    for _ in range(3):
        seats.append(asked(state).seat)
        state = play(state, "food/pawn-1")
    assert seats == [2, 0, 1]


def test_r39_with_a_tile_or_a_writ_one_is_asked_before_a_pawn_starves() -> None:
    state = hungry(family(pawns="monk@sea-1", tiles="butt"), family())
    assert refs(state) == ["starve/pawn-1"]
    fed = act(state, 0, "ExchangeTile", "butt/food")
    assert refs(fed) == ["food/pawn-1"]
    assert play(fed, "food/pawn-1").to_dict()["pawn_places"][0] == 0
    # The tile may also be wine; or be kept, and the pawn goes home.
    wine = act(state, 0, "ExchangeTile", "butt/barrel")
    assert refs(wine) == ["wine/pawn-1"]
    home = play(state, "starve/pawn-1")
    assert home.to_dict()["pawn_places"][0] == -1
    assert home.to_dict()["tiles"][1] == 1
    assert refs(hungry(family(pawns="monk@sea-1", writs="east"), family())) == ["starve/pawn-1"]


def test_what_is_told_names_pawn_and_cause() -> None:
    state = hungry(
        family(pawns="monk@sea-1 noble@sea-2 farmer@sea-3", goods="food", barrel=1), family()
    )
    heard = told(state, "food/pawn-1", "wine/pawn-2")
    assert str(Message("pawn-fed", 0, 5)) in heard
    assert str(Message("pawn-drinks", 0, 4)) in heard
    assert str(Message("pawn-starves", 0, 0, 2)) in heard


def test_a_drunk_pawn_stays_drunk_through_the_next_round() -> None:
    state = hungry(family(pawns="monk@sea-1", goods="food", barrel=1), family(), stacks=[2] * 6)
    state = play(state, "wine/pawn-1")
    assert spelled(state)["wine"][0] == 1
    assert state.to_dict()["rounds"] == 2
