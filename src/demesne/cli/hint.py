"""`hint` at the table: what a strong player would do, with a win chance and a reason each.

The ways carry the numbers of their lines in the question, so that one is chosen by typing it.
"""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from demesne.analysis import Budget, Hint, hints
from demesne.cli.analyse import percent, signed
from demesne.cli.pieces import MAY, SOFT, STRONG
from demesne.cli.prose import Prose
from demesne.cli.question import Question
from demesne.cli.screen import Screen

BUDGET: Final = Budget()
BAR: Final = 10
# Of what speaks for a way, at most so much is told, as on the page.
REASONS: Final = 2


def show_hint(screen: Screen, question: Question) -> None:
    """The best ways to answer, from what whoever is asked may know and nothing else."""
    match = screen.match
    with screen.busy(screen.words.tr("hint-thinking")):
        found = hints(match.game, match.state, question.seat, BUDGET)
    screen.tell("hint-title", "bold")
    screen.tell("hint-note", "dim", count=len(found))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True, width=3)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True, width=BAR)
    grid.add_column()
    for hint in found:
        _add(grid, screen, question, hint)
    screen.print(grid)


def _add(grid: Table, screen: Screen, question: Question, hint: Hint) -> None:
    """One way: its line, what it goes on with, and what speaks for it."""
    words = screen.words
    choices = [line.choice for line in question.legal]
    place = choices.index(hint.choice)
    grid.add_row(
        Text(str(question.first + place), MAY),
        Text(percent(hint.chance), STRONG),
        Text("█" * round(BAR * hint.chance)).append("░" * BAR, SOFT)[:BAR],
        Prose(question.label(question.legal[place])),
    )
    rest = " · ".join(words.say(label) for _, _, label in hint.answers[1:])
    gains = [(term, by) for term, by in hint.reasons if by > 0][:REASONS]
    told = " · ".join(f"{words.tr(f'term-{term}')} {signed(by)}" for term, by in gains)
    for more in (rest, words.tr("hint-for", terms=told) if told else ""):
        if more:
            grid.add_row("", "", "", Prose(more, SOFT))
