"""War (rulebook p. 7).

A knight there attacks a free land, the top of either pile: his soldiers and the food
and Influence he pays must be more than the defence of the pile and of the land; he
pays what it takes and no more (R-10, R-46). Or he attacks a land of another family's
knight (battle.py).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.mil.box import MOST_FORCES
from demesne.games.mil.pieces import (
    FOOD,
    INFLUENCE,
    KNIGHTS,
    MOST_KNIGHTS,
    NOBODY,
    PILES,
    SLOTS,
    knight_ref,
    land_type,
)
from demesne.games.mil.setup import turn_up
from demesne.games.mil.spheres.battle import attack_obstacle, declare
from demesne.games.mil.spheres.conquest import PlaceLand
from demesne.games.mil.state import MilState, of_cubes

NOTHING: Final = 0
PILE: Final = 1  # + pile
ATTACK: Final = PILE + PILES  # + 2 * knight + slot


class VisitWar(Decision[MilState]):
    """A free land, a land of somebody's knight, or nothing?"""

    __slots__ = ("knight",)
    SIZE: ClassVar[int] = ATTACK + MOST_KNIGHTS * SLOTS
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "knight")

    def __init__(self, seat: int, knight: int) -> None:
        super().__init__(seat)
        self.knight = knight

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice == NOTHING:
            return ""
        if choice >= ATTACK:
            target, slot = divmod(choice - ATTACK, SLOTS)
            return attack_obstacle(state, self.knight, target, slot)
        pile = choice - PILE
        if state.tops[pile] == NOBODY:
            return "why-pile-empty"
        cubes = state.owns(self.seat, FOOD) + state.owns(self.seat, INFLUENCE)
        return "" if needed(state, self.knight, pile) <= cubes else "why-too-strong"

    def options(self, state: MilState) -> list[int]:
        lines = [NOTHING]
        for pile in range(PILES):
            if not self.obstacle(state, PILE + pile):
                lines.append(PILE + pile)
        for target in range(len(state.present)):
            if not state.land[target * SLOTS] or target // KNIGHTS == self.seat:
                continue
            for slot in range(SLOTS):
                if not attack_obstacle(state, self.knight, target, slot):
                    lines.append(ATTACK + target * SLOTS + slot)
        return lines

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-too-strong":
            cubes = state.owns(self.seat, FOOD) + state.owns(self.seat, INFLUENCE)
            return (needed(state, self.knight, choice - PILE), cubes)
        if key == "why-short-toll":
            target = (choice - ATTACK) // SLOTS
            return (state.damsels[target // KNIGHTS], state.owns(self.seat, INFLUENCE))
        if key == "why-same-land":
            return (land_type(state.land[(choice - ATTACK) // SLOTS * SLOTS]),)
        return ()

    def choose(self, state: MilState, choice: int) -> None:
        if choice >= ATTACK:
            target, slot = divmod(choice - ATTACK, SLOTS)
            declare(state, self.knight, target, slot)
        elif choice != NOTHING:
            pile = choice - PILE
            sort = state.tops[pile]
            state.tell("free-land-attacked", self.knight, sort)
            need = needed(state, self.knight, pile)
            state.conquest = 1 + 2 * sort
            state.then(PlaceLand(self.seat, self.seat, NOBODY, 0))
            turn_up(state, pile)
            if need:
                state.then(PayForces(self.seat, need))

    def ref(self, choice: int) -> str:
        if choice == NOTHING:
            return "nothing"
        if choice < ATTACK:
            return f"pile/{choice - PILE + 1}"
        target, slot = divmod(choice - ATTACK, SLOTS)
        return f"attack/{knight_ref(target)}{slot + 1}"

    def question(self, state: MilState) -> Message:
        return Message("ask-visit-war", self.knight)

    def label(self, state: MilState, choice: int) -> Message:
        if choice == NOTHING:
            return Message("line-nothing")
        if choice < ATTACK:
            pile = choice - PILE
            if state.tops[pile] == NOBODY:
                return Message("line-pile-empty", pile)
            return Message(
                "line-free-land", pile, state.tops[pile], needed(state, self.knight, pile)
            )
        target, slot = divmod(choice - ATTACK, SLOTS)
        if target >= len(state.present):
            return Message("line-no-seat")
        land = state.land[target * SLOTS + slot]
        if not land:
            return Message("line-attack-nothing", target)
        toll = state.damsels[target // KNIGHTS]
        return Message("line-attack", target, land_type(land), toll)


def needed(state: MilState, knight: int, pile: int) -> int:
    """How many cubes it takes to conquer the top of a pile."""
    box = state.box
    defence = box.pile_defence[pile] + box.land_defence[1 + 2 * state.tops[pile]]
    return max(0, defence + 1 - box.soldier_force * state.soldiers_of(knight))


class PayForces(Decision[MilState]):
    """How many of the `need` cubes are Influence? The others are food."""

    __slots__ = ("need",)
    SIZE: ClassVar[int] = MOST_FORCES + 1
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "need")

    def __init__(self, seat: int, need: int) -> None:
        super().__init__(seat)
        self.need = need

    def obstacle(self, state: MilState, choice: int) -> str:
        if choice > self.need:
            return "why-fewer-needed"
        if choice > state.owns(self.seat, INFLUENCE):
            return "why-short-influence"
        return "" if self.need - choice <= state.owns(self.seat, FOOD) else "why-short-food"

    def options(self, state: MilState) -> list[int]:
        fewest = max(0, self.need - state.owns(self.seat, FOOD))
        return list(range(fewest, min(self.need, state.owns(self.seat, INFLUENCE)) + 1))

    def reason(self, state: MilState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-fewer-needed":
            return (self.need,)
        if key == "why-short-influence":
            return (choice, state.owns(self.seat, INFLUENCE))
        return (self.need - choice, state.owns(self.seat, FOOD))

    def cubes(self, choice: int) -> tuple[int, ...]:
        return (self.need - choice, 0, 0, choice, 0)

    def choose(self, state: MilState, choice: int) -> None:
        state.pay_cubes(self.seat, self.cubes(choice))
        state.tell_cubes("forces-paid", self.seat, self.cubes(choice))

    def ref(self, choice: int) -> str:
        return f"influence/{choice}"

    def question(self, state: MilState) -> Message:
        return Message("ask-pay-forces", self.seat, self.need)

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-pay", of_cubes(self.cubes(min(choice, self.need))))
