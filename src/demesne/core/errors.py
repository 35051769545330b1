"""Every error Demesne raises on purpose.

Each says what was wrong and what to do about it. The parts an edge needs to say
the same in another language are attributes; `str()` is plain English.
"""

from __future__ import annotations

from demesne.core.message import Message


class DemesneError(Exception):
    """The root: catch this to catch everything that is not a bug."""


class UnknownGame(DemesneError):
    """Nobody has registered a game of this name."""


class SetupError(DemesneError):
    """A game cannot be set up this way: seat count, option or player."""


class ComponentsError(DemesneError):
    """A component file does not describe a box that can be played."""


class PositionError(DemesneError):
    """A state dictionary describes a position that cannot be."""


class LogError(DemesneError):
    """A game log cannot be read or does not replay."""


class UnknownRulesVersion(LogError):
    """The log was played by rules this version of Demesne does not have."""


class RulesError(DemesneError):
    """A choice that the rules refuse, with all it takes to reproduce it."""

    def __init__(
        self,
        text: str,
        *,
        seat: int = -1,
        decision: str = "",
        choice: str = "",
        reason: Message | None = None,
    ) -> None:
        super().__init__(text)
        self.seat = seat
        self.decision = decision
        self.choice = choice
        self.reason = reason


class InvalidChoice(RulesError):
    """Not a line of this menu at all."""


class IllegalChoice(RulesError):
    """A line of the menu, but not one the rules allow now."""


class NotYourTurn(RulesError):
    """Another seat is asked."""


class StalePly(RulesError):
    """The answer was meant for a question that has been answered since."""


class GameOver(RulesError):
    """There is nothing left to choose."""


class UndoRefused(RulesError):
    """Taking back would cross a draw, a reveal or somebody's answer."""
