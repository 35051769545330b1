"""The Market and War (rulebook p. 7)."""

from __future__ import annotations

from rulebook.mil.position import (
    A1,
    NO_LINE,
    A,
    asked,
    changes,
    family,
    knight,
    menu,
    offer,
    plain,
    play,
    position,
    why_not,
)

MARKET = [["VisitMarket", 0, A]]
WAR = [["VisitWar", 0, A]]
BID = "food fabric metal"


def test_p07_vector_23_two_food_and_two_metal() -> None:
    before = position(family(stock="2 food 2 metal gold"), family(), agenda=MARKET)
    state = play(before, "trade", "rate/1", "rate/6")
    assert changes(before, state) == {
        "0 food": (2, 0),
        "0 metal": (2, 0),
        "0 fabric": (0, 1),
        "0 gold": (1, 2),
    }
    # Four cubes are given: no more, though there is gold.
    assert menu(state) == ["done"]
    assert why_not(state, "rate/14") == "why-trade-limit"


def test_p07_what_came_in_is_not_given_again() -> None:
    state = play(position(family(stock="2 food"), family(), agenda=MARKET), "trade", "rate/1")
    assert plain(state)["0 fabric"] == 1
    assert why_not(state, "rate/3") == "why-short-for-trade"


def test_p07_influence_is_not_traded_and_nothing_needs_something() -> None:
    state = position(family(stock="9 influence"), family(), agenda=MARKET)
    assert why_not(state, "trade") == "why-nothing-to-trade"
    assert menu(state) == ["nothing"]


def test_p07_vector_24_example_a_castle() -> None:
    before = position(
        family(knight(1), stock=f"{BID} gold"),
        family(knight(1), stock=f"{BID} food"),
        family(knight(1), stock=f"{BID} fabric"),
        agenda=MARKET,
    )
    state = play(before, "castle", "bid")
    assert asked(state) == "1 RaiseBid"
    state = play(state, "food", "bid")
    assert asked(state) == "2 RaiseBid"
    state = play(state, "fabric", "bid")
    assert asked(state) == "0 RaiseBid"
    state = play(state, "gold", "bid")
    assert asked(state) == "0 BuildCastle"
    after = play(state, "0a")
    assert changes(before, after) == {
        "0 food": (1, 0),
        "0 fabric": (1, 0),
        "0 metal": (1, 0),
        "0 gold": (1, 0),
        "0 points": (0, 4),
        "0a castle": (0, 1),
    }
    assert asked(after) == "nothing"


def test_p07_an_opener_who_loses_may_trade() -> None:
    before = position(
        family(knight(1), stock=BID), family(knight(1), stock=f"{BID} gold"), agenda=MARKET
    )
    state = play(before, "castle", "bid", "gold", "bid", "1a")
    assert plain(state)["1 points"] == 4
    assert asked(state) == "0 Trade"
    assert plain(state)["0 food"] == 1


def test_p07_r23_bids_are_of_cubes_one_owns_and_never_influence() -> None:
    poor = position(family(knight(1), stock="food fabric"), family(), agenda=MARKET)
    assert why_not(poor, "castle") == "why-short-cubes"
    state = position(family(knight(1), stock=f"{BID} 5 influence"), family(), agenda=MARKET)
    state = play(state, "castle")
    assert menu(state) == ["bid"]
    assert why_not(state, "influence") == NO_LINE
    assert why_not(state, "pass") == NO_LINE
    assert why_not(state, "food") == "why-no-more-cubes"


def test_p07_r30_a_match_cannot_win_so_it_is_a_pass() -> None:
    state = position(
        family(knight(1), stock=f"{BID} food"),
        family(knight(1), stock=f"{BID} food"),
        agenda=MARKET,
    )
    # Equal cubes cannot better an opening with all of them: nobody is asked.
    assert asked(play(state, "castle", "food", "bid")) == "0 BuildCastle"
    raised = play(state, "castle", "bid")
    assert why_not(raised, "bid") == "why-bid-too-low"
    # Until it is made, a bid can be dropped.
    assert asked(play(raised, "food", "pass")) == "0 BuildCastle"


def test_p07_a_raise_contains_the_opening_bid() -> None:
    rich_in_gold = family(knight(1), stock="9 gold")
    state = position(family(knight(1), stock=BID), rich_in_gold, agenda=MARKET)
    assert asked(play(state, "castle", "bid")) == "0 BuildCastle"


def test_p07_nobody_bids_without_a_column() -> None:
    full = family(knight(1, castle=1), stock=f"{BID} 5 gold")
    state = position(family(knight(1), stock=BID), full, agenda=MARKET)
    assert asked(play(state, "castle", "bid")) == "0 BuildCastle"
    assert why_not(position(full, family(), agenda=MARKET), "castle") == "why-no-column"


def test_p07_r14_a_castle_may_stand_with_a_vassal() -> None:
    opener = family(knight(1, castle=1), stock=BID)
    vassal = family(knight(1, suzerain=0), knight(1))
    state = play(position(opener, vassal, agenda=MARKET), "castle", "bid")
    assert menu(state) == ["1a"]
    assert why_not(state, "1b") == NO_LINE
    after = play(state, "1a")
    assert (plain(after)["1a castle"], plain(after)["0 points"]) == (1, 4)


# -- free land -------------------------------------------------------------------------


def test_p07_vector_25_example_a_free_land_of_value_8() -> None:
    before = position(
        family(knight(2), stock="2 food influence"),
        family(),
        agenda=WAR,
        tops=("fishing", "cloth"),
        face_down="mine mine",
    )
    # 6 and the 2 of the fishing ground, or the second pile: both 8, so both need 3 cubes.
    state = play(before, "pile/1")
    assert menu(state) == ["influence/1"]
    state = play(state, "influence/1")
    assert asked(state) == "-1 RevealLand"
    after = play(state, "mine", "0a")
    assert changes(before, after) == {
        "0 food": (2, 0),
        "0 influence": (1, 0),
        "0 points": (0, 4),
        "0a lands": ("", "fishing"),
        "tops": ([1, 2], [3, 2]),
        "below": ([1, 1], [0, 1]),
        "face down mine": (2, 1),
    }
    two = position(
        family(knight(2), stock="2 food"), family(), agenda=WAR, tops=("fishing", "mine")
    )
    assert why_not(two, "pile/1") == why_not(two, "pile/2") == "why-too-strong"


def test_p07_r46_he_pays_what_it_takes_and_no_more() -> None:
    state = position(
        family(knight(2), stock="9 food 9 influence"), family(), agenda=WAR, tops=("mine",)
    )
    state = play(state, "pile/1")
    assert menu(state) == ["influence/0", "influence/1"]
    strong = position(family(knight(3), stock="9 food"), family(), agenda=WAR, tops=("mine",))
    assert asked(play(strong, "pile/1")) == "0 PlaceLand"
    assert why_not(state, "influence/2") == NO_LINE


def test_p07_r10_no_suzerain_helps_against_a_free_land() -> None:
    vassal = family(knight(1, suzerain=1), stock="")
    state = position(vassal, family(stock="9 food"), agenda=WAR, tops=("mine",))
    assert why_not(state, "pile/1") == "why-too-strong"


def test_p07_r15_a_land_on_a_vassal_scores_for_both() -> None:
    state = position(
        family(knight(9)), family(knight(1, suzerain=0), knight(1)), agenda=WAR, tops=("mine",)
    )
    state = play(state, "pile/1")
    assert menu(state) == ["0a", "1a", "discard"]
    flat = plain(play(state, "1a"))
    assert (flat["0 points"], flat["1 points"], flat["1a lands"]) == (4, 4, "mine")
    own = position(family(knight(9, suzerain=1)), family(), agenda=WAR, tops=("mine",))
    flat = plain(play(own, "pile/1", "0a"))
    assert (flat["0 points"], flat["1 points"]) == (4, 4)


def test_p07_r16_a_discarded_land_leaves_the_game() -> None:
    before = position(family(knight(9)), family(), agenda=WAR, tops=("mine",))
    after = play(before, "pile/1", "discard")
    assert changes(before, after) == {"out mine": (6, 7), "tops": ([3, -1], [-1, -1])}


def test_p07_an_empty_pile() -> None:
    assert why_not(position(family(), family(), agenda=WAR), "pile/2") == NO_LINE


# -- attacking -------------------------------------------------------------------------


def test_p07_vector_26_example_the_toll_of_a_damsel() -> None:
    before = position(
        family(knight(1), stock="influence"), family(knight(1, "cloth"), damsels=1), agenda=WAR
    )
    after = play(before, "attack/1a1")
    assert plain(after)["0 influence"] == 0
    assert asked(after) == "0 MakeOffer"


def test_p07_r27_an_attack_needs_the_toll() -> None:
    state = position(
        family(knight(9), stock="influence"), family(knight(1, "cloth"), damsels=2), agenda=WAR
    )
    assert why_not(state, "attack/1a1") == "why-short-toll"


def test_p07_r24_the_toll_is_gone_before_the_stakes() -> None:
    state = position(
        family(knight(9), stock="3 influence"), family(knight(1, "cloth"), damsels=2), agenda=WAR
    )
    state = play(state, "attack/1a1", "influence")
    assert why_not(state, "influence") == "why-no-more-cubes"
    assert why_not(state, "gold") == NO_LINE


def test_p07_no_attack_on_the_landless_or_the_archbishops_host() -> None:
    state = position(
        family(knight(9)), family(knight(1, "cloth"), knight(1)), agenda=WAR, archbishop=A1
    )
    assert why_not(state, "attack/1a1") == "why-archbishop"
    assert why_not(state, "attack/1b1") == NO_LINE


def test_p07_the_attacker_names_the_land() -> None:
    before = position(family(knight(9)), family(knight(0, "cloth mine/b")), agenda=WAR)
    state = play(before, "attack/1a2", *offer(""), *offer(""), "0a")
    assert (plain(state)["0a lands"], plain(state)["1a lands"]) == ("mine/b", "cloth")
