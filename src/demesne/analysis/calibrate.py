"""Finding out what a lead is worth: games of bots against each other, and who won them.

At every turn of every game the evaluations of all seats are written down. With half of the
games the temperatures are fitted, by the likelihood of what came of them; with the other half
they are judged. A chance of 30 % is right when three of ten such seats have won.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from demesne import bots
from demesne.analysis.chance import scale, softmax, stage_of, temperature, won
from demesne.bots.greedy import Greedy
from demesne.core.game import Game
from demesne.core.match import Match

# Stages at which a temperature is fitted, as shares of the positions seen.
KNOTS: Final = (0.05, 0.5, 0.95)
SWEEPS: Final = 2
STEPS: Final = 14
# Before any game was seen so many points seem likely; as much as a game or two would say so.
USUAL: Final = 12.0
DOUBT: Final = 1.0
LOWEST, HIGHEST = 0.5, 400.0
# As many positions are enough to fit so few figures.
FITTED: Final = 3_000
BUCKETS: Final = 10

# A position: its stage, every seat's evaluation, and what each seat won in the end.
Seen = tuple[int, list[float], list[float]]


class Quick(Greedy):
    """Greedy that looks at few positions: for the thousands of turns that calibrating takes.

    `demesne calibrate GAME --bots demesne.analysis.calibrate:Quick`
    """

    POSITIONS: ClassVar[int] = 300


class Quality:
    """How good chances are: the Brier score (0 best; `fair` is what always saying the fair share
    gets), the log loss, and buckets of (how many, mean chance, share that won)."""

    __slots__ = ("brier", "buckets", "fair", "loss", "positions")

    def __init__(self, seen: Sequence[Seen], stages: list[float], points: list[float]) -> None:
        buckets = [[0, 0.0, 0.0] for _ in range(BUCKETS)]
        brier = fair = loss = 0.0
        count = 0
        for stage, worths, outcome in seen:
            odds = softmax(worths, temperature(stages, points, stage))
            for chance, share in zip(odds, outcome, strict=True):
                bucket = buckets[min(BUCKETS - 1, int(chance * BUCKETS))]
                bucket[0] += 1
                bucket[1] += chance
                bucket[2] += share
                brier += (chance - share) ** 2
                fair += (1 / len(odds) - share) ** 2
                count += 1
            loss += _surprise(odds, outcome)
        self.positions = len(seen)
        self.brier = brier / max(1, count)
        self.fair = fair / max(1, count)
        self.loss = loss / max(1, len(seen))
        self.buckets = [
            (int(n), chance / n if n else 0.0, share / n if n else 0.0)
            for n, chance, share in buckets
        ]

    @property
    def off(self) -> float:
        """By how much a chance is off, on the average over all that was said."""
        total = sum(n for n, _, _ in self.buckets)
        return sum(n * abs(chance - share) for n, chance, share in self.buckets) / max(1, total)

    def to_dict(self) -> dict[str, Any]:
        return {
            "positions": self.positions,
            "brier": round(self.brier, 4),
            "fair": round(self.fair, 4),
            "loss": round(self.loss, 4),
            "off": round(self.off, 4),
            "buckets": [[n, round(c, 4), round(s, 4)] for n, c, s in self.buckets],
        }


def play(game: Game, seats: int, seed: int, names: Sequence[str]) -> list[Seen]:
    """A game of bots, seated by turns; all that was seen at the turns of it."""
    match = Match(game, seats, seed=seed)
    players = [
        bots.make(names[(seat + seed) % len(names)], game, seat, random.Random(f"{seed}/{seat}"))
        for seat in range(seats)
    ]
    seen: list[tuple[int, list[float]]] = []
    while match.decision is not None:
        state = match.state
        if state.is_between_turns():
            worths = [game.evaluate(state, each) for each in range(seats)]
            seen.append((stage_of(game, state), worths))
        seat = match.decision.seat
        match.choose(bots.ask(players[seat], match, seat), seat)
    outcome = won(game, match.state)
    return [(stage, worths, outcome) for stage, worths in seen]


def fit(games: Sequence[Sequence[Seen]]) -> tuple[list[float], list[float]]:
    """The stages and points under which what happened was the least surprising.

    The positions of a game have one outcome between them, and together they count as one.
    """
    every = max(1, sum(map(len, games)) // FITTED)
    # Each position with its share of its game.
    seen = [(each, every / len(game)) for game in games for each in game[::every]]
    ordered = sorted(each[0] for each, _ in seen)
    marks = {ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in KNOTS}
    stages = [float(stage) for stage in sorted(marks)]
    points = [USUAL] * len(stages)
    for _ in range(SWEEPS):
        for knot in range(len(points)):
            points[knot] = _best(seen, stages, points, knot)
    return stages, [round(each, 2) for each in points]


def _best(
    seen: Sequence[tuple[Seen, float]], stages: list[float], points: list[float], knot: int
) -> float:
    """The best points at one knot, the others left as they are: golden section in logarithms."""
    low = stages[knot - 1] if knot else -math.inf
    high = stages[knot + 1] if knot + 1 < len(stages) else math.inf
    near = [each for each in seen if low < each[0][0] < high]

    def loss(heat: float) -> float:
        tried = [*points[:knot], math.exp(heat), *points[knot + 1 :]]
        total = DOUBT * (heat - math.log(USUAL)) ** 2
        for (stage, worths, outcome), share in near:
            odds = softmax(worths, temperature(stages, tried, stage))
            total += share * _surprise(odds, outcome)
        return total

    left, right = math.log(LOWEST), math.log(HIGHEST)
    golden = (math.sqrt(5) - 1) / 2
    one, two = right - golden * (right - left), left + golden * (right - left)
    at_one, at_two = loss(one), loss(two)
    for _ in range(STEPS):
        if at_one < at_two:
            right, two, at_two = two, one, at_one
            one = right - golden * (right - left)
            at_one = loss(one)
        else:
            left, one, at_one = one, two, at_two
            two = left + golden * (right - left)
            at_two = loss(two)
    return math.exp((left + right) / 2)


def _surprise(odds: Sequence[float], outcome: Sequence[float]) -> float:
    return -sum(
        share * math.log(max(chance, 1e-9))
        for chance, share in zip(odds, outcome, strict=True)
        if share
    )


def quality_now(game: Game, seats: int, seen: Sequence[Seen]) -> Quality:
    """How good the chances of today's `levels.toml` are on these games."""
    return Quality(seen, *scale(game, seats))
