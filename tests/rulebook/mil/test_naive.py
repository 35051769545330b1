"""The engine against `naive`: two readings of one rulebook must list the same choices."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from demesne.core.perft import divide
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE
from rulebook.mil import naive
from rulebook.mil.position import GAME, family, knight, menu, position

# How often each kind of decision was met.
Seen = Counter[str]


def agree(state: State, seen: Seen) -> None:
    listed = menu(state)
    expected = naive.legal(state.to_dict())
    top = state.agenda[-1]
    assert set(listed) == expected, (
        f"{top}: engine {sorted(set(listed) - expected)}, "
        f"naive {sorted(expected - set(listed))}; {state.to_dict()}"
    )
    assert len(set(listed)) == len(listed), f"{top} has a line twice"
    seen[type(top).__name__] += 1


def wander(state: State, rng: random.Random, seen: Seen) -> None:
    """Random play, with the two lists compared before every choice."""
    while (decision := state.advance()) is not None:
        agree(state, seen)
        options = decision.options(state)
        if decision.seat == CHANCE:
            choice = sample(decision, state, rng)
        else:
            # Away from `done` and `nothing` more often than not, to get somewhere.
            choice = rng.choice(options[1:] if len(options) > 1 and rng.random() < 0.5 else options)
        state.choose(choice)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_ask_the_same_questions(seats: int) -> None:
    seen: Seen = Counter()
    for seed in range(10):
        rng = random.Random(f"{seats}/{seed}")
        offered = sorted(GAME.options_for(seats).items())
        options = {name: rng.choice(values) for name, values in offered}
        wander(GAME.setup(seats, options), rng, seen)
    # What hardly happens among random players is met below.
    assert len(seen) > 24


def rich(rng: random.Random, seats: int) -> State:
    """A position late in some game: armies, vassals, stocks, and somebody about to act."""
    lands = ["cereal"] * 6 + ["cereal/b"] * 5 + ["cloth"] * 9 + ["mine"] * 3 + ["mine/b"] * 4
    rng.shuffle(lands)
    families = []
    for seat in range(seats):
        others = [-1, -1, *(other for other in range(seats) if other != seat)]
        columns = [
            knight(
                rng.randrange(7),
                " ".join(lands.pop() for _ in range(min(n, len(lands)))),
                castle=rng.randrange(2),
                heir=rng.randrange(2),
                time=rng.randrange(4),
                suzerain=rng.choice(others),
            )
            for n in (rng.randrange(3) for _ in range(rng.randrange(2, 5)))
        ]
        stock = " ".join(f"{rng.randrange(7)} {name}" for name in naive.RESOURCES)
        damsels = rng.randrange(4)
        privileges = rng.randrange(3)
        families.append(family(*columns, stock=stock, damsels=damsels, privileges=privileges))
    visit = rng.choice(["VisitCourt", "VisitMarket", "VisitWar", "VisitClergy"])
    expert = int(seats > 2)
    return position(
        *families,
        agenda=[["BuildCathedral"], [visit, 0, rng.randrange(2)]],
        tops=("fishing", "quarry"),
        face_down="quarry fishing",
        kings_soldiers=rng.choice([-1, 0, 4]),
        archbishop=rng.choice([-1, 1, 5]),
        pope=expert,
        kings_pleasure=expert,
    )


def test_armed_and_rich_families_ask_the_same_questions() -> None:
    seen: Seen = Counter()
    for seed in range(300):
        rng = random.Random(seed)
        wander(rich(rng, rng.randrange(2, 6)), rng, seen)
    for kind in ("AnswerRansom", "ExceedRansom", "RaiseBid", "JoinBattle", "AskSuzerain"):
        assert seen[kind] > 10, kind
    assert seen["SpendGift"] > 10


def leaves(state: State, depth: int) -> int:
    """Perft by the naive lists alone: the engine only carries choices out."""
    decision = state.advance()
    if decision is None or depth < 1:
        return 1
    total = 0
    for ref in naive.legal(state.to_dict()):
        choice = decision.find(ref)
        assert choice is not None
        after = state.copy()
        after.choose(choice)
        total += leaves(after, depth - 1)
    return total


@pytest.mark.parametrize("seed", range(6))
def test_perft_agrees(seed: int) -> None:
    rng = random.Random(seed)
    state = rich(rng, 2 + seed % 4)
    assert sum(divide(state, 3).values()) == leaves(state, 3)


def test_perft_of_the_first_action() -> None:
    state = GAME.setup(3, {"start": "first"})
    state.advance()
    for ref in ("cloth", "mine"):
        decision = state.advance()
        assert decision is not None
        choice = decision.find(ref)
        assert choice is not None
        state.choose(choice)
    assert sum(divide(state, 2).values()) == leaves(state, 2)
