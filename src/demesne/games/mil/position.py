"""Reading a saved position, and the laws every position keeps."""

from __future__ import annotations

from typing import Any

from demesne.core.errors import PositionError
from demesne.games.mil.box import MilBox
from demesne.games.mil.growth import GrowAgain
from demesne.games.mil.pieces import (
    COURT,
    CRUSADES,
    EMPTY,
    HOME,
    KINDS,
    KNIGHTS,
    LAND_CODES,
    LANDS,
    MONASTERY,
    NOBODY,
    OFFERED,
    OVER,
    PAWN,
    PURPOSES,
    ROW,
    SLOTS,
    SPACES,
    TOKEN,
    UNUSED,
    knight_ref,
    land_type,
)
from demesne.games.mil.spheres.battle import AskSuzerain, Battle, JoinBattle, StakeCubes
from demesne.games.mil.spheres.conquest import PlaceLand
from demesne.games.mil.state import LISTS, NUMBERS, MilState

ANY_LENGTH = ("monastery", "crusades", "battle")
# Where a number may be below 0.
SIGNED = ("points", "suzerain", "tops", "battle", "kings_soldiers", "archbishop")
SEAT_FIELDS = ("owner", "family", "leader", "opener")
KNIGHT_FIELDS = ("knight", "target", "victim")
FLAGS = ("present", "heir", "castle", "placed")


def read_state(box: MilBox, data: dict[str, Any]) -> MilState:
    """The position of `State.to_dict`, agenda aside."""
    state = MilState(box, data["seats"])
    for name in LISTS:
        values = data[name]
        expected = len(getattr(state, name))
        if name not in ANY_LENGTH and len(values) != expected:
            raise PositionError(f"{name} must list {expected} numbers, not {len(values)}.")
        for value in values:
            _check_number(name, value)
        setattr(state, name, list(values))
    for name in NUMBERS:
        _check_number(name, data[name])
        setattr(state, name, data[name])
    return state


def _check_number(name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(f"{name} must be a whole number, not {value!r}.")
    if value < 0 and name not in SIGNED:
        raise PositionError(f"{name} cannot be {value}.")
    if name in FLAGS and value > 1:
        raise PositionError(f"{name} is 0 or 1, not {value}.")


def check(state: MilState) -> None:
    """Every piece is somewhere, and nowhere twice."""
    _check_knights(state)
    _check_lands(state)
    _check_spaces(state)
    _check_families(state)
    _check_agenda(state)


def _check_knights(state: MilState) -> None:
    for knight in range(len(state.present)):
        name = knight_ref(knight)
        lord = state.suzerain[knight]
        if not state.present[knight]:
            things = (state.heir, state.time, state.soldiers, state.castle, state.where)
            if any(thing[knight] for thing in things) or state.lands_of(knight) or lord >= 0:
                raise PositionError(f"Nobody stands in column {name}, but something does.")
            continue
        if not NOBODY <= lord < state.seats or lord == knight // KNIGHTS:
            raise PositionError(f"Knight {name} cannot have the suzerain {lord}.")
        if state.time[knight] >= state.box.death:
            raise PositionError(f"Knight {name} has {state.time[knight]} time tokens and lives.")
        if state.where[knight] > CRUSADES:
            raise PositionError(f"Knight {name} is nowhere: {state.where[knight]}.")
        if state.where[knight] != HOME and not state.placed[knight // KNIGHTS]:
            raise PositionError(f"Knight {name} is placed, but his family has placed nobody.")
    for name in ("kings_soldiers", "archbishop"):
        knight = getattr(state, name)
        if knight != NOBODY and not (0 <= knight < len(state.present) and state.present[knight]):
            raise PositionError(f"{name} must be with a knight or {NOBODY}, not {knight}.")


def _check_lands(state: MilState) -> None:
    tiles = [*state.land, state.conquest]
    if any(land >= LAND_CODES for land in tiles):
        raise PositionError(f"A land is a number below {LAND_CODES}: {tiles}.")
    for knight in range(len(state.present)):
        if not state.land[knight * SLOTS] and state.land[knight * SLOTS + 1]:
            raise PositionError(f"The first land of {knight_ref(knight)} must be in slot 1.")
    for sort, name in enumerate(LANDS):
        count = sum(1 for land in tiles if land and land_type(land) == sort)
        count += state.hidden[sort] + state.out[sort] + state.tops.count(sort)
        if count != state.box.land_counts[sort]:
            raise PositionError(
                f"There must be {state.box.land_counts[sort]} {name} lands in all, not {count}."
            )
    if state.turn and sum(state.hidden) != sum(state.below):
        raise PositionError(
            f"{sum(state.hidden)} lands lie face down, but the piles have {sum(state.below)}."
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
    places: dict[int, list[int]] = {PAWN + knight: [] for knight in range(len(state.present))}
    for space in range(SPACES):
        if state.spaces[space] >= PAWN:
            places[state.spaces[space]].append(COURT + space // ROW)
    for sphere, knights in ((MONASTERY, state.monastery), (CRUSADES, state.crusades)):
        for knight in knights:
            if knight not in range(len(state.present)):
                raise PositionError(f"There is no knight {knight}.")
            places[PAWN + knight].append(sphere)
    for knight in range(len(state.present)):
        expected = [] if state.where[knight] == HOME else [state.where[knight]]
        if places[PAWN + knight] != expected:
            raise PositionError(f"The pawn of {knight_ref(knight)} is not where it should be.")


def _check_families(state: MilState) -> None:
    for seat in range(state.seats):
        if state.sealed[seat] > len(PURPOSES):
            raise PositionError(f"Seat {seat} has sealed an offer for nothing.")
        if state.tokens_left(seat) < 0:
            raise PositionError(f"Seat {seat} uses more family tokens than it has.")
        for kind in range(KINDS):
            offered = state.offers[seat * KINDS + kind]
            purpose = state.sealed[seat] - 1
            if offered > state.owns(seat, kind) or (
                offered and (purpose < 0 or kind not in OFFERED[purpose])
            ):
                raise PositionError(f"Seat {seat} cannot offer {offered} cubes of kind {kind}.")
    if not 0 <= state.first < state.seats:
        raise PositionError(f"first must be a seat, not {state.first}.")
    if state.turn > state.box.turns or state.phase > OVER:
        raise PositionError(f"There is no turn {state.turn}, phase {state.phase}.")
    _check_battle(state)
    if max(state.time_is_money, state.pope, state.kings_pleasure) > 1:
        raise PositionError("An expert rule is 0 or 1.")


def _check_battle(state: MilState) -> None:
    battle = state.battle
    if not battle:
        return
    if len(battle) != 6:
        raise PositionError(f"A battle is six numbers, not {battle}.")
    for knight in battle[:2]:
        if not (0 <= knight < len(state.present) and state.present[knight]):
            raise PositionError(f"Knight {knight} cannot fight: he is not there.")
    slot, richer = battle[2:4]
    if slot not in range(SLOTS) or not state.land[battle[1] * SLOTS + slot]:
        raise PositionError(f"There is no land to fight for in slot {slot}.")
    helpers = all(NOBODY <= seat < state.seats for seat in battle[4:])
    if richer not in (-1, 0, 1) or not helpers:
        raise PositionError(f"A battle cannot be {battle}.")


def _check_agenda(state: MilState) -> None:
    """Whoever a step waits for is at the table, and what it goes on with is there."""
    for step in state.agenda:
        for name in step.FIELDS:
            value = getattr(step, name)
            if name in SEAT_FIELDS and value >= state.seats:
                raise PositionError(f"{step} is about seat {value} of {state.seats}.")
            if name in KNIGHT_FIELDS and value != NOBODY:
                # Whoever grows may have died of it.
                absent = value >= len(state.present) or not state.present[value]
                if absent and not isinstance(step, GrowAgain):
                    raise PositionError(f"{step} is about a knight who is not there.")
        if isinstance(step, AskSuzerain | JoinBattle | StakeCubes | Battle) and not state.battle:
            raise PositionError(f"{step} waits, but there is no battle.")
        if isinstance(step, PlaceLand) and not state.conquest:
            raise PositionError(f"{step} waits, but no land was conquered.")
