"""Find the golden games and positions anew, with one command:

    PYTHONPATH=src python tests/golden/regenerate.py

Golden games are whole games that together answer every decision on every line of
its menu that can ever be legal, and in which everything happens that can happen.
Random play misses some of that, so players with strong random tastes play a few
thousand games, and the fewest that cover everything are kept. Golden positions are
the first ones in those games that ask what `POSITIONS` describes, with the number
of lines of play from there.

Nothing here is random: run it twice and git sees no change. It is run when the
rules change on purpose; the difference git shows is then the thing to review.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import demesne
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.perft import perft
from demesne.core.state import State
from golden.kept import HERE, Feature, write

NAME = "village"
POOL = 3_000
LEAST_GAMES = 30
PERFT_DEPTH = 5
MOST_LEAVES = 4_000

# Where random tastes seldom lead: up the council with a coin in hand, and young monks far left.
STATESMAN = {"council": 6.0, "rise": 9.0, "mill": 9.0, "coins/0": 40.0, "privilege/4": 40.0}
ABBOT = {"family": 6.0, "birth": 9.0, "church": 6.0, "harvest": 6.0, "generation/4": 9.0}
LEANINGS: tuple[dict[str, float], ...] = (STATESMAN, ABBOT, {}, {}, {}, {}, {}, {})

Asks = Callable[[Any], bool]


def tasteful_game(game: Game, seed: int) -> Match:
    """A game among players who each like some lines far more than others."""
    rng = random.Random(f"{game.NAME}/golden/{seed}")
    seats = game.MIN_SEATS + seed % (game.MAX_SEATS - game.MIN_SEATS + 1)
    options = {name: rng.choice(values) for name, values in sorted(game.options_for(seats).items())}
    match = Match(game, seats=seats, seed=seed, options=options)
    strength = rng.choice((1.0, 2.0, 3.0))
    leaning = rng.choice(LEANINGS)
    tastes: list[dict[tuple[str, str], float]] = [{} for _ in range(seats)]
    while match.decision is not None:
        decision = match.decision
        taste = tastes[decision.seat]
        choices = match.options()
        weights: list[float] = []
        for choice in choices:
            line = (type(decision).__name__, decision.ref(choice))
            if line not in taste:
                taste[line] = 2.0 ** rng.gauss(0.0, strength)
                for part in leaning:
                    if line[1].startswith(part):
                        taste[line] *= leaning[part]
            weights.append(taste[line])
        match.choose(rng.choices(choices, weights)[0])
    return match


def tasteful_games(game: Game, count: int) -> Iterator[tuple[int, Match]]:
    return ((seed, tasteful_game(game, seed)) for seed in range(count))


def features(match: Match) -> set[Feature]:
    """What this game shows: lines chosen, things told, how it was set up."""
    shown: set[Feature] = {("line", record.kind, record.ref) for record in match.records}
    for _, event in match.events:
        shown.add(("event", event.message.key))
        if event.message.key == "buried-chronicle":
            shown.add(("section", str(event.message.args[-1])))
    for name, value in match.variant.items():
        shown.add(("setup", str(match.seats), name, value))
    return shown


def choose_games(game: Game) -> list[int]:
    """Seeds of few and short games that show together all that the pool shows."""
    shown: dict[int, set[Feature]] = {}
    length: dict[int, int] = {}
    for seed in range(POOL):
        match = tasteful_game(game, seed)
        shown[seed], length[seed] = features(match), match.ply
    wanted = set[Feature]().union(*shown.values())
    kept: list[int] = []
    while wanted:
        best = max(shown, key=lambda seed: (len(shown[seed] & wanted) / length[seed], -seed))
        kept.append(best)
        wanted -= shown[best]
    shortest = sorted(length, key=lambda seed: (length[seed], seed))
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
        others = [seed for seed in shortest if seed not in kept and _seats(game, seed) == seats]
        kept += others[:4]
    kept += [seed for seed in shortest if seed not in kept][: max(0, LEAST_GAMES - len(kept))]
    return sorted(kept)


def _seats(game: Game, seed: int) -> int:
    return game.MIN_SEATS + seed % (game.MAX_SEATS - game.MIN_SEATS + 1)


def _kind(decision: Any) -> str:
    return type(decision).__name__


def _asks(kind: str, options: int, *also: Asks) -> Asks:
    """A decision of this kind with at least so many options is on the table."""

    def asks(state: Any) -> bool:
        decision = state.agenda[-1]
        if _kind(decision) != kind or not all(more(state) for more in also):
            return False
        return len(decision.options(state)) >= options

    return asks


def _asked(state: Any) -> Any:
    return state.agenda[-1]


def _in_market_day(state: Any) -> bool:
    return any(_kind(step) == "MarketGoesOn" for step in state.agenda)


# What to look for, by file name.
POSITIONS: dict[str, tuple[str, Asks]] = {
    "first-turn": ("The very first turn of a game.", _asks("TakeTurn", 8)),
    "late-turn": (
        "A turn late in a round: few cubes are left on the board, and the well is open.",
        _asks("TakeTurn", 6, lambda s: sum(s.spaces) <= 4 and s.round > 2),
    ),
    "last-cube": (
        "The last cube of a round: a mass follows, unless the well is used.",
        _asks("TakeTurn", 3, lambda s: sum(s.spaces) == 1 and s.end_brought_by < 0),
    ),
    "pay-at-well": ("Three cubes at the well, coins standing in.", _asks("PayAtWell", 2)),
    "well-action": ("Any action at the well.", _asks("ChooseAction", 7)),
    "family": ("A birth, or one of several members called home.", _asks("GrowFamily", 6)),
    "crafts": ("Training, making and buying are all open.", _asks("ChooseCraft", 11)),
    "pay-two-colours": (
        "A wagon's two colours to pay, coins standing in.",
        _asks("PayCubes", 2, lambda s: sum(map(bool, _asked(s).cost)) == 2),
    ),
    "market-opener": (
        "The opener of a market day sells first, free of charge.",
        _asks("ServeCustomer", 3, lambda s: _asked(s).free),
    ),
    "market-later": (
        "A later sale of a market day: it costs a green cube and time.",
        _asks("ServeCustomer", 3, lambda s: not _asked(s).free),
    ),
    "market-bridge": (
        "The next sale kills somebody in the middle of a market day.",
        _asks(
            "ServeCustomer",
            2,
            lambda s: (
                not _asked(s).free and s.life[_asked(s).seat] == 9 and s.living(_asked(s).seat) > 2
            ),
        ),
    ),
    "market-end": (
        "A death in a market day may bring the end of the game.",
        _asks(
            "BuryMember",
            2,
            lambda s: _in_market_day(s) and s.end_brought_by < 0 and s.free_slots[-1] == 1,
        ),
    ),
    "travel": ("Several roads can be paid.", _asks("ChooseRoad", 5)),
    "council": ("Enter, rise, or use a privilege without moving.", _asks("VisitCouncil", 5)),
    "privilege": ("Which privilege, after rising?", _asks("UsePrivilege", 4)),
    "prestige-for-coin": (
        "The fourth privilege is open.",
        _asks("VisitCouncil", 4, lambda s: 8 in _asked(s).options(s)),
    ),
    "scarce-cubes": (
        "A cube of one's choice, but not every colour is left.",
        _asks("ChooseInfluence", 2, lambda s: not all(s.supply[:4])),
    ),
    "church": ("A cube or time to enter the black bag.", _asks("EnterChurch", 3)),
    "bury": ("Who dies? Several of the oldest stand at different places.", _asks("BuryMember", 4)),
    "pull": (
        "Mass: several own members lie in the bag, and there are coins.",
        _asks("PullMember", 3),
    ),
    "draw-figure": ("Mass: figures by lot, members and monks.", _asks("DrawFigure", 4)),
    "promote": ("Mass: several members and enough grain.", _asks("PromoteMember", 4)),
    "last-turn-with-cubes": (
        "A last turn with cubes on the board.",
        _asks("TakeTurn", 4, lambda s: s.end_brought_by >= 0),
    ),
    "last-turn-free": (
        "A last turn without cubes on the board: any action, or none.",
        _asks("ChooseAction", 6, lambda s: s.end_brought_by >= 0 and not s.has_cube_on_board()),
    ),
    "final-promotion": (
        "The last mass of the game: its end is near.",
        _asks("PromoteMember", 2, lambda s: s.end_brought_by >= 0),
    ),
}


def find_positions(game: Game) -> dict[str, State]:
    """The first position of tasteful games that asks what each entry looks for."""
    found: dict[str, State] = {}
    for seed in range(POOL):
        match = tasteful_game(game, seed)
        for state in walk(match):
            for name, (_, asks) in POSITIONS.items():
                if name not in found and asks(state):
                    found[name] = state.copy()
        if len(found) == len(POSITIONS):
            return found
    raise SystemExit(f"never seen: {sorted(POSITIONS.keys() - found.keys())}")


def walk(match: Match) -> Iterator[State]:
    """Every position of a game at which something was chosen."""
    state = match.game.setup(match.seats, match.variant)
    for record in match.records:
        state.advance()
        yield state
        state.choose(record.choice)


def position_text(about: str, state: State) -> str:
    """A position as JSON that a person can read: one line for each part of it."""
    counts: list[int] = []
    for depth in range(1, PERFT_DEPTH + 1):
        count = perft(state, depth)
        if depth > 1 and count > MOST_LEAVES:
            break
        counts.append(count)
    parts = [f'    "{name}": {json.dumps(part)}' for name, part in state.to_dict().items()]
    body = ",\n".join(parts)
    return (
        f'{{\n  "about": {json.dumps(about)},\n  "perft": {counts},\n'
        f'  "state": {{\n{body}\n  }}\n}}\n'
    )


def main() -> None:
    game = demesne.game(NAME)
    positions = HERE / "positions"
    for old in positions.glob("*.json"):
        old.unlink()
    for name, state in find_positions(game).items():
        (positions / f"{name}.json").write_text(position_text(POSITIONS[name][0], state), "utf-8")
    kept = ((seed, tasteful_game(game, seed)) for seed in choose_games(game))
    write(game, {f"{match.seats}-seats-{seed:04}": match for seed, match in kept})


if __name__ == "__main__":
    main()
