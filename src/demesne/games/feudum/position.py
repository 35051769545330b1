"""The laws every position of Feudum keeps, beyond the ranges of its fields."""

from __future__ import annotations

from demesne.core.errors import PositionError
from demesne.games.feudum.actions.improve import TendAt
from demesne.games.feudum.feeding import Nourish, hungry_pawns
from demesne.games.feudum.pieces import (
    ALL_WRITS,
    BEAST,
    BEASTS,
    BINS,
    BUTT,
    CHAIRS,
    CRAFT,
    DECK,
    DISCS,
    DOUBLE_TURN,
    FIFTH_CARD,
    FOOD,
    GOODS,
    GUILDS,
    HENS,
    KINDS,
    LANDSCAPES,
    LAST_EPOCH,
    MOST_SEATS,
    NOBODY,
    NONE,
    ORCHARD,
    OUTPOST,
    PAWNS,
    PLACES,
    REGIONS,
    RING,
    ROSARY,
    SALTPETER,
    SCENES,
    SILVER_MINE,
    SPOTS,
    SULFUR,
    SULFUR_MINE,
    VALUES,
    VESSELS,
    WORTHS,
    WRIT_HAND,
    WRITS,
    count_bits,
)
from demesne.games.feudum.secrets import drawn_by
from demesne.games.feudum.select import ChooseCards, hand_size
from demesne.games.feudum.setup import DealPlace
from demesne.games.feudum.state import FeudumState, count_of
from demesne.games.feudum.stores import TurnToken
from demesne.games.feudum.turn import PlayCard
from demesne.games.feudum.writs import LimitWrits, ShedWrit


def check(state: FeudumState) -> None:
    """Every piece is somewhere, and nowhere twice."""
    _check_goods(state)
    _check_money(state)
    _check_markers(state)
    _check_land(state)
    _check_tokens(state)
    _check_tiles(state)
    _check_vessels(state)
    _check_writs(state)
    _check_families(state)
    _check_guilds(state)
    _check_agenda(state)


def _must_be(what: str, expected: int, found: int) -> None:
    if found != expected:
        raise PositionError(f"There must be {expected} {what} in all, not {found}.")


def _grown(state: FeudumState, kind: int) -> int:
    """Resources on all landscapes of a kind."""
    return sum(state.crops[place] for place in range(SPOTS) if state.scenes[place] == kind)


def _check_goods(state: FeudumState) -> None:
    for good in range(KINDS):
        found = state.bag[good] + state.barn[good] + state.carts[good]
        found += count_bits(state.bins >> good * BINS & (1 << BINS) - 1)
        found += sum(state.loose[good::KINDS]) + sum(state.goods[good::KINDS])
        if good == SALTPETER:
            found += state.bonus.count(FIFTH_CARD)
        elif good == SULFUR:
            found += state.bonus.count(DOUBLE_TURN) + sum(state.barrel) + count_bits(state.wine)
            found += _grown(state, SULFUR_MINE)
        elif good == FOOD:
            found += _grown(state, ORCHARD)
        _must_be(f"{GOODS[good]} goods", state.box.goods[good], found)
        if state.carts[good] > state.box.room:
            raise PositionError(
                f"The alchemists have no room for {state.carts[good]} {GOODS[good]}."
            )
    if sum(state.barn) > state.box.barn:
        raise PositionError(f"The barn holds {state.box.barn} goods, not {sum(state.barn)}.")


def _check_money(state: FeudumState) -> None:
    found = state.bank + state.purse + state.coffer + sum(state.shillings)
    _must_be("shillings", state.box.shillings, found + _grown(state, SILVER_MINE))
    _must_be("targets", state.box.targets, state.targets + _grown(state, BUTT))


def _check_markers(state: FeudumState) -> None:
    for colour in range(MOST_SEATS):
        found = state.rows[colour] + state.general[colour]
        if colour >= state.colours():
            _must_be(f"markers of the unused colour {colour + 1}", 0, found)
            continue
        if colour < state.seats:
            found += state.markers[colour] + state.chairs.count(colour)
            found += state.rulers.count(colour) + state.serfs.count(colour)
            found += state.beast_owner.count(colour)
            for place in range(SPOTS):
                if state.rulers[place] == colour:
                    found += state.subjects >> place & 1
        _must_be(f"markers of colour {colour + 1}", state.box.markers, found)


def _check_land(state: FeudumState) -> None:
    box = state.box
    for disc, name in enumerate(DISCS):
        printed = box.supply_discs[disc]
        if disc < len(box.circled):
            printed += box.circled[disc] + box.plain[disc]
        found = state.discs_left[disc] + state.discs.count(disc)
        # While the land is being dealt some lie face down; outposts may be borrowed.
        if disc < len(box.circled) and NONE in state.discs:
            if found > printed:
                raise PositionError(f"There are {printed} {name} discs, not {found}.")
        elif disc != OUTPOST or found < printed:
            _must_be(f"{name} discs", printed, found)
    for place in range(SPOTS):
        name = PLACES[place]
        ruler, serf = state.rulers[place], state.serfs[place]
        subject = state.subjects >> place & 1
        if ruler == NOBODY and (subject or serf != NOBODY):
            raise PositionError(f"{name} has a subject or a serf, but nobody rules it.")
        if serf != NOBODY and serf == ruler:
            raise PositionError(f"The ruler of {name} cannot be its serf.")
        if state.subject_seals >> place & 1 and not subject:
            raise PositionError(f"There is no subject at {name} for a seal to lie under.")
        if state.serf_seals >> place & 1 and serf == NOBODY:
            raise PositionError(f"There is no serf at {name} for a seal to lie under.")
        if state.crops[place] and state.scenes[place] == NONE:
            raise PositionError(f"There is no landscape at {name} for anything to grow on.")
    for beast in range(BEASTS):
        if (state.beast_owner[beast] == NOBODY) != (state.beast_place[beast] == NONE):
            raise PositionError("A monster is on the land if, and only if, somebody owns it.")


def _check_tokens(state: FeudumState) -> None:
    for value in range(WORTHS):
        found = state.token_pool[value] + state.rosary[value] + state.hens[value]
        found += sum(state.beads[value::WORTHS])
        _must_be(f"tokens of value {VALUES[value]}", state.box.bead_values[value], found)
    turned = sum(1 for step in state.agenda if isinstance(step, TurnToken))
    down = state.seal_supply + count_bits(state.scrolls) + sum(state.seals) + turned
    down += count_bits(state.subject_seals) + count_bits(state.serf_seals)
    _must_be("tokens face down", sum(state.token_pool), down)
    if sum(state.rosary) > ROSARY or sum(state.hens) > HENS:
        raise PositionError("There are more beads on the rosary or the hens than have room.")


def _check_tiles(state: FeudumState) -> None:
    shown = [step.landscape for step in state.agenda if isinstance(step, TendAt)]
    for scene, name in enumerate(LANDSCAPES):
        found = state.tile_pool[scene] + state.tiles_spent[scene] + sum(state.tiles[scene::SCENES])
        found += state.scenes.count(scene) + shown.count(scene)
        _must_be(f"{name} tiles", state.box.landscapes[scene], found)
    if sum(LAST_EPOCH - top for top in state.stacks) > sum(state.tile_pool):
        raise PositionError("There are more tiles in the stacks than have not been seen.")
    for region, top in enumerate(state.stacks):
        if top > state.epoch + 1:
            raise PositionError(f"The stack of {REGIONS[region]} is ahead of epoch {state.epoch}.")


def _check_vessels(state: FeudumState) -> None:
    for craft, name in enumerate(VESSELS):
        found = state.yard[craft] + state.dock[craft] + sum(state.vessels[craft::CRAFT])
        found += sum(1 for spot in state.adrift if spot % CRAFT == craft)
        found += state.pawn_crafts.count(craft)
        _must_be(f"vessels ({name})", state.box.vessels, found)
    if state.adrift != sorted(state.adrift) or state.left_now != sorted(state.left_now):
        raise PositionError("Vessels adrift must be listed in the order of their places.")
    for spot in state.left_now:
        if count_of(state.left_now, spot) > count_of(state.adrift, spot):
            raise PositionError(f"No vessel is adrift at {PLACES[spot // CRAFT]} to be left there.")


def _check_writs(state: FeudumState) -> None:
    seen = 0
    sets = [*state.deck, *state.writs]
    sets += [drawn_by(step) for step in state.agenda]
    for group in sets:
        if seen & group:
            raise PositionError("A writ is in two places.")
        seen |= group
    everything = (1 << ALL_WRITS) - 1
    if not state.advanced:
        everything &= ~(1 << BEAST)
    if seen != everything:
        lost = [WRITS[w] for w in range(ALL_WRITS) if (seen ^ everything) >> w & 1]
        raise PositionError(f"A writ is nowhere, or should not be there: {', '.join(lost)}.")
    if 0 in state.deck:
        raise PositionError("The pile of writs has a part without a card.")
    for seat in range(state.seats):
        if count_bits(state.writs[seat]) > WRIT_HAND and not any(
            isinstance(step, LimitWrits | ShedWrit) and step.seat == seat for step in state.agenda
        ):
            raise PositionError(f"Seat {seat} holds more than {WRIT_HAND} writs.")


def _check_families(state: FeudumState) -> None:
    seats = state.seats
    if (state.slain | state.attacked) >> seats or state.reeves >> seats * RING:
        raise PositionError(f"There are {seats} seats, and something belongs to another.")
    if state.wine >> seats * PAWNS:
        raise PositionError(f"There are {seats * PAWNS} pawns, and another one is drunk.")
    for seat in range(seats):
        found = state.spare_discs[seat] + state.military[seat] + (state.voyage[seat] > 0)
        reeves = count_bits(state.reeves_of(seat))
        found += reeves
        _must_be(f"discs of seat {seat}", state.box.discs, found)
        if reeves > state.box.reeves:
            raise PositionError(f"Seat {seat} has more reeves out than it has.")
        if count_bits(state.hand[seat]) != state.in_hand[seat]:
            raise PositionError(f"Seat {seat} has {state.in_hand[seat]} cards in hand, but others.")
        if state.hand[seat] & state.played[seat]:
            raise PositionError(f"Seat {seat} has a card in hand that it has shown.")
        if count_bits(state.hand[seat] | state.played[seat]) > state.box.hand + 1:
            raise PositionError(f"Seat {seat} has chosen too many cards.")
    for number in range(seats * PAWNS):
        if state.pawn_places[number] == NONE and (
            state.pawn_crafts[number] != NONE or state.is_drunk(number)
        ):
            raise PositionError(f"Pawn {number} is at home, but on a vessel or drunk.")


def _check_guilds(state: FeudumState) -> None:
    for guild, name in enumerate(GUILDS):
        chairs = state.chairs[guild * CHAIRS : guild * CHAIRS + CHAIRS]
        members = [seat for seat in chairs if seat != NOBODY]
        if members != chairs[: len(members)] or len(set(members)) != len(members):
            raise PositionError(f"The seats of the {name} guild cannot be {chairs}.")
        if len(members) > state.ranks():
            raise PositionError(f"The {name} guild has {state.ranks()} seats, not {len(members)}.")


def _check_agenda(state: FeudumState) -> None:
    """What a step waits for is there."""
    undealt = {place for place in range(SPOTS) if state.discs[place] == NONE}
    dealt = [step.place for step in state.agenda if isinstance(step, DealPlace)]
    if sorted(dealt) != sorted(undealt):
        raise PositionError("A place has no disc, and none is dealt there; or it has one already.")
    for step in state.agenda:
        if isinstance(step, ChooseCards):
            missing = hand_size(state, step.seat) - count_bits(step.chosen)
            if state.in_hand[step.seat] or state.played[step.seat]:
                raise PositionError(f"{step} waits, but seat {step.seat} has its cards.")
            if missing < 1 or step.chosen.bit_length() > DECK - missing:
                raise PositionError(f"{step} waits, but the hand cannot be filled.")
        elif isinstance(step, PlayCard):
            if not state.in_hand[step.seat]:
                raise PositionError(f"{step} waits, but seat {step.seat} has no card.")
            if step.second and state.bonus[step.seat] != DOUBLE_TURN:
                raise PositionError(f"{step} waits, but there is no sulfur on the pouch.")
        elif isinstance(step, Nourish) and not hungry_pawns(state, step.seat, step.fed):
            raise PositionError(f"{step} waits, but no pawn is hungry.")
