"""Find the golden games of MIL 1049 anew, with one command:

    PYTHONPATH=src:tests python tests/golden/regenerate_mil.py

Few and short games that answer every kind of decision in every way, whoever it is
about, in which everything happens that happens in the pool; at least eight for each
number of seats. Run it twice and git sees no change.
"""

from __future__ import annotations

import re

import demesne
from demesne.core.game import Game
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
    shown |= {("setup", str(match.seats), *option) for option in match.options.items()}
    return shown


def choose_games(game: Game) -> dict[int, Match]:
    matches = {seed: tasteful_game(game, seed) for seed in range(POOL)}
    shown = {seed: features(match) for seed, match in matches.items()}
    wanted = set[Feature]().union(*shown.values())
    kept: list[int] = []
    while wanted:
        best = max(shown, key=lambda s: (len(shown[s] & wanted) / matches[s].ply, -s))
        kept.append(best)
        wanted -= shown[best]
    shortest = sorted(matches, key=lambda s: (matches[s].ply, s))
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
        have = sum(matches[seed].seats == seats for seed in kept)
        others = [s for s in shortest if s not in kept and matches[s].seats == seats]
        kept += others[: max(0, EACH - have)]
    return {seed: matches[seed] for seed in sorted(kept)}


def main() -> None:
    folder = HERE / NAME
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*"):
        old.unlink()
    sheets = []
    for seed, match in choose_games(demesne.game(NAME)).items():
        name = f"{match.seats}-seats-{seed:03}"
        (folder / f"{name}.log").write_text(match.to_log().to_text(), encoding="utf-8")
        sheets.append((name, score_sheet(name, match.ply, match.state.key(), match.standings())))
    text = "\n".join(sheet for _, sheet in sorted(sheets))
    (folder / "standings.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
