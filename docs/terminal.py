"""Draws `terminal.svg`, the picture of a game in the terminal: `python docs/terminal.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from demesne import bots, registry
from demesne.cli.question import Question
from demesne.cli.screen import Screen
from demesne.cli.seating import Seating
from demesne.core.match import Match
from demesne.i18n import Words

SEED, PLY = 7, 250
# Oak-gall ink on limewashed paper.
PAPER = TerminalTheme((253, 249, 240), (42, 34, 28), [(42, 34, 28)] * 8, [(90, 75, 63)] * 8)
FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def draw() -> str:
    game = registry.game("village")
    seating = Seating(["Ada", "Bruno", "Chiyo"], [None, "greedy", "greedy"])
    players = Seating(seating.names, ["greedy"] * 3).bots(game, SEED)
    match = Match(game, seed=SEED, players=seating.players())
    heard = 0
    while (decision := match.decision) is not None:
        if match.ply > PLY and decision.seat == 0 and type(decision).__name__ == "TakeTurn":
            break
        heard = len(match.events) if decision.seat == 0 else heard
        match.choose(bots.ask(players[decision.seat], match, decision.seat))
    menu = match.menu(0)
    assert menu is not None
    console = Console(record=True, width=120, height=60, file=io.StringIO(), force_terminal=True)
    screen = Screen(match, seating, Words("en", game, seating.names), console)
    screen.narrate(0, heard)
    screen.print("")
    screen.board(0)
    screen.print("")
    Question(screen, menu).show()
    svg = console.export_svg(title="demesne play", theme=PAPER, unique_id="village")
    # The reader's own font: a picture that fetches nothing from anywhere.
    svg = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]*;", f"font-family: {FONT};", svg)


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(draw(), encoding="utf-8")
