"""Family (rulebook p. 4).

A child is born: the unborn member of the lowest generation comes to the farm. Or
a living member comes home from the board; not from the black bag, the chronicle
or a grave. City markers stay behind (R-21).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Argument, Message
from demesne.games.village.menu import ActionMenu, ChooseMember
from demesne.games.village.pieces import FARM, PLACES, UNBORN, VISIBLE, WORKSHOP
from demesne.games.village.state import VillageState, lowest

BIRTH: Final = 1
HOME: Final = 2  # + place - WORKSHOP


class GrowFamily(ActionMenu):
    """A birth, or whence somebody is called home."""

    __slots__ = ()
    SIZE: ClassVar[int] = HOME + VISIBLE - WORKSHOP

    def hindrance(self, state: VillageState, choice: int) -> str:
        if choice == BIRTH:
            return "" if state.at(self.seat, UNBORN) else "why-all-born"
        return "" if state.at(self.seat, choice - HOME + WORKSHOP) else "why-nobody-there"

    def act(self, state: VillageState, choice: int) -> None:
        if choice == BIRTH:
            generation = lowest(state.at(self.seat, UNBORN))
            state.move(self.seat, generation, UNBORN, FARM)
            state.tell("born", self.seat, generation + 1)
        else:
            state.then(CallHome(self.seat, choice - HOME + WORKSHOP))

    def line(self, choice: int) -> str:
        return "birth" if choice == BIRTH else f"home/{PLACES[choice - HOME + WORKSHOP]}"

    def words(self, state: VillageState, choice: int) -> Message:
        if choice == BIRTH:
            return Message("line-birth", lowest(state.at(self.seat, UNBORN)) + 1)
        return Message("line-home", choice - HOME + WORKSHOP)

    def reason(self, state: VillageState, choice: int, key: str) -> tuple[Argument, ...]:
        return (choice - HOME + WORKSHOP,) if key == "why-nobody-there" else ()


class CallHome(ChooseMember):
    """Who comes home?"""

    __slots__ = ("origin",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin")

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def place(self) -> int:
        return self.origin

    def choose(self, state: VillageState, choice: int) -> None:
        state.move(self.seat, choice, self.origin, FARM)
        state.tell("came-home", self.seat, choice + 1, self.origin)
