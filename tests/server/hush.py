"""Hush: a tiny game full of secrets, to try what a server lets out.

Each seat is dealt a secret card from 1 to 4. Everybody seals a bid that is not
above the own card; the bids are opened, then each seat in turn boasts or keeps
quiet, and at the end all cards are shown. The highest card that was boasted of wins.
While the others make up their minds, anybody may cough, once.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.components import Box, read_tables
from demesne.core.field import SEAT, Field
from demesne.core.game import Game, Standing, ranked
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision, Step

CARDS = 4
# What chance deals, by seat; a test decides.
DEALT: dict[int, int] = {}


class HushState(State):
    __slots__ = ("bids", "boasts", "box", "cards", "coughs", "shown")
    SCHEMA: ClassVar[tuple[Field, ...]] = (
        Field("cards", SEAT, most=CARDS, hidden=True),
        Field("bids", SEAT, least=-1, most=CARDS, hidden=True),
        Field("boasts", SEAT, most=1),
        Field("coughs", SEAT, most=1),
        Field("shown", most=2),
    )

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.cards = [0] * seats
        self.bids = [-1] * seats
        self.boasts = [0] * seats
        self.coughs = [0] * seats
        self.shown = 0

    def copy(self) -> HushState:
        other = HushState(self.box, self.seats)
        other.cards, other.bids = self.cards[:], self.bids[:]
        other.boasts, other.coughs, other.shown = self.boasts[:], self.coughs[:], self.shown
        other.agenda = self.agenda.copy()
        return other

    def windows(self, seat: int) -> list[Decision[Any]]:
        asked = self.agenda[-1] if self.agenda else None
        is_open = isinstance(asked, Boast) and asked.seat != seat and not self.coughs[seat]
        return [Cough(seat)] if is_open else []


class DealCard(Decision[HushState]):
    """A sealed draw; `whose` gets the card."""

    __slots__ = ("whose",)
    SEALED: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("whose", of_seats=1),)
    LINES: ClassVar[Lines] = Lines(Group(0, "card/{}", numbers(CARDS)))

    def __init__(self, whose: int) -> None:
        super().__init__(CHANCE)
        self.whose = whose

    def secret_of(self) -> int | None:
        return self.whose

    def weights(self, state: HushState) -> list[int]:
        wanted = DEALT.get(self.whose, 0)
        return [1 if wanted in (0, card) else 0 for card in range(1, CARDS + 1)]

    def effect(self, state: HushState, line: int, card: int, y: int) -> None:
        state.cards[self.whose] = card + 1
        own = Message("your-card", self.whose, card + 1)
        state.tell_secret(self.whose, own, Message("card-dealt", self.whose))


class SealBid(Decision[HushState]):
    __slots__ = ()
    SEALED: ClassVar[bool] = True
    LINES: ClassVar[Lines] = Lines(Group(0, "bid/{}", numbers(CARDS + 1, 0)))

    def obstacle(self, state: HushState, line: int, bid: int, y: int) -> Message | None:
        card = state.cards[self.seat]
        return None if bid <= card else Message("why-too-high", card)

    def label(self, state: HushState, line: int, bid: int, y: int) -> Message:
        return Message("line-bid", bid)

    def effect(self, state: HushState, line: int, bid: int, y: int) -> None:
        state.bids[self.seat] = bid
        own = Message("your-bid", self.seat, bid)
        state.tell_secret(self.seat, own, Message("bid-sealed", self.seat))


class OpenBids(Step[HushState]):
    __slots__ = ()

    def run(self, state: HushState) -> None:
        state.shown = 1
        state.reveal("bids-opened")


class Boast(Decision[HushState]):
    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", ("quiet", "boast"), ends=True))

    def label(self, state: HushState, line: int, loud: int, y: int) -> Message:
        return Message("line-boast", loud)

    def warning(self, state: HushState, line: int, loud: int, y: int) -> Message | None:
        return None if loud else Message("warn-quiet")

    def effect(self, state: HushState, line: int, loud: int, y: int) -> None:
        state.boasts[self.seat] = loud
        state.tell("boasted", self.seat, loud)


class Cough(Decision[HushState]):
    """Out of turn."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "cough", label="line-cough"))

    def effect(self, state: HushState, line: int, x: int, y: int) -> None:
        state.coughs[self.seat] = 1
        state.tell("coughed", self.seat)


class ShowCards(Step[HushState]):
    __slots__ = ()

    def run(self, state: HushState) -> None:
        state.shown = 2
        state.reveal("cards-shown")


class Hush(Game):
    NAME: ClassVar[str] = "hush"
    MIN_SEATS: ClassVar[int] = 2
    MAX_SEATS: ClassVar[int] = 3
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (DealCard, SealBid, Boast, Cough)
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (OpenBids, ShowCards)
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = {
        "ask-seal-bid": ("seat",),
        "ask-boast": ("seat",),
        "ask-cough": ("seat",),
        "line-bid": ("bid",),
        "line-boast": ("loud",),
        "line-cough": (),
        "warn-quiet": (),
        "why-too-high": ("card",),
        "your-card": ("seat", "card"),
        "card-dealt": ("seat",),
        "your-bid": ("seat", "bid"),
        "bid-sealed": ("seat",),
        "bids-opened": (),
        "boasted": ("seat", "loud"),
        "coughed": ("seat",),
        "cards-shown": (),
    }

    def blank(self, seats: int) -> HushState:
        return HushState(self.box, seats)

    def deal(self, seats: int, options: dict[str, str]) -> HushState:
        state = self.blank(seats)
        everyone = range(seats)
        state.then(
            *(DealCard(seat) for seat in everyone),
            *(SealBid(seat) for seat in everyone),
            OpenBids(),
            *(Boast(seat) for seat in everyone),
            ShowCards(),
        )
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
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
        return ranked([{"card": score} for score in scores], [{"bid": bid} for bid in state.bids])

    def determinise(self, state: State, seat: int, rng: random.Random) -> HushState:
        assert isinstance(state, HushState)
        other = state.copy()
        for number in range(state.seats):
            if number != seat and state.shown < 2:
                least = max(1, state.bids[number]) if state.shown else 1
                other.cards[number] = rng.randint(least, CARDS)
            if number != seat and not state.shown and state.bids[number] >= 0:
                other.bids[number] = rng.randint(0, other.cards[number])
        return other

    def check(self, state: State) -> None:
        assert isinstance(state, HushState)


def make(components: Path | None = None) -> Hush:
    return Hush(Box(read_tables(Path(__file__).with_name("hush.toml"), components)))
