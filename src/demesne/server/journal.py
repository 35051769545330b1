"""From a match to the log in the store, and back.

Waking a table does not play it again: the records and what was told are read from
the log, the position from the last snapshot, and only the few plies after that
are played.
"""

from __future__ import annotations

from typing import Any

from demesne.core.errors import LogError, PositionError
from demesne.core.game import Game
from demesne.core.log import Record
from demesne.core.match import Match
from demesne.core.message import Argument, Event, Message
from demesne.core.state import State
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

Told = tuple[int, Event]
# The version of a change that leaves the log as it is.
UNCHANGED = 1 << 30


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
        self.length = len(events)
        for event in events:
            first = self._read(event)
            if not (isinstance(event, WasMoved) and event.hidden):
                self.changes.append(first)
            if event.mid:
                self.messages.append((event.who, event.mid))

    def _read(self, event: AnyEvent) -> int:
        if isinstance(event, WasMoved):
            first = len(self.records)
            self.records += [Record(*saved) for saved in event.records]
            self.events += [read_told(saved) for saved in event.told]
            if event.records:
                self.pending = {}
            for saved in event.sealed:
                self.pending.setdefault(saved[0], []).append(Record(*saved))
            return first if event.start is None else event.start
        if isinstance(event, WasUndone):
            del self.records[event.ply :]
            self.events = [told for told in self.events if told[0] <= event.ply]
            return event.ply
        if isinstance(event, WasSaid):
            assert event.entry is not None
            self.chat.append((len(self.changes) + 1, event.entry))
        return UNCHANGED


def wake(game: Game, row: TableRow, past: Past, snapshot: Snapshot | None) -> Match:
    """The match as it was when the last event was saved."""
    before = len(past.records)
    state = position(game, row, past.records, snapshot, before)
    for answers in past.pending.values():
        for record in answers:
            _play(state, record)
    match = Match.resume(
        game,
        state,
        row.options,
        [seat.name for seat in row.seats],
        past.records,
        past.events,
        pending=past.pending,
    )
    if len(match.records) != before:
        raise LogError(f"Table {row.id} does not wake at ply {before}, where it went to sleep.")
    return match


def position(
    game: Game, row: TableRow, records: list[Record], snapshot: Snapshot | None, ply: int
) -> State:
    """The position before `ply`, from a snapshot at or before it, or from the beginning."""
    state, start = game.setup(len(row.seats), row.options), 0
    if snapshot is not None and snapshot.ply <= ply:
        try:
            state, start = game.from_dict(snapshot.state), snapshot.ply
        except PositionError:
            # The log is the truth; a snapshot that a newer engine does not take is only slower.
            log.exception("snapshot-void", extra={"table": row.id, "ply": snapshot.ply})
    state.advance()
    for record in records[start:ply]:
        _play(state, record)
    return state


def _play(state: State, record: Record) -> None:
    is_sealed = state.turn_to(record.seat)
    state.choose(record.choice)
    if is_sealed:
        state.order_seals()
    state.advance()


def saved_records(records: list[Record]) -> list[SavedRecord]:
    return [(each.seat, each.kind, each.ref, each.choice, each.auto) for each in records]


def saved_told(events: list[Told]) -> list[SavedTold]:
    saved: list[SavedTold] = []
    for ply, event in events:
        own = event.own
        saved.append(
            (
                ply,
                event.message.key,
                list(event.message.args),
                event.seat,
                None if own is None else own.key,
                None if own is None else list(own.args),
            )
        )
    return saved


def read_told(saved: SavedTold) -> Told:
    ply, key, args, seat, own_key, own_args = saved
    own = None if own_key is None else Message(own_key, *_arguments(own_args or []))
    return ply, Event(Message(key, *_arguments(args)), seat, own)


def _arguments(args: list[Any]) -> list[Argument]:
    """Amounts are tuples in the engine and lists in JSON."""
    return [
        tuple((word, count) for word, count in each) if isinstance(each, list) else each
        for each in args
    ]
