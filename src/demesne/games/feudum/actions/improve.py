"""Improve (rulebook, action 4; R-12, R-21).

A place one rules becomes the next better one: an outpost a farm for wood, a farm a town for
iron, a town a feudum for a seal. The region's topmost tile comes with it, and points, if its
epoch has dawned; else a tile of an earlier epoch from another stack, without points. *Tend
Landscape*, instead: for wood, a tile is laid out beside a place where one has a serf.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision
from demesne.games.feudum.landscape import Collect, grow
from demesne.games.feudum.pieces import (
    FARM,
    FEUDUM,
    GUILDS,
    IRON,
    KINDS,
    LANDSCAPES,
    LAST_EPOCH,
    NONE,
    OUTPOST,
    PLACES,
    REGIONS,
    RING,
    SCENES,
    SPOTS,
    TOWN,
    WOOD,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

FORGO: Final = 0
PLACE: Final = 1  # + place
TEND: Final = PLACE + SPOTS

PLACE_FIELD: Final = Field("place", most=SPOTS - 1)
OWNER_FIELD: Final = Field("owner", of_seats=1)
LANDSCAPE_FIELD: Final = Field("landscape", most=SCENES - 1)


class Improve(Decision[FeudumState]):
    """Which place becomes a better one, or is a landscape tended?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True),
        Group(PLACE, "{}", PLACES),
        Group(TEND, "tend", label="line-tend"),
    )

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        if line == PLACE:
            return state.rulers[place] == self.seat and state.discs[place] < FEUDUM
        return line == FORGO or state.advanced == 1

    def obstacle(self, state: FeudumState, line: int, place: int, _: int) -> Message | None:
        if line == PLACE:
            return why_not_improve(state, self.seat, place)
        return why_not_tend(state, self.seat) if line == TEND else None

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        if line != PLACE:
            return super().label(state, line, place, _)
        disc = state.discs[place]
        points = tile_points(state, place, disc + 1)
        if disc == TOWN:
            return Message("line-improve-feudum", place, points)
        return Message("line-improve", place, disc + 1, WOOD if disc == OUTPOST else IRON, points)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        seat = self.seat
        if line == FORGO:
            if state.sink is not None:
                state.tell("action-forgone", seat)
            return
        if line == TEND:
            state.spend(seat, WOOD)
            state.then(Tend(seat))
            return
        disc = state.discs[place]
        if disc == TOWN:
            state.seals[seat] -= 1
            state.seal_supply += 1
            state.then(ChooseFeudum(seat, place))
        else:
            state.spend(seat, WOOD if disc == OUTPOST else IRON)
            improve(state, seat, place, disc + 1)


class ChooseFeudum(Decision[FeudumState]):
    """Whose feudum does the town become?"""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, PLACE_FIELD)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", GUILDS))

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def obstacle(self, state: FeudumState, line: int, guild: int, _: int) -> Message | None:
        left = state.discs_left[FEUDUM + guild]
        return None if left else Message("why-no-disc", FEUDUM + guild)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-choose-feudum", self.seat, self.place)

    def label(self, state: FeudumState, line: int, guild: int, _: int) -> Message:
        return Message("line-guild", guild)

    def effect(self, state: FeudumState, line: int, guild: int, _: int) -> None:
        improve(state, self.seat, self.place, FEUDUM + guild)


class TakeOtherTile(Decision[FeudumState]):
    """The region's own tile is not to be had: one of an earlier epoch, from which stack?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", REGIONS))

    def exists(self, state: FeudumState, line: int, region: int, _: int) -> bool:
        return state.stacks[region] < state.epoch

    def label(self, state: FeudumState, line: int, region: int, _: int) -> Message:
        return Message("line-stack", region, state.stacks[region] - 1)

    def effect(self, state: FeudumState, line: int, region: int, _: int) -> None:
        if state.sink is not None:
            state.tell("tile-other", self.seat, region, state.stacks[region] - 1)
        state.stacks[region] += 1
        state.then(TurnTile(self.seat))


class TurnTile(Decision[FeudumState]):
    """A tile is taken: its back, which only its new owner sees."""

    __slots__ = ("owner",)
    FIELDS: ClassVar[tuple[Field, ...]] = (OWNER_FIELD,)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", LANDSCAPES))

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def secret_of(self) -> int | None:
        return self.owner

    def exists(self, state: FeudumState, line: int, landscape: int, _: int) -> bool:
        return state.tile_pool[landscape] > 0

    def weights(self, state: FeudumState) -> list[int]:
        return [count for count in state.tile_pool if count]

    def question(self, state: FeudumState) -> Message:
        return Message("ask-turn-tile", self.owner)

    def label(self, state: FeudumState, line: int, landscape: int, _: int) -> Message:
        return Message("line-landscape", landscape)

    def effect(self, state: FeudumState, line: int, landscape: int, _: int) -> None:
        owner = self.owner
        state.tile_pool[landscape] -= 1
        state.tiles[owner * SCENES + landscape] += 1
        if state.sink is not None:
            own = Message("tile-taken-own", owner, landscape)
            state.tell_secret(owner, own, Message("tile-taken", owner))


class Tend(Decision[FeudumState]):
    """Which of the tiles is laid out? It is shown to everybody."""

    __slots__ = ()
    PRIVATE: ClassVar[bool] = True
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", LANDSCAPES))

    def exists(self, state: FeudumState, line: int, landscape: int, _: int) -> bool:
        return state.tiles[self.seat * SCENES + landscape] > 0

    def label(self, state: FeudumState, line: int, landscape: int, _: int) -> Message:
        return Message("line-landscape", landscape)

    def effect(self, state: FeudumState, line: int, landscape: int, _: int) -> None:
        state.tiles[self.seat * SCENES + landscape] -= 1
        if state.sink is not None:
            state.reveal("tile-shown", self.seat, landscape)
        state.then(TendAt(self.seat, landscape))


class TendAt(Decision[FeudumState]):
    """Beside which place, where the family has a serf?"""

    __slots__ = ("landscape",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, LANDSCAPE_FIELD)
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", PLACES))

    def __init__(self, seat: int, landscape: int) -> None:
        super().__init__(seat)
        self.landscape = landscape

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        return state.serfs[place] == self.seat

    def obstacle(self, state: FeudumState, line: int, place: int, _: int) -> Message | None:
        scene = state.scenes[place]
        return None if scene == NONE else Message("why-landscape-there", scene)

    def question(self, state: FeudumState) -> Message:
        return Message("ask-tend-at", self.seat, self.landscape)

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        return Message("line-place", place)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        seat, points = self.seat, state.box.landscape_placed
        state.scenes[place] = self.landscape
        state.score(seat, points)
        if state.sink is not None:
            state.tell("landscape-placed", seat, self.landscape, place, points)
        grow(state, place)
        state.then(Collect(seat, place))


def why_not_improve(state: FeudumState, seat: int, place: int) -> Message | None:
    disc = state.discs[place]
    if disc == TOWN:
        if not state.seals[seat]:
            return Message("why-needs-seal")
        if not any(state.discs_left[FEUDUM : FEUDUM + RING]):
            return Message("why-no-feudum")
        return None
    if not state.discs_left[disc + 1]:
        return Message("why-no-disc", disc + 1)
    good = WOOD if disc == OUTPOST else IRON
    return None if state.holds(seat, good) else Message("why-no-good", good)


def why_not_tend(state: FeudumState, seat: int) -> Message | None:
    if not tiles_of(state, seat):
        return Message("why-no-tile")
    for place in range(SPOTS):
        if state.serfs[place] == seat and state.scenes[place] == NONE:
            return None if state.holds(seat, WOOD) else Message("why-no-good", WOOD)
    return Message("why-no-serf-free")


def tiles_of(state: FeudumState, seat: int) -> int:
    return sum(state.tiles[seat * SCENES : seat * SCENES + SCENES])


def tile_points(state: FeudumState, place: int, disc: int) -> int:
    """What this new disc would score now; nothing where the region's tile is forbidden."""
    top = state.stacks[state.box.region_of[place]]
    if top == LAST_EPOCH or top > state.epoch:
        return 0
    return state.box.improve[top][min(disc, FEUDUM) - FARM]


def improve(state: FeudumState, seat: int, place: int, disc: int) -> None:
    """The new disc instead of the old one, and the reward."""
    old = state.discs[place]
    points = tile_points(state, place, disc)
    state.discs[place] = disc
    state.discs_left[old] += 1
    state.discs_left[disc] -= 1
    if state.sink is not None:
        state.tell("improved", seat, place, disc)
    if old == FARM:
        _clear(state, place)
    region = state.box.region_of[place]
    if state.stacks[region] < LAST_EPOCH and state.stacks[region] <= state.epoch:
        if state.sink is not None:
            state.tell("improved-points", seat, region, state.stacks[region] - 1, points)
        state.stacks[region] += 1
        state.score(seat, points)
        state.then(Recalc(), TurnTile(seat))
    elif min(state.stacks) < state.epoch:
        state.then(Recalc(), TakeOtherTile(seat))
    else:
        if state.sink is not None:
            state.tell("improved-no-tile", seat, region)
        state.then(Recalc())


def _clear(state: FeudumState, place: int) -> None:
    """A farm that becomes a town loses its goods to the haversack."""
    count = 0
    for good in range(KINDS):
        spot = place * KINDS + good
        count += state.loose[spot]
        state.bag[good] += state.loose[spot]
        state.loose[spot] = 0
    if count and state.sink is not None:
        state.tell("farm-cleared", place, count)
