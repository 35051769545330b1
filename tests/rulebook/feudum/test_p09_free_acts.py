"""What may be done at any time, in and out of turn (rulebook pp. 8, 9, 14, 24)."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.core.match import Match
from demesne.core.message import Event, Message
from demesne.core.state import State
from demesne.games.feudum import free
from rulebook.feudum.position import (
    GAME,
    GOODS,
    act,
    asked,
    at,
    changes,
    choose,
    family,
    play,
    position,
    question,
    refs,
    warned,
    why_not,
    windows,
)

RICH: dict[str, Any] = {
    "writs": "small-trade east",
    "goods": "food food",
    "tiles": "butt orchard",
}
AS_RICH: dict[str, Any] = {
    "writs": "great-trade west",
    "goods": "iron wood food",
    "tiles": "butt orchard",
}


def match_of(state: State) -> Match:
    """A match that stands at this position."""
    match = Match(GAME, state.seats, seed=1, options={"mode": "advanced"})
    match.state = state
    match.state.sink = match._hear
    match.records, match.events = [], []
    match.decision = match.state.advance()
    match._asked = 0
    match.settle()
    return match


# --- deploying ----------------------------------------------------------------------------------


def test_a_vessel_is_put_under_a_pawn_on_the_board() -> None:
    before = position(
        family(pawns="monk@sea-1 farmer@sea-2/ship", vessels="ship", hand="tax"), family()
    )
    state = play(before, "free/deploy")
    # Not under the one that is on such a vessel already, nor under the one at home.
    assert refs(state) == ["ship/pawn-1"]
    assert why_not(state, "ship/pawn-2") == Message("why-on-such-a-vessel", 0)
    after = play(state, "ship/pawn-1")
    assert changes(before, after) == {
        "0 pawn_crafts/pawn-1": (-1, 0),
        "0 vessels/ship": (1, 0),
    }


def test_r45_another_vessel_is_left_where_the_new_one_is_deployed() -> None:
    before = position(family(pawns="monk@sea-1/ship", vessels="submersible", hand="tax"), family())
    state = play(before, "free/deploy")
    assert warned(state, "submersible/pawn-1") == Message("warn-vessel-left", 0)
    after = play(state, "submersible/pawn-1")
    assert changes(before, after) == {
        "0 pawn_crafts/pawn-1": (0, 1),
        "0 vessels/submersible": (1, 0),
        "adrift/sea-1/ship": (0, 1),
        "left_now/sea-1/ship": (0, 1),
    }


def test_r45_where_all_pawns_are_on_such_a_vessel_there_is_nothing_to_deploy() -> None:
    state = position(family(pawns="monk@sea-1/ship", vessels="ship", hand="tax"), family())
    assert refs(state) == ["card/tax"]


def test_a_vessel_is_deployed_in_ones_own_turn_only() -> None:
    own = family(pawns="monk@sea-1", vessels="ship", hand="tax migrate")
    state = position(own, own)
    assert "free/deploy" in refs(state)
    assert windows(state, 1) == []
    # In the middle of the turn it is a window; the other one still has none.
    state = play(state, "card/migrate")
    assert windows(state, 0) == ["Deploy"]
    assert windows(state, 1) == []
    state = act(state, 0, "Deploy", "ship/pawn-1")
    assert question(state) == "Migrate"
    assert windows(state, 0) == []


# --- tiles --------------------------------------------------------------------------------------


def test_r37_a_tile_is_given_for_a_good_of_the_haversack() -> None:
    before = position(family(hand="tax", tiles="butt butt orchard"), family())
    state = play(before, "free/tile")
    assert refs(state) == [
        f"{tile}/{ware}" for tile in ("orchard", "butt") for ware in (*GOODS, "barrel")
    ]
    after = play(state, "butt/iron")
    assert changes(before, after) == {
        "0 tiles/butt": (2, 1),
        "tiles_spent/butt": (0, 1),
        "bag/iron": (23, 22),
        "0 goods/iron": (0, 1),
    }


def test_r37_sulfur_goes_where_the_line_says() -> None:
    state = position(family(hand="tax", tiles="butt"), family())
    kept = play(state, "free/tile", "butt/sulfur").to_dict()
    assert (kept["goods"][1], kept["barrel"][0]) == (1, 0)
    poured = play(state, "free/tile", "butt/barrel").to_dict()
    assert (poured["goods"][1], poured["barrel"][0]) == (0, 1)
    full = play(position(family(hand="tax", tiles="butt", barrel=3), family()), "free/tile")
    assert why_not(full, "butt/barrel") == Message("why-barrel-full")


def test_r37_a_good_that_is_not_in_the_haversack_is_not_to_be_had() -> None:
    state = position(
        family(hand="tax", tiles="butt"), family(goods=" ".join(["iron"] * 23)), family()
    )
    assert why_not(play(state, "free/tile"), "butt/iron") == Message("why-no-such-good", 2)


def test_r14_an_exchanged_tile_is_out_of_the_game() -> None:
    state = position(family(hand="tax", tiles="butt"), family())
    after = play(state, "free/tile", "butt/food")
    assert after.to_dict()["tile_pool"] == state.to_dict()["tile_pool"]
    assert after.to_dict()["tiles_spent"] == [0, 1, 0, 0]


def test_others_are_told_the_good_and_not_the_back() -> None:
    state = position(family(hand="tax", tiles="butt"), family())
    heard: list[Event] = []
    state.sink = heard.append
    for ref in ("free/tile", "butt/food"):
        choose(state, ref)
    assert heard[-1].seen_by(0) == Message("tile-for-good", 0, 1, 4)
    assert heard[-1].seen_by(1) == Message("tile-for-good-unseen", 0, 4)
    assert GAME.view(state, 1)["supply"]["tiles_spent"] == 1
    assert "tiles_spent" not in GAME.view(state, 1)


# --- seals of royal immunity --------------------------------------------------------------------


def test_a_seal_is_taken_from_under_ones_own_marker() -> None:
    before = position(
        family(hand="tax", rules="sea-1+! sea-2", serfs="sea-3!"),
        family(rules="sea-3 island-4+!", serfs="sea-2!"),
    )
    state = play(before, "free/seal")
    assert refs(state) == ["subject/sea-1", "serf/sea-3"]
    after = play(state, "serf/sea-3")
    assert changes(before, after) == {"serf_seals/sea-3": (1, 0), "0 seals": (0, 1)}
    after = play(state, "subject/sea-1")
    assert changes(before, after) == {"subject_seals/sea-1": (1, 0), "0 seals": (0, 1)}


# --- windows ------------------------------------------------------------------------------------


OUT_OF_TURN = ["PlayMandate", "DiscardWrit", "ExchangeTile"]


def test_r32_between_others_turns() -> None:
    state = position(family(hand="tax"), family(**AS_RICH), family(**RICH))
    assert windows(state, 1) == windows(state, 2) == OUT_OF_TURN
    assert windows(state, 0) == []
    after = act(state, 2, "PlayMandate", "small-trade/food")
    assert after.to_dict()["shillings"] == [0, 0, 3]
    assert (question(after), asked(after).seat) == ("PlayCard", 0)


def test_r32_when_bonuses_are_chosen() -> None:
    agenda = [["EndOfRound"], ["NextTurn"], ["Selection"]]
    state = position(family(tiles="butt"), family(**RICH), agenda=agenda)
    assert question(state) == "ChooseBonus"
    # The tile becomes the saltpeter that the bonus wants.
    assert windows(state, 0) == ["ExchangeTile"]
    assert refs(state) == ["none"]
    state = act(state, 0, "ExchangeTile", "butt/saltpeter")
    assert refs(state) == ["none", "saltpeter"]
    assert windows(state, 1) == OUT_OF_TURN


def test_r32_when_named_as_a_target() -> None:
    state = position(
        family(pawns="noble@sea-1", hand="conquer tax"),
        family(serfs="sea-1", hand="defend tax", tiles="orchard"),
        family(rules="sea-1"),
    )
    state = play(state, "card/conquer", "starve", "serf/sea-1")
    assert (question(state), asked(state).seat) == ("RevealDefend", 1)
    # Immunity wants a food: the tile gives it.
    assert why_not(state, "immunity") == Message("why-no-good", 4)
    state = act(state, 1, "ExchangeTile", "orchard/food")
    assert "immunity" in refs(state)


def test_r32_when_pawns_are_fed_and_landscapes_collected() -> None:
    state = position(
        family(hand="tax", pawns="monk@sea-1", tiles="orchard"), family(**RICH), stacks=[2] * 6
    )
    state = play(state, "card/tax", "forgo")
    assert question(state) == "Nourish"
    assert windows(state, 0) == ["ExchangeTile"]
    assert windows(state, 1) == OUT_OF_TURN
    agenda: list[list[Any]] = [["EndOfRound"], ["Collect", 0, at("sea-1")]]
    state = position(
        family(serfs="sea-1", **RICH),
        family(rules="sea-1"),
        scenes={"sea-1": "orchard:3"},
        agenda=agenda,
    )
    assert windows(state, 0) == OUT_OF_TURN


def test_r32_what_has_begun_is_finished_first() -> None:
    """Between the steps of an act nobody comes in: a price may be due, or a good on its way."""
    state = position(
        family(hand="migrate guild", pawns="monk@sea-1", goods="food"), family(**RICH), first=0
    )
    state = play(state, "card/migrate")
    assert windows(state, 1) == OUT_OF_TURN
    state = play(state, "on/noble")
    assert question(state) == "MigrateTo"
    assert windows(state, 0) == windows(state, 1) == []


def test_r32_not_while_another_free_act_is_chosen() -> None:
    own, other = family(hand="tax", **RICH), family(hand="tax", **AS_RICH)
    state = play(position(own, other), "free/mandate")
    assert windows(state, 0) == windows(state, 1) == []


def test_r32_the_questions_with_windows_are_questions_of_the_game() -> None:
    kinds = {kind.__name__ for kind in GAME.DECISIONS}
    assert kinds >= free.OWN_TURN | free.OTHERS | free.LISTED


@pytest.mark.parametrize("kind, ref", [
    ("PlayMandate", "small-trade/food"),
    ("DiscardWrit", "east"),
    ("ExchangeTile", "butt/wood"),
])  # fmt: skip
def test_r32_a_neighbours_act_leaves_the_question_on_the_table_as_it_was(
    kind: str, ref: str
) -> None:
    state = position(
        family(hand="tax explore", rules="sea-1"),
        family(hand="tax", **RICH),
        discs={"sea-1": "outpost"},
    )
    match = match_of(state)
    menu = match.menu(0)
    assert menu is not None
    window = next(window for window in match.windows(1) if window.decision == kind)
    line = next(line for line in window.lines if line.ref == ref)
    match.choose(line.choice, seat=1, window=kind)
    # The click that was on its way still finds its question.
    again = match.menu(0)
    assert again is not None
    assert again.ply == menu.ply
    assert [line.ref for line in again.lines] == [line.ref for line in menu.lines]
    match.choose(menu.lines[0].choice, seat=0, ply=menu.ply)
    assert type(match.decision).__name__ == "Explore"


def test_r32_the_log_seals_what_a_window_must_not_tell() -> None:
    match = match_of(position(family(hand="tax explore"), family(hand="tax", **RICH)))
    for kind, ref in (("DiscardWrit", "east"), ("ExchangeTile", "butt/wood")):
        window = next(window for window in match.windows(1) if window.decision == kind)
        line = next(line for line in window.lines if line.ref == ref)
        match.choose(line.choice, seat=1, window=kind)
    assert [record.ref for record in match.records_seen_by(0)] == ["sealed", "sealed"]
    assert [record.ref for record in match.records_seen_by(1)] == ["east", "butt/wood"]


def test_windows_show_nothing_of_what_others_hold() -> None:
    def seen(writs: str) -> list[str]:
        return windows(position(family(hand="tax"), family(writs=writs, goods="food")), 0)

    assert seen("small-trade") == seen("east") == []


def test_windows_have_a_legal_line_and_come_once() -> None:
    own: dict[str, Any] = {"vessels": "ship", "pawns": "monk@sea-1"}
    state = position(family(hand="move tax", **own, **RICH), family(**own, **AS_RICH))
    state = play(state, "card/move")
    for seat in (0, 1):
        kinds = windows(state, seat)
        assert len(kinds) == len(set(kinds))
        assert all(window.options(state) for window in state.windows(seat))
    assert windows(state, 0) == ["Deploy", *OUT_OF_TURN]
    assert windows(state, 1) == OUT_OF_TURN
