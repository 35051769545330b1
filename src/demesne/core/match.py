"""A match: one game being played, with its log.

The match owns the random numbers, answers CHANCE, plays forced choices by itself
and keeps every record. It is what a door, a bot arena or a test drives.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from demesne.core.change import Change, Told
from demesne.core.errors import (
    GameOver,
    IllegalChoice,
    InvalidChoice,
    LogError,
    NotYourTurn,
    SetupError,
    StalePly,
    UndoRefused,
)
from demesne.core.game import Game, Standing
from demesne.core.log import Log, Record
from demesne.core.menu import Menu
from demesne.core.message import Argument, Event, Message
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision


def _told_as(told: Told) -> tuple[str, tuple[Argument, ...], int]:
    """What an event is known by among those of one moment."""
    event = told[1]
    return event.message.key, event.message.args, -1 if event.seat is None else event.seat


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
        play_on: bool = True,
    ) -> None:
        """With `collapse` off, forced choices are asked like any other; with `play_on` off,
        chance is not answered yet either."""
        self.game = game
        if seats is None:
            seats = game.MIN_SEATS if players is None else len(players)
        self.seats = seats
        game.check_seats(self.seats)
        # The options the table was set up with, every one of them.
        self.variant = game.full_options(options or {})
        if players is None:
            players = [f"Seat {seat + 1}" for seat in range(self.seats)]
        self.players = players
        if len(self.players) != self.seats:
            raise SetupError(f"{len(self.players)} players cannot sit on {self.seats} seats.")
        self.collapse = collapse
        self.rng = random.Random(seed)
        self._begin()
        if play_on:
            self.settle()

    def _begin(self) -> None:
        self.state: State = self.game.setup(self.seats, self.variant)
        self.state.sink = self._hear
        self.records: list[Record] = []
        # Answers to sealed questions while some of those asked together are still open, by
        # seat. They become records, seat after seat, when the last of them is in: until then
        # neither the log nor the number of its records says anything about them.
        self.pending: dict[int, list[Record]] = {}
        self.events: list[Told] = []
        # Questions that were asked when somebody acted out of turn, with their identities.
        self._interrupted: list[tuple[Decision[Any], int]] = []
        self.decision: Decision[Any] | None = None
        self._asked = 0
        self._go_on()

    def _hear(self, event: Event) -> None:
        self.events.append((len(self.records), event))

    # -- what everybody may ask ----------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def ply(self) -> int:
        """The number of records so far, and the index of the next. Everybody may know it."""
        return len(self.records)

    def question_of(self, seat: int) -> int:
        """The identity of the question to `seat`: the ply at which it was first asked.

        Others' acts out of turn leave it as it is. A seat with sealed answers counts them
        too, which only it knows.
        """
        return self._asked + len(self.pending.get(seat, ()))

    def open_decisions(self) -> dict[int, Decision[Any]]:
        """Who is asked what now: one seat, or all whose sealed answer is not in yet."""
        if self.decision is None:
            return {}
        if not self._is_collecting():
            return {self.decision.seat: self.decision}
        asked: dict[int, Decision[Any]] = {}
        for decision in self.state.sealed_questions():
            asked.setdefault(decision.seat, decision)
        return asked

    def options(self, seat: int | None = None) -> list[int]:
        """The legal choices of the question on the table, or of the one to `seat`."""
        decision = self._asked_of(seat)
        return [] if decision is None else decision.options(self.state)

    def menu(self, seat: int | None = None) -> Menu | None:
        """The question on the table, or the one to `seat`; None when nothing is asked."""
        decision = self._asked_of(seat)
        return None if decision is None else self._menu(decision, self.question_of(decision.seat))

    def windows(self, seat: int) -> list[Menu]:
        """What `seat` may do now though nobody asks it: one menu for each such act."""
        return [self._menu(window, self.ply) for window in self._windows(seat)]

    def _asked_of(self, seat: int | None) -> Decision[Any] | None:
        return self.decision if seat is None else self.open_decisions().get(seat)

    def _menu(self, decision: Decision[Any], ply: int) -> Menu:
        state = self.state
        kind = type(decision).__name__
        return Menu(kind, decision.seat, ply, decision.question(state), decision.lines(state))

    def _windows(self, seat: int) -> list[Decision[Any]]:
        # While sealed answers are collected, an act in between would tell who has answered.
        if self.over or self._is_collecting():
            return []
        return self.state.windows(seat)

    def standings(self) -> list[Standing]:
        """Every seat's score as if the game ended now, best first."""
        return self.game.standings(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may see; None is a spectator."""
        return self.game.view(self.state, seat)

    def records_seen_by(self, seat: int | None) -> list[Record]:
        """The log as a seat may read it: once the game is over, all of it."""
        if self.over:
            return self.records
        seen = [record.seen_by(seat) for record in self.records]
        return seen if seat is None else seen + self.pending.get(seat, [])

    def name(self, seat: int) -> str:
        if seat == CHANCE:
            return "chance"
        return self.players[seat] if 0 <= seat < self.seats else f"seat {seat}"

    # -- choosing --------------------------------------------------------------------------------

    def choose(
        self,
        choice: int,
        seat: int | None = None,
        ply: int | None = None,
        window: str | None = None,
    ) -> Change:
        """Answer the question on the table; then chance and forced choices are played.

        `seat` and `ply`, where given, are checked: who answers, and which question (the `ply`
        of its menu). Every seat with a sealed question may answer, whoever is first on the
        agenda. With `window`, a seat acts out of turn: the kind of one of its `windows`.
        """
        if self.decision is None:
            raise GameOver(f"The game is over {self._where()}.")
        asked = self.decision.seat if seat is None else seat
        decision = self._answered(asked, ply) if window is None else self._opened(asked, window)
        self._check_choice(decision, choice)
        records, told, waiting = self.ply, len(self.events), sorted(self.open_decisions())
        if window is None:
            self.state.ask(asked, type(decision).__name__)
        else:
            self._interrupted.append((self.decision, self._asked))
            self.state.agenda.append(decision)
        self.decision = decision
        sealed = self._apply(choice, auto=False)
        self.settle()
        new_told = self.events[told:]
        # What is told before the next record belongs to the last one.
        start = max(0, min([records, *(at - 1 for at, _ in new_told)]))
        is_quiet = sealed and not new_told and sorted(self.open_decisions()) == waiting
        return Change(
            start,
            self.records[records:],
            self.pending[asked][-1:] if sealed else [],
            new_told,
            asked if is_quiet else None,
        )

    def _answered(self, seat: int, ply: int | None) -> Decision[Any]:
        """The question to this seat, if it is asked one, and this one."""
        decision = self.open_decisions().get(seat)
        if decision is None:
            assert self.decision is not None
            raise NotYourTurn(
                f"It is the turn of {self.name(self.decision.seat)}, not of {self.name(seat)} "
                f"{self._where()}.",
                seat=seat,
            )
        if ply is not None and ply != self.question_of(seat):
            raise StalePly(
                f"That was an answer to question {ply}; the table is at "
                f"{self.question_of(seat)}. Look at the new position and choose again "
                f"{self._where()}.",
                seat=seat,
            )
        return decision

    def _opened(self, seat: int, kind: str) -> Decision[Any]:
        """The act out of turn of this kind, if it is open to the seat."""
        for window in self._windows(seat):
            if type(window).__name__ == kind:
                return window
        raise NotYourTurn(
            f"{kind} is not open to {self.name(seat)} now {self._where()}.", seat=seat
        )

    def _check_choice(self, decision: Decision[Any], choice: int) -> None:
        kind = type(decision).__name__
        if not 0 <= choice < decision.SIZE:
            raise InvalidChoice(
                f"{kind} has the lines 0 to {decision.SIZE - 1}; there is no {choice} "
                f"{self._where()}.",
                seat=decision.seat,
                decision=kind,
                choice=str(choice),
            )
        if choice in decision.options(self.state):
            return
        reason, ref = decision.why_not(self.state, choice), decision.ref(choice)
        raise IllegalChoice(
            f"{self.name(decision.seat)} cannot choose {ref} in {kind}: {reason} {self._where()}.",
            seat=decision.seat,
            decision=kind,
            choice=ref,
            reason=reason,
        )

    def _apply(self, choice: int, auto: bool) -> bool:
        """Answer `self.decision`, which is on top; True when the answer waits with its seat."""
        decision = self.decision
        assert decision is not None
        seat = decision.seat
        kind, ref, owner = type(decision).__name__, decision.ref(choice), decision.secret_of()
        record = Record(seat, kind, ref, choice, auto, owner)
        if not self._is_collecting():
            self.records.append(record)
            self.state.choose(choice)
            self._go_on()
            return False
        self.pending.setdefault(seat, []).append(record)
        self.state.choose(choice)
        self.state.order_seals()
        if not self.state.sealed_questions():
            self.records += self._all_pending()
            self.pending = {}
        self._go_on()
        return bool(self.pending)

    def _go_on(self) -> None:
        """On to the next question. One that was interrupted comes back as what it was."""
        self.decision = self.state.advance()
        if self._interrupted and self._interrupted[-1][0] is self.decision:
            self._asked = self._interrupted.pop()[1]
        elif not self.pending:
            self._asked = len(self.records)

    def _is_collecting(self) -> bool:
        """Are sealed answers of seats being collected? A sealed draw is nobody's answer."""
        decision = self.decision
        return decision is not None and decision.SEALED and decision.seat != CHANCE

    def _all_pending(self) -> list[Record]:
        return [record for seat in sorted(self.pending) for record in self.pending[seat]]

    def settle(self) -> None:
        """Answer chance, and forced choices that everybody could know to be forced.

        `choose` does this by itself; a match cut short by `from_log(to=…)` waits for it, so
        that the position can be looked at before it is played on.
        """
        while self.decision is not None:
            if self.decision.seat == CHANCE:
                self._apply(sample(self.decision, self.state, self.rng), auto=False)
                continue
            if not self.collapse or self.decision.SEALED or self.decision.PRIVATE:
                return
            options = self.decision.options(self.state)
            # Whoever may act out of turn here may open a line by it, and is asked all the same.
            if len(options) > 1 or self.state.windows(self.decision.seat):
                return
            self._apply(options[0], auto=True)

    # -- taking back -----------------------------------------------------------------------------

    def undo(
        self, seat: int | None = None, over: Collection[int] = (), whole: bool = False
    ) -> Change:
        """Take back the last choice; never past a draw, a reveal or another's answer.

        `over` are seats whose answers may go with it, as those of bots; with `whole` all that
        the seat chose just before goes too. While sealed answers are collected, a seat takes
        back the last of its own.
        """
        refusal = self.undo_refusal(seat, over)
        if refusal is not None:
            raise refusal
        if seat is not None and self._is_collecting():
            return self._take_back(seat)
        ply = self._own_choice(seat, over)
        self._rewind(self._turn_start(ply) if whole else ply)
        ply = self.ply
        return Change(ply, [], [], self._told_at(ply), undone=ply)

    def undo_refusal(
        self, seat: int | None = None, over: Collection[int] = ()
    ) -> UndoRefused | None:
        """Why the last choice cannot be taken back now; None when it can."""
        if self._is_collecting():
            if seat in self.pending:
                return None
            return UndoRefused(
                "Sealed answers are being collected: what led to them stands.",
                reason=Message("undo-sealed"),
            )
        ply = self._own_choice(seat, over)
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
        if self._is_shown(ply):
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

    def may_undo_turn(self, seat: int, over: Collection[int] = ()) -> bool:
        """Is there more to take back at once than the last choice of this seat?"""
        if self._is_collecting() or self.undo_refusal(seat, over) is not None:
            return False
        ply = self._own_choice(seat, over)
        return self._turn_start(ply) < ply

    def hands_on(self, choice: int, seat: int | None = None) -> bool:
        """Would this choice end what the seat does: is somebody else, or chance, next?"""
        decision = self._asked_of(seat)
        if decision is None or self._is_collecting():
            return False
        state = self.state.copy()
        asked: Decision[Any] | None = state.advance()
        if asked is None or choice not in asked.options(state):
            return False
        state.choose(choice)
        while (asked := state.advance()) is not None and asked.seat == decision.seat:
            options = asked.options(state)
            if not self.collapse or asked.SEALED or asked.PRIVATE or len(options) > 1:
                return False
            state.choose(options[0])
        return True

    def _own_choice(self, seat: int | None, over: Collection[int]) -> int:
        """The ply of the last choice, those that may be taken back with it left out."""
        ply = self._last_choice(self.ply)
        while (
            seat is not None
            and ply >= 0
            and self.records[ply].seat != seat
            and self.records[ply].seat in over
            and not self._is_shown(ply)
        ):
            ply = self._last_choice(ply)
        return ply

    def _turn_start(self, ply: int) -> int:
        """The first of the choices that the same seat made one after the other."""
        while True:
            before = self._last_choice(ply)
            if before < 0 or self.records[before].seat != self.records[ply].seat:
                return ply
            if self._is_shown(before):
                return ply
            ply = before

    def _is_shown(self, ply: int) -> bool:
        """Has something hidden been shown by this choice, or since?"""
        return self.game.kind_named(self.records[ply].kind).SEALED or self._was_revealed(ply)

    def _take_back(self, seat: int) -> Change:
        waiting, told = sorted(self.open_decisions()), len(self.events)
        pending = self.pending
        pending[seat].pop()
        ply = self.ply
        before = self._told_at(ply)
        self._rewind(ply)
        for other in sorted(pending):
            for record in pending[other]:
                self._follow(record)
        # In which order the others have sealed was told. Told in another one now, it would say
        # that somebody has taken something back.
        places = {_told_as(told): place for place, told in enumerate(before)}
        after = self._told_at(ply)
        after.sort(key=lambda told: places.get(_told_as(told), len(places)))
        self.events[len(self.events) - len(after) :] = after
        is_quiet = sorted(self.open_decisions()) == waiting and len(self.events) == told
        return Change(
            max(0, ply - 1),
            [],
            [],
            self._told_at(ply),
            seat if is_quiet else None,
            undone=ply,
            taken_back=seat,
        )

    def _told_at(self, ply: int) -> list[Told]:
        return [told for told in self.events if told[0] >= ply]

    def _last_choice(self, before: int) -> int:
        """The ply of the last choice that somebody, or chance, really made; -1 for none."""
        ply = before - 1
        while ply >= 0 and self.records[ply].auto:
            ply -= 1
        return ply

    def _rewind(self, ply: int) -> None:
        kept = self.records[:ply]
        self._begin()
        for record in kept:
            self._follow(record)

    def _was_revealed(self, ply: int) -> bool:
        """Was anything hidden shown after this ply?"""
        for at, event in reversed(self.events):
            if at <= ply:
                return False
            if event.reveals:
                return True
        return False

    # -- logs and copies ---------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent match, random numbers and all."""
        twin = Match(
            *(self.game, self.seats, None, self.variant, list(self.players)),
            collapse=self.collapse,
            play_on=False,
        )
        twin.rng.setstate(self.rng.getstate())
        twin._take(
            self.state.copy(),
            list(self.records),
            list(self.events),
            {seat: list(own) for seat, own in self.pending.items()},
        )
        twin._interrupted = list(self._interrupted)
        twin._asked = self._asked
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, _memo: Any) -> Match:
        return self.copy()

    def __reduce__(self) -> Any:
        table = (self.game, self.seats, self.variant, self.players, self.collapse)
        past = (self.state, self.records, self.events, self.pending)
        return _unpickled, (table, past, self.rng.getstate(), self._interrupted, self._asked)

    def _take(
        self,
        state: State,
        records: list[Record],
        events: list[Told],
        pending: dict[int, list[Record]],
    ) -> None:
        self.state = state
        self.state.sink = self._hear
        self.records = records
        self.events = events
        self.pending = pending
        self.decision = state.advance()
        self._asked = len(records)

    def to_log(self) -> Log:
        """Everything, secrets too: enough to replay it."""
        return self._log(self.records + self._all_pending(), self.state.key())

    def log_seen_by(self, seat: int | None) -> Log:
        """The log as a seat may read it. It replays, and names its position, if nothing in it
        is sealed."""
        records = self.records_seen_by(seat)
        is_whole = self.over or not self.game.has_secrets()
        return self._log(records, self.state.key() if is_whole else None)

    def _log(self, records: list[Record], key: str | None) -> Log:
        return Log(
            self.game.NAME,
            self.game.RULES_VERSION,
            self.seats,
            self.game.box.digest,
            dict(self.variant),
            list(self.players),
            records,
            key,
        )

    @classmethod
    def from_log(
        cls, game: Game, log: Log, to: int | None = None, seed: int | None = None
    ) -> Match:
        """Replay a log, whole or up to ply `to`; LogError says where it fails."""
        if log.game != game.NAME:
            raise LogError(f"This is a log of {log.game}, not of {game.NAME}.")
        if log.rules != game.RULES_VERSION:
            log = game.modernised(log)
        if log.components != game.box.digest:
            raise LogError(
                f"The log was played with other components (box {log.components}, this one is "
                f"{game.box.digest}). Give the file it was played with: --components FILE."
            )
        if len(log.players) != log.seats:
            raise LogError(f"The log names {len(log.players)} players for {log.seats} seats.")
        match = cls(game, log.seats, seed, log.options, log.players, play_on=False)
        for record in log.records if to is None else log.records[:to]:
            match._follow(record)
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
        events: list[Told],
        seed: int | None = None,
        pending: dict[int, list[Record]] | None = None,
    ) -> Match:
        """Go on from a saved position, without playing again what led to it.

        `pending` are the sealed answers that were in, if it was saved among them.
        """
        match = cls(game, state.seats, seed, options, players, play_on=False)
        match._take(state, records, events, pending or {})
        match.settle()
        return match

    def _follow(self, record: Record) -> None:
        """Play a record of a log again; LogError where the rules ask something else."""
        ply = self.ply + sum(map(len, self.pending.values()))
        if self.decision is None:
            raise LogError(f"The log goes on at ply {ply}, but the game is over.")
        before, asked = self.decision, len(self.state.agenda)
        decision = self.state.ask(record.seat, record.kind)
        if decision is None:
            raise LogError(
                f"Ply {ply} of the log is {record.kind} of {record.seat}; the rules ask "
                f"{type(before).__name__} of {before.seat} there."
            )
        choice = decision.find(record.ref)
        options = decision.options(self.state)
        if choice is None or choice not in options:
            raise LogError(
                f"Ply {ply} of the log: {record.ref} is not a choice of {record.kind} there."
            )
        if record.auto and len(options) > 1:
            raise LogError(
                f"Ply {ply} of the log: {record.ref} is marked auto, but {record.kind} left a "
                "choice."
            )
        if len(self.state.agenda) > asked:
            self._interrupted.append((before, self._asked))
        self.decision = decision
        self._apply(choice, record.auto)

    def _where(self) -> str:
        if self.game.has_secrets():
            # A key of a position with a secret in it can be searched for the secret.
            return f"({self.game.NAME} ply {self.ply})"
        return f"({self.game.NAME} ply {self.ply}, key {self.state.key()[:6]})"


def _unpickled(
    table: tuple[Game, int, dict[str, str], list[str], bool],
    past: tuple[State, list[Record], list[Told], dict[int, list[Record]]],
    rng: Any,
    interrupted: list[tuple[Decision[Any], int]],
    asked: int,
) -> Match:
    game, seats, variant, players, collapse = table
    match = Match(game, seats, None, variant, players, collapse=collapse, play_on=False)
    match._take(*past)
    match.rng.setstate(rng)
    match._interrupted = interrupted
    match._asked = asked
    return match
