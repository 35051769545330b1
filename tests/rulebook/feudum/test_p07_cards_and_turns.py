"""Choosing cards and playing them (rulebook p. 7)."""

from __future__ import annotations

import pytest

from demesne.core.errors import NotYourTurn
from demesne.core.match import Match
from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    CARDS,
    GAME,
    Family,
    answer_draws,
    asked,
    changes,
    choose,
    family,
    play,
    position,
    question,
    refs,
    spelled,
    told,
    warned,
    why_not,
    windows,
)

FOUR = ["card/migrate", "card/move", "card/influence", "card/improve"]


def selecting(*families: Family, first: int = 0) -> State:
    return position(*families, first=first, agenda=[["EndOfRound"], ["NextTurn"], ["Selection"]])


# --- choosing -----------------------------------------------------------------------------------


def test_four_of_eleven_cards_in_their_order() -> None:
    state = selecting(family(), family())
    assert question(state) == "ChooseCards"
    # The last that leaves three behind it.
    assert refs(state) == [f"card/{card}" for card in CARDS[:8]]
    assert why_not(state, "card/defend") == Message("why-cards-in-order", 4)
    state = play(state, "card/move")
    assert refs(state) == [f"card/{card}" for card in CARDS[2:9]]
    state = play(state, "card/defend")
    assert refs(state) == ["card/repeat"]
    state = play(state, "card/repeat", "card/guild")
    data = state.to_dict()
    assert data["in_hand"] == [4, 0]
    assert data["hand"][0] == sum(
        1 << CARDS.index(c) for c in ("move", "defend", "repeat", "guild")
    )


def test_saltpeter_is_a_fifth_card() -> None:
    before = selecting(family(goods="saltpeter"), family())
    assert question(before) == "ChooseBonus"
    assert refs(before) == ["none", "saltpeter"]
    assert why_not(before, "sulfur") == Message("why-no-kept-sulfur")
    after = play(before, "saltpeter")
    assert changes(before, after) == {"0 bonus": (0, 1), "0 goods/saltpeter": (1, 0)}
    after = play(after, *FOUR)
    assert question(after) == "ChooseCards"
    after = play(after, "card/tax")
    assert after.to_dict()["in_hand"] == [5, 0]


def test_sulfur_on_the_barrel_is_no_bonus() -> None:
    state = selecting(family(goods="saltpeter", barrel=3), family())
    assert why_not(state, "sulfur") == Message("why-no-kept-sulfur")
    state = selecting(family(barrel=3), family())
    assert question(state) == "ChooseCards"


def test_one_bonus_at_most() -> None:
    before = selecting(family(goods="saltpeter saltpeter sulfur"), family())
    after = play(before, "sulfur")
    assert changes(before, after) == {"0 bonus": (0, 2), "0 goods/sulfur": (1, 0)}
    assert question(after) == "ChooseCards"


def test_r31_bonuses_are_chosen_in_turn_order_and_seen_before_any_card_is_chosen() -> None:
    own = family(goods="saltpeter")
    state = selecting(own, own, own, first=1)
    order = []
    for line in ("none", "saltpeter", "none"):
        order.append(asked(state).seat)
        state = play(state, line)
    assert order == [1, 2, 0]
    assert GAME.view(state, 0)["seats"][2]["bonus"] == "saltpeter"
    # Cards are sealed: everybody may answer, and nobody sees anything of it.
    assert [step.seat for step in state.sealed_questions()] == [0, 1, 2]
    view = GAME.view(play(state, "card/migrate"), 1)
    assert GAME.view(state, 1) == view


def test_r31_who_has_nothing_for_it_is_not_asked_who_has_a_writ_or_a_tile_is() -> None:
    state = selecting(family(goods="food iron"), family(writs="east"), family(tiles="butt"))
    assert (question(state), asked(state).seat) == ("ChooseBonus", 1)
    assert refs(state) == ["none"]
    state = play(state, "none")
    assert (question(state), asked(state).seat) == ("ChooseBonus", 2)
    state = play(state, "none")
    assert question(state) == "ChooseCards"


def test_r31_a_forced_answer_is_asked_all_the_same() -> None:
    """Who has a charter can do nothing here; whoever could is asked just the same."""
    match = Match(GAME, 2, seed=1)
    match.state = selecting(family(writs="east"), family())
    match.decision = match.state.advance()
    match.settle()
    assert type(match.decision).__name__ == "ChooseBonus"


def test_choosing_cards_can_be_done_in_any_order_and_taken_back() -> None:
    match = Match(GAME, 2, seed=3)
    while not (match.decision is not None and match.decision.SEALED):
        match.choose(match.options()[0])
    assert sorted(match.open_decisions()) == [0, 1]
    asked_first = match.ply
    match.choose(5, seat=1)
    match.choose(6, seat=1)
    assert match.ply == asked_first
    match.undo(seat=1)
    assert len(match.pending[1]) == 1
    # Nobody may act out of turn while cards are chosen.
    assert [match.windows(seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(NotYourTurn):
        match.choose(0, seat=0, window="DiscardWrit")


# --- turns --------------------------------------------------------------------------------------


def test_clockwise_from_the_first_player_one_card_each() -> None:
    own = family(hand="tax harvest")
    state = position(own, own, own, first=1, turn=1)
    seats = []
    for _ in range(6):
        seats.append(asked(state).seat)
        state = play(state, refs(state)[0], "forgo")
    assert seats == [1, 2, 0, 1, 2, 0]
    assert state.to_dict()["in_hand"] == [0, 0, 0]


def test_who_has_no_cards_left_is_skipped() -> None:
    state = position(
        family(hand="tax explore", played="move"), family(played="move"), family(hand="tax")
    )
    state = play(state, "card/tax", "forgo")
    assert asked(state).seat == 2
    state = play(state, "card/tax", "forgo")
    assert asked(state).seat == 0


def test_a_card_is_shown_and_cannot_be_taken_back() -> None:
    before = position(family(hand="tax explore"), family(hand="tax"))
    after = play(before, "card/tax")
    assert changes(before, after) == {
        "0 hand": (80, 16),
        "0 in_hand": (2, 1),
        "0 played": (0, 64),
    }
    assert told(before, "card/tax") == [str(Message("card-played", 0, CARDS.index("tax")))]
    assert refs(before) == ["card/explore", "card/tax"]


def test_a_sulfur_lets_two_cards_follow_one_another() -> None:
    before = position(family(hand="tax explore harvest", bonus="sulfur"), family(hand="tax"))
    state = play(before, "card/tax", "forgo")
    assert (question(state), asked(state).seat) == ("PlayCard", 0)
    assert refs(state) == ["stop", "card/explore", "card/harvest"]
    after = play(state, "card/harvest", "forgo")
    assert changes(before, after)["0 bonus"] == (2, 0)
    assert changes(before, after)["bag/sulfur"] == (25, 26)
    assert asked(after).seat == 1


def test_everybody_sees_by_which_card_somebody_acts() -> None:
    before = position(family(hand="tax explore", bonus="sulfur"), family(hand="tax"))
    assert GAME.view(before, 1)["acting"] is None
    during = play(before, "card/tax")
    assert [GAME.view(during, seat)["acting"] for seat in (0, 1, None)] == ["tax"] * 3
    after = play(during, "forgo")
    assert GAME.view(after, 0)["acting"] is None
    # The second card of the turn, and not the first.
    assert GAME.view(play(after, "card/explore"), 0)["acting"] == "explore"


def test_the_second_card_may_wait_for_a_later_turn() -> None:
    before = position(family(hand="tax explore harvest", bonus="sulfur"), family(hand="tax"))
    after = play(before, "card/tax", "forgo", "stop")
    assert asked(after).seat == 1
    assert after.to_dict()["bonus"] == [2, 0]
    after = play(after, "card/tax", "forgo", "card/explore", "forgo")
    assert refs(after) == ["stop", "card/harvest"]


def test_r30_a_bonus_that_was_not_used_is_spent_at_the_end_of_the_round() -> None:
    before = position(family(hand="tax", bonus="sulfur"), family(bonus="saltpeter"))
    # One card is left: there is no second.
    after = answer_draws(play(before, "card/tax", "forgo"))
    assert changes(before, after)["bag/sulfur"] == (25, 26)
    assert changes(before, after)["bag/saltpeter"] == (23, 24)
    assert after.to_dict()["bonus"] == [0, 0]


def test_r47_conquer_as_the_last_card_does_nothing() -> None:
    def state(hand: str) -> State:
        return position(
            family(pawns="noble@sea-1 noble@sea-1 noble@sea-1", hand=hand),
            family(pawns="monk@sea-1", hand="tax"),
        )

    assert warned(state("conquer"), "card/conquer") == Message("warn-conquer-last")
    after = play(state("conquer"), "card/conquer")
    assert (question(after), asked(after).seat) == ("PlayCard", 1)
    assert str(Message("conquer-last", 0)) in told(state("conquer"), "card/conquer")
    # With another card behind it, it is an attack, and there is no warning.
    assert warned(state("conquer tax"), "card/conquer") is None
    assert question(play(state("conquer tax"), "card/conquer")) == "Conquer"


def test_r47_conquer_is_void_where_defend_was_shown_out_of_turn_and_nothing_else_is_left() -> None:
    state = position(
        family(pawns="noble@sea-1 noble@sea-1 noble@sea-1", hand="conquer tax"),
        family(pawns="monk@sea-1", hand="conquer defend"),
    )
    state = play(state, "card/conquer", "seat-2/pawn-1", "defend", "give-up")
    assert (question(state), asked(state).seat) == ("PlayCard", 1)
    assert warned(state, "card/conquer") == Message("warn-conquer-last")
    state = play(state, "card/conquer")
    assert asked(state).seat == 0


def test_the_round_ends_with_cards_back_and_the_marker_passed_on() -> None:
    before = position(
        family(hand="tax", played="move migrate", moves=1),
        family(played="guild", guilds_used="monk", attacked=1),
        rounds=4,
    )
    after = answer_draws(play(before, "card/tax", "forgo"), "forest")
    data = spelled(after)
    assert (data["rounds"], data["first"], data["turn"]) == (5, 1, 1)
    assert data["played"] == data["in_hand"] == data["moves"] == [0, 0]
    assert data["guilds_used"] == data["attacked"] == [0, 0]
    assert question(after) == "ChooseCards"


def test_vessels_left_in_a_turn_can_be_boarded_from_the_next_on() -> None:
    before = position(
        family(pawns="monk@sea-1/ship", vessels="submersible", hand="tax explore"),
        family(hand="tax"),
    )
    state = play(before, "free/deploy", "submersible/pawn-1")
    assert spelled(state)["left_now"].count(1) == 1
    state = play(state, "card/tax", "forgo")
    assert spelled(state)["left_now"].count(1) == 0
    assert sum(spelled(state)["adrift"]) == 1


def test_the_acts_of_a_turn_are_lines_of_its_menu() -> None:
    state = position(
        family(
            pawns="monk@sea-1",
            vessels="ship",
            writs="small-trade east",
            goods="food",
            tiles="butt",
            rules="sea-2+!",
            hand="tax explore",
        ),
        family(hand="tax"),
    )
    acts = ["free/deploy", "free/mandate", "free/discard", "free/seal", "free/tile"]
    assert refs(state) == ["card/explore", "card/tax", *acts]
    # So there is no window for it, and none of them takes the turn away.
    assert windows(state, 0) == []
    state = play(state, "free/deploy", "ship/pawn-1")
    assert (question(state), asked(state).seat) == ("PlayCard", 0)
    assert refs(state) == ["card/explore", "card/tax", *acts[1:]]
    choose(state, "card/tax")
    assert windows(state, 0) == ["PlayMandate", "DiscardWrit", "TakeSeal", "ExchangeTile"]
