"""The engine against `effects` and `course`: two readings of one rulebook must change the same
pieces, and go on in the same way."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from demesne.core.sample import sample
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision
from rulebook.feudum import course, effects, naive
from rulebook.feudum.position import GAME
from rulebook.feudum.test_naive import DULL, some_position

Seen = Counter[str]
# So many answers of a kind are tried out besides those that are given: all lines of its menus.
EVERY_LINE = 500


def plain(state: State) -> dict[str, Any]:
    return naive.spelled(state.to_dict())


def compare(what: str, before: dict[str, Any], expected: dict[str, Any], state: State) -> None:
    after = plain(state)
    wrong = {
        name: (before[name], expected[name], after[name])
        for name in after
        if name != "agenda" and expected[name] != after[name]
    }
    assert not wrong, f"{what}: (before, by the book, by the engine) {wrong}; {before}"


def goes_on(what: str, before: dict[str, Any], follows: course.Steps, state: State) -> None:
    expected = [*before["agenda"][:-1], *follows]
    after = json.loads(json.dumps(state.to_dict()["agenda"]))
    assert after == json.loads(json.dumps(expected)), f"{what}: {before}"


def run_steps(state: State, seen: Seen) -> None:
    """What happens by itself, step by step; membership as far as nobody is asked."""
    while state.agenda and not isinstance(state.agenda[-1], Decision):
        before = plain(state)
        kind = before["agenda"][-1][0]
        while True:
            step = state.agenda.pop()
            step.run(state)
            again = state.agenda and type(state.agenda[-1]).__name__ == "Recalc"
            if kind != "Recalc" or not again:
                break
        expected = effects.stepped(before)
        compare(kind, before, expected, state)
        goes_on(kind, before, course.after_step(before, expected), state)
        seen[kind] += 1


def answer(state: State, choice: int, seen: Seen) -> None:
    before = plain(state)
    decision = state.agenda[-1]
    assert isinstance(decision, Decision)
    ref = decision.ref(choice)
    state.choose(choice)
    expected = effects.answered(before, ref)
    compare(f"{decision} {ref}", before, expected, state)
    goes_on(f"{decision} {ref}", before, course.after_answer(before, expected, ref), state)
    seen[type(decision).__name__] += 1


def wander(state: State, rng: random.Random, plies: int, seen: Seen) -> None:
    """Random play, with every change looked at."""
    for _ in range(plies):
        run_steps(state, seen)
        if not state.agenda:
            return
        decision = state.agenda[-1]
        assert isinstance(decision, Decision)
        if decision.seat == CHANCE:
            answer(state, sample(decision, state, rng), seen)
            continue
        asked: Decision[Any] = decision
        open_now = [window for seat in range(state.seats) for window in state.windows(seat)]
        if open_now and not state.sealed_questions() and rng.random() < 0.05:
            asked = rng.choice(open_now)
            state.agenda.append(asked)
            seen[f"window {type(asked).__name__}"] += 1
        options = asked.options(state)
        if seen[f"lines of {type(asked).__name__}"] < EVERY_LINE:
            seen[f"lines of {type(asked).__name__}"] += len(options)
            for choice in options:
                other = state.copy()
                answer(other, choice, seen)
                run_steps(other, seen)
        further = [n for n in options if not asked.ref(n).startswith(DULL)]
        answer(state, rng.choice(further if further and rng.random() < 0.7 else options), seen)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_every_change_of_whole_games(mode: str) -> None:
    seen: Seen = Counter()
    for number in range(4):
        state = GAME.setup(2 + number % 4, {"start": "random", "mode": mode})
        wander(state, random.Random(f"{mode}/{number}"), 8_000, seen)
        assert not state.agenda
    assert seen["EndOfRound"] > 20
    assert seen["DawnScoring"] == 16


def test_every_change_in_rich_positions() -> None:
    rng = random.Random("effects")
    seen: Seen = Counter()
    for number in range(240):
        wander(some_position(rng), rng, 40, seen)
        if number % 50 == 0:
            wander(GAME.setup(3, {"start": "random"}), rng, 60, seen)
    # Whatever can be asked was answered, whatever can happen by itself happened.
    assert {kind.__name__ for kind in GAME.DECISIONS} <= seen.keys()
    assert {kind.__name__ for kind in GAME.STEPS} <= seen.keys()
    assert {kind.__name__ for kind in GAME.DECISIONS} == effects.ANSWERS.keys()
    assert {kind.__name__ for kind in GAME.STEPS} == effects.STEPS.keys() | effects.QUIET
    assert {f"window {kind}" for kind in naive.FREE.values()} <= seen.keys()
