"""Random games played under the laws, and the crash that breaks one, as a log.

A crash log holds every record up to the failure. `replay_crash` plays it again
under the same laws and meets the same failure, on any machine.
"""

from __future__ import annotations

import random
import traceback
from typing import Any

from demesne.core.errors import LogError
from demesne.core.game import Game
from demesne.core.laws import (
    LawBroken,
    check_copy,
    check_fields,
    check_looking,
    check_menu,
    check_message,
    check_words,
    saved_and_read,
)
from demesne.core.log import Log, Record, read_log
from demesne.core.match import Match
from demesne.core.message import Event
from demesne.core.sample import sample
from demesne.core.secrecy import check_secrecy
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision

# How often, in choices, the laws that cost more are looked at.
THOROUGH_EVERY = 50
# How often somebody acts out of turn where that is possible.
OUT_OF_TURN = 0.1


class Crash:
    """What went wrong, and the log that leads there."""

    def __init__(self, error: str, trace: str, log: Log) -> None:
        self.error = error
        self.trace = trace
        self.log = log


class FuzzedGame:
    """One random game: how long it was, which decisions it asked, how it failed."""

    def __init__(
        self, seats: int, seed: str, decisions: int, kinds: set[str], crash: Crash | None
    ) -> None:
        self.seats = seats
        self.seed = seed
        self.decisions = decisions
        self.kinds = kinds
        self.crash = crash


class _Play:
    """A game under way; `records` says how it came here, whatever happens next."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: str) -> None:
        self.game = game
        self.options = game.full_options(options)
        self.rng = random.Random(seed)
        self.seats = seats
        self.records: list[Record] = []
        self.kinds: set[str] = set()
        self.state: State = game.setup(seats, self.options)
        self.state.sink = self._hear

    def _hear(self, event: Event) -> None:
        check_message(self.game, event.message)
        if event.own is not None:
            check_message(self.game, event.own)

    def play(self, thorough_every: int) -> None:
        while True:
            decision = self.asked(thorough_every)
            if decision is None:
                break
            decision = self.out_of_turn() or decision
            if decision.seat == CHANCE:
                choice = sample(decision, self.state, self.rng)
            else:
                options = decision.options(self.state)
                choice = options[int(self.rng.random() * len(options))]
            self.answer(decision, choice)
        self._finish()

    def replay(self, records: list[Record]) -> None:
        """The same laws along a given game, the costly ones at every choice."""
        for record in records:
            decision = self.asked(1)
            if decision is not None:
                decision = self.state.ask(record.seat, record.kind)
            choice = None if decision is None else decision.find(record.ref)
            if decision is None or choice is None:
                raise LawBroken(f"The log has {record}, but the rules ask {decision}.")
            self.answer(decision, choice)
        if self.asked(1) is None:
            self._finish()

    def asked(self, thorough_every: int) -> Decision[Any] | None:
        """The next decision, once the position has passed every check."""
        game, state = self.game, self.state
        decision = state.advance()
        game.check(state)
        if len(self.records) >= game.MAX_PLIES:
            raise LawBroken(f"The game runs away: it has {len(self.records)} records.")
        if decision is not None:
            self.kinds.add(type(decision).__name__)
            options = check_menu(state, decision)
            if len(self.records) % thorough_every == 0:
                check_words(game, state, decision)
                check_copy(state, options[-1])
                check_fields(state)
                check_looking(game, state)
                for seat in range(state.seats):
                    check_secrecy(game, state, seat, f"{len(self.records)}/{seat}")
                read = saved_and_read(game, state)
                read.sink = self._hear
                self.state = read
                return read.advance()
        return decision

    def out_of_turn(self) -> Decision[Any] | None:
        """Now and then somebody does what may be done though nobody asks."""
        state = self.state
        if state.sealed_questions():
            return None
        windows = [window for seat in range(state.seats) for window in state.windows(seat)]
        if not windows or self.rng.random() > OUT_OF_TURN:
            return None
        window = windows[int(self.rng.random() * len(windows))]
        self.kinds.add(type(window).__name__)
        check_menu(state, window)
        state.agenda.append(window)
        return window

    def answer(self, decision: Decision[Any], choice: int) -> None:
        ref = decision.ref(choice)
        self.records.append(Record(decision.seat, type(decision).__name__, ref, choice))
        self.state.choose(choice)

    def _finish(self) -> None:
        standings = self.game.standings(self.state)
        if sorted(standing.seat for standing in standings) != list(range(self.seats)):
            raise LawBroken("The standings do not list every seat once.")
        match = Match.from_log(self.game, read_log(self.log(self.state.key()).to_text()))
        if not match.over:
            raise LawBroken("The log of a finished game does not replay to its end.")

    def last_key(self) -> str | None:
        """Where the failure left the position; it may be too broken to say."""
        try:
            return self.state.key()
        except Exception:
            return None

    def log(self, key: str | None) -> Log:
        players = [f"random {seat + 1}" for seat in range(self.seats)]
        return Log(
            self.game.NAME,
            self.game.RULES_VERSION,
            self.seats,
            self.game.box.digest,
            self.options,
            players,
            self.records,
            key,
        )


def fuzz_game(
    game: Game, seats: int, seed: str, thorough_every: int = THOROUGH_EVERY
) -> FuzzedGame:
    """Play one game at random under the laws; the same seed plays the same game."""
    options_rng = random.Random(f"{seed}/options")
    offered = sorted(game.options_for(seats).items())
    options = {name: options_rng.choice(values) for name, values in offered}
    play = _Play(game, seats, options, seed)
    crash: Crash | None = None
    try:
        play.play(thorough_every)
    except Exception as error:
        crash = Crash(_named(error), traceback.format_exc(), play.log(play.last_key()))
    return FuzzedGame(seats, seed, len(play.records), play.kinds, crash)


def replay_crash(game: Game, log: Log) -> Crash | None:
    """Play a crash log again under the laws; None when it does not fail any more."""
    if log.game != game.NAME:
        raise LogError(f"This is a log of {log.game}, not of {game.NAME}.")
    play = _Play(game, log.seats, log.options, "replay")
    try:
        play.replay(log.records)
    except Exception as error:
        return Crash(_named(error), traceback.format_exc(), log)
    return None


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
