"""Repeat and Déjà vu (rulebook, action 10)."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    Family,
    asked,
    changes,
    family,
    play,
    position,
    question,
    refs,
    shown,
    why_not,
)

SALTPETER = 0


def repeat(own: Family, **table: Any) -> State:
    return position(own, family(), agenda=[["Repeat", 0]], **table)


def test_move_influence_and_guild_are_repeated_for_nothing() -> None:
    state = repeat(family(pawns="monk@sea-1", played="move influence guild repeat"), advanced=0)
    assert refs(state) == ["forgo", "card/move", "card/influence", "card/guild"]
    assert asked(play(state, "card/move")).to_list() == ["MovePiece", 0, 1, 0, 0]
    assert asked(play(state, "card/influence")).to_list() == ["PlaceInfluence", 0, 0]


def test_v37_a_repeated_guild_must_be_another_one() -> None:
    state = repeat(family(played="guild repeat", guilds_used="merchant", shillings=9))
    state = play(state, "card/guild")
    assert asked(state).to_list() == ["ChooseGuild", 0, 1]
    assert "merchant/trade" not in refs(state)


def test_only_what_one_has_shown_oneself_in_this_round() -> None:
    state = position(
        family(played="repeat move", hand="guild"),
        family(played="influence guild"),
        agenda=[["Repeat", 0]],
    )
    assert shown(state) == ["forgo", "card/move"]


def test_conquer_defend_and_repeat_are_never_repeated() -> None:
    state = repeat(family(goods="saltpeter", played="conquer defend repeat"))
    assert shown(state) == ["forgo", "card/conquer", "card/defend"]
    assert why_not(state, "card/conquer") == Message("why-never-twice")
    assert why_not(state, "card/defend") == Message("why-never-twice")


@pytest.mark.parametrize(
    "card, asks",
    [
        ("migrate", "Migrate"),
        ("improve", "Improve"),
        ("explore", "Explore"),
        ("harvest", "Harvest"),
        ("tax", "Tax"),
    ],
)
def test_deja_vu_repeats_the_others_for_saltpeter(card: str, asks: str) -> None:
    before = repeat(family(goods="saltpeter", played=f"{card} repeat"))
    state = play(before, f"card/{card}")
    assert question(state) == asks
    assert changes(before, state) == {
        "0 goods/saltpeter": (1, 0),
        "bag/saltpeter": (23, 24),
    }
    poor = repeat(family(played=f"{card} repeat"))
    assert why_not(poor, f"card/{card}") == Message("why-no-good", SALTPETER)
    basic = repeat(family(goods="saltpeter", played=f"{card} repeat"), advanced=0)
    assert why_not(basic, f"card/{card}") == Message("why-not-repeatable")


def test_the_books_example_a_second_pawn_by_deja_vu() -> None:
    before = repeat(
        family(goods="saltpeter food", pawns="monk@sea-1", played="migrate repeat", markers=2)
    )
    after = play(before, "card/migrate", "on/knight", "sea-1")
    assert changes(before, after) == {
        "0 goods/saltpeter": (1, 0),
        "0 goods/food": (1, 0),
        "bag/saltpeter": (23, 24),
        "bag/food": (44, 45),
        "0 pawn_places/pawn-2": (-1, 0),
        "0 pawn_roles/pawn-2": (0, 3),
        "chairs/knight/master": (-1, 0),
        "0 markers": (2, 1),
    }


def test_move_and_repeat_are_the_two_moves_of_the_epic_voyage() -> None:
    state = repeat(family(pawns="farmer@forest-9", played="move repeat", moves=1))
    state = play(state, "card/move", "pawn-1/forest-8")
    assert question(state) == "SetOut"


def test_repeating_may_be_forgone() -> None:
    before = repeat(family(played="move repeat"))
    assert changes(before, play(before, "forgo")) == {}
