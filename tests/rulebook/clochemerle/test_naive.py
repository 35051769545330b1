"""The engine against `naive`: two readings of one rulebook must list the same choices."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from demesne.core.perft import divide
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE
from rulebook.clochemerle import naive
from rulebook.clochemerle.position import (
    CATEGORIES,
    CHAMBERS,
    CHURCHES,
    GAME,
    GOODS,
    PROFESSIONS,
    WORKSHOPS,
    Village,
    position,
    refs,
    village,
)

# How often each kind of decision was met.
Seen = Counter[str]
DULL = ("chief", "sparing", "plough", "done", "run/", "buy/field")
ROOM = {"horse": 2, "beer": 3, "plough": 2, "scroll": 3, "wagon": 2}


def agree(state: State, seen: Seen) -> None:
    listed = refs(state)
    expected = naive.legal(state.to_dict())
    kind = type(state.agenda[-1]).__name__
    assert set(listed) == expected, (
        f"{state.agenda[-1]}: engine {sorted(set(listed) - expected)}, "
        f"naive {sorted(expected - set(listed))}; {state.to_dict()}"
    )
    seen[kind] += 1


def wander(state: State, rng: random.Random, plies: int, seen: Seen) -> None:
    """Random play, with the two lists compared before every choice."""
    for _ in range(plies):
        decision = state.advance()
        if decision is None:
            return
        agree(state, seen)
        if decision.seat == CHANCE:
            state.choose(sample(decision, state, rng))
            continue
        options = decision.options(state)
        # What leads further more often than not.
        further = [n for n in options if not decision.ref(n).startswith(DULL)]
        state.choose(rng.choice(further if further and rng.random() < 0.7 else options))


def some_villages(rng: random.Random, seats: int) -> list[Village]:
    """Villages in the middle of a game, full of what is rare at its start."""
    customers = rng.sample(range(1, 34), 24)
    monks = rng.sample(range(1, 13), 12)
    travel = {letter: rng.sample(cards, len(cards)) for letter, cards in LETTERS.items()}
    copies = {name: rng.sample(range(1, 5), 4) for name in WORKSHOPS}
    churches, chambers = rng.sample(CHURCHES, 4), rng.sample(CHAMBERS, 4)
    found: list[Village] = []
    for seat in range(seats):
        chamber = rng.choice(["", chambers[seat], chambers[seat]])
        church = rng.choice(["", churches[seat], churches[seat]])
        fields = rng.randrange(8 // seats + 1)
        owned = [name for name in WORKSHOPS if rng.random() < 0.6]
        goods = [
            good
            for name, good in zip(WORKSHOPS, GOODS, strict=True)
            if name in owned
            for _ in range(rng.randrange(ROOM[good] + 1))
        ]
        square = rng.choice([-1, 0, 1, 2])
        market = customers[seat * 6 : seat * 6 + rng.randrange(6)]
        own_banners = ["personal", "school", *owned]
        own_banners += ["chamber"] if chamber else []
        own_banners += [f"field/{n + 1}" for n in range(fields)] + ["square"]
        own_banners += [f"customer/{card}" for card in market]
        slots = CATEGORIES if chamber == "property" else PROFESSIONS
        journey = [
            travel[letter][seat]
            for letter in "abcde"[: rng.randrange(6)]
            if letter != "e" or seat < 3
        ]
        if 16 in journey:
            journey = journey[:4]
        found.append(
            village(
                coins=rng.randrange(5),
                time=rng.randrange(10),
                tree=rng.randrange(9),
                dead=" ".join(rng.sample(PROFESSIONS, rng.randrange(5))),
                school=rng.choice(["", "left", "right", "left right"]),
                chief=rng.choice(["hall", "coin", "story"]),
                workshops=" ".join(f"{name}/{copies[name][seat]}" for name in owned),
                goods=" ".join(goods),
                fields=fields,
                ploughs=[n + 1 for n in range(fields) if rng.random() < 0.4],
                church=church,
                monks=monks[seat * 3 : seat * 3 + rng.randrange(4)] if church else (),
                chamber=chamber,
                covered=" ".join(rng.sample(slots, rng.randrange(6)))
                if chamber in ("property", "citizens")
                else "",
                guild=rng.randrange(4) if chamber == "guild" else 0,
                square=square,
                tile=rng.choice(own_banners) if square >= 0 and rng.random() < 0.9 else "",
                travel=journey,
                market=market,
                reaper=rng.randrange(2),
            )
        )
    return found


LETTERS = {
    "a": [1, 2, 3, 4],
    "b": [5, 6, 7, 8],
    "c": [9, 10, 11, 12],
    "d": [13, 14, 15, 16],
    "e": [17, 18, 19],
}


def some_position(rng: random.Random) -> State:
    seats = rng.choice([2, 3, 4])
    villages = some_villages(rng, seats)
    taken = {card for own in villages for card in own.market}
    row = [card for card in range(1, 34) if card not in taken][: rng.randrange(7)]
    table: dict[str, Any] = {"rat": rng.randrange(1, 9), "palm": rng.randrange(2)}
    table["turns_done"] = rng.choice([0, seats]) if seats == 2 else 0
    table["hand"] = table["starter"] = rng.randrange(seats)
    table["sparing"] = int(rng.random() < 0.2)
    if rng.random() < 0.4:
        colours = ["w"] * 6 + ["b"] * 2
        dice = " ".join(f"{colour}{rng.randrange(1, 7)}" for colour in colours)
        return position(*villages, dice=dice, row=row, **table)
    return position(*villages, value=rng.choice((*range(2, 13), 7, 7, 7)), row=row, **table)


def test_whole_random_games() -> None:
    seen: Seen = Counter()
    for number in range(12):
        state = GAME.setup(2 + number % 3, {"start": "random"})
        wander(state, random.Random(number), 4_000, seen)
        assert state.advance() is None
    assert not {"ChooseBanner", "TakeCustomer", "MakeSum", "BuryVillager"} - seen.keys()


@pytest.mark.parametrize("seed", range(8))
def test_rich_positions(seed: int) -> None:
    rng = random.Random(f"rich/{seed}")
    seen: Seen = Counter()
    for _ in range(60):
        wander(some_position(rng), rng, 25, seen)
    for kind in ("PayFrom", "PlaceTile", "ServeCustomer", "UseSchool"):
        assert seen[kind] > 0, kind


def test_every_decision_is_met_somewhere() -> None:
    seen: Seen = Counter()
    rng = random.Random(99)
    for number in range(500):
        wander(some_position(rng), rng, 20, seen)
        if number % 20 == 0:
            wander(GAME.setup(3, {"start": "random"}), rng, 60, seen)
    assert {kind.__name__ for kind in GAME.DECISIONS} == set(seen)


def count(state: State, depth: int) -> int:
    """Ways to play on for so many choices, by the naive lists."""
    decision = state.advance()
    if decision is None or depth == 0:
        return 1
    total = 0
    for ref in naive.legal(state.to_dict()):
        choice = decision.find(ref)
        assert choice is not None
        after = state.copy()
        after.choose(choice)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("seed, depth", [(1, 3), (2, 3), (3, 3), (4, 2), (5, 4)])
def test_perft_by_two_ways_of_counting(seed: int, depth: int) -> None:
    state = some_position(random.Random(f"perft/{seed}"))
    assert sum(divide(state, depth).values()) == count(state, depth)
