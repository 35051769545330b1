"""`demesne bots`: whom one can play against."""

from __future__ import annotations

import json

from rich.text import Text

from demesne import bots, registry
from demesne.bots import beasts
from demesne.cli.prose import Prose
from demesne.cli.screen import console
from demesne.i18n import Words

STEPS = "▁▃▅▇"


def list_bots(game_name: str | None, as_json: bool, lang: str) -> int:
    """Levels with their characters, weakest first; of one game, only what is true there."""
    words = Words(lang)
    known: tuple[str, ...] = beasts.BEASTS
    if game_name is not None:
        known = tuple(beasts.tempers(registry.game(game_name)))
    if as_json:
        characters = [
            {
                "name": name.lower(),
                "level": beasts.level_of(name),
                "taste": beasts.TASTES.get(name) if name in known else None,
            }
            for name in beasts.BEASTS
        ]
        listed = {
            "levels": list(bots.LEVELS),
            "characters": characters,
            "yardsticks": list(bots.YARDSTICKS),
            "foreign": bots.foreign(),
        }
        print(json.dumps({"ok": True, **listed}, ensure_ascii=False))
        return 0
    out = console()
    for number, level in enumerate(bots.LEVELS, 1):
        heading = Text(f"{STEPS[:number]:<4} {words.tr(f'level-{level}')} ", "bold")
        if words.lang != "en":
            heading.append(f"({level}) ", "not bold")
        out.print(Prose(heading.append(words.tr(f"level-{level}-line"), "not bold dim")))
        for name in beasts.KINDS[level]:
            out.print(Prose(_told(name, name in known, words)))
    out.print(Prose(words.tr("cli-bots-others", bots=", ".join(bots.YARDSTICKS)), "dim"))
    if bots.foreign():
        out.print(Prose(words.tr("cli-bots-foreign", bots=", ".join(bots.foreign())), "dim"))
    return 0


def _told(name: str, has_temper: bool, words: Words) -> Text:
    key = beasts.word(name)
    called, kind = words.tr(f"{key}"), words.tr(f"{key}-kind")
    told = Text(f"     {words.tr('cli-bots-beast', name=called, kind=kind)}")
    if called.casefold() != name.casefold():
        told.append(f" ({name.lower()})")
    return told.append(f"  {words.tr(f'{key}-temper')}", "dim") if has_temper else told
