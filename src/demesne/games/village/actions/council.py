"""Council chamber (rulebook p. 8).

Enter from the farm, or rise one level: time, and a scroll or two green cubes. Once
that is paid (R-19, R-38), one privilege of the level reached or a lower one may be
used (R-17). Or move nobody, pay nothing, and use a privilege no higher than one's
best member. What a privilege itself asks is still paid; who cannot has the lower
ones left (R-18).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.core.step import Decision
from demesne.games.village.amounts import of_cubes, of_time, owned_cubes
from demesne.games.village.influence import gain_influence
from demesne.games.village.menu import ActionMenu, ChooseMember
from demesne.games.village.pay import pay
from demesne.games.village.pieces import CHAMBER, FARM, GOODS, INFLUENCE, LEVELS, NOBODY, SCROLL
from demesne.games.village.state import VillageState

RAISE: Final = 1  # + level; level 0 is the farm
PRIVILEGE: Final = 5  # + privilege - 1

NEXT_START: Final = 1
TWO_CUBES: Final = 2
ONE_GOOD: Final = 3
BUY_PRESTIGE: Final = 4

WITH_SCROLL: Final = 0
WITH_CUBES: Final = 1


def stands(level: int) -> int:
    """The place of a level; level 0 is the farm, from which one enters."""
    return CHAMBER + level - 1 if level else FARM


class VisitCouncil(ActionMenu):
    """Enter, rise, or use a privilege without moving."""

    __slots__ = ()
    SIZE: ClassVar[int] = PRIVILEGE + LEVELS

    def hindrance(self, state: VillageState, choice: int) -> str:
        seat = self.seat
        if choice >= PRIVILEGE:
            privilege = choice - PRIVILEGE + 1
            if not any(state.at(seat, stands(level)) for level in range(privilege, LEVELS + 1)):
                return "why-council-level"
            return privilege_obstacle(state, seat, privilege)
        level = choice - RAISE
        if not state.at(seat, stands(level)):
            return "why-nobody-there" if level else "why-farm-empty"
        if has_scroll(state, seat) or state.has_cubes(seat, state.box.council_cubes):
            return ""
        return "why-short-scroll-or-cubes"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-nobody-there":
            return (stands(choice - RAISE),)
        if key == "why-council-level":
            return (choice - PRIVILEGE + 1,)
        if key == "why-short-scroll-or-cubes":
            cost = state.box.council_cubes
            need = (("scroll", state.box.council_scrolls),)
            have = (
                ("scroll", state.goods[self.seat * 5 + SCROLL]),
                *owned_cubes(state, self.seat, cost),
            )
            return (need, of_cubes(cost), have)
        return privilege_reason(state, self.seat, key)

    def act(self, state: VillageState, choice: int) -> None:
        seat = self.seat
        if choice >= PRIVILEGE:
            use_privilege(state, seat, choice - PRIVILEGE + 1)
        else:
            level = choice - RAISE
            state.then(RaiseMember(seat, level), PayForCouncil(seat), UsePrivilege(seat, level + 1))

    def line(self, choice: int) -> str:
        if choice >= PRIVILEGE:
            return f"privilege/{choice - PRIVILEGE + 1}"
        return f"rise/{choice - RAISE + 1}"

    def words(self, state: VillageState, choice: int) -> Message:
        if choice >= PRIVILEGE:
            return privilege_label(state, choice - PRIVILEGE + 1)
        box = state.box
        level = choice - RAISE
        time = of_time(box.council_time[level])
        scrolls = (("scroll", box.council_scrolls),)
        key = "line-council-rise" if level else "line-council-enter"
        return Message(key, level + 1, time, scrolls, of_cubes(box.council_cubes))


class RaiseMember(ChooseMember):
    """Who enters the chamber, or rises from this level?"""

    __slots__ = ("level",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "level")

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def place(self) -> int:
        return stands(self.level)

    def choose(self, state: VillageState, choice: int) -> None:
        state.move(self.seat, choice, stands(self.level), CHAMBER + self.level)
        state.tell("council-risen", self.seat, choice + 1, self.level + 1)
        state.grow_older(self.seat, state.box.council_time[self.level])


class PayForCouncil(Decision[VillageState]):
    """A scroll, or cubes?"""

    __slots__ = ()
    SIZE: ClassVar[int] = 2

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice == WITH_SCROLL:
            return "" if has_scroll(state, self.seat) else "why-short-scrolls"
        return "" if state.has_cubes(self.seat, state.box.council_cubes) else "why-short-cubes"

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-short-scrolls":
            return (state.box.council_scrolls, state.goods[self.seat * 5 + SCROLL])
        cost = state.box.council_cubes
        return (of_cubes(cost), owned_cubes(state, self.seat, cost))

    def choose(self, state: VillageState, choice: int) -> None:
        if choice == WITH_SCROLL:
            state.goods[self.seat * 5 + SCROLL] -= state.box.council_scrolls
            state.tell("paid-scroll", self.seat, state.box.council_scrolls)
        else:
            pay(state, self.seat, state.box.council_cubes)

    def ref(self, choice: int) -> str:
        return "scroll" if choice == WITH_SCROLL else "cubes"

    def label(self, state: VillageState, choice: int) -> Message:
        if choice == WITH_SCROLL:
            return Message("line-pay", (("scroll", state.box.council_scrolls),))
        return Message("line-pay-cubes-or-coins", of_cubes(state.box.council_cubes))


class UsePrivilege(Decision[VillageState]):
    """One privilege up to the level just reached, or none: line 0 (R-08, R-17)."""

    __slots__ = ("level",)
    SIZE: ClassVar[int] = LEVELS + 1
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "level")

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def obstacle(self, state: VillageState, choice: int) -> str:
        if choice == 0:
            return ""
        if choice > self.level:
            return "why-council-level"
        return privilege_obstacle(state, self.seat, choice)

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        if key == "why-council-level":
            return (choice,)
        return privilege_reason(state, self.seat, key)

    def choose(self, state: VillageState, choice: int) -> None:
        if choice:
            use_privilege(state, self.seat, choice)

    def ref(self, choice: int) -> str:
        return f"privilege/{choice}" if choice else "none"

    def label(self, state: VillageState, choice: int) -> Message:
        return privilege_label(state, choice) if choice else Message("line-no-privilege")


class ChooseGood(Decision[VillageState]):
    """The third privilege: any one good (goods never run out, R-04)."""

    __slots__ = ()
    SIZE: ClassVar[int] = len(GOODS)

    def obstacle(self, state: VillageState, choice: int) -> str:
        return ""

    def choose(self, state: VillageState, choice: int) -> None:
        state.goods[self.seat * 5 + choice] += 1
        state.tell("good-gained", self.seat, choice)

    def ref(self, choice: int) -> str:
        return GOODS[choice]

    def label(self, state: VillageState, choice: int) -> Message:
        return Message("line-good", choice)


def has_scroll(state: VillageState, seat: int) -> bool:
    return state.goods[seat * 5 + SCROLL] >= state.box.council_scrolls


def privilege_obstacle(state: VillageState, seat: int, privilege: int) -> str:
    """What stands in the way of a privilege, the level aside: it must do something (R-35, R-36)."""
    if privilege == NEXT_START and state.marker != NOBODY:
        return "why-marker-taken"
    if privilege == TWO_CUBES and not any(state.supply[:INFLUENCE]):
        return "why-supply-empty"
    if privilege == BUY_PRESTIGE and state.coins[seat] < state.box.privilege_coins:
        return "why-short-coins"
    return ""


def privilege_reason(state: VillageState, seat: int, key: str) -> tuple[Argument, ...]:
    if key == "why-marker-taken":
        return (state.marker,)
    if key == "why-short-coins":
        return (state.box.privilege_coins, state.coins[seat])
    return ()


def use_privilege(state: VillageState, seat: int, privilege: int) -> None:
    if privilege == NEXT_START:
        state.marker = seat
        state.tell("marker-taken", seat)
    elif privilege == TWO_CUBES:
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
