"""Wooden pieces in a terminal: a mark or a letter each, so that hue is never needed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.table import Table
from rich.text import Text

# Families differ by shape as well as by colour: red, yellow, blue, white, violet.
MARKS = ("◆", "●", "▪", "▲", "★")
FAMILIES = (
    Style(color="#ffffff", bgcolor="#b4332a", bold=True),
    Style(color="#2a221c", bgcolor="#e6b323", bold=True),
    Style(color="#ffffff", bgcolor="#25589c", bold=True),
    Style(color="#2a221c", bgcolor="#f8f2e3", bold=True),
    Style(color="#ffffff", bgcolor="#74457f", bold=True),
)
CUBES = {
    "orange": Style(color="#2a1606", bgcolor="#df7e22", bold=True),
    "green": Style(color="#fffdf4", bgcolor="#4f7d27", bold=True),
    "brown": Style(color="#fff6e6", bgcolor="#7d4f2d", bold=True),
    "pink": Style(color="#4a1225", bgcolor="#e58fa9", bold=True),
    "plague": Style(color="#f2e9da", bgcolor="#565049", bold=True),
}
GOODS = {
    "food": Style(color="#fffdf4", bgcolor="#4f7d27", bold=True),
    "fabric": Style(color="#ffffff", bgcolor="#9a4a62", bold=True),
    "metal": Style(color="#f4f6f7", bgcolor="#59636b", bold=True),
    "influence": Style(color="#ffffff", bgcolor="#3d6d92", bold=True),
    "gold": Style(color="#2a1f06", bgcolor="#d9a520", bold=True),
}
# The frame of a panel that nobody is asked about.
RULE = "#8a7c68"
# Verdigris means "you may", and nothing else; rubric tells of losses and refusals.
MAY = Style(color="#1a9a8c", bold=True)
RUBRIC = Style(color="#d0583a")
SOFT = Style(dim=True)
STRONG = Style(bold=True)


def mark(seat: int) -> Text:
    """The family's badge."""
    return Text(MARKS[seat], FAMILIES[seat])


def figures(seat: int, generations: Iterable[int]) -> Text:
    """Members of one family who stand together: the badge, then a generation each."""
    return Text(MARKS[seat] + " ".join(map(str, generations)), FAMILIES[seat])


def joined(parts: Iterable[Text | str], between: str = " ") -> Text:
    """The parts in one line; empty ones leave no gap."""
    return Text(between).join(
        part if isinstance(part, Text) else Text(part) for part in parts if len(part)
    )


def padded(text: Text, width: int) -> Text:
    """Filled up with spaces to a width in cells, also beside Japanese."""
    gap = width - text.cell_len
    return joined([text, " " * gap], "") if gap > 0 else text


def flowed(items: Iterable[Text], width: int, gap: str = "  ") -> Text:
    """As many items in a line as fit; a line never ends in the middle of an item."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1] = joined([lines[-1], item], gap)
        else:
            lines.append(item)
    return joined(lines, "\n")


def line(*parts: Text | str) -> Text:
    """The parts in one line, cut off rather than broken."""
    one = joined(parts)
    one.no_wrap = True
    one.overflow = "ellipsis"
    return one


def sides(left: Text, right: Text) -> Table:
    """One line with something at either end."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(no_wrap=True, justify="right")
    grid.add_row(left, right)
    return grid
