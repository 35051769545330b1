"""`demesne games` and `demesne rules`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.markdown import Markdown
from rich.text import Text

from demesne import registry
from demesne.cli.prose import Prose
from demesne.cli.screen import Screen, console, if_any
from demesne.cli.seating import NAMES, Seating
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.i18n import Words


def games(as_json: bool, lang: str) -> int:
    """Every game, for how many, with its options."""
    found = [registry.game(name) for name in registry.game_names()]
    if as_json:
        listed = [
            {
                "name": game.NAME,
                "rules": game.RULES_VERSION,
                "seats": [game.MIN_SEATS, game.MAX_SEATS],
                "options": {name: list(values) for name, values in game.OPTIONS.items()},
                "components": game.box.digest,
                "sources": _sources(game),
            }
            for game in found
        ]
        print(json.dumps({"ok": True, "games": listed}, ensure_ascii=False))
        return 0
    out = console()
    for game in found:
        words = Words(lang, game)
        heading = Text(f"{game.NAME}  ", "bold")
        out.print(Prose(heading.append(if_any(words, f"{game.NAME}-about"), "not bold")))
        for name, values in game.OPTIONS.items():
            first, *others = values
            told = words.tr("cli-games-option", name=name, first=first, others=", ".join(others))
            out.print(Prose(f"  {told}"))
        guessed = [table for table, source in _sources(game).items() if source == "reconstructed"]
        if guessed:
            told = words.tr("cli-games-guessed", tables=", ".join(guessed))
            out.print(Prose(f"  {told}", "dim"))
    return 0


def _sources(game: Game) -> dict[str, str]:
    """Where the figures of each table come from."""
    return {name: str(table["source"]) for name, table in game.box.tables.items()}


def rules(game_name: str, components: Path | None, lang: str) -> int:
    """A short account of a game, its price card, and where the book leaves a question."""
    game = registry.game(game_name, components)
    words, out = Words(lang, game), console()
    out.print(Text(if_any(words, f"{game.NAME}-title") or game.NAME, "bold"))
    out.print(Prose(if_any(words, f"cli-rules-{game.NAME}")))
    out.print()
    names = list(NAMES[: game.MAX_SEATS])
    table = Match(game, game.MAX_SEATS, seed=0, players=names)
    words.players = names
    Screen(table, Seating(names, [None] * len(names)), words, out).prices()
    path = Path(str(sys.modules[type(game).__module__].__file__)).with_name("rulings.md")
    if path.is_file():
        out.print()
        out.print(Markdown(path.read_text(encoding="utf-8")))
        out.print(f"{words.tr('cli-rules-file')} {path}", soft_wrap=True, style="dim")
    return 0
