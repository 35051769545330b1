"""Where the points of a game came from: the score sheet, and what its longest line is made of.

In MIL and Feudum nearly all points are made on the way and stand on one line of the sheet. What
they were for is told by the events of the game, and `sources.toml` says which tell it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from demesne.core.match import Match


@cache
def _told(game: str) -> dict[str, Any] | None:
    """Which line is taken apart, and by what events; None for a game whose sheet says all."""
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    table: dict[str, Any] | None = tomllib.loads(text).get(game)
    return table


def named(source: str, say: Callable[..., str]) -> str:
    """In words. Lines of a sheet are single words; what comes of events is the key of its words."""
    said = say(source if "-" in source else f"part-{source}")
    return said[:1].upper() + said[1:]


def earned(match: Match) -> list[dict[str, int]]:
    """The points of each seat of a finished match by source; together they are its score."""
    standings = sorted(match.standings(), key=lambda standing: standing.seat)
    sheets = [dict(standing.parts) for standing in standings]
    table = _told(match.game.NAME)
    if table is None:
        return sheets
    found: list[dict[str, int]] = [{} for _ in sheets]
    for _, event in match.events:
        source = table["events"].get(event.message.key)
        if source is None:
            continue
        said = match.game.explain(event.message)
        source = said[source[1:]] if source.startswith("$") else source
        points = -said["points"] if event.message.key in table["lost"] else said["points"]
        own = found[said["seat"]]
        own[source] = own.get(source, 0) + points
    line = table["line"]
    for own, sheet in zip(found, sheets, strict=True):
        # What no event told of stays where the sheet has it.
        rest = sheet.pop(line) - sum(own.values())
        own |= ({line: rest} if rest else {}) | sheet
    return found
