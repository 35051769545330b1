"""Conquer (rulebook, action 8): pawns, monsters and feudums under attack."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GAME,
    Family,
    act,
    asked,
    at,
    changes,
    family,
    play,
    position,
    question,
    refs,
    shown,
    told,
    warned,
    why_not,
)

DEFEND, BOW, SWORD = 1 << 8, 1, 2
SALTPETER, IRON, WOOD = 0, 2, 3


def conquer(own: Family, *rivals: Family, **table: Any) -> State:
    return position(own, *rivals, agenda=[["Conquer", 0]], **table)


# --- the rulebook's examples --------------------------------------------------------------------


def feudum_example(**rival: Any) -> State:
    """Blue: a knight and another pawn, two saltpeter. Green: a feudum with a subject."""
    return conquer(
        family(pawns="knight@sea-1 monk@sea-1", goods="saltpeter saltpeter"),
        family(rules="sea-1+", **rival),
        discs={"sea-1": "feudum-noble"},
    )


def test_v11_blue_destroys_greens_feudum() -> None:
    before = feudum_example()
    assert refs(before) == ["forgo", "feudum/sea-1"]
    # Green has no card left: nobody asks for Defend.
    state = play(before, "feudum/sea-1")
    assert asked(state).to_list() == ["Arm", 0, 18, 0, 0, 0]
    state = play(state, "saltpeter", "saltpeter", "attack")
    assert question(state) == "PlaceMilitary"
    victory = {
        "0 points": (0, 4),
        "0 goods/saltpeter": (2, 0),
        "bag/saltpeter": (22, 24),
        "discs/sea-1": (7, 0),
        "discs_left/feudum-noble": (1, 2),
        "discs_left/outpost": (2, 1),
        "rulers/sea-1": (1, -1),
        "subjects/sea-1": (1, 0),
        # Ruler, subject, and the seat among the nobles.
        "1 markers": (5, 8),
        "chairs/noble/master": (1, -1),
        "1 attacked": (0, 1),
    }
    assert changes(before, play(state, "no")) == victory
    assert changes(before, play(state, "disc")) == victory | {
        "0 military": (0, 1),
        "0 spare_discs": (3, 2),
    }


def test_v12_with_defend_four_is_not_more_than_four() -> None:
    before = feudum_example(hand="defend move")
    state = play(before, "feudum/sea-1")
    assert question(state) == "RevealDefend"
    assert refs(state) == ["no", "defend"]
    state = play(state, "defend", "saltpeter", "saltpeter")
    assert warned(state, "attack") == Message("warn-attack-fails")
    after = play(state, "attack")
    assert changes(before, after) == {
        "0 goods/saltpeter": (2, 0),
        "bag/saltpeter": (22, 24),
        "1 points": (0, 1),
        "1 hand": (DEFEND | 2, 2),
        "1 in_hand": (2, 1),
        "1 played": (0, DEFEND),
        "1 attacked": (0, 1),
    }


def pawn_example(**rival: Any) -> State:
    """Blue: a noble, a monk and a saltpeter. Red: a merchant."""
    return conquer(
        family(pawns="noble@forest-9 monk@forest-9", goods="saltpeter"),
        family(pawns="merchant@forest-9", **rival),
    )


def test_v13_red_had_seen_it_coming() -> None:
    before = pawn_example(hand="defend")
    after = play(before, "seat-2/pawn-1", "defend", "saltpeter", "attack")
    assert changes(before, after) == {
        "0 goods/saltpeter": (1, 0),
        "bag/saltpeter": (23, 24),
        "1 points": (0, 1),
        "1 hand": (DEFEND, 0),
        "1 in_hand": (1, 0),
        "1 played": (0, DEFEND),
        "1 attacked": (0, 1),
    }
    assert told(before, "seat-2/pawn-1", "defend", "saltpeter", "attack") == [
        f"attacks-pawn 0 1 1 {at('forest-9')}",
        "defend-shown 1 1",
        "saltpeter-added 0 3",
        "attack-failed 0 3 3",
    ]


def test_v14_without_defend_three_exceed_two() -> None:
    before = pawn_example(hand="move")
    state = play(before, "seat-2/pawn-1")
    # He is asked all the same, and has nothing to show.
    assert refs(state) == ["no"]
    after = play(state, "no", "saltpeter", "attack", "no")
    assert changes(before, after) == {
        "0 points": (0, 2),
        "0 goods/saltpeter": (1, 0),
        "bag/saltpeter": (23, 24),
        "1 pawn_places/pawn-1": (at("forest-9"), -1),
        "chairs/merchant/master": (1, -1),
        "1 markers": (5, 6),
        "1 attacked": (0, 1),
    }


# --- who may attack what ------------------------------------------------------------------------


def test_targets_are_pawns_monsters_and_feudums_beside_ones_own() -> None:
    state = conquer(
        family(pawns="noble@sea-1 monk@sea-2", rules="sea-3"),
        family(pawns="monk@sea-1 monk@sea-3", rules="sea-1 sea-2+"),
        family(pawns="farmer@island-4 farmer@sea-2", rules="island-4"),
        discs={"sea-1": "feudum-monk", "sea-2": "feudum-noble", "island-4": "feudum-knight"},
        beasts={"serpent": (2, "sea-2"), "behemoth": (1, "forest-9")},
    )
    assert refs(state) == [
        "forgo",
        "seat-2/pawn-1",
        "seat-3/pawn-2",
        "serpent",
        "feudum/sea-1",
        "feudum/sea-2",
        # A noble stands beside nobody's serf or subject: sea-2 has the monk.
    ]
    # Where one has nobody there is nothing to be seen either.
    assert shown(state) == [*refs(state), "starve"]
    assert why_not(state, "starve") == Message("why-nobody-to-starve")


def test_outposts_farms_and_towns_are_never_targets() -> None:
    state = conquer(
        family(pawns="monk@sea-1 monk@forest-9 monk@mountain-22"),
        family(rules="sea-1 forest-9 mountain-22"),
    )
    assert shown(state) == ["forgo"]


def test_ones_own_are_no_targets() -> None:
    state = conquer(
        family(pawns="monk@sea-1 knight@sea-1", rules="sea-1"),
        family(),
        discs={"sea-1": "feudum-monk"},
        beasts={"serpent": (0, "sea-1")},
    )
    assert shown(state) == ["forgo"]


def test_a_monster_attacks_by_itself() -> None:
    before = conquer(
        family(writs="bow", goods="wood"),
        family(pawns="farmer@sea-1"),
        beasts={"serpent": (0, "sea-1")},
    )
    after = play(before, "seat-2/pawn-1", "bow/wood", "attack", "no")
    assert changes(before, after)["0 points"] == (0, 2)


# --- attack and defence -------------------------------------------------------------------------


def numbers(state: State, ref: str) -> tuple[int, int]:
    """Attack and defence as the line of the menu says them."""
    line = next(line for line in asked(state).lines(state) if line.ref == ref)
    attack, defence = line.label.args[-2:]
    assert isinstance(attack, int)
    assert isinstance(defence, int)
    return attack, defence


def test_every_sober_pawn_and_monster_of_the_two_counts_and_nobody_elses() -> None:
    state = conquer(
        family(pawns="noble@sea-1 monk@sea-1 monk@sea-2"),
        family(pawns="monk@sea-1 farmer@sea-1*"),
        family(pawns="knight@sea-1 knight@sea-1", serfs="sea-1"),
        family(rules="sea-1+"),
        discs={"sea-1": "feudum-monk"},
        beasts={"serpent": (0, "sea-1"), "behemoth": (1, "sea-1")},
    )
    assert refs(state) == [
        "forgo",
        *("seat-2/pawn-1", "seat-2/pawn-2", "seat-3/pawn-1", "seat-3/pawn-2"),
        "behemoth",
        "feudum/sea-1",
        "starve",
    ]
    # Two pawns and the serpent; a sober pawn and the behemoth. The drunk one may be the target.
    assert numbers(state, "seat-2/pawn-1") == (3, 3)
    assert numbers(state, "seat-2/pawn-2") == (3, 3)
    assert numbers(state, "behemoth") == (3, 3)
    assert numbers(state, "seat-3/pawn-2") == (3, 4)
    # The feudum and its subject.
    assert numbers(state, "feudum/sea-1") == (3, 3)


def test_a_feudum_does_not_defend_the_pawns_beside_it() -> None:
    state = conquer(
        family(pawns="noble@sea-1"),
        family(pawns="monk@sea-1", rules="sea-1+"),
        discs={"sea-1": "feudum-monk"},
    )
    assert numbers(state, "seat-2/pawn-1") == (1, 2)
    assert numbers(state, "feudum/sea-1") == (1, 5)


def test_a_serf_of_the_attacker_rebels_and_rules_what_is_left() -> None:
    before = conquer(
        family(pawns="knight@sea-1 monk@sea-1", serfs="sea-1"),
        family(rules="sea-1"),
        family(),
        discs={"sea-1": "feudum-farmer"},
        loose={"sea-1": "food wood"},
        scenes={"sea-1": "orchard:2"},
        stacks=[2, 1, 1, 1, 1, 1],
    )
    assert numbers(before, "feudum/sea-1") == (3, 2)
    after = play(before, "feudum/sea-1", "attack", "no")
    assert changes(before, after) == {
        "0 points": (0, 4),
        "discs/sea-1": (3, 0),
        "discs_left/feudum-farmer": (1, 2),
        "discs_left/outpost": (2, 1),
        "rulers/sea-1": (1, 0),
        "serfs/sea-1": (0, -1),
        "1 markers": (5, 7),
        "chairs/farmer/master": (1, -1),
        "1 attacked": (0, 1),
    }


def test_a_third_familys_serf_goes_home() -> None:
    before = conquer(
        family(pawns="knight@sea-1 monk@sea-1 monk@sea-1"),
        family(rules="sea-1"),
        family(serfs="sea-1!"),
        discs={"sea-1": "feudum-farmer"},
    )
    assert numbers(before, "feudum/sea-1") == (3, 2)
    found = changes(before, play(before, "feudum/sea-1", "attack", "no"))
    assert found["serfs/sea-1"] == (2, -1)
    assert found["2 markers"] == (5, 6)
    # the seal under the marker goes with it.
    assert found["serf_seals/sea-1"] == (1, 0)
    assert found["2 seals"] == (0, 1)


def test_r26_r50_the_seals_of_ruler_and_rebel_go_to_their_owners() -> None:
    before = conquer(
        family(pawns="knight@sea-1 monk@sea-1 monk@sea-1", serfs="sea-1!"),
        family(rules="sea-1+!"),
        discs={"sea-1": "feudum-farmer"},
    )
    found = changes(before, play(before, "feudum/sea-1", "attack", "no"))
    assert found["0 seals"] == (0, 1)
    assert found["1 seals"] == (0, 1)
    assert found["subject_seals/sea-1"] == (1, 0)
    assert found["serf_seals/sea-1"] == (1, 0)
    assert found["rulers/sea-1"] == (1, 0)


def test_r50_a_conquered_pawns_vessel_stays_its_wine_does_not() -> None:
    before = conquer(family(pawns="knight@sea-1"), family(pawns="monk@sea-1/ship*"))
    found = changes(before, play(before, "seat-2/pawn-1", "attack", "no"))
    assert found["adrift/sea-1/ship"] == (0, 1)
    assert found["left_now/sea-1/ship"] == (0, 1)
    assert found["1 pawn_crafts/pawn-1"] == (0, -1)
    assert found["1 wine/pawn-1"] == (1, 0)
    assert found["bag/sulfur"] == (25, 26)


@pytest.mark.parametrize("beast", ["behemoth", "serpent"])
def test_a_defeated_monster_goes_home_and_its_marker_to_its_owner(beast: str) -> None:
    before = conquer(
        family(pawns="knight@sea-1 monk@sea-1"), family(), beasts={beast: (1, "sea-1")}
    )
    number = ("behemoth", "serpent").index(beast)
    assert numbers(before, beast) == (2, 1)
    after = play(before, beast, "attack", "disc")
    assert changes(before, after) == {
        "0 points": (0, 2),
        "0 slain": (0, 1),
        f"{number} beast_owner": (1, -1),
        f"{number} beast_place": (0, -1),
        "1 markers": (5, 6),
        "1 attacked": (0, 1),
        "0 military": (0, 1),
        "0 spare_discs": (3, 2),
    }


def test_r55_where_no_outpost_is_left_one_is_borrowed() -> None:
    outposts = ["sea-1", "sea-2", "sea-3", *(f"island-{n}" for n in (4, 5, 6, 7))]
    outposts += ["forest-8", "forest-9", "forest-10"]
    before = conquer(
        family(pawns="knight@desert-11 monk@desert-11 monk@desert-11"),
        family(rules="desert-11"),
        discs=dict.fromkeys(outposts, "outpost") | {"desert-11": "feudum-farmer"},
    )
    assert before.to_dict()["discs_left"][0] == 0
    found = changes(before, play(before, "feudum/desert-11", "attack", "no"))
    assert found["discs/desert-11"] == (3, 0)
    assert "discs_left/outpost" not in found


# --- saltpeter and weapons ----------------------------------------------------------------------


def test_one_saltpeter_without_a_knight() -> None:
    state = conquer(
        family(pawns="noble@sea-1", goods="saltpeter saltpeter"), family(pawns="monk@sea-1")
    )
    state = play(state, "seat-2/pawn-1", "saltpeter")
    assert refs(state) == ["attack", "give-up"]
    assert why_not(state, "saltpeter") == Message("why-one-saltpeter")


def test_any_number_with_a_knight() -> None:
    state = conquer(
        family(pawns="knight@sea-1", goods="saltpeter saltpeter saltpeter"),
        family(pawns="monk@sea-1"),
    )
    state = play(state, "seat-2/pawn-1", "saltpeter", "saltpeter", "saltpeter")
    assert asked(state).to_list() == ["Arm", 0, 4, 0, 3, 3]
    assert why_not(state, "saltpeter") == Message("why-no-good", SALTPETER)


def test_r17_a_drunk_knight_gives_no_more_saltpeter() -> None:
    state = conquer(
        family(pawns="knight@sea-1* monk@sea-1 knight@sea-2", goods="saltpeter saltpeter"),
        family(pawns="monk@sea-1"),
    )
    state = play(state, "seat-2/pawn-1", "saltpeter")
    assert why_not(state, "saltpeter") == Message("why-one-saltpeter")


def test_r16_both_weapons_and_saltpeter_in_one_attack_each_weapon_once() -> None:
    before = conquer(
        family(pawns="noble@sea-1", goods="saltpeter wood iron", writs="bow sword east"),
        family(pawns="monk@sea-1 knight@sea-1"),
    )
    state = play(before, "seat-2/pawn-2")
    assert refs(state) == [
        "attack",
        "give-up",
        "saltpeter",
        "bow/free",
        "bow/wood",
        "sword/free",
        "sword/iron",
    ]
    state = play(state, "bow/free")
    assert refs(state) == ["attack", "give-up", "saltpeter", "sword/free", "sword/iron"]
    state = play(state, "saltpeter", "sword/iron")
    assert asked(state).to_list() == ["Arm", 0, 5, 0, 4, 1]
    after = play(state, "attack", "no")
    found = changes(before, after)
    assert found.pop("0 writs") == (BOW | SWORD | 1 << 10, 1 << 10)
    old, new = found.pop("deck")
    assert new == [*old, BOW, SWORD]
    assert found == {
        "0 points": (0, 2),
        "0 goods/saltpeter": (1, 0),
        "0 goods/iron": (1, 0),
        "bag/saltpeter": (23, 24),
        "bag/iron": (22, 23),
        "1 pawn_places/pawn-2": (0, -1),
        "chairs/knight/master": (1, -1),
        "1 markers": (5, 6),
        "1 attacked": (0, 1),
    }


@pytest.mark.parametrize("weapon, good", [("bow", "wood"), ("sword", "iron")])
def test_a_weapon_is_one_free_or_two_paid(weapon: str, good: str) -> None:
    own = family(pawns="noble@sea-1", goods=good, writs=weapon)
    state = play(conquer(own, family(pawns="monk@sea-1")), "seat-2/pawn-1")
    assert asked(play(state, f"{weapon}/free")).to_list()[4] == 1
    assert asked(play(state, f"{weapon}/{good}")).to_list()[4] == 2
    poor = conquer(family(pawns="noble@sea-1", writs=weapon), family(pawns="monk@sea-1"))
    state = play(poor, "seat-2/pawn-1")
    number = WOOD if good == "wood" else IRON
    assert why_not(state, f"{weapon}/{good}") == Message("why-no-good", number)


def test_a_weapon_is_shown_to_everybody_and_cannot_be_taken_back() -> None:
    state = play(
        conquer(family(pawns="noble@sea-1", writs="bow"), family(pawns="monk@sea-1")),
        "seat-2/pawn-1",
    )
    shows: list[tuple[str, bool]] = []
    state.sink = lambda event: shows.append((str(event.seen_by(1)), event.reveals))
    state.choose(asked(state).find("bow/free") or 0)
    assert shows == [("weapon-used 0 0 2", True)]


def test_what_weapons_there_are_is_the_attackers_secret() -> None:
    armed = play(
        conquer(
            family(pawns="noble@sea-1", writs="bow"), family(pawns="monk@sea-1"), deck=["sword"]
        ),
        "seat-2/pawn-1",
    )
    bare = play(
        conquer(
            family(pawns="noble@sea-1", writs="east"), family(pawns="monk@sea-1"), deck=["sword"]
        ),
        "seat-2/pawn-1",
    )
    assert "bow/free" in refs(armed)
    assert "bow/free" not in refs(bare)
    assert GAME.view(armed, 1) == GAME.view(bare, 1)
    # Asked even where attacking and giving up are all there is.
    assert asked(bare).PRIVATE
    assert asked(bare).seen_by(1) == asked(armed).seen_by(1)


def test_a_tile_may_become_saltpeter_while_one_arms() -> None:
    state = conquer(
        family(pawns="knight@sea-1", tiles="orchard"),
        family(pawns="monk@sea-1"),
        stacks=[2, 1, 1, 1, 1, 1],
    )
    state = play(state, "seat-2/pawn-1")
    assert "saltpeter" not in refs(state)
    assert "saltpeter" in refs(act(state, 0, "ExchangeTile", "orchard/saltpeter"))


# --- failing and giving up ------------------------------------------------------------------------


def test_r28_who_gives_up_after_defend_has_failed_and_defend_stays_used() -> None:
    before = pawn_example(hand="defend")
    after = play(before, "seat-2/pawn-1", "defend", "give-up")
    assert changes(before, after) == {
        "1 points": (0, 1),
        "1 hand": (DEFEND, 0),
        "1 in_hand": (1, 0),
        "1 played": (0, DEFEND),
        "1 attacked": (0, 1),
    }


def test_an_attack_that_cannot_win_may_be_made() -> None:
    before = conquer(family(pawns="monk@sea-1"), family(pawns="monk@sea-1"))
    state = play(before, "seat-2/pawn-1")
    assert refs(state) == ["attack", "give-up"]
    assert changes(before, play(state, "attack")) == {"1 attacked": (0, 1)}


def test_the_military_track_has_three_spaces_and_takes_a_disc_of_ones_own() -> None:
    full = conquer(
        family(pawns="knight@sea-1 monk@sea-1 noble@sea-1", military=3),
        family(pawns="farmer@sea-1"),
    )
    assert play(full, "seat-2/pawn-1", "attack").advance() is None
    none = conquer(
        family(
            pawns="knight@sea-1 monk@sea-1 noble@sea-1",
            voyage=3,
            reeves="knight monk",
        ),
        family(pawns="farmer@sea-1"),
    )
    assert play(none, "seat-2/pawn-1", "attack").advance() is None


def test_r48_drunk_pawns_alone_attack_nobody() -> None:
    state = conquer(family(pawns="knight@sea-1*"), family(pawns="monk@sea-1"))
    assert refs(state) == ["forgo"]
    assert why_not(state, "seat-2/pawn-1") == Message("why-all-drunk")
    with_beast = conquer(
        family(pawns="knight@sea-1*"),
        family(pawns="monk@sea-1"),
        beasts={"serpent": (0, "sea-1")},
    )
    assert numbers(with_beast, "seat-2/pawn-1") == (1, 2)


def test_r48_a_drunk_pawn_defends_nothing_not_even_itself() -> None:
    state = conquer(family(pawns="knight@sea-1"), family(pawns="monk@sea-1*"))
    assert numbers(state, "seat-2/pawn-1") == (1, 0)


def test_forgoing_attacks_nobody() -> None:
    before = pawn_example()
    assert changes(before, play(before, "forgo")) == {}
