"""Who is winning, what a strong player would do, and how well a game was played.

from demesne.analysis import Budget, analyse, chances, hints
chances(game, match.state)                  # a win chance for each seat
hints(game, match.state, seat, Budget())    # the best turns, with a chance and reasons each
for turn in analyse(game, log, Budget()): ...
"""

from demesne.analysis.chance import chances
from demesne.analysis.hint import Hint, hints
from demesne.analysis.kept import Kept
from demesne.analysis.review import Review, Turn, analyse, review
from demesne.analysis.weigh import Budget

__all__ = ["Budget", "Hint", "Kept", "Review", "Turn", "analyse", "chances", "hints", "review"]
