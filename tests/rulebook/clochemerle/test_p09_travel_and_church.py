"""Travel and churches (rulebook p. 9)."""

from __future__ import annotations

import pytest

from demesne.core.message import Message
from rulebook.clochemerle.position import (
    asked,
    bits,
    changes,
    play,
    position,
    question,
    refs,
    shown,
    village,
    why_not,
)

# Card 1 to 4 are A, 5 to 8 B, 9 to 12 C, 13 to 16 D (16 the chapel), 17 to 19 E.
A, B_BEER, C, D, CHAPEL = 1, 7, 9, 13, 16


def test_p09_v06_the_toll_of_the_card_before_is_paid_too() -> None:
    """The rulebook's example: C for a wagon or two beers, and one beer for the B."""
    own = village(travel=(A, B_BEER), goods="wagon beer")
    before = position(own, village(), value=7)
    after = play(before, "buy/travel")
    assert question(after) == "TurnTravelCard"
    assert changes(before, play(after, "travel/10")) == {
        "0 time": (0, 2),
        "0 wagon": (1, 0),
        "0 beer": (1, 0),
        "0 travel": (bits((A, B_BEER)), bits((A, B_BEER, 10))),
        "2 travel_piles": (bits((9, 10, 11, 12)), bits((9, 11, 12))),
    }


def test_p09_v06_or_three_beers_but_not_two() -> None:
    enough = position(village(travel=(A, B_BEER), goods="beer beer beer"), village(), value=7)
    assert play(enough, "buy/travel").to_dict()["goods"][1] == 0
    short = position(village(travel=(A, B_BEER), goods="beer beer"), village(), value=7)
    assert why_not(short, "buy/travel") == Message(
        "why-cannot-pay-either",
        (("time", 2), ("beer", 1), ("wagon", 1)),
        (("time", 2), ("beer", 3)),
    )


def test_p09_where_both_ways_can_be_paid_one_chooses() -> None:
    state = position(village(goods="horse beer"), village(), value=7)
    state = play(state, "buy/travel")
    assert question(state) == "ChooseWay"
    assert refs(state) == ["way/1", "way/2"]
    assert play(state, "way/1").to_dict()["goods"][:5] == [0, 1, 0, 0, 0]
    assert play(state, "way/2").to_dict()["goods"][:5] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    "travel, goods, pile",
    [
        ((), "horse", (1, 2, 3, 4)),
        ((1,), "horse", (5, 6, 7, 8)),
        ((1, 5), "wagon", (9, 10, 11, 12)),
        ((1, 5, 9), "wagon horse", (13, 14, 15, 16)),
        ((1, 5, 9, 13), "wagon wagon", (17, 18, 19)),
    ],
)
def test_p09_letter_by_letter(travel: tuple[int, ...], goods: str, pile: tuple[int, ...]) -> None:
    state = play(position(village(travel=travel, goods=goods), village(), value=7), "buy/travel")
    assert refs(state) == [f"travel/{card}" for card in pile]


@pytest.mark.parametrize(
    "card, coins, goods, time",
    [(2, 1, "horse", 2), (3, 0, "horse", 3), (4, 0, "horse beer", 2)],
)
def test_p09_a_toll_is_a_coin_time_or_a_beer(card: int, coins: int, goods: str, time: int) -> None:
    before = position(village(travel=(card,), coins=coins, goods=goods), village(), value=7)
    after = play(before, "buy/travel").to_dict()
    assert after["coins"][0] == 0
    assert after["time"][0] == time
    assert sum(after["goods"]) == 0


def test_p09_a_toll_is_due_only_for_going_on() -> None:
    """And it must be paid: without the coin there is no next stage."""
    state = position(village(travel=(2,), goods="horse"), village(), value=7)
    assert "buy/travel" not in refs(state)


def test_p09_r23_the_chapel_ends_the_journey() -> None:
    own = village(travel=(A, 5, C, CHAPEL), goods="wagon wagon")
    assert "buy/travel" not in shown(position(own, village(), value=7))
    own = village(travel=(A, 5, C, D), goods="wagon wagon")
    assert "buy/travel" in refs(position(own, village(), value=7))
    own = village(travel=(A, 5, C, D, 17), goods="wagon wagon")
    assert "buy/travel" not in shown(position(own, village(), value=7))


def test_p12_an_empty_pile_cannot_be_travelled_to() -> None:
    state = position(
        village(goods="horse"),
        village(travel=(1,)),
        village(travel=(2,)),
        village(travel=(3,)),
        value=7,
    )
    assert refs(play(state, "buy/travel")) == ["travel/4"]


def test_p09_travel_needs_the_traveller() -> None:
    state = position(village(goods="horse", dead="traveller"), village(), value=7)
    assert why_not(state, "buy/travel") == Message("why-needs", 2)


# --- the pilgrims' refuge -------------------------------------------------------------------------


def test_p09_r22_the_refuge_exchanges_a_card_once_and_keeps_the_next() -> None:
    before = position(village(goods="horse", church="refuge"), village(), value=7)
    state = play(before, "buy/travel", "travel/1")
    assert question(state) == "KeepTravelCard"
    assert refs(state) == ["keep", "exchange"]
    kept = play(state, "keep")
    assert kept.to_dict()["travel"][0] == bits((1,))
    state = play(state, "exchange")
    # It lies under its pile, and is not what comes next.
    assert refs(state) == ["travel/2", "travel/3", "travel/4"]
    after = play(state, "travel/3")
    assert changes(before, after) == {
        "0 time": (0, 2),
        "0 horse": (1, 0),
        "0 travel": (0, bits((3,))),
        "0 travel_piles": (bits((1, 2, 3, 4)), bits((1, 2, 4))),
    }
    assert asked(after).seat == 1


def test_p09_r22_with_one_card_left_there_is_nothing_to_exchange() -> None:
    others = [village(travel=(card,)) for card in (1, 2, 3)]
    state = position(village(goods="horse", church="refuge"), *others, value=7)
    state = play(state, "buy/travel", "travel/4")
    assert asked(state).seat == 1


def test_p09_without_an_abbot_the_refuge_does_nothing() -> None:
    own = village(goods="horse", church="refuge", dead="abbot")
    state = play(position(own, village(), value=7), "buy/travel", "travel/1")
    assert asked(state).seat == 1


# --- churches -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, time", [("sanatorium", 3), ("cloister", 4), ("diocese", 4), ("refuge", 3)]
)
def test_p09_a_church_is_added_for_its_time(name: str, time: int) -> None:
    before = position(village(), village(), value=11)
    after = play(before, f"buy/{name}")
    number = ["sanatorium", "cloister", "diocese", "refuge"].index(name)
    assert changes(before, after) == {"0 time": (0, time), "0 church": (-1, number)}


def test_p09_one_church_a_village_and_each_only_once() -> None:
    state = position(village(church="refuge"), village(church="cloister"), value=11)
    assert "buy/cloister" not in shown(state)
    assert why_not(state, "buy/diocese") == Message("why-has-church", 3)
    state = position(village(dead="abbot"), village(), value=11)
    assert why_not(state, "buy/cloister") == Message("why-needs", 0)


def test_p09_r04_a_church_has_no_white_banner() -> None:
    for value in range(2, 13):
        state = position(village(church="refuge", monks=(1,)), village(), value=value)
        assert [ref for ref in shown(state) if ref.startswith("run/")] == [
            f"run/{name}"
            for name in ("personal", "school")
            if value in {"personal": (5, 8), "school": (3, 11)}[name]
        ]
