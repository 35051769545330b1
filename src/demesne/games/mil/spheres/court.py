"""The Court (rulebook pp. 6 and 9).

A knight there takes Influence, or tries to make a vassal of another family's knight:
one who has no suzerain and no Archbishop, is not of the family the active knight
serves himself, and has fewer soldiers, lands and castles together than the active
knight has soldiers (R-08, R-09). The target openly offers gold and Influence. The
active knight takes half of it and lets go, or gives more than was offered, or gives
one of his lands as a fief; he cannot break off (R-31). A vassal brings points, for
himself and for the lands he held before (R-03).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.games.mil.marriage import keep_half
from demesne.games.mil.offers import LayCubes
from demesne.games.mil.pieces import (
    FOR_RANSOM,
    FOR_VASSAL,
    GOLD,
    INFLUENCE,
    KNIGHT_REFS,
    KNIGHTS,
    NO_CUBES,
    NOBODY,
    SLOTS,
    land_type,
)
from demesne.games.mil.questions import KNIGHT_FIELD, TARGET_FIELD, OfKnight, cubes_field
from demesne.games.mil.state import MilState, of_cubes

NOTHING: Final = 0
TAKE_INFLUENCE: Final = 1
VASSAL: Final = 2  # + knight

DONE: Final = 0
ADD: Final = 1  # Influence, gold

ACCEPT: Final = 0
EXCEED: Final = 1
FIEF: Final = 2  # + slot


class VisitCourt(OfKnight):
    """Influence, a vassal, or nothing?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NOTHING, "nothing", label="line-nothing", ends=True),
        Group(TAKE_INFLUENCE, "influence"),
        Group(VASSAL, "vassal/{}", KNIGHT_REFS),
    )
    OPENS_TURN: ClassVar[bool] = True

    def exists(self, state: MilState, line: int, target: int, _: int) -> bool:
        if line != VASSAL:
            return True
        return state.is_present(target) and target // KNIGHTS != self.seat

    def obstacle(self, state: MilState, line: int, target: int, _: int) -> Message | None:
        if line != VASSAL:
            return None
        knight, seat = self.knight, self.seat
        if state.suzerain[target] != NOBODY:
            return Message("why-vassal-already")
        if state.suzerain[knight] == target // KNIGHTS:
            return Message("why-own-suzerain")
        if state.archbishop == target:
            return Message("why-archbishop")
        soldiers, weight = state.soldiers_of(knight), elements(state, target)
        if soldiers <= weight:
            return Message("why-too-few-soldiers", soldiers, weight)
        return None if state.tokens_left(seat) else Message("why-no-family-token")

    def options(self, state: MilState) -> list[int]:
        lines = [NOTHING, TAKE_INFLUENCE]
        seat, knight = self.seat, self.knight
        if not state.tokens_left(seat):
            return lines
        soldiers = state.soldiers_of(knight)
        lord = state.suzerain[knight]
        for target in range(len(state.present)):
            family = target // KNIGHTS
            if (
                state.present[target]
                and family != seat
                and family != lord
                and state.suzerain[target] == NOBODY
                and state.archbishop != target
                and soldiers > elements(state, target)
            ):
                lines.append(VASSAL + target)
        return lines

    def label(self, state: MilState, line: int, target: int, _: int) -> Message:
        if line == VASSAL:
            return Message("line-vassal", target)
        if line == TAKE_INFLUENCE:
            return Message("line-court-influence", state.box.court_influence)
        return super().label(state, line, 0, 0)

    def effect(self, state: MilState, line: int, target: int, _: int) -> None:
        if line == TAKE_INFLUENCE:
            state.gain(self.seat, INFLUENCE, state.box.court_influence)
            state.tell("court-influence", self.knight, state.box.court_influence)
        elif line == VASSAL:
            state.tell("vassal-attempted", self.knight, target)
            state.then(OfferRansom(target // KNIGHTS, self.knight, target, NO_CUBES))


def elements(state: MilState, knight: int) -> int:
    """Soldiers, lands and castle of a knight."""
    return state.soldiers_of(knight) + state.lands_of(knight) + state.castle[knight]


class OfferCubes(LayCubes):
    """Gold and Influence laid down openly, cube by cube, by `seat` for or against `target`."""

    __slots__ = ("knight", "target")
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", ends=True), Group(ADD, "{}", ("influence", "gold"))
    )

    def __init__(self, seat: int, knight: int, target: int, gathered: tuple[int, ...]) -> None:
        super().__init__(seat, gathered)
        self.knight = knight
        self.target = target

    def kind(self, x: int) -> int:
        return GOLD if x else INFLUENCE

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        if line == DONE:
            return Message("line-offer", of_cubes(self.gathered))
        return super().label(state, line, x, y)


class OfferRansom(OfferCubes):
    """What does the target offer to stay free? It may be nothing."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        KNIGHT_FIELD,
        TARGET_FIELD,
        cubes_field("gathered"),
    )

    def question(self, state: MilState) -> Message:
        return Message("ask-offer-ransom", self.target, self.knight, of_cubes(self.gathered))

    def again(self, gathered: tuple[int, ...]) -> OfferRansom:
        return OfferRansom(self.seat, self.knight, self.target, gathered)

    def finish(self, state: MilState, line: int) -> None:
        knight, ransom = self.knight, self.gathered
        state.tell_cubes("ransom-offered", self.seat, ransom)
        state.then(AnswerRansom(knight // KNIGHTS, knight, self.target, ransom))


class AnswerRansom(OfKnight):
    """Take the ransom, exceed it, or give a fief?"""

    __slots__ = ("ransom", "target")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        KNIGHT_FIELD,
        TARGET_FIELD,
        cubes_field("ransom"),
    )
    LINES: ClassVar[Lines] = Lines(
        Group(ACCEPT, "accept"),
        Group(EXCEED, "exceed"),
        Group(FIEF, "fief/{}", numbers(SLOTS)),
    )

    def __init__(self, seat: int, knight: int, target: int, ransom: tuple[int, ...]) -> None:
        super().__init__(seat, knight)
        self.target = target
        self.ransom = ransom

    def exists(self, state: MilState, line: int, slot: int, _: int) -> bool:
        return line != FIEF or state.has_tile(self.knight, slot)

    def obstacle(self, state: MilState, line: int, slot: int, _: int) -> Message | None:
        if line == ACCEPT:
            return None
        if line == EXCEED:
            whole = (0, 0, 0, state.owns(self.seat, INFLUENCE), state.owns(self.seat, GOLD))
            if exceeds(whole, self.ransom):
                return None
            return Message("why-cannot-exceed", of_cubes(self.ransom))
        if state.suzerain[self.knight] != NOBODY:
            return Message("why-vassal-no-fief")
        return None if state.has_room(self.target) else Message("why-target-full")

    def question(self, state: MilState) -> Message:
        return Message("ask-answer-ransom", self.knight, self.target, of_cubes(self.ransom))

    def label(self, state: MilState, line: int, slot: int, _: int) -> Message:
        if line == FIEF:
            return Message("line-fief", land_type(state.land[self.knight * SLOTS + slot]))
        key = "line-ransom-accept" if line == ACCEPT else "line-ransom-exceed"
        return Message(key, of_cubes(self.ransom))

    def warning(self, state: MilState, line: int, slot: int, _: int) -> Message | None:
        if line != FIEF:
            return None
        # Both ends of the ledger may be shut by the Pope's call.
        points = bond_points(state, self.target)
        if not state.is_called(self.knight):
            points -= state.box.land_points
        if not state.is_called(self.target):
            points += state.box.suzerain_points
        return Message("warn-costs-points", -points) if points < 0 else None

    def effect(self, state: MilState, line: int, slot: int, _: int) -> None:
        seat, knight, target, ransom = self.seat, self.knight, self.target, self.ransom
        family = target // KNIGHTS
        if line == ACCEPT:
            state.tell("ransom-accepted", knight, target)
            state.pay_cubes(family, ransom)
            state.score(family, state.box.ransom_points, FOR_RANSOM)
            keep_half(state, seat, ransom)
        elif line == EXCEED:
            # At least as much gold must be given, so that much is there to begin with.
            gold = (0, 0, 0, 0, ransom[GOLD])
            state.then(ExceedRansom(seat, knight, target, gold, ransom))
        else:
            land = state.lose_land(knight, slot)
            state.tell("fief-given", knight, target, land_type(land))
            bind(state, seat, target)
            state.score_land(knight, -1)
            state.gain_land(target, land)
            state.score_land(target, 1)


def exceeds(bid: tuple[int, ...], ransom: tuple[int, ...]) -> bool:
    """At least as much gold, and more cubes or as many and more gold."""
    if bid[GOLD] < ransom[GOLD]:
        return False
    cubes, asked = sum(bid), sum(ransom)
    return cubes > asked or (cubes == asked and bid[GOLD] > ransom[GOLD])


class ExceedRansom(OfferCubes):
    """What does the active knight give? The target must take half of it."""

    __slots__ = ("ransom",)
    FIELDS: ClassVar[tuple[Field, ...]] = (*OfferRansom.FIELDS, cubes_field("ransom"))

    def __init__(
        self,
        seat: int,
        knight: int,
        target: int,
        gathered: tuple[int, ...],
        ransom: tuple[int, ...],
    ) -> None:
        super().__init__(seat, knight, target, gathered)
        self.ransom = ransom

    def unfinished(self, state: MilState, line: int) -> Message | None:
        if exceeds(self.gathered, self.ransom):
            return None
        return Message("why-ransom-not-exceeded", of_cubes(self.ransom))

    def question(self, state: MilState) -> Message:
        return Message("ask-exceed-ransom", self.knight, self.target, of_cubes(self.gathered))

    def again(self, gathered: tuple[int, ...]) -> ExceedRansom:
        return ExceedRansom(self.seat, self.knight, self.target, gathered, self.ransom)

    def finish(self, state: MilState, line: int) -> None:
        seat, target, cubes = self.seat, self.target, self.gathered
        state.tell_cubes("ransom-exceeded", seat, cubes)
        state.pay_cubes(seat, cubes)
        bind(state, seat, target)
        keep_half(state, target // KNIGHTS, cubes)


def bind(state: MilState, seat: int, target: int) -> None:
    """The target is a vassal from now on, and his lands count for `seat` too."""
    state.suzerain[target] = seat
    state.tell("vassal-bound", target, seat)
    state.score(seat, bond_points(state, target), FOR_VASSAL)


def bond_points(state: MilState, target: int) -> int:
    return state.box.vassal_points + state.lands_of(target) * state.box.vassal_land_points
