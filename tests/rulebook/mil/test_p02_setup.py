"""Setting up (rulebook pp. 2-3)."""

from __future__ import annotations

from pathlib import Path

import pytest

import demesne
from demesne.core.errors import ComponentsError, SetupError
from demesne.core.state import State
from rulebook.mil.position import (
    GAME,
    NO_LINE,
    A,
    asked,
    asks,
    family,
    knight,
    menu,
    plain,
    play,
    position,
    why_not,
)


def fresh(seats: int, **options: str) -> State:
    state = GAME.setup(seats, {"start": "first", **options})
    state.advance()
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p02_what_a_family_starts_with(seats: int) -> None:
    flat = plain(fresh(seats))
    for seat in range(seats):
        assert [flat[f"{seat} {kind}"] for kind in ("food", "fabric", "metal")] == [2, 2, 2]
        assert [flat[f"{seat} {kind}"] for kind in ("influence", "gold")] == [2, 2]
        assert (flat[f"{seat} damsels"], flat[f"{seat} privileges"]) == (3, 1)
        assert flat[f"{seat} points"] == 0
        assert (flat[f"{seat}a heir"], flat[f"{seat}b heir"]) == (0, 1)
        assert (flat[f"{seat}a soldiers"], flat[f"{seat}b soldiers"]) == (2, 1)
        assert (flat[f"{seat}a castle"], flat[f"{seat}b castle"]) == (1, 0)
        assert not flat[f"{seat}c present"]


@pytest.mark.parametrize("seats, sizes", [(2, (3, 3)), (3, (5, 4)), (4, (6, 6)), (5, (8, 7))])
def test_p03_r44_the_piles(seats: int, sizes: tuple[int, int]) -> None:
    """n lands of each production; a taller pile is on the space of defence 6."""
    state = fresh(seats)
    assert asked(state) == "-1 RevealLand"
    flat = plain(state)
    assert tuple(flat["below"]) == sizes
    assert flat["face down cereal"] + flat["face down fishing"] == seats
    assert flat["face down cloth"] == seats
    assert flat["face down mine"] + flat["face down quarry"] == seats
    # Either top may be any land that lies face down; only the tops are seen.
    assert asks(state).weights(state) == [n for n in state.to_dict()["face_down"] if n]
    after = play(state, "cloth", "mine")
    assert plain(after)["tops"] == [2, 3]
    assert tuple(plain(after)["below"]) == (sizes[0] - 1, sizes[1] - 1)
    tops = [pile["top"] for pile in GAME.view(after, 0)["piles"]]
    assert tops == ["cloth", "mine"]


@pytest.mark.parametrize("seats, spaces", [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_p03_r25_white_tokens_on_the_limited_spheres_only(seats: int, spaces: int) -> None:
    flat = plain(fresh(seats))
    for sphere in ("court", "market", "war", "clergy"):
        row = [flat[f"{sphere} {n}"] for n in range(1, 6)]
        assert row == ["white"] * spaces + ["unused"] * (5 - spaces)
    assert flat["monastery"] == flat["crusades"] == []


def test_p03_r41_the_leftmost_spaces_are_in_use_and_any_may_be_entered() -> None:
    state = play(fresh(3), "cloth", "mine", "place/a")
    free = [ref for ref in menu(state) if ref.startswith("war")]
    assert free == ["war/1", "war/2", "war/3"]
    assert why_not(state, "war/4") == NO_LINE


def test_p02_r38_lands_start_on_face_a() -> None:
    flat = plain(fresh(2))
    assert flat["0a lands"] == flat["0b lands"] == "cereal"


def test_p03_the_first_player_by_lot() -> None:
    state = GAME.setup(3, {})
    assert asked(state) == "-1 DrawFirstPlayer"
    assert menu(state) == ["seat/0", "seat/1", "seat/2"]
    after = play(state, "seat/2", "cloth", "mine")
    assert asked(after) == "2 ChooseAct"


def test_p03_r47_the_first_player_chooses_the_sorts_of_the_piles() -> None:
    state = fresh(2, piles="sorts")
    assert asked(state) == "0 ComposePiles"
    assert why_not(state, "done") == "why-piles-incomplete"
    state = play(state, "fishing", "fishing")
    assert why_not(state, "cereal") == "why-production-complete"
    state = play(state, "cloth", "cloth", "quarry", "quarry")
    assert menu(state) == ["done"]
    assert sum(state.to_dict()["face_down"]) == 6


def test_p03_r47_the_piles_may_be_of_any_lands_at_all() -> None:
    state = fresh(2, piles="free")
    assert "done" in menu(state)
    five = play(state, "mine", "mine", "mine", "mine", "mine", "done")
    assert plain(five)["below"] == [3, 2]
    none = play(state, "done")
    assert asked(none) == "0 ChooseAct"
    assert plain(none)["tops"] == [-1, -1]


def test_p02_r47_families_may_choose_their_starting_lands() -> None:
    state = fresh(2, lands="choose", piles="free")
    for _ in range(35 - 4):
        state = play(state, menu(state)[-1])
    # Two lands a family are kept back for the columns.
    assert menu(state) == ["done"]
    state = play(state, "done")
    assert asked(state) == "0 ChooseStartingLand"
    state = play(state, menu(state)[0], menu(state)[0])
    assert asked(state) == "1 ChooseStartingLand"


def test_p10_the_expert_rules_are_for_three_to_five() -> None:
    for rule in ("time_is_money", "pope", "kings_pleasure"):
        with pytest.raises(SetupError, match="for 2 seats"):
            GAME.setup(2, {rule: "on"})
        GAME.setup(3, {rule: "on"})


def test_p02_a_box_that_cannot_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[piles]\nsource = "rulebook"\nnote = "x"\ndefence = [6, 99]\n')
    with pytest.raises(ComponentsError, match="whole number from 0 to 12"):
        demesne.game("mil", file)


def test_p01_r40_supplies_never_run_out() -> None:
    """More gold, soldiers and castles than any box holds is still a position."""
    rich = family(knight(99, castle=1), stock="200 gold 100 food", damsels=60)
    state = position(rich, family(), agenda=[["VisitCourt", 0, A]])
    assert plain(play(state, "influence"))["0 influence"] == 2
