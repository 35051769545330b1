"""Write the golden games of Clochemerle anew, with one command:

    PYTHONPATH=src:tests python tests/golden/regenerate_clochemerle.py

Short games are taken out of a pool until together they answer every kind of decision in
every way, whichever die, customer or field it is about, buy every card, and everything
happens that happens in the pool; with at least ten for each number of seats. Run it twice
and git sees no change.
"""

from __future__ import annotations

import re

import demesne
from demesne.core.match import Match
from golden.kept import Feature, cover, write
from golden.regenerate import tasteful_games

NAME = "clochemerle"
POOL = 800
EACH = 10
# Customers, fields and places of a row are one like the other; so are the sums.
NUMBERED = re.compile(r"(customer|row|field|way|travel|sum|board|seat|rat)/\d+")


def features(match: Match) -> set[Feature]:
    """What this game shows, whichever number it was about."""
    shown: set[Feature] = {
        ("line", record.kind, NUMBERED.sub(r"\1/*", record.ref)) for record in match.records
    }
    shown |= {("event", event.message.key) for _, event in match.events}
    shown |= {("setup", str(match.seats), *option) for option in match.variant.items()}
    return shown


def main() -> None:
    game = demesne.game(NAME)
    pool = {f"{match.seats}-seats-{seed:03}": match for seed, match in tasteful_games(game, POOL)}
    write(game, cover({}, pool, features, EACH))


if __name__ == "__main__":
    main()
