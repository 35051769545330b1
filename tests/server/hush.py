"""Hush: a tiny game full of secrets, to try what a server lets out.

Each seat is dealt a secret card from 1 to 4. Everybody seals a bid that is not
above the own card; the bids are opened, then each seat in turn boasts or keeps
quiet, and at the end all cards are shown. The highest card that was boasted of wins.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.components import Box, Tables
from demesne.core.game import Game, Standing, ranked
from demesne.core.message import Argument, Message
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision, Step

# What chance deals, by seat; a test decides.
DEALT: dict[int, int] = {}


class HushState(State):
    __slots__ = ("bids", "boasts", "cards", "shown")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards = [0] * seats
        self.bids = [-1] * seats
        self.boasts = [0] * seats
        self.shown = 0

    def copy(self) -> HushState:
        other = HushState(self.seats)
        other.cards, other.bids = self.cards[:], self.bids[:]
        other.boasts, other.shown = self.boasts[:], self.shown
        other.agenda = self.agenda.copy()
        return other

    def to_dict(self) -> dict[str, Any]:
        own = {"cards": self.cards, "bids": self.bids, "boasts": self.boasts, "shown": self.shown}
        return {**super().to_dict(), **own}


class DealCard(Decision[HushState]):
    """A sealed draw; `whose` gets the card."""

    __slots__ = ("whose",)
    SIZE: ClassVar[int] = 4
    SEALED: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, whose: int) -> None:
        super().__init__(CHANCE)
        self.whose = whose

    def obstacle(self, state: HushState, choice: int) -> str:
        return ""

    def weights(self, state: HushState) -> list[int]:
        wanted = DEALT.get(self.whose, 0)
        return [1 if wanted in (0, card) else 0 for card in range(1, 5)]

    def choose(self, state: HushState, choice: int) -> None:
        state.cards[self.whose] = choice + 1
        own = Message("your-card", self.whose, choice + 1)
        state.tell_apart(self.whose, own, Message("card-dealt", self.whose))

    def ref(self, choice: int) -> str:
        return f"card/{choice + 1}"

    def label(self, state: HushState, choice: int) -> Message:
        return Message("line-card", choice + 1)


class SealBid(Decision[HushState]):
    __slots__ = ()
    SIZE: ClassVar[int] = 5
    SEALED: ClassVar[bool] = True

    def obstacle(self, state: HushState, choice: int) -> str:
        return "" if choice <= state.cards[self.seat] else "why-too-high"

    def reason(self, state: HushState, choice: int, key: str) -> tuple[Argument, ...]:
        return (state.cards[self.seat],)

    def choose(self, state: HushState, choice: int) -> None:
        state.bids[self.seat] = choice
        own = Message("your-bid", self.seat, choice)
        state.tell_apart(self.seat, own, Message("bid-sealed", self.seat))

    def ref(self, choice: int) -> str:
        return f"bid/{choice}"

    def label(self, state: HushState, choice: int) -> Message:
        return Message("line-bid", choice)


class OpenBids(Step[HushState]):
    __slots__ = ()

    def run(self, state: HushState) -> None:
        state.shown = 1
        state.tell("bids-opened")


class Boast(Decision[HushState]):
    __slots__ = ()
    SIZE: ClassVar[int] = 2

    def obstacle(self, state: HushState, choice: int) -> str:
        return ""

    def choose(self, state: HushState, choice: int) -> None:
        state.boasts[self.seat] = choice
        state.tell("boasted", self.seat, choice)

    def ref(self, choice: int) -> str:
        return ("quiet", "boast")[choice]

    def label(self, state: HushState, choice: int) -> Message:
        return Message("line-boast", choice)


class ShowCards(Step[HushState]):
    __slots__ = ()

    def run(self, state: HushState) -> None:
        state.shown = 2
        state.tell("cards-shown")


class Hush(Game):
    NAME: ClassVar[str] = "hush"
    MIN_SEATS: ClassVar[int] = 2
    MAX_SEATS: ClassVar[int] = 3
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (DealCard, SealBid, Boast)
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (OpenBids, ShowCards)
    LIMITS: ClassVar[dict[str, tuple[int, int, int]]] = {"whose": (0, 2, 0)}
    REVEALS: ClassVar[dict[str, tuple[str, ...]]] = {
        "bids-opened": ("SealBid",),
        "cards-shown": ("DealCard", "SealBid"),
    }
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = {
        "ask-seal-bid": ("seat",),
        "ask-boast": ("seat",),
        "line-card": ("card",),
        "line-bid": ("bid",),
        "line-boast": ("loud",),
        "why-too-high": ("card",),
        "your-card": ("seat", "card"),
        "card-dealt": ("seat",),
        "your-bid": ("seat", "bid"),
        "bid-sealed": ("seat",),
        "bids-opened": (),
        "boasted": ("seat", "loud"),
        "cards-shown": (),
    }

    def deal(self, seats: int, options: dict[str, str]) -> HushState:
        state = HushState(seats)
        everyone = range(seats)
        state.then(
            *(DealCard(seat) for seat in everyone),
            *(SealBid(seat) for seat in everyone),
            OpenBids(),
            *(Boast(seat) for seat in everyone),
            ShowCards(),
        )
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, HushState)
        rows = []
        for number in range(state.seats):
            own = number == seat
            rows.append(
                {
                    "card": state.cards[number] if own or state.shown == 2 else None,
                    "bid": state.bids[number] if own or state.shown else None,
                    "has_bid": state.bids[number] >= 0,
                    "boast": state.boasts[number],
                }
            )
        return {"seats": rows}

    def standings(self, state: State) -> list[Standing]:
        assert isinstance(state, HushState)
        scores = [card * loud for card, loud in zip(state.cards, state.boasts, strict=True)]
        return ranked([{"card": score} for score in scores], [(0,)] * state.seats)

    def determinise(self, state: State, seat: int, rng: random.Random) -> HushState:
        assert isinstance(state, HushState)
        other = state.copy()
        for number in range(state.seats):
            if number != seat and state.shown < 2:
                other.cards[number] = rng.randint(max(1, state.bids[number]), 4)
            if number != seat and not state.shown and state.bids[number] >= 0:
                other.bids[number] = rng.randint(0, other.cards[number])
        return other

    def read_state(self, data: dict[str, Any]) -> HushState:
        state = HushState(data["seats"])
        state.cards, state.bids = list(data["cards"]), list(data["bids"])
        state.boasts, state.shown = list(data["boasts"]), data["shown"]
        return state

    def check(self, state: State) -> None:
        assert isinstance(state, HushState)


def make(_components: Path | None = None) -> Hush:
    return Hush(Box(Tables(Path(__file__).with_name("hush.toml"))))
