"""A second reading, from the rulebook on: cards, turns, writs, feeding, epochs, the last count.

Each position was set up from the rulebook's words; all that a move changes is compared.
"""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.state import State
from rulebook.feudum.position import (
    GAME,
    act,
    answer_draws,
    asked,
    at,
    changes,
    family,
    parts,
    play,
    position,
    question,
    refs,
    why_not,
    windows,
)

CARD = {
    name: 1 << n
    for n, name in enumerate(
        (
            *("migrate", "move", "influence", "improve", "explore", "harvest"),
            *("tax", "conquer", "defend", "repeat", "guild"),
        )
    )
}


def why(state: State, ref: str) -> str:
    """The name of the reason why a line is not open; empty where it is."""
    reason = why_not(state, ref)
    return "" if reason is None else reason.key


# --- p. 7: the good on the pouch ----------------------------------------------------------------


def test_r30_the_sulfur_is_spent_after_the_second_card_has_been_acted_by() -> None:
    # The haversack holds five goods, no sulfur: a harvest must not draw the one on the pouch.
    before = position(
        family(hand="tax harvest defend", bonus="sulfur", rules="sea-1"),
        family(hand="tax"),
        discs={"sea-1": "farm"},
        bag=[5, 0, 0, 0, 0],
        barrel=[0, 0],
        **hoard(saltpeter=5),
    )
    state = play(before, "card/tax", "forgo", "card/harvest", "sea-1", "full")
    for _ in range(5):
        assert refs(state) == ["saltpeter"]
        state = play(state, "saltpeter")
    assert changes(before, state) == {
        "0 points": (0, 1),
        "0 hand": (CARD["tax"] | CARD["harvest"] | CARD["defend"], CARD["defend"]),
        "0 in_hand": (3, 1),
        "0 played": (0, CARD["tax"] | CARD["harvest"]),
        "0 bonus": (2, 0),
        "bag/saltpeter": (5, 0),
        "bag/sulfur": (0, 1),
        "loose/sea-1/saltpeter": (0, 5),
    }
    assert asked(state).to_list() == ["PlayCard", 1, 0]


def hoard(**bag: int) -> dict[str, Any]:
    """All goods beyond these of the haversack lie far away, at mountain-22."""
    left = {"saltpeter": 24, "sulfur": 25, "iron": 23, "wood": 23, "food": 45}
    goods = [good for good, count in left.items() for _ in range(count - bag.get(good, 0))]
    return {"loose": {"mountain-22": " ".join(goods)}}


def test_p07_while_the_second_card_is_acted_by_the_sulfur_lies_on_the_pouch() -> None:
    state = position(family(hand="tax explore", bonus="sulfur"), family(hand="tax"))
    state = play(state, "card/tax", "forgo", "card/explore")
    assert question(state) == "Explore"
    assert GAME.view(state, 1)["seats"][0]["bonus"] == "sulfur"
    assert GAME.view(play(state, "forgo"), 1)["seats"][0]["bonus"] == "none"


def test_p07_a_second_card_is_not_followed_by_a_third() -> None:
    state = position(family(hand="tax explore harvest", bonus="sulfur"), family(hand="tax"))
    state = play(state, "card/tax", "forgo", "card/explore", "forgo")
    assert asked(state).to_list() == ["PlayCard", 1, 0]
    state = play(state, "card/tax", "forgo", "card/harvest", "forgo")
    assert state.to_dict()["rounds"] == 1
    assert question(state) == "RollProgress"


def test_r30_the_saltpeter_is_spent_with_the_fifth_card() -> None:
    before = position(
        family(hand="tax explore", bonus="saltpeter", played="move migrate influence"),
        family(hand="tax harvest", played="move migrate"),
    )
    state = play(before, "card/tax", "forgo")
    assert state.to_dict()["bonus"] == [1, 0]
    state = play(state, "card/tax", "forgo", "card/explore")
    assert state.to_dict()["bonus"] == [1, 0]
    state = play(state, "forgo")
    # Another has a card to play, and may draw what has gone into the haversack.
    assert asked(state).to_list() == ["PlayCard", 1, 0]
    assert changes(before, state)["0 bonus"] == (1, 0)
    assert changes(before, state)["bag/saltpeter"] == (23, 24)


def test_r30_the_saltpeter_is_spent_where_defend_out_of_turn_was_the_fifth() -> None:
    before = position(
        family(hand="conquer tax", pawns="noble@sea-1"),
        family(
            hand="defend",
            bonus="saltpeter",
            pawns="monk@sea-1",
            played="move migrate influence tax",
        ),
    )
    state = play(before, "card/conquer", "seat-2/pawn-1", "defend")
    assert state.to_dict()["bonus"] == [0, 1]
    state = play(state, "attack")
    assert changes(before, state)["1 bonus"] == (1, 0)
    assert changes(before, state)["bag/saltpeter"] == (23, 24)
    assert changes(before, state)["1 points"] == (0, 1)
    assert asked(state).to_list() == ["PlayCard", 0, 0]


# --- p. 7: choosing -----------------------------------------------------------------------------


def test_p07_five_players_choose_bonuses_in_turn_order_then_all_at_once() -> None:
    state = position(
        *(family(goods="saltpeter") for _ in range(5)),
        first=3,
        turn=3,
        agenda=[["EndOfRound"], ["NextTurn"], ["Selection"]],
    )
    for seat in (3, 4, 0, 1, 2):
        assert asked(state).to_list() == ["ChooseBonus", seat]
        state = play(state, "saltpeter" if seat == 0 else "none")
    waiting = {step[1] for step in state.to_dict()["agenda"] if step[0] == "ChooseCards"}
    assert waiting == {0, 1, 2, 3, 4}
    # Seat 0 chooses five: after the first there must be four more.
    assert refs(state)[-1] == "card/tax"
    assert [own["bonus"] for own in GAME.view(state, 4)["seats"]] == ["saltpeter", *["none"] * 4]


def test_p07_whoever_has_both_goods_still_has_one_bonus() -> None:
    state = position(
        family(goods="saltpeter sulfur"), family(), agenda=[["EndOfRound"], ["Selection"]]
    )
    assert refs(state) == ["none", "saltpeter", "sulfur"]
    state = play(state, "sulfur")
    # The next question is about cards: nobody asks for the saltpeter as well.
    assert question(state) == "ChooseCards"
    for card in ("migrate", "move", "influence", "tax"):
        state = play(state, f"card/{card}")
    assert state.to_dict()["in_hand"][0] == 4


# --- p. 12: a fourth writ -----------------------------------------------------------------------


def test_r32_a_fourth_writ_may_be_paid_for_with_a_tile() -> None:
    before = position(
        family(hand="tax", writs="small-trade east west", tiles="butt"),
        family(writs="keels", tiles="orchard"),
        deck=["north south"],
        agenda=[["PlayCard", 0, 0], ["DrawWrits", 0, 2]],
    )
    state = answer_draws(before, "north", "south")
    state = play(state, "north")
    assert question(state) == "ShedWrit"
    assert "play" not in refs(state)
    # The owner may make the food of the mandate; nobody else may do anything in between.
    assert windows(state, 0) == ["ExchangeTile"]
    assert windows(state, 1) == []
    paid = act(state, 0, "ExchangeTile", "butt/food")
    assert question(paid) == "ShedWrit"
    assert refs(paid)[-1] == "play"
    assert windows(paid, 0) == []
    after = play(paid, "play", "small-trade/food")
    assert question(after) == "PlayCard"
    assert changes(state, after) == {
        "0 tiles/butt": (1, 0),
        "tiles_spent/butt": (0, 1),
        "0 shillings": (0, 3),
        "bank": (78, 75),
        # Mandate 2 goes under the pile; east, west and north stay.
        "0 writs": (0b111 << 10 | 1 << 2, 0b111 << 10),
        "deck": (state.to_dict()["deck"], [*state.to_dict()["deck"], 1 << 2]),
    }


def test_p12_explore_with_many_places_draws_no_more_than_the_pile_has() -> None:
    before = position(
        family(
            rules="sea-1 sea-2 sea-3 island-4", pawns="monk@sea-1", writs="bow sword small-trade"
        ),
        family(writs="great-trade wings keels"),
        family(writs="commons crown cellar"),
        family(writs="beast east west"),
        discs={
            "sea-1": "outpost",
            "sea-2": "outpost",
            "sea-3": "feudum-monk",
            "island-4": "feudum-monk",
        },
        agenda=[["Explore", 0]],
    )
    # Two, one for the second outpost, two for the feudums: five; there are four.
    state = answer_draws(play(before, "explore"), "north", "south", "central", "isolated")
    assert refs(state) == ["north", "south", "central", "isolated"]
    state = play(state, "isolated")
    assert question(state) == "ShedWrit"
    state = play(state, "isolated")
    assert question(state) == "DigDeeper"
    assert state.to_dict()["writs"] == before.to_dict()["writs"]
    assert state.to_dict()["deck"] == [0b111 << 12, 1 << 15]


# --- p. 16: a marker for one of several guilds --------------------------------------------------


def test_r34_a_seat_that_is_free_behind_another_who_waits_is_a_choice_too() -> None:
    # Both get a marker at once. Seat 1 has more stars among the monks, but two seats are free.
    state = position(
        family(hand="tax", markers=1, pawns="noble@sea-1 monk@sea-1"),
        family(markers=1, pawns="monk@sea-1 monk@sea-1"),
        family(pawns="monk@sea-2"),
        family(),
        chairs={"noble": [], "monk": [2]},
        agenda=[["PlayCard", 0, 0], ["Recalc"]],
    )
    assert asked(state).to_list() == ["JoinGuild", 0]
    assert refs(state) == ["noble", "monk"]
    monks = play(state, "monk").to_dict()["chairs"][15:18]
    assert monks == [1, 2, 0]
    after = play(state, "noble").to_dict()
    assert after["chairs"][12:18] == [0, -1, -1, 1, 2, -1]
    assert after["markers"] == [0, 0, 5, 5]


def test_p16_where_only_one_seat_is_free_the_weaker_is_not_asked_about_it() -> None:
    state = position(
        family(hand="tax", markers=1, pawns="noble@sea-1 monk@sea-1"),
        family(markers=1, pawns="monk@sea-1 monk@sea-1"),
        family(pawns="monk@sea-2"),
        chairs={"noble": [], "monk": [2]},
        agenda=[["PlayCard", 0, 0], ["Recalc"]],
    )
    assert question(state) == "PlayCard"
    found = play(state).to_dict()
    assert found["chairs"][12:18] == [0, -1, -1, 1, 2, -1]


# --- p. 20: feeding -----------------------------------------------------------------------------


def test_p20_a_family_with_too_little_feeds_whom_it_likes_with_what_it_likes() -> None:
    before = position(
        family(pawns="monk@sea-1 noble@sea-2 knight@sea-3", goods="food", barrel=1),
        family(),
        agenda=[["SetOut", 0], ["Nourishment"]],
    )
    assert refs(before) == ["food/pawn-1", "wine/pawn-1", "starve/pawn-1"]
    state = play(before, "wine/pawn-1")
    # One food for two: the second may go hungry, and then the third must not.
    assert refs(state) == ["food/pawn-2", "starve/pawn-2"]
    state = play(state, "starve/pawn-2")
    assert question(state) == "SetOut"
    assert changes(before, state) == {
        "0 barrel": (1, 0),
        "0 wine/pawn-1": (0, 1),
        "0 goods/food": (1, 0),
        "bag/food": (44, 45),
        "0 pawn_places/pawn-2": (at("sea-2"), -1),
        "chairs/noble/master": (0, -1),
        "0 markers": (5, 6),
    }


def test_p20_food_and_wine_together_are_enough_and_then_nobody_goes() -> None:
    state = position(
        family(pawns="monk@sea-1 noble@sea-2", goods="food", barrel=1),
        family(),
        agenda=[["SetOut", 0], ["Nourishment"]],
    )
    assert refs(state) == ["food/pawn-1", "wine/pawn-1"]
    assert why(state, "starve/pawn-1") == "why-enough-to-eat"
    # Who gets what is the family's choice; the other gets what is left without a question.
    drunk = play(state, "food/pawn-1").to_dict()["wine"]
    assert drunk == 0b10


def test_p20_wine_feeds_this_round_and_the_next_and_no_more() -> None:
    state = position(
        family(pawns="monk@sea-1", barrel=1),
        family(),
        agenda=[["SetOut", 0], ["Nourishment"], ["Nourishment"], ["Nourishment"]],
    )
    after = play(state)
    # Drunk, then sober and satisfied, then without anything.
    assert after.to_dict()["pawn_places"][0] == -1
    two = position(
        family(pawns="monk@sea-1", barrel=1),
        family(),
        agenda=[["SetOut", 0], ["Nourishment"], ["Nourishment"]],
    )
    after = play(two)
    assert changes(two, after) == {"0 barrel": (1, 0), "bag/sulfur": (25, 26)}


def test_p20_personal_sulfur_is_no_wine() -> None:
    before = position(
        family(pawns="monk@sea-1", goods="sulfur sulfur"),
        family(),
        agenda=[["SetOut", 0], ["Nourishment"]],
    )
    assert play(before).to_dict()["pawn_places"][0] == -1


def test_p20_seats_are_settled_when_all_have_eaten() -> None:
    # Both lose their noble; the third, who waited, finds the seat empty: one after all.
    before = position(
        family(pawns="noble@sea-1"),
        family(pawns="noble@sea-1"),
        family(pawns="noble@sea-1", goods="food"),
        chairs={"noble": [0, 1]},
        agenda=[["SetOut", 0], ["Nourishment"]],
    )
    after = play(before)
    assert changes(before, after) == {
        "0 pawn_places/pawn-1": (0, -1),
        "1 pawn_places/pawn-1": (0, -1),
        "2 goods/food": (1, 0),
        "bag/food": (44, 45),
        "0 markers": (5, 6),
        "1 markers": (5, 6),
        "2 markers": (5, 4),
        "chairs/noble/master": (0, 2),
        "chairs/noble/journeyman": (1, -1),
    }


# --- pp. 20-22: the die and the epochs ----------------------------------------------------------


def test_p20_the_die_takes_tiles_of_this_epoch_and_of_earlier_ones() -> None:
    state = position(
        family(), family(), stacks=[1, 2, 3, 2, 3, 1], epoch=2, agenda=[["SetOut", 0], ["Progress"]]
    )
    assert refs(state) == ["sea", "island", "desert", "mountain"]
    assert asked(state).weights(state) == [1, 1, 1, 1]
    after = play(state, "sea")
    assert changes(state, after) == {"stacks/sea": (1, 2), "die": (-1, 0)}


def test_p21_the_tile_of_the_die_itself_may_bring_the_epoch() -> None:
    before = position(
        family(pawns="monk@sea-1", goods="food"),
        family(),
        stacks=[1, 2, 2, 2, 1, 1],
        agenda=[["SetOut", 0], ["CheckEpoch"], ["Progress"]],
    )
    state = play(before, "sea")
    # Five points for the seat among the monks; then goods to the places with an S.
    assert state.to_dict()["epoch"] == 2
    assert state.to_dict()["points"] == [5, 0]
    assert question(state) == "DrawGood"
    after = answer_draws(state)
    assert question(after) == "SetOut"
    view = GAME.view(after, 0)["places"]
    lying = {name for name in view if sum(view[name]["goods"].values())}
    assert lying == {"sea-2", "island-7", "forest-10", "desert-12", "badlands-20", "mountain-22"}


@pytest.mark.parametrize(
    "epoch, places",
    [
        (3, {"sea-3", "island-5", "forest-10", "desert-15", "badlands-20", "mountain-22"}),
        (4, {"sea-2", "island-6", "forest-8", "desert-12", "badlands-16", "mountain-21"}),
        (5, set()),
    ],
)
def test_p22_goods_come_to_the_places_with_the_epochs_letter(epoch: int, places: set[str]) -> None:
    state = position(
        family(), family(), epoch=epoch, stacks=[epoch] * 6, agenda=[["SetOut", 0], ["RefillLand"]]
    )
    after = answer_draws(state)
    view = GAME.view(after, None)["places"]
    assert {name for name in view if sum(view[name]["goods"].values()) == 1} == places


@pytest.mark.parametrize(
    "epoch, military, lost",
    [
        (2, 0, 3),
        (2, 1, 0),
        (2, 3, 0),
        (3, 0, 0),
        (4, 0, 7),
        (4, 1, 4),
        (4, 2, 0),
        (5, 0, 12),
        (5, 1, 9),
        (5, 2, 5),
        (5, 3, 0),
    ],
)
def test_p22_disloyalty_of_whoever_rules_a_feudum(epoch: int, military: int, lost: int) -> None:
    before = position(
        family(rules="sea-1", military=military, markers=0),
        family(rules="sea-2", military=0, markers=0),
        discs={"sea-1": "feudum-monk", "sea-2": "town"},
        chairs={"monk": []},
        epoch=epoch,
        stacks=[epoch] * 6,
        agenda=[["SetOut", 0], ["DawnScoring"]],
    )
    # One region each is a point.
    assert play(before).to_dict()["points"] == [1 - lost, 1]


def test_p22_two_feudums_are_no_worse_than_one() -> None:
    before = position(
        family(rules="sea-1 sea-2", markers=0),
        family(),
        discs={"sea-1": "feudum-monk", "sea-2": "feudum-monk"},
        chairs={"monk": []},
        epoch=4,
        stacks=[4] * 6,
        agenda=[["SetOut", 0], ["DawnScoring"]],
    )
    assert play(before).to_dict()["points"] == [1 - 7, 0]


def test_p21_a_serf_with_a_landscape_makes_his_region_active_and_once() -> None:
    before = position(
        family(rules="sea-1", serfs="sea-2 forest-8 forest-9"),
        family(rules="sea-2 forest-8 forest-9"),
        scenes={"sea-2": "orchard:0", "forest-8": "butt:1", "forest-9": "butt:2"},
        agenda=[["SetOut", 0], ["DawnScoring"]],
        epoch=3,
        stacks=[3] * 6,
    )
    # Landscapes of 2, 4 and 4; sea and forest are two regions: 3. The rival: two regions.
    assert play(before).to_dict()["points"] == [13, 3]


def test_p22_landscapes_are_scored_empty_and_then_grow() -> None:
    before = position(
        family(serfs="sea-1"),
        family(rules="sea-1"),
        scenes={"sea-1": "silver-mine:0"},
        stacks=[2, 2, 2, 2, 1, 1],
        agenda=[["SetOut", 0], ["CheckEpoch"]],
    )
    state = play(before)
    assert asked(state).to_list() == ["Collect", 0, 0]
    # 2 for the landscape, 1 for the region; the ruler has his region too.
    assert changes(before, state) == {
        "epoch": (1, 2),
        "0 points": (0, 3),
        "1 points": (0, 1),
        "crops/sea-1": (0, 3),
        "bank": (78, 75),
    }
    collected = play(state, "collect")
    assert changes(state, collected) == {
        "crops/sea-1": (3, 0),
        "0 shillings": (0, 2),
        "1 shillings": (0, 1),
    }
    left = play(state, "leave")
    assert changes(state, left) == {}


def test_p22_guilds_as_at_the_start_and_what_is_more_stays() -> None:
    before = position(
        family(),
        family(),
        epoch=3,
        stacks=[3] * 6,
        barn="food " * 7,
        bins={"saltpeter": "4", "sulfur": "1 2 3 4", "iron": "2", "wood": "", "food": "4"},
        carts="saltpeter wood wood wood food food food",
        dock="ship ship ship",
        rows=[0, 5, 1, 2],
        scrolls="a2 b1",
        rosary="5",
        hens="",
        agenda=[["SetOut", 0], ["RefillGuilds"]],
    )
    after = answer_draws(before, "iron", "iron", "iron", "4", "2", "3", "4")
    found = changes(before, after)
    assert found == {
        "barn/iron": (0, 3),
        "hens/4": (0, 1),
        # Saltpeter in bins 1 to 3, bin 4 stays; all four of iron, wood and food.
        **{f"bins/saltpeter/{n}": (0, 1) for n in (1, 2, 3)},
        **{f"bins/iron/{n}": (0, 1) for n in (1, 3, 4)},
        **{f"bins/wood/{n}": (0, 1) for n in (1, 2, 3, 4)},
        **{f"bins/food/{n}": (0, 1) for n in (1, 2, 3)},
        "carts/saltpeter": (1, 3),
        "carts/sulfur": (0, 1),
        "carts/iron": (0, 3),
        "0 rows": (0, 2),
        "0 general": (15, 13),
        "2 rows": (1, 2),
        "2 general": (19, 18),
        **{f"scrolls/{scroll}": (0, 1) for scroll in ("a1", "a3", "b2", "c1")},
        "seal_supply": (14, 6),
        "rosary/2": (0, 1),
        "rosary/3": (0, 1),
        "rosary/4": (0, 1),
        "token_pool/2": (5, 4),
        "token_pool/3": (5, 4),
        "token_pool/4": (4, 2),
        "bag/saltpeter": (28, 23),
        "bag/sulfur": (26, 25),
        "bag/iron": (29, 20),
        "bag/wood": (27, 23),
        "bag/food": (39, 36),
    }


# --- p. 22: the last count ----------------------------------------------------------------------


def test_p22_everything_at_once() -> None:
    state = position(
        family(
            points=10,
            voyage=3,
            shillings=8,
            seals=1,
            writs="isolated central",
            rules="sea-3 forest-8 forest-9 desert-11",
        ),
        family(points=10, voyage=4, shillings=2, barrel=3, writs="cellar", beads="5"),
        family(points=-4, voyage=7),
        discs={"sea-3": "feudum-monk", "forest-8": "town", "forest-9": "town", "desert-11": "farm"},
        epoch=5,
        agenda=[["FinalScoring"]],
    )
    state = play(state)
    # Three places and a feudum: 3 + 3, two towns and the feudum a set: 3. Central with three
    # places is 7, isolated with one is 5: there is one seal.
    assert parts(state, 0) == {"track": 10, "voyage": 7, "empire": 9, "shillings": 2, "charters": 7}
    # The charter of the cellar has no seal: a bead is none.
    assert parts(state, 1) == {"track": 10, "voyage": 9, "empire": 0, "shillings": 0, "charters": 0}
    assert parts(state, 2) == {
        "track": -4,
        "voyage": 17,
        "empire": 0,
        "shillings": 0,
        "charters": 0,
    }
    assert [own.seat for own in GAME.standings(state)] == [0, 1, 2]


def test_p22_five_players_three_of_them_level() -> None:
    state = position(
        family(points=5),
        family(points=5, barrel=2),
        family(points=5, barrel=2),
        family(points=4, barrel=3),
        family(points=3),
        epoch=5,
        agenda=[["FinalScoring"]],
    )
    found = {own.seat: own.place for own in GAME.standings(play(state))}
    assert found == {1: 1, 2: 1, 0: 3, 3: 4, 4: 5}


def test_p22_the_round_in_which_the_fifth_epoch_dawns_is_played_to_its_end() -> None:
    # A stack is emptied by the first card; all other cards are played, then the game ends.
    state = position(
        family(hand="improve tax", rules="sea-1", goods="wood"),
        family(hand="tax"),
        discs={"sea-1": "outpost"},
        epoch=4,
        stacks=[4, 4, 4, 4, 4, 4],
    )
    state = answer_draws(play(state, "card/improve", "sea-1"))
    assert state.to_dict()["stacks"][0] == 5
    assert state.to_dict()["epoch"] == 4
    state = play(state, "card/tax", "forgo", "card/tax", "forgo")
    assert question(state) == "RollProgress"
    # An empty stack cannot be thrown.
    assert "sea" not in refs(state)
    state = play(state, "island")
    assert state.to_dict()["epoch"] == 5
    # Five points for the improvement, one for the sea at dawn. A tile is left to be used.
    assert asked(state).to_list() == ["LastActs", 0]
    over = play(state, "done")
    assert over.to_dict()["agenda"] == []
    assert over.to_dict()["points"] == [6, 0]
    assert over.to_dict()["first"] == 0
