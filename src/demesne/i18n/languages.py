"""Which languages there are, and which one the reader wants."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from demesne.core.errors import DemesneError

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
LANGUAGES: Final = tuple(sorted(path.parent.name for path in FOLDER.glob("*/common.ftl")))


class UnknownLanguage(DemesneError):
    """Demesne has no words in this language."""


def language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language asked for; else the environment's where we speak it; else English.

    A region is welcome and ignored: `fr_CA.UTF-8` is French. Only a language that was asked
    for by name is refused.
    """
    if wanted:
        if _base(wanted) not in LANGUAGES:
            raise UnknownLanguage(
                f"Demesne does not speak {wanted!r}; it speaks {', '.join(LANGUAGES)}."
            )
        return _base(wanted)
    environ = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        # The first that is set decides, as everywhere on a Unix system.
        if environ.get(name):
            found = _base(environ[name])
            return found if found in LANGUAGES else ENGLISH
    return ENGLISH


def _base(locale: str) -> str:
    return locale.replace("_", "-").split("-")[0].split(".")[0].lower()
