"""What one may type besides an answer. The words are `cli-command-*`, several a command."""

from __future__ import annotations

import unicodedata

from demesne.i18n import Words

COMMANDS = (
    "why", "hint", "else", "undo", "log", "score", "board", "prices", "save", "help", "quit",
)  # fmt: skip


def tidy(line: str) -> str:
    """As typed on any keyboard: full-width digits and letters are the plain ones."""
    words = " ".join(unicodedata.normalize("NFKC", line).split())
    return "".join(letter for letter in words if letter.isprintable())


def command(line: str, words: Words) -> tuple[str, str] | None:
    """The command a line asks for, and the rest of the line; None when it is an answer.

    English words always work, beside those of the language.
    """
    first, _, rest = line.partition(" ")
    typed = first.casefold()
    for name in COMMANDS:
        if typed == name or typed in words.tr(f"cli-command-{name}").casefold().split():
            return name, rest
    return None
