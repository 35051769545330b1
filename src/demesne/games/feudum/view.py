"""What a seat may see of a game of Feudum.

Nearly everything lies open. A family's own are the cards it has chosen and not played, its
writs, and the backs of its region tiles; of those the others see how many there are. What
seals are worth and how the writs are stacked nobody knows.
"""

from __future__ import annotations

from typing import Any

from demesne.games.feudum import endgame, epoch, outlook
from demesne.games.feudum.pieces import (
    BEASTS,
    BINS,
    BONUSES,
    CARDS,
    CHAIRS,
    CRAFT,
    DISCS,
    EPOCHS,
    GOODS,
    GUILDS,
    KINDS,
    LANDSCAPES,
    MONSTERS,
    NOBODY,
    NONE,
    PAWNS,
    PLACES,
    REGIONS,
    RING,
    SCENES,
    SCROLLS,
    SPOTS,
    VALUES,
    VESSELS,
    WORTHS,
    WRITS,
    bits,
    count_bits,
)
from demesne.games.feudum.stars import stars
from demesne.games.feudum.state import FeudumState, count_of, sum_of
from demesne.games.feudum.turn import card_now


def view(state: FeudumState, seat: int | None) -> dict[str, Any]:
    found = stars(state)
    return {
        "mode": "advanced" if state.advanced else "basic",
        "overthrow": bool(state.overthrow),
        "round": state.rounds,
        "epoch": EPOCHS[state.epoch - 1],
        "first": state.first,
        "turn": state.turn,
        "acting": None if (card := card_now(state)) == NONE else CARDS[card],
        "places": {PLACES[place]: _place(state, place) for place in range(SPOTS)},
        "stacks": {REGIONS[r]: EPOCHS[state.stacks[r] - 1] for r in range(len(REGIONS))},
        "die": None if state.die == NONE else REGIONS[state.die],
        "next_epoch": epoch.progress(state),
        "guilds": {GUILDS[guild]: _guild(state, guild, found) for guild in range(RING)},
        "barn": _counts(state.barn, GOODS),
        "hens": _beads(state.hens),
        "hens_sum": sum_of(state.hens),
        "purse": state.purse,
        "coffer": state.coffer,
        "bins": {GOODS[g]: _flags(state.bins >> g * BINS, BINS) for g in range(KINDS)},
        "carts": _counts(state.carts, GOODS),
        "dock": _counts(state.dock, VESSELS),
        "ferries": not any(state.dock),
        "rows": state.rows[: state.colours()],
        "general": state.general[: state.colours()],
        "scrolls": {SCROLLS[s]: state.scrolls >> s & 1 == 1 for s in range(len(SCROLLS))},
        "rosary": _beads(state.rosary),
        "rosary_sum": sum_of(state.rosary),
        "monsters": {MONSTERS[b]: _monster(state, b) for b in range(BEASTS)},
        "supply": {
            "discs": _counts(state.discs_left, DISCS),
            "vessels": _counts(state.yard, VESSELS),
            "seals": state.seal_supply,
            "shillings": state.bank,
            "targets": state.targets,
            "bag": _counts(state.bag, GOODS),
            "writs": [count_bits(group) for group in state.deck],
            "tiles": sum(state.tile_pool),
            "tiles_spent": sum(state.tiles_spent),
        },
        "seats": [_family(state, s, seat == s, found) for s in range(state.seats)],
        "cards": None if seat is None else outlook.cards(state, seat),
        # Charters are nobody's business before the last count.
        "scores": endgame.score_parts(state),
    }


def _place(state: FeudumState, place: int) -> dict[str, Any]:
    ruler, serf, scene = state.rulers[place], state.serfs[place], state.scenes[place]
    adrift = [count_of(state.adrift, place * CRAFT + craft) for craft in range(CRAFT)]
    return {
        "disc": None if state.discs[place] == NONE else DISCS[state.discs[place]],
        "ruler": None if ruler == NOBODY else ruler,
        "subject": state.subjects >> place & 1 == 1,
        "serf": None if serf == NOBODY else serf,
        "subject_seal": state.subject_seals >> place & 1 == 1,
        "serf_seal": state.serf_seals >> place & 1 == 1,
        "goods": _counts(state.loose[place * KINDS : place * KINDS + KINDS], GOODS),
        "landscape": None if scene == NONE else LANDSCAPES[scene],
        "resources": state.crops[place],
        "vessels": _counts(adrift, VESSELS),
        "pawns": [
            _pawn(state, number)
            for number in range(state.seats * PAWNS)
            if state.pawn_places[number] == place
        ],
    }


def _pawn(state: FeudumState, number: int) -> dict[str, Any]:
    craft = state.pawn_crafts[number]
    return {
        "seat": number // PAWNS,
        "pawn": number % PAWNS + 1,
        "role": GUILDS[state.pawn_roles[number]],
        "vessel": None if craft == NONE else VESSELS[craft],
        "drunk": state.is_drunk(number),
    }


def _guild(state: FeudumState, guild: int, found: list[int]) -> dict[str, Any]:
    chairs = state.chairs[guild * CHAIRS : guild * CHAIRS + state.ranks()]
    return {
        # Master first.
        "seats": [None if member == NOBODY else member for member in chairs],
        "stars": [found[s * RING + guild] for s in range(state.seats)],
        "reeves": [s for s in range(state.seats) if state.has_reeve(s, guild)],
        "functions": outlook.functions(state, guild),
    }


def _monster(state: FeudumState, beast: int) -> dict[str, Any] | None:
    if state.beast_owner[beast] == NOBODY:
        return None
    return {"seat": state.beast_owner[beast], "place": PLACES[state.beast_place[beast]]}


def _family(state: FeudumState, seat: int, own: bool, found: list[int]) -> dict[str, Any]:
    goods = state.goods[seat * KINDS : seat * KINDS + KINDS]
    tiles = state.tiles[seat * SCENES : seat * SCENES + SCENES]
    first = seat * PAWNS
    return {
        "points": state.points[seat],
        "goods": _counts(goods, GOODS),
        "barrel": state.barrel[seat],
        "shillings": state.shillings[seat],
        "markers": state.markers[seat],
        "seals": state.seals[seat],
        "beads": _beads(state.beads[seat * WORTHS : seat * WORTHS + WORTHS]),
        "vessels": _counts(state.vessels[seat * CRAFT : seat * CRAFT + CRAFT], VESSELS),
        "discs": state.spare_discs[seat],
        "reeves": [GUILDS[guild] for guild in bits(state.reeves_of(seat))],
        "military": state.military[seat],
        "voyage": state.voyage[seat],
        "slain": state.slain >> seat & 1 == 1,
        "pawns": [
            None
            if state.pawn_places[number] == NONE
            else {**_pawn(state, number), "place": PLACES[state.pawn_places[number]]}
            for number in range(first, first + PAWNS)
        ],
        "stars": {GUILDS[g]: found[seat * RING + g] for g in range(RING)},
        "cards_left": state.in_hand[seat],
        "played": [CARDS[card] for card in bits(state.played[seat])],
        "bonus": BONUSES[state.bonus[seat]],
        "writ_count": count_bits(state.writs[seat]),
        "tile_count": sum(tiles),
        # The family's own.
        "hand": [CARDS[card] for card in bits(state.hand[seat])] if own else None,
        "writs": [WRITS[writ] for writ in bits(state.writs[seat])] if own else None,
        "tiles": _counts(tiles, LANDSCAPES) if own else None,
        "dawn": epoch.dawn(state, seat),
        "charters": endgame.charter_view(state, seat) if own else None,
    }


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: counts[number] for number, name in enumerate(names)}


def _flags(mask: int, count: int) -> list[int]:
    """The lowest bits of a set, one by one."""
    return [mask >> number & 1 for number in range(count)]


def _beads(counts: list[int]) -> list[int]:
    """The beads one by one, the lowest first."""
    return [int(VALUES[value]) for value in range(WORTHS) for _ in range(counts[value])]
