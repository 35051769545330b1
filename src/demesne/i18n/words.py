"""From messages to sentences.

How the arguments of a message become words, here and in the browser alike:

seat, rival          the player's name; -1 is chance
seat and rival       also `$whose`: `own` where both are one player, else `other`
a key (a str)        that word; a form of it, such as `.at`, as the argument `$place-at`
amounts (a tuple)    each as `amount-<word>` with `$n`, joined as a list; how many pieces
                     that is in all, as `$cost-count`
a number             itself; the sentence picks the plural
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

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
from demesne.core.game import Game
from demesne.core.message import CORE_MESSAGES, Amounts, Event, Message
from demesne.core.step import CHANCE
from demesne.i18n.languages import ENGLISH, language
from demesne.i18n.sentences import MissingWords, Sentences, sentences

# The arguments that are players: who acts, and who else is in it.
PLAYERS: Final = ("seat", "rival")
ERRORS: Final[dict[type[RulesError], str]] = {
    InvalidChoice: "error-invalid-choice",
    IllegalChoice: "error-illegal-choice",
    NotYourTurn: "error-not-your-turn",
    StalePly: "error-stale-ply",
    GameOver: "error-game-over",
    UndoRefused: "error-undo-refused",
}


class Words:
    """Everything a door says, in one language, about one game and its players.

    A missing sentence is never silent. Strict, it raises MissingWords. Otherwise a reader
    in the middle of a game gets the English sentence, or failing that the bare message,
    and a warning tells whoever keeps the words.
    """

    def __init__(
        self,
        lang: str = ENGLISH,
        game: Game | None = None,
        players: Sequence[str] = (),
        strict: bool = False,
    ) -> None:
        self.lang = language(lang)
        self.game = game
        self.players = players
        self.strict = strict

    # -- what a door asks for ------------------------------------------------------

    def tr(self, key: str, **values: int | str) -> str:
        """One sentence by its key: `tr("cli-welcome", name="Ada")`."""
        return self._or_english(key, lambda words: words._files.sentence(key, values))

    def say(self, message: Message) -> str:
        """A question, a line of a menu, a reason or an event."""
        return self._or_english(str(message), lambda words: words._sentence(message))

    def told(
        self, events: Iterable[tuple[int, Event]], seat: int | None = None, since: int = 0
    ) -> list[str]:
        """What `seat` heard (None: a spectator) from ply `since` on; see `Match.events`."""
        return [self.say(event.seen_by(seat)) for ply, event in events if ply >= since]

    def error(self, error: DemesneError) -> str:
        """What went wrong. Refused choices are ours to explain; the rest is plain English."""
        if not isinstance(error, RulesError) or type(error) not in ERRORS:
            return str(error)
        if error.reason is None and isinstance(error, IllegalChoice | UndoRefused):
            return str(error)
        values: dict[str, int | str] = {"seat": self.name(error.seat), "choice": error.choice}
        if error.reason is not None:
            values["reason"] = self.say(error.reason)
        return self.tr(ERRORS[type(error)], **values)

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat == CHANCE:
            return self.tr("chance")
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.tr("seat-number", number=seat + 1)

    def part(self, name: str) -> str:
        """A line of the score sheet: `track`, `council`, `coins`."""
        return self.tr(f"part-{name}")

    def tie(self, name: str) -> str:
        """What breaks a tie: `customers`, `castles`."""
        return self.tr(f"tie-{name}")

    def amounts(self, amounts: Amounts) -> str:
        """A cost or a stock."""
        return self._or_english(str(amounts), lambda words: words._amounts(amounts))

    def listed(self, items: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        return self._or_english(", ".join(items), lambda words: words._listed(items))

    # -- how it is put together; raises MissingWords ---------------------------------

    @property
    def _files(self) -> Sentences:
        return sentences(self.lang, self.game.NAME if self.game is not None else "")

    def _sentence(self, message: Message) -> str:
        values: dict[str, int | str] = {}
        arguments = self._explain(message)
        if all(player in arguments for player in PLAYERS):
            # One's own knight needs no name beside it.
            values["whose"] = "own" if arguments["seat"] == arguments["rival"] else "other"
        for name, value in arguments.items():
            if name in PLAYERS:
                values[name] = self.name(value)
            elif isinstance(value, int):
                values[name] = value
            elif isinstance(value, str):
                for form, text in self._files.forms(value).items():
                    values[f"{name}-{form}" if form else name] = text
            else:
                values[name] = self._amounts(value)
                values[f"{name}-count"] = sum(count for _, count in value)
        return self._files.sentence(message.key, values)

    def _explain(self, message: Message) -> dict[str, Any]:
        if message.key in CORE_MESSAGES:
            return dict(zip(CORE_MESSAGES[message.key], message.args, strict=True))
        if self.game is None or message.key not in self.game.MESSAGES:
            raise MissingWords(f"No game here says {message.key!r}.")
        return self.game.explain(message)

    def _amounts(self, amounts: Amounts) -> str:
        if not amounts:
            return self._files.sentence("amount-nothing", {})
        return self._listed(
            [self._files.sentence(f"amount-{word}", {"n": count}) for word, count in amounts]
        )

    def _listed(self, items: Sequence[str]) -> str:
        if not items:
            return ""
        *head, last = items
        text = ""
        for item in head:
            text = self._pair("list-more", text, item) if text else item
        return self._pair("list-last", text, last) if text else last

    def _pair(self, key: str, left: str, right: str) -> str:
        return self._files.sentence(key, {"left": left, "right": right})

    def _or_english(self, plain: str, render: Callable[[Words], str]) -> str:
        try:
            return render(self)
        except MissingWords as missing:
            if self.strict:
                raise
            warnings.warn(str(missing), stacklevel=3)
        if self.lang == ENGLISH:
            return plain
        # The whole sentence, since an English one does not fit around French words.
        return Words(ENGLISH, self.game, self.players)._or_english(plain, render)
