"""The laws every position keeps: every card is somewhere, and nowhere twice."""

from __future__ import annotations

from demesne.core.errors import PositionError
from demesne.games.clochemerle.cards.square import has_banner
from demesne.games.clochemerle.cards.travel import LETTER_OF
from demesne.games.clochemerle.pieces import (
    CHAMBERS,
    CHURCHES,
    CITIZENS,
    CUSTOMERS,
    FACES,
    GOODS,
    GUILD,
    LETTERS,
    MONK_COUNTS,
    MONKS,
    MOST_DICE,
    MOST_FIELDS,
    NICHES,
    NOBODY,
    NONE,
    PROPERTY,
    TRADES,
    TRAVELS,
    WHITE,
    WINDOWS,
)
from demesne.games.clochemerle.state import ClochemerleState


def check(state: ClochemerleState) -> None:
    _check_cards(state)
    _check_table(state)
    for seat in range(state.seats):
        _check_village(state, seat)


def _check_cards(state: ClochemerleState) -> None:
    row = [1 << card for card in state.row if card != NONE]
    _each_once("customer", [state.pile, *row, *state.market, *state.served], CUSTOMERS)
    tops = [1 << card for card in state.monk_tops if card != NONE]
    _each_once("monk", [*state.monk_piles, *tops, *state.monks], MONKS)
    _each_once("travel card", [*state.travel_piles, *state.travel], TRAVELS)
    for letter, pile in enumerate(state.travel_piles):
        if any(pile >> card & 1 and LETTER_OF[card] != letter for card in range(TRAVELS)):
            raise PositionError(f"A card of another letter lies in pile {LETTERS[letter]}.")
    start = 0
    for pile, count in enumerate(MONK_COUNTS):
        whole = ((1 << count) - 1) << start
        top = state.monk_tops[pile]
        if state.monk_piles[pile] & ~whole or (top != NONE and not whole >> top & 1):
            raise PositionError(f"A monk of another sign lies in pile {pile + 1}.")
        start += count
    for name, cards, count in (
        ("church", state.church, len(CHURCHES)),
        ("chamber", state.chamber, len(CHAMBERS)),
        ("board", state.board, 4),
    ):
        if any(cards.count(card) > 1 for card in range(count)):
            raise PositionError(f"Two villages have the same {name}.")
    for workshop in range(GOODS):
        copies = [copy for copy in state.workshops[workshop::GOODS] if copy]
        if len(set(copies)) < len(copies):
            raise PositionError("Two villages have the same workshop card.")
    if state.fields_left() < 0:
        raise PositionError(f"There are {MOST_FIELDS} fields, not {sum(state.fields)}.")


def _each_once(name: str, sets: list[int], count: int) -> None:
    seen = 0
    for cards in sets:
        if cards & seen:
            raise PositionError(f"A {name} is in two places.")
        seen |= cards
    if seen != (1 << count) - 1:
        raise PositionError(f"Every {name} must be in exactly one place; some are not.")


def _check_table(state: ClochemerleState) -> None:
    box, seats = state.box, state.seats
    whites = box.white_dice[seats]
    dice = whites + box.black_dice[seats]
    for die in range(MOST_DICE):
        kind = state.dice[die]
        if die >= dice and (kind != NONE or state.takers[die] != NOBODY):
            raise PositionError(f"Die {die + 1} is not used with {seats} players.")
        if kind != NONE and (kind // FACES == WHITE) != (die < whites):
            raise PositionError(f"Die {die + 1} has the wrong colour.")
        if kind == NONE and state.takers[die] != NOBODY:
            raise PositionError(f"Die {die + 1} was taken before it was rolled.")
    if state.value and len(state.pair) < 2:
        raise PositionError("The value of a banner is the sum of two dice.")
    if state.rat > box.rat_steps[seats]:
        raise PositionError(f"The rat starts {box.rat_steps[seats]} steps from the invasion.")
    if state.sanatorium > box.sanatorium_uses:
        raise PositionError(f"The sanatorium helps {box.sanatorium_uses} times.")
    for trade in range(TRADES):
        niches = state.chronicle[trade * NICHES : (trade + 1) * NICHES]
        if niches[0] == NOBODY and niches[1] != NOBODY:
            raise PositionError("The second niche of the chronicle is filled before the first.")
    if state.turns_done > seats * box.turns[seats]:
        raise PositionError("More turns were taken than a round has.")


def _check_village(state: ClochemerleState, seat: int) -> None:
    box = state.box
    named = f"The village of seat {seat}"
    if state.time[seat] >= box.clouds:
        raise PositionError(f"{named} has its time marker beyond the last cloud.")
    for workshop in range(GOODS):
        markers = state.goods[seat * GOODS + workshop]
        room = box.workshop_slots[workshop] if state.workshops[seat * GOODS + workshop] else 0
        if markers > room:
            raise PositionError(f"{named} has {markers} markers where {room} fit.")
    if state.ploughs[seat] >> state.fields[seat]:
        raise PositionError(f"{named} has a plough on a field it has not got.")
    chamber = state.chamber[seat]
    if state.covered[seat] and chamber not in (PROPERTY, CITIZENS, GUILD):
        raise PositionError(f"{named} has markers on a chamber without slots.")
    if chamber == GUILD and state.covered[seat] > box.guild_slots:
        raise PositionError(f"{named} has more markers than its guild has slots.")
    if state.square[seat] > box.square_slots:
        raise PositionError(f"{named} has more markers than its square has slots.")
    if state.tile[seat] != NONE and (
        state.square[seat] == NONE or not has_banner(state, seat, state.tile[seat])
    ):
        raise PositionError(f"{named} has a 2/12 tile where it cannot lie.")
    if state.monks[seat] and state.church[seat] == NONE:
        raise PositionError(f"{named} has monks but no church.")
    if state.window_count(seat) > WINDOWS:
        raise PositionError(f"{named} has more than {WINDOWS} windows.")
    letters = [LETTER_OF[card] for card in range(TRAVELS) if state.travel[seat] >> card & 1]
    if letters != list(range(len(letters))):
        raise PositionError(f"{named} has not travelled letter by letter.")
