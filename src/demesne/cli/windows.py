"""What somebody may do out of turn: every such act under one numbering."""

from __future__ import annotations

from rich.text import Text

from demesne.cli.pieces import MAY, joined
from demesne.cli.prose import Prose
from demesne.cli.question import Question
from demesne.cli.screen import Screen, if_any
from demesne.core.menu import Line, Menu
from demesne.core.step import kebab


class Windows:
    """The acts open to one seat now, each with its lines that can be chosen."""

    def __init__(self, screen: Screen, seat: int) -> None:
        self.screen = screen
        self.seat = seat
        self.questions: list[Question] = []
        first = 1
        for menu in screen.match.windows(seat):
            question = Question(screen, menu, first)
            self.questions.append(question)
            first += len(question.legal)
        self.most = first - 1

    def hint(self) -> None:
        """One line beneath a question: that there is something else, and what."""
        if self.questions:
            words = self.screen.words
            typed = words.tr("cli-command-else").split()[0]
            names = words.listed([self._name(question.menu) for question in self.questions])
            line = Text(words.tr("cli-else-hint", acts=names))
            self.screen.print(Prose(joined([Text(f"  {typed}", MAY), line])))

    def show(self) -> None:
        """Every act with its lines."""
        for question in self.questions:
            question.show()

    def meant(self, typed: str) -> list[tuple[str, Line]]:
        """The acts that a number or a notation may mean, each with its line."""
        found: list[tuple[str, Line]] = []
        for question in self.questions:
            kind = question.menu.decision
            if typed.isdecimal():
                line = question.numbered(int(typed)) if len(typed) < 6 else None
                found += [] if line is None else [(kind, line)]
            else:
                found += [(kind, line) for line in question.noted(typed.casefold())]
        return [(kind, line) for kind, line in found if line.why is None]

    def _name(self, menu: Menu) -> str:
        """The act in two or three words, or its question where the game has none."""
        words = self.screen.words
        key = f"cli-{self.screen.match.game.NAME}-else-{kebab(menu.decision)}"
        return if_any(words, key) or words.say(menu.question)
