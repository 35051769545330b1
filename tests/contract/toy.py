"""Sealed bids: a game small enough to see through, and full of secrets.

Each seat is dealt a hidden hand. In every round each seat seals one card; then all
are opened, and whoever alone bid most picks a prize. Once all cards are played it
is shown who drew what. Its hidden hands, sealed answers, weighted draws and
two-faced events try out what Village has none of.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar, Final

from demesne.core.components import Box, Tables
from demesne.core.errors import PositionError
from demesne.core.game import Game, Standing, is_whole, ranked
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision, Step

KINDS: Final = 3
NONE: Final = -1
COMPONENTS = Path(__file__).with_name("toy.toml")


class ToyBox(Box):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        tables.only("cards", ("counts", "hand"))
        self.counts = tables.numbers("cards", "counts", KINDS, 0, 9)
        self.hand = tables.number("cards", "hand", 1, 5)
        if sum(self.counts) < 3 * self.hand:
            tables.fail("cards", "hand", "needs more cards than there are")


class ToyState(State):
    def __init__(self, box: ToyBox, seats: int, source: ToyState | None = None) -> None:
        super().__init__(seats)
        self.box = box
        self.deck: list[int] = list(box.counts) if source is None else source.deck.copy()
        self.hands: list[int] = [0] * (seats * KINDS) if source is None else source.hands.copy()
        self.bids: list[int] = [NONE] * seats if source is None else source.bids.copy()
        self.shown: list[int] = [0] * KINDS if source is None else source.shown.copy()
        self.points: list[int] = [0] * seats if source is None else source.points.copy()
        self.prizes: list[int] = [1, 1] if source is None else source.prizes.copy()
        if source is not None:
            self.agenda = source.agenda.copy()

    def copy(self) -> ToyState:
        return ToyState(self.box, self.seats, self)

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def to_dict(self) -> dict[str, Any]:
        data = super().to_dict()
        for name in LISTS:
            data[name] = list(getattr(self, name))
        return data


LISTS: Final = ("deck", "hands", "bids", "shown", "points", "prizes")


class DrawCard(Decision[ToyState]):
    """The next card of `owner`'s hand, by lot. Nobody else learns it."""

    SIZE: ClassVar[int] = KINDS
    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left")
    SEALED: ClassVar[bool] = True

    def __init__(self, owner: int, left: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.left = left

    def obstacle(self, state: ToyState, choice: int) -> str:
        return "" if state.deck[choice] else "why-all-dealt"

    def weights(self, state: ToyState) -> list[int]:
        return [count for count in state.deck if count]

    def choose(self, state: ToyState, choice: int) -> None:
        state.deck[choice] -= 1
        state.hands[self.owner * KINDS + choice] += 1
        state.tell_apart(
            self.owner,
            Message("drew-card", self.owner, choice),
            Message("drew-something", self.owner),
        )
        if self.left > 1:
            state.then(DrawCard(self.owner, self.left - 1))

    def ref(self, choice: int) -> str:
        return f"card/{choice + 1}"

    def question(self, state: ToyState) -> Message:
        return Message("ask-draw-card", self.owner)

    def label(self, state: ToyState, choice: int) -> Message:
        return Message("line-card", choice)


class PlaceBid(Decision[ToyState]):
    """One card of the hand, face down."""

    SIZE: ClassVar[int] = KINDS
    SEALED: ClassVar[bool] = True

    def obstacle(self, state: ToyState, choice: int) -> str:
        return "" if state.hands[self.seat * KINDS + choice] else "why-not-in-hand"

    def choose(self, state: ToyState, choice: int) -> None:
        state.hands[self.seat * KINDS + choice] -= 1
        state.bids[self.seat] = choice
        state.tell_apart(
            self.seat, Message("bid-card", self.seat, choice), Message("bid-something", self.seat)
        )

    def ref(self, choice: int) -> str:
        return f"card/{choice + 1}"

    def label(self, state: ToyState, choice: int) -> Message:
        return Message("line-card", choice)


class PickPrize(Decision[ToyState]):
    """One of the prizes left, or nothing."""

    SIZE: ClassVar[int] = 3

    def obstacle(self, state: ToyState, choice: int) -> str:
        return "" if choice == 2 or state.prizes[choice] else "why-prize-gone"

    def choose(self, state: ToyState, choice: int) -> None:
        if choice < 2:
            state.prizes[choice] -= 1
            state.points[self.seat] += choice + 1
        state.tell("picked", self.seat, choice)

    def ref(self, choice: int) -> str:
        return ("bronze", "silver", "nothing")[choice]

    def label(self, state: ToyState, choice: int) -> Message:
        return Message("line-prize", choice)


class BidRound(Step[ToyState]):
    """A sealed bid of every seat, while there are cards in hand."""

    def run(self, state: ToyState) -> None:
        if any(state.hands):
            bids = [PlaceBid(seat) for seat in range(state.seats)]
            state.then(*bids, OpenBids(), BidRound())
        else:
            state.tell("draws-shown")


class OpenBids(Step[ToyState]):
    """All bids are shown. A tie wins nothing, and the next round follows at once."""

    def run(self, state: ToyState) -> None:
        bids = state.bids
        best = max(bids)
        state.tell("bids-opened", best)
        for card in bids:
            state.shown[card] += 1
        state.bids = [NONE] * state.seats
        if bids.count(best) == 1:
            state.then(PickPrize(bids.index(best)))


class Toy(Game):
    NAME: ClassVar[str] = "toy"
    MAX_SEATS: ClassVar[int] = 3
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {"prizes": ("two", "one")}
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (DrawCard, PlaceBid, PickPrize)
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (BidRound, OpenBids)
    LIMITS: ClassVar[dict[str, tuple[int, int, int]]] = {"owner": (0, 2, 0), "left": (1, 5, 0)}
    REVEALS: ClassVar[dict[str, tuple[str, ...]]] = {"draws-shown": ("DrawCard",)}
    MAX_PLIES: ClassVar[int] = 60
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = {
        "ask-draw-card": ("seat",),
        "ask-place-bid": ("seat",),
        "ask-pick-prize": ("seat",),
        "line-card": ("card",),
        "line-prize": ("prize",),
        "why-all-dealt": (),
        "why-not-in-hand": (),
        "why-prize-gone": (),
        "drew-card": ("seat", "card"),
        "drew-something": ("seat",),
        "bid-card": ("seat", "card"),
        "bid-something": ("seat",),
        "bids-opened": ("card",),
        "draws-shown": (),
        "picked": ("seat", "prize"),
    }
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = {
        "card": ("card-1", "card-2", "card-3"),
        "prize": ("bronze", "silver", "nothing"),
    }

    def __init__(self, box: ToyBox) -> None:
        super().__init__(box)
        self.toy_box = box

    def deal(self, seats: int, options: dict[str, str]) -> ToyState:
        state = ToyState(self.toy_box, seats)
        if options["prizes"] == "one":
            state.prizes[0] = 0
        hands = [DrawCard(seat, self.toy_box.hand) for seat in range(seats)]
        state.then(*hands, BidRound())
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        return {
            "hand": None if seat is None else state.hand(seat),
            "hand_sizes": [sum(state.hand(other)) for other in range(state.seats)],
            "bid": None if seat is None else state.bids[seat],
            "has_bid": [bid != NONE for bid in state.bids],
            "in_deck": sum(state.deck),
            "shown": state.shown.copy(),
            "points": state.points.copy(),
            "prizes": state.prizes.copy(),
        }

    def determinise(self, state: State, seat: int, rng: random.Random) -> ToyState:
        assert isinstance(state, ToyState)
        guess = state.copy()
        unknown = [card for card in range(KINDS) for _ in range(state.deck[card])]
        others = [other for other in range(state.seats) if other != seat]
        for other in others:
            unknown += [card for card in range(KINDS) for _ in range(state.hand(other)[card])]
            unknown += [state.bids[other]] * (state.bids[other] != NONE)
        rng.shuffle(unknown)
        for other in others:
            if state.bids[other] != NONE:
                guess.bids[other] = unknown.pop()
            cards = [unknown.pop() for _ in range(sum(state.hand(other)))]
            guess.hands[other * KINDS : (other + 1) * KINDS] = map(cards.count, range(KINDS))
        guess.deck = [unknown.count(card) for card in range(KINDS)]
        return guess

    def standings(self, state: State) -> list[Standing]:
        assert isinstance(state, ToyState)
        return ranked([{"points": points} for points in state.points], [()] * state.seats)

    def check(self, state: State) -> None:
        assert isinstance(state, ToyState)
        for card in range(KINDS):
            held = sum(state.hands[card::KINDS]) + state.bids.count(card)
            if state.deck[card] + held + state.shown[card] != self.toy_box.counts[card]:
                raise PositionError(f"Some cards {card + 1} are lost.")

    def read_state(self, data: dict[str, Any]) -> ToyState:
        state = ToyState(self.toy_box, data["seats"])
        for name in LISTS:
            if len(data[name]) != len(getattr(state, name)) or not all(map(is_whole, data[name])):
                raise PositionError(f"{name} is wrong: {data[name]}.")
            setattr(state, name, list(data[name]))
        return state


def make(components: Path | None = None) -> Toy:
    return Toy(ToyBox(Tables(COMPONENTS, components)))
