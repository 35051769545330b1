"""Sealed bids: a game small enough to see through, and full of secrets.

Each seat is dealt a hidden hand. In every round each seat seals one card; then all
are opened, and whoever alone bid most picks a prize, to which the next seat may object
with a card of the highest kind. Anybody may sing once while a prize is picked. Who drew
what is never shown. Hidden hands, sealed answers, a private menu, an act out of turn,
weighted draws and two-faced events try out what Village has none of.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar, Final

from demesne.core.components import Box, Tables, read_tables
from demesne.core.errors import PositionError
from demesne.core.field import SEAT, SEAT_FIELD, TABLE, Field
from demesne.core.game import Game, Standing, ranked
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision, Step

KINDS: Final = 3
HIGHEST: Final = 2
NONE: Final = -1
CARD: Final = 0
NOTHING: Final = 2
COMPONENTS = Path(__file__).with_name("toy.toml")
CARDS = Lines(Group(CARD, "card/{}", numbers(KINDS)))


class ToyBox(Box):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        tables.only("cards", ("counts", "hand"))
        self.counts = tables.numbers("cards", "counts", KINDS, 0, 9)
        self.hand = tables.number("cards", "hand", 1, 5)
        if sum(self.counts) < 3 * self.hand:
            tables.fail("cards", "hand", "needs more cards than there are")


class ToyState(State):
    __slots__ = ("bids", "box", "deck", "hands", "held", "points", "prizes", "shown", "sung")
    SCHEMA: ClassVar[tuple[Field, ...]] = (
        Field("deck", TABLE, KINDS, most=9, hidden=True),
        Field("hands", SEAT, KINDS, most=9, hidden=True),
        Field("held", SEAT, most=9),
        Field("bids", SEAT, least=NONE, most=KINDS - 1, hidden=True),
        Field("shown", TABLE, KINDS, most=9),
        Field("points", SEAT),
        Field("prizes", TABLE, 2, most=1),
        Field("sung", SEAT, most=1),
    )

    def __init__(self, box: ToyBox, seats: int, source: ToyState | None = None) -> None:
        super().__init__(seats)
        self.box = box
        self.deck: list[int] = list(box.counts) if source is None else source.deck.copy()
        self.hands: list[int] = [0] * (seats * KINDS) if source is None else source.hands.copy()
        self.held: list[int] = [0] * seats if source is None else source.held.copy()
        self.bids: list[int] = [NONE] * seats if source is None else source.bids.copy()
        self.shown: list[int] = [0] * KINDS if source is None else source.shown.copy()
        self.points: list[int] = [0] * seats if source is None else source.points.copy()
        self.prizes: list[int] = [1, 1] if source is None else source.prizes.copy()
        self.sung: list[int] = [0] * seats if source is None else source.sung.copy()
        if source is not None:
            self.agenda.extend(source.agenda)

    def copy(self) -> ToyState:
        return ToyState(self.box, self.seats, self)

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def play_card(self, seat: int, card: int) -> None:
        self.hands[seat * KINDS + card] -= 1
        self.held[seat] -= 1

    def windows(self, seat: int) -> list[Decision[Any]]:
        asked = self.agenda[-1] if self.agenda else None
        return [Sing(seat)] if isinstance(asked, PickPrize) and not self.sung[seat] else []


class DrawCard(Decision[ToyState]):
    """The next card of `owner`'s hand, by lot. Nobody else learns it."""

    __slots__ = ("left", "owner")
    LINES: ClassVar[Lines] = CARDS
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("owner", of_seats=1),
        Field("left", least=1, most=5),
    )

    def __init__(self, owner: int, left: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.left = left

    def secret_of(self) -> int:
        return self.owner

    def exists(self, state: ToyState, line: int, card: int, _: int) -> bool:
        return state.deck[card] > 0

    def weights(self, state: ToyState) -> list[int]:
        return [count for count in state.deck if count]

    def effect(self, state: ToyState, line: int, card: int, _: int) -> None:
        state.deck[card] -= 1
        state.hands[self.owner * KINDS + card] += 1
        state.held[self.owner] += 1
        state.tell_secret(
            self.owner,
            Message("drew-card", self.owner, card),
            Message("drew-something", self.owner),
        )
        if self.left > 1:
            state.then(DrawCard(self.owner, self.left - 1))

    def question(self, state: ToyState) -> Message:
        return Message("ask-draw-card", self.owner)

    def label(self, state: ToyState, line: int, card: int, _: int) -> Message:
        return Message("line-card", card)


class PlaceBid(Decision[ToyState]):
    """One card of the hand, face down."""

    __slots__ = ()
    LINES: ClassVar[Lines] = CARDS
    SEALED: ClassVar[bool] = True

    def obstacle(self, state: ToyState, line: int, card: int, _: int) -> Message | None:
        return None if state.hand(self.seat)[card] else Message("why-not-in-hand")

    def effect(self, state: ToyState, line: int, card: int, _: int) -> None:
        state.play_card(self.seat, card)
        state.bids[self.seat] = card
        state.tell_secret(
            self.seat, Message("bid-card", self.seat, card), Message("bid-something", self.seat)
        )

    def label(self, state: ToyState, line: int, card: int, _: int) -> Message:
        return Message("line-card", card)


class PickPrize(Decision[ToyState]):
    """One of the prizes left, or nothing."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(0, "{}", ("bronze", "silver")), Group(NOTHING, "nothing", ends=True)
    )
    OPENS_TURN: ClassVar[bool] = True

    def obstacle(self, state: ToyState, line: int, prize: int, _: int) -> Message | None:
        return None if line == NOTHING or state.prizes[prize] else Message("why-prize-gone")

    def effect(self, state: ToyState, line: int, prize: int, _: int) -> None:
        if line == NOTHING:
            state.tell("picked", self.seat, NOTHING)
        else:
            state.tell("picked", self.seat, prize)
            state.then(Object((self.seat + 1) % state.seats, self.seat, prize))

    def label(self, state: ToyState, line: int, prize: int, _: int) -> Message:
        return Message("line-prize", NOTHING if line == NOTHING else prize)

    def warning(self, state: ToyState, line: int, prize: int, _: int) -> Message | None:
        return Message("warn-last-prize") if line != NOTHING and sum(state.prizes) == 1 else None


class Object(Decision[ToyState]):
    """Play a card of the highest kind against `winner`'s prize? Whether one could is secret."""

    __slots__ = ("prize", "winner")
    LINES: ClassVar[Lines] = Lines(
        Group(0, "object", label="line-object"), Group(1, "agree", label="line-agree", ends=True)
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("winner", of_seats=1),
        Field("prize", most=1),
    )
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, winner: int, prize: int) -> None:
        super().__init__(seat)
        self.winner = winner
        self.prize = prize

    def obstacle(self, state: ToyState, line: int, x: int, y: int) -> Message | None:
        return (
            Message("why-not-in-hand") if line == 0 and not state.hand(self.seat)[HIGHEST] else None
        )

    def effect(self, state: ToyState, line: int, x: int, y: int) -> None:
        if line == 0:
            state.play_card(self.seat, HIGHEST)
            state.shown[HIGHEST] += 1
            state.reveal("objected", self.seat)
        else:
            state.prizes[self.prize] -= 1
            state.points[self.winner] += self.prize + 1


class Sing(Decision[ToyState]):
    """Out of turn, once: a song high or low is worth a point to the singer."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "song/{}", ("high", "low"), label="line-song"))

    def effect(self, state: ToyState, line: int, x: int, y: int) -> None:
        state.sung[self.seat] = 1
        state.points[self.seat] += 1
        state.tell("sang", self.seat)


class BidRound(Step[ToyState]):
    """A sealed bid of every seat, while all have cards in hand."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        if all(state.held):
            bids = [PlaceBid(seat) for seat in range(state.seats)]
            state.then(*bids, OpenBids(), BidRound())


class OpenBids(Step[ToyState]):
    """All bids are shown. A tie wins nothing, and the next round follows at once."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        bids = state.bids
        best = max(bids)
        state.reveal("bids-opened", best)
        for card in bids:
            state.shown[card] += 1
        state.bids = [NONE] * state.seats
        if bids.count(best) == 1:
            state.then(PickPrize(bids.index(best)))


class Toy(Game):
    NAME: ClassVar[str] = "toy"
    MAX_SEATS: ClassVar[int] = 3
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {"prizes": ("two", "one")}
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = (
        DrawCard,
        PlaceBid,
        PickPrize,
        Object,
        Sing,
    )
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = (BidRound, OpenBids)
    MAX_PLIES: ClassVar[int] = 60
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = {
        "ask-draw-card": ("seat",),
        "ask-place-bid": ("seat",),
        "ask-pick-prize": ("seat",),
        "ask-object": ("seat",),
        "ask-sing": ("seat",),
        "line-card": ("card",),
        "line-prize": ("prize",),
        "line-object": (),
        "line-agree": (),
        "line-song": (),
        "why-not-in-hand": (),
        "why-prize-gone": (),
        "warn-last-prize": (),
        "drew-card": ("seat", "card"),
        "drew-something": ("seat",),
        "bid-card": ("seat", "card"),
        "bid-something": ("seat",),
        "bids-opened": ("card",),
        "objected": ("seat",),
        "sang": ("seat",),
        "picked": ("seat", "prize"),
    }
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = {
        "card": ("card-1", "card-2", "card-3"),
        "prize": ("bronze", "silver", "nothing"),
    }

    def __init__(self, box: ToyBox) -> None:
        super().__init__(box)
        self.toy_box = box

    def blank(self, seats: int) -> ToyState:
        return ToyState(self.toy_box, seats)

    def deal(self, seats: int, options: dict[str, str]) -> ToyState:
        state = self.blank(seats)
        if options["prizes"] == "one":
            state.prizes[0] = 0
        hands = [DrawCard(seat, self.toy_box.hand) for seat in range(seats)]
        state.then(*hands, BidRound())
        return state

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        return {
            "hand": None if seat is None else state.hand(seat),
            "held": state.held.copy(),
            "bid": None if seat is None else state.bids[seat],
            "has_bid": [bid != NONE for bid in state.bids],
            "in_deck": sum(state.deck),
            "shown": state.shown.copy(),
            "points": state.points.copy(),
            "prizes": state.prizes.copy(),
            "sung": state.sung.copy(),
        }

    def determinise(self, state: State, seat: int, rng: random.Random) -> ToyState:
        assert isinstance(state, ToyState)
        guess = state.copy()
        counts = state.deck.copy()
        others = [other for other in range(state.seats) if other != seat]
        for other in others:
            for card in range(KINDS):
                counts[card] += state.hand(other)[card] + (state.bids[other] == card)
        unknown = [card for card in range(KINDS) for _ in range(counts[card])]
        rng.shuffle(unknown)
        for other in others:
            if state.bids[other] != NONE:
                guess.bids[other] = unknown.pop()
            cards = [unknown.pop() for _ in range(state.held[other])]
            guess.hands[other * KINDS : (other + 1) * KINDS] = map(cards.count, range(KINDS))
        guess.deck = [unknown.count(card) for card in range(KINDS)]
        return guess

    def standings(self, state: State) -> list[Standing]:
        assert isinstance(state, ToyState)
        cards: list[dict[str, int]] = [{"held": held} for held in state.held]
        return ranked([{"points": points} for points in state.points], cards)

    def check(self, state: State) -> None:
        assert isinstance(state, ToyState)
        for card in range(KINDS):
            held = sum(state.hands[card::KINDS]) + state.bids.count(card)
            if state.deck[card] + held + state.shown[card] != self.toy_box.counts[card]:
                raise PositionError(f"Some cards {card + 1} are lost.")
        if state.held != [sum(state.hand(seat)) for seat in range(state.seats)]:
            raise PositionError("Somebody's hand is not as large as it should be.")


def make(components: Path | None = None) -> Toy:
    return Toy(ToyBox(read_tables(COMPONENTS, components)))
