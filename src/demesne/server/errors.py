"""What the server refuses, and how it says so."""

from __future__ import annotations

from typing import Final

from demesne.core.errors import (
    DemesneError,
    GameOver,
    IllegalChoice,
    InvalidChoice,
    NotYourTurn,
    RulesError,
    StalePly,
    UndoRefused,
)
from demesne.i18n import Words
from demesne.server.protocol import Phrase

# So much of what is refused is said again.
QUOTED: Final = 200
CODES: dict[type[RulesError], str] = {
    GameOver: "game-over",
    IllegalChoice: "illegal-choice",
    InvalidChoice: "invalid-choice",
    NotYourTurn: "not-your-turn",
    StalePly: "stale-ply",
    UndoRefused: "undo-refused",
}


class StartError(DemesneError):
    """The server cannot start; one clear sentence says why."""


class Asleep(Exception):
    """The table went to sleep; wake it and ask again."""


class Refusal(Exception):
    """A message that is not carried out: a code for programs, a sentence for people.

    The sentence is of `i18n/<language>/server.ftl`: by its key and arguments a reader has it in
    any language, in English it is there as `text` too.
    """

    def __init__(self, error: str, key: str, **args: int | str) -> None:
        self.error = error
        self.reason = Phrase(key, _short(args))
        self.text = _english(self.reason)
        super().__init__(self.text)


class RulesRefusal(Refusal):
    """A choice that the rules refuse, with what they say about it."""

    def __init__(self, error: str, text: str, reason: Phrase) -> None:
        Exception.__init__(self, text)
        self.error = error
        self.reason = reason
        self.text = text


class RequestError(Exception):
    """An HTTP request that is not carried out."""

    def __init__(self, status: int, error: str, key: str, **args: int | str) -> None:
        self.status = status
        self.error = error
        self.reason = Phrase(key, _short(args))
        self.text = _english(self.reason)
        super().__init__(self.text)


def _short(args: dict[str, int | str]) -> dict[str, int | str]:
    """What somebody wrote is quoted back, but not all of it: no sentence takes that."""
    return {
        name: said[:QUOTED] + "…" if isinstance(said, str) and len(said) > QUOTED else said
        for name, said in args.items()
    }


def _english(reason: Phrase) -> str:
    return Words("en", strict=True).tr(reason.key, **reason.args)
