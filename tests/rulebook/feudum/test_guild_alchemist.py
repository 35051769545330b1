"""The alchemists' guild (rulebook p. 18): vessels, containers, inventions, barrels of krud."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GUILDS,
    Family,
    changes,
    family,
    play,
    position,
    question,
    refs,
    told,
    why_not,
)

NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}
USED = {"0 guilds_used": (0, 4)}


def guild(*families: Family, **table: Any) -> State:
    table = {"chairs": NOBODY, "advanced": 0, **table}
    return position(*families, agenda=[["ChooseGuild", 0, 0]], **table)


# --- trade --------------------------------------------------------------------------------------


def test_p18_one_vessel_of_the_guild_for_three_shillings() -> None:
    before = guild(family(shillings=7), family(), dock="ship ship flying-machine")
    after = play(before, "alchemist/trade")
    assert refs(after) == ["ship", "flying-machine"]
    assert changes(before, play(after, "ship")) == USED | {
        "dock/ship": (2, 1),
        "0 vessels/ship": (0, 1),
        "0 shillings": (7, 4),
        "bank": (71, 73),
        "coffer": (0, 1),
    }
    assert "ferries-open" not in told(before, "alchemist/trade", "ship")


def test_p18_the_last_vessel_uncovers_the_ferry() -> None:
    before = guild(family(shillings=3), family(), dock="ship")
    assert told(before, "alchemist/trade", "ship")[-1] == "ferries-open"


def test_p18_no_vessel_or_too_few_shillings() -> None:
    state = guild(family(shillings=3), family())
    assert why_not(state, "alchemist/trade") == Message("why-dock-empty")
    state = guild(family(shillings=2), family(), dock="ship")
    assert why_not(state, "alchemist/trade") == Message("why-shillings", 3, 2)


# --- pull ---------------------------------------------------------------------------------------


def test_p18_pull_two_goods_that_fill_a_container() -> None:
    chairs = NOBODY | {"alchemist": [1, 0]}
    before = guild(family(), family(), chairs=chairs, carts="iron iron", deck=["bow sword"])
    after = play(before, "alchemist/pull", "sulfur-3", "iron-4")
    assert question(after) == "TurnWrit"
    after = play(after, "bow", "sword", "bow")
    rest = (1 << 16) - 1 - 3 - (1 << 9)
    assert changes(before, after) == USED | {
        "bins/sulfur/3": (1, 0),
        "bins/iron/4": (1, 0),
        "carts/sulfur": (0, 1),
        "carts/iron": (2, 3),
        "0 points": (0, 3),
        "0 writs": (0, 1),
        "0 deck": (3, rest),
        "1 deck": (rest, 2),
    }


def test_p18_a_pull_that_fills_none_scores_nothing_and_two_fill_for_three() -> None:
    chairs = NOBODY | {"alchemist": [1, 0]}
    before = guild(family(), family(), chairs=chairs, carts="iron wood")
    after = play(before, "alchemist/pull", "iron-1", "wood-1")
    assert after.to_dict()["points"] == [0, 0]
    before = guild(family(), family(), chairs=chairs, carts="iron iron wood wood")
    after = play(before, "alchemist/pull", "iron-1", "wood-1")
    assert after.to_dict()["points"] == [3, 0]


# --- push: inventions ---------------------------------------------------------------------------

PRICES = {
    "ship": {"food": 1, "wood": 2},
    "submersible": {"food": 1, "iron": 2},
    "flying-machine": {"food": 1, "iron": 1, "wood": 1},
    "barrel": {"saltpeter": 2, "sulfur": 1},
}
START = {"saltpeter": 3, "sulfur": 1, "iron": 3, "wood": 3, "food": 1}
FULL = " ".join(["saltpeter sulfur iron wood food"] * 3)


def master(carts: str | None = None, **table: Any) -> State:
    table = {"chairs": NOBODY | {"alchemist": [0]}, **table}
    return guild(family(), family(), carts=carts, **table)


@pytest.mark.parametrize("invention", list(PRICES))
def test_p18_what_each_invention_takes(invention: str) -> None:
    before = master()
    after = play(before, "alchemist/push", invention, "done")
    found = changes(before, after)
    for good, count in PRICES[invention].items():
        assert found.pop(f"carts/{good}") == (START[good], START[good] - count)
        was, now = found.pop(f"bag/{good}")
        assert now - was == count
    assert found.pop("0 points") == (0, 4)
    assert found.pop("0 guilds_used") == (0, 4)
    if invention != "barrel":
        assert found == {f"yard/{invention}": (3, 2), f"dock/{invention}": (0, 1)}
    else:
        # Rows of two are filled to three, those of the two ghosts too.
        assert found == {f"{colour} rows": (2, 3) for colour in range(4)} | {
            "0 general": (12, 11),
            "1 general": (13, 12),
            "2 general": (18, 17),
            "3 general": (18, 17),
        }


def test_p18_three_inventions_are_six_points() -> None:
    before = master(FULL, rows=[0, 0, 0, 0])
    after = play(before, "alchemist/push", "flying-machine", "flying-machine")
    # In their order: no ship or submersible after a flying machine.
    assert refs(after) == ["done", "flying-machine", "barrel"]
    assert play(after, "done").to_dict()["points"] == [5, 0]
    after = play(after, "barrel")
    assert after.advance() is None
    assert after.to_dict()["points"] == [6, 0]
    assert after.to_dict()["carts"] == [1, 2, 1, 1, 1]
    assert after.to_dict()["dock"] == [0, 0, 2]


def test_p18_inventions_are_named_in_their_order_so_that_no_set_counts_twice() -> None:
    after = play(master(FULL), "alchemist/push", "submersible")
    # Two food and three wood are left: enough for a ship, which came before.
    assert refs(after) == ["done", "flying-machine", "barrel"]
    assert refs(play(after, "barrel")) == ["done", "barrel"]


def test_p18_the_first_vessel_closes_the_ferries() -> None:
    before = master(FULL)
    assert told(before, "alchemist/push", "ship", "submersible", "done") == [
        "guild-chosen 0 2 2",
        "vessel-made 0 0 2 wood+1 food",
        "ferries-closed",
        "vessel-made 0 1 2 iron+1 food",
        "push-scored 0 2 5",
    ]


def test_p18_at_least_one_invention() -> None:
    after = play(master(), "alchemist/push")
    assert why_not(after, "done") == Message("why-invent-one")
    state = master("saltpeter iron wood")
    assert why_not(state, "alchemist/push") == Message("why-nothing-to-invent")


def test_p18_vessels_only_while_their_kind_is_in_the_supply() -> None:
    rich = family(vessels="ship ship ship")
    before = position(
        rich,
        family(),
        carts=FULL,
        chairs=NOBODY | {"alchemist": [0]},
        agenda=[["ChooseGuild", 0, 0]],
    )
    after = play(before, "alchemist/push")
    assert why_not(after, "ship") == Message("why-yard-empty", 0)
    assert refs(after) == ["submersible", "flying-machine", "barrel"]


def test_p18_inventions_share_the_containers() -> None:
    after = play(master(), "alchemist/push", "ship")
    # The only food is gone; krud can still be made, once.
    assert refs(after) == ["done", "barrel"]
    why = why_not(after, "flying-machine")
    assert why == Message("why-carts-short", (("iron", 1), ("wood", 1), ("food", 1)))


def test_p18_the_second_and_third_barrel_are_easier() -> None:
    carts = "saltpeter saltpeter saltpeter sulfur sulfur wood"
    before = master(carts, rows=[0, 1, 3, 6])
    after = play(before, "alchemist/push", "barrel", "barrel", "barrel")
    assert after.to_dict()["carts"] == [0, 0, 0, 0, 0]
    assert after.to_dict()["rows"] == [6, 6, 6, 6, 0]
    assert after.to_dict()["points"] == [6, 0]
    # Only two saltpeter: the second barrel lacks one.
    after = play(master("saltpeter saltpeter sulfur sulfur wood"), "alchemist/push", "barrel")
    assert why_not(after, "barrel") == Message("why-carts-short", (("saltpeter", 1), ("sulfur", 1)))


def test_v04_a_barrel_fills_each_row_to_the_end_of_its_first_open_section() -> None:
    families = [family() for _ in range(5)]
    # Green 6, blue 3, red 2, yellow 1, purple 0.
    before = position(
        *families,
        rows=[6, 3, 2, 1, 0],
        chairs=NOBODY | {"alchemist": [0]},
        agenda=[["ChooseGuild", 0, 0]],
        advanced=0,
    )
    after = play(before, "alchemist/push", "barrel", "done")
    assert after.to_dict()["rows"] == [6, 6, 3, 3, 1]
    old, new = before.to_dict()["general"], after.to_dict()["general"]
    assert [was - now for was, now in zip(old, new, strict=True)] == [0, 3, 1, 2, 1]
    assert told(before, "alchemist/push", "barrel", "done") == [
        "guild-chosen 0 2 2",
        "barrel-made 0 2 saltpeter+1 sulfur",
        "row-filled 1 3",
        "row-filled 2 1",
        "row-filled 3 2",
        "row-filled 4 1",
        "push-scored 0 2 4",
    ]


def test_p18_no_more_barrels_than_the_emptiest_row_has_open_sections() -> None:
    for rows, most in (
        ([6, 6, 6, 6], 0),
        ([6, 6, 6, 3], 1),
        ([6, 5, 4, 3], 1),
        ([6, 6, 6, 2], 2),
        ([1, 6, 6, 6], 2),
        ([6, 6, 0, 6], 3),
    ):
        state = master("saltpeter saltpeter saltpeter sulfur sulfur wood", rows=rows)
        if not most:
            assert why_not(state, "alchemist/push") == Message("why-nothing-to-invent")
            continue
        after = play(state, "alchemist/push")
        for _ in range(most - 1):
            after = play(after, "barrel")
            assert "barrel" in refs(after)
        after = play(after, "barrel")
        if most < 3:
            assert refs(after) == ["done"]
            assert why_not(after, "barrel") == Message("why-rows-full")


def test_r11_the_rows_of_ghosts_are_filled_too() -> None:
    before = master(rows=[6, 6, 1, 0])
    after = play(before, "alchemist/push", "barrel", "done")
    assert after.to_dict()["rows"] == [6, 6, 3, 1, 0]
    assert "ghost-row-filled 2" in told(before, "alchemist/push", "barrel")


def test_r60_a_barrel_needs_markers_in_the_supply() -> None:
    # Seat 0 has 18 markers at hand and 2 in its row; everybody else's row is full.
    before = guild(
        family(markers=17),
        family(),
        chairs=NOBODY | {"alchemist": [0]},
        rows=[2, 6, 6, 6],
        carts="saltpeter saltpeter sulfur",
    )
    assert before.to_dict()["general"][0] == 0
    assert why_not(before, "alchemist/push") == Message("why-nothing-to-invent")
    # One marker is left where three would be wanted: one it is.
    before = guild(
        family(markers=15),
        family(),
        chairs=NOBODY | {"alchemist": [0]},
        rows=[3, 6, 6, 6],
        carts="saltpeter saltpeter saltpeter sulfur sulfur",
    )
    after = play(before, "alchemist/push", "barrel")
    assert after.to_dict()["rows"][0] == 4
    assert after.to_dict()["general"][0] == 0
    assert refs(after) == ["done"]
