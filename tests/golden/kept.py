"""The golden games that are kept: choosing them out of a pool, writing and replaying them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import demesne
from demesne.core.game import Game, Standing
from demesne.core.log import read_log
from demesne.core.match import Match

HERE = Path(__file__).parent
Feature = tuple[str, ...]
Features = Callable[[Match], set[Feature]]


def files(name: str) -> list[Path]:
    return sorted((HERE / name).glob("*.log"))


@lru_cache
def replayed(path: Path) -> Match:
    return Match.from_log(demesne.game(path.parent.name), read_log(path.read_text("utf-8")))


def cover(
    games: dict[str, Match], pool: dict[str, Match], features: Features, each: int
) -> dict[str, Match]:
    """`games`, and short ones of the pool until together they show all that the pool shows,
    with at least `each` for every number of seats."""
    games = dict(games)
    shown = {name: features(match) for name, match in pool.items()}
    wanted = set[Feature]().union(*shown.values())
    for match in games.values():
        wanted -= features(match)
    while wanted:
        best = max(sorted(shown), key=lambda name: len(shown[name] & wanted) / pool[name].ply)
        games[best] = pool[best]
        wanted -= shown[best]
    shortest = sorted(pool, key=lambda name: (pool[name].ply, name))
    for seats in sorted({match.seats for match in pool.values()}):
        have = sum(match.seats == seats for match in games.values())
        others = [name for name in shortest if name not in games and pool[name].seats == seats]
        games.update((name, pool[name]) for name in others[: max(0, each - have)])
    return games


def write(game: Game, games: dict[str, Match]) -> None:
    """These games and no others."""
    folder = HERE / game.NAME
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.log"):
        old.unlink()
    for name, match in games.items():
        (folder / f"{name}.log").write_text(match.to_log().to_text(), encoding="utf-8")
    (folder / "standings.txt").write_text(standings(games), encoding="utf-8")


def standings(games: dict[str, Match]) -> str:
    """How every game ends, as it stands in `standings.txt`."""
    return "\n".join(
        score_sheet(name, match.ply, match.state.key(), match.standings())
        for name, match in sorted(games.items())
    )


def score_sheet(name: str, plies: int, key: str, standings: list[Standing]) -> str:
    lines = [f"{name}: {plies} records, ends at {key}"]
    for standing in standings:
        parts = " + ".join(f"{part} {points}" for part, points in standing.parts.items())
        ties = ", ".join(f"{tie} {count}" for tie, count in standing.ties.items())
        result = f"  {standing.place}. seat {standing.seat}: {standing.score} = {parts}"
        lines.append(f"{result} ({ties})" if ties else result)
    return "\n".join(lines) + "\n"
