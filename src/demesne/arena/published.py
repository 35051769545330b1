"""The tables that the site's page of bots shows: one file a game, in `published/`.

`demesne arena … --publish` writes them from a tournament, `demesne rate … --publish` from several
together; nothing in them is typed by hand. A file holds one table for each number of seats, all
played by the same rules and box.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from demesne.arena import statistics
from demesne.arena.merging import command_of, together
from demesne.arena.ratings import Rating, resamples
from demesne.arena.results import Result
from demesne.arena.statistics import Share
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


def publish(
    tournaments: Sequence[Sequence[Result]], ratings: dict[int, list[Rating]], folder: Path
) -> Path:
    """Put the tables of these tournaments in place of those of as many seats.

    `folder` is this one in a checkout: an installed Demesne is not the place to keep them.
    """
    results = together(tournaments)
    stamp = {name: results[0][name] for name in COMMON}
    before = published(stamp["game"], folder)
    # Ratings by other rules or another box are not comparable, so they go.
    same = before is not None and all(before[name] == stamp[name] for name in COMMON)
    tables = dict(before["tables"]) if before is not None and same else {}
    for seats, rated in ratings.items():
        tables[str(seats)] = table(of_seats(tournaments, seats), rated)
    path = folder / f"{stamp['game']}.json"
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(stamp | {"tables": dict(sorted(tables.items()))}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")
    return path


def of_seats(tournaments: Sequence[Sequence[Result]], seats: int) -> list[list[Result]]:
    """Of each tournament the games with so many seats, where it has any."""
    found = [[one for one in results if len(one["seats"]) == seats] for results in tournaments]
    return [results for results in found if results]


def table(tournaments: Sequence[Sequence[Result]], rated: Sequence[Rating]) -> dict[str, Any]:
    """One table, ready to be drawn."""
    results = together(tournaments)
    games = statistics.finished(results)
    width = statistics.bin_width([statistics.scores_of(games, one.bot) for one in rated])
    is_even = statistics.is_even(games)
    strength = {rating.bot: rating.points for rating in rated}
    return {
        "games": len(games),
        "failed": len(results) - len(games),
        "at": max(result["at"] for result in results),
        "code": results[0]["code"],
        "commands": [command_of(own) for own in tournaments],
        "resamples": resamples(len(games)),
        "bots": [_bot(games, rating, width, is_even) for rating in rated],
        "pairs": [_pair(*pair, share) for pair, share in statistics.pairs(games, strength).items()],
        "seats": [_share(share) for share in statistics.wins_by_seat(games)],
    }


def _pair(bot: str, against: str, share: Share) -> dict[str, Any]:
    return {"bot": bot, "against": against, "games": share.games, "wins": _share(share)}


def _bot(games: Sequence[Result], rating: Rating, width: int, is_even: bool) -> dict[str, Any]:
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
        # Against whom? Only where all met the same others, one share of wins says something.
        "wins": _share(wins) if is_even else None,
        "points": round(statistics.mean(own).mean, 1),
        "seconds": round(statistics.seconds_of(games, rating.bot)[0], 4),
        "scores": {"from": min(counted), "width": width, "counts": list(counted.values())},
    }


def _share(share: statistics.Share) -> list[float]:
    return [round(value, 4) for value in share[:3]]
