"""Demesne plays medieval Euro board games by the book.

import demesne
match = demesne.Match(demesne.game("village"), seats=3, seed=7)
"""

from demesne.core import step
from demesne.core.match import Match
from demesne.registry import game, game_names

__version__ = "0.1.0"
__all__ = ["COMPILED", "Match", "game", "game_names"]

# Whether the engine runs as machine code; it plays the same either way.
COMPILED: bool = not str(step.__file__).endswith(".py")
