"""What the server refuses, and how it says so."""

from __future__ import annotations

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
from demesne.core.message import Message

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
    """A message that is not carried out: a code for programs, a sentence for people."""

    def __init__(self, error: str, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.error = error
        self.text = text
        self.reason = reason


class RequestError(Exception):
    """An HTTP request that is not carried out."""

    def __init__(self, status: int, error: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text
