"""Market day (rulebook p. 6). Customers by number: see the table in test_p01_components."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.position import asked, changes, family, menu, plain, play, position, turn_passes

TAKEN: dict[str, Any] = {"market orange": (2, 1), "0 orange": (0, 1)}
SPACES = {"market": "orange orange", "crafts": "pink"}


def test_p06_t17_a_market_day_of_four() -> None:
    before = position(
        family(cubes="green", goods="scroll wagon"),
        family(cubes="green", goods="horse"),
        family(),
        family(),
        spaces=SPACES,
        stalls=[1, 2, 3, 4, 5],
        queue=[6, 7, 8, 9, 10],
    )
    opened = play(before, "market/orange")
    assert menu(opened) == ["customer/1", "customer/2", "pass"]
    after = play(opened, "customer/1")  # free
    after = play(after, "customer/3", "coins/0", "pass", "pass")
    after = play(after, "customer/2", "coins/0", "pass", "pass")
    assert asked(after) == "-1 DrawCustomer"
    after = play(after, "customer/24", "customer/11", "customer/15")
    assert changes(before, after) == {
        **TAKEN,
        "0 scroll": (1, 0),
        "0 wagon": (1, 0),
        "0 green": (1, 0),
        "0 life": (0, 1),
        "0 customers": ([], [1, 2]),
        "1 horse": (1, 0),
        "1 green": (1, 0),
        "1 life": (0, 1),
        "1 customers": ([], [3]),
        "supply green": (16, 18),
        "stalls": ([1, 2, 3, 4, 5], [4, 5, 6, 7, 8]),
        "queue": ([6, 7, 8, 9, 10], [9, 10, 24, 11, 15]),
        "pile": (list(range(11, 25)), [12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23]),
        **turn_passes(0, 1),
    }


def test_p06_t18_nobody_can_serve_anybody() -> None:
    before = position(family(), family(), family(), spaces=SPACES)
    opened = play(before, "market/orange")
    assert menu(opened) == ["pass"]
    after = play(opened, "pass", "pass", "pass")
    assert changes(before, after) == {**TAKEN, **turn_passes(0, 1)}


def test_p06_goods_and_grain_go_to_the_supply() -> None:
    before = position(
        family(grain=4, goods="scroll scroll"), family(), spaces=SPACES, stalls=[6, 2, 3]
    )
    after = play(before, "market/orange", "customer/6", "pass", "pass", "customer/24")
    assert changes(before, after) == {
        **TAKEN,
        "0 scroll": (2, 1),
        "0 grain": (4, 2),
        "0 customers": ([], [6]),
        "stalls": ([6, 2, 3], [2, 3, 1]),
        "queue": ([1, 4, 5, 7, 8], [4, 5, 7, 8, 24]),
        "pile": ([*range(9, 25)], [*range(9, 24)]),
        **turn_passes(0, 1),
    }


def test_p06_the_queue_cannot_be_served() -> None:
    before = position(
        family(goods="scroll horse wagon"), family(), spaces=SPACES, stalls=[4], queue=[1, 2, 3]
    )
    assert menu(play(before, "market/orange")) == ["pass"]


def test_p06_a_customer_is_served_in_full_or_not() -> None:
    stalls = [6, 16, 22]
    for goods, grain in (("scroll", 1), ("horse", 5), ("ox", 0)):
        state = position(family(goods=goods, grain=grain), family(), spaces=SPACES, stalls=stalls)
        assert menu(play(state, "market/orange")) == ["pass"]


def test_p06_only_the_openers_first_sale_is_free() -> None:
    """A green cube and time for every other sale: without green or coin it is over."""
    before = position(
        family(goods="scroll wagon"),
        family(goods="horse"),
        spaces=SPACES,
        stalls=[1, 2, 3],
    )
    state = play(before, "market/orange", "customer/1")
    assert (asked(state), menu(state)) == ("1 ServeCustomer", ["pass"])
    state = play(state, "pass")
    assert (asked(state), menu(state)) == ("0 ServeCustomer", ["pass"])


def test_p06_the_green_cube_may_be_a_coin() -> None:
    before = position(family(), family(coins=1, goods="horse"), spaces=SPACES, stalls=[1, 2, 3])
    sold = play(before, "market/orange", "pass", "customer/3")
    assert menu(sold) == ["coins/1"]
    after = play(sold, "coins/1", "pass")
    assert changes(before, play(after, "customer/9")) == {
        **TAKEN,
        "1 horse": (1, 0),
        "1 coins": (1, 0),
        "1 life": (0, 1),
        "1 customers": ([], [3]),
        "stalls": ([1, 2, 3], [1, 2, 4]),
        "queue": ([4, 5, 6, 7, 8], [5, 6, 7, 8, 9]),
        "pile": ([*range(9, 25)], [*range(10, 25)]),
        **turn_passes(0, 1),
    }


def test_p06_who_passes_is_out_for_the_day() -> None:
    seat = family(cubes="green green green", goods="scroll scroll scroll")
    before = position(seat, seat, seat, spaces=SPACES, stalls=[1, 6, 15, 16])
    state = play(before, "market/orange", "customer/1", "pass", "pass", "pass")
    assert asked(state) == "-1 DrawCustomer"


def test_p06_r09_the_opener_who_passes_first_loses_the_free_sale() -> None:
    before = position(
        family(cubes="green", goods="scroll"),
        family(cubes="green", goods="wagon horse"),
        spaces=SPACES,
        stalls=[1, 2, 3],
    )
    state = play(before, "market/orange", "pass")
    assert asked(state) == "1 ServeCustomer"
    state = play(state, "customer/2")
    # The rival still pays, and the opener is not asked again.
    assert (asked(state), menu(state)) == ("1 PayCubes", ["coins/0"])
    state = play(state, "coins/0")
    assert (asked(state), menu(state)) == ("1 ServeCustomer", ["pass"])
    after = play(state, "pass", "customer/20")
    assert changes(before, after) == {
        **TAKEN,
        "1 wagon": (1, 0),
        "1 green": (1, 0),
        "supply green": (16, 17),
        "1 life": (0, 1),
        "1 customers": ([], [2]),
        "stalls": ([1, 2, 3], [1, 3, 4]),
        "queue": ([4, 5, 6, 7, 8], [5, 6, 7, 8, 20]),
        "pile": ([*range(9, 25)], [n for n in range(9, 25) if n != 20]),
        **turn_passes(0, 1),
    }


def test_p06_r10_the_last_one_goes_on_alone() -> None:
    before = position(
        family(cubes="green green", goods="scroll wagon horse"),
        family(),
        spaces=SPACES,
        stalls=[1, 2, 3],
    )
    state = play(before, "market/orange", "customer/1", "pass")
    state = play(state, "customer/2", "coins/0", "customer/3", "coins/0")
    # All stalls are empty: the day is over without anybody passing.
    after = play(state, "customer/22", "customer/23", "customer/24")
    assert changes(before, after) == {
        **TAKEN,
        "0 scroll": (1, 0),
        "0 wagon": (1, 0),
        "0 horse": (1, 0),
        "0 green": (2, 0),
        "supply green": (16, 18),
        "0 life": (0, 2),
        "0 customers": ([], [1, 2, 3]),
        "stalls": ([1, 2, 3], [4, 5, 6]),
        "queue": ([4, 5, 6, 7, 8], [7, 8, 22, 23, 24]),
        "pile": ([*range(9, 25)], [*range(9, 22)]),
        **turn_passes(0, 1),
    }


def test_p06_stalls_are_not_refilled_during_the_day() -> None:
    before = position(
        family(goods="scroll"), family(), spaces=SPACES, stalls=[1, 2, 3], queue=[11, 12, 13, 14, 5]
    )
    state = play(before, "market/orange", "customer/1")
    assert plain(state)["stalls"] == [2, 3]
    assert plain(state)["queue"] == [11, 12, 13, 14, 5]


@pytest.mark.parametrize("queue, pile", [([23, 24], []), ([23], [24]), ([], [])])
def test_p06_when_the_pile_is_empty_the_queue_runs_dry(queue: list[int], pile: list[int]) -> None:
    served = [n for n in range(2, 25) if n not in (*queue, *pile)]
    before = position(
        family(goods="scroll"),
        family(customers=served),
        spaces=SPACES,
        stalls=[1],
        queue=queue,
    )
    after = play(before, "market/orange", "customer/1", *(f"customer/{n}" for n in pile))
    assert plain(after)["stalls"] == queue + pile
    assert plain(after)["queue"] == []
    assert asked(after) == "1 TakeTurn"


def test_p06_r33_a_market_without_customers_asks_nobody() -> None:
    before = position(
        family(goods="scroll"),
        family(customers=range(1, 25)),
        spaces=SPACES,
        stalls=[],
        queue=[],
    )
    after = play(before, "market/orange")
    assert changes(before, after) == {**TAKEN, **turn_passes(0, 1)}


def test_p06_r34_the_first_sale_is_free_however_the_market_was_opened() -> None:
    rich = family(cubes="pink pink pink", goods="scroll")
    at_the_well = play(
        position(rich, family(), stalls=[1, 2, 3]), "well/pink", "coins/0", "market", "customer/1"
    )
    assert asked(at_the_well) == "1 ServeCustomer"
    assert plain(at_the_well)["0 life"] == 0


# -- time and death in a market day ----------------------------------------------------

AGED = family(life=9, cubes="green", goods="horse")


def test_p06_r11_time_spent_on_a_sale_kills_at_once() -> None:
    before = position(family(), AGED, spaces=SPACES, stalls=[1, 2, 3])
    state = play(before, "market/orange", "pass", "customer/3", "coins/0")
    assert (asked(state), menu(state)) == ("1 BuryMember", ["farm"])
    state = play(state, "farm")
    assert asked(state) == "1 ServeCustomer"
    assert plain(state)["1 at chronicle-farm"] == [1]
    after = play(state, "pass", "customer/9")
    assert changes(before, after) == {
        **TAKEN,
        "1 horse": (1, 0),
        "1 green": (1, 0),
        "supply green": (17, 18),
        "1 life": (9, 0),
        "1 customers": ([], [3]),
        "1 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "1 at chronicle-farm": ([], [1]),
        "free farm": (2, 1),
        "stalls": ([1, 2, 3], [1, 2, 4]),
        "queue": ([4, 5, 6, 7, 8], [5, 6, 7, 8, 9]),
        "pile": ([*range(9, 25)], [*range(10, 25)]),
        **turn_passes(0, 1),
    }


def test_p06_r11_the_death_of_the_plague_that_opened_the_market_waits() -> None:
    before = position(
        family(life=8),
        family(),
        spaces={"market": "plague", "crafts": "pink"},
        stalls=[1, 2, 3],
    )
    state = play(before, "market/plague")
    # The marker is over the bridge, yet the market goes first.
    assert asked(state) == "0 ServeCustomer"
    assert (plain(state)["0 life"], plain(state)["0 deaths_pending"]) == (0, 1)
    state = play(state, "pass", "pass")
    assert asked(state) == "0 BuryMember"
    assert changes(before, play(state, "farm")) == {
        "market plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (8, 0),
        "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "0 at chronicle-farm": ([], [1]),
        "free farm": (2, 1),
        **turn_passes(0, 1),
    }


def test_p06_r12_deaths_of_a_market_day_follow_the_sales() -> None:
    before = position(
        AGED,
        family(life=9, cubes="green", goods="scroll", people={"smithy": [1, 1, 1, 1]}),
        family(life=9, cubes="green", goods="wagon"),
        spaces=SPACES,
        stalls=[1, 2, 3, 8],
    )
    state = play(before, "market/orange", "pass", "customer/1", "coins/0")
    assert (asked(state), menu(state)) == ("1 BuryMember", ["smithy"])
    state = play(state, "smithy", "customer/2", "coins/0")
    assert (asked(state), menu(state)) == ("2 BuryMember", ["farm"])
    state = play(state, "farm", "pass", "pass", "customer/20", "customer/21")
    assert changes(before, state) == {
        **TAKEN,
        "1 scroll": (1, 0),
        "1 green": (1, 0),
        "1 life": (9, 0),
        "1 customers": ([], [1]),
        "1 at smithy": ([1, 1, 1, 1], [1, 1, 1]),
        "1 at chronicle-crafts": ([], [1]),
        "free crafts": (3, 2),
        "2 wagon": (1, 0),
        "2 green": (1, 0),
        "2 life": (9, 0),
        "2 customers": ([], [2]),
        "2 at farm": ([1, 1, 1, 1], [1, 1, 1]),
        "2 at chronicle-farm": ([], [1]),
        "free farm": (2, 1),
        "supply green": (15, 17),
        "stalls": ([1, 2, 3, 8], [3, 8, 4, 5]),
        "queue": ([4, 5, 6, 7, 9], [6, 7, 9, 20, 21]),
        "pile": ([*range(10, 25)], [n for n in range(10, 25) if n not in (20, 21)]),
        **turn_passes(0, 1),
    }
