"""Sentences in a terminal, broken where a reader would break them.

Rich breaks lines at any white space and cuts or folds a word that is too long. To it a
Japanese sentence is one word, and the no-break space before a French mark is a space like
any other.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

SPACES = " \N{IDEOGRAPHIC SPACE}"
# Japanese lines do not begin with the first of these, nor end with the second.
NEVER_FIRST = "、。，．・：；？！）」』】〕》〉ー…々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ"
NEVER_LAST = "（「『【〔《〈"
# After these a line may end, whatever follows.
MARKS = "、。，．：；？！）」』】〕》〉"


class Prose:
    """A sentence or several, never cut off: every line holds as much as fits."""

    def __init__(self, text: Text | str, style: Style | str = "") -> None:
        self.text = Text(text, style) if isinstance(text, str) else text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        for paragraph in self.text.split(allow_blank=True):
            for line in paragraph.divide(breaks(paragraph.plain, width)):
                line.rstrip_end(width)
                line.no_wrap = True
                yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = Measurement.get(console, options, self.text).maximum
        return Measurement(min(2, widest), widest)


def breaks(text: str, width: int) -> list[int]:
    """Where each new line begins; at any letter where not even one word fits."""
    found: list[int] = []
    # Where this line begins, and where it may last be broken.
    start, last = 0, 0
    for place in range(1, len(text) + 1):
        if place - 1 > start and cell_len(text[start:place].rstrip(SPACES)) > width:
            start = last if last > start else place - 1
            found.append(start)
        if place < len(text) and may_break(text[place - 1], text[place]):
            last = place
    return found


def may_break(before: str, after: str) -> bool:
    """May a line end with the one and the next begin with the other?"""
    if before in SPACES:
        return after not in SPACES
    # Letters and figures stay with what they stand beside: 騎士A, 3個.
    wide = cell_len(before) == 2 == cell_len(after) or before in MARKS
    return wide and before not in NEVER_LAST and after not in NEVER_FIRST + SPACES
