"""`random`: every line of the menu is as likely as any other."""

from __future__ import annotations

from typing import Any

from demesne.bots.bot import Bot
from demesne.core.native import mypyc_attr
from demesne.core.state import State
from demesne.core.step import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Uniform(Bot):
    """The yardstick: whoever does not beat it has not understood the game."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        return self.rng.choice(decision.options(state))
