"""Every door hands a bot what its seat may know, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import demesne
from cli.conftest import Run
from cli.conftest import run as run
from demesne import bots
from demesne.core.match import Match
from demesne.core.secrecy import redrawn
from demesne.core.state import State
from demesne.core.step import Decision

GAME = demesne.game("mil")


class Spy(bots.Bot):
    """Plays at random, and keeps what it was given for its last answer."""

    given: State
    answers = 0

    def choose(self, state: State, decision: Decision[Any]) -> int:
        Spy.given = state
        Spy.answers += 1
        return self.rng.choice(decision.options(state))


class Watching(Spy):
    """Sees the true position beside what it was given."""

    def __init__(self, match: Match, seat: int, found: set[str]) -> None:
        super().__init__(match.game, seat, random.Random(seat))
        self.match = match
        self.found = found

    def choose(self, state: State, decision: Decision[Any]) -> int:
        assert state is not self.match.state
        assert state.sink is None
        truth = self.match.state.copy()
        truth.turn_to(self.seat)
        self.found |= redrawn(truth, state, self.seat)
        return super().choose(state, decision)


def test_finish_gives_no_bot_the_true_position() -> None:
    found: set[str] = set()
    match = Match(GAME, 3, seed=2)
    bots.finish(match, [Watching(match, seat, found) for seat in range(3)])
    assert "offers" in found


def test_the_terminal_gives_no_bot_the_true_position(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: set[str] = set()
    asked = 0
    ask = bots.ask

    def watched(bot: bots.Bot, match: Match, seat: int) -> int:
        nonlocal asked
        asked += 1
        truth = match.state.copy()
        truth.turn_to(seat)
        choice = ask(bot, match, seat)
        assert Spy.given is not match.state
        found.update(redrawn(truth, Spy.given, seat))
        return choice

    monkeypatch.setattr(bots, "ask", watched)
    Spy.answers = 0
    spies = ",".join([f"{__name__}:Spy"] * 3)
    names = ("--names", "Ada,Bea,Cid")
    result = run("play", "mil", "--seats", spies, *names, "--seed", "2", "--no-input")
    assert result.code == 0, result.err
    # Not one answer by another way.
    assert asked == Spy.answers > 50
    assert "offers" in found
