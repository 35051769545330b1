"""What a pull or a push can come to now, at best, and which pieces that would move.

A push of one guild and the pull of the next move the same pieces. Rows, columns and containers
are counted by the code that scores them.
"""

from __future__ import annotations

from typing import Final

from demesne.games.feudum.guilds import alchemist, functions, merchant, monk, noble, tally
from demesne.games.feudum.pieces import (
    ALCHEMIST,
    BINS,
    FARMER,
    GOODS,
    KINDS,
    KNIGHT,
    LEAST_VALUE,
    MERCHANT,
    NOBLE,
    NONE,
    PULL,
    PUSH,
    RING,
    SCROLLS,
    VESSELS,
    WORTHS,
    bits,
    count_bits,
)
from demesne.games.feudum.state import FeudumState, sum_of

INVENTIONS: Final = (*VESSELS, "barrel")
# How many pieces a set of bits has, of as many as there are scrolls.
PIECES_IN: Final = tuple(count_bits(some) for some in range(1 << len(SCROLLS)))


class Way:
    """One way to do a pull or a push: how much of its aim it reaches, and what it moves."""

    __slots__ = ("count", "fewest", "fills", "makes", "takes")

    def __init__(self, count: int, fewest: int, takes: list[str], fills: list[str]) -> None:
        self.count = count
        self.fewest = fewest  # the same with the worst of luck
        self.takes = takes
        self.fills = fills
        self.makes: list[str] = []


def best_points(state: FeudumState, guild: int, function: int) -> int:
    """The most that a pull or push can score now."""
    if functions.why_idle(state, guild, function) is not None:
        return 0
    return points_for(state, function, best_way(state, guild, function).count)


def points_for(state: FeudumState, function: int, count: int) -> int:
    if function == PULL:
        return state.box.pull_points if count else 0
    return state.box.push_points[count]


def best_way(state: FeudumState, guild: int, function: int) -> Way:
    """The best that can come of a function that moves something."""
    box = state.box
    giver = guild if function == PUSH else (guild + RING - 1) % RING
    if giver == FARMER:
        return _to_bins(state, box.farmer_push if function == PUSH else box.merchant_pull)
    if giver == MERCHANT:
        return _to_carts(state, box.merchant_push if function == PUSH else box.alchemist_pull)
    if giver == ALCHEMIST:
        return _to_inventions(state, box.inventions if function == PUSH else 1)
    if giver == KNIGHT:
        return _to_scrolls(state, function)
    if giver == NOBLE:
        return _to_rosary(state, function)
    return _to_hen(state, function)


def _to_bins(state: FeudumState, most: int) -> Way:
    most = min(most, merchant.can_move(state))
    before = state.bins
    rows, columns = _rows(state, most), _columns(state, before, most)
    by_rows = tally.bins_done(before, before | rows)
    by_columns = tally.bins_done(before, before | columns)
    chosen = columns if by_columns > by_rows else rows
    # Whatever else must move, into the dearest bins.
    stock = state.barn.copy()
    for stall in bits(chosen):
        stock[stall // BINS] -= 1
    left = most - count_bits(chosen)
    for stall in range(merchant.STALLS):
        if left and stock[stall // BINS] and not (before | chosen) >> stall & 1:
            chosen |= 1 << stall
            stock[stall // BINS] -= 1
            left -= 1
    count = tally.bins_done(before, before | chosen)
    stalls = bits(chosen)
    return Way(
        count,
        count,
        [f"barn/{GOODS[stall // BINS]}" for stall in stalls],
        [bin_spot(stall) for stall in stalls],
    )


def _rows(state: FeudumState, most: int) -> int:
    """The bins that complete most rows, those with the fewest gaps first."""
    chosen = 0
    for gaps in range(1, BINS + 1):
        for good in range(KINDS):
            missing = tally.BIN_ROWS[good] & ~state.bins
            if count_bits(missing) == gaps and gaps <= min(most, state.barn[good]):
                most -= gaps
                chosen |= missing
    return chosen


def _columns(state: FeudumState, before: int, most: int) -> int:
    """The bins that complete most columns: columns share the goods of the barn."""
    gaps: list[int] = []
    for column in tally.BIN_COLUMNS:
        missing = column & ~before
        if missing and _can_fill(state, missing, most):
            gaps.append(missing)
    best, best_count = 0, 0
    for some in range(1, 1 << len(gaps)):
        chosen, count = 0, 0
        for number in range(len(gaps)):
            if some >> number & 1:
                chosen |= gaps[number]
                count += 1
        if count > best_count and (count == 1 or _can_fill(state, chosen, most)):
            best, best_count = chosen, count
    return best


def _can_fill(state: FeudumState, chosen: int, most: int) -> bool:
    """Can the barn fill all these bins?"""
    for good in range(KINDS):
        wanted = PIECES_IN[chosen >> good * BINS & (1 << BINS) - 1]
        most -= wanted
        if wanted > state.barn[good]:
            return False
    return most >= 0


def _to_carts(state: FeudumState, most: int) -> Way:
    most = min(most, alchemist.can_load(state))
    moved = [0] * KINDS
    room = [max(0, state.box.room - state.carts[good]) for good in range(KINDS)]
    stock = [count_bits(state.bins & tally.BIN_ROWS[good]) for good in range(KINDS)]
    # Containers with the least room first: each is filled, or left for what must move besides.
    for gaps in range(1, state.box.room + 1):
        for good in range(KINDS):
            if room[good] == gaps and gaps <= min(most, stock[good]):
                moved[good] = gaps
                most -= gaps
    count = 0
    for good in range(KINDS):
        if moved[good]:
            count += 1
        else:
            moved[good] = min(most, room[good], stock[good])
            most -= moved[good]
    count = min(3, count)
    takes: list[str] = []
    for good in range(KINDS):
        left = moved[good]
        # The cheapest bins first: the dear ones stay for sale.
        for stall in range(good * BINS + BINS - 1, good * BINS - 1, -1):
            if left and state.bins >> stall & 1:
                takes.append(bin_spot(stall))
                left -= 1
    return Way(count, count, takes, _each(moved))


def _to_inventions(state: FeudumState, most: int) -> Way:
    made = _invented(state, state.carts, state.yard, _barrels(state, most), 0, 0, most)
    used = [0] * KINDS
    barrels = 0
    fills: list[str] = []
    for invention in made:
        needed = alchemist.recipe(state, invention, barrels)
        for good in range(KINDS):
            used[good] += needed[good]
        if invention == alchemist.KRUD:
            barrels += 1
        else:
            fills.append(f"dock/{VESSELS[invention]}")
    if barrels:
        fills += [f"row/{c}" for c in range(state.colours()) if alchemist.barrel_fills(state, c)]
    way = Way(len(made), len(made), _each(used), fills)
    way.makes = [INVENTIONS[invention] for invention in made]
    return way


def _invented(
    state: FeudumState,
    carts: list[int],
    yard: list[int],
    most_barrels: int,
    barrels: int,
    last: int,
    most: int,
) -> list[int]:
    """The most inventions that can be made, vessels before barrels."""
    best: list[int] = []
    if not most:
        return best
    for invention in range(last, alchemist.KRUD + 1):
        is_barrel = invention == alchemist.KRUD
        if barrels == most_barrels if is_barrel else not yard[invention]:
            continue
        needed = alchemist.recipe(state, invention, barrels)
        left = [carts[good] - needed[good] for good in range(KINDS)]
        if min(left) < 0:
            continue
        supply = yard
        if not is_barrel:
            supply = yard.copy()
            supply[invention] -= 1
        more = _invented(
            state, left, supply, most_barrels, barrels + is_barrel, invention, most - 1
        )
        if len(more) + 1 > len(best):
            best = [invention, *more]
            if len(best) == most:
                break
    return best


def _barrels(state: FeudumState, most: int) -> int:
    """How many barrels in a row would each add a marker somewhere."""
    rows, general = state.rows.copy(), state.general.copy()
    for barrels in range(most):
        fills = False
        for colour in range(state.colours()):
            gap = alchemist.open_section(state.box.sections, rows[colour])
            added = min(gap, general[colour])
            rows[colour] += added
            general[colour] -= added
            fills = fills or added > 0
        if not fills:
            return barrels
    return most


def _to_scrolls(state: FeudumState, function: int) -> Way:
    box = state.box
    most = min(box.knight_push if function == PUSH else box.noble_pull, noble.can_seal(state))
    before = state.scrolls
    empty = noble.EVERY_ROLL & ~before
    best, best_count, best_size = 0, NONE, 0
    chosen = empty
    while chosen:
        size = PIECES_IN[chosen]
        # A pull places all it can; of a push, the smallest that does as well.
        if size == most or (size < most and function == PUSH):
            count = tally.scrolls_done(before, before | chosen)
            if count > best_count or (count == best_count and size < best_size):
                best, best_count, best_size = chosen, count, size
        chosen = (chosen - 1) & empty
    colours = [c for c in range(state.colours()) if state.rows[c]][:best_size]
    return Way(
        best_count,
        best_count,
        [f"row/{colour}" for colour in colours],
        [f"scroll/{SCROLLS[scroll]}" for scroll in bits(best)],
    )


def _to_rosary(state: FeudumState, function: int) -> Way:
    count = min(state.box.noble_push if function == PUSH else 1, monk.can_move(state))
    values = [v for v in range(WORTHS) for _ in range(min(count, state.token_pool[v]))]
    total = sum_of(state.rosary) + LEAST_VALUE * count
    high, low = total + sum(values[-count:]), total + sum(values[:count])
    takes, fills = sealed_spots(state)[:count], ["rosary"] * count
    if function == PULL:
        aim = state.box.monk_pull
        return Way(int(high >= aim), int(low >= aim), takes, fills)
    sums = state.box.rosary_sums
    return Way(monk.reached(high, sums), monk.reached(low, sums), takes, fills)


def _to_hen(state: FeudumState, function: int) -> Way:
    total = sum_of(state.hens) + LEAST_VALUE
    high, low = total + monk.highest(state), total + monk.lowest(state)
    takes, fills = ["rosary"], ["hens"]
    if function == PULL:
        aim = state.box.farmer_pull
        return Way(int(high >= aim), int(low >= aim), takes, fills)
    sums = state.box.hen_sums
    return Way(monk.reached(high, sums), monk.reached(low, sums), takes, fills)


def _each(counts: list[int]) -> list[str]:
    """Containers, one for each good that comes or goes."""
    return [f"cart/{GOODS[good]}" for good in range(KINDS) for _ in range(counts[good])]


def bin_spot(stall: int) -> str:
    return f"bin/{GOODS[stall // BINS]}/{stall % BINS + 1}"


def sealed_spots(state: FeudumState) -> list[str]:
    return [f"scroll/{SCROLLS[s]}" for s in bits(state.scrolls)]
