"""The Clergy (rulebook p. 8).

Every turn all families, present or not, offer gold for the cathedral in secret. The
best gifts score and are spent. Whoever gave less, but something, takes it back or
spends it for fewer points: one less for every gold short of the best, and fewer
still for the lowest of all offers (R-21, R-35). Then each knight there brings a
privilege, or makes a damsel abbess, whose cube becomes Influence (R-34).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.mil.offers import ask_for_offers, open_offers
from demesne.games.mil.pieces import CATHEDRAL, FOR_CATHEDRAL, FOR_GIFT, GOLD, INFLUENCE
from demesne.games.mil.questions import OfKnight
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
        ask_for_offers(state, list(range(state.seats)), CATHEDRAL)


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
                state.score(seat, state.box.cathedral_best, FOR_CATHEDRAL)


class SpendGift(Decision[MilState]):
    """Is a gift that was not the best worth its points? It is `short` of the best."""

    __slots__ = ("gold", "lowest", "short")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("gold", least=1),
        Field("short", least=1),
        Field("lowest", most=1),
    )
    LINES: ClassVar[Lines] = Lines(Group(TAKE_BACK, "take-back"), Group(GIVE, "give"))

    def __init__(self, seat: int, gold: int, short: int, lowest: int) -> None:
        super().__init__(seat)
        self.gold = gold
        self.short = short
        self.lowest = lowest

    def points(self, state: MilState) -> int:
        """They may be fewer than none."""
        points = state.box.cathedral_best - self.short
        return points - state.box.cathedral_lowest if self.lowest else points

    def question(self, state: MilState) -> Message:
        points = self.points(state)
        if points < 0:
            return Message("ask-spend-gift-loss", self.seat, self.gold, -points)
        return Message("ask-spend-gift", self.seat, self.gold, points)

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        points = self.points(state)
        if line == TAKE_BACK:
            return Message("line-keep-gift", self.gold)
        if points < 0:
            return Message("line-give-loss", self.gold, -points)
        return Message("line-give", self.gold, points)

    def warning(self, state: MilState, line: int, x: int, y: int) -> Message | None:
        points = self.points(state)
        return Message("warn-costs-points", -points) if line == GIVE and points < 0 else None

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        points = self.points(state)
        if line == GIVE:
            state.gain(self.seat, GOLD, -self.gold)
            state.tell("cathedral-given", self.seat, self.gold)
            state.score(self.seat, points, FOR_GIFT)
        else:
            state.tell("cathedral-kept", self.seat, self.gold)


class VisitClergy(OfKnight):
    """A privilege, an abbess, or nothing?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NOTHING, "nothing", label="line-nothing", ends=True),
        Group(PRIVILEGE, "privilege"),
        Group(ABBESS, "abbess"),
    )
    OPENS_TURN: ClassVar[bool] = True

    def obstacle(self, state: MilState, line: int, x: int, y: int) -> Message | None:
        if line == PRIVILEGE and not state.tokens_left(self.seat):
            return Message("why-no-family-token")
        if line == ABBESS and not state.damsels[self.seat]:
            return Message("why-no-damsel")
        return None

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        if line == PRIVILEGE:
            return Message("line-privilege", state.box.clergy_privileges)
        if line == ABBESS:
            return Message("line-abbess", state.box.abbess_influence)
        return super().label(state, line, x, y)

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        if line == PRIVILEGE:
            gained = state.gain_privileges(self.seat, state.box.clergy_privileges)
            state.tell("clergy-privilege", self.knight, gained)
        elif line == ABBESS:
            state.damsels[self.seat] -= 1
            state.gain(self.seat, INFLUENCE, state.box.abbess_influence)
            state.tell("abbess-elected", self.knight, state.box.abbess_influence)
