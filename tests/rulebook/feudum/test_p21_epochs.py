"""The progress die and the dawn of an epoch (rulebook pp. 10-11, 20-22)."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from demesne.games.feudum.epoch import dawn
from demesne.games.feudum.state import FeudumState
from rulebook.feudum.position import (
    GAME,
    PLACES,
    REGIONS,
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
    spelled,
    told,
)

SHOWN = {1: [2, 2, 2, 2, 1, 1], 2: [3, 3, 3, 2, 2, 2], 3: [4, 4, 3, 3, 3, 3], 4: [5, 4, 4, 4, 4, 4]}


def dawning(*families: Family, epoch: int, **table: Any) -> State:
    """As many stacks as are wanted show the next epoch, and it is looked at now."""
    return position(
        *families,
        epoch=epoch - 1,
        stacks=table.pop("stacks", SHOWN[epoch - 1]),
        agenda=[["EndOfRound"], ["CheckEpoch"]],
        **table,
    )


def after_dawn(*families: Family, epoch: int, **table: Any) -> tuple[State, State]:
    before = dawning(*families, epoch=epoch, **table)
    return before, answer_draws(before)


# --- the die ------------------------------------------------------------------------------------


def test_the_die_removes_a_tile_of_this_epoch_or_an_earlier_one() -> None:
    before = position(
        family(),
        family(),
        epoch=2,
        stacks=[1, 2, 3, 3, 2, 1],
        agenda=[["EndOfRound"], ["Progress"]],
    )
    assert question(before) == "RollProgress"
    # Thrown again where the tile may not go: all that may are equally likely.
    assert refs(before) == ["sea", "island", "badlands", "mountain"]
    assert asked(before).weights(before) == [1, 1, 1, 1]
    after = play(before, "badlands")
    found = changes(before, after)
    assert found["stacks/badlands"] == (2, 3)
    assert found["die"] == (-1, REGIONS.index("badlands"))
    # nobody sees its back, and nobody gets it.
    assert not any(name.startswith("tile") or "tiles" in name for name in found)


def test_where_no_tile_may_go_the_die_is_not_thrown() -> None:
    state = position(
        family(), family(), epoch=1, stacks=[2] * 6, agenda=[["EndOfRound"], ["Progress"]]
    )
    assert question(state) == "ChooseCards"


# --- does an epoch dawn? ------------------------------------------------------------------------


def test_v35_three_stacks_that_show_a_two_are_not_enough_four_are() -> None:
    def epoch(stacks: list[int]) -> int:
        state = position(family(), family(), stacks=stacks, agenda=[["EndOfRound"], ["CheckEpoch"]])
        return int(answer_draws(state).to_dict()["epoch"])

    assert epoch([2, 2, 2, 1, 1, 1]) == 1
    assert epoch([2, 2, 2, 2, 1, 1]) == 2
    assert epoch([2, 2, 2, 2, 2, 2]) == 2


@pytest.mark.parametrize("epoch, needed", [(2, 4), (3, 3), (4, 2), (5, 1)])
def test_so_many_stacks_must_show_the_next_epoch(epoch: int, needed: int) -> None:
    for count in (needed - 1, needed):
        stacks = [epoch] * count + [epoch - 1] * (6 - count)
        state = position(
            family(),
            family(),
            epoch=epoch - 1,
            stacks=stacks,
            agenda=[["EndOfRound"], ["CheckEpoch"]],
        )
        view = GAME.view(state, None)["next_epoch"]
        assert (view["showing"], view["needed"]) == (count, needed)
        found = answer_draws(state).to_dict()["epoch"]
        assert found == (epoch if count == needed else epoch - 1)


def test_r20_at_most_one_epoch_a_round() -> None:
    state = position(family(hand="tax"), family(), epoch=1, stacks=[2, 2, 2, 2, 2, 2], rounds=3)
    after = answer_draws(play(state, "card/tax", "forgo"))
    assert after.to_dict()["epoch"] == 2
    assert after.to_dict()["rounds"] == 4


# --- points -------------------------------------------------------------------------------------


def test_v36_two_masters_a_journeyman_and_three_regions_are_eighteen() -> None:
    before, after = after_dawn(
        family(rules="sea-1 island-4 forest-8"),
        family(pawns="noble@sea-2", goods="food"),
        epoch=2,
        chairs={"farmer": [0], "merchant": [0, 1], "noble": [1, 0]},
    )
    assert changes(before, after)["0 points"] == (0, 10 + 3 + 5)
    assert changes(before, after)["1 points"] == (0, 5 + 3)


def test_the_seats_of_a_guild_are_worth_five_three_and_one() -> None:
    _, after = after_dawn(*[family()] * 4, epoch=2, chairs={"monk": [2, 0, 1], "farmer": [2, 3]})
    assert after.to_dict()["points"] == [3, 1, 10, 3]


@pytest.mark.parametrize("count, points", [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_active_regions(count: int, points: int) -> None:
    # Two places of the same region are one region.
    places = ["sea-1", "island-4", "forest-8", "desert-11", "badlands-16", "mountain-21"]
    rules = " ".join(["sea-2", *places[:count]])
    _, after = after_dawn(family(rules=rules), family(), epoch=2)
    assert after.to_dict()["points"][0] == points


def test_landscapes_are_worth_two_empty_and_four_with_something_on_them() -> None:
    before, after = after_dawn(
        family(serfs="sea-1 island-4"),
        family(rules="sea-1 island-4"),
        epoch=2,
        scenes={"sea-1": "orchard", "island-4": "butt:1"},
    )
    # Before anything grows on them. Both regions are active for serf and ruler.
    assert after.to_dict()["points"] == [2 + 4 + 3, 3]
    assert question(after) == "Collect"
    assert before.to_dict()["points"] == [0, 0]


def test_r23_a_serf_without_a_landscape_makes_no_region_active() -> None:
    _, after = after_dawn(
        family(serfs="sea-1 island-4"),
        family(rules="sea-1 island-4"),
        epoch=2,
        scenes={"sea-1": "orchard"},
    )
    assert after.to_dict()["points"] == [2 + 1, 3]


@pytest.mark.parametrize(
    "discs, losses", [(0, (3, 7, 12)), (1, (0, 4, 9)), (2, (0, 0, 5)), (3, (0, 0, 0))]
)
def test_v17_v18_disloyalty(discs: int, losses: tuple[int, ...]) -> None:
    for epoch, loss in zip((2, 4, 5), losses, strict=True):
        before = dawning(
            family(rules="sea-1", military=discs),
            family(),
            discs={"sea-1": "feudum-monk"},
            chairs={"monk": []},
            epoch=epoch,
        )
        state = before.copy()
        state.advance()
        # The region is worth a point.
        assert state.to_dict()["points"][0] == 1 - loss
        assert isinstance(before, FeudumState)
        assert dawn(before, 0)["disloyalty"] == -loss


def test_v17_a_vassal_without_service_loses_twenty_two_in_a_whole_game() -> None:
    lost = 0
    for epoch in (2, 3, 4, 5):
        before = dawning(
            family(rules="sea-1"),
            family(),
            discs={"sea-1": "feudum-monk"},
            chairs={"monk": []},
            epoch=epoch,
        )
        state = before.copy()
        state.advance()
        lost += 1 - state.to_dict()["points"][0]
    assert lost == 22


def test_without_a_feudum_nobody_is_disloyal() -> None:
    _, after = after_dawn(family(rules="sea-1"), family(), epoch=2)
    assert after.to_dict()["points"][0] == 1


def test_r24_points_may_fall_below_nothing() -> None:
    before = dawning(
        family(rules="sea-1", points=1),
        family(),
        discs={"sea-1": "feudum-monk"},
        chairs={"monk": []},
        epoch=4,
    )
    state = before.copy()
    state.advance()
    assert state.to_dict()["points"][0] == 1 + 1 - 7


def test_what_is_told_at_dawn_names_every_cause() -> None:
    state = dawning(
        family(rules="sea-1", serfs="island-4"),
        family(rules="island-4"),
        scenes={"island-4": "orchard:1"},
        discs={"sea-1": "feudum-monk"},
        epoch=2,
    )
    heard = told(state)
    for message in (
        Message("epoch-dawns", 1),
        Message("scores-guilds", 0, 5),
        Message("scores-landscapes", 0, 4),
        Message("scores-regions", 0, 3),
        Message("loses-disloyal", 0, 3),
        Message("landscape-grows", at("island-4"), 0, 3),
    ):
        assert str(message) in heard


# --- landscapes ---------------------------------------------------------------------------------


def collecting(kind: str, crops: int, *, markers: int = 5) -> State:
    return position(
        family(serfs="sea-1", markers=markers),
        family(rules="sea-1", markers=markers),
        scenes={"sea-1": f"{kind}:{crops}"},
        agenda=[["EndOfRound"], ["Collect", 0, at("sea-1")]],
    )


def test_landscapes_grow_by_three_and_the_serfs_decide_in_turn_order() -> None:
    before = dawning(
        family(serfs="sea-1"),
        family(serfs="sea-2", rules="sea-1"),
        family(rules="sea-2"),
        scenes={"sea-1": "orchard:1", "sea-2": "silver-mine"},
        first=1,
        epoch=2,
    )
    state = before.copy()
    assert (asked(state).seat, question(state)) == (1, "Collect")
    data = state.to_dict()
    assert (data["crops"][at("sea-1")], data["crops"][at("sea-2")]) == (4, 3)
    state = play(state, "collect")
    assert asked(state).seat == 0
    assert state.to_dict()["shillings"] == [0, 2, 1]
    assert play(state, "leave").to_dict()["crops"][at("sea-1")] == 4


def test_collecting_food_gives_one_to_the_ruler() -> None:
    before = collecting("orchard", 5)
    after = play(before, "collect")
    found = changes(before, after)
    assert found["0 goods/food"] == (0, 4)
    assert found["1 goods/food"] == (0, 1)
    assert found["crops/sea-1"] == (5, 0)


def test_collecting_targets_gives_markers() -> None:
    before = collecting("butt", 3)
    found = changes(before, play(before, "collect"))
    assert found["0 markers"] == (5, 7)
    assert found["1 markers"] == (5, 6)
    assert found["targets"] == (9, 12)


def test_collecting_sulfur_asks_where_it_goes() -> None:
    state = play(collecting("sulfur-mine", 3), "collect")
    assert (question(state), asked(state).seat) == ("StoreSulfur", 0)
    state = play(state, "barrel", "kept")
    assert asked(state).seat == 1
    data = play(state, "barrel").to_dict()
    assert (data["barrel"], data["goods"][1]) == ([1, 1], 1)


def test_r40_a_single_resource_is_the_rulers() -> None:
    before = collecting("silver-mine", 1)
    after = play(before, "collect")
    assert after.to_dict()["shillings"] == [0, 1]


def test_r41_where_the_supply_runs_out_the_first_places_grow_first() -> None:
    before = dawning(
        family(serfs="sea-1 sea-2", shillings=74),
        family(rules="sea-1 sea-2"),
        scenes={"sea-1": "silver-mine", "sea-2": "silver-mine"},
        epoch=2,
    )
    state = before.copy()
    state.advance()
    assert [state.to_dict()["crops"][at(place)] for place in ("sea-1", "sea-2")] == [3, 1]


# --- the land and the guilds --------------------------------------------------------------------


@pytest.mark.parametrize("epoch, places", [
    (2, ["sea-2", "island-7", "forest-10", "desert-12", "badlands-20", "mountain-22"]),
    (3, ["sea-3", "island-5", "forest-10", "desert-15", "badlands-20", "mountain-22"]),
    (4, ["sea-2", "island-6", "forest-8", "desert-12", "badlands-16", "mountain-21"]),
    (5, []),
])  # fmt: skip
def test_goods_come_onto_the_land(epoch: int, places: list[str]) -> None:
    before = dawning(family(), family(), epoch=epoch, barn="iron " * 10)
    after = answer_draws(before)
    loose = after.to_dict()["loose"]
    lying = [place for place in PLACES if sum(loose[at(place) * 5 : at(place) * 5 + 5])]
    assert sorted(lying) == sorted(places)
    assert sum(loose) == len(places)


def test_the_guilds_are_filled_again_in_epoch_three_and_in_no_other() -> None:
    empty: dict[str, Any] = {
        "barn": "iron iron",
        "bins": dict.fromkeys(("saltpeter", "sulfur", "iron", "wood", "food"), "4"),
        "carts": "saltpeter food food food",
        "dock": "ship",
        "rows": [0, 6, 1, 2],
        "scrolls": "a2 a1",
        "rosary": "5",
        "hens": "",
    }
    for epoch in (2, 4):
        before, after = after_dawn(family(), family(), epoch=epoch, **empty)
        names = {name.split("/")[0] for name in changes(before, after)}
        assert not names & {"barn", "bins", "carts", "dock", "scrolls", "rosary", "hens"}
    before, after = after_dawn(family(), family(), epoch=3, **empty)
    data = spelled(after)
    assert sum(data["barn"]) == 10
    # What lies beyond the setting-up stays.
    assert data["bins"] == [1] * 20
    assert data["carts"] == [3, 1, 3, 3, 3]
    assert sum(data["dock"]) == 2
    assert data["rows"] == [2, 6, 2, 2, 0]
    assert data["scrolls"] == [1, 1, 1, 0, 1, 1]
    assert sum(data["rosary"]) == 4
    assert sum(data["hens"]) == 1


def test_full_guilds_stay_as_they_are() -> None:
    before, after = after_dawn(
        family(),
        family(),
        epoch=3,
        barn="iron " * 10,
        dock="ship ship ship",
        rosary="2 2 3 4 5",
        hens="2 2",
    )
    names = {name.split("/")[0] for name in changes(before, after)}
    assert not names & {"barn", "bins", "carts", "dock", "scrolls", "rosary", "hens", "rows"}


def test_r44_what_is_not_there_is_not_put_out() -> None:
    # Nearly all iron is with the first family: the farmers draw first, then the bins are filled.
    before = dawning(
        family(goods="iron " * 29),
        family(),
        epoch=3,
        bins={"iron": "2"},
        carts="",
        barn="food " * 10,
    )
    after = answer_draws(before)
    data = spelled(after)
    assert data["bins"][8:12] == [0, 1, 0, 0]
    assert data["carts"][2] == 0


def test_r44_the_last_seal_goes_to_the_farmers() -> None:
    before = dawning(family(seals=6), family(seals=5), epoch=3, rosary="5", hens="")
    assert before.to_dict()["seal_supply"] == 1
    data = answer_draws(before).to_dict()
    assert (sum(data["hens"]), sum(data["rosary"]), data["seal_supply"]) == (1, 1, 0)
