"""A match: one game being played, with its log.

The match owns the random numbers, answers CHANCE, plays forced choices by itself
and keeps every record. It is what a door, a bot arena or a test drives.
"""

from __future__ import annotations

import random
from typing import Any

from demesne.core.errors import (
    GameOver,
    IllegalChoice,
    InvalidChoice,
    LogError,
    NotYourTurn,
    RulesError,
    SetupError,
    StalePly,
    UndoRefused,
    UnknownRulesVersion,
)
from demesne.core.game import Game, Standing
from demesne.core.log import Log, Record
from demesne.core.message import Event, Message
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision


class Match:
    """`choose` until `over`; the log replays to the same position without a seed."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        players: list[str] | None = None,
        collapse: bool = True,
    ) -> None:
        self.game = game
        if seats is None:
            seats = game.MIN_SEATS if players is None else len(players)
        self.seats = seats
        game.check_seats(self.seats)
        self.options = game.full_options(options or {})
        if players is None:
            players = [f"Seat {seat + 1}" for seat in range(self.seats)]
        self.players = players
        if len(self.players) != self.seats:
            raise SetupError(f"{len(self.players)} players cannot sit on {self.seats} seats.")
        self.collapse = collapse
        self.rng = random.Random(seed)
        self._begin()
        self.settle()

    def _begin(self) -> None:
        self.state: State = self.game.setup(self.seats, self.options)
        self.state.sink = self._hear
        self.records: list[Record] = []
        # Answers to sealed questions that are still open, by seat. They become records,
        # seat after seat, when the last of them is in: until then neither the log nor the
        # number of its records says anything about them.
        self.pending: dict[int, list[Record]] = {}
        # What happened, with the ply it happened at.
        self.events: list[tuple[int, Event]] = []
        self.decision: Decision[Any] | None = self.state.advance()

    def _hear(self, event: Event) -> None:
        self.events.append((len(self.records), event))

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def ply(self) -> int:
        """The number of records so far, and the index of the next. Everybody may know it."""
        return len(self.records)

    def ply_of(self, seat: int | None) -> int:
        """The ply as `seat` counts it: with its own sealed answers, which only it knows."""
        if seat is None or seat not in self.pending:
            return self.ply
        return self.ply + len(self.pending[seat])

    def open_decisions(self) -> dict[int, Decision[Any]]:
        """Who is asked what now: one seat, or all whose sealed answer is not in yet."""
        if self.decision is None:
            return {}
        if not self._is_collecting():
            return {self.decision.seat: self.decision}
        asked: dict[int, Decision[Any]] = {}
        for decision in self.state.open_seals():
            asked.setdefault(decision.seat, decision)
        return asked

    def standings(self) -> list[Standing]:
        """Every seat's score as if the game ended now, best first."""
        return self.game.standings(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may see; None is a spectator."""
        return self.game.view(self.state, seat)

    def options_now(self) -> list[int]:
        return [] if self.decision is None else self.decision.options(self.state)

    def choose(self, choice: int, seat: int | None = None, ply: int | None = None) -> None:
        """Answer the question on the table; then chance and forced choices are played.

        `seat` and `ply`, where given, are checked: who answers, and which question. Every
        seat with an open seal may answer, whoever is first on the agenda.
        """
        decision = self.decision
        if decision is None:
            raise GameOver(f"The game is over {self._where()}.")
        asked = decision.seat if seat is None else seat
        if ply is not None and ply != self.ply_of(asked):
            raise StalePly(
                f"That was an answer to question {ply}; the table is at {self.ply_of(asked)}. "
                f"Look at the new position and choose again {self._where()}."
            )
        if asked != decision.seat:
            if not self.state.turn_to(asked):
                raise NotYourTurn(
                    f"It is the turn of {self.name(decision.seat)}, not of {self.name(asked)} "
                    f"{self._where()}.",
                    seat=asked,
                )
            decision = self.decision = self.state.advance()
            assert decision is not None
        kind = type(decision).__name__
        if not 0 <= choice < decision.SIZE:
            raise InvalidChoice(
                f"{kind} has the lines 0 to {decision.SIZE - 1}; there is no {choice} "
                f"{self._where()}.",
                seat=decision.seat,
                decision=kind,
                choice=str(choice),
            )
        if choice not in decision.options(self.state):
            raise self._illegal(decision, choice)
        self._apply(choice, auto=False)
        self.settle()

    def _illegal(self, decision: Decision[Any], choice: int) -> RulesError:
        reason = decision.why_not(self.state, choice)
        kind, ref = type(decision).__name__, decision.ref(choice)
        return IllegalChoice(
            f"{self.name(decision.seat)} cannot choose {ref} in {kind}: {reason} {self._where()}.",
            seat=decision.seat,
            decision=kind,
            choice=ref,
            reason=reason,
        )

    def _apply(self, choice: int, auto: bool) -> None:
        decision = self.decision
        assert decision is not None
        seat, kind = decision.seat, type(decision).__name__
        record = Record(seat, kind, decision.ref(choice), choice, auto)
        if not self._is_collecting():
            self.records.append(record)
            self.state.choose(choice)
        else:
            self.pending.setdefault(seat, []).append(record)
            self.state.choose(choice)
            self.state.order_seals()
            if not self.state.open_seals():
                self._open_seals()
        self.decision = self.state.advance()

    def _is_collecting(self) -> bool:
        """Are sealed answers of seats being collected? A sealed draw is nobody's answer."""
        decision = self.decision
        return decision is not None and decision.SEALED and decision.seat != CHANCE

    def _open_seals(self) -> None:
        """The last seal is in: what was pending is written down, whatever its order was."""
        self.records += self._all_pending()
        self.pending = {}

    def _all_pending(self) -> list[Record]:
        return [record for seat in sorted(self.pending) for record in self.pending[seat]]

    def _turn_to(self, seat: int) -> None:
        """Put the question to `seat`, if it has a seal open."""
        if self.decision is not None and self.decision.seat != seat and self.state.turn_to(seat):
            self.decision = self.state.advance()

    def settle(self) -> None:
        """Answer chance, and forced choices unless somebody could learn from the timing.

        `choose` does this by itself; a match cut short by `from_log(to=…)` waits for it, so
        that the position can be looked at before it is played on.
        """
        while self.decision is not None:
            if self.decision.seat == CHANCE:
                self._apply(sample(self.decision, self.state, self.rng), auto=False)
                continue
            if not self.collapse or self.decision.SEALED:
                return
            options = self.decision.options(self.state)
            if len(options) > 1:
                return
            self._apply(options[0], auto=True)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice; never past a draw, a reveal or another's answer.

        A sealed answer is taken back by a line of its own menu, if by any: undoing what led
        to the question would show whether others have begun to answer.
        """
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        self._rewind(self._last_choice())

    def undo_refusal(self, seat: int | None = None) -> UndoRefused | None:
        """Why the last choice cannot be taken back now; None when it can."""
        if self._is_collecting():
            return UndoRefused(
                "Sealed answers are being collected: what led to them stands.",
                reason=Message("undo-sealed"),
            )
        ply = self._last_choice()
        if ply < 0:
            return UndoRefused("There is nothing to take back yet.", reason=Message("undo-nothing"))
        record = self.records[ply]
        if record.seat == CHANCE:
            return UndoRefused(
                "A draw has been made since: what was seen cannot be unseen.",
                reason=Message("undo-drawn"),
            )
        # Before asking whose choice it was: of several seals the last in the log is just the
        # one of the highest seat.
        if self.game.is_sealed(record.kind) or self._was_revealed(ply):
            return UndoRefused(
                "Something hidden has been shown since: what was seen cannot be unseen.",
                reason=Message("undo-drawn"),
            )
        if seat is not None and record.seat != seat:
            return UndoRefused(
                f"{self.name(record.seat)} has chosen since; only that choice can be taken back.",
                seat=seat,
                reason=Message("undo-answered", record.seat),
            )
        return None

    def _last_choice(self) -> int:
        """The ply of the last choice that somebody, or chance, really made; -1 for none."""
        ply = self.ply - 1
        while ply >= 0 and self.records[ply].auto:
            ply -= 1
        return ply

    def _rewind(self, ply: int) -> None:
        kept = self.records[:ply]
        self._begin()
        for record in kept:
            self._turn_to(record.seat)
            self._apply(record.choice, record.auto)

    def _was_revealed(self, ply: int, kind: str | None = None) -> bool:
        """Was anything hidden, or this kind of sealed draw, shown after this ply?"""
        for at, event in reversed(self.events):
            if at <= ply:
                return False
            opened = self.game.REVEALS.get(event.message.key)
            if opened is not None and (kind is None or kind in opened):
                return True
        return False

    def records_seen_by(self, seat: int | None) -> list[Record]:
        """The log as a seat may read it: of open seals only its own, and no hidden draw."""
        seen = [
            Record(record.seat, record.kind, "sealed") if self._is_hidden(ply) else record
            for ply, record in enumerate(self.records)
        ]
        return seen if seat is None else seen + self.pending.get(seat, [])

    def _is_hidden(self, ply: int) -> bool:
        """A sealed draw that nothing has opened yet. A seat's seal in the log is open."""
        record = self.records[ply]
        if record.seat != CHANCE or not self.game.is_sealed(record.kind):
            return False
        return not self._was_revealed(ply, record.kind)

    def name(self, seat: int) -> str:
        if seat == CHANCE:
            return "chance"
        return self.players[seat] if 0 <= seat < self.seats else f"seat {seat}"

    def _where(self) -> str:
        if self._is_collecting():
            # A key of a position with a secret in it can be searched for the secret.
            return f"({self.game.NAME} ply {self.ply})"
        return f"({self.game.NAME} ply {self.ply}, key {self.state.key()[:6]})"

    def to_log(self) -> Log:
        return Log(
            self.game.NAME,
            self.game.RULES_VERSION,
            self.seats,
            self.game.box.digest,
            dict(self.options),
            list(self.players),
            self.records + self._all_pending(),
            self.state.key(),
        )

    @classmethod
    def from_log(
        cls, game: Game, log: Log, to: int | None = None, seed: int | None = None
    ) -> Match:
        """Replay a log, whole or up to ply `to`; LogError says where it fails."""
        if log.game != game.NAME:
            raise LogError(f"This is a log of {log.game}, not of {game.NAME}.")
        if log.rules != game.RULES_VERSION:
            raise UnknownRulesVersion(
                f"The log was played by rules version {log.rules} of {log.game}; this Demesne "
                f"has version {game.RULES_VERSION}. Replay it with the Demesne that wrote it."
            )
        if log.components != game.box.digest:
            raise LogError(
                f"The log was played with other components (box {log.components}, this one is "
                f"{game.box.digest}). Give the file it was played with: --components FILE."
            )
        if len(log.players) != log.seats:
            raise LogError(f"The log names {len(log.players)} players for {log.seats} seats.")
        match = cls(game, log.seats, seed, log.options, log.players)
        match._begin()
        match._replay(log.records if to is None else log.records[:to])
        if to is None and log.key is not None and log.key != match.state.key():
            raise LogError(
                f"The log replays to position {match.state.key()}, but was closed at {log.key}."
            )
        return match

    @classmethod
    def resume(
        cls,
        game: Game,
        state: State,
        options: dict[str, str],
        players: list[str],
        records: list[Record],
        events: list[tuple[int, Event]],
        seed: int | None = None,
        pending: dict[int, list[Record]] | None = None,
    ) -> Match:
        """Go on from a saved position, without playing again what led to it.

        `pending` are the sealed answers that were in, if it was saved among them.
        """
        match = cls(game, state.seats, seed, options, players)
        match.state = state
        match.state.sink = match._hear
        match.records = records
        match.events = events
        match.pending = {} if pending is None else pending
        match.decision = state.advance()
        match.settle()
        return match

    def _replay(self, records: list[Record]) -> None:
        for ply, record in enumerate(records):
            decision = self.decision
            if decision is None:
                raise LogError(f"The log goes on at ply {ply}, but the game is over.")
            if record.seat != decision.seat:
                self._turn_to(record.seat)
                decision = self.decision
                assert decision is not None
            kind = type(decision).__name__
            if record.kind != kind or record.seat != decision.seat:
                raise LogError(
                    f"Ply {ply} of the log is {record.kind} of {record.seat}; the rules ask "
                    f"{kind} of {decision.seat} there."
                )
            choice = decision.find(record.ref)
            options = decision.options(self.state)
            if choice is None or choice not in options:
                raise LogError(
                    f"Ply {ply} of the log: {record.ref} is not a choice of {kind} there."
                )
            if record.auto and len(options) > 1:
                raise LogError(
                    f"Ply {ply} of the log: {record.ref} is marked auto, but {kind} left a choice."
                )
            self._apply(choice, record.auto)
