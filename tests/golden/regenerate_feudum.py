"""Write the golden games of Feudum anew, with one command:

    PYTHONPATH=src:tests python tests/golden/regenerate_feudum.py

Games among players with strong tastes, who also act out of turn now and then, are taken out
of a pool until together they answer every kind of decision in every way, whichever place or
pawn it is about, use every function of every guild and every writ, and everything happens
that happens in the pool; with at least eight for each number of seats. Run it twice and git
sees no change.
"""

from __future__ import annotations

import random
import re

import demesne
from demesne.core.game import Game
from demesne.core.match import Match
from golden.kept import Feature, cover, write

NAME = "feudum"
POOL = 2_000
EACH = 8
OUT_OF_TURN = 0.02
# Which place, pawn, family or bin it is about makes no difference here.
ALIKE = re.compile(
    r"\b(?:sea|island|forest|desert|badlands|mountain|pawn|seat|colour)-\d+"
    r"|\b(?:saltpeter|sulfur|iron|wood|food)-\d+"
)

# Lines that players seldom forgo, and what some of them strive for.
KEEN = {"forgo": 0.05, "stop": 0.3, "none": 0.6, "nothing": 0.2, "off/": 0.15, "free/": 0.1}
WARRIOR = {"card/conquer": 6.0, "card/move": 3.0, "attack": 4.0, "saltpeter": 3.0, "starve": 6.0}
TAMER = {"knight/": 9.0, "behemoth": 9.0, "serpent": 9.0, "card/guild": 4.0, "card/tax": 3.0}
BUILDER = {"card/improve": 6.0, "card/influence": 6.0, "noble/trade": 9.0, "card/guild": 3.0}
HOST = {"feast": 30.0, "barrel": 9.0, "card/guild": 6.0, "card/move": 3.0, "wine/": 0.1}
PILGRIM = {"card/move": 9.0, "card/repeat": 9.0, "set-out": 9.0}
GARDENER = {"card/improve": 8.0, "tend": 60.0, "card/influence": 8.0, "card/move": 4.0}
COURTIER = {"card/explore": 9.0, "mandate": 40.0, "free/mandate": 90.0, "on/noble": 9.0}
SIEGE = {**WARRIOR, "feudum/": 60.0, "sword": 9.0, "bow": 9.0, "card/explore": 4.0}
LEANINGS: tuple[dict[str, float], ...] = (
    *(WARRIOR, TAMER, BUILDER, HOST, PILGRIM, GARDENER, COURTIER, SIEGE),
    {},
)
# What only helps those who have run out of something.
SELDOM = ("ExchangeTile", "DiscardWrit")


def lively_game(game: Game, seed: int) -> Match:
    """A game among players who each like some lines far more than others."""
    rng = random.Random(f"{game.NAME}/golden/{seed}")
    seats = game.MIN_SEATS + seed % (game.MAX_SEATS - game.MIN_SEATS + 1)
    options = {name: rng.choice(values) for name, values in sorted(game.options_for(seats).items())}
    match = Match(game, seats=seats, seed=seed, options=options)
    strength = rng.choice((0.5, 1.0, 2.0))
    leanings = [{**KEEN, **rng.choice(LEANINGS)} for _ in range(seats)]
    tastes: list[dict[tuple[str, str], float]] = [{} for _ in range(seats)]
    while match.decision is not None:
        if rng.random() < OUT_OF_TURN:
            _act_out_of_turn(match, rng)
            continue
        decision = match.decision
        taste, leaning = tastes[decision.seat], leanings[decision.seat]
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


def _act_out_of_turn(match: Match, rng: random.Random) -> None:
    seat = rng.randrange(match.seats)
    windows = match.windows(seat)
    if windows:
        menu = rng.choice(windows)
        if menu.decision in SELDOM and rng.random() < 0.8:
            return
        match.choose(rng.choice(menu.legal()).choice, seat, window=menu.decision)


def features(match: Match) -> set[Feature]:
    """What this game shows, whichever place or pawn it was about."""
    shown: set[Feature] = {
        ("line", record.kind, ALIKE.sub("*", record.ref)) for record in match.records
    }
    for _, event in match.events:
        shown.add(("event", event.message.key))
        if event.own is not None:
            shown.add(("event", event.own.key))
    shown |= {("setup", str(match.seats), *option) for option in match.variant.items()}
    return shown


def main() -> None:
    game = demesne.game(NAME)
    games = ((seed, lively_game(game, seed)) for seed in range(POOL))
    pool = {f"{match.seats}-seats-{seed:03}": match for seed, match in games}
    write(game, cover({}, pool, features, EACH))


if __name__ == "__main__":
    main()
