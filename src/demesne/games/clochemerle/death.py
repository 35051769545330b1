"""A villager dies (rulebook p. 7).

If the time marker has crossed the bridge this turn, one villager of the seat's choice
dies, once however often it crossed (R-06). The chronicle's first free niche of his
profession takes him and pays story points; if both are full, an anonymous grave takes
him for nothing. A village without anybody hires a day labourer at once. Then the rat
runs as far as the rat die says; at the invasion it stops, and everybody's tree loses
half its story points, rounded down (R-28). The sanatorium can keep that off (R-26, R-27).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import CHANCE, Decision, Step
from demesne.games.clochemerle.cards.church import has_power
from demesne.games.clochemerle.pieces import FACES, NICHES, NOBODY, PROFESSIONS, SANATORIUM
from demesne.games.clochemerle.state import ClochemerleState

VILLAGER: Final = 0
FACE: Final = 0
KEEP_OFF: Final = 0
SUFFER: Final = 1


class CheckDeath(Step[ClochemerleState]):
    """After the last banner of a turn: has the reaper come along?"""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ClochemerleState) -> None:
        if state.reaper[self.seat]:
            state.reaper[self.seat] = 0
            state.then(BuryVillager(self.seat), HireLabourer(self.seat), RollRatDie())


class BuryVillager(Decision[ClochemerleState]):
    """Who dies? Pupils are no villagers."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(VILLAGER, "{}", PROFESSIONS))

    def exists(self, state: ClochemerleState, line: int, profession: int, y: int) -> bool:
        return state.is_active(self.seat, profession)

    def effect(self, state: ClochemerleState, line: int, profession: int, y: int) -> None:
        seat = self.seat
        state.alive[seat] &= ~(1 << profession)
        niche = free_niche(state, profession)
        if niche == NICHES:
            state.graves.append(seat)
            state.tell("buried-grave", seat, profession, state.coffins())
            return
        story = state.box.chronicle[niche]
        state.chronicle[profession * NICHES + niche] = seat
        state.tree[seat] += story
        state.tell("buried-chronicle", seat, profession, story, state.coffins())

    def label(self, state: ClochemerleState, line: int, profession: int, y: int) -> Message:
        niche = free_niche(state, profession)
        if niche == NICHES:
            return Message("line-bury-grave", profession)
        return Message("line-bury-chronicle", profession, state.box.chronicle[niche])


class HireLabourer(Step[ClochemerleState]):
    """Without any villager, a day labourer takes a post."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ClochemerleState) -> None:
        if not state.alive[self.seat]:
            state.labourers[self.seat] += 1
            state.tell("labourer-hired", self.seat, state.box.labourer)
            state.then(PlaceLabourer(self.seat))


class PlaceLabourer(Decision[ClochemerleState]):
    """Which post does the day labourer take?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(VILLAGER, "{}", PROFESSIONS))

    def effect(self, state: ClochemerleState, line: int, profession: int, y: int) -> None:
        state.alive[self.seat] |= 1 << profession
        state.tell("labourer-placed", self.seat, profession)

    def label(self, state: ClochemerleState, line: int, profession: int, y: int) -> Message:
        return Message("line-profession", profession)


class RollRatDie(Decision[ClochemerleState]):
    """The grey die: so far the rat runs."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LINES: ClassVar[Lines] = Lines(Group(FACE, "rat/{}", numbers(FACES)))

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def effect(self, state: ClochemerleState, line: int, face: int, y: int) -> None:
        state.rat = max(0, state.rat - face - 1)
        state.tell("rat-ran", face + 1, state.rat)
        if state.rat:
            return
        state.tell("invasion")
        guard = sanatorium_of(state)
        if guard == NOBODY:
            state.then(RatsEat(NOBODY))
        else:
            state.then(UseSanatorium(guard))

    def question(self, state: ClochemerleState) -> Message:
        return Message("ask-roll-rat-die")

    def label(self, state: ClochemerleState, line: int, face: int, y: int) -> Message:
        return Message("line-face", face + 1)


class UseSanatorium(Decision[ClochemerleState]):
    """Does the sanatorium keep the rats off, one time fewer to come?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(KEEP_OFF, "sanatorium"), Group(SUFFER, "suffer"))

    def effect(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        if line == SUFFER:
            state.then(RatsEat(NOBODY))
            return
        state.sanatorium += 1
        state.tell("rats-kept-off", self.seat)
        state.then(RatsEat(self.seat))

    def label(self, state: ClochemerleState, line: int, x: int, y: int) -> Message:
        if line == SUFFER:
            return Message("line-suffer-rats", state.tree[self.seat] // 2)
        return Message("line-use-sanatorium", state.box.sanatorium_uses - state.sanatorium)


class RatsEat(Step[ClochemerleState]):
    """Everybody but `spared` loses half the tree; the rat goes back to its start."""

    __slots__ = ("spared",)
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("spared", least=NOBODY, of_seats=1),)

    def __init__(self, spared: int) -> None:
        self.spared = spared

    def run(self, state: ClochemerleState) -> None:
        for number in range(state.seats):
            seat = (state.turn + number) % state.seats
            loss = state.tree[seat] // 2
            if seat != self.spared and loss:
                state.tree[seat] -= loss
                state.tell("rats-ate", seat, loss)
        state.rat = state.box.rat_steps[state.seats]


def free_niche(state: ClochemerleState, profession: int) -> int:
    """The first free niche of the chronicle; NICHES when there is none."""
    for niche in range(NICHES):
        if state.chronicle[profession * NICHES + niche] == NOBODY:
            return niche
    return NICHES


def sanatorium_of(state: ClochemerleState) -> int:
    """Who may keep off this invasion, with something to lose by it; or NOBODY."""
    if state.sanatorium < state.box.sanatorium_uses:
        for seat in range(state.seats):
            if has_power(state, seat, SANATORIUM) and state.tree[seat] > 1:
                return seat
    return NOBODY
