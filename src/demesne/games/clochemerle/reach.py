"""What every sum costs at least, and what it reaches: to be seen before dice are taken.

Worked out by the rules themselves: on a copy in which the price is paid, the banners are
asked what may be activated. Other dice or a marker may make the same sum for fewer coins,
though dearer as a whole; what only the coins so kept can pay is told apart.
"""

from __future__ import annotations

from typing import Any, Final

from demesne.games.clochemerle.banners import (
    BE_SPARING,
    BUY_WORKSHOP,
    CHIEF,
    MARKET,
    MOVE_PLOUGH,
    ChooseBanner,
)
from demesne.games.clochemerle.cards.customers import ServeCustomer
from demesne.games.clochemerle.dice import MakeSum, TakeDie, coins_for
from demesne.games.clochemerle.pieces import (
    BLACK,
    FACES,
    KINDS,
    LEAST_SUM,
    MOST_DICE,
    MOST_SUM,
    NOBODY,
    NONE,
    PAIR,
)
from demesne.games.clochemerle.state import ClochemerleState

# The '?' banner can always be reached, and moving a plough is no banner.
_NO_BANNERS: Final = (*range(CHIEF, BUY_WORKSHOP), *range(MOVE_PLOUGH, BE_SPARING + 1))


class Price:
    """A pair of dice and what turns it into a sum: markers, coins, and time of black dice."""

    __slots__ = ("coins", "markers", "new", "pair", "time")

    def __init__(
        self, pair: list[int], new: list[int], markers: int, coins: int, time: int
    ) -> None:
        self.pair = pair
        self.new = new  # dice of the pair still to be taken
        self.markers = markers
        self.coins = coins
        self.time = time

    def rank(self) -> tuple[int, int, int]:
        """Markers are dear; a coin and a time weigh the same."""
        return (self.markers, self.coins + self.time, self.time)


def reach(state: ClochemerleState) -> list[dict[str, Any]]:
    """For the seat that takes dice or makes a sum: every sum with its least price."""
    if not state.agenda or not isinstance(state.agenda[-1], (TakeDie, MakeSum)):
        return []
    pairs = open_pairs(state)
    return [_described(state, value, pairs) for value in range(LEAST_SUM, MOST_SUM + 1)]


def open_pairs(state: ClochemerleState) -> list[tuple[list[int], list[int]]]:
    """Every pair that can still be made, with the dice of it that are still to be taken."""
    free = [0] * KINDS
    for die in range(MOST_DICE):
        if state.takers[die] == NOBODY and state.dice[die] != NONE:
            free[state.dice[die]] += 1
    if len(state.pair) == PAIR:
        return [(state.pair, [])]
    singles = [kind for kind in range(KINDS) if free[kind]]
    if state.pair:
        return [(sorted([state.pair[0], kind]), [kind]) for kind in singles]
    pairs = [[low, high] for low in singles for high in singles if low < high]
    pairs += [[kind, kind] for kind in singles if free[kind] > 1]
    return [(pair, pair) for pair in pairs]


def prices(
    state: ClochemerleState, value: int, pairs: list[tuple[list[int], list[int]]]
) -> list[Price]:
    """Every price of a sum, whether or not it can be paid."""
    found: list[Price] = []
    most = max(0, state.square[state.turn])
    for pair, new in pairs:
        time = state.box.black_time * sum(1 for kind in new if kind // FACES == BLACK)
        for markers in range(min(PAIR, most) + 1):
            found.append(Price(pair, new, markers, coins_for(pair, value, markers), time))
    return found


def cheapest(found: list[Price]) -> Price:
    best = found[0]
    for price in found:
        if price.rank() < best.rank():
            best = price
    return best


def _described(
    state: ClochemerleState, value: int, pairs: list[tuple[list[int], list[int]]]
) -> dict[str, Any]:
    offered = prices(state, value, pairs)
    payable = [price for price in offered if price.coins <= state.coins[state.turn]]
    is_paid = len(payable) > 0
    price = cheapest(payable if is_paid else offered)
    found = after(state, value, price)
    reached = banners(found) if is_paid else []
    dearer: list[str] = []
    # Of a price, only its coins can be missing for a banner.
    saving = [other for other in payable if other.coins < price.coins]
    if saving:
        fewest = min([other.coins for other in saving])
        keep = cheapest([other for other in saving if other.coins == fewest])
        dearer = [ref for ref in banners(after(state, value, keep)) if ref not in reached]
    return {
        "sum": value,
        "dice": [TakeDie.LINES.refs[kind] for kind in price.new],
        "markers": price.markers,
        "coins": price.coins,
        "time": price.time,
        "payable": is_paid,
        "banners": reached,
        "dearer": dearer,
        "customers": served(found) if is_paid else [],
    }


def after(state: ClochemerleState, value: int, price: Price) -> ClochemerleState:
    """The position in which this sum is made and paid."""
    own = state.copy()
    seat = own.turn
    own.spend_time(seat, price.time)
    own.coins[seat] -= price.coins
    if price.markers:
        own.square[seat] -= price.markers
    own.pair = price.pair.copy()
    own.value = value
    return own


def banners(state: ClochemerleState) -> list[str]:
    """The banners that can be activated now, as they are written in the menu."""
    asked = ChooseBanner(state.turn)
    return [
        asked.ref(choice)
        for choice in asked.options(state)
        if choice not in _NO_BANNERS and choice != MARKET
    ]


def served(state: ClochemerleState) -> list[str]:
    """The customers who can be served now: by `market`, then by this line."""
    asked = ServeCustomer(state.turn)
    return [asked.ref(choice) for choice in asked.options(state)]
