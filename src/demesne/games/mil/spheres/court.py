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

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.mil.marriage import keep_half
from demesne.games.mil.offers import more
from demesne.games.mil.pieces import (
    GOLD,
    INFLUENCE,
    KNIGHTS,
    MOST_KNIGHTS,
    NO_CUBES,
    NOBODY,
    SLOTS,
    knight_ref,
    land_type,
)
from demesne.games.mil.state import MilState, of_cubes

NOTHING: Final = 0
TAKE_INFLUENCE: Final = 1
VASSAL: Final = 2  # + knight

DONE: Final = 0
ADD_INFLUENCE: Final = 1
ADD_GOLD: Final = 2

ACCEPT: Final = 0
EXCEED: Final = 1
FIEF: Final = 2  # + slot


class VisitCourt(Decision[MilState]):
    """Influence, a vassal, or nothing?"""

    __slots__ = ("knight",)
    SIZE: ClassVar[int] = VASSAL + MOST_KNIGHTS
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight")

    def __init__(self, seat: int, knight: int) -> None:
        super().__init__(seat)
        self.knight = knight

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice < VASSAL:
            return ""
        target, knight, seat = choice - VASSAL, self.knight, self.seat
        if target >= len(state.present) or not state.present[target]:
            return "why-nobody-there"
        if target // KNIGHTS == seat:
            return "why-own-knight"
        if state.suzerain[target] != NOBODY:
            return "why-vassal-already"
        if state.suzerain[knight] == target // KNIGHTS:
            return "why-own-suzerain"
        if state.archbishop == target:
            return "why-archbishop"
        if state.soldiers_of(knight) <= elements(state, target):
            return "why-too-few-soldiers"
        return "" if state.tokens_left(seat) else "why-no-family-token"

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

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-too-few-soldiers":
            return (state.soldiers_of(self.knight), elements(state, choice - VASSAL))
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        if choice == TAKE_INFLUENCE:
            state.gain(self.seat, INFLUENCE, state.box.court_influence)
            state.tell("court-influence", self.knight, state.box.court_influence)
        elif choice >= VASSAL:
            target = choice - VASSAL
            state.tell("vassal-attempted", self.knight, target)
            state.then(OfferRansom(target // KNIGHTS, self.knight, target, NO_CUBES))

    def ref(self, choice: int) -> str:
        if choice >= VASSAL:
            return f"vassal/{knight_ref(choice - VASSAL)}"
        return "influence" if choice == TAKE_INFLUENCE else "nothing"

    def question(self, state: MilState) -> Message:
        return Message("ask-visit-court", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        if choice == NOTHING:
            return Message("line-nothing")
        if choice == TAKE_INFLUENCE:
            return Message("line-court-influence", state.box.court_influence)
        target = choice - VASSAL
        if target >= len(state.present):
            return Message("line-no-seat")
        return Message("line-vassal", target)


def elements(state: MilState, knight: int) -> int:
    """Soldiers, lands and castle of a knight."""
    return state.soldiers_of(knight) + state.lands_of(knight) + state.castle[knight]


class OfferCubes(Decision[MilState]):
    """Gold and Influence laid down openly, cube by cube, by `seat` for or against `target`."""

    __slots__ = ("cubes", "knight", "target")
    SIZE: ClassVar[int] = 3
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight", "target", "cubes")

    def __init__(self, seat: int, knight: int, target: int, cubes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.knight = knight
        self.target = target
        self.cubes = cubes

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == DONE:
            return self.unfinished(state)
        kind = GOLD if choice == ADD_GOLD else INFLUENCE
        enough = state.owns(self.seat, kind) > self.cubes[kind]
        return "" if enough else "why-no-more-cubes"

    def unfinished(self, state: MilState) -> str:
        return ""

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-no-more-cubes":
            return (GOLD if choice == ADD_GOLD else INFLUENCE,)
        return ()

    def ref(self, choice: int) -> str:
        return ("done", "influence", "gold")[choice]

    def label(self, state: MilState, choice: int) -> Message:
        if choice == DONE:
            return Message("line-offer", of_cubes(self.cubes))
        return Message("line-add", GOLD if choice == ADD_GOLD else INFLUENCE)


class OfferRansom(OfferCubes):
    """What does the target offer to stay free? It may be nothing."""

    __slots__ = ()

    def choose(self, state: MilState, choice: int) -> None:
        knight, target = self.knight, self.target
        if choice == DONE:
            state.tell_cubes("ransom-offered", self.seat, self.cubes)
            state.then(AnswerRansom(knight // KNIGHTS, knight, target, self.cubes))
        else:
            cubes = more(self.cubes, GOLD if choice == ADD_GOLD else INFLUENCE)
            state.then(OfferRansom(self.seat, knight, target, cubes))

    def question(self, state: MilState) -> Message:
        return Message("ask-offer-ransom", self.target, self.knight, of_cubes(self.cubes))


class AnswerRansom(Decision[MilState]):
    """Take the ransom, exceed it, or give a fief?"""

    __slots__ = ("knight", "ransom", "target")
    SIZE: ClassVar[int] = FIEF + SLOTS
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight", "target", "ransom")

    def __init__(self, seat: int, knight: int, target: int, ransom: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.knight = knight
        self.target = target
        self.ransom = ransom

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == ACCEPT:
            return ""
        if choice == EXCEED:
            whole = (0, 0, 0, state.owns(self.seat, INFLUENCE), state.owns(self.seat, GOLD))
            return "" if exceeds(whole, self.ransom) else "why-cannot-exceed"
        index = self.knight * SLOTS
        land = state.land[index + choice - FIEF]
        if not land:
            return "why-no-land"
        if choice > FIEF and land == state.land[index]:
            return "why-same-land"
        if state.suzerain[self.knight] != NOBODY:
            return "why-vassal-no-fief"
        return "" if state.has_room(self.target) else "why-target-full"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-cannot-exceed":
            return (of_cubes(self.ransom),)
        if key == "why-same-land":
            return (land_type(state.land[self.knight * SLOTS]),)
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        seat, knight, target, ransom = self.seat, self.knight, self.target, self.ransom
        family = target // KNIGHTS
        if choice == ACCEPT:
            state.tell("ransom-accepted", knight, target)
            state.pay_cubes(family, ransom)
            state.score(family, state.box.ransom_points)
            keep_half(state, seat, ransom)
        elif choice == EXCEED:
            # At least as much gold must be given, so that much is there to begin with.
            gold = (0, 0, 0, 0, ransom[GOLD])
            state.then(ExceedRansom(seat, knight, target, gold, ransom))
        else:
            land = state.lose_land(knight, choice - FIEF)
            state.tell("fief-given", knight, target, land_type(land))
            bind(state, seat, target)
            state.score_land(knight, -1)
            state.gain_land(target, land)
            state.score_land(target, 1)

    def ref(self, choice: int) -> str:
        return ("accept", "exceed", "fief/1", "fief/2")[choice]

    def question(self, state: MilState) -> Message:
        return Message("ask-answer-ransom", self.knight, self.target, of_cubes(self.ransom))

    def label(self, state: MilState, choice: int) -> Message:
        if choice == ACCEPT:
            return Message("line-ransom-accept", of_cubes(self.ransom))
        if choice == EXCEED:
            return Message("line-ransom-exceed", of_cubes(self.ransom))
        land = state.land[self.knight * SLOTS + choice - FIEF]
        return Message("line-fief", land_type(land)) if land else Message("line-no-fief")


def exceeds(bid: tuple[int, ...], ransom: tuple[int, ...]) -> bool:
    """At least as much gold, and more cubes or as many and more gold."""
    if bid[GOLD] < ransom[GOLD]:
        return False
    cubes, asked = sum(bid), sum(ransom)
    return cubes > asked or (cubes == asked and bid[GOLD] > ransom[GOLD])


class ExceedRansom(OfferCubes):
    """What does the active knight give? The target must take half of it."""

    __slots__ = ("ransom",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight", "target", "cubes", "ransom")

    def __init__(
        self, seat: int, knight: int, target: int, cubes: tuple[int, ...], ransom: tuple[int, ...]
    ) -> None:
        super().__init__(seat, knight, target, cubes)
        self.ransom = ransom

    def unfinished(self, state: MilState) -> str:
        return "" if exceeds(self.cubes, self.ransom) else "why-ransom-not-exceeded"

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-ransom-not-exceeded":
            return (of_cubes(self.ransom),)
        return super().reason(state, choice, key)

    def choose(self, state: MilState, choice: int) -> None:
        seat, target = self.seat, self.target
        if choice != DONE:
            cubes = more(self.cubes, GOLD if choice == ADD_GOLD else INFLUENCE)
            state.then(ExceedRansom(seat, self.knight, target, cubes, self.ransom))
            return
        state.tell_cubes("ransom-exceeded", seat, self.cubes)
        state.pay_cubes(seat, self.cubes)
        bind(state, seat, target)
        keep_half(state, target // KNIGHTS, self.cubes)

    def question(self, state: MilState) -> Message:
        return Message("ask-exceed-ransom", self.knight, self.target, of_cubes(self.cubes))


def bind(state: MilState, seat: int, target: int) -> None:
    """The target is a vassal from now on, and his lands count for `seat` too."""
    state.suzerain[target] = seat
    state.tell("vassal-bound", target, seat)
    lands = state.lands_of(target)
    state.score(seat, state.box.vassal_points + lands * state.box.vassal_land_points)
