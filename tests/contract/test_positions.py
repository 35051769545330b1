"""A position: copied, saved, replayed, and never with a piece too many or too few."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import demesne
from contract.cases import NAMES, Case, answer, every_case, set_up, walk
from demesne.core.laws import check_copy, saved_and_read
from demesne.core.log import read_log
from demesne.core.match import Match


@every_case
def test_pieces_are_conserved_and_the_game_ends(case: Case) -> None:
    game, state = set_up(case)
    for ply, (here, _) in enumerate(walk(state, 4)):
        game.check(here)
        assert ply < game.MAX_PLIES
    game.check(state)
    places = [standing.place for standing in game.standings(state)]
    assert places[0] == 1
    assert places == sorted(places)


@every_case
def test_a_copy_is_independent(case: Case) -> None:
    _, state = set_up(case)
    for ply, (here, decision) in enumerate(walk(state, 5)):
        if ply % 5 == 0:
            check_copy(here, decision.options(here)[-1])


@every_case
def test_playing_on_in_the_original_does_not_touch_a_copy(case: Case) -> None:
    _, state = set_up(case)
    copies = [(here.copy(), here.key()) for here, _ in walk(state, 6)]
    for copy, key in copies[::9]:
        assert copy.key() == key


@every_case
def test_a_position_saved_in_mid_turn_goes_on_to_the_same_end(case: Case) -> None:
    game, state = set_up(case)
    choices: list[int] = []
    saved = [json.dumps(here.to_dict()) for here, _ in walk(state, 7, choices)]
    for ply in range(0, len(saved), max(1, len(saved) // 12)):
        resumed = game.from_dict(json.loads(saved[ply]))
        for choice in choices[ply:]:
            resumed.advance()
            resumed.choose(choice)
        assert resumed.advance() is None
        assert resumed.key() == state.key()


@every_case
def test_a_position_saved_at_every_ply_is_the_same(case: Case) -> None:
    game, state = set_up(case)
    for ply, (here, _) in enumerate(walk(state, 8)):
        if ply % 5 == 0:
            assert saved_and_read(game, here) == here


@every_case
def test_a_log_replays_without_a_seed_to_the_same_key(case: Case) -> None:
    name, seats, options = case
    game, _ = set_up(case)
    match = Match(game, seats=seats, seed=9, options=dict(options))
    rng = random.Random(9)
    while match.decision is not None:
        match.choose(answer(match.decision, match.state, rng))
    text = match.to_log().to_text()
    again = Match.from_log(game, read_log(text))
    assert again.state.key() == match.state.key()
    assert again.to_log().to_text() == text
    assert again.events[-1][1].message == match.events[-1][1].message
    middle = Match.from_log(game, read_log(text), to=match.ply // 2)
    # Sealed answers that are not all in yet are in its log, but no records of everybody's.
    assert middle.to_log().records == match.records[: match.ply // 2], name


KEYS = """
import sys
from contract.cases import CASES, set_up, walk
for case in CASES:
    _, state = set_up(case.values[0])
    for here, _ in walk(state, 10):
        pass
    print(case.id, state.key())
"""


@pytest.mark.parametrize("hash_seed", ["1", "2718281"])
def test_keys_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    from contract.cases import CASES

    here = []
    for case in CASES:
        _, state = set_up(case.values[0])
        for _ in walk(state, 10):
            pass
        here.append(f"{case.id} {state.key()}")
    # The same engine as this one, compiled or not.
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    there = subprocess.run(
        [sys.executable, "-c", KEYS], env=environment, capture_output=True, text=True, check=True
    )
    assert there.stdout.splitlines() == here


def test_every_registered_game_is_in_the_suite() -> None:
    assert set(demesne.game_names()) < set(NAMES)


@every_case
def test_the_terms_of_an_evaluation_add_up_to_it(case: Case) -> None:
    game, state = set_up(case)

    def check(seats: int) -> None:
        for seat in range(seats):
            terms = game.terms(state, seat)
            assert len(terms) == len(game.TERMS) == len(set(game.TERMS))
            assert sum(terms) == pytest.approx(game.evaluate(state, seat))

    for ply, _ in enumerate(walk(state, 9)):
        if ply % 7 == 0:
            check(case[1])
    check(case[1])
    for standing in game.standings(state):
        assert sum(game.terms(state, standing.seat)) == standing.score
