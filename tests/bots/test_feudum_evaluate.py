"""What `greedy` steers by in Feudum: begun attacks, voyages and alms count before they are done."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from demesne import bots
from demesne.bots.greedy import Greedy
from demesne.core.match import Match
from demesne.core.sample import play_out
from demesne.core.state import State
from rulebook.feudum.position import GAME, family, play, position

MOVE, CONQUER, REPEAT = 1 << 1, 1 << 7, 1 << 9


def worth(state: State) -> float:
    return GAME.evaluate(state, 0)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_terms_add_up_to_it(seats: int, mode: str) -> None:
    options = GAME.full_options({"mode": mode})
    rng = random.Random(seats)
    state = Match(GAME, seats, seed=seats, options=options).state.copy()
    for _ in range(120):
        for seat in range(seats):
            assert sum(GAME.terms(state, seat)) == pytest.approx(GAME.evaluate(state, seat))
        play_out(state, rng, 9)
    assert not state.agenda
    assert [GAME.evaluate(state, seat) for seat in range(seats)] == GAME.scores(state)


def test_an_attack_counts_before_the_attacked_has_answered() -> None:
    def attack(goods: str) -> float:
        before = position(
            family(pawns="noble@forest-9 monk@forest-9", goods=goods, hand="move guild"),
            family(pawns="merchant@forest-9", hand="defend move"),
            agenda=[["Conquer", 0]],
        )
        return worth(play(before, "seat-2/pawn-1")) - worth(before)

    assert attack("saltpeter") > 0.5
    assert attack("") == pytest.approx(0.0)


@pytest.mark.parametrize(
    "pawns, goods, rival",
    [
        ("noble@forest-9 monk@forest-9", "saltpeter", "merchant@forest-9"),
        ("knight@forest-9", "saltpeter saltpeter", "merchant@forest-9"),
        ("noble@forest-9 monk@forest-8", "saltpeter", "merchant@forest-9"),
    ],
)
def test_conquer_is_worth_a_card_where_somebody_can_be_beaten(
    pawns: str, goods: str, rival: str
) -> None:
    def gain(goods: str) -> float:
        without = position(family(pawns=pawns, goods=goods, hand="move guild"), family(pawns=rival))
        held = position(
            family(pawns=pawns, goods=goods, hand="move guild conquer"), family(pawns=rival)
        )
        return worth(held) - worth(without)

    assert gain(goods) > 0.4
    assert gain("") == pytest.approx(0.0)


def test_a_repeat_beside_a_move_is_a_stage_of_the_voyage() -> None:
    def gain(cards: str) -> float:
        own: dict[str, Any] = {"pawns": "noble@forest-9"}
        with_it = position(family(**own, hand=f"{cards} repeat"), family())
        return worth(with_it) - worth(position(family(**own, hand=cards), family()))

    assert gain("move") > gain("tax") + 1.5


def test_the_farthest_on_the_voyage_has_more_of_it() -> None:
    alone = position(family(voyage=3, hand="move"), family(voyage=1))
    behind = position(family(voyage=3, hand="move"), family(voyage=4))
    voyage = GAME.TERMS.index("voyage")
    assert GAME.terms(alone, 0)[voyage] > GAME.terms(behind, 0)[voyage]


def test_alms_count_before_the_fist_is_opened() -> None:
    """The monks' push: with the higher bead six are reached, with the lower one three."""
    before = position(
        family(pawns="monk@forest-9", hand="guild move"),
        family(),
        agenda=[["ChooseGuild", 0, 0]],
        rosary="2 5",
    )
    assert worth(play(before, "monk/push")) > worth(before) + 2


def test_a_vessel_is_worth_more_where_it_leads_to_free_land() -> None:
    """A ship goes on to the mountain; no submersible leaves from here."""

    def gain(vessel: str) -> float:
        own: dict[str, Any] = {"pawns": "noble@badlands-17", "rules": "badlands-17", "hand": "tax"}
        rival = family(rules="badlands-16 badlands-19")
        with_it = position(family(**own, vessels=vessel), rival)
        return worth(with_it) - worth(position(family(**own), rival))

    assert gain("ship") > gain("submersible") + 0.3


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_greedies_go_everywhere(mode: str) -> None:
    class Quick(Greedy):
        POSITIONS = 150

    done: Counter[str] = Counter()
    for seed in range(2):
        match = Match(GAME, 2, seed=seed, options=GAME.full_options({"mode": mode}))
        bots.finish(match, [Quick(GAME, seat, random.Random(seat)) for seat in range(2)])
        done.update(record.kind for record in match.records)
        done.update(f"{record.kind} {record.ref.split('/')[0]}" for record in match.records)
    for kind in ("SetOut set-out", "Harvest", "Improve", "Migrate", "Tax tax", "Repeat card"):
        assert done[kind] > 0, kind
