"""War (rulebook p. 7).

A knight there attacks a free land, the top of either pile: his soldiers and the food
and Influence he pays must be more than the defence of the pile and of the land; he
pays what it takes and no more (R-10, R-46). Or he attacks a land of another family's
knight (battle.py).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.games.mil.box import MOST_FORCES
from demesne.games.mil.pieces import (
    FOOD,
    INFLUENCE,
    KNIGHT_REFS,
    KNIGHTS,
    NOBODY,
    PILES,
    SLOTS,
    land_type,
)
from demesne.games.mil.questions import KNIGHT_FIELD, OfKnight
from demesne.games.mil.setup import turn_up
from demesne.games.mil.spheres.battle import attack_obstacle, declare
from demesne.games.mil.spheres.conquest import PlaceLand
from demesne.games.mil.state import MilState, of_cubes

NOTHING: Final = 0
PILE: Final = 1  # + pile
ATTACK: Final = PILE + PILES  # + 2 * knight + slot


class VisitWar(OfKnight):
    """A free land, a land of somebody's knight, or nothing?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NOTHING, "nothing", label="line-nothing", ends=True),
        Group(PILE, "pile/{}", numbers(PILES)),
        Group(ATTACK, "attack/{}{}", KNIGHT_REFS, numbers(SLOTS)),
    )
    OPENS_TURN: ClassVar[bool] = True

    def exists(self, state: MilState, line: int, x: int, slot: int) -> bool:
        if line == ATTACK:
            return x < len(state.present) and x // KNIGHTS != self.seat and state.has_tile(x, slot)
        return line == NOTHING or state.tops[x] != NOBODY

    def obstacle(self, state: MilState, line: int, x: int, slot: int) -> Message | None:
        if line == ATTACK:
            return attack_obstacle(state, self.knight, x)
        if line == NOTHING:
            return None
        need = needed(state, self.knight, x)
        have = state.owns(self.seat, FOOD) + state.owns(self.seat, INFLUENCE)
        return None if need <= have else Message("why-too-strong", need, have)

    def options(self, state: MilState) -> list[int]:
        lines = [NOTHING]
        cubes = state.owns(self.seat, FOOD) + state.owns(self.seat, INFLUENCE)
        for pile in range(PILES):
            if state.tops[pile] != NOBODY and needed(state, self.knight, pile) <= cubes:
                lines.append(PILE + pile)
        for target in range(len(state.present)):
            if (
                target // KNIGHTS != self.seat
                and state.land[target * SLOTS]
                and attack_obstacle(state, self.knight, target) is None
            ):
                lines.append(ATTACK + target * SLOTS)
                if state.has_tile(target, 1):
                    lines.append(ATTACK + target * SLOTS + 1)
        return lines

    def label(self, state: MilState, line: int, x: int, slot: int) -> Message:
        if line == ATTACK:
            sort = land_type(state.land[x * SLOTS + slot])
            return Message("line-attack", x, sort, state.damsels[x // KNIGHTS])
        if line == PILE:
            return Message("line-free-land", x, state.tops[x], needed(state, self.knight, x))
        return super().label(state, line, 0, 0)

    def effect(self, state: MilState, line: int, x: int, slot: int) -> None:
        if line == ATTACK:
            declare(state, self.knight, x, slot)
        elif line == PILE:
            need = needed(state, self.knight, x)
            state.conquest = 1 + 2 * state.tops[x]
            state.then(PlaceLand(self.seat, self.seat, NOBODY, 0))
            turn_up(state, x)
            if need:
                state.then(PayForces(self.seat, self.knight, need))
            else:
                tell_conquest(state, self.knight)


def tell_conquest(state: MilState, knight: int) -> None:
    state.tell("free-land-attacked", knight, land_type(state.conquest))


def needed(state: MilState, knight: int, pile: int) -> int:
    """How many cubes it takes to conquer the top of a pile."""
    box = state.box
    defence = box.pile_defence[pile] + box.land_defence[1 + 2 * state.tops[pile]]
    return max(0, defence + 1 - box.soldier_force * state.soldiers_of(knight))


class PayForces(OfKnight):
    """How many of the `need` cubes are Influence? The others are food."""

    __slots__ = ("need",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        KNIGHT_FIELD,
        Field("need", least=1, most=MOST_FORCES),
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "influence/{}", numbers(MOST_FORCES + 1, first=0)))

    def __init__(self, seat: int, knight: int, need: int) -> None:
        super().__init__(seat, knight)
        self.need = need

    def exists(self, state: MilState, line: int, influence: int, _: int) -> bool:
        food = self.need - influence
        return 0 <= food <= state.owns(self.seat, FOOD) and influence <= state.owns(
            self.seat, INFLUENCE
        )

    def question(self, state: MilState) -> Message:
        return Message("ask-pay-forces", self.seat, self.need)

    def label(self, state: MilState, line: int, influence: int, _: int) -> Message:
        return Message("line-pay", of_cubes(self.cubes(influence)))

    def effect(self, state: MilState, line: int, influence: int, _: int) -> None:
        state.pay_cubes(self.seat, self.cubes(influence))
        state.tell_cubes("forces-paid", self.seat, self.cubes(influence))
        tell_conquest(state, self.knight)

    def cubes(self, influence: int) -> tuple[int, ...]:
        return (self.need - influence, 0, 0, influence, 0)
