"""The progress die, and the dawn of an epoch (rulebook pp. 10, 20-22).

The die removes a region tile of this epoch or an earlier one. Then, once a round, the stacks
are looked at: do enough of them show the next epoch? If so it dawns: guild seats, landscapes
and active regions are scored, vassals without military service lose points, landscapes grow,
goods come onto the land, and in epoch III into the guilds (R-20, R-21, R-23, R-24, R-44).
"""

from __future__ import annotations

from typing import Any, ClassVar

from demesne.core.field import Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.feudum.landscape import Collect, grow
from demesne.games.feudum.pieces import (
    CHAIRS,
    EPOCHS,
    LAST_EPOCH,
    NONE,
    REGIONS,
    RING,
    SPOTS,
    count_bits,
)
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.stock import (
    DrawVessel,
    fill_market,
    fill_rows,
    fill_scrolls,
    fill_workshop,
    turn_seals,
)
from demesne.games.feudum.stores import TO_BARN, TO_HENS, TO_ROSARY, DrawGoods

# --- the die -------------------------------------------------------------------------------


class Progress(Step[FeudumState]):
    """The die is thrown unless no stack shows a tile that it may take."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        if min(state.stacks) <= state.epoch and state.epoch < LAST_EPOCH:
            state.then(RollProgress())


class RollProgress(Decision[FeudumState]):
    """Which region? Thrown again until its tile may go: all that may are equally likely."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", REGIONS))

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def exists(self, state: FeudumState, line: int, region: int, _: int) -> bool:
        return state.stacks[region] <= state.epoch and state.stacks[region] < LAST_EPOCH

    def question(self, state: FeudumState) -> Message:
        return Message("ask-roll-progress")

    def label(self, state: FeudumState, line: int, region: int, _: int) -> Message:
        return Message("line-region", region)

    def effect(self, state: FeudumState, line: int, region: int, _: int) -> None:
        state.die = region
        if state.sink is not None:
            state.tell("tile-removed", region, state.stacks[region] - 1)
        # Nobody has seen its back: it stays among the unseen ones.
        state.stacks[region] += 1


# --- does an epoch dawn? -------------------------------------------------------------------


def showing(state: FeudumState) -> int:
    """How many stacks show the next epoch, or more."""
    count = 0
    for top in state.stacks:
        if top > state.epoch:
            count += 1
    return count


def progress(state: FeudumState) -> dict[str, Any] | None:
    """The next epoch, the stacks that show it and how many must; None after the last."""
    if state.epoch == LAST_EPOCH:
        return None
    return {
        "epoch": EPOCHS[state.epoch],
        "showing": showing(state),
        "needed": state.box.trigger[state.epoch + 1],
    }


class CheckEpoch(Step[FeudumState]):
    """At most one epoch a round (R-20)."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        if state.epoch == LAST_EPOCH or showing(state) < state.box.trigger[state.epoch + 1]:
            return
        state.epoch += 1
        if state.sink is not None:
            state.reveal("epoch-dawns", state.epoch - 1)
        state.then(DawnScoring(), GrowLandscapes(), RefillLand(), RefillGuilds())


# --- points ----------------------------------------------------------------------------------


def seat_points(state: FeudumState, seat: int) -> int:
    points = 0
    for chair in range(RING * CHAIRS):
        if state.chairs[chair] == seat:
            points += state.box.seat_points[chair % CHAIRS]
    return points


def landscape_points(state: FeudumState, seat: int) -> int:
    """Landscapes at places where the family has a serf (R-12)."""
    points = 0
    for place in range(SPOTS):
        if state.serfs[place] == seat and state.scenes[place] != NONE:
            full = state.crops[place] > 0
            points += state.box.landscape_full if full else state.box.landscape_empty
    return points


def region_points(state: FeudumState, seat: int) -> int:
    """Regions with a place that the family rules, or with a landscape that it tends (R-23)."""
    regions = 0
    for place in range(SPOTS):
        if state.rulers[place] == seat or (
            state.serfs[place] == seat and state.scenes[place] != NONE
        ):
            regions |= 1 << state.box.region_of[place]
    return state.box.region_points[count_bits(regions)]


def disloyalty(state: FeudumState, seat: int, epoch: int) -> int:
    """What a vassal loses at the dawn of this epoch: the military spaces without a disc."""
    if not state.feudums(seat):
        return 0
    return sum(state.box.military[state.military[seat] : state.box.disloyalty[epoch]])


def dawn(state: FeudumState, seat: int) -> dict[str, int]:
    """What the family would score if the next epoch dawned now."""
    return {
        "seats": seat_points(state, seat),
        "landscapes": landscape_points(state, seat),
        "regions": region_points(state, seat),
        "disloyalty": -disloyalty(state, seat, min(state.epoch + 1, LAST_EPOCH)),
    }


class DawnScoring(Step[FeudumState]):
    """Guild seats, landscapes, active regions; then disloyalty. Points may fall below 0 (R-24)."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        told = state.sink is not None
        for seat in state.order():
            guilds = seat_points(state, seat)
            scenes = landscape_points(state, seat)
            regions = region_points(state, seat)
            state.score(seat, guilds + scenes + regions)
            if told:
                if guilds:
                    state.tell("scores-guilds", seat, guilds)
                if scenes:
                    state.tell("scores-landscapes", seat, scenes)
                if regions:
                    state.tell("scores-regions", seat, regions)
        for seat in state.order():
            lost = disloyalty(state, seat, state.epoch)
            if lost:
                state.score(seat, -lost)
                if told:
                    state.tell("loses-disloyal", seat, lost)


# --- what comes onto the board ---------------------------------------------------------------


class GrowLandscapes(Step[FeudumState]):
    """All landscapes grow, by the numbers of their places (R-41); then the serfs decide."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        for place in range(SPOTS):
            if state.scenes[place] != NONE:
                grow(state, place)
        asked: list[Step[FeudumState]] = [
            Collect(seat, place)
            for seat in state.order()
            for place in range(SPOTS)
            if state.serfs[place] == seat and state.scenes[place] != NONE and state.crops[place]
        ]
        if asked:
            state.then(asked[0], *asked[1:])


class RefillLand(Step[FeudumState]):
    """A good at random to every place with the letter of the epoch."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        letter = state.box.map_refill[state.epoch]
        if letter != NONE:
            draws = [DrawGoods(place, 1) for place in state.box.lettered[letter]]
            state.then(draws[0], *draws[1:])


class RefillGuilds(Step[FeudumState]):
    """In one epoch the guilds get back what they had at the start, along the ring."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        if state.epoch != state.box.refill:
            return
        if state.sink is not None:
            state.tell("guilds-refilled")
        steps: list[Step[FeudumState]] = [DrawGoods(TO_BARN, state.box.barn - sum(state.barn))]
        steps += turn_seals(state, TO_HENS, state.box.hens_start - sum(state.hens))
        steps.append(RefillWorkshops())
        state.then(steps[0], *steps[1:])


class RefillWorkshops(Step[FeudumState]):
    """Merchants, alchemists, knights, nobles and monks, after the farmers."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        fill_market(state)
        fill_workshop(state)
        fill_rows(state)
        fill_scrolls(state)
        steps: list[Step[FeudumState]] = []
        missing = min(state.box.start_vessels - sum(state.dock), sum(state.yard))
        if missing > 0:
            steps.append(DrawVessel(missing))
        steps += turn_seals(state, TO_ROSARY, state.box.rosary_start - sum(state.rosary))
        if steps:
            state.then(steps[0], *steps[1:])
