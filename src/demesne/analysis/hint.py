"""What would a strong player do? The best turns of whoever is asked, each with its reason."""

from __future__ import annotations

import random
from typing import Any

from demesne.analysis.reasons import Reason, reasons
from demesne.analysis.weigh import Answer, Budget, Tried, answers, weigh
from demesne.bots.bot import knowledge
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.message import Message
from demesne.core.state import State

SEED = "hint"
SHOWN = 3
# Where nothing speaks much for a turn, so much is told all the same.
SLIGHT = 0.1


class Hint:
    """A turn to consider: its answers in their order, the chance to win with it, and why.

    The reasons compare it with all the other turns that were tried.
    """

    __slots__ = ("answers", "chance", "choice", "reasons")

    def __init__(self, choice: int, said: list[Answer], chance: float, why: list[Reason]) -> None:
        self.choice = choice
        self.answers = said
        self.chance = chance
        self.reasons = why

    def __reduce__(self) -> Any:
        return Hint, (self.choice, self.answers, self.chance, self.reasons)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hint) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.choice, self.chance))

    def to_dict(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "answers": [[kind, ref, written(label)] for kind, ref, label in self.answers],
            "chance": self.chance,
            "reasons": [list(reason) for reason in self.reasons],
        }


def hints(
    game: Game, state: State, seat: int, budget: Budget, most: int = SHOWN, seed: str = SEED
) -> list[Hint]:
    """The best turns for `seat`, best first; one for each first answer, since that is what is
    asked. It depends on what the seat may know and on nothing else."""
    own = knowledge(game, state, seat, random.Random(seed))
    decision = own.advance()
    if decision is None or decision.seat != seat:
        raise SetupError(f"Nothing is asked of seat {seat}.")
    tried = weigh(game, own, seat, budget, seed)
    tried.sort(key=_rank, reverse=True)
    shown: list[Tried] = []
    for each in tried:
        if all(each.chain[0] != other.chain[0] for other in shown):
            shown.append(each)
    found: list[Hint] = []
    for each in shown[:most]:
        said = answers(own.copy(), seat, each.chain)
        found.append(Hint(each.chain[0], said, each.chance(), _reasons(game, each, tried)))
    return found


def _reasons(game: Game, each: Tried, tried: list[Tried]) -> list[Reason]:
    """What it has before all the others that were tried; if that is little, the most of it."""
    others = [other for other in tried if other is not each]
    if not others:
        return []
    told = reasons(game, each, others)
    if any(by > 0 for _, by in told):
        return told
    slight = reasons(game, each, others, least=SLIGHT)
    return [*[reason for reason in slight if reason[1] > 0][:1], *told]


def _rank(tried: Tried) -> tuple[float, float]:
    return tried.chance(), tried.lead()


def written(message: Message) -> list[Any]:
    """A message as plain data; `read` takes it back."""
    return [message.key, *(list(map(list, a)) if isinstance(a, tuple) else a for a in message.args)]


def read(data: list[Any]) -> Message:
    key, *args = data
    return Message(
        key,
        *(tuple((word, n) for word, n in a) if isinstance(a, list) else a for a in args),
    )
