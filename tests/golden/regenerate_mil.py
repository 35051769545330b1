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
from demesne.core.game import Game
from demesne.core.log import read_log
from demesne.core.match import Match
from golden.regenerate import HERE, Feature, score_sheet, tasteful_game

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


def kept_games(game: Game) -> dict[str, Match]:
    """The games that are there, by name."""
    logs = sorted((HERE / NAME).glob("*.log"))
    return {path.stem: Match.from_log(game, read_log(path.read_text("utf-8"))) for path in logs}


def choose_games(game: Game) -> dict[str, Match]:
    games = kept_games(game)
    pool = {
        name_of(match, seed): match for seed in range(POOL) for match in [tasteful_game(game, seed)]
    }
    shown = {name: features(match) for name, match in pool.items()}
    wanted = set[Feature]().union(*shown.values())
    for match in games.values():
        wanted -= features(match)
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
    return f"{match.seats}-seats-v{match.game.RULES_VERSION}-{seed:03}"


def main() -> None:
    folder = HERE / NAME
    sheets = []
    for name, match in sorted(choose_games(demesne.game(NAME)).items()):
        (folder / f"{name}.log").write_text(match.to_log().to_text(), encoding="utf-8")
        sheets.append(score_sheet(name, match.ply, match.state.key(), match.standings()))
    (folder / "standings.txt").write_text("\n".join(sheets), encoding="utf-8")


if __name__ == "__main__":
    main()
