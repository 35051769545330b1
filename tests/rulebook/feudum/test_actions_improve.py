"""Improve (rulebook, action 4): better places, region tiles, landscapes."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GAME,
    Family,
    answer_draws,
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
    why_not,
)

IRON, WOOD = 2, 3
FARM, TOWN = 1, 2


def improve(own: Family, *rivals: Family, **table: Any) -> State:
    return position(own, *(rivals or (family(),)), agenda=[["Improve", 0]], **table)


def test_an_outpost_becomes_a_farm_for_wood_and_keeps_its_goods() -> None:
    before = improve(family(goods="wood", rules="sea-1"), loose={"sea-1": "food iron"})
    assert refs(before) == ["forgo", "sea-1"]
    after = play(before, "sea-1", "orchard")
    assert changes(before, after) == {
        "0 goods/wood": (1, 0),
        "bag/wood": (22, 23),
        "discs/sea-1": (0, FARM),
        "discs_left/outpost": (2, 3),
        "discs_left/farm": (4, 3),
        "stacks/sea": (1, 2),
        "0 points": (0, 2),
        "0 tiles/orchard": (0, 1),
        "tile_pool/orchard": (6, 5),
    }


def test_v19_a_farm_becomes_a_town_tile_one_three_points() -> None:
    before = improve(family(goods="iron", rules="forest-9"), loose={"forest-9": "food food wood"})
    after = play(before, "forest-9", "butt")
    assert changes(before, after) == {
        "0 goods/iron": (1, 0),
        "bag/iron": (22, 23),
        # What lay on the farm goes into the haversack.
        "loose/forest-9/food": (2, 0),
        "loose/forest-9/wood": (1, 0),
        "bag/food": (43, 45),
        "bag/wood": (22, 23),
        "discs/forest-9": (FARM, TOWN),
        "discs_left/farm": (4, 5),
        "discs_left/town": (4, 3),
        "stacks/forest": (1, 2),
        "0 points": (0, 3),
        "0 tiles/butt": (0, 1),
        "tile_pool/butt": (6, 5),
    }


def test_a_town_becomes_a_feudum_of_a_chosen_guild_for_a_seal() -> None:
    before = improve(family(seals=2, rules="mountain-22+", markers=3))
    state = play(before, "mountain-22")
    assert question(state) == "ChooseFeudum"
    assert refs(state) == ["farmer", "merchant", "alchemist", "knight", "noble", "monk"]
    after = play(state, "knight", "silver-mine")
    assert changes(before, after) == {
        "0 seals": (2, 1),
        "seal_supply": (6, 7),
        "discs/mountain-22": (TOWN, 6),
        "discs_left/town": (4, 5),
        "discs_left/feudum-knight": (2, 1),
        "stacks/mountain": (1, 2),
        "0 points": (0, 4),
        "0 tiles/silver-mine": (0, 1),
        "tile_pool/silver-mine": (6, 5),
        # Three stars: master of the knights.
        "chairs/knight/master": (-1, 0),
        "0 markers": (3, 2),
    }


def test_the_second_of_a_guilds_feudums_is_the_last() -> None:
    state = improve(
        family(seals=1, rules="mountain-22"),
        family(rules="sea-1 sea-2"),
        discs={"sea-1": "feudum-monk", "sea-2": "feudum-monk"},
    )
    state = play(state, "mountain-22")
    assert refs(state) == ["farmer", "merchant", "alchemist", "knight", "noble"]
    assert why_not(state, "monk") == Message("why-no-disc", 8)


@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
@pytest.mark.parametrize("place, kind", [("sea-1", 0), ("forest-9", 1), ("mountain-22", 2)])
def test_the_table_of_region_tiles(epoch: int, place: str, kind: int) -> None:
    table = {1: (2, 3, 4), 2: (3, 4, 5), 3: (4, 5, 6), 4: (5, 6, 7)}
    before = improve(
        family(goods="wood iron", seals=1, rules=place), epoch=epoch, stacks=[epoch] * 6
    )
    after = play(before, place, *(["monk"] if kind == 2 else []))
    assert changes(before, after)["0 points"] == (0, table[epoch][kind])


def test_a_tile_of_an_earlier_epoch_scores_by_its_own_number() -> None:
    before = improve(family(goods="wood", rules="sea-1"), epoch=3, stacks=[1, 3, 3, 3, 3, 3])
    assert changes(before, play(before, "sea-1"))["0 points"] == (0, 2)


def test_v21_a_tile_of_a_later_epoch_is_forbidden() -> None:
    before = improve(family(goods="wood", rules="sea-1"), stacks=[2, 1, 1, 1, 1, 1])
    after = play(before, "sea-1")
    assert changes(before, after) == {
        "0 goods/wood": (1, 0),
        "bag/wood": (22, 23),
        "discs/sea-1": (0, FARM),
        "discs_left/outpost": (2, 3),
        "discs_left/farm": (4, 3),
    }
    assert after.advance() is None


def test_instead_a_tile_of_an_earlier_epoch_from_another_stack_without_points() -> None:
    before = improve(family(goods="wood", rules="sea-1"), epoch=2, stacks=[3, 1, 2, 1, 2, 3])
    state = play(before, "sea-1")
    assert question(state) == "TakeOtherTile"
    # Not those that show II: that is the epoch of today, not an earlier one.
    assert refs(state) == ["island", "desert"]
    found = changes(before, play(state, "desert", "orchard"))
    assert found["stacks/desert"] == (1, 2)
    assert found["0 tiles/orchard"] == (0, 1)
    assert "0 points" not in found


def test_r21_an_empty_stack_is_as_good_as_forbidden() -> None:
    before = improve(family(goods="wood", rules="sea-1"), epoch=4, stacks=[5, 4, 4, 3, 4, 4])
    state = play(before, "sea-1")
    assert refs(state) == ["desert"]
    none = improve(family(goods="wood", rules="sea-1"), epoch=4, stacks=[5, 4, 4, 4, 4, 4])
    assert play(none, "sea-1").advance() is None


def test_what_is_missing_is_said() -> None:
    state = improve(family(rules="sea-1 forest-9 mountain-22"))
    assert refs(state) == ["forgo"]
    assert why_not(state, "sea-1") == Message("why-no-good", WOOD)
    assert why_not(state, "forest-9") == Message("why-no-good", IRON)
    assert why_not(state, "mountain-22") == Message("why-needs-seal")
    serf = improve(family(goods="wood", serfs="sea-1"), family(rules="sea-1 sea-2"))
    assert "sea-1" not in shown(serf)
    for guild in ("farmer", "monk"):
        feudum = improve(family(rules="sea-1"), discs={"sea-1": f"feudum-{guild}"})
        assert "sea-1" not in shown(feudum)


def test_without_a_disc_in_the_supply_there_is_no_improvement() -> None:
    discs = dict.fromkeys(
        [*(f"desert-{n}" for n in range(11, 16)), "forest-8", "forest-9", "forest-10"], "farm"
    ) | dict.fromkeys(["sea-1", "sea-2", "sea-3"], "farm")
    state = improve(family(goods="wood", rules="island-4"), discs=discs)
    assert why_not(state, "island-4") == Message("why-no-disc", FARM)


def test_only_its_owner_sees_the_back_of_a_tile() -> None:
    state = play(improve(family(goods="wood", rules="sea-1")), "sea-1")
    assert asked(state).secret_of() == 0
    after = answer_draws(state, "orchard")
    own, rival = GAME.view(after, 0), GAME.view(after, 1)
    assert own["seats"][0]["tiles"]["orchard"] == 1
    assert rival["seats"][0]["tiles"] is None
    assert rival["seats"][0]["tile_count"] == 1
    heard: list[tuple[str, str]] = []
    state.sink = lambda event: heard.append((str(event.seen_by(0)), str(event.seen_by(1))))
    state.choose(0)
    assert heard == [("tile-taken-own 0 0", "tile-taken 0")]


# --- Tend Landscape -----------------------------------------------------------------------------


def tending(own: Family, *rivals: Family, **table: Any) -> State:
    return improve(own, *rivals, stacks=[2, 2, 2, 1, 1, 1], **table)


def test_a_landscape_is_laid_out_where_one_has_a_serf() -> None:
    before = tending(
        family(goods="wood", tiles="orchard butt", serfs="sea-1 forest-9"),
        family(rules="sea-1 forest-9"),
    )
    assert refs(before) == ["forgo", "tend"]
    state = play(before, "tend")
    assert refs(state) == ["orchard", "butt"]
    state = play(state, "orchard")
    assert refs(state) == ["sea-1", "forest-9"]
    state = play(state, "forest-9")
    assert question(state) == "Collect"
    base = {
        "0 goods/wood": (1, 0),
        "bag/wood": (22, 23),
        "0 tiles/orchard": (1, 0),
        "scenes/forest-9": (-1, 0),
        "0 points": (0, 2),
    }
    assert changes(before, play(state, "leave")) == base | {
        "crops/forest-9": (0, 3),
        "bag/food": (45, 42),
    }
    assert changes(before, play(state, "collect")) == base | {
        "0 goods/food": (0, 2),
        "1 goods/food": (0, 1),
        "bag/food": (45, 42),
    }


def test_targets_become_markers_of_the_general_supply() -> None:
    before = tending(family(goods="wood", tiles="butt", serfs="sea-1"), family(rules="sea-1"))
    after = play(before, "tend", "butt", "sea-1", "collect")
    found = changes(before, after)
    assert found["0 markers"] == (5, 7)
    assert found["1 markers"] == (5, 6)
    assert "targets" not in found


def test_a_landscape_needs_wood_a_tile_and_a_serf_without_one() -> None:
    rival = family(rules="sea-1")
    no_wood = tending(family(tiles="butt", serfs="sea-1"), rival)
    assert why_not(no_wood, "tend") == Message("why-no-good", WOOD)
    no_tile = tending(family(goods="wood", serfs="sea-1"), rival)
    assert why_not(no_tile, "tend") == Message("why-no-tile")
    no_serf = tending(family(goods="wood", tiles="butt"), rival)
    assert why_not(no_serf, "tend") == Message("why-no-serf-free")
    there = tending(
        family(goods="wood", tiles="butt", serfs="sea-1"), rival, scenes={"sea-1": "orchard"}
    )
    assert why_not(there, "tend") == Message("why-no-serf-free")
    assert "tend" not in shown(tending(family(goods="wood", tiles="butt"), rival, advanced=0))


def test_a_landscape_is_never_replaced() -> None:
    state = tending(
        family(goods="wood", tiles="butt", serfs="sea-1 sea-2"),
        family(rules="sea-1 sea-2"),
        scenes={"sea-1": "orchard:1"},
    )
    state = play(state, "tend", "butt")
    assert refs(state) == ["sea-2"]
    assert why_not(state, "sea-1") == Message("why-landscape-there", 0)


def test_r12_after_an_overthrow_the_former_ruler_tends_the_landscape() -> None:
    before = position(
        family(pawns="farmer@sea-1", serfs="sea-1"),
        family(rules="sea-1"),
        scenes={"sea-1": "orchard:2"},
        stacks=[2, 1, 1, 1, 1, 1],
        agenda=[["PlaceInfluence", 0, 0]],
    )
    after = play(before, "sea-1")
    assert changes(before, after)["serfs/sea-1"] == (0, 1)
    assert "crops/sea-1" not in changes(before, after)


def test_backs_that_are_all_out_are_not_drawn() -> None:
    state = improve(
        family(goods="wood", rules="sea-1"),
        family(tiles="orchard " * 6),
        epoch=2,
        stacks=[2, 2, 2, 2, 2, 2],
    )
    state = play(state, "sea-1")
    assert refs(state) == shown(state) == ["butt", "silver-mine", "sulfur-mine"]


def test_what_is_told_of_an_old_farm_counts_its_goods() -> None:
    own = family(goods="iron", rules="forest-9")
    full = improve(own, loose={"forest-9": "food food wood"})
    assert f"farm-cleared {at('forest-9')} 3" in told(full, "forest-9")
    assert not any("farm-cleared" in line for line in told(improve(own), "forest-9"))


def test_what_is_told_names_tile_and_points() -> None:
    state = improve(family(goods="wood", rules="sea-1"))
    assert told(state, "sea-1") == [
        f"improved 0 {at('sea-1')} 1",
        "improved-points 0 0 0 2",
    ]
