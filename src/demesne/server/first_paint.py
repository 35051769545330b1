"""The first paint: index.html in the reader's language and colours, before any script."""

from __future__ import annotations

import html
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request

from demesne.i18n.languages import ENGLISH, LANGUAGES
from demesne.i18n.words import Words

# What the page has last told its browser: "fr.dark", or "fr." where the reader follows the system.
LOOK: Final = "demesne_look"
THEMES: Final = ("light", "dark")
# <p data-say="server-page-late">in English</p>
SAID: Final = re.compile(r'(<\w+[^<>]* data-say="([a-z-]+)"[^<>]*>)[^<>]*')


def wanted_language(request: Request) -> str:
    """What the browser asks for first, among what we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        base = part.split(";")[0].strip().split("-")[0].lower()
        if base in LANGUAGES:
            return base
    return ENGLISH


def first_paint(file: Path, request: Request) -> bytes:
    lang, _, theme = request.cookies.get(LOOK, "").partition(".")
    return _painted(
        file,
        file.stat().st_mtime_ns,
        lang if lang in LANGUAGES else wanted_language(request),
        theme if theme in THEMES else "",
    )


@lru_cache(maxsize=64)
def _painted(file: Path, _changed: int, lang: str, theme: str) -> bytes:
    words = Words(lang)
    root = f'<html lang="{lang}"' + (f' data-theme="{theme}"' if theme else "")
    text = file.read_text(encoding="utf-8").replace('<html lang="en"', root, 1)
    said = SAID.sub(lambda found: found[1] + html.escape(words.tr(found[2])), text)
    return said.encode()
