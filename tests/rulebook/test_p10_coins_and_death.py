"""Coins, and members who die (rulebook pp. 10-11)."""

from __future__ import annotations

from demesne.core.state import State
from rulebook.position import asked, asks, changes, family, menu, plain, play, position, turn_passes

PLAGUE = {"harvest": "plague", "family": "green"}

# -- coins -----------------------------------------------------------------------------


def test_p10_t05_cubes_coins_or_both() -> None:
    """The book's example: two green, one green and a coin, or two coins."""
    before = position(
        family(coins=2, cubes="green green"), family(), spaces={"council": "pink", "family": "pink"}
    )
    due = play(before, "council/pink", "rise/1", "generation/1", "cubes")
    assert menu(due) == ["coins/0", "coins/1", "coins/2"]
    for coins in (0, 1, 2):
        paid = play(due, f"coins/{coins}", "none")
        expected = {
            "council pink": (1, 0),
            "0 pink": (0, 1),
            "0 at farm": ([1, 1, 1, 1], [1, 1, 1]),
            "0 at council-1": ([], [1]),
            "0 life": (0, 1),
            **turn_passes(0, 1),
        }
        if coins:
            expected["0 coins"] = (2, 2 - coins)
        if coins < 2:
            expected["0 green"] = (2, coins)
            expected["supply green"] = (16, 18 - coins)
        assert changes(before, paid) == expected


def test_p10_coins_in_a_payment_of_two_colours() -> None:
    """A wagon for orange and pink with one coin: it can stand in for either, not for both."""
    state = position(family(coins=1, cubes="orange pink"), family())
    state = play(state, "crafts/green", "buy/wagon")
    assert menu(state) == ["coins/0", "coins/1"]
    assert menu(play(state, "coins/0")) == ["coins/0", "coins/1"]
    assert menu(play(state, "coins/1")) == ["coins/0"]
    # With no pink at all the coin is spoken for.
    short = play(position(family(coins=1, cubes="orange"), family()), "crafts/green", "buy/wagon")
    assert menu(short) == ["coins/0"]
    assert menu(play(short, "coins/0")) == ["coins/1"]


def test_p10_r01_a_coin_is_any_influence_but_never_plague() -> None:
    rich = family(coins=9)
    before = position(rich, family(), spaces=PLAGUE)
    # Plague is not bought off, and the well takes no plague.
    after = play(before, "harvest/plague", "skip")
    assert changes(before, after) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (0, 2),
        **turn_passes(0, 1),
    }
    assert asks(before).find("well/plague") is None
    # Coins alone pay for orange, pink, green and brown.
    coins_only = position(family(coins=3, goods="wagon"), family(), spaces={"crafts": "plague"})
    lines = menu(play(coins_only, "crafts/plague"))
    assert {"buy/wagon", "buy/scroll", "buy/plough"} <= set(lines)
    state = play(coins_only, "well/coins")
    rest = position(
        family(coins=2, goods="wagon"),
        family(),
        spaces={"travel": "plague", "council": "plague", "church": "plague"},
    )
    assert menu(play(rest, "travel/plague")) == ["skip", "village/a", "village/b"]
    assert menu(play(rest, "council/plague")) == ["skip", "rise/1"]
    assert menu(play(rest, "church/plague")) == ["skip", "cubes", "time"]
    assert plain(state)["0 coins"] == 0


def test_p10_r01_coins_are_no_goods_grain_or_time() -> None:
    rich = family(coins=9, people={"farm": [], "city-a": [1]})
    state = position(rich, family(), spaces={"crafts": "plague", "travel": "plague"})
    assert menu(play(state, "crafts/plague")) == ["skip", "buy/scroll", "buy/plough", "buy/wagon"]
    assert menu(play(state, "travel/plague")) == ["skip"]  # no wagon


# -- death -----------------------------------------------------------------------------


def test_p10_t08_the_smith_dies_of_his_own_plough() -> None:
    """The book's example: plague, training and work, one passing of the bridge, one death."""
    before = position(
        family(life=9, people={"farm": [1], "council-1": [1]}),
        family(),
        spaces={"crafts": "plague", "family": "green"},
    )
    state = play(before, "crafts/plague", "train/smithy", "generation/1", "plough")
    assert (asked(state), menu(state)) == ("0 BuryMember", ["smithy", "council-1"])
    after = play(state, "smithy")
    assert changes(before, after) == {
        "crafts plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 7),
        "0 plough": (0, 1),
        "0 at farm": ([1], []),
        "0 at chronicle-crafts": ([], [1]),
        "free crafts": (2, 1),
        **turn_passes(0, 1),
    }


def test_p10_r20_a_doomed_member_still_works() -> None:
    """The only worker makes the good that kills him."""
    before = position(
        family(life=8, people={"farm": [], "smithy": [1]}),
        family(),
        spaces={"crafts": "plague", "family": "green"},
    )
    after = play(before, "crafts/plague", "make/plough", "smithy")
    assert plain(after)["0 plough"] == 1
    assert plain(after)["0 at chronicle-crafts"] == [1]


def test_p10_nobody_dies_before_the_bridge_is_passed() -> None:
    """From the eighth cloud two time lead to the last one; a third passes the bridge."""
    before = position(family(life=7), family(), spaces=PLAGUE)
    assert asked(play(before, "harvest/plague", "skip")) == "1 TakeTurn"
    closer = position(family(life=8), family(), spaces=PLAGUE)
    state = play(closer, "harvest/plague", "skip")
    assert (asked(state), plain(state)["0 life"]) == ("0 BuryMember", 0)


def test_p10_the_lowest_visible_number_dies() -> None:
    people = {
        "farm": [3],
        "library": [2],
        "city-d": [2],
        "church-2": [2, 3],
        "council-4": [4],
        "bag": [1, 1],
        "unborn": [1, 1],
    }
    state = position(family(life=9, people=people), family(), spaces=PLAGUE)
    state = play(state, "harvest/plague", "skip")
    assert menu(state) == ["library", "city-d", "church-2"]


def test_p10_the_place_of_work_decides_the_section() -> None:
    sections = {
        "farm": "farm",
        "wainwright": "crafts",
        "stables": "crafts",
        "library": "crafts",
        "smithy": "crafts",
        **{f"city-{city}": "travel" for city in "abcdef"},
        **{f"council-{level}": "council" for level in (1, 2, 3, 4)},
        **{f"church-{window}": "church" for window in (1, 2, 3, 4)},
    }
    for place, section in sections.items():
        before = position(family(life=9, people={"farm": [], place: [1]}), family(), spaces=PLAGUE)
        after = play(before, "harvest/plague", "skip", place)
        slots = plain(before)[f"free {section}"]
        assert changes(before, after) == {
            "harvest plague": (1, 0),
            "supply plague": (5, 6),
            "0 life": (9, 1),
            f"0 at {place}": ([1], []),
            f"0 at chronicle-{section}": ([], [1]),
            f"free {section}": (slots, slots - 1),
            **turn_passes(0, 1),
        }


def test_p10_t24_nobody_visible_nobody_dies() -> None:
    before = position(
        family(life=9, people={"farm": [], "bag": [1, 2], "chronicle-farm": [1]}),
        family(),
        spaces=PLAGUE,
    )
    after = play(before, "harvest/plague", "skip")
    assert changes(before, after) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 1),
        **turn_passes(0, 1),
    }


def test_p10_r05_a_lapsed_death_is_not_owed() -> None:
    """A child is born the turn after, and lives."""
    state = position(
        family(life=9, people={"farm": [], "bag": [1]}),
        family(),
        spaces={"harvest": "plague", "family": "green green"},
    )
    state = play(state, "harvest/plague", "skip", "family/green", "skip")
    state = play(state, "family/green", "birth")
    assert plain(state)["0 deaths_pending"] == 0
    assert plain(state)["0 at farm"] == [1]


def test_p10_r05_a_market_death_lapses_too() -> None:
    before = position(
        family(),
        family(life=9, cubes="green", goods="scroll", people={"farm": [], "bag": [1]}),
        spaces={"market": "orange", "family": "green"},
        stalls=[1, 2, 3],
    )
    state = play(before, "market/orange", "pass", "customer/1", "coins/0")
    assert asked(state) == "1 ServeCustomer"
    assert plain(state)["1 life"] == 0


def test_p11_t09_the_church_section_is_full() -> None:
    """The book's example: from the church into a grave, from anywhere else into the chronicle."""
    before = position(
        family(life=9, people={"farm": [], "church-3": [1], "library": [1]}),
        family(people={"chronicle-church": [1, 1]}),
        spaces=PLAGUE,
    )
    dying = play(before, "harvest/plague", "skip")
    assert menu(dying) == ["library", "church-3"]
    grave = play(dying, "church-3")
    assert changes(dying, grave) == {
        "0 at church-3": ([1], []),
        "0 at grave": ([], [1]),
        "free graves": (3, 2),
        **turn_passes(0, 1),
    }
    chronicle = play(dying, "library")
    assert changes(dying, chronicle) == {
        "0 at library": ([1], []),
        "0 at chronicle-crafts": ([], [1]),
        "free crafts": (2, 1),
        **turn_passes(0, 1),
    }


def test_p11_r23_a_free_slot_must_be_taken() -> None:
    """There is no line for a grave while the section has room."""
    before = position(family(life=9, people={"farm": [1]}), family(), spaces=PLAGUE)
    dying = play(before, "harvest/plague", "skip")
    assert menu(dying) == ["farm"]
    assert plain(play(dying, "farm"))["free graves"] == 3


def test_p10_r28_equals_who_may_die_at_one_place_are_one_line() -> None:
    before = position(family(life=9, people={"smithy": [1, 1]}), family(), spaces=PLAGUE)
    assert menu(play(before, "harvest/plague", "skip")) == ["farm", "smithy"]


def test_p10_the_death_comes_after_the_action_and_before_the_next_turn() -> None:
    before = position(family(life=9), family(), spaces=PLAGUE)
    state = play(before, "harvest/plague")
    assert asked(state) == "0 HarvestGrain"
    state = play(state, "harvest")
    assert (asked(state), plain(state)["0 grain"]) == ("0 BuryMember", 2)
    assert asked(play(state, "farm")) == "1 TakeTurn"


# -- what the menus say of it ----------------------------------------------------------


def warned(state: State) -> list[str]:
    """The lines that are possible, but kill."""
    lines = asks(state).lines(state)
    assert {line.warning.key for line in lines if line.warning} <= {"warn-death"}
    return [line.ref for line in lines if line.warning is not None]


def test_p10_a_line_whose_time_passes_the_bridge_is_warned_of() -> None:
    spaces = {"crafts": "plague green", "church": "green", "council": "green", "travel": "green"}
    rich = family(
        life=8, coins=9, grain=2, cubes="brown brown", goods="wagon", people={"smithy": [1]}
    )
    before = position(rich, family(), spaces=spaces)
    assert warned(before) == ["crafts/plague"]
    assert warned(play(before, "crafts/green")) == [
        *("train/wainwright", "train/stables", "train/library", "train/smithy"),
        *("make/plough", "mill"),
    ]
    assert warned(play(before, "church/green")) == ["time"]
    assert warned(play(before, "travel/green")) == ["village/a", "village/b"]
    # One time to enter, two to rise.
    assert warned(play(before, "council/green")) == []
    risen = family(life=8, coins=9, people={"council-1": [1]})
    before = position(risen, family(), spaces=spaces)
    assert warned(play(before, "council/green")) == ["rise/2"]
    # Training passes the bridge, and what is made then does not.
    before = position(family(life=7), family(), spaces=spaces)
    trained = play(before, "crafts/green", "train/smithy", "generation/1")
    assert asked(trained) == "0 MakeGood"
    assert warned(trained) == []
    trained = play(before, "crafts/green", "train/library", "generation/1")
    assert warned(trained) == ["scroll"]


def test_p10_only_the_sales_of_a_market_day_that_cost_time_are_warned_of() -> None:
    seller = family(life=9, coins=2, goods="scroll wagon")
    state = play(position(seller, family(), stalls=[1, 2, 3]), "market/green")
    assert warned(state) == []
    state = play(state, "customer/1", "pass")
    assert warned(state) == ["customer/2"]


def test_p10_where_nobody_can_die_nothing_is_warned_of() -> None:
    spaces = {"crafts": "plague", "church": "plague"}
    hidden = family(life=9, grain=2, people={"farm": [], "bag": [1]})
    before = position(hidden, family(), spaces=spaces)
    assert warned(before) == []
    # The last one to be seen goes into the bag, out of death's sight.
    alone = family(life=7, people={"farm": [1]})
    assert warned(play(position(alone, family()), "church/green")) == []
    two = family(life=7, people={"farm": [1], "smithy": [1]})
    assert warned(play(position(two, family()), "church/green")) == ["time"]
