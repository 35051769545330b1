"""Any order of choosing, taking back, copying, saving and replaying keeps a match whole."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from contract.cases import NAMES, game_of
from demesne.core.errors import UndoRefused
from demesne.core.laws import saved_and_read
from demesne.core.log import read_log
from demesne.core.match import Match
from demesne.core.state import State
from demesne.core.step import CHANCE


class MatchMachine(RuleBasedStateMachine):
    """A match beside a plain model of it: what it was before each choice."""

    NAME: ClassVar[str] = ""

    @initialize(data=st.data())
    def begin(self, data: Any) -> None:
        game = game_of(self.NAME)
        seats = data.draw(st.integers(game.MIN_SEATS, game.MAX_SEATS))
        offered = game.options_for(seats).items()
        options = {name: data.draw(st.sampled_from(values)) for name, values in offered}
        self.match = Match(game, seats=seats, seed=data.draw(st.integers(0, 99)), options=options)
        # The ply and the key before each choice, as far back as undo may go.
        self.past: list[tuple[int, str]] = []
        self.copies: list[tuple[State, str]] = []

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 7), pick=st.integers(0, 63))
    def choose(self, who: int, pick: int) -> None:
        """Any of those who are asked answers; only one of them unless answers are sealed."""
        match = self.match
        asked = match.open_decisions()
        seat = sorted(asked)[who % len(asked)]
        options = asked[seat].options(match.state)
        self.past.append((match.ply, match.state.key()))
        match.choose(options[pick % len(options)], seat=seat, ply=match.question_of(seat))

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 7), pick=st.integers(0, 63))
    def act_out_of_turn(self, who: int, pick: int) -> None:
        """Whoever was asked is still asked the same question afterwards."""
        match = self.match
        seat = who % match.seats
        windows = match.windows(seat)
        if not windows:
            return
        assert match.decision is not None
        asked, question = match.decision, match.question_of(match.decision.seat)
        legal = windows[pick % len(windows)].legal()
        self.past.append((match.ply, match.state.key()))
        match.choose(legal[pick % len(legal)].choice, seat, window=windows[0].decision)
        if match.decision is asked:
            assert match.question_of(asked.seat) == question

    @rule(who=st.integers(0, 7))
    def undo(self, who: int) -> None:
        match = self.match
        seat = sorted(match.pending)[who % len(match.pending)] if match.pending else None
        key, records = match.state.key(), list(match.records)
        pending = sum(map(len, match.pending.values()))
        try:
            change = match.undo(seat)
        except UndoRefused:
            assert match.state.key() == key
            assert match.records == records
            ply = self.past[-1][0] if self.past else 0
            since = match.records[ply:]
            revealed = any(at > ply and event.reveals for at, event in match.events)
            drawn = any(record.seat == CHANCE for record in since)
            sealed = any(match.game.kind_named(record.kind).SEALED for record in since)
            collecting = match.decision is not None and match.decision.SEALED
            assert not since or revealed or drawn or sealed or collecting
            return
        if pending:
            # A sealed answer went; which of them was the last is no matter.
            assert change.taken_back == seat
            assert sum(map(len, match.pending.values())) == pending - 1
            assert match.records == records
            self.past.pop()
            self.past = [(ply, "") if ply == match.ply else (ply, key) for ply, key in self.past]
            return
        ply, before = self.past.pop()
        assert match.ply == ply == change.undone
        assert before in ("", match.state.key())
        assert all(record.seat != CHANCE for record in records[ply:])
        assert not any(match.game.kind_named(record.kind).SEALED for record in records[ply:])

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 63))
    def play_on_in_a_copy(self, pick: int) -> None:
        copy = self.match.state.copy()
        for _ in range(8):
            decision = copy.advance()
            if decision is None:
                break
            options = decision.options(copy)
            copy.choose(options[pick % len(options)])
        self.copies = [*self.copies[-3:], (copy, copy.key())]

    @rule()
    def save_and_go_on(self) -> None:
        """The match goes on with the position that was read back."""
        match = self.match
        sink = match.state.sink
        match.state = saved_and_read(match.game, match.state)
        match.state.sink = sink
        match.decision = match.state.advance()

    @rule()
    def go_on_in_a_copy_of_the_match(self) -> None:
        self.match = pickle.loads(pickle.dumps(self.match.copy()))

    @rule()
    def replay(self) -> None:
        text = self.match.to_log().to_text()
        again = Match.from_log(self.match.game, read_log(text))
        assert again.to_log().to_text() == text

    @invariant()
    def all_is_well(self) -> None:
        match = self.match
        match.game.check(match.state)
        assert match.over == (match.decision is None)
        assert all(copy.key() == key for copy, key in self.copies)
        if match.decision is not None:
            assert match.decision.seat != CHANCE
            assert match.options()
            assert match.decision.seat in match.open_decisions()
        assert not match.pending or (match.decision is not None and match.decision.SEALED)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_stays_whole(name: str) -> None:
    machine = type(f"Machine_{name}", (MatchMachine,), {"NAME": name})
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=12, stateful_step_count=40, deadline=None),
    )
