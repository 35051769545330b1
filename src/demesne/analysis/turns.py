"""A log cut into turns: what each seat chose before somebody else, or chance, came to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from demesne.bots.rollout import next_own
from demesne.core.errors import LogError
from demesne.core.game import Game
from demesne.core.log import Log, Record
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision


class Played:
    """A turn as it was played: from ply `ply` on, `chain` were the answers that were a choice.

    `state` is the position it began in, with its question on top.
    """

    __slots__ = ("chain", "end", "ply", "seat", "state")

    def __init__(self, ply: int, seat: int, state: State) -> None:
        self.ply = ply
        self.end = ply + 1
        self.seat = seat
        self.state = state
        self.chain: list[int] = []


def turns(game: Game, log: Log) -> Iterator[Played]:
    """Every turn in which something could be chosen. Acts out of turn are nobody's turn: they
    are played, and not judged."""
    if log.rules != game.RULES_VERSION:
        log = game.modernised(log)
    state = game.setup(log.seats, log.options)
    turn: Played | None = None
    # The turn played by itself: it ends where the next question is not its seat's own.
    probe: State | None = None
    for ply, record in enumerate(log.records):
        state.advance()
        waiting = len(state.agenda)
        decision, choice = _asked(state, record, ply)
        is_window = len(state.agenda) > waiting
        if turn is not None and probe is not None and not _goes_on(probe, turn, record, is_window):
            yield turn
            turn, probe = None, None
        if record.seat != CHANCE and not is_window and len(decision.options(state)) > 1:
            if turn is None:
                turn = Played(ply, record.seat, state.copy())
                probe = state.copy()
            assert probe is not None
            next_own(probe, turn.seat)
            probe.choose(choice)
            turn.chain.append(choice)
        if turn is not None:
            turn.end = ply + 1
        state.choose(choice)
        if decision.SEALED and decision.seat != CHANCE:
            state.order_seals()
    if turn is not None:
        yield turn


def _goes_on(probe: State, turn: Played, record: Record, is_window: bool) -> bool:
    """Does the turn go on with this record?"""
    if is_window or record.seat == CHANCE:
        return False
    trial = probe.copy()
    decision = next_own(trial, turn.seat)
    if decision is None:
        return False
    return record.auto or (record.seat == turn.seat and type(decision).__name__ == record.kind)


def _asked(state: State, record: Record, ply: int) -> tuple[Decision[Any], int]:
    decision = state.ask(record.seat, record.kind)
    choice = None if decision is None else decision.find(record.ref)
    if decision is None or choice is None or choice not in decision.options(state):
        raise LogError(f"Ply {ply}, {record.to_text()}, is not what the rules ask there.")
    return decision, choice
