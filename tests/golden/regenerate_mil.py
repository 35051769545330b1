"""Write the golden games of MIL 1049 anew, with one command:

    PYTHONPATH=src:tests python tests/golden/regenerate_mil.py

The games that are there are replayed and written as the rules of today write them. Short
ones are added out of a pool, until together they answer every kind of decision in every
way, whoever it is about, and everything happens that happens in the pool; with at least
eight for each number of seats. Run it twice and git sees no change.
"""

from __future__ import annotations

import re

import demesne
from demesne.core.match import Match
from golden.kept import Feature, cover, files, replayed, write
from golden.regenerate import tasteful_games

NAME = "mil"
POOL = 400
EACH = 8


def features(match: Match) -> set[Feature]:
    """What this game shows, whichever knight, space or number it was about."""
    shown: set[Feature] = {
        ("line", record.kind, re.sub(r"\d+[a-d]?\d*|/[a-d]\d?$", "*", record.ref))
        for record in match.records
    }
    shown |= {("event", event.message.key) for _, event in match.events}
    shown |= {("setup", str(match.seats), *option) for option in match.variant.items()}
    return shown


def main() -> None:
    game = demesne.game(NAME)
    kept = {path.stem: replayed(path) for path in files(NAME)}
    pool = {
        f"{match.seats}-seats-v{game.RULES_VERSION}-{seed:03}": match
        for seed, match in tasteful_games(game, POOL)
    }
    write(game, cover(kept, pool, features, EACH))


if __name__ == "__main__":
    main()
