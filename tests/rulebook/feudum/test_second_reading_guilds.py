"""A second reading, from the rulebook on: the six guilds, their members, reeves and feasts.

Each position was set up from the rulebook's words; all that a move changes is compared.
"""

from __future__ import annotations

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
    play,
    position,
    question,
    refs,
    why_not,
)

GUILD = [["SetOut", 0], ["ChooseGuild", 0, 0]]


def used(*guilds: str) -> dict[str, tuple[int, int]]:
    names = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
    return {"0 guilds_used": (0, sum(1 << names.index(guild) for guild in guilds))}


def why(state: State, ref: str) -> str:
    """The name of the reason why a line is not open; empty where it is."""
    reason = why_not(state, ref)
    return "" if reason is None else reason.key


# --- p. 15: who may do what, and who is paid ----------------------------------------------------


def test_p15_a_stranger_may_trade_everywhere_and_neither_pull_nor_push() -> None:
    state = position(
        family(shillings=6, rules="sea-1"),
        family(pawns="farmer@sea-2 merchant@sea-2 alchemist@sea-2"),
        family(pawns="knight@sea-2 noble@sea-2 monk@sea-2"),
        discs={"sea-1": "farm"},
        loose={"sea-1": "food"},
        dock="ship",
        agenda=GUILD,
    )
    assert refs(state) == [
        *("forgo", "farmer/trade", "merchant/trade", "alchemist/trade"),
        *("knight/trade", "noble/trade", "monk/trade"),
    ]
    assert why(state, "farmer/push") == "why-only-master"
    assert why(state, "farmer/pull") == "why-no-journeyman"


@pytest.mark.parametrize("price", range(1, 10))
def test_p15_shillings_go_round_one_by_one(price: int) -> None:
    """Counted out by hand: master, journeyman, charity, and again."""
    chosen = {
        1: ["food-4"],
        2: ["food-1"],
        3: ["sulfur-1"],
        4: ["saltpeter-1"],
        5: ["saltpeter-1", "food-4"],
        6: ["saltpeter-1", "food-1"],
        7: ["saltpeter-1", "saltpeter-2"],
        8: ["saltpeter-1", "saltpeter-2", "food-4"],
        9: ["saltpeter-1", "saltpeter-2", "food-1"],
    }[price]
    before = position(
        family(shillings=price),
        family(pawns="merchant@sea-1 merchant@sea-1"),
        family(pawns="merchant@sea-1"),
        agenda=GUILD,
    )
    state = play(before, "merchant/trade", *chosen)
    if len(chosen) < 3 and question(state) == "BuyGood":
        state = play(state, "stop")
    purses = {"master": 0, "journeyman": 0, "charity": 0}
    for shilling in range(price):
        purses[("master", "journeyman", "charity")[shilling % 3]] += 1
    data = state.to_dict()
    assert data["shillings"] == [0, purses["master"], purses["journeyman"]]
    assert (data["coffer"], data["purse"]) == (purses["charity"], 0)


def test_p15_the_only_member_is_master_the_journeymans_share_goes_to_the_bank() -> None:
    before = position(family(shillings=3, pawns="monk@sea-1"), family(), rosary="4", agenda=GUILD)
    after = play(before, "monk/trade")
    assert changes(before, after) == used("monk") | {
        "0 shillings": (3, 1),
        "bank": (75, 76),
        "purse": (0, 1),
        "rosary/4": (1, 0),
        "0 beads/4": (0, 1),
    }


def test_p15_two_trades_in_a_round_need_two_guilds() -> None:
    state = position(family(hand="guild repeat", shillings=9), family(hand="tax"), dock="ship ship")
    state = play(state, "card/guild", "alchemist/trade", "ship", "card/tax", "forgo")
    state = play(state, "card/repeat", "card/guild")
    assert why(state, "alchemist/trade") == "why-guild-used"
    assert "merchant/trade" in refs(state)


# --- p. 17: farmers -----------------------------------------------------------------------------


def test_p17_an_odd_good_is_sent_for_nothing_and_units_are_mixed_at_will() -> None:
    before = position(
        family(rules="sea-1"),
        family(),
        discs={"sea-1": "farm"},
        loose={"sea-1": "wood wood iron iron sulfur saltpeter food"},
        barn="wood wood wood",
        agenda=GUILD,
    )
    state = play(before, "farmer/trade", "sea-1")
    assert refs(state) == ["food-0", "food-1", "food-2", "food-3"]
    after = play(state, "food-2")
    assert changes(before, after) == used("farmer") | {
        "0 goods/food": (0, 2),
        "bag/food": (44, 42),
        "0 shillings": (0, 1),
        "bank": (78, 77),
        "loose/sea-1/wood": (2, 0),
        "loose/sea-1/iron": (2, 0),
        "loose/sea-1/sulfur": (1, 0),
        "loose/sea-1/saltpeter": (1, 0),
        "loose/sea-1/food": (1, 0),
        "barn/wood": (3, 5),
        "barn/iron": (0, 2),
        "barn/sulfur": (0, 1),
        "barn/saltpeter": (0, 1),
        "barn/food": (0, 1),
    }


def test_p17_a_landscape_on_a_farm_is_not_sent() -> None:
    state = position(
        family(rules="sea-1"),
        family(serfs="sea-1"),
        discs={"sea-1": "farm"},
        scenes={"sea-1": "orchard:6"},
        agenda=GUILD,
    )
    assert why(state, "farmer/trade") == "why-no-farm-goods"


def test_p17_the_beads_of_the_hens_say_how_many_of_the_surplus_go_on() -> None:
    before = position(
        family(rules="sea-1"),
        family(),
        discs={"sea-1": "farm"},
        loose={"sea-1": "saltpeter saltpeter saltpeter saltpeter"},
        barn="food " * 10,
        bins={"saltpeter": "1 3 4"},
        carts="saltpeter saltpeter",
        hens="3",
        agenda=GUILD,
    )
    # The first finds the empty bin, the second the cart, the third no room, the fourth is no
    # longer counted.
    after = answer_draws(play(before, "farmer/trade", "sea-1", "food-0"))
    assert changes(before, after) == used("farmer") | {
        "0 shillings": (0, 2),
        "bank": (78, 76),
        "loose/sea-1/saltpeter": (4, 0),
        "bins/saltpeter/2": (0, 1),
        "carts/saltpeter": (2, 3),
        "bag/saltpeter": (before.to_dict()["bag"][0], before.to_dict()["bag"][0] + 2),
    }


def test_p17_no_more_of_the_surplus_goes_on_than_the_beads_are_worth() -> None:
    before = position(
        family(rules="sea-1"),
        family(),
        discs={"sea-1": "farm"},
        loose={"sea-1": "iron iron iron iron"},
        barn="food " * 10,
        bins={"iron": ""},
        hens="2",
        agenda=GUILD,
    )
    # Two of four, though there are bins for all.
    after = answer_draws(play(before, "farmer/trade", "sea-1", "food-2"))
    bag = before.to_dict()["bag"]
    assert changes(before, after) == used("farmer") | {
        "0 goods/food": (0, 2),
        "bag/food": (bag[4], bag[4] - 2),
        "loose/sea-1/iron": (4, 0),
        "bins/iron/1": (0, 1),
        "bins/iron/2": (0, 1),
        "bag/iron": (bag[2], bag[2] + 2),
    }


def test_p17_a_push_of_four_where_only_four_can_go_completes_a_column() -> None:
    before = position(
        family(pawns="farmer@sea-1"),
        family(),
        barn="saltpeter saltpeter iron wood food",
        bins={
            "saltpeter": "1 2",
            "sulfur": "1 2 3 4",
            "iron": "1 2 3",
            "wood": "1 2 3",
            "food": "1 2 3 4",
        },
        agenda=GUILD,
    )
    state = play(before, "farmer/push")
    # Food has no room: four of five. Iron and wood complete their rows, and column 4 with salt.
    assert asked(state).question(state).args[-1] == 4
    state = play(state, "saltpeter-3", "saltpeter-4", "iron-4", "wood-4")
    # Rows: saltpeter, iron, wood. Columns: 3 and 4. Three rows count.
    assert changes(before, state)["0 points"] == (0, 6)
    assert question(state) == "PlaceReeve"


def test_p17_purse_halves_and_who_is_not_there() -> None:
    for held, own, other in ((1, 1, 0), (2, 1, 1), (5, 3, 2)):
        for journeyman in (True, False):
            before = position(
                family(pawns="farmer@sea-1 farmer@sea-1"),
                family(pawns="farmer@sea-1" if journeyman else ""),
                barn="saltpeter",
                purse=held,
                coffer=4,
                agenda=GUILD,
            )
            state = play(before, "farmer/push", "saltpeter-4", "no")
            data = state.to_dict()
            assert data["shillings"] == [own, other if journeyman else 0]
            assert data["purse"] == (0 if journeyman else other)
            assert data["coffer"] == 4


def test_p17_a_pull_of_alms_reaches_five_with_what_lay_there() -> None:
    before = position(
        family(pawns="farmer@sea-1"),
        family(pawns="farmer@sea-1 farmer@sea-1"),
        rosary="2 5",
        hens="3",
        deck=["bow", "sword"],
        agenda=GUILD,
        advanced=0,
    )
    state = play(before, "farmer/pull")
    assert refs(state) == ["lowest", "highest"]
    state = answer_draws(play(state, "lowest"))
    assert refs(state) == ["bow", "sword"]
    after = play(state, "sword")
    assert changes(before, after) == used("farmer") | {
        "0 points": (0, 3),
        "rosary/2": (1, 0),
        "hens/2": (0, 1),
        "0 writs": (0, 2),
        "deck": (before.to_dict()["deck"], [before.to_dict()["deck"][-1], 1]),
    }


# --- p. 18: merchants, alchemists ---------------------------------------------------------------


def test_p18_a_push_of_merchants_fills_what_has_room() -> None:
    before = position(
        family(pawns="merchant@sea-1"),
        family(),
        carts="wood wood iron iron food sulfur saltpeter saltpeter saltpeter",
        agenda=GUILD,
    )
    state = play(before, "merchant/push")
    # No salt: its pile is full.
    assert not [ref for ref in refs(state) if ref.startswith("saltpeter")]
    state = play(state, "iron-4", "wood-1", "food-1", "food-2", "no")
    assert changes(before, state) == used("merchant") | {
        "0 points": (0, 6),
        "carts/iron": (2, 3),
        "carts/wood": (2, 3),
        "carts/food": (1, 3),
        "bins/iron/4": (1, 0),
        "bins/wood/1": (1, 0),
        "bins/food/1": (1, 0),
        "bins/food/2": (1, 0),
    }


def test_p18_a_pull_of_alchemists_with_one_good_that_can_go() -> None:
    before = position(
        family(pawns="alchemist@sea-1"),
        family(pawns="alchemist@sea-1 alchemist@sea-1"),
        carts="wood wood wood iron iron iron food food food sulfur sulfur sulfur saltpeter",
        bins={"saltpeter": "2"},
        agenda=GUILD,
        advanced=0,
    )
    state = play(before, "alchemist/pull", "saltpeter-2")
    # Two of three: nothing is filled, no points and no writ.
    assert question(state) == "SetOut"
    assert changes(before, state) == used("alchemist") | {
        "carts/saltpeter": (1, 2),
        "bins/saltpeter/2": (1, 0),
    }


def test_p18_a_vessel_and_two_barrels_of_an_alchemist() -> None:
    before = position(
        family(pawns="alchemist@sea-1"),
        family(),
        carts="saltpeter saltpeter saltpeter sulfur sulfur food iron wood",
        rows=[0, 1, 3, 6],
        agenda=GUILD,
        advanced=0,
    )
    state = play(before, "alchemist/push", "flying-machine", "barrel", "barrel")
    general = before.to_dict()["general"]
    assert changes(before, state) == used("alchemist") | {
        "0 points": (0, 6),
        "carts/saltpeter": (3, 0),
        "carts/sulfur": (2, 0),
        "carts/food": (1, 0),
        "carts/iron": (1, 0),
        "carts/wood": (1, 0),
        "bag/saltpeter": (before.to_dict()["bag"][0], before.to_dict()["bag"][0] + 3),
        "bag/sulfur": (before.to_dict()["bag"][1], before.to_dict()["bag"][1] + 2),
        "bag/iron": (before.to_dict()["bag"][2], before.to_dict()["bag"][2] + 1),
        "bag/wood": (before.to_dict()["bag"][3], before.to_dict()["bag"][3] + 1),
        "bag/food": (before.to_dict()["bag"][4], before.to_dict()["bag"][4] + 1),
        "yard/flying-machine": (3, 2),
        "dock/flying-machine": (0, 1),
        # To the ends of the first and the second open section: 1 and 3; 3 and 6; 6; full.
        "0 rows": (0, 3),
        "0 general": (general[0], general[0] - 3),
        "1 rows": (1, 6),
        "1 general": (general[1], general[1] - 5),
        "2 rows": (3, 6),
        "2 general": (general[2], general[2] - 3),
    }


def test_p18_five_families_five_rows_and_no_ghost() -> None:
    state = position(
        family(pawns="alchemist@sea-1"), *(family() for _ in range(4)), agenda=GUILD, advanced=0
    )
    state = play(state, "alchemist/push", "barrel", "done")
    assert state.to_dict()["rows"] == [3, 3, 3, 3, 3]
    assert len(GAME.view(state, 0)["rows"]) == 5


def test_p18_a_bought_row_of_four_is_worth_a_monster() -> None:
    before = position(
        family(shillings=3, markers=0, rules="sea-2"),
        family(),
        rows=[4, 2, 2, 2],
        agenda=GUILD,
    )
    state = play(before, "knight/trade")
    assert refs(state) == ["none", "behemoth", "serpent"]
    state = play(state, "serpent")
    assert refs(state) == ["sea-2"]
    after = play(state, "sea-2")
    general = before.to_dict()["general"][0]
    assert changes(before, after) == used("knight") | {
        "0 shillings": (3, 0),
        "bank": (75, 77),
        "purse": (0, 1),
        "0 rows": (4, 0),
        # Four bought, three given: one on the stand, two in the general supply.
        "0 markers": (0, 1),
        "0 general": (general, general + 2),
        "1 beast_owner": (-1, 0),
        "1 beast_place": (-1, at("sea-2")),
    }


# --- p. 19: nobles, monks -----------------------------------------------------------------------


def test_p19_three_seals_on_the_empty_staircase_are_a_row_or_a_column() -> None:
    before = position(family(pawns="knight@sea-1"), family(), scrolls="", agenda=GUILD, advanced=0)
    state = play(before, "knight/push", "b1", "b2", "c1", "colour-1", "colour-3", "colour-4")
    # Two rows, b and c; no column.
    assert changes(before, state) == used("knight") | {
        "0 points": (0, 5),
        "scrolls/b1": (0, 1),
        "scrolls/b2": (0, 1),
        "scrolls/c1": (0, 1),
        "seal_supply": (before.to_dict()["seal_supply"], before.to_dict()["seal_supply"] - 3),
        "0 rows": (2, 1),
        "0 general": (before.to_dict()["general"][0], before.to_dict()["general"][0] + 1),
        "2 rows": (2, 1),
        "2 general": (18, 19),
        "3 rows": (2, 1),
        "3 general": (18, 19),
    }


def test_p19_a_pull_of_nobles_takes_two_colours_and_a_writ() -> None:
    before = position(
        family(pawns="noble@sea-1"),
        family(pawns="noble@sea-1 noble@sea-1"),
        rows=[0, 1, 0, 2],
        deck=["bow", "sword"],
        agenda=GUILD,
        advanced=0,
    )
    state = play(before, "noble/pull")
    assert refs(state) == ["a2"]
    state = play(state, "a2", "b1")
    # Only seat 2's colour and one ghost have markers, and both must go.
    assert refs(state) == ["colour-2"]
    state = play(state, "colour-2", "colour-4")
    state = play(answer_draws(state), "bow")
    data = state.to_dict()
    assert data["points"] == [3, 0]
    assert data["rows"][:4] == [0, 0, 0, 1]
    assert data["writs"] == [1, 0]


def test_p19_a_push_of_nobles_with_room_for_one_bead() -> None:
    before = position(
        family(pawns="noble@sea-1"),
        family(),
        rosary="2 2 2 2 3 3",
        hens="",
        agenda=GUILD,
        advanced=0,
    )
    state = play(before, "noble/push", "c1")
    state = answer_draws(state, "3")
    # 8 and 6 were 14; 17 now: six points.
    assert changes(before, state) == used("noble") | {
        "0 points": (0, 6),
        "scrolls/c1": (1, 0),
        "rosary/3": (2, 3),
        "token_pool/3": (3, 2),
    }


def test_p19_the_sum_counts_though_it_was_reached_before() -> None:
    # The beads' sum must be at least 5, 11 or 17: it says nothing about who brought it there.
    before = position(
        family(pawns="noble@sea-1"), family(), rosary="5 5 5", hens="", agenda=GUILD, advanced=0
    )
    state = answer_draws(play(before, "noble/push", "a1", "a3"), "2", "2")
    assert state.to_dict()["points"] == [6, 0]


def test_p20_a_push_of_monks_and_the_coffer() -> None:
    before = position(
        family(pawns="monk@sea-1 monk@sea-1"),
        family(pawns="monk@sea-1"),
        rosary="3 3",
        hens="2 2 2",
        coffer=3,
        purse=2,
        agenda=GUILD,
        advanced=0,
    )
    # Both fists hold a three: nothing is guessed. Six and three are nine.
    after = play(before, "monk/push")
    assert changes(before, after) == used("monk") | {
        "0 points": (0, 6),
        "rosary/3": (2, 1),
        "hens/3": (0, 1),
        "coffer": (3, 0),
        "0 shillings": (0, 2),
        "1 shillings": (0, 1),
    }


# --- p. 15-16: feasts and reeves ----------------------------------------------------------------


def test_p15_a_feast_for_the_ruler_of_a_feudum_who_is_not_there_himself() -> None:
    before = position(
        family(pawns="noble@sea-1", barrel=1),
        family(rules="sea-1"),
        discs={"sea-1": "feudum-alchemist"},
        agenda=GUILD,
    )
    state = play(before, "feast")
    assert refs(state) == ["feudum/sea-1"]
    state = play(state, "feudum/sea-1", "ship", "done")
    # Four for one invention and three for the feast; no reeve is asked for.
    assert question(state) == "SetOut"
    assert changes(before, state) == used("alchemist") | {
        "0 barrel": (1, 0),
        "0 points": (0, 7),
        "bag/sulfur": (25, 26),
        "bag/food": (45, 46),
        "bag/wood": (23, 25),
        "carts/food": (1, 0),
        "carts/wood": (3, 1),
        "yard/ship": (3, 2),
        "dock/ship": (0, 1),
    }


def test_p15_nobody_feasts_himself_nor_beside_a_monster_alone() -> None:
    own = position(family(pawns="noble@sea-1 merchant@sea-1", barrel=1), family(), agenda=GUILD)
    assert why(own, "feast") == "why-nobody-to-feast"
    beast = position(
        family(barrel=1),
        family(pawns="merchant@sea-1"),
        beasts={"serpent": (0, "sea-1")},
        agenda=GUILD,
    )
    assert why(beast, "feast") == "why-nobody-to-feast"


def test_p15_a_tile_becomes_the_wine_of_a_feast() -> None:
    state = position(
        family(pawns="noble@sea-1", tiles="butt", goods="sulfur"),
        family(pawns="alchemist@sea-1"),
        agenda=GUILD,
    )
    # Sulfur of the personal supply is no wine.
    assert why(state, "feast") == "why-no-barrel-sulfur"
    state = act(state, 0, "ExchangeTile", "butt/barrel")
    assert "feast" in refs(state)


def test_p16_reeves_score_before_a_writ_is_drawn_and_move_with_their_master() -> None:
    before = position(
        family(pawns="knight@sea-1", reeves="knight monk", rules="sea-2"),
        family(pawns="knight@sea-1 knight@sea-1"),
        chairs={"monk": [0]},
        discs={"sea-2": "feudum-monk"},
        deck=["bow", "sword"],
        agenda=GUILD,
    )
    state = play(before, "knight/pull", "barrel")
    # Three for the pull, one for the reeve here and one for the one among the monks.
    assert state.to_dict()["points"] == [5, 0]
    assert question(state) == "TurnWrit"


def test_p16_an_apprentice_scores_one_and_his_reeve_goes_home() -> None:
    before = position(
        family(pawns="noble@sea-1", reeves="noble"),
        family(pawns="noble@sea-1"),
        family(pawns="noble@sea-1 noble@sea-1", goods="food"),
        family(),
        chairs={"noble": [0, 2, 1]},
        agenda=[["SetOut", 0], ["Recalc"]],
    )
    # Two stars overtake one; of the two with one, the one who stood higher stays higher.
    after = play(before)
    assert changes(before, after) == {
        "chairs/noble/master": (0, 2),
        "chairs/noble/journeyman": (2, 0),
    }
    lower = position(
        family(pawns="noble@sea-1", reeves="noble"),
        family(pawns="noble@sea-1 noble@sea-1"),
        family(pawns="noble@sea-1 noble@sea-1 noble@sea-2"),
        family(),
        chairs={"noble": [0, 2, 1]},
        agenda=[["SetOut", 0], ["Recalc"]],
    )
    after = play(lower)
    assert changes(lower, after) == {
        "chairs/noble/master": (0, 2),
        "chairs/noble/journeyman": (2, 1),
        "chairs/noble/apprentice": (1, 0),
        "0 reeves/noble": (1, 0),
        "0 spare_discs": (2, 3),
    }


def test_p16_equals_who_wait_sit_in_turn_order_from_the_first_player() -> None:
    state = position(
        *(family(pawns="noble@sea-1") for _ in range(5)),
        chairs={"noble": []},
        first=3,
        agenda=[["SetOut", 0], ["Recalc"]],
    )
    assert play(state).to_dict()["chairs"][12:15] == [3, 4, 0]
