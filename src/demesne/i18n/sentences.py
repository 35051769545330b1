"""The sentence files of one language, read by Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from demesne.core.errors import DemesneError
from demesne.i18n.languages import FOLDER

# Files every reader needs beside a game's own. `web.ftl` is for the browser alone.
SHARED: Final = ("common", "games", "cli", "arena", "server", "analysis")


class MissingWords(DemesneError):
    """A sentence is not there, or wants an argument that nobody gave."""


class Sentences:
    """What the files of one language say. Anything wrong with them is MissingWords."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for name in (*SHARED, game):
            path = FOLDER / lang / f"{name}.ftl"
            if path.is_file():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def sentence(self, key: str, values: Mapping[str, int | str]) -> str:
        return self._forms(key, values)[""]

    def forms(self, key: str) -> dict[str, str]:
        """A word and its forms by name: "" is the word by itself, as on a board or a list."""
        return self._forms(key, {})

    def _forms(self, key: str, values: Mapping[str, int | str]) -> dict[str, str]:
        if not self._bundle.has_message(key):
            raise MissingWords(f"There are no words for {key!r} in {self.lang!r}.")
        message = self._bundle.get_message(key)
        texts: dict[str, str] = {}
        for form, pattern in (("", message.value), *message.attributes.items()):
            if pattern is None:
                raise MissingWords(f"{key!r} has forms but no word of its own in {self.lang!r}.")
            text, errors = self._bundle.format_pattern(pattern, dict(values))
            if errors:
                raise MissingWords(f"{key!r} cannot be said in {self.lang!r}: {errors[0]}.")
            texts[form] = str(text)
        return texts


@cache
def sentences(lang: str, game: str) -> Sentences:
    """Read once, however many tables are played."""
    return Sentences(lang, game)
