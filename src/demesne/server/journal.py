"""From a match to the log in the store, and back.

Waking a table does not play it again: the records and what was told are read from
the log, the position from the last snapshot, and only the few plies after that
are played, each checked as an import is.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from demesne.core.change import Told
from demesne.core.errors import LogError, PositionError
from demesne.core.game import Game
from demesne.core.laws import LawBroken, check_message
from demesne.core.log import Log, Record
from demesne.core.match import Match
from demesne.core.message import Argument, Event, Message
from demesne.core.state import State
from demesne.core.step import CHANCE
from demesne.server.logs import log
from demesne.server.protocol import ChatEntry
from demesne.server.store import (
    AnyEvent,
    SavedRecord,
    SavedTold,
    Snapshot,
    TableRow,
    WasMoved,
    WasSaid,
    WasUndone,
)

# The version of a change that leaves the log as it is.
UNCHANGED = 1 << 30
# After so many records, this seat's clock had gained so many seconds.
Gain = tuple[int, int, float]
# From this schema on, records have owners; the logs of older tables are played again.
WITH_OWNERS = 2


class Past:
    """What the log of a table tells: records, events, sealed answers, chat, message ids."""

    def __init__(self, events: list[AnyEvent]) -> None:
        self.records: list[Record] = []
        self.events: list[Told] = []
        self.pending: dict[int, list[Record]] = {}
        # With the version at which it was said.
        self.chat: list[tuple[int, ChatEntry]] = []
        self.messages: list[tuple[str, str]] = []
        # For each version, the first ply of the log that it changed.
        self.changes: list[int] = []
        self.gains: list[Gain] = []
        self.length = len(events)
        for event in events:
            first = self._read(event)
            if not (isinstance(event, WasMoved | WasUndone) and event.hidden):
                self.changes.append(first)
            if event.mid:
                self.messages.append((event.who, event.mid))

    def _read(self, event: AnyEvent) -> int:
        if isinstance(event, WasMoved):
            first = len(self.records)
            self.records += map(read_record, event.records)
            self.events += map(read_told, event.told)
            if event.records:
                self.pending = {}
            for saved in event.sealed:
                self.pending.setdefault(saved.seat, []).append(read_record(saved))
            if event.gainer is not None:
                self.gains.append((len(self.records), event.gainer, event.gained))
            return first if event.start is None else event.start
        if isinstance(event, WasUndone):
            del self.records[event.ply :]
            kept = [told for told in self.events if told[0] < event.ply]
            self.events = kept + [read_told(saved) for saved in event.told]
            if event.taken_back is not None:
                self.pending[event.taken_back].pop()
                if not self.pending[event.taken_back]:
                    del self.pending[event.taken_back]
            self.gains = [gain for gain in self.gains if not event.undoes(*gain[:2])]
            return event.ply
        if isinstance(event, WasSaid):
            assert event.entry is not None
            self.chat.append((len(self.changes) + 1, event.entry))
        return UNCHANGED


def written(game: Game, row: TableRow, past: Past) -> Log:
    """The whole log of a table as it was played, labelled with the rules it was played by."""
    sealed = [record for seat in sorted(past.pending) for record in past.pending[seat]]
    names = [seat.name for seat in row.seats]
    records = past.records + sealed
    return Log(game.NAME, row.rules, len(names), game.box.digest, row.options, names, records)


def wake(game: Game, row: TableRow, past: Past, snapshot: Snapshot | None) -> Match:
    """The match as it was when the last event was saved; LogError when it cannot be."""
    if row.imported:
        # As far as it was written: what would come next by chance or by force is not played.
        return Match.from_log(game, written(game, row, past))
    if row.schema < WITH_OWNERS or row.rules != game.RULES_VERSION:
        match = Match.from_log(game, written(game, row, past))
        match.settle()
        return match
    before = len(past.records)
    state = position(game, row, past.records, snapshot, before)
    for answers in past.pending.values():
        for number, record in enumerate(answers, before):
            _follow(state, record, number)
    names = [seat.name for seat in row.seats]
    events = past.events
    if not all(_is_told_today(game, event) for _, event in events):
        # Today's rules tell more than those it was played by: they tell it anew.
        events = Match.from_log(game, written(game, row, past)).events
    match = Match.resume(
        game, state, row.options, names, past.records, events, pending=past.pending
    )
    if len(match.records) != before:
        raise LogError(f"Table {row.id} does not wake at ply {before}, where it went to sleep.")
    return match


def _is_told_today(game: Game, event: Event) -> bool:
    """Does the game still know these messages, with as many arguments?"""
    try:
        check_message(game, event.message)
        if event.own is not None:
            check_message(game, event.own)
    except LawBroken:
        return False
    return True


def position(
    game: Game, row: TableRow, records: list[Record], snapshot: Snapshot | None, ply: int
) -> State:
    """The position before `ply`, from a snapshot at or before it, or from the beginning."""
    state, start = game.setup(len(row.seats), row.options), 0
    if snapshot is not None and snapshot.ply <= ply:
        # The log is the truth: without the position it is played, and checked, from the beginning.
        try:
            if snapshot.digest not in ("", _digest(records[: snapshot.ply], snapshot.state)):
                raise PositionError("it does not follow from the log")
            state, start = game.from_dict(snapshot.state), snapshot.ply
        except PositionError:
            log.exception("snapshot-void", extra={"table": row.id, "ply": snapshot.ply})
    state.advance()
    for number, record in enumerate(records[start:ply], start):
        _follow(state, record, number)
    return state


def milestones(
    game: Game, row: TableRow, records: list[Record], every: int, start: Snapshot | None = None
) -> list[Snapshot]:
    """Positions all along a game, from one of them or from the beginning on."""
    first = 0 if start is None else start.ply
    state = position(game, row, records, start, first)
    found: list[Snapshot] = []
    for ply, record in enumerate(records[first:], first + 1):
        _follow(state, record, ply - 1)
        if ply - first >= every and not state.sealed_questions():
            found.append(taken(records[:ply], state))
            first = ply
    return found


def taken(records: list[Record], state: State) -> Snapshot:
    """The position after all of these records."""
    body = state.to_dict()
    return Snapshot(len(records), body, _digest(records, body))


def _digest(records: list[Record], state: dict[str, Any]) -> str:
    body = msgspec.json.encode([saved_records(records), state])
    return hashlib.blake2b(body, digest_size=16).hexdigest()


def _follow(state: State, record: Record, ply: int) -> None:
    """Play a saved record again, if the rules allow it there."""
    decision = state.ask(record.seat, record.kind)
    choice = None if decision is None else decision.find(record.ref)
    if decision is None or choice is None or choice not in decision.options(state):
        raise LogError(f"Ply {ply}, {record.to_text()}, is not what the rules ask there.")
    is_sealed = decision.SEALED and decision.seat != CHANCE
    state.choose(choice)
    if is_sealed:
        state.order_seals()
    state.advance()


def saved_records(records: list[Record]) -> list[SavedRecord]:
    return [
        SavedRecord(each.seat, each.kind, each.ref, each.choice, each.auto, each.owner)
        for each in records
    ]


def read_record(saved: SavedRecord) -> Record:
    return Record(saved.seat, saved.kind, saved.ref, saved.choice, saved.auto, saved.owner)


def saved_told(events: list[Told]) -> list[SavedTold]:
    saved: list[SavedTold] = []
    for ply, event in events:
        message, own = event.message, event.own
        saved.append(
            SavedTold(
                ply,
                message.key,
                list(message.args),
                event.seat,
                None if own is None else own.key,
                None if own is None else list(own.args),
                event.reveals,
            )
        )
    return saved


def read_told(saved: SavedTold) -> Told:
    own = None
    if saved.own_key is not None:
        own = Message(saved.own_key, *_arguments(saved.own_args or []))
    message = Message(saved.key, *_arguments(saved.args))
    return saved.ply, Event(message, saved.seat, own, saved.reveals)


def _arguments(args: list[Any]) -> list[Argument]:
    """Amounts are tuples in the engine and lists in JSON."""
    return [
        tuple((word, count) for word, count in each) if isinstance(each, list) else each
        for each in args
    ]
