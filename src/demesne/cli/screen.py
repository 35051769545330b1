"""What a reader at the terminal is shown: the table, what happened, the score."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from io import TextIOWrapper

from rich import box as borders
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from demesne.cli.boards import Drawing, Scene, drawing
from demesne.cli.commands import COMMANDS
from demesne.cli.pieces import FAMILIES, MARKS, MAY, RUBRIC, SOFT, mark
from demesne.cli.prose import Prose
from demesne.cli.seating import Seating
from demesne.core.match import Match
from demesne.core.message import Message
from demesne.i18n import MissingWords, Words

# Lines of narration shown without being asked for.
RECENT = 24


class Screen:
    """One match shown in one language."""

    def __init__(self, match: Match, seating: Seating, words: Words, console: Console) -> None:
        self.match = match
        self.seating = seating
        self.words = words
        self.console = console

    def scene(self, seat: int | None) -> Scene:
        people = self.seating.people()
        # At a shared keyboard nobody is "you": the names tell people apart.
        roles = [
            role or (self.words.tr("cli-you") if len(people) == 1 and seat in people else "")
            for seat, role in enumerate(self.seating.roles(self.words))
        ]
        console, match = self.console, self.match
        return Scene(
            match.view(seat),
            match.game.box.tables,
            list(self.words.players),
            roles,
            match.open_decisions(),
            self.words.tr,
            console.width,
            # A pipe or a picture has no lower edge.
            console.height if console.is_terminal else 999,
        )

    def clear(self) -> None:
        """Nothing of what was shown is left, not above either. A pipe keeps everything."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def print(self, *parts: RenderableType) -> None:
        told = (Prose(part) if isinstance(part, str) else part for part in parts)
        self.console.print(*told, highlight=False)

    def tell(self, sentence: str, style: str = "", /, **values: int | str) -> None:
        """One sentence of ours."""
        self.print(Prose(self.words.tr(sentence, **values), style))

    def thinking(self, seat: int) -> AbstractContextManager[None]:
        """While a bot thinks, who it is stands in the last line."""
        return self.busy(self.words.tr("thinking", name=self.words.players[seat]))

    @contextlib.contextmanager
    def busy(self, sentence: str) -> Iterator[None]:
        """A sentence in the last line while something lasts; where nobody watches, none."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(sentence, spinner="dots"):
            yield

    def verbatim(self, line: str) -> None:
        """A path or a command to copy: one line, however long."""
        self.console.print(Text(f"  {line}", "bold"), soft_wrap=True)

    def refuse(self, sentence: str) -> None:
        self.print(Prose(sentence, RUBRIC))

    # -- the table ------------------------------------------------------------------

    def drawing(self, seat: int | None) -> Drawing:
        """The table as `seat` may see it; None is a spectator."""
        return drawing(self.match.game.NAME, self.scene(seat))

    def board(self, seat: int | None) -> None:
        self.print(self.drawing(seat).board())

    def summary(self, seat: int) -> None:
        drawn = self.drawing(seat).summary(seat)
        if drawn is not None:
            self.print(drawn)

    def prices(self) -> None:
        drawn = self.drawing(None).prices()
        if drawn is None:
            self.tell("cli-no-prices")
        else:
            self.print(drawn)

    def help(self) -> None:
        """All that may be typed, and how to read the board."""
        self.tell("cli-play-help")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for name in COMMANDS:
            typed = self.words.tr(f"cli-command-{name}").split()[0]
            grid.add_row(Text(f"  {typed}", MAY), Prose(self.words.tr(f"cli-play-help-{name}")))
        self.print(grid)
        self.print(Prose(if_any(self.words, f"cli-{self.match.game.NAME}-legend"), SOFT))

    # -- what happened ----------------------------------------------------------------

    def narrate(self, seat: int | None, start: int, most: int | None = RECENT) -> None:
        """Events from number `start` on, as `seat` may hear them; the last `most` of them."""
        events = self.match.events[start:]
        left_out = 0 if most is None else max(0, len(events) - most)
        if left_out:
            self.tell("cli-earlier-lines", "dim", count=left_out)
        for _, event in events[left_out:]:
            self.print(self.event_line(event.seen_by(seat)))

    def event_line(self, message: Message) -> RenderableType:
        who = self.match.game.explain(message).get("seat")
        # A hanging indent, so that the badges stand in a column of their own.
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column()
        grid.add_row(
            mark(who) if isinstance(who, int) and 0 <= who < len(MARKS) else Text("·", SOFT),
            Prose(self.words.say(message)),
        )
        return grid

    # -- the score ----------------------------------------------------------------------

    def score(self) -> None:
        """The score sheet: its lines, what breaks ties, and the place."""
        match, words = self.match, self.words
        standings = sorted(match.standings(), key=lambda standing: standing.seat)
        over = match.over
        title = words.tr("cli-score-final" if over else "cli-score-now")
        sheet = Table(title=title, title_style="bold", box=borders.SIMPLE_HEAD, pad_edge=False)
        sheet.add_column("")
        for standing in standings:
            name = f"{MARKS[standing.seat]} {self.words.players[standing.seat]}"
            sheet.add_column(Text(name, FAMILIES[standing.seat]), justify="right")
        for part in standings[0].parts:
            sheet.add_row(words.part(part), *(str(each.parts[part]) for each in standings))
        sheet.add_section()
        totals = [Text(str(standing.score), "bold") for standing in standings]
        sheet.add_row(Text(words.tr("cli-score-total"), "bold"), *totals)
        for tie in standings[0].ties:
            figures = [Text(str(each.ties[tie]), SOFT) for each in standings]
            sheet.add_row(Text(words.tie(tie), SOFT), *figures)
        places = [
            Text(
                words.tr("cli-score-place", place=standing.place),
                MAY if standing.place == 1 else "",
            )
            for standing in standings
        ]
        sheet.add_row(words.tr("cli-score-rank"), *places)
        self.print(sheet)

    def winners(self) -> None:
        """Who won, and by what where the score alone does not say."""
        standings = self.match.standings()
        first = [standing for standing in standings if standing.place == 1]
        names = self.words.listed([self.words.players[standing.seat] for standing in first])
        score = first[0].score
        tied = [standing for standing in standings if standing.score == score]
        if len(first) > 1:
            key = "cli-won-shared"
        elif len(tied) > 1:
            key = "cli-won-tie-break"
        else:
            key = "cli-won"
        self.print(Rule(style=SOFT))
        self.print(Prose(self.words.tr(key, names=names, score=score), MAY))


def if_any(words: Words, key: str) -> str:
    """The sentence, or "" for a game that has none of its own."""
    try:
        return Words(words.lang, words.game, words.players, strict=True).tr(key)
    except MissingWords:
        return ""


def console() -> Console:
    """Standard output as Rich draws on it. Letters it cannot write become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)
