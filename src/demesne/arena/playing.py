"""One game of a tournament, from a fixture to a line of results."""

from __future__ import annotations

import hashlib
import json
import random
import sys
import time
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import demesne
from demesne import bots, registry
from demesne.arena import pieces, sources
from demesne.arena.results import Result, at_table
from demesne.arena.schedule import Fixture
from demesne.bots import beasts
from demesne.bots.levels import LEVELS
from demesne.core.game import Game
from demesne.core.match import Match

# Told before and after a bot is asked: which seat thinks now; -1 when none does.
Watch = Callable[[int], None]


class Setting(NamedTuple):
    """What all games of a tournament have in common."""

    game: str
    options: dict[str, str]
    seed: int
    # What each bot's name stands for.
    parameters: dict[str, dict[str, Any]]
    components: Path | None = None
    # Note which choices that concern reconstructed pieces were made.
    uses: bool = False

    def make(self) -> Game:
        return registry.game(self.game, self.components)

    def stamp(self, game: Game) -> Result:
        """What a result was played with. Results with another stamp are of another tournament."""
        return {
            "game": self.game,
            "version": demesne.__version__,
            "code": code(self.game),
            "rules": game.RULES_VERSION,
            "box": game.box.digest,
            "options": self.options,
            "seed": self.seed,
        }


def play(setting: Setting, game: Game, fixture: Fixture, watch: Watch) -> Result:
    """Play it to the end. What a bot does wrong ends this game, and is told in the result."""
    result = begin(setting, game, fixture)
    seats = fixture.seats
    seconds, slowest, choices = [0.0] * seats, [0.0] * seats, [0] * seats
    seat = -1
    try:
        match = Match(game, seats, seed=fixture.deal_seed(), options=setting.options)
        players = []
        for seat, name in enumerate(fixture.bots):
            players.append(bots.make(name, game, seat, random.Random(fixture.seat_seed(seat))))
        while match.decision is not None:
            seat = match.decision.seat
            watch(seat)
            begun = time.process_time()
            choice = bots.ask(players[seat], match, seat)
            spent = time.process_time() - begun
            watch(-1)
            seconds[seat] += spent
            slowest[seat] = max(slowest[seat], spent)
            choices[seat] += 1
            match.choose(choice, seat)
    except Exception as error:  # a bot of anybody's may raise anything
        watch(-1)
        return failed(result, seat, "crash", f"{type(error).__name__}: {error}")
    if setting.uses:
        result["uses"] = pieces.count(setting.game, seats, match.records)
    standings = sorted(match.standings(), key=lambda standing: standing.seat)
    return result | {
        "scores": [standing.score for standing in standings],
        "places": [standing.place for standing in standings],
        "parts": [dict(standing.parts) for standing in standings],
        "sources": sources.earned(match),
        "plies": match.ply,
        # Processor time: a busy machine makes no bot slower.
        "seconds": [round(spent, 4) for spent in seconds],
        "slowest": [round(spent, 4) for spent in slowest],
        "choices": choices,
        "at": int(time.time()),
    }


def begin(setting: Setting, game: Game, fixture: Fixture) -> Result:
    return setting.stamp(game) | {
        "number": fixture.number,
        "deal": fixture.deal,
        "seats": list(fixture.bots),
        "parameters": {
            name: at_table(setting.parameters[name], fixture.seats)
            for name in sorted({*fixture.bots})
        },
    }


def failed(result: Result, seat: int, kind: str, what: str) -> Result:
    """A game that did not end: which seat stopped it, and how. It counts for no rating."""
    bot = result["seats"][seat] if seat >= 0 else None
    error = {"seat": seat, "bot": bot, "kind": kind, "what": what}
    return result | {"error": error, "at": int(time.time())}


def parameters(name: str, game: Game) -> dict[str, Any]:
    """What a bot's name stands for in this game. SetupError where there is no such bot."""
    maker = bots.find(name)
    level = beasts.level_of(name)
    if level is None:
        assert isinstance(maker, type)
        told = {"class": f"{maker.__module__}.{maker.__qualname__}"}
        # One of somebody else's may be another bot after an hour, under the same name.
        source = sys.modules[maker.__module__].__file__
        if not maker.__module__.startswith("demesne.") and source is not None:
            told["source"] = hashlib.blake2b(Path(source).read_bytes(), digest_size=6).hexdigest()
        return told
    taste = beasts.weights(game, beasts.TASTES.get(name.capitalize(), ""))
    return {"level": level, "plan": game.levels().get(level, {}), "taste": taste}


@cache
def code(game: str) -> str:
    """A digest of the sources that decide how a game goes: core, bots and the game itself.

    What the levels' figures were is among the parameters of each result, for its number of seats:
    so those of one number of seats may change, and the games at other tables still count.
    """
    home = Path(demesne.__file__).parent
    digest = hashlib.blake2b(digest_size=6)
    for room in (home / "core", home / "bots", home / "games" / game):
        for path in sorted(room.rglob("*")):
            if path.suffix in (".py", ".toml"):
                content = besides_levels(path) if path.name == "levels.toml" else path.read_bytes()
                digest.update(path.relative_to(home).as_posix().encode() + content)
    return digest.hexdigest()


def besides_levels(path: Path) -> bytes:
    """What a levels.toml says that goes for every bot, such as weights of the evaluation."""
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    for name in (*LEVELS, "taste", "chance"):
        told.pop(name, None)
    return json.dumps(told, sort_keys=True).encode()
