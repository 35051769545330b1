"""Finding out what a lead is worth: games of bots against each other, and who won them.

At every turn of every game the evaluations of all seats are written down. With half of the
games the temperatures are fitted, by the likelihood of what came of them; with the other half
they are judged. A chance of 30 % is right when three of ten such seats have won.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from demesne import bots
from demesne.analysis.chance import softmax, stage_of, temperature, won
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
RESAMPLES: Final = 400

# A position: its stage, every seat's evaluation, and what each seat won in the end.
Seen = tuple[int, list[float], list[float]]


class Quick(Greedy):
    """Greedy that looks at few positions: for the thousands of turns that calibrating takes.

    `demesne calibrate GAME --bots demesne.analysis.calibrate:Quick`
    """

    POSITIONS: ClassVar[int] = 300


class Tally:
    """What chances were said in some games, and what came: sums that can be added up."""

    __slots__ = ("brier", "buckets", "count", "fair", "loss", "positions")

    def __init__(self) -> None:
        self.positions = 0
        self.count = 0
        self.brier = 0.0
        self.fair = 0.0
        self.loss = 0.0
        # By tenths: how often such a chance was said, the sum of them, and how many won.
        self.buckets = [[0.0, 0.0, 0.0] for _ in range(BUCKETS)]

    def see(self, odds: Sequence[float], outcome: Sequence[float]) -> None:
        for chance, share in zip(odds, outcome, strict=True):
            bucket = self.buckets[min(BUCKETS - 1, int(chance * BUCKETS))]
            bucket[0] += 1
            bucket[1] += chance
            bucket[2] += share
            self.brier += (chance - share) ** 2
            self.fair += (1 / len(odds) - share) ** 2
            self.count += 1
        self.positions += 1
        self.loss += _surprise(odds, outcome)

    def add(self, other: Tally) -> None:
        self.positions += other.positions
        self.count += other.count
        self.brier += other.brier
        self.fair += other.fair
        self.loss += other.loss
        for mine, theirs in zip(self.buckets, other.buckets, strict=True):
            for place, value in enumerate(theirs):
                mine[place] += value

    def off(self) -> float:
        """By how much a chance is off, on the average over all that was said."""
        return sum(abs(said - won) for _, said, won in self.buckets) / max(1, self.count)

    def figures(self) -> list[float]:
        """Brier score, the same beside the fair share's, off; then the share that won by tenths."""
        count = max(1, self.count)
        won = [won / times if times else math.nan for times, _, won in self.buckets]
        return [self.brier / count, (self.fair - self.brier) / count, self.off(), *won]


class Quality:
    """How good chances are: the Brier score (0 best; `fair` is what always saying the fair share
    gets), the log loss, and buckets of (how many, mean chance, share that won, from, to).

    Positions of one game have one outcome between them. So intervals, 95 %, come from drawing
    whole games anew, with replacement.
    """

    __slots__ = (
        *("better", "brier", "brier_in", "buckets", "fair", "games"),
        *("loss", "off", "off_in", "positions"),
    )

    def __init__(
        self, games: Sequence[Sequence[Seen]], stages: list[float], points: list[float]
    ) -> None:
        self._judge(tallies(games, stages, points))

    @classmethod
    def together(cls, parts: Sequence[Sequence[Tally]]) -> Quality:
        """Of games that were judged each by figures of their own."""
        found = cls.__new__(cls)
        found._judge([tally for part in parts for tally in part])
        return found

    def _judge(self, tallies: Sequence[Tally]) -> None:
        whole = _sum(tallies)
        rng = random.Random("calibrate")
        drawn = [_sum(rng.choices(tallies, k=len(tallies))).figures() for _ in range(RESAMPLES)]
        spans = [_span(column) for column in zip(*drawn, strict=True)]
        count = max(1, whole.count)
        self.games = len(tallies)
        self.positions = whole.positions
        self.brier = whole.brier / count
        self.fair = whole.fair / count
        self.loss = whole.loss / max(1, whole.positions)
        self.off = whole.off()
        self.brier_in, self.better, self.off_in = spans[:3]
        self.buckets = [
            (int(times), said / times if times else 0.0, won / times if times else 0.0, *span)
            for (times, said, won), span in zip(whole.buckets, spans[3:], strict=True)
        ]

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "positions": self.positions,
            "brier": round(self.brier, 4),
            "brier_in": _rounded(self.brier_in),
            "fair": round(self.fair, 4),
            "better": _rounded(self.better),
            "loss": round(self.loss, 4),
            "off": round(self.off, 4),
            "off_in": _rounded(self.off_in),
            "buckets": [[each[0], *_rounded(each[1:])] for each in self.buckets],
        }


def tallies(
    games: Sequence[Sequence[Seen]], stages: list[float], points: list[float]
) -> list[Tally]:
    """What was said and what came, game by game."""
    return [_tally(game, stages, points) for game in games]


def _tally(game: Sequence[Seen], stages: list[float], points: list[float]) -> Tally:
    found = Tally()
    for stage, worths, outcome in game:
        found.see(softmax(worths, temperature(stages, points, stage)), outcome)
    return found


def _sum(tallies: Sequence[Tally]) -> Tally:
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole


def _span(values: Sequence[float]) -> tuple[float, float]:
    """Where 95 of 100 of these lie."""
    known = sorted(value for value in values if not math.isnan(value))
    if not known:
        return math.nan, math.nan
    last = len(known) - 1
    return known[round(0.025 * last)], known[round(0.975 * last)]


def _rounded(values: Sequence[float]) -> list[float | None]:
    return [None if math.isnan(value) else round(value, 4) for value in values]


def seated(names: Sequence[str], seats: int, seed: int) -> list[str]:
    """Who sits where: by turns, and in two games the same, of which one is fitted, one judged."""
    return [names[(seat + seed // 2) % len(names)] for seat in range(seats)]


def play(game: Game, seats: int, seed: int, names: Sequence[str]) -> list[Seen]:
    """A game of bots, seated by turns; all that was seen at the turns of it."""
    match = Match(game, seats, seed=seed)
    players = [
        bots.make(name, game, seat, random.Random(f"{seed}/{seat}"))
        for seat, name in enumerate(seated(names, seats, seed))
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


def _likelihood(
    seen: Sequence[tuple[Seen, float]], stages: list[float], points: list[float]
) -> float:
    return sum(
        share * _surprise(softmax(worths, temperature(stages, points, stage)), outcome)
        for (stage, worths, outcome), share in seen
    )


def _best(
    seen: Sequence[tuple[Seen, float]], stages: list[float], points: list[float], knot: int
) -> float:
    """The best points at one knot, the others left as they are: golden section in logarithms."""
    low = stages[knot - 1] if knot else -math.inf
    high = stages[knot + 1] if knot + 1 < len(stages) else math.inf
    near = [each for each in seen if low < each[0][0] < high]

    def loss(heat: float) -> float:
        tried = [*points[:knot], math.exp(heat), *points[knot + 1 :]]
        return DOUBT * (heat - math.log(USUAL)) ** 2 + _likelihood(near, stages, tried)

    return math.exp(_least(loss, math.log(LOWEST), math.log(HIGHEST)))


def _least(loss: Callable[[float], float], left: float, right: float) -> float:
    """Where a function with one valley is least: golden section."""
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
    return (left + right) / 2


def _surprise(odds: Sequence[float], outcome: Sequence[float]) -> float:
    return -sum(
        share * math.log(max(chance, 1e-9))
        for chance, share in zip(odds, outcome, strict=True)
        if share
    )
