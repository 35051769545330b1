"""What lies in the guilds at the start, and again at the dawn of epoch III (pp. 4, 22, R-11).

Whatever lies beyond that stays. Supplies are finite: what is not there is not put out.
"""

from __future__ import annotations

from typing import ClassVar

from demesne.core.field import Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision
from demesne.games.feudum.pieces import BINS, KINDS, VESSELS
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.stores import TurnToken


def fill_market(state: FeudumState) -> None:
    """The merchants' bins that are filled at the start, from the left."""
    bag, filled = state.bag, state.box.filled
    for good in range(KINDS):
        for place in range(good * BINS, good * BINS + filled[good]):
            if not state.bins >> place & 1 and bag[good]:
                bag[good] -= 1
                state.bins |= 1 << place


def fill_workshop(state: FeudumState) -> None:
    """The alchemists' containers, up to what they hold at the start."""
    carts, bag = state.carts, state.bag
    for good in range(KINDS):
        taken = min(state.box.workshop[good] - carts[good], bag[good])
        if taken > 0:
            bag[good] -= taken
            carts[good] += taken


def fill_rows(state: FeudumState) -> None:
    """The knights' rows, those of ghosts too (R-11)."""
    for colour in range(state.colours()):
        taken = min(state.box.row_start - state.rows[colour], state.general[colour])
        if taken > 0:
            state.general[colour] -= taken
            state.rows[colour] += taken


def fill_scrolls(state: FeudumState) -> None:
    """The scrolls that are sealed at the start, as far as there are seals."""
    for scroll, sealed in enumerate(state.box.sealed):
        if sealed and not state.scrolls >> scroll & 1 and state.seal_supply:
            state.seal_supply -= 1
            state.scrolls |= 1 << scroll


def turn_seals(state: FeudumState, to: int, count: int) -> list[TurnToken]:
    """So many seals of the supply are turned over, as far as there are any."""
    taken = max(0, min(count, state.seal_supply))
    state.seal_supply -= taken
    return [TurnToken(to) for _ in range(taken)]


class DrawVessel(Decision[FeudumState]):
    """A vessel at random for the alchemists."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("left", least=1, most=9),)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", VESSELS))

    def __init__(self, left: int) -> None:
        super().__init__(CHANCE)
        self.left = left

    def exists(self, state: FeudumState, line: int, vessel: int, _: int) -> bool:
        return state.yard[vessel] > 0

    def weights(self, state: FeudumState) -> list[int]:
        return [count for count in state.yard if count > 0]

    def question(self, state: FeudumState) -> Message:
        return Message("ask-draw-vessel")

    def label(self, state: FeudumState, line: int, vessel: int, _: int) -> Message:
        return Message("line-vessel", vessel)

    def effect(self, state: FeudumState, line: int, vessel: int, _: int) -> None:
        state.yard[vessel] -= 1
        state.dock[vessel] += 1
        if state.sink is not None:
            state.tell("vessel-docked", vessel)
        if self.left > 1 and any(state.yard):
            state.then(DrawVessel(self.left - 1))
