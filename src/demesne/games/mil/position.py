"""The laws every position of MIL 1049 keeps, beyond the ranges of its fields."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.core.errors import PositionError
from demesne.games.mil.growth import GrowAgain
from demesne.games.mil.offers import MakeOffer
from demesne.games.mil.pieces import (
    COURT,
    CRUSADES,
    EMPTY,
    HOME,
    KINDS,
    KNIGHT_REFS,
    KNIGHTS,
    LANDS,
    MONASTERY,
    NOBODY,
    OFFERED,
    PAWN,
    ROW,
    SLOTS,
    SPACES,
    TOKEN,
    UNUSED,
    land_type,
)
from demesne.games.mil.spheres.battle import AskSuzerain, Battle, JoinBattle, StakeCubes
from demesne.games.mil.spheres.conquest import PlaceLand
from demesne.games.mil.state import MilState

KNIGHT_FIELDS = ("knight", "target", "victim")


def check(state: MilState) -> None:
    """Every piece is somewhere, and nowhere twice."""
    _check_knights(state)
    _check_lands(state)
    _check_spaces(state)
    _check_families(state)
    _check_battle(state)
    _check_agenda(state)


def _check_knights(state: MilState) -> None:
    for knight in range(len(state.present)):
        name = KNIGHT_REFS[knight]
        lord = state.suzerain[knight]
        if not state.present[knight]:
            things = (state.heir, state.time, state.soldiers, state.castle, state.where)
            if any(thing[knight] for thing in things) or state.lands_of(knight) or lord >= 0:
                raise PositionError(f"Nobody stands in column {name}, but something does.")
            continue
        if lord == knight // KNIGHTS:
            raise PositionError(f"Knight {name} cannot have the suzerain {lord}.")
        if state.time[knight] >= state.box.death:
            raise PositionError(f"Knight {name} has {state.time[knight]} time tokens and lives.")
        if state.where[knight] != HOME and not state.placed[knight // KNIGHTS]:
            raise PositionError(f"Knight {name} is placed, but his family has placed nobody.")
    for what, knight in (
        ("kings_soldiers", state.kings_soldiers),
        ("archbishop", state.archbishop),
    ):
        if knight != NOBODY and not state.present[knight]:
            raise PositionError(f"{what} must be with a knight or {NOBODY}, not {knight}.")


def _check_lands(state: MilState) -> None:
    tiles = [*state.land, state.conquest]
    for knight in range(len(state.present)):
        if not state.land[knight * SLOTS] and state.land[knight * SLOTS + 1]:
            raise PositionError(f"The first land of {KNIGHT_REFS[knight]} must be in slot 1.")
    for sort, name in enumerate(LANDS):
        count = sum(1 for land in tiles if land and land_type(land) == sort)
        count += state.face_down[sort] + state.out[sort] + state.tops.count(sort)
        if count != state.box.land_counts[sort]:
            raise PositionError(
                f"There must be {state.box.land_counts[sort]} {name} lands in all, not {count}."
            )
    if state.turn and sum(state.face_down) != sum(state.below):
        raise PositionError(
            f"{sum(state.face_down)} lands lie face down, but the piles have {sum(state.below)}."
        )


def _check_spaces(state: MilState) -> None:
    used = state.box.spaces[state.seats]
    for space, code in enumerate(state.spaces):
        if (space % ROW < used) == (code == UNUSED) or code >= PAWN + len(state.present):
            raise PositionError(f"Space {space} cannot hold {code}.")
        if TOKEN <= code < PAWN and (state.seats > 2 or code - TOKEN >= state.seats):
            raise PositionError(f"Space {space} has a family token: {code}.")
        if code == EMPTY and state.time_is_money and space % ROW == 0:
            raise PositionError(f"Space {space} has a token printed on it.")
    places: list[list[int]] = [[] for _ in state.present]
    for space in range(SPACES):
        if state.spaces[space] >= PAWN:
            places[state.spaces[space] - PAWN].append(COURT + space // ROW)
    for sphere, knights in ((MONASTERY, state.monastery), (CRUSADES, state.crusades)):
        for knight in knights:
            places[knight].append(sphere)
    for knight in range(len(state.present)):
        expected = [] if state.where[knight] == HOME else [state.where[knight]]
        if places[knight] != expected:
            raise PositionError(f"The pawn of {KNIGHT_REFS[knight]} is not where it should be.")


def _check_families(state: MilState) -> None:
    for seat in range(state.seats):
        if state.tokens_left(seat) < 0:
            raise PositionError(f"Seat {seat} uses more family tokens than it has.")
        offer = state.offers[seat * KINDS : seat * KINDS + KINDS]
        _check_offer(state, seat, state.sealed[seat] - 1, offer)
    if state.turn > state.box.turns:
        raise PositionError(f"There is no turn {state.turn}.")
    if state.seats == 2 and (state.time_is_money or state.pope or state.kings_pleasure):
        raise PositionError("The expert rules are for three to five families, not for two.")


def _check_offer(state: MilState, seat: int, purpose: int, cubes: Sequence[int]) -> None:
    """Cubes that the family owns, of kinds that can be offered for this."""
    for kind in range(KINDS):
        offered = cubes[kind]
        if offered > state.owns(seat, kind) or (
            offered and (purpose < 0 or kind not in OFFERED[purpose])
        ):
            raise PositionError(f"Seat {seat} cannot offer {offered} cubes of kind {kind}.")


def _check_battle(state: MilState) -> None:
    battle = state.battle
    if not battle:
        return
    if len(battle) != 6:
        raise PositionError(f"A battle is six numbers, not {battle}.")
    for knight in battle[:2]:
        if knight == NOBODY or not state.present[knight]:
            raise PositionError(f"Knight {knight} cannot fight: he is not there.")
    slot, richer = battle[2:4]
    if slot not in range(SLOTS) or not state.land[battle[1] * SLOTS + slot]:
        raise PositionError(f"There is no land to fight for in slot {slot}.")
    if richer > 1 or max(battle[4:]) >= state.seats:
        raise PositionError(f"A battle cannot be {battle}.")


def _check_agenda(state: MilState) -> None:
    """Whoever a step waits for is there, and so is what it goes on with."""
    for step in state.agenda:
        for field in step.FIELDS:
            # Whoever grows may have died of it.
            if field.name in KNIGHT_FIELDS and not isinstance(step, GrowAgain):
                knight = getattr(step, field.name)
                if knight != NOBODY and not state.present[knight]:
                    raise PositionError(f"{step} is about a knight who is not there.")
        if isinstance(step, MakeOffer):
            if state.sealed[step.seat]:
                raise PositionError(f"{step} waits, but seat {step.seat} has sealed its offer.")
            _check_offer(state, step.seat, step.purpose, step.gathered)
        if isinstance(step, AskSuzerain | JoinBattle | StakeCubes | Battle) and not state.battle:
            raise PositionError(f"{step} waits, but there is no battle.")
        if isinstance(step, PlaceLand) and not state.conquest:
            raise PositionError(f"{step} waits, but no land was conquered.")
