"""The Clergy (rulebook p. 8).

Every turn all families, present or not, offer gold for the cathedral in secret. The
best gifts score and are spent. Whoever gave less, but something, takes it back or
spends it for fewer points: one less for every gold short of the best, and fewer
still for the lowest of all offers (R-21, R-35). Then each knight there brings a
privilege, or makes a damsel abbess, whose cube becomes Influence (R-34).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.mil.offers import first_offer, open_offers
from demesne.games.mil.pieces import CATHEDRAL, GOLD, INFLUENCE
from demesne.games.mil.state import MilState

TAKE_BACK: Final = 0
GIVE: Final = 1

NOTHING: Final = 0
PRIVILEGE: Final = 1
ABBESS: Final = 2


class BuildCathedral(Step[MilState]):
    """All families offer gold."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        state.tell("cathedral-built")
        state.then(OpenGifts())
        for seat in range(state.seats - 1, -1, -1):
            state.then(first_offer(seat, CATHEDRAL))


class OpenGifts(Step[MilState]):
    """The best score at once; the others are asked, in turn from the first player."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        seats = state.seats
        gifts = [offer[GOLD] for offer in open_offers(state, list(range(seats)))]
        best, lowest = max(gifts), min(gifts)
        if not best:
            state.tell("cathedral-nothing")
            return
        for step in range(seats - 1, -1, -1):
            seat = (state.first + step) % seats
            if 0 < gifts[seat] < best:
                is_lowest = 1 if gifts[seat] == lowest else 0
                state.then(SpendGift(seat, gifts[seat], best - gifts[seat], is_lowest))
        for seat in range(seats):
            if gifts[seat] == best:
                state.gain(seat, GOLD, -best)
                state.tell("cathedral-best", seat, best)
                state.score(seat, state.box.cathedral_best)


class SpendGift(Decision[MilState]):
    """Is a gift that was not the best worth its points? It is `short` of the best."""

    __slots__ = ("gold", "lowest", "short")
    SIZE: ClassVar[int] = 2
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold", "short", "lowest")

    def __init__(self, seat: int, gold: int, short: int, lowest: int) -> None:
        super().__init__(seat)
        self.gold = gold
        self.short = short
        self.lowest = lowest

    def points(self, state: MilState) -> int:
        """They may be fewer than none."""
        points = state.box.cathedral_best - self.short
        return points - state.box.cathedral_lowest if self.lowest else points

    def obstacle(self, state: MilState, choice: int) -> str:
        return ""

    def choose(self, state: MilState, choice: int) -> None:
        if choice == GIVE:
            state.gain(self.seat, GOLD, -self.gold)
            state.tell("cathedral-given", self.seat, self.gold)
            state.score(self.seat, self.points(state))
        else:
            state.tell("cathedral-kept", self.seat, self.gold)

    def ref(self, choice: int) -> str:
        return "give" if choice == GIVE else "take-back"

    def question(self, state: MilState) -> Message:
        return Message("ask-spend-gift", self.seat, self.gold, self.points(state))

    def label(self, state: MilState, choice: int) -> Message:
        if choice == GIVE:
            return Message("line-give", self.gold, self.points(state))
        return Message("line-keep-gift", self.gold)


class VisitClergy(Decision[MilState]):
    """A privilege, an abbess, or nothing?"""

    __slots__ = ("knight",)
    SIZE: ClassVar[int] = 3
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight")

    def __init__(self, seat: int, knight: int) -> None:
        super().__init__(seat)
        self.knight = knight

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == PRIVILEGE:
            return "" if state.tokens_left(self.seat) else "why-no-family-token"
        if choice == ABBESS:
            return "" if state.damsels[self.seat] else "why-no-damsel"
        return ""

    def choose(self, state: MilState, choice: int) -> None:
        if choice == PRIVILEGE:
            state.gain_privileges(self.seat, state.box.clergy_privileges)
        elif choice == ABBESS:
            state.damsels[self.seat] -= 1
            state.gain(self.seat, INFLUENCE, state.box.abbess_influence)
            state.tell("abbess-elected", self.knight, state.box.abbess_influence)

    def ref(self, choice: int) -> str:
        return ("nothing", "privilege", "abbess")[choice]

    def question(self, state: MilState) -> Message:
        return Message("ask-visit-clergy", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        if choice == PRIVILEGE:
            return Message("line-privilege", state.box.clergy_privileges)
        if choice == ABBESS:
            return Message("line-abbess", state.box.abbess_influence)
        return Message("line-nothing")
