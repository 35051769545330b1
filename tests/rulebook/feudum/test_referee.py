"""A referee's own reading of the rulebook, beside the tests of its rulings.

Situations in which several rules meet. Every test looks at all that has changed.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.core.match import Match
from demesne.core.state import State
from rulebook.feudum.position import (
    GAME,
    WRITS,
    act,
    answer_draws,
    asked,
    at,
    bits,
    changes,
    family,
    parts,
    play,
    position,
    question,
    refs,
    scores,
    windows,
)

END = [["EndOfRound"], ["CheckEpoch"], ["Progress"], ["Nourishment"]]
# What is a name and not a number: shown as it is now.
NAMES: tuple[str, ...] = (
    "rulers",
    "serfs",
    "discs/",
    "scenes",
    "chairs",
    "places",
    "roles",
    "crafts",
    "beast_",
)
NAMES += ("die", "first")


def news(before: State, after: State) -> dict[str, Any]:
    """All that changed: by how much, or what it is now where it is no number. The cards that were
    played, guilds that were used and the pile of writs are left out."""
    found: dict[str, Any] = {}
    for name, (was, now) in changes(before, after).items():
        if name.split()[-1] in ("in_hand", "hand", "played", "guilds_used", "deck"):
            continue
        found[name] = now if any(word in name for word in NAMES) else now - was
    return found


def match_of(state: State) -> Match:
    match = Match(GAME, state.seats, seed=1, options={"mode": "advanced"})
    match.state = state.copy()
    match.state.sink = match._hear
    match.records, match.events = [], []
    match.decision = match.state.advance()
    match._asked = 0
    match.settle()
    return match


def pick(match: Match, ref: str, seat: int | None = None, window: str | None = None) -> None:
    """Answer a match in notation."""
    decision = match.decision
    if window is not None:
        assert seat is not None
        decision = next(w for w in match.state.windows(seat) if type(w).__name__ == window)
    assert decision is not None
    choice = decision.find(ref)
    assert choice is not None
    match.choose(choice, seat, window=window)


# --- a tile stands for a good at any time ---------------------------------------------------------


def test_p10_a_tile_pays_for_an_improvement_that_was_begun_without_wood() -> None:
    match = match_of(
        position(
            family(hand="improve tax", tiles="butt", rules="forest-9", pawns="monk@sea-1"),
            family(hand="tax"),
            discs={"forest-9": "outpost"},
        )
    )
    pick(match, "card/improve")
    # There is nothing to be chosen but to forgo: it is asked all the same.
    assert (question(match.state), refs(match.state)) == ("Improve", ["forgo"])
    pick(match, "butt/wood", 0, "ExchangeTile")
    assert refs(match.state) == ["forgo", "forest-9"]


def test_p12_a_tile_pays_for_digging_deeper_once_the_first_writs_are_seen() -> None:
    match = match_of(
        position(
            family(tiles="butt", rules="forest-9", hand="tax"),
            family(hand="tax"),
            discs={"forest-9": "outpost"},
            ask=["Explore", 0],
        )
    )
    pick(match, "explore")
    pick(match, refs(match.state)[0])
    assert (question(match.state), refs(match.state)) == ("DigDeeper", ["pass"])
    pick(match, "butt/iron", 0, "ExchangeTile")
    pick(match, "dig")
    assert question(match.state) == "KeepWrit"


def test_p07_where_nothing_can_be_done_first_a_forced_answer_is_given() -> None:
    match = match_of(
        position(
            family(hand="improve tax", rules="forest-9"),
            family(hand="tax"),
            discs={"forest-9": "outpost"},
        )
    )
    pick(match, "card/improve")
    assert [str(record) for record in match.records[1:]] != []
    assert asked(match.state).seat == 1


def test_p20_with_a_tile_one_is_asked_though_there_is_food_for_all() -> None:
    before = position(
        family(pawns="monk@sea-1", goods="food", tiles="butt"), family(), agenda=END, epoch=2
    )
    assert (question(before.copy()), refs(before.copy())) == ("Nourish", ["food/pawn-1"])
    exchanged = act(before, 0, "ExchangeTile", "butt/barrel")
    assert refs(exchanged.copy()) == ["food/pawn-1", "wine/pawn-1"]
    after = play(exchanged, "wine/pawn-1")
    assert news(before, after) == {
        "0 tiles/butt": -1,
        "tiles_spent/butt": 1,
        "bag/sulfur": -1,
        "0 wine/pawn-1": 1,
    }


def test_p20_with_a_tile_one_is_asked_though_there_is_wine_for_all() -> None:
    before = position(family(pawns="monk@sea-1", barrel=1, tiles="orchard"), family(), agenda=END)
    after = play(act(before, 0, "ExchangeTile", "orchard/food"), "food/pawn-1")
    assert news(before, after) == {"0 tiles/orchard": -1, "tiles_spent/orchard": 1}


def test_whether_somebody_can_act_out_of_turn_at_all_is_no_secret() -> None:
    """A forced answer is given only where nothing can be done: that must betray no writ."""
    for writ in WRITS:
        state = position(family(hand="tax"), family(hand="tax", writs=writ))
        assert windows(state, 1), writ
    assert not windows(position(family(hand="tax"), family(hand="tax")), 1)


def test_a_rival_who_plays_a_mandate_can_be_imagined_whoever_sits_before_him() -> None:
    state = position(
        family(hand="tax", writs="east west north"),
        family(hand="tax"),
        family(hand="tax", writs="keels", goods="iron"),
        turn=2,
        ask=["PlayCard", 2, 0],
    )
    state = play(state, "free/mandate")
    for seed in range(60):
        guess = GAME.determinise(state, 1, random.Random(seed))
        GAME.check(guess)
        assert guess.to_dict()["writs"][2] == bits("keels", WRITS)


# --- a round and its cards ------------------------------------------------------------------------


def test_p07_conquer_as_the_second_card_of_a_double_turn_and_the_last_of_all() -> None:
    before = position(
        family(hand="tax conquer", bonus="sulfur", pawns="knight@sea-1"),
        family(hand="move", pawns="monk@sea-1"),
    )
    after = play(before, "card/tax", "forgo", "card/conquer")
    assert (question(after), asked(after).seat) == ("PlayCard", 1)
    assert news(before, after) == {"0 bonus": -2, "bag/sulfur": 1}


def test_p07_conquer_first_in_a_double_turn_is_no_last_card() -> None:
    before = position(
        family(hand="tax conquer", bonus="sulfur", pawns="knight@sea-1 noble@sea-1 monk@sea-1"),
        family(pawns="monk@sea-1", goods="food"),
    )
    after = play(before, "card/conquer", "seat-2/pawn-1", "attack", "disc")
    assert (question(after), refs(after)) == ("PlayCard", ["stop", "card/tax"])
    assert news(before, after) == {
        "0 points": 2,
        "0 spare_discs": -1,
        "0 military": 1,
        "1 attacked": 1,
        "1 pawn_places/pawn-1": -1,
        "chairs/monk/journeyman": -1,
        "1 markers": 1,
    }


def test_p07_a_fifth_card_is_a_fifth_turn() -> None:
    state = position(
        family(hand="tax defend", bonus="saltpeter", played="move migrate explore"),
        family(hand="tax", played="move migrate explore"),
    )
    for card, seat in (("tax", 0), ("tax", 1), ("defend", 0)):
        assert asked(state).seat == seat
        state = play(state, f"card/{card}", *(["forgo"] if card == "tax" else []))
    # Nobody is left: the die is thrown, the round is over and the saltpeter spent.
    state = answer_draws(state)
    assert state.to_dict()["bag"][0] == 24
    assert state.to_dict()["bonus"] == [0, 0]
    assert state.to_dict()["points"] == [1, 0]


def test_p14_defend_shown_makes_conquer_the_last_card() -> None:
    before = position(
        family(hand="conquer move", pawns="knight@sea-1"),
        family(hand="conquer defend", pawns="monk@sea-1 noble@sea-1"),
    )
    after = play(before, "card/conquer", "seat-2/pawn-1", "defend", "give-up", "card/conquer")
    assert news(before, after) == {"1 points": 1, "1 attacked": 1}
    assert asked(after).seat == 0


# --- attack and defence ---------------------------------------------------------------------------


def test_p20_a_drunk_knight_beside_a_sober_monk_uses_one_saltpeter() -> None:
    before = position(
        family(pawns="knight@sea-1* monk@sea-1", goods="saltpeter saltpeter", hand="tax"),
        family(pawns="noble@sea-1*"),
        ask=["Conquer", 0],
    )
    state = play(before, "seat-2/pawn-1")
    # One sober pawn against one that is drunk, and defends nothing.
    state = play(state, "saltpeter")
    assert refs(state) == ["attack", "give-up"]
    after = play(state, "attack", "no")
    assert news(before, after) == {
        "0 goods/saltpeter": -1,
        "bag/saltpeter": 1,
        "bag/sulfur": 1,
        "0 points": 2,
        "1 attacked": 1,
        "1 pawn_places/pawn-1": -1,
        "1 wine/pawn-1": -1,
        "chairs/noble/master": -1,
        "1 markers": 1,
    }


def test_p13_a_knight_elsewhere_is_not_in_the_attack() -> None:
    state = position(
        family(pawns="knight@sea-2 monk@sea-1", goods="saltpeter saltpeter", hand="tax"),
        family(pawns="noble@sea-1"),
        ask=["Conquer", 0],
    )
    state = play(state, "seat-2/pawn-1", "saltpeter")
    assert refs(state) == ["attack", "give-up"]


def test_p19_a_monster_is_defended_by_the_pawns_beside_it() -> None:
    before = position(
        family(pawns="knight@sea-1 monk@sea-1 noble@sea-1", goods="saltpeter", hand="tax"),
        family(pawns="noble@sea-1"),
        beasts={"serpent": (1, "sea-1")},
        ask=["Conquer", 0],
    )
    # Three against one and two: a tie fails, one saltpeter more does not.
    assert news(before, play(before, "serpent", "attack")) == {"1 attacked": 1}
    after = play(before, "serpent", "saltpeter", "attack", "disc")
    assert news(before, after) == {
        "0 goods/saltpeter": -1,
        "bag/saltpeter": 1,
        "0 points": 2,
        "0 slain": 1,
        "0 spare_discs": -1,
        "0 military": 1,
        "1 attacked": 1,
        "1 beast_owner": -1,
        "1 beast_place": -1,
        "1 markers": 1,
    }


def test_p13_two_monsters_and_a_rebel_take_a_feudum_without_a_pawn() -> None:
    before = position(
        family(serfs="sea-1", hand="tax"),
        family(rules="sea-1"),
        discs={"sea-1": "feudum-monk"},
        beasts={"serpent": (0, "sea-1"), "behemoth": (0, "sea-1")},
        scenes={"sea-1": "orchard:2"},
        ask=["Conquer", 0],
    )
    after = play(before, "feudum/sea-1", "attack", "no")
    # The rebel rules an outpost; without a monk or an alchemist that is no star.
    assert news(before, after) == {
        "0 points": 4,
        "1 attacked": 1,
        "discs/sea-1": 0,
        "discs_left/outpost": -1,
        "discs_left/feudum-monk": 1,
        "rulers/sea-1": 0,
        "serfs/sea-1": -1,
        "chairs/monk/master": -1,
        "1 markers": 2,
    }


def test_p13_a_serf_does_not_rebel_for_a_pawn() -> None:
    state = position(
        family(pawns="monk@sea-1 noble@sea-1", serfs="sea-1", hand="tax"),
        family(pawns="noble@sea-1", rules="sea-1+"),
        discs={"sea-1": "feudum-monk"},
        ask=["Conquer", 0],
    )
    # Two against two; neither the serf nor the feudum with its subject counts.
    after = play(state, "seat-2/pawn-1", "attack")
    assert news(state, after) == {"1 attacked": 1}
    # Against the feudum it is three: two, one for the subject, two for the pawn.
    assert news(state, play(state, "feudum/sea-1", "attack")) == {"1 attacked": 1}


def test_p13_a_third_familys_landscape_outlives_the_feudum() -> None:
    before = position(
        family(pawns="knight@sea-1", goods="saltpeter saltpeter", hand="tax"),
        family(rules="sea-1"),
        family(serfs="sea-1!"),
        discs={"sea-1": "feudum-noble"},
        scenes={"sea-1": "silver-mine:3"},
        loose={"sea-1": "iron"},
        ask=["Conquer", 0],
    )
    after = play(before, "feudum/sea-1", "saltpeter", "saltpeter", "attack", "no")
    assert news(before, after) == {
        "0 goods/saltpeter": -2,
        "bag/saltpeter": 2,
        "0 points": 4,
        "1 attacked": 1,
        "discs/sea-1": 0,
        "discs_left/outpost": -1,
        "discs_left/feudum-noble": 1,
        "rulers/sea-1": -1,
        "serfs/sea-1": -1,
        "serf_seals/sea-1": -1,
        "2 seals": 1,
        "2 markers": 1,
        "chairs/noble/master": -1,
        "1 markers": 2,
    }


def test_p16_with_a_feudum_the_reeve_goes_home_and_the_next_in_rank_moves_up() -> None:
    before = position(
        family(pawns="knight@sea-1 noble@sea-1 merchant@sea-1", goods="saltpeter", hand="tax"),
        family(rules="sea-1", reeves="noble"),
        discs={"sea-1": "feudum-noble"},
        ask=["Conquer", 0],
    )
    after = play(before, "feudum/sea-1", "attack", "no")
    found = news(before, after)
    assert found.pop("chairs/noble/master") == 0
    assert found.pop("chairs/noble/journeyman") == -1
    assert found.pop("1 reeves/noble") == -1
    assert found.pop("1 spare_discs") == 1
    assert found == {
        "0 points": 4,
        "1 attacked": 1,
        "discs/sea-1": 0,
        "discs_left/outpost": -1,
        "discs_left/feudum-noble": 1,
        "rulers/sea-1": -1,
        "1 markers": 2,
    }


def test_p13_the_markers_of_a_lost_feudum_go_to_guilds_that_wait() -> None:
    before = position(
        family(pawns="knight@sea-1 monk@sea-1 noble@sea-1", hand="tax"),
        family(rules="sea-1", pawns="farmer@sea-2", markers=0),
        discs={"sea-1": "feudum-monk"},
        chairs={"farmer": ()},
        ask=["Conquer", 0],
    )
    after = play(before, "feudum/sea-1", "attack", "no")
    found = news(before, after)
    # Two come back, from the land and from the monks, and one goes on to the farmers.
    assert (found["1 markers"], found["chairs/farmer/master"]) == (1, 1)
    assert found["chairs/monk/master"] == 0


def test_p13_weapons_come_after_defend_has_been_seen() -> None:
    before = position(
        family(pawns="monk@sea-1", goods="wood saltpeter", writs="bow sword", hand="tax"),
        family(pawns="noble@sea-1", hand="defend tax"),
        ask=["Conquer", 0],
    )
    state = play(before, "seat-2/pawn-1", "defend", "bow/wood", "sword/free", "attack", "no")
    assert state.to_dict()["deck"][-2:] == [bits("bow", WRITS), bits("sword", WRITS)]
    # One and two and one against two and one.
    assert news(before, state) == {
        "0 goods/wood": -1,
        "bag/wood": 1,
        "0 writs": -bits("bow sword", WRITS),
        "0 points": 2,
        "1 points": 1,
        "1 attacked": 1,
        "1 pawn_places/pawn-1": -1,
        "chairs/noble/master": -1,
        "1 markers": 1,
    }


def test_p13_without_a_disc_left_service_is_not_asked_for() -> None:
    before = position(
        family(
            pawns="monk@sea-1 noble@sea-1 knight@sea-1", reeves="monk noble", voyage=3, hand="tax"
        ),
        family(pawns="farmer@sea-1"),
        ask=["Conquer", 0],
    )
    after = play(before, "seat-2/pawn-1", "attack")
    assert question(after) == "PlayCard"
    assert news(before, after)["0 points"] == 2


def test_p09_the_vessel_of_a_beaten_pawn_is_boarded_in_a_later_turn() -> None:
    before = position(
        family(pawns="monk@sea-1 noble@sea-1 knight@sea-1", hand="conquer move", bonus="sulfur"),
        family(pawns="farmer@sea-1/ship", hand="tax"),
    )
    state = play(before, "card/conquer", "seat-2/pawn-1", "no", "attack", "no", "card/move")
    assert not [ref for ref in refs(state) if "island-4" in ref]
    later = play(
        position(family(pawns="monk@sea-1"), family(), adrift={"sea-1": "ship"}, ask=["Move", 0])
    )
    assert "pawn-1/island-4" in refs(later)


# --- Starve the People, immunity, overthrow -------------------------------------------------------


def test_p09_an_overthrow_carries_immunity_to_the_subject_and_leaves_the_serf_bare() -> None:
    before = position(
        family(pawns="noble@sea-1", serfs="sea-1!", hand="tax"),
        family(rules="sea-1", pawns="noble@sea-1"),
        family(pawns="noble@sea-1"),
        discs={"sea-1": "farm"},
        ask=["PlaceInfluence", 0, 0],
    )
    after = play(before, "sea-1", "stop")
    assert news(before, after) == {
        "0 markers": -1,
        "rulers/sea-1": 0,
        "serfs/sea-1": 1,
        "subjects/sea-1": 1,
        "serf_seals/sea-1": -1,
        "subject_seals/sea-1": 1,
    }
    data = after.to_dict()
    starving = GAME.from_dict({**data, "agenda": [*data["agenda"][:-1], ["Starve", 2]]})
    assert refs(starving) == ["serf/sea-1"]


def test_p13_starving_a_subject_opens_the_place_for_an_overthrow() -> None:
    before = position(
        family(pawns="noble@sea-1", serfs="sea-1", hand="tax"),
        family(rules="sea-1+"),
        discs={"sea-1": "farm"},
        hens="2 3",
        ask=["Conquer", 0],
    )
    assert refs(GAME.from_dict({**before.to_dict(), "agenda": [["PlaceInfluence", 0, 0]]})) == [
        "stop"
    ]
    after = play(before, "starve", "subject/sea-1", "disc")
    assert news(before, after) == {
        "1 attacked": 1,
        "1 markers": 1,
        "subjects/sea-1": -1,
        "hens/2": -1,
        "hens/3": -1,
        "token_pool/2": 1,
        "token_pool/3": 1,
        "seal_supply": 2,
        "0 spare_discs": -1,
        "0 military": 1,
    }
    data = after.to_dict()
    assert refs(GAME.from_dict({**data, "agenda": [["PlaceInfluence", 0, 0]]})) == ["stop", "sea-1"]


def test_p14_a_seal_that_was_taken_back_protects_no_more() -> None:
    before = position(
        family(pawns="noble@sea-1", hand="tax"),
        family(rules="sea-1+!", goods="food", hand="defend"),
        ask=["Conquer", 0],
    )
    assert refs(before) == ["forgo"]
    after = act(before, 1, "TakeSeal", "subject/sea-1")
    assert news(before, after) == {"1 seals": 1, "subject_seals/sea-1": -1}
    sealed = play(after, "starve", "subject/sea-1", "immunity")
    assert news(after, sealed) == {
        "1 attacked": 1,
        "1 points": 1,
        "1 goods/food": -1,
        "bag/food": 1,
        "subject_seals/sea-1": 1,
        "seal_supply": -1,
    }


def test_p14_a_tile_is_the_food_of_royal_immunity() -> None:
    before = position(
        family(pawns="noble@sea-1", rules="sea-1", hand="tax"),
        family(serfs="sea-1", tiles="butt", hand="defend move"),
        ask=["Starve", 0],
    )
    state = play(before, "serf/sea-1")
    assert refs(state) == ["no"]
    after = play(act(state, 1, "ExchangeTile", "butt/food"), "immunity")
    assert news(before, after) == {
        "1 attacked": 1,
        "1 points": 1,
        "1 tiles/butt": -1,
        "tiles_spent/butt": 1,
        "serf_seals/sea-1": 1,
        "seal_supply": -1,
    }


def test_p13_starving_scores_nothing_and_empties_no_hens_where_there_are_no_beads() -> None:
    before = position(
        family(pawns="noble@sea-1", hand="tax"),
        family(rules="sea-2"),
        family(rules="sea-1", serfs="sea-2"),
        hens="",
        ask=["Conquer", 0],
    )
    assert refs(before) == ["forgo"]
    state = position(
        family(pawns="noble@sea-2", hand="tax"),
        family(rules="sea-2"),
        family(serfs="sea-2"),
        hens="",
        scenes={"sea-2": "sulfur-mine:1"},
        ask=["Conquer", 0],
    )
    after = play(state, "starve", "serf/sea-2", "no")
    assert news(state, after) == {"2 attacked": 1, "2 markers": 1, "serfs/sea-2": -1}


# --- barrels, vessels, rows -----------------------------------------------------------------------


def test_p18_a_barrel_with_one_colour_exhausted() -> None:
    before = position(
        family(pawns="alchemist@sea-1", markers=18, hand="tax"),
        family(markers=10),
        carts="saltpeter saltpeter saltpeter sulfur sulfur wood",
        rows=[1, 0, 5, 6],
        ask=["ChooseGuild", 0, 0],
    )
    # Seat 0 has no marker left in the supply: 18, one in the guild, one in the row.
    assert before.to_dict()["general"][:4] == [0, 10, 15, 14]
    after = play(before, "alchemist/push", "barrel", "barrel", "barrel", "no")
    assert news(before, after) == {
        "0 points": 6,
        "carts/saltpeter": -3,
        "carts/sulfur": -2,
        "carts/wood": -1,
        "bag/saltpeter": 3,
        "bag/sulfur": 2,
        "bag/wood": 1,
        "1 rows": 6,
        "1 general": -6,
        "2 rows": 1,
        "2 general": -1,
    }


def test_p18_a_section_stays_open_for_want_of_markers() -> None:
    before = position(
        family(pawns="alchemist@sea-1", markers=15, hand="tax"),
        family(),
        carts="saltpeter saltpeter saltpeter sulfur sulfur wood",
        rows=[3, 6, 6, 6],
        ask=["ChooseGuild", 0, 0],
    )
    assert before.to_dict()["general"][0] == 1
    # One marker of three comes, and no barrel could add another.
    after = play(before, "alchemist/push", "barrel")
    assert refs(after) == ["done"]
    assert news(before, play(after, "done", "no")) == {
        "0 points": 4,
        "carts/saltpeter": -2,
        "carts/sulfur": -1,
        "bag/saltpeter": 2,
        "bag/sulfur": 1,
        "0 rows": 1,
        "0 general": -1,
    }


def test_p19_ghosts_alone_pay_for_three_seals() -> None:
    before = position(
        family(pawns="knight@sea-1", hand="tax"),
        family(),
        rows=[0, 0, 1, 1],
        scrolls="a1",
        ask=["ChooseGuild", 0, 0],
    )
    state = play(before, "knight/push", "b1", "c1")
    # Two colours, two seals; a1 b1 c1 is a column, c1 by itself a row: one counts.
    assert refs(state) == ["colour-3"]
    after = play(state, "colour-3", "colour-4", "reeve")
    assert news(before, after) == {
        "0 points": 5,
        "scrolls/b1": 1,
        "scrolls/c1": 1,
        "seal_supply": -2,
        "2 rows": -1,
        "2 general": 1,
        "3 rows": -1,
        "3 general": 1,
        "0 spare_discs": -1,
        "0 reeves/knight": 1,
    }


def test_p19_one_seal_in_the_supply_is_one_marker_of_a_pull() -> None:
    before = position(
        family(pawns="noble@sea-1", hand="tax", seals=8),
        family(pawns="noble@sea-2 noble@sea-3"),
        scrolls="a1 a2 b2",
        ask=["ChooseGuild", 0, 0],
    )
    assert before.to_dict()["seal_supply"] == 1
    state = play(before, "noble/pull", "a3")
    assert refs(state) == ["colour-1", "colour-2", "colour-3", "colour-4"]
    after = play(state, "colour-2", "no")
    after = answer_draws(after)
    assert question(after) == "KeepWrit"
    assert news(before, after) == {
        "0 points": 3,
        "scrolls/a3": 1,
        "seal_supply": -1,
        "1 rows": -1,
        "1 general": 1,
    }


# --- farmers, merchants ---------------------------------------------------------------------------


def test_p17_surplus_finds_no_room_anywhere_though_beads_call_for_it() -> None:
    before = position(
        family(rules="sea-1", hand="tax"),
        family(),
        discs={"sea-1": "farm"},
        loose={"sea-1": "wood wood wood"},
        barn="food food food food food food food food food",
        hens="5 5",
        ask=["SendFarm", 0],
    )
    # The bins of wood are full, so is its cart: two of three go back.
    after = answer_draws(play(before, "sea-1", "food-0"))
    assert news(before, after) == {
        "0 shillings": 1,
        "bank": -1,
        "loose/sea-1/wood": -3,
        "barn/wood": 1,
        "bag/wood": 2,
    }


def test_p17_what_spills_first_takes_bin_then_cart_and_the_rest_the_haversack() -> None:
    before = position(
        family(rules="sea-1", hand="tax"),
        family(),
        discs={"sea-1": "farm"},
        loose={"sea-1": "sulfur sulfur sulfur sulfur sulfur"},
        barn="food food food food food food food food food food",
        hens="4",
        ask=["SendFarm", 0],
    )
    # Four of five spill: the last bin, two into the bowl, one without room; the fifth goes back.
    after = answer_draws(play(before, "sea-1", "food-2"))
    assert news(before, after) == {
        "0 goods/food": 2,
        "bag/food": -2,
        "loose/sea-1/sulfur": -5,
        "bins/sulfur/4": 1,
        "carts/sulfur": 2,
        "bag/sulfur": 2,
    }


def test_p15_a_master_alone_and_four_shillings() -> None:
    before = position(
        family(shillings=4, hand="tax"),
        family(pawns="merchant@sea-1"),
        ask=["ChooseGuild", 0, 0],
    )
    after = play(before, "merchant/trade", "iron-1", "iron-3", "stop")
    # Two to the master, one to the bank for the journeyman, one to the coffer.
    assert news(before, after) == {
        "0 shillings": -4,
        "1 shillings": 2,
        "bank": 1,
        "coffer": 1,
        "bins/iron/1": -1,
        "bins/iron/3": -1,
        "0 goods/iron": 2,
    }


def test_p15_the_master_of_the_knights_pays_himself_and_the_purse() -> None:
    before = position(
        family(shillings=3, pawns="knight@sea-1", hand="tax"),
        family(),
        rows=[2, 2, 2, 2],
        ask=["ChooseGuild", 0, 0],
    )
    after = play(before, "knight/trade")
    assert news(before, after) == {
        "0 shillings": -2,
        "bank": 1,
        "purse": 1,
        "0 rows": -2,
        "0 markers": 2,
    }


# --- feasts and repeated guilds -------------------------------------------------------------------


def test_p15_repeat_of_guild_with_a_feast_in_another_guild() -> None:
    before = position(
        family(
            pawns="monk@sea-1",
            barrel=1,
            hand="tax",
            played="guild repeat",
            guilds_used="merchant",
        ),
        family(pawns="merchant@sea-1 noble@sea-1"),
        ask=["Repeat", 0],
    )
    state = play(before, "card/guild")
    assert "merchant/trade" not in refs(state)
    state = play(state, "feast")
    # Both pawns' owner is master, but the merchants have been dealt with.
    assert refs(state) == ["seat-2/pawn-2"]
    state = play(state, "seat-2/pawn-2", "a1", "a3")
    after = answer_draws(state, "2", "3")
    # 2 2 3 4 and 2 and 3: sixteen, the second of three sums, and three for the feast.
    assert news(before, after) == {
        "0 points": 8,
        "0 barrel": -1,
        "bag/sulfur": 1,
        "scrolls/a1": -1,
        "scrolls/a3": -1,
        "rosary/2": 1,
        "rosary/3": 1,
        "token_pool/2": -1,
        "token_pool/3": -1,
    }


def test_p15_a_master_feasts_his_own_journeyman_and_no_reeve_comes() -> None:
    before = position(
        family(pawns="alchemist@sea-1 alchemist@sea-2", barrel=2, reeves="alchemist", hand="tax"),
        family(pawns="alchemist@sea-1", reeves="alchemist"),
        ask=["ChooseGuild", 0, 0],
    )
    state = play(before, "feast", "seat-2/pawn-1", "food-1", "food-2")
    state = answer_draws(state)
    assert question(state) == "KeepWrit"
    assert news(before, state) == {
        "0 points": 6,
        "0 barrel": -1,
        "bag/sulfur": 1,
        "bins/food/1": -1,
        "bins/food/2": -1,
        "carts/food": 2,
    }


def test_p15_the_host_takes_the_masters_share_and_the_master_nothing() -> None:
    before = position(
        family(pawns="knight@sea-1", barrel=1, hand="tax"),
        family(pawns="monk@sea-1"),
        family(pawns="monk@sea-2"),
        rosary="3 3",
        hens="2",
        coffer=5,
        ask=["Feast", 0],
    )
    after = play(before, "seat-2/pawn-1")
    assert news(before, after) == {
        "0 points": 7,
        "0 barrel": -1,
        "bag/sulfur": 1,
        "rosary/3": -1,
        "hens/3": 1,
        "coffer": -5,
        "0 shillings": 3,
        "2 shillings": 2,
    }


# --- monsters -------------------------------------------------------------------------------------


def test_p19_a_second_monster_for_the_same_family() -> None:
    before = position(
        family(shillings=3, pawns="monk@sea-1", hand="tax", markers=1),
        family(pawns="noble@sea-1", hand="move"),
        beasts={"behemoth": (0, "sea-1")},
        rows=[3, 2, 2, 2],
        ask=["ChooseGuild", 0, 0],
    )
    after = play(before, "knight/trade", "serpent", "sea-1")
    assert news(before, after) == {
        "0 shillings": -3,
        "bank": 2,
        "purse": 1,
        "0 rows": -3,
        "0 general": 2,
        "1 beast_owner": 0,
        "1 beast_place": at("sea-1"),
    }
    data = {**after.to_dict(), "agenda": [["Move", 1]]}
    assert refs(GAME.from_dict(data)) == ["stop"]


def test_p08_a_pinned_monk_has_no_godspeed_but_migrates() -> None:
    state = position(
        family(pawns="monk@forest-9 noble@forest-8", hand="tax"),
        family(),
        beasts={"behemoth": (1, "forest-9")},
        ask=["Move", 0],
    )
    state = play(state, "pawn-2/forest-9")
    assert refs(state) == ["stop"]
    state = play(state, "stop")
    assert (question(state), refs(state)) == ("MovePiece", ["stop"])
    data = {**state.to_dict(), "agenda": [["Migrate", 0]]}
    assert "off/pawn-1" in refs(GAME.from_dict(data))


# --- Move -----------------------------------------------------------------------------------------


def test_p09_two_shillings_are_one_ferry() -> None:
    before = position(
        family(pawns="noble@desert-14 farmer@sea-1", shillings=3, hand="tax"),
        family(),
        ask=["Move", 0],
    )
    after = play(before, "pawn-1/desert-15")
    assert news(before, after) == {
        "0 shillings": -2,
        "bank": 2,
        "0 pawn_places/pawn-1": at("desert-15"),
    }
    assert "pawn-1/desert-14" not in refs(after)


def test_p08_a_target_that_was_stolen_goes_to_a_guild_that_waits() -> None:
    before = position(
        family(pawns="noble@forest-9", markers=0, hand="tax"),
        family(rules="forest-8"),
        family(serfs="forest-8"),
        scenes={"forest-8": "butt:2"},
        chairs={"noble": ()},
        ask=["Move", 0],
    )
    after = play(before, "pawn-1/forest-8", "pawn-1/landscape")
    assert news(before, after) == {
        "0 pawn_places/pawn-1": at("forest-8"),
        "0 moves": 1,
        "crops/forest-8": -1,
        "targets": 1,
        "0 general": -1,
        "chairs/noble/master": 0,
    }


# --- harvest, empty haversack ---------------------------------------------------------------------


def empty_bag(**families: Any) -> dict[str, Any]:
    """A table whose haversack is empty: everything lies at a far place."""
    return {"island-7": " ".join(f"{good} " * count for good, count in families.items())}


def test_p12_a_harvest_out_of_an_empty_haversack_scores_and_turns_beads_all_the_same() -> None:
    before = position(
        family(rules="sea-1", beads="2 3", hand="tax"),
        family(),
        discs={"sea-1": "farm", "island-7": "town"},
        loose=empty_bag(saltpeter=24, sulfur=26, iron=23, wood=23, food=45),
        ask=["Harvest", 0],
    )
    assert sum(before.to_dict()["bag"]) == 0
    after = play(before, "sea-1", "favours")
    assert news(before, after) == {
        "0 points": 1,
        "0 beads/2": -1,
        "0 beads/3": -1,
        "token_pool/2": 1,
        "token_pool/3": 1,
        "0 seals": 2,
    }
    assert "free/tile" not in refs(position(family(hand="tax"), family()))


def test_p24_the_mandate_of_the_commons_needs_a_good_in_the_haversack() -> None:
    table: dict[str, Any] = {
        "discs": {"sea-1": "feudum-farmer", "island-7": "town"},
        "loose": empty_bag(saltpeter=24, sulfur=26, iron=23, wood=23, food=45),
    }
    state = position(family(rules="sea-1", writs="commons", hand="tax"), family(), **table)
    assert refs(state) == ["card/tax", "free/discard"]
    table["loose"] = empty_bag(saltpeter=24, sulfur=26, iron=23, wood=23, food=44)
    state = position(family(rules="sea-1", writs="commons", hand="tax"), family(), **table)
    state = play(state, "free/mandate", "commons/farmer")
    after = answer_draws(state)
    assert after.to_dict()["goods"][:5] == [0, 0, 0, 0, 1]


# --- writs ----------------------------------------------------------------------------------------


def test_p24_three_stars_count_without_a_seat_in_the_guild() -> None:
    before = position(
        family(rules="sea-1", writs="crown", hand="tax", markers=0),
        family(rules="sea-2", pawns="knight@sea-3"),
        family(rules="sea-3 island-4", pawns="knight@sea-3"),
        discs={
            "sea-1": "feudum-knight",
            "sea-2": "feudum-knight",
            "sea-3": "farm",
            "island-4": "farm",
        },
        chairs={"knight": (1, 2)},
    )
    after = play(before, "free/mandate", "crown/knight")
    # Three come, and none goes to the knights: three stars are not more than three.
    assert news(before, after) == {
        "0 writs": -bits("crown", WRITS),
        "0 general": -3,
        "0 markers": 3,
    }


def test_p24_two_stars_and_a_place_are_three() -> None:
    state = position(
        family(rules="sea-1", pawns="merchant@sea-2 merchant@sea-3", writs="commons", hand="tax"),
        family(),
        discs={"sea-1": "town"},
    )
    state = play(state, "free/mandate")
    assert refs(state) == ["commons/merchant"]


def test_p24_a_bead_of_the_crown_becomes_a_seal_by_favours() -> None:
    before = position(
        family(rules="sea-1 sea-2", writs="crown", hand="harvest tax"),
        family(),
        discs={"sea-1": "feudum-monk", "sea-2": "farm"},
    )
    state = answer_draws(play(before, "free/mandate", "crown/monk"), "5")
    state = play(state, "card/harvest", "sea-2", "favours")
    after = answer_draws(state, *["iron"] * 10)
    # Five, one for the feudum, five for the bead: ten at most, four of them favours.
    assert news(before, after) == {
        "0 writs": -bits("crown", WRITS),
        "0 points": 1,
        "0 seals": 1,
        "seal_supply": -1,
        "loose/sea-2/iron": 6,
        "0 goods/iron": 4,
        "bag/iron": -10,
    }


def test_p12_a_mandate_played_for_the_hand_limit_may_leave_the_new_writ() -> None:
    before = position(
        family(rules="sea-1", writs="small-trade east west", goods="food", hand="tax"),
        family(),
        discs={"sea-1": "outpost"},
        deck=["north", "south"],
        ask=["Explore", 0],
    )
    state = play(before, "explore")
    state = answer_draws(state)
    state = play(state, "north")
    assert refs(state) == ["small-trade", "east", "west", "north", "play"]
    after = play(state, "play", "small-trade/food")
    assert question(after) == "DigDeeper"
    data = after.to_dict()
    assert data["writs"][0] == bits("east west north", WRITS)
    assert data["deck"][-2:] == [bits("south", WRITS), bits("small-trade", WRITS)]
    assert data["shillings"][0] == 3


# --- membership -----------------------------------------------------------------------------------


def test_p16_a_starved_pawn_frees_a_marker_for_the_guild_of_another() -> None:
    before = position(
        family(pawns="monk@sea-1 noble@sea-2", markers=0),
        family(),
        chairs={"monk": (), "noble": (0,)},
        agenda=END,
        epoch=2,
    )
    after = before.copy()
    after.advance()
    # Neither has food: both go, the marker comes back.
    assert news(before, after) == {
        "0 pawn_places/pawn-1": -1,
        "0 pawn_places/pawn-2": -1,
        "chairs/noble/master": -1,
        "0 markers": 1,
    }


def test_p16_an_apprentice_who_overtakes_brings_no_reeve_back() -> None:
    before = position(
        family(pawns="noble@sea-1", reeves="noble"),
        family(pawns="noble@sea-1 noble@sea-2", reeves="noble"),
        family(pawns="noble@sea-1", rules="sea-3"),
        family(pawns="noble@sea-1 noble@sea-1 noble@sea-1"),
        discs={"sea-3": "outpost"},
        chairs={"noble": (1, 0, 2)},
        agenda=[["EndOfRound"], ["Recalc"]],
    )
    # The last family waits with three stars: in it comes, as master; both others go down.
    state = before.copy()
    del state.agenda[0]
    state.advance()
    assert news(before, state) == {
        "chairs/noble/master": 3,
        "chairs/noble/journeyman": 1,
        "chairs/noble/apprentice": 0,
        "3 markers": -1,
        "2 markers": 1,
        "0 reeves/noble": -1,
        "0 spare_discs": 1,
    }


# --- dawn -----------------------------------------------------------------------------------------


def dawn(*families: Any, epoch: int, **table: Any) -> State:
    """A position in which the next epoch dawns at once."""
    return position(
        *families,
        epoch=epoch,
        stacks=[epoch + 1] * 6,
        agenda=[["EndOfRound"], ["CheckEpoch"]],
        **table,
    )


def test_p21_after_an_overthrow_the_former_ruler_scores_for_the_landscape() -> None:
    before = dawn(
        family(rules="sea-1+", markers=3),
        family(serfs="sea-1"),
        scenes={"sea-1": "butt:1", "island-7": "butt:9"},
        epoch=2,
    )
    after = before.copy()
    after.advance()
    # One region each; four for a landscape with something on it. Then two targets are left to grow.
    assert news(before, after) == {
        "epoch": 1,
        "0 points": 1,
        "1 points": 5,
        "targets": -2,
        "crops/sea-1": 2,
    }
    state = play(after, "collect")
    assert question(state) == "DrawGood"
    assert news(after, state) == {
        "crops/sea-1": -3,
        "targets": 3,
        "0 markers": 1,
        "0 general": -1,
        "1 markers": 2,
        "1 general": -2,
    }


def test_p21_the_last_dawn_takes_twelve_from_a_vassal_and_landscapes_grow_once_more() -> None:
    before = dawn(
        family(rules="sea-1"),
        family(serfs="sea-1", writs="cellar", seals=1, barrel=1),
        discs={"sea-1": "feudum-monk"},
        scenes={"sea-1": "sulfur-mine"},
        epoch=4,
    )
    state = before.copy()
    state.advance()
    assert question(state) == "Collect"
    assert news(before, state) == {
        "epoch": 1,
        # Master of the monks, one region, disloyal.
        "0 points": 5 + 1 - 12,
        "1 points": 2 + 1,
        "crops/sea-1": 3,
        "bag/sulfur": -3,
    }
    state = play(state, "collect", "barrel", "barrel", "kept")
    assert question(state) == "LastActs"
    state = play(state, "done")
    assert state.advance() is None
    # The ruler keeps a sulfur of three; three on the barrel are seven.
    assert parts(state, 1)["charters"] == 7
    assert scores(state) == [-6 + 3, 3 + 7]


def test_p22_seals_run_short_at_the_dawn_of_epoch_three() -> None:
    before = dawn(
        family(seals=14),
        family(),
        scrolls="",
        rosary="",
        hens="",
        barn="food " * 10,
        dock="ship ship",
        epoch=2,
    )
    state = before.copy()
    state.advance()
    after = answer_draws(state, *["iron"] * 6, "5")
    found = {key: value for key, value in news(before, after).items() if "loose" not in key}
    # Three are left: one for a hen, two for the first scrolls of the set-up, none for the rosary.
    for name in ("bag/iron", "first", "rounds", "turn"):
        found.pop(name, None)
    assert found == {
        "epoch": 1,
        "hens/5": 1,
        "token_pool/5": -1,
        "seal_supply": -3,
        "scrolls/a1": 1,
        "scrolls/a3": 1,
    }


# --- the last count -------------------------------------------------------------------------------


def test_p22_seals_go_to_the_two_best_of_three_charters_one_from_under_a_serf() -> None:
    state = position(
        family(
            writs="north isolated east",
            rules="sea-3 badlands-18 mountain-21",
            serfs="sea-1!",
            seals=1,
            shillings=5,
        ),
        family(rules="sea-1"),
        discs={"sea-3": "outpost", "badlands-18": "feudum-monk", "mountain-21": "feudum-noble"},
        epoch=5,
        stacks=[5] * 6,
        agenda=[["EndOfRound"]],
    )
    state = play(state, "done")
    assert state.advance() is None
    # Isolated 11, east 5, north 3: sixteen with two seals. Places 7, and a set of three.
    assert parts(state, 0) == {
        "track": 0,
        "voyage": 0,
        "empire": 10,
        "shillings": 1,
        "charters": 16,
    }


@pytest.mark.parametrize(
    "outposts, farms, towns, wild, sets",
    [
        (2, 2, 2, 3, 3),
        (1, 1, 1, 3, 1),
        (1, 2, 0, 3, 2),
        (3, 0, 0, 2, 1),
        (0, 0, 0, 6, 2),
        (4, 1, 2, 2, 2),
    ],
)
def test_p22_sets_of_three(outposts: int, farms: int, towns: int, wild: int, sets: int) -> None:
    places = ["sea-1", "sea-2", "sea-3", "island-4", "island-5", "island-6"]
    places += [f"desert-{number}" for number in range(11, 16)]
    kinds = ["outpost"] * outposts + ["farm"] * farms + ["town"] * towns
    kinds += [f"feudum-{guild}" for guild in ("monk", "noble", "knight", "farmer", "merchant")][
        :wild
    ]
    kinds += ["feudum-alchemist"] * (wild - 5)
    discs = dict(zip(places, kinds, strict=False))
    state = position(
        family(rules=" ".join(discs)),
        family(),
        discs=discs,
        epoch=5,
        stacks=[5] * 6,
        agenda=[["EndOfRound"]],
    )
    assert state.advance() is None
    assert parts(state, 0)["empire"] == outposts + farms + towns + 3 * wild + 3 * sets
