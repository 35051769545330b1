"""A decision is a menu: what may be chosen, why not, how it is written."""

from __future__ import annotations

from contract.cases import Case, every_case, every_game, set_up, walk
from demesne.core.game import Game
from demesne.core.laws import check_menu, check_message, check_words
from demesne.core.message import Event, Message

NOT_THERE = Message("why-no-such-line")


@every_case
def test_options_are_ascending_and_just_the_unhindered_lines(case: Case) -> None:
    _, state = set_up(case)
    for here, decision in walk(state, 1):
        options = check_menu(here, decision)
        assert options
        assert options == sorted(set(options))
        assert set(options) <= set(range(decision.SIZE))


@every_case
def test_exactly_the_illegal_lines_have_a_reason_and_asking_changes_nothing(case: Case) -> None:
    game, state = set_up(case)
    for ply, (here, decision) in enumerate(walk(state, 2)):
        if ply % 7 == 0:
            check_words(game, here, decision)


@every_case
def test_a_line_is_shown_if_its_piece_is_there_and_only_then(case: Case) -> None:
    _, state = set_up(case)
    for ply, (here, decision) in enumerate(walk(state, 2)):
        if ply % 7 == 0:
            shown = [line.choice for line in decision.lines(here)]
            assert shown == decision.candidates(here) == sorted(set(shown))
            hidden = set(range(decision.SIZE)) - set(shown)
            assert all(decision.why_not(here, choice) == NOT_THERE for choice in hidden)
            assert not hidden & set(decision.options(here))


@every_case
def test_everything_told_is_in_the_message_table(case: Case) -> None:
    game, state = set_up(case)
    told: list[Event] = []
    state.sink = told.append
    for _ in walk(state, 3):
        pass
    assert told
    for event in told:
        for seat in (None, *range(state.seats)):
            check_message(game, event.seen_by(seat))
            assert game.explain(event.seen_by(seat)).keys() is not None


@every_game
def test_action_ids_are_unique_and_lead_back(game: Game) -> None:
    numbered = [game.action(number) for number in range(game.actions)]
    assert numbered == [(kind, line) for kind in game.DECISIONS for line in range(kind.LINES.size)]
    assert len(set(numbered)) == game.actions


@every_game
def test_menus_stay_small(game: Game) -> None:
    # Pieces times places may be more lines than anybody is ever shown: `check_words` counts those.
    assert all(1 <= kind.LINES.size <= 128 for kind in game.DECISIONS)
