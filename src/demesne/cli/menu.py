"""The question on the table: its lines, numbered, and why others are not possible.

Legal lines are numbered from 1. The rest are numbered on behind them, so that one
may ask `why 17` or point at a line in the notation of the log.
"""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.pieces import FAMILIES, MARKS, MAY, RUBRIC, SOFT, flowed, joined
from demesne.cli.screen import Screen
from demesne.core.step import Decision

# Impossible lines of one reason shown without being asked for all.
SAMPLE = 4


class Menu:
    """One decision as its seat reads it."""

    def __init__(self, screen: Screen, decision: Decision[Any]) -> None:
        self.screen = screen
        self.words = screen.words
        self.decision = decision
        self.state = screen.match.state
        self.legal = decision.options(self.state)
        possible = set(self.legal)
        # In the order of their numbers.
        self.choices = [
            *self.legal,
            *(choice for choice in range(decision.SIZE) if choice not in possible),
        ]

    def label(self, choice: int) -> str:
        return self.words.say(self.decision.label(self.state, choice))

    def numbered(self, number: int) -> int | None:
        """The choice behind a number on the screen."""
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def noted(self, ref: str) -> list[int]:
        """The choices a notation may mean: exactly, or else as the beginning of legal ones."""
        exact = self.decision.find(ref)
        if exact is not None:
            return [exact]
        return [choice for choice in self.legal if self.decision.ref(choice).startswith(ref)]

    # -- on the screen ------------------------------------------------------------------

    def question(self) -> Text:
        seat = self.decision.seat
        asked = self.words.say(self.decision.question(self.state))
        return joined([Text(f" {MARKS[seat]} ", FAMILIES[seat]), Text(asked, MAY)])

    def show(self) -> None:
        """The question and its legal lines."""
        screen, warnings = self.screen, self._warnings()
        screen.print(self.question())
        screen.print(self._groups(warnings) or self._list(warnings))
        for key in dict.fromkeys(filter(None, warnings)):
            screen.print(Text(f"† {self.words.tr(key)}", RUBRIC))

    def _warnings(self) -> list[str]:
        """For each legal line what to beware of, as a phrase key; "" for nothing."""
        game, seat = self.screen.match.game, self.decision.seat
        drawing = self.screen.drawing(seat)
        return [
            drawing.warning(seat, game.explain(self.decision.label(self.state, choice)))
            for choice in self.legal
        ]

    def _groups(self, warnings: list[str]) -> RenderableType | None:
        """Lines side by side under a heading, where the game's drawing has short ones."""
        drawing = self.screen.drawing(self.decision.seat)
        kind = type(self.decision).__name__
        groups: dict[str, list[Text]] = {}
        for number, choice in enumerate(self.legal, start=1):
            short = drawing.shortened(kind, self.decision.ref(choice))
            if short is None:
                return None
            heading, text = short
            line = joined([Text(str(number), MAY), text])
            if warnings[number - 1]:
                line.append(" †", RUBRIC)
            groups.setdefault(heading, []).append(line)
        widest = max(map(cell_len, groups))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for heading, lines in groups.items():
            room = drawing.scene.width - widest - 3
            grid.add_row(Text(f"  {heading}"), flowed(lines, room, "   "))
        return grid

    def _list(self, warnings: list[str]) -> RenderableType:
        """One line each, with its notation behind it."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, width=3)
        grid.add_column()
        grid.add_column(no_wrap=True)
        for number, choice in enumerate(self.legal, start=1):
            line = Text(self.label(choice))
            if warnings[number - 1]:
                line.append(" †", RUBRIC)
            grid.add_row(Text(str(number), MAY), line, Text(self.decision.ref(choice), SOFT))
        return grid

    # -- why not --------------------------------------------------------------------------

    def why(self, choice: int) -> str:
        """Why a line is not possible, or that it is."""
        reason = self.words.why_not(self.decision, self.state, choice)
        if reason is None:
            return self.words.tr("cli-why-possible", line=self.label(choice))
        return self.words.tr("cli-why-not", line=self.label(choice), reason=reason)

    def impossible(self, everything: bool) -> None:
        """The lines that cannot be chosen now; only a few of each kind unless asked for all."""
        screen = self.screen
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, width=3)
        grid.add_column()
        kinds: dict[str, int] = {}
        left_out = 0
        start = len(self.legal)
        for number, choice in enumerate(self.choices[start:], start=start + 1):
            key = self.decision.obstacle(self.state, choice)
            kinds[key] = kinds.get(key, 0) + 1
            if kinds[key] > SAMPLE and not everything:
                left_out += 1
                continue
            line = Text(self.label(choice))
            line.append(f" ({self.decision.ref(choice)})", SOFT)
            line.append(f" {self.words.why_not(self.decision, self.state, choice)}", RUBRIC)
            grid.add_row(Text(str(number), SOFT), line)
        if not kinds:
            screen.tell("cli-why-all-possible")
            return
        screen.tell("cli-why-list")
        screen.print(grid)
        if left_out:
            screen.tell("cli-why-more", "dim", count=left_out)
