"""A match: whose turn it is, what may be chosen, what may be taken back."""

from __future__ import annotations

import pytest

import demesne
from contract import toy
from demesne.core.errors import (
    GameOver,
    IllegalChoice,
    InvalidChoice,
    NotYourTurn,
    SetupError,
    StalePly,
    UndoRefused,
)
from demesne.core.match import Match
from demesne.core.message import Message
from demesne.core.step import CHANCE

VILLAGE = demesne.game("village")


def fresh(seed: int = 7, seats: int = 3, **options: str) -> Match:
    return Match(
        VILLAGE, seats=seats, seed=seed, options=options, players=["Ada", "Bo", "Cy"][:seats]
    )


def choose(match: Match, ref: str) -> None:
    assert match.decision is not None
    choice = match.decision.find(ref)
    assert choice is not None
    match.choose(choice)


def finish(match: Match) -> Match:
    while not match.over:
        match.choose(match.options()[0])
    return match


def test_a_match_reads_like_the_readme() -> None:
    match = demesne.Match(demesne.game("village"), seats=3, seed=7)
    while not match.over:
        assert match.decision is not None
        match.choose(match.decision.options(match.state)[0])
    assert match.standings()[0].place == 1


def test_chance_is_answered_before_anybody_is_asked() -> None:
    match = fresh(start="random")
    assert match.decision is not None
    assert match.decision.seat != CHANCE
    assert {record.seat for record in match.records} == {CHANCE}


def test_the_seed_decides_the_draws() -> None:
    assert fresh(1).state.key() == fresh(1).state.key() != fresh(2).state.key()


def test_forced_choices_are_played_and_marked() -> None:
    match = finish(fresh())
    forced = [record for record in match.records if record.auto]
    assert forced
    assert all(record.seat != CHANCE for record in forced)


def test_without_collapse_every_choice_is_asked() -> None:
    match = Match(VILLAGE, seats=2, seed=7, collapse=False)
    finish(match)
    assert not any(record.auto for record in match.records)


def test_collapse_changes_nothing_but_who_answers() -> None:
    one = Match(VILLAGE, seats=2, seed=7)
    other = Match(VILLAGE, seats=2, seed=7, collapse=False)
    assert finish(one).state.key() == finish(other).state.key()


def test_seats_and_players_must_fit() -> None:
    assert Match(VILLAGE).seats == 2
    assert Match(VILLAGE, players=["a", "b", "c"]).seats == 3
    assert Match(VILLAGE, seats=4).players == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
    for seats in (0, 1, 5, -2):
        with pytest.raises(SetupError, match="2 to 4 seats"):
            Match(VILLAGE, seats=seats)
    with pytest.raises(SetupError, match="2 to 4 seats"):
        Match(VILLAGE, players=[])
    with pytest.raises(SetupError, match="2 players cannot sit on 3 seats"):
        Match(VILLAGE, seats=3, players=["Ada", "Bo"])


def test_options_must_be_known() -> None:
    with pytest.raises(SetupError, match="no option 'weather'; it knows: start"):
        Match(VILLAGE, options={"weather": "fine"})
    with pytest.raises(SetupError, match="one of first, random, not 'last'"):
        Match(VILLAGE, options={"start": "last"})


def test_another_seats_answer_is_refused() -> None:
    match = fresh()
    key = match.state.key()
    with pytest.raises(NotYourTurn, match="turn of Ada, not of Bo") as refused:
        match.choose(match.options()[0], seat=1)
    assert refused.value.seat == 1
    for nobody in (3, 99, -1, -4):
        with pytest.raises(NotYourTurn):
            match.choose(match.options()[0], seat=nobody)
    assert match.state.key() == key


def test_an_answer_to_an_old_question_is_refused() -> None:
    match = fresh()
    ply = match.ply
    match.choose(match.options()[0], seat=0, ply=ply)
    with pytest.raises(StalePly, match=f"question {ply}; the table is at {match.ply}"):
        match.choose(0, ply=ply)


def test_a_line_that_is_not_on_the_menu_is_refused() -> None:
    match = fresh()
    for choice in (-1, 40, 1000):
        with pytest.raises(InvalidChoice, match="has the lines 0 to 39") as refused:
            match.choose(choice)
        assert refused.value.decision == "TakeTurn"
        assert refused.value.choice == str(choice)


def test_an_illegal_line_is_refused_with_its_reason_and_how_to_reproduce_it() -> None:
    match = fresh()
    assert match.decision is not None
    well = match.decision.find("well/orange")
    assert well is not None
    with pytest.raises(IllegalChoice, match="Ada cannot choose well/orange in TakeTurn") as refused:
        match.choose(well)
    error = refused.value
    assert error.reason == Message("why-short-cubes-of-one", 0, 3, 0, 1)
    assert (error.seat, error.decision, error.choice) == (0, "TakeTurn", "well/orange")
    assert f"village ply {match.ply}, key {match.state.key()[:6]}" in str(error)


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = finish(fresh())
    assert match.options() == []
    with pytest.raises(GameOver, match="The game is over"):
        match.choose(0)


def test_undo_takes_back_one_choice_and_what_followed_by_itself() -> None:
    match = fresh()
    keys = [match.state.key()]
    choose(match, "harvest/" + _colour(match, "harvest"))
    keys.append(match.state.key())
    told = len(match.events)
    choose(match, "harvest")
    match.undo()
    assert match.state.key() == keys[1]
    assert len(match.events) == told
    match.undo()
    assert match.state.key() == keys[0]


def _colour(match: Match, space: str) -> str:
    assert match.decision is not None
    refs = [match.decision.ref(choice) for choice in match.options()]
    return next(ref for ref in refs if ref.startswith(space)).partition("/")[2]


def test_undo_does_not_cross_the_set_up() -> None:
    match = fresh()
    with pytest.raises(UndoRefused, match="draw"):
        match.undo()
    assert Message("undo-drawn") == _refusal(match)


def _refusal(match: Match, seat: int | None = None) -> Message | None:
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    return refused.value.reason


def test_undo_with_nothing_played_says_so() -> None:
    match = fresh()
    nothing = Match.from_log(VILLAGE, match.to_log(), to=0)
    assert _refusal(nothing) == Message("undo-nothing")


def test_undo_is_for_the_seat_that_chose() -> None:
    match = fresh()
    choose(match, "harvest/" + _colour(match, "harvest"))
    choose(match, "harvest")
    key = match.state.key()
    assert _refusal(match, seat=1) == Message("undo-answered", 0)
    assert match.state.key() == key
    match.undo(seat=0)


def test_undo_does_not_cross_another_seats_answer() -> None:
    match = fresh()
    for _ in range(2):
        choose(match, "harvest/" + _colour(match, "harvest"))
        choose(match, "harvest")
    assert match.records[-1].seat == 1
    assert _refusal(match, seat=0) == Message("undo-answered", 1)


def test_undo_reaches_back_over_the_answers_of_bots() -> None:
    match = fresh()
    choose(match, "harvest/" + _colour(match, "harvest"))
    key = match.state.key()
    choose(match, "harvest")
    choose(match, "harvest/" + _colour(match, "harvest"))
    choose(match, "harvest")
    assert match.records[-1].seat == 1
    assert match.undo_refusal(0, over={1}) is None
    change = match.undo(0, over={1})
    assert match.state.key() == key
    assert change.undone == match.ply
    # Of a bot's answers alone nothing is to be taken back.
    match = fresh()
    choose(match, "harvest/" + _colour(match, "harvest"))
    assert match.undo_refusal(1, over={0}) is not None


def test_undo_over_bots_never_crosses_a_draw() -> None:
    match = fresh(seats=2)
    while True:
        ply = match.ply
        match.choose(match.options()[0])
        if any(record.seat == CHANCE for record in match.records[ply:]):
            break
    for seat in (0, 1):
        refused = match.undo_refusal(seat, over={1 - seat})
        assert refused is not None
        assert refused.reason == Message("undo-drawn")


def test_a_whole_turn_is_taken_back_at_once() -> None:
    match = fresh()
    key = match.state.key()
    assert not match.may_undo_turn(0)
    choose(match, "harvest/" + _colour(match, "harvest"))
    assert not match.may_undo_turn(0), "it is only one step"
    choose(match, "harvest")
    assert match.may_undo_turn(0)
    choose(match, "harvest/" + _colour(match, "harvest"))
    assert not match.may_undo_turn(0)
    assert match.may_undo_turn(0, over={1})
    match.undo(0, over={1}, whole=True)
    assert match.state.key() == key


def test_it_is_known_beforehand_whether_a_choice_hands_on_the_turn() -> None:
    match = fresh()
    key = match.state.key()
    take = match.options()[0]
    assert not match.hands_on(take)
    choose(match, "harvest/" + _colour(match, "harvest"))
    for choice in match.options():
        trial = match.copy()
        expected = match.hands_on(choice)
        trial.choose(choice)
        assert trial.decision is not None
        assert expected == (trial.decision.seat != 0)
    match.undo()
    assert match.state.key() == key


def test_undo_never_crosses_a_draw() -> None:
    match = fresh(seats=2)
    while True:
        ply = match.ply
        match.choose(match.options()[0])
        if any(record.seat == CHANCE for record in match.records[ply:]):
            break
    assert _refusal(match) == Message("undo-drawn")


def test_an_undone_match_goes_on_and_replays() -> None:
    match = fresh()
    choose(match, "harvest/" + _colour(match, "harvest"))
    match.undo()
    finish(match)
    assert Match.from_log(VILLAGE, match.to_log()).state.key() == match.state.key()


def test_a_match_cut_short_can_be_played_on() -> None:
    whole = finish(fresh())
    for ply in (0, 5, 40, whole.ply - 1):
        match = Match.from_log(VILLAGE, whole.to_log(), to=ply, seed=1)
        assert match.ply == ply
        match.settle()
        assert finish(match).over


def test_sealed_answers_are_never_collapsed() -> None:
    match = Match(toy.make(), seats=2, seed=1)
    while match.decision is not None:
        match.choose(match.options()[0])
    assert not any(record.auto for record in match.records if record.kind == "PlaceBid")
