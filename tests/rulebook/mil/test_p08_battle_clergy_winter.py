"""Battles, the Clergy, the Crusades and winter (rulebook p. 8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.core.state import State
from rulebook.mil.position import (
    A1,
    A,
    B,
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
    with_rulings,
)

WAR = [["VisitWar", 0, A]]


def battle(attack: str, defence: str, points: tuple[int, int] = (0, 0)) -> tuple[State, State]:
    """Four soldiers against two and a castle, with these stakes."""
    before = position(
        family(knight(4), stock=attack, points=points[0]),
        family(knight(2, "cloth", castle=1), stock=defence, points=points[1]),
        agenda=WAR,
    )
    return before, play(before, "attack/1a1", *offer(attack), *offer(defence))


def test_p08_vector_27_example_16_against_14() -> None:
    before, state = battle("3 food influence", "food influence")
    assert asked(state) == "0 PlaceLand"
    after = play(state, "0a")
    assert changes(before, after) == {
        "0 food": (3, 0),
        "0 influence": (1, 0),
        "1 food": (1, 0),
        "1 influence": (1, 0),
        "0 points": (0, 4),
        "1 points": (0, -4),
        "0a lands": ("", "cloth"),
        "1a lands": ("cloth", ""),
    }


def test_p08_vector_28_a_tie_is_the_defenders() -> None:
    before, after = battle("", "")
    assert changes(before, after) == {}
    assert asked(after) == "nothing"


def test_p08_stakes_are_lost_whoever_wins() -> None:
    before, after = battle("food", "2 influence")
    assert changes(before, after) == {"0 food": (1, 0), "1 influence": (2, 0)}


def test_p08_r42_the_defence_of_all_his_lands_counts() -> None:
    two = family(knight(2, "fishing quarry"))
    before = position(family(knight(3), stock="2 food"), two, agenda=WAR)
    # 9 against 6 + 2 + 2; two cubes more win it.
    assert asked(play(before, "attack/1a1", *offer("food"), *offer(""))) == "nothing"
    assert asked(play(before, "attack/1a1", *offer("2 food"), *offer(""))) == "0 PlaceLand"


def test_p08_r12_the_bonus_for_beating_a_richer_family(tmp_path: Path) -> None:
    _, won = battle("food", "", points=(3, 4))
    assert plain(won)["0 points"] == 3 + 2
    _, even = battle("food", "", points=(4, 4))
    assert plain(even)["0 points"] == 4
    _, held = battle("", "", points=(5, 4))
    assert plain(held)["1 points"] == 4 + 2
    # Whatever becomes of the land.
    assert plain(play(won, "discard"))["0 points"] == 5
    unrewarded = with_rulings(tmp_path, battle_bonus_defender=False)
    families = (family(knight(4), points=5), family(knight(4, "cloth")))
    state = position(*families, agenda=WAR, game=unrewarded)
    assert plain(play(state, "attack/1a1", "seal", "seal"))["1 points"] == 0


def test_p08_r38_a_land_keeps_its_face() -> None:
    state = position(family(knight(9)), family(knight(1, "cloth/b")), agenda=WAR)
    after = play(state, "attack/1a1", "seal", "seal", "0a")
    assert plain(after)["0a lands"] == "cloth/b"


def war_of_vassals(tmp_path: Path | None = None, **flags: bool) -> State:
    """0a serves seat 2 and attacks 1a, who serves seat 3."""
    families = (
        family(knight(2, suzerain=2), knight(1), stock="food"),
        family(knight(2, "cloth", suzerain=3), stock="food"),
        family(stock="3 food"),
        family(stock="3 influence"),
    )
    if tmp_path is None:
        return play(position(*families, agenda=WAR), "attack/1a1")
    game = with_rulings(tmp_path, **flags)
    return play(position(*families, agenda=WAR, game=game), "attack/1a1")


def test_p08_r28_who_is_asked_for_help(tmp_path: Path) -> None:
    state = war_of_vassals()
    assert asked(state) == "0 AskSuzerain"
    alone = play(state, "alone")
    assert asked(alone) == "3 JoinBattle"
    both = play(state, "ask", "join")
    assert asked(both) == "3 JoinBattle"
    # All answers come before the stakes.
    assert asked(play(both, "join")) == "0 MakeOffer"
    after = play(both, "join", "seal", *offer("food"), *offer("3 food"), *offer("influence"))
    # 6 + 3 against 6 + 1 + 1: the land is placed by the suzerain who helped.
    assert asked(after) == "2 PlaceLand"
    assert (plain(after)["2 food"], plain(after)["3 influence"]) == (0, 2)
    # The suzerain of the loser loses with him.
    assert (plain(after)["1 points"], plain(after)["3 points"]) == (-4, -4)
    refused = play(state, "ask", "stay-out", "stay-out", *offer("food"), *offer(""))
    assert asked(refused) == "0 PlaceLand"
    unasked = war_of_vassals(tmp_path, attacker_must_ask=False)
    assert asked(unasked) == "2 JoinBattle"


def test_p08_r28_a_helper_with_no_cubes_decides_too() -> None:
    state = play(war_of_vassals(), "ask", "join", "stay-out", *offer("food"), "seal", "seal")
    assert asked(state) == "2 PlaceLand"


def test_p08_r11_a_helping_suzerain_must_place_the_land() -> None:
    state = play(war_of_vassals(), "ask", "join", "stay-out", *offer("food"), "seal", "seal")
    assert menu(state) == ["0a", "0b"]
    assert why_not(state, "discard") == "why-suzerain-places"
    free = position(
        family(knight(9, suzerain=2)),
        family(knight(1, "cloth")),
        family(),
        agenda=WAR,
        kings_pleasure=1,
    )
    helped = play(free, "attack/1a1", "ask", "join", "seal", "seal", "seal")
    assert why_not(helped, "king") == "why-suzerain-places"
    full = position(
        family(knight(9, "mine mine", suzerain=2)),
        family(knight(1, "cloth")),
        family(),
        agenda=WAR,
        kings_pleasure=1,
    )
    # With no column to choose there is nothing for him to decide.
    after = play(full, "attack/1a1", "ask", "join", "seal", "seal", "seal")
    assert asked(after) == "0 PlaceLand"
    assert menu(after) == ["discard", "king"]


def test_p08_r13_the_kings_soldiers_fight() -> None:
    state = position(family(knight(2)), family(knight(2, "cloth")), agenda=WAR, kings_soldiers=A)
    assert asked(play(state, "attack/1a1", "seal", "seal")) == "0 PlaceLand"


# -- cathedral -------------------------------------------------------------------------


def cathedral(*gifts: int, points: int = 0) -> State:
    families = [family(stock=f"{gift} gold" if gift else "", points=points) for gift in gifts]
    state = position(*families, agenda=[["BuildCathedral"]])
    for gift in gifts:
        state = play(state, *offer(f"{gift} gold" if gift else ""))
    return state


def give_all(state: State) -> list[int]:
    while asked(state) != "nothing":
        state = play(state, "give")
    return list(state.to_dict()["points"])


@pytest.mark.parametrize(
    "gifts, points",
    [
        ((4, 3, 0), [6, 5, 0]),
        ((2, 2), [6, 6]),
        ((0, 0), [0, 0]),
        ((5, 3), [6, 2]),
        ((3, 3, 3), [6, 6, 6]),
        ((4, 3, 2), [6, 5, 2]),
        ((9, 1), [6, -4]),
    ],
)
def test_p08_vectors_31_and_32_the_cathedral(gifts: tuple[int, ...], points: list[int]) -> None:
    state = cathedral(*gifts)
    assert give_all(state) == points


def test_p08_gold_of_the_best_is_spent_and_others_may_take_theirs_back() -> None:
    state = cathedral(4, 3, 0)
    assert asked(state) == "1 SpendGift"
    assert plain(state)["0 gold"] == 0
    assert plain(state)["1 gold"] == 3
    kept = play(state, "take-back")
    assert (plain(kept)["1 gold"], plain(kept)["1 points"]) == (3, 0)
    given = play(state, "give")
    assert (plain(given)["1 gold"], plain(given)["1 points"]) == (0, 5)


def test_p08_r35_only_those_in_between_are_asked_and_may_decline_a_loss() -> None:
    state = cathedral(9, 1, 0)
    assert asked(state) == "1 SpendGift"
    assert asked(play(state, "take-back")) == "nothing"
    # In turn from the first player.
    families = [family(stock=f"{n} gold") for n in (2, 4, 3)]
    state = position(*families, agenda=[["BuildCathedral"]], first=2)
    for gift in (2, 4, 3):
        state = play(state, *offer(f"{gift} gold"))
    assert asked(state) == "2 SpendGift"
    assert asked(play(state, "give")) == "0 SpendGift"


def test_p08_r21_the_lowest_is_over_all_offers_even_those_taken_back() -> None:
    state = cathedral(5, 4, 3)
    # The second is not the lowest, though the third takes his gold back.
    assert plain(play(state, "give", "take-back"))["1 points"] == 5


def test_p08_vector_33_example_privilege_or_abbess() -> None:
    before = position(family(damsels=2), family(), agenda=[["VisitClergy", 0, A]])
    assert changes(before, play(before, "privilege")) == {"0 privileges": (0, 1)}
    assert changes(before, play(before, "abbess")) == {
        "0 damsels": (2, 1),
        "0 influence": (0, 1),
    }
    assert changes(before, play(before, "nothing")) == {}
    lonely = position(family(), family(), agenda=[["VisitClergy", 0, A]])
    assert why_not(lonely, "abbess") == "why-no-damsel"


def test_p08_r34_only_an_abbess_becomes_influence() -> None:
    before = position(family(damsels=1), family(), agenda=[["VisitClergy", 0, A]])
    assert plain(play(before, "abbess"))["0 influence"] == 1
    nun = position(family(damsels=1), family(), agenda=[["VisitSphere", 1, A]])
    assert plain(play(nun, "veil"))["0 influence"] == 0


def test_p08_a_crusader_brings_influence_without_a_question() -> None:
    state = position(family(), family(), agenda=[["ResolveSphere", 6]], crusades=(A, B, A1))
    assert (plain(state)["0 influence"], plain(state)["1 influence"]) == (2, 1)


# -- winter ----------------------------------------------------------------------------

WINTER = [["Winter"]]


def test_p08_vector_37_a_crusader_survives_the_snow() -> None:
    families = (family(knight(1, "cereal"), knight(0)), family())
    before = position(*families, agenda=WINTER, crusades=(B,))
    after = play(before, "face/4")
    assert plain(after)["0b present"] == 1
    assert plain(after)["0 points"] == 0
    home = position(*families, agenda=WINTER)
    gone = play(home, "face/4")
    assert plain(gone)["0b present"] == 0
    assert plain(gone)["0 points"] == -4
    assert plain(play(home, "face/1"))["0b present"] == 1


def test_p08_an_heir_survives_his_father_in_the_snow() -> None:
    state = position(
        family(knight(1, "cereal"), knight(0, heir=1, time=2)), family(), agenda=WINTER
    )
    after = plain(play(state, "face/5"))
    assert (after["0b present"], after["0b heir"], after["0b time"]) == (1, 0, 0)
    assert after["0 points"] == 0


def test_p08_a_landless_knight_with_soldiers_dies_but_his_column_stays() -> None:
    state = position(family(knight(1, "cereal"), knight(2, time=2)), family(), agenda=WINTER)
    after = plain(play(state, "face/6"))
    assert (after["0b present"], after["0b time"], after["0 points"]) == (1, 0, -4)


def test_p08_vector_38_no_privilege_with_a_bare_knight() -> None:
    families = (family(knight(1, "cereal"), knight(0, "mine")), family())
    after = plain(play(position(*families, agenda=WINTER), "face/1"))
    assert after["0 privileges"] == 0
    assert after["1 privileges"] == 1


def test_p08_r13_the_kings_soldiers_guard_a_column_in_winter() -> None:
    families = (family(knight(1, "cereal"), knight(0)), family())
    state = position(*families, agenda=WINTER, kings_soldiers=B)
    after = plain(play(state, "face/4"))
    # He died of hunger, but his column had a soldier.
    assert (after["0b present"], after["0 points"]) == (1, -4)
    assert after["0 privileges"] == 1
    assert after["kings_soldiers"] == -1


def test_p08_r22_deaths_come_first_and_all_at_once() -> None:
    """A bare knight who dies no longer costs his family the reward."""
    families = (family(knight(1, "cereal"), knight(0), knight(0)), family())
    state = position(*families, agenda=WINTER, monastery=(B,), spaces={"war": "0c white white"})
    after = plain(play(state, "face/4"))
    assert (after["0b present"], after["0c present"], after["0 points"]) == (0, 0, -8)
    assert after["0 privileges"] == 1


def test_p08_the_board_is_cleared_and_time_stays() -> None:
    state = position(
        family(knight(1, "cereal", time=2), knight(1, "mine")),
        family(),
        agenda=[["Turn"], ["Winter"]],
        spaces={"court": "0a black empty", "war": "1a 1b black"},
        monastery=(B,),
        archbishop=A,
        kings_soldiers=A1,
        first=1,
    )
    after = play(state, "face/1")
    flat = plain(after)
    assert [flat[f"court {n}"] for n in (1, 2, 3)] == ["white"] * 3
    assert flat["monastery"] == []
    assert flat["0a where"] == flat["1b where"] == "home"
    assert flat["0a time"] == 2
    assert (flat["archbishop"], flat["kings_soldiers"]) == (-1, -1)
    assert (flat["0 placed"], flat["turn"]) == (0, 2)
    assert asked(after) == "1 ChooseAct"
