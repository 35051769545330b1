"""The last count (rulebook pp. 22, 24; R-42, R-43).

After the round in which epoch V dawned: whoever has a writ or a tile may use it once more;
then the epic voyage, great empires, shillings and charters are added to the track. Most
points win; a tie goes to the most sulfur on the wine barrel.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.game import Standing, ranked
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.feudum import free
from demesne.games.feudum.pieces import (
    BEAST,
    CELLAR,
    FEUDUM,
    KINGDOM_CHARTER,
    KINGDOMS,
    MANDATES,
    SCENES,
    SPOTS,
    WRITS,
    bits,
)
from demesne.games.feudum.state import FeudumState

DONE: Final = 0
ACT: Final = 1  # + act
LAST_ACTS: Final = (free.MANDATE, free.TILE)
ISOLATED: Final = KINGDOMS.index("isolated")


# --- once more -------------------------------------------------------------------------------


class LastChances(Step[FeudumState]):
    """In turn order, before anything is counted."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        steps: list[Step[FeudumState]] = [LastChance(seat) for seat in state.order()]
        state.then(steps[0], *steps[1:], FinalScoring())


class LastChance(Step[FeudumState]):
    """Asked of whoever has a writ or a tile: how many, everybody sees."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FeudumState) -> None:
        seat = self.seat
        if state.writs[seat] or any(state.tiles[seat * SCENES : seat * SCENES + SCENES]):
            state.then(LastActs(seat))


class LastActs(Decision[FeudumState]):
    """A last mandate, a last tile for a good?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(DONE, "done", label="line-last-done", ends=True),
        Group(ACT, "free/{}", tuple(free.ACTS[act] for act in LAST_ACTS)),
    )
    PRIVATE: ClassVar[bool] = True
    OPENS_TURN: ClassVar[bool] = True

    def exists(self, state: FeudumState, line: int, act: int, _: int) -> bool:
        if line == DONE:
            return True
        if LAST_ACTS[act] == free.MANDATE:
            return free.can_play_mandate(state, self.seat)
        return free.can_exchange(state, self.seat)

    def label(self, state: FeudumState, line: int, act: int, _: int) -> Message:
        if line == DONE:
            return super().label(state, line, act, 0)
        return Message(f"line-free-{free.ACTS[LAST_ACTS[act]]}")

    def effect(self, state: FeudumState, line: int, act: int, _: int) -> None:
        if line != DONE:
            state.then(free.question_of(self.seat, LAST_ACTS[act]), LastChance(self.seat))


# --- the parts of the score --------------------------------------------------------------------


def voyage_points(state: FeudumState, seat: int) -> int:
    """Who is farthest in a section gets its higher value, everybody else there the lower."""
    space = state.voyage[seat]
    if not space:
        return 0
    section = (space - 1) // 2
    for other in state.voyage:
        if other > space and (other - 1) // 2 == section:
            return state.box.voyage_low[space - 1]
    return state.box.voyage_high[space - 1]


def empire_points(state: FeudumState, seat: int) -> int:
    """Places and feudums one by one, and sets of three alike; a feudum stands for any kind."""
    box = state.box
    kinds = [0] * FEUDUM
    feudums = 0
    for place in range(SPOTS):
        if state.rulers[place] == seat:
            disc = state.discs[place]
            if disc >= FEUDUM:
                feudums += 1
            else:
                kinds[disc] += 1
    points = box.place_points * sum(kinds) + box.feudum_end * feudums
    return points + box.set_points * sets_of_three(kinds, feudums)


def sets_of_three(kinds: list[int], feudums: int) -> int:
    """The most sets that can be made; feudums first complete those that lack one, then two."""
    sets = 0
    for count in kinds:
        sets += count // 3
    for lacking in (1, 2):
        for count in kinds:
            if count % 3 == 3 - lacking and feudums >= lacking:
                feudums -= lacking
                sets += 1
    return sets + feudums // 3


def charter_worth(state: FeudumState, seat: int, writ: int) -> int:
    """What this charter gives with a seal, as things stand."""
    box = state.box
    if writ == CELLAR:
        return box.cellar[state.barrel[seat]]
    if writ == BEAST:
        return box.slain if state.slain >> seat & 1 else 0
    kingdom = writ - KINGDOM_CHARTER
    count = 0
    for place in range(SPOTS):
        if state.rulers[place] == seat and box.kingdoms[kingdom] >> place & 1:
            count += 1
    scale = box.isolated_points if kingdom == ISOLATED else box.kingdom_points
    return scale[min(count, len(scale) - 1)]


def charters(state: FeudumState, seat: int) -> list[int]:
    return [writ for writ in bits(state.writs[seat]) if writ >= MANDATES]


def charter_points(state: FeudumState, seat: int) -> list[int]:
    """What each of the family's charters would give now with a seal."""
    return [charter_worth(state, seat, writ) for writ in charters(state, seat)]


def charter_view(state: FeudumState, seat: int) -> dict[str, int]:
    """The family's own charters, with the points that each would give now with a seal."""
    return {WRITS[writ]: charter_worth(state, seat, writ) for writ in charters(state, seat)}


def seals_at_the_end(state: FeudumState, seat: int) -> int:
    """Seals in the supply, and those under the family's own markers (R-26)."""
    count = state.seals[seat]
    for place in range(SPOTS):
        if state.subject_seals >> place & 1 and state.rulers[place] == seat:
            count += 1
        if state.serf_seals >> place & 1 and state.serfs[place] == seat:
            count += 1
    return count


def sealed_charters(state: FeudumState, seat: int) -> list[int]:
    """The charters that get a seal: those with most points, as far as seals go."""
    worth = [(-charter_worth(state, seat, writ), writ) for writ in charters(state, seat)]
    worth = sorted(pair for pair in worth if pair[0] < 0)
    return sorted(writ for _, writ in worth[: seals_at_the_end(state, seat)])


def all_charter_points(state: FeudumState, seat: int) -> int:
    return sum(charter_worth(state, seat, writ) for writ in sealed_charters(state, seat))


def score_parts(state: FeudumState) -> list[dict[str, int]]:
    """Every seat's score in parts. A charter is a secret until the game is over."""
    over = not state.agenda
    return [
        {
            "track": state.points[seat],
            "voyage": voyage_points(state, seat),
            "empire": empire_points(state, seat),
            "shillings": state.shillings[seat] // state.box.shillings_a_point,
            "charters": all_charter_points(state, seat) if over else 0,
        }
        for seat in range(state.seats)
    ]


def scores(state: FeudumState) -> list[int]:
    return [sum(parts.values()) for parts in score_parts(state)]


def standings(state: FeudumState) -> list[Standing]:
    ties = [{"barrel": state.barrel[seat]} for seat in range(state.seats)]
    return ranked(score_parts(state), ties)


class FinalScoring(Step[FeudumState]):
    """What every family gets for what, and who has won."""

    __slots__ = ()

    def run(self, state: FeudumState) -> None:
        if state.sink is None:
            return
        for seat in range(state.seats):
            for key, points in (
                ("final-voyage", voyage_points(state, seat)),
                ("final-empire", empire_points(state, seat)),
                ("final-shillings", state.shillings[seat] // state.box.shillings_a_point),
            ):
                if points:
                    state.tell(key, seat, points)
            for writ in sealed_charters(state, seat):
                state.reveal("final-charter", seat, writ, charter_worth(state, seat, writ))
        for standing in standings(state):
            state.tell("final-score", standing.seat, standing.score, standing.place)
