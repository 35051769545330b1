"""Any order of choosing, taking back, copying, saving and replaying keeps a match whole."""

from __future__ import annotations

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
        match.choose(options[pick % len(options)], seat=seat, ply=match.ply_of(seat))

    @rule()
    def undo(self) -> None:
        match = self.match
        key, records = match.state.key(), list(match.records)
        try:
            match.undo()
        except UndoRefused:
            assert match.state.key() == key
            assert match.records == records
            ply = self.past[-1][0] if self.past else 0
            since = match.records[ply:]
            revealed = any(
                at > ply and event.message.key in match.game.REVEALS for at, event in match.events
            )
            drawn = any(record.seat == CHANCE for record in since)
            sealed = any(match.game.is_sealed(record.kind) for record in since)
            collecting = match.decision is not None and match.decision.SEALED
            assert not since or revealed or drawn or sealed or collecting
        else:
            ply, before = self.past.pop()
            assert (match.ply, match.state.key()) == (ply, before)
            assert all(record.seat != CHANCE for record in records[ply:])
            assert not any(match.game.is_sealed(record.kind) for record in records[ply:])

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
            assert match.options_now()
            assert match.decision.seat in match.open_decisions()
        assert not match.pending or (match.decision is not None and match.decision.SEALED)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_stays_whole(name: str) -> None:
    machine = type(f"Machine_{name}", (MatchMachine,), {"NAME": name})
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=12, stateful_step_count=40, deadline=None),
    )
