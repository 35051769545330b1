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
from demesne.core.game import Game
from demesne.core.match import Match
from golden.regenerate import HERE, Feature, score_sheet, tasteful_game

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


def choose_games(game: Game) -> dict[str, Match]:
    pool = {
        name_of(match, seed): match for seed in range(POOL) for match in [tasteful_game(game, seed)]
    }
    shown = {name: features(match) for name, match in pool.items()}
    wanted = set[Feature]().union(*shown.values())
    games: dict[str, Match] = {}
    while wanted:
        best = max(sorted(shown), key=lambda name: len(shown[name] & wanted) / pool[name].ply)
        games[best] = pool[best]
        wanted -= shown[best]
    shortest = sorted(pool, key=lambda name: (pool[name].ply, name))
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
        have = sum(match.seats == seats for match in games.values())
        others = [name for name in shortest if name not in games and pool[name].seats == seats]
        games.update((name, pool[name]) for name in others[: max(0, EACH - have)])
    return games


def name_of(match: Match, seed: int) -> str:
    return f"{match.seats}-seats-{seed:03}"


def main() -> None:
    folder = HERE / NAME
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.log"):
        old.unlink()
    sheets = []
    for name, match in sorted(choose_games(demesne.game(NAME)).items()):
        (folder / f"{name}.log").write_text(match.to_log().to_text(), encoding="utf-8")
        sheets.append(score_sheet(name, match.ply, match.state.key(), match.standings()))
    (folder / "standings.txt").write_text("\n".join(sheets), encoding="utf-8")


if __name__ == "__main__":
    main()
