"""A referee's own reading of the rulebook, page by page, beside the tests of its rulings.

Written from the book alone: sentences that no other test holds, and two laws (payments, sums)
that are compared with every possibility there is.
"""

from __future__ import annotations

import random

import pytest

from demesne.core.state import State
from rulebook.clochemerle.position import (
    GAME,
    GOODS,
    PROFESSIONS,
    Village,
    asked,
    changes,
    play,
    position,
    question,
    refs,
    scores,
    told,
    village,
    why_not,
)

SLOTS = (2, 3, 2, 3, 2)  # of the five workshops


def nobody(count: int = 1) -> tuple[Village, ...]:
    return tuple(village() for _ in range(count))


# --- p. 3 to 4: the round and the dice ------------------------------------------------------------


def test_p04_the_story_points_of_the_hand_pile_up_until_it_is_taken() -> None:
    done = [["TurnDone"]]
    state = position(*nobody(3), turn=2, turns_done=2, hand_story=4, agenda=done)
    state.advance()
    assert state.to_dict()["hand_story"] == 5
    assert (state.to_dict()["starter"], state.to_dict()["palm"]) == (0, 1)


def test_p04_a_taken_hand_shows_its_palm_again_with_one_story_point_for_its_new_owner() -> None:
    done = [["TurnDone"]]
    state = position(*nobody(3), turn=2, turns_done=2, hand=1, palm=0, hand_story=0, agenda=done)
    state.advance()
    after = state.to_dict()
    assert (after["hand_story"], after["palm"], after["starter"]) == (1, 1, 1)
    assert after["takers"] == [-1] * 11


def test_p04_coins_and_markers_of_this_turn_come_too_late_for_its_dice() -> None:
    state = position(village(fields=1), *nobody(), dice="w1 w6")
    state = play(state, "dice/white-1", "dice/white-6")
    # One sum only: it is made unasked, and the coin of the field changes nothing any more.
    assert refs(state) == ["sum/7/0"]
    state = play(state, "sum/7/0", "run/field/1")
    assert "done" in refs(state)
    assert state.to_dict()["coins"][0] == 1


def test_p04_both_dice_may_be_changed_with_coins_together() -> None:
    before = position(village(coins=4), *nobody(), dice="w2 w2")
    after = play(before, "dice/white-2", "dice/white-2", "sum/8/0")
    assert after.to_dict()["coins"][0] == 0


def test_p04_a_marker_and_coins_together() -> None:
    # 1 + 1 to 9: a marker makes one a six, two coins make the other a three.
    before = position(village(coins=2, square=1), *nobody(), dice="w1 w1")
    after = play(before, "dice/white-1", "dice/white-1", "sum/9/1")
    assert changes(before, after) == {
        "0 takers": (-1, 0),
        "1 takers": (-1, 0),
        "0 coins": (2, 0),
        "0 square": (1, 0),
    }


def test_p04_a_sum_tells_apart_what_only_saved_coins_can_pay() -> None:
    """1 + 2 and the only coin make 4, but then the monk cannot be paid; the black 3 keeps it."""
    own = village(coins=1, church="refuge")
    state = position(own, *nobody(2), dice="w1 w2 b3", turns_done=0)
    entry = next(entry for entry in GAME.view(state, 0)["reach"] if entry["sum"] == 4)
    assert (entry["coins"], entry["time"]) == (1, 0)
    assert "buy/monk/chalice" not in entry["banners"]
    assert entry["dearer"] == ["buy/monk/chalice"]


@pytest.mark.parametrize("seed", range(6))
def test_p04_what_a_sum_is_said_to_reach_is_what_can_be_played(seed: int) -> None:
    """Every pair and every sum is played: prices, menus and what dearer ways add are true."""
    rng = random.Random(seed)
    state = position(any_village(rng), *nobody(2), dice=any_dice(rng), row=(30, 31))
    if seed % 2:
        state = play(state, rng.choice(refs(state)))
    start = state.to_dict()
    played: dict[int, list[tuple[tuple[int, ...], list[str], list[str]]]] = {}
    for dice, pair in pairs(state, []):
        for ref in refs(pair):
            after = play(pair, ref)
            data, (_, value, markers) = after.to_dict(), ref.split("/")
            time = (data["time"][0] - start["time"][0]) % 10
            price = (int(markers), start["coins"][0] - data["coins"][0], time)
            menu = [ref for ref in refs(after) if not ref.startswith(("chief", "plough", "spar"))]
            played.setdefault(int(value), []).append((price, dice, menu))
    for entry in GAME.view(state, 0)["reach"]:
        found = played.get(entry["sum"], [])
        assert entry["payable"] == bool(found)
        if not found:
            assert entry["banners"] == entry["dearer"] == entry["customers"] == []
            continue
        least = (entry["markers"], entry["coins"], entry["time"])
        rank = min((price[0], price[1] + price[2]) for price, _, _ in found)
        assert (least[0], least[1] + least[2]) == rank
        menus = [menu for price, dice, menu in found if (price, dice) == (least, entry["dice"])]
        assert menus, "the dice that are named make this sum for this price"
        assert entry["banners"] == [ref for ref in menus[0] if ref != "market"]
        assert bool(entry["customers"]) == ("market" in menus[0])
        everything = {ref for _, _, menu in found for ref in menu} - {"market"}
        assert {*entry["banners"], *entry["dearer"]} == everything


def any_village(rng: random.Random) -> Village:
    square = rng.choice((-1, 0, 1, 2))
    return village(
        coins=rng.randint(0, 3),
        goods=" ".join(rng.sample(GOODS, 2)),
        fields=1,
        church=rng.choice(("cloister", "refuge")),
        chamber="guild",
        guild=rng.randint(0, 1),
        square=square,
        tile="school" if square >= 0 else "",
        travel=rng.choice(((), (2,))),
        market=rng.sample(range(1, 20), 4),
        dead=rng.choice(PROFESSIONS),
    )


def any_dice(rng: random.Random) -> str:
    white = [f"w{rng.randint(1, 6)}" for _ in range(3)]
    return " ".join([*white, f"b{rng.randint(1, 6)}"])


def pairs(state: State, taken: list[str]) -> list[tuple[list[str], State]]:
    """Every pair that can be taken, in the order of its dice, before its sum is made."""
    if question(state) == "MakeSum":
        return [(taken, state)]
    return [found for ref in refs(state) for found in pairs(play(state, ref), [*taken, ref])]


# --- p. 5: conditions of black banners ------------------------------------------------------------


def test_p05_of_two_players_the_second_may_take_the_hand_in_either_turn() -> None:
    for done in (1, 3):
        state = position(*nobody(2), turn=1, turns_done=done, value=10)
        assert "hand" in refs(state)


def test_p05_the_first_of_two_players_is_told_when_he_may_take_the_hand() -> None:
    early = position(*nobody(2), value=4, turns_done=0)
    assert str(why_not(early, "hand")) == "why-hand-later"
    of_three = position(*nobody(3), value=4, turns_done=0)
    assert str(why_not(of_three, "hand")) == "why-hand-yours"


def test_p05_whoever_takes_the_hand_of_story_points_puts_them_on_the_tree_not_in_the_hall() -> None:
    before = position(*nobody(3), turn=1, turns_done=1, value=4, hand_story=7)
    after = play(before, "hand")
    assert changes(before, after) == {
        "hand": (0, 1),
        "palm": (1, 0),
        "hand_story": (7, 0),
        "1 tree": (0, 7),
    }


# --- p. 6: white banners --------------------------------------------------------------------------


def test_p06_a_pupil_sent_to_the_market_serves_in_the_same_turn() -> None:
    own = village(school="right", dead="merchant", market=(14,), goods="scroll scroll")
    state = position(own, *nobody(), value=11)
    assert "market" not in refs(state)
    after = play(state, "run/school", "right/merchant", "market", "customer/14", "done")
    assert changes(state, after) == {
        "0 school": (2, 0),
        "0 alive": (15, 31),
        "0 time": (0, 1),
        "0 tree": (0, 2),
        "0 scroll": (2, 0),
        "0 market": (1 << 13, 0),
        "0 served": (0, 1 << 13),
    }


def test_p06_the_school_is_one_banner_a_turn_also_with_two_pupils() -> None:
    own = village(school="left right", dead="abbot merchant")
    state = play(position(own, *nobody(), value=3), "run/school", "left/abbot")
    assert "run/school" not in refs(state)


def test_p06_a_banner_that_cannot_be_paid_is_not_offered_and_says_why() -> None:
    own = village(market=(1, 17), goods="plough")
    state = position(own, *nobody(), value=3)
    assert "market" not in refs(state)
    assert str(why_not(state, "market")) == "why-cannot-serve"


# --- p. 7: the chief, death, rats -----------------------------------------------------------------


def test_p07_whoever_stays_at_the_hall_brings_nothing_home() -> None:
    before = position(village(tree=5), *nobody(), value=7)
    after = play(before, "chief/stay")
    assert changes(before, after) == {"0 time": (0, 1)}


def test_p07_the_rat_stops_at_the_invasion_whatever_is_left_of_the_roll() -> None:
    before = position(
        village(reaper=1, tree=3), village(tree=6), value=7, rat=1, chronicle="abbot:0 abbot:1"
    )
    after = play(before, "chief/stay", "abbot", "rat/6")
    seen = changes(before, after)
    assert seen["rat"] == (1, 8)
    assert (seen["0 tree"], seen["1 tree"]) == ((3, 2), (6, 3))
    assert seen["graves"] == ([], [0])


def test_p07_story_points_in_the_hall_are_safe_from_rats() -> None:
    before = position(village(reaper=1, hall=9, tree=0), village(hall=8), value=7, rat=1)
    after = play(before, "chief/stay", "traveller", "rat/1")
    assert (after.to_dict()["hall"][0], after.to_dict()["hall"][1]) == (9, 8)


def test_p07_a_labourer_is_hired_although_pupils_sit_in_the_school() -> None:
    own = village(dead="abbot councillor traveller craftsman", school="left right", reaper=1)
    state = play(position(own, *nobody(), value=7), "chief/coin", "merchant")
    assert question(state) == "PlaceLabourer"
    assert refs(state) == list(PROFESSIONS)


def test_p07_a_dead_labourer_is_a_villager_like_any_other() -> None:
    own = village(dead="abbot councillor traveller craftsman", labourers=1, reaper=1)
    before = position(own, *nobody(), value=7, chronicle="merchant:0")
    after = play(before, "chief/coin", "merchant", "abbot", "rat/1")
    seen = changes(before, after)
    assert seen["0 labourers"] == (1, 2)
    assert seen["9 chronicle"] == (-1, 0)
    assert seen["0 tree"] == (0, 1)


# --- p. 8: cards ----------------------------------------------------------------------------------


def test_p08_ploughs_never_move_from_field_to_field() -> None:
    own = village(fields=2, ploughs=(1,), workshops="forge")
    assert not [ref for ref in refs(position(own, *nobody(), value=7)) if "plough" in ref]


def test_p08_a_plough_on_a_field_pays_two_ploughs_with_one_of_the_forge() -> None:
    own = village(fields=1, ploughs=(1,), goods="plough", market=(17,))
    before = position(own, *nobody(), value=11)
    after = play(before, "market", "customer/17")
    seen = changes(before, after)
    assert seen["0 plough"] == (1, 0)
    assert seen["0 ploughs"] == (1, 0)


def test_p08_no_marker_pays_twice_whatever_the_customer_wants() -> None:
    # Any plough pays, but there is one marker for two wishes.
    own = village(chamber="guild", guild=1, market=(23,))
    assert "market" not in refs(position(own, *nobody(), value=7))
    own = village(chamber="guild", guild=2, market=(23,))
    assert "market" in refs(position(own, *nobody(), value=7))


@pytest.mark.parametrize("seed", range(4))
def test_p08_every_way_to_pay_can_be_chosen_and_no_other(seed: int) -> None:
    """What is left after a payment, against every assignment of markers to wishes."""
    rng = random.Random(seed)
    compared = 0
    while compared < 25:
        have = [rng.randint(0, slots) * rng.randint(0, 1) for slots in SLOTS]
        fields = rng.randint(0, 2)
        ploughs = [field for field in range(1, fields + 1) if rng.random() < 0.5]
        guild = rng.randint(0, 3)
        wants = [*rng.choices((0, 0, 0, 1, 1, 2), k=5), rng.choice((0, 0, 1))]
        goods = " ".join(
            good for good, count in zip(GOODS, have, strict=True) for _ in range(count)
        )
        own = village(goods=goods, fields=fields, ploughs=ploughs, chamber="guild", guild=guild)
        state = position(own, *nobody(), value=7, agenda=[["Pay", 0, [*wants, 0, 0]]])
        stocks = [*have, *(int(field in ploughs) for field in range(1, fields + 1)), guild]
        units = [item for item in range(6) for _ in range(wants[item])]
        possible = {tuple(left) for left in assigned(stocks, units)}
        assert state.can_pay(0, (*wants, 0, 0)) == bool(possible)  # type: ignore[attr-defined]
        if possible and units:
            assert left_over(state, fields) == possible
            compared += 1


def assigned(stocks: list[int], units: list[int]) -> list[list[int]]:
    """What can be left of the stocks (five goods, fields, the guild) once all is paid."""
    if not units:
        return [stocks]
    item, found = units[0], []
    for place, count in enumerate(stocks):
        is_field = 5 <= place < len(stocks) - 1
        fits = item in (place, 5) if place < 5 else not is_field or item in (2, 5)
        if count and fits:
            rest = [*stocks[:place], count - 1, *stocks[place + 1 :]]
            found += assigned(rest, units[1:])
    return found


def left_over(state: State, fields: int) -> set[tuple[int, ...]]:
    """All that is left after the payments one can choose."""
    own = state.copy()
    decision = own.advance()
    if type(decision).__name__ != "PayFrom":
        data = own.to_dict()
        on_fields = [data["ploughs"][0] >> field & 1 for field in range(fields)]
        return {(*data["goods"][:5], *on_fields, data["covered"][0])}
    found: set[tuple[int, ...]] = set()
    for ref in refs(own):
        after = own.copy()
        after.choose(asked(after).find(ref))  # type: ignore[arg-type]
        found |= left_over(after, fields)
    return found


# --- p. 9 to 12 -----------------------------------------------------------------------------------


def test_p11_a_guild_marker_pays_the_scroll_of_a_monk() -> None:
    own = village(church="refuge", chamber="guild", guild=1)
    before = position(own, *nobody(), value=11, tops=(1,))
    after = play(before, "buy/monk/quill", "monk/2")
    seen = changes(before, after)
    assert (seen["0 covered"], seen["0 time"], seen["0 tree"]) == ((1, 0), (0, 3), (0, 3))


def test_p10_the_tile_of_a_served_customer_is_told_to_move_to_the_square() -> None:
    own = village(square=0, tile="customer/2", market=(2,), goods="beer")
    state = position(own, *nobody(), value=12)
    heard = told(state, "market", "customer/2")
    assert heard[1:3] == ["tile-returned 0", "paid 0 1 beer"]
    assert play(state, "market", "customer/2").to_dict()["tile"][0] == 16


def test_p04_the_time_of_a_black_die_is_told_before_the_bridge_is_crossed() -> None:
    state = position(village(time=8), *nobody(), dice="b1 w2")
    heard = told(state, "dice/black-1")
    assert heard == ["paid-black-die 0 6 2 time", "bridge-crossed 0"]


def test_p12_cards_count_without_their_villagers() -> None:
    own = village(
        dead="abbot councillor traveller merchant",
        church="sanatorium",
        monks=(1,),
        chamber="monetary",
        square=2,
        travel=(2, 8),
        served=(18,),
        fields=2,
    )
    # 4 + 2, 3 + 2, 3 + 5, 5, 2, and the hand of seat 0.
    assert scores(position(own, *nobody()))[0] == 6 + 5 + 8 + 5 + 2 + 1
