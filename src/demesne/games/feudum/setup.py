"""Setting up (rulebook pp. 4-5, R-02).

The pieces that have their places are laid out; discs, vessels, tokens and goods are drawn.
Then, in turn order, every family takes three goods of different kinds, and in turn order
again sends its first pawn to a start place, free of charge.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.feudum.flow import Round
from demesne.games.feudum.pieces import (
    ALL_WRITS,
    BEAST,
    DISCS,
    FEUDUM,
    FOOD,
    GOODS,
    GUILDS,
    KINDS,
    LETTERS,
    MOST_SEATS,
    NONE,
    PAWNS,
    PLACES,
    RING,
    SPOTS,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.stock import (
    DrawVessel,
    fill_market,
    fill_rows,
    fill_scrolls,
    fill_workshop,
    turn_seals,
)
from demesne.games.feudum.stores import (
    TO_BARN,
    TO_HENS,
    TO_ROSARY,
    DrawGoods,
    give_good,
)

SEAT_REFS: Final = tuple(f"seat-{seat + 1}" for seat in range(MOST_SEATS))
NORTH: Final = LETTERS.index("n")


def begin(state: FeudumState, random_start: bool, advanced: bool, overthrow: bool) -> None:
    """All pieces in their places, and what is drawn and chosen waiting on the agenda."""
    box = state.box
    state.advanced = int(advanced)
    state.overthrow = int(overthrow)
    everything = (1 << ALL_WRITS) - 1
    # There are no monsters in the basic game, and nothing to be had for one.
    state.deck = [everything if advanced else everything & ~(1 << BEAST)]
    _equip(state)
    fill_market(state)
    fill_workshop(state)
    fill_rows(state)
    fill_scrolls(state)
    steps: list[Step[FeudumState]] = [DrawFirstPlayer()] if random_start else []
    steps += [DealPlace(place) for place in range(SPOTS)]
    if box.start_vessels:
        steps.append(DrawVessel(box.start_vessels))
    steps += turn_seals(state, TO_ROSARY, box.rosary_start)
    steps += turn_seals(state, TO_HENS, box.hens_start)
    steps.append(DrawGoods(TO_BARN, box.barn))
    steps += [DrawGoods(place, 1) for place in box.lettered[NORTH]]
    steps += [FamiliesBegin(), Round()]
    state.then(steps[0], *steps[1:])


def _equip(state: FeudumState) -> None:
    """Markers, food and shillings of every family; the ghosts' markers."""
    box = state.box
    for colour in range(state.colours()):
        state.general[colour] = box.markers
    for seat in range(state.seats):
        state.gain_markers(seat, box.start_markers)
        state.gain_shillings(seat, box.start_shillings)
        state.goods[seat * KINDS + FOOD] += box.start_food
        state.bag[FOOD] -= box.start_food


# --- draws ---------------------------------------------------------------------------------


class DrawFirstPlayer(Decision[FeudumState]):
    """Who gets the marker of the first player?"""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", SEAT_REFS))

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def exists(self, state: FeudumState, line: int, seat: int, _: int) -> bool:
        return seat < state.seats

    def question(self, state: FeudumState) -> Message:
        return Message("ask-draw-first-player")

    def label(self, state: FeudumState, line: int, seat: int, _: int) -> Message:
        return Message("line-seat", seat)

    def effect(self, state: FeudumState, line: int, seat: int, _: int) -> None:
        state.first = seat
        state.turn = seat
        if state.sink is not None:
            state.tell("first-player", seat)


class DealPlace(Decision[FeudumState]):
    """Which disc lies here? Those with a circle on the back go to the start places."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("place", most=SPOTS - 1),)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", DISCS[:FEUDUM]))

    def __init__(self, place: int) -> None:
        super().__init__(CHANCE)
        self.place = place

    def left(self, state: FeudumState) -> list[int]:
        """The discs with, or without, a circle that are not on the land yet."""
        starts = state.box.starts
        circled = starts[self.place]
        left = list(state.box.circled if circled else state.box.plain)
        for place in range(SPOTS):
            if state.discs[place] != NONE and starts[place] == circled:
                left[state.discs[place]] -= 1
        return left

    def exists(self, state: FeudumState, line: int, disc: int, _: int) -> bool:
        return self.left(state)[disc] > 0

    def weights(self, state: FeudumState) -> list[int]:
        return [count for count in self.left(state) if count > 0]

    def question(self, state: FeudumState) -> Message:
        return Message("ask-deal-place", self.place)

    def label(self, state: FeudumState, line: int, disc: int, _: int) -> Message:
        return Message("line-disc", disc)

    def effect(self, state: FeudumState, line: int, disc: int, _: int) -> None:
        state.discs[self.place] = disc
        if state.sink is not None:
            state.tell("place-dealt", self.place, disc)


# --- what the families choose -------------------------------------------------------------


class FamiliesBegin(Step[FeudumState]):
    """In turn order three goods each; then, in turn order, the first pawns."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        order = state.order()
        steps: list[Step[FeudumState]] = []
        if state.box.start_goods:
            steps += [ChooseStartGood(seat, 0) for seat in order]
        steps += [StartRole(seat) for seat in order]
        state.then(steps[0], *steps[1:])


class ChooseStartGood(Decision[FeudumState]):
    """Goods of different kinds from the haversack, one by one in the order of the merchants."""

    __slots__ = ("taken",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("taken", most=(1 << KINDS) - 1),  # a set of bits
    )
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", GOODS))

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken = taken

    def exists(self, state: FeudumState, line: int, good: int, _: int) -> bool:
        return self.taken >> good == 0

    def obstacle(self, state: FeudumState, line: int, good: int, _: int) -> Message | None:
        if not state.bag[good]:
            return Message("why-no-such-good", good)
        later = sum(1 for other in range(good + 1, KINDS) if state.bag[other])
        if self._count() + 1 + later < state.box.start_goods:
            return Message("why-goods-ascending", good)
        return None

    def _count(self) -> int:
        return sum(1 for good in range(KINDS) if self.taken >> good & 1)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-choose-start-good", self.seat, state.box.start_goods - self._count())

    def label(self, state: FeudumState, line: int, good: int, _: int) -> Message:
        return Message("line-good", good)

    def effect(self, state: FeudumState, line: int, good: int, _: int) -> None:
        state.bag[good] -= 1
        if self._count() + 1 < state.box.start_goods:
            state.then(ChooseStartGood(self.seat, self.taken | 1 << good))
        if state.sink is not None:
            state.tell("start-good", self.seat, good)
        give_good(state, self.seat, good)


class StartRole(Decision[FeudumState]):
    """Which character shall the first pawn be?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", GUILDS))

    def label(self, state: FeudumState, line: int, role: int, _: int) -> Message:
        return Message("line-role", role)

    def effect(self, state: FeudumState, line: int, role: int, _: int) -> None:
        state.then(StartPlace(self.seat, role))


class StartPlace(Decision[FeudumState]):
    """Where does it begin? The guild's track gets a marker while a seat is free (R-02)."""

    __slots__ = ("role",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("role", most=RING - 1))
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", PLACES))

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        return state.box.starts[place]

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        return Message("line-start-place", place, state.discs[place])

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        pawn = self.seat * PAWNS
        state.pawn_places[pawn] = place
        state.pawn_roles[pawn] = self.role
        if state.sink is not None:
            state.tell("pawn-begins", self.seat, self.role, place)
        state.then(Recalc())
