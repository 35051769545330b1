"""Marriages, old age and death, lands (rulebook p. 5)."""

from __future__ import annotations

import pytest

from demesne.core.state import State
from rulebook.mil.position import (
    GAME,
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

WEDDING = [["HoldMarriage", A]]


def wedding(father: str, second: str, third: str, **damsels: int) -> tuple[State, State]:
    """Before and after the dowries of three families."""
    before = position(
        family(stock="5 gold 5 food 5 influence 5 metal 5 fabric", damsels=damsels.get("d0", 0)),
        family(stock="5 gold 5 food 5 influence 5 metal 5 fabric", damsels=damsels.get("d1", 0)),
        family(stock="5 gold 5 food 5 influence 5 metal 5 fabric", damsels=damsels.get("d2", 0)),
        agenda=WEDDING,
    )
    return before, play(before, *offer(father), *offer(second), *offer(third))


def test_p05_vector_10_a_tie_is_love() -> None:
    before, after = wedding("", "2 food", "2 food", d1=1, d2=1)
    assert changes(before, after) == {}
    assert asked(after) == "nothing"


def test_p05_all_offering_nothing_is_a_tie_too() -> None:
    before, after = wedding("", "", "", d0=1)
    assert changes(before, after) == {}


def test_p05_vector_11_the_father_marries_a_relative() -> None:
    before, after = wedding("gold food", "food", "", d0=2)
    assert changes(before, after) == {
        "0 gold": (5, 4),
        "0 food": (5, 4),
        "0 damsels": (2, 1),
    }


def test_p05_r39_another_family_pays_and_the_father_chooses_his_half() -> None:
    before, after = wedding("", "2 gold food", "gold influence", d1=2)
    assert changes(before, after) == {
        "1 gold": (5, 3),
        "1 food": (5, 4),
        "1 damsels": (2, 1),
        "1 points": (0, 2),
    }
    # Half of three, rounded up.
    assert menu(after) == ["food", "gold"]
    kept = play(after, "gold", "gold")
    assert changes(after, kept) == {"0 gold": (5, 7)}
    assert asked(kept) == "nothing"
    assert changes(after, play(after, "gold", "food")) == {"0 gold": (5, 6), "0 food": (5, 6)}


def test_p05_without_a_damsel_the_dowry_is_paid_for_nothing() -> None:
    before, after = wedding("", "gold", "")
    assert changes(before, after) == {"1 gold": (5, 4)}
    assert changes(before, play(after, "gold")) == {"1 gold": (5, 4), "0 gold": (5, 6)}


@pytest.mark.parametrize(
    "better, worse",
    [
        ("2 food", "gold"),
        ("gold food", "2 influence"),
        ("influence food", "2 metal"),
        ("metal food", "2 fabric"),
        ("fabric food", "2 food"),
        ("gold influence food", "gold 2 metal"),
    ],
)
def test_p05_more_cubes_then_better_ones(better: str, worse: str) -> None:
    _, after = wedding("", worse, better, d2=1)
    assert plain(after)["2 damsels"] == 0


def test_p05_r24_an_offer_is_of_cubes_one_owns() -> None:
    state = position(family(stock="gold"), family(), agenda=WEDDING)
    assert menu(state) == ["seal", "gold"]
    state = play(state, "gold")
    assert menu(state) == ["seal"]
    assert why_not(state, "gold") == "why-no-more-cubes"


def test_p05_nobody_sees_an_offer_before_it_is_opened() -> None:
    state = position(family(stock="3 gold"), family(stock="2 food"), agenda=WEDDING)
    one, other = play(state, "gold"), play(state, "gold", "gold", "seal")
    assert GAME.view(one, 1)["contest"]["own"] == dict.fromkeys(
        ("food", "fabric", "metal", "influence", "gold"), 0
    )
    assert GAME.view(other, 1) == GAME.view(play(state, "seal"), 1)
    assert GAME.view(one, 1) == GAME.view(state, 1)
    assert GAME.view(other, 0)["contest"]["own"]["gold"] == 2
    assert GAME.view(other, 1)["contest"]["sealed"] == [0]


# -- death -----------------------------------------------------------------------------


def test_p05_vector_34_an_heir_takes_over() -> None:
    before = position(family(knight(1, "cereal", heir=1, time=3, suzerain=1)), family(), family())
    after = play(before, "harvest/a1", "court/1")
    assert changes(before, after) == {
        "0 food": (0, 3),
        "0a heir": (1, 0),
        "0a time": (3, 0),
        "0a lands": ("cereal", "cereal/b"),
        "court 1": ("white", "empty"),
    }


def test_p05_vector_35_without_an_heir_a_cousin_takes_over() -> None:
    before = position(family(knight(1, "cereal", time=3)), family())
    after = play(before, "harvest/a1", "court/1")
    assert changes(before, after) == {
        "0 food": (0, 3),
        "0 points": (0, -4),
        "0a time": (3, 0),
        "0a lands": ("cereal", "cereal/b"),
        "court 1": ("white", "empty"),
    }


def test_p05_r08_a_bond_ends_only_where_nothing_is_left() -> None:
    """The fourth token of a knight with nothing: tile, pawn and the suzerain's token go."""
    bare = knight(0, time=3, suzerain=1)
    before = position(family(knight(1, "cereal"), bare), family())
    after = play(before, "grow/b", "roll", "face/4", "hourglass", "court/1")
    assert changes(before, after) == {
        "0 points": (0, -4),
        "0 rolls": (0, 1),
        "0b present": (1, 0),
        "0b time": (3, 0),
        "0b suzerain": (1, -1),
        "court 1": ("white", "empty"),
    }
    soldier = position(family(knight(1, "cereal"), knight(1, time=3, suzerain=1)), family())
    kept = play(soldier, "grow/b", "roll", "face/4", "hourglass", "court/1")
    assert plain(kept)["0b suzerain"] == 1


def test_p05_a_free_column_is_used_again() -> None:
    state = position(family(knight(1, "cereal", heir=1), None, knight(1)), family())
    assert plain(play(state, "grow/a", "roll", "face/1", "man"))["0b present"] == 1


def test_p05_r17_a_score_may_be_negative_and_tokens_run_out() -> None:
    before = position(family(knight(1, "cereal", time=3), points=1), family())
    assert plain(play(before, "harvest/a1", "court/1"))["0 points"] == -3
    # Eleven tokens, all of them privileges: no vassal, no privilege more.
    full = family(knight(9, "cereal"), privileges=11)
    court = position(full, family(), agenda=[["VisitCourt", 0, A]])
    assert why_not(court, "vassal/1b") == "why-no-family-token"
    clergy = position(full, family(), agenda=[["VisitClergy", 0, A]])
    assert why_not(clergy, "privilege") == "why-no-family-token"
    winter = position(full, family(), agenda=[["RewardDefenders"]])
    assert plain(winter)["0 privileges"] == 11
    assert plain(winter)["1 privileges"] == 1
    ten = family(knight(9, "cereal"), privileges=10)
    vassal = family(knight(1, "cereal", suzerain=0))
    assert (
        why_not(
            position(ten, vassal, family(knight(0)), agenda=[["VisitCourt", 0, A]]), "vassal/2a"
        )
        == "why-no-family-token"
    )


def test_p05_two_lands_are_the_most_a_knight_has() -> None:
    full = family(knight(9, "cereal cereal"), knight(1, "cereal cereal"))
    state = position(full, family(knight(0, "cloth")), agenda=[["VisitWar", 0, A]])
    after = play(state, "attack/1a1", "seal", "seal")
    assert menu(after) == ["discard"]
    assert why_not(after, "0a") == "why-no-room"
