"""A game at this terminal: ask people, let bots answer, keep everything."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rich.text import Text

from demesne import bots
from demesne.cli.commands import command, tidy
from demesne.cli.hint import show_hint
from demesne.cli.question import Question
from demesne.cli.saving import Autosave, undisturbed, write_new
from demesne.cli.screen import Screen
from demesne.cli.windows import Windows
from demesne.core.errors import DemesneError
from demesne.core.menu import Line
from demesne.core.step import CHANCE

LOG_LINES = 40


class Left(Exception):
    """Somebody went away from the keyboard in the middle of a game."""


class Session:
    """Plays one match to its end, or until somebody leaves."""

    def __init__(
        self, screen: Screen, players: dict[int, bots.Bot], autosave: Autosave, told: int
    ) -> None:
        self.screen = screen
        self.match = screen.match
        self.words = screen.words
        self.players = players
        self.autosave = autosave
        # The number of events each seat has heard; what was before we sat down is in the log.
        self.heard = [told] * self.match.seats
        self.told = told
        # Whose turn it was when the board was last drawn; None when others have played since.
        self.seen_by: int | None = None
        # Who has the screen alone; None while everybody may look.
        self.reader: int | None = None
        self.has_trouble = False

    def play(self) -> None:
        self._keep()
        while asked := self.match.open_decisions():
            # Where several are asked at once: first the bots, then people in their order.
            seat = min(asked, key=lambda seat: (seat not in self.players, seat))
            if seat in self.players:
                self._play_bot(seat)
            else:
                self._ask(seat)
        self._finish()

    # -- bots -----------------------------------------------------------------------------

    def _play_bot(self, seat: int) -> None:
        with self.screen.thinking(seat):
            choice = bots.ask(self.players[seat], self.match, seat)
        self._choose(seat, choice)
        self.seen_by = None
        if len(self.players) == self.match.seats:
            self._watch()

    def _watch(self) -> None:
        """With bots alone, everything is told as it happens."""
        self.screen.narrate(None, self.told, most=None)
        self.told = len(self.match.events)

    # -- people ---------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show what is new and put the question, until the seat has answered it."""
        match = self.match
        self._hand_over(seat, self._has_secrets(seat))
        self._catch_up(seat)
        menu = match.menu(seat)
        assert menu is not None
        question = Question(self.screen, menu)
        self._put(question)
        ply = match.ply
        while True:
            line = self._answer(question, tidy(self._read()))
            if line is not None:
                self._choose(seat, line.choice)
                return
            # An undo may have led to another question, an act out of turn to another position,
            # and somebody else may have had the screen.
            is_asked = seat in match.open_decisions() and match.question_of(seat) == menu.ply
            if not is_asked or match.ply != ply or self.seen_by != seat:
                return

    def _catch_up(self, seat: int) -> None:
        """First what happened, then where that leads: a question stands beneath the board."""
        screen, match = self.screen, self.match
        if len(match.events) > self.heard[seat]:
            screen.print("")
            screen.narrate(seat, self.heard[seat])
        screen.print("")
        if self.seen_by == seat:
            screen.summary(seat)
        else:
            screen.board(seat)
        self.heard[seat] = len(match.events)
        self.seen_by = seat
        screen.print("")

    def _put(self, question: Question) -> None:
        """The question, and in a line what else is open."""
        question.show()
        Windows(self.screen, question.seat).hint()

    def _hand_over(self, seat: int, has_secrets: bool) -> None:
        """Before anything is shown that only this person may see, the others look away."""
        if len(self.screen.seating.people()) == 1 or not has_secrets:
            self.reader = None
            return
        if seat != self.reader:
            self.screen.clear()
            forget_typed()
            name = self.screen.words.players[seat]
            typed = tidy(self._read(self.words.tr("cli-pass-screen", name=name)))
            if command(typed, self.words) == ("quit", ""):
                raise Left
            self.screen.clear()
        self.reader = seat

    def _has_secrets(self, seat: int) -> bool:
        """Is the question a secret, or does anybody at this keyboard know one?"""
        match = self.match
        decision = match.open_decisions()[seat]
        seen = [match.view(other) for other in self.screen.seating.people()]
        is_secret = decision.SEALED or decision.PRIVATE
        return is_secret or any(view != match.view(None) for view in seen)

    def _read(self, prompt: str = "") -> str:
        try:
            line = input((prompt or self.words.tr("cli-prompt")) + " ")
        except EOFError:
            self.screen.print("")
            raise Left from None
        if not sys.stdin.isatty():
            # Nobody saw it being typed; a transcript shows it, as a screen would.
            self.screen.print(Text(line))
        return line

    def _answer(self, question: Question, typed: str) -> Line | None:
        """A legal line, or None: then something was shown and the question still stands."""
        asked = command(typed, self.words)
        if asked is not None:
            self._obey(question, *asked)
            return None
        line = self._find(question, typed)
        if line is not None and line.why is not None:
            self.screen.refuse(question.why(line))
            return None
        return line

    def _find(self, question: Question, typed: str) -> Line | None:
        """The line of the menu that was meant; otherwise says what is wrong."""
        refuse, tr, most = self.screen.refuse, self.words.tr, len(question.legal)
        if not typed:
            refuse(tr("cli-answer-empty", most=most))
            return None
        if typed.isdecimal():
            line = question.numbered(int(typed)) if len(typed) < 6 else None
            if line is None:
                refuse(tr("cli-answer-number", number=typed, most=most))
            return line
        meant = question.noted(typed.casefold())
        if len(meant) == 1:
            return meant[0]
        if meant:
            refs = ", ".join(line.ref for line in meant)
            refuse(tr("cli-answer-several", line=typed, refs=refs))
        else:
            refuse(tr("cli-answer-unknown", line=typed, most=most))
        return None

    # -- commands ---------------------------------------------------------------------------

    def _obey(self, question: Question, name: str, rest: str) -> None:
        screen, seat = self.screen, question.seat
        if name == "quit":
            raise Left
        if name == "why":
            self._why(question, rest)
        elif name == "hint":
            show_hint(screen, question)
        elif name == "undo":
            self._undo(seat)
        elif name == "log":
            everything = rest in ("all", *self.words.tr("cli-word-all").split())
            screen.narrate(seat, 0, None if everything else LOG_LINES)
        elif name == "score":
            screen.score()
        elif name == "prices":
            screen.prices()
        elif name == "save":
            self._save(rest)
        elif name == "help":
            screen.help()
        elif name == "else":
            self._something_else(question, rest)
        else:
            screen.board(seat)
            self._put(question)

    def _why(self, question: Question, rest: str) -> None:
        everything = rest in ("all", *self.words.tr("cli-word-all").split())
        if not rest or everything:
            question.impossible(everything)
            return
        line = self._find(question, rest)
        if line is not None:
            self.screen.print(question.why(line))

    # -- out of turn ------------------------------------------------------------------------

    def _something_else(self, question: Question, rest: str) -> None:
        """An act that nobody asks for: one's own, or that of a neighbour at this keyboard.

        Whether a neighbour has one may be a secret already, and is told to nobody else.
        """
        seat = self._neighbour(question.seat, rest)
        if seat is None:
            return
        if seat != question.seat:
            self._hand_over(seat, self.match.game.has_secrets())
            self._catch_up(seat)
        if self._act(seat) or seat != question.seat:
            return
        self._put(question)

    def _neighbour(self, seat: int, rest: str) -> int | None:
        """Who is to act: whoever is asked, or a person here by name."""
        if not rest:
            return seat
        names, people = self.screen.words.players, self.screen.seating.people()
        found = [other for other in people if names[other].casefold().startswith(rest.casefold())]
        exact = [other for other in found if names[other].casefold() == rest.casefold()]
        for some in (exact, found):
            if len(some) == 1:
                return some[0]
        here = self.words.listed([names[other] for other in people])
        self.screen.refuse(self.words.tr("cli-else-unknown", name=rest, people=here))
        return None

    def _act(self, seat: int) -> bool:
        """Show what is open to the seat; True once it has done something."""
        screen, tr = self.screen, self.words.tr
        windows = Windows(screen, seat)
        if not windows.questions:
            screen.tell("cli-else-nothing")
            if self.reader == seat and seat not in self.match.open_decisions():
                # Nobody else is to see that there was nothing.
                self._read(tr("cli-else-back"))
            return False
        windows.show()
        while typed := tidy(self._read(tr("cli-else-prompt"))):
            if command(typed, self.words) == ("quit", ""):
                raise Left
            meant = windows.meant(typed)
            if len(meant) == 1:
                kind, line = meant[0]
                with undisturbed():
                    self.match.choose(line.choice, seat, window=kind)
                    self._keep()
                return True
            if meant:
                refs = ", ".join(line.ref for _, line in meant)
                screen.refuse(tr("cli-answer-several", line=typed, refs=refs))
            else:
                screen.refuse(tr("cli-else-answer", line=typed, most=windows.most))
        return False

    def _undo(self, seat: int) -> None:
        """Take back the last choice made at this keyboard."""
        match = self.match
        chosen = [record for record in match.records if not record.auto]
        last = chosen[-1].seat if chosen else CHANCE
        # At a shared keyboard one may take back for the neighbour; for a bot nobody may, and
        # of sealed answers each takes back its own.
        asks = seat if last in self.players or match.pending else None
        try:
            with undisturbed():
                match.undo(asks)
                self.autosave.keep(match)
        except DemesneError as error:
            self.screen.refuse(self.words.error(error))
            return
        self.heard = [min(heard, len(match.events)) for heard in self.heard]
        self.screen.tell("cli-undone")

    def _save(self, rest: str) -> None:
        self.autosave.keep(self.match)
        if not rest:
            self._tell_trouble()
            if not self.autosave.problem:
                self.screen.tell("cli-saved")
                self.screen.verbatim(str(self.autosave.path))
            return
        path = Path(rest).expanduser()
        refusal = self.words.tr("cli-save-refused", file=str(path))
        try:
            write_new(path, self.match.to_log().to_text(), refusal)
        except DemesneError as error:
            self.screen.refuse(str(error))
        else:
            self.screen.tell("cli-saved")
            self.screen.verbatim(str(path))

    # -- keeping ------------------------------------------------------------------------------

    def _choose(self, seat: int, choice: int) -> None:
        with undisturbed():
            self.match.choose(choice, seat, self.match.question_of(seat))
            self._keep()

    def _keep(self) -> None:
        self.autosave.keep(self.match)
        if self.autosave.problem and not self.has_trouble:
            self._tell_trouble()

    def _tell_trouble(self) -> None:
        if self.autosave.problem:
            self.has_trouble = True
            self.screen.refuse(
                self.words.tr(
                    "cli-save-trouble",
                    file=str(self.autosave.path),
                    reason=self.autosave.problem,
                )
            )

    def _finish(self) -> None:
        screen = self.screen
        people = screen.seating.people()
        if people:
            screen.print("")
            screen.narrate(None, min(self.heard[seat] for seat in people))
        screen.print("")
        screen.board(None)
        screen.print("")
        screen.score()
        screen.winners()
        self.autosave.close(self.match)
        if not self.autosave.problem:
            screen.tell("cli-game-kept")
            screen.verbatim(shlex.join(["demesne", "replay", str(self.autosave.path)]))


def with_history() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    if sys.stdin.isatty():
        try:
            import readline
        except ImportError:
            return
        readline.set_history_length(0)


def forget_typed() -> None:
    """What one person typed is not to come up again under the arrow keys of the next."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
