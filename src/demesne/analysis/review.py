"""A finished game, turn by turn: who was winning, what was better, how well each played.

Every turn is tried out beside the turns the seat could have taken instead, in worlds drawn from
what that seat knew. With the first half of the samples the best is chosen, with the second it is
measured: a turn that only looked best by luck is not held against anybody. A turn counts as a
slip only if the loss is twice its own standard error as well.

Accuracy: a turn that costs no win chance counts 100, one that costs a tenth of the fair share (at
a table of two 5 %, of four 2.5 %) counts 78, three tenths 47; that is 100 e^(-5 loss) at a table of
two. A player's accuracy is the mean over the turns with a choice.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Iterator
from typing import Any, Final

from demesne.analysis.chance import won
from demesne.analysis.hint import written
from demesne.analysis.reasons import points, reasons
from demesne.analysis.turns import Played, turns
from demesne.analysis.weigh import Budget, Tried, answers, mean, weigh
from demesne.bots.bot import knowledge
from demesne.core.errors import LogError
from demesne.core.game import Game
from demesne.core.log import Log
from demesne.core.match import Match
from demesne.core.state import State

SLIP: Final = "slip"
BLUNDER: Final = "blunder"
FIND: Final = "find"
# From how much lost win chance on a turn is called so; a find is so much better than the next.
SLIP_FROM: Final = 0.05
BLUNDER_FROM: Final = 0.15
FIND_FROM: Final = 0.10
SURE: Final = 2.0
STEEPNESS: Final = 2.5
MOMENTS: Final = 7

# A turn as plain data: see `_judge`.
Turn = dict[str, Any]


class Review:
    """All that is known of a game when its last turn has been looked at."""

    __slots__ = ("accuracy", "counted", "final", "marks", "moments", "turns")

    def __init__(self, found: list[Turn], final: list[float]) -> None:
        self.turns = found
        # Who has won: the last point of the curve.
        self.final = final
        seats = len(final)
        # By seat: how accurate, over how many turns, with how many slips, blunders and finds.
        self.accuracy: list[float | None] = []
        self.counted: list[int] = []
        self.marks: list[dict[str, int]] = []
        for seat in range(seats):
            own = [turn for turn in found if turn["seat"] == seat and turn["arms"] > 1]
            worths = [100 * math.exp(-STEEPNESS * turn["loss"] * seats) for turn in own]
            self.accuracy.append(round(mean(worths), 1) if worths else None)
            self.counted.append(len(own))
            self.marks.append(
                {mark: sum(t["mark"] == mark for t in own) for mark in (SLIP, BLUNDER, FIND)}
            )
        # The turns that mattered most, in the order they were played.
        told = [number for number, turn in enumerate(found) if turn["mark"]]
        told.sort(key=lambda number: -_size(found[number]))
        self.moments: list[int] = sorted(told[:MOMENTS])

    def to_dict(self) -> dict[str, Any]:
        return {
            "turns": self.turns,
            "final": self.final,
            "accuracy": self.accuracy,
            "counted": self.counted,
            "marks": self.marks,
            "moments": self.moments,
        }


def _size(turn: Turn) -> float:
    return float(turn["gap"] if turn["mark"] == FIND else turn["loss"])


def digest_of(log: Log) -> str:
    """What a log is known by, whoever played it: players' names are no part of the game."""
    nameless = Log(
        *(log.game, log.rules, log.seats, log.components, log.options, [""] * log.seats),
        log.records,
        log.key,
    )
    return hashlib.blake2b(nameless.to_text().encode(), digest_size=12).hexdigest()


def check_finished(game: Game, log: Log) -> list[float]:
    """Who won; LogError for a game that is still being played."""
    match = Match.from_log(game, log)
    if not match.over:
        raise LogError("The game of this log is not over: only a finished game is analysed.")
    return won(game, match.state)


def count_turns(game: Game, log: Log, seat: int | None = None) -> int:
    return sum(seat is None or played.seat == seat for played in turns(game, log))


def analyse(
    game: Game, log: Log, budget: Budget, start: int = 0, seat: int | None = None
) -> Iterator[Turn]:
    """Turn by turn from number `start` on; only those of `seat`, where one is given.

    The same log and budget give the same, wherever it began.
    """
    digest = digest_of(log)
    for number, played in enumerate(turns(game, log)):
        if number >= start and (seat is None or played.seat == seat):
            yield _judge(game, played, number, budget, f"{digest}/{number}")


def review(found: list[Turn], final: list[float]) -> Review:
    return Review(found, final)


def _judge(game: Game, played: Played, number: int, budget: Budget, seed: str) -> Turn:
    """One turn as plain data.

    `chances` are every seat's after it. Where another turn was better by `loss`, with standard
    error `error`, `better` has its answers, `chance` and `better_chance` the chances of the two
    and `reasons` what speaks for it, `points` in all. `gap` is by how much the best turn, when
    it was played, is better than the next.
    """
    seat = played.seat
    arms = weigh(game, played.state, seat, budget, seed, played.chain)
    half = budget.tries // 2
    mine = arms[0]
    own = knowledge(game, played.state, seat, random.Random(seed))
    turn: Turn = {
        "turn": number,
        "ply": played.ply,
        "end": played.end,
        "seat": seat,
        "arms": len(arms),
        "chances": [round(chance, 4) for chance in mine.chances()],
        "played": _answers(own, seat, played.chain),
        "chance": round(mine.chance(half), 4),
        "loss": 0.0,
        "error": 0.0,
        "gap": 0.0,
        "mark": "",
    }
    ranking = sorted(arms, key=lambda arm: (arm.chance(0, half), arm.lead(0, half)), reverse=True)
    best = ranking[0]
    if best is mine:
        if len(ranking) > 1:
            gap, error = _difference(mine, ranking[1], half)
            turn["gap"] = round(max(0.0, gap), 4)
            turn["error"] = round(error, 4)
            if gap >= FIND_FROM and gap >= SURE * error:
                turn["mark"] = FIND
        return turn
    loss, error = _difference(best, mine, half)
    turn["loss"] = round(max(0.0, loss), 4)
    turn["error"] = round(error, 4)
    if loss >= SURE * error and loss >= SLIP_FROM:
        turn["mark"] = BLUNDER if loss >= BLUNDER_FROM else SLIP
        turn["better"] = _answers(own, seat, best.chain)
        turn["better_chance"] = round(best.chance(half), 4)
        turn["points"] = round(points(best, mine, half), 1)
        turn["reasons"] = [list(each) for each in reasons(game, best, [mine], half)]
    return turn


def _difference(better: Tried, worse: Tried, start: int) -> tuple[float, float]:
    """How much more win chance, over pairs of equal samples, and its standard error."""
    pairs = zip(better.own[start:], worse.own[start:], strict=True)
    differences = [one - other for one, other in pairs]
    middle = mean(differences)
    if len(differences) < 2:
        return middle, 0.0
    spread = sum((each - middle) ** 2 for each in differences) / (len(differences) - 1)
    return middle, math.sqrt(spread / len(differences))


def _answers(own: State, seat: int, chain: list[int]) -> list[list[Any]]:
    given = answers(own.copy(), seat, chain)
    return [[kind, ref, written(label)] for kind, ref, label in given]
