"""The knights' guild (rulebook pp. 18-19): rows of markers, monsters, an invention, seals."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GUILDS,
    Family,
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

NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}
USED = {"0 guilds_used": (0, 8)}


def guild(*families: Family, **table: Any) -> State:
    table = {"chairs": NOBODY, "advanced": 0, **table}
    return position(*families, agenda=[["ChooseGuild", 0, 0]], **table)


# --- trade, and Tame the Beast --------------------------------------------------------------------


def test_p18_all_markers_of_ones_own_row() -> None:
    before = guild(family(shillings=5, markers=1), family(), rows=[5, 6, 2, 2])
    assert changes(before, play(before, "knight/trade")) == USED | {
        "0 rows": (5, 0),
        "0 markers": (1, 6),
        "0 shillings": (5, 2),
        "bank": (73, 75),
        "purse": (0, 1),
    }
    state = guild(family(shillings=5), family(), rows=[0, 6, 2, 2])
    assert why_not(state, "knight/trade") == Message("why-row-empty")
    state = guild(family(shillings=2), family())
    assert why_not(state, "knight/trade") == Message("why-shillings", 3, 2)


def tamer(rows: int = 3, **table: Any) -> State:
    """Pawn at Forest 9 (no port), ruler of Mountain 22 (a port), serf at Desert 13 (none)."""
    own = family(
        shillings=3, markers=0, pawns="monk@forest-9", rules="mountain-22", serfs="desert-13"
    )
    rival = family(rules="desert-13")
    table = {"advanced": 1, "rows": [rows, 2, 2, 2], "chairs": NOBODY | {"monk": [0]}, **table}
    return guild(own, rival, **table)


def test_p18_three_markers_tame_a_monster_beside_a_marker_or_a_pawn() -> None:
    before = tamer(4)
    after = play(before, "knight/trade")
    assert (question(after), refs(after)) == ("TameBeast", ["none", "behemoth", "serpent"])
    after = play(after, "behemoth")
    assert refs(after) == ["forest-9", "desert-13", "mountain-22"]
    after = play(after, "desert-13")
    assert changes(before, after) == USED | {
        "0 rows": (4, 0),
        # Four bought; three given back, one of them onto the monster's stand.
        "0 markers": (0, 1),
        "0 general": (13, 15),
        "0 beast_owner": (-1, 0),
        "0 beast_place": (-1, at("desert-13")),
        "0 shillings": (3, 0),
        "bank": (75, 77),
        "purse": (0, 1),
    }
    moves = ("knight/trade", "behemoth", "desert-13")
    assert told(before, *moves)[-1] == f"beast-tamed 0 0 {at('desert-13')} 3"


def test_p18_the_serpent_appears_at_a_port() -> None:
    after = play(tamer(), "knight/trade", "serpent")
    assert refs(after) == ["mountain-22"]
    data = play(after, "mountain-22").to_dict()
    assert (data["beast_owner"], data["beast_place"]) == ([-1, 0], [-1, at("mountain-22")])


def test_p18_nobody_must_tame() -> None:
    before = tamer()
    assert changes(before, play(before, "knight/trade", "none"))["0 markers"] == (0, 3)


def test_p18_two_markers_tame_nothing_nor_does_anybody_in_the_basic_game() -> None:
    assert play(tamer(2), "knight/trade").advance() is None
    assert play(tamer(advanced=0), "knight/trade").advance() is None
    # It is what was bought that counts, not what was there.
    own = family(shillings=3, markers=9, pawns="monk@forest-9")
    state = guild(own, family(), advanced=1, chairs=NOBODY | {"monk": [0]})
    assert play(state, "knight/trade").advance() is None


def test_p18_a_monster_that_is_out_cannot_be_tamed() -> None:
    state = tamer(beasts={"behemoth": (1, "forest-9")})
    assert refs(play(state, "knight/trade")) == ["none", "serpent"]
    state = tamer(beasts={"behemoth": (1, "forest-9"), "serpent": (1, "sea-1")})
    assert play(state, "knight/trade").advance() is None


def test_p18_without_a_port_of_ones_own_there_is_no_serpent() -> None:
    own = family(shillings=3, markers=0, pawns="monk@forest-9")
    state = guild(own, family(), advanced=1, rows=[3, 2, 2, 2], chairs=NOBODY | {"monk": [0]})
    after = play(state, "knight/trade")
    assert refs(after) == ["none", "behemoth"]
    assert why_not(after, "serpent") == Message("why-no-place-for-monster", 1)


def test_r58_markers_that_guilds_wait_for_go_there_first() -> None:
    # Monk and noble are on the land, but there was no marker for their guilds.
    own = family(shillings=3, markers=0, pawns="monk@forest-9 noble@forest-9")
    before = guild(own, family(), advanced=1, rows=[4, 2, 2, 2])
    after = play(before, "knight/trade")
    # Two of four are left: too few to tame anything.
    assert after.advance() is None
    assert changes(before, after) == USED | {
        "0 rows": (4, 0),
        "0 markers": (0, 2),
        "chairs/noble/master": (-1, 0),
        "chairs/monk/master": (-1, 0),
        "0 shillings": (3, 0),
        "bank": (75, 77),
        "purse": (0, 1),
    }
    # Five bought leave three.
    state = guild(own, family(), advanced=1, rows=[5, 2, 2, 2])
    assert question(play(state, "knight/trade")) == "TameBeast"


# --- pull ---------------------------------------------------------------------------------------


def journeyman(**table: Any) -> State:
    chairs = NOBODY | {"knight": [1, 0]}
    return guild(family(), family(), chairs=chairs, deck=["bow sword"], **table)


@pytest.mark.parametrize("invention", ["ship", "submersible", "flying-machine", "barrel"])
def test_p18_pull_one_invention_three_points_and_a_writ(invention: str) -> None:
    before = journeyman()
    after = play(before, "knight/pull", invention)
    assert question(after) == "TurnWrit"
    data = play(after, "bow", "sword", "bow").to_dict()
    assert data["points"] == [3, 0]
    assert data["writs"] == [1, 0]
    if invention == "barrel":
        assert data["rows"] == [3, 3, 3, 3, 0]
        assert data["carts"] == [1, 0, 3, 3, 1]
    else:
        assert sum(data["dock"]) == 1


def test_r07_without_goods_for_an_invention_there_is_no_pull() -> None:
    state = journeyman(carts="saltpeter wood iron iron")
    assert why_not(state, "knight/pull") == Message("why-nothing-to-invent")
    # The barrel has the price of a first one, whatever is there of wood.
    state = journeyman(carts="saltpeter sulfur wood wood wood")
    assert why_not(state, "knight/pull") == Message("why-nothing-to-invent")
    after = play(journeyman(carts="saltpeter saltpeter sulfur"), "knight/pull")
    # It cannot be left out again.
    assert refs(after) == ["barrel"]
    assert "done" not in shown(after)


# --- push ---------------------------------------------------------------------------------------


def master(**table: Any) -> State:
    return guild(family(), family(), chairs=NOBODY | {"knight": [0]}, **table)


def test_v31_two_seals_on_the_scrolls_of_the_start_complete_two_rows() -> None:
    before = master()
    moves = ("a2", "b1", "colour-1", "colour-4")
    after = play(before, "knight/push", *moves)
    assert changes(before, after) == USED | {
        "scrolls/a2": (0, 1),
        "scrolls/b1": (0, 1),
        "seal_supply": (8, 6),
        "0 rows": (2, 1),
        "0 general": (12, 13),
        "3 rows": (2, 1),
        "3 general": (18, 19),
        "0 points": (0, 5),
    }
    assert told(before, "knight/push", *moves) == [
        "guild-chosen 0 3 2",
        "scroll-sealed 0 1",
        "scroll-sealed 0 3",
        "marker-removed 0",
        "ghost-marker-removed",
        "push-scored 0 3 5",
    ]


def test_p19_one_to_three_as_the_master_likes() -> None:
    before = master(scrolls="")
    after = play(before, "knight/push")
    assert why_not(after, "done") == Message("why-seal-one")
    after = play(after, "c1")
    # No scroll comes after the last one: the markers are asked for.
    assert question(after) == "RemoveMarker"
    after = play(play(before, "knight/push", "a3"), "done", "colour-2")
    # Column 3 is a single scroll.
    assert after.to_dict()["points"] == [4, 0]
    after = play(before, "knight/push", "a3", "b2", "c1")
    assert refs(after) == ["colour-1", "colour-2"]
    after = play(after, "colour-1")
    assert refs(after) == ["colour-2", "colour-3"]
    after = play(after, "colour-3", "colour-4")
    assert after.to_dict()["rows"] == [1, 2, 1, 1, 0]
    assert after.to_dict()["points"] == [4, 0]


def test_r05_a_single_scroll_is_a_row_and_a_column() -> None:
    # Row c is c1, column 3 is a3.
    before = master(scrolls="a1 a2 b1")
    after = play(before, "knight/push", "a3", "b2", "c1", "colour-1", "colour-2", "colour-3")
    assert after.to_dict()["points"] == [6, 0]
    before = master(scrolls="")
    after = play(before, "knight/push", "c1", "colour-1")
    assert after.to_dict()["points"] == [4, 0]


def test_p19_rows_or_columns_not_both_and_only_new_ones() -> None:
    # a3 and c1: a column and a row. One counts.
    before = master(scrolls="b1")
    after = play(before, "knight/push", "a3", "c1", "colour-1", "colour-2")
    assert after.to_dict()["points"] == [4, 0]
    # All but a2 are sealed: a row and a column with one seal.
    before = master(scrolls="a1 a3 b1 b2 c1")
    after = play(before, "knight/push", "a2", "colour-1")
    assert after.to_dict()["points"] == [4, 0]
    # Neither.
    before = master(scrolls="a3")
    after = play(before, "knight/push", "a1", "done", "colour-1")
    assert after.to_dict()["points"] == [0, 0]


def test_r29_as_many_seals_as_markers_of_different_colours() -> None:
    before = master(scrolls="", rows=[0, 4, 0, 1])
    after = play(before, "knight/push", "a1", "a2")
    assert refs(after) == ["colour-2"]
    after = play(after, "colour-2", "colour-4")
    assert after.to_dict()["rows"] == [0, 3, 0, 0, 0]
    assert after.to_dict()["seal_supply"] == before.to_dict()["seal_supply"] - 2
    assert why_not(master(rows=[0, 0, 0, 0]), "knight/push") == Message("why-rows-empty")
    full = master(scrolls="a1 a2 a3 b1 b2 c1")
    assert why_not(full, "knight/push") == Message("why-scrolls-full")


def test_r29_no_more_than_there_are_seals() -> None:
    # Seventeen tokens: 5 are beads, 11 with seat 1, one is left.
    rich = family(seals=11)
    chairs = NOBODY | {"knight": [0]}
    state = guild(family(), rich, chairs=chairs, scrolls="")
    assert state.to_dict()["seal_supply"] == 1
    assert question(play(state, "knight/push", "a2")) == "RemoveMarker"
    state = guild(family(), family(seals=12), chairs=chairs, scrolls="")
    assert why_not(state, "knight/push") == Message("why-no-seal-left")
