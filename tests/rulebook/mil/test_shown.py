"""What players are shown besides the rules: warnings, contests under way, impossible positions."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.errors import PositionError
from demesne.core.message import Message
from demesne.core.state import State
from rulebook.mil.position import (
    A1,
    GAME,
    A,
    asks,
    family,
    knight,
    offer,
    play,
    position,
)


def warnings(state: State) -> dict[str, Message]:
    lines = asks(state).lines(state)
    return {line.ref: line.warning for line in lines if line.warning is not None}


def contest(state: State, seat: int | None = None) -> dict[str, Any]:
    shown = GAME.view(state, seat)["contest"]
    assert isinstance(shown, dict)
    return shown


def cubes(**counts: int) -> dict[str, int]:
    return {name: counts.get(name, 0) for name in ("food", "fabric", "metal", "influence", "gold")}


# -- warnings ----------------------------------------------------------------------------


def test_a_fourth_time_token_is_warned_of_with_what_it_costs() -> None:
    old = (knight(1, "cereal", time=3), knight(1, "cereal", time=3, heir=1), knight(1, "cereal"))
    state = position(family(*old, stock="fabric metal"), family())
    heirless = Message("warn-dies-heirless", 0, 4)
    heir = Message("warn-heir-takes-over", 1)
    assert warnings(state) == {
        "harvest/a1": heirless,
        "recruit/a": heirless,
        "harvest/b1": heir,
        "recruit/b": heir,
    }


def test_a_line_that_would_die_out_is_warned_of_and_a_recruit_saves_it() -> None:
    bare = knight(time=3)
    state = position(family(knight(1, "cereal"), bare, stock="fabric metal"), family())
    assert warnings(state) == {"recruit/b": Message("warn-dies-heirless", 1, 4)}
    rolled = play(state, "grow/b", "roll", "face/4")
    assert warnings(rolled) == {"hourglass": Message("warn-line-dies-out", 1, 4)}


def test_a_gift_that_costs_points_is_warned_of() -> None:
    dear = position(family(), family(), agenda=[["SpendGift", 0, 1, 8, 1]])
    assert warnings(dear) == {"give": Message("warn-costs-points", 4)}
    assert asks(dear).question(dear) == Message("ask-spend-gift-loss", 0, 1, 4)
    fair = position(family(), family(), agenda=[["SpendGift", 0, 3, 2, 0]])
    assert warnings(fair) == {}


def test_a_fief_to_a_crusader_is_warned_of_with_the_popes_call() -> None:
    families = (family(knight(9, "cereal")), family(knight()), family())
    state = position(
        *families,
        agenda=[["AnswerRansom", 0, A, A1, [0] * 5]],
        crusades=(A1,),
        pope=1,
    )
    assert warnings(state) == {"fief/1": Message("warn-costs-points", 2)}
    before = GAME.scores(state)[0]
    assert GAME.scores(play(state, "fief/1"))[0] == before - 2


# -- contests ----------------------------------------------------------------------------


def test_the_contest_of_a_dowry_says_whose_heir_and_who_thinks() -> None:
    state = position(family(stock="gold"), family(), family(), agenda=[["HoldMarriage", A]])
    assert contest(state) == {
        "kind": "dowry",
        "knight": "0a",
        "thinking": [0, 1, 2],
        "sealed": [],
        "own": None,
    }
    sealed = play(state, *offer("gold"))
    assert contest(sealed, 0)["own"] == cubes(gold=1)
    assert contest(sealed, 1)["own"] == cubes()
    assert (contest(sealed)["thinking"], contest(sealed)["sealed"]) == ([1, 2], [0])


def test_the_contest_of_an_auction() -> None:
    rich = "2 food 2 fabric 2 metal"
    state = position(family(stock=rich), family(stock=rich), agenda=[["VisitMarket", 0, A]])
    opening = play(state, "castle", "food")
    bid = cubes(food=2, fabric=1, metal=1)
    assert contest(opening) == {
        "kind": "castle",
        "opener": 0,
        "opening": None,
        "leader": None,
        "best": None,
        "bidder": 0,
        "bid": bid,
    }
    raised = play(opening, "bid", "metal")
    assert contest(raised) == {
        "kind": "castle",
        "opener": 0,
        "opening": bid,
        "leader": 0,
        "best": bid,
        "bidder": 1,
        "bid": {**bid, "metal": 2},
    }


def test_the_contest_of_a_ransom() -> None:
    state = position(
        family(knight(9), stock="3 gold"),
        family(knight(1), stock="2 gold"),
        agenda=[["VisitCourt", 0, A]],
    )
    asked = play(state, "vassal/1a", "gold")
    assert contest(asked) == {
        "kind": "ransom",
        "knight": "0a",
        "target": "1a",
        "offered": cubes(gold=1),
        "given": None,
        "bidder": 1,
    }
    answered = play(asked, "done")
    assert (contest(answered)["bidder"], contest(answered)["given"]) == (None, None)
    exceeded = play(answered, "exceed", "gold")
    assert (contest(exceeded)["bidder"], contest(exceeded)["given"]) == (0, cubes(gold=2))


def test_the_contest_of_a_battle_and_of_the_cathedral() -> None:
    state = position(
        family(knight(3, "cereal"), stock="food"), family(), agenda=[["VisitWar", 0, A]]
    )
    battle = contest(play(state, "attack/1a1"))
    assert (battle["kind"], battle["attacker"], battle["target"]) == ("battle", "0a", "1a")
    assert (battle["thinking"], battle["own"]) == ([0, 1], None)
    given = position(family(stock="2 gold"), family(stock="gold"), agenda=[["BuildCathedral"]])
    opened = contest(play(given, *offer("2 gold"), *offer("gold")))
    assert opened == {
        "kind": "cathedral",
        "gifts": [{"seat": 1, "gold": 1, "points": 3}],
        "thinking": [],
        "sealed": [],
        "own": None,
    }
    assert GAME.view(position(family(), family()), 0)["contest"] is None


# -- positions that cannot be --------------------------------------------------------------


def reject(sentence: str, *seats: object, **changed: object) -> None:
    families = [family(stock="gold") for _ in range(len(seats) or 3)]
    data = position(*families).to_dict()
    data.update(changed)
    with pytest.raises(PositionError, match=sentence):
        GAME.from_dict(data)


def test_impossible_offers_are_refused() -> None:
    making = ["MakeOffer", 0, 0, [0, 0, 0, 0, 2]]
    reject("Seat 0 cannot offer 2 cubes of kind 4", agenda=[making])
    reject("Seat 0 cannot offer 1 cubes of kind 4", agenda=[["MakeOffer", 0, 1, [0, 0, 0, 0, 1]]])
    reject("Seat 1 cannot offer 1 cubes of kind 0", offers=[0] * 5 + [1] + [0] * 9)
    sealed = ["MakeOffer", 0, 0, [0, 0, 0, 0, 0]]
    reject("seat 0 has sealed its offer", agenda=[sealed], sealed=[1, 0, 0])


def test_expert_rules_are_not_for_two() -> None:
    for rule in ("time_is_money", "pope", "kings_pleasure"):
        reject("three to five", 0, 1, **{rule: 1})


def test_numbers_outside_their_range_are_refused() -> None:
    reject("first must be from 0 to 2, not 3", first=3)
    reject("kings_soldiers must be from -1 to 11, not 12", kings_soldiers=12)
    reject("VisitCourt on the agenda: knight", agenda=[["VisitCourt", 0, 12]])
    reject("a knight who is not there", agenda=[["VisitCourt", 0, 2]])
    reject("there is no battle", agenda=[["Battle"]])
    reject("no land was conquered", agenda=[["PlaceLand", 0, 0, -1, 0]])
