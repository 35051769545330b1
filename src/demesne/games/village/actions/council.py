"""Council chamber (rulebook p. 8).

Enter from the farm, or rise one level: time, and a scroll or two green cubes. Once
that is paid (R-19, R-38), one privilege of the level reached or a lower one may be
used (R-17). Or move nobody, pay nothing, and use a privilege no higher than one's
best member. What a privilege itself asks is still paid; who cannot has the lower
ones left (R-18).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.village.amounts import of_cubes, of_time, owned_cubes, short_coins, short_cubes
from demesne.games.village.death import beware
from demesne.games.village.influence import gain_influence
from demesne.games.village.pay import pay
from demesne.games.village.pieces import CHAMBER, FARM, GOODS, LEVELS, NOBODY, SCROLL
from demesne.games.village.shapes import SKIPPING, ActionMenu, ChooseMember
from demesne.games.village.state import VillageState

RISE: Final = 1  # + level; level 0 is the farm
STAY: Final = 5  # + privilege

NO_PRIVILEGE: Final = 0
USE: Final = 1  # + privilege

NEXT_START: Final = 0
TWO_CUBES: Final = 1
ONE_GOOD: Final = 2
BUY_PRESTIGE: Final = 3

WITH_SCROLL: Final = 0
WITH_CUBES: Final = 1

EACH_LEVEL: Final = numbers(LEVELS)


def stands(level: int) -> int:
    """The place of a level; level 0 is the farm, from which one enters."""
    return CHAMBER + level - 1 if level else FARM


class VisitCouncil(ActionMenu):
    """Enter, rise, or use a privilege without moving."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        SKIPPING,
        Group(RISE, "rise/{}", EACH_LEVEL),
        Group(STAY, "privilege/{}", EACH_LEVEL),
    )

    def exists(self, state: VillageState, line: int, x: int, _: int) -> bool:
        """To enter is there for all; to rise, for whoever stands one level below."""
        if line == RISE and x > 0:
            return state.at(self.seat, stands(x)) > 0
        return super().exists(state, line, x, _)

    def obstacle(self, state: VillageState, line: int, x: int, _: int) -> Message | None:
        seat = self.seat
        if line == STAY:
            if x >= best_level(state, seat):
                return Message("why-council-level", x + 1)
            return privilege_obstacle(state, seat, x)
        if line != RISE:
            return None
        if not state.at(seat, stands(x)):
            return Message("why-farm-empty")
        return None if can_pay_step(state, seat) else short_of_step(state, seat)

    def options(self, state: VillageState) -> list[int]:
        seat = self.seat
        legal = self.skipping()
        if can_pay_step(state, seat):
            for level in range(LEVELS):
                if state.at(seat, stands(level)):
                    legal.append(RISE + level)
        for privilege in range(best_level(state, seat)):
            if privilege_obstacle(state, seat, privilege) is None:
                legal.append(STAY + privilege)
        return legal

    def effect(self, state: VillageState, line: int, x: int, _: int) -> None:
        seat = self.seat
        if line == RISE:
            state.then(RaiseMember(seat, x), PayForCouncil(seat), UsePrivilege(seat, x + 1))
        elif line == STAY:
            use_privilege(state, seat, x)
        else:
            self.skip(state)

    def label(self, state: VillageState, line: int, x: int, _: int) -> Message:
        if line == STAY:
            return privilege_label(state, x)
        if line != RISE:
            return super().label(state, line, x, _)
        box = state.box
        key = "line-council-rise" if x else "line-council-enter"
        scrolls = (("scroll", box.council_scrolls),)
        return Message(
            key, x + 1, of_time(box.council_time[x]), scrolls, of_cubes(box.council_cubes)
        )

    def warning(self, state: VillageState, line: int, x: int, _: int) -> Message | None:
        return beware(state, self.seat, state.box.council_time[x]) if line == RISE else None


class RaiseMember(ChooseMember):
    """Who enters the chamber, or rises from this level?"""

    __slots__ = ("level",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("level", most=LEVELS - 1))

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def place(self) -> int:
        return stands(self.level)

    def effect(self, state: VillageState, line: int, generation: int, _: int) -> None:
        state.move(self.seat, generation, stands(self.level), CHAMBER + self.level)
        time = state.box.council_time[self.level]
        state.tell("council-risen", self.seat, generation + 1, self.level + 1, of_time(time))
        state.grow_older(self.seat, time)


class PayForCouncil(Decision[VillageState]):
    """A scroll, or cubes?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(WITH_SCROLL, "scroll"), Group(WITH_CUBES, "cubes"))

    def obstacle(self, state: VillageState, line: int, x: int, y: int) -> Message | None:
        if line == WITH_CUBES:
            return short_cubes(state, self.seat, state.box.council_cubes)
        need, have = state.box.council_scrolls, state.goods[self.seat * 5 + SCROLL]
        return None if have >= need else Message("why-short-scrolls", need, have)

    def effect(self, state: VillageState, line: int, x: int, y: int) -> None:
        if line == WITH_SCROLL:
            state.goods[self.seat * 5 + SCROLL] -= state.box.council_scrolls
            state.tell("paid-scroll", self.seat, state.box.council_scrolls)
        else:
            pay(state, self.seat, state.box.council_cubes)

    def label(self, state: VillageState, line: int, x: int, y: int) -> Message:
        if line == WITH_SCROLL:
            return Message("line-pay", (("scroll", state.box.council_scrolls),))
        return Message("line-pay-cubes-or-coins", of_cubes(state.box.council_cubes))


class UsePrivilege(Decision[VillageState]):
    """One privilege up to the level just reached, or none (R-08, R-17)."""

    __slots__ = ("level",)
    LINES: ClassVar[Lines] = Lines(
        Group(NO_PRIVILEGE, "none", label="line-no-privilege", ends=True),
        Group(USE, "privilege/{}", EACH_LEVEL),
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("level", least=1, most=LEVELS))

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def obstacle(self, state: VillageState, line: int, privilege: int, _: int) -> Message | None:
        if line == NO_PRIVILEGE:
            return None
        if privilege >= self.level:
            return Message("why-council-moved", self.level)
        return privilege_obstacle(state, self.seat, privilege)

    def effect(self, state: VillageState, line: int, privilege: int, _: int) -> None:
        if line == USE:
            use_privilege(state, self.seat, privilege)

    def label(self, state: VillageState, line: int, privilege: int, _: int) -> Message:
        if line == USE:
            return privilege_label(state, privilege)
        return super().label(state, line, privilege, _)


class ChooseGood(Decision[VillageState]):
    """The third privilege: any one good (goods never run out, R-04)."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", GOODS))

    def effect(self, state: VillageState, line: int, good: int, _: int) -> None:
        state.goods[self.seat * 5 + good] += 1
        state.tell("good-gained", self.seat, good)

    def label(self, state: VillageState, line: int, good: int, _: int) -> Message:
        return Message("line-good", good)


def best_level(state: VillageState, seat: int) -> int:
    """The level of the highest member in the chamber; 0 for none."""
    level = LEVELS
    while level and not state.at(seat, CHAMBER + level - 1):
        level -= 1
    return level


def can_pay_step(state: VillageState, seat: int) -> bool:
    has_scroll = state.goods[seat * 5 + SCROLL] >= state.box.council_scrolls
    return has_scroll or state.has_cubes(seat, state.box.council_cubes)


def short_of_step(state: VillageState, seat: int) -> Message:
    cost = state.box.council_cubes
    scrolls = (("scroll", state.box.council_scrolls),)
    have = (("scroll", state.goods[seat * 5 + SCROLL]), *owned_cubes(state, seat, cost))
    return Message("why-short-scroll-or-cubes", scrolls, of_cubes(cost), have)


def privilege_obstacle(state: VillageState, seat: int, privilege: int) -> Message | None:
    """What stands in the way of a privilege, the level aside: it must do something (R-35, R-36)."""
    if privilege == NEXT_START and state.next_start != NOBODY:
        return Message("why-marker-taken", state.next_start)
    if privilege == TWO_CUBES and not state.has_influence_left():
        return Message("why-supply-empty")
    if privilege == BUY_PRESTIGE:
        return short_coins(state, seat, state.box.privilege_coins)
    return None


def use_privilege(state: VillageState, seat: int, privilege: int) -> None:
    if privilege == NEXT_START:
        state.next_start = seat
        state.tell("marker-taken", seat)
    elif privilege == TWO_CUBES:
        state.tell("privilege-cubes", seat)
        gain_influence(state, seat, state.box.privilege_cubes)
    elif privilege == ONE_GOOD:
        state.then(ChooseGood(seat))
    else:
        state.coins[seat] -= state.box.privilege_coins
        state.prestige[seat] += state.box.privilege_prestige
        state.tell("prestige-bought", seat, state.box.privilege_coins, state.box.privilege_prestige)


def privilege_label(state: VillageState, privilege: int) -> Message:
    box = state.box
    if privilege == NEXT_START:
        return Message("line-privilege-start")
    if privilege == TWO_CUBES:
        return Message("line-privilege-cubes", box.privilege_cubes)
    if privilege == ONE_GOOD:
        return Message("line-privilege-good")
    return Message("line-privilege-prestige", box.privilege_prestige, box.privilege_coins)
