"""The tables that the site's page of bots shows: one file a game, in `published/`.

`demesne arena … --publish` writes them from a tournament; nothing in them is typed by hand.
A file holds one table for each number of seats, all played by the same rules and box.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from demesne.arena import statistics
from demesne.arena.ratings import Rating, resamples
from demesne.arena.results import Result
from demesne.bots import beasts

FOLDER: Final = Path(__file__).parent / "published"
# What all tables of a file have in common.
COMMON: Final = ("game", "version", "rules", "box", "options")


def published(game: str, folder: Path | None = None) -> dict[str, Any] | None:
    """What is published of a game; None where nothing is."""
    path = (folder or FOLDER) / f"{game}.json"
    if not path.is_file():
        return None
    read = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(read, dict)
    return read


def publish(results: Sequence[Result], ratings: dict[int, list[Rating]], folder: Path) -> Path:
    """Put the tables of a tournament in place of those of as many seats.

    `folder` is this one in a checkout: an installed Demesne is not the place to keep them.
    """
    stamp = {name: results[0][name] for name in COMMON}
    before = published(stamp["game"], folder)
    # Ratings by other rules or another box are not comparable, so they go.
    same = before is not None and all(before[name] == stamp[name] for name in COMMON)
    tables = dict(before["tables"]) if before is not None and same else {}
    for seats, rated in ratings.items():
        own = [result for result in results if len(result["seats"]) == seats]
        tables[str(seats)] = table(own, rated)
    path = folder / f"{stamp['game']}.json"
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(stamp | {"tables": dict(sorted(tables.items()))}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")
    return path


def table(results: Sequence[Result], rated: Sequence[Rating]) -> dict[str, Any]:
    """One table, ready to be drawn."""
    games = statistics.finished(results)
    width = score_width(statistics.scores_of(games))
    return {
        "games": len(games),
        "failed": len(results) - len(games),
        "at": max(result["at"] for result in results),
        "seed": results[0]["seed"],
        "code": results[0]["code"],
        "resamples": resamples(len(games)),
        "bots": [_bot(games, rating, width) for rating in rated],
        "seats": [_share(share) for share in statistics.wins_by_seat(games)],
    }


def score_width(scores: Sequence[int]) -> int:
    """Columns of a picture of points: some forty, each a whole number of points wide."""
    return max(1, (max(scores) - min(scores)) // 40)


def _bot(games: Sequence[Result], rating: Rating, width: int) -> dict[str, Any]:
    own = statistics.scores_of(games, rating.bot)
    counted = statistics.histogram(own, width)
    wins = statistics.wins_of(games, rating.bot)
    level = beasts.level_of(rating.bot)
    return {
        "bot": rating.bot,
        # A level plays as the first of its characters does.
        "beast": beasts.kin(rating.bot)[0].lower() if level else None,
        "level": level,
        "rating": round(rating.points),
        "low": round(rating.low),
        "high": round(rating.high),
        "fixed": rating.is_anchor,
        "bound": rating.bound,
        "games": wins.games,
        "wins": _share(wins),
        "points": round(statistics.mean(own).mean, 1),
        "seconds": round(statistics.seconds_of(games, rating.bot)[0], 4),
        "scores": {"from": min(counted), "width": width, "counts": list(counted.values())},
    }


def _share(share: statistics.Share) -> list[float]:
    return [round(value, 4) for value in share[:3]]
