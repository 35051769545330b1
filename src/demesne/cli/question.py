"""The question on the table: its lines, numbered, and why others are not possible.

Legal lines are numbered from 1. The rest are numbered on behind them, so that one
may ask `why 17` or point at a line in the notation of the log.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.pieces import FAMILIES, MARKS, MAY, RUBRIC, SOFT, flowed, joined
from demesne.cli.prose import Prose
from demesne.cli.screen import Screen
from demesne.core.menu import Line, Menu

# Impossible lines of one reason shown without being asked for all.
SAMPLE = 4


class Question:
    """One menu as its seat reads it."""

    def __init__(self, screen: Screen, menu: Menu, first: int = 1) -> None:
        """`first` is the number of its first line, where several menus stand together."""
        self.screen = screen
        self.first = first
        self.words = screen.words
        self.menu = menu
        self.seat = menu.seat
        self.legal = menu.legal()
        # In the order of their numbers.
        self.lines = [*self.legal, *(line for line in menu.lines if line.why is not None)]

    def label(self, line: Line) -> str:
        return self.words.say(line.label)

    def numbered(self, number: int) -> Line | None:
        """The line behind a number on the screen."""
        place = number - self.first
        return self.lines[place] if 0 <= place < len(self.lines) else None

    def noted(self, ref: str) -> list[Line]:
        """The lines a notation may mean: exactly, or else as the beginning of legal ones."""
        exact = [line for line in self.lines if line.ref == ref]
        return exact or [line for line in self.legal if line.ref.startswith(ref)]

    # -- on the screen ------------------------------------------------------------------

    def title(self) -> Prose:
        asked = self.words.say(self.menu.question)
        badge = Text(f" {MARKS[self.seat]} ", FAMILIES[self.seat])
        return Prose(joined([badge, Text(asked, MAY)]))

    def show(self) -> None:
        """The question and its legal lines."""
        screen = self.screen
        screen.print(self.title())
        screen.print(self._groups() or self._list())
        warnings = [self.words.say(line.warning) for line in self.legal if line.warning is not None]
        for warning in dict.fromkeys(warnings):
            screen.print(Prose(f"† {warning}", RUBRIC))

    def _groups(self) -> RenderableType | None:
        """Lines side by side under a heading, where the game's drawing has short ones."""
        drawing = self.screen.drawing(self.seat)
        groups: dict[str, list[Text]] = {}
        for number, line in enumerate(self.legal, start=self.first):
            short = drawing.shortened(self.menu.decision, line.ref)
            if short is None:
                return None
            heading, text = short
            groups.setdefault(heading, []).append(
                marked(line, joined([Text(str(number), MAY), text]))
            )
        widest = max(map(cell_len, groups))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for heading, texts in groups.items():
            room = drawing.scene.width - widest - 3
            grid.add_row(Text(f"  {heading}"), flowed(texts, room, "   "))
        return grid

    def _list(self) -> RenderableType:
        """One line each, with its notation behind it."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, width=3)
        grid.add_column()
        grid.add_column(no_wrap=True)
        for number, line in enumerate(self.legal, start=self.first):
            text = marked(line, Text(self.label(line)))
            grid.add_row(Text(str(number), MAY), Prose(text), Text(line.ref, SOFT))
        return grid

    # -- why not --------------------------------------------------------------------------

    def why(self, line: Line) -> str:
        """Why a line is not possible, or that it is."""
        if line.why is None:
            return self.words.tr("cli-why-possible", line=self.label(line))
        reason = self.words.say(line.why)
        return self.words.tr("cli-why-not", line=self.label(line), reason=reason)

    def impossible(self, everything: bool) -> None:
        """The lines that cannot be chosen now; only a few of each kind unless asked for all."""
        screen = self.screen
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, width=3)
        grid.add_column()
        kinds: dict[str, int] = {}
        left_out = 0
        for number, line in enumerate(self.lines, start=self.first):
            if line.why is None:
                continue
            kinds[line.why.key] = kinds.get(line.why.key, 0) + 1
            if kinds[line.why.key] > SAMPLE and not everything:
                left_out += 1
                continue
            text = Text(self.label(line))
            text.append(f" ({line.ref})", SOFT)
            text.append(f" {self.words.say(line.why)}", RUBRIC)
            grid.add_row(Text(str(number), SOFT), Prose(text))
        if not kinds:
            screen.tell("cli-why-all-possible")
            return
        screen.tell("cli-why-list")
        screen.print(grid)
        if left_out:
            screen.tell("cli-why-more", "dim", count=left_out)


def marked(line: Line, text: Text) -> Text:
    """With a dagger where there is something to beware of."""
    if line.warning is not None:
        text.append(" †", RUBRIC)
    return text
