"""The end of the game (rulebook p. 11).

The farm's section of the chronicle is full in most of these positions, so that
whoever dies on the farm takes the last grave.
"""

from __future__ import annotations

from typing import Any

from demesne.games.village.state import MOST_ROUNDS
from rulebook.position import (
    NOBODY,
    Family,
    asked,
    asks,
    changes,
    family,
    last_turn_of,
    menu,
    plain,
    play,
    position,
)

FIRST = {"chronicle-farm": [1], "grave": [1]}
SECOND = {"chronicle-farm": [1], "grave": [1]}
THIRD = {"grave": [1]}
MONKS = ["monk", "monk", "monk", "monk"]


def three(first: Family, second: Family, third: Family, **others: Any) -> Any:
    """Three families with one grave left."""
    state = position(first, second, third, **others)
    assert plain(state)["free graves"] == 1
    assert plain(state)["free farm"] == 0
    return state


def test_p11_t25_last_turns_after_the_last_grave() -> None:
    before = three(
        family(life=9, people=FIRST),
        family(people=SECOND),
        family(people=THIRD),
        spaces={"harvest": "plague", "family": "orange"},
    )
    state = play(before, "harvest/plague", "skip", "farm")
    assert changes(before, state) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 1),
        "0 at farm": ([1, 1], [1]),
        "0 at grave": ([1], [1, 1]),
        "free graves": (1, 0),
        "end_brought_by": (NOBODY, 0),
        "turn": (0, 1),
        "agenda": "TakeTurn 1 > EndOfTurn 1 > LastTurns 2 1 > HoldMass > FinalScoring",
    }
    # Q takes the last cube; R acts without a cube and without the well.
    state = play(state, "family/orange", "birth")
    assert asked(state) == "2 ChooseAction"
    assert plain(state)["masses"] == 0
    grown = play(state, "church", "time", "generation/1")
    assert changes(state, grown) == {
        "2 life": (0, 3),
        "2 at farm": ([1, 1, 1], [1, 1]),
        "2 at bag": ([], [1]),
        "masses": (0, 1),
        "agenda": "PullMember 0 3 4 > Promotions 0 3 > FinalScoring",
    }
    # One mass, then the score; P had no further turn.
    over = play(grown, "done", "done", "done", *MONKS, "done", "done", "done")
    assert asked(over) == "over"
    assert plain(over)["masses"] == 1
    assert plain(over)["round"] == 1


def test_p11_t25_the_well_in_a_last_turn() -> None:
    """With a cube left on the board the well costs as ever."""
    before = three(
        family(life=9, people=FIRST),
        family(cubes="pink pink pink", people=SECOND),
        family(people=THIRD),
        spaces={"harvest": "plague", "family": "orange"},
    )
    state = play(before, "harvest/plague", "skip", "farm")
    assert menu(state) == ["family/orange", "well/pink"]
    state = play(state, "well/pink", "coins/0", "harvest", "harvest")
    # The cube is still there, so the third must take it.
    assert (asked(state), menu(state)) == ("2 TakeTurn", ["family/orange"])


def test_p11_the_last_slot_of_the_chronicle_ends_the_game_as_well() -> None:
    before = position(
        family(
            life=9,
            people={
                "farm": [2],
                "chronicle-council": [1, 1],
                "chronicle-crafts": [1, 1],
                "chronicle-travel": [2],
            },
        ),
        family(
            people={
                "chronicle-travel": [1],
                "chronicle-church": [1, 1],
                "chronicle-farm": [1],
            }
        ),
        spaces={"harvest": "plague", "family": "orange"},
    )
    after = play(before, "harvest/plague", "skip", "farm")
    assert changes(before, after) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 1),
        "0 at farm": ([2], []),
        "0 at chronicle-farm": ([], [2]),
        "free farm": (1, 0),
        "end_brought_by": (NOBODY, 0),
        "turn": (0, 1),
        "agenda": "TakeTurn 1 > EndOfTurn 1 > LastTurns 0 0 > HoldMass > FinalScoring",
    }


def test_p11_a_full_section_alone_ends_nothing() -> None:
    before = position(
        family(life=9, people={"farm": [1], "chronicle-farm": [1]}),
        family(),
        spaces={"harvest": "plague", "family": "orange"},
    )
    after = play(before, "harvest/plague", "skip", "farm")
    assert plain(after)["free farm"] == 0
    assert plain(after)["end_brought_by"] == NOBODY
    assert asked(after) == "1 TakeTurn"


# -- the end inside a market day ---------------------------------------------------------

STALLS = [1, 2, 3, 4]
MARKET = {"market": "orange", "harvest": "orange orange orange"}


def test_p11_special_case_the_opener_brings_the_end() -> None:
    """His market turn was his last; the others have one more each."""
    before = three(
        family(life=9, cubes="green", goods="scroll wagon", people=FIRST),
        family(cubes="green", goods="horse", people=SECOND),
        family(people=THIRD),
        spaces=MARKET,
        stalls=STALLS,
    )
    state = play(before, "market/orange", "customer/1", "pass", "pass", "customer/2", "coins/0")
    assert asked(state) == "0 BuryMember"
    state = play(state, "farm")
    assert plain(state)["end_brought_by"] == 0
    # The market day is finished first, and the market filled up.
    assert asked(state) == "0 ServeCustomer"
    state = play(state, "pass", "customer/20", "customer/21")
    assert plain(state)["agenda"] == (
        "TakeTurn 1 > EndOfTurn 1 > LastTurns 2 1 > HoldMass > FinalScoring"
    )


def test_p11_special_case_a_rival_brings_the_end() -> None:
    """Then all have one more turn, whoever opened the market first."""
    before = three(
        family(people=FIRST),
        family(life=9, cubes="green green", goods="scroll wagon", people=SECOND),
        family(people=THIRD),
        spaces=MARKET,
        stalls=STALLS,
    )
    state = play(before, "market/orange", "pass", "customer/1", "coins/0", "farm")
    assert plain(state)["end_brought_by"] == 1
    # Even the one who brought the end goes on selling.
    state = play(state, "pass", "customer/2", "coins/0", "pass", "customer/20", "customer/21")
    assert plain(state)["agenda"] == (
        "TakeTurn 0 > EndOfTurn 0 > LastTurns 1 2 > HoldMass > FinalScoring"
    )
    order = []
    for _ in range(3):
        order.append(asked(state))
        state = play(state, "harvest/orange", "skip")
    assert order == ["0 TakeTurn", "1 TakeTurn", "2 TakeTurn"]
    assert asked(state) == "0 PullMember"


def test_p11_special_case_a_rival_brings_the_end_on_the_last_cube() -> None:
    """The market took the last cube: all act freely, the opener first, before any mass."""
    before = three(
        family(people=FIRST),
        family(life=9, cubes="green", goods="scroll", people=SECOND),
        family(people=THIRD),
        spaces={"market": "orange"},
        stalls=STALLS,
    )
    state = play(before, "market/orange", "pass", "customer/1", "coins/0", "farm")
    state = play(state, "pass", "pass", "customer/20")
    assert plain(state)["agenda"] == (
        "ChooseAction 0 > EndOfTurn 0 > LastTurns 1 2 > HoldMass > FinalScoring"
    )
    assert plain(state)["masses"] == 0
    after = play(state, "harvest", "harvest", "nothing", "family", "birth")
    assert plain(after)["agenda"] == "PullMember 0 3 4 > Promotions 0 3 > FinalScoring"


def test_p11_r13_the_end_belongs_to_the_first_who_filled() -> None:
    """A rival takes the last grave, then the opener dies at the end of the same turn."""
    before = three(
        family(life=9, people=FIRST),
        family(life=9, cubes="green", goods="scroll", people=SECOND),
        family(people=THIRD),
        spaces={"market": "plague", "harvest": "orange orange orange"},
        stalls=STALLS,
    )
    state = play(before, "market/plague", "pass", "customer/1", "coins/0", "farm")
    state = play(state, "pass", "pass", "customer/20")
    assert asked(state) == "0 BuryMember"
    after = play(state, "farm")
    assert plain(after)["end_brought_by"] == 1
    assert plain(after)["0 at removed"] == [1]
    assert plain(after)["agenda"] == (
        "TakeTurn 0 > EndOfTurn 0 > LastTurns 1 2 > HoldMass > FinalScoring"
    )


def test_p11_r13_the_opener_first_then_a_rival() -> None:
    """The opener fills the graves, a rival the chronicle: the others only have last turns."""
    before = position(
        family(
            life=9,
            cubes="green",
            goods="scroll wagon",
            people={
                "farm": [2],
                "chronicle-farm": [1, 1],
                "chronicle-council": [1, 1],
                "grave": [3],
            },
        ),
        family(
            life=9,
            cubes="green",
            goods="horse",
            people={
                "farm": [],
                "smithy": [2],
                "chronicle-crafts": [1],
                "chronicle-travel": [1, 1],
                "chronicle-church": [1, 2],
                "grave": [3],
            },
        ),
        spaces=MARKET,
        stalls=[1, 2, 3],
    )
    assert plain(before)["free graves"] == 1
    state = play(before, "market/orange", "customer/1", "pass")
    other = play(before, "market/orange", "customer/1", "customer/3", "coins/0", "smithy")
    assert plain(other)["end_brought_by"] == 1
    state = play(state, "customer/2", "coins/0", "farm")
    assert plain(state)["end_brought_by"] == 0
    # Both in one day: the rival's filling came first, and stays first.
    both = play(other, "customer/2", "coins/0", "farm")
    assert plain(both)["free graves"] == 0
    assert plain(both)["end_brought_by"] == 1


# -- last turns --------------------------------------------------------------------------


def ended(first: Family, second: Family, seat: int, left: int, decision: str, **others: Any) -> Any:
    """Two families, all three graves taken, seat 0 or 1 in a last turn."""
    state = position(
        first,
        second,
        end_brought_by=1 - seat,
        turn=seat,
        agenda=last_turn_of(seat, left, 2, decision),
        **others,
    )
    assert plain(state)["free graves"] == 0
    return state


GRAVES_0 = {"grave": [1, 1]}
GRAVES_1 = {"grave": [1]}


def test_p11_t27_nowhere_to_go() -> None:
    before = ended(
        family(life=9, people={"grave": [1, 1], "chronicle-farm": [2, 2], "farm": [1, 1]}),
        family(people=GRAVES_1),
        seat=0,
        left=0,
        decision="TakeTurn",
        spaces={"harvest": "plague"},
    )
    after = play(before, "harvest/plague", "skip", "farm")
    assert changes(before, after) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 1),
        "0 at farm": ([1, 1], [1]),
        "0 at removed": ([], [1]),
        "masses": (0, 1),
        "agenda": "PullMember 0 2 4 > Promotions 0 2 > FinalScoring",
    }


def test_p11_in_a_last_turn_the_chronicle_still_has_room() -> None:
    before = ended(
        family(life=9, people=GRAVES_0),
        family(people=GRAVES_1),
        seat=0,
        left=0,
        decision="TakeTurn",
        spaces={"harvest": "plague"},
    )
    after = play(before, "harvest/plague", "skip", "farm")
    assert plain(after)["0 at chronicle-farm"] == [1]
    assert plain(after)["end_brought_by"] == 1


def test_p11_r15_the_end_on_the_last_cube() -> None:
    """No mass now: the others act freely, and one mass is held at the very end."""
    before = position(
        family(life=9, people={"chronicle-farm": [1, 1], "grave": [1]}),
        family(cubes="pink pink pink", people=GRAVES_1),
        spaces={"harvest": "plague"},
    )
    state = play(before, "harvest/plague", "skip", "farm")
    assert changes(before, state) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "0 life": (9, 1),
        "0 at farm": ([1], []),
        "0 at grave": ([1], [1, 1]),
        "free graves": (1, 0),
        "end_brought_by": (NOBODY, 0),
        "turn": (0, 1),
        "agenda": "ChooseAction 1 > EndOfTurn 1 > LastTurns 0 0 > HoldMass > FinalScoring",
    }
    acted = play(state, "harvest", "harvest")
    assert changes(state, acted) == {
        "1 grain": (0, 2),
        "masses": (0, 1),
        "agenda": "PullMember 0 2 4 > Promotions 0 2 > FinalScoring",
    }
    over = play(acted, "done", "done", *MONKS, "done", "done")
    assert changes(acted, over) == {"agenda": ""}


def test_p11_r31_a_free_last_turn_may_be_left_out() -> None:
    before = ended(
        family(people=GRAVES_0),
        family(people=GRAVES_1),
        seat=1,
        left=0,
        decision="ChooseAction",
        spaces={},
    )
    assert menu(before) == ["harvest", "family", "crafts", "market", "church", "nothing"]
    after = play(before, "nothing")
    assert changes(before, after) == {
        "masses": (0, 1),
        "agenda": "PullMember 0 2 4 > Promotions 0 2 > FinalScoring",
    }


def test_p11_a_free_action_still_costs_what_it_costs() -> None:
    """Time, cubes, coins; and the time can still kill."""
    before = ended(
        family(people=GRAVES_0),
        family(life=9, coins=1, people={"grave": [1], "council-4": [2], "farm": [1]}),
        seat=1,
        left=0,
        decision="ChooseAction",
        spaces={},
    )
    assert menu(play(before, "council")) == [
        "privilege/1",
        "privilege/2",
        "privilege/3",
        "privilege/4",
    ]
    bought = play(before, "council", "privilege/4")
    assert plain(bought)["1 coins"] == 0
    assert plain(bought)["1 prestige"] == 3
    # The church takes its three time, or a brown cube that a coin may be.
    assert menu(play(before, "church")) == ["cubes", "time"]
    dying = play(before, "church", "time", "generation/1")
    assert (asked(dying), menu(dying)) == ("1 BuryMember", ["council-4"])


def test_p11_r14_a_market_day_in_the_last_turns() -> None:
    """Everybody may sell, also whoever has no turn left; deaths bring no second end."""
    before = ended(
        family(life=9, cubes="green", goods="horse", people=GRAVES_0),
        family(goods="scroll", people=GRAVES_1),
        seat=1,
        left=0,
        decision="ChooseAction",
        spaces={},
        stalls=[1, 2, 3],
    )
    state = play(before, "market", "customer/1")
    assert asked(state) == "0 ServeCustomer"
    state = play(state, "customer/3", "coins/0", "farm")
    state = play(state, "pass", "pass", "customer/20", "customer/21")
    assert changes(before, state) == {
        "0 horse": (1, 0),
        "0 green": (1, 0),
        "supply green": (17, 18),
        "0 life": (9, 0),
        "0 customers": ([], [3]),
        "0 at farm": ([1, 1], [1]),
        "0 at chronicle-farm": ([], [1]),
        "free farm": (2, 1),
        "1 scroll": (1, 0),
        "1 customers": ([], [1]),
        "stalls": ([1, 2, 3], [2, 4, 5]),
        "queue": ([4, 5, 6, 7, 8], [6, 7, 8, 20, 21]),
        "pile": ([*range(9, 25)], [n for n in range(9, 25) if n not in (20, 21)]),
        "masses": (0, 1),
        "agenda": "PullMember 0 2 4 > Promotions 0 2 > FinalScoring",
    }


def test_p11_r34_the_first_sale_is_free_in_a_free_last_turn() -> None:
    before = ended(
        family(people=GRAVES_0),
        family(goods="scroll wagon", people=GRAVES_1),
        seat=1,
        left=0,
        decision="ChooseAction",
        spaces={},
        stalls=[1, 2, 3],
    )
    state = play(before, "market", "customer/1", "pass")
    assert (asked(state), menu(state)) == ("1 ServeCustomer", ["pass"])
    assert plain(state)["1 life"] == 0


def test_p11_r29_a_last_turn_with_cubes_cannot_be_waived() -> None:
    before = ended(
        family(people=GRAVES_0),
        family(people=GRAVES_1),
        seat=1,
        left=0,
        decision="TakeTurn",
        spaces={"church": "plague"},
    )
    assert menu(before) == ["church/plague"]
    after = play(before, "church/plague", "skip")
    assert changes(before, after) == {
        "church plague": (1, 0),
        "supply plague": (5, 6),
        "1 life": (0, 2),
        "masses": (0, 1),
        "agenda": "PullMember 0 2 4 > Promotions 0 2 > FinalScoring",
    }


def test_p11_the_spaces_are_not_refilled_in_the_last_turns() -> None:
    before = position(
        family(people=GRAVES_0),
        family(people=GRAVES_1),
        family(people={"grave": [1]}),
        spaces={"church": "pink"},
        end_brought_by=0,
        turn=1,
        agenda=last_turn_of(1, 1, 3),
    )
    state = play(before, "church/pink", "skip")
    assert asked(state) == "2 ChooseAction"
    assert plain(state)["bag pink"] == 0
    assert plain(state)["round"] == 1
    assert plain(state)["masses"] == 0


def test_p11_a_further_filling_changes_nothing() -> None:
    """In a last turn the last slot of the chronicle is taken, too: nobody gains a turn."""
    before = position(
        family(
            people={
                "farm": [],
                "grave": [3],
                "chronicle-council": [1, 1],
                "chronicle-crafts": [1, 1],
                "chronicle-church": [2, 2],
            }
        ),
        family(
            life=9,
            people={
                "farm": [2],
                "grave": [1, 1],
                "chronicle-travel": [1, 2],
                "chronicle-farm": [1],
            },
        ),
        spaces={"harvest": "plague"},
        end_brought_by=0,
        turn=1,
        agenda=last_turn_of(1, 0, 2),
    )
    after = play(before, "harvest/plague", "skip", "farm")
    assert changes(before, after) == {
        "harvest plague": (1, 0),
        "supply plague": (5, 6),
        "1 life": (9, 1),
        "1 at farm": ([2], []),
        "1 at chronicle-farm": ([1], [1, 2]),
        "free farm": (1, 0),
        "masses": (0, 1),
        "agenda": "PullMember 0 2 4 > Promotions 0 2 > FinalScoring",
    }


def test_p11_r42_the_game_ends_after_a_hundred_rounds() -> None:
    """Where nobody ever fills the chronicle or the graves, one mass is the last."""
    told: list[str] = []
    for number in (MOST_ROUNDS - 1, MOST_ROUNDS):
        state = position(family(), family(), spaces={"church": "pink"}, round=number, masses=number)
        state.sink = lambda event: told.append(event.message.key)
        for ref in ("church/pink", "skip", "done", "done", *MONKS, "done", "done"):
            choice = asks(state).find(ref)
            assert choice is not None
            state.choose(choice)
        state.advance()
        told.append(asked(state))
        assert plain(state)["round"] == MOST_ROUNDS
    monks = ["drew-monk"] * 4
    cube = ["cube-taken", "action-skipped"]
    assert told == [
        *(*cube, "mass-held", *monks, "majority-nobody", "round-began", "-1 DrawCube"),
        *(*cube, "rounds-over", "mass-held", *monks, "majority-nobody", "game-over", "over"),
    ]


def test_p11_a_turn_is_opened_by_its_first_question() -> None:
    """A cube, or in a last turn on an empty board the action; at the well it is under way."""
    state = position(family(cubes="pink pink pink"), family())
    assert state.is_between_turns()
    state = play(state, "well/pink", "coins/0")
    assert asked(state) == "0 ChooseAction"
    assert not state.is_between_turns()
    state = position(
        family(people=GRAVES_0),
        family(people=GRAVES_1),
        family(people={"grave": [1]}),
        spaces={},
        end_brought_by=0,
        turn=1,
        agenda=last_turn_of(1, 1, 3, "ChooseAction"),
    )
    assert state.is_between_turns()
    assert not play(state, "family").is_between_turns()
