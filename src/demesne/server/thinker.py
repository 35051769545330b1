"""A process that thinks for bots: `python -m demesne.server.thinker`.

It reads one question a line, as JSON, and writes one answer a line. It never sees more than
the seat may know: the position has been drawn anew before it comes here. It ends when nobody
writes to it any more, and it is killed when it thinks too long or needs too much memory.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import sys
import time
import traceback
from collections import OrderedDict
from typing import Any, Final, TextIO

from demesne import bots, registry
from demesne.bots import Bot
from demesne.core.game import Game
from demesne.core.state import State

# Bots that are remembered: one that goes on with its turn need not think it out again.
KEPT: Final = 64
# Seconds beyond the limit after which it ends by itself, should nobody be left to kill it.
GRACE: Final = 5.0


class Thinker:
    """Answers questions, one after the other."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What the bot chooses, and how long it thought; or what went wrong."""
        start = time.monotonic()
        try:
            bot = self._bot(asked)
            choices = plan(bot, bot.game.from_dict(asked["state"]))
        except Exception:
            self._bots.pop(asked["key"], None)
            return {"trouble": traceback.format_exc(limit=-6)}
        return {"choices": choices, "seconds": time.monotonic() - start}

    def _bot(self, asked: dict[str, Any]) -> Bot:
        key = asked["key"]
        if key not in self._bots:
            if asked["game"] not in self._games:
                self._games[asked["game"]] = registry.game(asked["game"])
            game = self._games[asked["game"]]
            rng = random.Random(asked["seed"])
            self._bots[key] = bots.make(asked["bot"], game, asked["seat"], rng)
            if len(self._bots) > KEPT:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]


def plan(bot: Bot, own: State) -> list[int]:
    """The bot's whole answer: several choices where it is sealed and put together bit by bit."""
    choices: list[int] = []
    while True:
        decision = own.advance()
        assert decision is not None
        # A bot may try things out on what it is given.
        choice = bot.choose(own.copy(), decision)
        choices.append(choice)
        if not decision.SEALED or choice not in decision.options(own):
            return choices
        own.choose(choice)
        if not own.turn_to(bot.seat):
            return choices


def main() -> None:
    # What a bot prints must not get in between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    megabytes, limit = int(sys.argv[1]), float(sys.argv[2])
    settle_down(megabytes)
    serve(sys.stdin, answers, limit)


def serve(questions: TextIO, answers: TextIO, limit: float) -> None:
    thinker = Thinker()
    for line in questions:
        _alarm(limit + GRACE)
        answer = thinker.answer(json.loads(line))
        _alarm(0.0)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def settle_down(megabytes: int) -> None:
    """Behind the server in line for a processor, and never larger than so much."""
    # Ctrl-C is the server's: it ends us when it is done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        size = megabytes * 1_000_000
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _alarm(seconds: float) -> None:
    with contextlib.suppress(AttributeError):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        main()
