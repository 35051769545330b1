"""The engine against `naive`: two readings of one rulebook must list the same choices."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from demesne.core.log import read_log
from demesne.core.perft import divide
from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE
from rulebook import naive
from rulebook.position import COLOURS, GAME, GOODS, NOBODY, SPACES, Family, family, menu, position

# How often each kind of decision was met.
Seen = Counter[str]

GOLDEN = Path(__file__).parents[1] / "golden"
POSITIONS = sorted((GOLDEN / "positions").glob("*.json"))
GAMES = sorted((GOLDEN / "village").glob("*.log"))

WORKPLACES = (
    *("farm", "farm", "wainwright", "stables", "library", "smithy"),
    *(f"city-{city}" for city in "abcdef"),
    *(f"council-{level}" for level in (1, 2, 3, 4)),
    *(f"church-{window}" for window in (1, 2, 3, 4)),
    *("bag", "bag", "unborn", "unborn", "unborn"),
)


def agree(state: State, seen: Seen) -> None:
    listed = menu(state)
    expected = naive.legal(state.to_dict())
    kind = type(state.agenda[-1]).__name__
    assert set(listed) == expected, (
        f"{state.agenda[-1]}: engine {sorted(set(listed) - expected)}, "
        f"naive {sorted(expected - set(listed))}; {state.to_dict()}"
    )
    assert len(set(listed)) == len(listed), f"{kind} has a line twice"
    seen[kind] += 1


def wander(state: State, rng: random.Random, plies: int, seen: Seen) -> None:
    """Random play, with the two lists compared before every choice."""
    decision = state.advance()
    for _ in range(plies):
        if decision is None:
            return
        agree(state, seen)
        options = decision.options(state)
        if decision.seat == CHANCE:
            choice = sample(decision, state, rng)
        else:
            # Away from `skip` and `done` more often than not, to get somewhere.
            choice = rng.choice(options[1:] if len(options) > 1 and rng.random() < 0.7 else options)
        state.choose(choice)
        decision = state.advance()


def wealthy(rng: random.Random) -> Family:
    """A family with anything anywhere."""
    people: dict[str, list[int]] = {"farm": []}
    for generation in (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4):
        people.setdefault(rng.choice(WORKPLACES), []).append(generation)
    return family(
        life=rng.randrange(10),
        coins=rng.choice((0, 0, 1, 2, 3, 5)),
        grain=rng.randrange(6),
        cubes=" ".join(rng.choice(COLOURS[:4]) for _ in range(rng.randrange(8))),
        goods=" ".join(rng.choice(GOODS) for _ in range(rng.randrange(8))),
        cities="".join(city for city in "abcdef" if rng.random() < 0.3),
        people=people,
    )


def anywhere(seats: int, rng: random.Random) -> State:
    """A position nobody may ever reach, but the rules must read all the same."""
    spaces = {
        space: " ".join(rng.choice(COLOURS[:4]) for _ in range(rng.randrange(3)))
        for space in SPACES
    }
    spaces[rng.choice(SPACES)] = "plague"
    return position(
        *(wealthy(rng) for _ in range(seats)),
        spaces=spaces,
        stalls=rng.sample(range(1, 25), seats + 1),
        next_start=rng.choice((NOBODY, NOBODY, 0, 1)),
        starting_seat=rng.randrange(seats),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_naive_agrees_in_whole_games(seats: int) -> None:
    seen: Seen = Counter()
    for seed in range(12):
        rng = random.Random(f"game {seats} {seed}")
        options = {"start": "random" if seed % 2 else "first"}
        wander(GAME.setup(seats, options), rng, GAME.MAX_PLIES, seen)
    assert sum(seen.values()) > 3_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_naive_agrees_anywhere(seats: int) -> None:
    seen: Seen = Counter()
    for seed in range(120):
        rng = random.Random(f"anywhere {seats} {seed}")
        wander(anywhere(seats, rng), rng, 40, seen)
    met_only_in_set_up = {"DrawStartingPlayer"}
    every_kind = {kind.__name__ for kind in GAME.DECISIONS}
    assert every_kind - met_only_in_set_up - set(seen) == set()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.stem))
def test_naive_agrees_in_the_golden_games(path: Path) -> None:
    """Between them they take every line of every menu."""
    log = read_log(path.read_text("utf-8"))
    state = GAME.setup(log.seats, log.options)
    for record in log.records:
        decision = state.advance()
        assert decision is not None
        agree(state, Counter())
        choice = decision.find(record.ref)
        assert choice is not None
        state.choose(choice)


def test_naive_has_golden_games_and_positions_to_read() -> None:
    assert GAMES
    assert POSITIONS


def test_naive_knows_every_decision_of_the_game() -> None:
    assert naive.RULES.keys() == {kind.__name__ for kind in GAME.DECISIONS}


# -- perft -------------------------------------------------------------------------------


def naive_perft(state: State, depth: int) -> int:
    """How many lines of play there are; the engine only carries the choices out."""
    decision = state.advance()
    if decision is None or depth == 0:
        return 1
    refs = naive.legal(state.to_dict())
    return len(refs) if depth == 1 else sum(below(state, ref, depth) for ref in refs)


def naive_divide(state: State, depth: int) -> dict[str, int]:
    """The count below each choice: where two countings part, this says."""
    state.advance()
    return {ref: below(state, ref, depth) for ref in naive.legal(state.to_dict())}


def below(state: State, ref: str, depth: int) -> int:
    child = state.copy()
    decision = child.advance()
    assert decision is not None
    choice = decision.find(ref)
    assert choice is not None, f"{decision} has no line {ref}"
    child.choose(choice)
    return naive_perft(child, depth - 1)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: str(path.stem))
def test_naive_perft_of_the_golden_positions(path: Path) -> None:
    golden = json.loads(path.read_text("utf-8"))
    state = GAME.from_dict(golden["state"])
    for depth, leaves in enumerate(golden["perft"], start=1):
        counts = naive_divide(state, depth)
        assert counts == divide(state, depth), f"{golden['about']} Depth {depth}."
        assert sum(counts.values()) == leaves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_naive_perft_with_full_barns(seats: int) -> None:
    """Every action and every way to pay within three choices."""
    everything = family(
        life=8,
        coins=3,
        grain=5,
        cubes="orange orange orange pink pink pink green green brown brown",
        goods="scroll horse plough ox wagon",
        cities="a",
        people={"farm": [1, 2], "smithy": [1], "city-a": [2], "council-4": [3], "bag": [1]},
    )
    state = position(everything, *(family() for _ in range(seats - 1)))
    counts = naive_divide(state, 3)
    assert counts == divide(state, 3)
    assert sum(counts.values()) > 200
